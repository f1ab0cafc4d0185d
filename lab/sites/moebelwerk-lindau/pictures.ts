import { svg } from '../../answers.ts';
import type { LabResponse } from '../../types.ts';

const room = (shape: string, wall = '#efe6d9') =>
  svg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 560"><rect width="800" height="400" fill="${wall}"/><rect y="400" width="800" height="160" fill="#c9ae8c"/>${shape}</svg>`,
  );

const sofa = (colour: string, dark: string) =>
  room(
    `<rect x="130" y="210" width="540" height="150" rx="26" fill="${dark}"/><rect x="90" y="260" width="90" height="160" rx="30" fill="${colour}"/><rect x="620" y="260" width="90" height="160" rx="30" fill="${colour}"/><rect x="170" y="310" width="230" height="90" rx="20" fill="${colour}"/><rect x="400" y="310" width="230" height="90" rx="20" fill="${colour}"/><path d="M140 420v36M660 420v36" stroke="#4a3826" stroke-width="14"/>`,
  );

/** Drawings that stand in for the shop's photographs, by path. */
export const pictures: Record<string, LabResponse> = {
  '/cdn/shop/files/bregenz.svg': sofa('#6f8578', '#566b5f'),
  '/cdn/shop/files/wasserburg.svg': sofa('#b98a5a', '#97693c'),
  '/cdn/shop/files/nonnenhorn.svg': sofa('#8b93a8', '#6c748a'),
  '/cdn/shop/files/pfaender.svg': room(
    '<rect x="170" y="130" width="460" height="150" rx="14" fill="#97836a"/><rect x="150" y="280" width="500" height="130" rx="18" fill="#f7f3ec"/><rect x="150" y="360" width="500" height="70" fill="#97836a"/><rect x="200" y="240" width="160" height="60" rx="20" fill="#fff"/><rect x="440" y="240" width="160" height="60" rx="20" fill="#fff"/>',
    '#e4e0d6',
  ),
  '/cdn/shop/files/wohnzimmer.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 640" preserveAspectRatio="xMidYMid slice"><rect width="1600" height="470" fill="#e3d5c1"/><rect y="470" width="1600" height="170" fill="#b5946c"/><rect x="860" y="60" width="300" height="230" fill="#a9cbd8"/><path d="M860 230l90-60 80 50 60-40 70 60v50H860z" fill="#6f8f7e"/><rect x="760" y="300" width="640" height="150" rx="30" fill="#566b5f"/><rect x="720" y="350" width="90" height="160" rx="30" fill="#6f8578"/><rect x="1350" y="350" width="90" height="160" rx="30" fill="#6f8578"/><rect x="800" y="400" width="560" height="90" rx="20" fill="#6f8578"/><path d="M1500 500V210" stroke="#4a3826" stroke-width="10"/><path d="M1440 220h120l-30-90h-60z" fill="#f2dfae"/></svg>',
  ),
  '/cdn/shop/files/karte-lindau.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 300"><rect width="640" height="300" fill="#e9efe3"/><path d="M0 190q160-50 320 10t320-20v120H0z" fill="#a9cbd8"/><path d="M40 60l560 70M300 0l30 200" stroke="#fff" stroke-width="12"/><circle cx="315" cy="95" r="12" fill="#a2341f"/><text x="335" y="90" font-family="sans-serif" font-size="16">Möbelwerk Lindau</text></svg>',
  ),
  '/cdn/shop/files/favicon.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#5b4632"/><path d="M6 20v-8h4v4h12v-4h4v8z" fill="#f2dfae"/></svg>',
  ),
  '/cdn/shop/3d/models/o/7c2e41d09a/bregenz.glb': {
    headers: { 'content-type': 'model/gltf-binary' },
    body: Buffer.from('676c54460200000014000000000000004a534f4e', 'hex'),
  },
};
