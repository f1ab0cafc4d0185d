const drawing = (box: string, inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inner}</svg>`;
const sun = '<circle cx="20" cy="20" r="11" fill="#f2a900"/><path d="M20 2v5M20 33v5M2 20h5M33 20h5" stroke="#f2a900" stroke-width="3"/>';
const house = (wall: string, panels: string) =>
  drawing(
    '0 0 320 200',
    `<rect width="320" height="200" fill="#cfe3f2"/><rect x="70" y="110" width="180" height="90" fill="${wall}"/><path d="M50 112 160 40l110 72z" fill="#9c4a34"/>${panels}`,
  );
const panels = '<path d="M96 104 150 66l16 0 0 38zM172 66h16l54 38h-70z" fill="#1c2f55"/>';

/** What lies in the library of the site. */
export const pictures: Record<string, string> = {
  'logo.svg': drawing(
    '0 0 180 40',
    `${sun}<text x="44" y="27" font-family="Arial" font-weight="700" font-size="21" fill="#14222d">SonnWerk</text>`,
  ),
  'favicon.svg': drawing('0 0 40 40', sun),
  'whatsapp.svg': drawing(
    '0 0 22 22',
    '<circle cx="11" cy="11" r="10" fill="#fff"/><path d="M7 7c0 5 4 8 8 8l1-2-3-1-1 1c-1-1-2-2-2-3l1-1-1-3z" fill="#25d366"/>',
  ),
  'provenexpert-siegel.svg': drawing(
    '0 0 150 120',
    '<rect x="1" y="1" width="148" height="118" rx="8" fill="#fff" stroke="#0da6a6"/><text x="14" y="34" font-family="Arial" font-size="17" fill="#0da6a6">ProvenExpert</text><text x="14" y="66" font-family="Arial" font-size="20" fill="#e4b549">★★★★★</text><text x="14" y="98" font-family="Arial" font-size="15" fill="#333">4,8 · Sehr gut</text>',
  ),
  'dach-1-vorher.svg': house('#f4ead7', ''),
  'dach-1-nachher.svg': house('#f4ead7', panels),
  'dach-2-vorher.svg': house('#e8e8e8', ''),
  'dach-2-nachher.svg': house('#e8e8e8', panels),
};
