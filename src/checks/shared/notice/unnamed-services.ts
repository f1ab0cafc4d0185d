import { isEea } from '#knowledge/country.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { isWithin } from '#knowledge/is-within.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import type { Finding, Locale } from '../../define-check.ts';
import type { Facts, ServiceUse } from '../../facts.ts';
import { serviceItem } from '../../items.ts';
import { addedTo, suffixed } from '../../message-variants.ts';
import { bringsForm } from '../forms/brought-forms.ts';
import { sendsAddressHash } from '../services/avatar-hashes.ts';
import { causeOfService, isTracker } from '../services/service-observations.ts';
import { legalPath } from '../site/legal-path.ts';
import { countryOfRecipient, isThirdCountry } from '../transfers/third-country.ts';
import { mentions, quoted, wholeWords } from '../wording.ts';
import { isBareFile, pathsOf } from './broken-promises.ts';
import { carrierOf, deniedBeside } from './denied-companions.ts';
import { describedInstead } from './described-instead.ts';
import { withForms, withTrackers } from './early-ways.ts';
import { onlyLinked, saidOfLink } from './linked-sections.ts';
import { denialOfGroup, groupNamed } from './named-groups.ts';
import { switchMessages, switchOnly, switchSteps } from './switch-only.ts';

const unnamed = {
  de: {
    notNamed: 'Eingesetzt, aber in der Datenschutzerklärung nicht genannt: {service} ({pages})',
    namedOtherwise:
      'Die Datenschutzerklärung ({path}) nennt {service}, beschreibt aber nicht, dass Ihre Seiten von dort laden ({pages}); sie sagt: „{quote}“',
    namedDenied:
      'Die Datenschutzerklärung ({path}) verneint den Einsatz von {service}: „{quote}“; Ihre Seiten laden aber von dort ({pages})',
    namedLinked:
      'Die Datenschutzerklärung ({path}) beschreibt nicht, dass Ihre Seiten von {service} laden ({pages}); sie spricht nur von Links: „{quote}“',
    namedSister: 'Die Datenschutzerklärung ({path}) nennt {sister}, aber nicht {service} auf Ihren Seiten ({pages}); sie sagt: „{quote}“',
    notNamedCarried: 'Nicht in der Datenschutzerklärung ({path}) genannt: {service}, mitgebracht von {carrier} ({pages})',
    notNamedCarriedDenied:
      'Nicht in der Datenschutzerklärung ({path}) genannt: {service}, mitgebracht von {carrier} ({pages}); sie sagt dort aber: „{quote}“',
    namedPeer:
      'Die Datenschutzerklärung ({path}) beschreibt {sister} („{quote}“); geladen wird ein anderer Dienst derselben Art, den sie nicht nennt: {service} ({pages})',
    notNamedDenied: 'Die Datenschutzerklärung ({path}) sagt: „{quote}“; geladen wird aber, was sie nicht nennt: {service} ({pages})',
    bannerOnly: 'Nicht in der Datenschutzerklärung genannt, sondern nur im Einwilligungsbanner: {service} ({pages})',
    groupOnly: 'Die Datenschutzerklärung nennt nur die Gruppe („{group}“), nicht beim Namen: {service} ({pages})',
  },
  en: {
    notNamed: 'In use but not named in the privacy notice: {service} ({pages})',
    namedOtherwise:
      'The privacy notice ({path}) names {service} but does not describe that your pages load from there ({pages}); it says: “{quote}”',
    namedDenied: 'The privacy notice ({path}) denies the use of {service}: “{quote}”; but your pages load from there ({pages})',
    namedLinked:
      'The privacy notice ({path}) does not describe that your pages load from {service} ({pages}); it speaks of links alone: “{quote}”',
    namedSister: 'The privacy notice ({path}) names {sister} but not {service} on your pages ({pages}); it says: “{quote}”',
    notNamedCarried: 'Not named in the privacy notice ({path}): {service}, brought along by {carrier} ({pages})',
    notNamedCarriedDenied:
      'Not named in the privacy notice ({path}): {service}, brought along by {carrier} ({pages}); but it says there: “{quote}”',
    namedPeer:
      'The privacy notice ({path}) describes {sister} (“{quote}”); what loads is another service of the same kind, which it does not name: {service} ({pages})',
    notNamedDenied: 'The privacy notice ({path}) says: “{quote}”; but this is loaded, which it does not name: {service} ({pages})',
    bannerOnly: 'Not named in the privacy notice but only in the consent banner: {service} ({pages})',
    groupOnly: 'The privacy notice names only the group (“{group}”), not by name: {service} ({pages})',
  },
};
/** What has to be said of a service, and what else is to be done about one that is not named. `Early`: it loads without a consent that it needs or may need, `Tracking` where it is a tracker, `Form` where it is there for a form; `Files`: all that loads are pictures, fonts and the like, `Avatars`: by a hash that stands for a person. */
const unnamedSteps = {
  de: {
    notNamed:
      '1. Beschreiben Sie in der Datenschutzerklärung {service}: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}.\n2. Oder entfernen Sie die Einbindung, wenn Sie sie nicht mehr brauchen.',
    notNamedEarly:
      '1. {#remove} Entfernen Sie die Einbindung von {service}, wenn Sie sie nicht brauchen, oder laden Sie sie erst nach der Einwilligung oder einem Klick des Besuchers; die Beschreibung ersetzt eine nötige Einwilligung nicht.\n2. Soweit sie bleibt, beschreiben Sie in der Datenschutzerklärung {service}: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}.',
    notNamedFiles:
      '1. {#own-files} Liefern Sie die Dateien von {service} vom eigenen Server aus, oder entfernen Sie sie ({pages}).\n2. Sollen sie von dort laden, beschreiben Sie in der Datenschutzerklärung den Abruf bei {service}: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}.',
    notNamedAvatars:
      '1. Schalten Sie die Avatare von {service} ab (in WordPress unter „Einstellungen > Diskussion“), oder zeigen Sie Bilder vom eigenen Server ({pages}); die Einwilligung des Besuchers genügt nicht, denn der Hash gehört zu anderen Personen{see:emb-hidden-thirdparties}.\n2. Bleibt {service}, beschreiben Sie in der Datenschutzerklärung den Abruf und den Hash: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}.',
    namedOtherwise:
      '1. Ergänzen Sie in der Datenschutzerklärung zu {service}, was auf Ihren Seiten von dort lädt: Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}; berichtigen Sie Sätze, die dem widersprechen.\n2. Oder entfernen Sie die Einbindung, wenn Sie sie nicht mehr brauchen.',
    namedOtherwiseEarly:
      '1. {#remove} Entfernen Sie die Einbindung von {service}, wenn Sie sie nicht brauchen, oder laden Sie sie erst nach der Einwilligung oder einem Klick des Besuchers; die Beschreibung ersetzt eine nötige Einwilligung nicht.\n2. Soweit sie bleibt, ergänzen Sie in der Datenschutzerklärung zu {service}, was auf Ihren Seiten von dort lädt: Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}; berichtigen Sie Sätze, die dem widersprechen.',
    namedOtherwiseFiles:
      '1. {#own-files} Liefern Sie die Dateien von {service} vom eigenen Server aus, oder entfernen Sie sie ({pages}).\n2. Sollen sie von dort laden, ergänzen Sie das in der Datenschutzerklärung zu {service}: Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}; berichtigen Sie Sätze, die dem widersprechen.',
    namedOtherwiseAvatars:
      '1. Schalten Sie die Avatare von {service} ab (in WordPress unter „Einstellungen > Diskussion“), oder zeigen Sie Bilder vom eigenen Server ({pages}); die Einwilligung des Besuchers genügt nicht, denn der Hash gehört zu anderen Personen{see:emb-hidden-thirdparties}.\n2. Bleibt {service}, beschreiben Sie in der Datenschutzerklärung den Abruf und den Hash: Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}; berichtigen Sie Sätze, die dem widersprechen.',
    notNamedCarried:
      '1. Verlangen Sie vom Betreiber von {carrier}, dass er {service} dort abschaltet: Der Dienst steht in dessen Einbindung, nicht im Code Ihrer Website.\n2. Soweit er bleibt, laden Sie die Einbindung von {carrier} erst nach einer Einwilligung oder einem Klick, die {service} umfassen, und beschreiben Sie {service}: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}.',
    notNamedCarriedDenied:
      '1. Verlangen Sie vom Betreiber von {carrier}, dass er {service} dort abschaltet: Der Dienst steht in dessen Einbindung, nicht im Code Ihrer Website.\n2. Soweit er bleibt, laden Sie die Einbindung von {carrier} erst nach einer Einwilligung oder einem Klick, die {service} umfassen, und beschreiben Sie {service}: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}.\n3. Berichtigen Sie den zitierten Satz, solange {service} dort lädt.',
    namedPeer:
      '1. Ist {service} an die Stelle von {sister} getreten, ersetzen Sie den Abschnitt; sonst ergänzen Sie einen: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer von {service}{abroad}.',
    namedPeerEarly:
      '1. Ist {service} an die Stelle von {sister} getreten, ersetzen Sie den Abschnitt; sonst ergänzen Sie einen: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer von {service}{abroad}.\n2. {#later} Laden Sie {service} erst nach der Einwilligung oder einem Klick des Besuchers; die Beschreibung ersetzt eine nötige Einwilligung nicht.',
    notNamedDenied:
      '1. {#remove} Entfernen Sie die Einbindung von {service}; dann stimmt der Satz ({pages}).\n2. Soll sie bleiben, streichen Sie den Satz, und beschreiben Sie {service}: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}. Eine nötige Einwilligung ersetzt das nicht.',
    bannerOnly:
      '1. Beschreiben Sie {service} auch in der Datenschutzerklärung: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}.\n2. Übernehmen Sie vom Einwilligungsbanner nur, was zutrifft: Prüfen Sie vorher, ob Gruppe, Zweck und Cookies dort stimmen.',
    groupOnly:
      '1. Nennen Sie dort, wo die Datenschutzerklärung von „{group}“ spricht, {service} beim Namen, mit Anbieter, Zweck, Rechtsgrundlage und Speicherdauer{abroad}.',
    groupOnlyEarly:
      '1. {#remove} Entfernen Sie die Einbindung von {service}, wenn Sie sie nicht brauchen, oder laden Sie sie erst nach der Einwilligung oder einem Klick des Besuchers; die Beschreibung ersetzt eine nötige Einwilligung nicht.\n2. Soweit sie bleibt, nennen Sie dort, wo die Datenschutzerklärung von „{group}“ spricht, {service} beim Namen, mit Anbieter, Zweck, Rechtsgrundlage und Speicherdauer{abroad}.',
  },
  en: {
    notNamed:
      '1. Describe {service} in the privacy notice: provider, purpose, legal basis, recipient and storage period{abroad}.\n2. Or remove the embed if you no longer need it.',
    notNamedEarly:
      '1. {#remove} Remove the embed of {service} if you do not need it, or load it only after consent or a click of the visitor; the description does not replace a consent that is needed.\n2. As far as it stays, describe {service} in the privacy notice: provider, purpose, legal basis, recipient and storage period{abroad}.',
    notNamedFiles:
      '1. {#own-files} Deliver the files of {service} from your own server, or remove them ({pages}).\n2. If they are to load from there, describe the request to {service} in the privacy notice: provider, purpose, legal basis, recipient and storage period{abroad}.',
    notNamedAvatars:
      '1. Turn the avatars of {service} off (in WordPress under Settings > Discussion), or show pictures from your own server ({pages}); the visitor’s consent is not enough, as the hash belongs to other persons{see:emb-hidden-thirdparties}.\n2. If {service} stays, describe the request and the hash in the privacy notice: provider, purpose, legal basis, recipient and storage period{abroad}.',
    namedOtherwise:
      '1. In the privacy notice, add beside {service} what loads from there on your pages: purpose, legal basis, recipient and storage period{abroad}; correct sentences that contradict this.\n2. Or remove the embed if you no longer need it.',
    namedOtherwiseEarly:
      '1. {#remove} Remove the embed of {service} if you do not need it, or load it only after consent or a click of the visitor; the description does not replace a consent that is needed.\n2. As far as it stays, add beside {service} in the privacy notice what loads from there on your pages: purpose, legal basis, recipient and storage period{abroad}; correct sentences that contradict this.',
    namedOtherwiseFiles:
      '1. {#own-files} Deliver the files of {service} from your own server, or remove them ({pages}).\n2. If they are to load from there, add that beside {service} in the privacy notice: purpose, legal basis, recipient and storage period{abroad}; correct sentences that contradict this.',
    namedOtherwiseAvatars:
      '1. Turn the avatars of {service} off (in WordPress under Settings > Discussion), or show pictures from your own server ({pages}); the visitor’s consent is not enough, as the hash belongs to other persons{see:emb-hidden-thirdparties}.\n2. If {service} stays, describe the request and the hash in the privacy notice: purpose, legal basis, recipient and storage period{abroad}; correct sentences that contradict this.',
    notNamedCarried:
      '1. Ask the operator of {carrier} to turn {service} off there: the service is part of that embed, not of the code of your website.\n2. As far as it stays, load the embed of {carrier} only after a consent or click that covers {service}, and describe {service}: provider, purpose, legal basis, recipient and storage period{abroad}.',
    notNamedCarriedDenied:
      '1. Ask the operator of {carrier} to turn {service} off there: the service is part of that embed, not of the code of your website.\n2. As far as it stays, load the embed of {carrier} only after a consent or click that covers {service}, and describe {service}: provider, purpose, legal basis, recipient and storage period{abroad}.\n3. Correct the sentence quoted as long as {service} loads there.',
    namedPeer:
      '1. If {service} has taken the place of {sister}, replace the section; otherwise add one: provider, purpose, legal basis, recipient and storage period of {service}{abroad}.',
    namedPeerEarly:
      '1. If {service} has taken the place of {sister}, replace the section; otherwise add one: provider, purpose, legal basis, recipient and storage period of {service}{abroad}.\n2. {#later} Load {service} only after consent or a click of the visitor; the description does not replace a consent that is needed.',
    notNamedDenied:
      '1. {#remove} Remove the embed of {service}; then the sentence is true ({pages}).\n2. If it is to stay, delete the sentence, and describe {service}: provider, purpose, legal basis, recipient and storage period{abroad}. This does not replace a consent that is needed.',
    bannerOnly:
      '1. Describe {service} in the privacy notice too: provider, purpose, legal basis, recipient and storage period{abroad}.\n2. Take over from the consent banner only what is true: check beforehand whether group, purpose and cookies are right there.',
    groupOnly:
      '1. Where the privacy notice speaks of “{group}”, name {service}, with provider, purpose, legal basis and storage period{abroad}.',
    groupOnlyEarly:
      '1. {#remove} Remove the embed of {service} if you do not need it, or load it only after consent or a click of the visitor; the description does not replace a consent that is needed.\n2. As far as it stays, where the privacy notice speaks of “{group}”, name {service}, with provider, purpose, legal basis and storage period{abroad}.',
  },
};
const ifAbroad: Record<Locale, string> = {
  de: ', bei einem Empfänger außerhalb des EWR auch Land und Grundlage der Übermittlung',
  en: ', for a recipient outside the EEA the country and the basis of the transfer too',
};

