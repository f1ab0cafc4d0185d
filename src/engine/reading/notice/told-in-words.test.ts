import { expect, it } from 'vitest';
import { legalPage, pageFact } from '../../../../test/factories/facts.ts';
import { germanIntro, misread, type NoticeCase, statementsIn } from '../../../../test/factories/notice-cases.ts';
import { readNoticeItems } from './read-notice.ts';

/** What notices say in words of their own, as owners put it. */
const cases: NoticeCase[] = [
  [
    'servers that stand in a third country',
    'Die Angaben werden an Server übertragen, die in den USA belegen sind und die Daten dort speichern.',
    ['thirdCountry'],
  ],
  ['a server by its place', 'Die Daten liegen auf Servern in den Vereinigten Staaten.', ['thirdCountry']],
  ['a journey', 'Unser Serviceteam war auf Messen in den USA unterwegs.', [], ['thirdCountry']],
  [
    'rights as things to do, one a line',
    'Sie haben jederzeit das Recht\nzu erfahren, welche Daten wir speichern\nIhre Daten korrigieren zu lassen\nIhre Daten löschen zu lassen\ndie Verarbeitung einschränken zu lassen\nIhre Daten übertragen zu lassen\nder Verarbeitung zu widersprechen',
    ['rightAccess', 'rightRectification', 'rightErasure', 'rightRestriction', 'rightPortability', 'rightObjection'],
  ],
  [
    'limiting the use',
    'Ihre Rechte\nSie können uns bitten, die Nutzung Ihrer Daten zu begrenzen, und Ihre Daten zu einem anderen Anbieter mitnehmen.',
    ['rightRestriction', 'rightPortability'],
  ],
  [
    'data of a visit, as a list',
    'Die folgenden Daten werden bei Aufruf unserer Internetseite von Ihnen erhoben, verarbeitet und gespeichert:\n# IP-Adresse\n# Datum und Uhrzeit des Abrufes',
    ['hostingLogs'],
  ],
  [
    'data of a visit, without the words for it',
    'Beim Besuch der Seite merkt sich unser Anbieter kurz, von welcher Internetadresse aus Sie kommen.',
    ['hostingLogs'],
  ],
  ['data of a map', 'Beim Aufruf der Karte wird Ihre IP-Adresse an den Anbieter übermittelt.', [], ['hostingLogs']],
  [
    'grounds in passing',
    'Eine weitere Nutzung steht unter dem Vorbehalt Ihrer ausdrücklichen Einwilligung. Wir nutzen sie zur Erfüllung unserer Vertragspflichten.',
    ['legalBasesInWords'],
    ['legalBases'],
  ],
  ['a named ground', 'Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO, mit Ihrer Zustimmung lit. a.', ['legalBases'], ['legalBasesInWords']],
  [
    'a condition of passing on',
    'Wir geben Daten nur an Dritte weiter, wenn dies zur Erfüllung eines Vertrags erforderlich ist.',
    [],
    ['legalBasesInWords'],
  ],
  [
    'the title of another section',
    'Wer das ist, entnehmen Sie dem Abschnitt „Verantwortliche Stelle“ weiter unten. Fragen an: Am Markt 3, 12345 Ort',
    [],
    ['controller'],
  ],
  ['what a booking needs', 'Die Erhebung Ihrer Daten ist zur Durchführung der Buchung erforderlich.', ['obligation']],
  ['a field that may stay empty', 'Wir fragen nach Name, E-Mail-Adresse und Telefonnummer (optional).', ['obligation']],
  [
    'what a notice itself is about',
    'Mit dieser Erklärung möchte ich über Art, Umfang und Zweck der von mir erhobenen Daten informieren. Die Verarbeitung erfolgt nach Art. 6 DS-GVO, insbesondere zur Erfüllung eines Vertrags oder zur Wahrung berechtigter Interessen. Wir haben technische und organisatorische Maßnahmen umgesetzt, um einen Schutz der verarbeiteten Daten sicherzustellen. Daten werden nur gespeichert, solange es zur Erreichung des Speicherungszwecks erforderlich ist.',
    [],
    ['purposes'],
  ],
  [
    'a purpose beside it',
    'Diese Erklärung informiert über Art, Umfang und Zweck der Verarbeitung. Ihre E-Mail-Adresse verarbeiten wir, um Ihre Anfrage zu beantworten.',
    ['purposes'],
  ],
  ['no ground at all', 'Wir speichern Ihre Anfrage, um sie zu beantworten.', [], ['legalBasesInWords', 'legalBases']],
  [
    'an interest in the words of the law',
    'Wir geben Daten weiter, wenn die Verarbeitung zur Wahrung berechtigter Interessen erforderlich ist und kein Grund zur Annahme besteht, dass Ihre überwiegen.',
    [],
    ['legitimateInterest'],
  ],
  [
    'a term explained, which names nobody',
    'Begriffsbestimmungen\nBetroffene Person ist jede natürliche Person, deren Daten von dem für die Verarbeitung Verantwortlichen verarbeitet werden.\nVerarbeitung ist jeder Vorgang, 12345 Musterstadt',
    [],
    ['controller'],
  ],
  [
    'the right to object among rights that begin alike',
    'Ihre Rechte\nRecht auf Auskunft (Art. 15 DSGVO): Sie können Auskunft verlangen.\nRecht auf Widerspruch (Art. 21 DSGVO): Sie haben das Recht, aus Gründen, die sich aus Ihrer besonderen Situation ergeben, der Verarbeitung zu widersprechen.\nRecht auf Beschwerde (Art. 77 DSGVO): Sie können sich beschweren.',
    ['rightObjection'],
    ['objectionHighlighted'],
  ],
  [
    'the right to object between dashes',
    'Ihre Rechte\nDatenübertragbarkeit – Sie erhalten Ihre Daten.\nWiderspruchsrecht – Sie haben das Recht, der Verarbeitung Ihrer Daten jederzeit zu widersprechen.\nBeschwerderecht – Sie können sich beschweren.',
    ['rightObjection'],
    ['objectionHighlighted'],
  ],
  [
    'the right to object at the end of a bare list',
    '9. Ihre Rechte\nSie haben folgende Rechte:\nAuskunft (Art. 15 DSGVO)\nBerichtigung (Art. 16 DSGVO)\nWiderspruch gegen die Verarbeitung (Art. 21 DSGVO)\nAußerdem haben Sie das Recht, sich bei einer Aufsichtsbehörde über uns zu beschweren.\n10. Stand\nMai',
    ['rightObjection'],
    ['objectionHighlighted'],
  ],
];

