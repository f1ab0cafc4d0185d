import { svg } from '../../answers.ts';
import type { LabResponse } from '../../types.ts';

const product = (shape: string) =>
  svg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600"><rect width="600" height="600" fill="#eef2f3"/>${shape}</svg>`);

/** Drawings that stand in for the shop's photographs, by path. */
export const pictures: Record<string, LabResponse> = {
  '/cdn/shop/files/polar-48.svg': product(
    '<rect x="190" y="110" width="220" height="380" rx="60" fill="#2f6f7e"/><rect x="215" y="300" width="170" height="150" rx="24" fill="#245561"/><path d="M230 120q70-60 140 0" fill="none" stroke="#14323f" stroke-width="16"/><rect x="180" y="220" width="240" height="16" fill="#e0a526"/>',
  ),
  '/cdn/shop/files/tind.svg': product(
    '<path d="M200 150l70-30q30 40 60 0l70 30 90 240-60 20-60-150v250H230V260l-60 150-60-20z" fill="#7a8f57"/><path d="M270 120q30 40 60 0" fill="none" stroke="#4d5c36" stroke-width="8"/>',
  ),
  '/cdn/shop/files/glut.svg': product(
    '<rect x="220" y="330" width="160" height="150" rx="20" fill="#c94f37"/><rect x="270" y="250" width="60" height="80" fill="#555"/><path d="M170 250h260" stroke="#333" stroke-width="16"/><path d="M300 130q60 60 0 110q-60-50 0-110z" fill="#4aa3d8"/>',
  ),
  '/cdn/shop/files/polarlicht.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 640"><rect width="1600" height="640" fill="#0d2430"/><path d="M0 220Q400 20 800 180t800-90v120Q1200 300 800 260T0 330z" fill="#3fbf8f" opacity=".55"/><path d="M0 130Q500 260 900 90t700 60v60Q1200 130 800 210T0 190z" fill="#7be0b6" opacity=".35"/><path d="M0 520l300-160 240 130 260-190 300 210 200-90 300 140v160H0z" fill="#081820"/></svg>',
  ),
  '/cdn/shop/files/favicon.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#14323f"/><path d="M6 22l7-12 5 8 4-5 5 9z" fill="#7be0b6"/></svg>',
  ),
};
