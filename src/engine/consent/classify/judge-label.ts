import { agreement, saving } from './agreements.ts';
import { dismissal, settings } from './further-choices.ts';
import { contradiction, leadsAway, payment, untrackedReading } from './guards.ts';
import { normaliseLabel, withoutRepetition } from './label.ts';
import { Label, type LabelPlace, type Rule } from './label-reading.ts';
import type { Meaning } from './lexicon.ts';
import { readLabel } from './read-label.ts';
import { onlyNecessary, plainNo, refusal, withdrawal } from './refusals.ts';
import { isSentence } from './sentence.ts';
import { type ControlVerdict, other } from './verdict.ts';

const glyphOfClosing = /^\s*(?:x|[×✕✖✗✘⨯⨉╳❌❎🗙])\p{M}?\s*$/iu;
/** "Nein, …", "No – …": said before the rest, not part of it. */
const interjection = /^\s*(?:nein|nee|nej|nei|no|non|nie|não|nao|ne)\s*[,.!;:–—-]+\s*(?=[a-zß-ɏ])/iu;
/** "Essenziell (4)": the title of a category with the number of its entries. */
const countedTitle = /\(\s?\d{1,3}\s?\)\s*$/;

/** "Kekse? Klar!": asks and answers in one breath. */
const askedAndAnswered = /^([^?]{2,24})\?\s{0,3}([^?]{2,30})$/u;
const asked: ReadonlySet<Meaning> = new Set(['cookie', 'consent', 'privacy', 'accept', 'ok', 'all']);
/** "Alle (inkl. US-Anbieter) akzeptieren": a remark in the middle, which says no more than the rest. */
const remark = /\([^()]{3,60}\)/u;
const remarkDecides: ReadonlySet<Meaning> = new Set([
  'not',
  'no',
  'without',
  'except',
  'only',
  'necessary',
  'functional',
  'optional',
  'reject',
  'accept',
]);

/** Reads one label. Refusals are tested before agreements, and a label that says both is neither. */
export function judgeLabel(text: string, place: LabelPlace): ControlVerdict {
  const [, question = '', answer = ''] = askedAndAnswered.exec(text.trim()) ?? [];
  if (answer !== '' && readLabel(normaliseLabel(question)).every((meaning) => asked.has(meaning))) return judgeWhole(answer, place);
  const verdict = judgeWhole(text, place);
  const aside = verdict.role === 'other' ? remark.exec(text)?.[0] : undefined;
  if (aside === undefined || readLabel(normaliseLabel(aside)).some((meaning) => remarkDecides.has(meaning))) return verdict;
  const rest = judgeWhole(text.replace(aside, ' '), place);
  return rest.role === 'accept' || rest.role === 'reject' ? { ...rest, confidence: rest.confidence * 0.8 } : verdict;
}

function judgeWhole(text: string, place: LabelPlace): ControlVerdict {
  if (glyphOfClosing.test(text)) return { role: 'close', kind: null, confidence: 0.9 };
  const denied = interjection.test(text);
  const words = withoutRepetition(normaliseLabel(denied ? text.replace(interjection, '') : text));
  if (!words) return other(0.2);
  if (isSentence(text, words)) return other(0.9);
  const label = new Label(words, denied, place);
  for (const rule of rules) {
    const verdict = rule(label);
    if (verdict?.role === 'reject' && verdict.confidence <= 0.5 && countedTitle.test(text)) return other(0.7);
    if (verdict) return denied && !['reject', 'settings', 'pay'].includes(verdict.role) ? other(0.5) : verdict;
  }
  return other(label.unknown > 0 ? 0.5 : 0.7);
}

const rules: readonly Rule[] = [
  payment,
  untrackedReading,
  leadsAway,
  contradiction,
  withdrawal,
  refusal,
  onlyNecessary,
  plainNo,
  saving,
  agreement,
  settings,
  dismissal,
];
