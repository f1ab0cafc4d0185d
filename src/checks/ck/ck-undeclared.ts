import { isSameSite } from '#knowledge/registrable-domain.ts';
import { defineCheck, type Finding, type Verdict } from '../define-check.ts';
import type { CookieFact, Facts, ServiceUse, StorageFact } from '../facts.ts';
import { verdictOf } from '../items.ts';
import { addedTo, numberedSteps } from '../message-variants.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { cookieTexts, type Declaration, declarationOf, namesEntry } from '../shared/notice/declared-cookies.ts';
import { namesService, namesVendor } from '../shared/notice/notice.ts';
import { causeOfService } from '../shared/services/service-observations.ts';
import { isUnaskedFor } from '../shared/stored/doubtful-cookies.ts';
import { findingsByOrigin } from '../shared/stored/stored-by-embed.ts';
import { shortList, storedItem } from '../shared/stored/stored-findings.ts';
import { familyOf, kindOfCookie, kindOfStorage, wasStored, wasWrittenIn } from '../shared/stored/stored-items.ts';
import { plainText } from '../shared/wording.ts';

type Stored = CookieFact | StorageFact;

/** A list to be carried over into another one has to be whole; beyond this the evidence has it. */
const mostOthers = 40;

const told = {
  de: {
    undeclaredMarketing:
      '{count|=Ein Werbe-Cookie einer fremden Domain|Werbe-Cookies fremder Domains} nach dem Zustimmen ohne Angaben im Banner oder in der Datenschutzerklärung: {names} ({service})',
    undeclaredMarketingNone:
      'Banner und Datenschutzerklärung nennen keines der nach dem Zustimmen vorhandenen Cookies mit Namen, und auch nicht den Dienst dahinter: {names} ({service}, {count|=ein Werbe-Cookie einer fremden Domain|Werbe-Cookies fremder Domains})',
    undeclared:
      '{count|=Ein Eintrag|Einträge} nach dem Zustimmen ohne Angaben im Banner oder in der Datenschutzerklärung: {names} ({service})',
    undeclaredNone:
      'Banner und Datenschutzerklärung nennen keines der nach dem Zustimmen vorhandenen Cookies mit Namen; auch der Dienst dahinter fehlt dort bei: {names} ({service})',
    silent:
      'Die Datenschutzerklärung nennt {service}, aber nicht, dass im Browser etwas gespeichert wird; nach dem Zustimmen lag dort: {names}',
    notListed:
      '{count|=Ein Eintrag|Einträge} von {service} in keiner Liste, obwohl Banner oder Datenschutzerklärung andere mit Namen nennen: {names}; beschrieben ist nur der Dienst',
    denied: 'Die Datenschutzerklärung nennt {service} als Dienst ohne Cookies; nach dem Zustimmen lag im Browser: {names}',
  },
  en: {
    undeclaredMarketing:
      '{count|advertising cookie of another domain|advertising cookies of other domains} after accepting without any statement in the banner or the privacy notice: {names} ({service})',
    undeclaredMarketingNone:
      'Banner and privacy notice name none of the cookies present after accepting, nor the service behind these: {names} ({service}, {count|advertising cookie of another domain|advertising cookies of other domains})',
    undeclared: '{count|entry|entries} after accepting without any statement in the banner or the privacy notice: {names} ({service})',
    undeclaredNone:
      'Banner and privacy notice name none of the cookies present after accepting; the service is missing there too for: {names} ({service})',
    silent: 'The privacy notice names {service} but does not say that anything is stored in the browser; after accepting it held: {names}',
    notListed:
      '{count|entry|entries} of {service} in no list, although banner or privacy notice name others: {names}; only the service is described',
    denied: 'The privacy notice names {service} as a service without cookies; after accepting the browser held: {names}',
  },
};
/** The same with what lay there before the choice already: naming it in a list does not make up for the consent. */
const tooEarly = {
  de: '; davon schon vor der Auswahl gespeichert: {before}',
  en: '; stored before the choice already: {before}',
};
const undeclared = { de: withBefore('de'), en: withBefore('en') };

