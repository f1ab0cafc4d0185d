import { defineCheck } from '../define-check.ts';
import type { RequestFact } from '../facts/requests.ts';
import type { CookieFact, StorageFact } from '../facts/stored.ts';
import { pageCount, requestItem } from '../items.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { isTagManagerScript } from '../shared/services/google-requests.ts';
import { initiatorChains, wasSent } from '../shared/services/initiator-chains.ts';
import { passedAfterConsent, rejectNotExamined } from '../shared/services/passed-after-consent.ts';
import { observeServices, type ServiceObservation, trackingCategories } from '../shared/services/service-observations.ts';
import { rateTracker } from '../shared/services/tracking.ts';
import { frameAround } from '../shared/site/page-frames.ts';
import { storedItem } from '../shared/stored/stored-findings.ts';
import { wasWrittenIn } from '../shared/stored/stored-items.ts';
import { shortList } from '../shared/wording.ts';

const tagManager = 'google-tag-manager';

/** Under a name of the site's own, what blocks Google's addresses does not see the container. */
const ownSteps = {
  de: '1. {#template,later} Binden Sie das Skript {address} in der Vorlage selbst an die Zustimmung. Eine Blockade, die den Tag Manager an den Adressen von Google erkennt, lässt es durch.\n2. Wenn es früher laden soll: Verlangen Sie bei jedem Tag im Container eine zusätzliche Einwilligung für die Auslösung.\n3. Laden Sie die Seite in einem neuen Browserprofil, und prüfen Sie, dass {address} ohne Zustimmung nicht mehr lädt.',
  en: '1. {#template,later} Tie the script {address} to consent in the template itself. Blocking that tells the tag manager by the addresses of Google lets it pass.\n2. If it has to load earlier: require additional consent for firing at every tag in the container.\n3. Load the page in a fresh browser profile and verify that {address} no longer loads without consent.',
};
const ownMessages = ['firesTagsOwn', 'besideTrackingOwn', 'storesOwn', 'ownHost', 'ownHostBeside'] as const;
const ownFixes = {
  de: Object.fromEntries(ownMessages.map((name) => [name, ownSteps.de])),
  en: Object.fromEntries(ownMessages.map((name) => [name, ownSteps.en])),
};

/** Of tags that were seen only after accepting, nobody is asked again to have them wait. */
const waitingSteps = {
  de: '1. {#tie} Laden Sie den Container erst, nachdem der Besucher eingewilligt hat; tragen Sie ihn dazu im Einwilligungswerkzeug ein.\n2. Wenn er früher laden soll: An dem, was der Scan erst nach dem Zustimmen laden sah ({waiting}), ist nichts zu ändern. Geben Sie jedem anderen Tag im Container einen Auslöser, der die Einwilligung abfragt.\n3. Prüfen Sie, ob Sie den Tag-Manager brauchen: Wenige Skripte lassen sich auch ohne ihn erst nach dem Zustimmen laden.',
  en: '1. {#tie} Load the container only after the visitor has consented; enter it in the consent tool for that.\n2. If it has to load earlier: nothing is to be changed about what the scan saw load only after accepting ({waiting}). Give every other tag in the container a trigger that asks for consent.\n3. Check whether you need the tag manager: a few scripts can be loaded after consent without it too.',
};
const waitingMessages = ['firesTagsWaiting', 'besideTrackingWaiting', 'withoutEffectWaiting', 'withoutEffectBesideWaiting'] as const;
const waitingFixes = {
  de: Object.fromEntries(waitingMessages.map((name) => [name, waitingSteps.de])),
  en: Object.fromEntries(waitingMessages.map((name) => [name, waitingSteps.en])),
};
/** Told alike whether other tags of the container wait or not. */
const told = {
  de: {
    firesTags: 'Der Google Tag Manager lädt vor der Einwilligung und löst {tags} aus',
    besideTracking: 'Der Google Tag Manager lädt vor der Einwilligung, zugleich läuft Tracking: {tags}',
    withoutEffect: 'Der Google Tag Manager lädt vor der Einwilligung; vor der Auswahl wurde keine weitere Wirkung beobachtet',
    withoutEffectBeside:
      'Der Google Tag Manager lädt vor der Einwilligung; dass er vor der Auswahl etwas auslöst, wurde nicht beobachtet; ohne ihn geladen: {tags}',
  },
  en: {
    firesTags: 'Google Tag Manager loads before consent and fires {tags}',
    besideTracking: 'Google Tag Manager loads before consent while tracking runs: {tags}',
    withoutEffect: 'Google Tag Manager loads before consent; before the choice no further effect was observed',
    withoutEffectBeside:
      'Google Tag Manager loads before consent; that it fires anything before the choice was not observed; loaded without it: {tags}',
  },
};

