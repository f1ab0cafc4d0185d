import { cors, css, html, json, notFound, pixel, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';
import { googleAddresses } from '../google/addresses.ts';
import { platformScript } from '../google/customer-reviews.ts';

const view = new URL('./embed.js', import.meta.url);

/** What an embedded public calendar leaves behind. */
export const googleCalendarFootprint: Footprint = {
  service: 'Google Kalender',
  hosts: ['calendar.google.com', 'apis.google.com', 'clients6.google.com', 'ssl.gstatic.com', 'fonts.googleapis.com', 'fonts.gstatic.com'],
  cookies: [{ name: 'NID', domain: 'google.com', declaredLifetimeSeconds: lifetimes.days(183) }],
};

const embedPage = (calendar: string) => `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Google Kalender</title>
<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Google+Sans:wght@400;500&display=block">
<link rel="stylesheet" href="/calendar/_/web/calendar-static/_/ss/k=calendar-embed.css">
<script src="https://apis.google.com/js/api.js" async></script></head>
<body class="embed"><div id="container" data-calendar="${calendar.replaceAll('"', '')}"></div>
<script src="/calendar/_/web/calendar-static/_/js/k=calendar-embed.js"></script></body></html>`;

const style =
  'body{margin:0;font:14px "Google Sans",Roboto,Arial,sans-serif;color:#3c4043}#bar{display:flex;gap:12px;align-items:center;padding:8px 12px;border-bottom:1px solid #dadce0}table{width:100%;border-collapse:collapse}td{padding:9px 12px;border-bottom:1px solid #eee}td:first-child{width:140px;color:#1a73e8}';

/** Google Calendar's public embed: the frame, its scripts, fonts, the list of events from the calendar interface, NID at google.com. */
export const googleCalendarHosts: readonly LabHost[] = [
  {
    host: 'calendar.google.com',
    address: googleAddresses.maps,
    handle({ url, cookies }) {
      if (url.pathname === '/calendar/embed') {
        const set: Record<string, string> = cookies['NID']
          ? {}
          : { 'set-cookie': thirdPartyCookie('NID', `526=${randomText(60)}`, '.google.com', lifetimes.days(183)) };
        return html(embedPage(url.searchParams.get('src') ?? ''), set);
      }
      if (url.pathname.endsWith('.css')) return css(style);
      return url.pathname.endsWith('.js') ? clientScript(view) : notFound();
    },
  },
  {
    host: 'apis.google.com',
    address: googleAddresses.search,
    handle: (request) => platformScript(request) ?? script('window.gapi = window.gapi || { load() {} };'),
  },
  { host: 'ssl.gstatic.com', address: googleAddresses.static, handle: () => pixel() },
  {
    host: 'clients6.google.com',
    address: googleAddresses.search,
    handle: ({ headers }) =>
      json(
        {
          kind: 'calendar#events',
          items: [
            { start: '2026-11-25', summary: 'Elternsprechtag (Klassen 1 und 2)' },
            { start: '2026-11-27', summary: 'Bundesweiter Vorlesetag' },
            { start: '2026-12-01', summary: 'Schulpflegschaft, 19:30 Uhr' },
            { start: '2026-12-17', summary: 'Adventssingen in der Turnhalle' },
            { start: '2026-12-23', summary: 'Weihnachtsferien bis 6. Januar' },
          ],
        },
        cors(headers.origin),
      ),
  },
];
