import type { BannerEvidence } from '#evidence/banner.ts';

/**
 * Labels that open and close a part of the banner, with the name of the part for those who do not see it. Tools write both into one button and
 * show one at a time: what reads them finds "Details einblenden für StatistikDetails ausblenden für Statistik".
 */
const toggleLabels =
  /(?:Details|Mehr|Weniger|Infos?|Informationen|Beschreibung|Dienste|Anbieter|Cookies?|Cookie-Details)\s(?:ein-?blenden|aus-?blenden|anzeigen|verbergen|zeigen|schließen|öffnen)(?:\s(?:für|zu|von|bei)\s[A-ZÄÖÜ][a-zäöüß&-]{0,30})?|(?:Show|Hide)\s(?:details|more|less|cookies?|services|vendors)(?:\s(?:for|of)\s[A-Z][a-z&-]{0,30})?/gu;

/** What the banner says in sentences on all its layers, with the labels of its buttons and of what opens a part of it on lines of their own. */
export function bannerProse({ text, deeperText = '', controls }: Pick<BannerEvidence, 'text' | 'deeperText' | 'controls'>): string {
  const whole = `${text}\n${deeperText}`.slice(0, 60_000).replaceAll(toggleLabels, '\n');
  // Only those of several words stand apart for certain; one word may begin a sentence.
  const labels = [...new Set(controls.map((control) => control.text.trim()))].filter((label) => /\s/.test(label) && label.length <= 60);
  return labels.slice(0, 40).reduce((prose, label) => prose.replaceAll(`${label} `, '\n'), whole);
}