function withBefore(locale: 'de' | 'en'): Record<string, string> {
  return addedTo(told[locale], { '': '', Before: tooEarly[locale] });
}

/** The same where more is not named than the findings tell: cookies, entries of web storage, or both. */
const alsoUnnamed = {
  de: {
    Others: '; ebenfalls ohne Angaben dort: {others}',
    Stored: '; ebenfalls ohne Angaben dort, im Web-Speicher: {stored}',
    OthersStored: '; ebenfalls ohne Angaben dort: {others}; im Web-Speicher: {stored}',
  },
  en: {
    Others: '; without a statement there too: {others}',
    Stored: '; without a statement there too, in web storage: {stored}',
    OthersStored: '; without a statement there too: {others}; in web storage: {stored}',
  },
};
/** Where nothing known is missing in banner and notice. */
const named = {
  de: {
    declared: 'Banner oder Datenschutzerklärung nennen die Einträge, die eine Einwilligung brauchen oder brauchen können: {names}',
    declaredPartly:
      'Von den Einträgen, die eine Einwilligung brauchen oder brauchen können, nennen Banner oder Datenschutzerklärung beim Namen: {names}; in keiner Liste stehen, beschrieben ist nur ihr Dienst: {byService}',
    declaredByService:
      'Banner oder Datenschutzerklärung beschreiben die Dienste, nicht aber beim Namen die Einträge, die eine Einwilligung brauchen oder brauchen können: {byService}',
    nothingToDeclare: 'Nach dem Zustimmen kam nichts hinzu, was der Scanner als einwilligungsbedürftig kennt',
  },
  en: {
    declared: 'Banner or privacy notice name the entries that need consent or may need it: {names}',
    declaredPartly:
      'Of the entries that need consent or may need it, banner or privacy notice list by name: {names}; in no list, with only their service described: {byService}',
    declaredByService:
      'Banner or privacy notice describe the services but do not list by name the entries that need consent or may need it: {byService}',
    nothingToDeclare: 'Nothing that the scanner knows to need consent was added after accepting',
  },
};
const namedToo = {
  de: '; dem Scanner unbekannt, aber im Banner oder in der Datenschutzerklärung genannt: {suspicious}',
  en: '; unknown to the scanner but named in the banner or the privacy notice: {suspicious}',
};
const except = {
  de: '; dem Scanner unbekannt, weder im Banner noch in der Datenschutzerklärung genannt und deshalb nicht bewertet: {unknown}',
  en: '; unknown to the scanner, named neither in the banner nor in the privacy notice and therefore not rated: {unknown}',
};
const alsoExcept = {
  de: '; ebenfalls unbekannt, weder im Banner noch in der Datenschutzerklärung genannt und deshalb nicht bewertet: {unknown}',
  en: '; unknown as well, named neither in the banner nor in the privacy notice and therefore not rated: {unknown}',
};
const earlyToo = {
  de: '; dort nicht genannt, aber schon vor der Auswahl gesetzt und deshalb hier nicht bewertet: {early}',
  en: '; not named there but set before the choice already and therefore not rated here: {early}',
};
/** What the scanner does not know is no entry that needs consent; the check on unknown purposes has it. */
const besidesNamed = { de: besidesIn('de'), en: besidesIn('en') };

function besidesIn(locale: 'de' | 'en'): Record<string, string> {
  const see = '{see:ck-unclassified}';
  const later = {
    Unknown: namedToo[locale] + see,
    Except: except[locale] + see,
    UnknownExcept: namedToo[locale] + alsoExcept[locale] + see,
  };
  return {
    ...later,
    ...addedTo({ Early: earlyToo[locale] }, { '': '{see:pp-cookie-details,ck-before-consent,emb-booking-widgets}', ...later }),
  };
}

