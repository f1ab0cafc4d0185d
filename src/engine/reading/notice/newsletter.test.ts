import { expect, it } from 'vitest';
import { misread, type NoticeCase, statementsIn } from '../../../../test/factories/notice-cases.ts';

const cases: NoticeCase[] = [
  ['newsletter', 'Für den Versand unseres Newsletters verarbeiten wir Ihre E-Mail-Adresse im Double-Opt-in-Verfahren.', ['newsletter']],
  ['no newsletter', 'Einen Newsletter bieten wir nicht an; wir versenden keinen Newsletter per E-Mail.', [], ['newsletter']],
  [
    'under another name',
    'Konzert-Infos per E-Mail\nWenn Sie unsere Konzert-Infos abonnieren, speichern wir Ihre E-Mail-Adresse.',
    ['newsletter'],
  ],
  ['a letter by e-mail', 'Den Winzerbrief per E-Mail senden wir an Ihre Adresse, wenn Sie sich anmelden.', ['newsletter']],
  ['a podcast', 'Sie können unseren Podcast bei Spotify abonnieren; dann verarbeitet Spotify Ihre Daten.', [], ['newsletter']],
  ['a letter by post', 'Den Kostenbescheid schicken wir per Brief an Ihre Adresse.', [], ['newsletter']],
  ['newsletter in a menu', 'Newsletter\nKarriere\nKontakt', [], ['newsletter', 'applications']],
];

it.each(cases)('%s', (...noticeCase) => {
  expect(misread(noticeCase)).toEqual({ missing: [], wrong: [] });
});

const section = (text: string) => `Newsletter\n${text} Mit der Anmeldung willigen Sie ein, Abmeldung jederzeit.`;
const senderOf = (text: string) => statementsIn(section(text)).find(({ kind }) => kind === 'newsletter')?.value;

it.each([
  'Unseren Newsletter versenden wir mit Loops (Astrodon Inc., San Francisco, USA) an Ihre E-Mail-Adresse.',
  'Den Versand unseres Newsletters übernimmt für uns die Muster GmbH; er läuft über die Mailwerk GmbH, Köln.',
  'Der Newsletter wird über die Plattform Steady versendet.',
  'Unser Newsletter wird von unserem eigenen Server verschickt.',
  'Den Newsletter schicken wir mit Ihrer Einwilligung. Sie erhalten eine Mail mit einem Link. Wir speichern Ihre Adresse. Der Zeitpunkt kommt hinzu. Das dient dem Nachweis. Versendet wird über unseren eigenen Server.',
  'Our newsletter is sent by Postcraft Ltd., London, to your e-mail address.',
  'Der Newsletter informiert über neue Möbel. Der Versand erfolgt aus dem Shopsystem.',
  'Der Newsletter informiert über Hochzeiten. Der Versand erfolgt mit Squarespace E-Mail-Kampagnen.',
  'Der Newsletter kommt einmal im Monat. Der Versand erfolgt über Wix.',
  'Den Newsletter verschicken wir direkt aus unserem CRM.',
  'Our newsletter is sent using Ghost.',
  'Der Newsletter kommt monatlich. Er wird über Sendy versandt.',
  'Unseren Newsletter verschicken wir mit Listmonk.',
])('who sends it is said: %s', (text) => {
  expect(senderOf(text)).not.toBe('');
});

it.each([
  'Unseren Newsletter versenden wir mit Ihrer Einwilligung per E-Mail.',
  'Für den Newsletter der Muster GmbH verarbeiten wir Ihre E-Mail-Adresse.',
  'Der Newsletter wird einmal im Monat über E-Mail versendet.',
  'Der Versand des Newsletters erfolgt nur mit Einwilligung der Empfänger.',
  'Der Newsletter wird erst nach der Anmeldung durch Bestätigung im Double-Opt-in-Verfahren versandt, per Post nie.',
  'Wir versenden den Newsletter mit Angeboten aus dem Shop.',
  'Wir versenden einen Newsletter über Angebote.',
  'Der Newsletter informiert über Kurse in Münster und wird per E-Mail verschickt.',
])('who sends it is not said: %s', (text) => {
  expect(senderOf(text)).toBe('');
});

it('tells that the website itself sends it, as iubenda heads such sections', () => {
  const told = (heading: string) =>
    statementsIn(`${heading}\nMit der Anmeldung zum Newsletter wird Ihre E-Mail-Adresse in die Liste aufgenommen.`);
  const values = [
    'Mailingliste oder Newsletter (diese Website)',
    'Mailing list or newsletter (this Website)',
    'Newsletter (monatlich)',
  ].map((heading) => told(heading).find(({ kind }) => kind === 'newsletter')?.value);
  expect(values.map((value) => (value === undefined ? null : value !== ''))).toEqual([true, true, false]);
});
