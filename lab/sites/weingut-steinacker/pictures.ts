function bottle(x: number, glass: string, label: string): string {
  return `<g transform="translate(${x} 0)"><path d="M-9 40h18v62c0 20 21 26 21 56v170c0 8-6 12-12 12h-36c-6 0-12-4-12-12V158c0-30 21-36 21-56z" fill="${glass}"/><rect x="-10" y="34" width="20" height="42" rx="3" fill="#8d6a2f"/><rect x="-30" y="196" width="60" height="92" fill="${label}"/><path d="M-18 250q9-22 18-6 8-18 18 6z" fill="#8a7a4d"/><rect x="-18" y="210" width="36" height="4" fill="#5b4a2a"/><rect x="-12" y="262" width="24" height="3" fill="#5b4a2a"/><path d="M-22 160v166" stroke="#fff" stroke-opacity=".25" stroke-width="5"/></g>`;
}

/** Picture of one or several bottles on light ground. */
export function bottlePicture(title: string, glass: string, label: string, bottles = 1): string {
  const row = Array.from({ length: bottles }, (_, index) => bottle(150 + (index - (bottles - 1) / 2) * 72, glass, label)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 360" role="img"><title>${title}</title><rect width="300" height="360" fill="#f7f5f0"/><ellipse cx="150" cy="342" rx="${46 * bottles}" ry="7" fill="#0002"/>${row}</svg>`;
}

/** Vineyards below an evening sky. */
export const slopes = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1400 420" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#f3d9b0"/><stop offset="1" stop-color="#f8efe0"/></linearGradient></defs><rect width="1400" height="420" fill="url(#s)"/><circle cx="1080" cy="120" r="52" fill="#fff4d6"/><path d="M0 230q260-90 560-30t840-50v270H0z" fill="#b7b37a"/><path d="M0 290q380-80 760-20t640-30v180H0z" fill="#8d9655"/><path d="M0 350q320-60 720-30t680-10v110H0z" fill="#5f6f35"/><g stroke="#46552a" stroke-width="4" fill="none">${Array.from({ length: 34 }, (_, i) => `<path d="M${i * 44} 420q20-50 ${12 + i} -92"/>`).join('')}</g></svg>`;

/** The name of the winery with a leaf. */
export const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 64"><path d="M32 6c14 6 24 18 20 32-5 15-25 20-38 10C2 38 6 14 32 6z" fill="#6b1f2e"/><path d="M30 12c2 16-2 30-14 38" stroke="#fff" stroke-width="2" fill="none"/><text x="72" y="34" font-family="Georgia,serif" font-size="30" fill="#2d2a26">Steinacker</text><text x="73" y="54" font-family="Arial,sans-serif" font-size="12" letter-spacing="3" fill="#7c7468">WEINGUT SEIT 1896</text></svg>';

/** The EU leaf, drawn after the original. */
export const organicLeaf =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60"><rect width="90" height="60" fill="#a9c93a"/><g fill="#fff"><circle cx="18" cy="30" r="3"/><circle cx="27" cy="19" r="3"/><circle cx="40" cy="13" r="3"/><circle cx="55" cy="14" r="3"/><circle cx="68" cy="22" r="3"/><circle cx="74" cy="34" r="3"/><circle cx="66" cy="44" r="3"/><circle cx="52" cy="48" r="3"/><circle cx="37" cy="47" r="3"/><circle cx="25" cy="41" r="3"/></g></svg>';
