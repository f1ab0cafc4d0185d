import type { Locale } from '../../define-check.ts';

/** What stands for a click in the steps of embeds, in German and in English. */
const orClick = / oder einem Klick des Besuchers| or a click of the visitor/g;

/**
 * What works unseen nobody can ask for by a click: `Early` becomes `Unseen`, with consent as the only way, and `Tracking` where it is a
 * tracker, which needs that for certain.
 */
export function withTrackers(fixes: Readonly<Record<string, string>>): Record<string, string> {
  const early = Object.entries(fixes).filter(([name]) => name.includes('Early'));
  return {
    ...fixes,
    ...Object.fromEntries(
      early.flatMap(([name, steps]) => [
        [name.replace('Early', 'Unseen'), steps.replace(orClick, '')],
        [
          name.replace('Early', 'Tracking'),
          steps
            .replace(
              ' oder einem Klick des Besuchers; die Beschreibung ersetzt eine nötige Einwilligung nicht',
              '; die Beschreibung ersetzt diese nicht',
            )
            .replace(
              ' or a click of the visitor; the description does not replace a consent that is needed',
              '; the description does not replace it',
            ),
        ],
      ]),
    ),
  };
}

/** What stands in for a consent where a service is there for a form alone. */
const onClick: Record<Locale, string> = {
  de: '{#later} Laden Sie das Formular von {service} erst auf einen Klick hin, oder verwenden Sie ein eigenes; binden Sie es nicht an die Einwilligung für Cookies, sonst fehlt es Besuchern, die ablehnen.',
  en: '{#later} Load the form of {service} only on a click, or use one of your own; do not tie it to the consent for cookies, or visitors who reject will lack it.',
};
const notReplaced =
  /\{#[a-z,-]+\} (?:Entfernen Sie die Einbindung von \{service\}|Laden Sie \{service\} erst|Remove the embed of \{service\}|Load \{service\} only)[^\n]{0,250}\.(?=\n|$)/;

/** Whoever opens a page for its form has to get it, whatever they chose in the banner: `Early` becomes `Form`. */
export function withForms(fixes: Readonly<Record<string, string>>, locale: Locale): Record<string, string> {
  const early = Object.entries(fixes).filter(([name]) => name.includes('Early'));
  return {
    ...fixes,
    ...Object.fromEntries(early.map(([name, steps]) => [name.replace('Early', 'Form'), steps.replace(notReplaced, onClick[locale])])),
  };
}

/** What stands in for a consent where the platform itself writes the script into its pages: there is no embed, and nobody clicks on it. */
const inPlatform: Record<Locale, string> = {
  de: '{#remove} Schalten Sie {service} in den Einstellungen von {platform} ab, wenn Sie den Dienst nicht brauchen, oder stellen Sie dort ein, dass er auf die Einwilligung wartet, soweit {platform} das anbietet (das Skript schreibt {platform} selbst in die Seiten); die Beschreibung ersetzt eine nötige Einwilligung nicht.',
  en: '{#remove} Switch {service} off in the settings of {platform} if you do not need it, or have it wait for consent there as far as {platform} offers that ({platform} writes the script into the pages itself); the description does not replace a consent that is needed.',
};

const orByClick = / oder einem Klick des Besuchers| or a click of the visitor/g;

/** What the platform of the site brings along ends in its settings: `Early` becomes `Built`. */
export function withBuilt(fixes: Readonly<Record<string, string>>, locale: Locale): Record<string, string> {
  const early = Object.entries(fixes).filter(([name]) => name.includes('Early'));
  return {
    ...fixes,
    ...Object.fromEntries(
      early.map(([name, steps]) => [name.replace('Early', 'Built'), steps.replace(notReplaced, inPlatform[locale]).replace(orByClick, '')]),
    ),
  };
}

/** What stands in for own files where the licence lets nobody else deliver them. */
const servedStep: Record<Locale, string> = {
  de: '1. {#other-way} {service} lässt kein Ausliefern vom eigenen Server zu: Wählen Sie eine Schrift, die Sie selbst ausliefern dürfen, oder laden Sie {service} erst nach der Einwilligung ({pages}).',
  en: '1. {#other-way} {service} does not permit delivery from your own server: choose a font that you may deliver yourself, or load {service} only after consent ({pages}).',
};

/** Files that only their vendor may deliver: `Files` becomes `Served`, without the way over an own server. */
export function withServed(fixes: Readonly<Record<string, string>>, locale: Locale): Record<string, string> {
  const files = Object.entries(fixes).filter(([name]) => name.includes('Files'));
  return {
    ...fixes,
    ...Object.fromEntries(
      files.map(([name, steps]) => [name.replace('Files', 'Served'), steps.replace(/^1\. [^\n]*/, servedStep[locale])]),
    ),
  };
}
