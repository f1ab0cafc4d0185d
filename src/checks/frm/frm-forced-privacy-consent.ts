import { defineCheck, type Finding } from '../define-check.ts';
import type { AskedField, FormFact } from '../facts/forms.ts';
import type { Facts } from '../facts.ts';
import { formItem, verdictOf } from '../items.ts';
import {
  agreement,
  blanket,
  denied,
  genuine,
  isAgreement,
  noted,
  ofNotice,
  passingOn,
  purposeOfUse,
  unpunctuated,
} from '../shared/forms/agreement-words.ts';
import { alsoForcedTexts } from '../shared/forms/also-forced.ts';
import { isApplicantConsent } from '../shared/forms/applicant-consent.ts';
import { candidateOf } from '../shared/forms/candidate-forms.ts';
import { forcedTerms } from '../shared/forms/forced-terms.ts';
import { agreesToAdvertising, permissionOf } from '../shared/forms/form-consents.ts';
import { labelled } from '../shared/forms/form-page-services.ts';
import { shownForms } from '../shared/forms/framed-forms.ts';
import { joinsNewsletter } from '../shared/forms/joined-newsletter.ts';
import { labelUnderQuestion } from '../shared/forms/label-under-question.ts';
import { needlessContactConsents } from '../shared/forms/needless-contact-consent.ts';
import { isNewsletterForm } from '../shared/forms/newsletter-forms.ts';
import { isAboutOthers, sensitiveFields } from '../shared/forms/protected-questions.ts';
import { demandedAdvertising } from '../shared/forms/required-advertising.ts';
import { sendingTaken } from '../shared/forms/sending-as-consent.ts';
import { termsPictures } from '../shared/forms/terms-pictures.ts';
import { bareLabel, dataForms, formPlace, privacyNote, textAround } from '../shared/forms/visitor-forms.ts';
import { statute, unverified } from '../shared/law/law.ts';
import { pageAt } from '../shared/site/legal-page.ts';
import { isSupportedLanguage } from '../shared/site/supported-language.ts';
import { matchesOf, mentions, plainText } from '../shared/wording.ts';

