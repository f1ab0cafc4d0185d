const frame = (sky: string, ground: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky}"/><stop offset="1" stop-color="#fbf3e8"/></linearGradient></defs><rect width="900" height="600" fill="url(#s)"/><path d="M0 430q220-70 450-20t450-30v220H0z" fill="${ground}"/>${body}</svg>`;

const couple = (x: number) =>
  `<g transform="translate(${x} 250)"><circle cx="0" cy="0" r="22" fill="#caa287"/><path d="M-26-4q26-40 52 0-8-10-26-10t-26 10z" fill="#6b4a35"/><path d="M-16 22h32l60 220H-70z" fill="#fffdf8"/><circle cx="64" cy="-14" r="22" fill="#b98e70"/><path d="M42-18q22-30 44 0z" fill="#2b221c"/><path d="M40 10h48l14 110H28z" fill="#3b4654"/><path d="M34 118h60l-8 124H66l-4-100-4 100H40z" fill="#2c343f"/></g>`;
const rings =
  '<g fill="none" stroke="#c9a14a" stroke-width="14"><circle cx="410" cy="330" r="78"/><circle cx="500" cy="330" r="78"/></g><path d="M480 238l20-26 20 26-20 22z" fill="#e8f2f7"/>';
const bouquet =
  '<path d="M400 560l50-200 50 200z" fill="#7d9471"/><g fill="#d9a5a0"><circle cx="400" cy="310" r="54"/><circle cx="500" cy="300" r="60"/><circle cx="450" cy="250" r="58"/></g><g fill="#f7e6dc"><circle cx="450" cy="330" r="48"/><circle cx="370" cy="270" r="34"/><circle cx="540" cy="250" r="32"/></g>';
const table =
  '<path d="M120 380h660l60 220H60z" fill="#fffaf2"/><g fill="#e3d3bd"><ellipse cx="280" cy="460" rx="80" ry="22"/><ellipse cx="600" cy="460" rx="80" ry="22"/></g><g stroke="#f2c879" stroke-width="4"><path d="M0 90q220 120 450 20t450 10" fill="none"/></g><g fill="#ffe7a8"><circle cx="140" cy="146" r="10"/><circle cx="320" cy="160" r="10"/><circle cx="470" cy="104" r="10"/><circle cx="650" cy="84" r="10"/><circle cx="800" cy="110" r="10"/></g>';
const portrait =
  '<circle cx="450" cy="250" r="90" fill="#c99f83"/><path d="M350 260q-10-140 100-140t100 140q20 90 10 150h-40q10-130-20-190-60 10-110-30-20 100-20 220h-40q10-90 20-150z" fill="#8a4f2d"/><path d="M270 600q20-210 180-210t180 210z" fill="#39473f"/><rect x="400" y="430" width="150" height="100" rx="12" fill="#1f1f1f"/><circle cx="475" cy="480" r="38" fill="#444"/>';

/** Pictures of the site in Squarespace's network, by file name. */
export const pictures: Record<string, string> = {
  'startbild.jpg': frame('#e9c9a8', '#9caf88', couple(420)),
  'lena-und-moritz.jpg': frame('#cbd9dc', '#8aa17e', couple(300)),
  'scheunenhochzeit.jpg': frame('#b6a28d', '#7b6b58', table),
  'ringe.jpg': frame('#ede3d8', '#d8c6b1', rings),
  'brautstrauss.jpg': frame('#dfe5dc', '#c2cdb7', bouquet),
  'standesamt.jpg': frame('#d4cfe0', '#a9a4b5', couple(520)),
  'amelie.jpg': frame('#d6cbbd', '#bfae9a', portrait),
  'film-vorschau.jpg': frame('#6f5d57', '#40342f', couple(430)),
  'insta-1.jpg': frame('#f0d9c4', '#a8b59a', bouquet),
  'insta-2.jpg': frame('#c7d6e2', '#9db0a0', couple(380)),
  'insta-3.jpg': frame('#e6dcd0', '#cbb8a4', rings),
  'insta-4.jpg': frame('#a79686', '#6f604f', table),
  'favicon.ico':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#f4ede4"/><text x="16" y="22" text-anchor="middle" font-family="Georgia" font-size="16" fill="#5a4636">AB</text></svg>',
};
