import { css, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const widget = new URL('./forecast.js', import.meta.url);

/** Windfinder's forecast for other websites: a script per place that writes a table, with a session of the server's own. */
export const windfinderHosts: readonly LabHost[] = [
  {
    host: 'www.windfinder.com',
    address: '88.99.137.26',
    handle({ url, cookies }) {
      if (url.pathname.endsWith('.css'))
        return css(
          '.wf-forecast{border-collapse:collapse;font:13px Arial,sans-serif}.wf-forecast td{border:1px solid #cde;padding:4px 8px}',
        );
      const [, spot] = url.pathname.match(/^\/widget\/forecast\/js\/([\w-]+)$/) ?? [];
      if (!spot) return notFound();
      const session = setCookie('wf_session', randomText(32), {
        domain: '.windfinder.com',
        lifetimeSeconds: lifetimes.days(30),
        secure: true,
        httpOnly: true,
        sameSite: 'None',
      });
      return clientScript(widget, { spot }, cookies['wf_session'] ? {} : { 'set-cookie': session });
    },
  },
];

/** What the forecast leaves behind. */
export const windfinderFootprint: Footprint = {
  service: 'Windfinder',
  hosts: ['www.windfinder.com'],
  cookies: [{ name: 'wf_session', domain: 'windfinder.com', declaredLifetimeSeconds: lifetimes.days(30) }],
};
