import { bannerWords } from '../banner-controls.ts';
import { consentLaw } from '../consent-law.ts';
import { cookieListRead, namesEntry } from '../declared-cookies.ts';
import { defineCheck, type Verdict } from '../define-check.ts';
import type { CookieFact, Facts, ServiceUse, StorageFact } from '../facts.ts';
import { verdictOf } from '../items.ts';
import { addedTo } from '../message-variants.ts';
import { namesService, namesVendor, readNotice } from '../notice.ts';
import { causeOfService } from '../service-observations.ts';
import { findingsByOrigin } from '../stored-by-embed.ts';
import { shortList, storedItem } from '../stored-findings.ts';
import { familyOf, kindOfCookie, kindOfStorage, wasStored, wasWrittenIn } from '../stored-items.ts';

type Stored = CookieFact | StorageFact;

/** A list to be carried over into another one has to be whole; beyond this the evidence has it. */
const mostOthers = 40;

const undeclared = {
  de: {
    undeclaredMarketing:
      '{count|=Ein Werbe-Cookie|Werbe-Cookies} nach dem Zustimmen ohne Angaben im Banner oder in der Datenschutzerklärung: {names} ({service})',
    undeclaredMarketingNone:
      'Banner und Datenschutzerklärung nennen keines der nach dem Zustimmen vorhandenen Cookies mit Namen, und auch nicht den Dienst dahinter: {names} ({service}, {count|=ein Werbe-Cookie|Werbe-Cookies})',
    undeclared:
      '{count|=Ein Eintrag|Einträge} nach dem Zustimmen ohne Angaben im Banner oder in der Datenschutzerklärung: {names} ({service})',
    undeclaredNone:
      'Banner und Datenschutzerklärung nennen keines der nach dem Zustimmen vorhandenen Cookies mit Namen; auch der Dienst dahinter fehlt dort bei: {names} ({service})',
  },
  en: {
    undeclaredMarketing:
      '{count|advertising cookie|advertising cookies} after accepting without any statement in the banner or the privacy notice: {names} ({service})',
    undeclaredMarketingNone:
      'Banner and privacy notice name none of the cookies present after accepting, nor the service behind these: {names} ({service}, {count|advertising cookie|advertising cookies})',
    undeclared: '{count|entry|entries} after accepting without any statement in the banner or the privacy notice: {names} ({service})',
    undeclaredNone:
      'Banner and privacy notice name none of the cookies present after accepting; the service is missing there too for: {names} ({service})',
  },
};
/** The same where more is not named than the findings tell: cookies, entries of web storage, or both. */
const alsoUnnamed = {
  de: {
    Others: '; dort ebenfalls nicht genannt: {others}',
    Stored: '; dort ebenfalls nicht genannt, im Web-Speicher: {stored}',
    OthersStored: '; dort ebenfalls nicht genannt: {others}; im Web-Speicher: {stored}',
  },
  en: {
    Others: '; not named there either: {others}',
    Stored: '; not named there either, in web storage: {stored}',
    OthersStored: '; not named there either: {others}; in web storage: {stored}',
  },
};
/** Where nothing known is missing in banner and notice. */
const named = {
  de: {
    declared: 'Banner oder Datenschutzerklärung nennen die einwilligungsbedürftigen Einträge oder ihre Dienste: {names}',
    nothingToDeclare: 'Nach dem Zustimmen kam nichts hinzu, was der Scanner als einwilligungsbedürftig kennt',
  },
  en: {
    declared: 'Banner or privacy notice name the entries that need consent, or their services: {names}',
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
/** What the scanner does not know is no entry that needs consent; the check on unknown purposes has it. */
const besidesNamed = { de: besidesIn('de'), en: besidesIn('en') };

function besidesIn(locale: 'de' | 'en'): Record<string, string> {
  const see = '{see:ck-unclassified}';
  return {
    Unknown: namedToo[locale] + see,
    Except: except[locale] + see,
    UnknownExcept: namedToo[locale] + alsoExcept[locale] + see,
  };
}

const withOthers = { de: addedTo(undeclared.de, alsoUnnamed.de), en: addedTo(undeclared.en, alsoUnnamed.en) };

export default defineCheck({
  id: 'ck-undeclared',
  area: 'ck',
  version: 6,
  weight: 3,
  confidence: 'high',
  legalBasis: [consentLaw.tdddg25, consentLaw.gdpr4and13, consentLaw.planet49],
  needs: ['cookies', 'storage', 'services', 'site', 'accepted', 'banner', 'privacy', 'pages'],
  wants: ['requests'],
  texts: {
    de: {
      title: 'Cookies nach Einwilligung sind deklariert',
      explanation:
        'Eine Einwilligung ist nur wirksam, wenn der Besucher weiß, worin er einwilligt (§ 25 Abs. 1 TDDDG, Art. 4 Nr. 11 DSGVO). Dazu gehören Funktionsdauer und Zugriff Dritter (EuGH C-673/17 Planet49). Cookies, die weder im Banner noch in der Datenschutzerklärung vorkommen, sind von der Einwilligung nicht gedeckt.',
      confidenceReason: 'Jeder gesehene Eintrag wird in allen lesbaren Texten gesucht; Werbe-Cookies können von Besuch zu Besuch wechseln.',
      howToFix:
        '1. Legen Sie in Banner oder Datenschutzerklärung eine Cookie-Liste an, oder ergänzen Sie die vorhandene: um die hier und in den Belegen genannten Einträge, mit Anbieter, Zweck und Laufzeit.\n2. Hat Ihr Einwilligungswerkzeug einen Cookie-Scan, lösen Sie ihn danach neu aus.\n3. Entfernen Sie Skripte, deren Cookies niemand zuordnen kann.',
      messages: {
        ...undeclared.de,
        ...withOthers.de,
        ...named.de,
        ...addedTo(named.de, besidesNamed.de),
        textsUnread: 'Die Angaben zu Cookies in Banner oder Datenschutzerklärung ließen sich nicht vollständig lesen',
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
      messages: {
        ...undeclared.en,
        ...withOthers.en,
        ...named.en,
        ...addedTo(named.en, besidesNamed.en),
        textsUnread: 'What banner or privacy notice say about cookies could not be read completely',
        noBanner: 'No consent banner was found',
      },
    },
  },
  run({ cookies, storage, services, site, accepted, banner: { banner }, privacy, pages, requests = [] }) {
    if (accepted.method === 'no-banner' || banner === null) return { class: 'NotApplicable', message: 'noBanner' };
    const notice = readNotice({ privacy, pages });
    const declared = [notice.text, ...bannerWords(banner)].join('\n');
    const isDeclared = (item: Stored) => {
      const use = services.find(({ service }) => service.id === item.serviceId);
      return (
        namesEntry(declared, item) || (use !== undefined && (namesService(declared, use) || isCoveredByVendor(declared, use, services)))
      );
    };
    const relevant: Stored[] = [
      ...cookies.filter(
        (cookie) => wasWrittenIn(cookie, 'accept') && /consent|disputed|suspicious/.test(kindOfCookie(cookie, site.domain)),
      ),
      ...storage.filter(
        (entry) => entry.states.includes('accept') && /consent|disputed|suspicious/.test(kindOfStorage(entry, site.domain)),
      ),
    ];
    // What lay there before the choice is rated elsewhere, but a list that lacks it is no complete one.
    const leftOver = cookies.filter(
      (cookie) => wasStored(cookie) && cookie.leftOverIn.includes('accept') && kindOfCookie(cookie, site.domain) === 'consent',
    );
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
      const told = known.length > 0 ? 'declared' : 'nothingToDeclare';
      const addition = `${suspicious.length > 0 ? 'Unknown' : ''}${strange.length > 0 && notice.complete ? 'Except' : ''}`;
      const params = {
        names: familyList([...known, ...leftOver.filter((cookie) => isDeclared(cookie))]),
        suspicious: familyList(suspicious),
        unknown: familyList(strange),
      };
      return { class: 'Conform', message: `${told}${addition}`, params };
    }
    if (!notice.complete || !cookieListRead(banner)) {
      return { class: 'NoClassification', message: 'textsUnread', items: missing.map(storedItem) };
    }
    const marketing = missing.filter((item) => isThirdPartyMarketing(item) && !comesFromBidding(item, services));
    // One cookie alone that is not listed says nothing of the others.
    const present = cookies.filter((cookie) => wasStored(cookie) && cookie.states.includes('accept'));
    const suffix = present.length > 1 && !present.some((cookie) => namesEntry(declared, cookie)) ? 'None' : '';
    const verdict = verdictOf({
      risks: findingsByOrigin(`undeclaredMarketing${suffix}`, marketing, { services, requests }),
      hints: findingsByOrigin(`undeclared${suffix}`, missing, { services, requests }),
    });
    const told = verdict?.class === 'Risk' ? marketing : missing;
    const others = [...missing, ...leftOver].filter((item) => !told.includes(item) && !isDeclared(item));
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

/** Unknown, and to be declared only because its value looks like a visitor identifier. */
function isSuspicious(item: Stored, siteDomain: string): boolean {
  return ('name' in item ? kindOfCookie(item, siteDomain) : kindOfStorage(item, siteDomain)) === 'suspicious';
}

function isThirdPartyMarketing(item: Stored): boolean {
  return 'name' in item && item.party === 'third' && item.category === 'marketing' && item.needsConsent === 'yes';
}

/** Cookies of bidders that another advertising service brings along differ from visit to visit; one visit proves too little. */
function comesFromBidding(item: Stored, services: Facts['services']): boolean {
  return item.serviceId !== null && causeOfService(item.serviceId, services) !== item.serviceId;
}
