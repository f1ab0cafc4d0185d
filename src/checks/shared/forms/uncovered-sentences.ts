import type { Locale } from '../../define-check.ts';
import { addedTo, numberedSteps, suffixed } from '../../message-variants.ts';
import { applicantSentences, applicantSteps, isOfApplicants } from './applicant-questions.ts';
import { cared, caredSentence, caredSteps } from './cared-for.ts';
import { isReceived, received, receivedSentence, receivedStep } from './received-answers.ts';

/** What those who compete for a flat or for work may as a rule not be asked, told by whom the form is for. */
const unasked = {
  de: {
    Tenant:
      '; nach der Orientierungshilfe der Datenschutzkonferenz zu Selbstauskünften dürfen Mietinteressenten nach solchen Angaben nicht gefragt werden',
    ...applicantSentences.de,
  },
  en: {
    Tenant:
      '; according to the guidance of the German data protection conference on self-disclosure, prospective tenants may not be asked for such information',
    ...applicantSentences.en,
  },
};
const unaskedSteps = {
  de: {
    Tenant:
      'Streichen Sie auf {path} „{fields}“. Die Felder auf freiwillig umzustellen oder ein Häkchen zu ergänzen genügt nicht: Wer um eine Wohnung konkurriert, willigt in der Regel nicht freiwillig ein (Art. 7 Abs. 4 DSGVO).',
    eraseTenant: 'Löschen Sie Antworten auf diese Fragen, die Sie bereits erhalten haben.',
    load: '{#kept-off,this-page:{awayIds}} Laden Sie {away} auf dieser Seite{never|= nicht, auch nicht nach einer Zustimmung im Banner|erst nach einem Klick darauf, nicht schon nach einer Zustimmung im Banner}{plain|=|– und }{clicks}{plain|=|erst nach einem Klick darauf}.',
  },
  en: {
    Tenant:
      'On {path}, remove “{fields}”. Making the fields optional or adding a box is not enough: whoever competes for a flat does, as a rule, not consent freely (Art. 7(4) GDPR).',
    eraseTenant: 'Delete the answers to these questions that you have received already.',
    load: '{#kept-off,this-page:{awayIds}} Do not load {away} on this page{never|=|before a click on it}, not even after acceptance in the banner{plain|=|– and }{clicks}{plain|=|only after a click on it}.',
  },
};
/** What a form asks, what loads beside it, and what stands there of a consent. */
const said = {
  de: {
    asks: 'Das Formular „{button}“ auf {path} fragt „{fields}“ ab',
    required: ', als Pflichtangabe',
    partly: ', davon als Pflichtangabe „{required}“',
    loads: ', und auf der Seite wird ohne Einwilligung geladen: {service}{alone|=|– erst nach der Zustimmung: }{later}',
    none: '; am Formular wird weder eine ausdrückliche Einwilligung eingeholt noch eine Ausnahme nach Art. 9 Abs. 2 DSGVO genannt{noBasis|=|– was dort steht, genügt für solche Angaben nicht: }{basis}',
    public:
      '; am Formular steht keine Ausnahme nach Art. 9 Abs. 2 DSGVO dafür{noBasis|=|– was dort steht, genügt für solche Angaben nicht: }{basis}',
    sent: '; die Antworten werden zur Auswertung gesendet, und am Formular wird weder eine ausdrückliche Einwilligung eingeholt noch eine Ausnahme nach Art. 9 Abs. 2 DSGVO genannt{noBasis|=|– was dort steht, genügt für solche Angaben nicht: }{basis}',
    vague: '; die Einwilligung am Formular („{box}“) nennt diese Angaben nicht und ist damit keine ausdrückliche',
    others:
      '; das können Angaben über andere Personen sein: In diese können nur die Betroffenen selbst einwilligen, bei Kindern ihre Sorgeberechtigten',
    booked:
      '{notBooked|=|Das Angebot bucht man freiwillig und nicht bei einer Behörde als solcher: Anders als sonst bei öffentlichen Stellen kommt hier eine Einwilligung in Betracht}',
    silent: '; auch die Datenschutzerklärung ({notice}) nennt weder solche Angaben noch eine Ausnahme nach Art. 9 Abs. 2 DSGVO',
  },
  en: {
    asks: 'The form “{button}” on {path} asks for “{fields}”',
    required: ', as a required entry',
    partly: ', of which required: “{required}”',
    loads: ', and the page loads without consent: {service}{alone|=|– only after acceptance: }{later}',
    none: '; at the form, neither is explicit consent obtained nor an exception under Art. 9(2) GDPR stated{noBasis|=|– what stands there is not enough for such information: }{basis}',
    public:
      '; no exception under Art. 9(2) GDPR is stated for it at the form{noBasis|=|– what stands there is not enough for such information: }{basis}',
    sent: '; the answers are sent to be evaluated, and at the form neither is explicit consent obtained nor an exception under Art. 9(2) GDPR stated{noBasis|=|– what stands there is not enough for such information: }{basis}',
    vague: '; the consent at the form (“{box}”) does not name this information and so is not explicit',
    others:
      '; that may be information about other persons: only they themselves can consent to it, for children those with parental responsibility',
    booked:
      '{notBooked|=|The offer is booked freely and not asked of an authority as such: unlike otherwise with public bodies, consent is possible here}',
    silent: '; the privacy notice ({notice}) too names neither such information nor an exception under Art. 9(2) GDPR',
  },
};
const inNotice = {
  de: 'Soweit Sie weiter danach fragen, ergänzen Sie in der Datenschutzerklärung ({notice}) diese Angaben mit ihrem Zweck und der Ausnahme nach Art. 9 Abs. 2 DSGVO.',
  en: 'As far as you go on asking for it, add this information to the privacy notice ({notice}), with its purpose and the exception under Art. 9(2) GDPR.',
};
/** Towards an authority nobody consents freely (recital 43): what a provision demands rests on that provision. */
const publicSteps = {
  de: {
    remove: 'Streichen Sie auf {path} „{fields}“, soweit keine Vorschrift die Angaben verlangt (Art. 5 Abs. 1 lit. c DSGVO).',
    state:
      'Für das, was bleibt, nennen Sie am Formular die Vorschrift und die Ausnahme nach Art. 9 Abs. 2 DSGVO (in der Regel lit. b, g, h oder i), statt eine Einwilligung einzuholen: Gegenüber einer öffentlichen Stelle ist sie in der Regel nicht freiwillig (Erwägungsgrund 43 DSGVO).',
    restrict: 'Beschränken Sie den Zugriff auf die Angaben, und speichern Sie sie verschlüsselt.',
  },
  en: {
    remove: 'On {path}, remove “{fields}” as far as no provision demands the information (Art. 5(1)(c) GDPR).',
    state:
      'For what remains, state at the form the provision and the exception under Art. 9(2) GDPR (as a rule point (b), (g), (h) or (i)) instead of obtaining consent: towards a public body it is, as a rule, not given freely (recital 43 GDPR).',
    restrict: 'Restrict access to the information and store it encrypted.',
  },
};
/** Whose health it is about decides who may consent: a box that the visitor ticks covers nobody else of the household. */
const othersSteps = {
  de: {
    remove:
      'Streichen Sie auf {path} die Frage „{fields}“, oder fragen Sie so, dass die Antwort niemand anderen erkennen lässt: bei Speisen danach, welche Zutaten nicht hineinsollen, sonst danach, was zu beachten ist und wie oft, ohne Namen.{voluntary|= Dass die Antwort freiwillig ist oder ein Häkchen dazukommt,|Sie auf freiwillig umzustellen oder ein Häkchen zu ergänzen} genügt nicht (Art. 9 Abs. 2 lit. a DSGVO).',
    own: 'Für eine Frage zur ausfüllenden Person, die danach bleibt, holen Sie am Formular eine ausdrückliche Einwilligung mit eigenem, freiwilligem Häkchen ein, das diese Angaben und den Widerruf nennt.',
    erase:
      'Löschen Sie, was Sie über andere Personen bereits erhalten haben, soweit keine andere Ausnahme nach Art. 9 Abs. 2 DSGVO die Speicherung erlaubt. Klären Sie vorher bei dem, was noch läuft (Bestellungen, Anmeldungen), was zu beachten ist, und halten Sie nur das ohne Namen fest.',
  },
  en: {
    remove:
      'On {path}, remove the question “{fields}”, or ask so that the answer reveals nobody else: for food which ingredients to leave out, otherwise what to consider and how often, without names.{voluntary|= That the answer is voluntary, or a box is added,|Making it optional or adding a box} is not enough (Art. 9(2)(a) GDPR).',
    own: 'For a question about whoever fills in the form that then remains, obtain explicit consent at the form with a voluntary box of its own that names this information and the right to withdraw.',
    erase:
      'Delete what you have received about other persons already, as far as no other exception under Art. 9(2) GDPR permits keeping it. Before that, settle for what is still pending (orders, registrations) what has to be considered, and note only that, without names.',
  },
};

