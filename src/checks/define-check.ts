import type { Facts } from './facts.ts';

/** Languages every text exists in; German comes first everywhere. */
export type Locale = 'de' | 'en';
/** Areas of the catalogue, in its order. */
export type AreaId = 'sec' | 'imp' | 'pp' | 'ck' | 'trk' | 'cmp' | 'tc' | 'emb' | 'frm' | 'shop' | 'a11y';
/** The four classes of a result. */
export type ResultClass = 'Conform' | 'Risk' | 'Hint' | 'NoClassification';
/** How surely the measurement shows what the check says (hoch, mittel, niedrig). `low` can never give Risk. */
export type Confidence = 'high' | 'medium' | 'low';

/** One basis in law; `note` carries that it is disputed, not final, or from another country. `checked` is the date of the last look. */
export interface LegalBasis {
  text: { de: string; en: string };
  status: 'statute' | 'settled' | 'disputed' | 'background';
  checked: string;
}

/** A piece of evidence shown in a finding. `ref` is an evidence id (request, cookie event …) or a page address. */
export interface FindingItem {
  kind: 'request' | 'cookie' | 'storage' | 'page' | 'form' | 'control' | 'text' | 'certificate' | 'header' | 'service';
  ref: string;
  /** What is shown in the evidence table: host, cookie name, quoted text, address. Never prose. */
  value: string;
  states: readonly ('none' | 'reject' | 'accept')[];
  /** Further figures by name: lifetimeSeconds, timeMs, pages … */
  detail?: Record<string, string | number | boolean | null>;
}

/** Parameters for the texts: `{name}` in a text is replaced by the value. */
export type TextParams = Record<string, string | number>;

/** One problem that a check saw. One root cause is one finding with several items. */
export interface Finding {
  /** Which of the check's messages tells it. */
  message: string;
  params?: TextParams;
  items: readonly [FindingItem, ...FindingItem[]];
  /**
   * Root cause: service id, cookie name, form id … Findings of several checks with the same cause are one problem in the score
   * (house rule 3 of the catalogue).
   */
  cause: string;
  /** Beside graver ones: this one is a warning, or open, is shown as such, and does not count. */
  class?: 'Hint' | 'NoClassification';
  /** Service, vendor or system ids by which fix texts may become specific. */
  serviceIds?: readonly string[];
}

/** What a check concludes. `Risk` and `Hint` carry at least one finding; `Conform` may say on what it rests. */
export type Verdict =
  | { class: 'Conform'; message?: string; params?: TextParams }
  | { class: 'Risk' | 'Hint'; findings: readonly [Finding, ...Finding[]] }
  | { class: 'NoClassification'; message: string; params?: TextParams; items?: readonly FindingItem[] }
  | { class: 'NotApplicable'; message?: string };

/**
 * Texts in one language. `messages` are statements of what was seen, by the names that `run` uses. Places: `{name}` for a parameter,
 * `{name|one|other}` for a number with its word, `{name|=one|other}` where one is no digit, and `{when}`, which the report fills with
 * the moments that the evidence shows (for a passed check, those at which it looked). In messages and fixes, `{see:check-id,check-id}`
 * before the full stop refers to the first of these checks that is in the report.
 */
export interface CheckTexts {
  title: string;
  /** Why it matters in law: two or three sentences. */
  explanation: string;
  /** On what the confidence of this very check rests, or what may be misread: one sentence, true whatever the check finds. */
  confidenceReason: string;
  /** How to fix it: steps, imperative. */
  howToFix: string;
  /** How to fix what single messages tell, where the general steps would not fit; by the names of messages. */
  fixes?: Readonly<Record<string, string>>;
  messages: Record<string, string>;
}

/** One check of the catalogue: metadata, texts and a pure judgement. */
export interface Check<Needs extends keyof Facts = keyof Facts> {
  /** Id of the legal catalogue. */
  id: string;
  area: AreaId;
  /** Raised with each change of the rule, so that old results stay explained. */
  version: number;
  weight: 1 | 2 | 3 | 4 | 5;
  confidence: Confidence;
  legalBasis: readonly LegalBasis[];
  /** Point of law that may move; shown with its date. */
  volatile?: { de: string; en: string; since: string };
  needs: readonly Needs[];
  /** Facts that sharpen the judgement; without them the check runs all the same and judges with more caution. */
  wants?: readonly (keyof Facts)[];
  texts: Record<Locale, CheckTexts>;
  /** Places that steps fill in beside those of their message: whatever finding has such a step gives them with its params. */
  stepPlaces?: readonly string[];
  /** Pure: same facts, same verdict. No clock, no network, no database. */
  run(facts: Readonly<Pick<Facts, Needs>>): Verdict;
}

/** Declares a check; the type system holds `run` to the facts it declared. */
export function defineCheck<const Needs extends keyof Facts, const Wants extends keyof Facts = never>(
  check: Omit<Check<Needs>, 'wants' | 'run'> & {
    wants?: readonly Wants[];
    run(facts: Readonly<Pick<Facts, Needs> & Partial<Pick<Facts, Wants>>>): Verdict;
  },
): Check<Needs | Wants> {
  return check as Check<Needs | Wants>;
}
