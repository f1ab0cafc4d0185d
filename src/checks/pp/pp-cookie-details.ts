import { serviceOf } from '#knowledge/find-service.ts';
import { defineCheck, type Finding, type Verdict } from '../define-check.ts';
import type { CookieFact } from '../facts/stored.ts';
import type { Facts } from '../facts.ts';
import { textItem, verdictOf } from '../items.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { statute } from '../shared/law/law.ts';
import { contradictoryLives } from '../shared/notice/contradictory-lives.ts';
import { type Declared, isDeclared, misdatedRows, readDeclaration } from '../shared/notice/cookie-declaration.ts';
import {
  cookieDetailFixes,
  cookieDetailMessages,
  type Ending,
  early,
  offOf,
  toDescribe,
  unpaid,
} from '../shared/notice/cookie-detail-texts.ts';
import {
  type CookieTexts,
  cookieListRead,
  cookieTexts,
  declarationOf,
  listsCookiesInside,
  namesEntry,
} from '../shared/notice/declared-cookies.ts';
import { saidCookies } from '../shared/notice/said-cookies.ts';
import { wasAccepted } from '../shared/notice/stale-services.ts';
import { lifetimesOf, lifetimeTolerance } from '../shared/notice/stated-lifetimes.ts';
import { examineLegalPage, readablePages } from '../shared/site/legal-page.ts';
import { legalPath } from '../shared/site/legal-path.ts';
import { doubtfulItems, isUnaskedFor } from '../shared/stored/doubtful-cookies.ts';
import { findingsByOrigin } from '../shared/stored/stored-by-embed.ts';
import { storedItem } from '../shared/stored/stored-findings.ts';
import { familyOf, kindOfCookie, wasStored } from '../shared/stored/stored-items.ts';
import { shortList } from '../shared/wording.ts';

const enough = 0.9;
/** What is said to be stated has to be named in full. */
const mostNames = 20;

