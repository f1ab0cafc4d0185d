import { defineCheck, type Finding, type FindingItem } from '../define-check.ts';
import type { AskedField, FormFact } from '../facts/forms.ts';
import type { ServiceUse } from '../facts/services.ts';
import type { Facts } from '../facts.ts';
import { atLeastOne, formItem, serviceItem, textItem } from '../items.ts';
import { isAskedFor } from '../shared/banner/banner-declarations.ts';
import { candidateOf } from '../shared/forms/candidate-forms.ts';
import { shownForms } from '../shared/forms/framed-forms.ts';
import { actsAsAuthority, isAboutOthers, isExempt, treatsPatients, uncovered } from '../shared/forms/protected-questions.ts';
import { type UnaskedContactConsent, unaskedContactConsent } from '../shared/forms/unasked-contact-consent.ts';
import { bareLabel, protectedFields } from '../shared/forms/visitor-forms.ts';
import { isPublicBody } from '../shared/imprint/public-body.ts';
import { statute, unverified } from '../shared/law/law.ts';
import { baselessSections } from '../shared/notice/baseless-sections.ts';
import { baselessTexts } from '../shared/notice/baseless-texts.ts';
import { judgeNotice, type NoticeContent, noticeMessages, noticeNeeds } from '../shared/notice/notice-content.ts';
import { separateNoticesFor } from '../shared/notice/separate-notices.ts';
import { unaskedConsents } from '../shared/notice/unasked-consents.ts';
import { unfitGrounds } from '../shared/notice/unfit-grounds.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { mentions, plainText, quoted, shortList, wholeWords } from '../shared/wording.ts';

