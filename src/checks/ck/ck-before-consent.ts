import { defineCheck, type Finding } from '../define-check.ts';
import { verdictBeside, verdictOf } from '../items.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { doubtfulFixes, doubtfulMessages } from '../shared/stored/doubtful-cookie-texts.ts';
import { doubtfulFindings } from '../shared/stored/doubtful-cookies.ts';
import { sharedFixes, sharedMessages } from '../shared/stored/other-setters.ts';
import { isOwnAttribution, ownAttributionFindings, ownAttributionFixes, ownAttributionMessages } from '../shared/stored/own-attribution.ts';
import { unknownCookieFindings, unknownFindingFixes, unknownFindingMessages } from '../shared/stored/own-identifiers.ts';
import { isLastingOfUnknownServer } from '../shared/stored/server-sessions.ts';
import { servedFixes, servedMessages } from '../shared/stored/set-by-server.ts';
import { embedStep, findingsByEmbed, frameStep } from '../shared/stored/stored-by-embed.ts';
import { storedFindings } from '../shared/stored/stored-findings.ts';
import { kindOfCookie, wasWrittenIn } from '../shared/stored/stored-items.ts';
import { unknownCookieFixes, unknownCookieMessages, unknownCookiesVerdict } from '../shared/stored/unknown-cookies.ts';
import { shortList } from '../shared/wording.ts';

/** How the result is looked at, with a banner and without. */
const looks = {
  de: {
    beforeConsent:
      'Löschen Sie die Cookies im Browser, laden Sie die Seite neu und prüfen Sie, dass vor der Auswahl kein einwilligungspflichtiges Cookie mehr erscheint.',
    noBanner:
      'Löschen Sie die Cookies im Browser, laden Sie die Seite neu und prüfen Sie, dass ohne Einwilligung kein einwilligungspflichtiges Cookie mehr erscheint.',
  },
  en: {
    beforeConsent:
      'Delete the cookies in your browser, reload the page and verify that no cookie that needs consent appears before the choice.',
    noBanner: 'Delete the cookies in your browser, reload the page and verify that no cookie that needs consent appears without consent.',
  },
};
const reloaded = { de: `\n2. ${looks.de.beforeConsent}`, en: `\n2. ${looks.en.beforeConsent}` };
const withoutConsent = { de: `\n2. ${looks.de.noBanner}`, en: `\n2. ${looks.en.noBanner}` };
const howToFix = {
  de: '1. {#tie,later} Laden Sie die Dienste, die diese Cookies setzen, erst nach der Einwilligung.\n2. {#tie} Ordnen Sie sie dazu im Einwilligungswerkzeug der passenden Kategorie (Statistik, Marketing) oder, wenn Ihr Banner keine hat, der Zustimmung zu, damit sie bis dahin gesperrt bleiben; welche Skripte und Adressen das sind, zeigen die Belege.\n3. Löschen Sie die Cookies im Browser, laden Sie die Seite neu und prüfen Sie, dass vor der Auswahl kein einwilligungspflichtiges Cookie mehr erscheint.',
  en: '1. {#tie,later} Load the services that set these cookies only after consent.\n2. {#tie} To that end, assign them in the consent tool to the fitting category (statistics, marketing) or, if your banner has none, to the consent, so that they stay blocked until then; the evidence shows which scripts and addresses these are.\n3. Delete the cookies in your browser, reload the page and verify that no cookie that needs consent appears before the choice.',
};

/** What to do about cookies that need consent, where the general steps do not fit. */
const fixes = {
  de: {
    withEmbed: `${embedStep.de}${reloaded.de}`,
    inFrame: `${frameStep.de}${reloaded.de}`,
    noBanner: `1. {#replace} Verzichten Sie auf {service}, oder holen Sie vorher die Einwilligung ein: mit einem Einwilligungswerkzeug oder einem Hinweis, nach dessen Klick erst geladen wird.${withoutConsent.de}`,
    noBannerWithEmbed: `1. {#replace} Ersetzen Sie {embed} durch einen Link oder ein Bild, oder laden Sie es erst nach einem Klick auf einen Hinweis, der Anbieter und Cookies nennt.${withoutConsent.de}`,
  },
  en: {
    withEmbed: `${embedStep.en}${reloaded.en}`,
    inFrame: `${frameStep.en}${reloaded.en}`,
    noBanner: `1. {#replace} Do without {service}, or obtain consent first: by a consent tool or by a notice that loads it only on a click.${withoutConsent.en}`,
    noBannerWithEmbed: `1. {#replace} Replace {embed} by a link or an image, or load it only on a click on a notice that names provider and cookies.${withoutConsent.en}`,
  },
};

