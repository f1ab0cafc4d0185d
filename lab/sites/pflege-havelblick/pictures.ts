import { svg } from '../../answers.ts';
import type { PageAnswer } from '../../site-host.ts';

const shore =
  '<rect width="800" height="360" fill="#d5e8f0"/><path d="M0 250h800v110H0z" fill="#7fb0c4"/><path d="M0 250q220-60 420-20t380 0v30H0z" fill="#86a86f"/><g fill="#f5efe2"><path d="M240 120h320v120H240z"/></g><path d="M225 122h350l-60-50H285z" fill="#8f4a3a"/><g fill="#57788a"><path d="M265 145h32v34h-32zM325 145h32v34h-32zM385 145h32v34h-32zM445 145h32v34h-32zM505 145h32v34h-32zM385 195h32v45h-32z"/></g>';
const cells = Array.from({ length: 441 }, (_, index) =>
  (index * 7919 + (index >> 3) * 31) % 5 < 2 ? `M${index % 21} ${Math.floor(index / 21)}h1v1h-1z` : '',
);

/** Pictures in fileadmin. */
export const pictures: Record<string, PageAnswer> = {
  '/fileadmin/_processed_/8/1/csm_haus_ufer_c40d17.svg': svg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 360" preserveAspectRatio="xMidYMid slice">${shore}</svg>`,
  ),
  '/fileadmin/user_upload/film-vorschau.svg': svg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 360">${shore}<circle cx="400" cy="180" r="50" fill="#0008"/><path d="M385 155l45 25-45 25z" fill="#fff"/></svg>`,
  ),
  '/fileadmin/user_upload/logo-havelblick.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 52"><path d="M4 34q12-10 24 0t24 0v12H4z" fill="#3d7f9c"/><path d="M10 30V18l18-12 18 12v12z" fill="#8f4a3a"/><text x="64" y="26" font-family="Arial" font-weight="700" font-size="21" fill="#24506a">Havelblick</text><text x="64" y="43" font-family="Arial" font-size="13" fill="#555">Pflege gGmbH</text></svg>',
  ),
  '/fileadmin/user_upload/girocode.svg': svg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 25 25"><rect x="-2" y="-2" width="25" height="25" fill="#fff"/><path d="${cells.join('')}"/></svg>`,
  ),
};
