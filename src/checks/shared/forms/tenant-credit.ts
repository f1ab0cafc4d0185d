import type { Locale } from '../../define-check.ts';

const texts = {
  de: {
    message: 'Das Formular „{button}“ auf {path} verlangt die Einwilligung in eine Bonitätsabfrage („{label}“)',
    fix: '1. Streichen Sie das Häkchen „{label}“ im Formular „{button}“ auf {path}: Wer um eine Wohnung konkurriert, willigt in der Regel nicht freiwillig ein (Art. 7 Abs. 4 DSGVO).\n2. Fragen Sie die Bonität nicht vor der Besichtigung ab, sondern erst bei der Person, die die Wohnung bekommen soll, und nur, soweit es für den Vertrag auf sie ankommt; dokumentieren Sie dafür ein berechtigtes Interesse (Art. 6 Abs. 1 lit. f DSGVO), und weisen Sie die Person vorher darauf hin.\n3. Nennen Sie in der Datenschutzerklärung, soweit es dort fehlt, die Auskunftei, die Daten, den Wahrscheinlichkeitswert, die Speicherdauer und das Widerspruchsrecht (Art. 13, 14, 21 DSGVO), ebenso die Eigentümer, wenn sie Angaben erhalten.\n4. Hängt der Vertrag maßgeblich vom Wahrscheinlichkeitswert ab, prüfen Sie Art. 22 DSGVO (EuGH, 7.12.2023, C-634/21).',
  },
  en: {
    message: 'The form “{button}” on {path} demands consent to a credit check (“{label}”)',
    fix: '1. Remove the box “{label}” in the form “{button}” on {path}: whoever competes for a flat does, as a rule, not consent freely (Art. 7(4) GDPR).\n2. Do not ask about creditworthiness before the viewing, but only for the person who is to get the flat, and only as far as the contract depends on it; document a legitimate interest for that (Art. 6(1)(f) GDPR) and tell the person beforehand.\n3. In the privacy notice, name the agency, the data, the probability value, the storage period and the right to object where that is missing there (Art. 13, 14, 21 GDPR), and the owners too if they receive entries.\n4. If the contract depends decisively on the probability value, examine Art. 22 GDPR (CJEU, 7 Dec 2023, C-634/21).',
  },
};

/** The consent to a credit check that people who look for a flat are asked for: nobody performs in advance there, and most never get the flat. */
export function tenantCreditTexts(locale: Locale): Record<'messages' | 'fixes', Record<string, string>> {
  return { messages: { forcedCreditTenant: texts[locale].message }, fixes: { forcedCreditTenant: texts[locale].fix } };
}
