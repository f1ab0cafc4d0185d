import { defineCheck } from '../define-check.ts';
import { addressAbroad, streetIn } from '../shared/imprint/address-abroad.ts';
import { openMessages, readStatements, statementNeeds } from '../shared/imprint/imprint-statements.ts';
import { statute } from '../shared/law/law.ts';

const cause = 'imprint:address';
const careOf = /(?<![a-zß-ɏ])c ?\/ ?o(?![a-zß-ɏ])|(?<![a-zß-ɏ])p\. ?Adr\./iu;
const service =
  /impressums?-?service|impressum\.|postflex|autorenservices|coworking|co-working|wework|regus|business ?cent(?:er|re)|bürogemeinschaft|virtual office|adressservice|anschriftenservice|block ?services|dropscan|digitalanschrift/iu;
/** A postcode and a town that stand somewhere, though not below a street that was recognised. */
const townOnly =
  /(?:^|[^\p{L}\p{N}])(?:D-?\s?)?\d{5} \p{Lu}\p{Ll}{2,}|(?:^|\n) ?(?:(?:A|CH|AT|FL)[- ]{1,3})?\d{4} \p{Lu}\p{Ll}{2,20}(?:[ -]\p{Lu}?\p{Ll}{1,20}){0,3} ?(?:$|\n)/u;

