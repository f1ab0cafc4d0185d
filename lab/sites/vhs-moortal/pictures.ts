const tile = (sky: string, ground: string, extra: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><rect width="240" height="240" fill="${sky}"/><path d="M0 160q70-40 130 0t110-10v90H0z" fill="${ground}"/>${extra}</svg>`;
const light = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 14 14"><circle cx="7" cy="7" r="6" fill="${colour}"/></svg>`;

/** Pictures of the site, all on its own server. */
export const pictures: Record<string, string> = {
  '/files/vhs/layout/logo-vhs-moortal.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 50"><path d="M4 40 18 8h8L14 40zM20 40 34 8h8L30 40z" fill="#0a5c6b"/><text x="54" y="24" font-family="Arial" font-weight="700" font-size="19" fill="#0a5c6b">vhs Moortal</text><text x="54" y="41" font-family="Arial" font-size="12" fill="#444">Volkshochschule</text></svg>',
  '/files/vhs/layout/icon-vhs.svg': light('#0a5c6b'),
  '/files/vhs/layout/icon-instagram.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect x="3" y="3" width="22" height="22" rx="6" fill="none" stroke="#fff" stroke-width="2"/><circle cx="14" cy="14" r="5" fill="none" stroke="#fff" stroke-width="2"/></svg>',
  '/files/vhs/kufer/ampel-gruen.svg': light('#2e8b57'),
  '/files/vhs/kufer/ampel-gelb.svg': light('#e0b020'),
  '/files/vhs/kufer/ampel-rot.svg': light('#c0392b'),
  '/files/vhs/instagram/instagram-feed-aquarell.svg': tile('#dbeaf2', '#7fa9c4', '<circle cx="120" cy="90" r="36" fill="#e58f65"/>'),
  '/files/vhs/instagram/instagram-feed-toepfern.svg': tile('#efe3d2', '#b98a5e', '<path d="M90 160q-20-60 30-60t30 60z" fill="#8a5a3b"/>'),
  '/files/vhs/instagram/instagram-feed-moorwanderung.svg': tile(
    '#e6ecd8',
    '#7d8f4e',
    '<path d="M60 150V60m0 0 20 30M170 150V70" stroke="#5b4a36" stroke-width="5"/>',
  ),
  '/files/vhs/instagram/instagram-feed-sprachcafe.svg': tile('#f5efe6', '#c9b28f', '<path d="M80 90h70v50H80z" fill="#0a5c6b"/>'),
  '/assets/images/7/i.ytimg.com-vi-mT3kW0vhsMo-hqdefault-4c1d02e8.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270"><rect width="480" height="270" fill="#34493f"/><path d="M0 190q120-50 240 0t240-20v100H0z" fill="#6a7d4d"/><path d="M215 105v60l50-30z" fill="#fff"/></svg>',
};
