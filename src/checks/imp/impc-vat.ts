import { defineCheck } from '../define-check.ts';
import { openMessages, readStatements, statementNeeds } from '../shared/imprint/imprint-statements.ts';
import { hasValidCheckDigit } from '../shared/imprint/vat-id.ts';
import { statute } from '../shared/law/law.ts';
import { mentionsSmallBusiness, smallBusinessClaims } from '../shared/law/small-business-rule.ts';
import { imprintNoteCause, templateNotes } from '../shared/notice/template-notes.ts';
import { matchesOf, mentions, plainText, quoted, wholeWords } from '../shared/wording.ts';

const cause = 'imprint:vat';
const usual = new Set(['gmbh', 'ug', 'ag', 'se', 'kgaa', 'gmbh-co-kg', 'ug-co-kg', 'ohg', 'kg']);
const usualIndustries = new Set(['it-agency', 'manufacturing-b2b', 'retail-online']);
const vatIdName =
  '(?:umsatzsteuer-?\\s?(?:identifikations-?(?:nummer|nr\\.?)|id(?:ent)?(?:\\.?-?\\s?(?:nr\\.?|nummer))?\\.?)|ust\\.?-?\\s?id(?:ent)?(?:\\.?-?\\s?(?:nr\\.?|nummer))?\\.?|vat\\s+(?:id|(?:registration\\s+)?number|no\\.?))';
/** The imprint says itself that there is none. */
const denied = wholeWords(
  [
    `${vatIdName}:?\\s+(?:(?:ist|wurde|liegt|habe|haben|besitze|besitzen|besteht|führe|führen)\\s+)?(?:(?:ich|wir|mir|uns|derzeit|bisher|noch|gemäß|nach|§\\s?\\d+|ustg)\\s+){0,4}(?:nicht|keine)(?:\\s+(?:erteilt|vergeben|vorhanden|zugeteilt|vor|beantragt))?`,
    `(?:keine|kein)\\s+${vatIdName}`,
    `no\\s+${vatIdName}`,
    '(?:umsatz|mehrwert)steuer-?befreit|(?:von\\s+der\\s+umsatzsteuer|umsatzsteuerlich)\\s+befreit|steuerfrei(?:e[a-zß-ɏ]*)?\\s+(?:umsätze\\s+)?(?:nach|gem\\.?|gemäß)\\s+§\\s*4\\s*(?:nr\\.?\\s*)?\\d+',
  ].join('|'),
);
/** Whoever names it when asked has one. */
const withheld = wholeWords(
  `${vatIdName}[^\\d.!?]{0,60}?(?:(?:gern|gerne|nur)\\s+)?(?:auf\\s+(?:anfrage|wunsch|nachfrage)|(?:up)?on\\s+request)(?:\\s+(?:mitgeteilt|erhältlich|verfügbar|available))?`,
);
const unowned = wholeWords('entfällt|keine?|nicht\\s+vorhanden|none');
/** The name is there, and behind it whoever set up the site is told to write the number. */
const toBeFilled = wholeWords(
  `${vatIdName}(?:\\s+(?:gem(?:äß|\\.)?|nach|laut)\\s+§\\s*27\\s*a?(?:\\s+(?:abs\\.?\\s*1\\s+)?(?:ustg|umsatzsteuergesetz(?:es)?))?)?[\\s:(–—-]{1,4}(?:(?:bitte|hier|noch)\\s+){1,3}(?:ergänzen|eintragen|einfügen|einsetzen|nachtragen|ausfüllen)(?:,?\\s+(?:falls|sofern|wenn)\\s+vorhanden)?|${vatIdName}[\\s:(–—-]{1,4}(?:tbd|todo|to\\s+be\\s+(?:added|completed)|please\\s+(?:add|insert))`,
);
const named = wholeWords(vatIdName);

/** A German VAT id has nine digits; groups of them are set apart. */
const numbered = new RegExp(
  `${vatIdName}[^\\d:]{0,40}(?:§\\s?27\\s?a[^\\d:]{0,40})?:?\\s?(DE[ .:]{0,2}\\d(?:[ .]?\\d){4,11})(?![\\d.]|[ -]{0,3}\\d)`,
  'giu',
);
const digitsOfVatId = 9;