it.each(cases)('%s', (...noticeCase) => {
  expect(misread(noticeCase)).toEqual({ missing: [], wrong: [] });
});

it.each([
  ['Beim Aufruf werden automatisch Informationen erfasst und in den Logfiles des Servers gespeichert.', true],
  ['Diese Website wird extern gehostet. Auf den Servern des Hosters liegen IP-Adressen und Kontaktanfragen.', true],
  ['Der Server speichert Logfiles sieben Tage.', false],
  [
    'Der Provider speichert Informationen in Server-Logfiles. Dies sind:\nBrowsertyp\nUhrzeit der Anfrage\nIP-Adresse\nEine Zusammenführung findet nicht statt. Grundlage ist Art. 6 Abs. 1 lit. f DSGVO.',
    false,
  ],
  [
    'Unser Provider protokolliert Ihre IP-Adresse und Uhrzeit.\nWofür verarbeiten wir Ihre Daten?\nIm Rahmen der Interessenabwägung (Artikel 6 Absatz 1 Buchstabe f DSGVO): Gewährleistung der IT-Sicherheit',
    false,
  ],
  ['Der Server speichert Logfiles, um Angriffe zu erkennen.', false],
  ['Der Server speichert Logfiles (Art. 6 Abs. 1 lit. f DSGVO).', false],
  ['Unsere Website wird von der Muster GmbH gehostet.\nServer-Logfiles\nDiese löschen wir nach 14 Tagen.', false],
])('what is told of logs: %s', (text, isBare) => {
  const [item] = statementsIn(`Hosting\n${text}`).filter(({ kind }) => kind === 'hostingLogs');
  expect(item?.value === 'bare').toBe(isBare);
});

it.each([
  ['Auskunft, Berichtigung, Löschung sowie Widerruf von Einwilligungen. Wende dich hierzu an rechte@muster.test.', 'rechte@muster.test'],
  ['Sie können eine Einwilligung jederzeit widerrufen.\nCookie-Einstellungen: über den Link im Footer jederzeit änderbar', 'Footer'],
  ['Eine Einwilligung können Sie jederzeit widerrufen. Wir nehmen das ernst. Wenden Sie sich an eine Aufsichtsbehörde.', ''],
])('the way to withdraw: %s', (text, way) => {
  const [item] = statementsIn(`Ihre Rechte\n${text}`).filter(({ kind }) => kind === 'withdrawal');
  if (way === '') expect(item?.value).toBe('');
  else expect(item?.value).toContain(way);
});

it('keeps the address of the controller, which the footer of every page gives too', () => {
  const footer = 'Lotus Eck\n50667 Köln\neck@lotus.test';
  const text = `${germanIntro}\nVerantwortliche Stelle ist bei uns:\nLotus Eck\nLange Straße 7\n50667 Köln\nTelefon: 0221 5550\neck@lotus.test\nWir speichern Ihre Anfrage, um sie zu beantworten.\n${footer}`;
  const pages = [pageFact({ text: `Willkommen\n${footer}` })];
  const kinds = readNoticeItems(legalPage({ kind: 'privacy', text }), pages).items.map(({ kind }) => kind);
  expect(kinds).toContain('controllerContact');
});

it('finds the name of the authority behind the word for its kind', () => {
  const text =
    'Sie können sich bei einer Datenschutzaufsichtsbehörde eigener Wahl beschweren. Zuständig ist die Datenschutzaufsichtsbehörde: Bayerische Landesbeauftragte für Datenschutz.';
  const [item] = statementsIn(text).filter(({ kind }) => kind === 'complaint');
  expect(item?.value).toMatch(/^Bayerische Landesbeauftragte/);
});
