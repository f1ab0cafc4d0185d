import { css, html, json, noContent, notFound } from '../../answers.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { randomText, uuid } from '../../random.ts';
import type { LabHost, LabRequest, LabResponse } from '../../types.ts';
import { instagramLandscape } from '../instagram/hosts.ts';
import { publications } from '../publications.ts';

/** An Instagram feed as its owner set it up with POWR. */
export interface PowrFeed {
  account: string;
  captions: readonly string[];
}

/** Feeds by the id of their app. */
export const powrFeeds = publications<PowrFeed>('POWR app');

const cloudflare = '104.18.26.94';

function feedPage({ account, captions }: PowrFeed): string {
  const posts = captions.map(
    (caption, index) =>
      `<a class="post" href="https://www.instagram.com/${account}/" target="_blank" rel="noopener"><img alt="${caption}" src="${instagramLandscape(index).replaceAll('&', '&amp;')}"></a>`,
  );
  return `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>POWR Instagram Feed</title><link rel="stylesheet" href="/assets/instagram-feed-4f1c.css"></head>
<body class="powr-app wix"><div class="feedHeader">@${account}</div><div class="feed">${posts.join('')}</div>
<script>fetch('/ahoy/visits',{method:'POST',credentials:'include',headers:{'content-type':'application/json'},body:JSON.stringify({platform:'Web',landing_page:location.href,screen_width:screen.width})}).catch(function(){});</script></body></html>`;
}

function visitorCookies({ cookies }: LabRequest): Record<string, string[]> {
  if (cookies['ahoy_visitor']) return {};
  return {
    'set-cookie': [
      thirdPartyCookie('__cf_bm', randomText(60), '.powr.io', lifetimes.minutes(30)),
      thirdPartyCookie('ahoy_visitor', uuid(), '.powr.io', lifetimes.years(2), false),
      thirdPartyCookie('ahoy_visit', uuid(), '.powr.io', lifetimes.minutes(240), false),
    ],
  };
}

function answer(request: LabRequest): LabResponse {
  const { pathname } = request.url;
  if (pathname.endsWith('.css'))
    return css(
      'body{margin:0;font:14px Arial,sans-serif}.feedHeader{padding:4px 0 12px;text-align:center;color:#555}.feed{display:grid;grid-template-columns:repeat(3,1fr);gap:10px}.post img{width:100%;display:block;aspect-ratio:1}',
    );
  if (pathname.startsWith('/ahoy/'))
    return json({ visit_token: request.cookies['ahoy_visit'], visitor_token: request.cookies['ahoy_visitor'] });
  const feed = powrFeeds.find(pathname.match(/^\/instagram-feed\/u\/([^/]+)$/)?.[1] ?? '');
  return feed ? html(feedPage(feed), visitorCookies(request)) : pathname === '/favicon.ico' ? noContent() : notFound();
}

/** POWR's Instagram feed in a frame, counted by Ahoy; cookies at .powr.io. */
export const powrHosts: readonly LabHost[] = [{ host: 'www.powr.io', address: cloudflare, handle: answer }];