/** Whether the imprint states an address at which the provider can be served. */
export default defineCheck({
  id: 'impc-address',
  area: 'imp',
  version: 6,
  weight: 5,
  confidence: 'medium',
  legalBasis: [statute('§ 5 Abs. 1 Nr. 1 DDG', 'Section 5(1) no. 1 DDG'), statute('§ 18 Abs. 1 Nr. 1 MStV', 'Section 18(1) no. 1 MStV')],
  needs: statementNeeds,
  texts: {
    de: {
      title: 'Ladungsfähige Anschrift',
      explanation:
        'Das Impressum muss die Anschrift nennen, unter der der Anbieter niedergelassen ist, mit Straße, Hausnummer, Postleitzahl und Ort. An sie müssen sich Schriftstücke förmlich zustellen lassen; ein Postfach reicht deshalb nicht. Anschriften von Behörden, Kammern oder Dienstleistern zählen nicht.',
      confidenceReason:
        'Die Anschrift wird an Straße, Postleitzahl und Ort erkannt; Schreibweisen ohne Straßennamen können übersehen werden.',
      howToFix:
        '1. Nennen Sie Straße, Hausnummer, Postleitzahl und Ort Ihrer Niederlassung.\n2. Ergänzen Sie ein Postfach nur zusätzlich.\n3. Klären Sie bei einer Anschrift „c/o“ oder bei einem Adressdienst, ob Sie dort tatsächlich erreichbar sind und Zustellungen angenommen werden.',
      fixes: {
        postBoxOnly: '1. Nennen Sie zusätzlich zum Postfach Straße, Hausnummer, Postleitzahl und Ort Ihrer Niederlassung.',
        streetOnly: '1. Ergänzen Sie zur Straße Postleitzahl und Ort. Stehen sie schon dabei, ist nichts zu tun.',
        branchOnly: '1. Nennen Sie Straße, Hausnummer, Postleitzahl und Ort auch beim Anbieter selbst, nicht nur bei der Zweigstelle.',
        editorOnly:
          '1. Nennen Sie unter der Überschrift zu § 5 DDG, wer die Website anbietet: den Vor- und Nachnamen der Inhaberin oder des Inhabers oder die Gesellschaft mit Rechtsform, mit Straße, Hausnummer, Postleitzahl und Ort.\n2. Steht bei der verantwortlichen Person die Webagentur, nennen Sie dort stattdessen jemanden aus Ihrem Betrieb, oder kürzen Sie auf den Hinweis, wer die Website erstellt hat.',
        postBoxHere: '1. Nennen Sie Straße, Hausnummer, Postleitzahl und Ort auch oben beim Anbieter, nicht nur das Postfach.',
        careOf:
          '1. Klären Sie, ob Sie unter dieser Anschrift tatsächlich erreichbar sind und Zustellungen angenommen werden.\n2. Nennen Sie sonst die Anschrift Ihrer Niederlassung mit Straße, Hausnummer, Postleitzahl und Ort.',
        noNumber: '1. Ergänzen Sie die Hausnummer. Hat das Gebäude keine und kommt Post dort so an, ist nichts zu tun.',
      },
      messages: {
        ...openMessages.de,
        missing: 'Im Impressum wurde keine Anschrift gefunden',
        notRecognised: 'Im Impressum stehen Postleitzahl und Ort, aber keine Straße wurde erkannt',
        abroad:
          'Das Impressum nennt, wie es scheint, eine Anschrift im Ausland („{value}“); ob sie vollständig ist, konnte der Scan nicht beurteilen',
        streetOnly: 'Im Impressum steht eine Straße („{value}“), aber Postleitzahl und Ort wurden dazu nicht erkannt',
        postBoxOnly: 'Als Anschrift ist nur ein Postfach angegeben: {value}',
        postBoxHere:
          'Beim Anbieter steht nur ein Postfach ({box}); eine Straße nennt das Impressum nur bei der Person, die für den Inhalt verantwortlich ist: {value}',
        branchOnly:
          'Beim Anbieter fehlen Postleitzahl und Ort; eine vollständige Anschrift nennt das Impressum nur für eine Zweigstelle: {value}',
        editorOnly:
          'Unter dem Namen des Anbieters („{name}“) steht keine Anschrift; die einzige gehört zu den Angaben der Person oder Firma, die für die Seite verantwortlich ist: {value}',
        careOf: 'Die Anschrift läuft über Dritte (c/o): {value}',
        service: 'Die Anschrift scheint die eines Adressdienstes oder Gemeinschaftsbüros zu sein: {value}',
        noNumber: 'In der Anschrift fehlt eine Hausnummer: {value}',
      },
    },
    en: {
      title: 'Postal address for service',
      explanation:
        'The imprint must state the address at which the provider is established, with street, number, postcode and town. It must be possible to serve documents there formally, so a post box is not enough. Addresses of authorities, chambers or contractors do not count.',
      confidenceReason: 'The address is recognised by street, postcode and town; ways of writing without a street name may be missed.',
      howToFix:
        '1. State street, number, postcode and town of your establishment.\n2. Add a post box only in addition.\n3. With a “c/o” address or an address service, clarify whether you can actually be reached there and service is accepted.',
      fixes: {
        postBoxOnly: '1. In addition to the post box, state street, number, postcode and town of your establishment.',
        streetOnly: '1. Add postcode and town to the street. If they are there already, there is nothing to do.',
        branchOnly: '1. State street, number, postcode and town with the provider itself too, not only with the branch.',
        editorOnly:
          '1. State under the heading on Section 5 DDG who provides the site: the owner’s first and last name, or the company with its legal form, with street, number, postcode and town.\n2. If the web agency is named as responsible for the site, name somebody of your own there instead, or shorten it to a note on who made the site.',
        postBoxHere: '1. State street, number, postcode and town with the provider too, not only the post box.',
        careOf:
          '1. Clarify whether you can actually be reached at this address and whether service is accepted there.\n2. Otherwise state the address of your establishment with street, number, postcode and town.',
        noNumber: '1. Add the house number. If the building has none and post arrives like this, there is nothing to do.',
      },
      messages: {
        ...openMessages.en,
        missing: 'No address was found in the imprint',
        notRecognised: 'The imprint contains a postcode and a town, but no street was recognised',
        abroad: 'The imprint seems to name an address abroad (“{value}”); the scan could not judge whether it is complete',
        streetOnly: 'The imprint contains a street (“{value}”), but no postcode and town were recognised with it',
        postBoxOnly: 'Only a post box is given as the address: {value}',
        postBoxHere:
          'For the provider only a post box is given ({box}); the imprint names a street only for the person responsible for the content: {value}',
        branchOnly: 'Postcode and town are missing with the provider; the imprint gives a complete address for a branch only: {value}',
        editorOnly:
          'No address stands below the name of the provider (“{name}”); the only one belongs to the person or firm responsible for the site: {value}',
        careOf: 'The address runs through somebody else (c/o): {value}',
        service: 'The address appears to be that of an address service or shared office: {value}',
        noNumber: 'The address has no house number: {value}',
      },
    },
  },
  run(facts) {
    const read = readStatements(facts);
    if ('verdict' in read) return read.verdict;
    const { duties, imprint, of, finding, absent } = read.statements;
    const level = duties.isCertain('address') ? 'Risk' : 'Hint';
    const addresses = of('address');
    const first = addresses[0];
    if (!first) {
      const [box] = of('postBox');
      if (box) return { class: level, findings: [finding('postBoxOnly', cause, [box], { value: box.value })] };
      const abroad = addressAbroad(imprint.text);
      if (abroad !== null) return { class: 'NoClassification', message: 'abroad', params: { value: abroad } };
      if (townOnly.test(imprint.text)) return absent('Hint', 'notRecognised', cause);
      const street = streetIn(imprint.text);
      return street === null ? absent(level, 'missing', cause) : absent('Hint', 'streetOnly', cause, { value: street });
    }
    const params = { value: first.value };
    const { of: owner } = first;
    if (owner !== undefined && addresses.every((address) => address.of === owner)) {
      const name = of('name')[0]?.value ?? '';
      return { class: 'Hint', findings: [finding(owner === 'branch' ? 'branchOnly' : 'editorOnly', cause, [first], { ...params, name })] };
    }
    const street = first.value.slice(0, first.value.search(/, \d/u));
    const hint = careOf.test(first.quote) ? 'careOf' : service.test(first.quote) ? 'service' : /\d/.test(street) ? null : 'noNumber';
    // A second, plain address makes up for the first.
    const isPlain = addresses.some(({ value, quote }) => /\d/.test(value.split(', ')[0]!) && !careOf.test(quote) && !service.test(quote));
    if (hint !== null && !isPlain) return { class: 'Hint', findings: [finding(hint, cause, [first], params)] };
    const [box] = of('postBox');
    const isEditors = addresses.every(({ quote }) => of('editorial').some((editor) => editor.quote.includes(quote)));
    return box && isEditors
      ? { class: 'Hint', findings: [finding('postBoxHere', cause, [box, first], { ...params, box: box.value })] }
      : { class: 'Conform' };
  },
});