/** Nobody has to learn the answers of a test that asks for no name: in the browser there is nothing to consent to. */
const anonymousSteps = {
  de: {
    evaluate:
      'Werten Sie die Antworten („{fields}“) auf {path} im Browser aus, ohne sie zu senden; nur wenn Sie sie weiter senden, holen Sie vorher eine ausdrückliche Einwilligung mit eigenem Häkchen ein (Art. 9 Abs. 2 lit. a DSGVO).',
  },
  en: {
    evaluate:
      'Evaluate the answers (“{fields}”) on {path} in the browser without sending them; only if you go on sending them, obtain explicit consent with a box of its own before (Art. 9(2)(a) GDPR).',
  },
};

/** Where nothing but an addition to a field for messages asks: without it the field asks for nothing that is protected. */
const hintedSteps = {
  de: {
    remove:
      'Nehmen Sie auf {path} beim Feld „{hintedField}“ die Frage danach aus dem Zusatz „{hint}“ heraus; wo es nötig ist, fragen Sie nach dem, was zu beachten ist, statt nach dem Grund (etwa welche Zutaten nicht ins Essen sollen).',
    consent:
      'Nur wenn Sie die Angaben brauchen und die Frage behalten: Holen Sie dafür am Formular eine ausdrückliche Einwilligung mit eigenem, freiwilligem Häkchen ein, das diese Angaben und den Widerruf nennt (Art. 9 Abs. 2 lit. a DSGVO).',
  },
  en: {
    remove:
      'On {path}, take the question about it out of the addition “{hint}” at the field “{hintedField}”; where it is needed, ask what has to be considered instead of why (such as which ingredients to leave out of the food).',
    consent:
      'Only if you need the information and keep the question: obtain explicit consent for it at the form with a voluntary box of its own that names this information and the right to withdraw (Art. 9(2)(a) GDPR).',
  },
};
/** Ends the names of messages where nothing but such an addition asks. */
export const byHint = 'Hinted';