const unfitFix = {
  de: '1. Entweder laden Sie {services} künftig erst nach der Einwilligung und stellen den Abschnitt in der Datenschutzerklärung darauf um (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG, Widerruf), oder so, dass nichts im Endgerät gespeichert oder gelesen wird, und sagen das dort. Ändern Sie den Text erst mit der Technik zusammen; sonst ist auch der neue falsch.',
  en: '1. Either load {services} only after consent and rest the section in the privacy notice on it (Art. 6(1)(a) GDPR, Section 25(1) TDDDG, right to withdraw), or so that nothing is stored on or read from the device, and say that there. Change the text only together with the technology; otherwise the new one is wrong as well.',
};
/** A bare picture may store nothing already: what has to change then is the text that names both grounds. */
const hedgedFix = {
  de: '1. Entweder laden Sie {services} künftig erst nach der Einwilligung und stellen den Abschnitt in der Datenschutzerklärung darauf um (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG, Widerruf), oder so, dass nichts im Endgerät gespeichert oder gelesen wird, soweit das nicht schon so ist, und nennen dort nur die Grundlage, auf der es dann beruht. Ändern Sie den Text erst mit der Technik zusammen; sonst ist auch der neue falsch.',
  en: '1. Either load {services} only after consent and rest the section in the privacy notice on it (Art. 6(1)(a) GDPR, Section 25(1) TDDDG, right to withdraw), or so that nothing is stored on or read from the device, as far as that is not so already, and name only the basis there that it then rests on. Change the text only together with the technology; otherwise the new one is wrong as well.',
};
/** Consent is told of something else there: what has to change is the one sentence. */
const loadingFix = {
  de: '1. Entweder laden Sie {services} künftig erst nach der Einwilligung und stellen den zitierten Satz in der Datenschutzerklärung darauf um (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG, Widerruf), oder so, dass nichts im Endgerät gespeichert oder gelesen wird, und sagen das dort. Ändern Sie den Text erst mit der Technik zusammen; sonst ist auch der neue falsch.',
  en: '1. Either load {services} only after consent and rest the quoted sentence of the privacy notice on it (Art. 6(1)(a) GDPR, Section 25(1) TDDDG, right to withdraw), or so that nothing is stored on or read from the device, and say that there. Change the text only together with the technology; otherwise the new one is wrong as well.',
};
const fontsFix = {
  de: '1. {#own-files} Laden Sie die Schriften vom eigenen Server.\n2. Streichen Sie danach den Abschnitt zu {services} in der Datenschutzerklärung, soweit ihn nicht ein eingebetteter Dienst noch braucht, der selbst Schriften von Google lädt.',
  en: '1. {#own-files} Load the fonts from your own server.\n2. Then delete the section on {services} in the privacy notice, unless an embedded service that itself loads fonts from Google still needs it.',
};
/** The technology is right already: nothing has to wait for it. */
const waitingFix = {
  de: '1. Stellen Sie in der Datenschutzerklärung den Abschnitt zu {services} auf die Einwilligung um: Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG und der Hinweis auf den Widerruf. An der Technik ist dafür nichts zu ändern: Der Scan hat {services} nur nach dem Zustimmen gesehen.',
  en: '1. Rest the section on {services} in the privacy notice on consent: Art. 6(1)(a) GDPR, Section 25(1) TDDDG and the note on withdrawal. The technology need not change for that: the scan saw {services} only after accepting.',
};
/** Payment needs no consent where somebody pays; elsewhere it is not to load at all. */
const paymentFix = {
  de: '1. {#later} Laden Sie {services} erst, wo der Besucher bezahlen will: im Warenkorb, an der Kasse oder auf einen Klick hin; binden Sie den Dienst nicht an das Banner, sonst könnte nicht bezahlen, wer ablehnt.\n2. Stützen Sie den Abschnitt in der Datenschutzerklärung dann auf den Vertrag (Art. 6 Abs. 1 lit. b DSGVO) und, was an der Kasse im Endgerät gespeichert wird und zum Bezahlen unbedingt erforderlich ist, auf § 25 Abs. 2 Nr. 2 TDDDG.',
  en: '1. {#later} Load {services} only where the visitor wants to pay: in the cart, at checkout or on a click; do not tie the service to the banner, or whoever rejects could not pay.\n2. Then rest the section in the privacy notice on the contract (Art. 6(1)(b) GDPR) and, what is stored on the device at checkout and strictly necessary for paying, on Section 25(2) no. 2 TDDDG.',
};
/** Two parts of the site name two grounds: one of them has to give way. */
const askedFix = {
  de: '1. Entscheiden Sie sich für eine Grundlage: Wartet {services} auf die Einwilligung im Banner, nennen Sie in der Datenschutzerklärung Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG und den Widerruf. Soll der Dienst ohne Einwilligung laufen, nehmen Sie ihn aus der Abfrage; was dabei im Endgerät geschieht, muss dann unbedingt erforderlich sein (§ 25 Abs. 2 Nr. 2 TDDDG).',
  en: '1. Decide on one basis: if {services} waits for the consent in the banner, name Art. 6(1)(a) GDPR, Section 25(1) TDDDG and the right to withdraw in the privacy notice. If it is to run without consent, take it out of the request; what happens on the device then has to be strictly necessary (Section 25(2) no. 2 TDDDG).',
};
/** Nobody is asked: either somebody is, or the ground is another, which only what does not come from elsewhere leaves open. */
const unaskedFix = {
  de: '1. {#later} Laden Sie {services} erst, wenn der Besucher eingewilligt hat: in einem Banner oder mit einem Klick dort, wo der Inhalt steht. Was sich vom eigenen Server ausliefern lässt (Schriften, Programmbibliotheken), liefern Sie besser dort aus.\n2. Lassen Sie den Abschnitt in der Datenschutzerklärung nur für das stehen, wofür dann gefragt wird, und streichen Sie ihn für das, was entfällt.',
  en: '1. {#later} Load {services} only when the visitor has consented: in a banner or by a click where the content is. What can be delivered from your own server (fonts, libraries) is better delivered there.\n2. Leave the section in the privacy notice only for what is then asked for, and delete it for what is gone.',
};
const unfitMessages = {
  device: 'unfit',
  waiting: 'unfitWaiting',
  hedged: 'unfitHedged',
  loading: 'unfitLoading',
  fonts: 'unfitFonts',
  payment: 'unfitPayment',
  asked: 'unfitAsked',
} as const;

