import { consentLaw } from '../consent-law.ts';
import { cookieListRead, namesEntry } from '../declared-cookies.ts';
import { defineCheck } from '../define-check.ts';
import type { CookieFact, Facts, StorageFact } from '../facts.ts';
import { verdictOf } from '../items.ts';
import { namesService, namesVendor, readNotice } from '../notice.ts';
import { causeOfService } from '../service-observations.ts';
import { storedFindings, storedItem } from '../stored-findings.ts';
import { kindOfCookie, kindOfStorage, wasWrittenIn } from '../stored-items.ts';

type Stored = CookieFact | StorageFact;

export default defineCheck({
  id: 'ck-undeclared',
  area: 'ck',
  version: 1,
  weight: 3,
  confidence: 'high',
  legalBasis: [consentLaw.tdddg25, consentLaw.gdpr4and13, consentLaw.planet49],
  needs: ['cookies', 'storage', 'services', 'site', 'accepted', 'banner', 'privacy', 'pages'],
  texts: {
    de: {
      title: 'Cookies nach Einwilligung sind deklariert',
      explanation:
        'Eine Einwilligung ist nur wirksam, wenn der Besucher weiß, worin er einwilligt (§ 25 Abs. 1 TDDDG, Art. 4 Nr. 11 DSGVO). Dazu gehören Funktionsdauer und Zugriff Dritter (EuGH C-673/17 Planet49). Cookies, die weder im Banner noch in der Datenschutzerklärung vorkommen, sind von der Einwilligung nicht gedeckt.',
      confidenceReason: 'Jeder gesehene Eintrag wird in allen lesbaren Texten gesucht; Werbe-Cookies können von Besuch zu Besuch wechseln.',
      howToFix:
        '1. Lösen Sie im Einwilligungswerkzeug einen neuen Cookie-Scan aus.\n2. Ergänzen Sie fehlende Einträge mit Anbieter, Zweck und Laufzeit.\n3. Entfernen Sie Skripte, deren Cookies niemand zuordnen kann.',
      messages: {
        undeclaredMarketing:
          'Nach dem Zustimmen setzt {service} {count|Werbe-Cookie|Werbe-Cookies} ohne Angaben im Banner oder in der Datenschutzerklärung: {names}',
        undeclaredMarketingNone:
          'Nach dem Zustimmen setzt {service} {count|Werbe-Cookie|Werbe-Cookies} ohne Angaben im Banner oder in der Datenschutzerklärung: {names}; kein einziges der beobachteten Cookies ist dort mit Namen genannt',
        undeclared:
          '{count|Eintrag|Einträge} nach dem Zustimmen ohne Angaben im Banner oder in der Datenschutzerklärung: {names} ({service})',
        undeclaredNone:
          '{count|Eintrag|Einträge} nach dem Zustimmen ohne Angaben im Banner oder in der Datenschutzerklärung: {names} ({service}); kein einziges der beobachteten Cookies ist dort mit Namen genannt',
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
        '1. Start a new cookie scan in the consent tool.\n2. Add missing entries with provider, purpose and lifetime.\n3. Remove scripts whose cookies nobody can attribute.',
      messages: {
        undeclaredMarketing:
          'After accepting, {service} sets {count|advertising cookie|advertising cookies} without any statement in the banner or the privacy notice: {names}',
        undeclaredMarketingNone:
          'After accepting, {service} sets {count|advertising cookie|advertising cookies} without any statement in the banner or the privacy notice: {names}; not a single one of the cookies seen is named there',
        undeclared: '{count|entry|entries} after accepting without any statement in the banner or the privacy notice: {names} ({service})',
        undeclaredNone:
          '{count|entry|entries} after accepting without any statement in the banner or the privacy notice: {names} ({service}); not a single one of the cookies seen is named there',
        textsUnread: 'What banner or privacy notice say about cookies could not be read completely',
        noBanner: 'No consent banner was found',
      },
    },
  },
  run({ cookies, storage, services, site, accepted, banner: { banner }, privacy, pages }) {
    if (accepted.method === 'no-banner' || banner === null) return { class: 'NotApplicable', message: 'noBanner' };
    const notice = readNotice({ privacy, pages });
    const declared = [notice.text, banner.text, ...banner.toggles.map(({ label }) => label)].join('\n');
    const isDeclared = (item: Stored) => {
      const use = services.find(({ service }) => service.id === item.serviceId);
      return namesEntry(declared, item) || (use !== undefined && (namesService(declared, use) || namesVendor(declared, use)));
    };
    const relevant: Stored[] = [
      ...cookies.filter(
        (cookie) => wasWrittenIn(cookie, 'accept') && /consent|disputed|suspicious/.test(kindOfCookie(cookie, site.domain)),
      ),
      ...storage.filter(
        (entry) => entry.states.includes('accept') && /consent|disputed|suspicious/.test(kindOfStorage(entry, site.domain)),
      ),
    ];
    const missing = relevant.filter((item) => !isDeclared(item));
    if (missing.length === 0) return { class: 'Conform' };
    if (!notice.complete || !cookieListRead(banner)) {
      return { class: 'NoClassification', message: 'textsUnread', items: missing.map(storedItem) };
    }
    const marketing = missing.filter((item) => isThirdPartyMarketing(item) && !comesFromBidding(item, services));
    // One cookie alone that is not listed says nothing of the others.
    const set = cookies.filter((cookie) => wasWrittenIn(cookie, 'accept'));
    const suffix = set.length > 1 && !set.some((cookie) => namesEntry(declared, cookie)) ? 'None' : '';
    return (
      verdictOf({
        risks: storedFindings(`undeclaredMarketing${suffix}`, marketing, services),
        hints: storedFindings(`undeclared${suffix}`, missing, services),
      }) ?? { class: 'Conform' }
    );
  },
});

function isThirdPartyMarketing(item: Stored): boolean {
  return 'name' in item && item.party === 'third' && item.category === 'marketing' && item.needsConsent === 'yes';
}

/** Cookies of bidders that another advertising service brings along differ from visit to visit; one visit proves too little. */
function comesFromBidding(item: Stored, services: Facts['services']): boolean {
  return item.serviceId !== null && causeOfService(item.serviceId, services) !== item.serviceId;
}
