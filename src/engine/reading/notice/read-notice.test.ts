import { describe, expect, it } from 'vitest';
import type { NoticeItemKind } from '#checks/shared/notice/notice-items.ts';
import { legalPage, pageFact, siteUrl } from '../../../../test/factories/facts.ts';
import { privacyText } from '../../../../test/factories/legal-texts.ts';
import { sixRights, statementsIn } from '../../../../test/factories/notice-cases.ts';
import { readNoticeItems } from './read-notice.ts';

const valueIn = (text: string, kind: NoticeItemKind) => statementsIn(text).find((item) => item.kind === kind)?.value;

const letters: [string, string][] = [
  ['Art. 6 Abs. 1 lit. f DSGVO', 'f'],
  ['Art. 6 I 1 f DSGVO', 'f'],
  ['Art. 6 Abs. 1 S. 1 lit. b DS-GVO', 'b'],
  ['Art. 6 Abs. 1 UAbs. 1 lit. f DSGVO', 'f'],
  ['Art. 6 Abs. 1 Unterabs. 1 Buchst. c DSGVO', 'c'],
  ['Artikel 6 Absatz 1 Buchstabe e DSGVO', 'e'],
  ['Art. 6 (1) f DSGVO', 'f'],
  ['Art. 6 (1) (a) GDPR', 'a'],
  ['Article 6(1)(b) GDPR', 'b'],
  ['Art. 6 Abs. 1 Satz 1 Buchst. a) und f) DSGVO', 'a,f'],
  ['Art. 6 Abs. 1 lit. a, b und f DSGVO', 'a,b,f'],
  ['Art. 6 Abs. 1 lit. a DSGVO sowie Art. 6 Abs. 1 lit. f DSGVO', 'a,f'],
  ['§ 6 Nr. 4 DSG-EKD', 'DSG-EKD'],
  ['§ 6 Abs. 1 lit. g KDG', 'KDG'],
  ['Art. 6 DSGVO', ''],
];

describe('values', () => {
  it.each(letters)('%s: letters %s', (text, value) => {
    expect(valueIn(`Rechtsgrundlage der Verarbeitung ist ${text}.`, 'legalBases')).toBe(value);
  });

  it.each<[string, NoticeItemKind, string]>([
    ['Die Protokolle werden nach 14 Tagen gelöscht.', 'retentionPeriod', '14 Tagen'],
    ['Wir speichern Ihre Daten, solange es erforderlich ist.', 'retentionCriterion', 'necessity'],
    ['Wir geben keine Daten an Dritte weiter.', 'recipients', 'none'],
    ['Eine Übermittlung in Drittländer findet nicht statt.', 'thirdCountry', 'none'],
    ['Sie können Ihre Einwilligung jederzeit widerrufen.', 'withdrawal', ''],
    ['Den Newsletter versenden wir an die E-Mail-Adresse, die Sie angegeben haben.', 'newsletter', ''],
  ])('%s: %s', (text, kind, value) => {
    expect(valueIn(text, kind)).toBe(value);
  });

  it('names the authority and the way to withdraw', () => {
    expect(valueIn('Sie können sich beschweren bei der Aufsichtsbehörde: LfDI Baden-Württemberg, Stuttgart.', 'complaint')).toMatch(
      /^LfDI Baden/,
    );
    const officer = 'Beauftragte für den Datenschutz\nSie erreichen sie unter datenschutz@kirchenkreis.de.';
    const right = 'Beschweren können Sie sich bei der Aufsichtsbehörde: Die Landesbeauftragte für den Datenschutz Niedersachsen, Hannover.';
    expect(valueIn(`${officer}\n\n${right}`, 'complaint')).toMatch(/^Landesbeauftragte/);
    const kind = 'Sie haben das Recht auf Beschwerde bei der Datenschutzaufsicht.';
    expect(valueIn(`${kind} Zuständig ist: Landesbeauftragte für Datenschutz Nordrhein-Westfalen.`, 'complaint')).toMatch(
      /^Landesbeauftragte/,
    );
    expect(valueIn(kind, 'complaint')).toBe('Datenschutzaufsicht.');
    const church = 'Sie können sich bei der Datenschutzaufsicht der EKD beschweren. Die Landesbeauftragte ist nicht zuständig.';
    expect(valueIn(church, 'complaint')).toMatch(/^Datenschutzaufsicht der EKD/);
    expect(valueIn('Sie können Ihre Einwilligung jederzeit per E-Mail widerrufen.', 'withdrawal')).toMatch(/E-Mail/);
    expect(valueIn('Unser Newsletter wird an Ihre Adresse über CleverReach versendet.', 'newsletter')).toMatch(/CleverReach/);
  });

  it('quotes at most 200 characters', () => {
    expect(statementsIn(privacyText).every(({ quote }) => quote.length > 0 && quote.length <= 200)).toBe(true);
  });
});