/** The steps where consent is a way out, or another exception: a required field and a practice have steps of their own. */
const toldSteps: Record<Locale, Readonly<Record<string, string>>> = {
  de: {
    trackedNoConsent:
      '1. Holen Sie am Formular eine ausdrückliche Einwilligung mit eigenem Häkchen ein (Art. 9 Abs. 2 lit. a DSGVO), auch für freiwillige Felder, oder streichen Sie die Frage danach („{fields}“); nur wenn Sie sich statt auf eine Einwilligung auf eine andere Ausnahme nach Art. 9 Abs. 2 DSGVO stützen können, nennen Sie stattdessen diese am Formular.\n2. {#kept-off,this-page:{awayIds}} Laden Sie {away} auf dieser Seite{never|= nicht, auch nicht nach einer Zustimmung im Banner|erst nach einem Klick darauf, nicht schon nach einer Zustimmung im Banner}{plain|=|– und }{clicks}{plain|=|erst nach einem Klick darauf}.\n3. Prüfen Sie, ob dabei Eingaben aus dem Formular übertragen wurden (beobachtet ist nur, was die Seite lädt), und lassen Sie solche dort löschen.',
    trackedNoConsentRequired:
      '1. Streichen Sie „{fields}“, soweit Sie die Angaben nicht brauchen, und machen Sie freiwillig, was Sie für die Bearbeitung nicht zwingend brauchen (Art. 7 Abs. 4 DSGVO).\n2. Holen Sie für das, was bleibt, am Formular eine ausdrückliche Einwilligung mit eigenem Häkchen ein, das diese Angaben und den Widerruf nennt (Art. 9 Abs. 2 lit. a DSGVO); nur wenn Sie sich stattdessen auf eine andere Ausnahme nach Art. 9 Abs. 2 DSGVO stützen können, nennen Sie diese am Formular.\n3. {#kept-off,this-page:{awayIds}} Laden Sie {away} auf dieser Seite{never|= nicht, auch nicht nach einer Zustimmung im Banner|erst nach einem Klick darauf, nicht schon nach einer Zustimmung im Banner}{plain|=|– und }{clicks}{plain|=|erst nach einem Klick darauf}.\n4. Prüfen Sie, ob dabei Eingaben aus dem Formular übertragen wurden (beobachtet ist nur, was die Seite lädt), und lassen Sie solche dort löschen.',
    trackedVagueConsent:
      '1. Holen Sie auf {path} mit einem eigenen, leeren Kästchen eine ausdrückliche Einwilligung ein, die diese Angaben („{fields}“), ihren Zweck, die Empfänger und den Widerruf nennt (Art. 7 Abs. 3, Art. 9 Abs. 2 lit. a DSGVO); nur wenn Sie sich stattdessen auf eine andere Ausnahme nach Art. 9 Abs. 2 DSGVO stützen können, nennen Sie diese am Formular.\n2. Streichen Sie, was Sie nicht brauchen.{voluntary|=|Pflichtangaben, ohne die sich die Anfrage bearbeiten lässt, stellen Sie auf freiwillig um.} Geht es ohne die Angaben nicht, darf die Anfrage das Kästchen voraussetzen; koppeln Sie daran aber nichts, was sie nicht braucht, etwa Werbung oder die Weitergabe zu anderen Zwecken (Art. 7 Abs. 4 DSGVO), und bieten Sie einen weiteren Weg an, etwa das Telefon.\n3. {#kept-off,this-page:{awayIds}} Laden Sie {away} auf dieser Seite{never|= nicht, auch nicht nach einer Zustimmung im Banner|erst nach einem Klick darauf, nicht schon nach einer Zustimmung im Banner}{plain|=|– und }{clicks}{plain|=|erst nach einem Klick darauf}.\n4. Prüfen Sie, ob dabei Eingaben aus dem Formular übertragen wurden (beobachtet ist nur, was die Seite lädt), und lassen Sie solche dort löschen.',
    noExplicitConsent:
      '1. Holen Sie am Formular eine ausdrückliche Einwilligung mit eigenem Häkchen ein (Art. 9 Abs. 2 lit. a DSGVO), auch wenn das Ausfüllen freiwillig ist, oder streichen Sie die Frage danach („{fields}“).\n2. Nur wenn Sie sich statt auf eine Einwilligung auf eine andere Ausnahme nach Art. 9 Abs. 2 DSGVO stützen können: Nennen Sie diese am Formular und in der Datenschutzerklärung, und lassen Sie das Häkchen weg.\n3. Beschränken Sie den Zugriff auf die Angaben, und speichern Sie sie verschlüsselt.',
    noExplicitConsentRequired:
      '1. Streichen Sie „{fields}“, soweit Sie die Angaben nicht brauchen, und machen Sie freiwillig, was Sie für die Bearbeitung nicht zwingend brauchen: In solche Pflichtangaben willigt in der Regel niemand freiwillig ein (Art. 7 Abs. 4 DSGVO).\n2. Holen Sie für das, was bleibt, am Formular eine ausdrückliche Einwilligung mit eigenem Häkchen ein, das diese Angaben und den Widerruf nennt (Art. 9 Abs. 2 lit. a DSGVO).\n3. Nur wenn Sie sich statt auf eine Einwilligung auf eine andere Ausnahme nach Art. 9 Abs. 2 DSGVO stützen können: Nennen Sie diese am Formular und in der Datenschutzerklärung, und lassen Sie das Häkchen weg.\n4. Beschränken Sie den Zugriff auf die Angaben, und speichern Sie sie verschlüsselt.',
    noExplicitConsentMedical:
      '1. Dienen die Angaben der Behandlung oder der Versorgung mit Arzneimitteln und verarbeiten sie nur Personen mit Schweigepflicht, nennen Sie am Formular diese Rechtsgrundlage (Art. 9 Abs. 2 lit. h, Abs. 3 DSGVO, § 22 Abs. 1 Nr. 1 lit. b BDSG); für alles andere holen Sie dort eine ausdrückliche Einwilligung mit eigenem Häkchen ein (Art. 9 Abs. 2 lit. a DSGVO).\n2. Streichen Sie von „{fields}“, was Sie für diesen Zweck noch nicht brauchen.\n3. Beschränken Sie den Zugriff auf die Angaben, und speichern Sie sie verschlüsselt.',
    vagueConsent:
      '1. Holen Sie auf {path} mit einem eigenen, leeren Kästchen eine ausdrückliche Einwilligung ein, die diese Angaben („{fields}“), ihren Zweck, die Empfänger und den Widerruf nennt (Art. 7 Abs. 3, Art. 9 Abs. 2 lit. a DSGVO).\n2. Streichen Sie, was Sie nicht brauchen.{voluntary|=|Pflichtangaben, ohne die sich die Anfrage bearbeiten lässt, stellen Sie auf freiwillig um.} Geht es ohne die Angaben nicht, darf die Anfrage das Kästchen voraussetzen; koppeln Sie daran aber nichts, was sie nicht braucht, etwa Werbung oder die Weitergabe zu anderen Zwecken (Art. 7 Abs. 4 DSGVO), und bieten Sie einen weiteren Weg an, etwa das Telefon.\n3. Nur wenn Sie sich statt auf eine Einwilligung auf eine andere Ausnahme nach Art. 9 Abs. 2 DSGVO stützen können: Nennen Sie diese am Formular und in der Datenschutzerklärung.',
    trackedNoConsentMedical:
      '1. Dienen die Angaben der Behandlung oder der Versorgung mit Arzneimitteln und verarbeiten sie nur Personen mit Schweigepflicht, nennen Sie am Formular diese Rechtsgrundlage (Art. 9 Abs. 2 lit. h, Abs. 3 DSGVO, § 22 Abs. 1 Nr. 1 lit. b BDSG); für alles andere holen Sie dort eine ausdrückliche Einwilligung mit eigenem Häkchen ein (Art. 9 Abs. 2 lit. a DSGVO). Streichen Sie von „{fields}“, was Sie für diesen Zweck noch nicht brauchen.\n2. {#kept-off,this-page:{awayIds}} Laden Sie {away} auf dieser Seite{never|= nicht, auch nicht nach einer Zustimmung im Banner|erst nach einem Klick darauf, nicht schon nach einer Zustimmung im Banner}{plain|=|– und }{clicks}{plain|=|erst nach einem Klick darauf}.\n3. Prüfen Sie, ob dabei Eingaben aus dem Formular übertragen wurden (beobachtet ist nur, was die Seite lädt), und lassen Sie solche dort löschen.',
  },
  en: {
    trackedNoConsent:
      '1. Obtain explicit consent at the form with a box of its own (Art. 9(2)(a) GDPR), for optional fields too, or remove the question about it (“{fields}”); only if you can rely on another exception under Art. 9(2) GDPR instead of consent, state that at the form instead.\n2. {#kept-off,this-page:{awayIds}} Do not load {away} on this page{never|=|before a click on it}, not even after acceptance in the banner{plain|=|– and }{clicks}{plain|=|only after a click on it}.\n3. Check whether entries of the form were transferred along with it (only what the page loads was observed), and have such entries deleted there.',
    trackedNoConsentRequired:
      '1. Remove “{fields}” as far as you do not need the information, and make optional what the request can be handled without (Art. 7(4) GDPR).\n2. For what remains, obtain explicit consent at the form with a box of its own that names this information and the right to withdraw (Art. 9(2)(a) GDPR); only if you can rely on another exception under Art. 9(2) GDPR instead, state it at the form.\n3. {#kept-off,this-page:{awayIds}} Do not load {away} on this page{never|=|before a click on it}, not even after acceptance in the banner{plain|=|– and }{clicks}{plain|=|only after a click on it}.\n4. Check whether entries of the form were transferred along with it (only what the page loads was observed), and have such entries deleted there.',
    trackedVagueConsent:
      '1. On {path}, obtain explicit consent with a separate, empty box that names this information (“{fields}”), its purpose, the recipients and the right to withdraw (Art. 7(3), Art. 9(2)(a) GDPR); only if you can rely on another exception under Art. 9(2) GDPR instead, state it at the form.\n2. Remove what you do not need.{voluntary|=|Make required entries optional where the request can be handled without them.} Where it cannot, the request may depend on the box; but tie nothing to it that the request does not need, such as advertising or passing data on for other purposes (Art. 7(4) GDPR), and offer another way too, such as the telephone.\n3. {#kept-off,this-page:{awayIds}} Do not load {away} on this page{never|=|before a click on it}, not even after acceptance in the banner{plain|=|– and }{clicks}{plain|=|only after a click on it}.\n4. Check whether entries of the form were transferred along with it (only what the page loads was observed), and have such entries deleted there.',
    noExplicitConsent:
      '1. Obtain explicit consent at the form with a box of its own (Art. 9(2)(a) GDPR), even if filling in is optional, or remove the question about it (“{fields}”).\n2. Only if you can rely on another exception under Art. 9(2) GDPR instead of consent: state it at the form and in the privacy notice, and leave out the box.\n3. Restrict access to the information and store it encrypted.',
    noExplicitConsentRequired:
      '1. Remove “{fields}” as far as you do not need the information, and make optional what the request can be handled without: as a rule nobody consents freely to such required entries (Art. 7(4) GDPR).\n2. For what remains, obtain explicit consent at the form with a box of its own that names this information and the right to withdraw (Art. 9(2)(a) GDPR).\n3. Only if you can rely on another exception under Art. 9(2) GDPR instead of consent: state it at the form and in the privacy notice, and leave out the box.\n4. Restrict access to the information and store it encrypted.',
    noExplicitConsentMedical:
      '1. If the information serves treatment or the supply of medicines and only persons bound to secrecy handle it, state that legal basis at the form (Art. 9(2)(h), (3) GDPR, Section 22(1) no. 1(b) BDSG); for everything else obtain explicit consent there with a box of its own (Art. 9(2)(a) GDPR).\n2. Of “{fields}”, remove what you do not need yet for that purpose.\n3. Restrict access to the information and store it encrypted.',
    vagueConsent:
      '1. On {path}, obtain explicit consent with a separate, empty box that names this information (“{fields}”), its purpose, the recipients and the right to withdraw (Art. 7(3), Art. 9(2)(a) GDPR).\n2. Remove what you do not need.{voluntary|=|Make required entries optional where the request can be handled without them.} Where it cannot, the request may depend on the box; but tie nothing to it that the request does not need, such as advertising or passing data on for other purposes (Art. 7(4) GDPR), and offer another way too, such as the telephone.\n3. Only if you can rely on another exception under Art. 9(2) GDPR instead of consent: state it at the form and in the privacy notice.',
    trackedNoConsentMedical:
      '1. If the information serves treatment or the supply of medicines and only persons bound to secrecy handle it, state that legal basis at the form (Art. 9(2)(h), (3) GDPR, Section 22(1) no. 1(b) BDSG); for everything else obtain explicit consent there with a box of its own (Art. 9(2)(a) GDPR). Of “{fields}”, remove what you do not need yet for that purpose.\n2. {#kept-off,this-page:{awayIds}} Do not load {away} on this page{never|=|before a click on it}, not even after acceptance in the banner{plain|=|– and }{clicks}{plain|=|only after a click on it}.\n3. Check whether entries of the form were transferred along with it (only what the page loads was observed), and have such entries deleted there.',
  },
};

