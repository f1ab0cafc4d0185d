import { svg } from '../../answers.ts';
import type { PageAnswer } from '../../site-host.ts';

const scene = (sky: string, ground: string, extra: string) =>
  svg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice"><rect width="640" height="400" fill="${sky}"/><path d="M0 300q160-50 320 0t320-20v120H0z" fill="${ground}"/>${extra}</svg>`,
  );

const dog = (coat: string) =>
  `<g fill="${coat}"><ellipse cx="320" cy="280" rx="90" ry="60"/><circle cx="320" cy="190" r="62"/><path d="M262 160q-40 60-10 96 30-20 30-70zM378 160q40 60 10 96-30-20-30-70z"/></g><circle cx="298" cy="182" r="7"/><circle cx="342" cy="182" r="7"/><ellipse cx="320" cy="212" rx="13" ry="9"/>`;
const cat = (coat: string) =>
  `<g fill="${coat}"><ellipse cx="320" cy="290" rx="74" ry="64"/><circle cx="320" cy="200" r="56"/><path d="M270 176l6-58 40 34zM370 176l-6-58-40 34z"/></g><circle cx="300" cy="196" r="7" fill="#2a5"/><circle cx="340" cy="196" r="7" fill="#2a5"/>`;

/** Pictures of the feed that the plugin copies from Instagram every night. */
export const feedPictures = [
  [
    '/media/plugins/deichlicht/instagram-feed/cache/C9xK2mPtQ1a.svg',
    'Balu nach der Zahnsanierung',
    scene('#f2e2c9', '#c8d9b5', dog('#a9723f')),
  ],
  [
    '/media/plugins/deichlicht/instagram-feed/cache/C9qW7dRoL0e.svg',
    'Mieze wartet auf ihr Röntgenbild',
    scene('#dfe8ee', '#b9c9d2', cat('#6b6f78')),
  ],
  [
    '/media/plugins/deichlicht/instagram-feed/cache/C9hT4nBvX8s.svg',
    'Emma hat die Nacht gut überstanden',
    scene('#eedde0', '#d8c0c6', dog('#3c3a3c')),
  ],
  ['/media/plugins/deichlicht/instagram-feed/cache/C8zA1kYcJ3u.svg', 'Tag der offenen Tür', scene('#d9ecdf', '#9cc3a4', cat('#d99a4e'))],
] as const;

/** Every picture of the site, in the folders that Kirby publishes. */
export const pictures: Record<string, PageAnswer> = {
  ...Object.fromEntries(feedPictures.map(([path, , drawing]): [string, PageAnswer] => [path, drawing])),
  '/media/pages/home/7d2c90b1e4-1731415022/klinik-900x-q80.svg': scene('#cfe6ee', '#9cc3a4', dog('#c58b4f')),
  '/media/site/4d1f0c7a2e-1731415022/team-1200x630-crop.svg': scene('#e5efe8', '#bcd3c1', cat('#8a8f98')),
  '/media/pages/kontakt/1f5ab2c7d0-1731415022/anfahrt.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 300"><rect width="640" height="300" fill="#eef2ea"/><path d="M0 220 640 150M240 0l60 300" stroke="#fff" stroke-width="14"/><path d="M0 220 640 150" stroke="#f0c869" stroke-width="5"/><circle cx="430" cy="120" r="14" fill="#b6362c"/><text x="452" y="126" font-family="Arial" font-size="17">Tierklinik</text><text x="20" y="206" font-family="Arial" font-size="14">A 23, Ausfahrt Pinneberg-Nord</text></svg>',
  ),
  '/assets/images/google-g.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="none" stroke="#4285f4" stroke-width="4" d="M12 12h8a8 8 0 1 1-3-6"/></svg>',
  ),
  '/assets/images/logo.svg': svg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 190 46"><g fill="#2f7d6b"><ellipse cx="23" cy="29" rx="12" ry="10"/><circle cx="9" cy="19" r="5"/><circle cx="18" cy="11" r="5"/><circle cx="29" cy="11" r="5"/><circle cx="38" cy="19" r="5"/></g><text x="52" y="20" font-family="Arial" font-size="13" fill="#52626b">Tierklinik</text><text x="52" y="38" font-family="Arial" font-weight="700" font-size="18" fill="#24323a">Wiesengrund</text></svg>',
  ),
};
