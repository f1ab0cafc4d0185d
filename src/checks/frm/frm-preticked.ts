import type { FieldEvidence } from '#evidence/forms.ts';
import { defineCheck, type Finding } from '../define-check.ts';
import type { FormFact } from '../facts/forms.ts';
import { formItem, verdictBeside } from '../items.ts';
import { addedTo, numberedSteps } from '../message-variants.ts';
import { asksForPromotion, byPhone, consentTopic, isConsent, isOptOut, mayBeConsent, passesOn } from '../shared/forms/box-labels.ts';
import { chosenAdvertising } from '../shared/forms/chosen-advertising.ts';
import { agreesToAdvertising, permissionOf } from '../shared/forms/form-consents.ts';
import { shownForms } from '../shared/forms/framed-forms.ts';
import { namesUnknownPartners } from '../shared/forms/newsletter-partners.ts';
import { wantsNamedLetter } from '../shared/forms/newsletter-words.ts';
import { unreadFormPages } from '../shared/forms/unread-form-pages.ts';
import { bareLabel, dataForms, formPlace } from '../shared/forms/visitor-forms.ts';
import { isYesOfQuestion, saysYes, underQuestions } from '../shared/forms/yes-answers.ts';
import { settled, statute } from '../shared/law/law.ts';
import { pageAt } from '../shared/site/legal-page.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { isSupportedLanguage } from '../shared/site/supported-language.ts';
import { mentions, plainText, wholeWords } from '../shared/wording.ts';

const adMessages = ['preticked', 'pretickedCustomers', 'pretickedPhone', 'pretickedPhoneCustomers'] as const;
/** Steps about a box for advertising: what customers may be sent concerns shops alone, and calls only who asks for them. */
const adSteps = {
  de: {
    remove: 'Entfernen Sie im Formular „{button}“ auf {path} das vorab gesetzte Häkchen vor „{label}“.',
    stop: 'Stützen Sie nichts mehr auf dieses Kästchen: Senden Sie Kontakten, die Sie nur darüber gewonnen haben{noMail|=|und die nicht auch über einen Link in der Bestätigungs-E-Mail selbst zugestimmt haben}, auf keinem Weg mehr Werbung, geben Sie sie nicht weiter, und sperren oder löschen Sie sie (§ 7 Abs. 2 Nr. 2 UWG, Art. 17 Abs. 1 lit. d DSGVO).',
    anew: 'Bitten Sie nicht per E-Mail um eine neue Einwilligung, denn auch das gilt in der Regel als Werbung; fragen Sie bei der nächsten Eingabe mit einem leeren Kästchen{named|=|und nennen Sie daran die werbenden Firmen, ihre Waren und den Widerruf{each}. Wollen Sie die Partner nicht nennen, streichen Sie deren Werbung aus der Beschriftung: Wer Ungenannten zustimmt, weiß nicht, wem}.',
    each: '; für E-Mail und Telefon nehmen Sie je eines',
    customers: 'Geht es um Werbung per E-Mail an Bestandskunden, prüfen Sie, ob § 7 Abs. 3 UWG sie ohne Einwilligung erlaubt.',
    calls:
      'Rufen Sie zu Werbezwecken nur Personen an, die ausdrücklich eingewilligt haben; dokumentieren Sie das, und bewahren Sie es auf (§ 7 Abs. 2 Nr. 1, § 7a UWG).',
  },
  en: {
    remove: 'In the form “{button}” on {path}, remove the tick set in advance at “{label}”.',
    stop: 'Base nothing on this box any more: send no more advertising by any channel to contacts gained only by it{noMail|=|who did not also agree themselves by a link in the confirmation e-mail}, do not pass them on, and block or delete them (Section 7(2) no. 2 UWG, Art. 17(1)(d) GDPR).',
    anew: 'Do not ask for new consent by e-mail, as that as a rule counts as advertising too; ask with an empty box at their next entry{named|=|and name at it the companies that advertise, their goods and the right to withdraw{each}. If you do not want to name the partners, delete their advertising from the label: whoever agrees to unnamed ones does not know to whom}.',
    each: '; take one each for e-mail and telephone',
    customers: 'If it is about advertising by e-mail to existing customers, check whether Section 7(3) UWG permits it without consent.',
    calls: 'Call for advertising only those who expressly consented; document that and keep it (Section 7(2) no. 1, Section 7a UWG).',
  },
};