const moreFixes = {
  de: {
    ...baselessTexts('de').fixes,
    contactConsent:
      '1. Entweder nennen Sie beim Kontaktformular statt der Einwilligung für Anfragen zu einem Vertrag Art. 6 Abs. 1 lit. b DSGVO und für andere Art. 6 Abs. 1 lit. f DSGVO, oder Sie fragen am Formular auf {pages} nach der Einwilligung und weisen auf den Widerruf hin.',
    special:
      '1. Entweder nennen Sie in der Datenschutzerklärung zum Formular auf {pages} diese Angaben und die Ausnahme des Art. 9 Abs. 2 DSGVO, auf der sie beruhen (etwa ausdrückliche Einwilligung oder eine Vorschrift, bei Gesundheitsangaben auch Behandlung oder Versorgung im Gesundheits- oder Sozialbereich), oder Sie nehmen die Frage danach aus dem Formular ({fields}); ein Feld, das auch anderes fragt, kann ohne sie bleiben.',
    specialPublic:
      '1. Entweder nennen Sie in der Datenschutzerklärung zum Formular auf {pages} diese Angaben, die Vorschrift und die Ausnahme des Art. 9 Abs. 2 DSGVO, auf der sie beruhen (in der Regel lit. b, g, h oder i; gegenüber einer öffentlichen Stelle ist eine Einwilligung in der Regel nicht freiwillig), oder Sie nehmen die Frage danach aus dem Formular ({fields}); ein Feld, das auch anderes fragt, kann ohne sie bleiben.',
    specialConsented:
      '1. Nennen Sie in der Datenschutzerklärung zum Formular auf {pages} auch diese Angaben ({fields}) und das, was am Formular dazu steht, in der Regel die ausdrückliche Einwilligung (Art. 9 Abs. 2 lit. a DSGVO) mit Zweck, Empfängern, Löschung und Widerruf.',
    specialOthers:
      '1. Streichen Sie im Formular auf {pages} „{fields}“: In Angaben über andere kann niemand für sie einwilligen. Müssen Sie etwas beachten, fragen Sie stattdessen danach ohne Namen, etwa welche Zutaten nicht hineinsollen oder wie oft etwas gebraucht wird{see:frm-sensitive-fields}.\n2. Was Sie danach noch an geschützten Angaben fragen, nennen Sie in der Datenschutzerklärung mit der Ausnahme des Art. 9 Abs. 2 DSGVO, auf der es beruht.',
    specialTenant:
      '1. Streichen Sie im Formular auf {pages} „{fields}“, soweit keine Vorschrift die Frage erlaubt. Eine Einwilligung hilft nicht: Wer eine Wohnung sucht, willigt in der Regel nicht freiwillig ein.\n2. Bleibt eine solche Frage, nennen Sie in der Datenschutzerklärung die Angabe und die Vorschrift, die sie erlaubt{see:frm-sensitive-fields}.',
    specialCandidate:
      '1. Streichen Sie im Formular auf {pages} „{fields}“, soweit keine Vorschrift die Frage erlaubt. Eine Einwilligung hilft nicht: Wer sich bewirbt, willigt in der Regel nicht freiwillig ein.\n2. Bleiben darf, wonach eine Vorschrift zu fragen erlaubt, bei Bewerbungen um Arbeit auch, wovon die Tätigkeit selbst abhängt (§ 8 AGG); nennen Sie dann in der Datenschutzerklärung die Angabe und die Vorschrift (im Arbeitsrecht Art. 9 Abs. 2 lit. b DSGVO, § 26 Abs. 3 BDSG){see:frm-sensitive-fields}.',
  },
  en: {
    ...baselessTexts('en').fixes,
    contactConsent:
      '1. Either name Art. 6(1)(b) GDPR for enquiries on a contract and Art. 6(1)(f) GDPR for others instead of consent with the contact form, or ask for consent in the form on {pages} and point to the right to withdraw it.',
    special:
      '1. Either name in the privacy notice, for the form on {pages}, this information and the exception of Art. 9(2) GDPR it rests on (such as explicit consent or a legal provision, for information on health also health or social care), or take the question out of the form ({fields}); a field that asks for other things too may stay without it.',
    specialPublic:
      '1. Either name in the privacy notice, for the form on {pages}, this information, the provision and the exception of Art. 9(2) GDPR it rests on (as a rule point (b), (g), (h) or (i); towards a public body consent is, as a rule, not given freely), or take the question out of the form ({fields}); a field that asks for other things too may stay without it.',
    specialConsented:
      '1. In the privacy notice, for the form on {pages}, name this information too ({fields}) and what the form says on it, as a rule explicit consent (Art. 9(2)(a) GDPR) with purpose, recipients, deletion and the right to withdraw.',
    specialOthers:
      '1. Delete “{fields}” from the form on {pages}: nobody can consent to information about others for them. If you have to consider something, ask for that instead without names, such as which ingredients to leave out or how often something is needed{see:frm-sensitive-fields}.\n2. Name in the privacy notice what protected information you then still ask, with the exception of Art. 9(2) GDPR it rests on.',
    specialTenant:
      '1. Delete “{fields}” from the form on {pages} as far as no legal provision permits the question. Consent does not help: who looks for a flat as a rule does not give it freely.\n2. If such a question stays, name the information and the provision that permits it in the privacy notice{see:frm-sensitive-fields}.',
    specialCandidate:
      '1. Delete “{fields}” from the form on {pages} as far as no legal provision permits the question. Consent does not help: applicants as a rule do not give it freely.\n2. What a provision permits to ask may stay, in applications for work also what the work itself depends on (Section 8 AGG); then name the information and the provision in the privacy notice (in employment law Art. 9(2)(b) GDPR, Section 26(3) BDSG){see:frm-sensitive-fields}.',
  },
};
const moreMessages = {
  de: {
    ...baselessTexts('de').messages,
    contactConsent:
      'Die Datenschutzerklärung stützt Anfragen über das Kontaktformular auf eine Einwilligung („{quote}“); am Formular auf {pages} wird nach keiner gefragt',
    special:
      'Auf {pages} fragt das Formular nach besonders geschützten Angaben ({fields}); die Datenschutzerklärung erwähnt weder solche Daten noch Art. 9 DSGVO',
    specialPublic:
      'Auf {pages} fragt das Formular nach besonders geschützten Angaben ({fields}); die Datenschutzerklärung erwähnt weder solche Daten noch Art. 9 DSGVO',
    specialConsented:
      'Auf {pages} fragt das Formular nach besonders geschützten Angaben ({fields}); am Formular steht dazu ein Text zur Einwilligung oder zur Ausnahme, die Datenschutzerklärung erwähnt aber weder solche Daten noch Art. 9 DSGVO',
    specialOthers:
      'Auf {pages} fragt das Formular nach besonders geschützten Angaben über andere Personen ({fields}); die Datenschutzerklärung erwähnt weder solche Daten noch Art. 9 DSGVO',
    specialTenant:
      'Auf {pages} fragt das Formular Mietinteressenten nach besonders geschützten Angaben ({fields}); die Datenschutzerklärung erwähnt weder solche Daten noch Art. 9 DSGVO',
    specialCandidate:
      'Auf {pages} fragt das Bewerbungsformular nach besonders geschützten Angaben ({fields}); die Datenschutzerklärung erwähnt weder solche Daten noch Art. 9 DSGVO',
  },
  en: {
    ...baselessTexts('en').messages,
    contactConsent: 'The privacy notice rests enquiries by the contact form on consent (“{quote}”); the form on {pages} asks for none',
    special:
      'On {pages}, the form asks for specially protected information ({fields}); the privacy notice mentions neither such data nor Art. 9 GDPR',
    specialPublic:
      'On {pages}, the form asks for specially protected information ({fields}); the privacy notice mentions neither such data nor Art. 9 GDPR',
    specialConsented:
      'On {pages}, the form asks for specially protected information ({fields}); a text on consent or on the exception stands at the form, but the privacy notice mentions neither such data nor Art. 9 GDPR',
    specialOthers:
      'On {pages}, the form asks for specially protected information about other persons ({fields}); the privacy notice mentions neither such data nor Art. 9 GDPR',
    specialTenant:
      'On {pages}, the form asks people who look for a flat for specially protected information ({fields}); the privacy notice mentions neither such data nor Art. 9 GDPR',
    specialCandidate:
      'On {pages}, the application form asks for specially protected information ({fields}); the privacy notice mentions neither such data nor Art. 9 GDPR',
  },
};
/** Any word on specially protected data, however it is put. */
const specialCategories = wholeWords(
  'art(?:\\.|ikel|icle)?\\s*9|gesundheits?[a-zß-ɏ-]*|besondere[rnm]?\\s+(?:kategorien?|arten)|patient(?:en|innen)?[a-zß-ɏ-]*|diagnose[a-zß-ɏ]*|medizinisch[a-zß-ɏ]*|allergi[a-zß-ɏ]*|behandlungs(?:daten|unterlagen)|schwerbehinder[a-zß-ɏ]*|religion[a-zß-ɏ]*|konfession[a-zß-ɏ]*|gewerkschaft[a-zß-ɏ]*|religious|health|medical|special\\s+categor(?:y|ies)|§\\s*(?:11|13)\\s*(?:dsg-ekd|kdg)',
);