/** Whether visitors learn how long cookies that need consent stay and who has access to them. */
export default defineCheck({
  id: 'pp-cookie-details',
  area: 'pp',
  version: 27,
  weight: 3,
  confidence: 'medium',
  legalBasis: [statute('Art. 13 Abs. 2 lit. a DSGVO', 'Art. 13(2)(a) GDPR'), consentLaw.planet49, consentLaw.tdddg25],
  needs: ['cookies', 'services', 'site', 'banner', 'privacy', 'pages'],
  wants: ['requests', 'shopPages', 'policyMatches', 'storage', 'accepted'],
  texts: {
    de: {
      title: 'Angaben zu Funktionsdauer und Drittzugriff der Cookies',
      explanation:
        'Wer in Cookies einwilligen soll, muss wissen, wie lange sie bleiben und ob Dritte Zugriff haben (EuGH C-673/17 Planet49, § 25 Abs. 1 TDDDG). Geprüft werden die Datenschutzerklärung und das Einwilligungsbanner, soweit es sich öffnen lässt. Browser kürzen Laufzeiten auf 400 Tage; eine längere Angabe ist deshalb kein Widerspruch.',
      confidenceReason: 'Gemessen wird die Laufzeit; welche Angabe zu welchem Cookie gehört, wird aus der Nähe im Text geschlossen.',
      howToFix:
        '1. Führen Sie eine Liste aller Cookies mit Name, Anbieter, Zweck und Laufzeit im Einwilligungswerkzeug.\n2. Übernehmen Sie die Liste in die Datenschutzerklärung.\n3. Aktualisieren Sie Laufzeiten, die nicht mehr stimmen.',
      fixes: {
        ...cookieDetailFixes('de'),
        noneSet:
          '1. Prüfen Sie, ob die Website auf anderen Seiten oder nach einer Anmeldung Cookies setzt.\n2. Setzt sie keine, streichen Sie den Satz und den Abschnitt dazu; sonst sagen Sie dort, wo und wozu.',
      },
      messages: {
        ...cookieDetailMessages('de', 'nennt', 'nennen'),
        noNotice: 'Es wurde keine lesbare Datenschutzerklärung gefunden',
        onlyDeleted: 'Von den Cookies, die eine Einwilligung brauchen, blieb keines im Browser; gleich wieder gelöscht: {names}',
        noneSet:
          'Die Datenschutzerklärung ({path}) sagt: „{quote}“; auf {pages|=einer besuchten Seite|besuchten Seiten} wurde aber weder ein Cookie gesetzt noch etwas im Web-Speicher abgelegt',
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
      fixes: {
        ...cookieDetailFixes('en'),
        noneSet:
          '1. Check whether the website sets cookies on other pages or after a login.\n2. If it sets none, delete the sentence and its section; otherwise say there where and what for.',
      },
      messages: {
        ...cookieDetailMessages('en', 'states', 'state'),
        noNotice: 'No readable privacy notice was found',
        onlyDeleted: 'None of the cookies that need consent stayed in the browser; deleted at once: {names}',
        noneSet:
          'The privacy notice ({path}) says: “{quote}”; but on {pages|=one visited page|visited pages} neither a cookie was set nor anything kept in web storage',
        noCookies: 'No cookies that need consent were observed',
      },
    },
  },
  run({ cookies, services, site, banner: asking, privacy, pages, requests = [], shopPages, policyMatches = [], storage, accepted }) {
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
    const misdatedIn = (place: Declared['statedIn']) => misdated.flatMap(({ cookie, statedIn }) => (statedIn === place ? [cookie] : []));
    const wrongRows = [
      ...findingsByOrigin(`tooShort${banner === null ? 'Bannerless' : 'Read'}`, misdatedIn('notice'), around),
      ...findingsByOrigin('tooShortBannerRead', misdatedIn('banner'), around),
      ...findingsByOrigin('tooShortBothRead', misdatedIn('both'), around),
    ];
    const kept = cookies.filter((cookie) => wasStored(cookie) && cookie.kept);
    const offs = hasNotice && banner !== null ? contradictoryLives(kept, texts, services).map((each) => ({ ...each, ...isDeclared })) : [];
    const isKnownShort = ({ cookie }: Declared) => misdated.some((entry) => entry.cookie === cookie);
    if (relevant.length === 0) {
      const off = offs.filter((entry) => !isKnownShort(entry));
      const wrong = verdictOf({ hints: [...wrongRows, ...offFindings(off, around)] });
      if (wrong) return withLifetimes(wrong, [...off, ...misdated], seen);
      if (needy.length === 0) {
        const isBare = cookies.length === 0 && storage?.length === 0 && accepted !== undefined && wasAccepted({ accepted });
        const quote = isBare && hasNotice ? saidCookies(privacy.text) : null;
        if (quote === null) return { class: 'NotApplicable', message: 'noCookies' };
        const params = { quote, path: legalPath(privacy), pages: readablePages(pages).length };
        return { class: 'NoClassification', message: 'noneSet', params, items: [textItem(privacy.url ?? '', quote)] };
      }
      return { class: 'NotApplicable', message: 'onlyDeleted', params: { names: familiesOf(needy) } };
    }
    if (!hasNotice) return { class: 'NotApplicable', message: 'noNotice' };
    // Names of a service in links and footers describe nothing.
    const unnamed = new Set(policyMatches.filter(({ match }) => match === 'notFound').map(({ serviceId }) => serviceId));
    const read = (part: Pick<CookieTexts, 'notice' | 'banner'>) => {
      const told = { ...texts, ...part };
      const listed = relevant.filter((cookie) => declarationOf(cookie, told, undefined) === 'listed');
      return relevant.map((cookie) => readDeclaration(cookie, told, { services, cookies: kept, listed, unnamed }));
    };
    const declared = read(texts);

    const shortIn = (place: Declared['statedIn']) =>
      declared.filter((entry) => entry.tooShort && entry.statedIn === place).map(({ cookie }) => cookie);
    const [shortInNotice, shortInBanner, shortInBoth] = [shortIn('notice'), shortIn('banner'), shortIn('both')];
    const tooShort = [...shortInNotice, ...shortInBanner, ...shortInBoth];
    // What stays longer than the notice says is told as that.
    const off = offs.filter((entry) => !isKnownShort(entry) && !tooShort.includes(entry.cookie));
    const lacking = lackingOf(declared);
    const covered = 1 - lacking.length / relevant.length >= enough;
    const denied = declared.filter((entry) => entry.denied).map(({ cookie }) => cookie);
    const readAll = texts.unread === null;
    const bannerless = banner === null ? 'Bannerless' : '';
    const isListRead = banner !== null && banner.deeperText !== undefined && (cookieListRead(banner) || listsCookiesInside(banner));
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
        ...findingsByOrigin(`tooShort${isListed ? 'Read' : ending}`, shortInNotice, around),
        // What the banner states wrongly has its place there.
        ...findingsByOrigin('tooShortBannerRead', shortInBanner, around),
        ...findingsByOrigin('tooShortBothRead', shortInBoth, around),
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
    if (verdict) return withLifetimes(verdict, [...declared, ...misdated, ...off], seen);
    const suffices = (part: Pick<CookieTexts, 'notice' | 'banner'>) => lackingOf(read(part)).length <= lacking.length;
    const { notice, banner: inBanner } = texts;
    const place = suffices({ notice, banner: '' }) ? 'Notice' : suffices({ notice: '', banner: inBanner }) ? 'Banner' : 'Both';
    // Of which few cookies the texts tell too little is said as well.
    const doubted = doubtfulItems(kept, { ...seen, requests }).flatMap(({ item, kind }) =>
      kind === 'ownNetwork' || item.category === 'consent' || item.states.every((state) => state === 'accept') ? [] : [item],
    );
    // Cookies whose purpose another check has doubts about are not told as if all was said of them.
    const open = doubted.filter((cookie) => !relevant.some(({ id }) => id === cookie.id) && !namesEntry(`${notice}\n${inBanner}`, cookie));
    const message = `declared${lacking.length === 0 ? '' : 'Most'}${place}${open.length > 0 ? 'Open' : ''}`;
    return {
      class: 'Conform',
      message,
      params: { names: familiesOf(relevant), lacking: familiesOf(lacking), open: familiesOf(open), path: legalPath(privacy) },
    };
  },
});

function lackingOf(declared: readonly Declared[]): CookieFact[] {
  return declared.filter(({ duration, provider }) => !duration || !provider).map(({ cookie }) => cookie);
}

/** Findings with the lives of their cookies, and with the proviso where they were set without the consent they need, or before anybody paid. */
function withLifetimes(verdict: Verdict, declared: readonly Declared[], seen: Parameters<typeof isUnaskedFor>[1]): Verdict {
  if (!('findings' in verdict)) return verdict;
  const complete = (finding: Finding): Finding => {
    const refs = new Set(finding.items.map(({ ref }) => ref));
    const told = declared.filter(({ cookie, offIn }) => refs.has(cookie.id) && (offIn ?? null) === offOf(finding.message));
    // One name on two domains is listed once, and counted as it is listed.
    const alike = told.filter(
      ({ cookie }, at) => told.findIndex((other) => familyOf(other.cookie.name) === familyOf(cookie.name)) < at,
    ).length;
    const entries = [...Map.groupBy(told, ({ cookie }) => familyOf(cookie.name)).values()].map(([first]) => {
      const { name, lifetimeSeconds, declaredLifetimeSeconds: requested } = first!.cookie;
      const stated = finding.message.startsWith('tooShort') || offOf(finding.message) !== null ? first!.stated : null;
      // Where the browser cut it below what is stated, what was asked for shows that the statement is wrong.
      const fits = lifetimeSeconds !== null && stated !== null && lifetimeSeconds <= stated * lifetimeTolerance;
      // What is left after the cut is no life that a list could state.
      const isCut = requested !== null && lifetimeSeconds !== null && requested > lifetimeSeconds * lifetimeTolerance;
      return { name, measured: requested !== null && stated !== null && (fits || isCut) ? null : lifetimeSeconds, requested, stated };
    });
    const soon = told.filter(({ cookie }) => cookie.states.some((state) => state !== 'accept'));
    const unasked = soon.some(({ cookie }) => kindOfCookie(cookie, seen.site.domain) === 'consent');
    const isUnpaid = isOfPayment(finding) && soon.some(({ cookie }) => isUnaskedFor(cookie, seen));
    const proviso = isUnpaid ? unpaid : unasked ? early : '';
    const gap = toDescribe.find((each) => finding.message.replace(/(?:Listed|Read|Bannerless)$/, '') === each || finding.message === each);
    const isOfList = gap !== undefined && isOfPayment(finding) && !finding.message.endsWith('Bannerless');
    const placed = isOfList ? `${gap}Read` : finding.message;
    const message = gap ? placed.replace(gap, `${gap}${proviso}`) : placed;
    const { count, ...others } = finding.params ?? {};
    const counted = count === undefined ? others : { ...others, count: Number(count) - alike };
    return { ...finding, message, params: { ...counted, lifetimes: lifetimesOf(entries) } };
  };
  const [first, ...rest] = verdict.findings;
  return { ...verdict, findings: [complete(first), ...rest.map(complete)] };
}

/** What pays waits for the visitor to choose it, not for the banner: nobody is sent to the banner's list for it. */
function isOfPayment({ serviceIds = [] }: Finding): boolean {
  return serviceIds.length > 0 && serviceIds.every((id) => serviceOf(id)?.category === 'payment');
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
