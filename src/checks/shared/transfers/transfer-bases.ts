import { sentenceAt, sentenceEndsIn } from '#knowledge/sentence-ends.ts';

/** How notices call the framework with the USA: in English with and without hyphens, in German, by its abbreviations or by the number of the decision. */
export const frameworkNames =
  'Data[\\s-]+Privacy[\\s-]+Frame[\\s-]?work|\\b(?:TA)?DPF\\b|(?:\\b(?:EU|USA?)|\\bU\\.\\s?S\\.(?:\\s?A\\.)?|transatlantische\\w{0,2})[\\s„“"\'–-]{1,4}(?:Data[\\s-]+Protection[\\s-]+Framework|Datenschutz-?rahmen\\w*(?![\\s„“"(:-]{1,4}Privacy[\\s-]*Shield))|Datenschutz-?rahmen\\w*[\\s(„“"\'–-]{1,4}(?:(?:zwischen|für|mit|der)\\s+){0,2}(?:EU|USA?|U\\.S\\.|Europ)|2023\\/1795';

/** How notices call the clauses of the Commission: contractual, for data protection, model clauses. */
export const clauseNames =
  '\\bStandard[a-z-]{0,30}klausel\\w*|\\bMuster(?:vertrags)?-?klausel\\w*|Vertragsklauseln\\s+(?:der|durch\\s+die)\\s+(?:EU|Europäischen?)[\\s-]+Kommission|\\bstandard\\s+(?:contract(?:ual)?|data\\s+protection)\\s+clauses?|\\bmodel\\s+(?:contract(?:ual)?\\s+)?clauses|\\bSCCs?\\b';

/** Rules within a group of companies. */
export const companyRules =
  'Binding\\s+Corporate\\s+Rules|\\bBCRs?\\b|verbindliche\\w*\\s+(?:(?:unternehmens)?interne\\w*\\s+)?(?:Datenschutz|Unternehmens|Vorschrift)\\w*';
const decision = 'Angemessenheits(?:beschl|entscheid)|adequacy\\s+decision';

const decisions = new RegExp(decision, 'gi');
const fallenFramework = /Privacy[\s-]?Shield|Datenschutzschild|Safe[\s-]?Harbou?r/i;
/** A sentence that tells the end of one framework may tell the decision of today. */
const ofToday = new RegExp(
  `${frameworkNames}|(?<![a-zß-ɏ])(?:neue[nrs]?|nachfolge\\w{0,3}|abgelöst|ersetzt|new|success\\w{0,4}|replac\\w{0,3})(?![a-zß-ɏ])`,
  'i',
);
/** „besteht kein Angemessenheitsbeschluss“, „ohne einen gültigen Angemessenheitsbeschluss“ */
const lackingDecision =
  /(?<![a-zß-ɏ])(?:kein(?:e[nrms]?)?|ohne|fehlt|fehlen|no|without|lacks?)(?: (?:einen?|eines|ein|gültige[nrs]?|entsprechende[nrs]?|wirksame[nrs]?|der|an|valid|any|such))*\s$/i;

/**
 * A text without the decisions that hold no longer, or that it says not to exist: „nach dem Privacy Shield, damit besteht ein
 * Angemessenheitsbeschluss“. Each character keeps its place; for looking, not for quoting.
 */
export function withoutFormerDecisions(text: string): string {
  if (text.search(decisions) < 0 || !(fallenFramework.test(text) || /kein|ohne|fehl|no |without|lack/i.test(text))) return text;
  const ends = sentenceEndsIn(text);
  return text.replace(decisions, (word, index: number) => {
    const { sentence, start } = sentenceAt(text, index, ends);
    const isFormer = fallenFramework.test(sentence) && !ofToday.test(sentence);
    return isFormer || lackingDecision.test(sentence.slice(0, index - start)) ? '·'.repeat(word.length) : word;
  });
}

/** Guarantees of chapter V GDPR a notice may name. Privacy Shield is none any more. */
export const transferBasis = new RegExp(
  `${decision}|${frameworkNames}|${clauseNames}|\\bArt(?:\\.|ikel|icle)?\\s*4[5-9]\\b|${companyRules}`,
  'i',
);

/** Standard contractual clauses and other guarantees that do not need a decision of the Commission. */
export const ownGuarantee = new RegExp(`${clauseNames}|\\bArt(?:\\.|ikel|icle)?\\s*4[67]\\b|${companyRules}`, 'i');

/** The adequacy decision for companies in the USA that take part. */
export const framework = new RegExp(frameworkNames, 'i');

/** An assessment of the recipient's country, as C-311/18 asks for beside the clauses. */
export const transferAssessment =
  /Transfer[\s-]?(?:Impact|Folgenabschätzung)|\bTIA\b|zusätzliche\s+(?:Schutz)?maßnahmen|ergänzende\s+(?:Schutz)?maßnahmen|supplementary\s+measures|Risiko\w*\s+(?:der|für|einer)\s+Übermittlung/i;

/** Exceptions for single cases: express consent above all. */
export const exception = /\bArt(?:\.|ikel|icle)?\s*49\b/i;
