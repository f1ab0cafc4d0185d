import { expect, it } from 'vitest';
import { legalPage } from '../../../../test/factories/facts.ts';
import { statedBy } from '../../../../test/factories/imprint.ts';
import { isTradeName, personName, withoutTitles } from './person-name.ts';
import { readImprint } from './read-imprint.ts';

const told = (text: string) => statedBy(readImprint(legalPage({ text: `Impressum\n${text}` })));

it('reads a form in small letters, a number in one word and whose the only address is', () => {
  const text =
    'Angaben gemäß § 5 TMG:\nRabenlounge ist eine Marke von\nKantwerk gmbh\nSeestr. 12-14\nAmtsgericht Steinfurt\nHrbnr15500\nGeschäftsführer:\nMax Kant\nZweigstelle Rabenlounge:\nUferring 14\n48529 Nordhorn';
  expect(told(text)).toMatchObject({
    name: ['Kantwerk gmbh'],
    legalForm: ['gmbh'],
    address: ['Uferring 14, 48529 Nordhorn'],
    representative: ['Max Kant'],
    registerNumber: ['HRB 15500'],
  });
  expect(readImprint(legalPage({ text })).elements.find(({ kind }) => kind === 'address')?.of).toBe('branch');
});

it('does not take the agency that is responsible for a site for the provider', () => {
  const text =
    'Angaben gemäß § 5 TMG\nRabenbucht\nVerantwortlich für die Seite\nMax Kant\nSoftware Kontor GmbH\nBergstraße 8\n66459 Kirkel\nE-Mail: m.kant@kontor.test';
  const { elements } = readImprint(legalPage({ text: `Impressum\n${text}` }));
  expect(elements.filter(({ kind }) => kind === 'name' || kind === 'legalForm').map(({ value }) => value)).toEqual(['Rabenbucht']);
  expect(elements.find(({ kind }) => kind === 'address')?.of).toBe('editorial');
  // A brand that the firm is called by is the firm's.
  expect(told(text.replace('Software Kontor', 'Rabenbucht Studio')).legalForm).toEqual(['gmbh']);
});

it.each<[string, Record<string, string[]>]>([
  [
    'Lindenhaus, Inhaberin Petra Kant\nMarktstraße 9\n34582 Borken\nInhaberin\nPetra Kant e.k.',
    { name: ['Petra Kant'], legalForm: ['ek'] },
  ],
  [
    'Verantwortlich\nKantig by Max Birkenbach (Einzelfirma)\nMax Birkenbach\n8127 Forch\nSchweiz\nE-Mail: a@kant.test',
    { name: ['Max Birkenbach'], legalForm: ['sole-trader'] },
  ],
  ['Kant Hof\nInhaber: Familie Kant\nUnterau 3a\n94439 Rossbach', { name: ['Kant Hof'] }],
])('%s', (text, expected) => {
  const stated = told(text);
  expect(stated).toMatchObject(expected);
  expect(stated.representative ?? []).not.toContain('Familie Kant');
});

