import { notFound, pixel, redirect } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { randomText, uuid } from '../../random.ts';
import type { LabHost, LabRequest } from '../../types.ts';

const library = new URL('./insight.js', import.meta.url);

function memberCookies(request: LabRequest): string[] {
  if (request.cookies['bcookie']) return [];
  return [
    thirdPartyCookie('li_sugr', uuid(), '.linkedin.com', lifetimes.days(90), false),
    thirdPartyCookie('bcookie', `"v=2&${uuid()}"`, '.linkedin.com', lifetimes.days(365), false),
    thirdPartyCookie(
      'lidc',
      `"b=OGST05:s=O:r=O:a=O:p=O:g=3222:u=1:x=1:i=${Math.floor(Date.now() / 1000)}:t=0:v=2:sig=${randomText(24)}"`,
      '.linkedin.com',
      lifetimes.days(1),
      false,
    ),
    thirdPartyCookie('UserMatchHistory', randomText(60), '.linkedin.com', lifetimes.days(30), false),
  ];
}

/** LinkedIn Insight Tag: the script, the collection pixel and the detour over www.linkedin.com that matches members. */
export const linkedInHosts: readonly LabHost[] = [
  {
    host: 'snap.licdn.com',
    address: '150.171.22.12',
    handle: ({ url }) => (url.pathname.endsWith('/insight.min.js') ? clientScript(library) : notFound()),
  },
  {
    host: 'px.ads.linkedin.com',
    address: '13.107.42.14',
    handle(request) {
      const cookies = memberCookies(request);
      const headers: Record<string, string[]> = cookies.length > 0 ? { 'set-cookie': cookies } : {};
      if (request.url.searchParams.has('liSync')) return pixel(headers);
      const back = encodeURIComponent(`${request.url.href}&liSync=true`);
      return redirect(`https://www.linkedin.com/px/li_sync?redirect=${back}`, 302, headers);
    },
  },
  {
    host: 'www.linkedin.com',
    address: '150.171.22.12',
    handle({ url }) {
      const back = url.searchParams.get('redirect');
      return url.pathname === '/px/li_sync' && back?.startsWith('https://px.ads.linkedin.com/') ? redirect(back, 302) : notFound();
    },
  },
];
