import type { ConsentState } from '#evidence/gathered.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import { defineCheck, type Finding, type Locale, type TextParams, type Verdict } from '../define-check.ts';
import type { RequestFact } from '../facts/requests.ts';
import type { ServiceUse } from '../facts/services.ts';
import type { Facts } from '../facts.ts';
import { requestItem, verdictBeside } from '../items.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { statute } from '../shared/law/law.ts';
import { type Notice, namesService, namesVendor, readNotice } from '../shared/notice/notice.ts';
import { bareSteps } from '../shared/services/bare-connection.ts';
import { initiatorChains, isConnectionOnly, wasSent } from '../shared/services/initiator-chains.ts';
import { servedByVendorOnly } from '../shared/services/library-hosts.ts';
import { namingOf, serverParams } from '../shared/services/named-servers.ts';
import { openAfterReject, rejectNotExamined } from '../shared/services/passed-after-consent.ts';
import { requestIndex } from '../shared/services/request-index.ts';
import { observationItems } from '../shared/services/service-observations.ts';
import { unknownHosts } from '../shared/services/tracking.ts';
import { unconsentedStates } from '../shared/services/unconsented-states.ts';
import { runsTheSite } from '../shared/site/hosted-system.ts';
import { countryOfRecipient, isThirdCountry } from '../shared/transfers/third-country.ts';
import { shortList } from '../shared/wording.ts';

/** Where services of another kind are judged; of several kinds, or of others, no single check speaks. */
const checkOfKind: Partial<Record<ServiceCategory, string>> = {
  payment: 'emb-payment-sdk',
  video: 'emb-video',
  booking: 'emb-booking-widgets',
  map: 'emb-maps',
  captcha: 'emb-captcha',
  chat: 'emb-chat',
  social: 'emb-social-plugins',
  cdn: 'emb-cdn-libraries',
};
const fontsOfOthersMessages = {
  de: referring(
    'Ein Schriftdienst wurde ohne Einwilligung nicht beobachtet; Schriftdateien bringt aber mit: {names}; gewertet wird das bei diesem Dienst',
  ),
  en: referring('No font service was observed without consent; but font files come with: {names}; that is rated with this service'),
};

function referring(text: string): Record<string, string> {
  const kinds = Object.entries(checkOfKind).map(([kind, check]) => [`fontsOfOthers-${kind}`, `${text}{see:${check}}`]);
  return { fontsOfOthers: text, ...Object.fromEntries(kinds) };
}

function fontsOfOthersMessage(others: readonly ServiceUse[]): string {
  const [kind, ...more] = new Set(others.map(({ service }) => service.category));
  return kind !== undefined && more.length === 0 && kind in checkOfKind ? `fontsOfOthers-${kind}` : 'fontsOfOthers';
}

/** Services that count each page view for billing the licence. */
const countingServices: ReadonlySet<string> = new Set(['adobe-fonts', 'monotype-fonts', 'cloud-typography']);

const deliver = {
  de: 'Liefern Sie die Schriftdateien vom eigenen Server aus, soweit die Lizenz das erlaubt.',
  en: 'Deliver the font files from your own server, as far as the licence permits.',
};
/** A style sheet of another server asks for its fonts as long as it is loaded. */
const takeOut = {
  de: 'Entfernen Sie aus {places} die Einbindung von {sheets}, und binden Sie die Schriftdateien mit @font-face vom eigenen Server ein, soweit die Lizenz das erlaubt.',
  en: 'Remove the embed of {sheets} from {places}, and embed the font files with @font-face from your own server, as far as the licence permits.',
};
/** The same conditions as for any other server of a purpose unknown to the scanner. */
const thenEnough = {
  de: 'Misst er das Verhalten der Besucher nicht und besteht ein Vertrag zur Auftragsverarbeitung, wenn er in Ihrem Auftrag handelt, ist dann in der Regel nichts weiter zu tun; betreiben Sie {hosts} selbst, entfällt der Vertrag.',
  en: 'If it does not measure what visitors do, and there is a data processing agreement where it acts on your behalf, there is then as a rule nothing more to do; if you run {hosts} yourself, the agreement is not needed.',
};
const nameIt = {
  de: `Sonst nennen Sie den Anbieter, solange er eingebunden ist, mit Rechtsgrundlage (etwa Art. 6 Abs. 1 lit. f DSGVO) in der Datenschutzerklärung, soweit das dort fehlt. ${thenEnough.de}`,
  en: `Otherwise name the provider, as long as it is embedded, with the legal basis (such as Art. 6(1)(f) GDPR) in the privacy notice where that is missing there. ${thenEnough.en}`,
};
const confirmIt = {
  de: `Sonst prüfen Sie, ob stimmt, was die Datenschutzerklärung zu Anbieter und Rechtsgrundlage sagt. ${thenEnough.de}`,
  en: `Otherwise check whether what the privacy notice says about provider and legal basis is right. ${thenEnough.en}`,
};
const fontsCome = {
  de: 'Ein Schriftdienst, den der Scanner kennt, wurde ohne Einwilligung nicht beobachtet; Schriftdateien kommen aber von {count|=einem fremden Server|fremden Servern}: {hosts}',
  en: 'No font service that the scanner knows was observed without consent; but font files come from {count|=a third-party server|third-party servers}: {hosts}',
};
const bySheet = { de: 'angefordert durch {sheets}, eingebunden in {places}; ', en: 'requested by {sheets}, embedded in {places}; ' };
const seeOthers = { de: 'siehe „Sonstige Drittverbindungen“', en: 'see “Other third-party connections”' };

