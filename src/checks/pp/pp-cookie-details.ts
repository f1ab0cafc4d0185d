import { defineCheck, type Finding, type Locale, type Verdict } from '../define-check.ts';
import type { CookieFact, Facts } from '../facts.ts';
import { verdictOf } from '../items.ts';
import { numberedSteps, suffixed } from '../message-variants.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { statute } from '../shared/law/law.ts';
import { startsChosen } from '../shared/notice/chosen-embeds.ts';
import { type ContradictoryLife, contradictoryLives } from '../shared/notice/contradictory-lives.ts';
import {
  type CookieTexts,
  cookieListRead,
  cookieTexts,
  declarationOf,
  namesEntry,
  placesOfEntry,
  plainTexts,
  rowsWithDuration,
  sentencesOnDuration,
  statesDuration,
} from '../shared/notice/declared-cookies.ts';
import { namesService, namesVendor } from '../shared/notice/notice.ts';
import { ownDuration } from '../shared/notice/own-duration.ts';
import { lifetimesOf, lifetimeTolerance } from '../shared/notice/stated-lifetimes.ts';
import { tellsOfTracker } from '../shared/notice/tracker-named.ts';
import { examineLegalPage } from '../shared/site/legal-page.ts';
import { legalPath } from '../shared/site/legal-path.ts';
import { isUnaskedFor } from '../shared/stored/doubtful-cookies.ts';
import { findingsByOrigin } from '../shared/stored/stored-by-embed.ts';
import { shortList, storedItem } from '../shared/stored/stored-findings.ts';
import { familyOf, kindOfCookie, wasStored } from '../shared/stored/stored-items.ts';

/** Reach of a row of a cookie table, in characters. */
const row = 250;
const enough = 0.9;
/** What is said to be stated has to be named in full. */
const mostNames = 20;

interface Declared {
  cookie: CookieFact;
  duration: boolean;
  provider: boolean;
  /** The texts name the cookie itself, not just its service. */
  listed: boolean;
  /** The provider is stated for this very cookie or its service, not just somewhere for another one. */
  attributed: boolean;
  /** The notice says that the service sets no cookies. */
  denied: boolean;
  /** The cookie itself is declared with a shorter life than it has. */
  tooShort: boolean;
  /** The longest life stated for it, in seconds. */
  stated: number | null;
  /** Notice and banner state different lives: the one farther from the measured life, whose statement `stated` is. */
  offIn?: ContradictoryLife['offIn'];
}

/** What is known of a cookie of which a life is stated. */
const isDeclared = { duration: true, provider: true, listed: true, attributed: true, denied: false, tooShort: false };

/** Where the message says that a lifetime is off, or null for any other message. */
function offOf(message: string): ContradictoryLife['offIn'] | null {
  return message.startsWith('offNotice') ? 'notice' : message.startsWith('offBanner') ? 'banner' : null;
}

/** The first step against each gap. */
const steps: Record<
  Locale,
  Record<'nothing' | 'gaps' | 'notListed' | 'noDuration' | 'noProvider' | 'tooShort' | 'offNotice' | 'offBanner' | 'denied', string>
