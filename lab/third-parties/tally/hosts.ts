import { html, notFound, script } from '../../answers.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';
import { type Publications, publications } from '../publications.ts';

/** Forms by their short id: title and questions. */
export const tallyForms: Publications<{ title: string; questions: readonly string[] }> = publications('Tally form');

const embed = `(function(){var load=function(){document.querySelectorAll("iframe[data-tally-src]:not([src])").forEach(function(e){e.src=e.dataset.tallySrc+(e.dataset.tallySrc.indexOf("?")>0?"&":"?")+"originPage="+encodeURIComponent(location.pathname)})};window.Tally={loadEmbeds:load,openPopup:function(){},closePopup:function(){}};load()})();`;

/** Tally: the embed script and the form in its frame. No cookies for those who fill in. */
export const tallyHosts: readonly LabHost[] = [
  {
    host: 'tally.so',
    address: '104.22.58.132',
    handle({ url }) {
      if (url.pathname === '/widgets/embed.js') return script(embed);
      const form = tallyForms.find(/^\/embed\/(\w+)$/.exec(url.pathname)?.[1] ?? '');
      if (!form) return notFound();
      const fields = form.questions.map((text) => `<div class="tally-block"><label>${text}<br><input type="text"></label></div>`).join('');
      return html(
        `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>${form.title}</title></head><body class="tally-form"><div id="__next"><form><h1>${form.title}</h1>${fields}<button type="submit">Absenden</button></form><a href="https://tally.so" target="_blank">Made with Tally</a></div></body></html>`,
      );
    },
  },
];

/** What an embedded form leaves behind. */
export const tallyFootprint: Footprint = { service: 'Tally', hosts: ['tally.so'] };