/** Criminal records: of those who look for a flat, no provision permits the question. */
const recordMessages = {
  de: {
    trackedRecord:
      'Das Formular „{button}“ auf {path} fragt „{fields}“ ab, ohne am Formular eine Vorschrift zu nennen, die das erlaubt, und auf der Seite wird ohne Einwilligung geladen: {service}{alone|=|– erst nach der Zustimmung: }{later}',
    criminalRecord:
      'Das Formular „{button}“ auf {path} fragt „{fields}“ ab; eine Vorschrift, die das erlaubt, wird am Formular nicht genannt',
  },
  en: {
    trackedRecord:
      'The form “{button}” on {path} asks for “{fields}” without stating a provision at the form that permits it, and the page loads without consent: {service}{alone|=|– only after acceptance: }{later}',
    criminalRecord: 'The form “{button}” on {path} asks for “{fields}”; no provision that permits it is stated at the form',
  },
};
const recordSteps = {
  de: {
    trackedRecord:
      '1. Streichen Sie die Frage „{fields}“, wenn keine Rechtsvorschrift sie erlaubt (Art. 10 DSGVO); eine Einwilligung ersetzt das nicht.\n2. {#kept-off,this-page:{awayIds}} Laden Sie {away} auf dieser Seite{never|= nicht, auch nicht nach einer Zustimmung im Banner|erst nach einem Klick darauf, nicht schon nach einer Zustimmung im Banner}{plain|=|– und }{clicks}{plain|=|erst nach einem Klick darauf}.\n3. Prüfen Sie, ob dabei Eingaben aus dem Formular übertragen wurden (beobachtet ist nur, was die Seite lädt), und lassen Sie solche dort löschen.',
    criminalRecord:
      '1. Streichen Sie die Frage „{fields}“, wenn keine Rechtsvorschrift sie erlaubt (Art. 10 DSGVO).\n2. Erlaubt eine sie, nennen Sie diese am Formular und in der Datenschutzerklärung.',
    criminalRecordTenant:
      '1. Streichen Sie die Frage „{fields}“: Vermietern erlaubt sie keine Rechtsvorschrift (Art. 10 DSGVO), und eine Einwilligung ersetzt das nicht.\n2. Löschen Sie Antworten darauf, die Sie bereits erhalten haben.',
    trackedRecordTenant:
      '1. Streichen Sie die Frage „{fields}“: Vermietern erlaubt sie keine Rechtsvorschrift (Art. 10 DSGVO), und eine Einwilligung ersetzt das nicht.\n2. {#kept-off,this-page:{awayIds}} Laden Sie {away} auf dieser Seite{never|= nicht, auch nicht nach einer Zustimmung im Banner|erst nach einem Klick darauf, nicht schon nach einer Zustimmung im Banner}{plain|=|– und }{clicks}{plain|=|erst nach einem Klick darauf}.\n3. Löschen Sie Antworten auf die Frage, die Sie bereits erhalten haben.',
  },
  en: {
    trackedRecord:
      '1. Remove the question “{fields}” unless a legal provision permits it (Art. 10 GDPR); consent does not replace that.\n2. {#kept-off,this-page:{awayIds}} Do not load {away} on this page{never|=|before a click on it}, not even after acceptance in the banner{plain|=|– and }{clicks}{plain|=|only after a click on it}.\n3. Check whether entries of the form were transferred along with it (only what the page loads was observed), and have such entries deleted there.',
    criminalRecord:
      '1. Remove the question “{fields}” unless a legal provision permits it (Art. 10 GDPR).\n2. If one does, state it at the form and in the privacy notice.',
    criminalRecordTenant:
      '1. Remove the question “{fields}”: no legal provision permits it to landlords (Art. 10 GDPR), and consent does not replace that.\n2. Delete the answers to it that you have received already.',
    trackedRecordTenant:
      '1. Remove the question “{fields}”: no legal provision permits it to landlords (Art. 10 GDPR), and consent does not replace that.\n2. {#kept-off,this-page:{awayIds}} Do not load {away} on this page{never|=|before a click on it}, not even after acceptance in the banner{plain|=|– and }{clicks}{plain|=|only after a click on it}.\n3. Delete the answers to the question that you have received already.',
  },
};

