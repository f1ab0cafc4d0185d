import { defineCheck } from '../define-check.ts';
import { openMessages, readStatements, statementNeeds } from '../imprint-statements.ts';
import { settled, statute } from '../law.ts';
import { mentions, wholeWords } from '../wording.ts';

const cause = 'imprint:second-contact';
const premium = /^\+49(?:900|137|180|118)/;
const form = wholeWords('kontakt-?formular|contact\\s+form|rückruf(?:service|formular)?|live-?chat|chat');

/** Whether the imprint offers a second fast way to reach the provider besides e-mail. A telephone number is not compulsory: never a risk. */
export default defineCheck({
  id: 'impc-second-contact',
  area: 'imp',
  version: 1,
  weight: 3,
  confidence: 'medium',
  legalBasis: [
    statute('§ 5 Abs. 1 Nr. 2 DDG', 'Section 5(1) no. 2 DDG'),
    settled(
      'EuGH, 16.10.2008, C-298/07: Telefon nicht zwingend, wenn schnelle Kommunikation anders möglich ist',
      'CJEU, 16 Oct 2008, C-298/07: telephone not compulsory if fast communication is possible otherwise',
    ),
    statute('§ 2 Abs. 1 Nr. 2 DL-InfoV', 'Section 2(1) no. 2 DL-InfoV'),
    statute(
      'Art. 246a § 1 Abs. 1 Nr. 3 EGBGB (Telefonnummer im Fernabsatz)',
      'Art. 246a Section 1(1) no. 3 EGBGB (telephone number in distance selling)',
    ),
  ],
  needs: statementNeeds,
  texts: {
    de: {
      title: 'Zweiter schneller Kontaktweg',
      explanation:
        'Neben der E-Mail-Adresse verlangt das Gesetz Angaben für eine schnelle, unmittelbare Kommunikation. Üblich und am sichersten ist eine Telefonnummer; zwingend ist sie nach dem EuGH nicht, wenn ein anderer Weg ebenso schnell eine Antwort bringt. Wer Verträge mit Verbrauchern im Fernabsatz schließt oder Dienstleistungen erbringt, muss die Telefonnummer an anderer Stelle ohnehin angeben.',
      confidenceReason: 'Telefonnummern werden an ihrer Form erkannt; ob ein anderer Weg schnell genug ist, hängt vom Einzelfall ab.',
      howToFix:
        '1. Ergänzen Sie eine Telefonnummer zum normalen Tarif.\n2. Stellen Sie sicher, dass Anfragen über einen anderen Weg (Formular, Chat) binnen kurzer Zeit beantwortet werden, wenn Sie auf das Telefon verzichten.\n3. Verwenden Sie keine kostenpflichtige Sondernummer als einzigen Weg.',
      fixes: {
        premium:
          '1. Ergänzen Sie eine Telefonnummer zum normalen Tarif.\n2. Verwenden Sie keine kostenpflichtige Sondernummer als einzigen Weg.',
        missingShop:
          '1. Nennen Sie eine Telefonnummer zum normalen Tarif im Impressum und vor der Bestellung (Art. 246a § 1 EGBGB).\n2. Verwenden Sie keine kostenpflichtige Sondernummer als einzigen Weg.',
      },
      messages: {
        ...openMessages.de,
        missing: 'Neben der E-Mail-Adresse wurde kein zweiter schneller Kontaktweg gefunden',
        missingShop: 'Im Impressum des Shops wurde keine Telefonnummer gefunden; Verbrauchern ist sie vor der Bestellung zu nennen',
        formOnly: 'Als zweiter Kontaktweg ist nur ein Formular oder Chat angegeben',
        faxOnly: 'Als zweiter Kontaktweg ist nur ein Telefax angegeben: {value}',
        premium: 'Die einzige Telefonnummer ist eine Sondernummer: {value}',
        notOwed: 'Für diese Art von Angebot ist kein zweiter Kontaktweg vorgeschrieben',
      },
    },
    en: {
      title: 'Second fast way of contact',
      explanation:
        'Besides the e-mail address the law asks for details that allow fast and direct communication. A telephone number is usual and safest; according to the CJEU it is not compulsory if another way brings an answer as quickly. Whoever concludes distance contracts with consumers or provides services must state the telephone number elsewhere anyway.',
      confidenceReason: 'Telephone numbers are recognised by their form; whether another way is fast enough depends on the case.',
      howToFix:
        '1. Add a telephone number at the normal rate.\n2. Make sure that enquiries by another way (form, chat) are answered within a short time if you do without a telephone.\n3. Do not use a premium-rate number as the only way.',
      fixes: {
        premium: '1. Add a telephone number at the normal rate.\n2. Do not use a premium-rate number as the only way.',
        missingShop:
          '1. State a telephone number at the normal rate in the imprint and before the order (Art. 246a Section 1 EGBGB).\n2. Do not use a premium-rate number as the only way.',
      },
      messages: {
        ...openMessages.en,
        missing: 'No second fast way of contact was found besides the e-mail address',
        missingShop: 'No telephone number was found in the imprint of the shop; consumers have to be told it before they order',
        formOnly: 'Only a form or chat is given as the second way of contact',
        faxOnly: 'Only a fax number is given as the second way of contact: {value}',
        premium: 'The only telephone number is a special-rate number: {value}',
        notOwed: 'No second way of contact is required for this kind of offer',
      },
    },
  },
  run(facts) {
    const read = readStatements(facts);
    if ('verdict' in read) return read.verdict;
    const { duties, applicability, imprint, of, has, finding, complete, absent } = read.statements;
    const phones = of('phone');
    if (phones.some(({ value }) => !premium.test(value))) return { class: 'Conform' };
    const [special] = phones;
    if (special) return { class: 'Hint', findings: [finding('premium', cause, [special], { value: special.value })] };
    if (duties.duty('secondContact') === 'none') return { class: 'NotApplicable', message: 'notOwed' };
    if (!complete) return absent('Hint', 'missing', cause);
    if (applicability.isShop === true && applicability.isConsumerOffer !== false) return absent('Hint', 'missingShop', cause);
    const [fax] = of('fax');
    if (has('contactForm') || mentions(imprint.text, form))
      return { class: 'Hint', findings: [finding('formOnly', cause, of('contactForm'))] };
    if (fax) return { class: 'Hint', findings: [finding('faxOnly', cause, [fax], { value: fax.value })] };
    return absent('Hint', 'missing', cause);
  },
});
