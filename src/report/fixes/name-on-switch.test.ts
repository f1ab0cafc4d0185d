import { expect, it } from 'vitest';
import { banner, serviceUse, toggle } from '../../../test/factories/facts.ts';
import { trackedFacts } from '../../../test/factories/report.ts';
import { nameOnSwitch } from './name-on-switch.ts';

const facts = (...labels: string[]) =>
  trackedFacts({
    banner: {
      banner: banner({ toggles: labels.map((label) => toggle({ label })) }),
      cmpName: 'Usercentrics',
      cmpLoaded: null,
      payOrConsent: false,
    },
    services: [serviceUse()],
  });

it.each<[string, string[], string | null]>([
  ['a switch for it alone', ['Meta-Pixel', 'Google Analytics (Statistik)Cookies _ga und _ga_*, 2 Jahre.'], 'Google Analytics'],
  ['a name with its version', ['Google Analytics 4'], 'Google Analytics 4'],
  ['a category that names it in brackets', ['Statistik (Google Analytics)'], null],
  ['a switch for several', ['Google Analytics, Meta-Pixel', 'Google Analytics und Matomo'], null],
  ['two switches', ['Google Analytics', 'Google Analytics 4'], null],
  ['no switch', [], null],
])('reads the name of a service on its switch: %s', (_, labels, name) => {
  expect(nameOnSwitch('google-analytics', facts(...labels))).toBe(name);
});

const inList = (deeperText: string, disabled = false) =>
  trackedFacts({
    banner: {
      banner: banner({ toggles: [toggle({ label: 'Externe Medien', disabled, checked: disabled })], deeperText }),
      cmpName: 'Real Cookie Banner',
      cmpLoaded: null,
      payOrConsent: false,
    },
    services: [serviceUse()],
  });

it.each<[string, string, boolean, string | null]>([
  ['below a category', 'Externe Medien\nGoogle Analytics\nGoogle Ireland Limited', false, 'Google Analytics'],
  ['below a category, with its kind', 'Externe Medien\nVimeo\nGoogle Analytics (Statistik)', false, 'Google Analytics'],
  ['below what is fixed', 'Externe Medien\nGoogle Analytics', true, null],
  ['in a list of several', 'Externe Medien\nServices: Google Ads, Google Analytics, Klaviyo\nAlle akzeptieren', false, 'Google Analytics'],
  ['alone behind a word for services', 'Externe Medien\nDienste: Google Analytics\nAlle akzeptieren', false, 'Google Analytics'],
  ['in a list without a lead', 'Externe Medien\nYouTube, Google Analytics\nAlle akzeptieren', false, 'Google Analytics'],
  ['in a list of what is fixed', 'Externe Medien\nServices: Google Ads, Google Analytics\nAlle akzeptieren', true, null],
  [
    'in a clause with commas',
    'Externe Medien\nInhalte von YouTube, die Google Analytics zählt, oder Karten\nAlle akzeptieren',
    false,
    null,
  ],
  ['in a sentence', 'Externe Medien\nHier messen wir mit Google Analytics und anderen Diensten.', false, null],
  ['above all categories', 'Google Analytics\nExterne Medien', false, null],
])('reads the name of a service in the list of the deeper layer: %s', (_, deeperText, disabled, name) => {
  expect(nameOnSwitch('google-analytics', inList(deeperText, disabled))).toBe(name);
});
