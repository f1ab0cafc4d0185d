import { css, html, notFound, svg } from '../../answers.ts';
import { lifetimes, setCookie } from '../../cookie.ts';
import { randomText, uuid } from '../../random.ts';
import type { LabHost, LabRequest, LabResponse } from '../../types.ts';
import type { Footprint } from '../footprints.ts';
import { type Publications, publications } from '../publications.ts';

/** A vehicle as the dealer's list shows it. */
export interface MobileDeVehicle {
  title: string;
  price: string;
  facts: string;
  consumption: string;
}

/** Stocks of dealers by their customer number. */
export const mobileDeDealers: Publications<readonly MobileDeVehicle[]> = publications('Dealer at mobile.de');

const shared = { domain: '.mobile.de', secure: true, sameSite: 'None', expires: true } as const;

/** mobile.de keeps its visitor id `vi` and a language; `_abck` and `bm_sz` come from Akamai's bot manager in front of it. */
function visitorCookies({ cookies }: LabRequest): string[] {
  if (cookies['vi']) return [];
  return [
    setCookie('vi', uuid(), { ...shared, lifetimeSeconds: lifetimes.days(365) }),
    setCookie('mobile.LOCALE', 'de', { ...shared, lifetimeSeconds: lifetimes.days(30) }),
    setCookie('_abck', `${randomText(32).toUpperCase()}~-1~YAAQ${randomText(120)}`, { ...shared, lifetimeSeconds: lifetimes.days(365) }),
    setCookie('bm_sz', `${randomText(32).toUpperCase()}~YAAQ${randomText(90)}`, { ...shared, lifetimeSeconds: 14_400 }),
  ];
}

function list(request: LabRequest): LabResponse {
  const vehicles = mobileDeDealers.find(request.url.searchParams.get('customerId') ?? '');
  if (!vehicles) return notFound();
  const items = vehicles.map(
    ({ title, price, facts, consumption }, index) =>
      `<article class="result-item"><img alt="" src="https://img.classistatic.de/api/v1/mo-prod/images/${index}f/${index}f31c8a2-7b40-4d1e-9c55-0a6e2d7713b${index}?rule=mo-640.jpg"><div><h3>${title}</h3><p class="price">${price}</p><p>${facts}</p><p class="envkv">${consumption}</p></div></article>`,
  );
  const cookies = visitorCookies(request);
  return html(
    `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Fahrzeuge | mobile.de</title><meta name="robots" content="noindex"><link rel="stylesheet" href="/static/ses/ses-8b0e4d.css"></head><body><header>${vehicles.length} Fahrzeuge <span>powered by mobile.de</span></header>${items.join('')}</body></html>`,
    cookies.length > 0 ? { 'set-cookie': cookies } : {},
  );
}

const car = (hue: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><rect width="640" height="400" fill="#e9edf1"/><rect y="300" width="640" height="100" fill="#c5ccd3"/><path d="M70 300q0-60 60-66l60-6 66-56q16-14 40-14h110q26 0 46 18l60 52 56 10q40 8 40 44v18z" fill="hsl(${hue} 45% 38%)"/><path d="M214 228l52-44q8-6 20-6h54v50zm142-50h46q14 0 24 8l48 42H356z" fill="#cfe0ea"/><g fill="#22272c"><circle cx="180" cy="302" r="44"/><circle cx="490" cy="302" r="44"/></g></svg>`;

/** mobile.de: the dealer's stock as it is put into a frame (`ses.html`), and the network of the pictures. */
export const mobileDeHosts: readonly LabHost[] = [
  {
    host: 'home.mobile.de',
    address: '23.38.98.71',
    handle(request) {
      if (request.url.pathname === '/home/ses.html') return list(request);
      return request.url.pathname.endsWith('.css')
        ? css(
            'body{margin:0;font:14px/1.45 "Open Sans",Arial,sans-serif;color:#1a2b3c}header{padding:10px 14px;background:#ff6600;color:#fff;font-weight:700}header span{float:right;font-weight:400}.result-item{display:flex;gap:16px;border-bottom:1px solid #dde3e8;padding:14px}.result-item img{width:200px;height:125px;object-fit:cover}h3{margin:0}.price{font-size:18px;font-weight:700;margin:4px 0}p{margin:4px 0}.envkv{color:#5d6a76;font-size:12px}',
          )
        : notFound();
    },
  },
  { host: 'img.classistatic.de', address: '23.38.98.86', handle: ({ url }) => svg(car((Number(url.pathname.at(24)) * 95 + 210) % 360)) },
];

/** What the list in a frame leaves behind. */
export const mobileDeFootprint: Footprint = {
  service: 'mobile.de',
  hosts: ['home.mobile.de', 'img.classistatic.de'],
  cookies: [
    { name: 'vi', domain: 'mobile.de', declaredLifetimeSeconds: lifetimes.days(365) },
    { name: 'mobile.LOCALE', domain: 'mobile.de', declaredLifetimeSeconds: lifetimes.days(30) },
    { name: '_abck', domain: 'mobile.de', declaredLifetimeSeconds: lifetimes.days(365) },
    { name: 'bm_sz', domain: 'mobile.de', declaredLifetimeSeconds: 14_400 },
  ],
};
