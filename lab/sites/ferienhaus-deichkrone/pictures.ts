const wrap = (box: string, body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`;

const dyke = (height: number) =>
  `<rect width="1200" height="${height}" fill="#cfe6f2"/><path d="M0 ${height * 0.62}h1200v${height}H0z" fill="#8fb4c2"/><path d="M0 ${height * 0.8}q300-${height * 0.22} 620-${height * 0.12}t580-${height * 0.1}v${height}H0z" fill="#7da453"/>`;

const cottage = (roof: string, wall: string) =>
  wrap(
    '0 0 400 260',
    `<rect width="400" height="260" fill="#d8ebf4"/><path d="M0 190q200-50 400 0v70H0z" fill="#7da453"/><rect x="110" y="120" width="180" height="100" fill="${wall}"/><path d="M92 124l108-70 108 70z" fill="${roof}"/><rect x="182" y="160" width="36" height="60" fill="#fff"/><rect x="130" y="144" width="34" height="34" fill="#fff"/><rect x="236" y="144" width="34" height="34" fill="#fff"/>`,
  );

const cross = (label: string) =>
  wrap('0 0 40 40', `<title>${label}</title><path d="M10 10l20 20M30 10L10 30" stroke="#333" stroke-width="4"/>`);

/** Pictures by their path. */
export const pictures: Record<string, string> = {
  '/wp-content/uploads/2023/02/logo-deichkrone.svg': wrap(
    '0 0 240 52',
    '<path d="M4 44q24-30 48-14t44 8" fill="none" stroke="#1f5f7a" stroke-width="6"/><text x="104" y="32" font-family="Arial" font-size="24" font-weight="700" fill="#1f5f7a">Deichkrone</text>',
  ),
  '/wp-content/uploads/2023/02/cropped-deichkrone-32x32.svg': wrap(
    '0 0 32 32',
    '<rect width="32" height="32" fill="#cfe6f2"/><path d="M0 26q12-16 32-6v12H0z" fill="#7da453"/>',
  ),
  '/wp-content/uploads/2024/05/deich-header.svg': wrap('0 0 1200 420', dyke(420)),
  '/wp-content/uploads/webcam/deich-aktuell.svg': wrap(
    '0 0 1200 500',
    `${dyke(500)}<text x="24" y="40" font-family="monospace" font-size="24" fill="#234">23.11.2026 14:30</text>`,
  ),
  '/wp-content/uploads/2024/05/moewennest.svg': cottage('#8c3b2a', '#b5553b'),
  '/wp-content/uploads/2024/05/strandlaeufer.svg': cottage('#394e5c', '#dcd2bd'),
  '/wp-content/uploads/2024/05/kiekut.svg': cottage('#2f5f7a', '#f0f0ea'),
  '/wp-content/uploads/2024/05/luettje-huus.svg': cottage('#a0894f', '#9f4a3b'),
  '/wp-content/uploads/2024/05/lageplan-norddeich.svg': wrap(
    '0 0 800 320',
    '<rect width="800" height="320" fill="#eceade"/><path d="M0 0h800v60H0z" fill="#a8cfe0"/><path d="M0 60h800v24H0z" fill="#7da453"/><path d="M120 320V90M120 200h520M520 200V110" stroke="#fff" stroke-width="16" fill="none"/><circle cx="520" cy="120" r="14" fill="#c0392b"/>',
  ),
  '/wp-content/uploads/2026/01/holidu-top-gastgeber-2026.svg': wrap(
    '0 0 180 90',
    '<rect width="180" height="90" rx="10" fill="#fff" stroke="#00809d"/><text x="90" y="34" font-family="Arial" font-size="20" font-weight="700" text-anchor="middle" fill="#00809d">Holidu</text><text x="90" y="58" font-family="Arial" font-size="13" text-anchor="middle">Top-Gastgeber 2026</text><text x="90" y="78" font-family="Arial" font-size="14" font-weight="700" text-anchor="middle">9,4 / 10</text>',
  ),
  '/wp-content/plugins/cookie-law-info/lite/frontend/images/close.svg': cross('Schließen'),
  '/wp-content/plugins/cookie-law-info/lite/frontend/images/revisit.svg': wrap(
    '0 0 40 40',
    '<circle cx="20" cy="20" r="15" fill="#fff"/><circle cx="15" cy="16" r="3"/><circle cx="24" cy="22" r="3"/>',
  ),
};
