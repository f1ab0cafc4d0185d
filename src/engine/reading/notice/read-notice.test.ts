import { describe, expect, it } from 'vitest';
import type { NoticeItemKind } from '#checks/notice-items.ts';
import { legalPage, pageFact, siteUrl } from '../../../../test/factories/facts.ts';
import { privacyText } from '../../../../test/factories/legal-texts.ts';
import { readNoticeItems } from './read-notice.ts';

const german = 'Datenschutzhinweise\nDer Schutz der Privatsphäre ist uns wichtig, und wir nehmen ihn auch bei dieser Website sehr ernst.';
const english = 'Privacy policy\nThe protection of privacy is important to us and we take it very seriously on this website as well.';
const read = (text: string) => readNoticeItems(legalPage({ kind: 'privacy', text })).items;
const kindsOf = (text: string, intro = german) => new Set(read(`${intro}\n${text}`).map(({ kind }) => kind));
const valueIn = (text: string, kind: NoticeItemKind, intro = german) => read(`${intro}\n${text}`).find((item) => item.kind === kind)?.value;

type Case = [name: string, text: string, stated: NoticeItemKind[], notStated?: NoticeItemKind[]];

const controllers: Case[] = [
  [
    'block under a heading',
    'Verantwortlicher\nBeispiel GmbH\nMusterweg 1\n12345 Musterstadt\nE-Mail: info@beispiel.test',
    ['controller', 'controllerContact'],
  ],
  [
    'long formula over two lines',
    'Name und Anschrift des Verantwortlichen\nDer Verantwortliche im Sinne der Datenschutz-Grundverordnung und anderer nationaler Datenschutzgesetze der Mitgliedsstaaten sowie sonstiger datenschutzrechtlicher Bestimmungen ist die:\nBeispiel GmbH\nMusterweg 1\n12345 Musterstadt',
    ['controller', 'controllerContact'],
  ],
  [
    'stelle with colon',
    'Hinweis zur verantwortlichen Stelle\nDie verantwortliche Stelle für die Datenverarbeitung auf dieser Website ist:\nAnna Beispiel\nMusterweg 1\n12345 Musterstadt',
    ['controller', 'controllerContact'],
  ],
  [
    'name before the role',
    'Wir, die Beispiel GmbH, Musterweg 1, 12345 Musterstadt, sind verantwortlich für die Verarbeitung Ihrer Daten.',
    ['controller', 'controllerContact'],
  ],
  [
    'disguised address',
    'Verantwortlich im Sinne der DSGVO ist Anna Beispiel, anna (at) beispiel (punkt) test.',
    ['controller', 'controllerContact'],
  ],
  ['name without address', 'Verantwortlicher im Sinne der DSGVO ist die Beispiel GmbH.', ['controller'], ['controllerContact']],
  [
    'spelling without umlauts',
    'Verantwortlicher fuer die Verarbeitung: Beispiel GmbH, Musterweg 1, 12345 Musterstadt',
    ['controller', 'controllerContact'],
  ],
  [
    'only a reference to the imprint',
    'Verantwortlich ist der Betreiber dieser Website. Seine Kontaktdaten können Sie dem Impressum entnehmen.',
    [],
    ['controller', 'controllerContact'],
  ],
  [
    'responsible for contents',
    'Inhaltlich verantwortlich gemäß § 18 Abs. 2 MStV: Anna Beispiel, Musterweg 1, 12345 Musterstadt',
    [],
    ['controller'],
  ],
  ['responsible under press law', 'Verantwortlich i.S.d. § 55 RStV: Anna Beispiel, Musterweg 1, 12345 Musterstadt', [], ['controller']],
  [
    'the hoster',
    'Hosting\nVerantwortlich für die Verarbeitung ist die Server & Mehr GmbH, Rechenweg 2, 20095 Hamburg.',
    [],
    ['controller'],
  ],
  [
    'a network',
    'Instagram\nVerantwortlicher ist die Meta Platforms Ireland Limited, 4 Grand Canal Square, Dublin 2, Irland.',
    [],
    ['controller'],
  ],
  [
    'the address that follows is the authority’s',
    'Übertragbarkeit\nSie können verlangen, dass wir die Daten an einen anderen Verantwortlichen übermitteln.\nAufsichtsbehörde: Landesbeauftragter für den Datenschutz, Musterweg 10, 70173 Stuttgart',
    [],
    ['controller'],
  ],
];

