import { expect, it } from 'vitest';
import { pageFact, siteUrl } from '../../../../test/factories/facts.ts';
import type { PageFact } from '../../facts/pages.ts';
import { statedStaff } from './stated-staff.ts';

const about = (text: string): PageFact => pageFact({ kind: 'other', url: `${siteUrl}about`, text });
const start = (text: string): PageFact => pageFact({ text });
const career = (text: string, path = 'karriere'): PageFact => pageFact({ kind: 'other', url: `${siteUrl}${path}`, text });
/** A start page with a part about the owner and one about something else. */
const withPart = (text: string, heading = 'Über uns'): PageFact =>
  pageFact({ headings: [heading, 'Aktuelles'], text: `Willkommen\n${heading}\n${text}\nAktuelles\nZwölf Köche kochen für Soltau.` });

const whole: [string, PageFact[], number | null][] = [
  ['digits', [pageFact({ text: 'Wir sind 31 Mitarbeitende.' })], 31],
  ['thousands', [pageFact({ text: 'Wir beschäftigen weltweit 1.200 Menschen.' })], 1200],
  ['an abbreviation before the number', [pageFact({ text: 'Wir sind ca. 31 engagierte Mitarbeiter:innen und lieben Holz.' })], 31],
  ['written out', [pageFact({ text: 'Unser Team besteht aus einundzwanzig Kolleginnen und Kollegen.' })], 21],
  ['the verb first', [pageFact({ text: 'Heute sind wir vierzehn Leute.' })], 14],
  ['the team in brackets of a sentence', [pageFact({ text: 'Unser Team aus 12 Personen berät Sie gern.' })], 12],
  ['a team by its heads', [start('Unser 14-köpfiges Team kennt jede Straße.')], 14],
  ['a team by its heads, in words', [start('Unser zwölfköpfiges Team freut sich auf Sie.')], 12],
  ['a team of others', [start('Ein 14-köpfiges Team der Universität begleitet die Studie.')], null],
  ['ours', [pageFact({ text: 'Darum kümmern sich unsere 25 Mitarbeiterinnen und Mitarbeiter.' })], 25],
  ['English', [pageFact({ text: 'We are a team of 45 people.' })], 45],
  ['English employer', [pageFact({ text: 'Today we employ ninety-nine people.' })], 99],
  ['a sentence of its own', [about('Since 2003\nThirty-one people in Hamburg. We sell worldwide.')], 31],
  ['a line of facts', [about('1987 gegründet\n31 Mitarbeitende\n4 Standorte')], 31],
  ['the same twice', [pageFact({ text: 'Wir sind 31 Leute.' }), about('31 Mitarbeitende')], 31],
  ['some beside all', [pageFact({ text: 'Wir sind 31 Leute. Unsere zwölf Köche freuen sich.' })], 31],
  ['figures beside nothing of the owner', [start('Neues aus der Wirtschaft. 34 Mitarbeitende, zwei Hallen.')], null],
  ['what others have', [start('Wir helfen Betrieben. 34 Mitarbeitende verlieren ihre Arbeit.')], null],
  ['figures in what a customer says', [start('Das sagen unsere Kunden: „34 Mitarbeitende, zwei Hallen, ein Programm.“')], null],
  [
    'figures on another page',
    [pageFact({ kind: 'other', url: `${siteUrl}magazin`, text: 'Wir berichten. 34 Mitarbeitende, zwei Hallen.' })],
    null,
  ],
  ['both genders', [start('Wir sind 14 Mitarbeiter:innen und lieben Holz.')], 14],
  ['the whole business', [start('Unser Betrieb beschäftigt heute 14 Kolleginnen und Kollegen.')], 14],
  ['a line of facts below a heading', [withPart('1987 gegründet\n31 Mitarbeitende')], 31],

  ['all together', [start('Seit 1931. Zusammen sind wir 23 Leute.')], 23],
  ['all together with others', [start('Zusammen sind wir mit unseren Partnern 200 Leute.')], null],
  ['together with others', [start('Zusammen mit unseren Partnern sind wir 200 Leute.')], null],
  ['a house with people', [start('Wir sind ein Verlag mit acht Leuten.')], 8],
  ['a family business', [start('Wir sind ein inhabergeführter Familienbetrieb aus Soltau mit 14 Mitarbeitenden.')], 14],
  ['a firm in English', [start('We are a small company with 45 employees.')], 45],
  ['a house with a department', [start('Wir sind ein Verlag mit acht Leuten im Vertrieb.')], null],
  ['a network', [start('Wir sind ein Netzwerk mit 300 Personen.')], null],
  ['a firm for others', [start('Wir sind ein Partner für Betriebe mit 50 Mitarbeitenden.')], null],
  ['two numbers that differ', [pageFact({ text: 'Wir sind 12 Leute.' }), about('31 Mitarbeitende')], null],
  ['some that are more than all', [start('Wir sind 12 Leute. Unsere 25 Monteure kommen gern.')], null],
  ['a line of facts elsewhere', [pageFact({ text: '31 Mitarbeitende' })], null],
  ['people of a line alone', [about('120 people')], null],
  ['people in class', [about('20 people in class can take part.')], null],
  ['those of customers', [pageFact({ text: 'Wir beraten Unternehmen mit 50 Mitarbeitenden.' })], null],
  ['a threshold', [pageFact({ text: 'Ab 20 Mitarbeitenden brauchen Sie einen Datenschutzbeauftragten.' })], null],
  ['a range', [pageFact({ text: 'Wir sind zwanzig bis dreißig Mitarbeitende.' })], null],
  ['not reached', [pageFact({ text: 'Wir sind knapp 20 Mitarbeitende.' })], null],
  ['a wish', [pageFact({ text: 'Bald sind wir 31 Mitarbeitende.' })], null],
  ['a department', [pageFact({ text: 'Wir sind 31 Mitarbeitende im Vertrieb.' })], null],
  [
    'a department of both genders',
    [start('Unsere 25 Mitarbeiterinnen und Mitarbeiter im Vertrieb'), start('Unsere 25 Mitarbeiter:innen im Vertrieb')],
    null,
  ],
  ['some of them', [pageFact({ text: 'Unsere 3 Mitarbeiter der Woche' })], null],
  ['dealing with people', [pageFact({ text: 'Wir beschäftigen uns mit 31 Menschen.' })], null],
  ['years', [pageFact({ text: 'Wir sind 31 Jahre alt. Unser Team aus 31 Nationen.' })], null],
  ['the privacy notice', [pageFact({ kind: 'privacy', text: 'Wir sind 31 Mitarbeitende.' })], null],
  ['nothing', [pageFact()], null],
];