/** Whether a form makes visitors agree to the privacy notice, which is there to be read. */
export default defineCheck({
  id: 'frm-forced-privacy-consent',
  area: 'frm',
  version: 19,
  weight: 1,
  confidence: 'medium',
  legalBasis: [
    statute('Art. 13, Art. 7 Abs. 4 DSGVO', 'Art. 13, Art. 7(4) GDPR'),
    unverified('KG, 27.12.2018, 23 U 196/13', 'Higher Regional Court Berlin, 27 Dec 2018, 23 U 196/13'),
  ],
  needs: ['forms', 'framedForms', 'pages'],
  wants: ['privacy'],
  stepPlaces: ['fields', 'noted'],
  texts: {
    de: {
      title: 'Keine erzwungene „Zustimmung“ zur Datenschutzerklärung',
      explanation:
        'Die Datenschutzerklärung informiert nach Art. 13 DSGVO; zustimmen muss ihr niemand, und den AGB nur, wer einen Vertrag schließt. Ein Pflichthäkchen erweckt den Eindruck einer Einwilligung und kann dazu führen, dass der Text wie Geschäftsbedingungen geprüft wird. Wer ein Formular nur mit einer Zustimmung absenden kann, auch zu Bildern, einer Messenger-Gruppe oder einer Bonitätsabfrage, willigt in der Regel nicht freiwillig ein (Art. 7 Abs. 4 DSGVO). Echte Einwilligungen, etwa in die Verarbeitung von Gesundheitsdaten, brauchen dagegen ein eigenes Häkchen.',
      confidenceReason:
        'Erkannt wird der Text neben dem Häkchen; eine nötige Einwilligung, etwa zu Gesundheitsdaten, kann ähnlich klingen.',
      howToFix:
        '1. Streichen Sie das Häkchen, und schreiben Sie stattdessen einen Hinweis mit Link auf die Datenschutzerklärung.\n2. Soll das Häkchen bleiben, formulieren Sie es als Kenntnisnahme.\n3. Holen Sie Einwilligungen nur dort ein, wo Sie sie als Rechtsgrundlage brauchen, und benennen Sie den Zweck.',
      fixes: {
        ...alsoForcedTexts('de').fixes,
        forcedBundle:
          '1. Trennen Sie im Formular „{button}“ auf {path}, was das Kästchen „{label}“ verbindet: Auf die Datenschutzerklärung weisen Sie nur hin, mit Link und ohne Häkchen.\n2. Für Speichern und Beantworten brauchen Sie in der Regel keine Einwilligung (Art. 6 Abs. 1 lit. b oder f DSGVO).\n3. Für eine Weitergabe, die eine Einwilligung braucht, nehmen Sie ein eigenes Kästchen, das Empfänger, Zweck und Widerruf nennt; fragt das Formular nach Gesundheit oder anderem, was Art. 9 DSGVO schützt, muss es auch diese Angaben ausdrücklich nennen (Art. 9 Abs. 2 lit. a DSGVO).',
        forcedBundleSpecial:
          '1. Trennen Sie im Formular „{button}“ auf {path}, was das Kästchen „{label}“ verbindet: Auf die Datenschutzerklärung weisen Sie nur hin, mit Link und ohne Häkchen.\n2. Nehmen Sie für „{fields}“ ein eigenes, leeres Kästchen: Schon Speichern und Prüfen, nicht erst die Weitergabe, braucht hier in der Regel eine ausdrückliche Einwilligung, die diese Angaben, Zweck, Empfänger und Widerruf nennt (Art. 9 Abs. 2 lit. a DSGVO){see:frm-sensitive-fields}.\n3. Für die übrigen Angaben brauchen Sie zum Beantworten in der Regel keine Einwilligung (Art. 6 Abs. 1 lit. b oder f DSGVO).',
        forcedBundleOthers:
          '1. Trennen Sie im Formular „{button}“ auf {path}, was das Kästchen „{label}“ verbindet: Auf die Datenschutzerklärung weisen Sie nur hin, mit Link und ohne Häkchen.\n2. „{fields}“ betrifft andere Personen als die, die das Formular ausfüllt: Ein Häkchen an dieser Stelle genügt dafür nicht{see:frm-sensitive-fields}.\n3. Für die übrigen Angaben brauchen Sie zum Beantworten in der Regel keine Einwilligung (Art. 6 Abs. 1 lit. b oder f DSGVO).',
        forcedBlanketSpecial:
          '1. Streichen Sie im Formular „{button}“ auf {path} das Häkchen „{label}“{noted|=; der Hinweis auf die Datenschutzerklärung, der dort steht, genügt|und weisen Sie stattdessen mit Link auf die Datenschutzerklärung hin}.\n2. Nehmen Sie für „{fields}“ ein eigenes, leeres Kästchen: Schon das Speichern braucht hier in der Regel eine ausdrückliche Einwilligung, die diese Angaben, Zweck, Empfänger und Widerruf nennt (Art. 9 Abs. 2 lit. a DSGVO){see:frm-sensitive-fields}.\n3. Stützen Sie die Verarbeitung der übrigen Angaben auf die Rechtsgrundlage, die sie ohnehin hat (in der Regel Art. 6 Abs. 1 lit. b DSGVO), und nennen Sie diese in der Datenschutzerklärung, soweit das dort fehlt.',
        forcedBlanketOthers:
          '1. Streichen Sie im Formular „{button}“ auf {path} das Häkchen „{label}“{noted|=; der Hinweis auf die Datenschutzerklärung, der dort steht, genügt|und weisen Sie stattdessen mit Link auf die Datenschutzerklärung hin}.\n2. „{fields}“ betrifft andere Personen als die, die das Formular ausfüllt: Ein Häkchen an dieser Stelle genügt dafür nicht{see:frm-sensitive-fields}.\n3. Stützen Sie die Verarbeitung der übrigen Angaben auf die Rechtsgrundlage, die sie ohnehin hat (in der Regel Art. 6 Abs. 1 lit. b DSGVO), und nennen Sie diese in der Datenschutzerklärung, soweit das dort fehlt.',
        forcedBlanket:
          '1. Streichen Sie im Formular „{button}“ auf {path} das Häkchen „{label}“{noted|=; der Hinweis auf die Datenschutzerklärung, der dort steht, genügt|und weisen Sie stattdessen mit Link auf die Datenschutzerklärung hin}.\n2. Stützen Sie die Verarbeitung auf die Rechtsgrundlage, die sie ohnehin hat (bei Anfragen zu einem Vertrag, Bewerbungen und Bestellungen in der Regel Art. 6 Abs. 1 lit. b DSGVO), und nennen Sie diese in der Datenschutzerklärung, soweit das dort fehlt.\n3. Brauchen Sie für etwas eine Einwilligung, fragen Sie sie mit einem eigenen, freiwilligen Kästchen ab, das den Zweck und den Widerruf nennt.',
        forcedPictures:
          '1. Machen Sie das Kästchen „{label}“ im Formular „{button}“ auf {path} freiwillig, und weisen Sie auf den Widerruf hin.\n2. Nehmen Sie Anmeldungen ohne das Häkchen ebenso an.\n3. Fragen Sie neu, wo für Bilder nur dieses Häkchen vorliegt, oder entfernen Sie sie.',
        forcedMessenger:
          '1. Machen Sie das Kästchen „{label}“ im Formular „{button}“ auf {path} freiwillig, und weisen Sie auf den Widerruf hin.\n2. Geben Sie dieselben Informationen auch auf einem anderen Weg, etwa per E-Mail.\n3. Fragen Sie neu, wo für die Gruppe nur dieses Häkchen vorliegt.',
        forcedCredit:
          '1. Streichen Sie das Häkchen „{label}“ im Formular „{button}“ auf {path}: Eine Einwilligung, ohne die es keinen Vertrag gibt, ist in der Regel nicht freiwillig (Art. 7 Abs. 4 DSGVO).\n2. Fragen Sie die Bonität nur ab, wo Sie in Vorleistung gehen; dokumentieren Sie dafür ein berechtigtes Interesse (Art. 6 Abs. 1 lit. f DSGVO), und weisen Sie am Formular darauf hin.\n3. Nennen Sie in der Datenschutzerklärung, soweit es dort fehlt, die Auskunftei, die Daten, den Wahrscheinlichkeitswert, die Speicherdauer und das Widerspruchsrecht (Art. 13, 14, 21 DSGVO).\n4. Hängt der Vertrag maßgeblich vom Wahrscheinlichkeitswert ab, prüfen Sie Art. 22 DSGVO (EuGH, 7.12.2023, C-634/21).',
        forcedSharing:
          '1. Machen Sie das Kästchen „{label}“ im Formular „{button}“ auf {path} freiwillig, und nennen Sie Empfänger, Zweck und Widerruf.\n2. Ist eine Weitergabe für den Vertrag nötig, streichen Sie das Kästchen, und nennen Sie den Empfänger in der Datenschutzerklärung (Art. 6 Abs. 1 lit. b, Art. 13 DSGVO).',
        contradicted:
          '1. Ersetzen Sie das Häkchen „{label}“ im Formular „{button}“ auf {path} durch einen Satz mit Link auf die Datenschutzerklärung.\n2. Lassen Sie die Rechtsgrundlage in der Datenschutzerklärung ({notice}) stehen; zum Beantworten einer Anfrage braucht es in der Regel keine Einwilligung (Art. 6 Abs. 1 lit. b oder f DSGVO).',
      },
      messages: {
        ...alsoForcedTexts('de').messages,
        forcedBundle:
          'Das Formular „{button}“ auf {path} verlangt mit einem einzigen Häkchen die Zustimmung zur Datenschutzerklärung und zur Weitergabe der Angaben („{label}“); eine Einwilligung muss für jeden Zweck gesondert und freiwillig erteilt werden (Art. 4 Nr. 11, Art. 7 Abs. 2, 4 DSGVO)',
        forcedBundleSpecial:
          'Das Formular „{button}“ auf {path} verlangt mit einem einzigen Häkchen die Zustimmung zur Datenschutzerklärung und zur Weitergabe der Angaben („{label}“); eine Einwilligung muss für jeden Zweck gesondert und freiwillig erteilt werden (Art. 4 Nr. 11, Art. 7 Abs. 2, 4 DSGVO)',
        forcedBundleOthers:
          'Das Formular „{button}“ auf {path} verlangt mit einem einzigen Häkchen die Zustimmung zur Datenschutzerklärung und zur Weitergabe der Angaben („{label}“); eine Einwilligung muss für jeden Zweck gesondert und freiwillig erteilt werden (Art. 4 Nr. 11, Art. 7 Abs. 2, 4 DSGVO)',
        forcedBlanket:
          'Das Formular „{button}“ auf {path} verlangt mit der Datenschutzerklärung eine Einwilligung in die Verarbeitung der Daten, die selbst keinen Zweck nennt („{label}“)',
        forcedBlanketSpecial:
          'Das Formular „{button}“ auf {path} verlangt mit der Datenschutzerklärung eine Einwilligung in die Verarbeitung der Daten, die selbst keinen Zweck nennt („{label}“)',
        forcedBlanketOthers:
          'Das Formular „{button}“ auf {path} verlangt mit der Datenschutzerklärung eine Einwilligung in die Verarbeitung der Daten, die selbst keinen Zweck nennt („{label}“)',
        forcedPictures: 'Das Formular „{button}“ auf {path} verlangt die Einwilligung in Bilder („{label}“)',
        forcedMessenger: 'Das Formular „{button}“ auf {path} verlangt die Zustimmung zu einer Messenger-Gruppe („{label}“)',
        forcedCredit: 'Das Formular „{button}“ auf {path} verlangt die Einwilligung in eine Bonitätsabfrage („{label}“)',
        forcedSharing: 'Das Formular „{button}“ auf {path} verlangt die Einwilligung in die Weitergabe von Daten an andere („{label}“)',
        contradicted:
          'Das Formular „{button}“ auf {path} lässt sich nur mit einer Einwilligung absenden („{label}“); die Datenschutzerklärung ({notice}) stützt das Beantworten aber auf etwas anderes („{quote}“)',
        forced: 'Das Formular „{button}“ auf {path} verlangt eine Zustimmung zur Datenschutzerklärung („{label}“)',
        advertisingBox:
          'Eine erzwungene Zustimmung zur Datenschutzerklärung selbst wurde nicht gefunden; ein Pflichthäkchen im Formular „{button}“ auf {path} enthält aber eine Einwilligung in Werbung{see:frm-newsletter-consent}',
        requiredUnknown:
          'Das Formular „{button}“ auf {path} bietet eine Zustimmung zur Datenschutzerklärung an; ob sie Pflicht ist, war nicht zu erkennen („{label}“)',
        language: 'Häkchen auf Seiten in einer nicht unterstützten Sprache ließen sich nicht einordnen',
        noForms: 'Auf den geprüften Seiten wurde kein Formular mit persönlichen Angaben gefunden',
      },
    },
    en: {
      title: 'No forced agreement to the privacy notice',
      explanation:
        'The privacy notice informs under Art. 13 GDPR; nobody has to agree to it, and to terms and conditions only whoever concludes a contract. A mandatory box gives the impression of a consent and may lead to the text being reviewed like terms and conditions. Whoever can send a form only with an agreement, to pictures, a messenger group or a credit check too, as a rule does not consent freely (Art. 7(4) GDPR). Genuine consents, for example to the processing of health data, do need a box of their own.',
      confidenceReason: 'The text beside the box decides; a consent that is needed, such as to health data, may sound alike.',
      howToFix:
        '1. Remove the box and write a note with a link to the privacy notice instead.\n2. If the box is to stay, word it as an acknowledgement.\n3. Ask for consent only where you need it as a legal basis, and name the purpose.',
      fixes: {
        ...alsoForcedTexts('en').fixes,
        forcedBundle:
          '1. In the form “{button}” on {path}, separate what the box “{label}” joins: refer to the privacy notice with a link and without a box.\n2. Storing and answering need, as a rule, no consent (Art. 6(1)(b) or (f) GDPR).\n3. For a disclosure that does need consent, use a box of its own that names recipients, purpose and the right to withdraw; if the form asks about health or anything else that Art. 9 GDPR protects, it has to name that information expressly too (Art. 9(2)(a) GDPR).',
        forcedBundleSpecial:
          '1. In the form “{button}” on {path}, separate what the box “{label}” joins: refer to the privacy notice with a link and without a box.\n2. For “{fields}”, use a separate, empty box: storing and examining, not only passing on, as a rule needs explicit consent here that names this information, purpose, recipients and the right to withdraw (Art. 9(2)(a) GDPR){see:frm-sensitive-fields}.\n3. For the rest, answering needs, as a rule, no consent (Art. 6(1)(b) or (f) GDPR).',
        forcedBundleOthers:
          '1. In the form “{button}” on {path}, separate what the box “{label}” joins: refer to the privacy notice with a link and without a box.\n2. “{fields}” concerns other persons than who fills in the form: a tick there is not enough for it{see:frm-sensitive-fields}.\n3. For the rest, answering needs, as a rule, no consent (Art. 6(1)(b) or (f) GDPR).',
        forcedBlanketSpecial:
          '1. In the form “{button}” on {path}, remove the box “{label}”{noted|=; the note on data protection that stands there is enough|and refer to the privacy notice with a link instead}.\n2. For “{fields}”, use a separate, empty box: storing alone as a rule needs explicit consent here that names this information, purpose, recipients and the right to withdraw (Art. 9(2)(a) GDPR){see:frm-sensitive-fields}.\n3. Base the processing of the rest on the legal basis it has anyway (as a rule Art. 6(1)(b) GDPR), and state it in the privacy notice where that is missing.',
        forcedBlanketOthers:
          '1. In the form “{button}” on {path}, remove the box “{label}”{noted|=; the note on data protection that stands there is enough|and refer to the privacy notice with a link instead}.\n2. “{fields}” concerns other persons than who fills in the form: a tick there is not enough for it{see:frm-sensitive-fields}.\n3. Base the processing of the rest on the legal basis it has anyway (as a rule Art. 6(1)(b) GDPR), and state it in the privacy notice where that is missing.',
        forcedBlanket:
          '1. In the form “{button}” on {path}, remove the box “{label}”{noted|=; the note on data protection that stands there is enough|and refer to the privacy notice with a link instead}.\n2. Base the processing on the legal basis it has anyway (for enquiries about a contract, applications and orders, as a rule Art. 6(1)(b) GDPR), and state it in the privacy notice where that is missing.\n3. Where you need a consent, ask for it with a separate, voluntary box that names the purpose and the right to withdraw.',
        forcedPictures:
          '1. Make the box “{label}” in the form “{button}” on {path} voluntary, and mention that consent can be withdrawn.\n2. Accept entries without the tick just as well.\n3. Ask again where pictures rest on this tick alone, or remove them.',
        forcedMessenger:
          '1. Make the box “{label}” in the form “{button}” on {path} voluntary, and mention that consent can be withdrawn.\n2. Give the same information in another way too, such as by e-mail.\n3. Ask again where the group rests on this tick alone.',
        forcedCredit:
          '1. Remove the box “{label}” in the form “{button}” on {path}: a consent without which there is no contract is as a rule not given freely (Art. 7(4) GDPR).\n2. Ask about creditworthiness only where you perform in advance; document a legitimate interest for it (Art. 6(1)(f) GDPR) and point to it at the form.\n3. In the privacy notice, name the agency, the data, the probability value, the storage period and the right to object where that is missing there (Art. 13, 14, 21 GDPR).\n4. If the contract depends decisively on the probability value, examine Art. 22 GDPR (CJEU, 7 Dec 2023, C-634/21).',
        forcedSharing:
          '1. Make the box “{label}” in the form “{button}” on {path} voluntary, and name recipients, purpose and the right to withdraw.\n2. If the contract needs the data to be passed on, remove the box and name the recipient in the privacy notice (Art. 6(1)(b), Art. 13 GDPR).',
        contradicted:
          '1. Replace the box “{label}” in the form “{button}” on {path} by a sentence with a link to the privacy notice.\n2. Leave the legal basis in the privacy notice ({notice}) as it is; answering an enquiry needs, as a rule, no consent (Art. 6(1)(b) or (f) GDPR).',
      },
      messages: {
        ...alsoForcedTexts('en').messages,
        forcedBundle:
          'With a single mandatory tick, the form “{button}” on {path} demands agreement to the privacy notice and to passing on the data (“{label}”); consent has to be given separately for each purpose and freely (Art. 4(11), Art. 7(2), (4) GDPR)',
        forcedBundleSpecial:
          'With a single mandatory tick, the form “{button}” on {path} demands agreement to the privacy notice and to passing on the data (“{label}”); consent has to be given separately for each purpose and freely (Art. 4(11), Art. 7(2), (4) GDPR)',
        forcedBundleOthers:
          'With a single mandatory tick, the form “{button}” on {path} demands agreement to the privacy notice and to passing on the data (“{label}”); consent has to be given separately for each purpose and freely (Art. 4(11), Art. 7(2), (4) GDPR)',
        forcedBlanket:
          'Along with the privacy notice, the form “{button}” on {path} demands a consent to the processing of the data that itself names no purpose (“{label}”)',
        forcedBlanketSpecial:
          'Along with the privacy notice, the form “{button}” on {path} demands a consent to the processing of the data that itself names no purpose (“{label}”)',
        forcedBlanketOthers:
          'Along with the privacy notice, the form “{button}” on {path} demands a consent to the processing of the data that itself names no purpose (“{label}”)',
        forcedPictures: 'The form “{button}” on {path} demands consent to pictures (“{label}”)',
        forcedMessenger: 'The form “{button}” on {path} demands agreement to a messenger group (“{label}”)',
        forcedCredit: 'The form “{button}” on {path} demands consent to a credit check (“{label}”)',
        forcedSharing: 'The form “{button}” on {path} demands consent to passing data on to others (“{label}”)',
        contradicted:
          'The form “{button}” on {path} can be sent only with a consent (“{label}”); but the privacy notice ({notice}) rests the answering on something else (“{quote}”)',
        forced: 'The form “{button}” on {path} demands agreement to the privacy notice (“{label}”)',
        advertisingBox:
          'No forced agreement to the privacy notice itself was found; but a mandatory box in the form “{button}” on {path} contains a consent to advertising{see:frm-newsletter-consent}',
        requiredUnknown:
          'The form “{button}” on {path} offers agreement to the privacy notice; whether it is mandatory could not be told (“{label}”)',
        language: 'Boxes on pages in an unsupported language could not be interpreted',
        noForms: 'No form with personal data was found on the pages examined',
      },
    },
  },
  run({ forms, framedForms, pages, privacy }) {
    const relevant = dataForms(shownForms({ forms, framedForms }));
    if (relevant.length === 0) return { class: 'NotApplicable', message: 'noForms' };
    const boxes = relevant.flatMap((form) =>
      form.asked.filter(({ type }) => type === 'checkbox').map((box) => ({ form, box: { ...box, label: labelUnderQuestion(box, form) } })),
    );
    const found = boxes.filter(({ box }) => isAgreement(plainText(box.label)));
    // What is not freely given covers neither pictures nor a group nor the question how somebody pays, and no contract needs that consent.
    const permitted = boxes.flatMap((each) => {
      const permission = each.box.required ? permissionOf(each.box.label) : null;
      // A comparison or a referral passes data on because it is asked to; a contract with the site itself does not need that.
      if (permission === 'Sharing' && (each.form.kind !== 'order' || agreesToAdvertising(each.box.label))) return [];
      // Whoever looks for a flat is asked by nobody who performs in advance.
      const whose = permission === 'Credit' && candidateOf(each.form, pages) === 'Tenant' ? 'Tenant' : '';
      return permission ? finding(`forced${permission}${whose}`, each) : [];
    });
    // A consent to advertising that the same box demands is told by the check on it, with the way to put that right.
    const isAdvertising = ({ form, box }: (typeof boxes)[number]) =>
      demandedAdvertising(form, pages).some(({ label }) => box.label.endsWith(plainText(label))) || joinsNewsletter(form, box, pages);
    const forced = found
      .filter((each) => each.box.required && (!isAdvertising(each) || agreesByItself(plainText(each.box.label))))
      .map((each) => finding(isAdvertising(each) ? 'forcedWithAdvertising' : 'forced', each));
    const bundled = boxes
      .filter((each) => each.box.required && isBundle(plainText(each.box.label)))
      .map((each) => onSpecial(finding('forcedBundle', each), each.form, { pages, ...(privacy && { privacy }) }));
    const general = boxes
      .filter((each) => each.box.required && !found.includes(each) && isBlanket(each, pages))
      .map((each) => {
        const general = finding('forcedBlanket', each);
        const found = { ...general, params: { ...general.params, noted: isNoted(each, pages) ? 1 : '' } };
        return onSpecial(found, each.form, { pages, ...(privacy && { privacy }) });
      });
    const isTold = new Set([...forced, ...bundled, ...general, ...permitted].map(keyOf));
    const applying = boxes
      .filter((each) => isApplicantConsent(each, pages))
      .map((each) => finding('forcedApplicant', each))
      .filter((each) => !isTold.has(keyOf(each)));
    const told = new Set([...forced, ...bundled, ...general, ...permitted].map(({ params }) => params?.label));
    const contradicted = needlessContactConsents(boxes, { pages, ...(privacy && { privacy }) })
      .map(({ form, box, ...params }) => {
        const base = finding('contradicted', { form, box });
        return { ...base, params: { ...base.params, ...params } };
      })
      .filter(({ params }) => !told.has(params.label));
    const verdict = verdictOf({
      hints: [
        ...forced,
        ...bundled,
        ...general,
        ...applying,
        ...contradicted,
        ...permitted,
        ...forcedTerms(
          boxes.filter((each) => !found.includes(each)),
          pages,
        ),
        ...termsPictures(relevant, pages),
        ...relevant.flatMap(sendingTaken),
      ],
    });
    if (verdict) return verdict;
    const [open] = found.filter(({ box }) => !box.required);
    if (open) {
      const { message, params, items } = finding('requiredUnknown', open);
      return { class: 'NoClassification', message, params, items };
    }
    const unread = boxes.filter(({ form, box }) => {
      const page = pageAt(pages, form.pageUrl);
      return box.required && page !== null && !isSupportedLanguage(page);
    });
    if (unread.length > 0) return { class: 'NoClassification', message: 'language', items: unread.map(({ form }) => formItem(form)) };
    const advertising = boxes.find(({ box }) => box.required && agreesToAdvertising(box.label));
    return advertising ? { class: 'Conform', message: 'advertisingBox', params: formPlace(advertising.form) } : { class: 'Conform' };
  },
});

