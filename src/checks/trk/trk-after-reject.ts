import { defineCheck, type Locale, type TextParams } from '../define-check.ts';
import type { ServiceUse } from '../facts/services.ts';
import { requestItem, verdictBeside } from '../items.ts';
import { numberedSteps, suffixed } from '../message-variants.ts';
import { canBeRefused, isAskedFor } from '../shared/banner/banner-declarations.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { bareMessage, bareSteps } from '../shared/services/bare-connection.ts';
import { basicModeSteps, basicModeStepsWithContainer, hasContainer, sendsPingsOnly } from '../shared/services/consent-mode-pings.ts';
import { noTracker, noTrackerMessages } from '../shared/services/embedded-tracking.ts';
import { drawnMeasure, drawsAnew, isHeldToItsSetting, namesDrawn, platformMeasureFix } from '../shared/services/fleeting-identifiers.ts';
import { limitedAdsFix, limitedAdsMessage } from '../shared/services/limited-ads.ts';
import {
  askedEnding,
  countingKind,
  disputedElsewhereSteps,
  disputedFixes,
  withAsked,
  withScreen,
} from '../shared/services/own-counting.ts';
import { ownMeasurementFixes, ownMeasurementMessages, ownMeasurements } from '../shared/services/own-measurement.ts';
import { observeServices, trackingCategories } from '../shared/services/service-observations.ts';
import {
  identifiedPages,
  namesOf,
  ofAnyService,
  pagesOfStoring,
  rateTracker,
  type TrackerRating,
  trackerFinding,
  withPage,
} from '../shared/services/tracking.ts';
import { isOnlyUniversal, universalFix, universalMessage } from '../shared/services/universal-analytics.ts';
import { openByUnknownHosts, unknownHostsFixes, unknownHostsMessages } from '../shared/services/unknown-hosts.ts';
import { laterParams, waitingFix, waitingMessage } from '../shared/services/waiting-tracker.ts';
import { framedMessages, framedSteps, framesOf } from '../shared/site/page-frames.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { pictureBesideScript, withPictureStep } from '../shared/site/page-pictures.ts';
import { consentItemsOf } from '../shared/stored/stored-items.ts';
import { shortList } from '../shared/wording.ts';

/** What to do, by what was seen: without a condition or after any choice; and the category, unless the banner shows that one can refuse. */
const steps = {
  de: {
    unconditional:
      '{#call,template} Nehmen Sie den Aufruf des Dienstes, der ohne Bedingung lädt, aus der Vorlage (und aus dem Tag-Manager, falls Sie einen verwenden), und laden Sie ihn erst nach der Einwilligung.',
    anyChoice:
      '{#any-choice} {service} lädt erst nach einer Entscheidung, aber auch nach „Ablehnen“: Prüfen Sie die Bedingung in der Vorlage und im Einwilligungswerkzeug (und im Tag-Manager, falls Sie einen verwenden). Sie muss auf die Einwilligung für diesen Dienst abstellen und nicht nur darauf, dass gewählt wurde.',
    category:
      '{#enter} Fehlt der Dienst im Einwilligungswerkzeug, oder ist er dort als „notwendig“ geführt, ordnen Sie ihn einer abwählbaren Kategorie zu (oder, wenn Ihr Banner keine hat, der Zustimmung).',
    verify:
      '{#no-request} Lehnen Sie in einem neuen Browserprofil ab, rufen Sie danach {page} auf, wo der Dienst lief, und prüfen Sie, dass keine Anfrage dieses Dienstes mehr erscheint; die Adressen stehen{google|= bei den Belegen (bei Google nutzen Tag-Manager, Karten und Videos zum Teil dieselben Hosts)|bei den Belegen}.',
  },
  en: {
    unconditional:
      '{#call,template} Take the call of the service that loads without a condition out of the template (and out of the tag manager if you use one), and load it only after consent.',
    anyChoice:
      '{#any-choice} {service} loads only after a decision, but after rejection too: check the condition in the template and in the consent tool (and in the tag manager if you use one). It has to depend on the consent to this service and not merely on a choice having been made.',
    category:
      '{#enter} If the service is missing in the consent tool or listed as “necessary” there, assign it to a category that can be refused (or, if your banner has none, to the consent).',
    verify:
      '{#no-request} Reject in a fresh browser profile, then open {page}, where the service ran, and verify that no request of this service appears any more; the addresses are{google|= in the evidence (at Google, tag managers, maps and videos use some of the same hosts)|in the evidence}.',
  },
};
/** The general steps know no page by name. */
const howToFix = {
  de: ofAnyService(fixOf('de', 'unconditional', 'category')).replace('{page} auf, wo', 'eine Seite auf, auf der'),
  en: ofAnyService(fixOf('en', 'unconditional', 'category')).replace('{page}, where', 'a page on which'),
};

