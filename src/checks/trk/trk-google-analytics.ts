import type { Service } from '#knowledge/types.ts';
import { defineCheck, type Finding, type Locale } from '../define-check.ts';
import type { RequestFact } from '../facts/requests.ts';
import type { CookieFact } from '../facts/stored.ts';
import type { Facts } from '../facts.ts';
import { pageCount, requestItem, verdictOf } from '../items.ts';
import { numberedSteps } from '../message-variants.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { unverified } from '../shared/law/law.ts';
import { passagesAbout, readNotice } from '../shared/notice/notice.ts';
import {
  identifiesVisitor,
  isAnalyticsHit,
  isAnalyticsScript,
  isDeniedPing,
  isFreshEachPage,
  isUniversalAnalytics,
  propertiesOf,
} from '../shared/services/google-requests.ts';
import { initiatorChains, wasSent } from '../shared/services/initiator-chains.ts';
import { nameless } from '../shared/services/nameless-analytics.ts';
import { openAfterReject, passedAfterConsent, rejectNotExamined, trackersLoaded } from '../shared/services/passed-after-consent.ts';
import { momentOf, unconsentedStates } from '../shared/services/unconsented-states.ts';
import { hasOnlyUniversal, universalStep } from '../shared/services/universal-analytics.ts';
import { storedItem } from '../shared/stored/stored-findings.ts';
import { wasWrittenIn } from '../shared/stored/stored-items.ts';

const analytics = 'google-analytics';
const ipPattern = /IP-?\s?(?:Adress|Anonymi)|anonymi[sz]|IP address/i;
const retentionPattern = /Speicherdauer|Aufbewahrung|gespeichert|gelöscht|Monate|retention|storage period|months|deleted/i;

const namelessFix = {
  de: '1. Sperren Sie das Skript von Google Analytics, bis der Besucher der Statistik zugestimmt hat, statt es vorher ohne Kennung zu laden.\n2. Prüfen Sie, dass ohne Zustimmung keine Anfrage von Google Analytics mehr erscheint (Tag-Manager, Karten und Videos von Google nutzen zum Teil dieselben Hosts).',
  en: '1. Block the script of Google Analytics until the visitor has agreed to statistics instead of loading it without identifier before.\n2. Verify that without consent no request of Google Analytics appears any more (tag managers, maps and videos of Google use some of the same hosts).',
};

const silentFix = {
  de: '1. Ergänzen Sie im Abschnitt zu Google Analytics den Umgang mit der IP-Adresse und die Speicherdauer.',
  en: '1. Add the treatment of the IP address and the retention period to the section on Google Analytics.',
};

/** Without a cookie the identifier does not outlive the page: it tells nobody apart, and Google receives the rest all the same. */
const freshWords = {
  de: '; die mitgesendete Kennung (cid) war auf jeder geprüften Seite eine andere, ein Cookie dazu wurde nicht beobachtet. IP-Adresse, Adresse der Seite und Angaben zum Gerät erhält Google trotzdem',
  en: '; the identifier sent along (cid) was another on each page examined, and no cookie for it was observed. Google receives IP address, address of the page and details of the device all the same',
};

/** A property of a former agency goes on measuring when only the known one is tied to consent. */
const several = {
  de: ' (mehrere Mess-IDs: {tags})',
  en: ' (several measurement ids: {tags})',
};
const eachProperty = {
  de: 'Klären Sie, wem jede dieser Properties gehört und ob Sie sie noch brauchen: {tags}. Entfernen Sie, was niemand mehr nutzt, etwa die Property einer früheren Agentur; alle übrigen Schritte gelten für jede Mess-ID.',
  en: 'Find out to whom each of these properties belongs and whether you still need it: {tags}. Remove what nobody uses any more, such as the property of a former agency; all other steps hold for each measurement id.',
};
const measuring = {
  de: {
    beforeConsent: ['Google Analytics misst vor der Einwilligung', ' mit Besucherkennung'],
    afterReject: ['Google Analytics misst nach dem Ablehnen', ' mit Besucherkennung'],
    throughout: ['Google Analytics misst vor der Einwilligung und nach dem Ablehnen', ' mit Besucherkennung'],
  },
  en: {
    beforeConsent: ['Google Analytics measures before consent', ' with a visitor identifier'],
    afterReject: ['Google Analytics measures after rejection', ' with a visitor identifier'],
    throughout: ['Google Analytics measures before consent and after rejection', ' with a visitor identifier'],
  },
} as const;