/** Agreement that is to the notice; “gelesen und bin einverstanden, dass …” agrees to what follows. */
function agreesByItself(label: string): boolean {
  const words = unpunctuated(label);
  return matchesOf(words, agreement).some(({ text, index }) => !/^,?\s*(?:dass|in|that)\s/i.test(words.slice(index + text.length)));
}

function keyOf({ params }: Finding): string {
  return JSON.stringify([params?.['button'], params?.['path'], params?.['label']]);
}

/** A form that asks for what Art. 9 protects needs consent for more than passing it on. */
function onSpecial(found: Finding, form: FormFact, facts: Pick<Facts, 'pages'> & Partial<Facts>): Finding {
  const fields = sensitiveFields(form, facts).filter(({ topic }) => topic !== 'criminal-record');
  if (fields.length === 0) return found;
  // Whoever fills in the form cannot consent for others, and who applies for work does not do it freely.
  const isApplicant = candidateOf(form, facts.pages) === 'Applicant';
  const whose = isApplicant ? 'Applicant' : fields.every((field) => isAboutOthers(field, form)) ? 'Others' : 'Special';
  return { ...found, message: `${found.message}${whose}`, params: { ...found.params, fields: labelled(fields) } };
}

/** Agreement to the notice and to passing on what is entered, by one tick. */
function isBundle(label: string): boolean {
  if (!mentions(label, agreement) || permissionOf(label) !== null) return false;
  return label.split(/(?<=[.!?;])\s+/).some((sentence) => mentions(sentence, passingOn) && !mentions(sentence, denied));
}