const officers: Case[] = [
  [
    'officer with e-mail',
    'Datenschutzbeauftragter\nUnseren Datenschutzbeauftragten erreichen Sie unter dsb@beispiel.test.',
    ['dpo', 'dpoContact'],
  ],
  ['officer by post', 'Datenschutzbeauftragte/r\nBeispiel GmbH, z. Hd. Datenschutz, Musterweg 1, 12345 Musterstadt', ['dpo', 'dpoContact']],
  [
    'same address',
    'Sie erreichen unsere Datenschutzbeauftragte unter der oben genannten Anschrift mit dem Zusatz „Datenschutz“.',
    ['dpo', 'dpoContact'],
  ],
  ['no way to reach', 'Wir haben einen Datenschutzbeauftragten bestellt.', ['dpo'], ['dpoContact']],
  ['state commissioner', 'Aufsichtsbehörde ist die Landesbeauftragte für den Datenschutz, Musterweg 1, 12345 Musterstadt.', [], ['dpo']],
  [
    'state officer',
    'Zuständig ist der Landesdatenschutzbeauftragte des Bundeslandes, in dem wir sitzen, poststelle@land.test.',
    [],
    ['dpo'],
  ],
  [
    'list of officers',
    'Eine Liste der Datenschutzbeauftragten sowie deren Kontaktdaten finden Sie unter https://www.bfdi.bund.de.',
    [],
    ['dpo'],
  ],
  [
    'none appointed',
    'Ein Datenschutzbeauftragter ist nicht bestellt, weil wir dazu nicht verpflichtet sind. info@beispiel.test',
    [],
    ['dpo'],
  ],
  [
    'none needed',
    'Datenschutzbeauftragter\nWir sind gesetzlich nicht verpflichtet, einen Datenschutzbeauftragten zu benennen.',
    [],
    ['dpo'],
  ],
  [
    'officer of a vendor',
    'Den Datenschutzbeauftragten von Google erreichen Sie unter https://support.google.test oder data@google.test.',
    [],
    ['dpo'],
  ],
];

const grounds: Case[] = [
  [
    'purpose with Zweck',
    'Kontaktformular\nZweck der Verarbeitung ist die Beantwortung Ihrer Anfrage mit den Daten aus dem Formular.',
    ['purposes'],
  ],
  ['purpose with um … zu', 'Kontakt\nWir verwenden Ihre Angaben, um Ihre Anfrage zu beantworten.', ['purposes']],
  ['purpose of a hyphenated kind', 'Wir verarbeiten Ihre Daten zur Abwicklung Ihrer Bestellung.', ['purposes']],
  ['empty words only', 'Wir verarbeiten Ihre Daten zur Verbesserung unseres Angebots.', [], ['purposes']],
  [
    'purposes one may ask about',
    'Ihre Rechte\nSie haben das Recht auf Auskunft über die Zwecke der Verarbeitung und die Empfänger.',
    ['rightAccess'],
    ['purposes', 'recipients'],
  ],
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
];

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

