import { defineCheck } from '../define-check.ts';
import type { ImprintElement } from '../shared/imprint/imprint-elements.ts';
import { openMessages, readStatements, statementNeeds } from '../shared/imprint/imprint-statements.ts';
import { familyIn, ownerIn } from '../shared/imprint/sole-person.ts';
import { statute } from '../shared/law/law.ts';

const cause = 'imprint:name';
/** Forms whose provider is a person: a trade name alone does not name them. */
const personal = new Set(['natural-private', 'natural-business', 'sole-trader', 'freelancer']);
/** A field of a template for whoever provides the site. */
const nameField = /name|inhaber|firma|unternehmen|owner|company/iu;
const fullName = /^\p{Lu}\p{L}+.* \p{L}{2,}/u;
const initials = /^(?:\p{Lu}\p{L}{0,5}\.? )*\p{Lu}\. ?(?:\p{Lu}\. ?)*(?:\p{Ll}+ )?\p{Lu}[\p{L}-]+$/u;

/** Whether the imprint names its provider: a firm with its legal form, or a person with first and last name. */
export default defineCheck({
  id: 'impc-name',
  area: 'imp',
  version: 4,
  weight: 5,
  confidence: 'medium',
  legalBasis: [statute('§ 5 Abs. 1 Nr. 1 DDG', 'Section 5(1) no. 1 DDG'), statute('§ 18 Abs. 1 Nr. 1 MStV', 'Section 18(1) no. 1 MStV')],
  needs: statementNeeds,
  texts: {
    de: {
      title: 'Name oder Firma des Anbieters',
      explanation:
        'Besucher müssen erkennen können, mit wem sie es zu tun haben. Anzugeben ist bei natürlichen Personen der Vor- und Nachname, bei Gesellschaften und Vereinen der vollständige Name mit Rechtsform. Eine Marke, ein Geschäftsname oder die Domain genügen nicht.',
      confidenceReason: 'Der Name wird an Rechtsform und Stelle über der Anschrift erkannt; steht er nur im Logo, ist er nicht lesbar.',
      howToFix:
        '1. Schreiben Sie an den Anfang des Impressums den vollständigen Namen des Anbieters, so wie er im Register oder im Ausweis steht.\n2. Nennen Sie als Einzelperson Vor- und Nachnamen ausgeschrieben, auch wenn Sie unter einem Geschäftsnamen auftreten.\n3. Geben Sie den Namen als Text an, nicht nur im Logo.',
      fixes: {
        openField:
          '1. Schreiben Sie statt {field} den Vor- und Nachnamen der Person, die den Betrieb führt, oder bei einer Gesellschaft ihren vollständigen Namen mit Rechtsform.',
        family:
          '1. Nennen Sie statt „{family}“ die Inhaberin oder den Inhaber mit Vor- und Nachnamen; sind es mehrere, alle, mit der Rechtsform, etwa „GbR“.',
        merchantUnnamed:
          '1. Ergänzen Sie unter der Firma „Inhaberin:“ oder „Inhaber:“ mit Vor- und Nachnamen; steht beides schon in der Firma selbst, ist nichts zu tun.',
      },
      messages: {
        ...openMessages.de,
        missing: 'Im Impressum wurde kein Name des Anbieters gefunden',
        notRecognised: 'Im Impressum wurde kein Name des Anbieters erkannt; genannt sind nur andere Personen ({names})',
        brandOnly: 'Als Anbieter ist nur „{name}“ genannt, ein Vor- und Nachname fehlt',
        brandUnclear: 'Als Anbieter ist „{name}“ genannt; ob dies der vollständige Name ist, lässt sich nicht erkennen',
        abbreviated: 'Der Vorname ist abgekürzt: {name}',
        openField: 'Für den Namen steht im Impressum noch ein Feld der Vorlage: {field}',
        family: 'Als Anbieter ist „{family}“ genannt; das ist kein Name einer Person, Vor- und Nachname fehlen',
        merchantUnnamed: 'Genannt ist die Firma „{name}“; wer sie als Kauffrau oder Kaufmann führt, wurde nicht erkannt',
      },
    },
    en: {
      title: 'Name of the provider',
      explanation:
        'Visitors must be able to tell whom they are dealing with. Natural persons state first and last name, companies and associations their full name with legal form. A brand, a trade name or the domain is not enough.',
      confidenceReason:
        'The name is recognised by legal form and its place above the address; if it stands only in a logo, it cannot be read.',
      howToFix:
        '1. Put the full name of the provider at the beginning of the imprint, as it stands in the register or the identity card.\n2. As an individual, state first and last name in full, even if you use a trade name.\n3. Give the name as text, not only in the logo.',
      fixes: {
        openField:
          '1. In place of {field}, write first and last name of the person who runs the business, or with a company its full name with legal form.',
        family:
          '1. In place of “{family}”, name the owner with first and last name; if there are several, all of them, with the legal form, such as “GbR”.',
        merchantUnnamed:
          '1. Add “Inhaberin:” or “Inhaber:” (owner) with first and last name below the firm; if both are part of the firm itself, there is nothing to do.',
      },
      messages: {
        ...openMessages.en,
        missing: 'No name of the provider was found in the imprint',
        notRecognised: 'No name of the provider was recognised in the imprint; only other persons are named ({names})',
        brandOnly: 'Only “{name}” is named as the provider, first and last name are missing',
        brandUnclear: '“{name}” is named as the provider; whether this is the full name cannot be told',
        abbreviated: 'The first name is abbreviated: {name}',
        openField: 'In place of the name the imprint still has a field of the template: {field}',
        family: '“{family}” is named as the provider; that is no name of a person, first and last name are missing',
        merchantUnnamed: 'The firm “{name}” is named; which merchant runs it was not recognised',
      },
    },
  },
  run(facts) {
    const read = readStatements(facts);
    if ('verdict' in read) return read.verdict;
    const { duties, imprint, of, has, finding, absent, openField } = read.statements;
    const names = of('name');
    const persons = [...of('representative'), ...of('editorial')];
    const first = names[0];
    const field = openField(nameField);
    const isOpen = field !== null && (!has('legalForm') || personal.has(duties.textForm ?? ''));
    if (isOpen && names.every(({ value }) => !persons.some((person) => person.value === value))) {
      const isNamed = names.some(({ value, isTradeName }) => !isTradeName && fullName.test(value)) || persons.length > 0;
      return absent(duties.isCertain('name') && !isNamed ? 'Risk' : 'Hint', 'openField', cause, { field });
    }
    if (!first) {
      if (persons.length > 0)
        return absent('Hint', 'notRecognised', cause, { names: [...new Set(persons.map(({ value }) => value))].join(', ') });
      // Without an address nothing tells where the name would stand.
      return absent(has('address') && duties.isCertain('name') ? 'Risk' : 'Hint', 'missing', cause);
    }
    if (duties.textForm === 'ek' && !has('representative') && ownerIn(imprint.text) === null && !namesMerchant(first.value, persons))
      return { class: 'Hint', findings: [finding('merchantUnnamed', cause, [first], { name: first.value })] };
    if (has('legalForm') && !personal.has(duties.textForm ?? '')) return { class: 'Conform' };
    const family = familyIn(imprint.text);
    if (family !== null && !has('representative') && !names.some(({ value }) => isPersonIn(value, family)))
      return absent('Hint', 'family', cause, { family }, [{ kind: 'name', value: family, quote: family }]);
    const known = new Set(persons.map(({ value }) => value));
    const short = names.find(({ value }) => initials.test(value));
    const isFull = ({ value, isTradeName }: ImprintElement) =>
      !initials.test(value) && !isTradeName && (known.has(value) || fullName.test(value));
    if (names.some(isFull)) return { class: 'Conform' };
    // Named above by the initial, further down in full.
    if (short && persons.some((person) => isFull(person) && lastWord(person.value) === lastWord(short.value))) return { class: 'Conform' };
    if (short) return { class: 'Hint', findings: [finding('abbreviated', cause, [short], { name: short.value })] };
    const params = { name: first.value };
    const isPerson = duties.forms.length > 0 && duties.forms.every((form) => personal.has(form));
    if (persons.length > 0 || !isPerson) return { class: 'Hint', findings: [finding('brandUnclear', cause, [first], params)] };
    return { class: duties.isCertain('name') ? 'Risk' : 'Hint', findings: [finding('brandOnly', cause, [first], params)] };
  },
});

