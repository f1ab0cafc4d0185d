import { svg } from '../../answers.ts';
import type { LabResponse } from '../../types.ts';

const cache = '/media/catalog/product/cache/1f4b6a0d8be0c2d1a7d4a9c5f7d0e6b2/f/d';
const drawing = (shapes: string) =>
  svg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 200"><rect width="240" height="200" fill="#f4f4f4"/>${shapes}</svg>`);

const drawings: Record<string, LabResponse> = {
  'fdd18.svg': drawing(
    '<path d="M40 60h110l30 10v22l-30 10H110l-14 60H62l10-60H40z" fill="#c8102e"/><rect x="180" y="76" width="36" height="9" fill="#444"/><rect x="52" y="158" width="58" height="22" fill="#222"/>',
  ),
  'fws125.svg': drawing(
    '<rect x="30" y="84" width="130" height="34" rx="16" fill="#c8102e"/><circle cx="172" cy="104" r="40" fill="#888"/><circle cx="172" cy="104" r="9" fill="#222"/><path d="M132 92a40 40 0 0 1 76-8l-34 20z" fill="#333"/>',
  ),
  'fsh36.svg': drawing(
    '<rect x="90" y="36" width="62" height="110" rx="14" fill="#222"/><rect x="104" y="20" width="34" height="24" fill="#c8102e"/><path d="M92 146h56l22 32H70z" fill="#555"/>',
  ),
  'ms400.svg': drawing(
    '<rect x="88" y="60" width="64" height="124" rx="8" fill="#c8102e"/><rect x="88" y="96" width="64" height="46" fill="#fff"/><rect x="106" y="34" width="28" height="26" fill="#333"/><text x="120" y="124" font-size="15" font-family="Arial" text-anchor="middle">MULTIÖL</text>',
  ),
};

/** Address of a product picture. */
export const picture = (name: keyof typeof drawings & string): string => `${cache}/${name}`;

/** The picture files of the media folder. */
export const pictureFiles: Record<string, LabResponse> = Object.fromEntries(
  Object.entries(drawings).map(([name, file]) => [`${cache}/${name}`, file]),
);
