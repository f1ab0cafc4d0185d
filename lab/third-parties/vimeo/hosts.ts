import { cors, css, html, noContent, notFound, script, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { randomDigits } from '../../random.ts';
import type { LabHost } from '../../types.ts';
import { cloudflareCookies } from '../cloudflare/bot-cookie.ts';

const player = new URL('./player.js', import.meta.url);

const poster = svg(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720"><rect width="1280" height="720" fill="#20242b"/><g fill="#3a414d"><rect x="0" y="520" width="1280" height="200"/><rect x="180" y="300" width="60" height="240"/><rect x="1040" y="300" width="60" height="240"/></g><g fill="#e4ff3a"><rect x="240" y="410" width="800" height="16"/><rect x="200" y="340" width="36" height="156" rx="8"/><rect x="1044" y="340" width="36" height="156" rx="8"/></g></svg>',
);

const document = `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Vimeo</title><link rel="stylesheet" href="https://f.vimeocdn.com/p/4.46.12/css/player.css"></head><body><div id="player" class="player"></div><script src="https://f.vimeocdn.com/p/4.46.12/js/player.module.js"></script></body></html>`;

/** Vimeo's embedded player. With `dnt=1` it neither counts nor remembers; without it `vuid` is set by a detour over vimeo.com. */
export const vimeoHosts: readonly LabHost[] = [
  {
    host: 'player.vimeo.com',
    address: '162.159.138.60',
    handle: (request) =>
      request.url.pathname.startsWith('/video/') ? html(document, cloudflareCookies(request, 'vimeo.com', true)) : notFound(),
  },
  {
    host: 'vimeo.com',
    address: '162.159.128.61',
    handle({ url, cookies }) {
      if (url.pathname !== '/ablincoln/vuid') return notFound();
      const visitor = thirdPartyCookie('vuid', `pl${randomDigits(9)}.${randomDigits(9)}`, '.vimeo.com', lifetimes.years(2), false);
      return script('', cookies['vuid'] ? {} : { 'set-cookie': [visitor] });
    },
  },
  {
    host: 'f.vimeocdn.com',
    address: '151.101.192.217',
    handle: ({ url }) =>
      url.pathname.endsWith('.css')
        ? css('html,body,.player{margin:0;height:100%;background:#000;position:relative}')
        : clientScript(player, { poster: '1894320177-5b0c2e' }),
  },
  { host: 'i.vimeocdn.com', address: '151.101.128.217', handle: () => poster },
  { host: 'fresnel.vimeocdn.com', address: '34.120.202.204', handle: ({ headers }) => noContent(cors(headers.origin)) },
];