function unknownFontFixes(locale: Locale): Record<string, string> {
  return {
    fontOfUnknownHost: `1. ${deliver[locale]}\n2. ${nameIt[locale]}`,
    fontOfUnknownHostNamed: `1. ${deliver[locale]}\n2. ${confirmIt[locale]}`,
    fontOfUnknownHostSheet: `1. ${takeOut[locale]}\n2. ${nameIt[locale]}`,
    fontOfUnknownHostSheetNamed: `1. ${takeOut[locale]}\n2. ${confirmIt[locale]}`,
  };
}

function unknownFontMessages(locale: Locale): Record<string, string> {
  const direct = `${fontsCome[locale]} (${seeOthers[locale]})`;
  const sheet = `${fontsCome[locale]} (${bySheet[locale]}${seeOthers[locale]})`;
  return {
    fontOfUnknownHost: direct,
    fontOfUnknownHostNamed: direct,
    fontOfUnknownHostSheet: sheet,
    fontOfUnknownHostSheetNamed: sheet,
  };
}

/** Where the licence lets nobody else deliver the files; a platform that brings the fonts itself has the way its own step names, and none to hold them back. */
function servedOnlyFixes(locale: Locale): Record<string, string> {
  const fix =
    locale === 'de'
      ? '1. {#other-way} {service} lässt kein Ausliefern vom eigenen Server zu: Wählen Sie entweder eine andere Schrift, die Sie selbst ausliefern dürfen (frei oder mit eigener Webfont-Lizenz), oder laden Sie {service} erst nach der Einwilligung.\n2. Nennen Sie den Anbieter, solange er eingebunden ist, mit Sitz und Übermittlungsgrundlage in der Datenschutzerklärung, soweit das dort fehlt.'
      : '1. {#other-way} {service} does not permit delivery from your own server: either choose another font that you may deliver yourself (free or with a web font licence of your own), or load {service} only after consent.\n2. As long as the provider is embedded, name it with its seat and the basis of the transfer in the privacy notice where that is missing there.';
  return { notNamedServedOnly: fix, loadedServedOnly: fix };
}