const flows: Case[] = [
  ['processor', 'Unser Hoster verarbeitet die Daten als Auftragsverarbeiter.', ['recipients']],
  [
    'passing on to a named kind',
    'Wir geben Ihre Anschrift an das mit der Lieferung beauftragte Versandunternehmen weiter.',
    ['recipients'],
  ],
  ['receivers of the newsletter', 'Die Öffnung wird für jeden Newsletter-Empfänger gezählt.', [], ['recipients']],
  [
    'list of what one may ask',
    'Sie haben das Recht, Auskunft zu verlangen:\n- die Empfänger, gegenüber denen die Daten offengelegt worden sind',
    [],
    ['recipients'],
  ],
  ['transfer with a safeguard', 'Google überträgt Daten in die USA. Es gelten Standardvertragsklauseln.', ['thirdCountry']],
  [
    'third country as a right',
    'Sie haben ein Recht auf Auskunft darüber, ob Daten an ein Drittland übermittelt wurden.',
    [],
    ['thirdCountry'],
  ],
  ['period', 'Die Logfiles werden nach 14 Tagen gelöscht.', ['retentionPeriod']],
  ['period in words', 'Die Speicherdauer der Protokolle beträgt sieben Tage.', ['retentionPeriod']],
  ['period under its heading', 'Speicherdauer\nRechnungen: zehn Jahre, Anfragen: sechs Monate', ['retentionPeriod']],
  ['data linked with cookies', 'Die mit Cookies verknüpften Daten werden nach 14 Monaten automatisch gelöscht.', ['retentionPeriod']],
  ['life of a cookie', 'Das Cookie _ga bleibt zwei Jahre auf Ihrem Gerät gespeichert.', [], ['retentionPeriod']],
  ['table of cookies', 'Cookies\n_ga, Google, Statistik, Speicherdauer 2 Jahre', [], ['retentionPeriod']],
  ['deadline of an answer', 'Wir beantworten Anträge auf Löschung binnen eines Monats.', [], ['retentionPeriod']],
  ['criterion', 'Wir löschen die Anfrage, sobald sie erledigt ist.', ['retentionCriterion']],
  ['until withdrawal', 'Die Adresse bleibt gespeichert, bis Sie den Newsletter abbestellen.', ['retentionCriterion']],
  ['as long as necessary', 'Wir speichern Ihre Daten nur so lange, wie es erforderlich ist.', ['retentionCriterion']],
  [
    'erasure as a right',
    'Sie haben das Recht, die Löschung Ihrer Daten zu verlangen, sofern keine Aufbewahrungspflichten entgegenstehen.',
    ['rightErasure'],
    ['retentionCriterion', 'retentionPeriod'],
  ],
];

const six: NoticeItemKind[] = [
  'rightAccess',
  'rightRectification',
  'rightErasure',
  'rightRestriction',
  'rightPortability',
  'rightObjection',
];
const rights: Case[] = [
  [
    'one sentence',
    'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung, Datenübertragbarkeit und Widerspruch.',
    six,
  ],
  [
    'one a line',
    'Ihre Rechte\nAuskunft (Art. 15 DSGVO)\nBerichtigung (Art. 16 DSGVO)\nLöschung (Art. 17 DSGVO)\nEinschränkung (Art. 18 DSGVO)\nÜbertragbarkeit (Art. 20 DSGVO)\nWiderspruch (Art. 21 DSGVO)\nWenden Sie sich an uns.',
    six,
  ],
  [
    'a list after a colon',
    'Sie haben uns gegenüber folgende Rechte:\n- das Recht auf Auskunft,\n- das Recht auf Berichtigung oder Löschung,\n- das Recht auf Einschränkung der Verarbeitung,\n- das Recht auf Widerspruch gegen die Verarbeitung,\n- das Recht auf Datenübertragbarkeit.',
    six,
  ],
  [
    'verbs',
    'Sie können jederzeit verlangen, dass wir Ihre Daten berichtigen oder löschen, und der Verarbeitung widersprechen.',
    ['rightRectification', 'rightErasure', 'rightObjection'],
    ['rightAccess', 'rightPortability'],
  ],
  [
    'old law',
    'Sie haben ein Recht auf unentgeltliche Auskunft sowie ein Recht auf Berichtigung, Sperrung oder Löschung.',
    ['rightAccess', 'rightRectification', 'rightErasure'],
    ['rightRestriction', 'rightPortability', 'rightObjection'],
  ],
  [
    'cookies deleted in the browser',
    'Sie können die Löschung von Cookies in Ihrem Browser einstellen; die Funktionalität kann eingeschränkt sein.',
    [],
    ['rightErasure', 'rightRestriction'],
  ],
  [
    'advertising is objected to',
    'Der Nutzung der Kontaktdaten zur Übersendung von Werbung wird hiermit widersprochen.',
    [],
    ['rightObjection'],
  ],
  ['withdrawal', 'Sie können Ihre Einwilligung jederzeit mit Wirkung für die Zukunft widerrufen. Dazu genügt eine E-Mail.', ['withdrawal']],
  [
    'withdrawal of a purchase',
    'Widerrufsbelehrung\nSie haben das Recht, binnen vierzehn Tagen diesen Vertrag zu widerrufen.',
    [],
    ['withdrawal'],
  ],
  [
    'objection in capitals',
    'WENN DIE DATENVERARBEITUNG AUF ART. 6 ABS. 1 LIT. F DSGVO BERUHT, HABEN SIE JEDERZEIT DAS RECHT, WIDERSPRUCH EINZULEGEN.',
    ['objectionHighlighted'],
  ],
  [
    'objection under its heading',
    'Widerspruchsrecht\nSie haben das Recht, aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit Widerspruch einzulegen.',
    ['objectionHighlighted', 'rightObjection'],
  ],
  [
    'objection as a paragraph',
    'Sie haben viele Rechte.\nWiderspruchsrecht: Sie können aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit Widerspruch einlegen.',
    ['objectionHighlighted'],
  ],
  [
    'objection in a list only',
    'Sie haben das Recht auf Auskunft, Berichtigung, Löschung und Widerspruch gegen die Verarbeitung (Art. 21 DSGVO).',
    ['rightObjection'],
    ['objectionHighlighted'],
  ],
  ['complaint', 'Sie haben das Recht, sich bei einer Aufsichtsbehörde zu beschweren.', ['complaint']],
  ['complaint by article', 'Außerdem steht Ihnen das Recht aus Art. 77 DSGVO zu.', ['complaint']],
  [
    'complaint in two sentences',
    'Beschwerderecht\nSie haben ein Recht auf Beschwerde. Zuständig ist die Datenschutzbehörde an Ihrem Wohnort.',
    ['complaint'],
  ],
  [
    'trade supervision',
    'Zuständige Aufsichtsbehörde ist das Gewerbeaufsichtsamt Musterstadt. Beschwerden richten Sie bitte dorthin.',
    [],
    ['complaint'],
  ],
  ['authority of the imprint', 'Aufsichtsbehörde: Landratsamt Musterstadt', [], ['complaint']],
];