/** What measures, by when, by what becomes of the identifier, and with how many measurement ids. */
function measuringMessages(locale: Locale): Record<string, string> {
  const [ids, fresh] = [several[locale], freshWords[locale]];
  return Object.fromEntries(
    Object.entries(measuring[locale]).flatMap(([name, [what, identified]]) => [
      [name, what + identified],
      [`${name}Properties`, what + identified + ids],
      [`${name}Fresh`, what + fresh],
      [`${name}FreshProperties`, what + ids + fresh],
    ]),
  );
}

const general = {
  de: [
    'Lösen Sie Google Analytics erst aus, wenn der Besucher der Statistik zugestimmt hat; sperren Sie bis dahin auch das Skript, das es lädt (gtag/js oder der Container des Tag-Managers).',
    'Schließen Sie, soweit noch nicht geschehen, die Vereinbarung, die Google anbietet, und halten Sie fest, ob Sie Google als Auftragsverarbeiter oder gemeinsam Verantwortlichen ansehen.',
    'Vergleichen Sie die Speicherdauer, die in Google Analytics eingestellt ist, mit der in der Datenschutzerklärung, und dokumentieren Sie den DPF-Status von Google, soweit noch nicht geschehen.',
  ],
  en: [
    'Fire Google Analytics only after the visitor has agreed to statistics; until then block the script that loads it as well (gtag/js or the container of the tag manager).',
    'Conclude the agreement Google offers, unless done already, and record whether you regard Google as a processor or a joint controller.',
    'Compare the retention period set in Google Analytics with the one in the privacy notice, and document Google’s DPF status unless done already.',
  ],
};
/** What Google switched off measures nothing, whatever it sends; `Google Analytics misst` would say the contrary. */
const universal = {
  de: (when: string) =>
    `Universal Analytics sendet ${when} eine Besucherkennung an Google, ohne dass damit noch gemessen wird: Google hat diese Fassung 2023 abgeschaltet und ihre Daten 2024 gelöscht`,
  en: (when: string) =>
    `Universal Analytics sends Google a visitor identifier ${when}, though nothing is measured by it any more: Google switched this version off in 2023 and deleted its data in 2024`,
};
const universalMessages: Record<Locale, Record<string, string>> = {
  de: {
    universalBeforeConsent: universal.de('vor der Einwilligung'),
    universalAfterReject: universal.de('nach dem Ablehnen'),
    universalThroughout: universal.de('vor der Einwilligung und nach dem Ablehnen'),
  },
  en: {
    universalBeforeConsent: universal.en('before consent'),
    universalAfterReject: universal.en('after rejection'),
    universalThroughout: universal.en('before consent and after rejection'),
  },
};
const universalNames = { beforeConsent: 'universalBeforeConsent', afterReject: 'universalAfterReject', throughout: 'universalThroughout' };
function universalFixes(locale: Locale): Record<string, string> {
  return Object.fromEntries(Object.keys(universalMessages[locale]).map((name) => [name, `1. ${universalStep[locale]}`]));
}

function propertiesFixes(locale: Locale): Record<string, string> {
  const fix = numberedSteps([eachProperty[locale], ...general[locale]]);
  return Object.fromEntries(Object.keys(measuring[locale]).flatMap((name) => ['', 'Fresh'].map((end) => [`${name}${end}Properties`, fix])));
}