/** What practices and employers rest on besides Art. 6: treatment, employment (without consent, which asks for a letter of its own). */
const furtherBases = wholeWords(
  'art(?:\\.|ikel|icle)?\\s*9\\s*(?:abs(?:atz|\\.)?\\s*2|\\(2\\))\\s*(?:lit\\.?|buchst(?:abe|\\.)?|\\()?\\s*\\(?[b-j]\\)?|(?:§{1,2}|paragraf|paragraph)\\s*(?:22|26)\\s+(?:abs(?:atz|\\.)?[^.;]{0,40}?\\s)?(?:BDSG|bundesdatenschutzgesetz(?:es)?)',
);

/** Whether the notice names the grounds on which data is processed. */
export default defineCheck({
  id: 'ppc-legal-bases',
  area: 'pp',
  version: 25,
  weight: 4,
  confidence: 'medium',
  legalBasis: [
    statute('Art. 13 Abs. 1 lit. c, Art. 6 Abs. 1 DSGVO', 'Art. 13(1)(c), Art. 6(1) GDPR'),
    statute('§ 25 Abs. 1 TDDDG', 'Section 25(1) TDDDG'),
    unverified('§ 6 DSG-EKD, § 6 KDG für kirchliche Stellen', 'Section 6 DSG-EKD, Section 6 KDG for church bodies'),
  ],
  needs: [...noticeNeeds, 'applicability'],
  wants: ['services', 'requests', 'cookies', 'storage', 'forms', 'framedForms', 'imprintElements', 'banner', 'attempts'],
  texts: {
    de: {
      title: 'Rechtsgrundlagen',
      explanation:
        'Zu jedem Zweck ist die Rechtsgrundlage anzugeben, auf der er beruht (Art. 13 Abs. 1 lit. c DSGVO), etwa Einwilligung, Vertrag oder berechtigtes Interesse. Die Aussage, man halte die DSGVO ein, nennt keine. Kirchliche Stellen nennen die Vorschriften ihres eigenen Rechts.',
      confidenceReason:
        'Erkannt werden Artikel und Buchstaben in vielen Schreibweisen; ob die Grundlage trägt, beurteilt der Scan nur bei Diensten, die eine Einwilligung brauchen.',
      howToFix:
        '1. Ordnen Sie jeder Verarbeitung ihre Rechtsgrundlage zu.\n2. Nennen Sie die Vorschrift genau, bei einer Einwilligung etwa Art. 6 Abs. 1 lit. a DSGVO, bei Cookies und ähnlichem zusätzlich § 25 TDDDG.\n3. Prüfen Sie, ob für einwilligungspflichtige Dienste die Einwilligung als Grundlage genannt ist.',
      fixes: {
        ...moreFixes.de,
        unfit: unfitFix.de,
        unfitWaiting: waitingFix.de,
        unfitHedged: hedgedFix.de,
        unfitLoading: loadingFix.de,
        unfitFonts: fontsFix.de,
        unfitPayment: paymentFix.de,
        unfitAsked: askedFix.de,
        unfitUnasked: unaskedFix.de,
        inWords:
          '1. Sagen Sie bei jeder Verarbeitung, worauf sie beruht, mit der Vorschrift: etwa Einwilligung (Art. 6 Abs. 1 lit. a DSGVO), Vertrag (lit. b), Rechtspflicht (lit. c) oder berechtigtes Interesse (lit. f).',
        single:
          '1. Gehen Sie die Verarbeitungen durch, vor allem Formulare und Dienste anderer Anbieter: Trägt lit. {letters} sie, nennen Sie das dort; sonst nennen Sie die Grundlage, auf der sie beruhen.\n2. Nennen Sie bei Cookies und ähnlichem zusätzlich § 25 TDDDG, soweit es dort fehlt.',
      },
      messages: {
        ...noticeMessages.de,
        ...moreMessages.de,
        some: 'Mindestens eine Rechtsgrundlage wird genannt; ob für jede Verarbeitung, wurde nicht geprüft',
        missing: 'Die Datenschutzerklärung nennt keine Rechtsgrundlage',
        inWords:
          'Die Datenschutzerklärung nennt keine Vorschrift und keine Verarbeitung mit ihrer Rechtsgrundlage; sie spricht nur beiläufig davon, etwa: „{quote}“',
        unfitAsked:
          'Die Datenschutzerklärung stützt {services} auf ein Interesse („{quote}“), das Banner fragt dafür aber nach einer Einwilligung; genannt werden muss die Grundlage, auf der die Verarbeitung beruht',
        unfitUnasked:
          'Die Datenschutzerklärung stützt {services} auf eine Einwilligung („{quote}“); die Website fragt aber nach keiner, denn ein Banner wurde nicht gefunden, und geladen wird schon beim Öffnen von Seiten. Genannt werden muss die Grundlage, auf der die Verarbeitung beruht',
        unfitPayment:
          'Die Datenschutzerklärung stützt {services} auf ein Interesse statt auf eine Einwilligung („{quote}“); wo im Endgerät gespeichert oder darauf zugegriffen wird, ohne dass es unbedingt erforderlich ist, trägt das nicht (§ 25 TDDDG)',
        unfit:
          'Die Datenschutzerklärung stützt {services} auf ein Interesse statt auf eine Einwilligung („{quote}“); wo im Endgerät gespeichert oder darauf zugegriffen wird, ohne dass es unbedingt erforderlich ist, trägt das nicht (§ 25 TDDDG)',
        unfitWaiting:
          'Die Datenschutzerklärung stützt {services} auf ein Interesse statt auf eine Einwilligung („{quote}“), obwohl der Dienst nur nach dem Zustimmen zu sehen war; genannt werden muss die Grundlage, auf der er beruht',
        unfitHedged:
          'Die Datenschutzerklärung stützt {services} auf berechtigte Interessen („{quote}“) und auf eine Einwilligung nur für den Fall, dass eine abgefragt wird; geladen wurde ohne Einwilligung. Wo im Endgerät gespeichert oder darauf zugegriffen wird, ohne dass es unbedingt erforderlich ist, tragen berechtigte Interessen nicht (§ 25 TDDDG)',
        unfitLoading:
          'Die Datenschutzerklärung stützt das Laden von {services} auf ein Interesse („{quote}“); dabei wird ohne Einwilligung im Endgerät gespeichert, und wo das nicht unbedingt erforderlich ist, trägt ein Interesse es nicht (§ 25 TDDDG)',
        unfitFonts:
          'Die Datenschutzerklärung stützt {services} auf berechtigte Interessen („{quote}“); nach dem LG München I (3 O 17493/20) trägt das die Übermittlung an Google nicht, weil sich die Schriften vom eigenen Server laden lassen',
        noLetter: 'Die Datenschutzerklärung verweist auf das Gesetz, ohne die Rechtsgrundlage genau zu nennen',
        single:
          'Die Datenschutzerklärung nennt von den Rechtsgrundlagen des Art. 6 Abs. 1 DSGVO nur lit. {letters}; anzugeben ist zu jedem Zweck die Grundlage, auf der er beruht',
      },
    },
    en: {
      title: 'Legal bases',
      explanation:
        'For every purpose the notice has to state the legal basis it rests on (Art. 13(1)(c) GDPR), such as consent, contract or legitimate interest. Saying that one follows the GDPR names none. Church bodies name the provisions of their own law.',
      confidenceReason:
        'Articles and letters are recognised in many notations; whether the basis holds the scan judges only for services that need consent.',
      howToFix:
        '1. Assign its legal basis to every kind of processing.\n2. Name the provision exactly, for consent for instance Art. 6(1)(a) GDPR, and for cookies and the like Section 25 TDDDG as well.\n3. Check that consent is named as the basis for services that need consent.',
      fixes: {
        ...moreFixes.en,
        unfit: unfitFix.en,
        unfitWaiting: waitingFix.en,
        unfitHedged: hedgedFix.en,
        unfitLoading: loadingFix.en,
        unfitFonts: fontsFix.en,
        unfitPayment: paymentFix.en,
        unfitAsked: askedFix.en,
        unfitUnasked: unaskedFix.en,
        inWords:
          '1. Say for every kind of processing what it rests on, with the provision: such as consent (Art. 6(1)(a) GDPR), contract (point (b)), legal obligation (point (c)) or legitimate interest (point (f)).',
        single:
          '1. Go through the kinds of processing, above all forms and services of other providers: where letter {letters} carries them, say so there; otherwise name the basis they rest on.\n2. For cookies and the like, name Section 25 TDDDG as well where it is missing.',
      },
      messages: {
        ...noticeMessages.en,
        ...moreMessages.en,
        some: 'At least one legal basis is named; whether for every kind of processing was not examined',
        missing: 'The privacy notice names no legal basis',
        inWords:
          'The privacy notice names no provision and no kind of processing with its legal basis; it speaks of such only in passing, for instance: “{quote}”',
        unfitAsked:
          'The privacy notice rests {services} on an interest (“{quote}”), but the banner asks for consent to it; the basis that has to be named is the one the processing rests on',
        unfitUnasked:
          'The privacy notice rests {services} on consent (“{quote}”); but the website asks for none, as no banner was found, and it loads as soon as pages open. The basis that has to be named is the one the processing rests on',
        unfitPayment:
          'The privacy notice rests {services} on an interest instead of consent (“{quote}”); where something is stored in the device or read from it without being strictly necessary, that does not suffice (Section 25 TDDDG)',
        unfit:
          'The privacy notice rests {services} on an interest instead of consent (“{quote}”); where something is stored in the device or read from it without being strictly necessary, that does not suffice (Section 25 TDDDG)',
        unfitWaiting:
          'The privacy notice rests {services} on an interest instead of consent (“{quote}”), although it was seen only after accepting; the basis that has to be named is the one it rests on',
        unfitHedged:
          'The privacy notice rests {services} on legitimate interests (“{quote}”), and on consent only in case one is asked for; it loaded without consent. Where something is stored in the device or read from it without being strictly necessary, legitimate interests do not suffice (Section 25 TDDDG)',
        unfitLoading:
          'The privacy notice rests the loading of {services} on an interest (“{quote}”); with it something is stored on the device without consent, and where that is not strictly necessary, an interest does not suffice (Section 25 TDDDG)',
        unfitFonts:
          'The privacy notice rests {services} on legitimate interests (“{quote}”); according to the Regional Court Munich I (3 O 17493/20) that does not carry the transmission to Google, because the fonts can be loaded from the site’s own server',
        noLetter: 'The privacy notice refers to the act without naming the legal basis exactly',
        single:
          'The privacy notice names only letter {letters} of the legal bases of Art. 6(1) GDPR; for every purpose the basis it rests on has to be stated',
      },
    },
  },
  run: (facts) =>
    judgeNotice(facts, (notice) => {
      const bases = notice.of('legalBases');
      // A reader could guess the ground from such words, so that it is not certain that none is told.
      const inWords = notice.of('legalBasesInWords');
      if (bases.length === 0 && inWords.length > 0) {
        const params = { quote: quoted(inWords[0]!.quote) };
        return notice.ifComplete({ class: 'Hint', findings: [notice.finding('inWords', 'legal-bases', inWords, params)] });
      }
      if (bases.length === 0) return notice.ifComplete({ class: 'Risk', findings: [notice.finding('missing', 'legal-bases')] });
      const letters = [...notice.grounds];
      if (letters.length === 0) return notice.ifComplete({ class: 'Hint', findings: [notice.finding('noLetter', 'legal-bases', bases)] });
      // One ground may be all that a site without forms needs; church law has one paragraph for all, and a public task covers what
      // authorities do: letter f is closed to them.
      const isOneForAll = letters[0]!.length > 1 || letters[0] === 'e';
      const isEnough = letters.length > 1 || isOneForAll || !facts.applicability.hasForms || mentions(notice.text, furtherBases);
      const unfit = [...unfitFindings(facts, notice), ...unaskedFindings(facts, notice)];
      const single = isEnough ? [] : [notice.finding('single', 'legal-bases', bases, { letters: letters.join(', ') })];
      // What is missing is missing only in a text that was read as a whole.
      const untold = facts.noticeItems.complete ? untoldBases(facts, notice) : [];
      const found = atLeastOne([...unfit, ...single, ...untold]);
      if (!found) return { class: 'Conform', message: 'some' };
      return unfit.length > 0 ? { class: 'Hint', findings: found } : notice.ifComplete({ class: 'Hint', findings: found });
    }),
});

