import { html, json, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import { datadogRum } from '../datadog/hosts.ts';
import type { Footprint } from '../footprints.ts';
import { type Publications, publications } from '../publications.ts';

/** A journey (tariff calculator, order form) as a utility has set it up. */
export interface EpilotJourney {
  title: string;
  color: string;
  tariffs: readonly { name: string; basePrice: number; workPrice: number }[];
}

/** Journeys by their id. */
export const epilotJourneys: Publications<EpilotJourney> = publications('epilot journey');

const embed = new URL('./bundle.js', import.meta.url);
const journey = new URL('./journey.js', import.meta.url);
const readable = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type,authorization' };

const journeyPage = (id: string) => `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>epilot Journey</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<style>body{margin:0;font:16px/1.5 "Helvetica Neue",Arial,sans-serif;color:#1b2b36}.MuiPaper-root{border:1px solid #d9e0e4;border-radius:8px;padding:24px}label{display:block;margin:0 0 14px}input{display:block;width:220px;padding:10px;border:1px solid #9ab;border-radius:6px;font:inherit}button{padding:12px 24px;border:0;border-radius:6px;color:#fff;font:600 16px Arial,sans-serif;cursor:pointer}table{border-collapse:collapse;margin-top:18px;width:100%}td{padding:8px;border-top:1px solid #d9e0e4}</style>
</head><body><div id="root"></div><script src="/static/js/main.7c1d02be.js?journeyId=${id}"></script></body></html>`;

/** epilot: the script that a page embeds, the journey in its frame and the interface it takes its configuration from. */
export const epilotHosts: readonly LabHost[] = [
  {
    host: 'embed.journey.epilot.io',
    address: '18.66.147.52',
    handle({ url }) {
      const id = url.searchParams.get('journeyId') ?? '';
      if (url.pathname === '/bundle.js') return clientScript(embed);
      if (url.pathname === '/' && epilotJourneys.find(id)) return html(journeyPage(id));
      return url.pathname.startsWith('/static/js/main.') ? clientScript(journey, { id }) : notFound();
    },
  },
  {
    host: 'journey-config.sls.epilot.io',
    address: '3.73.112.19',
    handle({ method, url }) {
      if (method === 'OPTIONS') return { status: 204, headers: readable };
      const found = epilotJourneys.find(url.pathname.split('/').pop() ?? '');
      return found ? json(found, readable) : notFound();
    },
  },
];

/** What a journey in a page leaves behind; its frame reports to Datadog. */
export const epilotFootprints: readonly Footprint[] = [
  { service: 'epilot', hosts: ['embed.journey.epilot.io', 'journey-config.sls.epilot.io'] },
  datadogRum('https://embed.journey.epilot.io'),
];
