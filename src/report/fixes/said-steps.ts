import type { Locale } from '#contract/vocabulary.ts';
import type { FixTopic } from '#knowledge/types.ts';

/** Loading a service only after consent, in general words; a product's step says how. */
const tied: Record<Locale, RegExp> = {
  de: /^(?:(?:Binden|Ordnen|Koppeln) Sie\b.*(?:Einwilligung|Kategorie)|Beenden Sie (?:die|jede) Aufzeichnung\b.*; binden Sie\b.*|Laden Sie\b(?!.*\bvorsichtshalber\b).* erst nach der Einwilligung\.$|Laden Sie den Container erst, nachdem )/,
  en: /^(?:(?:Tie|To that end, assign)\b.*\b(?:consent|category)\b|End (?:the|every) recording\b.*; tie\b.*|Load\b.* only after consent\.$|Load the container only )/,
};
/** A service that the consent tool does not list yet, or lists among what is necessary. */
const entered: Record<Locale, RegExp> = {
  de: /^Fehlt der Dienst im Einwilligungswerkzeug(?!\p{L})/u,
  en: /^If the service is missing in the consent tool\b/,
};
/** The call that loads without a condition: marked for the platform, it stays where it is. */
const unconditional: Record<Locale, RegExp> = {
  de: /^Nehmen Sie den Aufruf des Dienstes, der ohne Bedingung lädt(?!\p{L})/u,
  en: /^Take the call of the service that loads without a condition\b/,
};
const tagManager: Record<Locale, RegExp> = {
  de: /^Verwenden Sie einen Tag-Manager\b|\bTag-Manager, falls Sie einen verwenden\b/,
  en: /^If you use a tag manager\b|\btag manager (?:too )?if you use one\b/,
};
/** Tags of Google that hold no consent fire nothing in the container: its own way to the basic mode. */
const basicMode: Record<Locale, RegExp> = {
  de: /^(?:Betreiben Sie den Consent Mode in der einfachen Form|Sperren Sie dazu gtag)/,
  en: /^(?:Run consent mode in its basic form|Block gtag)/,
};
const rejectButton: Record<Locale, RegExp> = {
  de: /^(?:(?:Schalten|Gestalten|Bieten) Sie\b|Bauen Sie\b.* ein Einwilligungswerkzeug ein\b)/,
  en: /^(?:Switch on|Make both|Offer)\b|\binstall a consent tool\b/,
};
const settingsLink: Record<Locale, RegExp> = {
  de: /^(?:Setzen Sie einen Link|Verwenden Sie dazu die Funktion)\b/,
  en: /^(?:Place a link|Use the function)\b/,
};

const legalLinks: Record<Locale, RegExp> = {
  de: /^(?:Nehmen Sie .* in die erste Ebene des Banners auf|Zeigen Sie das Banner)(?![\p{L}])/u,
  en: /^(?:Include .* on the first layer of the banner|Do not show the banner)\b/,
};

const switchesOff: Record<Locale, RegExp> = {
  de: /^Stellen Sie im Einwilligungswerkzeug alle Kategorien außer\b/,
  en: /^Set all categories except\b/,
};

/** A window that refuses at once: where the product has none, its step says what does it instead. */
const refusingWindow: Record<Locale, RegExp> = { de: /^Bieten Sie im Fenster(?![\p{L}])/u, en: /^In the window that\b/ };

/** General steps to tie, delay or replace a service, which a product's step names itself or does not allow. */
const otherWays: Record<Locale, RegExp> = {
  de: /^(?:(?:Oder l|L)aden Sie (?!die Seite|\/\S{0,200} in einem|[^.]* neu(?!\p{L}))|Verzichten Sie auf\b.*\bholen Sie vorher\b|Nehmen Sie (?:den|die) Aufrufe? |(?:Binden|Koppeln) Sie (?:den Dienst|das Skript)\b|Ordnen Sie sie dazu\b|Betreiben Sie den Consent Mode|Sperren Sie dazu gtag|Ersetzen Sie (?!in der)|Zeigen Sie (?:statt|zunächst)\b|Schalten Sie (?:in der Zahlungs-Erweiterung|die Express-Schaltfläche)(?!\p{L})|Liefern Sie (?:Logos|die Dateien, die Ihre Seiten selbst von)(?!\p{L})|[^.:]{1,60} lässt kein Ausliefern vom eigenen Server zu(?!\p{L})|Die Stelle dafür(?!\p{L})|Wenn das nicht geht: Binden Sie eine feste Version)/u,
  en: /^(?:(?:Or l|L)oad (?!the page|[^.]* again\b)|Do without\b.*\bobtain consent\b|Take the calls? of |(?:Tie|Bind) the (?:service|script)\b|To that end, assign\b|Run consent mode\b|Block gtag|Replace (?!in the)|Show (?:a preview|only)\b|Switch off the embedding\b|Turn the express button\b|Deliver (?:logos|the files that your own pages load)\b|[^.:]{1,60} does not permit delivery from your own server\b|The place for it\b|Download the libraries\b|If that is not possible: include a fixed version)/,
};

/** A look at the traffic, in which no request of the service may be left. */
const looksForNone: Record<Locale, RegExp> = {
  de: /^(?:Laden|Lehnen) Sie .{0,300}keine Anfrage dieses Dienstes mehr(?!\p{L})/u,
  en: /^(?:Load|Reject) .{0,300}no request of this service appears any more\b/,
};

/**
 * Where a specific step is taken; `only-tag-manager`, `only-system`: there is no other way to the service. `only-cmp`: what the service
 * loads is the consent tool as well, and its requests cannot end. `idle-cmp`: the consent tool holds nothing back. `away`: the service is to go, whatever the visitor chooses.
 */
export type StepPlace = 'away' | 'only-tag-manager' | 'tag-manager' | 'only-cmp' | 'idle-cmp' | 'cmp' | 'system' | 'only-system';

/** Whether a general step says in other words what the step of a product says. */
export function isSaidBy(place: StepPlace, topic: FixTopic, locale: Locale): (step: string) => boolean {
  if (place === 'only-system' && (topic === 'loading' || topic === 'lifetime')) return (step) => otherWays[locale].test(step);
  // Other hints on a system name the places to look at, not the step to take there.
  if (place === 'system' || place === 'only-system') return () => false;
  if (topic === 'reject') return (step) => rejectButton[locale].test(step);
  if (topic === 'preselection') return (step) => switchesOff[locale].test(step);
  if (topic === 'withdrawal') return (step) => settingsLink[locale].test(step);
  if (topic === 'withdrawal-clicks') return (step) => refusingWindow[locale].test(step);
  if (topic === 'legal-links') return (step) => legalLinks[locale].test(step);
  if (topic !== 'loading') return () => false;
  if (place === 'cmp') return (step) => [tied, entered, unconditional].some((words) => words[locale].test(step));
  if (place === 'idle-cmp') return (step) => [tied, entered, unconditional, otherWays].some((words) => words[locale].test(step));
  if (place === 'away')
    return (step) =>
      [tied, entered, unconditional, otherWays, tagManager, basicMode].some((words) => words[locale].test(step)) &&
      !looksForNone[locale].test(step);
  if (place === 'only-cmp')
    return (step) => [tied, entered, unconditional, otherWays, looksForNone].some((words) => words[locale].test(step));
  const template = place === 'only-tag-manager' ? null : /Vorlage|template/;
  return (step) =>
    tied[locale].test(step) ||
    (place === 'only-tag-manager' && basicMode[locale].test(step)) ||
    (tagManager[locale].test(step) && template?.test(step) !== true);
}
