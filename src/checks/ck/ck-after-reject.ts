import { isWithin } from '#knowledge/is-within.ts';
import { defineCheck, type Finding } from '../define-check.ts';
import type { RequestFact } from '../facts/requests.ts';
import type { CookieFact } from '../facts/stored.ts';
import { verdictBeside, verdictOf } from '../items.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { readNotice } from '../shared/notice/notice.ts';
import { isConnectionOnly } from '../shared/services/initiator-chains.ts';
import { isBareFile } from '../shared/services/placed-by-site.ts';
import { isTracker } from '../shared/services/service-observations.ts';
import { doubtfulFixes, doubtfulMessages } from '../shared/stored/doubtful-cookie-texts.ts';
import { doubtfulFindings } from '../shared/stored/doubtful-cookies.ts';
import { familyList } from '../shared/stored/named-beside.ts';
import { sharedFixes, sharedMessages } from '../shared/stored/other-setters.ts';
import { isOwnAttribution, ownAttributionFindings, ownAttributionFixes, ownAttributionMessages } from '../shared/stored/own-attribution.ts';
import { unknownCookieFindings, unknownFindingFixes, unknownFindingMessages } from '../shared/stored/own-identifiers.ts';
import { isLastingOfUnknownServer } from '../shared/stored/server-sessions.ts';
import { servedFixes, servedMessages } from '../shared/stored/set-by-server.ts';
import { embedStep, findingsByEmbed, frameStep } from '../shared/stored/stored-by-embed.ts';
import { storedFindings } from '../shared/stored/stored-findings.ts';
import { kindOfCookie, wasStored, wasWrittenIn } from '../shared/stored/stored-items.ts';
import { unknownCookieFixes, unknownCookieMessages, unknownCookiesVerdict } from '../shared/stored/unknown-cookies.ts';

const look = {
  de: 'Lehnen Sie in einem neuen Browserprofil ab, rufen Sie diese Seite auf und prüfen Sie die Cookies.',
  en: 'Reject in a fresh browser profile, open this page and check the cookies.',
};
const rejectedAgain = { de: `\n2. ${look.de}`, en: `\n2. ${look.en}` };

const howToFix = {
  de: '1. {#tie,template} Binden Sie das Skript, das diese Cookies setzt, an den Einwilligungsstatus (im Einwilligungswerkzeug an eine abwählbare Kategorie oder, wenn Ihr Banner keine hat, an die Zustimmung), sodass es nach „Ablehnen“ nicht lädt.\n2. Löschen Sie die Cookies bei Besuchern, die abgelehnt haben, soweit sie auf Ihrer Domain liegen; Cookies fremder Domains kann Ihre Website nicht löschen, sie dürfen gar nicht erst entstehen.\n3. Lehnen Sie in einem neuen Browserprofil ab, rufen Sie eine zweite Seite auf und prüfen Sie die Cookies.',
  en: '1. {#tie,template} Tie the script that sets these cookies to the consent status (in the consent tool to a category that can be refused or, if your banner has none, to the consent), so that it does not load after “Reject”.\n2. Delete the cookies for visitors who have rejected as far as they are on your domain; your website cannot delete cookies of other domains, so they must not come about in the first place.\n3. Reject in a fresh browser profile, open a second page and check the cookies.',
};

/** What to do about cookies that need consent, where the general steps do not fit. */
const fixes = {
  de: { withEmbed: `${embedStep.de}${rejectedAgain.de}`, inFrame: `${frameStep.de}${rejectedAgain.de}` },
  en: { withEmbed: `${embedStep.en}${rejectedAgain.en}`, inFrame: `${frameStep.en}${rejectedAgain.en}` },
};