function adFixes({ remove, stop, anew, each, customers, calls }: (typeof adSteps)['de']): Record<string, string> {
  const steps = (message: string) => [
    remove,
    stop,
    // Only who asks for calls as well needs a box for them.
    anew.replace('{each}', message.includes('Phone') ? each : ''),
    ...(message.endsWith('Customers') ? [customers] : []),
    ...(message.includes('Phone') ? [calls] : []),
  ];
  return Object.fromEntries(adMessages.flatMap((message) => ['', denied].map((end) => [message + end, numberedSteps(steps(message))])));
}

/** Ends the names of messages where the notice promises that visitors choose advertising themselves. */
const denied = 'Denied';

/** One sentence for all of them, with what the notice says instead. */
function adMessagesOf(sentence: string, instead: string): Record<string, string> {
  return addedTo(Object.fromEntries(adMessages.map((message) => [message, sentence])), { '': '', [denied]: instead });
}

/** Whether boxes for newsletter, advertising or passing on data are ticked before the visitor did anything. */
export default defineCheck({
  id: 'frm-preticked',
  area: 'frm',
  version: 23,
  stepPlaces: ['noMail', 'named'],
  weight: 4,
  confidence: 'high',
  legalBasis: [
    settled('EuGH, 1.10.2019, C-673/17 Planet49', 'CJEU, 1 Oct 2019, C-673/17 Planet49'),
    statute('Art. 4 Nr. 11, Art. 9 Abs. 2 lit. a DSGVO, Erwägungsgrund 32', 'Art. 4(11), Art. 9(2)(a) GDPR, recital 32'),
    statute('§ 7 Abs. 2 Nr. 2 UWG', 'Section 7(2) no. 2 UWG'),
    statute('§ 7 Abs. 3 UWG', 'Section 7(3) UWG'),
    settled('EuGH, 13.11.2025, C-654/23 Inteligo', 'CJEU, 13 Nov 2025, C-654/23 Inteligo'),
  ],
  needs: ['forms', 'framedForms', 'pages'],
  wants: ['applicability', 'privacy'],
  texts: {
    de: {
      title: 'Keine vorangekreuzten Einwilligungen',
      explanation:
        'Eine Einwilligung setzt nach Art. 4 Nr. 11 DSGVO eine eindeutige bestätigende Handlung voraus; ein vorangekreuztes Kästchen ist nach dem EuGH (C-673/17) keine. Werbung per E-Mail ohne Einwilligung ist nach § 7 Abs. 2 Nr. 2 UWG unzulässig. Nur gegenüber Bestandskunden kann unter den Voraussetzungen des § 7 Abs. 3 UWG ein Widerspruchsmodell genügen.',
      confidenceReason: 'Gelesen wird, ob das Kästchen angekreuzt ist, ohne es anzurühren; wofür es steht, sagt seine Beschriftung.',
      howToFix:
        '1. Kreuzen Sie kein Kästchen für Einwilligungen vorab an.\n2. Formulieren Sie Einwilligungen als Zustimmung, nicht als Abwahl.\n3. Prüfen Sie bei Werbung an Bestandskunden die Voraussetzungen des § 7 Abs. 3 UWG.\n4. Stützen Sie nichts mehr auf vorangekreuzte Kästchen: Senden Sie an Adressen, die nur so gewonnen sind, keine Werbung mehr, auch keine Bitte um eine neue Einwilligung, und geben Sie sie nicht weiter.',
      fixes: {
        ...adFixes(adSteps.de),
        pretickedPictures:
          '1. Entfernen Sie im Formular „{button}“ auf {path} das vorab gesetzte Häkchen vor „{label}“.\n2. Lassen Sie für jeden Ort der Veröffentlichung ein eigenes, freiwilliges Kästchen ankreuzen, und weisen Sie auf den Widerruf hin.\n3. Veröffentlichen Sie keine Bilder mehr, für die nur dieses Häkchen vorliegt: Fragen Sie die Abgebildeten oder ihre Eltern neu, oder entfernen Sie die Bilder (§ 22 KUG).',
        pretickedPublishing:
          '1. Entfernen Sie im Formular „{button}“ auf {path} das vorab gesetzte Häkchen vor „{label}“.\n2. Nehmen Sie Namen und Angaben aus der Veröffentlichung, für die nur dieses Häkchen vorliegt, oder fragen Sie diese Personen neu (Art. 17 Abs. 1 lit. d DSGVO).\n3. Geht aus der Veröffentlichung hervor, was jemand politisch oder religiös denkt, ob er einer Gewerkschaft angehört oder wie gesund er ist, lassen Sie ausdrücklich auch darin einwilligen (Art. 9 Abs. 2 lit. a DSGVO).',
        pretickedSharing:
          '1. Entfernen Sie im Formular „{button}“ auf {path} das vorab gesetzte Häkchen vor „{label}“.\n2. Geben Sie nichts mehr weiter, wofür nur dieses Häkchen vorliegt, und lassen Sie löschen, was Sie so weitergegeben haben (Art. 17, 19 DSGVO).\n3. Soll die Weitergabe bleiben, bitten Sie mit einem leeren, freiwilligen Kästchen darum, das die Empfänger mit Namen, die weitergegebenen Angaben, den Zweck und den Widerruf nennt (Art. 4 Nr. 11, Art. 13 Abs. 1 lit. e DSGVO).',
        pretickedOther:
          '1. Entfernen Sie im Formular „{button}“ auf {path} das vorab gesetzte Häkchen vor „{label}“.\n2. Stützen Sie nichts mehr auf dieses Kästchen: Brauchen Sie die Einwilligung, holen Sie sie mit einem leeren Kästchen neu ein; sonst beenden Sie diese Verarbeitung und löschen, was nur auf ihr beruht (Art. 17 Abs. 1 lit. d DSGVO).',
        perhaps:
          '1. Entfernen Sie im Formular „{button}“ auf {path} das vorab gesetzte Häkchen vor „{label}“, wenn Sie dafür eine Einwilligung brauchen, etwa um Angaben länger aufzubewahren, zu veröffentlichen, weiterzugeben oder darüber hinaus Kontakt aufzunehmen.\n2. Stützen Sie dann nichts mehr auf dieses Kästchen, und löschen Sie, was nur auf ihm beruht (Art. 17 Abs. 1 lit. d DSGVO).\n3. Gehört es zu dem, was jemand mit dem Formular anfordert, kann die Voreinstellung bleiben.',
        perhapsAgreed:
          '1. Entfernen Sie im Formular „{button}“ auf {path} das vorab gesetzte Häkchen vor „{label}“: Was als Zustimmung formuliert ist, müssen Besucher selbst ankreuzen.\n2. Stützen Sie nichts mehr auf dieses Kästchen: Brauchen Sie die Einwilligung, holen Sie sie mit einem leeren Kästchen neu ein.\n3. Brauchen Sie keine, ersetzen Sie das Kästchen durch einen Hinweis.',
        optOut:
          '1. Formulieren Sie „{label}“ im Formular „{button}“ auf {path} als Zustimmung um, und lassen Sie das Kästchen leer.\n2. Werten Sie es nicht als Einwilligung, wenn jemand nicht abgewählt hat: Senden Sie an Adressen, die nur so gewonnen sind, keine Werbung, auch keine Bitte um eine Einwilligung.\n3. Geht es um Werbung an Bestandskunden, prüfen Sie, ob § 7 Abs. 3 UWG sie ohne Einwilligung erlaubt.',
      },
      messages: {
        ...adMessagesOf(
          'Im Formular „{button}“ auf {path} ist „{label}“ bereits angekreuzt',
          '; die Datenschutzerklärung ({notice}) sagt dagegen: „{quote}“',
        ),
        pretickedPictures: 'Im Formular „{button}“ auf {path} ist die Einwilligung in Bilder bereits angekreuzt („{label}“)',
        pretickedPublishing:
          'Im Formular „{button}“ auf {path} ist die Einwilligung in die Veröffentlichung bereits angekreuzt („{label}“)',
        pretickedSharing: 'Im Formular „{button}“ auf {path} ist die Weitergabe an andere bereits angekreuzt („{label}“)',
        pretickedOther: 'Im Formular „{button}“ auf {path} ist „{label}“ bereits angekreuzt',
        perhaps:
          'Im Formular „{button}“ auf {path} ist „{label}“ bereits angekreuzt; ob das eine Einwilligung ist, ließ sich aus der Beschriftung nicht sicher sagen',
        perhapsAgreed:
          'Im Formular „{button}“ auf {path} ist „{label}“ bereits angekreuzt; das ist als Zustimmung formuliert, ob es dafür eine Einwilligung braucht, ließ sich nicht sicher sagen',
        optOut: 'Im Formular „{button}“ auf {path} muss Werbung abgewählt werden („{label}“)',
        unknownLanguage: 'Angekreuzte Kästchen auf Seiten in einer nicht unterstützten Sprache ließen sich nicht einordnen',
        noneTicked:
          'In {forms|=dem einzigen geprüften Formular|geprüften Formularen} wurde kein vorangekreuztes Kästchen für eine Einwilligung erkannt',
        noneTickedThere:
          'In {forms|=dem einzigen geprüften Formular|geprüften Formularen} wurde kein vorangekreuztes Kästchen für eine Einwilligung erkannt; nicht geprüft sind Formulare auf verlinkten, nicht besuchten Seiten ({unread})',
        noForms: 'Auf den geprüften Seiten wurde kein Formular gefunden',
      },
    },
    en: {
      title: 'No pre-ticked consents',
      explanation:
        'Under Art. 4(11) GDPR, consent requires a clear affirmative action; according to the CJEU (C-673/17) a pre-ticked box is none. E-mail advertising without consent is not permitted under Section 7(2) no. 2 UWG. Only towards existing customers can an opt-out suffice, under the conditions of Section 7(3) UWG.',
      confidenceReason: 'The scan reads whether the box is ticked and leaves it alone; its label tells what it stands for.',
      howToFix:
        '1. Tick no box for consents in advance.\n2. Word consents as agreement, not as opt-out.\n3. For advertising to existing customers, check the conditions of Section 7(3) UWG.\n4. Base nothing on pre-ticked boxes any more: send no advertising to addresses gained only by them, not even a request for new consent, and do not pass them on.',
      fixes: {
        ...adFixes(adSteps.en),
        pretickedPictures:
          '1. In the form “{button}” on {path}, remove the tick set in advance at “{label}”.\n2. Offer an empty, voluntary box of its own for each place of publication, and mention that consent can be withdrawn.\n3. Publish no more pictures for which there is only this tick: ask the people shown, or their parents, again, or remove the pictures (Section 22 KUG).',
        pretickedPublishing:
          '1. In the form “{button}” on {path}, remove the tick set in advance at “{label}”.\n2. Take names and details out of the publication for which there is only this tick, or ask these people again (Art. 17(1)(d) GDPR).\n3. If the publication shows what somebody thinks in politics or religion, whether they belong to a trade union or how healthy they are, have them agree expressly to that too (Art. 9(2)(a) GDPR).',
        pretickedSharing:
          '1. In the form “{button}” on {path}, remove the tick set in advance at “{label}”.\n2. Pass nothing on any more for which there is only this tick, and have erased what you passed on that way (Art. 17, 19 GDPR).\n3. If data are to be passed on still, ask for it with an empty, voluntary box that names the recipients, the information passed on, the purpose and the right to withdraw (Art. 4(11), Art. 13(1)(e) GDPR).',
        pretickedOther:
          '1. In the form “{button}” on {path}, remove the tick set in advance at “{label}”.\n2. Base nothing on this box any more: if you need the consent, obtain it anew with an empty box; otherwise stop this processing and delete what rests on it alone (Art. 17(1)(d) GDPR).',
        perhaps:
          '1. In the form “{button}” on {path}, remove the tick set in advance at “{label}” if you need a consent for it, for instance to keep data for longer, publish them, pass them on or get in touch beyond the request.\n2. In that case base nothing on this box any more, and delete what rests on it alone (Art. 17(1)(d) GDPR).\n3. If it belongs to what somebody requests with the form, the preset may stay.',
        perhapsAgreed:
          '1. In the form “{button}” on {path}, remove the tick set in advance at “{label}”: what is worded as agreement, visitors have to tick themselves.\n2. Base nothing on this box any more: if you need the consent, obtain it anew with an empty box.\n3. If you need none, replace the box by a note.',
        optOut:
          '1. Reword “{label}” in the form “{button}” on {path} as agreement and leave the box empty.\n2. Do not take it for consent when somebody has not opted out: send no advertising to addresses gained only in this way, not even a request for consent.\n3. If it is about advertising to existing customers, check whether Section 7(3) UWG permits it without consent.',
      },
      messages: {
        ...adMessagesOf(
          'In the form “{button}” on {path}, “{label}” is already ticked',
          '; the privacy notice ({notice}) says instead: “{quote}”',
        ),
        pretickedPictures: 'In the form “{button}” on {path}, the consent to pictures is already ticked (“{label}”)',
        pretickedPublishing: 'In the form “{button}” on {path}, the consent to publication is already ticked (“{label}”)',
        pretickedSharing: 'In the form “{button}” on {path}, passing data on to others is already ticked (“{label}”)',
        pretickedOther: 'In the form “{button}” on {path}, “{label}” is already ticked',
        perhaps:
          'In the form “{button}” on {path}, “{label}” is already ticked; whether that is a consent could not be told for certain from its label',
        perhapsAgreed:
          'In the form “{button}” on {path}, “{label}” is already ticked; it is worded as agreement, whether a consent is needed for it could not be told for certain',
        optOut: 'In the form “{button}” on {path}, advertising has to be opted out of (“{label}”)',
        unknownLanguage: 'Ticked boxes on pages in an unsupported language could not be interpreted',
        noneTicked: 'No box for a consent that is ticked in advance was recognised in {forms|form|forms} examined',
        noneTickedThere:
          'No box for a consent that is ticked in advance was recognised in {forms|=the only form|forms} examined; forms on linked pages that were not visited ({unread}) were not examined',
        noForms: 'No form was found on the pages examined',
      },
    },
  },
  run({ forms, framedForms, pages, applicability, privacy }) {
    const relevant = shownForms({ forms, framedForms }).filter((form) => form.kind !== 'search' && !isConsentDialog(form));
    if (relevant.length === 0) return { class: 'NotApplicable', message: 'noForms' };
    const boxes = relevant.flatMap((form) =>
      underQuestions(form)
        .filter((field) => (field.type === 'checkbox' || isYesOfQuestion(field)) && isShown(field, form))
        // „Ja“ alone says nothing: what it agrees to stands over it.
        .map((field) => ({ form, field, label: saysYes.test(field.label.trim()) ? underQuestion(field) : plainText(field.label) })),
    );
    // No list knows all words of consents: what sounds like one is told, though unsure.
    const open = boxes.filter(({ field, label }) => field.checked && !isConsent(label) && mayBeConsent(label));
    const verdict = verdictBeside(
      boxes
        .filter(({ field, label }) => field.checked && isConsent(label))
        .map((box) => {
          const message = messageFor(box, applicability?.isShop === true);
          const promise = adMessages.some((each) => each === message) ? chosenAdvertising(privacy) : null;
          const told = finding(promise ? message + denied : message, box);
          return promise ? { ...told, params: { ...told.params, ...promise } } : told;
        }),
      // An opt-out box that is not ticked presumes consent; one that is ticked presumes none.
      [
        ...boxes.filter(({ field, label }) => !field.checked && isOptOut(label)).map((box) => finding('optOut', box)),
        ...open.map((box) => finding(mentions(box.label, agreed) ? 'perhapsAgreed' : 'perhaps', box)),
      ],
    );
    if (verdict) return verdict;
    const unread = boxes.filter(({ form, field }) => {
      const page = pageAt(pages, form.pageUrl);
      return field.checked && page !== null && !isSupportedLanguage(page);
    });
    if (unread.length > 0)
      return { class: 'NoClassification', message: 'unknownLanguage', items: unread.map(({ form }) => formItem(form)) };
    // The number that the other checks on forms tell; a login alone is counted here only.
    const count = dataForms(relevant).length || relevant.length;
    const elsewhere = pathsOf(unreadFormPages(pages));
    return elsewhere === ''
      ? { class: 'Conform', message: 'noneTicked', params: { forms: count } }
      : { class: 'Conform', message: 'noneTickedThere', params: { forms: count, unread: elsewhere } };
  },
});