it.each(whole)('counts all who work here: %s', (_, pages, count) => {
  const staff = statedStaff(pages);
  expect(staff?.count ?? null).toBe(count);
  expect(staff?.isWhole ?? true).toBe(true);
});

it.each<[string, PageFact[], number]>([
  ['an office in a street', [start('Unser Büro in der Bautzner Straße besteht aus 14 Mitarbeiterinnen und Mitarbeitern.')], 14],
  [
    'figures beside what the owner says of itself',
    [start('Seit 1961 verkaufen wir Autos. 34 Mitarbeiterinnen und Mitarbeiter, 120 Fahrzeuge auf dem Hof, Werkstatt für alle Marken.')],
    34,
  ],
  ['figures at the end of such a paragraph', [start('Wir reparieren, was andere wegwerfen. 34 Mitarbeitende.')], 34],
  ['figures in English', [start('Our workshop is in Soltau. 34 employees, two halls.')], 34],
  ['editors', [withPart('Der Kurier erscheint seit 1949. Zwölf Redakteurinnen und Redakteure berichten aus Soltau.')], 12],
  ['on a page about the owner', [about('Vierzehn Ärzt:innen behandeln Sie. Parken Sie im Hof.')], 14],
  ['for the visitor', [start('Drei Generationen unter einem Dach; 24 Mitarbeiterinnen und Mitarbeiter kümmern sich um Sie.')], 24],
  ['in English', [withPart('25 software engineers build what you need.', 'About us')], 25],
  ['ours', [start('Unsere 25 Monteure sind morgen bei Ihnen.')], 25],
  ['our own', [start('Our 25 engineers love rail.')], 25],
  ['we', [start('Wir sind elf Gesellinnen und Gesellen.')], 11],
  ['at ours', [start('Bei uns arbeiten fünfzehn Köch*innen.')], 15],
  ['more in English', [start('Today we employ more than ninety-nine people.')], 99],
  ['by far', [start('Wir beschäftigen mehr als 20 Fachkräfte.')], 20],
  ['over', [start('Wir sind über 30 Leute.')], 30],
  ['others besides', [start('Wir sind 31 Mitarbeitende und drei Auszubildende.')], 31],
  ['a team', [start('Als Team von 14 Leuten bauen wir Möbel.')], 14],
  ['with a team', [start('Wir planen mit einem Team aus 14 Bauingenieuren.')], 14],
  ['a team by itself', [withPart('Ein Team von 14 Leuten kümmert sich um Sie.')], 14],
  ['a part of the business', [start('In unserer Werkstatt arbeiten elf Menschen.')], 11],
  ['a team of many', [start('Unser Vertriebsteam hat 14 BeraterInnen.')], 14],
  ['with them', [start('Mit 25 Handwerkern sind wir der größte Betrieb am Ort.')], 25],
  ['people in the office', [withPart('Elf Menschen arbeiten in der Geschäftsstelle, geleitet wird sie von Dr. Behnsen.')], 11],
  ['for us', [start('Zwölf Köche arbeiten bei uns.')], 12],
  ['colleagues', [start('34 Kolleginnen und Kollegen, fünf Auszubildende, ein Ansprechpartner.')], 34],
  [
    'colleagues at work, on a page for applicants',
    [career('Rund 120 Kolleginnen und Kollegen arbeiten in Lüneburg an der Energiewende.')],
    120,
  ],
  ['the same in English', [career('About 45 colleagues work in Berlin.', 'jobs')], 45],
  ['colleagues in a line', [about('Seit 1974\n34 Kolleg:innen')], 34],
  ['a house with more', [start('Wir sind ein Betrieb mit über 30 Leuten.')], 30],
  ['the most of several', [start('Unsere zwei Köche. Unsere zwölf Kellner. Unsere drei Gärtnerinnen.')], 12],
])('counts some who work here: %s', (_, pages, count) => {
  expect(statedStaff(pages)).toMatchObject({ count, isWhole: false });
});