const beforeConsent = {
  de: '{service} setzt vor der Einwilligung {count|=ein einwilligungsbedürftiges Cookie|einwilligungsbedürftige Cookies}: {names}',
  en: '{service} sets {count|cookie that needs consent|cookies that need consent} before consent: {names}',
};
/** Who sets cookies that need consent. */
const setters = {
  de: {
    beforeConsent: beforeConsent.de,
    inFrame: beforeConsent.de,
    withEmbed:
      '{service} setzt mit {embed} ({address}) vor der Einwilligung {count|=ein einwilligungsbedürftiges Cookie|einwilligungsbedürftige Cookies}: {names}',
    noBanner: '{service} setzt ohne Einwilligung {count|=ein einwilligungsbedürftiges Cookie|einwilligungsbedürftige Cookies}: {names}',
    noBannerWithEmbed:
      '{service} setzt mit {embed} ({address}) ohne Einwilligung {count|=ein einwilligungsbedürftiges Cookie|einwilligungsbedürftige Cookies}: {names}',
  },
  en: {
    beforeConsent: beforeConsent.en,
    inFrame: beforeConsent.en,
    withEmbed:
      '{service} sets {count|cookie that needs consent|cookies that need consent} with {embed} ({address}) before consent: {names}',
    noBanner: '{service} sets {count|cookie that needs consent|cookies that need consent} without consent: {names}',
    noBannerWithEmbed:
      '{service} sets {count|cookie that needs consent|cookies that need consent} with {embed} ({address}) without consent: {names}',
  },
};

/** Those about cookies that come with no embed. */
const alone = {
  de: { beforeConsent: setters.de.beforeConsent, noBanner: setters.de.noBanner },
  en: { beforeConsent: setters.en.beforeConsent, noBanner: setters.en.noBanner },
};

/** Right with a banner and without. */
const unknownLead = { de: 'Ohne Einwilligung gesetzt', en: 'Set without consent' };