/** The label asks for agreement in so many words: then nothing may be preset, whether or not the law asks for a consent. */
const agreed = wholeWords(
  'einverstanden|(?:willige|stimme)[n]?\\s+(?:[a-zß-ɏ,]+\\s+){0,10}(?:ein|zu)|(?:willige|stimme)[n]?\\s+(?:ein|zu)|(?:i|we)\\s+(?:agree|consent)',
);

/** A bare yes with the question it answers. */
function underQuestion({ group, label }: FieldEvidence): string {
  if (!group) return plainText(label);
  const question = bareLabel(group);
  return `${question}${/[?!]$/.test(question) ? '' : ':'} ${plainText(label)}`;
}

/** Switches of a consent banner are judged by the checks on the banner. */
function isConsentDialog({ kind, personalFields, text }: FormFact): boolean {
  return kind === 'consent' || (personalFields.length === 0 && /cookie|consent|einwilligungseinstellung/i.test(text));
}

/** Styled boxes hide the input and show its label: what stands in the form's visible text is shown. */
function isShown({ visible, label }: FieldEvidence, form: FormFact): boolean {
  const words = plainText(label);
  return visible || (form.visible && words !== '' && plainText(form.text).includes(words));
}

/** Advertising, pictures, passing data on and other consents are put right in different ways. */
function messageFor({ form, label }: { form: FormFact; label: string }, isShop: boolean): string {
  const permission = permissionOf(label);
  if (permission === 'Pictures') return 'pretickedPictures';
  if (permission === 'Publishing') return 'pretickedPublishing';
  if ((permission === 'Sharing' || mentions(label, passesOn)) && !agreesToAdvertising(label)) return 'pretickedSharing';
  if (!mentions(label, consentTopic) && !wantsNamedLetter(label) && !asksForPromotion(label)) return 'pretickedOther';
  const sells = isShop || form.kind === 'order';
  return `preticked${mentions(label, byPhone) ? 'Phone' : ''}${sells ? 'Customers' : ''}`;
}

function finding(message: string, { form, field, label }: { form: FormFact; field: FieldEvidence; label: string }): Finding {
  const short = label.length > 160 ? `${label.slice(0, 160)}…` : label;
  return {
    message,
    // A confirmation by e-mail goes nowhere where no address is asked for.
    params: {
      ...formPlace(form),
      label: short,
      noMail: form.asked.some(({ kind }) => kind === 'email') ? '' : 1,
      named: namesUnknownPartners(label) ? '' : 1,
    },
    items: [formItem(form, { field: field.name, label: short, checked: field.checked })],
    cause: `form-preticked:${form.id}`,
  };
}
