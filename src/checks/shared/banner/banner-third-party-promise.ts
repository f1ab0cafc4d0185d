import type { BannerEvidence } from '#evidence/banner.ts';
import type { ConsentState } from '#evidence/gathered.ts';
import type { FindingItem } from '../../define-check.ts';
import type { Facts } from '../../facts.ts';
import { atLeastOne, requestItem } from '../../items.ts';
import { sentencesOf } from '../notice/notice-passages.ts';
import { isOthersServer } from '../notice/others-server.ts';
import { unconsentedYet } from '../notice/promise-sentences.ts';
import { libraryHosts } from '../services/library-hosts.ts';
import { mostTelling } from '../services/placed-by-site.ts';
import { deliversSite } from '../services/service-observations.ts';
import { recipientsOf } from '../transfers/recipients.ts';
import { plainText, quoted, shortList } from '../wording.ts';
import { bannerProse } from './banner-prose.ts';
import { type BrokenTransferPromise, ofLess } from './banner-transfer-promise.ts';

const whole = (words: string) => `(?<![a-zß-ɏ])(?:${words})(?![a-zß-ɏ])`;
const others = whole(
  'dritte[nr]?|dritt(?:anbieter|firmen|unternehmen|dienste|server)n?|(?:externe|fremde|andere)[nr]?\\s+(?:anbieter|dienste|dienstleister|unternehmen|firmen|server|partner)n?|third[\\s-]part(?:y|ies)|(?:external|other)\\s+(?:providers|services|servers|companies)',
);
const nothing = whole(
  '(?:keine(?:rlei)?|no|not\\s+any)\\s+(?:[a-zß-ɏ]{3,20}\\s+){0,2}?(?:[a-zß-ɏ-]{0,20}daten|informationen|verbindung(?:en)?|data|information|connections?)|nichts|nothing',
);
const goes = whole(
  '(?:über|weiter)(?:tragen|mittelt|mitteln|gegeben|geleitet|gibt|geben)|überträgt|(?:ab|ge|weiterge)?(?:sendet|sandt|schickt)|fließ(?:en|t)|gelang(?:en|t)|geh(?:en|t)|erh(?:alten|ält)|(?:auf|her)(?:gebaut|gestellt)|transferred|transmitted|sent|shared|passed|receives?|established|made',
);
/** "Vorher", "bis dahin": before the choice of which the sentence speaks. */
const earlier = new RegExp(whole('vorher|zuvor|davor|bis\\s+dahin|beforehand|before\\s+that|until\\s+then'), 'iu');
const choosing = /entscheid|wähl|auswahl|zustimm|einwillig|erlaub|akzeptier|choose|choice|decide|allow|consent|accept/iu;
const unconsented = new RegExp(unconsentedYet, 'iu');
const denials = [
  [others, nothing, goes],
  [nothing, others, goes],
  [others, goes, nothing],
  [nothing, goes, others],
  [goes, others, nothing],
  [goes, nothing, others],
].map((order) => new RegExp(order.join('[^.;:]{0,80}?'), 'iu'));
/** What waits for a click of its own, and exceptions, are another statement. */
const ofSome =
  /video|karte|(?<![a-zß-ɏ])inhalt|newsletter|formular|anklick|außer|ausnahme|ausgenommen|es\s+sei\s+denn|notwendig|erforderlich|(?<![a-z])maps?(?![a-z])|content|embed|form(?![a-z])|except|necessary|required/iu;
const longest = 400;

/** The moments for which a sentence says that nothing goes to others; null: it says that for none. */
export function deniedIn(sentence: string): readonly ConsentState[] | null {
  if (sentence.length > longest || sentence.endsWith('?')) return null;
  for (const part of sentence.split(/[;–:]/)) {
    if (ofSome.test(part) || ofLess.test(part) || !denials.some((denial) => denial.test(part))) continue;
    if (unconsented.test(part)) return ['none', 'reject'];
    if (earlier.test(part) && choosing.test(sentence) && !ofSome.test(sentence)) return ['none'];
  }
  return null;
}

/** Files that others publish for everybody: their networks carry nothing of the site, and act for nobody but themselves. */
const publishedByOthers: ReadonlySet<string> = new Set([
  ...libraryHosts,
  'google-user-pictures',
  'wikimedia',
  'unsplash',
  'pixabay',
  'pexels',
  'github-content',
  'wordpress-org',
]);

/** The same refuted by what was sent, and servers of which only their owner can say whether they belong to others. */
export interface BrokenThirdPartyPromise extends BrokenTransferPromise {
  /** Hosts under domains of others with the software that answers there: "zahlen.agentur.example (Matomo)". */
  servers: string;
}

/**
 * "Vorher werden keine Daten an Dritte übertragen", refuted by every service of others that was contacted before the choice. What
 * delivers the site or asks for the consent is not told: that it runs on behalf of the site is likely.
 */
export function brokenThirdPartyPromise(
  banner: BannerEvidence,
  { services, requests, siteDomain }: Pick<Facts, 'services' | 'requests'> & { siteDomain: string | null },
): BrokenThirdPartyPromise | null {
  const all = recipientsOf({ services, requests });
  const recipients = all.filter(
    ({ use: { service } }) => !service.selfHosted && (!deliversSite.has(service.category) || publishedByOthers.has(service.id)),
  );
  if (recipients.length === 0) return null;
  for (const { text, names } of sentencesOf(bannerProse(banner))) {
    const sentence = plainText(text);
    const states = names > 0 ? null : deniedIn(sentence);
    if (states === null) continue;
    const found = recipients.flatMap(({ use, requests: own }) => {
      const sent = own.filter((request) => request.states.some((state) => states.includes(state)));
      if (sent.length === 0) return [];
      const seenIn = states.filter((state) => sent.some((request) => request.states.includes(state)));
      return [{ use, item: requestItem({ ...mostTelling(sent), states: seenIn }) }];
    });
    const uses = atLeastOne(found.map(({ use }) => use));
    const items = atLeastOne<FindingItem>(found.map(({ item }) => item));
    const servers = all.flatMap(({ use: { service }, requests: own }) => {
      const sent = own.filter(
        (request) => siteDomain !== null && request.states.some((state) => states.includes(state)) && isOthersServer(request, siteDomain),
      );
      return service.selfHosted ? [...new Set(sent.map(({ host }) => `${host} (${service.name})`))] : [];
    });
    if (uses && items) return { quote: quoted(sentence), uses, items, servers: shortList(servers) };
  }
  return null;
}
