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
  part: Part;
}

const folders = ['imprints', 'notices'] as const;
/**
 * Errors of all notices written before were revealed on 21 November 2026 and tuned on. Those whose names begin so were written
 * afterwards, by people who knew neither rules nor vocabularies, and nobody has looked at what is read on them.
 */
const heldOutNotices = /^b5-/;
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
          part: folder === 'imprints' ? partOf(id) : heldOutNotices.test(id) ? 'unseen' : 'seen',
          url: `http://${id}.labelled-pages.example/${paths[label.askedAs]}`,
        };
      });
  });
}