> = {
  de: {
    nothing: 'Ergänzen Sie in der Datenschutzerklärung Anbieter, Zweck und Funktionsdauer zu: {lifetimes}.',
    gaps: 'Ergänzen Sie in der Datenschutzerklärung Anbieter, Zweck und Funktionsdauer zu: {lifetimes}.',
    notListed:
      'Ergänzen Sie in der Datenschutzerklärung bei {service} {count|=das Cookie|Cookies} mit Name, Zweck und Funktionsdauer: {lifetimes}.',
    noDuration: 'Ergänzen Sie in der Datenschutzerklärung die Funktionsdauer zu: {lifetimes}.',
    noProvider: 'Ergänzen Sie in der Datenschutzerklärung zu {names}, welches Unternehmen sie setzt und wer Zugriff hat.',
    denied:
      'Stellen Sie die Cookies von {service} ab, oder berichtigen Sie den Satz der Datenschutzerklärung und nennen Sie Zweck und Funktionsdauer: {lifetimes}.',
    offNotice: 'Berichtigen Sie in der Datenschutzerklärung die Funktionsdauer: {lifetimes}.',
    offBanner: 'Berichtigen Sie im Banner die Funktionsdauer: {lifetimes}.',
    tooShort: 'Berichtigen Sie in der Datenschutzerklärung die Funktionsdauer, oder kürzen Sie die Laufzeit: {lifetimes}.',
  },
  en: {
    nothing: 'Add to the privacy notice provider, purpose and duration of: {lifetimes}.',
    gaps: 'Add to the privacy notice provider, purpose and duration of: {lifetimes}.',
    notListed: 'Beside {service}, add {count|=the cookie|cookies} with name, purpose and duration to the privacy notice: {lifetimes}.',
    noDuration: 'Add to the privacy notice the duration of: {lifetimes}.',
    noProvider: 'Add to the privacy notice which company sets {names} and who has access.',
    denied: 'Turn off the cookies of {service}, or correct the sentence in the privacy notice and state purpose and duration: {lifetimes}.',
    offNotice: 'Correct the duration in the privacy notice: {lifetimes}.',
    offBanner: 'Correct the duration in the banner: {lifetimes}.',
    tooShort: 'Correct the duration in the privacy notice, or shorten the lifetime: {lifetimes}.',
  },
};
/** What is set without a consent that it needs is not made right by a description. */
const asFarAsItStays: Record<Locale, string> = {
  de: 'Soweit Sie {service} weiter einsetzen (das braucht zuvor eine Einwilligung): ',
  en: 'As far as you go on using {service} (which needs prior consent): ',
};
/** Gaps whose first step is to describe the cookies. */
const toDescribe = ['nothing', 'gaps', 'notListed', 'noDuration', 'noProvider'] as const;
const early = 'Early';
/** Endings of messages by the step on the banner: its list may exist unread, was read and names some cookies, names none, or there is no banner. */
type Ending = '' | 'Listed' | 'Read' | 'Bannerless';
const listSteps: Record<Locale, Record<Ending, string | null>> = {
  de: {
    '': 'Hat das Banner eine Cookie-Liste, gleichen Sie sie ebenso an.',
    Listed: 'Ergänzen Sie ebenso die Cookie-Liste im Banner.',
    Read: null,
    Bannerless: null,
  },
  en: {
    '': 'If the banner has a list of cookies, align it likewise.',
    Listed: 'Add to the list of cookies in the banner likewise.',
    Read: null,
    Bannerless: null,
  },
};
const endings: readonly Ending[] = ['', 'Listed', 'Read', 'Bannerless'];
/** Where texts were not read that might state what is missing. */
const unread: Record<Locale, Record<string, string>> = {
  de: {
    textsUnreadNotice:
      'Die Datenschutzerklärung ließ sich nicht vollständig lesen; im gelesenen Teil und im Banner fehlen Funktionsdauer oder Anbieter zu: {names}',
    textsUnreadNoticeBannerless:
      'Die Datenschutzerklärung ließ sich nicht vollständig lesen; im gelesenen Teil fehlen Funktionsdauer oder Anbieter zu: {names}',
    textsUnreadLayer:
      'Die zweite Ebene des Banners wurde nicht gelesen; auf der ersten und in der Datenschutzerklärung fehlen Funktionsdauer oder Anbieter zu: {names}',
    textsUnreadPolicy:
      'Die verlinkte Seite zu Cookies ({policy}) wurde nicht gelesen; in Datenschutzerklärung und Banner fehlen Funktionsdauer oder Anbieter zu: {names}',
    textsUnreadPolicyBannerless:
      'Die verlinkte Seite zu Cookies ({policy}) wurde nicht gelesen; in der Datenschutzerklärung fehlen Funktionsdauer oder Anbieter zu: {names}',
  },
  en: {
    textsUnreadNotice:
      'The privacy notice could not be read completely; in the part that was read and in the banner, duration or provider is missing for: {names}',
    textsUnreadNoticeBannerless:
      'The privacy notice could not be read completely; in the part that was read, duration or provider is missing for: {names}',
    textsUnreadLayer:
      'The second layer of the banner was not read; on the first and in the privacy notice, duration or provider is missing for: {names}',
    textsUnreadPolicy:
      'The linked page on cookies ({policy}) was not read; in privacy notice and banner, duration or provider is missing for: {names}',
    textsUnreadPolicyBannerless:
      'The linked page on cookies ({policy}) was not read; in the privacy notice, duration or provider is missing for: {names}',
  },
};

const fixes: Record<Locale, Record<string, string>> = { de: fixesOf('de'), en: fixesOf('en') };

