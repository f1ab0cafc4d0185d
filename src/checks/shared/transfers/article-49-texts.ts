import type { Locale } from '../../define-check.ts';
import { addedTo, numberedSteps } from '../../message-variants.ts';

/** What a consent under Art. 49 GDPR leaves unsaid. */
const lacking: Record<Locale, Record<string, string>> = {
  de: {
    risksMissing: 'Die Einwilligung nach Art. 49 DSGVO nennt die Risiken der Übermittlung nicht',
    countryMissing: 'Die Einwilligung nach Art. 49 DSGVO nennt das Empfängerland nicht',
    bothMissing: 'Die Einwilligung nach Art. 49 DSGVO nennt weder Empfängerland noch Risiken',
  },
  en: {
    risksMissing: 'The consent under Art. 49 GDPR does not name the risks of the transfer',
    countryMissing: 'The consent under Art. 49 GDPR does not name the recipient’s country',
    bothMissing: 'The consent under Art. 49 GDPR names neither the recipient’s country nor the risks',
  },
};
/** Where the article stands, so that nobody looks for it in the other text. */
const places: Record<Locale, Record<string, string>> = {
  de: {
    Banner: '; der Artikel steht im Text des Banners',
    Notice: '; der Artikel steht in der Datenschutzerklärung',
    Both: '; der Artikel steht im Text des Banners und in der Datenschutzerklärung',
  },
  en: {
    Banner: '; the article stands in the text of the banner',
    Notice: '; the article stands in the privacy notice',
    Both: '; the article stands in the text of the banner and in the privacy notice',
  },
};
const steps: Record<Locale, { move: string; remove: string; name: Record<string, string> }> = {
  de: {
    move: 'Stellen Sie regelmäßige Übermittlungen auf einen Angemessenheitsbeschluss, das Data Privacy Framework oder Standardvertragsklauseln um.',
    remove: 'Streichen Sie Art. 49 dort, wo Sie ihn nicht brauchen.',
    name: {
      risksMissing: 'Wo er im Einzelfall bleibt: Nennen Sie die Risiken unmittelbar bei der Einwilligung.',
      countryMissing: 'Wo er im Einzelfall bleibt: Nennen Sie das Empfängerland unmittelbar bei der Einwilligung.',
      bothMissing: 'Wo er im Einzelfall bleibt: Nennen Sie Land und Risiken unmittelbar bei der Einwilligung.',
    },
  },
  en: {
    move: 'Move regular transfers to an adequacy decision, the Data Privacy Framework or standard contractual clauses.',
    remove: 'Delete Art. 49 where you do not need it.',
    name: {
      risksMissing: 'Where it remains for a single case: name the risks right beside the consent.',
      countryMissing: 'Where it remains for a single case: name the recipient’s country right beside the consent.',
      bothMissing: 'Where it remains for a single case: name country and risks right beside the consent.',
    },
  },
};

/** What is said of a consent under Art. 49 GDPR that leaves something unsaid, by where it stands, and what to do about it and about regular transfers. */
export function lackingTexts(locale: Locale): { messages: Record<string, string>; fixes: Record<string, string> } {
  const { move, remove, name } = steps[locale];
  const fixes = Object.entries(name).flatMap(([message, step]) =>
    Object.keys(places[locale]).map((place) => [`${message}${place}`, numberedSteps([move, remove, step])] as const),
  );
  return {
    messages: addedTo(lacking[locale], places[locale]),
    fixes: { ...Object.fromEntries(fixes), regularTracking: numberedSteps([move, remove]) },
  };
}
