import { describe, expect, it } from 'vitest';
import { legalPage, link, pageFact, siteUrl } from '../../../../test/factories/facts.ts';
import { isOnlyLedTo, isOnUnvisitedPage, isPlaceOfServers } from './told-elsewhere.ts';

const privacy = (text: string) => ({ privacy: legalPage({ kind: 'privacy', text }) });
const maps = { serviceId: 'google-maps' };

describe('what a notice names and no page would show', () => {
  it.each([
    ['Google Maps\nDie Karte ist ein Bild. Erst wenn Sie auf den Link klicken, werden Sie zu Google Maps weitergeleitet.', true],
    ['Anfahrt\nFür die Route leiten wir Sie auf Wunsch zu Google Maps weiter.', true],
    ['Google Maps\nAuf Google Maps verlinken wir nur.', true],
    ['Google Maps\nWir nutzen Google Maps. Klicken Sie auf die Karte, werden Sie zu Google Maps weitergeleitet.', false],
    ['Google Maps\nDiese Website bindet Karten von Google Maps ein.', false],
    ['Google Maps\nAnbieter ist die Google Ireland Limited.', false],
    ['Sie werden zu PayPal weitergeleitet.', false],
  ])('is only led to: %s', (text, expected) => expect(isOnlyLedTo(maps, privacy(text))).toBe(expected));

  it.each([
    ['aws', 'Server stehen in der EU (Amazon Web Services, Frankfurt).', true],
    ['aws', 'Der Shop wird in Rechenzentren von Amazon Web Services betrieben.', true],
    ['aws', 'Bilder liefern wir über Amazon Web Services aus. Unsere Server stehen in Ulm.', false],
    ['google-maps', 'Google Maps lädt Karten von Servern in den USA.', false],
  ])('is the place of servers: %s, %s', (serviceId, quote, expected) => expect(isPlaceOfServers({ serviceId, quote })).toBe(expected));

  const films = 'Verwendung von YouTube\nAuf der Seite „Anleitungen“ binden wir Videos von YouTube im erweiterten Datenschutzmodus ein.';
  const start = (text: string) => pageFact({ links: [link({ text, href: `${siteUrl}anleitungen/` })] });
  it.each([
    ['linked and not visited', films, [start('Anleitungen')], true],
    ['visited', films, [start('Anleitungen'), pageFact({ url: `${siteUrl}anleitungen/` })], false],
    ['linked nowhere', films, [start('Kontakt')], false],
    ['on no page by name', 'YouTube\nAuf unserer Seite binden wir Videos von YouTube ein.', [start('Anleitungen')], false],
  ])('is on a page: %s', (_, text, pages, expected) =>
    expect(isOnUnvisitedPage({ serviceId: 'youtube' }, { ...privacy(text), pages })).toBe(expected),
  );
});