/** Ends the names of messages where the notice says nothing of it either. */
export const silent = 'Silent';

/** All sentences on questions that nothing at the form covers; candidates are told what they may not be asked instead. */
export function untoldMessages(locale: Locale): Record<string, string> {
  const { asks, required, partly, loads, none, public: noBasis, sent, vague, others, booked, silent: alsoSilent } = said[locale];
  const goes = receivedSentence[locale];
  const openings = { noExplicitConsent: asks, trackedNoConsent: asks + loads };
  const open = Object.entries(openings).flatMap(([name, text]) => [
    [name, text],
    [`${name}Required`, text.replace(asks, asks + required)],
    [`${name}PartlyRequired`, text.replace(asks, asks + partly)],
  ]) as [string, string][];
  const boxed: [string, string][] = [
    ['vagueConsent', asks + vague],
    ['trackedVagueConsent', asks + loads + vague],
  ];
  const plain = Object.fromEntries([...open.map(([name, text]) => [name, text + none]), ...boxed]);
  const all = {
    ...plain,
    ...suffixed(Object.fromEntries(open.map(([name]) => [name, plain[name]!])), 'Medical'),
    ...suffixed(Object.fromEntries([...open.map(([name, text]) => [name, text + noBasis]), ...boxed]), 'Public'),
    ...suffixed(Object.fromEntries(open.map(([name, text]) => [name, text + others])), 'Others'),
    ...suffixed(Object.fromEntries(Object.entries(plain).map(([name, text]) => [name, text + caredSentence[locale]])), cared),
    ...suffixed(Object.fromEntries(Object.entries(openings).map(([name, text]) => [name, text + sent])), 'Anonymous'),
    ...suffixed(Object.fromEntries([...Object.keys(openings), ...boxed.map(([name]) => name)].map((name) => [name, plain[name]!])), byHint),
  };
  // Why consent is possible where a public body asks: a sentence of its own, behind all that is missing.
  const toldLast = (texts: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, text.includes(none) || text.includes(vague) ? text + booked : text]),
    );
  return {
    ...toldLast(all),
    ...toldLast(addedTo(all, { [received]: goes, [silent]: alsoSilent, [`${received}${silent}`]: goes + alsoSilent })),
    ...addedTo(Object.fromEntries([...open, ...boxed]), unasked[locale]),
    ...addedTo(recordMessages[locale], { Tenant: unasked[locale].Tenant }),
    ...recordMessages[locale],
  };
}

