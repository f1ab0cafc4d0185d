import { css, notFound, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';

const widget = new URL('./widgets.js', import.meta.url);

/** HolidayCheck's rating badge: a script that fills its element, with style and logo from the same provider. No cookies. */
export const holidayCheckHosts: readonly LabHost[] = [
  {
    host: 'www.holidaycheck.de',
    address: '54.93.117.8',
    handle({ url }) {
      if (url.pathname === '/widgets') return clientScript(widget, { options: url.searchParams.get('options') ?? '' });
      if (url.pathname.endsWith('.css'))
        return css(
          '.hc-widget{border:2px solid #0b5fc5;border-radius:8px;padding:14px;width:220px;font:14px/1.5 Arial,sans-serif;background:#fff;color:#1a1a1a}.hc-widget b{font-size:24px;color:#0b5fc5}',
        );
      return notFound();
    },
  },
  {
    host: 'media.holidaycheck.com',
    address: '18.66.147.22',
    handle: () =>
      svg(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 130 24"><path d="M12 2l3 7h7l-6 4 3 8-7-5-7 5 3-8-6-4h7z" fill="#ffd500"/><text x="28" y="17" font-family="Arial" font-size="13" font-weight="700" fill="#0b5fc5">HolidayCheck</text></svg>',
      ),
  },
];
