import type { NoticeItem } from '#checks/shared/notice/notice-items.ts';
import type { NoticeText, Sentence } from './notice-text.ts';
import { isDefinition } from './other-parties.ts';
import { phrase } from './phrase.ts';
import { sentenceWith, stated } from './quote.ts';

const automated = phrase`automati(?:siert|sch)\s+(?:\p{L}+\s+){0,2}?entschieden|automati(?:sierte[nr]?|sche[nr]?|siert)\s+(?:einzelfall|einzel)?-?\s?entscheidung\p{L}*|automatisiert\s+getroffene[nr]?\s+entscheidung\p{L}*|automatisierte[nr]?\s+verarbeitung[^\n]{0,40}?beruhende[nr]?\s+entscheidung\p{L}*|profiling|art(?:\.|ikel|icle)?\s?22|bonitäts\p{L}*|bonität|(?:credit\s+)?scor(?:ing|e)\p{L}*|score-?wert\p{L}*|(?:entscheide[nt]?|entscheidung\p{L}*)\s[^\n.]{0,60}?(?:automatisch|automatisiert|ein\s+mensch|ein\s+programm|algorithm\p{L}*|der\s+computer|ein\s+computer|maschine\p{L}*)|(?:decides?|decisions?)\s[^\n.]{0,40}?(?:automatically|algorithm\p{L}*|by\s+a\s+machine)|automated\s+(?:individual\s+)?decision\p{L}*|solely\s+(?:on\s+)?automated|credit\s+check`;
/** What a person may ask about, and Art. 21: both mention profiling without saying whether the site does it. */
const inPassing = phrase`gestützte[sn]?\s+profiling|(?:das\s+)?bestehen\s+einer|the\s+existence\s+of|direktwerbung|direct\s+marketing|soweit\s+es\s+mit|related\s+to\s+such|auskunft\s+(?:über|darüber|zu)|auskunft\s[^\n]{0,200}verlangen|aussagekräftige\s+informationen|profiling\s+based\s+on|art\p{L}*\.?\s?(?:15|13)\s?(?:bis|-|to|ff)\s?\S{0,6}\s?22`;

/** Who sells on account looks at the buyer for themselves; a decision by machine would have to be said. */
function isCheckOfSeller({ low }: Sentence): boolean {
  return (
    /bonität/.test(low) && /klarna|paypal|ratenkauf|rechnungskauf|ratepay|zahlungsdienst/.test(low) && !/entscheid|scor|automati/.test(low)
  );
}

/** Whether decisions are made by machine alone, scoring included (Art. 13(2)(f) GDPR). */
export function readAutomated(notice: NoticeText): NoticeItem[] {
  const found =
    sentenceWith(
      notice,
      automated,
      (sentence) => sentence.isHeading || isDefinition(sentence) || inPassing.test(sentence.low) || isCheckOfSeller(sentence),
    ) ??
    sentenceWith(
      notice,
      automated,
      (sentence) => !sentence.isHeading || isCheckOfSeller(sentence) || sentence.section.heading.includes('art. 21'),
    );
  return found ? [stated('automated', found.sentence, undefined, found.at)] : [];
}