const gapMessages: Record<Locale, Record<string, string>> = {
  de: {
    notListed: '{service}: Beschrieben ist nur der Dienst; Name und Funktionsdauer fehlen zu {count|=einem Cookie|Cookies}: {lifetimes}',
    noDuration: '{service}: Zu {count|=einem Cookie|Cookies} fehlt die Funktionsdauer: {lifetimes}',
    noProvider: '{service}: Zu {count|=einem Cookie|Cookies} fehlt der Anbieter: {names}',
    gaps: '{service}: Zu {count|=einem Cookie|Cookies} ist weder die Funktionsdauer noch der Anbieter angegeben: {lifetimes}',
    denied:
      '{service}: Die Datenschutzerklärung sagt, dass der Dienst keine Cookies setzt; eine Funktionsdauer fehlt deshalb zu: {lifetimes}',
    offNotice:
      '{service}: Datenschutzerklärung und Banner geben verschiedene Laufzeiten an; in der Datenschutzerklärung weicht ab: {lifetimes}',
    offBanner: '{service}: Datenschutzerklärung und Banner geben verschiedene Laufzeiten an; im Banner weicht ab: {lifetimes}',
    tooShort: '{service}: {count|=Ein Cookie bleibt|Cookies bleiben} länger als angegeben: {lifetimes}',
  },
  en: {
    notListed: '{service}: only the service is described; name and duration are missing for {count|=one cookie|cookies}: {lifetimes}',
    noDuration: '{service}: for {count|=one cookie|cookies} the duration is missing: {lifetimes}',
    noProvider: '{service}: for {count|=one cookie|cookies} the provider is missing: {names}',
    gaps: '{service}: for {count|=one cookie|cookies} neither the duration nor the provider is stated: {lifetimes}',
    denied: '{service}: the privacy notice says that the service sets no cookies; therefore a duration is missing for: {lifetimes}',
    offNotice: '{service}: privacy notice and banner state different lifetimes; the privacy notice is off for: {lifetimes}',
    offBanner: '{service}: privacy notice and banner state different lifetimes; the banner is off for: {lifetimes}',
    tooShort: '{service}: {count|=a cookie stays|cookies stay} longer than stated: {lifetimes}',
  },
};

const nothingMessages: Record<Locale, Record<'nothing' | 'nothingBannerless', string>> = {
  de: {
    nothing:
      '{service}: Zu {count|=einem Cookie|Cookies} sind weder Funktionsdauer noch Anbieter in Datenschutzerklärung oder Banner angegeben: {lifetimes}',
    nothingBannerless:
      '{service}: Zu {count|=einem Cookie|Cookies} sind weder Funktionsdauer noch Anbieter in der Datenschutzerklärung angegeben: {lifetimes}',
  },
  en: {
    nothing: '{service}: for {count|=one cookie|cookies} neither duration nor provider is stated in privacy notice or banner: {lifetimes}',
    nothingBannerless:
      '{service}: for {count|=one cookie|cookies} neither duration nor provider is stated in the privacy notice: {lifetimes}',
  },
};

