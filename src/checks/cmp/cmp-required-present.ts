import { consentStates } from '#evidence/gathered.ts';
import type { RequestType } from '#evidence/requests.ts';
import { defineCheck, type Finding, type Verdict } from '../define-check.ts';
import type { ServiceUse } from '../facts/services.ts';
import type { Facts } from '../facts.ts';
import { atLeastOne, controlItem } from '../items.ts';
import { addedTo } from '../message-variants.ts';
import { bannerTextItem, mayBeChoice } from '../shared/banner/banner-controls.ts';
import { type ConsentItem, consentItems, evidenceOf, namesOf } from '../shared/banner/consent-items.ts';
import { embedsBehind } from '../shared/banner/embeds-behind.ts';
import { idleBanner } from '../shared/banner/idle-banner.ts';
import { idleTexts } from '../shared/banner/idle-texts.ts';
import { choiceRoles } from '../shared/banner/informs-only.ts';
import { lacksBanner, lacksBannerTexts } from '../shared/banner/lacks-banner.ts';
import {
  alongside,
  atClick,
  choiceOrClickSteps,
  choiceSteps,
  clickSteps,
  informing,
  noBanner,
  nothingKnown,
  ofEmbeds,
  onClick,
  serversAt,
  unseenSteps,
} from '../shared/banner/required-texts.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { noticeAtHand } from '../shared/services/named-servers.ts';
import { observeServices, trackingCategories } from '../shared/services/service-observations.ts';
import { rateTracker, unknownHosts } from '../shared/services/tracking.ts';
import { hasOnlyUniversal, universalAlone } from '../shared/services/universal-analytics.ts';
import { rolesOf } from '../shared/services/unknown-server-roles.ts';
import { kindOfCookie, kindOfStorage, wasStored } from '../shared/stored/stored-items.ts';
import {
  entriesAt,
  openByUnknownPurposes,
  unknownFamilies,
  unknownPurposeFixes,
  unknownPurposeMessages,
} from '../shared/stored/unknown-purposes.ts';
import { shortList } from '../shared/wording.ts';

type Observed = Pick<Facts, 'services' | 'requests' | 'cookies' | 'storage' | 'site'>;

const cause = 'consent-banner';

/** Requests that may read the device or report on the visitor; a picture, a font or a style sheet by itself does not. */
const activeTypes: ReadonlySet<RequestType> = new Set(['script', 'xhr', 'fetch', 'beacon', 'websocket', 'eventsource', 'webrtc']);

