import { html, notFound, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { randomText, uuid } from '../../random.ts';
import type { LabHost, LabRequest, LabResponse } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const partnerScript = new URL('./pa.js', import.meta.url);
const offers = ['Altstadt zu Fuß mit einer Einheimischen', 'Bootsfahrt bei Sonnenuntergang', 'Tagesausflug mit dem Kleinbus'];

function frame({ url, cookies }: LabRequest): LabResponse {
  const place = (url.searchParams.get('q') ?? '').replace(/[<>&"]/g, '');
  const set = cookies['visitor-id']
    ? []
    : [
        thirdPartyCookie('visitor-id', randomText(32).toUpperCase(), '.getyourguide.com', lifetimes.days(365), false),
        thirdPartyCookie('session_id', uuid(), '.getyourguide.com', lifetimes.minutes(30)),
      ];
  const cards = offers
    .map(
      (name, index) =>
        `<a href="https://www.getyourguide.de/s/?partner_id=${url.searchParams.get('partner_id')}" target="_blank" style="flex:1;border:1px solid #dcdfe4;border-radius:8px;overflow:hidden;color:#1a2b49;text-decoration:none"><img src="https://cdn.getyourguide.com/img/tour/${index + 3}f9c1/145.jpg" alt="" style="width:100%"><b style="display:block;padding:8px">${place}: ${name}</b><span style="padding:8px">ab ${19 + index * 14} €</span></a>`,
    )
    .join('');
  return html(
    `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>GetYourGuide</title></head><body style="font:14px Arial,sans-serif;margin:0"><div style="display:flex;gap:10px">${cards}</div></body></html>`,
    set.length > 0 ? { 'set-cookie': set } : {},
  );
}

/** GetYourGuide: the partner script, frames with tours and their pictures. The frame knows visitors again by `visitor-id`. */
export const getYourGuideHosts: readonly LabHost[] = [
  {
    host: 'widget.getyourguide.com',
    address: '18.66.112.41',
    handle(request) {
      const { pathname } = request.url;
      if (pathname === '/dist/pa.umd.production.min.js') return clientScript(partnerScript);
      return /^\/default\/\w+\.frame$/.test(pathname) ? frame(request) : notFound();
    },
  },
  {
    host: 'cdn.getyourguide.com',
    address: '18.66.112.92',
    handle: ({ url }) =>
      svg(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><rect width="240" height="160" fill="hsl(${(url.pathname.charCodeAt(10) * 47) % 360} 45% 62%)"/><circle cx="180" cy="45" r="22" fill="#fff6"/><path d="M0 160 80 70l50 50 40-30 70 70z" fill="#0003"/></svg>`,
      ),
  },
];

/** A widget with tours on a page. */
export const getYourGuideFootprint: Footprint = {
  service: 'GetYourGuide',
  hosts: ['widget.getyourguide.com', 'cdn.getyourguide.com'],
  cookies: [
    { name: 'visitor-id', domain: 'getyourguide.com', declaredLifetimeSeconds: lifetimes.days(365) },
    { name: 'session_id', domain: 'getyourguide.com', declaredLifetimeSeconds: lifetimes.minutes(30) },
  ],
};
