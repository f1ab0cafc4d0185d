import type { FormFact } from '../../facts/forms.ts';
import { sectionsOf } from '../notice/denied-companions.ts';
import { sentencesOf } from '../notice/notice-passages.ts';
import { mentions, plainText, quoted, sentencesIn, wholeWords } from '../wording.ts';
import { bareLabel } from './visitor-forms.ts';

const pool =
  '(?:bewerber(?:innen)?|bewerbungs|bewerbenden|talent(?:e)?|kandidat(?:en|innen)|personal)-?\\s?(?:pool|kartei|datenbank|liste|verteiler)[a-zß-ɏ]*|(?:talent|applicants?|candidates?)\\s+(?:pool|database|list)';
const laterPosts =
  '(?:künftig|zukünftig|später|weiter|ander|neu)[a-zß-ɏ]*\\s+(?:[a-zß-ɏ]+\\s+){0,2}(?:stellen[a-zß-ɏ]*|positionen?|vakanzen|ausschreibungen|besetzungen|verfahren|vacanc(?:y|ies))|(?:future|other|later)\\s+(?:positions?|vacanc(?:y|ies)|openings|jobs)';
const documents = '(?:[a-zß-ɏ]*bewerbung|[a-zß-ɏ]*unterlagen|daten|angaben|profil|lebenslauf|application|documents|details|data|cv)';
const kept =
  '(?:auf)?bewahr[a-zß-ɏ]*|behalt[a-zß-ɏ]*|behält|(?:ge)?speicher[a-zß-ɏ]*|vorgemerkt|vormerken|berücksichtig[a-zß-ɏ]*|aufgehoben|aufheben|nehm(?:en|t)|aufnehmen|aufgenommen|keep|kept|stor(?:e|ed)|retain(?:ed)?|consider(?:ed)?';
const timeSpan = '(?:\\d{1,2}|ein(?:em|es)?|zwei|drei|sechs|zwölf|achtzehn|one|two|six|twelve)\\s+(?:monate?n?|jahre?s?n?|months?|years?)';

const inPool = wholeWords(pool);
const keeps = wholeWords(kept);
const forLater = wholeWords(
  `${laterPosts}|${timeSpan}|länger|über\\s+(?:das|dieses)\\s+[a-zß-ɏ]*verfahren\\s+hinaus|auch\\s+nach\\s+[^.!?]{0,40}absage`,
);
const own = wholeWords(`(?:mein[a-z]{0,2}|my)\\s+(?:[a-zß-ɏ]+\\s+){0,2}${documents}`);

/** A box by which applicants let themselves be kept beyond the post they apply for, as the form words it. */
export interface PoolOffer {
  form: FormFact;
  label: string;
}

/** Forms for applications with a box to be kept for later posts. */
export function poolOffers(forms: readonly FormFact[]): PoolOffer[] {
  return forms
    .filter(({ kind, visible }) => kind === 'application' && visible)
    .flatMap((form) => {
      const box = form.asked.find(({ type, label }) => type === 'checkbox' && isPool(plainText(label)));
      return box ? [{ form, label: quoted(bareLabel(box.label)) }] : [];
    });
}

const ofVisitor = wholeWords(`(?:ihre|your)[a-z]{0,2}\\s+(?:[a-zß-ɏ]+\\s+){0,2}${documents}`);
const forLaterPosts = wholeWords(`${pool}|${laterPosts}`);
const onlyIfAgreed = wholeWords('(?:einwillig|zustimm|einverst)[a-zß-ɏ]*|wenn|sofern|falls|nicht|kein[a-z]{0,2}|consent|agree|if|not|no');

/** Forms for applications without such a box that say of all documents that they are kept for later posts. */
export function keptForLater(forms: readonly FormFact[]): PoolOffer[] {
  return forms
    .filter(({ kind, visible, asked }) => {
      return kind === 'application' && visible && !asked.some(({ type, label }) => type === 'checkbox' && isPool(plainText(label)));
    })
    .flatMap((form) => {
      const sentence = sentencesIn(plainText(form.text.slice(0, 20_000))).find(
        (one) =>
          one.length <= 300 &&
          mentions(one, ofVisitor) &&
          mentions(one, keeps) &&
          mentions(one, forLaterPosts) &&
          !mentions(one, onlyIfAgreed),
      );
      return sentence === undefined ? [] : [{ form, label: quoted(sentence) }];
    });
}

/** Whether a box lets an application be kept for later posts. */
export function isPool(label: string): boolean {
  return mentions(label, inPool) || (mentions(label, own) && mentions(label, keeps) && mentions(label, forLater));
}

const ofApplicants = wholeWords('bewerb[a-zß-ɏ]*|bewirb[a-zß-ɏ]*|applica(?:nts?|tions?)|recruit[a-z]*');
/** What a notice says of keeping applications for later: for other posts, or for longer where somebody consents. */
const toldOfPool = wholeWords(
  `${pool}|${laterPosts}|(?:einwillig|zustimm|einverst)[a-zß-ɏ]*[^.!?]{0,160}(?:${kept})|(?:${kept})[^.!?]{0,160}(?:einwillig|zustimm|einverst)[a-zß-ɏ]*|consent[^.!?]{0,160}(?:${kept})|(?:${kept})[^.!?]{0,160}consent`,
);
const ends = wholeWords(
  '(?:ge)?lösch[a-zß-ɏ]*|löschung|vernicht[a-zß-ɏ]*|zurück(?:gesandt|geschickt)|delet(?:e|ed|ion)|eras(?:e|ed|ure)|destroy(?:ed)?',
);
const after = wholeWords(`${timeSpan}|(?:\\d{1,2}|zwei|drei|vier|sechs|acht)\\s+(?:wochen|weeks)`);

/**
 * What a notice says instead on how long applications are kept, where it says nothing of keeping them for later posts: its sentence, or an
 * empty one. Null: it says it.
 */
export function untoldPool(notice: string): { quote: string } | null {
  const sections = sectionsOf(notice)
    .map((lines) => lines.join('\n'))
    .filter((section) => mentions(section, ofApplicants));
  if (sections.some((section) => mentions(section, toldOfPool))) return null;
  const period = sections
    .flatMap((section) => sentencesOf(section))
    .find(({ text }) => text.length <= 400 && mentions(text, ends) && mentions(text, after));
  return { quote: period ? quoted(plainText(period.text)) : '' };
}
