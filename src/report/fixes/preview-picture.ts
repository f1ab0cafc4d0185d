import type { RequestFact } from '#checks/facts/requests.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import { isPreviewAddress } from '#checks/shared/services/preview-address.ts';
import { marksOf, unmarked } from '#checks/step-marks.ts';
import type { ReportArea, ReportFinding } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import type { NamedFix } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { shortPathList } from '../statements/page-paths.ts';
import { unconsentedRequests } from './frame-step.ts';

/** Pages on which a video service delivers nothing without consent but its preview pictures, and whether there are others. */
function previewsOf(cause: string | null, facts: GatheredFacts): { pictures: RequestFact[]; isAll: boolean } | null {
  if (cause === null || serviceOf(cause)?.category !== 'video') return null;
  const seen = unconsentedRequests(cause, facts).filter(({ type }) => type !== 'preconnect');
  const byPage = [...Map.groupBy(seen, ({ pageUrl }) => pageUrl).values()];
  const waiting = byPage.filter((requests) => requests.every(({ type, url }) => type === 'image' && isPreviewAddress(url)));
  const pictures = waiting.flat();
  return pictures.length > 0 ? { pictures, isAll: waiting.length === byPage.length } : null;
}

/** Where WP Rocket puts such a picture in the place of a player. */
function ofRocket({ requests }: GatheredFacts): NamedFix {
  const isUsed = requests.ok && requests.data.some(({ url, party }) => party === 'first' && /\/wp-content\/plugins\/wp-rocket\//.test(url));
  if (!isUsed) return { de: '', en: '' };
  return {
    de: ' Setzt WP Rocket das Bild ein („Medien“: YouTube-iframe durch Vorschaubild ersetzen), schalten Sie das dort ab, und lassen Sie den Rahmen das Einwilligungswerkzeug zurückhalten.',
    en: ' If WP Rocket puts the picture there (Media: replace YouTube iframe with preview image), turn that off there, and have the consent tool hold the frame back.',
  };
}

/** How the tool that puts the picture in the place of a player is told another address. */
function ofFrameManager({ requests }: GatheredFacts): NamedFix {
  const isUsed = requests.ok && requests.data.some(({ url, type }) => type === 'script' && /iframemanager/i.test(url));
  if (!isUsed) return { de: '', en: '' };
  return {
    de: ' In iframemanager tragen Sie seine neue Adresse als data-thumbnail am Element oder als thumbnailUrl des Dienstes in der Konfiguration ein; die Datei allein ändert nichts.',
    en: ' In iframemanager, enter its new address as data-thumbnail at the element or as thumbnailUrl of the service in the configuration; the file alone changes nothing.',
  };
}

function stepFor(pictures: readonly RequestFact[], facts: GatheredFacts): NamedFix {
  const host = pictures[0]!.host;
  const pages = pictures.map(({ pageUrl }) => pageUrl);
  const [rocket, manager] = [ofRocket(facts), ofFrameManager(facts)];
  return {
    de: `{#own-files} Legen Sie das Vorschaubild des Videos (${shortPathList(pages, facts, 'de', true)}) auf den eigenen Server, statt es von ${host} zu laden: Der Player selbst wartet dort schon.${rocket.de}${manager.de}`,
    en: `{#own-files} Put the preview picture of the video (${shortPathList(pages, facts, 'en', true)}) on your own server instead of loading it from ${host}: the player itself waits there already.${rocket.en}${manager.en}`,
  };
}

/** The step against a video service of which only preview pictures load without consent; null where a player loads, too. */
export function stepForPreview(cause: string | null, facts: GatheredFacts): NamedFix | null {
  const previews = previewsOf(cause, facts);
  return previews?.isAll ? stepFor(previews.pictures, facts) : null;
}

/** Ways against a player that loads. */
const ofPlayer = ['tie', 'later', 'replace', 'call', 'template'] as const;

/**
 * Adds the step against preview pictures where the player loads on other pages only: what holds the player back there leaves the
 * pictures as they are.
 */
export function withPreviews(
  areas: readonly ReportArea[],
  checks: ReadonlySet<string>,
  facts: GatheredFacts,
  locale: Locale,
): ReportArea[] {
  const put = (finding: ReportFinding): ReportFinding => {
    const previews = checks.has(finding.checkId) ? previewsOf(finding.cause, facts) : null;
    if (!previews || previews.isAll) return finding;
    const steps = finding.howToFix.split('\n').map((line) => line.replace(/^\d+\.\s+/, ''));
    const lastWay = steps.findLastIndex((step) => ofPlayer.some((mark) => marksOf(step).has(mark)));
    const added = stepFor(previews.pictures, facts)[locale];
    if (steps.some((step) => unmarked(step) === unmarked(added))) return finding;
    const all = steps.toSpliced(Math.max(1, lastWay + 1), 0, added);
    return { ...finding, howToFix: all.map((step, index) => `${index + 1}. ${step}`).join('\n') };
  };
  return areas.map((area) => ({ ...area, findings: area.findings.map(put) }));
}