/** The steps for all questions that nothing at the form covers, those about criminal records included. */
export function untoldFixes(locale: Locale): Record<string, string> {
  const steps = unaskedSteps[locale];
  const told = toldSteps[locale];
  const names = Object.keys(untoldMessages(locale)).filter((name) => !(name in recordSteps[locale]));
  const fixes = names.map((name) => {
    const load = name.startsWith('tracked') ? [steps.load] : [];
    if (name.endsWith('Tenant')) return [name, numberedSteps([steps.Tenant, ...load, steps.eraseTenant])];
    const asked = isOfApplicants(name);
    if (asked !== null) {
      const { remove, erase } = applicantSteps[locale][asked];
      return [name, numberedSteps([remove, ...load, erase])];
    }
    const base = name.replace(silent, '').replace(received, '');
    const isSilent = name.endsWith(silent);
    if (base.endsWith('Others')) {
      const { remove, own, erase } = othersSteps[locale];
      return [name, numberedSteps([remove, ...load, own, ...(isSilent ? [inNotice[locale]] : []), erase])];
    }
    if (base.endsWith(cared)) {
      const { remove, base: basis, consent, inform, restrict } = caredSteps[locale];
      return [name, numberedSteps([remove, ...load, basis, consent, ...(isSilent ? [inNotice[locale]] : []), inform, restrict])];
    }
    if (base.endsWith(byHint)) {
      const { remove, consent } = hintedSteps[locale];
      return [name, numberedSteps([remove, consent, ...load, ...(isSilent ? [inNotice[locale]] : [])])];
    }
    if (base.endsWith('Anonymous')) {
      // The notice has nothing to say of answers that nobody receives.
      return [name, numberedSteps([anonymousSteps[locale].evaluate, ...load])];
    }
    if (base.endsWith('Public')) {
      const { remove, state, restrict } = publicSteps[locale];
      return [name, numberedSteps([...load, remove, state, ...(isSilent ? [inNotice[locale]] : []), restrict])];
    }
    const text = told[base] ?? told[base.replace('Partly', '')] ?? told[base.replace(/(?:Partly)?Required/, '')] ?? '';
    return [name, isSilent ? withLast(text, inNotice[locale]) : text];
  });
  const whole = fixes.map(
    ([name = '', text = '']) => [name, isReceived(name.replace(silent, '')) ? withLast(text, receivedStep[locale]) : text] as const,
  );
  return { ...Object.fromEntries(whole), ...recordSteps[locale] };
}

function withLast(text: string, step: string): string {
  return `${text}\n${text.split('\n').length + 1}. ${step}`;
}