/** Messages by when the service loads; with `Refusable` after the name where a switch of the banner refuses it. */
const runs = ['tracks', 'tracksPartly', 'disputed', 'drawn'] as const;
const begins = ['starts', 'startsPartly', 'startsDisputed', 'startsDrawn'] as const;

const messages = {
  de: {
    tracks: '{service} läuft nach dem Ablehnen weiter (Anfragen an {hosts})',
    starts: '{service} startet nach dem Ablehnen (Anfragen an {hosts})',
    tracksPicture: '{service} läuft nach dem Ablehnen weiter (Anfragen an {hosts}), auch als Bild von {picture}',
    startsPicture: '{service} startet nach dem Ablehnen (Anfragen an {hosts}), auch als Bild von {picture}',
    tracksPartly:
      '{service} läuft nach dem Ablehnen auf {pageCount} Seiten weiter (Anfragen an {hosts}); gespeichert wurde dabei {stored} ({storedPaths}), und auf {paths} ging eine Kennung mit. Ohne Speichern und Kennung wäre umstritten, ob der Dienst eine Einwilligung braucht',
    startsPartly:
      '{service} startet nach dem Ablehnen auf {pageCount} Seiten (Anfragen an {hosts}); gespeichert wurde dabei {stored} ({storedPaths}), und auf {paths} ging eine Kennung mit. Ohne Speichern und Kennung wäre umstritten, ob der Dienst eine Einwilligung braucht',
    drawn: `{service} läuft nach dem Ablehnen weiter (Anfragen an {hosts}); ${drawnMeasure.de}`,
    startsDrawn: `{service} startet nach dem Ablehnen (Anfragen an {hosts}); ${drawnMeasure.de}`,
    disputed: '{service} läuft nach dem Ablehnen weiter (Anfragen an {hosts}); ob der Dienst eine Einwilligung braucht, ist umstritten',
    startsDisputed: '{service} startet nach dem Ablehnen (Anfragen an {hosts}); ob der Dienst eine Einwilligung braucht, ist umstritten',
  },
  en: {
    tracks: '{service} keeps running after rejection (requests to {hosts})',
    starts: '{service} starts after rejection (requests to {hosts})',
    tracksPicture: '{service} keeps running after rejection (requests to {hosts}), also as an image from {picture}',
    startsPicture: '{service} starts after rejection (requests to {hosts}), also as an image from {picture}',
    tracksPartly:
      '{service} keeps running after rejection on {pageCount} pages (requests to {hosts}); stored with it was {stored} ({storedPaths}), and on {paths} an identifier was sent along. Without storing and identifier, the service’s need for consent would be disputed',
    startsPartly:
      '{service} starts after rejection on {pageCount} pages (requests to {hosts}); stored with it was {stored} ({storedPaths}), and on {paths} an identifier was sent along. Without storing and identifier, the service’s need for consent would be disputed',
    drawn: `{service} keeps running after rejection (requests to {hosts}); ${drawnMeasure.en}`,
    startsDrawn: `{service} starts after rejection (requests to {hosts}); ${drawnMeasure.en}`,
    disputed: '{service} keeps running after rejection (requests to {hosts}); whether the service needs consent is disputed',
    startsDisputed: '{service} starts after rejection (requests to {hosts}); whether the service needs consent is disputed',
  },
};

/** Signals of consent mode that name nobody; with `Container` after the name where the tag manager is in use. */
const signals = {
  de: {
    signals:
      'Das Skript von {service} lädt auch nach dem Ablehnen und sendet Signale ohne Besucherkennung (Client-ID); IP-Adresse und Angaben zum Gerät erhält Google trotzdem (Consent Mode, Anfragen an {hosts})',
    pingsOnly:
      '{service} sendet nach dem Ablehnen Signale ohne Besucherkennung (Client-ID); IP-Adresse und Angaben zum Gerät erhält Google trotzdem (Consent Mode, Anfragen an {hosts})',
  },
  en: {
    signals:
      'The script of {service} loads even after rejection and sends signals without visitor identifier (client ID); Google receives IP address and details of the device all the same (consent mode, requests to {hosts})',
    pingsOnly:
      '{service} sends signals without visitor identifier (client ID) after rejection; Google receives IP address and details of the device all the same (consent mode, requests to {hosts})',
  },
};

