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
        'Ob ein Cookie oder Speichereintrag eine Einwilligung braucht, hängt von seinem Zweck ab (§ 25 Abs. 1, 2 TDDDG). Einträge, die der Katalog nicht kennt, lassen sich nicht einstufen; sie sind weder als unbedenklich noch als Problem gewertet.',
      confidenceReason: 'Was gespeichert wird, ist gemessen; als unbekannt gilt ein Eintrag, den kein Katalog nennt.',
      howToFix:
        '1. Klären Sie mit dem Entwickler oder Anbieter des setzenden Skripts Zweck und Laufzeit von: {unknown}.\n2. Ergänzen Sie beides im Einwilligungswerkzeug und in der Datenschutzerklärung.\n3. Entfernen Sie, was niemand mehr braucht.',
      messages: {
        unknown: 'Zweck nicht bekannt: {names}',
        described: '{names} steht nicht im Katalog; die Datenschutzerklärung beschreibt es',
        allDescribed: 'Nicht im Katalog, aber in der Datenschutzerklärung beschrieben: {names}',
        partlyDescribed: 'Zweck nicht bekannt: {unknown}; nicht im Katalog, aber in der Datenschutzerklärung beschrieben: {described}',
      },
    },
    en: {
      title: 'Purpose of all cookies and storage known',
      explanation:
        'Whether a cookie or storage entry needs consent depends on its purpose (Section 25(1), (2) TDDDG). Entries the catalogue does not know cannot be classified; they count neither as harmless nor as a problem.',
      confidenceReason: 'What is stored is measured; an entry counts as unknown if no catalogue names it.',
      howToFix:
        '1. Ask the developer or provider of the setting script for purpose and lifetime of: {unknown}.\n2. Add both to the consent tool and the privacy notice.\n3. Remove what nobody needs any more.',
      messages: {
        unknown: 'Purpose not known: {names}',
        described: '{names} is not in the catalogue; the privacy notice describes it',
        allDescribed: 'Not in the catalogue but described in the privacy notice: {names}',
        partlyDescribed: 'Purpose not known: {unknown}; not in the catalogue but described in the privacy notice: {described}',
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
    const allTold = families.size === 1 ? 'described' : 'allDescribed';
    const message = told.length === 0 ? 'unknown' : untold.length === 0 ? allTold : 'partlyDescribed';
    return { class: 'NoClassification', message, params, items };
  },
});
