import { expect, it } from 'vitest';
import { misread, type NoticeCase, statementsIn } from '../../../../test/factories/notice-cases.ts';

const cases: NoticeCase[] = [
  ...[
    'Die Verarbeitung erfolgt auf Grundlage Ihrer Einwilligung.',
    'Wir stützen die Verarbeitung auf unser berechtigtes Interesse.',
    'We process your data based on our legitimate interests.',
    'Processing is necessary for the performance of a contract.',
  ].map((text): NoticeCase => [text, text, ['legalBases']]),
  ...[
    'Recht auf Datenübertragbarkeit: Sie haben das Recht, Daten, die wir auf Grundlage Ihrer Einwilligung verarbeiten, zu erhalten.',
    'Sie können Verarbeitungen, die auf berechtigtem Interesse beruhen, widersprechen.',
    'Ihre Daten geben wir nicht ohne Ihre Einwilligung weiter.',
  ].map((text): NoticeCase => [text, text, [], ['legalBases']]),
  ...[
    'Grundlage dafür ist der Behandlungsvertrag.',
    'Grundlage der Verarbeitung sind unsere berechtigten Interessen.',
    'Grundlage hierfür bildet Ihre freiwillige Einwilligung.',
    'Grundlage ist eine gesetzliche Pflicht.',
  ].map((text): NoticeCase => [text, text, ['legalBases'], ['legalBasesInWords']]),
  ...[
    'Grundlage dafür ist der Auftragsverarbeitungsvertrag mit dem Anbieter.',
    'Grundlage ist ein Vertrag zur Auftragsverarbeitung.',
    'Grundlage dafür ist nicht Ihre Einwilligung.',
  ].map((text): NoticeCase => [text, text, [], ['legalBases']]),
  ['in line with the GDPR is no basis', 'Wir arbeiten DSGVO-konform und halten die Vorgaben der DSGVO ein.', [], ['legalBases']],
  ['only § 25 TDDDG', 'Die Speicherung erfolgt nach § 25 Abs. 2 Nr. 2 TDDDG.', ['legalBases']],
  ['words instead of letters', 'Rechtsgrundlage ist Ihre Einwilligung.', ['legalBases']],
  [
    'concrete interest',
    'Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO. Unser berechtigtes Interesse liegt im sicheren Betrieb.',
    ['legalBases', 'legitimateInterest'],
  ],
  [
    'interest an der',
    'Der Websitebetreiber hat ein berechtigtes Interesse an der fehlerfreien Darstellung seiner Website (Art. 6 Abs. 1 lit. f DSGVO).',
    ['legitimateInterest'],
  ],
  [
    'im Interesse einer',
    'Die Nutzung erfolgt im Interesse einer ansprechenden Darstellung. Dies stellt ein berechtigtes Interesse dar.',
    ['legitimateInterest'],
  ],
  ...[
    'Das dient der Sicherheit und Stabilität der Seite (Art. 6 Abs. 1 lit. f DSGVO).',
    'Die Protokolle dienen der Abwehr von Angriffen (Art. 6 Abs. 1 Buchst. f DSGVO).',
    'Wir speichern das zur Verbesserung unseres Angebots (Art. 6 Abs. 1 lit. f DSGVO).',
    'Dies geschieht aus Sicherheitsgründen (Art. 6 Abs. 1 lit. f DSGVO).',
  ].map((text): NoticeCase => [text, text, ['legitimateInterest']]),
  [
    'interest not named, though the letter serves as a basis',
    'Als Rechtsgrundlage dient Art. 6 Abs. 1 lit. f DSGVO. Grundlage ist Art. 6 Abs. 1 lit. f DSGVO.',
    ['legalBases'],
    ['legitimateInterest'],
  ],
  [
    'interest not named',
    'Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO (berechtigte Interessen).',
    ['legalBases'],
    ['legitimateInterest'],
  ],
  [
    'words of the law',
    'Ist die Verarbeitung zur Wahrung der berechtigten Interessen des Verantwortlichen oder eines Dritten erforderlich, so dient Art. 6 Abs. 1 lit. f DSGVO als Rechtsgrundlage.',
    ['legalBases'],
    ['legitimateInterest'],
  ],
  [
    'letters in Art. 21',
    'Sie können jederzeit Widerspruch gegen Verarbeitungen nach Art. 6 Abs. 1 lit. e oder f DSGVO einlegen.',
    ['rightObjection'],
    ['legalBases'],
  ],
];

it.each(cases)('%s', (...noticeCase) => {
  expect(misread(noticeCase)).toEqual({ missing: [], wrong: [] });
});

const lettersOf = (text: string) => statementsIn(text).find(({ kind }) => kind === 'legalBases')?.value;