const withOthers = { de: addedTo(undeclared.de, alsoUnnamed.de), en: addedTo(undeclared.en, alsoUnnamed.en) };

/** Where texts were not read that might name the entries. */
const unread = {
  de: {
    textsUnreadNotice: 'Die Datenschutzerklärung ließ sich nicht vollständig lesen; im gelesenen Teil und im Banner nicht genannt: {names}',
    textsUnreadLayer:
      'Die zweite Ebene des Banners wurde nicht gelesen; auf der ersten und in der Datenschutzerklärung nicht genannt: {names}',
    textsUnreadPolicy:
      'Die verlinkte Seite zu Cookies ({policy}) wurde nicht gelesen; in Banner und Datenschutzerklärung nicht genannt: {names}',
  },
  en: {
    textsUnreadNotice: 'The privacy notice could not be read completely; in the part that was read and in the banner not named: {names}',
    textsUnreadLayer: 'The second layer of the banner was not read; on the first and in the privacy notice not named: {names}',
    textsUnreadPolicy: 'The linked page on cookies ({policy}) was not read; in banner and privacy notice not named: {names}',
  },
};
const unreadFixes = {
  de: numberedSteps([
    'Sehen Sie dort nach, ob diese Einträge mit Anbieter, Zweck und Laufzeit genannt sind: {names}. Wenn ja, ist hier nichts zu tun.',
    'Ergänzen Sie sonst, was fehlt, im Banner und in der Datenschutzerklärung.',
  ]),
  en: numberedSteps([
    'Look there whether these entries are named with provider, purpose and lifetime: {names}. If so, there is nothing to do here.',
    'Otherwise add what is missing, in the banner and in the privacy notice.',
  ]),
};
const findingFixes = {
  de: {
    undeclared: numberedSteps([
      'Nehmen Sie in die Cookie-Liste (im Banner oder in der Datenschutzerklärung; fehlt sie, legen Sie eine an) auf: {names}, mit Anbieter, Zweck und Laufzeit. Was sonst fehlt, zeigen Satz und Belege.',
      'Hat Ihr Einwilligungswerkzeug einen Cookie-Scan, lösen Sie ihn danach neu aus.',
      'Entfernen Sie Skripte, deren Cookies niemand zuordnen kann.',
    ]),
    marketing: numberedSteps([
      'Nehmen Sie {service} unter dem Zweck, dem es dient (etwa Werbung), in das Banner auf, und laden Sie es erst mit dieser Zustimmung; die zu einem anderen Dienst oder Zweck deckt es nicht. Brauchen Sie es nicht, entfernen Sie es.',
      'Nennen Sie danach mit Anbieter, Zweck und Laufzeit in der Cookie-Liste, ohne eine solche in der Datenschutzerklärung: {names}. Was sonst fehlt, zeigen Satz und Belege.',
    ]),
    before: numberedSteps([
      'Halten Sie zurück, was schon vor der Auswahl gespeichert wird, bis der Besucher eingewilligt oder das Angebot selbst geöffnet hat: {before}. Ein Eintrag in einer Liste ersetzt die Einwilligung nicht.',
      'Nennen Sie danach mit Anbieter, Zweck und Laufzeit in der Cookie-Liste, ohne eine solche in der Datenschutzerklärung: {names}.',
    ]),
    silent: numberedSteps([
      'Ergänzen Sie in der Datenschutzerklärung bei {service}, was der Dienst im Browser speichert: {names}, mit Zweck und Laufzeit.',
      'Nehmen Sie den Dienst auch in das Einwilligungsbanner auf, soweit er eine Einwilligung braucht.',
    ]),
    denied: numberedSteps([
      'Stellen Sie ab, dass {service} etwas im Browser speichert: {names}.',
      'Oder berichtigen Sie die Datenschutzerklärung, nennen Sie die Einträge mit Zweck und Laufzeit, und holen Sie die nötige Einwilligung ein.',
    ]),
  },
  en: {
    undeclared: numberedSteps([
      'Add to the list of cookies (in the banner or in the privacy notice; if there is none, set one up): {names}, with provider, purpose and lifetime. What else is missing is shown by the sentence and the evidence.',
      'If your consent tool has a cookie scan, start it anew afterwards.',
      'Remove scripts whose cookies nobody can attribute.',
    ]),
    marketing: numberedSteps([
      'Add {service} to the banner under the purpose it serves (such as advertising), and load it only with that consent; consent to another service or purpose does not cover it. If you do not need it, remove it.',
      'After that, name with provider, purpose and lifetime in the list of cookies or, without one, in the privacy notice: {names}. What else is missing is shown by the sentence and the evidence.',
    ]),
    before: numberedSteps([
      'Hold back what is stored before the choice already until the visitor has consented or has opened the offer: {before}. An entry in a list does not replace the consent.',
      'After that, name with provider, purpose and lifetime in the list of cookies or, without one, in the privacy notice: {names}.',
    ]),
    silent: numberedSteps([
      'Add to what the privacy notice says of {service} what the service stores in the browser: {names}, with purpose and lifetime.',
      'Add the service to the consent banner too as far as it needs consent.',
    ]),
    denied: numberedSteps([
      'Stop {service} from storing anything in the browser: {names}.',
      'Or correct the privacy notice, name the entries with purpose and lifetime, and obtain the consent that is needed.',
    ]),
  },
};

