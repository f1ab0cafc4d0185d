import type { Finding, Locale } from '../../define-check.ts';
import type { LegalPageFact } from '../../facts/pages.ts';
import { textItem } from '../../items.ts';
import { numberedSteps } from '../../message-variants.ts';
import { pathsOf } from '../site/page-paths.ts';
import { mentions, plainText, quoted, wholeWords } from '../wording.ts';

const said = {
  de: {
    shortWarranty:
      'Die AGB ({path}) verkürzen die Gewährleistung („{quote}“); gegenüber Verbrauchern ist das bei neuen Waren nicht wirksam (§ 476 Abs. 2 BGB)',
    noWarranty:
      'Die AGB ({path}) schließen die Gewährleistung aus („{quote}“); gegenüber Verbrauchern ist das nicht wirksam (§ 476 Abs. 1 BGB)',
    writtenNotice:
      'Die AGB ({path}) verlangen für die Kündigung die Schriftform („{quote}“); gegenüber Verbrauchern darf keine strengere Form als die Textform verlangt werden (§ 309 Nr. 13 lit. b BGB)',
    warranty:
      'Streichen Sie den Satz auf {path}, oder beschränken Sie ihn ausdrücklich auf Unternehmer; für Verbraucher genügt der Satz, dass das gesetzliche Mängelhaftungsrecht gilt.',
    usedGoods:
      'Bei gebrauchten Waren lässt sich die Frist auf ein Jahr verkürzen, wenn der Verbraucher davon vor seiner Bestellung eigens in Kenntnis gesetzt und es ausdrücklich und gesondert vereinbart wird (§ 476 Abs. 2 Satz 2 BGB); die AGB allein genügen nicht.',
    notice:
      'Ersetzen Sie „Schriftform“ auf {path} durch „Textform (etwa per E-Mail)“, und erwähnen Sie die Kündigung über die Website, wo es sie gibt.',
  },
  en: {
    shortWarranty:
      'The terms ({path}) shorten the legal guarantee (“{quote}”); towards consumers that has no effect for new goods (Section 476(2) BGB)',
    noWarranty: 'The terms ({path}) exclude the legal guarantee (“{quote}”); towards consumers that has no effect (Section 476(1) BGB)',
    writtenNotice:
      'The terms ({path}) demand the written form for cancelling (“{quote}”); towards consumers no form stricter than text form may be demanded (Section 309 no. 13(b) BGB)',
    warranty:
      'Remove the sentence on {path}, or restrict it expressly to businesses; for consumers it is enough to say that the statutory rights for defects apply.',
    usedGoods:
      'For used goods the period can be shortened to one year if the consumer is specifically informed of it before ordering and it is agreed expressly and separately (Section 476(2) sentence 2 BGB); the terms alone are not enough.',
    notice: 'On {path}, replace “written form” by “text form (such as e-mail)”, and mention cancelling by the website where it exists.',
  },
} as const;

/** What is told of clauses of terms that have no effect towards consumers, and what to do. */
export function voidClauseTexts(locale: Locale): Record<'messages' | 'fixes', Record<string, string>> {
  const { shortWarranty, noWarranty, writtenNotice, warranty, usedGoods, notice } = said[locale];
  return {
    messages: { shortWarranty, noWarranty, writtenNotice },
    fixes: {
      shortWarranty: numberedSteps([warranty, usedGoods]),
      noWarranty: numberedSteps([warranty]),
      writtenNotice: numberedSteps([notice]),
    },
  };
}

