import { defineCheck, type Verdict } from '../define-check.ts';
import { atLeastOne, textItem } from '../items.ts';
import { statute } from '../shared/law/law.ts';
import { replacedProvisions } from '../shared/law/replaced-provisions.ts';
import { addressOf, formerName, namesOf, type OutdatedTerm, outdatedUses } from '../shared/notice/outdated-terms.ts';
import { searchableText } from '../shared/site/legal-page.ts';
import { legalPath } from '../shared/site/legal-path.ts';
import { mentions, plainText, wholeWords } from '../shared/wording.ts';

const term = (name: string, pattern: string): OutdatedTerm => ({ name, pattern: wholeWords(pattern), unless: formerName, reach: 40 });

const terms: readonly OutdatedTerm[] = [
  // Firms bear the three letters too: alone they are the statute only behind a word that leads to one.
  term(
    'TMG',
    '(?:§{1,2}|(?<![a-zß-ɏ])(?:sections?|sec\\.?|art(?:icle|\\.)?))\\s*\\d[\\d\\s,()a-zäöü.–-]{0,24}\\s*TMG|(?:(?<![a-zß-ɏ])(?:gemäß|gem\\.?|gemaess|nach|laut|lt\\.|des|dem|das|im|vom|und|oder|bzw\\.|under|of|the)|[(/])\\s*TMG|TMG\\s*,?\\s*§|TMG(?=-(?:angaben|pflicht|impressum))|Telemediengesetz(?:e?s)?|tele-?media\\s+act',
  ),
  term('TDG', '§{1,2}\\s*\\d[\\d\\s,a-zäöü.–-]{0,24}\\s*TDG|Teledienstegesetz(?:e?s)?|tele-?services\\s+act'),
  term(
    'RStV',
    '§{1,2}\\s*\\d[\\d\\s,a-zäöü.–-]{0,24}\\s*RStV|RStV|Rundfunkstaatsvertrag(?:e?s)?|(?:interstate|state)\\s+broadcasting\\s+(?:treaty|agreement)',
  ),
  term('MDStV', 'MDStV|Mediendienste-?Staatsvertrag(?:e?s)?'),
];

/** What is put in place of what: the provisions that this imprint quotes, none that it does not. */
const replaceStep = {
  de: '1. Ersetzen Sie im Impressum: {replaced}, oder lassen Sie die Nennung weg; vorgeschrieben ist sie nicht',
  en: '1. Replace in the imprint: {replaced}, or leave out the quotation; it is not required',
};