export default defineCheck({
  id: 'trk-google-analytics',
  area: 'trk',
  version: 9,
  weight: 4,
  confidence: 'high',
  legalBasis: [
    consentLaw.tdddg25,
    unverified('DSK, Beschluss zu Google Analytics, 12.5.2020', 'DSK, decision on Google Analytics, 12 May 2020'),
    consentLaw.olgKoelnTransfer,
  ],
  needs: ['requests', 'services', 'cookies', 'privacy', 'pages', 'attempts'],
  texts: {
    de: {
      title: 'Google Analytics nur mit Einwilligung',
      explanation:
        'Google Analytics speichert und liest Informationen im Endgerät und ordnet sie einer Besucherkennung zu; dafür verlangt § 25 Abs. 1 TDDDG eine Einwilligung. In der Datenschutzerklärung müssen Zweck, Empfänger, Drittland und Speicherdauer stehen (Art. 13 DSGVO); auch der Umgang mit der IP-Adresse sollte dort beschrieben sein.',
      confidenceReason: 'Messaufrufe werden an Adresse und Kennung erkannt; was ein Server an Google weitergibt, sieht ein Browser nicht.',
      howToFix: numberedSteps(general.de),
      fixes: {
        ...propertiesFixes('de'),
        ...universalFixes('de'),
        scriptEarly: namelessFix.de,
        scriptRejected: namelessFix.de,
        scriptThroughout: namelessFix.de,
        signalsEarly: namelessFix.de,
        signalsRejected: namelessFix.de,
        signalsThroughout: namelessFix.de,
        universalAnalytics:
          '1. {#remove} Entfernen Sie die Einbindung von Universal Analytics ({tag}) aus der Vorlage und aus dem Tag-Manager, falls Sie einen verwenden.',
        noticeSilent: silentFix.de,
        noticeSilentMeasured: silentFix.de,
      },
      messages: {
        ...measuringMessages('de'),
        ...universalMessages.de,
        withoutIdentifier: 'Google Analytics sendet ohne Einwilligung Messdaten, jedoch ohne erkannte Besucherkennung',
        ...nameless.de,
        universalAnalytics:
          'Die Website lädt noch Universal Analytics ({tag}), das Google eingestellt hat; die alte Einbindung kann entfallen',
        noticeSilent:
          'Google Analytics läuft nur mit Einwilligung; die Datenschutzerklärung nennt dazu weder den Umgang mit der IP-Adresse noch die Speicherdauer',
        noticeSilentMeasured:
          'Nach dem Zustimmen misst Google Analytics; die Datenschutzerklärung nennt dazu weder den Umgang mit der IP-Adresse noch die Speicherdauer',
        noneObserved: 'Auf den geprüften Seiten wurde kein Google Analytics beobachtet',
        onlyAfterConsent: 'Erst nach dem Zustimmen geladen: {names}',
        rejectNotExamined:
          'Vor der Auswahl wurde kein Messaufruf von Google Analytics mit Besucherkennung beobachtet; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
        ...rejectNotExamined.de,
        ...trackersLoaded.de,
      },
    },
    en: {
      title: 'Google Analytics only with consent',
      explanation:
        'Google Analytics stores and reads information on the device and attributes it to a visitor identifier; Section 25(1) TDDDG requires consent for that. The privacy notice has to state purpose, recipient, third country and retention (Art. 13 GDPR); how the IP address is treated should be described there too.',
      confidenceReason:
        'Measuring calls are recognised by address and identifier; a browser does not see what a server passes on to Google.',
      howToFix: numberedSteps(general.en),
      fixes: {
        ...propertiesFixes('en'),
        ...universalFixes('en'),
        scriptEarly: namelessFix.en,
        scriptRejected: namelessFix.en,
        scriptThroughout: namelessFix.en,
        signalsEarly: namelessFix.en,
        signalsRejected: namelessFix.en,
        signalsThroughout: namelessFix.en,
        universalAnalytics:
          '1. {#remove} Remove the embed of Universal Analytics ({tag}) from the template and from the tag manager if you use one.',
        noticeSilent: silentFix.en,
        noticeSilentMeasured: silentFix.en,
      },
      messages: {
        ...measuringMessages('en'),
        ...universalMessages.en,
        withoutIdentifier: 'Google Analytics sends measurements without consent, though no visitor identifier was recognised',
        ...nameless.en,
        universalAnalytics: 'The site still loads Universal Analytics ({tag}), which Google has discontinued; the old embed can be removed',
        noticeSilent:
          'Google Analytics runs only with consent; the privacy notice mentions neither the treatment of the IP address nor retention',
        noticeSilentMeasured:
          'After accepting, Google Analytics measures; the privacy notice mentions neither the treatment of the IP address nor retention',
        noneObserved: 'Google Analytics was not observed on the pages examined',
        onlyAfterConsent: 'Loaded only after accepting: {names}',
        rejectNotExamined:
          'No measurement by Google Analytics with a visitor identifier was observed before the choice; the state after rejection could not be examined',
        ...rejectNotExamined.en,
        ...trackersLoaded.en,
      },
    },
  },
  run(facts) {
    const chains = initiatorChains(facts);
    const own = facts.requests.filter(
      (request) => wasSent(request) && (isAnalyticsHit(request) || isAnalyticsScript(request)) && !chains.embedAround(request),
    );
    const { states, complete } = unconsentedStates(facts.attempts);
    const without = own.filter((request) => states.some((state) => request.states.includes(state)));
    const cookies = facts.cookies.filter(
      (cookie) => cookie.serviceId === analytics && cookie.needsConsent !== 'no' && states.some((state) => wasWrittenIn(cookie, state)),
    );
    const hits = without.filter(isAnalyticsHit);
    const telling = hits.filter((request) => identifiesVisitor(request) || cookieBeside(request, cookies));
    if (telling.length > 0) {
      const seen = states.filter((state) => telling.some((request) => request.states.includes(state)));
      const fresh = cookies.length === 0 && isFreshEachPage(telling) ? 'Fresh' : '';
      if (hasOnlyUniversal(facts)) {
        const told = finding(universalNames[momentOf(seen)], telling);
        return { class: 'Risk', findings: [{ ...told, items: withCookies(telling, cookies) }] };
      }
      const properties = propertiesOf(telling);
      const severalProperties = properties.length > 1 ? 'Properties' : '';
      return {
        class: 'Risk',
        findings: [
          {
            ...finding(`${momentOf(seen)}${fresh}${severalProperties}`, telling, { tags: properties.join(', ') }),
            items: withCookies(telling, cookies),
          },
        ],
      };
    }
    // Pings of the consent mode say „denied“ and name nobody: another check reports them.
    const nameless = hits.filter((request) => !isDeniedPing(request));

    const old = own.find(isUniversalAnalytics);
    const hints = [
      ...(nameless.length > 0 ? [finding('withoutIdentifier', nameless)] : []),
      ...(old ? [finding('universalAnalytics', [old], { tag: /UA-[\d-]+/.exec(old.url)?.[0] ?? 'analytics.js' })] : []),
      ...(own.some((request) => isAnalyticsHit(request) && request.states.includes('accept')) && isNoticeSilent(facts)
        ? // What loads without consent too, or was not looked for after rejecting, does not run with consent alone.
          [finding(complete && without.length === 0 ? 'noticeSilent' : 'noticeSilentMeasured', own.filter(isAnalyticsHit))]
        : []),
    ];
    const verdict = verdictOf({ hints });
    if (verdict) return verdict;
    // Calls through a host of the site belong to no known service.
    const isUnlisted = own.length > 0 && !facts.services.some(({ service }) => service.id === analytics);
    if (!complete) return isUnlisted ? { class: 'NoClassification', message: 'rejectNotExamined' } : openAfterReject(facts, isAnalytics);
    if (without.length > 0) {
      const seen = states.filter((state) => without.some((request) => request.states.includes(state)));
      return { class: 'Conform', message: `${without.some(isAnalyticsHit) ? 'signals' : 'script'}${namelessMoments[momentOf(seen)]}` };
    }
    return isUnlisted ? { class: 'Conform' } : passedAfterConsent(facts, isAnalytics);
  },
});

