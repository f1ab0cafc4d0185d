import type { GatheredFacts } from '#checks/facts.ts';
import type { ReportArea } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import type { Evidence } from '#evidence/evidence.ts';
import { consentPlatform } from '../monitors/consent-platform.ts';
import { pictureApart } from './held-container.ts';

const tool: Record<Locale, RegExp> = {
  de: /\bim Einwilligungswerkzeug\b|\bFunktion Ihres Einwilligungswerkzeugs\b/,
  en: /\bin the consent tool\b|\bfunction of your consent tool\b/,
};
const ownScript: Record<Locale, readonly [inTool: string, ofTool: string]> = {
  de: [' oder im Skript Ihres Banners', ' oder des Skripts Ihres Banners'],
  en: [' or in the script of your banner', ' or of the script of your banner'],
};

/** A step that ties something to the choice: a platform does the rest, a site's own banner has to do it in code. */
const ties: Record<Locale, RegExp> = {
  de: /\b(?:binden|ordnen|koppeln|tragen|sperren) Sie\b[^.\n]*\bim Einwilligungswerkzeug\b/i,
  en: /\b(?:tie|assign|enter|block)\b[^.\n]*\bin the consent tool\b/i,
};
const ownCode: Record<Locale, string> = {
  de: ' Bei einem selbst gebauten Banner heißt das: Beim Aufruf lädt die Seite nichts davon, weder aus der Vorlage noch über einen Tag-Manager; erst das Skript des Banners fügt es ein, sobald zugestimmt ist.',
  en: ' With a home-made banner that means: when it is opened, the page loads none of it, neither from the template nor through a tag manager; only the script of the banner inserts it once consent is given.',
};

/** Where a tag manager releases a service, it stays there: then the banner has to tell it the choice, and nothing is inserted by hand. */
export const bannerTells: Record<Locale, RegExp> = {
  de: /das Banner muss die Auswahl an den Consent Mode melden/,
  en: /the banner has to report the choice to consent mode/,
};
const tellingCall: Record<Locale, string> = {
  de: ", bei einem selbst gebauten Banner mit gtag('consent', 'update', …) in dessen Skript",
  en: ", with a home-made banner by gtag('consent', 'update', …) in its script",
};

/** Where a banner belongs to no known platform, fixes say that its own script may be the place, and what it has to do. */
export function withOwnBanner(
  areas: readonly ReportArea[],
  { evidence, facts, locale }: { evidence: Evidence; facts: GatheredFacts; locale: Locale },
): ReportArea[] {
  const { name, tcfId } = consentPlatform(evidence, facts);
  const isOwn = facts.banner.ok && facts.banner.data.banner !== null && name === null && tcfId === null;
  if (!isOwn) return [...areas];
  return areas.map((area) => ({
    ...area,
    findings: area.findings.map((finding) => ({ ...finding, howToFix: inOwnScript(finding.howToFix, locale) })),
  }));
}

function inOwnScript(howToFix: string, locale: Locale): string {
  const [inTool, ofTool] = ownScript[locale];
  const steps = howToFix.split('\n');
  const telling = steps.some((step) => bannerTells[locale].test(step));
  const tying = telling ? -1 : steps.findIndex((step) => ties[locale].test(step));
  return steps
    .map((step, index) => (index === tying ? inCode(step, locale) : step))
    .join('\n')
    .replace(bannerTells[locale], (words) => words + tellingCall[locale])
    .replace(tool[locale], (words) => words + (/^(?:Funktion|function)/.test(words) ? ofTool : inTool));
}

/** The step with what it means in code; a picture that goes by itself stays its last sentence. */
function inCode(step: string, locale: Locale): string {
  const apart = ` ${pictureApart[locale]}`;
  return step.endsWith(apart) ? `${step.slice(0, -apart.length)}${ownCode[locale]}${apart}` : step + ownCode[locale];
}