function fixesIn(locale: 'de' | 'en'): Record<string, string> {
  const { undeclared: add, marketing, before, silent, denied } = findingFixes[locale];
  const all = { ...undeclared[locale], ...withOthers[locale] };
  const fixOf = (name: string) =>
    /^undeclared.*Before/.test(name)
      ? before
      : name.startsWith('silent')
        ? silent
        : name.startsWith('denied')
          ? denied
          : name.startsWith('undeclaredMarketing')
            ? marketing
            : add;
  return {
    ...Object.fromEntries(Object.keys(all).map((name) => [name, fixOf(name)])),
    ...Object.fromEntries(Object.keys(unread[locale]).map((name) => [name, unreadFixes[locale]])),
  };
}

export default defineCheck({
  id: 'ck-undeclared',
  area: 'ck',
  version: 15,
  weight: 3,
  confidence: 'high',
  legalBasis: [consentLaw.tdddg25, consentLaw.gdpr4and13, consentLaw.planet49],
  needs: ['cookies', 'storage', 'services', 'site', 'accepted', 'banner', 'privacy', 'pages'],
  wants: ['requests', 'shopPages'],
  texts: {
    de: {
      title: 'Cookies nach Einwilligung sind deklariert',
      explanation:
        'Eine Einwilligung ist nur wirksam, wenn der Besucher weiß, worin er einwilligt (§ 25 Abs. 1 TDDDG, Art. 4 Nr. 11 DSGVO). Dazu gehören Funktionsdauer und Zugriff Dritter (EuGH C-673/17 Planet49). Cookies, die weder im Banner noch in der Datenschutzerklärung vorkommen, sind von der Einwilligung nicht gedeckt.',
      confidenceReason: 'Jeder gesehene Eintrag wird in allen lesbaren Texten gesucht; Werbe-Cookies können von Besuch zu Besuch wechseln.',
      howToFix:
        '1. Legen Sie in Banner oder Datenschutzerklärung eine Cookie-Liste an, oder ergänzen Sie die vorhandene: um die hier und in den Belegen genannten Einträge, mit Anbieter, Zweck und Laufzeit.\n2. Hat Ihr Einwilligungswerkzeug einen Cookie-Scan, lösen Sie ihn danach neu aus.\n3. Entfernen Sie Skripte, deren Cookies niemand zuordnen kann.',
      fixes: fixesIn('de'),
      messages: {
        ...undeclared.de,
        ...withOthers.de,
        ...named.de,
        ...addedTo(named.de, besidesNamed.de),
        ...unread.de,
        noBanner: 'Es wurde kein Einwilligungsbanner gefunden',
      },
    },
    en: {
      title: 'Cookies after consent are declared',
      explanation:
        'Consent is only valid when visitors know what they consent to (Section 25(1) TDDDG, Art. 4(11) GDPR). That includes how long a cookie works and whether third parties have access (CJEU C-673/17 Planet49). Cookies that appear neither in the banner nor in the privacy notice are not covered by the consent.',
      confidenceReason: 'Each entry seen is looked for in all readable texts; advertising cookies may change from visit to visit.',
      howToFix:
        '1. Set up a list of cookies in banner or privacy notice, or complete the existing one: with the entries named here and in the evidence, with provider, purpose and lifetime.\n2. If your consent tool has a cookie scan, start it anew afterwards.\n3. Remove scripts whose cookies nobody can attribute.',
      fixes: fixesIn('en'),
      messages: {
        ...undeclared.en,
        ...withOthers.en,
        ...named.en,
        ...addedTo(named.en, besidesNamed.en),
        ...unread.en,
        noBanner: 'No consent banner was found',
      },
    },
  },
  run({ cookies, storage, services, site, accepted, banner: asking, privacy, pages, requests = [], shopPages }) {
    const { banner } = asking;
    if (accepted.method === 'no-banner' || banner === null) return { class: 'NotApplicable', message: 'noBanner' };
    const texts = cookieTexts({ privacy, pages }, banner);
    const declared = `${plainText(texts.notice)}\n${texts.banner}`;
    const stateOf = (item: Stored): Declaration => {
      const use = services.find(({ service }) => service.id === item.serviceId);
      const found = declarationOf(item, texts, use);
      return found === 'missing' && use !== undefined && isCoveredByVendor(declared, use, services) ? 'described' : found;
    };
    const isDeclared = (item: Stored) => /listed|described/.test(stateOf(item));
    const seen = { services, site, banner: asking, shopPages };
    const toldFrom = (kinds: RegExp) => (item: Stored) =>
      kinds.test('name' in item ? kindOfCookie(item, site.domain) : kindOfStorage(item, site.domain)) || isUnaskedFor(item, seen);
    const hasToBeNamed = toldFrom(/consent|disputed|suspicious/);
    const relevant: Stored[] = [
      ...cookies.filter((cookie) => wasWrittenIn(cookie, 'accept') && hasToBeNamed(cookie)),
      ...storage.filter((entry) => entry.states.includes('accept') && hasToBeNamed(entry)),
    ];
    // What lay there before the choice is rated elsewhere, but a list that lacks it is no complete one.
    const leftOver = cookies.filter((cookie) => wasStored(cookie) && cookie.leftOverIn.includes('accept') && hasToBeNamed(cookie));
    const missing = relevant.filter((item) => !isDeclared(item));
    if (missing.length === 0) {
      const strange = cookies.filter(
        (cookie) =>
          wasStored(cookie) &&
          cookie.states.includes('accept') &&
          kindOfCookie(cookie, site.domain) === 'unknown' &&
          !namesEntry(declared, cookie),
      );
      const { known = [], suspicious = [] } = Object.groupBy(relevant, (item) =>
        isSuspicious(item, site.domain) ? 'suspicious' : 'known',
      );
      const all = [...known, ...leftOver.filter((cookie) => isDeclared(cookie))];
      const { listed = [], described = [] } = Object.groupBy(all, (item) => (stateOf(item) === 'listed' ? 'listed' : 'described'));
      const how = described.length === 0 ? 'declared' : listed.length === 0 ? 'declaredByService' : 'declaredPartly';
      const lead = known.length > 0 ? how : 'nothingToDeclare';
      // A sentence that names what is declared must not keep quiet about what is not, even where that is rated elsewhere.
      const early = leftOver.filter((cookie) => !isDeclared(cookie));
      const addition = `${early.length > 0 ? 'Early' : ''}${suspicious.length > 0 ? 'Unknown' : ''}${strange.length > 0 && texts.unread !== 'Notice' ? 'Except' : ''}`;
      const params = {
        names: familyList(listed, mostOthers),
        byService: familyList(described, mostOthers),
        early: familyList(early, mostOthers),
        suspicious: familyList(suspicious),
        unknown: familyList(strange),
      };
      // A list that stands there is taken for a whole one.
      const unlisted =
        listed.length === 0 || texts.unread !== null
          ? []
          : described.filter((item) => needsConsent(item, site.domain) && !goesWith(item, listed));
      const gaps = verdictOf({ hints: findingsByOrigin('notListed', unlisted, { services, requests }) });
      return gaps ?? { class: 'Conform', message: `${lead}${addition}`, params };
    }
    const {
      silent = [],
      denied = [],
      unnamed = [],
    } = Object.groupBy(missing, (item) => {
      const state = stateOf(item);
      return state === 'silent' || state === 'denied' ? state : 'unnamed';
    });
    // What one text denies no other one can make right.
    if (texts.unread !== null && denied.length === 0) {
      const params = { names: familyList(missing, mostOthers), policy: texts.policy };
      return { class: 'NoClassification', message: `textsUnread${texts.unread}`, params, items: missing.map(storedItem) };
    }
    const certain = texts.unread === null ? unnamed : [];
    const marketing = certain.filter((item) => isThirdPartyMarketing(item) && !comesFromBidding(item, services));
    // One cookie alone that is not listed says nothing of the others.
    const present = cookies.filter((cookie) => wasStored(cookie) && cookie.states.includes('accept'));
    const suffix = present.length > 1 && !present.some((cookie) => namesEntry(declared, cookie)) ? 'None' : '';
    const verdict = verdictOf({
      risks: findingsByOrigin(`undeclaredMarketing${suffix}`, marketing, { services, requests }).map((finding) =>
        withEarlier(finding, marketing),
      ),
      hints: [
        ...findingsByOrigin('denied', denied, { services, requests }),
        ...findingsByOrigin(`undeclared${suffix}`, certain, { services, requests }).map((finding) => withEarlier(finding, certain)),
        ...(texts.unread === null ? findingsByOrigin('silent', silent, { services, requests }) : []),
      ],
    });
    const shown = verdict?.class === 'Risk' ? marketing : missing;
    // What protects a service needs no consent by itself, but belongs into a list that tells what the service stores.
    const ids = new Set(missing.map(({ serviceId }) => serviceId));
    const protecting = cookies.filter(
      (cookie) => ids.has(cookie.serviceId) && wasStored(cookie) && cookie.kept && kindOfCookie(cookie, site.domain) === 'technical',
    );
    const beside = [...cookies.filter((cookie) => wasStored(cookie) && cookie.kept), ...storage].filter((item) =>
      isBeside(item, missing, site.domain),
    );
    const others = [...new Set([...missing, ...leftOver, ...protecting, ...beside])].filter(
      (item) => !shown.includes(item) && !isDeclared(item),
    );
    return verdict === null ? { class: 'Conform' } : withOthersNamed(verdict, others);
  },
});

