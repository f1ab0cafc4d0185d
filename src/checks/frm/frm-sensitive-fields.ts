import { defineCheck, type Finding } from '../define-check.ts';
import type { FormFact } from '../facts/forms.ts';
import type { Facts } from '../facts.ts';
import { formItem, verdictBeside } from '../items.ts';
import { candidateOf } from '../shared/forms/candidate-forms.ts';
import { chosenTreatment, chosenTreatmentTexts } from '../shared/forms/chosen-treatments.ts';
import {
  embeddedOn,
  foreignScripts,
  formFinding,
  holdingBack,
  identifyingOn,
  isEarlyOn,
  trackersOn,
  withReaders,
  withScripts,
} from '../shared/forms/form-page-services.ts';
import { shownForms } from '../shared/forms/framed-forms.ts';
import { papersByMessenger, papersByMessengerTexts } from '../shared/forms/papers-by-messenger.ts';
import {
  asksProtected,
  isUncoveredQuestionnaire,
  papersOf,
  sensitiveFields,
  uncovered,
  untold,
} from '../shared/forms/protected-questions.ts';
import { subjectOfHealth, subjectOfHealthTexts } from '../shared/forms/subjects-of-health.ts';
import { untoldFixes, untoldMessages } from '../shared/forms/uncovered-sentences.ts';
import { dataForms, hasPrivacyNote, textAround } from '../shared/forms/visitor-forms.ts';
import { settled, statute } from '../shared/law/law.ts';
import { deniedSpecialFinding, deniedSpecialTexts } from '../shared/notice/denied-special-data.ts';
import { causeOfService } from '../shared/services/service-observations.ts';
import { pageAt } from '../shared/site/legal-page.ts';
import { isSupportedLanguage } from '../shared/site/supported-language.ts';

