import { svg } from '../../answers.ts';

const logo = (ink: string) =>
  svg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 170 36"><g fill="#1aa39a"><rect x="0" y="14" width="6" height="14"/><rect x="9" y="8" width="6" height="20"/><rect x="18" y="2" width="6" height="26"/></g><text x="34" y="26" font-family="Arial" font-weight="700" font-size="22" fill="${ink}">Taktwerk</text></svg>`,
  );

const bars = [
  [90, 70, 130, '#1aa39a'],
  [230, 70, 90, '#f0a33a'],
  [110, 110, 180, '#3b7dd8'],
  [310, 110, 110, '#1aa39a'],
  [150, 150, 80, '#d9534f'],
  [250, 150, 170, '#3b7dd8'],
  [90, 190, 210, '#1aa39a'],
  [320, 190, 90, '#f0a33a'],
]
  .map(([x, y, width, fill]) => `<rect x="${x}" y="${y}" width="${width}" height="22" rx="4" fill="${fill}"/>`)
  .join('');

/** Pictures of the file manager by path. */
export const pictures = {
  '/hubfs/taktwerk-logo.svg': logo('#12393a'),
  '/hubfs/taktwerk-logo-weiss.svg': logo('#ffffff'),
  '/hubfs/taktwerk-favicon.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#0b5f59"/><path d="M3 12V7h2v5zm4 0V4h2v8zm4 0V2h2v10z" fill="#fff"/></svg>',
  ),
  '/hubfs/plantafel.svg': svg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 460 260"><rect width="460" height="260" rx="8" fill="#fff"/><rect width="460" height="36" rx="8" fill="#12393a"/><text x="16" y="24" font-family="Arial" font-size="14" fill="#fff">Plantafel KW 31</text><g font-family="Arial" font-size="12" fill="#456"><text x="14" y="86">Fräse 1</text><text x="14" y="126">Fräse 2</text><text x="14" y="166">Drehen</text><text x="14" y="206">Montage</text></g>${bars}</svg>`,
  ),
};
