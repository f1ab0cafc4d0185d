import { serviceOf } from '#knowledge/find-service.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { deliversSite, trackingCategories } from '../services/service-observations.ts';
import { wasWrittenIn } from '../stored/stored-items.ts';
import { mentions, plainText, quoted, wholeWords } from '../wording.ts';
import { type NoticeSentence, sentencesOf } from './notice-passages.ts';

/**
 * A service that the notice rests on legitimate interests, which do not carry it, and the sentence that does. `device`: it stores in the
 * device, or reads from it; `waiting`: likewise, and it was seen only after consent, so that the text alone is wrong; `hedged`: likewise, and the notice speaks of consent only in case one is asked for, which it was not;
 * `loading`: consent is told of something else it does, and what carries its loading, which stores unasked, is an interest;
 * `asked`: whether it needs consent is disputed, and the banner asks for it all the same.
 * `fonts`: fonts that load from Google although the site could deliver them itself.
 */
export interface UnfitGround {
  kind: 'device' | 'waiting' | 'hedged' | 'loading' | 'fonts' | 'payment' | 'asked';
  use: ServiceUse;
  quote: string;
}

export const letterF =
  /art(?:\.|ikel)?\s*6\s*(?:abs(?:\.|atz)?\s*1|\(1\)|I)?[^.;a-z]{0,12}(?:s(?:\.|atz)\s*1\s*)?(?:lit(?:\.|era)?|buchst(?:\.|abe)?|point|letter)?\s*\(?f\)?(?![a-z])/iu;
/** With the interest of a church, which its own law knows besides, and the sections it stands in. */
export const interest = wholeWords(
  '(?:berechtigte[nrsm]?|kirchliche[nrsm]?)\\s+interessen?|legitimate\\s+interests?|§\\s*6\\s*(?:nr\\.?\\s*[348]\\s*(?:(?:,|und|oder)\\s*[348]\\s*)*(?:dsg-?\\s?ekd)|abs\\.?\\s*1\\s*(?:lit\\.?|buchst\\.?)?\\s*[fg]\\)?\\s*kdg)',
);
/** Any word on consenting, split verbs with it: „Stimmen Sie zu, …“. */
export const consentWords =
  '(?:einwillig|zustimm)[a-zß-ɏ]*|eingewilligt|zugestimmt|stimm(?:e|en|st|t)\\s+(?:sie|du|ihr|ich)\\s+(?:[^.;:]{0,60}\\s)?zu|willig(?:e|en|st|t)\\s+(?:sie|du|ihr|ich)\\s+(?:[^.;:]{0,60}\\s)?ein';
export const consents = wholeWords(
  `${consentWords}|opt-in|consent[a-zß-ɏ]*|art(?:\\.|ikel)?\\s*6\\s*(?:abs\\.?\\s*1\\s*)?(?:s\\.?\\s*1\\s*)?(?:lit\\.?|buchst\\.?)?\\s*a|§\\s*6\\s*nr\\.?\\s*2\\s*dsg-?\\s?ekd|§\\s*6\\s*abs\\.?\\s*1\\s*(?:lit\\.?|buchst\\.?)?\\s*b\\)?\\s*kdg|§\\s*25\\s*(?:abs(?:\\.|atz)\\s*)?1\\s*(?:s(?:\\.|atz)\\s*1\\s*)?t?tdddg`,
);

/** "Sofern eine Einwilligung abgefragt wurde, …": no ground where none was asked for. The rest of the sentence belongs to it. */
const hedge =
  /(?<![a-zäöüß])(?:sofern|soweit|falls|wenn|if|insofar\s+as|where)(?![a-zäöüß])[^.;]{0,60}(?:einwilligung|zustimmung|consent)[^.;]{0,40}(?:abgefragt|eingeholt|erforderlich|verlangt|requested|obtained|asked\s+for|required)[^;]*/giu;

/** What a page does with a service, whatever its provider does with the data then. */
const loading = wholeWords('(?:nach)?geladen|(?:nach)?lädt|laden|loads?|loaded');

/** Whether the very sentence on the loading of a service rests it on an interest. */
function restsLoading(text: string): boolean {
  return mentions(text, loading) && !mentions(text, consents) && (letterF.test(text) || mentions(text, interest));
}

const ownCopy =
  /(?<![a-zß-ɏ])(?:auf\s+(?:unsere[mn]|eigene[mn]|dem\s+eigenen)\s+(?:eigenen\s+)?(?:web-?)?server|lokal(?:es|e)?\s+(?:gehostet|installiert|eingebunden|eingebettet|hosting|bereitgestellt|ausgeliefert|hinterlegt)|\(lokal\)|locally|our\s+own\s+server)/iu;

/**
 * Services that the notice rests on legitimate interests alone, although these do not carry them: those that need consent for the device
 * (§ 25(1) TDDDG) and fonts of Google. Whoever speaks of consent anywhere about them is not meant, nor a service of which need is disputed
 * and that was seen neither to store nor to start what follows visitors.
 */
