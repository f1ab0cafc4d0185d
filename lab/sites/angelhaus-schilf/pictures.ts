import { svg } from '../../answers.ts';
import type { LabResponse } from '../../types.ts';

const product = (shape: string) =>
  svg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#f3f6f4"/>${shape}</svg>`);

/** Drawings that stand in for the shop's pictures, by path. */
export const pictures: Record<string, LabResponse> = {
  '/images/logos/angelhaus-schilf.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 260 60"><path d="M12 55V12M20 55V20M28 55V8" stroke="#5c7a2e" stroke-width="4"/><text x="44" y="40" font-family="Georgia" font-size="28" fill="#12403f">Angelhaus Schilf</text></svg>',
  ),
  '/images/product_images/info_images/schilfgold-270.svg': product(
    '<path d="M30 250L370 40" stroke="#3c4a3f" stroke-width="5"/><path d="M30 250l60-37" stroke="#b58a4a" stroke-width="12"/>',
  ),
  '/images/product_images/info_images/filetiermesser.svg': product(
    '<path d="M150 150q120-20 220 6-100 24-220 20z" fill="#b9c4cc"/><rect x="40" y="145" width="115" height="32" rx="12" fill="#6b4a2b"/>',
  ),
  '/images/product_images/info_images/rolle.svg': product(
    '<circle cx="200" cy="150" r="70" fill="#2f3b40"/><circle cx="200" cy="150" r="38" fill="#b9c4cc"/><path d="M200 220v50" stroke="#2f3b40" stroke-width="14"/>',
  ),
  '/images/product_images/info_images/schnur.svg': product(
    '<ellipse cx="200" cy="150" rx="90" ry="70" fill="#d6dfae"/><ellipse cx="200" cy="150" rx="35" ry="26" fill="#fff"/>',
  ),
  '/images/product_images/info_images/boilies.svg': product(
    '<g fill="#a5552b"><circle cx="150" cy="180" r="34"/><circle cx="215" cy="190" r="34"/><circle cx="185" cy="130" r="34"/><circle cx="255" cy="145" r="34"/></g>',
  ),
  '/images/content/anfahrt.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 260"><rect width="600" height="260" fill="#e8eedd"/><path d="M0 200q200-60 600-20v80H0z" fill="#a8ccdc"/><path d="M0 90h600M250 0v190" stroke="#fff" stroke-width="14"/><circle cx="265" cy="170" r="11" fill="#b03a2e"/><text x="285" y="166" font-family="Arial" font-size="15">Am Hafenbecken 14</text></svg>',
  ),
  '/images/content/idealo-partner.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 50"><rect width="120" height="50" rx="6" fill="#0a3761"/><text x="60" y="22" font-family="Arial" font-size="15" font-weight="700" text-anchor="middle" fill="#fff">idealo</text><text x="60" y="40" font-family="Arial" font-size="12" text-anchor="middle" fill="#ff6600">Partner</text></svg>',
  ),
};
