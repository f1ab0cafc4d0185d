import { describe, expect, it } from 'vitest';
import { cookieFact } from '../../../../test/factories/facts.ts';
import { growthWith, mostGrowth } from '../../../../test/factories/growth.ts';
import { outlives, recordOf, serviceRecords } from './service-records.ts';

const day = 86_400;
const ga = (days: number | null, asked = days) =>
  cookieFact({
    name: '_ga',
    serviceId: 'google-analytics',
    lifetimeSeconds: days === null ? null : days * day,
    declaredLifetimeSeconds: asked === null ? null : asked * day,
  });
const plenty =
  'Statistik (1)\nGoogle Analytics\nAnbieter\tGoogle\nBeschreibung\tStatistik über die Nutzung.\nLebensdauer\t14 Monate\nWeitere Informationen\nPayPal\nAnbieter\tPayPal (Europe)\nLebensdauer\tSession';

describe('records of services in the list of a banner', () => {
  it.each([
    ['rows of a table', plenty, 'Google', 14 * 30.5 * day],
    ['lines with a colon', 'Google Analytics\nAnbieter: Google Ireland\nLaufzeit: 2 Jahre', 'Google Ireland', 2 * 365.25 * day],
    ['labels on lines of their own', 'Google Analytics\nAnbieter\nGoogle LLC\nCookie-Laufzeit\n1 Jahr', 'Google LLC', 365.25 * day],
    ['the name in a row', 'Name\tGoogle Analytics\nAnbieter\tGoogle\nLaufzeit\t30 Tage', 'Google', 30 * day],
    ['the end of the visit', 'Google Analytics\nAnbieter: Google\nLebensdauer: Session', 'Google', 0],
    ['no life in figures', 'Google Analytics\nAnbieter: Google\nLaufzeit: siehe dort', 'Google', null],
    [
      'a list that names the cookie',
      'Google Analytics\nAnbieter: Google\nCookies: _ga, _gid\nLaufzeit: 2 Jahre',
      'Google',
      2 * 365.25 * day,
    ],
    // How long data are kept is another matter.
    ['the storage of data', 'Google Analytics\nAnbieter: Google\nSpeicherdauer: 14 Monate', undefined, undefined],
  ])('tell of a cookie by its service: %s', (_, banner, provider, life) => {
    const record = recordOf(ga(400), banner);
    if (provider === undefined) expect(record?.life ?? null).toBeNull();
    else expect([record?.provider, record?.life]).toEqual([provider, life]);
  });

  it.each([
    ['another service', plenty, cookieFact({ name: '_fbp', serviceId: 'meta-pixel' })],
    ['nobody’s cookie', plenty, cookieFact()],
    ['other cookies by name', 'Google Analytics\nAnbieter: Google\nCookies: _gid\nLaufzeit: 1 Tag', ga(400)],
    ['running text', 'Wir nutzen Google Analytics. Anbieter ist Google, die Laufzeit beträgt 2 Jahre.', ga(400)],
    [
      'two records of one name',
      'Google Analytics\nAnbieter: Google\nLaufzeit: 1 Tag\nGoogle Analytics 4\nAnbieter: Google\nLaufzeit: 2 Jahre',
      ga(400),
    ],
  ])('tell nothing of it: %s', (_, banner, cookie) => expect(recordOf(cookie, banner)).toBeNull());

  it('are outlived by what is asked for, whatever the browser leaves of it', () => {
    const [stated] = serviceRecords(plenty);
    expect(outlives(ga(400, 730), stated!)).toBe(true);
    expect(outlives(ga(400), stated!)).toBe(false);
    expect(outlives(ga(null), stated!)).toBe(false);
    const visit = { ...stated!, life: 0 };
    expect(outlives(ga(3), visit)).toBe(true);
    expect(outlives(ga(0.4), visit)).toBe(false);
  });

  it('are read in bounded steps', () => {
    const growth = growthWith((times) => {
      serviceRecords('Anbieter\n'.repeat(8_000 * times));
      serviceRecords(`Laufzeit${' '.repeat(12_000 * times)}`);
    });
    expect(growth).toBeLessThanOrEqual(mostGrowth);
  });
});