/** Where a service that runs, or a question about health, lacks its own basis. */
function untoldBases(facts: Pick<Facts, 'privacy' | 'pages'> & Partial<Facts>, { url, text, finding }: NoticeContent): Finding[] {
  const { privacy, pages, services, forms, framedForms, applicability } = facts;
  const isPublic = applicability !== undefined && isPublicBody({ ...facts, applicability });
  const mayAskForOthers = isPublic || treatsPatients(facts);
  const baseless = services ? baselessSections({ privacy, services }) : [];
  const told = `${baseless.every(({ use }) => use.service.category === 'payment') ? 'baselessPayment' : 'baseless'}${baseless.length > 1 ? 'More' : ''}`;
  const proofs = atLeastOne<FindingItem>(baseless.flatMap(({ use, quote }) => [textItem(url, quote), serviceItem(use)]));
  const shown = forms && framedForms && !mentions(text, specialCategories) ? shownForms({ forms, framedForms }) : [];
  // A notice of its own that is linked at the form or in this one informs as well.
  const isToldSeparately = (form: FormFact) =>
    separateNoticesFor(form, { privacy, pages }).some((page) => mentions(plainText(page.text), specialCategories));
  const protectedIn = (form: FormFact) => protectedFields(form).filter((field) => !isExempt(field, form, { privacy, pages }));
  const asking = shown.filter((form) => form.visible && protectedIn(form).length > 0 && !isToldSeparately(form));
  const contact = forms && framedForms ? unaskedContactConsent({ privacy, pages, forms, framedForms }) : null;
  const served = baseless.map(({ use }) => use.service.name);
  const names = { services: shortList(served), first: served[0] ?? '', quote: baseless[0]?.quote ?? '' };
  // From candidates no consent is free: the question itself has to go.
  const asksForOthers = (form: FormFact) => !mayAskForOthers && protectedIn(form).every((field) => isAboutOthers(field, form));
  const kinds = Map.groupBy(asking, (form) => {
    const candidate = candidateOf(form, pages);
    if (candidate !== null) return candidate === 'Tenant' ? 'specialTenant' : 'specialCandidate';
    if (asksForOthers(form)) return 'specialOthers';
    if (uncovered(form, protectedIn(form), pages).length === 0) return 'specialConsented';
    return actsAsAuthority(form, facts) ? 'specialPublic' : 'special';
  });
  return [
    ...(proofs
      ? [{ ...finding(told, 'section-basis', [], names), items: proofs, serviceIds: baseless.map(({ use }) => use.service.id) }]
      : []),
    ...(contact ? [contactFinding(contact, { url, finding })] : []),
    ...[...kinds].flatMap(([message, group]) => {
      const items = atLeastOne<FindingItem>(group.map((form) => formItem(form)));
      const fields = quoted(
        shortList([...new Set(group.flatMap((form) => labelsOf(protectedIn(form))))], mostFields),
        mostFields * longestHinted,
      );
      const params = { pages: pathsOf(group.map(({ pageUrl }) => pageUrl)), fields };
      return items ? [{ ...finding(message, 'special-categories', [], params), items }] : [];
    }),
  ];
}

