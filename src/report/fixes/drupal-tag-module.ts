import type { GatheredFacts } from '#checks/facts.ts';
import type { NamedFix } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import type { Cmp } from '#knowledge/types.ts';
import { tagModuleOf } from './calling-file.ts';
import { unconsentedRequests } from './frame-step.ts';

/** What the module is called in the menus of Drupal, by its folder. */
const names: Readonly<Record<string, string>> = { google_tag: 'Google Tag', google_analytics: 'Google Analytics' };

/** How a script asks a consent tool of Drupal for the choice, and where that cannot be asked. */
const asked: Readonly<Record<string, NamedFix>> = {
  'eu-cookie-compliance': {
    de: "Drupal.eu_cookie_compliance.hasAgreedWithCategory('…') die Zustimmung zu seiner Kategorie meldet (ohne Kategorien: hasAgreed()). Fragen Sie zuerst ab, ob es Drupal.eu_cookie_compliance gibt: Auf Seiten ohne Banner fehlt es, und dort lädt dann nichts.",
    en: "Drupal.eu_cookie_compliance.hasAgreedWithCategory('…') reports consent to its category (without categories: hasAgreed()). Ask first whether Drupal.eu_cookie_compliance exists: it is missing on pages without the banner, and nothing loads there then.",
  },
};

/**
 * The step against a tag of Google that a module of Drupal prints into the head of the pages, beside a consent tool that holds back only
 * files of the site: no file can be listed there, the tag has to leave the module. Null where anything else loads it.
 */
export function stepForTagModule(cause: string | null, facts: GatheredFacts, cmp: Cmp | null): NamedFix | null {
  const service = cause === null ? null : serviceOf(cause);
  const ask = cmp?.holdsNoCode ? asked[cmp.id] : undefined;
  const module = tagModuleOf(facts);
  const name = module && names[module.name];
  if (!service || !cmp || !ask || !name || !isPrinted(cause, facts)) return null;
  return {
    de: `In Drupal unter Konfiguration › Webdienste › ${name}: Nehmen Sie den Tag von ${service.name} dort heraus, und laden Sie ihn mit einem eigenen Skript erst, wenn ${ask.de} Als Datei lässt sich der Tag in ${cmp.name} nicht eintragen: Das Modul „${module.name}“ schreibt ihn selbst in den Kopf der Seiten.`,
    en: `In Drupal under Configuration › Web services › ${name}: take the tag of ${service.name} out there, and load it with a script of your own only once ${ask.en} The tag cannot be listed as a file in ${cmp.name}: the module “${module.name}” writes it into the head of the pages itself.`,
  };
}

/** Whether the pages themselves hold the script of the service, and it is the tag of Google. */
function isPrinted(cause: string | null, facts: GatheredFacts): boolean {
  const seen = unconsentedRequests(cause, facts);
  const scripts = seen.filter(({ type, parentId }) => type === 'script' && !seen.some(({ id }) => id === parentId));
  return (
    scripts.length > 0 &&
    scripts.every(({ host, parentId, embeddedBy }) => parentId === null && embeddedBy === null && host === 'www.googletagmanager.com')
  );
}
