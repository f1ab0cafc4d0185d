const draw = (body: string, view = '0 0 300 300') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${body}</svg>`;
const bag = (color: string, label: string) =>
  draw(
    `<rect width="300" height="300" fill="#f2e8dc"/><path d="M85 60h130l14 190H71z" fill="${color}"/><path d="M85 60h130l-4-18H89z" fill="#0003"/><rect x="102" y="120" width="96" height="84" fill="#fff8ee"/><text x="150" y="154" text-anchor="middle" font-family="Georgia" font-size="18" fill="#3a2418">Pregler</text><text x="150" y="180" text-anchor="middle" font-family="Arial" font-size="12" fill="#3a2418">${label}</text>`,
  );
const october = '/wp-content/uploads/2024/10';
const september = '/wp-content/uploads/2024/09';

/** Pictures of the shop, by path. */
export const pictures: Record<string, string> = {
  [`${october}/braun.svg`]: bag('#8b5a33', 'Hausmischung'),
  [`${october}/schwarz.svg`]: bag('#2b201b', 'Espresso Nero'),
  [`${october}/gruen.svg`]: bag('#5d7a4c', 'Yirgacheffe'),
  [`${october}/rot.svg`]: bag('#9c3b2e', 'Lintong'),
  [`${october}/abo.svg`]: bag('#b5832b', 'Abo'),
  [`${october}/filter.svg`]: draw(
    '<rect width="300" height="300" fill="#f2e8dc"/><path d="M70 90h160l-56 110h-48z" fill="#fff"/><path d="M60 200h180v18H60z" fill="#eee"/><path d="M228 110q44 10 20 60" fill="none" stroke="#fff" stroke-width="14"/>',
  ),
  [`${september}/roesterei.svg`]: draw(
    '<rect width="1100" height="420" fill="#4a2f20"/><circle cx="820" cy="210" r="150" fill="#6d4630"/><circle cx="820" cy="210" r="110" fill="#2e1c12"/><path d="M780 60h80v-60h-80z" fill="#6d4630"/><g fill="#8b5a33"><ellipse cx="780" cy="230" rx="24" ry="14"/><ellipse cx="850" cy="250" rx="24" ry="14"/><ellipse cx="830" cy="190" rx="24" ry="14"/></g>',
    '0 0 1100 420',
  ),
  [`${september}/pregler-logo.svg`]: draw(
    '<ellipse cx="28" cy="28" rx="20" ry="26" fill="#7a3f1d"/><path d="M28 4q-12 24 0 48" fill="none" stroke="#f6eee5" stroke-width="4"/><text x="60" y="26" font-family="Arial" font-size="14" fill="#7a3f1d">Kaffeehaus</text><text x="60" y="48" font-family="Georgia" font-size="24" fill="#2b1d14">Pregler</text>',
    '0 0 220 56',
  ),
  [`${september}/cropped-pregler-icon-32x32.svg`]: draw('<ellipse cx="16" cy="16" rx="11" ry="15" fill="#7a3f1d"/>', '0 0 32 32'),
  '/wp-content/plugins/cookie-law-info/lite/frontend/images/revisit.svg': draw(
    '<circle cx="20" cy="20" r="16" fill="none" stroke="#fff" stroke-width="3"/><g fill="#fff"><circle cx="14" cy="16" r="3"/><circle cx="25" cy="22" r="3"/><circle cx="16" cy="27" r="2"/></g>',
    '0 0 40 40',
  ),
  '/wp-content/plugins/mollie-payments-for-woocommerce/public/images/methods.svg': draw(
    '<g font-family="Arial" font-size="12" font-weight="700"><rect width="56" height="34" rx="4" fill="#1a1f71"/><text x="12" y="22" fill="#fff">VISA</text><rect x="64" width="60" height="34" rx="4" fill="#fff"/><text x="72" y="22" fill="#003087">PayPal</text><rect x="132" width="60" height="34" rx="4" fill="#ffb3c7"/><text x="140" y="22" fill="#17120f">Klarna</text></g>',
    '0 0 200 34',
  ),
};
