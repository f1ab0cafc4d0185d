import { svg } from '../../answers.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { randomDigits, randomText } from '../../random.ts';
import type { LabResponse } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

/** Seconds that the cookie of the visitor's language is kept: nearly nine hours. */
const languageLifetime = 31_556;

/** Whether a path is that of the counting pixel which the HTML of a donate button ends with. */
export const isCounter = (path: string): boolean => /^\/[a-z]{2}_[A-Z]{2}\/i\/scr\/pixel\.gif$/.test(path);

/** Whether a path is that of a picture for donate buttons. */
export const isDonateButton = (path: string): boolean => /\/i\/btn\/btn_donate\w*\.gif$/.test(path);

/** Cookies of the pixel's first answer. */
export function counterCookies(known: Record<string, string>): string[] {
  if (known['ts_c']) return [];
  const visitor = randomText(32);
  return [
    thirdPartyCookie('LANG', 'de_DE%3BDE', '.paypal.com', languageLifetime),
    thirdPartyCookie('enforce_policy', 'gdpr_v2.1', '.paypal.com', lifetimes.days(365), false),
    thirdPartyCookie('x-pp-s', randomText(40), '.paypal.com'),
    thirdPartyCookie('ts', `vreXpYrS%3D${randomDigits(10)}%26vr%3D${visitor}`, '.paypal.com', lifetimes.years(3)),
    thirdPartyCookie('ts_c', `vr%3D${visitor}`, '.paypal.com', lifetimes.years(3), false),
    thirdPartyCookie('l7_az', 'dcg14.slc', '.paypal.com', lifetimes.minutes(30)),
  ];
}

const cards = ['#1a1f71', '#eb001b', '#006fcf', '#0a6ab4'];

/** The yellow button with the cards below it. */
export const donateButton: LabResponse = svg(
  `<svg xmlns="http://www.w3.org/2000/svg" width="147" height="47" viewBox="0 0 147 47"><rect x="18" y="1" width="110" height="25" rx="12.5" fill="#ffc439" stroke="#d9951b"/><text x="73" y="18" font-family="Verdana,Arial" font-size="12" font-style="italic" font-weight="700" text-anchor="middle" fill="#003087">Spenden</text>${cards.map((fill, index) => `<rect x="${20 + index * 28}" y="31" width="24" height="15" rx="2" fill="${fill}"/>`).join('')}</svg>`,
);

/** Where the button leads to. */
export const donatePage =
  '<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Spenden - PayPal</title></head><body><h1>PayPal</h1><form method="post"><label>Betrag <input name="amount"></label><button>Mit PayPal spenden</button></form></body></html>';

const cookie = (name: string, declaredLifetimeSeconds: number | null) => ({ name, domain: 'paypal.com', declaredLifetimeSeconds });

/** What a page leaves that carries the HTML of a donate button: its picture and its counting pixel. */
export const payPalDonateFootprint: Footprint = {
  service: 'PayPal',
  hosts: ['www.paypal.com', 'www.paypalobjects.com'],
  cookies: [
    cookie('LANG', languageLifetime),
    cookie('enforce_policy', lifetimes.days(365)),
    cookie('x-pp-s', null),
    cookie('ts', lifetimes.years(3)),
    cookie('ts_c', lifetimes.years(3)),
    cookie('l7_az', lifetimes.minutes(30)),
  ],
};