/**
 * The vendor alone covers a service that has no name of its own, or one that a service described brings along: what a notice
 * says of one product of a vendor says nothing of another.
 */
function isCoveredByVendor(declared: string, use: ServiceUse, services: Facts['services']): boolean {
  if (!namesVendor(declared, use)) return false;
  const cause = services.find(({ service }) => service.id === causeOfService(use.service.id, services));
  return use.service.aliases.length === 0 || (cause !== undefined && cause !== use && namesService(declared, cause));
}

function familyList(items: readonly Stored[], most?: number): string {
  const names = items.map((item) => ('name' in item ? item.name : item.key));
  return shortList(
    [...Map.groupBy(names, familyOf).values()].map(([name]) => name!),
    most,
  );
}

/** The finding with what of it lay in the browser before the choice already. */
function withEarlier(finding: Finding, items: readonly Stored[]): Finding {
  const shown = new Set(finding.items.map(({ ref }) => ref));
  const early = items.filter(({ id, states }) => shown.has(id) && states.includes('none'));
  if (early.length === 0) return finding;
  return { ...finding, message: `${finding.message}Before`, params: { ...finding.params, before: familyList(early, mostOthers) } };
}

/** Names in the first finding what no finding tells, and shows it there. */
function withOthersNamed(verdict: Verdict, others: readonly Stored[]): Verdict {
  if (others.length === 0 || !('findings' in verdict)) return verdict;
  const { cookies = [], stored = [] } = Object.groupBy(others, (item) => ('name' in item ? 'cookies' : 'stored'));
  const addition = `${cookies.length > 0 ? 'Others' : ''}${stored.length > 0 ? 'Stored' : ''}`;
  const [first, ...rest] = verdict.findings;
  const named = { others: familyList(cookies, mostOthers), stored: familyList(stored, mostOthers) };
  const items = [...first.items, ...others.map(storedItem)] as const;
  const told = {
    ...first,
    message: `${first.message}${addition}`,
    params: { ...first.params, ...named },
    items: items as typeof first.items,
  };
  return { ...verdict, findings: [told, ...rest] };
}