const topics: Case[] = [
  ['obligation', 'Die Bereitstellung Ihrer Daten ist weder gesetzlich noch vertraglich vorgeschrieben.', ['obligation']],
  ['voluntary fields', 'Die Angabe Ihrer Telefonnummer ist freiwillig.', ['obligation']],
  ['voluntary consent', 'Ihre Einwilligung ist freiwillig.', [], ['obligation']],
  ['no automated decisions', 'Wir verzichten auf eine automatisierte Entscheidungsfindung einschließlich Profiling.', ['automated']],
  ['scoring', 'Bei Kauf auf Rechnung führen wir eine Bonitätsprüfung durch.', ['automated']],
  ['profiling in Art. 21', 'Widerspruch\nDies gilt auch für ein auf diese Bestimmungen gestütztes Profiling.', [], ['automated']],
  [
    'automated as a right',
    'Auskunft\nSie können Auskunft verlangen über das Bestehen einer automatisierten Entscheidungsfindung.',
    [],
    ['automated'],
  ],
  ['log files', 'Der Provider erhebt Informationen in Server-Log-Dateien, die Ihr Browser übermittelt.', ['hostingLogs']],
  [
    'access without the word',
    'Beim Aufruf unserer Website übermittelt Ihr Browser automatisch die IP-Adresse an unseren Server.',
    ['hostingLogs'],
  ],
  ['IP address of analytics', 'Google Analytics verarbeitet Ihre IP-Adresse gekürzt.', [], ['hostingLogs']],
  ['newsletter', 'Für den Versand unseres Newsletters verarbeiten wir Ihre E-Mail-Adresse im Double-Opt-in-Verfahren.', ['newsletter']],
  ['no newsletter', 'Einen Newsletter bieten wir nicht an; wir versenden keinen Newsletter per E-Mail.', [], ['newsletter']],
  ['newsletter in a menu', 'Newsletter\nKarriere\nKontakt', [], ['newsletter', 'applications']],
  ['applications', 'Ihre Bewerbungsunterlagen verarbeiten wir, um über eine Einstellung zu entscheiden.', ['applications']],
  ['advertising of products', 'Wir nutzen die Daten zur Bewerbung eigener ähnlicher Waren.', [], ['applications']],
  ['own pages', 'Wir unterhalten eine Seite bei Facebook und Instagram.', ['social']],
  ['fan page', 'Facebook-Fanpage\nFür den Betrieb unserer Fanpage sind wir gemeinsam mit Meta verantwortlich.', ['social']],
  [
    'plug-in',
    'Auf diesen Seiten sind Plugins des sozialen Netzwerks Facebook integriert; der Like-Button liegt auf unserer Seite.',
    [],
    ['social'],
  ],
];

