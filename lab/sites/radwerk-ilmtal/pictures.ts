import { svg } from '../../answers.ts';
import type { PageAnswer } from '../../site-host.ts';

const drawing = (width: number, height: number, body: string) =>
  svg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#eef2e6"/>${body}</svg>`,
  );

const bike = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="#2f4a10" stroke-width="6"><circle cx="50" cy="100" r="42"/><circle cx="200" cy="100" r="42"/><path d="M50 100 95 30h70l35 70M95 30l25 70h-70M120 100l45-70M165 30l-8-22h24M82 20h26"/></g>`;
const part = (text: string) =>
  drawing(
    250,
    250,
    `<circle cx="125" cy="110" r="64" fill="none" stroke="#44525a" stroke-width="14" stroke-dasharray="12 8"/><text x="125" y="220" text-anchor="middle" font-family="Arial" font-size="18">${text}</text>`,
  );

/** Pictures of the shop: logo, slider, articles, the way there and the preview of the film. */
export const pictures: Record<string, PageAnswer> = {
  '/img/logo-1698412207.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 40"><circle cx="20" cy="20" r="15" fill="none" stroke="#5c8f12" stroke-width="5"/><text x="44" y="27" font-family="Arial" font-weight="700" font-size="19" fill="#232b2f">Radwerk Ilmtal</text></svg>',
  ),
  '/modules/ps_imageslider/images/e-bike-sommer.svg': drawing(1110, 380, bike(420, 100, 1.3)),
  '/41-large_default/saale-9-trekking-e-bike-625-wh.svg': drawing(600, 450, bike(80, 110, 1.7)),
  '/img/cms/vorschau-saale9.svg': drawing(640, 360, `${bike(190, 100, 1)}<path d="M300 150v60l50-30z" fill="#c33"/>`),
  '/img/cms/anfahrt.svg': drawing(
    640,
    280,
    '<path d="M0 200 640 120M330 0v280" stroke="#fff" stroke-width="18"/><circle cx="420" cy="148" r="12" fill="#5c8f12"/><text x="440" y="140" font-family="Arial" font-size="18">Radwerk</text>',
  ),
  '/12-home_default/artikel.svg': part('Kette'),
  '/17-home_default/artikel.svg': part('Kettenöl'),
  '/23-home_default/artikel.svg': part('Beläge'),
  '/28-home_default/artikel.svg': part('Akku'),
};