/** The time at which a listed entry runs out ("_uetsid_exp"), or a cookie by which a script only tries whether it may set any. */
function goesWith(item: Stored, listed: readonly Stored[]): boolean {
  const nameOf = (one: Stored) => ('name' in one ? one.name : one.key);
  if ('name' in item && (!item.kept || /^test_?cookie$/i.test(item.name))) return true;
  const [, stem] = /^(.+?)[-_.:]exp(?:ir(?:y|es|ation))?$/i.exec(nameOf(item)) ?? [];
  return stem !== undefined && listed.some((one) => nameOf(one) === stem);
}

/** Needs consent for certain. */
function needsConsent(item: Stored, siteDomain: string): boolean {
  return ('name' in item ? kindOfCookie(item, siteDomain) : kindOfStorage(item, siteDomain)) === 'consent';
}

/** Unknown, and to be declared only because its value looks like a visitor identifier. */
function isSuspicious(item: Stored, siteDomain: string): boolean {
  return ('name' in item ? kindOfCookie(item, siteDomain) : kindOfStorage(item, siteDomain)) === 'suspicious';
}

/** Of unknown purpose like one that has to be named, and kept by the same company: whoever lists the one has the others to list too. */
function isBeside(item: Stored, missing: readonly Stored[], siteDomain: string): boolean {
  const kind = 'name' in item ? kindOfCookie(item, siteDomain) : kindOfStorage(item, siteDomain);
  if (kind !== 'unknown' || item.party !== 'third' || !item.states.includes('accept')) return false;
  return missing.some((other) => other.party === 'third' && other.serviceId === null && isSameSite(hostOf(item), hostOf(other)));
}

function hostOf(item: Stored): string {
  return 'name' in item ? item.domain.replace(/^\./, '') : (URL.parse(item.origin)?.hostname ?? '');
}

function isThirdPartyMarketing(item: Stored): boolean {
  return 'name' in item && item.party === 'third' && item.category === 'marketing' && item.needsConsent === 'yes';
}

/** Cookies of bidders that another advertising service brings along differ from visit to visit; one visit proves too little. */
function comesFromBidding(item: Stored, services: Facts['services']): boolean {
  return item.serviceId !== null && causeOfService(item.serviceId, services) !== item.serviceId;
}