it.each([
  ['people who work elsewhere', 'Elf Menschen arbeiten in der Landwirtschaft.'],
  ['members', 'Wir sind 320 Mitglieder.'],
  ['readers', 'Unsere 12.000 Leserinnen und Leser lieben uns.'],
  ['customers', 'Unsere 40 Kundinnen und Kunden'],
  ['partners', 'Unsere 25 Partnerwerkstätten und 12 Partner beraten Sie.'],
  ['on their own account', 'Unsere 14 freien Redakteure berichten.'],
  ['some of them on their own account', 'Unsere 14 Redakteurinnen und freien Autoren berichten.'],
  ['unpaid', 'Unsere 14 Berater arbeiten ehrenamtlich.'],
  ['a job ad', 'Wir suchen zwei Redakteure (m/w/d).'],
  ['wanted', 'Unsere 14 Gesellen: zwei Monteure gesucht!'],
  ['the past', 'Bis 1990 arbeiteten hier 40 Gesellen. Früher waren wir 40 Leute.'],
  ['a time before', '40 Gesellen bauten die Halle.'],
  ['other firms', 'Die Muster GmbH beschäftigt 40 Monteure.'],
  ['those worked with', 'Mit 200 Ärzten arbeiten wir zusammen.'],
  ['those met', 'Unser Reporter traf ein Team von 14 Köchen.'],
  ['those a platform brings together', 'Our 3,000 designers work for you. Unsere 2.000 Handwerker auch.'],
  ['sellers on a market', 'Unsere 40 Verkäufer'],
  ['news', 'Zwölf Ärzte streiken in Soltau.'],
  ['a street', 'Unsere Praxis: Am Markt 12 Ärzte finden Sie hier.'],
  ['around the clock', 'Unsere 24 Stunden Monteure'],
  ['bachelors', 'Unsere 40 Junggesellen'],
  ['amateurs', 'Wir sind 14 Hobbyköche.'],
  ['a dozen cars', 'Vier Fahrlehrerinnen, drei Fahrlehrer, zwölf Autos.'],
  ['colleagues of others', '34 Kolleginnen und Kollegen aus ganz Bayern kamen zur Tagung.'],
  ['what a customer says', '„Wir sind 40 Leute und sehr zufrieden damit“, sagt Otto Maier.'],
])('counts nobody: %s', (_, text) => {
  expect(statedStaff([start(text), withPart(text)])).toBeNull();
});

it.each([
  ['elsewhere', start('Zwölf Redakteure berichten aus Soltau.')],
  ['for nobody here', start('24 Mitarbeiter kümmern sich um die Wälder im Land.')],
  ['colleagues at work in an article', pageFact({ kind: 'other', url: `${siteUrl}news/streik`, text: '34 Kollegen arbeiten in Soltau.' })],
  ['colleagues who are wanted', career('Wir suchen 12 Kolleginnen und Kollegen für unser Team.')],
  ['colleagues in an article', pageFact({ kind: 'other', url: `${siteUrl}news/streik`, text: '34 Kolleginnen und Kollegen.' })],
  ['behind the part about the owner', withPart('Seit 1949.')],
  [
    'in an article below',
    pageFact({ kind: 'other', url: `${siteUrl}unternehmen/muster-ag-baut-aus`, text: 'Zwölf Ingenieure planen das Werk.' }),
  ],
])('counts nobody who may work for others: %s', (_, page) => {
  expect(statedStaff([page])).toBeNull();
});

it('quotes the sentence and names its page', () => {
  const page = about('Since 2003\nThirty-one people in Hamburg. We sell worldwide.');
  expect(statedStaff([page])).toEqual({
    count: 31,
    isWhole: true,
    quote: 'Thirty-one people in Hamburg',
    url: page.url,
    path: '/about',
  });
});
