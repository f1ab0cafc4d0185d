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