/** Whether forms ask for specially protected data, and under which circumstances. */
export default defineCheck({
  id: 'frm-sensitive-fields',
  area: 'frm',
  version: 34,
  weight: 4,
  confidence: 'medium',
  legalBasis: [
    statute('Art. 9, 10, 32, 35 DSGVO', 'Art. 9, 10, 32, 35 GDPR'),
    settled('EuGH, 4.10.2024, C-21/23 Lindenapotheke', 'CJEU, 4 Oct 2024, C-21/23 Lindenapotheke'),
  ],
  needs: ['forms', 'framedForms', 'pages', 'services', 'requests', 'attempts', 'site'],
  wants: ['applicability', 'privacy', 'imprint', 'imprintElements', 'cookies'],
  stepPlaces: [
    'away',
    'awayIds',
    'clicks',
    'hasForm',
    'hint',
    'hintedField',
    'never',
    'noPayroll',
    'noPregnancy',
    'noReligion',
    'noVaccination',
    'plain',
    'voluntary',
  ],
  texts: {
    de: {
      title: 'Besondere Kategorien in Formularen',
      explanation:
        'Angaben zu Gesundheit, religiöser Überzeugung, Gewerkschaftszugehörigkeit, politischer Meinung, ethnischer Herkunft, Sexualleben oder sexueller Orientierung schützt Art. 9 DSGVO besonders, Vorstrafen Art. 10 DSGVO; auch Allergien gehören dazu. Nach dem EuGH (C-21/23) ist der Begriff der Gesundheitsdaten weit zu verstehen. Auf Seiten mit solchen Feldern sollten keine Dritten mitlesen. Geburtsdatum, Foto und Familienstand sind in Bewerbungen meist nicht erforderlich.',
      confidenceReason: 'Sensible Felder werden an ihrer Beschriftung erkannt; eine harmlose Frage kann ähnlich klingen.',
      howToFix:
        '1. Holen Sie am Formular eine ausdrückliche Einwilligung mit eigenem Häkchen ein (Art. 9 Abs. 2 lit. a DSGVO), auch für freiwillige Felder, oder nennen Sie eine andere Rechtsgrundlage nach Art. 9 Abs. 2 DSGVO.\n2. Streichen Sie Felder, die Sie nicht brauchen.\n3. Entfernen Sie Tracking, Aufzeichnung und andere fremde Skripte von dieser Seite, auch nach einer Zustimmung im Banner.\n4. Beschränken Sie den Zugriff auf die Angaben, und speichern Sie sie verschlüsselt.',
      fixes: {
        ...untoldFixes('de'),
        ...deniedSpecialTexts('de').fixes,
        ...papersByMessengerTexts('de').fixes,
        ...subjectOfHealthTexts('de').fixes,
        ...chosenTreatmentTexts('de').fixes,
        tracked:
          '1. {#kept-off,this-page:{awayIds}} Laden Sie {away} auf dieser Seite{never|= nicht, auch nicht nach einer Zustimmung im Banner|erst nach einem Klick darauf, nicht schon nach einer Zustimmung im Banner}{plain|=|– und }{clicks}{plain|=|erst nach einem Klick darauf}.\n2. Prüfen Sie, ob dabei Eingaben aus dem Formular übertragen wurden (beobachtet ist nur, was die Seite lädt), und lassen Sie solche dort löschen.',
        trackedAfterConsent:
          '1. {#kept-off,this-page:{awayIds}} Laden Sie {away} auf dieser Seite{never|= nicht, auch nicht nach einer Zustimmung im Banner|erst nach einem Klick darauf, nicht schon nach einer Zustimmung im Banner}{plain|=|– und }{clicks}{plain|=|erst nach einem Klick darauf}.',
        alsoAfterConsent:
          '1. {#kept-off,this-page:{awayIds}} Soweit die Frage bleibt, laden Sie {away} auf dieser Seite{never|= nicht, auch nicht nach einer Zustimmung im Banner|erst nach einem Klick darauf, nicht schon nach einer Zustimmung im Banner}{plain|=|– und }{clicks}{plain|=|erst nach einem Klick darauf}.',
        alsoScripts: '1. Laden Sie die Skripte von {readers} auf dieser Seite nicht, solange die Fragen bleiben.',
        alsoCaptcha:
          '1. Laden Sie die Skripte von {readers} auf dieser Seite nicht, solange die Fragen bleiben.\n2. Schützen Sie das Formular sonst ohne Dritte vor Spam, etwa mit einem unsichtbaren Feld (Honeypot) oder einer Aufgabe vom eigenen Server.',
        thirdPartyScripts: '1. Entfernen Sie die Skripte von {hosts} von dieser Seite, oder liefern Sie sie vom eigenen Server aus.',
        application:
          '1. Streichen Sie „{fields}“, auch soweit es freiwillig ist, wenn Sie es für die Auswahl nicht brauchen (Art. 5 Abs. 1 lit. c, Art. 6 Abs. 1 lit. b DSGVO): Besonders geschützt nach Art. 9 DSGVO ist das zwar nicht, Fragen nach Alter, Herkunft oder Familie können aber im Streit als Indiz für eine Benachteiligung gelten (§§ 1, 7, 22 AGG). Was Sie für den Arbeitsvertrag brauchen, fragen Sie erst die Person, die Sie einstellen.',
        trackedUpload:
          '1. {#later} Laden Sie {service} erst nach der Einwilligung, auf dieser Seite am besten gar nicht: Schon der Aufruf zeigt, wer sich für das Angebot hier interessiert.',
        upload:
          '1. Verlinken Sie am Formular die Datenschutzerklärung.\n2. Sagen Sie dort, wer die Unterlagen erhält und wann sie gelöscht werden, soweit es noch fehlt.',
      },
      messages: {
        ...untoldMessages('de'),
        ...deniedSpecialTexts('de').messages,
        ...papersByMessengerTexts('de').messages,
        ...subjectOfHealthTexts('de').messages,
        ...chosenTreatmentTexts('de').messages,
        trackedUpload:
          'Über das Formular „{button}“ auf {path} lassen sich Unterlagen hochladen („{fields}“), und auf der Seite wird ohne Einwilligung geladen: {service}',
        tracked:
          'Das Formular „{button}“ auf {path} fragt „{fields}“ ab, und auf der Seite wird ohne Einwilligung geladen: {service}{alone|=|– erst nach der Zustimmung: }{later}',
        consented:
          'Das Formular „{button}“ auf {path} fragt „{fields}“ ab; am Formular steht ein Text zur Einwilligung oder zur Rechtsgrundlage',
        alsoAfterConsent: 'Nach der Zustimmung im Banner lädt die Seite mit diesem Formular {service}',
        trackedAfterConsent: 'Das Formular „{button}“ auf {path} fragt „{fields}“ ab, und die Seite lädt nach der Zustimmung {service}',
        alsoScripts:
          'Auf der Seite mit diesem Formular ({path}) laufen schon vor einer Auswahl im Banner Skripte von {readers}; technisch können sie mitlesen, was dort eingegeben wird',
        alsoCaptcha:
          'Auf der Seite mit diesem Formular ({path}) laufen schon vor einer Auswahl im Banner Skripte von {readers}; technisch können sie mitlesen, was dort eingegeben wird',
        thirdPartyScripts: 'Das Formular „{button}“ auf {path} fragt „{fields}“ ab, und auf der Seite laufen Skripte von Dritten: {hosts}',
        application: 'Das Bewerbungsformular „{button}“ auf {path} fragt nach „{fields}“',
        upload:
          'Über das Formular „{button}“ auf {path} lassen sich Unterlagen hochladen; am Formular steht kein Hinweis auf die Verarbeitung',
        language: 'Felder auf Seiten in einer nicht unterstützten Sprache ließen sich nicht einordnen',
        noForms: 'Auf den geprüften Seiten wurde kein Formular mit persönlichen Angaben gefunden',
      },
    },
    en: {
      title: 'Special-category fields',
      explanation:
        'Art. 9 GDPR specially protects information on health, religious belief, trade union membership, political opinion, ethnic origin, sex life or sexual orientation, Art. 10 GDPR criminal records; allergies belong to it, too. According to the CJEU (C-21/23), the notion of health data is to be understood broadly. On pages with such fields no third party should read along. Date of birth, photo and marital status are usually not necessary in applications.',
      confidenceReason: 'Sensitive fields are recognised by their labels; a harmless question may sound alike.',
      howToFix:
        '1. Obtain explicit consent at the form with a box of its own (Art. 9(2)(a) GDPR), for optional fields too, or state another legal basis under Art. 9(2) GDPR.\n2. Remove fields you do not need.\n3. Remove tracking, recording and other third-party scripts from this page, even after acceptance in the banner.\n4. Restrict access to the information and store it encrypted.',
      fixes: {
        ...untoldFixes('en'),
        ...deniedSpecialTexts('en').fixes,
        ...papersByMessengerTexts('en').fixes,
        ...subjectOfHealthTexts('en').fixes,
        ...chosenTreatmentTexts('en').fixes,
        tracked:
          '1. {#kept-off,this-page:{awayIds}} Do not load {away} on this page{never|=|before a click on it}, not even after acceptance in the banner{plain|=|– and }{clicks}{plain|=|only after a click on it}.\n2. Check whether entries of the form were transferred along with it (only what the page loads was observed), and have such entries deleted there.',
        trackedAfterConsent:
          '1. {#kept-off,this-page:{awayIds}} Do not load {away} on this page{never|=|before a click on it}, not even after acceptance in the banner{plain|=|– and }{clicks}{plain|=|only after a click on it}.',
        alsoAfterConsent:
          '1. {#kept-off,this-page:{awayIds}} As long as the question stays, do not load {away} on this page{never|=|before a click on it}, not even after acceptance in the banner{plain|=|– and }{clicks}{plain|=|only after a click on it}.',
        alsoScripts: '1. Do not load the scripts of {readers} on this page as long as the questions stay.',
        alsoCaptcha:
          '1. Do not load the scripts of {readers} on this page as long as the questions stay.\n2. Otherwise protect the form against spam without third parties, such as by an invisible field (honeypot) or a task from your own server.',
        thirdPartyScripts: '1. Remove the scripts of {hosts} from this page, or deliver them from your own server.',
        application:
          '1. Remove “{fields}”, voluntary or not, if you do not need it for the selection (Art. 5(1)(c), Art. 6(1)(b) GDPR): it is not specially protected under Art. 9 GDPR, but questions about age, origin or family can count in a dispute as an indication of discrimination (Sections 1, 7, 22 AGG). What you need for the employment contract, ask only the person whom you hire.',
        trackedUpload:
          '1. {#later} Load {service} only after consent, on this page best not at all: opening it already shows who is interested in what is offered here.',
        upload:
          '1. Link to the privacy notice at the form.\n2. Say there who receives the documents and when they are deleted, as far as it is still missing.',
      },
      messages: {
        ...untoldMessages('en'),
        ...deniedSpecialTexts('en').messages,
        ...papersByMessengerTexts('en').messages,
        ...subjectOfHealthTexts('en').messages,
        ...chosenTreatmentTexts('en').messages,
        trackedUpload: 'The form “{button}” on {path} takes documents (“{fields}”), and the page loads without consent: {service}',
        tracked:
          'The form “{button}” on {path} asks for “{fields}”, and the page loads without consent: {service}{alone|=|– only after acceptance: }{later}',
        consented: 'The form “{button}” on {path} asks for “{fields}”; a text on consent or on the legal basis stands at the form',
        alsoAfterConsent: 'After acceptance in the banner, the page with this form loads {service}',
        trackedAfterConsent: 'The form “{button}” on {path} asks for “{fields}”, and after acceptance the page loads {service}',
        alsoScripts:
          'On the page with this form ({path}), scripts of {readers} run before any choice in the banner; technically they can read what is entered there',
        alsoCaptcha:
          'On the page with this form ({path}), scripts of {readers} run before any choice in the banner; technically they can read what is entered there',
        thirdPartyScripts: 'The form “{button}” on {path} asks for “{fields}”, and scripts of third parties run on the page: {hosts}',
        application: 'The application form “{button}” on {path} asks for “{fields}”',
        upload: 'Documents can be uploaded through the form “{button}” on {path}; no information on the processing stands at the form',
        language: 'Fields on pages in an unsupported language could not be interpreted',
        noForms: 'No form with personal data was found on the pages examined',
      },
    },
  },
  run(facts) {
    const forms = shownForms(facts);
    const relevant = [...new Set([...dataForms(forms), ...forms.filter(asksProtected)])];
    const risks: Finding[] = [];
    const hints: Finding[] = papersByMessenger(facts.pages, facts.forms);
    if (relevant.length === 0 && hints.length === 0) return { class: 'NotApplicable', message: 'noForms' };
    const asking = relevant.map((form) => ({ form, sensitive: sensitiveFields(form, facts) }));
    hints.push(...deniedSpecialFinding(asking, facts.privacy));
    for (const { form, sensitive } of asking) {
      if (sensitive.length > 0) {
        const isEarly = isEarlyOn(form, facts);
        const trackers = trackersOn(form, facts);
        const early = trackers.filter(isEarly);
        const open = uncovered(form, sensitive, facts.pages);
        const isTold = open.length === 0;
        // What rests on nothing at all is no smaller fault where nothing else reads along.
        const found = isUncoveredQuestionnaire(form, open, facts) ? risks : hints;
        const marking = identifyingOn(form, facts).filter((use) => !trackers.includes(use));
        const all = [...trackers, ...marking];
        const embedded = embeddedOn(form, facts).filter((use) => !all.includes(use) && isEarly(use));
        const named = [...early, ...marking.filter(isEarly), ...embedded];
        if (early.length > 0) {
          const told = isTold ? [formFinding('tracked', form, sensitive, named, facts.requests)] : untold(form, open, facts, named);
          risks.push(...told.map((each) => holdingBack(each, named, all, facts)));
        } else if (!isTold && named.length > 0)
          // What loads for everybody belongs to the same sentence, though none of it is there to follow visitors.
          found.push(...untold(form, open, facts, named).map((each) => holdingBack(each, named, all, facts)));
        else if (trackers[0] || !isTold) {
          if (!isTold) found.push(...untold(form, open, facts));
          if (!isTold && !trackers[0]) hints.push(...withReaders(form, sensitive, facts));
          // Beside the sentence on the same form, the questions are named already.
          const message = isTold || found === risks ? 'trackedAfterConsent' : 'alsoAfterConsent';
          if (trackers[0]) hints.push(holdingBack(formFinding(message, form, sensitive, all, facts.requests), all, all, facts));
        } else if (foreignScripts(form, facts).length > 0) hints.push(withScripts(form, sensitive, facts));
      } else {
        const subjects = subjectOfHealth(form, facts);
        hints.push(...(subjects.length > 0 ? subjects : chosenTreatment(form, facts)));
        const papers = papersOf(form, facts);
        const early = papers.length > 0 ? trackersOn(form, facts).filter(isEarlyOn(form, facts)) : [];
        // Documents are no data of Art. 9 by themselves: what loads without consent is the fault of the service, told with the form.
        if (early[0])
          hints.push({
            ...formFinding('trackedUpload', form, papers, early, facts.requests),
            cause: causeOfService(early[0].service.id, facts.services),
          });
        if (candidateOf(form, facts.pages) === 'Applicant') hints.push(...aboutApplication(form, facts.pages));
      }
    }
    const verdict = verdictBeside(risks, hints);
    if (verdict) return verdict;
    const unread = relevant.filter((form) => {
      const page = pageAt(facts.pages, form.pageUrl);
      return page !== null && !isSupportedLanguage(page);
    });
    if (unread.length > 0) return { class: 'NoClassification', message: 'language', items: unread.map((form) => formItem(form)) };
    const [consented] = asking.flatMap(({ form, sensitive }) => (sensitive.length > 0 ? [formFinding('consented', form, sensitive)] : []));
    return consented ? { class: 'Conform', message: 'consented', params: consented.params ?? {} } : { class: 'Conform' };
  },
});

/** Questions an employer may as a rule not ask, and documents sent without a word on what happens to them. */
function aboutApplication(form: FormFact, pages: Facts['pages']): Finding[] {
  // What is demanded belongs to the check on mandatory fields.
  const delicate = form.asked.filter(
    ({ kind, topic, required }) => !required && (kind === 'birthdate' || topic === 'photo' || topic === 'marital-status'),
  );
  if (delicate.length > 0) return [formFinding('application', form, delicate)];
  const uploads = form.asked.some(({ kind }) => kind === 'file');
  const text = textAround(form, pages);
  return uploads && text.complete && !hasPrivacyNote(text) ? [formFinding('upload', form, [])] : [];
}
