import type { GatheredFacts } from '#checks/facts.ts';
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
  const byId = new Map(requests.data.map((request) => [request.id, request]));
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
    de: `In Drupal gibt das Modul Media den Player von ${service.name} aus (${shortPathList(pages, facts, 'de')}), in einem eigenen Rahmen mit der Adresse /media/oembed: Lassen Sie diesen Rahmen erst nach der Einwilligung oder einem Klick laden (Anzeige des Medientyps für Videos von anderen Websites, Vorlage oder Einwilligungsmodul).${address.de}`,
    en: `In Drupal, the module Media shows the player of ${service.name} (${shortPathList(pages, facts, 'en')}), in a frame of its own with the address /media/oembed: have this frame load only after consent or a click (display of the media type for videos from other websites, template or consent module).${address.en}`,
  };
}
