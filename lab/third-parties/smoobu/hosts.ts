import { cors, css, html, notFound, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';
import { publications } from '../publications.ts';

/** A landlord's lettings by the number of the booking tool: names and prices as Smoobu shows them. */
export const smoobuTools = publications<readonly { id: number; name: string; price: string }[]>('Smoobu booking tool');

const file = (name: string) => new URL(name, import.meta.url);

const month = (name: string, first: number, days: number, booked: readonly number[]) =>
  `<table class="singleMonth"><caption>${name}</caption><tbody><tr>${'<td></td>'.repeat(first)}${Array.from({ length: days }, (_, index) => `<td class="${booked.includes(index + 1) ? 'booked' : 'free'}">${index + 1}</td>${(index + first + 1) % 7 === 0 ? '</tr><tr>' : ''}`).join('')}</tr></tbody></table>`;

const calendar = `<div class="smoobuCalendar"><a href="#" class="prev" aria-label="Zurück">‹</a>${month('Dezember 2026', 1, 31, [19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31])}${month('Januar 2027', 4, 31, [1, 2, 3, 4, 5])}<a href="#" class="next" aria-label="Weiter">›</a><p class="calendarInfo"><span class="free"></span> Frei <span class="booked"></span> Belegt</p></div>`;

function bookingTool(lettings: readonly { id: number; name: string; price: string }[]): string {
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Buchungstool</title><link rel="stylesheet" href="/css/booking-tool.css"></head>
<body class="booking-tool"><form id="booking-tool-search" method="get"><label>Anreise <input type="text" name="arrivalDate" placeholder="TT.MM.JJJJ" autocomplete="off"></label> <label>Abreise <input type="text" name="departureDate" placeholder="TT.MM.JJJJ" autocomplete="off"></label> <label>Gäste <select name="guests"><option>1</option><option selected>2</option><option>3</option><option>4</option><option>5</option><option>6</option></select></label> <button type="submit">Suchen</button></form>
${lettings.map(({ id, name, price }) => `<article class="apartment" data-id="${id}"><h3>${name}</h3><p>${price}</p><a href="#apartment-${id}">Details &amp; Buchung</a></article>`).join('')}
<script src="/js/iframeResizer.contentWindow.min.js"></script></body></html>`;
}

/** Smoobu: the booking tool in a frame (with the session that a booking needs) and the calendar of one letting (no cookies). */
export const smoobuHosts: readonly LabHost[] = [
  {
    host: 'login.smoobu.com',
    address: '18.195.122.41',
    handle({ url, headers, cookies }) {
      if (url.pathname === '/js/Settings/BookingToolIframe.js') return clientScript(file('booking-tool-iframe.js'));
      if (url.pathname === '/js/Apartment/CalendarWidget.js') return clientScript(file('calendar-widget.js'));
      if (url.pathname.endsWith('.js')) return script('window.iFrameResizer = window.iFrameResizer || {};');
      if (url.pathname.endsWith('.css'))
        return css(
          'body.booking-tool{font:15px Lato,Arial,sans-serif;margin:12px}.apartment{border:1px solid #dde;padding:10px;margin:10px 0}.singleMonth{display:inline-table;margin:8px}.singleMonth td{width:30px;text-align:center}.booked{background:#e2b8b8}.free{background:#cde8d0}',
          { 'access-control-allow-origin': '*' },
        );
      if (/^\/\w\w\/cockpit\/widget\/single-calendar\/\d+$/.test(url.pathname)) return html(calendar, cors(headers.origin));
      const lettings = smoobuTools.find(url.pathname.match(/^\/\w\w\/booking-tool\/iframe\/(\d+)$/)?.[1] ?? '');
      if (!lettings) return notFound();
      const session = setCookie('PHPSESSID', randomText(26).toLowerCase(), { secure: true, httpOnly: true, sameSite: 'None' });
      return html(bookingTool(lettings), cookies['PHPSESSID'] ? {} : { 'set-cookie': session });
    },
  },
];

/** The calendar of one letting. */
export const smoobuCalendarFootprint: Footprint = { service: 'Smoobu', hosts: ['login.smoobu.com'] };

/** The booking tool in its frame. */
export const smoobuBookingFootprint: Footprint = {
  service: 'Smoobu',
  hosts: ['login.smoobu.com'],
  cookies: [{ name: 'PHPSESSID', domain: 'login.smoobu.com', declaredLifetimeSeconds: null }],
};