function contactFinding({ forms, quote }: UnaskedContactConsent, { url, finding }: Pick<NoticeContent, 'url' | 'finding'>): Finding {
  const params = { quote, pages: pathsOf(forms.map(({ pageUrl }) => pageUrl)) };
  return {
    ...finding('contactConsent', 'contact-basis', [], params),
    items: [textItem(url, quote), ...forms.map((form) => formItem(form))],
  };
}

const mostFields = 6;
const longestLabel = 80;
/** A field for wishes with what it asks for. */
const longestHinted = 160;

/** Questions, shortly. */
function labelsOf(fields: readonly AskedField[]): string[] {
  return fields.map(({ label, hint = '' }) => (hint === '' ? cutAtWord(bareLabel(label)) : hinted(plainText(label), plainText(hint))));
}

/** A field for messages or wishes and the words that ask: it is these that are meant, not the field. */
function hinted(label: string, hint: string): string {
  const name = cutAtWord(bareLabel(label.replace(hint, ' ').replace(/\(\s*\)/, ' ')));
  const asked = name.length + hint.length <= longestHinted ? hint : cutAtWord(hint);
  return name === '' ? asked : `${name}: ${asked}`;
}

/** A long label without the word at which it is cut, and without a bracket that stays open. */
function cutAtWord(text: string): string {
  if (text.length <= longestLabel) return text;
  const whole = text.slice(0, text.lastIndexOf(' ', longestLabel)).replace(/(?<=\S)\s*\([^)]*$/, '');
  return `${whole.replace(/[\s,;:–-]+$/, '')} …`;
}

