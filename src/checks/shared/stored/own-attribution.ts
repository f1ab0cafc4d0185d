import type { ConsentState } from '#evidence/gathered.ts';
import type { Finding, Locale } from '../../define-check.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { CookieFact, StorageFact } from '../../facts/stored.ts';
import { ownFileSetting, pluginSetting } from './script-causes.ts';
import { storedFindings } from './stored-findings.ts';
import { productOf } from './stored-items.ts';

type Stored = CookieFact | StorageFact;

/**
 * Whether an entry was told by itself alone to keep by which advertisement or campaign a visitor came: the catalogue gives each that needs
 * consent a service or a product, so that what has neither is of the site's own code.
 */
export function isOwnAttribution(item: Stored): boolean {
  return isOfOwnCode(item) && item.category === 'marketing' && item.needsConsent === 'yes';
}

/** Whether it was told the same way to note down where a visitor came from, or with what: mostly for advertising too, but not surely. */
export function isOwnOrigin(item: Stored): boolean {
  return isOfOwnCode(item) && item.category === 'analytics' && item.needsConsent === 'disputed';
}

function isOfOwnCode(item: Stored): boolean {
  return item.party === 'first' && item.serviceId === null && productOf(item) === null;
}

/** Findings on both: `ownAttribution` for the risks, with `ownAttributionByPlugin` where an extension's script writes them, and `ownAttributionInFile` where one file of the site does; `ownOrigin` for the hints. */
export function ownAttributionFindings(items: readonly Stored[], services: readonly ServiceUse[]): { risks: Finding[]; hints: Finding[] } {
  const plugins = new Map(items.map((item) => [item.id, 'name' in item ? pluginSetting(item) : null]));
  const risks = storedFindings('ownAttribution', items.filter(isOwnAttribution), services);
  const files = new Map(items.map((item) => [item.id, ownFileSetting(item)]));
  const ofAll = ({ items: told }: Finding, known: ReadonlyMap<string, string | null>) => {
    const [first, ...others] = new Set(told.map(({ ref }) => (ref === undefined ? null : (known.get(ref) ?? null))));
    return others.length === 0 ? (first ?? null) : null;
  };
  return {
    risks: risks.map((finding) => {
      if (finding.items.every(({ ref }) => ref !== undefined && plugins.get(ref)))
        return { ...finding, message: `${finding.message}ByPlugin` };
      const file = ofAll(finding, files);
      return file === null ? finding : { ...finding, message: `${finding.message}InFile`, params: { ...finding.params, file } };
    }),
    hints: storedFindings('ownOrigin', items.filter(isOwnOrigin), services),
  };
}

type Message = 'ownAttribution' | 'ownAttributionByPlugin' | 'ownAttributionInFile' | 'ownOrigin';

/** When they were written; `each`: the report fills in the moment. */
const moments: Record<Locale, Record<Exclude<ConsentState, 'accept'> | 'each', string>> = {
  de: { none: 'ohne Einwilligung', reject: 'nach dem Ablehnen', each: '{when}' },
  en: { none: 'without consent', reject: 'after rejection', each: '{when}' },
};

/** What is said of such entries; right with a banner and without. */
export function ownAttributionMessages(locale: Locale, state: keyof (typeof moments)['de']): Record<Message, string> {
  const when = moments[locale][state];
  const told = (code: string) =>
    locale === 'de'
      ? `${code} speichert ${when}, über welche Anzeige oder Kampagne der Besucher kam ({count|=ein Eintrag|Einträge}): {names}`
      : `${code} stores ${when} by which advertisement or campaign the visitor came ({count|entry|entries}): {names}`;
  return locale === 'de'
    ? {
        ownAttribution: told('Code der Website'),
        ownAttributionInFile: told('Ihr Skript {file}'),
        ownAttributionByPlugin: `{service} speichert ${when}, über welche Anzeige oder Kampagne der Besucher kam, samt weiteren Angaben zum Besuch ({count|=ein Eintrag|Einträge}): {names}`,
        ownOrigin: `Code der Website speichert ${when}, woher der Besucher kam, wo er ankam oder mit welchem Gerät ({count|=ein Eintrag|Einträge}): {names}; ob das für den gewünschten Dienst unbedingt erforderlich ist, ist nicht zu sehen`,
      }
    : {
        ownAttribution: told('Code of the website'),
        ownAttributionInFile: told('Your script {file}'),
        ownAttributionByPlugin: `{service} stores ${when} by which advertisement or campaign the visitor came, with further details of the visit ({count|entry|entries}): {names}`,
        ownOrigin: `Code of the website stores ${when} where the visitor came from, where they arrived or with which device ({count|entry|entries}): {names}; whether that is strictly necessary for the service asked for cannot be seen`,
      };
}