const warranty = wholeWords(
  'gewährleistung(?:s(?:frist|ansprüche|rechte|zeit|dauer|pflicht))?|mängel(?:ansprüche|haftung|rechte)|sachmängelhaftung',
);
const shortened = wholeWords(
  '(?:beträgt|auf|innerhalb|binnen|von|in|nach|für)\\s+(?:(?:nur|lediglich|maximal|höchstens)\\s+)?(?:ein(?:em|es)?\\s+jahr(?:es)?|1\\s+jahr|(?:12|zwölf|6|sechs)\\s+monaten?)',
);
const excluded = wholeWords(
  '(?:ist|sind|wird|werden)\\s+(?:[a-zß-ɏ]+\\s+){0,4}ausgeschlossen|unter\\s+ausschluss\\s+(?:jeder|jeglicher|der|aller)\\s+(?:[a-zß-ɏ]+\\s+)?gewährleistung|keine(?:rlei)?\\s+gewährleistung|gewährleistung\\s+ausgeschlossen',
);
/** Towards businesses such clauses may stand. */
const otherParties = wholeWords(
  'unternehmer[a-zß-ɏ]*|kaufleuten?|kaufmann|gewerbe[a-zß-ɏ]*|gewerblich[a-zß-ɏ]*|geschäftskunden|firmenkunden|§\\s?14|b2b|verbraucher(?:n|innen)?\\s+(?:[a-zß-ɏ]+\\s+){0,6}(?:zwei|2)\\s+jahre|privatverkauf|bei\\s+verbrauchern\\s+nicht|gilt\\s+nicht\\s+(?:für|gegenüber)\\s+verbraucher[a-z]{0,2}',
);
/** A guarantee given voluntarily and claims for damages are another matter. */
const otherClaims = wholeWords('[a-zß-ɏ]*garantie[a-zß-ɏ]*|schadensersatz[a-zß-ɏ]*|schäden');
const usedGoods = wholeWords(
  'gebraucht[a-zß-ɏ]*|gebrauchte[nr]?|b-ware|vorführ[a-zß-ɏ]*|antiquarisch[a-zß-ɏ]*|retouren[a-zß-ɏ]*|generalüberholt[a-zß-ɏ]*',
);
/** Wear and misuse are no defects. */
const wear = wholeWords(
  'verschleiß[a-zß-ɏ]*|abnutzung|unsachgemäß[a-zß-ɏ]*|fehlerhafte[rn]?\\s+(?:bedienung|behandlung|montage)|eigenmächtig[a-zß-ɏ]*|natürliche[nrs]?',
);
const cancelling = wholeWords('kündigung(?:en)?|kündigen');
const writtenForm = wholeWords('schriftform');
const lighterForm = wholeWords(
  'textform|e-?mail|elektronisch[a-zß-ɏ]*|schriftformerfordernis[a-z]*|änderung(?:en)?|nebenabreden|mietverh[a-zß-ɏ]*|arbeitsv[a-zß-ɏ]*',
);
const longest = 320;

/** Clauses of the terms that have no effect towards consumers, one of each kind at most. */
export function voidClauses({ url, text }: LegalPageFact): Finding[] {
  if (url === null) return [];
  const sentences = text
    .slice(0, 100_000)
    .split('\n')
    .flatMap((line) => plainText(line).split(/(?<=[a-zß-ɏ)][.!?])\s+(?=[A-ZÄÖÜ„])/));
  const found = new Map<string, string>();
  let section = '';
  for (const sentence of sentences) {
    // A heading tells for whom the sentences below it hold.
    if (sentence.length <= 80 && !/[.!?]$/.test(sentence)) section = sentence;
    if (sentence.length > longest || mentions(`${section} ${sentence}`, otherParties) || mentions(sentence, otherClaims)) continue;
    const kind = kindOf(sentence);
    if (kind !== null && !found.has(kind)) found.set(kind, sentence);
  }
  return [...found].map(([message, sentence]) => {
    const quote = quoted(sentence);
    return { message, params: { path: pathsOf([url]), quote }, items: [textItem(url, quote)], cause: message };
  });
}

function kindOf(sentence: string): 'shortWarranty' | 'noWarranty' | 'writtenNotice' | null {
  if (mentions(sentence, warranty) && !mentions(sentence, wear)) {
    if (mentions(sentence, excluded)) return 'noWarranty';
    if (mentions(sentence, shortened) && !mentions(sentence, usedGoods)) return 'shortWarranty';
  }
  return mentions(sentence, cancelling) && mentions(sentence, writtenForm) && !mentions(sentence, lighterForm) ? 'writtenNotice' : null;
}
