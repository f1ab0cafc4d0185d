const frame = (back: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" preserveAspectRatio="xMidYMid slice"><rect width="600" height="600" fill="${back}"/>${body}</svg>`;
const person = (skin: string, hair: string, shirt: string) =>
  `<path d="M120 600q20-190 180-190t180 190z" fill="${shirt}"/><circle cx="300" cy="260" r="110" fill="${skin}"/><path d="M180 260q-10-160 120-160t120 160q-40-80-120-80t-120 80z" fill="${hair}"/><path d="M262 310q38 30 76 0" stroke="#5a2f2f" stroke-width="8" fill="none"/>`;
const wave = (color: string) =>
  `<g stroke="${color}" stroke-width="16" stroke-linecap="round"><path d="M120 270v60M180 220v160M240 250v100M300 160v280M360 230v140M420 260v80M480 280v40"/></g>`;

/** Pictures of the site in Squarespace's network, by file name. */
export const pictures: Record<string, string> = {
  'judith.jpg': frame('#e9cfc6', person('#d7a98c', '#7a3e2a', '#8c3b4a')),
  'buehne.jpg': frame('#3a2a3d', wave('#f0b8a4')),
  'kurs-cover.png': frame('#8c3b4a', wave('#fff1ea')),
  'stimmclub.png': frame('#2f4b57', wave('#cfe3e6')),
  'workbook.png': frame('#f6e7e2', `<rect x="170" y="100" width="260" height="380" rx="10" fill="#fff"/>${wave('#8c3b4a')}`),
  'stimme-1.jpg': frame('#cfd8d3', person('#e0b498', '#2d2522', '#3d5a52')),
  'stimme-2.jpg': frame('#dcd3e2', person('#b98a6d', '#1f1a18', '#65507a')),
  'stimme-3.jpg': frame('#e6dcc7', person('#edc7ae', '#a9793c', '#a0612f')),
  'favicon.ico':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#8c3b4a"/><path d="M8 13v6M13 9v14M18 12v8M23 14v4" stroke="#fff" stroke-width="2.4"/></svg>',
};