const declared = {
  de: '2. Nehmen Sie {names} mit Zweck und Dauer in das Einwilligungsbanner und die Datenschutzerklärung auf, soweit das bleibt; sehen Sie nach, ob Formulare den Inhalt in verborgenen Feldern mitsenden, und lassen Sie diese weg, oder sagen Sie es dort auch.\n3. Löschen Sie Cookies und Websitedaten im Browser, laden Sie die Seite neu und prüfen Sie, dass ohne Einwilligung {names} nicht mehr erscheint.',
  en: '2. Add {names} with purpose and duration to the consent banner and the privacy notice as far as it stays; look whether forms send the content along in hidden fields, and leave these out, or say so there as well.\n3. Delete cookies and site data in the browser, reload the page and verify that without consent {names} no longer appears.',
};

/** What to do about them. */
export const ownAttributionFixes: Record<Locale, Record<Message, string>> = {
  de: {
    ownAttribution: `1. {#later} Suchen Sie den Code, der {names} schreibt (er steht in der Seite, in einem Skript der Vorlage, in einer Erweiterung oder im Tag Manager; die Belege nennen Seiten und, soweit bekannt, das Skript), und lassen Sie ihn erst laufen, wenn der Besucher der Werbung zugestimmt hat, oder lassen Sie ihn weg.\n${declared.de}`,
    ownAttributionByPlugin: `1. {#later} Tragen Sie das Skript der Erweiterung {service} im Einwilligungswerkzeug mit seiner Adresse (siehe Belege) unter Werbung ein, damit es bis zur Zustimmung gesperrt bleibt, oder schalten Sie die Erweiterung ab. Prüfen Sie danach, ob der Server selbst noch solche Cookies setzt; dann hilft nur das Abschalten.\n${declared.de}`,
    ownAttributionInFile: `1. {#later} Lassen Sie {file} das erst schreiben ({names}), wenn der Besucher der Werbung zugestimmt hat, oder lassen Sie es weg. Sperren Sie nicht die ganze Datei, wenn sie noch anderes tut: Das fiele sonst mit weg.\n${declared.de}`,
    ownOrigin: `1. Klären Sie, wozu {names} dient. Dient es der Auswertung von Werbung oder Besuchen, speichern Sie es erst nach der Zustimmung dazu, oder lassen Sie es weg; bleiben kann, was für den ausdrücklich gewünschten Dienst unbedingt erforderlich ist (§ 25 Abs. 2 Nr. 2 TDDDG).\n${declared.de}`,
  },
  en: {
    ownAttribution: `1. {#later} Find the code that writes {names} (it stands in the page, in a script of the template, in an extension or in the tag manager; the evidence names pages and, as far as known, the script), and let it run only once the visitor has agreed to advertising, or leave it out.\n${declared.en}`,
    ownAttributionByPlugin: `1. {#later} Enter the script of the extension {service} in the consent tool by its address (see the evidence) under advertising, so that it stays blocked until consent, or switch the extension off. Check afterwards whether the server itself still sets such cookies; then only switching it off helps.\n${declared.en}`,
    ownAttributionInFile: `1. {#later} Have {file} write that ({names}) only once the visitor has agreed to advertising, or leave it out. Do not block the whole file if it does other things too: they would go with it.\n${declared.en}`,
    ownOrigin: `1. Find out what {names} is for. If it serves the evaluation of advertising or visits, store it only after consent to that, or leave it out; what is strictly necessary for the service expressly asked for may stay (Section 25(2) no. 2 TDDDG).\n${declared.en}`,
  },
};
