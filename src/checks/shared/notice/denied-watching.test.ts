import { expect, it } from 'vitest';
import { siteDenialsOf } from './site-denials.ts';

const read = (text: string) =>
  siteDenialsOf(text).map(({ kind, categories, beforeConsent }) => `${kind} ${[...categories].join('+')}${beforeConsent ? ' before' : ''}`);
const all = 'services analytics+session-replay+marketing';
const measuring = 'services analytics+session-replay';

it.each([
  ['Keine Cookies, kein Tracking.', [all]],
  ['Wir tracken Sie nicht.', [all]],
  ['Sie werden auf unserer Website nicht getrackt.', [all]],
  ['Auf dieser Homepage findet kein Tracking statt.', [all]],
  ['Ein Tracking findet bei uns nicht statt.', [all]],
  ['Wir verzichten bewusst auf Werbung und Tracking.', [all]],
  ['Wir setzen keine Tracker ein.', [all]],
  ['Unsere Website ist völlig frei von Werbung und Trackern.', [all]],
  ['Diese Seite ist trackingfrei.', [all]],
  ['Wir nutzen weder Pixel noch Web-Analyse.', [measuring]],
  ['Ihr Surfverhalten wird nicht ausgewertet.', [measuring]],
  ['Wir werten Ihr Nutzungsverhalten nicht aus.', [measuring]],
  ['Eine Analyse Ihres Klickverhaltens erfolgt nicht.', [measuring]],
  ['Ohne Ihre Zustimmung findet kein Tracking statt.', [`${all} before`]],
  ['Besuche\nEs findet kein Tracking statt. Nur mit Ihrer Einwilligung zählen wir Besuche.', [`${all} before`]],
  ["We don't track our visitors.", [all]],
  ['There is no tracking on this site.', [all]],
  ['This website is free of trackers.', [all]],
  ['We do not use analytics.', [measuring]],
  // Told once where tools are named too.
  ['Wir setzen kein Tracking ein und nutzen keine Analyse-Tools.', [measuring]],
])('%s', (text, denials) => {
  expect(read(text)).toEqual(denials);
});

it.each([
  'Wir betreiben kein Tracking einzelner Personen.',
  'Wir nutzen kein Tracking durch Muxelwerk.',
  'Es findet kein Tracking über mehrere Websites statt.',
  'Lehnen Sie ab, findet kein Tracking statt.',
  'Wenn Sie ablehnen, tracken wir Sie nicht.',
  'Ein Tracking findet dabei nicht statt.',
  'Mit dem Pur-Abo ist unsere Website trackingfrei.',
  'Verzichten Sie auf Tracking, bleiben die Angebote gleich.',
  'Es findet kein Profiling statt.',
  'Wir führen keine Analyse Ihrer Anfrage durch.',
  'Our site does not respond to Do Not Track signals.',
  'We do not track our users over time and across third-party websites.',
  'Kontaktformular\nIhre Angaben bleiben bei uns. Es findet kein Tracking statt.',
  'Server-Logfiles\nWir speichern Zugriffe. Eine Auswertung Ihres Surfverhaltens erfolgt nicht.',
])('denies nothing: %s', (text) => {
  expect(read(text)).toEqual([]);
});
