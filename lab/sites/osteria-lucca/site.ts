import { readFileSync } from 'node:fs';
import { apexHost, siteHost } from '../../site-host.ts';
import { instagramFeeds } from '../../third-parties/elfsight/hosts.ts';
import { jimdoLayouts, jimdoPictures } from '../../third-parties/jimdo/hosts.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabSite } from '../../types.ts';
import { osteria } from './frame.ts';
import { legalPages } from './legal-pages.ts';
import { contentPages } from './pages.ts';
import { hills, room } from './pictures.ts';
import { truth } from './truth.ts';

const address = '52.215.92.14';

jimdoLayouts.publish(osteria.layout, readFileSync(new URL('layout.css', import.meta.url), 'utf8'));
jimdoPictures.publish(`${osteria.pictures}/if81c02d/version/1691402207/gastraum.jpg`, room);
jimdoPictures.publish(`${osteria.pictures}/i20d9f11/version/1691402207/huegel.jpg`, hills);
instagramFeeds.publish(osteria.elfsight, {
  account: 'osteria.lucca.flingern',
  title: 'Folgt uns auf Instagram!',
  captions: ['Tordelli, 400 Stück', 'Steinpilze aus der Garfagnana', 'Farro', 'Sonntags Kaninchen', 'Buccellato', 'Olio nuovo'],
});

const font = {
  headers: { 'content-type': 'font/woff2', 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=31536000' },
  body: tinyFont,
};

/** A restaurant on a website builder that asks nobody and has not read its own notice since 2018. */
export const osteriaLucca: LabSite = {
  slug: 'osteria-lucca',
  url: `https://${osteria.host}/`,
  about: {
    de: 'Restaurant auf einem Baukasten ohne jedes Banner: Meta-Pixel, Instagram-Feed, Reservierung und Karte sofort, Rechtstexte von 2018.',
    en: 'A restaurant on a website builder without any banner: Meta pixel, Instagram feed, booking and map at once, legal texts of 2018.',
  },
  hosts: [
    siteHost({
      host: osteria.host,
      address,
      hardened: false,
      pages: { ...contentPages, ...legalPages, '/app/download/14871203/lora-v35-latin-regular.woff2': font },
    }),
    apexHost('osteria-lucca.test', address),
  ],
  truth,
  choices: { reject: [], accept: [] },
};