const otherwise = 'namedOtherwise';
/** What a notice says of a service that it names for another reason than what loads: that it is not used, or only linked. */
const asides = ['namedDenied', 'namedLinked'] as const;

/** `Eea`: the recipient is known to sit in the EEA, so that there is no transfer to speak of. */
export function unnamedFixes(locale: Locale): Record<string, string> {
  const filled = (clause: string) =>
    Object.fromEntries(
      Object.entries({ ...unnamedSteps[locale], ...switchSteps(locale) }).map(([name, steps]) => [name, steps.replace('{abroad}', clause)]),
    );
  const all = withForms(withTrackers({ ...filled(ifAbroad[locale]), ...suffixed(filled(''), 'Eea') }), locale);
  // A sister that is named changes nothing about what has to be said of the service itself.
  const sisters = Object.entries(all).flatMap(([name, steps]) =>
    name.startsWith('notNamed') && !/Carried|Denied/.test(name) ? [[name.replace('notNamed', 'namedSister'), steps] as const] : [],
  );
  // Whether it is denied or only linked, what is to be done is the same.
  const others = Object.entries(all).flatMap(([name, steps]) =>
    name.startsWith(otherwise) ? asides.map((aside) => [name.replace(otherwise, aside), steps] as const) : [],
  );
  return { ...all, ...Object.fromEntries([...sisters, ...others]) };
}

