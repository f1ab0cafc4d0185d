import { svg } from '../../answers.ts';

const scene = (wall: string, lamp: string) =>
  svg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600"><defs><radialGradient id="g"><stop offset="0" stop-color="#fff3c4"/><stop offset="1" stop-color="#fff3c4" stop-opacity="0"/></radialGradient></defs><rect width="600" height="600" fill="${wall}"/>${lamp}</svg>`,
  );

const glow = (x: number, y: number, radius: number) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#g)"/>`;

const pendant = (shade: string) =>
  `${glow(300, 380, 240)}<path d="M300 0v210" stroke="#333" stroke-width="5"/><path d="M286 205h28v30h-28z" fill="#5a4a2a"/><path d="M150 370a150 140 0 0 1 300 0z" fill="${shade}"/><ellipse cx="300" cy="370" rx="150" ry="22" fill="#fff1b8"/>`;

const table =
  '<rect y="470" width="600" height="130" fill="#8c6a48"/><path d="M292 280h16v170h-16z" fill="#3a3a3a"/><ellipse cx="300" cy="462" rx="80" ry="18" fill="#2f2f2f"/><path d="M210 300 250 150h100l40 150z" fill="#efe3cc"/>';

/** Pictures of the shop by path. */
export const pictures = {
  '/bilder/intern/shoplogo/lichthaus-brandau.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 230 54"><path d="M8 40a18 18 0 0 1 36 0z" fill="#b8862d"/><path d="M26 2v20" stroke="#333" stroke-width="3"/><text x="56" y="28" font-family="Georgia,serif" font-size="20" fill="#2c2a26">LICHTHAUS</text><text x="56" y="46" font-family="Georgia,serif" font-size="13" letter-spacing="5" fill="#b8862d">BRANDAU</text></svg>',
  ),
  '/media/image/opc/wohnraum.svg': svg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1400 460" preserveAspectRatio="xMidYMid slice"><defs><radialGradient id="g"><stop offset="0" stop-color="#fff3c4"/><stop offset="1" stop-color="#fff3c4" stop-opacity="0"/></radialGradient></defs><rect width="1400" height="460" fill="#3d3a36"/>${glow(400, 260, 220)}${glow(700, 230, 220)}${glow(1000, 260, 220)}<path d="M400 0v180M700 0v150M1000 0v180" stroke="#111" stroke-width="4"/><path d="M330 250a70 70 0 0 1 140 0zM630 220a70 70 0 0 1 140 0zM930 250a70 70 0 0 1 140 0z" fill="#c99a3b"/><rect x="250" y="380" width="900" height="26" fill="#7a5a3a"/></svg>`,
  ),
  '/media/image/product/1042/lg/pendelleuchte-havel-messing.svg': scene('#ece7dd', pendant('#c99a3b')),
  '/media/image/product/1043/lg/pendelleuchte-modau-glas.svg': scene('#dfe6e6', pendant('#7fa6a0')),
  '/media/image/product/1051/lg/pendelleuchte-felsberg-schwarz.svg': scene('#e9e4df', pendant('#2c2c2c')),
  '/media/image/product/1077/lg/tischleuchte-gersprenz.svg': scene('#e6ddcf', `${glow(300, 260, 260)}${table}`),
};
