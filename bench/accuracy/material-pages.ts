import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PageLabel } from './page-label.ts';

/** A labelled page of the material. */
export interface MaterialPage {
  id: string;
  label: PageLabel;
  html: string;
  /** Where it is served, on a host of its own. */
  url: string;
}

const folders = ['imprints', 'notices'];
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
          url: `http://${id}.labelled-pages.example/${paths[label.askedAs]}`,
        };
      });
  });
}