/** Whether the VAT id or business id is stated by those who have one. Nobody can see from outside who has: never a risk. */
export default defineCheck({
  id: 'impc-vat',
  area: 'imp',
  version: 7,
  weight: 2,
  confidence: 'medium',
  legalBasis: [statute('§ 5 Abs. 1 Nr. 6 DDG (soweit vorhanden)', 'Section 5(1) no. 6 DDG (where one exists)')],
  needs: statementNeeds,
  texts: {
    de: {
      title: 'Umsatzsteuer- oder Wirtschafts-Identifikationsnummer',
      explanation:
        'Wer eine Umsatzsteuer-Identifikationsnummer oder eine Wirtschafts-Identifikationsnummer besitzt, muss sie im Impressum angeben. Kleinunternehmer haben oft keine Umsatzsteuer-Identifikationsnummer; die Wirtschafts-Identifikationsnummer teilt das Bundeszentralamt für Steuern seit November 2024 schrittweise allen wirtschaftlich Tätigen zu. Die Steuernummer des Finanzamts ist kein Ersatz und gehört nicht ins Impressum.',
      confidenceReason: 'Die Nummer wird an Form und Prüfziffer erkannt; ob Sie eine besitzen, ist von außen nicht zu sehen.',
      howToFix:
        '1. Wenn Sie eine USt-IdNr. oder W-IdNr. besitzen, ergänzen Sie sie; die USt-IdNr. hat die Form „DE“ und neun Ziffern. Sonst ist nichts zu tun.',
      fixes: {
        taxNumberInstead:
          '1. Wenn Sie eine USt-IdNr. oder W-IdNr. besitzen, ergänzen Sie sie.\n2. Entfernen Sie die Steuernummer aus dem Impressum.',
        withheld:
          '1. Ersetzen Sie „{quote}“ durch die Nummer selbst: Wer eine USt-IdNr. hat, muss sie im Impressum angeben. Haben Sie keine, streichen Sie die Zeile.',
        toBeFilled:
          '1. Ersetzen Sie „{quote}“ durch die Nummer. Haben Sie keine USt-IdNr., streichen Sie die Zeile; haben Sie eine W-IdNr., nennen Sie diese.',
        onlyBusinessId: '1. Wenn Sie eine W-IdNr. besitzen, ergänzen Sie sie. Sonst ist nichts zu tun.',
        malformed:
          '1. Vergleichen Sie „{value}“ mit dem Bescheid des Bundeszentralamts für Steuern, und berichtigen Sie die Nummer im Impressum; sie hat die Form „DE“ und neun Ziffern.',
        checkDigit:
          '1. Vergleichen Sie {value} mit dem Bescheid des Bundeszentralamts für Steuern, und berichtigen Sie die Nummer im Impressum.',
      },
      messages: {
        ...openMessages.de,
        missing: 'Im Impressum wurde weder eine USt-IdNr. noch eine W-IdNr. gefunden; prüfen Sie, ob Sie eine besitzen',
        onlyBusinessId: 'Das Impressum sagt „{quote}“; offen ist nur, ob Sie eine W-IdNr. besitzen',
        taxNumberInstead: 'Statt einer USt-IdNr. oder W-IdNr. ist die Steuernummer angegeben; die Steuernummer ersetzt keine der beiden',
        withheld: 'Im Impressum steht „{quote}“; die Nummer selbst wurde nicht gefunden',
        toBeFilled: 'Im Impressum steht noch „{quote}“; die Nummer selbst wurde nicht gefunden',
        malformed: 'Die USt-IdNr. „{value}“ hat {digits} statt neun Ziffern',
        checkDigit: 'Die Prüfziffer der USt-IdNr. {value} stimmt nicht; wahrscheinlich ist sie falsch abgeschrieben',
        smallBusiness: 'Das Impressum beruft sich auf die Kleinunternehmerregelung',
        onlyIfAny: 'Die Angabe ist nur nötig, wenn eine solche Nummer vorhanden ist',
      },
    },
    en: {
      title: 'VAT id or business id',
      explanation:
        'Whoever has a VAT id or a business identification number must state it in the imprint. Small businesses often have no VAT id; the business identification number has been assigned step by step to everyone economically active by the Federal Central Tax Office since November 2024. The tax number of the tax office is no substitute and does not belong in the imprint.',
      confidenceReason: 'The number is recognised by its form and check digit; whether you have one cannot be seen from outside.',
      howToFix:
        '1. If you have a VAT id or business id (W-IdNr.), add it; the VAT id has the form “DE” and nine digits. Otherwise there is nothing to do.',
      fixes: {
        taxNumberInstead: '1. If you have a VAT id or business id (W-IdNr.), add it.\n2. Remove the tax number from the imprint.',
        withheld:
          '1. Replace “{quote}” by the number itself: whoever has a VAT id must state it in the imprint. If you have none, delete the line.',
        toBeFilled:
          '1. Replace “{quote}” by the number. If you have no VAT id, delete the line; state a business id (W-IdNr.) instead if you have one.',
        onlyBusinessId: '1. If you have a business id (W-IdNr.), add it. Otherwise there is nothing to do.',
        malformed:
          '1. Compare “{value}” with the notice of the Federal Central Tax Office, and correct the number in the imprint; it has the form “DE” and nine digits.',
        checkDigit: '1. Compare {value} with the notice of the Federal Central Tax Office, and correct the number in the imprint.',
      },
      messages: {
        ...openMessages.en,
        missing: 'Neither a VAT id nor a business id was found in the imprint; check whether you have one',
        onlyBusinessId: 'The imprint says “{quote}”; open is only whether you have a business id (W-IdNr.)',
        taxNumberInstead: 'The tax number is stated instead of a VAT id or business id; the tax number replaces neither of them',
        withheld: 'The imprint says “{quote}”; the number itself was not found',
        toBeFilled: 'The imprint still says “{quote}”; the number itself was not found',
        malformed: 'The VAT id “{value}” has {digits} digits instead of nine',
        checkDigit: 'The check digit of the VAT id {value} is wrong; it was probably copied incorrectly',
        smallBusiness: 'The imprint refers to the rule for small businesses',
        onlyIfAny: 'The statement is only needed if there is such a number',
      },
    },
  },
  run(facts) {
    const read = readStatements(facts);
    if ('verdict' in read) return read.verdict;
    const { duties, applicability, imprint, of, has, finding, absent } = read.statements;
    const [vatId] = of('vatId');
    const malformed = malformedBefore(imprint.text, vatId?.quote ?? null);
    if (malformed !== null) {
      const stated = { kind: 'vatId' as const, value: malformed, quote: malformed };
      const digits = String(digitsIn(malformed));
      return { class: 'Hint', findings: [finding('malformed', cause, [stated], { value: malformed, digits })] };
    }
    if (vatId?.value.startsWith('DE') && !hasValidCheckDigit(vatId.value)) {
      return { class: 'Hint', findings: [finding('checkDigit', cause, [vatId], { value: vatId.value })] };
    }
    if (vatId || has('businessId')) return { class: 'Conform' };
    const plain = plainText(imprint.text.slice(0, 50_000));
    // Small businesses may have an id as well, and whoever names it when asked has one. What lies between may end what is said of it.
    const onRequest = matchesOf(plain, withheld).find(({ text }) => !mentionsSmallBusiness(text) && !mentions(text, unowned));
    if (onRequest) return absent('Hint', 'withheld', cause, { quote: quoted(onRequest.text) });
    const [field] = matchesOf(plain, toBeFilled);
    if (field)
      return absent('Hint', 'toBeFilled', isToldAsNote(field.text, imprint.text) ? imprintNoteCause : cause, { quote: quoted(field.text) });
    if (smallBusinessClaims(imprint.text.slice(0, 50_000)).length > 0) return { class: 'Conform', message: 'smallBusiness' };
    const { isShop, settings } = applicability;
    const isUsual = duties.forms.some((form) => usual.has(form)) || isShop === true || usualIndustries.has(settings.industry ?? '');
    const [taxNumber] = of('taxNumber');
    // A tax number under the name of the other stands in its place, whoever states it.
    if (!isUsual && !(taxNumber && mentions(plain, named))) return { class: 'NotApplicable', message: 'onlyIfAny' };
    const [none] = matchesOf(plain, denied);
    if (none && !taxNumber) return absent('Hint', 'onlyBusinessId', cause, { quote: quoted(none.text) });
    return taxNumber ? { class: 'Hint', findings: [finding('taxNumberInstead', cause, [taxNumber])] } : absent('Hint', 'missing', cause);
  },
});

/** The check on the imprint as a whole tells the same line among the notes of the template: it counts once. */
function isToldAsNote(field: string, text: string): boolean {
  return templateNotes(text).sentences.some((note) => note.includes(quoted(field)));
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** A number under the label of a VAT id that has not its nine digits; behind a whole one it is somebody else's, such as the agency's. */
function malformedBefore(text: string, whole: string | null): string | null {
  const plain = plainText(text.slice(0, 50_000));
  const at = whole === null ? -1 : plain.indexOf(plainText(whole));
  const [first] = (at < 0 ? plain : plain.slice(0, at)).matchAll(numbered);
  const written = first?.[1]?.trim() ?? '';
  return written === '' || digitsIn(written) === digitsOfVatId ? null : written;
}