const afterReject = {
  de: '{service} setzt nach dem Ablehnen {count|=ein einwilligungsbedürftiges Cookie|einwilligungsbedürftige Cookies}: {names}',
  en: '{service} sets {count|cookie that needs consent|cookies that need consent} after rejection: {names}',
};
/** Who sets cookies that need consent. */
const setters = {
  de: {
    withEmbed:
      '{service} setzt mit {embed} ({address}) nach dem Ablehnen {count|=ein einwilligungsbedürftiges Cookie|einwilligungsbedürftige Cookies}: {names}',
    afterReject: afterReject.de,
    inFrame: afterReject.de,
  },
  en: {
    withEmbed:
      '{service} sets {count|cookie that needs consent|cookies that need consent} with {embed} ({address}) after rejection: {names}',
    afterReject: afterReject.en,
    inFrame: afterReject.en,
  },
};

/** Stored before the choice was made, by a service that has not ended with it. */
const runsOn = {
  de: '{service} läuft nach dem Ablehnen weiter, mit Cookies, die schon davor gesetzt wurden: {names}',
  en: '{service} keeps running after rejection, with cookies set before it: {names}',
};

const unknownLead = { de: 'Nach dem Ablehnen gesetzt', en: 'Set after rejection' };

export default defineCheck({
  id: 'ck-after-reject',
  area: 'ck',
  version: 27,
  weight: 5,
  confidence: 'high',
  legalBasis: [consentLaw.tdddg25, consentLaw.gdpr5and6],
  needs: ['cookies', 'services', 'requests', 'site', 'rejected', 'privacy', 'pages'],
  wants: ['fingerprints', 'banner', 'shopPages', 'applicability', 'forms'],
  stepPlaces: ['system'],
  texts: {
    de: {
      title: 'Keine einwilligungspflichtigen Cookies nach Ablehnung',
      explanation:
        'Wer ablehnt, hat nicht eingewilligt: Cookies für Analyse oder Werbung sind dann nach § 25 Abs. 1 TDDDG nicht zulässig. Werden sie trotzdem gesetzt, bleibt die Ablehnung für diesen Dienst ohne Wirkung und der anschließenden Verarbeitung fehlt die Einwilligung (Art. 5 Abs. 1 lit. a, Art. 6 Abs. 1 lit. a DSGVO). Gezählt wird, was nach dem Ablehnen gesetzt oder erneuert wird oder ein danach weiterlaufender Dienst schon zuvor gesetzt hat; andere früher gesetzte Cookies können daneben gespeichert bleiben.',
      confidenceReason: 'Beobachtet, nachdem das Ablehnen gespeichert war; wozu ein Cookie dient, sagt eine Liste bekannter Cookies.',
      howToFix: howToFix.de,
      fixes: {
        leftOver:
          '1. {#later} Laden Sie den Dienst, der diese Cookies setzt, erst nach der Einwilligung: {names}.\n2. Lassen Sie im Einwilligungswerkzeug diese Cookies beim Ablehnen löschen, soweit sie auf Ihrer Domain liegen.\n3. Lehnen Sie in einem neuen Browserprofil ab und prüfen Sie die Cookies.',
        leftOverForeign:
          '1. {#later} Laden Sie den Dienst, der diese Cookies setzt, erst nach der Einwilligung: {names}. Sie liegen auf einer fremden Domain; löschen kann Ihre Website sie nicht.\n2. Lehnen Sie in einem neuen Browserprofil ab und prüfen Sie die Cookies.',
        ...doubtfulFixes.de,
        ...fixes.de,
        ...sharedFixes({ afterReject: howToFix.de, ...fixes.de }, 'de'),
        ...servedFixes({ afterReject: look.de }, 'de'),
        ...unknownCookieFixes.de,
        ...ownAttributionFixes.de,
        ...unknownFindingFixes.de,
      },
      messages: {
        ...setters.de,
        runsOn: runsOn.de,
        ...sharedMessages(setters.de, 'de'),
        ...servedMessages({ afterReject: afterReject.de }, 'de'),
        ...doubtfulMessages('de', 'reject'),
        ...ownAttributionMessages('de', 'reject'),
        ...unknownFindingMessages('de', 'reject'),
        leftOver: 'Vor dem Ablehnen gesetzt und danach noch gespeichert: {names} ({service})',
        leftOverForeign: 'Vor dem Ablehnen gesetzt und danach noch gespeichert: {names} ({service})',
        suspicious: 'Ein fremdes Skript speichert nach dem Ablehnen einen unbekannten Wert, der wie eine Besucherkennung aussieht: {names}',
        ...unknownCookieMessages('de', unknownLead.de),
        protecting:
          'Nach dem Ablehnen wurde kein Cookie gefunden, das der Scanner als einwilligungsbedürftig kennt; für Schutz oder Betrieb eines Dienstes gespeichert und hier nicht bewertet: {names}{see:emb-payment-sdk,emb-captcha}',
        noBanner: 'Es wurde kein Einwilligungsbanner gefunden, also gibt es nichts abzulehnen',
      },
    },
    en: {
      title: 'No consent-requiring cookies after rejection',
      explanation:
        'A visitor who rejects has not consented: cookies for analytics or advertising are then not permitted under Section 25(1) TDDDG. If they are set nevertheless, the rejection has no effect for this service and the processing that follows lacks consent (Art. 5(1)(a), Art. 6(1)(a) GDPR). What counts is set or renewed after rejecting, or was set before by a service that keeps running; other cookies set earlier may stay stored beside it.',
      confidenceReason: 'Observed after the rejection was stored; a list of known cookies tells what a cookie is for.',
      howToFix: howToFix.en,
      fixes: {
        leftOver:
          '1. {#later} Load the service that sets these cookies only after consent: {names}.\n2. Have these cookies deleted in the consent tool on rejection as far as they are on your domain.\n3. Reject in a fresh browser profile and check the cookies.',
        leftOverForeign:
          '1. {#later} Load the service that sets these cookies only after consent: {names}. They are on a domain of somebody else; your website cannot delete them.\n2. Reject in a fresh browser profile and check the cookies.',
        ...doubtfulFixes.en,
        ...fixes.en,
        ...sharedFixes({ afterReject: howToFix.en, ...fixes.en }, 'en'),
        ...servedFixes({ afterReject: look.en }, 'en'),
        ...unknownCookieFixes.en,
        ...ownAttributionFixes.en,
        ...unknownFindingFixes.en,
      },
      messages: {
        ...setters.en,
        runsOn: runsOn.en,
        ...sharedMessages(setters.en, 'en'),
        ...servedMessages({ afterReject: afterReject.en }, 'en'),
        ...doubtfulMessages('en', 'reject'),
        ...ownAttributionMessages('en', 'reject'),
        ...unknownFindingMessages('en', 'reject'),
        leftOver: 'Set before the rejection and still stored after it: {names} ({service})',
        leftOverForeign: 'Set before the rejection and still stored after it: {names} ({service})',
        suspicious: 'A third-party script stores an unknown value after rejection that looks like a visitor identifier: {names}',
        ...unknownCookieMessages('en', unknownLead.en),
        protecting:
          'After rejection no cookie was found that the scanner knows to need consent; stored to protect or run a service and not rated here: {names}{see:emb-payment-sdk,emb-captcha}',
        noBanner: 'No consent banner was found, so there is nothing to reject',
      },
    },
  },
  run({ cookies, services, requests, site, rejected, privacy, pages, fingerprints = [], banner, applicability, shopPages, forms = [] }) {
    if (rejected.method === 'no-banner') return { class: 'NotApplicable', message: 'noBanner' };
    const kindOf = (cookie: (typeof cookies)[number]) => kindOfCookie(cookie, site.domain);
    const written = cookies.filter((cookie) => wasWrittenIn(cookie, 'reject'));
    const kept = cookies.filter((cookie) => wasStored(cookie) && cookie.leftOverIn.includes('reject') && kindOf(cookie) === 'consent');
    const trackers = new Set(services.flatMap((use) => (isTracker(use) ? [use.service.id] : [])));
    const isUsed = (cookie: CookieFact) => requests.some((request) => isAtWork(request, cookie, trackers));
    const leftOver = kept.filter((cookie) => !isUsed(cookie));
    const { consent, suspicious, unknown } = Object.groupBy(written, kindOf);
    const own = ownAttributionFindings(written, services);
    const notice = readNotice({ privacy, pages }).text;
    // A risk of one service is no reason to be silent about what nobody knows.
    const open = unknownCookieFindings(unknown ?? [], { services, notice, banner: banner?.banner ?? null });
    const risks: Finding[] = [
      ...findingsByEmbed(
        { alone: 'afterReject', embedded: 'withEmbed', framed: 'inFrame' },
        (consent ?? []).filter((cookie) => !isOwnAttribution(cookie)),
        { services, requests },
        'reject',
      ),
      ...own.risks,
      ...storedFindings('runsOn', kept.filter(isUsed), services),
    ];
    const doubtful = doubtfulFindings(written, {
      services,
      site,
      banner,
      shopPages,
      requests,
      forms,
      ...(applicability && { applicability }),
    });
    const remains = storedFindings('leftOver', leftOver, services).map((finding) => withoutDeleting(finding, leftOver));
    const hints: Finding[] = [...remains, ...storedFindings('suspicious', suspicious ?? [], services), ...own.hints, ...doubtful];
    const told = new Set(risks.map(({ cause }) => cause));
    // Nor about what another service left in the browser, about embeds of other makers, nor about what pays where nobody pays yet; what chats or protects has a check of its own.
    const beside = [
      ...remains.filter(({ cause, serviceIds }) => serviceIds !== undefined && !told.has(cause)),
      ...doubtful.filter(({ cause, message }) => !told.has(cause) && /^(?:disputed|identifier|unpaid)/.test(message)),
      ...open,
    ];
    const verdict = risks.length > 0 ? verdictBeside(risks, beside) : verdictOf({ hints: [...hints, ...open] });
    if (verdict) return verdict;
    const readings = fingerprints.filter(({ states }) => states.includes('reject'));
    const unclear = [...(unknown ?? []), ...written.filter((cookie) => isLastingOfUnknownServer(cookie, site.domain))];
    if (unclear.length > 0) return unknownCookiesVerdict(unclear, { notice, fingerprints: readings, site });
    // They need no consent by themselves; where nobody has asked for their service yet, another check says so.
    const protecting = cookies.filter((cookie) => wasStored(cookie) && cookie.states.includes('reject') && kindOf(cookie) === 'technical');
    if (protecting.length === 0) return { class: 'Conform' };
    return { class: 'Conform', message: 'protecting', params: { names: familyList(protecting) } };
  },
});