/** Whether fonts and icons come from other font services than Google's, which has a check of its own. */
export default defineCheck({
  id: 'emb-other-webfonts',
  area: 'emb',
  version: 12,
  weight: 2,
  confidence: 'high',
  legalBasis: [statute('Art. 25 DSGVO', 'Art. 25 GDPR'), consentLaw.gdpr6interests, consentLaw.lgMuenchenFonts],
  volatile: {
    de: 'Das Urteil des LG München I betrifft Google Fonts; auf andere Schriftdienste lässt es sich nur entsprechend übertragen. Ob eine dynamische IP-Adresse bei der Übermittlung an Dritte personenbezogen ist, liegt dem EuGH vor (Vorlage des BGH, VI ZR 258/24).',
    en: 'The judgment of the Regional Court Munich I concerns Google Fonts and can be applied to other font services only by analogy. Whether a dynamic IP address is personal data when it is transmitted to third parties is before the CJEU (reference by the Federal Court of Justice, VI ZR 258/24).',
    since: '2026-11-21',
  },
  needs: ['requests', 'services', 'privacy', 'pages', 'attempts'],
  wants: ['applicability'],
  texts: {
    de: {
      title: 'Weitere externe Schriftdienste',
      explanation:
        'Wer Schriften oder Icons von einem fremden Server lädt, übermittelt diesem bei jedem Aufruf die IP-Adresse des Besuchers. Nötig ist das nicht, denn die Dateien lassen sich selbst ausliefern (Art. 25 DSGVO). Manche Dienste zählen außerdem jeden Seitenaufruf für die Abrechnung der Lizenz.',
      confidenceReason: 'Gemessen werden Anfragen an bekannte Schriftdienste; ob die Lizenz den Abruf verlangt, ist nicht zu sehen.',
      howToFix:
        '1. Laden Sie die verwendeten Schriften und Icons herunter und liefern Sie sie vom eigenen Server aus, soweit die Lizenz das erlaubt.\n2. Verlangt die Lizenz einen Zähler auf fremdem Server (etwa bei MyFonts), wechseln Sie zu einer Lizenz ohne Zähler oder zu einer freien Schrift.\n3. Nennen Sie den Anbieter, solange er eingebunden ist, mit Sitz und Übermittlungsgrundlage in der Datenschutzerklärung, soweit das dort fehlt.',
      fixes: { connectionOnly: bareSteps.de, ...unknownFontFixes('de'), ...servedOnlyFixes('de') },
      messages: {
        notNamedServedOnly:
          '{service} lädt ohne Einwilligung von einem Empfänger außerhalb der EU; die Datenschutzerklärung nennt ihn nicht',
        loadedServedOnly: 'Die Website lädt ohne Einwilligung Schriften oder Icons von {service}',
        notNamed: '{service} lädt ohne Einwilligung von einem Empfänger außerhalb der EU; die Datenschutzerklärung nennt ihn nicht',
        loaded: 'Die Website lädt ohne Einwilligung Schriften oder Icons von {service}',
        insideFrame: 'Ein eingebetteter fremder Rahmen lädt Schriften von {service}',
        connectionOnly: 'Die Website baut ohne Einwilligung eine Verbindung zu {service} auf, lädt aber keine Schrift',
        onlyAfterConsent: 'Schriften oder Icons von {service} werden nur nach dem Zustimmen geladen',
        ...fontsOfOthersMessages.de,
        ...unknownFontMessages('de'),
        rejectNotExamined:
          'Vor der Einwilligung wurde kein weiterer Schriftdienst beobachtet (Google Fonts hat eine eigene Prüfung); der Zustand nach dem Ablehnen ließ sich nicht prüfen',
        ...rejectNotExamined.de,
      },
    },
    en: {
      title: 'Other external font services',
      explanation:
        'Whoever loads fonts or icons from someone else’s server transmits the visitor’s IP address to it with each visit. That is not necessary, because the files can be delivered by the site itself (Art. 25 GDPR). Some services also count each page view to bill the licence.',
      confidenceReason: 'Requests to known font services are measured; whether the licence demands the request cannot be seen.',
      howToFix:
        '1. Download the fonts and icons in use and deliver them from your own server, as far as the licence permits.\n2. If the licence demands a counter on another server (MyFonts, for example), switch to a licence without a counter or to a free font.\n3. As long as the provider is embedded, name it with its seat and the basis of the transfer in the privacy notice where that is missing there.',
      fixes: { connectionOnly: bareSteps.en, ...unknownFontFixes('en'), ...servedOnlyFixes('en') },
      messages: {
        notNamedServedOnly: '{service} loads without consent from a recipient outside the EU; the privacy notice does not name it',
        loadedServedOnly: 'The site loads fonts or icons from {service} without consent',
        notNamed: '{service} loads without consent from a recipient outside the EU; the privacy notice does not name it',
        loaded: 'The site loads fonts or icons from {service} without consent',
        insideFrame: 'An embedded third-party frame loads fonts from {service}',
        connectionOnly: 'The site opens a connection to {service} without consent but loads no font',
        onlyAfterConsent: 'Fonts or icons from {service} are loaded only after accepting',
        ...fontsOfOthersMessages.en,
        ...unknownFontMessages('en'),
        rejectNotExamined:
          'No further font service was observed before consent (Google Fonts has a check of its own); the state after rejection could not be examined',
        ...rejectNotExamined.en,
      },
    },
  },
  run(facts) {
    const { states, complete } = unconsentedStates(facts.attempts);
    const chains = initiatorChains(facts);
    const notice = readNotice(facts);
    const uses = facts.services.filter(({ service }) => service.category === 'font' && service.id !== 'google-fonts');
    const risks: Finding[] = [];
    const hints: Finding[] = [];
    for (const use of uses) {
      // Fonts inside an embed are repaired with the embed, which another check reports.
      const own = facts.requests.filter(
        (request) =>
          request.serviceId === use.service.id &&
          request.party !== 'first' &&
          request.states.length > 0 &&
          wasSent(request) &&
          chains.embedAround(request) === null,
      );
      const early = own.filter((request) => states.some((state) => request.states.includes(state)));
      if (early.length > 0) {
        const message = rate(early);
        const isSilent = notice.complete && !namesService(notice.text, use) && !namesVendor(notice.text, use);
        const kept = servedByVendorOnly.has(use.service.id) ? 'ServedOnly' : '';
        const counts = countingServices.has(use.service.id) && isThirdCountry(countryOfRecipient(use)) === true;
        if (message === 'loaded' && counts && isSilent) risks.push(finding(`notNamed${kept}`, use, early));
        else hints.push(finding(message === 'loaded' ? `loaded${kept}` : message, use, early));
      } else if (own.length > 0 && complete) hints.push(finding('onlyAfterConsent', use, own));
    }
    const verdict = verdictBeside(risks, hints);
    if (verdict) return verdict;
    const unknown = unknownFontHosts(facts, states);
    if (unknown.length > 0) {
      return openByUnknownFonts(unknown, facts.requests, notice);
    }
    if (complete) {
      const others = fontsOfOthers(facts, states);
      if (others.length === 0) return { class: 'Conform' };
      const names = shortList(others.map(({ service }) => service.name));
      return { class: 'Conform', message: fontsOfOthersMessage(others), params: { names } };
    }
    return openAfterReject(facts, ({ category, id }) => category === 'font' && id !== 'google-fonts');
  },
});

