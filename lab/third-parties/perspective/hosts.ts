import { readFileSync } from 'node:fs';
import { cors, html, json, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import { publications } from '../publications.ts';

/** A recruiting funnel as its owner built it. */
export interface PerspectiveFunnel {
  company: string;
  headline: string;
  question: string;
  answers: readonly string[];
  /** Meta pixel that the agency entered in the settings of the funnel. */
  metaPixel: string;
}

/** Funnels by their id. */
export const perspectiveFunnels = publications<PerspectiveFunnel>('Perspective funnel');

const styles = readFileSync(new URL('./funnel.css', import.meta.url), 'utf8');

function funnelPage(funnel: PerspectiveFunnel): string {
  const answers = funnel.answers.map((answer) => `<button type="button" class="answer" data-answer>${answer}</button>`).join('');
  return `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>${funnel.headline}</title><meta name="viewport" content="width=device-width, initial-scale=1"><style>${styles}</style></head>
<body><div id="root"><div class="progress"><i></i></div><h1>${funnel.headline}</h1><section class="page"><p>${funnel.question}</p>${answers}</section>
<section class="page" hidden><form><label>Vorname<input name="firstName" required></label><label>Telefonnummer<input type="tel" name="phone" required></label><label>E-Mail<input type="email" name="email" required></label>
<label class="check"><input type="checkbox" name="optin" checked> Ich bin mit der Speicherung meiner Daten einverstanden.</label><button type="submit" class="answer">Jetzt bewerben</button></form></section>
<p class="legal">${funnel.company} · Erstellt mit <a href="https://www.perspective.co/de" target="_blank">Perspective</a></p></div>
<script src="https://cdn.perspective.co/funnel/v3/runtime.js" data-pixel="${funnel.metaPixel}"></script></body></html>`;
}

/** The host under which a customer's funnels are. */
export function perspectiveFunnelHost(customer: string): LabHost {
  return {
    host: `${customer}.perspectivefunnel.com`,
    address: '76.76.21.123',
    handle({ url }) {
      const funnel = perspectiveFunnels.find(url.pathname.split('/')[1] ?? '');
      return funnel ? html(funnelPage(funnel)) : notFound();
    },
  };
}

/** Runtime and counting of Perspective's recruiting funnels. A pixel of the owner may run in them. */
export const perspectiveHosts: readonly LabHost[] = [
  {
    host: 'cdn.perspective.co',
    address: '104.18.22.160',
    handle: ({ url }) => (url.pathname.endsWith('/runtime.js') ? clientScript(new URL('./runtime.js', import.meta.url)) : notFound()),
  },
  {
    host: 'api.perspective.co',
    address: '104.18.23.160',
    handle: ({ headers, method }) =>
      method === 'OPTIONS'
        ? { status: 204, headers: { ...cors(headers.origin), 'access-control-allow-headers': 'content-type' } }
        : json({ ok: true }, cors(headers.origin)),
  },
];
