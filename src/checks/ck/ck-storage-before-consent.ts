import { defineCheck, type Finding } from '../define-check.ts';
import type { ServiceUse } from '../facts/services.ts';
import type { StorageFact } from '../facts/stored.ts';
import { verdictBeside } from '../items.ts';
import { addedTo } from '../message-variants.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { readNotice } from '../shared/notice/notice.ts';
import { momentOf, unconsentedStates } from '../shared/services/unconsented-states.ts';
import { doubtfulEntryMessages, doubtfulFixes } from '../shared/stored/doubtful-cookie-texts.ts';
import { doubtfulFindings, doubtfulItems, isUnaskedKind } from '../shared/stored/doubtful-cookies.ts';
import { isOwnAttribution, ownAttributionFindings, ownAttributionFixes, ownAttributionMessages } from '../shared/stored/own-attribution.ts';
import { ownEntryTexts, ownStoredIdentifiers } from '../shared/stored/own-identifiers.ts';
import { embeddedFindings, embedStep, framedFinding, frameStep } from '../shared/stored/stored-by-embed.ts';
import { storedFindings, storedItem } from '../shared/stored/stored-findings.ts';
import { familyOf, isOfTyping, kindOfStorage, ownerName } from '../shared/stored/stored-items.ts';
import { scriptAddress } from '../shared/stored/unknown-cookies.ts';
import { isUnknownVisitorId, visitorNamed, visitorNamedFixes } from '../shared/stored/visitor-named.ts';
import { shortList } from '../shared/wording.ts';

const written = {
  de: 'Einträge von {service} im Web-Speicher {when}: {names}',
  en: 'Entries of {service} in web storage {when}: {names}',
};
const disputed = {
  de: '{service} schreibt {when} in den Web-Speicher; ob eine Einwilligung nötig ist, ist umstritten: {names}',
  en: '{service} writes to web storage {when}; whether consent is needed is disputed: {names}',
};
const inspected = {
  de: '\n2. Prüfen Sie in den Entwicklerwerkzeugen des Browsers unter „Anwendung“, dass der Eintrag ohne Einwilligung fehlt.',
  en: '\n2. Verify in the browser’s developer tools under “Application” that the entry is missing without consent.',
};

/** What nobody asked for yet waits with its service, whichever script of it writes. */
function unaskedFixes(locale: 'de' | 'en'): Record<string, string> {
  const { asked, unopened, unpaid, paying, identifier } = doubtfulFixes[locale];
  return Object.fromEntries(
    Object.entries({ asked, unopened, unpaid, paying, identifier }).map(([name, fix]) => [name, fix + inspected[locale]]),
  );
}

/** Where the script that writes is known, nobody has to look for it. */
const byScriptFix = {
  de: '1. {#tie} Koppeln Sie im Einwilligungswerkzeug das Skript {scripts}, das {names} schreibt, an die Einwilligung, genau wie ein Cookie.\n2. Prüfen Sie in den Entwicklerwerkzeugen des Browsers unter „Anwendung“, dass der Eintrag vor der Auswahl und nach dem Ablehnen fehlt.',
  en: '1. {#tie} Tie the script {scripts}, which writes {names}, to consent in the consent tool, exactly like a cookie.\n2. Verify in the browser’s developer tools under “Application” that the entry is missing before the choice and after rejection.',
};
const by = { de: '; geschrieben von {scripts}', en: '; written by {scripts}' };
const byScript = (locale: 'de' | 'en') =>
  Object.fromEntries(['written', 'disputed', 'suspicious'].map((name) => [`${name}ByScript`, byScriptFix[locale]]));

/** What protects a service and lies there before consent: named here, rated with the service. */
const technical = {
  de: '; für Schutz oder Betrieb eines Dienstes gespeichert und hier nicht bewertet: {technical}{see:emb-captcha,emb-payment-sdk}',
  en: '; stored to protect or run a service and not rated here: {technical}{see:emb-captcha,emb-payment-sdk}',
};

const noneKnown = {
  de: 'wurde im Web-Speicher kein Eintrag gefunden, den der Scanner als einwilligungsbedürftig kennt',
  en: 'no entry that the scanner knows to need consent was found in web storage',
};
const unclassified = {
  de: '; {count|=ein Eintrag unbekannten Zwecks steht|Einträge unbekannten Zwecks stehen} bei „Zweck aller Cookies und Speicherobjekte bekannt“',
  en: '; {count|entry|entries} of unknown purpose can be found under “Purpose of all cookies and storage known”',
};