/** Whether visitors learn how long cookies that need consent stay and who has access to them. */
export default defineCheck({
  id: 'pp-cookie-details',
  area: 'pp',
  version: 15,
  weight: 3,
  confidence: 'medium',
  legalBasis: [statute('Art. 13 Abs. 2 lit. a DSGVO', 'Art. 13(2)(a) GDPR'), consentLaw.planet49, consentLaw.tdddg25],
  needs: ['cookies', 'services', 'site', 'banner', 'privacy', 'pages'],
  wants: ['requests', 'shopPages', 'policyMatches'],
  texts: {
    de: {
      title: 'Angaben zu Funktionsdauer und Drittzugriff der Cookies',
      explanation:
        'Wer in Cookies einwilligen soll, muss wissen, wie lange sie bleiben und ob Dritte Zugriff haben (EuGH C-673/17 Planet49, § 25 Abs. 1 TDDDG). Geprüft werden die Datenschutzerklärung und das Einwilligungsbanner, soweit es sich öffnen lässt. Browser kürzen Laufzeiten auf 400 Tage; eine längere Angabe ist deshalb kein Widerspruch.',
      confidenceReason: 'Gemessen wird die Laufzeit; welche Angabe zu welchem Cookie gehört, wird aus der Nähe im Text geschlossen.',
      howToFix:
        '1. Führen Sie eine Liste aller Cookies mit Name, Anbieter, Zweck und Laufzeit im Einwilligungswerkzeug.\n2. Übernehmen Sie die Liste in die Datenschutzerklärung.\n3. Aktualisieren Sie Laufzeiten, die nicht mehr stimmen.',
      fixes: fixes.de,
      messages: {
        ...nothingIn('de'),
        ...withEndings(gapMessages.de),
        ...earlyMessages('de'),
        ...declaredBy('de', 'nennt', 'nennen'),
        ...unread.de,
        noNotice: 'Es wurde keine lesbare Datenschutzerklärung gefunden',
        onlyDeleted: 'Von den Cookies, die eine Einwilligung brauchen, blieb keines im Browser; gleich wieder gelöscht: {names}',
        noCookies: 'Es wurden keine Cookies beobachtet, die eine Einwilligung brauchen',
      },
    },
    en: {
      title: 'Cookie duration and third-party access stated',
      explanation:
        'Whoever is asked to consent to cookies has to know how long they stay and whether third parties have access (CJEU C-673/17 Planet49, Section 25(1) TDDDG). The privacy notice and the consent banner are examined, as far as the latter can be opened. Browsers cut lifetimes to 400 days; a longer statement is therefore no contradiction.',
      confidenceReason: 'The lifetime is measured; which statement belongs to which cookie is inferred from their closeness in the text.',
      howToFix:
        '1. Keep a list of all cookies with name, provider, purpose and lifetime in the consent tool.\n2. Include the list in the privacy notice.\n3. Update lifetimes that are no longer right.',
      fixes: fixes.en,
      messages: {
        ...nothingIn('en'),
        ...withEndings(gapMessages.en),
        ...earlyMessages('en'),
        ...declaredBy('en', 'states', 'state'),
        ...unread.en,
        noNotice: 'No readable privacy notice was found',
        onlyDeleted: 'None of the cookies that need consent stayed in the browser; deleted at once: {names}',
        noCookies: 'No cookies that need consent were observed',
      },
    },
  },
  run({ cookies, services, site, banner: asking, privacy, pages, requests = [], shopPages, policyMatches = [] }) {
    const { banner } = asking;
    const seen = { services, site, banner: asking, shopPages };
    const isAsked = (cookie: CookieFact) => /^(?:consent|disputed)$/.test(kindOfCookie(cookie, site.domain)) || isUnaskedFor(cookie, seen);
    const needy = cookies.filter((cookie) => wasStored(cookie) && isAsked(cookie));
    // A cookie by which a script tries whether it may set any is gone at once: nobody has to be told how long it stays.
    const relevant = needy.filter(({ kept }) => kept);
    const { kind } = examineLegalPage(privacy, pages);
    const hasNotice = kind !== 'missing' && kind !== 'faulty';
    const texts = cookieTexts({ privacy, pages }, banner);
    const around = { services, requests };
    // A list that tells too short a life of a cookie is wrong whether or not the cookie needs consent.
    const misdated = hasNotice
      ? misdatedRows(
          cookies.filter((cookie) => wasStored(cookie) && cookie.kept && !isAsked(cookie)),
          texts,
        )
      : [];
    const wrongRows = findingsByOrigin(
      `tooShort${banner === null ? 'Bannerless' : 'Read'}`,
      misdated.map(({ cookie }) => cookie),
      around,
    );
    const kept = cookies.filter((cookie) => wasStored(cookie) && cookie.kept);
    const offs = hasNotice && banner !== null ? contradictoryLives(kept, texts).map((each) => ({ ...each, ...isDeclared })) : [];
    const isKnownShort = ({ cookie }: Declared) => misdated.some((entry) => entry.cookie === cookie);
    if (relevant.length === 0) {
      const off = offs.filter((entry) => !isKnownShort(entry));
      const wrong = verdictOf({ hints: [...wrongRows, ...offFindings(off, around)] });
      if (wrong) return withLifetimes(wrong, [...off, ...misdated], site.domain);
      if (needy.length === 0) return { class: 'NotApplicable', message: 'noCookies' };
      return { class: 'NotApplicable', message: 'onlyDeleted', params: { names: familiesOf(needy) } };
    }
    if (!hasNotice) return { class: 'NotApplicable', message: 'noNotice' };
    // Names of a service in links and footers describe nothing.
    const unnamed = new Set(policyMatches.filter(({ match }) => match === 'notFound').map(({ serviceId }) => serviceId));
    const read = (part: Pick<CookieTexts, 'notice' | 'banner'>) => {
      const told = { ...texts, ...part };
      const listed = relevant.filter((cookie) => declarationOf(cookie, told, undefined) === 'listed');
      return relevant.map((cookie) => readDeclaration(cookie, told, { services, listed, unnamed }));
    };
    const declared = read(texts);

    const tooShort = declared.filter((entry) => entry.tooShort).map(({ cookie }) => cookie);
    // What stays longer than the notice says is told as that.
    const off = offs.filter((entry) => !isKnownShort(entry) && !tooShort.includes(entry.cookie));
    const lacking = lackingOf(declared);
    const covered = 1 - lacking.length / relevant.length >= enough;
    const denied = declared.filter((entry) => entry.denied).map(({ cookie }) => cookie);
    const readAll = texts.unread === null;
    const bannerless = banner === null ? 'Bannerless' : '';
    const isListRead = banner !== null && banner.deeperText !== undefined && cookieListRead(banner);
    const isListed = isListRead && relevant.some((cookie) => namesEntry(texts.banner, cookie));
    const ending: Ending = isListRead ? (isListed ? 'Listed' : 'Read') : bannerless;
    if (!covered && !readAll && tooShort.length === 0 && denied.length === 0 && misdated.length === 0) {
      const params = { names: familiesOf(lacking), policy: texts.policy };
      return { class: 'NoClassification', message: `textsUnread${texts.unread}${bannerless}`, params, items: lacking.map(storedItem) };
    }
    const isCertain = ({ cookie }: Declared) => kindOfCookie(cookie, site.domain) === 'consent';
    // Where the need for consent is disputed, what is missing is a hint.
    const nothing = declared.some(isCertain) && declared.every(({ duration, provider }) => !duration && !provider);
    const verdict = verdictOf({
      risks: nothing && readAll ? nothingTold(declared, around, ending) : [],
      hints: [
        ...findingsByOrigin(`denied${ending}`, denied, around),
        ...findingsByOrigin(`tooShort${isListed ? 'Read' : ending}`, tooShort, around),
        ...(covered || !readAll
          ? []
          : gapsIn(
              declared.filter((entry) => !entry.denied),
              around,
              ending,
            )),
        ...wrongRows,
        ...offFindings(off, around),
      ],
    });
    if (verdict) return withLifetimes(verdict, [...declared, ...misdated, ...off], site.domain);
    const suffices = (part: Pick<CookieTexts, 'notice' | 'banner'>) => lackingOf(read(part)).length <= lacking.length;
    const { notice, banner: inBanner } = texts;
    const place = suffices({ notice, banner: '' }) ? 'Notice' : suffices({ notice: '', banner: inBanner }) ? 'Banner' : 'Both';
    // Of which few cookies the texts tell too little is said as well.
    const message = `declared${lacking.length === 0 ? '' : 'Most'}${place}`;
    return {
      class: 'Conform',
      message,
      params: { names: familiesOf(relevant), lacking: familiesOf(lacking), path: legalPath(privacy) },
    };
  },
});