/** Said of pictures that are fetched by the address of a person. */
const hashSent: Record<Locale, string> = {
  de: '; mit den Profilbildern erhält der Anbieter einen Hash der E-Mail-Adresse der Personen, die dort kommentiert oder geschrieben haben',
  en: '; with the profile pictures the provider receives a hash of the e-mail address of the persons who commented or wrote there',
};

/** How a notice leaves a service out, each with and without a transfer to speak of. */
export function unnamedMessages(locale: Locale): Record<string, string> {
  const { notNamed, namedOtherwise, namedSister, namedPeer, namedDenied, namedLinked, groupOnly } = unnamed[locale];
  const saidAside = { namedOtherwise, namedSister, namedDenied, namedLinked };
  const texts = {
    ...unnamed[locale],
    ...switchMessages(locale),
    ...addedTo({ namedPeer, groupOnly }, { Early: '', Tracking: '', Form: '' }),
    ...addedTo({ notNamed, ...saidAside }, { Early: '', Tracking: '', Form: '', Files: '' }),
    ...addedTo({ notNamed, ...saidAside }, { Avatars: hashSent[locale] }),
  };
  return { ...texts, ...suffixed(texts, 'Eea') };
}

/** What serves the site itself, or a form or payment on it, is not simply held back until a consent. */
const servesSite: ReadonlySet<ServiceCategory> = new Set(['cdn', 'hosting', 'font', 'cmp', 'payment', 'captcha', 'shop', 'necessary']);