/** When something lay there: many a banner stores the rejection only. `Visit`: without a banner there is nothing to choose. */
const moments = {
  de: {
    BeforeChoice: 'Vor der Auswahl',
    AfterReject: 'Nach dem Ablehnen',
    Throughout: 'Vor der Auswahl und nach dem Ablehnen',
    Visit: 'Beim Aufruf der Seiten',
  },
  en: {
    BeforeChoice: 'Before the choice',
    AfterReject: 'After rejecting',
    Throughout: 'Before the choice and after rejecting',
    Visit: 'When the pages were opened',
  },
};
const momentNames = { beforeConsent: 'BeforeChoice', afterReject: 'AfterReject', throughout: 'Throughout' } as const;
const tool = {
  de: ' lagen Einträge des Einwilligungsbanners im Web-Speicher ({names})',
  en: ', web storage held entries of the consent banner ({names})',
};
/** Here `{when}` tells at which moments was looked. */
const nothingElse = {
  de: '; ein Eintrag, den der Scanner als einwilligungsbedürftig kennt, wurde {when} nicht gefunden',
  en: '; no entry that the scanner knows to need consent was found {when}',
};
const unknownOnly = {
  de: ' lag im Web-Speicher ein unbekannter Wert, der wie eine Besucherkennung aussieht: {names}',
  en: ', web storage held an unknown value that looks like a visitor identifier: {names}',
};

/** The same sentence for each moment, by its name: `toolOnlyAfterReject`. */
function atEachMoment(name: string, sentence: string, locale: 'de' | 'en'): Record<string, string> {
  return Object.fromEntries(Object.entries(moments[locale]).map(([moment, words]) => [name + moment, words + sentence]));
}

function toolMessages(locale: 'de' | 'en'): Record<string, string> {
  return withBesides(atEachMoment('toolOnly', tool[locale] + nothingElse[locale], locale), locale);
}

function noneKnownMessages(locale: 'de' | 'en'): Record<string, string> {
  return withBesides({ noneKnown: `{when} ${noneKnown[locale]}` }, locale);
}

/** The same sentences with what is told besides; a reference ends the sentence. */
function withBesides(messages: Record<string, string>, locale: 'de' | 'en'): Record<string, string> {
  const [others, protecting] = [unclassified[locale], technical[locale]];
  return { ...messages, ...addedTo(messages, { Unclassified: others, Technical: protecting, UnclassifiedTechnical: others + protecting }) };
}

/** The same sentences where the script that writes is known. */
function underEachName(texts: Record<string, string>, locale: 'de' | 'en'): Record<string, string> {
  return { ...texts, ...addedTo(texts, { ByScript: by[locale] }) };
}

