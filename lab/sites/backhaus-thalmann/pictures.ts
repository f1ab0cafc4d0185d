const wrap = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300">${body}</svg>`;
const room = '<rect width="480" height="300" fill="#e7d3b1"/><path d="M0 230h480v70H0z" fill="#8a5a2f"/>';
const loaf = (x: number, y: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="60" ry="28" fill="#a8662b"/><path d="M${x - 34} ${y - 12}l20 20m4-26l20 26m4-26l16 20" stroke="#f2d8ad" stroke-width="5"/>`;
const person = (x: number, apron: string) =>
  `<circle cx="${x}" cy="110" r="26" fill="#f0c8a0"/><path d="M${x - 26} 92q26-44 52 0z" fill="#fff"/><path d="M${x - 34} 230v-60q0-30 34-30t34 30v60z" fill="${apron}"/>`;

/** Pictures of the media store by their path. */
export const pictures: Record<string, string> = {
  '/.cm4all/uproc.php/0/.logo-thalmann.svg/picture-400':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 340 70"><ellipse cx="38" cy="38" rx="32" ry="18" fill="#a8662b"/><path d="M20 32l12 12m2-16l12 16m2-14l8 10" stroke="#f2d8ad" stroke-width="4"/><text x="82" y="36" font-family="Georgia" font-size="24" fill="#3b2a1a">Backhaus Thalmann</text><text x="83" y="56" font-family="Georgia" font-size="13" fill="#8a5a2f">Mühlhausen, seit 1931</text></svg>',
  '/.cm4all/uproc.php/0/.backstube.svg/picture-800': wrap(`${room}${person(120, '#fff')}${loaf(280, 210)}${loaf(390, 214)}`),
  '/.cm4all/uproc.php/0/.team.svg/picture-800': wrap(
    `${room}${person(80, '#fff')}${person(180, '#a8662b')}${person(280, '#fff')}${person(380, '#a8662b')}`,
  ),
  '/.cm4all/uproc.php/0/.video-sauerteig.svg/picture-800': wrap(
    `${room}${loaf(240, 210)}<circle cx="240" cy="120" r="48" fill="#000a"/><path d="M226 96l42 24-42 24z" fill="#fff"/>`,
  ),
};