/** What is known of a site whose notice leaves a service out. */
export interface NoticeGap
  extends Pick<Facts, 'services' | 'requests' | 'privacy' | 'site'>,
    Partial<Pick<Facts, 'pages' | 'banner' | 'forms'>> {
  /** Services that the site chose itself. */
  own: readonly ServiceUse[];
  /** What the notice says of each service, by its id. */
  matches: ReadonlyMap<string, Facts['policyMatches'][number]>;
  cookies: Facts['cookies'];
  storage: Facts['storage'];
  noticeServices: Facts['noticeServices'] | undefined;
  /** Text of the notice. */
  text: string;
  /** Services of which the notice says something untrue, which is told of each by itself. */
  toldUntrue?: ReadonlySet<string>;
}

/** A service that the notice does not name, with what it says instead; whether that alone weighs as a risk. */
export function unnamedFinding(use: ServiceUse, gap: NoticeGap): { finding: Finding; weighs: boolean } {
  const { services, requests, privacy, site, own, matches, cookies, storage, noticeServices, text, forms = [], toldUntrue } = gap;
  const inBannerOnly = matches.get(use.service.id)?.inBannerOnly;
  const group = groupNamed(privacy.text || text, use.service.category);
  const companions = services.filter(
    (one) =>
      one.embeddedBy === use.service.id &&
      !own.includes(one) &&
      matches.get(one.service.id)?.match === 'notFound' &&
      !toldUntrue?.has(one.service.id),
  );
  const alike = companions.filter(({ service }) => matches.get(service.id)?.inBannerOnly === inBannerOnly);
  const ofLink = quoteOfLink(use, privacy.text);
  const aside = (noticeServices ? quoteElsewhere(use, noticeServices) : null) ?? ofLink;
  const sister = noticeServices ? sisterNamed(use, noticeServices) : null;
  const named = aside !== null ? 'namedOtherwise' : sister !== null ? 'namedSister' : 'notNamed';
  const bare = inBannerOnly ? switchOnly(use, gap.banner?.banner) : null;
  // That there are mere links is untrue whatever the banner says.
  const kind = inBannerOnly && ofLink === null ? (bare?.message ?? 'bannerOnly') : group ? 'groupOnly' : named;
  const isUntold = kind === named;
  // What is named by a switch alone is told no more than what is not named at all.
  const tellsNothing = (isUntold && !inBannerOnly) || bare !== null;
  const how = sendsAddressHash(requests.filter(({ serviceId }) => serviceId === use.service.id))
    ? 'Avatars'
    : loadsOnlyFiles(use, { requests, cookies })
      ? 'Files'
      : !loadsUnasked(use)
        ? ''
        : isTracker(use)
          ? 'Tracking'
          : companions.length === 0 && bringsForm(use, forms)
            ? 'Form'
            : 'Early';
  // What it is instead of tells more than that it is missing, unless the notice names the service itself or a sister.
  const peer =
    kind !== 'namedOtherwise' && kind !== 'namedSister' && noticeServices ? describedInstead(use, { ...gap, noticeServices }) : null;
  const carrier = kind === 'notNamed' && how !== 'Files' && how !== 'Avatars' ? carrierOf(use, requests) : null;
  const denial = carrier ? deniedBeside(privacy.text, carrier, use, { cookies, storage }) : null;
  const groupDenial =
    kind === 'notNamed' && !use.service.selfHosted && carrier === null && peer === null ? denialOfGroup(text, use.service.category) : null;
  const message =
    groupDenial !== null
      ? 'notNamedDenied'
      : peer !== null
        ? `namedPeer${how === 'Files' || how === 'Avatars' ? '' : how}`
        : carrier !== null
          ? `notNamedCarried${denial === null ? '' : 'Denied'}`
          : isUntold
            ? `${kind === otherwise && aside !== null ? asideKind(aside) : kind}${how}`
            : kind === 'groupOnly' && /^(?:Early|Tracking|Form)$/.test(how)
              ? `${kind}${how}`
              : kind;
  const finding: Finding = {
    message: [use, ...alike].every((each) => isThirdCountry(countryOfRecipient(each)) === false) ? `${message}Eea` : message,
    params: {
      service: (kind === 'groupOnly' || kind === 'namedOtherwise' || kind === 'namedSister' || peer !== null || groupDenial !== null
        ? [use]
        : [use, ...alike]
      )
        .map(({ service }) => service.name)
        .join(', '),
      group: group ?? '',
      path: legalPath(privacy),
      quote: (peer ? quoted(peer.quote) : null) ?? denial ?? groupDenial ?? aside ?? sister?.quote ?? bare?.quote ?? '',
      sister: (peer ? serviceOf(peer.serviceId)?.name : null) ?? sister?.name ?? '',
      carrier: carrier?.host ?? '',
      pages: pathsOf(use.pages) || (use.hosts[0] ?? ''),
    },
    items: [serviceItem(use), ...companions.map((companion) => serviceItem(companion))],
    cause: causeOfService(use.service.id, services),
    serviceIds: [use.service.id],
  };
  return { finding, weighs: tellsNothing && mustBeNamed(use, site.domain) };
}