export default defineCheck({
  id: 'ck-storage-before-consent',
  area: 'ck',
  version: 19,
  weight: 4,
  confidence: 'high',
  legalBasis: [consentLaw.tdddg25, consentLaw.edpbTracking],
  needs: ['storage', 'services', 'requests', 'site', 'attempts'],
  wants: ['banner', 'shopPages', 'privacy', 'pages'],
  texts: {
    de: {
      title: 'Web-Speicher erst nach der Einwilligung (Local/Session Storage, IndexedDB)',
      explanation:
        '§ 25 Abs. 1 TDDDG spricht nicht von Cookies, sondern von Informationen im Endgerät: Local Storage, Session Storage und IndexedDB sind ebenso erfasst. Kennungen für Analyse oder Werbung dürfen dort erst nach der Einwilligung stehen. So lesen es auch die Aufsichtsbehörden (EDSA-Leitlinien 2/2023, nicht bindend).',
      confidenceReason: 'Gelesen wird der Speicher des Browsers selbst; wozu ein unbekannter Eintrag dient, ist ihm nicht anzusehen.',
      howToFix:
        '1. Suchen Sie das Skript, das den Eintrag schreibt (wo es bekannt ist, steht seine Adresse beim Nachweis).\n2. {#tie} Koppeln Sie das Skript im Einwilligungswerkzeug an die Einwilligung, genau wie ein Cookie.\n3. Prüfen Sie in den Entwicklerwerkzeugen des Browsers unter „Anwendung“, dass der Eintrag vor der Auswahl und nach dem Ablehnen fehlt.',
      fixes: {
        ...byScript('de'),
        ...visitorNamedFixes('de', Object.keys(moments.de)),
        writtenInFrame: `${frameStep.de}${inspected.de}`,
        disputedInFrame: `${frameStep.de}${inspected.de}`,
        writtenWithEmbed: `${embedStep.de}${inspected.de}`,
        disputedWithEmbed: `${embedStep.de}${inspected.de}`,
        ...unaskedFixes('de'),
        ...ownAttributionFixes.de,
        ownIdentifier: ownEntryTexts.de.fix,
      },
      messages: {
        ...underEachName({ written: written.de, disputed: disputed.de }, 'de'),
        writtenInFrame: written.de,
        writtenWithEmbed: '{embed} ({address}) schreibt {when} in den Web-Speicher: {names}',
        disputedWithEmbed:
          '{embed} ({address}) schreibt {when} in den Web-Speicher; ob eine Einwilligung nötig ist, ist umstritten: {names}',
        disputedInFrame: disputed.de,
        ...doubtfulEntryMessages.de,
        ...ownAttributionMessages('de', 'each'),
        ownIdentifier: ownEntryTexts.de.message,
        ...underEachName(
          { suspicious: 'Ein fremdes Skript legt {when} einen unbekannten Wert ab, der wie eine Besucherkennung aussieht: {names}' },
          'de',
        ),
        ...noneKnownMessages('de'),
        ...toolMessages('de'),
        ...atEachMoment('unknownOnly', unknownOnly.de, 'de'),
        ...atEachMoment('visitorNamed', visitorNamed.de, 'de'),
        toolOnlyRejectNotExamined: `${moments.de.BeforeChoice}${tool.de}; ein Eintrag, den der Scanner als einwilligungsbedürftig kennt, wurde dort nicht gefunden; der Zustand nach dem Ablehnen ließ sich nicht prüfen`,
        rejectNotExamined: `Vor der Einwilligung ${noneKnown.de}; der Zustand nach dem Ablehnen ließ sich nicht prüfen`,
      },
    },
    en: {
      title: 'Web storage only after consent',
      explanation:
        'Section 25(1) TDDDG does not speak of cookies but of information in the terminal equipment: local storage, session storage and IndexedDB are covered as well. Identifiers for analytics or advertising may only be placed there after consent. The supervisory authorities read it the same way (EDPB Guidelines 2/2023, not binding).',
      confidenceReason: 'The browser’s own storage is read; what an unknown entry is for cannot be seen from it.',
      howToFix:
        '1. Find the script that writes the entry (where it is known, its address is with the evidence).\n2. {#tie} Tie the script to consent in the consent tool, exactly like a cookie.\n3. Verify in the browser’s developer tools under “Application” that the entry is missing before the choice and after rejection.',
      fixes: {
        ...byScript('en'),
        ...visitorNamedFixes('en', Object.keys(moments.en)),
        writtenInFrame: `${frameStep.en}${inspected.en}`,
        disputedInFrame: `${frameStep.en}${inspected.en}`,
        writtenWithEmbed: `${embedStep.en}${inspected.en}`,
        disputedWithEmbed: `${embedStep.en}${inspected.en}`,
        ...unaskedFixes('en'),
        ...ownAttributionFixes.en,
        ownIdentifier: ownEntryTexts.en.fix,
      },
      messages: {
        ...underEachName({ written: written.en, disputed: disputed.en }, 'en'),
        writtenInFrame: written.en,
        writtenWithEmbed: '{embed} ({address}) writes to web storage {when}: {names}',
        disputedWithEmbed: '{embed} ({address}) writes to web storage {when}; whether consent is needed is disputed: {names}',
        disputedInFrame: disputed.en,
        ...doubtfulEntryMessages.en,
        ...ownAttributionMessages('en', 'each'),
        ownIdentifier: ownEntryTexts.en.message,
        ...underEachName(
          { suspicious: 'A third-party script stores an unknown value {when} that looks like a visitor identifier: {names}' },
          'en',
        ),
        ...noneKnownMessages('en'),
        ...toolMessages('en'),
        ...atEachMoment('unknownOnly', unknownOnly.en, 'en'),
        ...atEachMoment('visitorNamed', visitorNamed.en, 'en'),
        toolOnlyRejectNotExamined: `${moments.en.BeforeChoice}${tool.en}; no entry that the scanner knows to need consent was found there; the state after rejection could not be examined`,
        rejectNotExamined: `Before consent ${noneKnown.en}; the state after rejection could not be examined`,
      },
    },
  },
  run({ storage, services, requests, site, attempts, banner, shopPages, privacy, pages }) {
    const { states, complete } = unconsentedStates(attempts);
    const entries = storage.filter((entry) => states.some((state) => entry.states.includes(state)));
    const { consent, suspicious, unknown } = Object.groupBy(entries, (entry) => kindOfStorage(entry, site.domain));
    const seen = { services, site, banner, shopPages, requests };
    const doubtful = doubtfulItems(entries, seen);
    const unasked = doubtful.flatMap(({ item, kind }) => (isUnaskedKind(kind) || kind === 'paying' ? item : []));
    const disputed = doubtful.flatMap(({ item, kind }) => (kind === 'disputed' ? item : []));
    const told = (message: string, found: typeof storage = []) =>
      storedFindings(message, found, services).map((finding) => {
        const embedded = embeddedFindings(`${message}WithEmbed`, found, { services, requests })(finding);
        // Whose software an embed uses to write does not help to find it.
        if (embedded !== null) return { ...embedded, serviceIds: [embedded.cause] };
        const framed = framedFinding(finding, `${message}InFrame`, { services, requests }, found);
        return framed === finding ? withScripts(finding, found) : framed;
      });
    const own = ownAttributionFindings(entries, services);
    const notice = privacy && pages ? readNotice({ privacy, pages }) : null;
    // Only a notice that was read in full leaves an entry out.
    const identifying = notice?.url && notice.complete ? ownStoredIdentifiers(unknown ?? [], notice.text, site.domain) : [];
    const ofServices = (consent ?? []).filter((entry) => !isOwnAttribution(entry));
    const risks = [...told('written', ofServices), ...own.risks];
    const certain = new Set(risks.map(({ cause }) => cause));
    // What another service stores is told beside the risk: the cookies of that service may be told nowhere else.
    const verdict = verdictBeside(
      risks,
      [
        ...storedFindings('suspicious', suspicious ?? [], services).map((finding) => withScripts(finding, suspicious!)),
        ...own.hints,
        ...storedFindings('ownIdentifier', identifying, services),
        ...doubtfulFindings(unasked, seen),
        ...told('disputed', disputed),
      ].filter(({ cause }) => !certain.has(cause)),
    );
    if (verdict) return verdict;
    const unclear = (unknown ?? []).filter((entry) => entry.idLike && isListed(entry));
    const momentAt = (found: readonly StorageFact[]) =>
      attempts.reject?.method === 'no-banner'
        ? 'Visit'
        : momentNames[momentOf(states.filter((state) => found.some((entry) => entry.states.includes(state))))];
    if (unclear.length > 0) {
      const names = shortList([...new Set(unclear.map(({ key }) => familyOf(key)))]);
      return { class: 'NoClassification', message: `unknownOnly${momentAt(unclear)}`, params: { names }, items: unclear.map(storedItem) };
    }
    const called = doubtful.flatMap(({ item }) => (isUnknownVisitorId(item, site.domain) ? item : []));
    if (called.length > 0) {
      const params = { entries: shortList(namesByService(called, services)) };
      return { class: 'NoClassification', message: `visitorNamed${momentAt(called)}`, params, items: called.map(storedItem) };
    }
    const ofTool = entries.filter(({ category }) => category === 'consent');
    const kept = ofTool.map(({ key }) => familyOf(key));
    const families = new Set((unknown ?? []).filter((entry) => isListed(entry) && !isOfTyping(entry)).map(({ key }) => familyOf(key)));
    const others = families.size > 0 ? 'Unclassified' : '';
    // Without a finding, what is still in doubt only protects a service.
    const protecting = namesByService(
      doubtful.map(({ item }) => item),
      services,
    );
    const params = {
      names: shortList([...new Set(kept)]),
      count: families.size,
      ...(protecting.length > 0 ? { technical: shortList(protecting) } : {}),
    };
    const message = kept.length > 0 ? `toolOnly${momentAt(ofTool)}` : 'noneKnown';
    const besides = `${others}${protecting.length > 0 ? 'Technical' : ''}`;
    if (complete) return { class: 'Conform', message: `${message}${besides}`, params };
    return { class: 'NoClassification', message: kept.length > 0 ? 'toolOnlyRejectNotExamined' : 'rejectNotExamined', params };
  },
});

