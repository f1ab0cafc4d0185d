import { defineCheck } from '../define-check.ts';
import { atLeastOne } from '../items.ts';
import { statute } from '../shared/law/law.ts';
import { judgeNotice, noticeMessages, noticeNeeds } from '../shared/notice/notice-content.ts';
import { placeholderAfter } from '../shared/notice/notice-placeholder.ts';
import { notTheProvider, otherAddress, otherCompany, otherNumber, otherStreet, upToAddress } from '../shared/notice/other-controller.ts';
import { ownNoticeText } from '../shared/notice/own-text.ts';
import { mentions, wholeWords } from '../shared/wording.ts';

const imprintReference = wholeWords(
  '(?:im|dem|unserem|unser|das|siehe|vgl\\.?|see|in the|our|the)\\s+(?:impressums?|imprint|legal\\s+notice)',
);
/** The town of templates. */
const sampleTown = /(?<!\d)\d{5} (?:Muster|Beispiel)(?:stadt|ort|hausen|dorf)(?!\p{L})/u;

/** An e-mail address or a German postcode with its town, wherever it stands: enough to doubt that nobody is named. */
const contactDetails = /\S(?:@|\s?[([]at[)\]]\s?)[a-zß-ɏ\d-]+|(?<!\d)\d{5} \p{Lu}[a-zß-ɏ]{2}/iu;

