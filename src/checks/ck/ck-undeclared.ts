import { serviceOf } from '#knowledge/find-service.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import { defineCheck, type Finding } from '../define-check.ts';
import type { ServiceUse } from '../facts/services.ts';
import type { CookieFact, StorageFact } from '../facts/stored.ts';
import type { Facts } from '../facts.ts';
import { verdictOf } from '../items.ts';
import { namesMakerAlone } from '../shared/banner/named-maker.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { cookieTexts, type Declaration, declarationOf, namesEntry } from '../shared/notice/declared-cookies.ts';
import { namesService, namesVendor } from '../shared/notice/notice.ts';
import { causeOfService } from '../shared/services/service-observations.ts';
import { doubtfulItems, isUnaskedFor } from '../shared/stored/doubtful-cookies.ts';
import { familyList, isBeside, mostOthers, withOthersNamed } from '../shared/stored/named-beside.ts';
import { findingsByOrigin } from '../shared/stored/stored-by-embed.ts';
import { storedItem } from '../shared/stored/stored-findings.ts';
import { kindOfCookie, kindOfStorage, wasStored, wasWrittenIn } from '../shared/stored/stored-items.ts';
import { undeclaredFixes, undeclaredMessages } from '../shared/stored/undeclared-texts.ts';
import { plainText } from '../shared/wording.ts';

type Stored = CookieFact | StorageFact;

export default defineCheck({
  id: 'ck-undeclared',
  area: 'ck',
  version: 29,
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
      fixes: undeclaredFixes('de'),
      messages: {
        ...undeclaredMessages.de,
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
      fixes: undeclaredFixes('en'),
      messages: {
        ...undeclaredMessages.en,
        noBanner: 'No consent banner was found',
      },
    },
  },
  run({ cookies, storage, services, site, accepted, banner: asking, privacy, pages, requests = [], shopPages }) {
    const { banner } = asking;
    if (accepted.method === 'no-banner' || banner === null) return { class: 'NotApplicable', message: 'noBanner' };
    const texts = cookieTexts({ privacy, pages }, banner);
    const declared = `${plainText(texts.notice)}\n${texts.banner}`;
    const stateOf = (item: Stored): Declaration | 'maker' => {
      const use = services.find(({ service }) => service.id === item.serviceId);
      const found = declarationOf(item, texts, use);
      if (found !== 'missing' || use === undefined) return found;
      const bringer = bringerOf(use, services);
      // Of what a service brings along a text says what it says of that service, which may be nothing but the name.
      if (bringer !== null && namesVendor(declared, use) && namesService(declared, bringer)) {
        const told = declarationOf(item, texts, bringer);
        return told === 'missing' ? 'described' : told;
      }
      // The vendor alone covers what has no name of its own: what a notice says of one product of a vendor says nothing of another.
      if (use.service.aliases.length === 0 && namesVendor(declared, use)) return 'described';
      return namesMakerAlone(texts.banner, use) ? 'maker' : found;
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
    // Of what an embed sets unasked the purpose is doubted elsewhere; a list that lacks it is no complete one either.
    const doubted = doubtfulItems([...cookies.filter((cookie) => wasStored(cookie) && cookie.kept), ...storage], {
      ...seen,
      requests,
    }).filter(({ item, kind }) => kind !== 'ownNetwork' && item.category !== 'consent' && item.states.some((state) => state !== 'accept'));
    // What the network in front of a service sets goes by the service.
    const keepers = new Map(doubted.map(({ item: { id, serviceId } }) => [id, serviceId]));
    const isDoubted = ({ id }: Stored) => keepers.has(id);
    // Of unknown purpose, and named nowhere: nobody can tell whether it needs consent, but visitors learn nothing of it.
    const strange = cookies.filter(
      (cookie) =>
        wasStored(cookie) &&
        cookie.states.includes('accept') &&
        kindOfCookie(cookie, site.domain) === 'unknown' &&
        !namesEntry(declared, cookie),
    );
    const { known = [], suspicious = [] } = Object.groupBy(
      relevant.filter((item) => !missing.includes(item)),
      (item) => (isSuspicious(item, site.domain) ? 'suspicious' : 'known'),
    );
    const all = [...known, ...leftOver.filter((cookie) => isDeclared(cookie))];
    const { listed = [], described = [] } = Object.groupBy(all, (item) => (stateOf(item) === 'listed' ? 'listed' : 'described'));
    const nameless =
      texts.unread !== null || texts.folded ? [] : described.filter((item) => needsConsent(item, site.domain) && !goesWith(item, listed));
    // A list that stands there is taken for a whole one, whatever else is named nowhere; without one, the word on the service is all there is.
    const unlisted = listed.length === 0 ? [] : nameless;
    const notListed = findingsByOrigin('notListed', unlisted, { services, requests }).map((finding) =>
      withEarlier(finding, unlisted, site.domain),
    );
    if (missing.length === 0) {
      const how = described.length === 0 ? 'declared' : listed.length === 0 ? 'declaredByService' : 'declaredPartly';
      const lead = known.length > 0 ? how : 'nothingToDeclare';
      // A sentence that names what is declared must not keep quiet about what is not, even where that is rated elsewhere.
      const early = [...new Set([...leftOver, ...cookies.filter(isDoubted), ...storage.filter(isDoubted)])].filter(
        (item) => !isDeclared(item) && !relevant.includes(item),
      );
      const addition = `${early.length > 0 ? 'Early' : ''}${suspicious.length > 0 ? 'Unknown' : ''}${strange.length > 0 && texts.unread !== 'Notice' ? 'Except' : ''}`;
      const params = {
        names: familyList(listed, mostOthers),
        byService: familyList(described, mostOthers),
        early: familyList(early, mostOthers),
        suspicious: familyList(suspicious),
        unknown: familyList(strange),
      };
      const gaps = verdictOf({ hints: notListed });
      return gaps ?? { class: 'Conform', message: `${lead}${addition}`, params };
    }
    const {
      silent = [],
      denied = [],
      maker = [],
      unnamed = [],
    } = Object.groupBy(missing, (item) => {
      const state = stateOf(item);
      return state === 'silent' || state === 'denied' || state === 'maker' ? state : 'unnamed';
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
        withEarlier(finding, marketing, site.domain),
      ),
      hints: [
        ...findingsByOrigin(
          'denied',
          denied.filter((item) => !isOfEmbed(item, services)),
          { services, requests },
        ),
        ...findingsByOrigin(
          'deniedEmbed',
          denied.filter((item) => isOfEmbed(item, services)),
          { services, requests },
        ),
        ...findingsByOrigin(`undeclared${suffix}`, certain, { services, requests }).map((finding) =>
          withEarlier(finding, certain, site.domain),
        ),
        ...(texts.unread === null
          ? [
              ...findingsByOrigin(
                'silent',
                silent.filter((item) => !isOfPayment(item)),
                { services, requests },
              ),
              ...findingsByOrigin('silentPayment', silent.filter(isOfPayment), { services, requests }),
            ]
          : []),
        ...(texts.unread === null ? findingsByOrigin('maker', maker, { services, requests }) : []),
        ...notListed,
      ],
    });
    const shown = verdict?.class === 'Risk' ? marketing : [...missing, ...unlisted];
    // What protects a service needs no consent by itself, but belongs into a list that tells what the service stores.
    const ids = new Set(missing.map(({ serviceId }) => serviceId));
    const protecting = cookies.filter(
      (cookie) => ids.has(cookie.serviceId) && wasStored(cookie) && cookie.kept && kindOfCookie(cookie, site.domain) === 'technical',
    );
    const beside = [...cookies.filter((cookie) => wasStored(cookie) && cookie.kept), ...storage].filter((item) =>
      isBeside(item, missing, site.domain),
    );
    const others = [
      ...new Set([
        ...missing,
        ...nameless,
        ...leftOver,
        ...strange.filter(({ party, kept }) => party === 'first' && kept),
        ...protecting,
        ...cookies.filter(isDoubted),
        ...storage.filter(isDoubted),
        ...beside,
      ]),
    ]
      .filter(
        (item) => !shown.includes(item) && (!isDeclared(item) || nameless.includes(item)) && !shown.some((one) => isNamesake(item, one)),
      )
      .map((item) => ({ ...item, serviceId: keepers.get(item.id) ?? item.serviceId }));
    return verdict === null ? { class: 'Conform' } : withOthersNamed(verdict, others, { services, missing });
  },
});

