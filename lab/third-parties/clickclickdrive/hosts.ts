import { cors, css, html, json, noContent, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, setCookie, thirdPartyCookie } from '../../cookie.ts';
import { randomText, uuid } from '../../random.ts';
import type { LabHost, LabRequest } from '../../types.ts';
import type { Footprint } from '../footprints.ts';
import { publications } from '../publications.ts';

/** A driving school as it keeps its page with ClickClickDrive. */
export interface ClickClickDriveSchool {
  name: string;
  courses: readonly { start: string; title: string; free: number }[];
}

/** Driving schools by the key of their widget. */
export const clickClickDriveSchools = publications<ClickClickDriveSchool>('ClickClickDrive school');

const widget = new URL('./widget.js', import.meta.url);

const style = `body{margin:0;font:15px/1.5 Inter,Arial,sans-serif;color:#1d2b3a;background:#fff}header{background:#13294b;color:#fff;padding:12px 18px;display:flex;justify-content:space-between}
ul{list-style:none;margin:0;padding:8px 18px}li{display:flex;gap:14px;align-items:center;padding:12px 0;border-bottom:1px solid #e4e9ef}time{font-weight:700;width:96px}li span{flex:1}button{border:0;border-radius:20px;background:#ff6b35;color:#fff;padding:8px 18px;font:inherit}footer{padding:8px 18px;font-size:12px;color:#778}`;

const frame = (
  school: ClickClickDriveSchool,
  key: string,
) => `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>${school.name} | ClickClickDrive</title>
<meta name="robots" content="noindex"><link rel="stylesheet" href="/static/css/widget.5d1f3a2c.css"></head>
<body><div id="root" data-school="${key}"><header><strong>Kurstermine</strong><span>${school.name}</span></header><ul id="courses"></ul><footer>powered by ClickClickDrive</footer></div>
<script src="/static/js/widget.b81c70de.js"></script></body></html>`;

function visitorCookies({ cookies }: LabRequest): Record<string, string[]> {
  if (cookies['ccd_uid']) return {};
  return {
    'set-cookie': [
      setCookie('_ccd_session', randomText(120), { secure: true, httpOnly: true, sameSite: 'None' }),
      thirdPartyCookie('ccd_uid', uuid(), '.clickclickdrive.de', lifetimes.days(365), false),
    ],
  };
}

/** The booking widget of the portal ClickClickDrive: the frame, its dates and the count of its own visitors. */
export const clickClickDriveHosts: readonly LabHost[] = [
  {
    host: 'widget.clickclickdrive.de',
    address: '3.124.181.77',
    handle(request) {
      const { pathname, searchParams } = request.url;
      if (pathname.endsWith('.css')) return css(style);
      if (pathname.endsWith('.js')) return clientScript(widget);
      const key = searchParams.get('school') ?? '';
      const school = pathname === '/embed/courses' ? clickClickDriveSchools.find(key) : undefined;
      return school ? html(frame(school, key), visitorCookies(request)) : notFound();
    },
  },
  {
    host: 'api.clickclickdrive.de',
    address: '18.195.62.140',
    handle({ url, headers }) {
      if (url.pathname === '/v2/events') return noContent(cors(headers.origin));
      const school = clickClickDriveSchools.find(url.pathname.split('/')[3] ?? '');
      return school ? json({ courses: school.courses }, cors(headers.origin)) : notFound();
    },
  },
];

/** What the widget leaves behind in a frame. */
export const clickClickDriveFootprint: Footprint = {
  service: 'ClickClickDrive',
  hosts: ['widget.clickclickdrive.de', 'api.clickclickdrive.de'],
  cookies: [
    { name: '_ccd_session', domain: 'widget.clickclickdrive.de', declaredLifetimeSeconds: null },
    { name: 'ccd_uid', domain: 'clickclickdrive.de', declaredLifetimeSeconds: lifetimes.days(365) },
  ],
  storage: [{ kind: 'localStorage', key: 'ccd_widget_state', origin: 'https://widget.clickclickdrive.de' }],
};
