import { describe, expect, it } from 'vitest';
import { cookieFact } from '../../../../test/factories/facts.ts';
import { catalogueUse } from '../../../../test/factories/traffic.ts';
import { lifeToldOfService } from './service-lives.ts';

const day = 86_400;
const of = (name: string, days: number, serviceId = 'google-ads') => cookieFact({ id: name, name, serviceId, lifetimeSeconds: days * day });
const clicked = of('_gcl_au', 90);
const told = (text: string, ...others: ReturnType<typeof of>[]) => {
  const services = [catalogueUse('google-ads'), catalogueUse('google-analytics')];
  const life = lifeToldOfService(text, clicked, { cookies: [clicked, ...others], services });
  return life === null ? null : life / day;
};

describe('the life told of the cookies of a service', () => {
  it.each([
    'Google Ads\nKlicken Sie auf eine Anzeige von Google Ads, wird ein Cookie gesetzt; er verliert nach 30 Tagen seine Gültigkeit.',
    'Google Ads\nDie Conversion-Cookies von Google Ads laufen nach 30 Tagen ab.',
    'Google Ads\nCookies von Google Ads haben eine Laufzeit von 30 Tagen.',
  ])('is read without their names: %s', (text) => {
    expect(told(text)).toBe(30);
  });

  it.each([
    ['long enough', 'Cookies von Google Ads laufen nach 90 Tagen ab.'],
    ['of data', 'Die von Google Ads erhobenen Daten werden nach 30 Tagen gelöscht, auch die aus Cookies.'],
    ['of another service', 'Cookies von Google Analytics laufen nach 30 Tagen ab.'],
    ['of another cookie by name', 'Google Ads setzt das Cookie _gac_1, es läuft nach 30 Tagen ab.'],
    ['of this one by name', 'Google Ads setzt _gcl_au. Cookies von Google Ads laufen nach 30 Tagen ab.'],
    ['two periods', 'Cookies von Google Ads laufen nach 30 Tagen oder nach 90 Tagen ab.'],
  ])('is none: %s', (_, text) => {
    expect(told(text)).toBeNull();
  });

  it('is that of a sister that lives so long', () => {
    expect(told('Cookies von Google Ads laufen nach 30 Tagen ab.', of('test', 30))).toBeNull();
    expect(told('Cookies von Google Ads laufen nach 30 Tagen ab.', of('test', 1))).toBe(30);
    expect(told('Cookies von Google Ads laufen nach 30 Tagen ab.', of('test', 30, 'google-analytics'))).toBe(30);
  });
});
