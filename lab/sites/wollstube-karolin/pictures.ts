import { svg } from '../../answers.ts';
import type { LabResponse } from '../../types.ts';
import { files } from './shop.ts';

const draw = (shape: string, ground = '#f3ece2') =>
  svg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 440" preserveAspectRatio="xMidYMid slice"><rect width="600" height="440" fill="${ground}"/>${shape}</svg>`,
  );

const ball = (x: number, y: number, radius: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/><path d="M${x - radius} ${y}q${radius} -${radius} ${2 * radius} 0M${x - radius * 0.8} ${y + radius * 0.4}q${radius} -${radius} ${radius * 1.6} 0M${x} ${y - radius}q-${radius * 0.7} ${radius} 0 ${2 * radius}" fill="none" stroke="#fff8" stroke-width="5"/>`;

const cloth = (colour: string, line: string) =>
  `<rect x="90" y="90" width="420" height="270" rx="12" fill="${colour}"/><path d="M90 150h420M90 210h420M90 270h420M90 330h420" stroke="${line}" stroke-width="6"/>`;

const sock = draw(ball(300, 220, 130, '#3f6f8f'));
const bedding = draw(`${cloth('#dcd6c6', '#c4bba4')}<rect x="120" y="60" width="170" height="90" rx="20" fill="#fff"/>`);

/** Drawings that stand in for the shop's photographs, by path below its hash. */
export const pictures: Record<string, LabResponse> = {
  '/item/images/118/middle/deichgarn.svg': sock,
  '/item/images/118/full/deichgarn.svg': sock,
  '/item/images/121/middle/wattenmeer.svg': draw(ball(230, 230, 90, '#a35d4b') + ball(390, 200, 90, '#c98a5e')),
  '/item/images/140/middle/restepaket.svg': draw(
    ball(180, 260, 70, '#6f8f5a') + ball(310, 170, 70, '#b9567a') + ball(430, 270, 70, '#d3a83c'),
  ),
  '/item/images/205/middle/leinen.svg': draw(cloth('#cdbb93', '#bba77c')),
  '/item/images/231/middle/juist.svg': bedding,
  '/item/images/231/full/juist.svg': bedding,
  '/item/images/240/middle/kissen.svg': draw('<rect x="110" y="120" width="380" height="210" rx="70" fill="#fff" stroke="#d8d0c2"/>'),
  '/item/images/252/middle/plaid.svg': draw(cloth('#8a93a8', '#a7afc2')),
  '/frontend/bilder/start-wolle.svg': draw(
    ball(140, 260, 80, '#3f6f8f') + ball(300, 240, 95, '#e0d3bb') + ball(460, 260, 80, '#a35d4b'),
    '#cfdde2',
  ),
  '/frontend/bilder/video-ferse.svg': draw(
    `${ball(220, 230, 90, '#6f8f5a')}<path d="M180 120l260 220M440 120L180 340" stroke="#7a5a3a" stroke-width="9"/>`,
  ),
  [files.logo]: svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 56"><circle cx="28" cy="28" r="20" fill="#a35d4b"/><text x="58" y="36" font-family="Georgia" font-size="16" fill="#2d3b45">Wollstube Karolin</text></svg>',
  ),
};
