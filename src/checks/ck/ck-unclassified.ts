import { consentLaw } from '../consent-law.ts';
import { namesEntry } from '../declared-cookies.ts';
import { defineCheck } from '../define-check.ts';
import type { CookieFact, StorageFact } from '../facts.ts';
import { readNotice } from '../notice.ts';
import { shortList, storedItem } from '../stored-findings.ts';
import { familyOf, wasStored } from '../stored-items.ts';

/** Caches and service workers hold files under names of the site's choice: no catalogue could know them. */
const unnamedKinds = new Set<StorageFact['kind']>(['cacheStorage', 'serviceWorker']);

export default defineCheck({
  id: 'ck-unclassified',
  area: 'ck',
  version: 1,
  weight: 1,
  confidence: 'high',
  legalBasis: [consentLaw.tdddg25],
  needs: ['cookies', 'storage', 'privacy', 'pages'],
  texts: {
    de: {
      title: 'Zweck aller Cookies und Speicherobjekte bekannt',
      explanation:
        'Ob ein Cookie oder Speichereintrag eine Einwilligung braucht, hängt von seinem Zweck ab (§ 25 Abs. 1, 2 TDDDG). Einträge, die der Scanner nicht kennt, lassen sich nicht einstufen; sie sind weder als unbedenklich noch als Problem gewertet.',
      confidenceReason: 'Was gespeichert wird, ist gemessen; als unbekannt gilt, was in keiner Liste bekannter Einträge steht.',
      howToFix:
        '1. Klären Sie mit Ihrem Entwickler oder dem Anbieter Zweck und Laufzeit von: {unknown}.\n2. Ergänzen Sie beides im Einwilligungswerkzeug und in der Datenschutzerklärung.\n3. Entfernen Sie, was niemand mehr braucht.',
      fixes: {
        unknown:
          '1. Klären Sie mit Ihrem Entwickler oder dem Anbieter Zweck und Laufzeit von: {names}.\n2. Ergänzen Sie beides im Einwilligungswerkzeug und in der Datenschutzerklärung; was für den ausdrücklich gewünschten Dienst unbedingt erforderlich ist (etwa Warenkorb, Anmeldung, Auswahl im Banner), braucht keine Einwilligung (§ 25 Abs. 2 Nr. 2 TDDDG).\n3. Entfernen Sie, was niemand mehr braucht.',
        describedCookie:
          '1. Prüfen Sie, ob das Cookie nur das speichert, was die Datenschutzerklärung sagt, und für den ausdrücklich gewünschten Dienst unbedingt erforderlich ist (etwa Warenkorb, Anmeldung, Auswahl im Banner; § 25 Abs. 2 Nr. 2 TDDDG); wenn ja, ist nichts zu tun.',
        describedEntry:
          '1. Prüfen Sie, ob der Eintrag nur das speichert, was die Datenschutzerklärung sagt, und für den ausdrücklich gewünschten Dienst unbedingt erforderlich ist (etwa Warenkorb, Anmeldung, Auswahl im Banner; § 25 Abs. 2 Nr. 2 TDDDG); wenn ja, ist nichts zu tun.',
        allDescribed:
          '1. Prüfen Sie, ob die Einträge nur das speichern, was die Datenschutzerklärung sagt, und für den ausdrücklich gewünschten Dienst unbedingt erforderlich sind (etwa Warenkorb, Anmeldung, Auswahl im Banner; § 25 Abs. 2 Nr. 2 TDDDG); wenn ja, ist nichts zu tun.',
        partlyDescribed:
          '1. Klären Sie mit Ihrem Entwickler oder dem Anbieter Zweck und Laufzeit von: {unknown}.\n2. Ergänzen Sie beides im Einwilligungswerkzeug und in der Datenschutzerklärung, oder entfernen Sie, was niemand mehr braucht.\n3. Prüfen Sie, ob {described} nur das speichert, was die Datenschutzerklärung sagt, und für den ausdrücklich gewünschten Dienst unbedingt erforderlich ist (etwa Warenkorb, Anmeldung, Auswahl im Banner; § 25 Abs. 2 Nr. 2 TDDDG); wenn ja, ist nichts zu tun.',
      },
      messages: {
        unknown: 'Zu {count|=einem Eintrag|Einträgen} im Browser kennt der Scanner den Zweck nicht: {names}',
        describedCookie: 'Das Cookie {names} kennt der Scanner nicht; die Datenschutzerklärung nennt es',
        describedEntry: 'Den Eintrag {names} im Web-Speicher kennt der Scanner nicht; die Datenschutzerklärung nennt ihn',
        allDescribed: '{count|=Ein Eintrag|Einträge} im Browser kennt der Scanner nicht, die Datenschutzerklärung nennt sie: {names}',
        partlyDescribed: 'Dem Scanner unbekannt: {unknown}; ihm ebenfalls unbekannt, aber in der Datenschutzerklärung genannt: {described}',
      },
    },
    en: {
      title: 'Purpose of all cookies and storage known',
      explanation:
        'Whether a cookie or storage entry needs consent depends on its purpose (Section 25(1), (2) TDDDG). Entries the scanner does not know cannot be classified; they count neither as harmless nor as a problem.',
      confidenceReason: 'What is stored is measured; an entry counts as unknown if no list of known entries names it.',
      howToFix:
        '1. Ask your developer or the provider for purpose and lifetime of: {unknown}.\n2. Add both to the consent tool and the privacy notice.\n3. Remove what nobody needs any more.',
      fixes: {
        unknown:
          '1. Ask your developer or the provider for purpose and lifetime of: {names}.\n2. Add both to the consent tool and the privacy notice; what is strictly necessary for the service expressly asked for (such as cart, login, choice in the banner) needs no consent (Section 25(2) no. 2 TDDDG).\n3. Remove what nobody needs any more.',
        describedCookie:
          '1. Check whether the cookie only stores what the privacy notice says and is strictly necessary for the service expressly asked for (such as cart, login, choice in the banner; Section 25(2) no. 2 TDDDG); if so, there is nothing to do.',
        describedEntry:
          '1. Check whether the entry only stores what the privacy notice says and is strictly necessary for the service expressly asked for (such as cart, login, choice in the banner; Section 25(2) no. 2 TDDDG); if so, there is nothing to do.',
        allDescribed:
          '1. Check whether the entries only store what the privacy notice says and are strictly necessary for the service expressly asked for (such as cart, login, choice in the banner; Section 25(2) no. 2 TDDDG); if so, there is nothing to do.',
        partlyDescribed:
          '1. Ask your developer or the provider for purpose and lifetime of: {unknown}.\n2. Add both to the consent tool and the privacy notice, or remove what nobody needs any more.\n3. Check whether {described} only stores what the privacy notice says and is strictly necessary for the service expressly asked for (such as cart, login, choice in the banner; Section 25(2) no. 2 TDDDG); if so, there is nothing to do.',
      },
      messages: {
        unknown: 'The scanner does not know the purpose of {count|entry|entries} in the browser: {names}',
        describedCookie: 'The scanner does not know the cookie {names}; the privacy notice names it',
        describedEntry: 'The scanner does not know the entry {names} in web storage; the privacy notice names it',
        allDescribed: 'The scanner does not know {count|entry|entries} in the browser that the privacy notice names: {names}',
        partlyDescribed: 'Unknown to the scanner: {unknown}; unknown to it as well, but named in the privacy notice: {described}',
      },
    },
  },
  run({ cookies, storage, privacy, pages }) {
    const isUnknown = (item: CookieFact | StorageFact) => item.category === null && item.needsConsent === null;
    const unknown = [
      ...cookies.filter((cookie) => wasStored(cookie) && isUnknown(cookie)),
      ...storage.filter((entry) => !unnamedKinds.has(entry.kind) && isUnknown(entry)),
    ];
    const families = Map.groupBy(unknown, (item) => familyOf('name' in item ? item.name : item.key));
    if (families.size === 0) return { class: 'Conform' };
    const items = [...families].map(([family, [first]]) => ({ ...storedItem(first!), value: family }));
    const { text } = readNotice({ privacy, pages });
    const { told = [], untold = [] } = Object.groupBy(families, ([, group]) => (namesEntry(text, group[0]!) ? 'told' : 'untold'));
    const named = (list: typeof told) => shortList(list.map(([family]) => family));
    const params = {
      count: families.size,
      names: named([...families]),
      described: named(told),
      // Without this parameter the report gives no advice: what the notice describes needs no entry there.
      ...(untold.length > 0 ? { unknown: named(untold) } : {}),
    };
    const onlyTold = 'name' in unknown[0]! ? 'describedCookie' : 'describedEntry';
    const allTold = families.size === 1 ? onlyTold : 'allDescribed';
    const message = told.length === 0 ? 'unknown' : untold.length === 0 ? allTold : 'partlyDescribed';
    return { class: 'NoClassification', message, params, items };
  },
});