function lackingOf(declared: readonly Declared[]): CookieFact[] {
  return declared.filter(({ duration, provider }) => !duration || !provider).map(({ cookie }) => cookie);
}

/** The same messages by what is known of the banner, on which their steps differ. */
function withEndings(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.assign({}, ...endings.map((ending) => suffixed(texts, ending)));
}

function nothingIn(locale: Locale): Record<string, string> {
  const { nothing, nothingBannerless } = nothingMessages[locale];
  return { ...withEndings({ nothing }), nothingBannerless };
}

/** The same sentences where the first step has a proviso. */
function earlyMessages(locale: Locale): Record<string, string> {
  const all = { ...nothingIn(locale), ...withEndings(gapMessages[locale]) };
  return Object.fromEntries(toDescribe.flatMap((gap) => endings.map((ending) => [`${gap}${early}${ending}`, all[`${gap}${ending}`]!])));
}

function fixesOf(locale: Locale): Record<string, string> {
  const byHand = {
    de: 'Prüfen Sie von Hand, ob dort zu {names} Anbieter, Zweck und Funktionsdauer stehen, und ergänzen Sie, was fehlt; die gemessene Laufzeit steht in den Belegen.',
    en: 'Check by hand whether provider, purpose and duration of {names} are stated there, and add what is missing; the measured lifetime is in the evidence.',
  };
  const provided = toDescribe.map((gap) => [`${gap}${early}`, asFarAsItStays[locale] + steps[locale][gap]] as const);
  const against = [...Object.entries(steps[locale]), ...provided].flatMap(([gap, step]) =>
    endings.map((ending) => [`${gap}${ending}`, numberedSteps([step, listSteps[locale][ending]].filter((each) => each !== null))]),
  );
  return {
    ...Object.fromEntries(against),
    ...Object.fromEntries(Object.keys(unread[locale]).map((name) => [name, numberedSteps([byHand[locale]])])),
  };
}

