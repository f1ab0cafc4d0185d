import type { RequestFact } from '#checks/facts/requests.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import { requestIndex } from '#checks/shared/services/request-index.ts';
import type { ReportArea, ReportFinding } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import type { NamedFix } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { shortPathList } from '../statements/page-paths.ts';
import { framesOf } from './listed-frame.ts';

/**
 * The step against a player that the module Media of Drupal places: it stands in a frame of the site's own (/media/oembed), whose address
 * the module takes from the provider, so that nobody can change or mark it in the text. Null for frames that come otherwise.
 */
export function stepForDrupalMedia(cause: string | null, facts: GatheredFacts): NamedFix | null {
  const service = cause === null ? null : serviceOf(cause);
  const { requests } = facts;
  const frames = framesOf(cause, facts);
  if (!service || !requests.ok || frames.length === 0) return null;
  const byId = requestIndex(requests.data).byId;
  const isMedia = (parentId: string | null) => {
    const parent = parentId === null ? undefined : byId.get(parentId);
    return (
      parent?.party === 'first' &&
      parent.type === 'frame' &&
      /^\/(?:[a-z-]{2,7}\/)?media\/oembed$/.test(URL.parse(parent.url)?.pathname ?? '')
    );
  };
  if (!frames.every(({ parentId }) => isMedia(parentId))) return null;
  const isYouTube = service.id.startsWith('youtube');
  const address = {
    de: isYouTube
      ? ' Die Adresse des Players bestimmt der Anbieter; auf www.youtube-nocookie.com lässt sie sich dort nicht umstellen.'
      : '',
    en: isYouTube ? ' The provider determines the address of the player; it cannot be changed to www.youtube-nocookie.com there.' : '',
  };
  const pages = frames.map(({ pageUrl }) => pageUrl);
  return {
    de: `In Drupal gibt das Modul Media den Player von ${service.name} aus (${shortPathList(pages, facts, 'de', true)}), in einem eigenen Rahmen mit der Adresse /media/oembed: Lassen Sie diesen Rahmen erst nach der Einwilligung oder einem Klick laden (Anzeige des Medientyps für Videos von anderen Websites, Vorlage oder Einwilligungsmodul).${address.de}`,
    en: `In Drupal, the module Media shows the player of ${service.name} (${shortPathList(pages, facts, 'en', true)}), in a frame of its own with the address /media/oembed: have this frame load only after consent or a click (display of the media type for videos from other websites, template or consent module).${address.en}`,
  };
}

const privacyMode = 'www.youtube-nocookie.com';

/** Instead of a switch to the privacy mode, which the player of the module does not have. */
const elsewhere: Record<Locale, (pages: string, model: string) => string> = {
  de: (pages, model) =>
    `Beschränken Sie den Satz auf die Filme, die von ${privacyMode} kommen, oder setzen Sie auch den Film auf ${pages} so ein${model ? ` wie auf ${model}` : ''}, als eigenen Rahmen statt über das Modul Media: Dort bestimmt der Anbieter die Adresse. Auch im erweiterten Modus legt der Player schon beim Laden Kennungen im Web-Speicher ab.`,
  en: (pages, model) =>
    `Limit the sentence to the films that come from ${privacyMode}, or embed the film on ${pages} like that, too${model ? `, as on ${model}` : ''}, in a frame of its own instead of through the module Media: there the provider determines the address. In privacy-enhanced mode the player puts identifiers into web storage on loading, too.`,
};

/**
 * A notice that promises the privacy mode of YouTube cannot be kept by a setting where Drupal's module Media shows the player: the step
 * that says so gives way to one that can be taken.
 */
export function withoutPrivacyMode(areas: readonly ReportArea[], facts: GatheredFacts, locale: Locale): ReportArea[] {
  const put = (finding: ReportFinding): ReportFinding => {
    const { checkId, cause, howToFix } = finding;
    if (checkId !== 'pp-services-named' || cause !== 'youtube' || stepForDrupalMedia(cause, facts) === null) return finding;
    const pagesOf = (requests: readonly RequestFact[]) =>
      shortPathList(
        requests.map(({ pageUrl }) => pageUrl),
        facts,
        locale,
      );
    const others = facts.requests.ok
      ? facts.requests.data.filter(({ type, url }) => type === 'frame' && URL.parse(url)?.host === privacyMode)
      : [];
    const step = elsewhere[locale](pagesOf(framesOf(cause, facts)), pagesOf(others));
    const lines = howToFix
      .split('\n')
      .map((line) => (line.includes(privacyMode) ? line.replace(/^(\d+\. )?.*$/, (_, number = '') => number + step) : line));
    return { ...finding, howToFix: lines.join('\n') };
  };
  return areas.map((area) => ({ ...area, findings: area.findings.map(put) }));
}
