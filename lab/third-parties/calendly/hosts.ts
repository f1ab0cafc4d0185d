import { css, html, json, notFound, pixel } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost, LabRequest, LabResponse } from '../../types.ts';
import { cloudflareCookies } from '../cloudflare/bot-cookie.ts';

const booking = new URL('./booking.js', import.meta.url);
const widget = new URL('./widget.js', import.meta.url);

const style =
  'body{margin:0;font-family:"Gilroy",Helvetica,Arial,sans-serif;color:#1a1a1a}.box{display:flex;gap:32px;max-width:760px;margin:24px auto;padding:24px;border:1px solid #e3e3e3;border-radius:8px}aside{width:230px}aside img{border-radius:50%;background:#d9e6e5}h1{font-size:24px}h2{font-size:18px}td{text-align:center;padding:4px}button{width:40px;height:40px;border:0;border-radius:50%;background:none}.free{background:#e8f1ff;color:#0060e6;font-weight:700}';

function page(request: LabRequest): LabResponse {
  const { pathname } = request.url;
  if (pathname === '/api/booking/event_types/lookup')
    return json({
      uuid: 'b7d2c9e4-51a0-4c1e-8f3b-0c9a8de27714',
      name: 'Erstgespräch',
      duration: 30,
      profile: { name: 'Vertrieb', avatar_url: 'https://d3v0px0pttie1i.cloudfront.net/uploads/user/avatar/28817345/c0b1a7f2.png' },
    });
  if (pathname.startsWith('/api/')) return json({ days: [] });
  const cookies = cloudflareCookies(request, 'calendly.com', true)['set-cookie'] ?? [];
  if (!request.cookies['_calendly_session'])
    cookies.push(thirdPartyCookie('_calendly_session', randomText(180), '.calendly.com', lifetimes.days(21)));
  return html(
    `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Calendly</title><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="stylesheet" href="https://assets.calendly.com/packs/css/booking-7f4a0c1e.css"></head><body><div id="root"></div><script src="https://assets.calendly.com/packs/js/booking-5c21b90d.js"></script></body></html>`,
    cookies.length > 0 ? { 'set-cookie': cookies } : {},
  );
}

/** Calendly's booking page as it is put into frames, with its assets and the picture of the host. */
export const calendlyHosts: readonly LabHost[] = [
  { host: 'calendly.com', address: '104.18.33.45', handle: page },
  {
    host: 'assets.calendly.com',
    address: '104.18.32.45',
    handle({ url }) {
      if (url.pathname.startsWith('/assets/external/widget.'))
        return url.pathname.endsWith('.css') ? css('.calendly-inline-widget iframe{border:0}') : clientScript(widget);
      if (url.pathname.endsWith('.css')) return css(style);
      return url.pathname.endsWith('.js') ? clientScript(booking) : notFound();
    },
  },
  { host: 'd3v0px0pttie1i.cloudfront.net', address: '18.66.122.31', handle: () => pixel() },
];