/** Whether a name is that of a person of the family: its surname behind a first name. */
function isPersonIn(name: string, family: string): boolean {
  const words = name.split(' ');
  return words.length > 1 && words.at(-1) === lastWord(family) && !/^(?:familie|fam\.|eheleute|ehepaar|geschwister|gebrüder)/iu.test(name);
}

/** What a firm has before a surname; „Anna Beispiel e.K.“ has nothing but the person. */
const trade =
  /(?:haus|handel|markt|laden|shop|service|bau|technik|studio|salon|apotheke|betrieb|reisen|möbel|bäckerei|metzgerei|fleischerei|optik|versand|verlag|druckerei|werkstatt|center|zentrum|gmbh|blumen|hof|hotel|gasthof|elektro|sanitär|malerei|tischlerei|schreinerei|immobilien|spedition|transporte|mode|schuhe|radsport|fahrräder)$/iu;

/** Whether the firm of a merchant is, or holds, the name of the person behind it. */
function namesMerchant(firm: string, persons: readonly ImprintElement[]): boolean {
  if (persons.some(({ value }) => firm.includes(value))) return true;
  const [first = '', ...others] = firm
    .replace(/,? ?(?:e\. ?K(?:fm|fr|ffr)?\.?|eK|eingetragene[r]? Kauf(?:mann|frau))(?!\p{L}).*$/u, '')
    .split(' ');
  return (
    others.length > 0 &&
    others.length < 3 &&
    !trade.test(first) &&
    others.every((word) => /^(?:von|van|de|zu|\p{Lu}[\p{L}.-]*)$/u.test(word))
  );
}

function lastWord(name: string): string {
  return name.slice(name.lastIndexOf(' ') + 1);
}
