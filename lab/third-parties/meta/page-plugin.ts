import { css, html, noContent, notFound, script, svg } from '../../answers.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost, LabRequest, LabResponse } from '../../types.ts';
import { publications } from '../publications.ts';

/** Latest posts of pages at Facebook, by the address of the page. */
export const facebookPages = publications<readonly string[]>('Facebook page');

const files = 'https://static.xx.fbcdn.net/rsrc.php/v4';
const pictures = 'https://scontent-fra3-2.xx.fbcdn.net';

function plugin(page: string): string {
  const posts = (facebookPages.find(page) ?? []).map((post) => `<p class="post">${post}</p>`);
  return `<!DOCTYPE html><html lang="de" id="facebook" class="no_js"><head><meta charset="utf-8"><meta name="referrer" content="origin-when-crossorigin"><title>Facebook</title>
<link type="text/css" rel="stylesheet" href="${files}/yU/l/0,cross/Yf3n2TqkR6c.css" crossorigin="anonymous"><script src="${files}/yD/r/7GmVhq3bKpX.js" crossorigin="anonymous" async></script></head>
<body dir="ltr" class="plugin _4mq5 chrome webkit"><div class="_li"><div class="_1drn"><img src="${pictures}/v/t39.30808-6/30512_n.jpg?_nc_cat=104&ccb=1-7&_nc_sid=6ee11a" alt=""><div class="_1drp"><a href="${page}" target="_blank" rel="noopener">${decodeURIComponent(page.split('/').filter(Boolean).pop() ?? '')}</a><br>412 Follower</div></div>
${posts.join('')}</div>
<script>fetch('/ajax/bz?__a=1&__user=0&__req=1',{method:'POST',credentials:'include',body:'q=plugin'}).catch(function(){});</script></body></html>`;
}

/** The page plugin of Facebook (`/plugins/page.php`) with the cookies of its frame, or null for another address. */
export function pagePlugin({ url, cookies }: LabRequest): LabResponse | null {
  if (url.pathname.startsWith('/ajax/')) return noContent();
  if (url.pathname !== '/plugins/page.php') return null;
  const own = [
    thirdPartyCookie('datr', randomText(24), '.facebook.com', lifetimes.days(400)),
    thirdPartyCookie('fr', `0${randomText(22)}..Bn${randomText(6)}..AAA.0.0.Bn${randomText(6)}`, '.facebook.com', lifetimes.days(90)),
  ];
  return html(plugin(url.searchParams.get('href') ?? ''), cookies['datr'] ? {} : { 'set-cookie': own });
}

const styles =
  'body{margin:0;font:14px Helvetica,Arial,sans-serif;border:1px solid #dadde1}._1drn{display:flex;gap:10px;padding:10px;background:#f0f2f5}._1drn img{width:52px;height:52px}._1drp a{color:#385898;font-weight:700;text-decoration:none}.post{margin:0;padding:12px;border-top:1px solid #dadde1}';

/** Facebook's networks for the files and pictures of its plugins. */
export const pagePluginHosts: readonly LabHost[] = [
  {
    host: 'static.xx.fbcdn.net',
    address: '157.240.27.20',
    handle({ url }) {
      const open = { 'access-control-allow-origin': '*' };
      if (url.pathname.endsWith('.css')) return css(styles, open);
      return url.pathname.endsWith('.js') ? script('self.__DEV__=0;', open) : notFound();
    },
  },
  {
    host: 'scontent-fra3-2.xx.fbcdn.net',
    address: '157.240.27.18',
    handle: () =>
      svg(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 52 52"><rect width="52" height="52" fill="#0d3b66"/><path d="M29 6 14 29h10l-3 17 17-25H27z" fill="#f2a900"/></svg>',
      ),
  },
];
