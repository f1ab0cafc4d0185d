import { serviceOf } from '#knowledge/find-service.ts';
import { isHeading } from '#knowledge/notice-lines.ts';
import { type NoticeSentence, sentencesOf } from './notice-passages.ts';

/** Any word by which a notice may mean what boxes for offers by e-mail do. No "Bewerbung". */
const ofAdvertising =
  /(?<!be)(?:werbung|werblich|werbe(?:zweck|mail|e-mail|nachricht|information))|e-?mail-?marketing|marketing|advertis|promotional/iu;

/** What is shown on pages or measured there, and what comes by post, is not sent to an address that a form asks for. */
const ofPages =
  /cookie|pixel|track|remarketing|retargeting|anzeige|banner|ausspiel|eingeblendet|(?:zu|ge)\s?messen|messung|auswert|reichweite|zeigen|plattform|werbepartner|endgerät|measur|display|(?<![a-z])ads(?![a-z])/iu;
const byPost = /(?:mit\s+der|per)\s+(?:brief)?post(?![a-z])|postalisch|by\s+(?:post|mail)(?![a-z])/iu;
const byMail = /e-?mail|newsletter|elektronisch/iu;

/** The right to object, and the ban on advertising to the address in the imprint, describe nothing that the site sends. */
const ofObjecting = /widerspr[uo]ch|widersprech|angeforderte[rnm]?\s|spam|object(?:ion|s|ed)?(?![a-z])/iu;
/** "Wir senden Ihnen Werbung für ähnliche Waren; dem können Sie widersprechen" does. */
const weSend =
  /(?<![a-zß-ɏ])(?:(?:senden|schicken|mailen|informieren|send)\s+(?:wir|ich)|(?:wir|ich|we)\s+(?:(?!widersprech)[a-zß-ɏ-]{1,30}\s+){0,10}?(?:zu)?(?:sende|schicke|maile|informiere|send)n?)(?![a-zß-ɏ])/iu;

const ofSending = /e-?mail|send|schick|erhalten|bestandskund|§\s*7(?!\d)|einwillig|consent|receive/iu;

/** On what it rests, or how one leaves it: without either nobody learns more than that there is some. */
const ofGround =
  /einwillig|zustimm|widerruf|abmeld|abbestell|austrag|bestandskund|consent|unsubscri|withdraw|§\s*7(?!\d)|(?:lit|buchst)[a-z.]*\s*[af](?![a-z])|art(?:\.|ikel|icle)?\s*6/iu;
/** What goes on about it stands right behind. */
const goesOn = 2;

/** The sentence by which a notice tells of advertising by e-mail, and whether that, or what follows under its heading, says more than that there is some. */
export function toldOfAdvertising(notice: string): { sentence: string; isDescribed: boolean } | null {
  const sentences = sentencesOf(notice);
  const told = sentences.flatMap((sentence, at) =>
    tells(sentence) ? { sentence: sentence.text, isDescribed: rest(sentences, at).some(({ text }) => ofGround.test(text)) } : [],
  );
  return told.find(({ isDescribed }) => isDescribed) ?? told[0] ?? null;
}

function tells({ text, about }: NoticeSentence): boolean {
  if (!ofAdvertising.test(text) || isHeading(text) || !ofSending.test(text)) return false;
  if ([...about].some((id) => serviceOf(id)?.category !== 'newsletter')) return false;
  if (!byMail.test(text) && (ofPages.test(text) || byPost.test(text))) return false;
  return !ofObjecting.test(text) || weSend.test(text);
}

/** The sentence and what follows it under the same heading. */
function rest(sentences: readonly NoticeSentence[], at: number): readonly NoticeSentence[] {
  const following = sentences.slice(at, at + 1 + goesOn);
  const next = following.findIndex(({ text }, index) => index > 0 && isHeading(text));
  return next === -1 ? following : following.slice(0, next);
}
