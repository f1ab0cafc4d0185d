import type { Facts, ServiceUse } from './facts.ts';
import { sentencesOf } from './notice-passages.ts';
import { mentions, plainText, quoted, wholeWords } from './wording.ts';

/** A service that needs consent for what it stores in the device, and the sentence that rests it on legitimate interests. */
export interface UnfitGround {
  use: ServiceUse;
  quote: string;
}

const letterF =
  /art(?:\.|ikel)?\s*6\s*(?:abs(?:\.|atz)?\s*1|\(1\)|I)?[^.;a-z]{0,12}(?:s(?:\.|atz)\s*1\s*)?(?:lit(?:\.|era)?|buchst(?:\.|abe)?|point|letter)?\s*\(?f\)?(?![a-z])/iu;
const interest = wholeWords('berechtigte[nrsm]?\\s+interessen?|legitimate\\s+interests?');
const consents = wholeWords(
  'einwillig[a-zß-ɏ]*|zustimm[a-zß-ɏ]*|opt-in|consent[a-zß-ɏ]*|art(?:\\.|ikel)?\\s*6\\s*(?:abs\\.?\\s*1\\s*)?(?:s\\.?\\s*1\\s*)?(?:lit\\.?|buchst\\.?)?\\s*a|§\\s*25\\s*(?:abs(?:\\.|atz)\\s*)?1\\s*(?:s(?:\\.|atz)\\s*1\\s*)?t?tdddg',
);

/**
 * Services that were seen to store in the device and need consent for it (§ 25(1) TDDDG), and that the notice rests on legitimate
 * interests alone: whoever speaks of consent anywhere about them is not meant, nor of a service of which need is disputed and that was not
 * seen to store.
 */
export function unfitGrounds({
  privacy,
  services,
  cookies,
  storage,
}: Pick<Facts, 'privacy' | 'services' | 'cookies' | 'storage'>): UnfitGround[] {
  const sentences = sentencesOf(privacy.text);
  const stores = ({ service }: ServiceUse) =>
    [...cookies, ...storage].some(({ serviceId, needsConsent }) => serviceId === service.id && needsConsent !== 'no');
  return services.flatMap((use) => {
    const { service } = use;
    if (!(service.consent === 'yes' || (service.consent === 'disputed' && stores(use)))) return [];
    const about = sentences.filter((sentence) => sentence.about.has(service.id));
    if (about.some(({ text }) => mentions(plainText(text), consents))) return [];
    const found = about.find(({ text }) => letterF.test(plainText(text))) ?? about.find(({ text }) => mentions(plainText(text), interest));
    return found ? [{ use, quote: quoted(plainText(found.text)) }] : [];
  });
}