/** Whether the imprint quotes statutes that are no longer in force. Only the imprint is read: an archive may quote old law. */
export default defineCheck({
  id: 'imp-outdated-law',
  area: 'imp',
  version: 10,
  weight: 1,
  confidence: 'high',
  legalBasis: [
    statute('§ 5 DDG (seit 14.5.2024 anstelle von § 5 TMG)', 'Section 5 DDG (since 14 May 2024 in place of Section 5 TMG)'),
    statute('§ 18 MStV (seit 7.11.2020 anstelle von § 55 RStV)', 'Section 18 MStV (since 7 Nov 2020 in place of Section 55 RStV)'),
  ],
  needs: ['imprint', 'pages'],
  stepPlaces: ['replaced'],
  texts: {
    de: {
      title: 'Gesetzesangaben im Impressum aktuell',
      explanation:
        'Das Telemediengesetz (TMG) ist seit dem 14.5.2024 durch das Digitale-Dienste-Gesetz (DDG) ersetzt, der Rundfunkstaatsvertrag (RStV) seit dem 7.11.2020 durch den Medienstaatsvertrag (MStV); noch älter sind Teledienstegesetz (TDG) und Mediendienste-Staatsvertrag (MDStV). Das Gesetz verlangt nicht, im Impressum eine Vorschrift zu nennen. Eine überholte Angabe deutet aber darauf hin, dass der Text lange nicht geprüft wurde.',
      confidenceReason:
        'Gesucht werden die Namen außer Kraft getretener Vorschriften, und nur im Impressum, nicht in Beiträgen der Website.',
      howToFix:
        '1. Nennen Sie statt der überholten die heutigen Vorschriften („§ 5 DDG“, „§ 18 MStV“), oder lassen Sie die Nennung weg; vorgeschrieben ist sie nicht.',
      fixes: {
        outdated: `${replaceStep.de}.`,
        media: `${replaceStep.de}. Ohne journalistisch-redaktionelle Inhalte kann der Abschnitt ganz entfallen.`,
        outdatedDisclaimer: `${replaceStep.de}.\n2. Streichen Sie den übernommenen Haftungsausschluss, der sich auf „{disclaimer}“ beruft.`,
        onlyDisclaimer:
          '1. Streichen Sie den übernommenen Haftungsausschluss, der sich auf „{disclaimer}“ beruft; vorgeschrieben ist er nicht.',
      },
      messages: {
        outdated: 'Das Impressum nennt Vorschriften, die nicht mehr gelten: {terms}',
        media: 'Das Impressum nennt Vorschriften, die nicht mehr gelten: {terms}',
        outdatedDisclaimer:
          'Das Impressum nennt Vorschriften, die nicht mehr gelten, auch in einem Haftungsausschluss („{disclaimer}“): {terms}',
        onlyDisclaimer: 'Ein Haftungsausschluss im Impressum beruft sich auf ein Gesetz, das nicht mehr gilt („{disclaimer}“): {terms}',
        none: 'Im Impressum ({path}) wurden keine überholten Vorschriften gefunden',
        noImprint: 'Es wurde kein lesbares Impressum gefunden',
        notRead: 'Der Text des Impressums ließ sich nicht vollständig lesen ({reason})',
      },
    },
    en: {
      title: 'Statutes quoted in the imprint up to date',
      explanation:
        'The Telemedia Act (TMG) was replaced by the German Digital Services Act (DDG) on 14 May 2024, the Interstate Broadcasting Treaty (RStV) by the Interstate Media Treaty (MStV) on 7 November 2020; the Teleservices Act (TDG) and the Media Services Treaty (MDStV) are older still. The law does not ask for a statute to be quoted in the imprint. An outdated quotation, however, suggests that the text has not been reviewed for a long time.',
      confidenceReason: 'The names of statutes no longer in force are looked for, and only in the imprint, not in articles of the website.',
      howToFix: '1. Quote the provisions of today instead (“§ 5 DDG”, “§ 18 MStV”), or leave out the quotation; it is not required.',
      fixes: {
        outdated: `${replaceStep.en}.`,
        media: `${replaceStep.en}. Without journalistic or editorial content the section can go altogether.`,
        outdatedDisclaimer: `${replaceStep.en}.\n2. Delete the copied disclaimer that refers to “{disclaimer}”.`,
        onlyDisclaimer: '1. Delete the copied disclaimer that refers to “{disclaimer}”; it is not required.',
      },
      messages: {
        outdated: 'The imprint quotes statutes that are no longer in force: {terms}',
        media: 'The imprint quotes statutes that are no longer in force: {terms}',
        outdatedDisclaimer: 'The imprint quotes statutes that are no longer in force, in a disclaimer too (“{disclaimer}”): {terms}',
        onlyDisclaimer: 'A disclaimer in the imprint refers to a statute that is no longer in force (“{disclaimer}”): {terms}',
        none: 'No statutes no longer in force were found in the imprint ({path})',
        noImprint: 'No readable imprint was found',
        notRead: 'The text of the imprint could not be read completely ({reason})',
      },
    },
  },
  run({ imprint, pages }): Verdict {
    const source = searchableText(imprint, pages);
    if ('missing' in source) return { class: 'NoClassification', message: 'noImprint' };
    if ('reason' in source) return { class: 'NoClassification', message: 'notRead', params: { reason: source.reason } };
    const uses = outdatedUses(source.text, terms);
    const items = atLeastOne(uses.map(({ quote }) => textItem(addressOf(imprint), quote)));
    if (!items) return { class: 'Conform', message: 'none', params: { path: legalPath(imprint) } };
    const rest = source.text.replace(disclaimers, ' ');
    const elsewhere = outdatedUses(rest, terms).map(({ term }) => term.name);
    const isDisclaimer = disclaimer.test(source.text);
    const message =
      elsewhere.length === 0
        ? 'onlyDisclaimer'
        : isDisclaimer
          ? 'outdatedDisclaimer'
          : elsewhere.every((name) => mediaLaws.has(name)) && !mentions(plainText(source.text), ofPress)
            ? 'media'
            : 'outdated';
    const params = {
      terms: namesOf(uses),
      disclaimer: quotedDisclaimer(source.text),
      replaced: replacedProvisions(rest, elsewhere),
    };
    return { class: 'Hint', findings: [{ message, params, items, cause: 'imprint:outdated-law' }] };
  },
});

const mediaLaws = new Set(['RStV', 'MDStV']);
/** A newspaper or magazine: who answers for it has to be named, so that section stays. */
const ofPress = wholeWords(
  'chefredakt[a-zß-ɏ]*|redaktionsleit[a-zß-ɏ]*|presserat(?:e?s)?|pressekodex|(?:zeitungs|zeitschriften|medien)?verlag(?:s?gesellschaft)?|[a-zß-ɏ]{0,20}zeitung|[a-zß-ɏ]{0,20}zeitschrift|editor-in-chief',
);
/** Liability for what others wrote: Sections 7 to 10 TMG, 8 to 11 TDG before them. */
const ofLiability = (first: string, law: string) =>
  `(?:§{1,2}|(?<!\\p{L})(?:[Ss]ections?|[Ss]ec\\.))\\s*(?:${first})(?!\\d)[\\s\\d,()–-]*(?:Abs\\.?\\s*\\d\\s*)?(?:(?:bis|und|ff\\.?|to|and)\\s*)?[§\\s\\d,–-]*${law}(?!\\p{L})`;
const disclaimer = new RegExp(`${ofLiability('[789]|10', 'TMG')}|${ofLiability('[89]|1[01]', 'TDG')}`, 'u');
const disclaimers = new RegExp(disclaimer.source, 'gu');

/** The provisions a disclaimer quotes, as they are written there. */
function quotedDisclaimer(text: string): string {
  return disclaimer.exec(text)?.[0].replace(/\s+/g, ' ').trim() ?? '–';
}
