import { defineCheck } from '../define-check.ts';
import { atLeastOne, textItem } from '../items.ts';
import { statute } from '../law.ts';
import { searchableText } from '../legal-page.ts';
import { addressOf, formerName, namesOf, type OutdatedTerm, outdatedUses } from '../outdated-terms.ts';
import { wholeWords } from '../wording.ts';

const term = (name: string, pattern: string): OutdatedTerm => ({ name, pattern: wholeWords(pattern), unless: formerName, reach: 40 });

const terms: readonly OutdatedTerm[] = [
  term('TMG', '§{1,2}\\s*\\d[\\d\\s,a-zäöü.–-]{0,24}\\s*TMG|TMG|Telemediengesetz(?:e?s)?'),
  term('TDG', '§{1,2}\\s*\\d[\\d\\s,a-zäöü.–-]{0,24}\\s*TDG|Teledienstegesetz(?:e?s)?'),
  term('RStV', '§{1,2}\\s*\\d[\\d\\s,a-zäöü.–-]{0,24}\\s*RStV|RStV|Rundfunkstaatsvertrag(?:e?s)?'),
  term('MDStV', 'MDStV|Mediendienste-?Staatsvertrag(?:e?s)?'),
];

/** Whether the imprint quotes statutes that are no longer in force. Only the imprint is read: an archive may quote old law. */
export default defineCheck({
  id: 'imp-outdated-law',
  area: 'imp',
  version: 1,
  weight: 1,
  confidence: 'high',
  legalBasis: [
    statute('§ 5 DDG (seit 14.5.2024 anstelle von § 5 TMG)', 'Section 5 DDG (since 14 May 2024 in place of Section 5 TMG)'),
    statute('§ 18 MStV (seit 7.11.2020 anstelle von § 55 RStV)', 'Section 18 MStV (since 7 Nov 2020 in place of Section 55 RStV)'),
  ],
  needs: ['imprint', 'pages'],
  texts: {
    de: {
      title: 'Gesetzesangaben im Impressum aktuell',
      explanation:
        'Das Telemediengesetz (TMG) ist seit dem 14.5.2024 durch das Digitale-Dienste-Gesetz (DDG) ersetzt, der Rundfunkstaatsvertrag (RStV) seit dem 7.11.2020 durch den Medienstaatsvertrag (MStV). Das Gesetz verlangt nicht, im Impressum eine Vorschrift zu nennen. Eine überholte Angabe deutet aber darauf hin, dass der Text lange nicht geprüft wurde.',
      confidenceReason:
        'Gesucht werden die Namen außer Kraft getretener Vorschriften, und nur im Impressum, nicht in Beiträgen der Website.',
      howToFix:
        '1. Ersetzen Sie „§ 5 TMG“ durch „§ 5 DDG“.\n2. Ersetzen Sie „§ 55 RStV“ durch „§ 18 MStV“.\n3. Streichen Sie übernommene Haftungsausschlüsse, die sich auf das TMG berufen.\n4. Lassen Sie die Nennung der Vorschrift ganz weg, wenn Sie sie nicht pflegen möchten.',
      messages: {
        outdated: 'Das Impressum nennt Vorschriften, die nicht mehr gelten: {terms}',
        noImprint: 'Es wurde kein lesbares Impressum gefunden',
        notRead: 'Der Text des Impressums ließ sich nicht vollständig lesen ({reason})',
      },
    },
    en: {
      title: 'Statutes quoted in the imprint up to date',
      explanation:
        'The Telemedia Act (TMG) was replaced by the German Digital Services Act (DDG) on 14 May 2024, the Interstate Broadcasting Treaty (RStV) by the Interstate Media Treaty (MStV) on 7 November 2020. The law does not ask for a statute to be quoted in the imprint. An outdated quotation, however, suggests that the text has not been reviewed for a long time.',
      confidenceReason: 'The names of statutes no longer in force are looked for, and only in the imprint, not in articles of the website.',
      howToFix:
        '1. Replace “§ 5 TMG” with “§ 5 DDG”.\n2. Replace “§ 55 RStV” with “§ 18 MStV”.\n3. Delete copied disclaimers that refer to the TMG.\n4. Leave out the quotation altogether if you do not want to maintain it.',
      messages: {
        outdated: 'The imprint quotes statutes that are no longer in force: {terms}',
        noImprint: 'No readable imprint was found',
        notRead: 'The text of the imprint could not be read completely ({reason})',
      },
    },
  },
  run({ imprint, pages }) {
    const source = searchableText(imprint, pages);
    if ('missing' in source) return { class: 'NoClassification', message: 'noImprint' };
    if ('reason' in source) return { class: 'NoClassification', message: 'notRead', params: { reason: source.reason } };
    const uses = outdatedUses(source.text, terms);
    const items = atLeastOne(uses.map(({ quote }) => textItem(addressOf(imprint), quote)));
    if (!items) return { class: 'Conform' };
    return { class: 'Hint', findings: [{ message: 'outdated', params: { terms: namesOf(uses) }, items, cause: 'imprint:outdated-law' }] };
  },
});
