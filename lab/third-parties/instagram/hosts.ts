import { html, notFound, script, svg } from '../../answers.ts';
import { setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost } from '../../types.ts';

const host = 'scontent-fra5-1.cdninstagram.com';

/** Signed address of the n-th picture of a feed in Instagram's network. */
export function instagramPicture(index: number): string {
  return `https://${host}/v/t51.29350-15/47510${index}881_18047${index}2264_n.jpg?stp=dst-jpg_e35_s480x480&_nc_cat=10${index}&ccb=1-7&_nc_sid=18de74&_nc_ohc=Zk3b9pXw&_nc_zt=23&_nc_ht=${host}&oh=00_AfD3&oe=691B7C40`;
}

const plates = ['#c0392b', '#d9a441', '#7f8f3a', '#b5651d', '#a33c50', '#4e6e4e'];

function plate(index: number): string {
  const food = plates[index % plates.length];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480"><rect width="480" height="480" fill="#6d4c35"/><path d="M0 120h480M0 250h480M0 380h480" stroke="#5b3f2b" stroke-width="6"/><circle cx="240" cy="240" r="190" fill="#f4efe6"/><circle cx="240" cy="240" r="132" fill="#fff"/><circle cx="240" cy="240" r="96" fill="${food}"/><path d="M180 220q60-60 120 0t-20 80" fill="none" stroke="#fff8" stroke-width="12"/><path d="M250 170q40-10 52 24-40 14-52-24z" fill="#3f7d34"/></svg>`;
}

/** The same for a feed of quiet pictures out of doors. */
export function instagramLandscape(index: number): string {
  return instagramPicture(index).replace('/t51.29350-15/', '/t51.82787-15/');
}

const skies = ['#cfe3ea', '#f3dcc4', '#dfe7d6', '#e9d7df', '#d3dcf0', '#f6ecc9'];

function landscape(index: number): string {
  const top = 200 + (index % 3) * 30;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480"><rect width="480" height="480" fill="${skies[index % skies.length]}"/><circle cx="${120 + index * 40}" cy="120" r="46" fill="#fff8e6"/><path d="M0 ${top + 60}q120-90 240-10t240-40v300H0z" fill="#8fae9b"/><path d="M0 ${top + 130}q140-60 260 0t220-30v300H0z" fill="#5b7f72"/></svg>`;
}

const embedScript = `(function(){function run(){document.querySelectorAll('blockquote.instagram-media').forEach(function(b){var f=document.createElement('iframe');f.className='instagram-media instagram-media-rendered';f.title='Instagram';f.src=b.getAttribute('data-instgrm-permalink').split('?')[0]+'embed/captioned/?cr=1&v=14&wp=540';f.width='100%';f.height='520';f.style.border='0';b.replaceWith(f);});}window.instgrm={Embeds:{process:run}};run();})();`;

const post = `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Instagram</title></head><body style="margin:0;font:14px Arial,sans-serif"><img src="${instagramPicture(1)}" alt="" width="100%"><p style="padding:0 12px">Beitrag auf Instagram ansehen</p></body></html>`;

/** Pictures of posts as Instagram's network serves them to widgets; no cookies. Posts in a frame (`embed.js`) set some. */
export const instagramHosts: readonly LabHost[] = [
  {
    host: 'www.instagram.com',
    address: '157.240.210.174',
    handle({ url }) {
      if (url.pathname === '/embed.js') return script(embedScript);
      if (!/\/embed\/captioned\/$/.test(url.pathname)) return notFound();
      const shared = { domain: '.instagram.com', secure: true, sameSite: 'None' } as const;
      return html(post, {
        'set-cookie': [
          setCookie('csrftoken', randomText(32), { ...shared, lifetimeSeconds: 31_449_600 }),
          setCookie('mid', randomText(28), { ...shared, lifetimeSeconds: 34_560_000 }),
        ],
      });
    },
  },
  {
    host,
    address: '157.240.210.63',
    handle({ url }) {
      const index = Number(url.searchParams.get('_nc_cat')?.slice(-1) ?? 0);
      return svg(url.pathname.includes('/t51.82787-15/') ? landscape(index) : plate(index));
    },
  },
];
