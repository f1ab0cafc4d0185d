import { css, html, json, notFound, pixel } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost, LabRequest, LabResponse } from '../../types.ts';
import { googleAddresses } from './addresses.ts';

const player = new URL('./youtube-player.js', import.meta.url);

function embedPage(video: string): string {
  return `<!doctype html><html lang="de"><head><title>YouTube</title>
<link rel="stylesheet" href="/s/player/3d3ba064/www-player.css">
<style>@font-face{font-family:Roboto;src:url(https://fonts.gstatic.com/s/roboto/v18/KFOmCnqEu92Fr1Mu4mxK.woff2) format('woff2')}body{margin:0;font-family:Roboto}</style>
</head><body><div id="player" style="position:relative;height:100vh"></div>
<script src="/s/player/3d3ba064/www-embed-player.vflset/base.js?video=${encodeURIComponent(video)}"></script></body></html>`;
}

function visitorCookies(request: LabRequest): Record<string, string[]> {
  const cookies: string[] = [];
  const add = (name: string, value: string, lifetimeSeconds?: number) => {
    if (!request.cookies[name]) cookies.push(thirdPartyCookie(name, value, '.youtube.com', lifetimeSeconds));
  };
  add('YSC', randomText(11));
  add('VISITOR_INFO1_LIVE', randomText(11), lifetimes.days(180));
  add('VISITOR_PRIVACY_METADATA', 'CgJERRIEEgAgTQ%3D%3D', lifetimes.days(180));
  return cookies.length > 0 ? { 'set-cookie': cookies } : {};
}

function answer(request: LabRequest, cookies: Record<string, string[]>): LabResponse {
  const { pathname, searchParams } = request.url;
  if (pathname.startsWith('/embed/')) return html(embedPage(pathname.split('/')[2] ?? ''), cookies);
  if (pathname.endsWith('/base.js')) return clientScript(player, { video: searchParams.get('video'), visitor: randomText(24) });
  if (pathname.endsWith('.css')) return css('html{background:#000}');
  if (pathname.startsWith('/youtubei/')) return json({ responseContext: {} });
  return notFound();
}

/** YouTube's embedded player, with cookies on youtube.com and without on youtube-nocookie.com (web storage on both). */
export const youTubeHosts: readonly LabHost[] = [
  { host: 'www.youtube.com', address: googleAddresses.video, handle: (request) => answer(request, visitorCookies(request)) },
  { host: 'www.youtube-nocookie.com', address: googleAddresses.video, handle: (request) => answer(request, {}) },
  { host: 'i.ytimg.com', address: googleAddresses.images, handle: () => pixel({ 'cache-control': 'public, max-age=7200' }) },
  { host: 'yt3.ggpht.com', address: googleAddresses.images, handle: () => pixel({ 'cache-control': 'public, max-age=7200' }) },
];
