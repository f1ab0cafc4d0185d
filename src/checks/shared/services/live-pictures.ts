import type { Service } from '#knowledge/types.ts';
import type { RequestFact } from '../../facts/requests.ts';

/** What a service is for whose pictures show how things are at the moment. */
const ofMoment = /(?<![a-zß-ɏ])(?:Wetters?|Webcam)/;

/** Names of files and folders with pictures that are made anew all the time. */
const inAddress =
  /[/_.-](?:web-?cam|live(?:cam|bild|image|view)?|radar|warn(?:ung(?:en)?|karten?|maps?|wetter)?|(?:un)?wetter(?:karten?|radar)?|weather|forecast|vorhersage|pegel(?:stand)?|aktuell|current|latest)(?=[/_.-]|\d{1,8}[/_.-]|$)/i;

/**
 * Whether pictures of a service change all the time, such as a map of warnings, the weather or a webcam: a copy on the own server would
 * show what was, and whoever relies on a warning would be misled.
 */
export function showsTheMoment({ id, purpose }: Pick<Service, 'id' | 'purpose'>, requests: readonly RequestFact[]): boolean {
  const pictures = requests.filter(({ serviceId, type }) => serviceId === id && type === 'image');
  if (pictures.length === 0) return false;
  return ofMoment.test(purpose.de) || pictures.some(({ url }) => inAddress.test(URL.parse(url)?.pathname ?? ''));
}