it.each([
  [
    'Einwilligung (Art. 6 Abs. 1 S. 1 lit. a DSGVO), Vertragserfüllung und vorvertragliche Anfragen (lit. b), rechtliche Verpflichtung (lit. c) und berechtigte Interessen (lit. f).',
    'a,b,c,f',
  ],
  ['Rechtsgrundlagen nach Art. 6 Abs. 1 lit. a DSGVO: Einwilligung.\nBuchstabe b: Vertrag.\nBuchstabe f: Interesse.', 'a,b,f'],
  ['Rechtsgrundlage ist Art. 6 Abs. 1 lit. a DSGVO, bei Gesundheitsdaten Art. 9 Abs. 2 lit. b und lit. c DSGVO.', 'a'],
  ['Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO. Aufbewahrt wird nach § 147 Abs. 1 AO, lit. b der Richtlinie.', 'f'],
  ['We rely on consent (Art. 6(1)(a) GDPR), contract (point (b)) and legitimate interests (point (f)).', 'a,b,f'],
])('reads letters without their article: %s', (text, letters) => {
  expect(lettersOf(text)).toBe(letters);
});

it('quotes each letter where it is named first', () => {
  const operation = 'Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO; unser Interesse liegt im Betrieb der Website.';
  const statistics = 'Die Statistik beruht auf Ihrer Einwilligung (Art. 6 Abs. 1 lit. a DSGVO).';
  const [bases] = statementsIn(`${operation}\n${statistics}`).filter(({ kind }) => kind === 'legalBases');
  expect(bases).toMatchObject({ value: 'a,f', quote: operation, quotesByGround: { f: operation, a: statistics } });
});

const logs = 'Unser Server speichert Protokolle';

it.each<[string, boolean]>([
  ['Art. 6 Abs. 1 lit. f DSGVO (our interest in improving our services)', true],
  ['Die Logs speichern wir (Art. 6 Abs. 1 lit. f DSGVO, Sicherheit der Systeme).', true],
  ['Das ist zur Wahrung unserer berechtigten Interessen erforderlich, nämlich der Stabilität der Website, Art. 6 Abs. 1 f) DSGVO.', true],
  ['Die Speicherung wehrt Angriffe ab (Art. 6 Abs. 1 lit. f DSGVO), darin liegt auch unser Interesse.', true],
  ['Die Logs speichern wir (Art. 6 Abs. 1 lit. f DSGVO, berechtigtes Interesse).', false],
  ['Die Logs speichern wir (Art. 6 Abs. 1 lit. f DSGVO, Erwägungsgrund 47).', false],
  ['Die Logs speichern wir (Art. 6 Abs. 1 lit. f DSGVO, siehe unten).', false],
  [`${logs} (Art. 6 Abs. 1 lit. f DSGVO: sicherer Betrieb).`, true],
  [`${logs}, Art. 6 Abs. 1 Buchst. f DSGVO (Sicherheit der Website).`, true],
  [`${logs}. Rechtsgrundlage: Art. 6 Abs. 1 lit. f DSGVO – Abwehr von Angriffen.`, true],
  [`${logs} (Art. 6 Abs. 1 lit. f DSGVO, Interesse an einem stabilen Betrieb).`, true],
  [`${logs} (Art. 6(1)(f) DSGVO: Schutz vor Missbrauch)`, true],
  [`${logs} (Art. 6 Abs. 1 lit. f DSGVO).`, false],
  [`${logs} (Art. 6 Abs. 1 lit. f DSGVO: berechtigtes Interesse).`, false],
  [`${logs}. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO (berechtigte Interessen).`, false],
  [`${logs}. Art. 6 Abs. 1 lit. f DSGVO: Verarbeitung zur Wahrung berechtigter Interessen.`, false],
  [`${logs} (Art. 6 Abs. 1 lit. f DSGVO: soweit erforderlich).`, false],
])('interest named behind the letter: %s', (text, isNamed) => {
  expect(statementsIn(`Protokolle\n${text}`).some(({ kind }) => kind === 'legitimateInterest')).toBe(isNamed);
});

it.each([
  ['Wir verarbeiten Ihre Angaben nach Art. 6 Abs. 1 DSGVO (Vertragserfüllung, Einwilligung oder berechtigtes Interesse).', 'a,b,f'],
  ['Grundlage ist Art. 6 DSGVO: gesetzliche Pflicht und Vertrag.', 'b,c'],
  ['We process your data under Art. 6(1) GDPR (consent, legitimate interests).', 'a,f'],
])('bases that follow the article by name: %s', (text, letters) => {
  expect(statementsIn(text).find(({ kind }) => kind === 'legalBases')?.value).toBe(letters);
});