/** What stands above an address, whose name it is, and the legal form its words tell. */
const blocks: readonly [block: string, name: string, form: string | null][] = [
  ['Stadt Eulenburg\nDer Bürgermeister\nFachdienst Presse', 'Stadt Eulenburg', 'public-law'],
  ['Landkreis Wiesengrund\n– Der Landrat –', 'Landkreis Wiesengrund', 'public-law'],
  ['Verbandsgemeindeverwaltung Rheinau\nKörperschaft des öffentlichen Rechts', 'Verbandsgemeindeverwaltung Rheinau', 'public-law'],
  ['Handwerkskammer Ostheide', 'Handwerkskammer Ostheide', 'public-law'],
  ['Industrie- und Handelskammer zu Grünstadt', 'Industrie- und Handelskammer zu Grünstadt', 'public-law'],
  ['Landesamt für Moore und Wiesen', 'Landesamt für Moore und Wiesen', 'public-law'],
  ['Ministerium für Zukunft des Landes Beispiel', 'Ministerium für Zukunft des Landes Beispiel', 'public-law'],
  ['Deutsche Wetterversicherung a. G.', 'Deutsche Wetterversicherung a. G.', 'vvag'],
  ['Grüne Bude UG\n(haftungsbeschränkt)', 'Grüne Bude UG (haftungsbeschränkt)', 'ug'],
  [
    'Ostheider Landversicherung Versicherungsverein auf Gegenseitigkeit',
    'Ostheider Landversicherung Versicherungsverein auf Gegenseitigkeit',
    'vvag',
  ],
  ['Amt Kleine Heide\nDie Amtsdirektorin', 'Amt Kleine Heide', 'public-law'],
  ['Stadtwerke Moosach AöR', 'Stadtwerke Moosach AöR', 'public-law'],
  ['Studentenwerk Rabenau\nAnstalt des öffentlichen Rechts', 'Studentenwerk Rabenau', 'public-law'],
  ['AOK – Die Gesundheitskasse Nordheide\nKörperschaft des öffentlichen Rechts', 'AOK – Die Gesundheitskasse Nordheide', 'public-law'],
  ['Erzbistum Altenburg\nKörperschaft des öffentlichen Rechts\nvertreten durch den Generalvikar', 'Erzbistum Altenburg', 'church-body'],
  ['Evangelische Landeskirche in Mitteland', 'Evangelische Landeskirche in Mitteland', 'church-body'],
  ['Jüdische Gemeinde Eulenburg K.d.ö.R.', 'Jüdische Gemeinde Eulenburg K.d.ö.R.', 'public-law'],
  ['Bündnis 90/Die Grünen\nKreisverband Wiesengrund', 'Bündnis 90/Die Grünen', 'political-party'],
  ['Freie Wählergemeinschaft Eulenburg', 'Freie Wählergemeinschaft Eulenburg', 'political-party'],
  ['Bürgerinitiative Rettet den Auwald', 'Bürgerinitiative Rettet den Auwald', 'association-unregistered'],
  ['Karl-und-Berta-Lohmann-Stiftung', 'Karl-und-Berta-Lohmann-Stiftung', 'foundation'],
  ['Treuhandstiftung Kinderlachen', 'Treuhandstiftung Kinderlachen', 'foundation'],
  ['Diakonie Wiesengrund gGmbH', 'Diakonie Wiesengrund gGmbH', 'ggmbh'],
  ['Gemeinnützige Gesellschaft für Bildung mbH', 'Gemeinnützige Gesellschaft für Bildung mbH', 'ggmbh'],
  [
    'Rechtsanwälte Krause Lindt\nPartnerschaft von Rechtsanwälten mbB',
    'Rechtsanwälte Krause Lindt Partnerschaft von Rechtsanwälten mbB',
    'partg',
  ],
  ['Dr. Krause & Partner\nRechtsanwälte PartGmbB', 'Dr. Krause & Partner Rechtsanwälte PartGmbB', 'partg'],
  ['Möbel Ahrens\nInh. Kai Ahrens e.K.', 'Kai Ahrens e.K.', 'ek'],
  ['Gärtnerei Grünspan OHG\nGebrüder Kahl', 'Gärtnerei Grünspan OHG', 'ohg'],
  ['Wasserkraft Oberaue Aktiengesellschaft', 'Wasserkraft Oberaue Aktiengesellschaft', 'ag'],
  ['KILIAN MAURER – Fotografie', 'KILIAN MAURER', null],
  ['Maurer Fotografie | Kilian Maurer', 'Kilian Maurer', null],
  ['Kilian Maurer\nFotograf & Filmemacher', 'Kilian Maurer', null],
  ['Kilian Maurer (Inhaber)\nMaurer Film', 'Kilian Maurer', null],
  ['Praxis für Psychotherapie\nDipl.-Psych. Lena Oswald\nPsychologische Psychotherapeutin', 'Lena Oswald', null],
  ['Lena Oswald M.A.\nSystemische Beraterin (SG)', 'Lena Oswald', null],
  ['Zahnärztin Dr. Lena Oswald, M.Sc.', 'Lena Oswald', null],
  ['L. Oswald Übersetzungen\nLena Oswald, staatlich geprüfte Übersetzerin', 'Lena Oswald', null],
  ['Atelier 27\nLena Oswald & Tim Kern GbR', 'Lena Oswald & Tim Kern GbR', 'gbr'],
  ['Name des Betreibers: Lena Oswald', 'Lena Oswald', null],
  ['Seitenbetreiberin:\nLena Oswald', 'Lena Oswald', null],
  ['Hundepension Fellnase – Lena Oswald', 'Lena Oswald', null],
  ['Nguyễn Thị Hoa\nNagelstudio Lotus', 'Nguyễn Thị Hoa', null],
  ['Café Zimt · Inhaber: Ali Rıza Öztürk', 'Ali Rıza Öztürk', null],
  ['Lena von der Heide-Oswald', 'Lena von der Heide-Oswald', null],
  ['ADAC-freie Pannenhilfe Nord Ltd. & Co. KG', 'ADAC-freie Pannenhilfe Nord Ltd. & Co. KG', 'kg'],
  ['Fleischerei Wurster GmbH + Co. KG', 'Fleischerei Wurster GmbH + Co. KG', 'gmbh-co-kg'],
  ['Müller, Maier & Co. OHG', 'Müller, Maier & Co. OHG', 'ohg'],
  ['E. Breuer Maschinenbau GmbH\nWerk Nord', 'E. Breuer Maschinenbau GmbH', 'gmbh'],
];

it.each(blocks)('%s', (block, name, form) => {
  const text = `Impressum\n\n${block}\nHakenweg 3\n37154 Northeim\n\nTelefon: 05551 5550\nE-Mail: post@beispiel-site.example\n`;
  const { name: names = [], legalForm = [] } = statedBy(readImprint(legalPage({ text })));
  expect(names.map((one) => (form === null ? withoutTitles(one) : one))).toEqual([form === null ? withoutTitles(name) : name]);
  expect(legalForm).toEqual(form === null ? [] : [form]);
});

