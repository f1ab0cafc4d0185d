import { consentLaw } from '../consent-law.ts';
import { defineCheck } from '../define-check.ts';
import type { CookieFact, StorageFact } from '../facts.ts';
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
  needs: ['cookies', 'storage'],
  texts: {
    de: {
      title: 'Unbekannte Cookies und Speicherobjekte',
      explanation:
        'Ob ein Cookie oder Speichereintrag eine Einwilligung braucht, hängt von seinem Zweck ab (§ 25 Abs. 1, 2 TDDDG). Einträge, die der Katalog nicht kennt, lassen sich nicht einstufen; sie sind weder als unbedenklich noch als Problem gewertet.',
      confidenceReason: 'Was gespeichert wird, ist gemessen; als unbekannt gilt ein Eintrag, den kein Katalog nennt.',
      howToFix:
        '1. Klären Sie mit dem Entwickler oder Anbieter des setzenden Skripts, wozu der Eintrag dient und wie lange er bleibt.\n2. Tragen Sie ihn mit Zweck und Laufzeit im Einwilligungswerkzeug und in der Datenschutzerklärung ein.\n3. Entfernen Sie Einträge, die niemand mehr braucht.',
      messages: { unknown: 'Der Zweck dieser Cookies oder Speicherobjekte ist nicht bekannt: {names}' },
    },
    en: {
      title: 'Unclassified cookies and storage',
      explanation:
        'Whether a cookie or storage entry needs consent depends on its purpose (Section 25(1), (2) TDDDG). Entries the catalogue does not know cannot be classified; they count neither as harmless nor as a problem.',
      confidenceReason: 'What is stored is measured; an entry counts as unknown if no catalogue names it.',
      howToFix:
        '1. Ask the developer or provider of the setting script what the entry is for and how long it stays.\n2. Add it with purpose and lifetime to the consent tool and the privacy notice.\n3. Remove entries nobody needs any more.',
      messages: { unknown: 'The purpose of these cookies or storage objects is not known: {names}' },
    },
  },
  run({ cookies, storage }) {
    const isUnknown = (item: CookieFact | StorageFact) => item.category === null && item.needsConsent === null;
    const unknown = [
      ...cookies.filter((cookie) => wasStored(cookie) && isUnknown(cookie)),
      ...storage.filter((entry) => !unnamedKinds.has(entry.kind) && isUnknown(entry)),
    ];
    const families = Map.groupBy(unknown, (item) => familyOf('name' in item ? item.name : item.key));
    if (families.size === 0) return { class: 'Conform' };
    const items = [...families].map(([family, [first]]) => ({ ...storedItem(first!), value: family }));
    const params = { count: families.size, names: shortList([...families.keys()]) };
    return { class: 'NoClassification', message: 'unknown', params, items };
  },
});
