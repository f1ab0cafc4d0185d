import { svg } from '../../answers.ts';
import type { LabResponse } from '../../types.ts';

const frame = (content: string, ground = '#f3e7de') =>
  svg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600"><rect width="600" height="600" fill="${ground}"/><ellipse cx="300" cy="470" rx="210" ry="26" fill="#d9c3b4"/>${content}</svg>`,
  );

const mug = (glaze: string) =>
  frame(
    `<path d="M180 200h220v210q0 60-60 60H240q-60 0-60-60z" fill="${glaze}"/><path d="M180 200h220v50q-110 40-220 0z" fill="#fbeee4"/><path d="M400 250q90 0 90 70t-90 70" fill="none" stroke="${glaze}" stroke-width="28"/>`,
  );

/** Drawings that stand in for the studio's photographs, by path. */
export const pictures: Record<string, LabResponse> = {
  '/wp-content/uploads/2025/03/becher-morgenrot.svg': mug('#c9694d'),
  '/wp-content/uploads/2025/03/becher-nebel.svg': mug('#8d9aa3'),
  '/wp-content/uploads/2025/04/schale-ammersee.svg': frame(
    '<path d="M110 270h380q0 200-140 200H250Q110 470 110 270z" fill="#5f8796"/><ellipse cx="300" cy="270" rx="190" ry="38" fill="#dcebee"/>',
    '#e8eef0',
  ),
  '/wp-content/uploads/2025/04/teekanne-dunst.svg': frame(
    '<ellipse cx="290" cy="360" rx="150" ry="115" fill="#b79f8c"/><path d="M430 340q90-20 90-110" fill="none" stroke="#b79f8c" stroke-width="34"/><path d="M150 300q-90 40 0 120" fill="none" stroke="#b79f8c" stroke-width="24"/><ellipse cx="290" cy="246" rx="70" ry="16" fill="#8d7562"/><circle cx="290" cy="222" r="16" fill="#8d7562"/>',
  ),
  '/wp-content/uploads/2025/03/morgenrot-werkstatt.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 620"><defs><linearGradient id="h" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f6c9a8"/><stop offset="1" stop-color="#e48b6b"/></linearGradient></defs><rect width="1600" height="620" fill="url(#h)"/><circle cx="1180" cy="360" r="120" fill="#fff1dc" opacity=".8"/><path d="M0 430q400-120 800-20t800-40v250H0z" fill="#b5533c"/><path d="M0 520q500-60 900 0t700-20v120H0z" fill="#7d3527"/></svg>',
  ),
  '/wp-content/uploads/2025/03/cropped-morgenrot-192x192.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><circle cx="96" cy="96" r="90" fill="#b5533c"/><path d="M56 78h70v44q0 22-22 22H78q-22 0-22-22z" fill="#fff4ea"/></svg>',
  ),
};
