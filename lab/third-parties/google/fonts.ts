import { css, notFound } from '../../answers.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabHost } from '../../types.ts';
import { googleAddresses } from './addresses.ts';

function face(family: string, style: string, weight: string): string {
  const file = `https://fonts.gstatic.com/s/${family.toLowerCase().replaceAll(' ', '')}/v30/${weight}-latin.woff2`;
  return `/* latin */\n@font-face {\n  font-family: '${family}';\n  font-style: ${style};\n  font-weight: ${weight};\n  font-display: swap;\n  src: url(${file}) format('woff2');\n}\n`;
}

function styleSheet(families: readonly string[]): string {
  return families
    .map((family) => {
      const [name = '', axes = ''] = family.split(':');
      const weights = axes.match(/\d{3}/g) ?? ['400'];
      return [...new Set(weights)].map((weight) => face(name, 'normal', weight)).join('');
    })
    .join('');
}

/** Google Fonts: style sheets from fonts.googleapis.com, files from fonts.gstatic.com. No cookies. */
export const fontHosts: readonly LabHost[] = [
  {
    host: 'fonts.googleapis.com',
    address: googleAddresses.fonts,
    handle({ url }) {
      if (!/^\/(css2?|icon)$/.test(url.pathname)) return notFound();
      const families = url.searchParams.getAll('family').flatMap((value) => value.split('|'));
      return css(styleSheet(families), {
        'access-control-allow-origin': '*',
        link: '<https://fonts.gstatic.com>; rel=preconnect; crossorigin',
      });
    },
  },
  {
    host: 'fonts.gstatic.com',
    address: googleAddresses.fontFiles,
    handle: ({ url }) =>
      url.pathname.endsWith('.woff2')
        ? {
            headers: { 'content-type': 'font/woff2', 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=31536000' },
            body: tinyFont,
          }
        : notFound(),
  },
];
