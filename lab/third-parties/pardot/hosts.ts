import { html, notFound, redirect, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, setCookie } from '../../cookie.ts';
import { randomDigits, randomText } from '../../random.ts';
import type { LabHost, LabRequest } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const library = new URL('./pd.js', import.meta.url);

/** A tracker domain of an account: `account` as in the names of its cookies, form pages by path, and where a sent form leads. */
export interface PardotOptions {
  host: string;
  account: number;
  forms: Record<string, string>;
  after: string;
}

function visitorCookies({ cookies }: LabRequest, account: number): string[] {
  const shared = { secure: true, sameSite: 'None', lifetimeSeconds: lifetimes.days(365), expires: true } as const;
  const lines = [setCookie(`lpv${account}`, randomText(24), { ...shared, lifetimeSeconds: lifetimes.minutes(30) })];
  if (!cookies[`visitor_id${account}`]) lines.push(setCookie(`visitor_id${account}`, randomDigits(9), shared));
  if (!cookies[`visitor_id${account}-hash`]) lines.push(setCookie(`visitor_id${account}-hash`, randomText(96), shared));
  return lines;
}

/**
 * Salesforce Account Engagement (Pardot) behind a sub-domain of the customer: `pd.js`, `/analytics` and hosted form pages
 * (`/l/<account>/<date>/<id>`), which recognise the visitor by cookies of that sub-domain.
 */
export function pardotHost({ host, account, forms, after }: PardotOptions): LabHost {
  return {
    host,
    cname: ['go.pardot.com', 'go-eu.pardot.com'],
    address: '136.146.34.18',
    handle(request) {
      const { pathname } = request.url;
      if (pathname === '/pd.js') return clientScript(library, { host });
      const cookies = { 'set-cookie': visitorCookies(request, account) };
      if (pathname === '/analytics')
        return script(
          `if(typeof window.piResponse==='function')window.piResponse(${JSON.stringify({ account, visitor: randomDigits(9), hash: randomText(96) })});`,
          cookies,
        );
      const form = forms[pathname];
      if (!form) return notFound();
      if (request.method === 'POST') return redirect(after, 302, cookies);
      const session = setCookie('pardot', randomText(26).toLowerCase(), { secure: true, httpOnly: true, sameSite: 'None' });
      return html(form, {
        'set-cookie': request.cookies['pardot'] ? cookies['set-cookie'] : [session, ...cookies['set-cookie']],
        'x-pardot-route': 'form',
      });
    },
  };
}

const names = (account: number) => [`visitor_id${account}`, `visitor_id${account}-hash`];

/** What a hosted form in a frame leaves behind. */
export const pardotFormFootprint = (host: string, account: number): Footprint => ({
  service: 'Salesforce Account Engagement (Pardot)',
  hosts: [host],
  cookies: [
    ...names(account).map((name) => ({ name, domain: host, declaredLifetimeSeconds: lifetimes.days(365) })),
    { name: `lpv${account}`, domain: host, declaredLifetimeSeconds: lifetimes.minutes(30) },
    { name: 'pardot', domain: host, declaredLifetimeSeconds: null },
  ],
});

/** What the tracking code leaves behind on the pages of `domain`. */
export const pardotTrackingFootprint = (host: string, domain: string, account: number): Footprint => ({
  service: 'Salesforce Account Engagement (Pardot)',
  hosts: [host],
  cookies: [
    ...names(account).flatMap((name) =>
      [host, domain].map((place) => ({ name, domain: place, declaredLifetimeSeconds: lifetimes.days(365) })),
    ),
    { name: `lpv${account}`, domain: host, declaredLifetimeSeconds: lifetimes.minutes(30) },
  ],
});