export default defineCheck({
  id: 'trk-gtm-before-consent',
  area: 'trk',
  version: 9,
  stepPlaces: ['waiting'],
  weight: 4,
  confidence: 'high',
  legalBasis: [consentLaw.tdddg25, consentLaw.gdpr6consent, consentLaw.vgHannover],
  volatile: {
    de: 'Das VG Hannover verlangte am 19.3.2025 (10 A 5385/22) für den Google Tag Manager in einer bestimmten Konfiguration eine Einwilligung; die Zulassung der Berufung ist beantragt.',
    en: 'On 19 Mar 2025 the Administrative Court Hanover (10 A 5385/22) required consent for Google Tag Manager in one particular configuration; leave to appeal has been sought.',
    since: '2026-11-21',
  },
  needs: ['requests', 'services', 'cookies', 'storage'],
  texts: {
    de: {
      title: 'Google Tag Manager erst nach der Einwilligung',
      explanation:
        'Ob der Google Tag Manager schon für sich eine Einwilligung braucht, ist umstritten; das VG Hannover bejaht es für eine Konfiguration, das Urteil ist nicht rechtskräftig. Löst er vor der Auswahl Tracking aus oder speichert er etwas im Endgerät, verlangt § 25 Abs. 1 TDDDG die Einwilligung.',
      confidenceReason:
        'Gemessen wird, was vor jeder Auswahl lädt; welche Tags das Skript auslöst, zeigt die Kette der Auslöser im Browser.',
      howToFix:
        '1. {#tie} Laden Sie den Container erst, nachdem der Besucher eingewilligt hat; tragen Sie ihn dazu im Einwilligungswerkzeug ein.\n2. Wenn er früher laden soll: Geben Sie jedem Tag im Container einen Auslöser, der die Einwilligung abfragt.\n3. Prüfen Sie, ob Sie den Tag-Manager brauchen: Wenige Skripte lassen sich auch ohne ihn erst nach dem Zustimmen laden.',
      fixes: { ...ownFixes.de, ...waitingFixes.de },
      messages: {
        firesTags: told.de.firesTags,
        firesTagsWaiting: told.de.firesTags,
        besideTracking: told.de.besideTracking,
        besideTrackingWaiting: told.de.besideTracking,
        stores: 'Der Google Tag Manager lädt vor der Einwilligung und speichert im Endgerät: {names}',
        firesTagsOwn: 'Der Google Tag Manager lädt vor der Einwilligung unter einer Adresse der Website ({address}) und löst {tags} aus',
        besideTrackingOwn:
          'Der Google Tag Manager lädt vor der Einwilligung unter einer Adresse der Website ({address}), zugleich läuft Tracking: {tags}',
        storesOwn:
          'Der Google Tag Manager lädt vor der Einwilligung unter einer Adresse der Website ({address}) und speichert im Endgerät: {names}',
        onlyAfterConsent: 'Erst nach dem Zustimmen geladen: {names}',
        onlyInEmbeds: rejectNotExamined.de.onlyInEmbeds,
        withoutEffect: told.de.withoutEffect,
        withoutEffectWaiting: told.de.withoutEffect,
        withoutEffectBeside: told.de.withoutEffectBeside,
        withoutEffectBesideWaiting: told.de.withoutEffectBeside,
        afterReject:
          'Der Google Tag Manager lädt vor der Einwilligung; vor der Auswahl wurde keine weitere Wirkung beobachtet, nach dem Ablehnen löst er {tags} aus{see:trk-after-reject}',
        ownHost:
          'Der Google Tag Manager lädt vor der Einwilligung unter einer Adresse der Website ({address}); vor der Auswahl wurde keine weitere Wirkung beobachtet',
        ownHostBeside:
          'Der Google Tag Manager lädt vor der Einwilligung unter einer Adresse der Website ({address}); dass er vor der Auswahl etwas auslöst, wurde nicht beobachtet; ohne ihn geladen: {tags}',
      },
    },
    en: {
      title: 'Google Tag Manager only after consent',
      explanation:
        'Whether Google Tag Manager needs consent by itself is disputed; the Administrative Court Hanover said so for one configuration, and the judgment is not final. If it fires tracking or stores something on the device before the choice, Section 25(1) TDDDG requires consent.',
      confidenceReason: 'What loads before any choice is measured; the browser’s chain of initiators shows which tags the script fires.',
      howToFix:
        '1. {#tie} Load the container only after the visitor has consented; enter it in the consent tool for that.\n2. If it has to load earlier: give every tag in the container a trigger that asks for consent.\n3. Check whether you need the tag manager: a few scripts can be loaded after consent without it too.',
      fixes: { ...ownFixes.en, ...waitingFixes.en },
      messages: {
        firesTags: told.en.firesTags,
        firesTagsWaiting: told.en.firesTags,
        besideTracking: told.en.besideTracking,
        besideTrackingWaiting: told.en.besideTracking,
        stores: 'Google Tag Manager loads before consent and stores on the device: {names}',
        firesTagsOwn: 'Google Tag Manager loads before consent from an address of the website ({address}) and fires {tags}',
        besideTrackingOwn: 'Google Tag Manager loads before consent from an address of the website ({address}) while tracking runs: {tags}',
        storesOwn: 'Google Tag Manager loads before consent from an address of the website ({address}) and stores on the device: {names}',
        onlyAfterConsent: 'Loaded only after accepting: {names}',
        onlyInEmbeds: rejectNotExamined.en.onlyInEmbeds,
        withoutEffect: told.en.withoutEffect,
        withoutEffectWaiting: told.en.withoutEffect,
        withoutEffectBeside: told.en.withoutEffectBeside,
        withoutEffectBesideWaiting: told.en.withoutEffectBeside,
        afterReject:
          'Google Tag Manager loads before consent; before the choice no further effect was observed, after rejection it fires {tags}{see:trk-after-reject}',
        ownHost:
          'Google Tag Manager loads before consent from an address of the website ({address}); before the choice no further effect was observed',
        ownHostBeside:
          'Google Tag Manager loads before consent from an address of the website ({address}); that it fires anything before the choice was not observed; loaded without it: {tags}',
      },
    },
  },
  run(facts) {
    const chains = initiatorChains(facts);
    const [first, ...others] = facts.requests.filter(
      (request) => request.states.includes('none') && wasSent(request) && isTagManagerScript(request) && !chains.embedAround(request),
    );
    if (!first) return passedAfterConsent({ services: facts.services }, ({ id }) => id === tagManager);

    const scripts = [first, ...others];
    const scriptItems = [
      requestItem(first, { pages: pageCount(scripts) }),
      ...others.slice(0, 4).map((request) => requestItem(request)),
    ] as const;
    const trackers = observeServices(facts, ['none'], ({ category }) => trackingCategories.has(category)).filter(
      // What runs in a frame that the page holds is fired by no container.
      (observation) =>
        rateTracker(observation, facts)?.weight === 'risk' &&
        !observation.requests.every((request) => frameAround(request, facts) !== null),
    );
    const address = `${first.host}${URL.parse(first.url)?.pathname ?? ''}`;
    const place = { address };
    const own = first.party === 'third' ? '' : 'Own';
    // The container is in the line of initiators: then it is proven that it fires the tag.
    const isFired = (request: RequestFact) => chains.ancestorsOf(request).some(({ service }) => service.id === tagManager);
    const waiting = observeServices(facts, ['accept'], ({ category }) => trackingCategories.has(category)).filter(
      ({ use, requests }) => use.states.every((state) => state === 'accept') && requests.some(isFired),
    );
    const rest = own === '' && waiting.length > 0 ? { ending: 'Waiting', params: { waiting: shortList(namesOf(waiting)) } } : null;
    const common = { cause: tagManager, serviceIds: [tagManager, ...trackers.map(({ use }) => use.service.id)] };
    // What the page, or another script of it, is seen to load is no tag of the container, however close the two stand.
    const scriptIds = new Set(facts.requests.flatMap(({ id, type }) => (type === 'script' ? id : [])));
    const apart = trackers.filter((observation) => !observation.requests.some(isFired) && startsElsewhere(observation, scriptIds));
    const suspects = trackers.filter((observation) => !apart.includes(observation));
    if (suspects.length > 0) {
      const fired = suspects.filter(({ requests }) => requests.some(isFired));
      const shown = fired.length > 0 ? fired : suspects;
      const tags = shortList(namesOf(shown));
      // The page itself may call the same service too; evidence is only what the container brought about.
      const tagItems = shown.slice(0, 10).map(({ requests }) => requestItem(requests.find(isFired) ?? requests[0]!));
      const items = [...scriptItems, ...tagItems] as const;
      const message = fired.length > 0 ? 'firesTags' : 'besideTracking';
      const params = { tags, ...place, ...rest?.params };
      return { class: 'Risk', findings: [{ ...common, message: `${message}${own}${rest?.ending ?? ''}`, params, items }] };
    }

    const byContainer = (item: CookieFact | StorageFact) =>
      item.serviceId === tagManager || scripts.some(({ url }) => item.setBy !== null && sameFile(url, item.setBy));
    const written = [
      ...facts.cookies.filter((cookie) => wasWrittenIn(cookie, 'none') && byContainer(cookie)),
      ...facts.storage.filter((entry) => entry.states.includes('none') && byContainer(entry)),
    ];
    if (written.length > 0) {
      const params = { ...place, names: shortList(written.map((item) => ('name' in item ? item.name : item.key))) };
      const items = [...scriptItems, ...written.slice(0, 10).map(storedItem)] as const;
      return { class: 'Risk', findings: [{ ...common, message: `stores${own}`, params, items }] };
    }

    // Rejecting may start what waited for any choice: the container is then not without effect, though not in this moment.
    const later = observeServices(facts, ['reject'], ({ category }) => trackingCategories.has(category)).filter(({ requests }) =>
      requests.some(isFired),
    );
    if (later.length > 0 && own === '') {
      const tags = shortList(namesOf(later));
      return { class: 'Hint', findings: [{ ...common, message: 'afterReject', params: { tags }, items: scriptItems }] };
    }
    const beside = apart.length > 0 ? 'Beside' : '';
    const message = own === '' ? `withoutEffect${beside}${rest?.ending ?? ''}` : `ownHost${beside}`;
    const params = { ...place, ...rest?.params, tags: shortList(namesOf(apart)) };
    return { class: 'Hint', findings: [{ ...common, serviceIds: [tagManager], message, params, items: scriptItems }] };
  },
});

/**
 * Whether a service that the container is not seen to fire is loaded by something else. The browser knows who loads a script; pixels
 * lose the script that sent them, so that one alone, without any line to another script, may come from the container all the same.
 */
function startsElsewhere({ use, requests }: ServiceObservation, scriptIds: ReadonlySet<string>): boolean {
  const own = requests.filter(({ serviceId, type }) => serviceId === use.service.id && type !== 'preconnect');
  return (
    own.some(({ type }) => type === 'script') ||
    (own.length > 0 && own.every(({ parentId }) => parentId !== null && scriptIds.has(parentId)))
  );
}

function namesOf(observations: readonly ServiceObservation[]): string[] {
  return observations.map(({ use }) => use.service.name);
}

function sameFile(a: string, b: string): boolean {
  return a.split(/[?#]/)[0] === b.split(/[?#]/)[0];
}
