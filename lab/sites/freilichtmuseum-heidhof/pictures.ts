const wrap = (box: string, body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`;

const house =
  '<path d="M300 250 550 90l250 160v90H300z" fill="#7a4f32"/><path d="M270 260 550 70l280 190-30 20-250-160-250 160z" fill="#8d8358"/><path d="M500 230h100v110H500z" fill="#4c6b3a"/><path d="M380 260h60v40h-60zM660 260h60v40h-60z" fill="#fff"/>';

/** Pictures by their path. */
export const pictures: Record<string, string> = {
  '/themes/custom/heidhof/logo.svg': wrap(
    '0 0 230 54',
    '<path d="M4 46 27 8l23 38z" fill="#6d3b6f"/><path d="M20 46V32h14v14z" fill="#fff"/><text x="60" y="26" font-family="Georgia" font-size="22" fill="#33402c">Heidhof</text><text x="60" y="44" font-family="Georgia" font-size="13" fill="#33402c">Freilichtmuseum</text>',
  ),
  '/themes/custom/heidhof/favicon.svg': wrap('0 0 16 16', '<path d="M0 16 8 1l8 15z" fill="#6d3b6f"/>'),
  '/sites/default/files/styles/buehne/public/2025-03/treppenspeicher.svg': wrap(
    '0 0 1100 380',
    `<rect width="1100" height="380" fill="#cfe0ea"/><path d="M0 320q550-50 1100 0v60H0z" fill="#8a5a8c"/>${house}<circle cx="160" cy="190" r="90" fill="#55713f"/><path d="M150 230h20v110h-20z" fill="#5a3d28"/>`,
  ),
  '/sites/default/files/2025-04/film-ein-jahr.svg': wrap(
    '0 0 1100 620',
    `<rect width="1100" height="620" fill="#bcd0b0"/><g transform="translate(0 160)">${house}</g><circle cx="550" cy="310" r="70" fill="#000a"/><path d="M530 274l62 36-62 36z" fill="#fff"/>`,
  ),
};
