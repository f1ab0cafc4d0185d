import { defineCheck } from '../define-check.ts';
import type { Facts } from '../facts.ts';
import { formItem, pageItem } from '../items.ts';
import { formPlace } from '../shared/forms/visitor-forms.ts';
import { openMessages, readStatements, statementNeeds } from '../shared/imprint/imprint-statements.ts';
import { offeredContact } from '../shared/imprint/offered-contact.ts';
import { settled, statute } from '../shared/law/law.ts';
import { excerpt, quoted, shortList, wholeWords } from '../shared/wording.ts';

const cause = 'imprint:second-contact';
const premium = /^\+49(?:900|137|180|118)/;
const form = wholeWords('kontakt-?formular|contact\\s+form|rückruf(?:service|formular)?');
const chat = wholeWords('(?:live-?|video-?|online-?|web-?)?chat(?:bot)?');

/** Whether the imprint offers a second fast way to reach the provider besides e-mail. A telephone number is not compulsory: never a risk. */
export default defineCheck({
  id: 'impc-second-contact',
  area: 'imp',
  version: 4,
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
  wants: ['forms', 'services'],
  texts: {
    de: {
      title: 'Zweiter schneller Kontaktweg',
      explanation:
        'Neben der E-Mail-Adresse verlangt das Gesetz Angaben für eine schnelle, unmittelbare Kommunikation. Üblich und am sichersten ist eine Telefonnummer; zwingend ist sie nach dem EuGH nicht, wenn ein anderer Weg ebenso schnell eine Antwort bringt. Wer Verträge mit Verbrauchern im Fernabsatz schließt oder Dienstleistungen erbringt, muss die Telefonnummer an anderer Stelle ohnehin angeben.',
      confidenceReason: 'Telefonnummern werden an ihrer Form erkannt; ob ein anderer Weg schnell genug ist, hängt vom Einzelfall ab.',
      howToFix:
        '1. Entweder ergänzen Sie eine Telefonnummer zum normalen Tarif, oder Sie nennen einen anderen Weg (Formular, Chat), über den Anfragen binnen kurzer Zeit beantwortet werden.\n2. Verwenden Sie keine kostenpflichtige Sondernummer als einzigen Weg.',
      fixes: {
        formOnly:
          '1. Entweder ergänzen Sie eine Telefonnummer zum normalen Tarif, oder Sie beantworten Anfragen über diesen Weg binnen kurzer Zeit.',
        chatOnly:
          '1. Entweder ergänzen Sie eine Telefonnummer zum normalen Tarif, oder Sie beantworten Anfragen im Chat binnen kurzer Zeit.',
        chatAfterConsent:
          '1. Entweder ergänzen Sie eine Telefonnummer zum normalen Tarif, oder Sie nennen einen schnellen Weg, der ohne Einwilligung offensteht, etwa ein Kontaktformular auf Ihrem Server.',
        inWords: '1. Schreiben Sie die Telefonnummer im Impressum in Ziffern, am besten als Link zum Antippen (tel:).',
        formSeen:
          '1. Entweder nennen Sie im Impressum eine Telefonnummer zum normalen Tarif, oder Sie verlinken dort das Kontaktformular ({path}) und beantworten Anfragen darüber binnen kurzer Zeit.',
        premium:
          '1. Ergänzen Sie eine Telefonnummer zum normalen Tarif.\n2. Verwenden Sie keine kostenpflichtige Sondernummer als einzigen Weg.',
        missingShop:
          '1. Nennen Sie eine Telefonnummer zum normalen Tarif im Impressum und vor der Bestellung (Art. 246a § 1 EGBGB).\n2. Verwenden Sie keine kostenpflichtige Sondernummer als einzigen Weg.',
      },
      messages: {
        ...openMessages.de,
        inWords: 'Nach „{label}“ steht die Telefonnummer in Worten („{value}“) und lässt sich so nicht antippen',
        formSeen: 'Im Impressum steht neben der E-Mail-Adresse kein zweiter schneller Kontaktweg; ein Kontaktformular gibt es auf {path}',
        missing: 'Neben der E-Mail-Adresse wurde kein zweiter schneller Kontaktweg gefunden',
        missingShop: 'Im Impressum des Shops wurde keine Telefonnummer gefunden; Verbrauchern ist sie vor der Bestellung zu nennen',
        formOnly: 'Als zweiter Kontaktweg ist nur ein Formular angegeben („{value}“)',
        chatOnly: 'Als zweiter Kontaktweg ist nur ein Chat angegeben („{value}“)',
        chatAfterConsent:
          'Als zweiter Kontaktweg ist nur ein Chat angegeben („{value}“); geladen wurde er ({services}) erst nach dem Zustimmen, ohne Einwilligung bleibt nur die E-Mail-Adresse',
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
        '1. Either add a telephone number at the normal rate, or name another way (form, chat) by which enquiries are answered within a short time.\n2. Do not use a premium-rate number as the only way.',
      fixes: {
        formOnly: '1. Either add a telephone number at the normal rate, or answer enquiries by this way within a short time.',
        chatOnly: '1. Either add a telephone number at the normal rate, or answer enquiries in the chat within a short time.',
        chatAfterConsent:
          '1. Either add a telephone number at the normal rate, or name a fast way that is open without consent, such as a contact form on your server.',
        inWords: '1. Write the telephone number in the imprint in digits, best as a link that can be tapped (tel:).',
        formSeen:
          '1. Either state a telephone number at the normal rate in the imprint, or link the contact form ({path}) there and answer enquiries by it within a short time.',
        premium: '1. Add a telephone number at the normal rate.\n2. Do not use a premium-rate number as the only way.',
        missingShop:
          '1. State a telephone number at the normal rate in the imprint and before the order (Art. 246a Section 1 EGBGB).\n2. Do not use a premium-rate number as the only way.',
      },
      messages: {
        ...openMessages.en,
        inWords: 'After “{label}” the telephone number is written in words (“{value}”) and cannot be tapped like this',
        formSeen: 'The imprint gives no second fast way of contact besides the e-mail address; there is a contact form on {path}',
        missing: 'No second fast way of contact was found besides the e-mail address',
        missingShop: 'No telephone number was found in the imprint of the shop; consumers have to be told it before they order',
        formOnly: 'Only a form is given as the second way of contact (“{value}”)',
        chatOnly: 'Only a chat is given as the second way of contact (“{value}”)',
        chatAfterConsent:
          'Only a chat is given as the second way of contact (“{value}”); it ({services}) was loaded only after accepting, without consent only the e-mail address remains',
        faxOnly: 'Only a fax number is given as the second way of contact: {value}',
        premium: 'The only telephone number is a special-rate number: {value}',
        notOwed: 'No second way of contact is required for this kind of offer',
      },
    },
  },
  run(facts) {
    const read = readStatements(facts);
    if ('verdict' in read) return read.verdict;
    const { duties, applicability, imprint, of, finding, complete, absent } = read.statements;
    const phones = of('phone');
    if (phones.some(({ value }) => !premium.test(value))) return { class: 'Conform' };
    const [special] = phones;
    if (special) return { class: 'Hint', findings: [finding('premium', cause, [special], { value: special.value })] };
    if (duties.duty('secondContact') === 'none') return { class: 'NotApplicable', message: 'notOwed' };
    const spoken = numberInWords(imprint.text);
    if (spoken) {
      const found = { kind: 'phone' as const, value: spoken.value, quote: `${spoken.label}: ${spoken.value}` };
      return { class: 'Hint', findings: [finding('inWords', cause, [found], { ...spoken })] };
    }
    if (!complete) return absent('Hint', 'missing', cause);
    if (applicability.isShop === true && applicability.isConsumerOffer !== false) return absent('Hint', 'missingShop', cause);
    const [fax] = of('fax');
    const [linked] = of('contactForm');
    const told = linked?.quote || passageOn(form, imprint.text);
    if (told) return { class: 'Hint', findings: [finding('formOnly', cause, [seenAs(told)], { value: quoted(told) })] };
    const chatTold = passageOn(chat, imprint.text);
    if (chatTold) {
      const services = chatsAfterConsent(facts.services ?? []);
      const params = { value: quoted(chatTold), services };
      return { class: 'Hint', findings: [finding(services === '' ? 'chatOnly' : 'chatAfterConsent', cause, [seenAs(chatTold)], params)] };
    }
    if (fax) return { class: 'Hint', findings: [finding('faxOnly', cause, [fax], { value: fax.value })] };
    const seen = facts.forms?.find(({ kind, visible }) => kind === 'contact' && visible);
    if (seen) {
      const path = formPlace(seen).path;
      return {
        class: 'Hint',
        findings: [{ ...finding('formSeen', cause, [], { path }), items: [pageItem(imprint.url ?? ''), formItem(seen)] }],
      };
    }
    return absent('Hint', 'missing', cause);
  },
});

const seenAs = (quote: string) => ({ kind: 'contactForm' as const, value: quote, quote });

const longestLine = 160;

/** The line of the imprint that offers a way of contact, a long one cut about it; empty when none does. */
function passageOn(pattern: RegExp, text: string): string {
  const offered = offeredContact(pattern, text);
  if (offered === null) return '';
  return offered.line.length <= longestLine ? offered.line : excerpt(offered.line, offered.match);
}

/** Names of the chats that are there for those only who accept; empty when one loads without. */
function chatsAfterConsent(services: Facts['services']): string {
  const chats = services.filter(({ service }) => service.category === 'chat');
  return chats.every(({ states }) => states.length === 1 && states[0] === 'accept')
    ? shortList(chats.map(({ service }) => service.name))
    : '';
}

const digit =
  '(?:null|eins?|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zero|one|two|three|four|five|six|seven|eight|nine)';
/** Against robots: "Telefon: null zwei elf – 55 50 362", "Tel. null-drei-null / eins zwei …". */
const inWords = new RegExp(
  `(?<![a-zß-ɏ])(tel(?:efon)?|fon|phone|mobil|handy|ruf(?:nummer)?)\\.?\\s{0,3}:?\\s{0,3}((?:\\+\\s?\\d{2}\\s?)?${digit}(?:[\\s/–-]{1,3}(?:${digit}(?![a-zß-ɏ])|\\d{1,8})){2,14})`,
  'iu',
);

/** A telephone number that is written out after its label; it takes at least six digits and words to be one. */
function numberInWords(text: string): { label: string; value: string } | null {
  const match = inWords.exec(text.slice(0, 200_000).replace(/[^\S\n]+/g, ' '));
  if (!match) return null;
  const [, label = '', value = ''] = match;
  const length = value.split(/[\s/–-]+/).reduce((sum, part) => sum + (/^\d+$/.test(part) ? part.length : 1), 0);
  return length >= 6 ? { label, value: value.replace(/\s+/g, ' ').trim() } : null;
}