const inEnglish: Case[] = [
  [
    'controller',
    'Controller\nThe controller within the meaning of the GDPR is Example GmbH, Musterweg 1, 12345 Musterstadt, Germany.',
    ['controller', 'controllerContact'],
  ],
  ['officer', 'Our data protection officer can be reached at dpo@example.test.', ['dpo', 'dpoContact']],
  [
    'log files',
    'Each time you visit our website, our server stores log files with your IP address in order to ensure security. The legal basis is Art. 6(1)(f) GDPR.',
    ['hostingLogs', 'purposes', 'legalBases'],
  ],
  [
    'rights',
    'You have the right of access, to rectification, erasure, restriction of processing, data portability and the right to object.',
    six,
  ],
  ['complaint', 'You have the right to lodge a complaint with a supervisory authority.', ['complaint']],
  ['withdrawal', 'You may withdraw your consent at any time by e-mail.', ['withdrawal']],
  ['storage', 'Log data are deleted after 7 days. Enquiries are stored as long as necessary.', ['retentionPeriod', 'retentionCriterion']],
  [
    'recipients',
    'Our website is hosted by a service provider that processes data on our behalf and may transfer it to the United States on the basis of standard contractual clauses.',
    ['recipients', 'thirdCountry'],
  ],
  ['obligation', 'You are not obliged to provide your personal data.', ['obligation']],
  ['automated', 'We do not use automated decision-making or profiling.', ['automated']],
];

const assertCase = (text: string, intro: string, stated: NoticeItemKind[], notStated: NoticeItemKind[]) => {
  const kinds = kindsOf(text, intro);
  expect({ missing: stated.filter((kind) => !kinds.has(kind)), wrong: notStated.filter((kind) => kinds.has(kind)) }).toEqual({
    missing: [],
    wrong: [],
  });
};

describe.each([
  ['controller', controllers],
  ['data protection officer', officers],
  ['purposes and grounds', grounds],
  ['recipients, transfer and storage', flows],
  ['rights', rights],
  ['further topics', topics],
])('%s', (_, cases) => {
  it.each(cases)('%s', (_name, text, stated, notStated = []) => assertCase(text, german, stated, notStated));
});

describe('in English', () => {
  it.each(inEnglish)('%s', (_name, text, stated, notStated = []) => assertCase(text, english, stated, notStated));
});

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
    expect(valueIn('Sie können Ihre Einwilligung jederzeit per E-Mail widerrufen.', 'withdrawal')).toMatch(/E-Mail/);
    expect(valueIn('Unser Newsletter wird an Ihre Adresse über CleverReach versendet.', 'newsletter')).toMatch(/CleverReach/);
  });

  it('quotes at most 200 characters', () => {
    expect(read(privacyText).every(({ quote }) => quote.length > 0 && quote.length <= 200)).toBe(true);
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
    const broken = `${german}\nSie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschrän-\nkung der Verarbeitung, Datenübertragbarkeit sowie auf Widerspruch gegen die\nverarbeitung Ihrer Daten und können sich bei einer Aufsichts-\nbehörde beschweren.`;
    const kinds = new Set(read(broken).map(({ kind }) => kind));
    for (const kind of [...six, 'complaint'] as const) expect(kinds).toContain(kind);
  });

  it('leaves out what the start page shows as well', () => {
    const footer = 'Melden Sie sich zum Newsletter an: Ihre E-Mail-Adresse verwenden wir nur für den Versand.';
    const page = legalPage({ kind: 'privacy', text: `${privacyText}\n${footer}` });
    expect(readNoticeItems(page).items.some(({ kind }) => kind === 'newsletter')).toBe(true);
    expect(readNoticeItems(page, [pageFact({ text: `Willkommen\n${footer}` })]).items.some(({ kind }) => kind === 'newsletter')).toBe(
      false,
    );
  });
});