export function unfitGrounds(
  {
    privacy,
    services,
    cookies,
    storage,
    requests = [],
  }: Pick<Facts, 'privacy' | 'services' | 'cookies' | 'storage'> & Partial<Pick<Facts, 'requests'>>,
  isAskedFor: (use: ServiceUse) => boolean = () => false,
): UnfitGround[] {
  const sentences = sentencesOf(privacy.text);
  // What a player brings along stores on its behalf: entries of YouTube in the frame of its other address.
  const isOf = ({ service }: ServiceUse, id: string | null) =>
    id === service.id ||
    services.some((other) => other.service.id === id && other.embeddedBy === service.id && other.service.category === service.category);
  const stores = (use: ServiceUse) =>
    [...cookies, ...storage].some(({ serviceId, needsConsent }) => isOf(use, serviceId) && needsConsent !== 'no');
  const storesUnasked = (use: ServiceUse) =>
    cookies.some((cookie) => isOf(use, cookie.serviceId) && (wasWrittenIn(cookie, 'none') || wasWrittenIn(cookie, 'reject'))) ||
    storage.some(({ serviceId, states }) => isOf(use, serviceId) && (states.includes('none') || states.includes('reject')));
  const storesForSure = (use: ServiceUse) =>
    [...cookies, ...storage].some(
      (item) =>
        isOf(use, item.serviceId) &&
        item.needsConsent === 'yes' &&
        ('name' in item ? wasWrittenIn(item, 'none') : item.states.includes('none')),
    );
  // One request of which nobody knows the origin (a picture of the page) does not hide that a script came by way of the tag manager.
  const starts = (id: string, use: ServiceUse) =>
    requests.some((request) => request.serviceId === use.service.id && request.embeddedBy === id && isUnasked(request));
  const startsTracking = ({ service }: ServiceUse) =>
    service.category === 'tag-manager' &&
    services.some(
      (use) => trackingCategories.has(use.service.category) && isUnasked(use) && (use.embeddedBy === service.id || starts(service.id, use)),
    );
  const found = services.flatMap((use): UnfitGround[] => {
    const { service } = use;
    if (deliversSite.has(service.category)) return [];
    const ofDevice = service.consent === 'yes' || (service.consent === 'disputed' && (stores(use) || startsTracking(use)));
    const areFonts = service.id === 'google-fonts' && use.embeddedBy === null && isUnasked(use);
    const isAsked = !ofDevice && !areFonts && service.consent === 'disputed' && isAskedFor(use);
    if (!ofDevice && !areFonts && !isAsked) return [];
    const about = sentences.filter((sentence) => speaksOf(sentence, service.id)).map(({ text }) => plainText(text));
    // Of fonts on the own server these interests are the ground; that they lie there is untrue, and told as that.
    if (areFonts && about.some((text) => ownCopy.test(text))) return [];
    // Only where it loads unasked is it sure that nobody asked; and where the banner asks, the case has come for which consent was named.
    const certain = isUnasked(use) && !isAsked ? about.map((text) => text.replace(hedge, ' ')) : about;
    if (certain.some((text) => mentions(text, consents))) {
      const quote = certain.find((text) => restsLoading(text));
      const isHeld = certain.some((text) => mentions(text, loading) && mentions(text, consents));
      return quote === undefined || isHeld || !storesForSure(use) ? [] : [{ kind: 'loading', use, quote: quoted(quote) }];
    }
    const at = [(text: string) => letterF.test(text), (text: string) => mentions(text, interest)]
      .map((tells) => certain.findIndex(tells))
      .find((index) => index >= 0);
    if (at === undefined) return [];
    // What stores where nobody pays is mended where it loads; a consent would keep those from paying who reject.
    const kind =
      service.category === 'payment'
        ? 'payment'
        : isAsked
          ? 'asked'
          : !ofDevice
            ? 'fonts'
            : certain.some((text, index) => text !== about[index])
              ? 'hedged'
              : isUnasked(use) || storesUnasked(use)
                ? 'device'
                : 'waiting';
    return [{ kind, use, quote: quoted(about[at]!) }];
  });
  // "YouTube (erweiterter Datenschutzmodus), YouTube": what a player brings along is no second service of the section.
  return found.filter(
    ({ use, kind, quote }) => !found.some((other) => isPartOf(use, other) && other.kind === kind && other.quote === quote),
  );
}

/** Whether a service of the same kind was only brought along by the other. */
function isPartOf({ service, embeddedBy }: ServiceUse, { use }: UnfitGround): boolean {
  return embeddedBy === use.service.id && use.service.category === service.category;
}

/**
 * Where nobody is named, a section speaks of the service in its heading, though its processor may be named before, and of each where the
 * heading names several; under a heading that names none, of the one just named: "Für die Anfahrt nutzen wir Google Maps. Rechtsgrundlage …".
 */
export function speaksOf({ text, about, headedBy, underHeading, after }: NoticeSentence, id: string): boolean {
  if (about.size > 1 && about.has(id) && isOnSister(text, id, about)) return false;
  if (about.size > 0) return about.has(id);
  return headedBy.has(id) || underHeading.has(id) || (headedBy.size === 0 && underHeading.size === 0 && after.has(id));
}

/** "Auch unsere Livekamera wird von feratel bereitgestellt (WebTV)": under the name of their maker, the sentence is on another of its services. */
function isOnSister(text: string, id: string, about: ReadonlySet<string>): boolean {
  const wordsOf = (one: string) => {
    const { name = '', aliases = [] } = serviceOf(one) ?? {};
    return new Set([name, ...aliases].flatMap((each) => each.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? []));
  };
  const folded = text.toLowerCase();
  const own = wordsOf(id);
  if ([...own].some((word) => folded.includes(word) && [...about].every((other) => other === id || !wordsOf(other).has(word))))
    return false;
  const isOther = (other: string) => other !== id && serviceOf(other)?.category !== serviceOf(id)?.category;
  return [...about].some((other) => isOther(other) && [...wordsOf(other)].some((word) => !own.has(word) && folded.includes(word)));
}

function isUnasked({ states }: Pick<ServiceUse, 'states'>): boolean {
  return states.includes('none') || states.includes('reject');
}
