import type { Locale } from '#contract/vocabulary.ts';
import type { FixTopic } from '#knowledge/types.ts';

/** Loading a service only after consent, in general words; a product's step says how. */
const tied: Record<Locale, RegExp> = {
  de: /^(?:(?:Binden|Ordnen|Koppeln) Sie\b.*(?:Einwilligung|Kategorie)|Beenden Sie (?:die|jede) Aufzeichnung\b.*; binden Sie\b.*|Laden Sie\b(?!.*\bvorsichtshalber\b).* erst nach der Einwilligung\.$)/,
  en: /^(?:(?:Tie|To that end, assign)\b.*\b(?:consent|category)\b|End (?:the|every) recording\b.*; tie\b.*|Load\b.* only after consent\.$)/,
};
const tagManager: Record<Locale, RegExp> = {
  de: /^Verwenden Sie einen Tag-Manager\b|\bTag-Manager, falls Sie einen verwenden\b/,
  en: /^If you use a tag manager\b|\btag manager (?:too )?if you use one\b/,
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
  de: /^(?:(?:Oder l|L)aden Sie (?!die Seite|[^.]* neu(?!\p{L}))|Verzichten Sie auf\b.*\bholen Sie vorher\b|Nehmen Sie (?:den|die) Aufrufe? |(?:Binden|Koppeln) Sie (?:den Dienst|das Skript)\b|Ordnen Sie sie dazu\b|Betreiben Sie den Consent Mode|Sperren Sie dazu gtag|Ersetzen Sie (?!in der)|Zeigen Sie (?:statt|zunächst)\b|Schalten Sie (?:in der Zahlungs-Erweiterung|die Express-Schaltfläche)(?!\p{L})|Liefern Sie Logos\b|Die Stelle dafür(?!\p{L}))/u,
  en: /^(?:(?:Or l|L)oad (?!the page|[^.]* again\b)|Do without\b.*\bobtain consent\b|Take the calls? of |(?:Tie|Bind) the (?:service|script)\b|To that end, assign\b|Run consent mode\b|Block gtag|Replace (?!in the)|Show (?:a preview|only)\b|Switch off the embedding\b|Turn the express button\b|Deliver logos\b|The place for it\b)/,
};

/** Where a specific step is taken; `only-tag-manager`, `only-system`: there is no other way to the service. */
export type StepPlace = 'only-tag-manager' | 'tag-manager' | 'cmp' | 'system' | 'only-system';

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
  if (place === 'cmp') return (step) => tied[locale].test(step);
  const template = place === 'only-tag-manager' ? null : /Vorlage|template/;
  return (step) => tied[locale].test(step) || (tagManager[locale].test(step) && template?.test(step) !== true);
}