/** A consent to whatever the notice says happens with the data; to sign up for mails is a consent of its own. */
function isBlanket({ form, box }: { form: FormFact; box: AskedField }, pages: Facts['pages']): boolean {
  // A box for a newsletter in another form does not make that one a sign-up.
  if (isNewsletterForm(form, pages)) return false;
  const label = plainText(box.label);
  if (mentions(label, genuine) || agreesToAdvertising(label) || !mentions(label, ofNotice)) return false;
  // What one has taken note of and what one consents to may stand in sentences of their own.
  return label
    .split(/(?<=[.!?])\s+/)
    .some(
      (sentence) => mentions(sentence, ofNotice) && mentions(sentence, blanket) && !mentions(sentence.replace(noted, ' '), purposeOfUse),
    );
}

/** Whether the form itself informs besides the box: then nothing has to take its place. What stands around may belong to another form. */
function isNoted({ form, box }: { form: FormFact; box: AskedField }, pages: Facts['pages']): boolean {
  const { inside } = textAround(form, pages);
  const rest = inside.replaceAll(plainText(box.label), '\n');
  return privacyNote({ inside: '', before: rest, after: '', wider: '', complete: true }) !== null;
}

function finding(message: string, { form, box }: { form: FormFact; box: AskedField }) {
  const plain = bareLabel(box.label);
  const label = plain.length > 160 ? `${plain.slice(0, 160)}…` : plain;
  return {
    message,
    params: { ...formPlace(form), label },
    items: [formItem(form, { label, required: box.required })] as const,
    cause: `${/Pictures|Messenger|Credit|Sharing/.test(message) ? message.replace(/Tenant$/, '') : 'form-privacy-consent'}:${form.id}`,
  } satisfies Finding;
}