/** Where the statements stand: in the notice, in the banner, or some here and some there. */
function declaredBy(locale: Locale, one: string, several: string): Record<string, string> {
  const places = {
    de: {
      Notice: `Die Datenschutzerklärung ({path}) ${one}`,
      Banner: `Das Banner ${one}`,
      Both: `Datenschutzerklärung ({path}) und Banner ${several} zusammen`,
    },
    en: {
      Notice: `The privacy notice ({path}) ${one}`,
      Banner: `The banner ${one}`,
      Both: `Privacy notice ({path}) and banner together ${several}`,
    },
  }[locale];
  const what = {
    de: {
      '': 'Funktionsdauer und Anbieter zu den Cookies, die eine Einwilligung brauchen oder brauchen können: {names}',
      Most: 'Funktionsdauer und Anbieter zu fast allen Cookies, die eine Einwilligung brauchen oder brauchen können; nicht vollständig zu: {lacking}',
    },
    en: {
      '': 'duration and provider of the cookies that need consent or may need it: {names}',
      Most: 'duration and provider of almost all cookies that need consent or may need it; not completely for: {lacking}',
    },
  }[locale];
  const measured = {
    de: '; gemessen wurde bei keinem eine längere Laufzeit als dort angegeben',
    en: '; none was measured to stay longer than stated there',
  }[locale];
  return Object.fromEntries(
    Object.entries(places).flatMap(([place, who]) =>
      Object.entries(what).map(([much, said]) => [`declared${much}${place}`, `${who} ${said}${measured}`]),
    ),
  );
}

/** Findings with the lives of their cookies, and with the proviso where a known service set them without the consent they need. */
function withLifetimes(verdict: Verdict, declared: readonly Declared[], siteDomain: string): Verdict {
  if (!('findings' in verdict)) return verdict;
  const complete = (finding: Finding): Finding => {
    const refs = new Set(finding.items.map(({ ref }) => ref));
    const told = declared.filter(({ cookie, offIn }) => refs.has(cookie.id) && (offIn ?? null) === offOf(finding.message));
    // One name on two domains is listed once, and counted as it is listed.
    const alike = told.filter(
      ({ cookie }, at) => told.findIndex((other) => familyOf(other.cookie.name) === familyOf(cookie.name)) < at,
    ).length;
    const entries = [...Map.groupBy(told, ({ cookie }) => familyOf(cookie.name)).values()].map(([first]) => ({
      name: first!.cookie.name,
      measured: first!.cookie.lifetimeSeconds,
      requested: first!.cookie.declaredLifetimeSeconds,
      stated: finding.message.startsWith('tooShort') || offOf(finding.message) !== null ? first!.stated : null,
    }));
    const unasked = told.some(
      ({ cookie }) => cookie.states.some((state) => state !== 'accept') && kindOfCookie(cookie, siteDomain) === 'consent',
    );
    const gap = toDescribe.find((each) => finding.message.replace(/(?:Listed|Read|Bannerless)$/, '') === each || finding.message === each);
    const message = gap && unasked && finding.serviceIds ? finding.message.replace(gap, `${gap}${early}`) : finding.message;
    const { count, ...others } = finding.params ?? {};
    const counted = count === undefined ? others : { ...others, count: Number(count) - alike };
    return { ...finding, message, params: { ...counted, lifetimes: lifetimesOf(entries) } };
  };
  const [first, ...rest] = verdict.findings;
  return { ...verdict, findings: [complete(first), ...rest.map(complete)] };
}

