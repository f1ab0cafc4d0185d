import { expect, it } from 'vitest';
import { promisesOf } from './notice-promises.ts';

const about = (text: string) => promisesOf(text).map(({ kind, services }) => [kind, [...services][0] ?? '']);

const promised: [string, string, string][] = [
  ['etracker\nWir nutzen etracker der etracker GmbH. Wir verwenden dabei keine Cookies für die Analyse.', 'noCookies', 'etracker'],
  ['Wir setzen Matomo ein. Matomo setzt keine Cookies.', 'noCookies', 'matomo'],
  ['Wir nutzen Plausible. Das Programm arbeitet ohne Cookies und speichert nichts.', 'noCookies', 'plausible'],
  ['Matomo wird bei uns cookielos betrieben, Daten bleiben bei uns.', 'noCookies', 'matomo'],
  ['Ohne Ihre Einwilligung werden durch Hotjar keine Cookies gesetzt.', 'noCookiesBefore', 'hotjar'],
  [
    'Google Analytics\nWir nutzen Google Analytics. Cookies werden erst nach Ihrer Einwilligung gesetzt.',
    'noCookiesBefore',
    'google-analytics',
  ],
  ['Ohne Ihre Einwilligung werden keine Daten an Google Analytics übertragen.', 'notBefore', 'google-analytics'],
  ['Google Maps\nWir zeigen Karten von Google Maps. Die Karte wird erst geladen, wenn Sie zugestimmt haben.', 'notBefore', 'google-maps'],
  ['Hotjar wird nur mit Ihrer Einwilligung eingesetzt.', 'notBefore', 'hotjar'],
  [
    '6. PayPal\nWählen Sie PayPal, leiten wir Sie weiter. Erst dann wird eine Verbindung zu PayPal hergestellt; PayPal erhält Namen.',
    'notBefore',
    'paypal',
  ],
  ['Erst wenn Sie auf das Vorschaubild klicken, wird eine Verbindung zu YouTube hergestellt.', 'notBefore', 'youtube'],
  ['Google Analytics is only loaded after you have given your consent.', 'notBefore', 'google-analytics'],
  ['Videos von Vimeo binden wir ein. Wir haben die Option „Do Not Track“ eingeschaltet.', 'privateMode', 'vimeo'],
  ['YouTube-Videos binden wir im erweiterten Datenschutzmodus ein.', 'privateMode', 'youtube'],
  ['Cookies\nUnsere Website verwendet keine Cookies.', 'noCookies', ''],
];
it.each(promised)('%s', (text, kind, service) => expect(about(text)).toEqual([[kind, service]]));

it.each([
  // Conditions, parts and possibilities.
  'Matomo setzt keine Cookies, wenn Sie der Messung widersprechen.',
  'Wir nutzen Matomo. Sie können Ihren Browser so einstellen, dass keine Cookies gesetzt werden.',
  'Hotjar setzt keine Cookies von Drittanbietern.',
  'Anders als Google Analytics setzt Matomo keine Cookies.',
  'Wir nutzen Matomo. Anders als bei Google Analytics bleiben die Daten bei uns. Es werden keine Cookies gesetzt.',
  'Wir verwenden keine Cookies zu Werbezwecken.',
  'Wenn Sie das nicht wollen, verwenden wir keine Cookies.',
  // The legal basis, what somebody else says, and what is passed on.
  'Wir nutzen Google Maps. Sofern eine Einwilligung abgefragt wurde, erfolgt die Nutzung ausschließlich auf Grundlage Ihrer Einwilligung.',
  'YouTube speichert laut Google erst dann Daten, wenn Sie das Video ansehen und eine Verbindung besteht.',
  'Google Analytics: Die Daten werden nur mit Ihrer Einwilligung an Dritte weitergegeben und übertragen.',
  'Mit Mailchimp senden wir Ihnen den Newsletter nur mit Ihrer Einwilligung.',
  'Sobald Sie ein Video von YouTube starten, wird eine Verbindung zu den Servern hergestellt.',
  'Wird Hotjar nur mit Ihrer Einwilligung eingesetzt?',
  // Another section has begun.
  'Hotjar\nWir nutzen Hotjar.\nSchriften\nEine Verbindung wird erst nach Ihrer Einwilligung hergestellt.',
])('promises nothing: %s', (text) => expect(about(text)).toEqual([]));