/** What the notice says where it names a service for another reason than what loads: no mere entry of a menu, but a sentence. */
function quoteElsewhere({ service }: ServiceUse, { used, notUsed }: Facts['noticeServices']): string | null {
  const found = [...used, ...notUsed].find(({ serviceId, quote }) => serviceId === service.id && /[^.]{20}[.!;]/.test(quote));
  return found ? quoted(found.quote) : null;
}

const denied = wholeWords('nicht|kein(?:e[nrms]?|erlei)?|verzicht[a-zß-ɏ]*|not|no|without|do(?:es)?n.t');
const unlessMore = wholeWords('ohne|bevor|solange|erst|nur|mehr\\s+als|without|unless|until|before|only');

/** By what the sentence says. */
function asideKind(quote: string): string {
  if (onlyLinked.test(quote)) return 'namedLinked';
  return mentions(quote, denied) && mentions(quote, usedWords) && !mentions(quote, unlessMore) ? 'namedDenied' : otherwise;
}

const usedWords = wholeWords(
  '(?:verwende|nutze|setze|binde)(?:n|t)?|verwendet|genutzt|eingesetzt|eingebunden|im\\s+einsatz|einsatz|verzicht[a-zß-ɏ]*|used?|embed(?:ded)?',
);

/** "WhatsApp und Instagram": what stands under a heading of a section on mere links. */
function quoteOfLink({ service }: ServiceUse, notice: string): string | null {
  const said = saidOfLink(notice, [service.name, ...service.aliases]);
  return said === null ? null : quoted(said);
}

