import { readFileSync } from 'node:fs';
import { css, html } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { PageAnswer } from '../../site-host.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabRequest } from '../../types.ts';

const font = { headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000' }, body: tinyFont };
const styles = readFileSync(new URL('storefront.css', import.meta.url), 'utf8');

const face = (theme: string, weight: number, name: string) =>
  `@font-face{font-family:Inter;font-style:normal;font-weight:${weight};font-display:fallback;src:url(${theme}/assets/font/Inter-${name}.woff2) format("woff2")}`;

/**
 * Files of a shop's theme, as the platform compiles them. `theme`: their folder; `shop`: folder of the shop's own `storefront.css` (imports,
 * colours, headline font) and `storefront.js`.
 */
export function themeFiles(theme: string, shop: string): Record<string, PageAnswer> {
  const own = readFileSync(new URL('storefront.css', shop), 'utf8');
  return {
    [`${theme}/css/all.css`]: css([own, face(theme, 400, 'Regular'), face(theme, 700, 'Bold'), styles].join('\n')),
    [`${theme}/js/storefront/storefront.js`]: clientScript(new URL('storefront.js', shop)),
    [`${theme}/assets/font/Inter-Regular.woff2`]: font,
    [`${theme}/assets/font/Inter-Bold.woff2`]: font,
  };
}

/** Pages that start a session with the first one that is rendered, as Shopware does. */
export function inSession(pages: Record<string, PageAnswer>): Record<string, PageAnswer> {
  return Object.fromEntries(Object.entries(pages).map(([path, answer]) => [path, withSession(answer)]));
}

/** An answer that sets the session's cookie where there is none yet. */
function withSession(answer: PageAnswer): PageAnswer {
  return async (request: LabRequest) => {
    const value = typeof answer === 'function' ? await answer(request) : answer;
    const response = typeof value === 'string' ? html(value) : value;
    if (request.cookies['session-']) return response;
    const session = setCookie('session-', randomText(26).toLowerCase(), { secure: true, httpOnly: true, sameSite: 'Lax' });
    return { ...response, headers: { ...response.headers, 'set-cookie': session } };
  };
}