/** Services rested on a consent for which nobody is asked. */
function unaskedFindings(facts: Pick<Facts, 'privacy'> & Partial<Facts>, { url, finding }: NoticeContent): Finding[] {
  const unasked = unaskedConsents(facts);
  const items = atLeastOne<FindingItem>(unasked.flatMap(({ use, quote }) => [textItem(url, quote), serviceItem(use)]));
  if (!items) return [];
  const params = { services: shortList(unasked.map(({ use }) => use.service.name)), quote: unasked[0]!.quote };
  return [{ ...finding('unfitUnasked', 'unasked-consent', [], params), items, serviceIds: unasked.map(({ use }) => use.service.id) }];
}

/** Services rested on letter f that it does not carry, those of one kind at once: the remedy is the same. */
function unfitFindings(
  { privacy, services, cookies, storage, banner, requests = [] }: Pick<Facts, 'privacy'> & Partial<Facts>,
  { url, finding }: NoticeContent,
): Finding[] {
  if (!services || !cookies || !storage) return [];
  const shown = banner?.banner ?? null;
  const isAsked = (use: ServiceUse) => shown !== null && isAskedFor(use, shown);
  const kinds = Map.groupBy(unfitGrounds({ privacy, services, cookies, storage, requests }, isAsked), ({ kind }) => kind);
  return [...kinds].flatMap(([kind, unfit]) => {
    const items = atLeastOne<FindingItem>(unfit.flatMap(({ use, quote }) => [textItem(url, quote), serviceItem(use)]));
    if (!items) return [];
    const params = { services: shortList(unfit.map(({ use }) => use.service.name)), quote: unfit[0]!.quote };
    const serviceIds = unfit.map(({ use }) => use.service.id);
    return [{ ...finding(unfitMessages[kind], 'unfit-basis', [], params), items, serviceIds }];
  });
}