/** The newsletter service under whose name a tracker runs too, and what the notice says of it. */
function sisterNamed({ service }: ServiceUse, { used }: Facts['noticeServices']): { name: string; quote: string } | null {
  for (const { serviceId, quote } of used) {
    const sister = serviceOf(serviceId);
    if (sister?.category !== 'newsletter' || sister.vendor !== service.vendor || sister.id === service.id) continue;
    if (sister.aliases.some((alias) => service.aliases.includes(alias))) return { name: sister.name, quote: quoted(quote) };
  }
  return null;
}

/** Pictures, fonts and the like alone, from a provider that does not serve the site as such: they can lie on its own server. */
function loadsOnlyFiles(use: ServiceUse, { requests, cookies }: Pick<Facts, 'requests' | 'cookies'>): boolean {
  const { service } = use;
  if (servesSite.has(service.category) && service.category !== 'font' && service.category !== 'cdn') return false;
  // A tracker's picture is its ping, and so is that of a counter.
  if (isTracker(use) || service.category === 'analytics') return false;
  const own = requests.filter(({ serviceId }) => serviceId === service.id);
  return own.length > 0 && own.every(isBareFile) && !cookies.some(({ serviceId }) => serviceId === service.id);
}

/** Seen without a consent that it needs or may need. */
function loadsUnasked({ service, states }: ServiceUse): boolean {
  if (service.consent === 'no' || servesSite.has(service.category)) return false;
  return states.includes('none') || states.includes('reject');
}

/** Consent-needing or received outside the EEA. Files from a CDN and the site's own software weigh less. */
function mustBeNamed({ service, vendorCountry, hosts, cloakedHost }: ServiceUse, domain: string): boolean {
  if (service.selfHosted && isOnOwnHosts({ hosts, cloakedHost }, domain)) return false;
  if (service.consent === 'yes') return true;
  return service.category !== 'cdn' && vendorCountry !== null && isEea(vendorCountry) === false;
}

/** Every host that answered for it is the site's own. */
export function isOnOwnHosts({ hosts, cloakedHost }: Pick<ServiceUse, 'hosts' | 'cloakedHost'>, domain: string): boolean {
  return cloakedHost === null && hosts.every((host) => isWithin(host, domain));
}
