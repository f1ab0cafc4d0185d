import { css, notFound } from '../../answers.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabHost } from '../../types.ts';

const face = (family: string, weight: number, file: string) =>
  `@font-face{font-family:"${family}";font-style:normal;font-weight:${weight};font-display:block;src:url(../webfonts/${file}.woff2) format("woff2")}`;

const styles = `/*!
 * Font Awesome Free 5.15.4 by @fontawesome - https://fontawesome.com
 */
.fa,.fab,.fas{-moz-osx-font-smoothing:grayscale;-webkit-font-smoothing:antialiased;display:inline-block;font-style:normal;line-height:1;text-rendering:auto}.fa-whatsapp:before{content:"\\f232"}.fa-phone:before{content:"\\f095"}${face('Font Awesome 5 Brands', 400, 'fa-brands-400')}.fab{font-family:"Font Awesome 5 Brands";font-weight:400}${face('Font Awesome 5 Free', 900, 'fa-solid-900')}.fa,.fas{font-family:"Font Awesome 5 Free";font-weight:900}`;

const open = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=31556926' };

/** Font Awesome's free network: the style sheet and the icon fonts of version 5. No cookies. */
export const fontAwesomeHosts: readonly LabHost[] = [
  {
    host: 'use.fontawesome.com',
    address: '172.64.147.188',
    handle({ url }) {
      if (url.pathname.endsWith('.css')) return css(styles, open);
      return url.pathname.endsWith('.woff2') ? { headers: { 'content-type': 'font/woff2', ...open }, body: tinyFont } : notFound();
    },
  },
];