/** Cookies by name, those that differ only in an id of the visitor once. */
function familiesOf(cookies: readonly CookieFact[]): string {
  return shortList(
    [...Map.groupBy(cookies, ({ name }) => familyOf(name)).values()].map(([first]) => first!.name),
    mostNames,
  );
}

/** Where the texts tell nothing of any cookie: of some not even the service, which has a step of its own. */
function nothingTold(declared: readonly Declared[], facts: Pick<Facts, 'services' | 'requests'>, ending: Ending): readonly Finding[] {
  const { described = [], unknown = [] } = Object.groupBy(declared, ({ attributed }) => (attributed ? 'described' : 'unknown'));
  const of = (message: string, some: readonly Declared[]) =>
    findingsByOrigin(
      `${message}${ending}`,
      some.map(({ cookie }) => cookie),
      facts,
    );
  return [...of('nothing', unknown), ...of('notListed', described)];
}

/** What is missing, by what it is. */
function gapsIn(declared: readonly Declared[], facts: Pick<Facts, 'services' | 'requests'>, ending: Ending): Finding[] {
  const lacking = (message: string, hasGap: (entry: Declared) => boolean) =>
    findingsByOrigin(
      `${message}${ending}`,
      declared.filter(hasGap).map(({ cookie }) => cookie),
      facts,
    );
  return [
    ...lacking('gaps', ({ duration, attributed }) => !duration && !attributed),
    ...lacking('notListed', ({ duration, attributed, listed }) => !duration && attributed && !listed),
    ...lacking('noDuration', ({ duration, attributed, listed }) => !duration && attributed && listed),
    ...lacking('noProvider', ({ duration, provider }) => duration && !provider),
  ];
}

/** Lives on which notice and banner differ, by where the statement is off. */
function offFindings(off: readonly Declared[], facts: Pick<Facts, 'services' | 'requests'>): Finding[] {
  const of = (place: Declared['offIn']) => off.filter(({ offIn }) => offIn === place).map(({ cookie }) => cookie);
  return [...findingsByOrigin('offNoticeRead', of('notice'), facts), ...findingsByOrigin('offBannerRead', of('banner'), facts)];
}

/** Cookies to which a row of a list in the notice itself gives a shorter life than they have. */
function misdatedRows(cookies: readonly CookieFact[], { notice }: CookieTexts): Declared[] {
  return cookies.flatMap((cookie) => {
    const stated =
      rowsWithDuration(notice, cookie).length === 0
        ? null
        : ownDuration(
            cookie,
            { notice, banner: '' },
            cookies.filter((other) => other !== cookie),
          );
    if (stated === null || cookie.lifetimeSeconds === null || cookie.lifetimeSeconds <= stated * lifetimeTolerance) return [];
    return [{ cookie, stated, ...isDeclared, tooShort: true }];
  });
}

/** What the texts say about a cookie: in its own row, else in the paragraph about its service. */
function readDeclaration(
  cookie: CookieFact,
  texts: CookieTexts,
  { services, listed, unnamed }: { services: Facts['services']; listed: readonly CookieFact[]; unnamed: ReadonlySet<string> },
): Declared {
  const text = plainTexts(texts);
  const rows = placesOfEntry(text, cookie).map((place) => text.slice(Math.max(0, place - 40), place + row));
  const use = services.find(({ service }) => service.id === cookie.serviceId);
  const others = listed.filter((other) => other !== cookie);
  const about = use ? [...sentencesOnDuration(texts.notice, use, others), ...sentencesOnDuration(texts.banner, use, others)] : [];
  const provider = use ? namesService(text, use) || namesVendor(text, use) : rows.length > 0;
  const embedder = services.find(({ service }) => service.id === use?.embeddedBy && !startsChosen(service.id));
  const named = [use, embedder].some(
    (one) =>
      one !== undefined &&
      (namesService(texts.banner, one) ||
        (!unnamed.has(one.service.id) && namesService(text, one) && tellsOfTracker(texts.notice, one.service))),
  );
  const stated = ownDuration(cookie, texts, others);
  const measured = cookie.lifetimeSeconds;
  return {
    cookie,
    provider,
    listed: rows.length > 0,
    attributed: named || (use ? rows.some((entry) => namesVendor(entry, use)) : provider),
    denied: declarationOf(cookie, texts, use) === 'denied',
    duration: [...rows, ...about].some(statesDuration),
    stated,
    tooShort: measured !== null && stated !== null && measured > stated * lifetimeTolerance,
  };
}