export default defineCheck({
  id: 'ck-before-consent',
  area: 'ck',
  version: 26,
  weight: 5,
  confidence: 'high',
  legalBasis: [
    consentLaw.tdddg25WithExceptions,
    consentLaw.planet49,
    consentLaw.bghCookieConsent,
    consentLaw.olgFrankfurt,
    consentLaw.dskGuidance,
  ],
  needs: ['cookies', 'services', 'site', 'requests', 'attempts', 'pages'],
  wants: ['fingerprints', 'banner', 'shopPages', 'applicability', 'forms'],
  stepPlaces: ['system'],
  texts: {
    de: {
      title: 'Keine einwilligungspflichtigen Cookies vor der Einwilligung',
      explanation:
        'Cookies für Analyse, Werbung oder soziale Netzwerke dürfen nach § 25 Abs. 1 TDDDG erst gesetzt werden, wenn der Besucher eingewilligt hat. Ausgenommen ist nur, was für den ausdrücklich gewünschten Dienst unbedingt erforderlich ist (§ 25 Abs. 2 TDDDG). Die Regel gilt auch für private Websites.',
      confidenceReason: 'Beobachtet in einem frischen Browser vor jeder Auswahl; wozu ein Cookie dient, sagt eine Liste bekannter Cookies.',
      howToFix: howToFix.de,
      fixes: {
        ...doubtfulFixes.de,
        suspicious: unknownCookieFixes.de.unknown!,
        ...unknownCookieFixes.de,
        ...fixes.de,
        ...sharedFixes({ beforeConsent: howToFix.de, ...fixes.de }, 'de'),
        ...servedFixes(looks.de, 'de'),
        ...ownAttributionFixes.de,
        ...unknownFindingFixes.de,
      },
      messages: {
        ...setters.de,
        ...sharedMessages(setters.de, 'de'),
        ...servedMessages(alone.de, 'de'),
        ...ownAttributionMessages('de', 'none'),
        ...unknownFindingMessages('de', 'none'),
        ...doubtfulMessages('de', 'none'),
        suspicious: 'Ein fremdes Skript setzt ohne Einwilligung ein unbekanntes Cookie, das wie eine Besucherkennung aussieht: {names}',
        onlyTool: 'Vor der Auswahl gesetzt: nur {count|=ein Cookie|Cookies} des Einwilligungswerkzeugs ({names})',
        ...unknownCookieMessages('de', unknownLead.de),
      },
    },
    en: {
      title: 'No consent-requiring cookies before consent',
      explanation:
        'Under Section 25(1) TDDDG, cookies for analytics, advertising or social networks may only be set once the visitor has consented. Only what is strictly necessary for the service the visitor expressly asked for is exempt (Section 25(2) TDDDG). The rule also applies to private websites.',
      confidenceReason: 'Observed in a fresh browser before any choice; a list of known cookies tells what a cookie is for.',
      howToFix: howToFix.en,
      fixes: {
        ...doubtfulFixes.en,
        suspicious: unknownCookieFixes.en.unknown!,
        ...unknownCookieFixes.en,
        ...fixes.en,
        ...sharedFixes({ beforeConsent: howToFix.en, ...fixes.en }, 'en'),
        ...servedFixes(looks.en, 'en'),
        ...ownAttributionFixes.en,
        ...unknownFindingFixes.en,
      },
      messages: {
        ...setters.en,
        ...sharedMessages(setters.en, 'en'),
        ...servedMessages(alone.en, 'en'),
        ...ownAttributionMessages('en', 'none'),
        ...unknownFindingMessages('en', 'none'),
        ...doubtfulMessages('en', 'none'),
        suspicious: 'A third-party script sets an unknown cookie without consent that looks like a visitor identifier: {names}',
        onlyTool: 'Set before the choice: only {count|cookie|cookies} of the consent tool ({names})',
        ...unknownCookieMessages('en', unknownLead.en),
      },
    },
  },
  run({ cookies, services, site, requests, attempts, pages, fingerprints = [], banner: asking, applicability, shopPages, forms = [] }) {
    const banner = attempts.reject?.method === 'no-banner' ? 'noBanner' : 'beforeConsent';
    const embedded = banner === 'noBanner' ? 'noBannerWithEmbed' : 'withEmbed';
    const framed = banner === 'noBanner' ? banner : 'inFrame';
    const written = cookies.filter((cookie) => wasWrittenIn(cookie, 'none'));
    const { consent, suspicious, unknown } = Object.groupBy(written, (cookie) => kindOfCookie(cookie, site.domain));
    const others = (consent ?? []).filter((cookie) => !isOwnAttribution(cookie));
    const own = ownAttributionFindings(written, services);
    const notice = pages.flatMap(({ kind, text }) => (kind === 'privacy' ? [text] : [])).join('\n');
    // A risk of one service is no reason to be silent about what nobody knows.
    const open = unknownCookieFindings(unknown ?? [], { services, notice, banner: asking?.banner ?? null });
    const risks: Finding[] = [
      ...findingsByEmbed({ alone: banner, embedded, framed }, others, { services, requests }, 'none'),
      ...own.risks,
    ];
    const doubtful = doubtfulFindings(written, {
      services,
      site,
      banner: asking,
      shopPages,
      requests,
      forms,
      ...(applicability && { applicability }),
    });
    const hints: Finding[] = [...storedFindings('suspicious', suspicious ?? [], services), ...own.hints, ...doubtful];
    const told = new Set(risks.map(({ cause }) => cause));
    // Nor about embeds of other makers, nor about what pays where nobody pays yet; what chats or protects has a check of its own.
    const beside = [
      ...doubtful.filter(({ cause, message }) => !told.has(cause) && /^(?:disputed|identifier|unpaid)/.test(message)),
      ...open,
    ];
    const verdict = risks.length > 0 ? verdictBeside(risks, beside) : verdictOf({ hints: [...hints, ...open] });
    if (verdict) return verdict;
    const unclear = [...(unknown ?? []), ...written.filter((cookie) => isLastingOfUnknownServer(cookie, site.domain))];
    if (unclear.length > 0) {
      const readings = fingerprints.filter(({ states }) => states.includes('none'));
      return unknownCookiesVerdict(unclear, { notice, fingerprints: readings, site });
    }
    const isOfTool = written.length > 0 && written.every(({ category }) => category === 'consent');
    if (!isOfTool || banner === 'noBanner') return { class: 'Conform' };
    return { class: 'Conform', message: 'onlyTool', params: { count: written.length, names: shortList(written.map(({ name }) => name)) } };
  },
});