/** Whether the notice says who is responsible and how to reach them. */
export default defineCheck({
  id: 'ppc-controller',
  area: 'pp',
  version: 8,
  weight: 5,
  confidence: 'medium',
  legalBasis: [statute('Art. 13 Abs. 1 lit. a DSGVO', 'Art. 13(1)(a) GDPR')],
  needs: [...noticeNeeds],
  wants: ['imprintElements'],
  texts: {
    de: {
      title: 'Name und Kontaktdaten des Verantwortlichen',
      explanation:
        'Besucher müssen erfahren, wer über die Verarbeitung ihrer Daten entscheidet und wie sie ihn erreichen (Art. 13 Abs. 1 lit. a DSGVO). Dazu gehören Name oder Firma und Anschrift oder E-Mail-Adresse. Ein bloßer Verweis auf das Impressum erschwert das unnötig.',
      confidenceReason:
        'Gesucht werden eine Bezeichnung wie „Verantwortlicher“ und Kontaktdaten; auch ein anderer, etwa der Hoster, kann gemeint sein.',
      howToFix:
        '1. Nennen Sie am Anfang der Datenschutzerklärung den Verantwortlichen mit Name oder Firma und Rechtsform.\n2. Ergänzen Sie Anschrift, E-Mail-Adresse und Telefonnummer.\n3. Gleichen Sie die Angaben mit dem Impressum ab.',
      fixes: {
        otherCompany:
          '1. Stellen Sie fest, wer für die Website verantwortlich ist, und berichtigen Sie in der Datenschutzerklärung Name, Rechtsform und Anschrift (dort „{there}“) oder das Impressum („{here}“).\n2. Ist in der Datenschutzerklärung bewusst ein anderes Unternehmen genannt, sagen Sie dort, in welchem Verhältnis es zum Anbieter steht.',
        otherName:
          '1. Nennen Sie in der Datenschutzerklärung als Verantwortlichen, wer die Website betreibt, mit Namen oder Firma samt Rechtsform (im Impressum „{here}“); ein Laden- oder Projektname allein genügt nicht.\n2. Ist dort bewusst jemand anderes genannt, sagen Sie, in welchem Verhältnis er zum Anbieter steht.',
        placeholder: '1. Ersetzen Sie in der Datenschutzerklärung beim Verantwortlichen „{place}“ durch die Angabe, die dort hingehört.',
        otherAddress:
          '1. Stellen Sie fest, welche Anschrift gilt, und berichtigen Sie die andere: in der Datenschutzerklärung „{there}“, im Impressum „{here}“.\n2. Ist in der Datenschutzerklärung bewusst ein anderes Unternehmen genannt, sagen Sie dort, in welchem Verhältnis es zum Anbieter steht.',
      },
      messages: {
        ...noticeMessages.de,
        missing: 'Die Datenschutzerklärung nennt weder einen Verantwortlichen noch Kontaktdaten',
        otherCompany: 'Die Datenschutzerklärung nennt als Verantwortlichen „{there}“, das Impressum dagegen „{here}“',
        otherName: 'Wen das Impressum als Anbieter nennt („{here}“), nennt die Datenschutzerklärung beim Verantwortlichen nicht',
        placeholder: 'Beim Verantwortlichen steht in der Datenschutzerklärung statt einer Angabe noch ein Platzhalter: „{place}“',
        otherAddress: 'Die Datenschutzerklärung nennt beim Verantwortlichen eine andere Anschrift („{there}“) als das Impressum („{here}“)',
        noContact: 'Die Datenschutzerklärung nennt den Verantwortlichen ohne Anschrift und E-Mail-Adresse',
        imprintOnly: 'Die Datenschutzerklärung verweist für den Verantwortlichen nur auf das Impressum',
        notNamed: 'Die Datenschutzerklärung enthält Kontaktdaten, sagt aber nicht, wer für die Verarbeitung verantwortlich ist',
      },
    },
    en: {
      title: 'Controller identity and contact',
      explanation:
        'Visitors have to learn who decides on the processing of their data and how to reach them (Art. 13(1)(a) GDPR). That takes a name or firm and a postal or e-mail address. A mere reference to the imprint makes this needlessly hard.',
      confidenceReason: 'A term such as “controller” and contact details are looked for; someone else, such as the host, may be meant.',
      howToFix:
        '1. Name the controller at the beginning of the privacy notice, with name or firm and legal form.\n2. Add postal address, e-mail address and phone number.\n3. Compare the details with the imprint.',
      fixes: {
        otherCompany:
          '1. Find out who is responsible for the website, and correct name, legal form and address in the privacy notice (“{there}” there) or the imprint (“{here}”).\n2. If the privacy notice names another company on purpose, say there how it is related to the provider.',
        otherName:
          '1. In the privacy notice, name as the controller whoever runs the website, by name or firm with legal form (in the imprint “{here}”); the name of a shop or project alone is not enough.\n2. If somebody else is named there on purpose, say how they are related to the provider.',
        placeholder: '1. In the privacy notice, replace “{place}” at the controller with what belongs there.',
        otherAddress:
          '1. Find out which address holds and correct the other: in the privacy notice “{there}”, in the imprint “{here}”.\n2. If the privacy notice names another company on purpose, say there how it is related to the provider.',
      },
      messages: {
        ...noticeMessages.en,
        missing: 'The privacy notice names neither a controller nor contact details',
        otherCompany: 'As the controller the privacy notice names “{there}”, the imprint however “{here}”',
        otherName: 'Whom the imprint names as provider (“{here}”) the privacy notice does not name at the controller',
        placeholder: 'At the controller, the privacy notice still has a placeholder instead of what belongs there: “{place}”',
        otherAddress: 'For the controller the privacy notice gives another address (“{there}”) than the imprint (“{here}”)',
        noContact: 'The privacy notice names the controller without postal or e-mail address',
        imprintOnly: 'For the controller the privacy notice only refers to the imprint',
        notNamed: 'The privacy notice contains contact details but does not say who is responsible for the processing',
      },
    },
  },
  run: (facts) =>
    judgeNotice(facts, (notice) => {
      const [contact] = notice.of('controllerContact');
      if (contact) {
        const { imprintElements: imprint, pages, privacy } = facts;
        // The footer of every page names the provider.
        const own = ownNoticeText(privacy.text, privacy.url, pages);
        const company = otherCompany(contact.quote, own, imprint);
        if (company) return { class: 'Hint', findings: [notice.finding('otherCompany', 'controller-name', [contact], { ...company })] };
        const place = placeholderAfter(contact.quote, /^/, 200) ?? sampleTown.exec(contact.quote)?.[0];
        if (place) return { class: 'Hint', findings: [notice.finding('placeholder', 'controller', [contact], { place })] };
        const here = notTheProvider(contact.quote, notice.text, imprint);
        const said = upToAddress(contact.quote, privacy.text);
        const other = otherAddress(said, notice.text, imprint) ?? otherNumber(said, imprint) ?? otherStreet(said, own, imprint);
        const found = atLeastOne([
          ...(here === null ? [] : [notice.finding('otherName', 'controller-name', [contact], { here })]),
          ...(other === null ? [] : [notice.finding('otherAddress', 'controller-address', [contact], { ...other })]),
        ]);
        return found ? { class: 'Hint', findings: found } : { class: 'Conform' };
      }
      const hint = (message: string) => ({
        class: 'Hint' as const,
        findings: [notice.finding(message, 'controller', notice.of('controller'))] as const,
      });
      if (notice.has('controller')) return notice.ifComplete(hint('noContact'));
      if (mentions(notice.text, imprintReference)) return notice.ifComplete(hint('imprintOnly'));
      if (contactDetails.test(notice.text)) return notice.ifComplete(hint('notNamed'));
      return notice.ifComplete({ class: 'Risk', findings: [notice.finding('missing', 'controller')] });
    }),
});
