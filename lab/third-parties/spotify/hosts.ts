import { css, html, notFound, script, svg } from '../../answers.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { uuid } from '../../random.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const network = 'https://embed-cdn.spotifycdn.com/_next/static/';
const cover = svg(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><rect width="300" height="300" fill="#0b7285"/><circle cx="150" cy="120" r="50" fill="#fff"/><path d="M60 260q90-140 180 0z" fill="#fff"/></svg>',
);

const player = `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Spotify – Embed</title><link rel="stylesheet" href="${network}css/3f1e6d1c.css"></head><body><div id="__next"><img src="https://i.scdn.co/image/ab6765630000ba8a2f5c" alt="" width="120"><b>Schichtwechsel – der Personalwerk-Podcast</b></div><script src="${network}chunks/main-6b10f0a2.js"></script></body></html>`;

/** Spotify's embedded player with sp_t and sp_landing, its files and covers. */
export const spotifyHosts: readonly LabHost[] = [
  {
    host: 'open.spotify.com',
    address: '35.186.224.26',
    handle({ url, cookies }) {
      if (!url.pathname.startsWith('/embed/')) return notFound();
      const visitor = [
        thirdPartyCookie('sp_t', uuid(), '.spotify.com', lifetimes.days(365), false),
        thirdPartyCookie('sp_landing', encodeURIComponent(url.href), '.spotify.com', lifetimes.days(1)),
      ];
      return html(player, cookies['sp_t'] ? {} : { 'set-cookie': visitor });
    },
  },
  {
    host: 'embed-cdn.spotifycdn.com',
    address: '151.101.2.248',
    handle: ({ url }) =>
      url.pathname.endsWith('.css')
        ? css('body{margin:0;background:#0b5563;color:#fff;font:15px Arial,sans-serif;padding:14px}')
        : script('window.spotifyEmbed = true;'),
  },
  { host: 'i.scdn.co', address: '151.101.66.248', handle: () => cover },
];

/** The player in a frame. */
export const spotifyFootprint: Footprint = {
  service: 'Spotify',
  hosts: ['open.spotify.com', 'embed-cdn.spotifycdn.com', 'i.scdn.co'],
  cookies: [
    { name: 'sp_t', domain: 'spotify.com', declaredLifetimeSeconds: lifetimes.days(365) },
    { name: 'sp_landing', domain: 'spotify.com', declaredLifetimeSeconds: lifetimes.days(1) },
  ],
};