describe('whole texts', () => {
  const complete = (part: Parameters<typeof legalPage>[0], pages = [pageFact()]) =>
    readNoticeItems(legalPage({ kind: 'privacy', ...part }), pages).complete;
  const url = `${siteUrl}datenschutz`;

  it('is complete only when all of it was read in a language that is understood', () => {
    expect(complete({})).toBe(true);
    expect(complete({ contentKind: 'combined' })).toBe(true);
    expect(complete({ text: '' })).toBe(false);
    expect(complete({ failure: 'timeout' })).toBe(false);
    expect(complete({ contentKind: 'placeholder' })).toBe(false);
    expect(complete({ contentKind: 'other' })).toBe(false);
    expect(complete({}, [pageFact({ url, kind: 'privacy', textComplete: false })])).toBe(false);
    const french =
      'Nous traitons les données que vous nous envoyez avec le formulaire pour répondre à votre demande. Vous avez le droit de vous opposer au traitement et de demander une copie.';
    expect(complete({ text: french, language: 'de' })).toBe(false);
    expect(readNoticeItems(legalPage({ kind: 'privacy', text: french })).items).toEqual([]);
  });

  it('reads a text that a PDF broke into lines', () => {
    const broken = `Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschrän-\nkung der Verarbeitung, Datenübertragbarkeit sowie auf Widerspruch gegen die\nverarbeitung Ihrer Daten und können sich bei einer Aufsichts-\nbehörde beschweren.`;
    const kinds = new Set(statementsIn(broken).map(({ kind }) => kind));
    for (const kind of [...sixRights, 'complaint'] as const) expect(kinds).toContain(kind);
  });

  it('leaves out what the start page shows as well', () => {
    const footer = 'Melden Sie sich zum Newsletter an: Ihre E-Mail-Adresse verwenden wir nur für den Versand.';
    const page = legalPage({ kind: 'privacy', text: `${privacyText}\n${footer}` });
    expect(readNoticeItems(page).items.some(({ kind }) => kind === 'newsletter')).toBe(true);
    expect(readNoticeItems(page, [pageFact({ text: `Willkommen\n${footer}` })]).items.some(({ kind }) => kind === 'newsletter')).toBe(
      false,
    );
  });

  it('leaves out the banner in the language of the notice, though the start page speaks another', () => {
    const banner = 'Mit „Alle akzeptieren“ erlauben Sie uns, Cookies zu speichern, um unsere Newsletter-Werbung per E-Mail zu verbessern.';
    const address = 'Muster GmbH, Musterweg 1, 12345 Musterstadt';
    const page = legalPage({ kind: 'privacy', text: `${address}\n${privacyText}\n${banner}` });
    const pages = [
      pageFact({ text: 'Welcome' }),
      pageFact({ url: 'https://muster.test/impressum', kind: 'imprint', text: `${address}\n${banner}` }),
      pageFact({ url: 'https://muster.test/de', kind: 'other', text: `${address}\n${banner}` }),
    ];
    const quotes = readNoticeItems(page, pages).items.map(({ quote }) => quote);
    expect(quotes.some((quote) => quote.includes('Alle akzeptieren'))).toBe(false);
    expect(quotes.some((quote) => quote.includes('Muster GmbH'))).toBe(true);
    expect(readNoticeItems(page, pages.slice(0, 2)).items.some(({ quote }) => quote.includes('Alle akzeptieren'))).toBe(true);
  });
});