/** What others deliver ready-made into a page: its owner has no setting against what it stores. */
const embedded: ReadonlySet<ServiceCategory | undefined> = new Set(['video', 'audio', 'map', 'social', 'booking', 'captcha', 'chat']);

function isOfPayment({ serviceId }: Stored): boolean {
  return serviceId !== null && serviceOf(serviceId)?.category === 'payment';
}

/** What an embed brings along is as little in the hands of the owner. */
function isOfEmbed({ serviceId }: Stored, services: Facts['services']): boolean {
  return serviceId !== null && embedded.has(serviceOf(causeOfService(serviceId, services))?.category);
}

/** The service that brings another one along; null for what the site itself placed. */
function bringerOf(use: ServiceUse, services: Facts['services']): ServiceUse | null {
  const cause = causeOfService(use.service.id, services);
  return services.find((other) => other !== use && other.service.id === cause) ?? null;
}

/** The finding with what of it lay in the browser before the choice already. Where it is open whether that needs consent, its purpose comes first. */
function withEarlier(finding: Finding, items: readonly Stored[], siteDomain: string): Finding {
  const shown = new Set(finding.items.map(({ ref }) => ref));
  const early = items.filter(({ id, states }) => shown.has(id) && states.includes('none'));
  if (early.length === 0) return finding;
  const isOpen = early.every((item) => !needsConsent(item, siteDomain));
  const params = { ...finding.params, before: familyList(early, mostOthers) };
  // Tied to the banner, the way of paying would be missing for visitors who reject.
  const ending = early.every(isOfPayment) ? 'Pay' : isOpen ? 'Open' : '';
  return { ...finding, message: `${finding.message}Before${ending}`, params };
}

function nameOf(item: Stored): string {
  return 'name' in item ? item.name : item.key;
}

/** The same entry of the same service once more, as a cookie and in web storage: told once. */
function isNamesake(item: Stored, other: Stored): boolean {
  return item.serviceId !== null && item.serviceId === other.serviceId && nameOf(item) === nameOf(other);
}

/** The time at which a listed entry runs out ("_uetsid_exp"), or a cookie by which a script only tries whether it may set any. */
function goesWith(item: Stored, listed: readonly Stored[]): boolean {
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

function isThirdPartyMarketing(item: Stored): boolean {
  return 'name' in item && item.party === 'third' && item.category === 'marketing' && item.needsConsent === 'yes';
}

/** Cookies of bidders that another advertising service brings along differ from visit to visit; one visit proves too little. */
function comesFromBidding(item: Stored, services: Facts['services']): boolean {
  return item.serviceId !== null && causeOfService(item.serviceId, services) !== item.serviceId;
}