/** Open because of fonts of unknown hosts; `Sheet` where style sheets of other servers ask for all of them, `Named` where the notice names all. */
function openByUnknownFonts(fonts: readonly RequestFact[], requests: readonly RequestFact[], notice: Notice): Verdict {
  const sheets = fonts.map((font) => sheetAround(font, requests));
  const embedded = sheets.filter((sheet) => sheet !== null);
  const isBySheet = embedded.length === fonts.length;
  const { kind } = namingOf([...fonts, ...embedded.map(({ sheet }) => sheet)], notice);
  const told: TextParams = isBySheet
    ? {
        sheets: shortList([...new Set(embedded.map(({ sheet }) => sheet.host + pathOf(sheet.url)))]),
        places: shortList([...new Set(embedded.map(({ place }) => place))]),
      }
    : {};
  return {
    class: 'NoClassification',
    message: `fontOfUnknownHost${isBySheet ? 'Sheet' : ''}${kind === 'Named' ? kind : ''}`,
    params: { ...serverParams(fonts), ...told },
    items: fonts.map((request) => requestItem(request)),
  };
}

/** The first style sheet of another server on the way from the site to a font, and the path of the site's own file that embeds it. */
function sheetAround(font: RequestFact, requests: readonly RequestFact[]): { sheet: RequestFact; place: string } | null {
  const byId = requestIndex(requests).byId;
  const seen = new Set<RequestFact>([font]);
  let sheet = font;
  let parent = byId.get(font.parentId ?? '');
  while (parent && parent.party !== 'first' && !seen.has(parent)) {
    sheet = parent;
    seen.add(sheet);
    parent = byId.get(sheet.parentId ?? '');
  }
  return sheet !== font && sheet.type === 'stylesheet' ? { sheet, place: pathOf(parent?.url ?? sheet.pageUrl) } : null;
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}

/** Known services of another kind that bring fonts of their own; each is judged as what it is. The platform of the site delivers the site. */
function fontsOfOthers(
  { requests, services, applicability }: Pick<Facts, 'requests' | 'services'> & Partial<Pick<Facts, 'applicability'>>,
  states: readonly ConsentState[],
): ServiceUse[] {
  const ids = new Set(
    requests.flatMap(({ type, party, serviceId, states: seen }) =>
      type === 'font' && party !== 'first' && serviceId !== null && states.some((state) => seen.includes(state)) ? [serviceId] : [],
    ),
  );
  return services.filter(
    ({ service }) =>
      ids.has(service.id) && service.category !== 'font' && service.consent !== 'no' && !runsTheSite(service, applicability?.system),
  );
}

/** A font file of a host that no catalogue knows may come from a font service or from another server of the site. */
function unknownFontHosts(facts: Pick<Facts, 'requests' | 'services'>, states: readonly ConsentState[]): RequestFact[] {
  const fonts = facts.requests.filter(({ type }) => type === 'font');
  const hosts = new Set(fonts.map(({ host }) => host));
  const unknown = unknownHosts(facts, states).filter(({ host }) => hosts.has(host));
  return unknown.flatMap(
    ({ host }) => fonts.find((font) => font.host === host && states.some((state) => font.states.includes(state))) ?? [],
  );
}

function rate(requests: readonly RequestFact[]): 'loaded' | 'insideFrame' | 'connectionOnly' {
  const bySite = requests.filter(({ inOwnFrame }) => inOwnFrame);
  if (bySite.length === 0) return 'insideFrame';
  return bySite.every(isConnectionOnly) ? 'connectionOnly' : 'loaded';
}

function finding(message: string, { service }: ServiceUse, requests: readonly RequestFact[]): Finding {
  return {
    message,
    params: { service: service.name },
    items: observationItems({ requests }),
    cause: service.id,
    serviceIds: [service.id],
  };
}
