import { expect, it } from 'vitest';
import { serviceOf } from '#knowledge/find-service.ts';
import { tellsOfTracker } from './tracker-named.ts';

const brevo = serviceOf('brevo-tracker')!;

it.each([
  ['Der Versand erfolgt über die Sendinblue GmbH (jetzt Brevo), Köpenicker Straße 126, 10179 Berlin.', false],
  [
    'Newsletter\nUnseren Newsletter versenden wir mit Brevo. Wir sehen, ob die Nachricht geöffnet und welche Links angeklickt wurden.',
    false,
  ],
  [
    'Brevo\nDiese Website nutzt Brevo für den Versand von Newslettern. Mit Hilfe von Brevo können wir unsere Kampagnen analysieren. Sie können sich auf der Website vom Newsletter abmelden.',
    false,
  ],
  ['Newsletter: Versand über Brevo. Brevo setzt dabei keine Cookies.', false],
  ['Wir nutzen den Brevo Tracker.', true],
  ['Mit dem Sendinblue-Tracker messen wir.', true],
  ['Brevo\nWir versenden mit Brevo. Brevo erfasst auch Ihr Verhalten auf unserer Website, wenn Sie aus dem Newsletter kommen.', true],
  ['Newsletter\nWir nutzen Brevo. Mit Ihrer Einwilligung setzt Brevo das Cookie sib_cuid.', true],
  ['Brevo\nOhne Ihre Einwilligung setzt Brevo keine Cookies.', true],
  ['Wir nutzen Brevo für Newsletter und Website-Tracking.', true],
  ['We use Brevo, which recognises visitors of our website.', true],
  // Of another service.
  ['Newsletter\nWir versenden mit Brevo.\nMatomo\nMatomo misst Ihr Verhalten auf unserer Website.', false],
])('%s', (notice, told) => expect(tellsOfTracker(notice, brevo)).toBe(told));

it.each(['hubspot', 'activecampaign', 'brevo', 'google-analytics', 'klaviyo'])('%s bears its name by itself', (id) => {
  expect(tellsOfTracker('HubSpot, ActiveCampaign und Klaviyo', serviceOf(id)!)).toBe(true);
});

it.each([
  ['Hosting\nUnsere Website liegt bei Framer (Framer B.V.). Dabei fallen Server-Logs an.', false],
  ['Framer: Diese Seite wurde mit Framer erstellt und wird dort betrieben.', false],
  ['Hosting\nUnsere Website liegt bei Framer. Framer erstellt auch eine Statistik der Besuche.', true],
  ['Wir nutzen Framer Analytics.', true],
  ['Our website is hosted by Framer, which also measures visits without cookies.', true],
])('what counts visits under the name of its platform: %s', (notice, told) =>
  expect(tellsOfTracker(notice, serviceOf('framer-events')!)).toBe(told),
);
