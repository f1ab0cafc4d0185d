import { isHeading } from '#knowledge/notice-lines.ts';
import { sentenceEnds } from '#knowledge/sentence-ends.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { CookieFact, StorageFact } from '../../facts/stored.ts';
import { wasSent } from '../services/initiator-chains.ts';
import { requestIndex } from '../services/request-index.ts';
import { mentions, plainText, quoted, wholeWords } from '../wording.ts';

/** A foreign host that no known service runs on, by whose frame or script another service comes. */
export interface Carrier {
  host: string;
  domain: string;
}

const longestChain = 64;

/** By whose frame or script all requests of a service come; null: the site or a known service brings it, or several hosts do. */
export function carrierOf({ service }: ServiceUse, requests: readonly RequestFact[]): Carrier | null {
  const byId = requestIndex(requests).byId;
  const nearest = (request: RequestFact): RequestFact | null => {
    let step: RequestFact | undefined = request;
    for (let length = 0; step && length < longestChain; length++) {
      if (step.serviceId !== service.id) return step;
      step = step.parentId === null ? undefined : byId.get(step.parentId);
    }
    return null;
  };
  const own = requests.filter((request) => request.serviceId === service.id && wasSent(request));
  const around = own.map(nearest);
  const [first] = around;
  if (first?.party !== 'third' || first.serviceId !== null) return null;
  return around.every((each) => each?.domain === first.domain && each.serviceId === null)
    ? { host: first.host, domain: first.domain }
    : null;
}

const companions =
  '(?:dienstleister|empfänger|unterauftragsverarbeiter|unterauftragnehmer|subunternehmer|auftragsverarbeiter|anbieter|dritte|dritten|stellen|sub-?processors?|processors?|providers?|recipients?|third\\s+part(?:y|ies))(?:innen|n)?';
const others = '(?:weitere[nr]?|andere[nr]?|sonstige[nr]?|further|other|additional)';
const deniesOthers = wholeWords(
  `(?:keine[nr]?|no)\\s+(?:${others}\\s+)?${companions}\\s[^.;]{0,100}(?:beteiligt|eingebunden|eingesetzt|einbezogen|involved|used)|(?:keine|no)\\s+${others}\\s+${companions}|${others}\\s+${companions}\\s[^.;]{0,140}?(?:nicht|not)`,
);
const storesNothing = wholeWords(
  '(?:legt|speichert|hinterlegt|setzt|stores?|sets?)\\s[^.;]{0,80}?(?:nichts|keine\\s+(?:cookies|daten|informationen|kennungen)|nothing|no\\s+(?:cookies|data|information))(?:\\s+ab)?',
);
const measuresNothing = wholeWords(
  '(?:misst|erfasst|verfolgt|analysiert|beobachtet|trackt)\\s[^.;]{0,60}?(?:nicht|nichts|kein[a-z]{0,3})|does\\s+not\\s+(?:measure|track|record)',
);
const measuring: ReadonlySet<string> = new Set(['analytics', 'session-replay', 'ab-testing', 'error-tracking', 'marketing']);

/** The sentence in a section on the carrier that a service which comes with it makes untrue; null: none. */
export function deniedBeside(
  notice: string,
  { domain }: Carrier,
  { service }: ServiceUse,
  { cookies, storage }: { cookies: readonly CookieFact[]; storage: readonly StorageFact[] },
): string | null {
  const [label = ''] = domain.split('.');
  if (label.length < 4) return null;
  const isNamed = wholeWords(label);
  const stores = [...cookies, ...storage].some(({ serviceId }) => serviceId === service.id);
  for (const section of sectionsOf(notice)) {
    if (!mentions(section.join(' '), isNamed)) continue;
    const found = section
      .flatMap(sentencesIn)
      .find(
        (sentence) =>
          mentions(sentence, deniesOthers) ||
          (stores && mentions(sentence, storesNothing)) ||
          (measuring.has(service.category) && mentions(sentence, measuresNothing)),
      );
    if (found) return quoted(found);
  }
  return null;
}

/** The lines of a notice by section, each with its heading first. */
export function sectionsOf(notice: string): string[][] {
  const sections: string[][] = [[]];
  for (const line of notice.split('\n')) {
    if (isHeading(line)) sections.push([]);
    sections.at(-1)!.push(plainText(line));
  }
  return sections;
}

function sentencesIn(line: string): string[] {
  const ends = [...sentenceEnds(line, { start: 0, end: line.length, heading: false, mode: null }), line.length];
  return ends.map((end, index) => line.slice(index === 0 ? 0 : ends[index - 1]!, end).trim()).filter((sentence) => sentence !== '');
}