/** The finding with the scripts that write its entries, under a message of its own where each of them is known. */
function withScripts(finding: Finding, entries: readonly StorageFact[]): Finding {
  const shown = new Set(finding.items.map(({ ref }) => ref));
  const scripts = entries
    .filter(({ id }) => shown.has(id))
    .map(({ setBy, origin, pages }) => scriptAddress(setBy, URL.canParse(origin) ? new URL(origin).host : '', pages));
  if (scripts.length === 0 || scripts.includes(null)) return finding;
  const params = { ...finding.params, scripts: shortList([...new Set(scripts.flatMap((script) => script ?? []))]) };
  return { ...finding, message: `${finding.message}ByScript`, params };
}

/** Entries with the service that wrote them: `rc::a, rc::c (Google reCAPTCHA)`. */
function namesByService(entries: readonly StorageFact[], services: readonly ServiceUse[]): string[] {
  const groups = Map.groupBy(entries, (entry) => ownerName(entry, services));
  return [...groups].map(([owner, own]) => `${[...new Set(own.map(({ key }) => familyOf(key)))].join(', ')} (${owner})`);
}

/** Caches and workers hold files of the site; the check on unknown purposes leaves them out as well. */
function isListed({ kind }: StorageFact): boolean {
  return kind !== 'cacheStorage' && kind !== 'serviceWorker';
}
