import { describe, expect, it } from 'vitest';
import { cookieFact } from '../../../../test/factories/facts.ts';
import { catalogueUse } from '../../../../test/factories/traffic.ts';
import { contradictoryLives } from './contradictory-lives.ts';

const day = 86_400;
const of = (name: string, days: number) => cookieFact({ id: name, name, lifetimeSeconds: days * day, declaredLifetimeSeconds: days * day });
const read = (notice: string, banner: string, ...others: ReturnType<typeof of>[]) =>
  contradictoryLives([of('_ga', 90), ...others], { notice, banner }).map(
    ({ cookie, offIn, stated }) => `${cookie.name} ${offIn} ${Math.floor(stated / day)}`,
  );

describe('lives on which notice and banner differ', () => {
  it('are told of the one that is wrong', () => {
    expect(read('Google setzt _ga (2 Jahre).', '_ga\tGoogle\t90 Tage')).toEqual(['_ga notice 730']);
    expect(read('Google setzt _ga (90 Tage).', '_ga\tGoogle\t2 Jahre')).toEqual(['_ga banner 730']);
  });

  it('are those of the name itself, not of one that begins with it', () => {
    expect(read('Google setzt _ga (2 Jahre).', '_ga\tGoogle\t90 Tage\n_ga_*\tGoogle\t90 Tage', of('_ga_7BRGFLD42W', 90))).toEqual([
      '_ga notice 730',
    ]);
  });

  it('are told of a service without names too, of what lives longer', () => {
    const cookies = [
      { ...of('_gcl_au', 90), serviceId: 'google-ads' },
      { ...of('test_cookie', 1), serviceId: 'google-ads' },
    ];
    const notice = 'Google Ads setzt ein Cookie; er verliert nach 30 Tagen seine Gültigkeit.';
    const texts = { notice, banner: '_gcl_au\tGoogle\t90 Tage\ntest_cookie\tGoogle\t1 Tag' };
    expect(contradictoryLives(cookies, texts, [catalogueUse('google-ads')])).toMatchObject([
      { cookie: { name: '_gcl_au' }, offIn: 'service', stated: 30 * day },
    ]);
  });

  it.each([
    ['the same in other words', 'Google setzt _ga (3 Monate).', '_ga\tGoogle\t90 Tage'],
    ['neither is right', 'Google setzt _ga (2 Jahre).', '_ga\tGoogle\t1 Jahr'],
    ['only one tells', 'Google setzt _ga (2 Jahre).', 'Google Analytics'],
    [
      'the period of something else behind the bracket',
      'Google setzt _ga (90 Tage). Besuche löschen wir nach 2 Jahren.',
      '_ga\tGoogle\t90 Tage',
    ],
    ['two periods', 'Google setzt _ga (2 Jahre), auf der Shopseite _ga (90 Tage).', '_ga\tGoogle\t90 Tage'],
  ])('are none: %s', (_, notice, banner) => {
    expect(read(notice, banner)).toEqual([]);
  });

  it('are none where one row tells the longest life of several', () => {
    expect(read('Google setzt _ga (90 Tage).', '_ga, bcookie\tMehrere\t1 Jahr', of('bcookie', 365))).toEqual([]);
  });
});
