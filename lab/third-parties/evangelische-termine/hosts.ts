import { css, html, notFound, svg } from '../../answers.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

/** What a page contacts that carries the calendar of "Evangelische Termine" in a frame. */
export const evangelischeTermine: Footprint = { service: 'Evangelische Termine', hosts: ['www.evangelische-termine.de'] };

const events = [
  ['So., 29.11., 10:00', 'Gottesdienst zum 1. Advent', 'mit Abendmahl und Posaunenchor'],
  ['Mi., 2.12., 15:00', 'Seniorennachmittag', 'Gemeindehaus, Kleiner Saal'],
  ['Sa., 5.12., 17:00', 'Adventskonzert', 'Kantorei Sankt Nikolai'],
  ['So., 6.12., 10:00', 'Familiengottesdienst', 'der Nikolaus kommt'],
] as const;

const list = (vid: string) => `<!DOCTYPE html>
<html lang="de"><head><meta charset="utf-8"><title>Veranstaltungen</title><link rel="stylesheet" href="/css/veranstaltungen.css"></head>
<body><div id="et_container" data-vid="${vid}"><form id="et_filter" action="/veranstaltungen" method="get"><input type="hidden" name="vid" value="${vid}"><label>Suche <input type="text" name="q"></label> <select name="eventtype"><option value="all">alle Arten</option><option value="1">Gottesdienste</option><option value="6">Konzerte</option></select> <input type="submit" value="suchen"></form>
${events.map(([date, title, text]) => `<div class="et_content_row"><div class="et_date">${date}</div><div class="et_titel"><a href="/detail-php?vid=${vid}">${title}</a><br>${text}</div></div>`).join('\n')}
<p class="et_footer"><img src="/images/logo_et.svg" alt="" width="20" height="20"> Ein Dienst von evangelische-termine.de</p></div></body></html>`;

/** The events portal of the Protestant churches: a list by organiser (`vid`) for frames. No cookies. */
export const evangelischeTermineHosts: readonly LabHost[] = [
  {
    host: 'www.evangelische-termine.de',
    address: '85.214.201.93',
    handle({ url }) {
      if (/^\/(veranstaltungen|teaser)/.test(url.pathname)) return html(list((url.searchParams.get('vid') ?? '').replace(/\D/g, '')));
      if (url.pathname.endsWith('.css'))
        return css(
          'body{margin:0;font:15px/1.5 Verdana,sans-serif;color:#333}.et_content_row{display:flex;gap:18px;border-top:1px solid #ccc;padding:8px 0}.et_date{width:150px;font-weight:700}#et_filter{padding:8px 0}.et_footer{color:#777;font-size:12px}',
        );
      if (url.pathname.endsWith('.svg'))
        return svg(
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path d="M9 1h2v6h6v2h-6v10H9V9H3V7h6z" fill="#5b2a86"/></svg>',
        );
      return notFound();
    },
  },
];