export default defineCheck({
  id: 'cmp-required-present',
  area: 'cmp',
  version: 15,
  weight: 5,
  confidence: 'high',
  legalBasis: [consentLaw.tdddg25, consentLaw.gdpr4and7, consentLaw.planet49],
  needs: ['banner', 'services', 'requests', 'cookies', 'storage', 'site', 'attempts'],
  wants: ['privacy', 'pages', 'consentMode', 'tcf'],
  texts: {
    de: {
      title: 'Einwilligungsabfrage vorhanden, wenn nötig',
      explanation:
        'Wer einwilligungspflichtige Cookies oder Dienste einsetzt, muss vorher um Einwilligung bitten (§ 25 Abs. 1 TDDDG). Ein Hinweis ohne Wahl genügt nicht: Die Einwilligung braucht eine eindeutige Handlung (Art. 4 Nr. 11 DSGVO, EuGH C-673/17 Planet49).',
      confidenceReason: 'Ein Banner, das nur in anderen Ländern, auf Mobilgeräten oder sehr spät erscheint, sieht der Scan nicht.',
      howToFix:
        '1. Prüfen Sie, auf welche der genannten Dienste Sie verzichten können; ohne einwilligungspflichtige Dienste braucht die Website kein Banner.\n2. {#reject} Bauen Sie für Dienste, die eine Einwilligung brauchen und bleiben sollen, ein Einwilligungswerkzeug ein, das auf der ersten Ebene Zustimmen und Ablehnen anbietet.\n3. Sperren Sie die Dienste, bis der Besucher zugestimmt hat.',
      fixes: {
        lacksBanner: lacksBannerTexts.de.fix,
        steersNothing: idleTexts.de.fix,
        ...alongside(ofEmbeds((see) => clickSteps(see).de)),
        noBannerUniversal: universalAlone.fix.de,
        bannerUnseen: unseenSteps.de,
        informationOnly: choiceSteps.de,
        informationTooLate: choiceSteps.de,
        ...atClick(choiceOrClickSteps.de),
        ...unknownPurposeFixes('de', 'purposeUnknown'),
        ...unknownPurposeFixes('de', 'purposeUnknownInformed'),
      },
      messages: {
        ...addedTo(
          ofEmbeds(() => noBanner.de),
          { '': '', Along: ' (alles davon kommt mit {embeds})' },
        ),
        lacksBanner: lacksBannerTexts.de.message,
        steersNothing: idleTexts.de.message,
        noBanner: noBanner.de,
        noBannerUniversal: universalAlone.message.de,
        noBannerDisputed:
          'Es gibt kein Einwilligungsbanner; ob diese Dienste oder Cookies eine Einwilligung brauchen, ist umstritten: {names}',
        ...informing('de'),
        bannerUnseen: 'Das Einwilligungswerkzeug {cmp} wurde geladen, ein Banner war aber nicht zu sehen',
        bannerPresent: 'Ein Einwilligungsbanner ist vorhanden',
        ...addedTo(
          {
            nothingNeedsConsent: nothingKnown.de,
            nothingKnownEntries: `${nothingKnown.de}; {entries|=ein Eintrag unbekannten Zwecks steht|Einträge unbekannten Zwecks stehen} bei ${entriesAt.de}`,
            nothingKnownServers: `${nothingKnown.de}; {servers|=ein Server unbekannten Zwecks steht|Server unbekannten Zwecks stehen} bei ${serversAt.de}`,
            nothingKnownBoth: `${nothingKnown.de}; {entries|=ein Eintrag unbekannten Zwecks steht|Einträge unbekannten Zwecks stehen} bei ${entriesAt.de}, {servers|=ein solcher Server|solche Server} bei ${serversAt.de}`,
          },
          { '': '', Disputed: '. Ob {disputed} eine Einwilligung braucht, ist umstritten{see:trk-before-consent}' },
        ),
        ...unknownPurposeMessages('de', 'purposeUnknown', `${nothingKnown.de}, und es gibt kein Banner; ob eine Abfrage nötig ist,`),
        ...unknownPurposeMessages(
          'de',
          'purposeUnknownInformed',
          `${nothingKnown.de}, und das Banner informiert nur; ob eine Wahl nötig ist,`,
        ),
        choiceUnread:
          'Ob das Banner eine Wahl bietet, blieb offen: Was „{control}“ bewirkt, war nicht zu lesen. Einwilligung nötig für: {names}',
        choiceUnknown: 'Das Banner informiert nur; was nach dem Bestätigen läuft, ließ sich nicht prüfen',
      },
    },
    en: {
      title: 'Consent request present where needed',
      explanation:
        'Whoever uses cookies or services that need consent has to ask for it first (Section 25(1) TDDDG). A notice without a choice is not enough: consent takes an unambiguous act (Art. 4(11) GDPR, CJEU C-673/17 Planet49).',
      confidenceReason: 'The scan does not see a banner that appears only in other countries, on mobile devices or very late.',
      howToFix:
        '1. Check which of the named services you can do without; a website without services that need consent needs no banner.\n2. {#reject} For services that need consent and are to stay, install a consent tool that offers accepting and rejecting on the first layer.\n3. Block the services until the visitor has agreed.',
      fixes: {
        lacksBanner: lacksBannerTexts.en.fix,
        steersNothing: idleTexts.en.fix,
        ...alongside(ofEmbeds((see) => clickSteps(see).en)),
        noBannerUniversal: universalAlone.fix.en,
        bannerUnseen: unseenSteps.en,
        informationOnly: choiceSteps.en,
        informationTooLate: choiceSteps.en,
        ...atClick(choiceOrClickSteps.en),
        ...unknownPurposeFixes('en', 'purposeUnknown'),
        ...unknownPurposeFixes('en', 'purposeUnknownInformed'),
      },
      messages: {
        ...addedTo(
          ofEmbeds(() => noBanner.en),
          { '': '', Along: ' (all of it comes with {embeds})' },
        ),
        lacksBanner: lacksBannerTexts.en.message,
        steersNothing: idleTexts.en.message,
        noBanner: noBanner.en,
        noBannerUniversal: universalAlone.message.en,
        noBannerDisputed: 'There is no consent banner; whether these services or cookies need consent is disputed: {names}',
        ...informing('en'),
        bannerUnseen: 'The consent tool {cmp} was loaded, but no banner was seen',
        bannerPresent: 'A consent banner is present',
        ...addedTo(
          {
            nothingNeedsConsent: nothingKnown.en,
            nothingKnownEntries: `${nothingKnown.en}; {entries|entry|entries} of unknown purpose can be found under ${entriesAt.en}`,
            nothingKnownServers: `${nothingKnown.en}; {servers|server|servers} of unknown purpose can be found under ${serversAt.en}`,
            nothingKnownBoth: `${nothingKnown.en}; {entries|entry|entries} of unknown purpose can be found under ${entriesAt.en}, {servers|such server|such servers} under ${serversAt.en}`,
          },
          { '': '', Disputed: '. Whether {disputed} needs consent is disputed{see:trk-before-consent}' },
        ),
        ...unknownPurposeMessages('en', 'purposeUnknown', `${nothingKnown.en}, and there is no banner; whether a request is needed`),
        ...unknownPurposeMessages(
          'en',
          'purposeUnknownInformed',
          `${nothingKnown.en}, and the banner only informs; whether a choice is needed`,
        ),
        choiceUnread:
          'Whether the banner offers a choice remains open: what “{control}” does could not be read. Consent is needed for: {names}',
        choiceUnknown: 'The banner only informs; what runs after confirming could not be examined',
      },
    },
  },
  run(facts): Verdict {
    const { banner, cmpLoaded } = facts.banner;
    const shown = banner?.visible === true ? banner : null;
    const found = consentItems(facts);
    const needed = found.filter(({ need }) => need === 'yes');

    if (shown) {
      if (shown.controls.some(({ role }) => choiceRoles.has(role))) {
        const lacking = lacksBanner(facts);
        const idle = needed.length > 0 ? idleBanner(facts) : null;
        if (idle) {
          const params = { pages: idle.pages, names: namesOf(needed) };
          const items = [bannerTextItem(shown), ...evidenceOf(needed)] as const;
          return { class: 'Hint', findings: [{ message: 'steersNothing', params, items, cause: 'banner-idle' }] };
        }
        return lacking ? { class: 'Hint', findings: [{ ...lacking, cause }] } : { class: 'Conform', message: 'bannerPresent' };
      }
      // The button that stands where a choice would be, not a link beside it.
      const control = shown.controls.find(({ role }) => role === 'acknowledge' || role === 'close') ?? shown.controls[0];
      const bannerItem = controlItem(shown.pageId, control?.text ?? shown.text.slice(0, 200), [shown.state]);
      const unread = shown.controls.find((other) => other.layer === 1 && other !== control && mayBeChoice(other));
      if (unread && needed.length > 0) {
        const params = { control: unread.text, names: namesOf(needed) };
        return { class: 'NoClassification', message: 'choiceUnread', params, items: [bannerItem] };
      }
      const early = needed.filter(({ beforeChoice }) => beforeChoice);
      // Going by all that needs a consent: what loads only after the banner needs a choice as well.
      const embeds = needed.length > 0 ? embedsBehind(needed, onClick, facts) : null;
      const told = (message: string, list: readonly ConsentItem[]): Finding => ({
        message: embeds ? `${message}Click${along(embeds, list)}` : message,
        params: { names: namesOf(list), ...(embeds && { embeds: shortList(embeds.map(({ service }) => service.name)) }) },
        items: [bannerItem, ...evidenceOf(list)],
        cause,
      });
      if (early.length > 0) return { class: 'Risk', findings: [told('informationTooLate', early)] };
      if (needed.length > 0) return { class: 'Hint', findings: [told('informationOnly', needed)] };
      if (facts.attempts.accept?.performed !== true) return { class: 'NoClassification', message: 'choiceUnknown' };
      return withoutNeed('purposeUnknownInformed', facts);
    }

    // A tool that is loaded but hidden may show its banner to others only (region, time, device).
    if (cmpLoaded !== null || banner !== null) {
      return { class: 'NoClassification', message: 'bannerUnseen', params: { cmp: cmpLoaded ?? facts.banner.cmpName ?? '' } };
    }
    const disputed = found.filter(({ need }) => need === 'disputed');
    const [risk, hint] = [atLeastOne(evidenceOf(needed)), atLeastOne(evidenceOf(disputed))];
    if (risk) {
      const embeds = embedsBehind(needed, onClick, facts);
      const params = { names: namesOf(needed), ...(embeds && { embeds: shortList(embeds.map(({ service }) => service.name)) }) };
      if (needed.every(({ name }) => name === 'Google Analytics') && hasOnlyUniversal(facts))
        return { class: 'Risk', findings: [{ message: 'noBannerUniversal', params, items: risk, cause: 'google-analytics' }] };
      const [only, ...others] = embeds ?? [];
      // What ends with a single embed is the embed's doing, not a second fault.
      if (only && others.length === 0) {
        const message = onClick[only.service.category]?.message ?? 'noBannerClick';
        const told = `${message}${along(embeds ?? [], needed)}`;
        return { class: 'Risk', findings: [{ message: told, params, items: risk, cause: only.service.id, serviceIds: [only.service.id] }] };
      }
      const sole = embeds ? null : soleService(needed, facts);
      const found = sole === null ? { cause } : { cause: sole, serviceIds: [sole] as [string] };
      const message = embeds ? `noBannerClick${along(embeds, needed)}` : 'noBanner';
      return { class: 'Risk', findings: [{ message, params, items: risk, ...found }] };
    }
    if (hint)
      return { class: 'Hint', findings: [{ message: 'noBannerDisputed', params: { names: namesOf(disputed) }, items: hint, cause }] };
    return withoutNeed('purposeUnknown', facts);
  },
});

