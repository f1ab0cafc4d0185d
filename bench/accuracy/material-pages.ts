import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Part, partOf } from './held-out.ts';
import type { PageLabel } from './page-label.ts';

/** A labelled page of the material. */
export interface MaterialPage {
  id: string;
  label: PageLabel;
  html: string;
  /** Where it is served, on a host of its own. */
  url: string;
  /** In which part its kind, language and the statements of its notice count. */
  part: Part;
  /** In which part the services count that it names. */
  servicesPart: Part;
  /** In which part its statements of an imprint count. */
  elementsPart: Part;
}

const folders = ['imprints', 'notices'] as const;
/**
 * Errors of all pages written before were revealed on 21 November 2026 and tuned on, apart from the statements of imprints. Those whose
 * names begin so were written afterwards, by people who knew neither rules nor vocabularies, and are unseen in every respect but one: of
 * the first batch the services that were misread were looked at, and the words that tell use from mention were learnt from it.
 */
const writtenAfterwards = /^c1[01]-/;
const servicesUnseen = /^c11-/;
const paths: Record<PageLabel['askedAs'], string> = {
  imprint: 'impressum',
  privacy: 'datenschutz',
  terms: 'agb',
  cancellation: 'widerruf',
};

/** All labelled pages, in a fixed order. */
export function materialPages(): MaterialPage[] {
  return folders.flatMap((folder) => {
    const place = fileURLToPath(new URL(`./material/${folder}/`, import.meta.url));
    return readdirSync(place)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => {
        const id = file.slice(0, -'.json'.length);
        const label = JSON.parse(readFileSync(`${place}${file}`, 'utf8')) as PageLabel;
        return {
          id,
          label,
          html: readFileSync(`${place}${id}.html`, 'utf8'),
          part: writtenAfterwards.test(id) ? 'unseen' : 'seen',
          servicesPart: servicesUnseen.test(id) ? 'unseen' : 'seen',
          elementsPart: partOf(id),
          url: `http://${id}.labelled-pages.example/${paths[label.askedAs]}`,
        };
      });
  });
}