const namelessMoments = { beforeConsent: 'Early', afterReject: 'Rejected', throughout: 'Throughout' } as const;

function isAnalytics({ id }: Service): boolean {
  return id === analytics;
}

function finding(message: string, requests: readonly RequestFact[], params: Record<string, string> = {}): Finding {
  const pages = pageCount(requests);
  const [first, ...rest] = requests.map((request) => requestItem(request, { pages, identifiers: request.identifiers.join(', ') || null }));
  return { message, params, items: [first!, ...rest.slice(0, 9)], cause: analytics, serviceIds: [analytics] };
}

function cookieBeside(request: RequestFact, cookies: readonly CookieFact[]): boolean {
  return cookies.some((cookie) => request.states.some((state) => wasWrittenIn(cookie, state)));
}

function withCookies(requests: readonly RequestFact[], cookies: readonly CookieFact[]): Finding['items'] {
  return [...finding('', requests).items, ...cookies.slice(0, 5).map(storedItem)];
}

/** True only when the whole notice was read and says nothing of either near the service. */
function isNoticeSilent(facts: Pick<Facts, 'privacy' | 'pages' | 'services'>): boolean {
  const notice = readNotice(facts);
  const use = facts.services.find(({ service }) => service.id === analytics);
  if (!notice.complete || !use) return false;
  const about = passagesAbout(notice, use, 3000).join('\n');
  return !ipPattern.test(about) && !retentionPattern.test(about);
}