/** Embeds that stand under their own names bring nothing else: that it comes with them need not be said. */
function along(embeds: readonly ServiceUse[], list: readonly ConsentItem[]): '' | 'Along' {
  const names = new Set(embeds.map(({ service }) => service.name));
  return list.every(({ name }) => names.has(name)) ? '' : 'Along';
}

/** The one service for which a banner is missing: that it runs without one and that none is there is one fault. */
function soleService(needed: readonly ConsentItem[], { services }: Observed): string | null {
  const [name, ...others] = new Set(needed.map((item) => item.name));
  const use = others.length === 0 ? services.find(({ service }) => service.name === name) : undefined;
  return use?.service.id ?? null;
}

/**
 * Where nothing is known to need consent: open where others store or run something for unknown purposes (then all that is unknown
 * counts), else passed, saying how much there is that nobody has classified. A site's own session cookie alone is no reason to ask.
 */
function withoutNeed(open: string, facts: Observed & Partial<Pick<Facts, 'privacy' | 'pages'>>): Verdict {
  const { cookies, storage, site } = facts;
  const kinds = [
    ...cookies.filter(wasStored).map((entry) => ({ entry, kind: kindOfCookie(entry, site.domain) })),
    ...storage
      .filter(({ kind }) => kind !== 'cacheStorage' && kind !== 'serviceWorker')
      .map((entry) => ({ entry, kind: kindOfStorage(entry, site.domain) })),
  ];
  const unknown = kinds.filter(({ kind }) => kind === 'unknown' || kind === 'suspicious');
  const entries = unknown.map(({ entry }) => entry);
  const roles = rolesOf(
    unknownHosts(facts, consentStates).filter(({ servesBanner }) => !servesBanner),
    facts,
  );
  const servers = roles.rest;
  const acting = new Set(
    facts.requests.filter(({ type, identifiers }) => activeTypes.has(type) || identifiers.length > 0).map(({ host }) => host),
  );
  const isOpen =
    unknown.some(({ entry, kind }) => kind === 'suspicious' || entry.party === 'third') || servers.some(({ host }) => acting.has(host));
  if (isOpen) return openByUnknownPurposes(open, entries, roles, noticeAtHand(facts));
  const { kept } = unknownFamilies(entries);
  const params = { entries: kept.size, servers: servers.length };
  // Another check tells it as a warning: passed without a word of it would read like the contrary.
  const disputed = disputedTrackers(facts);
  const ending = disputed.length > 0 ? 'Disputed' : '';
  const told = { ...params, ...(ending && { disputed: shortList(disputed) }) };
  const message = kept.size === 0 ? (servers.length === 0 ? null : 'Servers') : servers.length === 0 ? 'Entries' : 'Both';
  return message === null
    ? { class: 'Conform', message: `nothingNeedsConsent${ending}`, ...(ending && { params: told }) }
    : { class: 'Conform', message: `nothingKnown${message}${ending}`, params: told };
}

/** Services that measure without storing anything, of which it is disputed whether they need consent. */
function disputedTrackers(facts: Observed): string[] {
  return observeServices(facts, ['none'], ({ category }) => trackingCategories.has(category)).flatMap((observation) => {
    const reason = rateTracker(observation, facts)?.reason;
    return reason === 'selfHosted' || reason === 'disputed' ? [observation.use.service.name] : [];
  });
}
