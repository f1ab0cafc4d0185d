import type { ConsentState } from '#evidence/gathered.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import type { Locale, Verdict } from '../../define-check.ts';
import type { Facts } from '../../facts.ts';
import { shortList } from '../wording.ts';
import { initiatorChains, isEmbed, wasSent } from './initiator-chains.ts';
import { trackingCategories } from './service-observations.ts';
import { namesOf, trackingItemsIn } from './tracking.ts';

/** Content shown by others that may report what visitors do with it, under an identifier of its own. */
const shownByOthers: ReadonlySet<ServiceCategory> = new Set(['video', 'map', 'audio']);

const beside = {
  de: ', außer durch eingebundene Inhalte ({names}); gewertet wird das bei diesen Inhalten{see:emb-video,emb-maps,emb-social-plugins,emb-captcha}',
  en: ', except by embedded content ({names}); it is rated with that content{see:emb-video,emb-maps,emb-social-plugins,emb-captcha}',
};
const told = {
  de: {
    none: '{when} wurde kein Dienst zur Messung oder Werbung beobachtet, den der Scanner kennt',
    stored: '{when} wurden keine Anfragen an einen Dienst zur Messung oder Werbung beobachtet, den der Scanner kennt',
    kept: '; gespeichert wird für solche Zwecke dennoch: {stored}',
  },
  en: {
    none: '{when} no service for measuring or advertising that the scanner knows was observed',
    stored: '{when} no requests to a service for measuring or advertising that the scanner knows were observed',
    kept: '; for such purposes, this is stored all the same: {stored}',
  },
};

/** What a passed check on trackers says in a state; `cookies` and `storage`: the checks that name what was stored there. */
export function noTrackerMessages(locale: Locale, when: string, { cookies, storage }: { cookies: string; storage: string }) {
  const { none, stored, kept } = told[locale];
  const see = { Cookies: cookies, Storage: storage, Both: `${cookies},${storage}` };
  const onlyStored = Object.entries(see).flatMap(([kind, checks]): [string, string][] => [
    [`onlyStored${kind}`, `${stored}${kept}{see:${checks}}`],
    [`onlyStored${kind}InEmbeds`, `${stored}${beside[locale].replace(/\{see.*/, '')}${kept}{see:${checks}}`],
  ]);
  const texts: [string, string][] = [['none', none], ['noneInEmbeds', none + beside[locale]], ...onlyStored];
  return Object.fromEntries(texts.map(([name, text]) => [name, text.replace('{when}', when)]));
}

/** The verdict where no tracker of the site's own was seen in a state, with what embeds bring along and what is stored all the same. */
export function noTracker(facts: Pick<Facts, 'requests' | 'services' | 'cookies' | 'storage'>, state: ConsentState): Verdict {
  const names = shortList(trackedInEmbeds(facts, state));
  const items = trackingItemsIn(facts, state);
  const kind = items === null ? null : items.cookies.length === 0 ? 'Storage' : items.storage.length === 0 ? 'Cookies' : 'Both';
  const message = `${kind === null ? 'none' : `onlyStored${kind}`}${names === '' ? '' : 'InEmbeds'}`;
  const params = { ...(items && { stored: namesOf(items) }), ...(names !== '' && { names }) };
  return { class: 'Conform', message, ...(Object.keys(params).length > 0 && { params }) };
}

/** Trackers that embeds bring along in a state, each after its embed, and embeds that report visitors under an identifier. */
function trackedInEmbeds(facts: Pick<Facts, 'requests' | 'services'>, state: ConsentState): string[] {
  const chains = initiatorChains(facts);
  const uses = new Map(facts.services.map((use) => [use.service.id, use]));
  const names = facts.requests.flatMap((request) => {
    const use = request.serviceId === null ? undefined : uses.get(request.serviceId);
    if (!use || !request.states.includes(state) || !wasSent(request)) return [];
    const { category, consent, name } = use.service;
    if (isEmbed(use) && shownByOthers.has(category)) return request.identifiers.length > 0 ? name : [];
    const embed = chains.embedAround(request);
    if (!embed || embed === use || consent !== 'yes' || !trackingCategories.has(category) || !use.active[state]) return [];
    return `${embed.service.name} → ${name}`;
  });
  const bringing = names.filter((name) => !names.some((other) => other.startsWith(`${name} → `)));
  return [...new Set(bringing)];
}