const selfHosted = {
  de: '{service} zählt Besuche nach dem Ablehnen auf dem eigenen Server, ohne dass ein Cookie beobachtet wurde; ob das eine Einwilligung braucht, ist umstritten',
  en: '{service} counts visits after rejection on the site’s own server without any cookie observed; whether that needs consent is disputed',
};

export default defineCheck({
  id: 'trk-after-reject',
  area: 'trk',
  version: 27,
  weight: 5,
  confidence: 'high',
  legalBasis: [consentLaw.tdddg25, consentLaw.gdpr4and7],
  needs: ['requests', 'services', 'cookies', 'storage', 'rejected'],
  wants: ['banner', 'privacy', 'pages'],
  stepPlaces: ['google'],
  texts: {
    de: {
      title: 'Keine Tracking-Dienste nach Ablehnung',
      explanation:
        'Tracking mit Cookies oder Besucherkennung braucht in der Regel eine Einwilligung; wer ablehnt, hat keine erteilt. Läuft ein Dienst trotzdem, fehlt die Einwilligung (§ 25 Abs. 1 TDDDG, Art. 4 Nr. 11 DSGVO). Umstritten ist unter anderem, ob Signale ohne Besucherkennung für sich allein sie brauchen; lädt das Skript schon vor der Auswahl, wertet das die Prüfung „Keine Tracking-Dienste vor der Einwilligung“ (in der Punktzahl zählt dieselbe Ursache nur einmal).',
      confidenceReason: 'Es zählen Anfragen nach dem Klick auf Ablehnen, und nur, wenn nachweislich gespeichert war, dass abgelehnt wurde.',
      howToFix: howToFix.de,
      fixes: {
        ...unknownHostsFixes.de,
        ...fixesIn('de'),
        ...disputedFixes('selfHosted', 'de', true),
        ...ownMeasurementFixes('de'),
        disputed: disputedElsewhereSteps('de'),
        waiting: waitingFix.de,
        connectionOnly: fixOf('de', 'unconditional', 'category'),
        connectionBare: bareSteps.de,
        limited: limitedAdsFix.de,
        universal: universalFix.de,
        drawnPlatform: platformMeasureFix.de,
      },
      messages: {
        waiting: waitingMessage('de', 'auch nach dem Ablehnen'),
        limited: limitedAdsMessage('de', 'nach dem Ablehnen'),
        ...noTrackerMessages('de', 'Nach dem Ablehnen', { cookies: 'ck-after-reject', storage: 'ck-storage-before-consent' }),
        ...withRefusable(messages.de),
        ...framedMessages({ tracks: messages.de.tracks, starts: messages.de.starts }, 'de'),
        ...withAsked(withScreen({ selfHosted: selfHosted.de }, 'de'), 'de'),
        connectionOnly: 'Nach dem Ablehnen besteht eine Verbindung zu {service}, ohne erkannte Besucherkennung und ohne Skript',
        connectionBare: bareMessage('de', 'Nach dem Ablehnen'),
        ...suffixed(signals.de, 'Container'),
        ...signals.de,
        drawnPlatform: messages.de.drawn,
        universal: universalMessage('de', 'nach dem Ablehnen'),
        ...ownMeasurementMessages('de', { asked: 'Nach dem Ablehnen', unasked: 'Nach dem Ablehnen' }),
        ...unknownHostsMessages('de', (what) => `Nach dem Ablehnen gehen ${what} an`),
        bannerHost:
          '{host} wird nach dem Ablehnen angesprochen; von dort kommt das Banner. Ob der Server auch anderen Zwecken dient, wurde nicht beurteilt',
        noBanner: 'Es wurde kein Einwilligungsbanner gefunden, also gibt es nichts abzulehnen',
      },
    },
    en: {
      title: 'No tracking services after rejection',
      explanation:
        'Tracking with cookies or a visitor identifier as a rule needs consent; a visitor who rejects has given none. If a service runs nevertheless, consent is missing (Section 25(1) TDDDG, Art. 4(11) GDPR). Disputed is, among other things, whether signals without visitor identifier need it by themselves; if the script loads before the choice already, the check “No tracking services before consent” judges that (in the score the same cause counts only once).',
      confidenceReason: 'Only requests after the click on reject count, and only if the rejection is proven to have been stored.',
      howToFix: howToFix.en,
      fixes: {
        ...unknownHostsFixes.en,
        ...fixesIn('en'),
        ...disputedFixes('selfHosted', 'en', true),
        ...ownMeasurementFixes('en'),
        disputed: disputedElsewhereSteps('en'),
        waiting: waitingFix.en,
        connectionOnly: fixOf('en', 'unconditional', 'category'),
        connectionBare: bareSteps.en,
        limited: limitedAdsFix.en,
        universal: universalFix.en,
        drawnPlatform: platformMeasureFix.en,
      },
      messages: {
        waiting: waitingMessage('en', 'even after rejection'),
        limited: limitedAdsMessage('en', 'after rejection'),
        ...noTrackerMessages('en', 'After rejecting,', { cookies: 'ck-after-reject', storage: 'ck-storage-before-consent' }),
        ...withRefusable(messages.en),
        ...framedMessages({ tracks: messages.en.tracks, starts: messages.en.starts }, 'en'),
        ...withAsked(withScreen({ selfHosted: selfHosted.en }, 'en'), 'en'),
        connectionOnly: 'After rejection there is a connection to {service}, without a recognised visitor identifier and without script',
        connectionBare: bareMessage('en', 'After rejection'),
        ...suffixed(signals.en, 'Container'),
        ...signals.en,
        drawnPlatform: messages.en.drawn,
        universal: universalMessage('en', 'after rejection'),
        ...ownMeasurementMessages('en', { asked: 'After rejection', unasked: 'After rejection' }),
        ...unknownHostsMessages('en', (what) => `After rejection, ${what} go to`),
        bannerHost:
          '{host} is contacted after rejection; the banner comes from there. Whether the server has other purposes too was not judged',
        noBanner: 'No consent banner was found, so there is nothing to reject',
      },
    },
  },
  run(facts) {
    if (facts.rejected.method === 'no-banner') return { class: 'NotApplicable', message: 'noBanner' };
    const banner = facts.banner?.banner ?? null;
    const observed = observeServices(facts, ['reject'], ({ category }) => trackingCategories.has(category));
    const rated = observed.flatMap((observation) => {
      const rating = rateTracker(observation, facts);
      if (!rating) return [];
      const written = consentItemsOf(observation.use.service.id, facts, ['reject']);
      const pingsOnly = sendsPingsOnly(observation) && written.cookies.length + written.storage.length === 0;
      if (rating.reason === 'waiting') {
        const finding = trackerFinding('waiting', observation);
        return { weight: 'hint', finding: { ...finding, params: { ...finding.params, ...laterParams(observation, facts) } } };
      }
      if (rating.reason === 'limited') return { weight: 'hint', finding: trackerFinding('limited', observation) };
      if (pingsOnly) {
        const loads = observation.requests.some(({ type }) => type === 'script');
        const message = `${loads ? 'signals' : 'pingsOnly'}${hasContainer(facts) ? 'Container' : ''}`;
        return { weight: 'hint', finding: withPage(trackerFinding(message, observation), observation, facts, { hasChosen: true }) };
      }
      if (rating.reason === 'tracks' && observation.use.service.id === 'google-analytics' && isOnlyUniversal(observation.requests)) {
        const finding = trackerFinding('universal', observation);
        return { weight: rating.weight, finding: withPage(finding, observation, facts, { hasChosen: true }) };
      }
      const isAsked = banner !== null && isAskedFor(observation.use, banner);
      const kind = rating.reason === 'selfHosted' ? countingKind(observation.use.service, observation.requests) : null;
      if (kind && kind.ending !== '') {
        const { sent, ending } = kind;
        const finding = trackerFinding(`selfHosted${ending}${isAsked ? askedEnding(observation.use.service.id, facts) : ''}`, observation);
        if (sent === null) return { weight: rating.weight, finding };
        const items = [requestItem(sent.request), ...finding.items.filter(({ ref }) => ref !== sent.request.id)] as const;
        return { weight: rating.weight, finding: { ...finding, params: { ...finding.params, screen: sent.screen }, items } };
      }
      const isDrawn = rating.reason === 'disputed' && drawsAnew(observation);
      if (isDrawn && isHeldToItsSetting(observation, facts)) {
        const finding = trackerFinding('drawnPlatform', observation);
        const params = { ...finding.params, drawn: shortList(namesDrawn(observation), 3) };
        return { weight: rating.weight, finding: withPage({ ...finding, params }, observation, facts, { hasChosen: true }) };
      }
      const measured = messageOf(rating, observation.use);
      const base = isDrawn ? (measured === 'disputed' ? 'drawn' : 'startsDrawn') : measured;
      const picture =
        rating.reason === 'tracks' ? pictureBesideScript(observation.requests, observation.use.service.id, facts.requests) : null;
      const { consent } = observation.use.service;
      const stores = written.cookies.length + written.storage.length > 0;
      const partly = rating.reason === 'tracks' && consent === 'disputed' && stores ? identifiedPages(observation.requests) : null;
      const frames =
        partly === null && /^(?:tracks|starts)$/.test(base) ? framesOf(observation.use.service.id, observation.requests, facts) : null;
      const told = frames ? `${base}${frames.kind}` : partly ? `${base}Partly` : picture === null ? base : `${base}Picture`;
      // The mild steps for what is disputed are about counting; a feed or a widget waits like the rest.
      const isContent = told === 'disputed' && observation.use.service.category !== 'analytics';
      const isRefusable = isContent || (told in messages.de && banner !== null && (canBeRefused(banner, observation.use) || isAsked));
      const ending = isRefusable
        ? 'Refusable'
        : rating.reason === 'selfHosted' && isAsked
          ? askedEnding(observation.use.service.id, facts)
          : '';
      const finding = trackerFinding(`${told}${ending}`, observation);
      const more: TextParams =
        frames?.params ??
        (partly && { ...partly, stored: namesOf(written), storedPaths: pathsOf(pagesOfStoring(written)) }) ??
        (isDrawn ? { drawn: shortList(namesDrawn(observation), 3) } : picture === null ? {} : { picture });
      return {
        weight: rating.weight,
        finding: withPage({ ...finding, params: { ...finding.params, ...more } }, observation, facts, { hasChosen: true }),
      };
    });
    const weighing = (weight: string) => rated.filter((own) => own.weight === weight).map(({ finding }) => finding);
    const measured = ownMeasurements(facts, 'reject', { unasked: false });
    const verdict = verdictBeside(weighing('risk'), [...weighing('hint'), ...measured]);
    if (verdict) return verdict;
    const open = openByUnknownHosts(facts, ['reject']);
    if (open) return open;
    return noTracker(facts, 'reject');
  },
});