it('names both doctors of a joint practice, not their specialty', () => {
  const block = 'Gemeinschaftspraxis Dr. med. Karin Vogel & Dr. med. Uwe Stein\nFachärzte für Allgemeinmedizin';
  const { name = [] } = statedBy(readImprint(legalPage({ text: `Impressum\n\n${block}\nHakenweg 3\n37154 Northeim\n` })));
  expect(name.map(withoutTitles)).toEqual(['Karin Vogel', 'Uwe Stein']);
});

it.each(['Weber', 'Kassner', 'Steuernagel', 'Vorster', 'Pfarr', 'Bildstein', 'Deutschmann'])(
  'the surname %s is no word of imprints',
  (surname) => {
    expect(personName(`Anna ${surname}`)).toBe(`Anna ${surname}`);
  },
);

it.each(['Sparkasse Hügelland', 'Grüne Oase', 'Hundesalon Wuff', 'Freie Trauung', 'Imkerei Bienenfleiß', 'Beratender Ingenieur'])(
  '%s is no person',
  (brand) => {
    expect(personName(brand)).toBeNull();
  },
);

it.each([
  ['Studio Seidenglanz', true],
  ['Café Sonnenschein', true],
  ['Hundesalon Pfotenglück', true],
  ['Jolanthe Sander Fotografie', false],
  ['Thu Ha Pham Nagelstudio', false],
  ['Lessing-Gymnasium Plauen', false],
])('%s is nothing but a trade name: %s', (name, expected) => {
  expect(isTradeName(name)).toBe(expected);
});

it.each([
  [
    'the owner below the address',
    'Impressum\nTelefon: 07541 304050\nAnschrift: Hafenstraße 22, 88079 Kressbronn\nInhaber: Emil Seehas, Bootsbaumeister',
    ['Emil Seehas'],
  ],
  ['no address at all', 'Impressum\nEmil Seehas Fotografie\nBremen\nTelefon: 0151 22334455\nemil@seehas.example', ['Emil Seehas']],
  ['a slogan and no address', 'Impressum\nWir bauen Boote\nTelefon: 0151 22334455\nemil@seehas.example', undefined],
])('name of the provider with %s', (_, text, names) => {
  expect(statedBy(readImprint(legalPage({ text }))).name).toEqual(names);
});

/** Firms whose names begin or go on as no German noun does. */
it.each([
  ['klang:form – Agentur für Tonfragen UG (haftungsbeschränkt)', 'ug'],
  ['Agentur für Kulissenbau GmbH', 'gmbh'],
  ['m.o.s. GmbH', 'gmbh'],
  ['7heimat GbR', 'gbr'],
  ['die wollfinken oHG', 'ohg'],
  ['der bretterfuchs e.K.', 'ek'],
  ['die tonleiter GmbH & Co. KG', 'gmbh-co-kg'],
  ['für alle sinne e.V.', 'ev'],
  ['the quiet shop GmbH', 'gmbh'],
  ['N:O:R Medien GmbH', 'gmbh'],
  ['(k)ein Garten e.V.', 'ev'],
  ['„die lupe“ Optik GmbH', 'gmbh'],
  ['[ton]spur Verlag eG', 'eg'],
  ['36/5 Ambulanz UG (haftungsbeschränkt)', 'ug'],
  ['los! Umzüge GmbH', 'gmbh'],
])('%s', (name, form) => {
  expect(told(`Angaben gemäß § 5 DDG\n${name}\nHakenweg 3\n37154 Northeim`)).toMatchObject({ name: [name], legalForm: [form] });
});

it.each([
  ['Max Kant\nVersicherungsagentur für Rabenbund Versicherung AG', 'Max Kant'],
  ['Max Kant\nAgentur für die Rabenbund AG', 'Max Kant'],
  ['Firma:tonleiter oHG', 'tonleiter oHG'],
])('%s', (lines, name) => {
  expect(told(`Angaben gemäß § 5 DDG\n${lines}\nHakenweg 3\n37154 Northeim`)).toMatchObject({ name: [name] });
});

/** What stands above the address is told, though nothing but its place makes it a name. */
it.each(['lichtspur design', 'ton:werk', '[raum]klang', 'Atelier 7', 'was nun?', 'e-rad nord'])('%s', (name) => {
  expect(told(`Angaben gemäß § 5 DDG\n${name}\nHakenweg 3\n37154 Northeim`)).toMatchObject({ name: [name] });
});

it.each(['Hinterhof, Aufgang 3', '2. OG', 'Gebäude 7', 'wir bauen räume.', 'von und mit'])('%s is no name', (line) => {
  expect(told(`Angaben gemäß § 5 DDG\n${line}\nHakenweg 3\n37154 Northeim`).name).toBeUndefined();
});
