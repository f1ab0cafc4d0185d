/** Guarantees of chapter V GDPR a notice may name. Privacy Shield is none any more. */
export const transferBasis =
  /Angemessenheits(?:beschl|entscheid)|adequacy\s+decision|Data\s+Privacy\s+Framework|\bDPF\b|Standard(?:daten|vertrags|datenschutz)\w*klauseln|Standardvertragsklauseln|standard\s+contractual\s+clauses|\bSCCs?\b|\bArt(?:\.|ikel|icle)?\s*4[5-9]\b|Binding\s+Corporate\s+Rules|\bBCRs?\b|verbindliche\w*\s+(?:unternehmens)?interne\w*\s+(?:Datenschutz|Vorschrift)\w*/i;

/** Standard contractual clauses and other guarantees that do not need a decision of the Commission. */
export const ownGuarantee =
  /Standard(?:daten|vertrags|datenschutz)\w*klauseln|standard\s+contractual\s+clauses|\bSCCs?\b|\bArt(?:\.|ikel|icle)?\s*4[67]\b|Binding\s+Corporate\s+Rules|\bBCRs?\b|verbindliche\w*\s+(?:unternehmens)?interne\w*\s+(?:Datenschutz|Vorschrift)\w*/i;

/** The adequacy decision for companies in the USA that take part. */
export const framework = /Data\s+Privacy\s+Framework|\bDPF\b/i;

/** An assessment of the recipient's country, as C-311/18 asks for beside the clauses. */
export const transferAssessment =
  /Transfer[\s-]?(?:Impact|Folgenabschätzung)|\bTIA\b|zusätzliche\s+(?:Schutz)?maßnahmen|ergänzende\s+(?:Schutz)?maßnahmen|supplementary\s+measures|Risiko\w*\s+(?:der|für|einer)\s+Übermittlung/i;

/** Exceptions for single cases: express consent above all. */
export const exception = /\bArt(?:\.|ikel|icle)?\s*49\b/i;