/**
 * Whether a request shows the service of a cookie at work after the rejection: its script, or what it sends. A file by itself uses no cookie,
 * but the picture by which a tracker counts does where the browser sends the cookie along with it.
 */
function isAtWork(request: RequestFact, cookie: CookieFact, trackers: ReadonlySet<string>): boolean {
  const { serviceId } = cookie;
  const isOfService = serviceId !== null && request.serviceId === serviceId && request.states.includes('reject');
  if (!isOfService || isConnectionOnly(request)) return false;
  return !isBareFile(request) || (trackers.has(serviceId) && isSentWith(cookie, request));
}

/** Cookies of other domains go along with a request to them only where they are made for that. */
function isSentWith({ domain, party, sameSite }: CookieFact, { type, url }: RequestFact): boolean {
  const host = URL.parse(url)?.hostname ?? '';
  return type === 'image' && party === 'third' && sameSite === 'None' && isWithin(host, domain.replace(/^\./, ''));
}

/** No consent tool deletes cookies of other domains: where all of a finding are there, nobody is told to. */
function withoutDeleting(finding: Finding, cookies: readonly CookieFact[]): Finding {
  const refs = new Set(finding.items.map(({ ref }) => ref));
  const isOwn = cookies.some(({ id, party }) => refs.has(id) && party === 'first');
  return isOwn ? finding : { ...finding, message: `${finding.message}Foreign` };
}