/** What did not run before the choice cannot go on running. */
function messageOf({ reason }: TrackerRating, { active }: ServiceUse): string {
  if (active.none || (reason !== 'tracks' && reason !== 'disputed')) return reason;
  return reason === 'tracks' ? 'starts' : 'startsDisputed';
}

function fixOf(locale: Locale, ...names: readonly (keyof (typeof steps)['de'])[]): string {
  return numberedSteps([...names, 'verify' as const].map((name) => steps[locale][name]));
}

function fixesIn(locale: Locale): Record<string, string> {
  const each = (names: readonly string[], first: 'unconditional' | 'anyChoice') =>
    names.flatMap((name) => [[name, fixOf(locale, first, 'category')] as const, [`${name}Refusable`, fixOf(locale, first)] as const]);
  const pictures = [...each(['tracksPicture'], 'unconditional'), ...each(['startsPicture'], 'anyChoice')];
  const framed = Object.entries(framedSteps[locale]).flatMap(([kind, step]) =>
    ['tracks', 'starts'].map((name) => [`${name}${kind}`, numberedSteps([step, steps[locale].verify])] as const),
  );
  return Object.fromEntries([
    ...framed,
    ...each(runs, 'unconditional'),
    ...each(begins, 'anyChoice'),
    // What is seen are signals of consent mode: no category of the consent tool ends them.
    ...Object.keys(signals[locale]).flatMap((name) => [
      [name, `${basicModeSteps[locale]}\n3. ${steps[locale].verify}`] as const,
      [`${name}Container`, `${basicModeStepsWithContainer[locale]}\n3. ${steps[locale].verify}`] as const,
    ]),
    ...pictures.map(([name, text]) => [name, withPictureStep(text, locale)] as const),
  ]);
}

function withRefusable(texts: Record<string, string>): Record<string, string> {
  return { ...texts, ...suffixed(texts, 'Refusable') };
}
