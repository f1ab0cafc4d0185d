import { serviceOf } from '#knowledge/find-service.ts';
import type { Facts } from '../../facts.ts';
import { sentencesOf } from '../notice/notice-passages.ts';

/** A counter that goes on without storing anything. */
const cookieless =
  /(?<![a-zß-ɏ])(?:ohne|without)\s+(?:(?:den|die|das|the|any|dabei)\s+)?(?:(?:einsatz|verwendung|setzen|speichern|use)\s+(?:von|of)\s+)?cookies?(?![a-zß-ɏ])|cookie-?(?:los|frei|less)/i;
/** Denials of cookies say the same only together with a word for counting. */
const noCookies = /(?<![a-zß-ɏ])(?:keine|no)\s+cookies?(?![a-zß-ɏ])/i;
const counting = /(?<![a-zß-ɏ])(?:ge)?(?:zähl|mess|misst|erfass|count|measur)/i;
/** The visitor has not agreed, or not yet. */
const withoutConsent =
  /(?<![a-zß-ɏ])(?:(?:ohne|without|vor|before)\s+(?:(?:ihre|deine|eine|diese|your|any|erteilte)\s+){0,2}(?:einwilligung|zustimmung|erlaubnis|consent)|(?:nicht|noch\s+nicht|not|keine)\s+(?:eingewilligt|zugestimmt|einwilligen|zustimmen|erlauben|einwilligung|zustimmung|consent(?:ed)?|agree)|ablehn|abgelehnt|lehnen\s|reject|refus|declin|unless\s+you)/i;
const consents = /einwillig|zustimm|erlaub|consent|agree|allow|akzeptier|accept/i;
const cookieWord = /(?<![a-zß-ɏ])cookies?(?![a-zß-ɏ])/i;
/** The counter itself waits, whatever is said of cookies. */
const waits =
  /(?<![a-zß-ɏ])(?:nur|erst|ausschließlich|only)(?![a-zß-ɏ])[^.!?]{0,80}(?:mit|nach|wenn|sobald|with|after|if|once)[^.!?]{0,60}(?:einwillig|zustimm|erlaub|consent|agree)/i;
const atHome =
  /(?<![a-zß-ɏ])(?:auf|on)\s+(?:(?:einem|unserem|unseren|dem|our|its|an?)\s+)?(?:(?:eigenen|eigenem|own|unserem|unseren|our)\s+)(?:web)?servern?(?![a-zß-ɏ])|(?<![a-zß-ɏ])auf unserem (?:web)?server(?![a-zß-ɏ])|selbst gehostet|self-hosted/i;
const longest = 600;

/**
 * Whether the privacy notice says that without consent the service counts without cookies: then it is for the cookies that the banner
 * asks, and counting goes on as announced.
 */
export function consentIsForCookies(serviceId: string, { privacy }: Partial<Pick<Facts, 'privacy'>>): boolean {
  if (!privacy || privacy.url === null) return false;
  const about = sentencesOf(privacy.text).flatMap(({ about: ids, text }) => (ids.has(serviceId) ? [text.slice(0, longest)] : []));
  // What is said of a counter on the own server announces nothing of one that runs at its provider.
  if (serviceOf(serviceId)?.selfHosted === false && about.some((sentence) => atHome.test(sentence))) return false;
  if (about.some((sentence) => waits.test(sentence) && !cookieWord.test(sentence))) return false;
  const modes = about.filter((sentence) => cookieless.test(sentence) || (noCookies.test(sentence) && counting.test(sentence)));
  return modes.some(
    (mode) => withoutConsent.test(mode) || about.some((other) => other !== mode && consents.test(other) && cookieWord.test(other)),
  );
}
