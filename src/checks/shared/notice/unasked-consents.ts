import type { ServiceCategory } from '#knowledge/types.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { mentions, plainText, quoted, wholeWords } from '../wording.ts';
import { sentencesOf } from './notice-passages.ts';
import { promisesOf } from './notice-promises.ts';
import { isConditional, negated, otherMatter, withdrawalBeside } from './promise-words.ts';
import { consents, interest, letterF, speaksOf } from './unfit-grounds.ts';

/** A service that the notice rests on a consent for which nobody is asked, and the sentence that does. */
export interface UnaskedConsent {
  use: ServiceUse;
  quote: string;
}

/** That a ground is named: "Rechtsgrundlage ist …", "auf Grundlage Ihrer Einwilligung". */
const ground = wholeWords(
  'rechtsgrundlage[a-zß-ɏ]*|(?:auf(?:\\s+der)?\\s+)?grundlage|aufgrund|auf\\s+grund|basis|beruht|stütz(?:en|t)|gestützt|legal\\s+basis|based\\s+on|rests?\\s+on',
);

/** What loads with a page for all who open it. Forms, chats and payment may ask for a consent of their own. */
const loadsWithPage: ReadonlySet<ServiceCategory> = new Set([
  'analytics',
  'marketing',
  'social',
  'video',
  'audio',
  'map',
  'font',
  'cdn',
  'tag-manager',
  'session-replay',
  'ab-testing',
]);

/**
 * Services that load as soon as pages open on a site that shows no banner, though the notice rests them on consent, without any other
 * ground beside. What the notice promises of the time before is refuted elsewhere.
 */
export function unaskedConsents({
  privacy,
  services,
  banner,
  attempts,
}: Pick<Facts, 'privacy'> & Partial<Pick<Facts, 'services' | 'banner' | 'attempts'>>): UnaskedConsent[] {
  const showsNone = banner !== undefined && banner.banner === null && banner.cmpLoaded === null;
  if (!services || !showsNone || attempts?.reject?.method !== 'no-banner') return [];
  const promised = new Set(promisesOf(privacy.text).flatMap((promise) => [...promise.services]));
  const sentences = sentencesOf(privacy.text);
  return services.flatMap((use): UnaskedConsent[] => {
    const { service, embeddedBy, states } = use;
    if (embeddedBy !== null || !states.includes('none') || !loadsWithPage.has(service.category) || promised.has(service.id)) return [];
    const about = sentences.filter((sentence) => speaksOf(sentence, service.id)).map(({ text }) => plainText(text));
    if (about.some((text) => letterF.test(text) || mentions(text, interest))) return [];
    const quote = about.find(restsOnConsent);
    return quote === undefined ? [] : [{ use, quote: quoted(quote) }];
  });
}

function restsOnConsent(sentence: string): boolean {
  const text = sentence.replace(withdrawalBeside, '');
  const isDoubtful = otherMatter.test(text) || isConditional(text) || negated.test(text);
  return !isDoubtful && mentions(text, ground) && mentions(text, consents);
}
