import { type Candidate, candidateOf } from '../candidate-forms.ts';
import { churchLawOf } from '../church-law.ts';
import { defineCheck, type Finding, type FindingItem, type Locale } from '../define-check.ts';
import type { AskedField, Facts, FormFact, ServiceUse } from '../facts.ts';
import { wasSent } from '../initiator-chains.ts';
import { formItem, requestItem, serviceItem, verdictOf } from '../items.ts';
import { settled, statute } from '../law.ts';
import { pageAt } from '../legal-page.ts';
import { legalPath } from '../legal-path.ts';
import { addedTo, numberedSteps, suffixed } from '../message-variants.ts';
import { trackingCategories } from '../service-observations.ts';
import { isSilentOnSpecialData } from '../special-data-notice.ts';
import { shortList } from '../stored-findings.ts';
import { isSupportedLanguage } from '../supported-language.ts';
import { unconsentedStates } from '../unconsented-states.ts';
import { bareLabel, dataForms, formPlace, hasPrivacyNote, textAround } from '../visitor-forms.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';

/** Special categories and criminal records; the other topics are delicate in applications only. */
const protectedTopics: ReadonlySet<AskedField['topic']> = new Set([
  'health',
  'religion',
  'union',
  'politics',
  'origin',
  'sexuality',
  'criminal-record',
]);

const expressConsent = wholeWords(
  'ausdrücklich[a-zß-ɏ]*\\s+(?:[a-zß-ɏ]+\\s+){0,4}(?:ein|einwillig[a-zß-ɏ]*|einverstanden|zu|zustimm[a-zß-ɏ]*)|(?:willige|einwillig[a-zß-ɏ]*|stimme|einverstanden|zustimm[a-zß-ɏ]*)\\s[^.]{0,120}(?:gesundheits[a-zß-ɏ]*|besondere[a-zß-ɏ]*\\s+kategorien|sensib[a-zß-ɏ]*)|gesundheits(?:daten|angaben)\\s[^.]{0,120}(?:willige|einwillig[a-zß-ɏ]*|stimme|einverstanden)|art(?:\\.|ikel)?\\s*(?:9|10)|explicit(?:ly)?\\s+consent|consent\\s[^.]{0,120}(?:health|special\\s+categor(?:y|ies)|sensitive)',
);
const consents = wholeWords(
  'willige[a-zß-ɏ]*\\s[^.]{0,40}ein|willige\\s+ein|einwillig[a-zß-ɏ]*|(?:bin\\s+)?(?:damit\\s+)?einverstanden|i\\s+consent|i\\s+agree',
);
/** Titles of sites whose owner treats patients. */
const treatment = wholeWords(
  '(?:zahn|haus|fach|kinder|frauen|augen|haut)?(?:arzt|ärzte|ärztin|arztpraxis)|(?:gemeinschafts)?praxis\\s+(?:für|dr)[a-zß-ɏ]*|[a-zß-ɏ]{0,20}klinik(?:um)?|krankenhaus|(?:physio|psycho|ergo)therap[a-zß-ɏ]*|heilpraktiker[a-zß-ɏ]*|medical\\s+practice|dentist|clinic|hospital',
);
/** Services without which a page cannot be shown, or the choice not be kept. */
const harmless: ReadonlySet<string> = new Set(['cmp', 'hosting', 'captcha', 'necessary']);

/** What those who compete for a flat or for work may as a rule not be asked, told by whom the form is for. */
const unasked = {
  de: {
    Tenant:
      '; nach der Orientierungshilfe der Datenschutzkonferenz zu Selbstauskünften dürfen Mietinteressenten nach solchen Angaben nicht gefragt werden',
    Applicant:
      '; nach solchen Angaben dürfen Bewerberinnen und Bewerber in der Regel nicht gefragt werden, auch nicht mit ihrer Einwilligung',
  },
  en: {
    Tenant:
      '; according to the guidance of the German data protection conference on self-disclosure, prospective tenants may not be asked for such information',
    Applicant: '; as a rule applicants may not be asked for such information, not even with their consent',
  },
};
const unaskedSteps = {
  de: {
    Tenant:
      'Streichen Sie auf {path} „{fields}“. Die Felder auf freiwillig umzustellen oder ein Häkchen zu ergänzen genügt nicht: Wer um eine Wohnung konkurriert, willigt in der Regel nicht freiwillig ein (Art. 7 Abs. 4 DSGVO).',
    Applicant:
      'Streichen Sie auf {path} „{fields}“, wenn keine Vorschrift die Frage für diese Stelle erlaubt, etwa § 9 AGG kirchlichen Arbeitgebern (Art. 9 DSGVO, § 26 Abs. 3 BDSG, §§ 1, 7 AGG). Die Felder auf freiwillig umzustellen oder ein Häkchen zu ergänzen genügt nicht: Wer sich bewirbt, willigt in der Regel nicht freiwillig ein (Art. 7 Abs. 4 DSGVO).',
    eraseTenant: 'Löschen Sie Antworten auf diese Fragen, die Sie bereits erhalten haben.',
    eraseApplicant:
      'Löschen Sie Antworten auf diese Fragen, die Sie bereits erhalten haben, soweit Sie sie nicht für die Lohnabrechnung Eingestellter oder einen laufenden Streit brauchen.',
    load: 'Laden Sie {service} auf dieser Seite nicht, auch nicht nach einer Zustimmung im Banner.',
  },
  en: {
    Tenant:
      'On {path}, remove “{fields}”. Making the fields optional or adding a box is not enough: whoever competes for a flat does, as a rule, not consent freely (Art. 7(4) GDPR).',
    Applicant:
      'On {path}, remove “{fields}” unless a provision permits the question for this post, such as Section 9 AGG for church employers (Art. 9 GDPR, Section 26(3) BDSG, Sections 1, 7 AGG). Making the fields optional or adding a box is not enough: whoever applies for a job does, as a rule, not consent freely (Art. 7(4) GDPR).',
    eraseTenant: 'Delete the answers to these questions that you have received already.',
    eraseApplicant:
      'Delete the answers to these questions that you have received already, as far as you do not need them for the payroll of people you hired or for a pending dispute.',
    load: 'Do not load {service} on this page, not even after acceptance in the banner.',
  },
};
/** What a form asks, what loads beside it, and what stands there of a consent. */
const said = {
  de: {
    asks: 'Das Formular „{button}“ auf {path} fragt „{fields}“ ab',
    required: ', als Pflichtangabe',
    partly: ', davon als Pflichtangabe „{required}“',
    loads: ', und auf der Seite wird ohne Einwilligung geladen: {service}',
    none: '; am Formular wird weder eine ausdrückliche Einwilligung eingeholt noch die Rechtsgrundlage genannt',
    vague: '; die Einwilligung am Formular („{box}“) nennt diese Angaben nicht und ist damit keine ausdrückliche',
    silent: '; auch die Datenschutzerklärung ({notice}) nennt weder solche Angaben noch eine Ausnahme nach Art. 9 Abs. 2 DSGVO',
  },
  en: {
    asks: 'The form “{button}” on {path} asks for “{fields}”',
    required: ', as a required entry',
    partly: ', of which required: “{required}”',
    loads: ', and the page loads without consent: {service}',
    none: '; at the form, neither is explicit consent obtained nor the legal basis stated',
    vague: '; the consent at the form (“{box}”) does not name this information and so is not explicit',
    silent: '; the privacy notice ({notice}) too names neither such information nor an exception under Art. 9(2) GDPR',
  },
};
const inNotice = {
  de: 'Soweit Sie weiter danach fragen, ergänzen Sie in der Datenschutzerklärung ({notice}) diese Angaben mit ihrem Zweck und der Ausnahme nach Art. 9 Abs. 2 DSGVO.',
  en: 'As far as you go on asking for it, add this information to the privacy notice ({notice}), with its purpose and the exception under Art. 9(2) GDPR.',
};
/** Ends the names of messages where the notice says nothing of it either. */
const silent = 'Silent';

/** All sentences on questions that nothing at the form covers; candidates are told what they may not be asked instead. */
function untoldMessages(locale: Locale): Record<string, string> {
  const { asks, required, partly, loads, none, vague, silent: alsoSilent } = said[locale];
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
  const all = { ...plain, ...suffixed(Object.fromEntries(open.map(([name]) => [name, plain[name]!])), 'Medical') };
  return {
    ...all,
    ...addedTo(all, { [silent]: alsoSilent }),
    ...addedTo(Object.fromEntries([...open, ...boxed]), unasked[locale]),
  };
}

/** The steps for all of them, from those told by name: a required field and a practice have steps of their own. */
function untoldFixes(locale: Locale, told: Readonly<Record<string, string>>): Record<string, string> {
  const steps = unaskedSteps[locale];
  const fixes = Object.keys(untoldMessages(locale)).map((name) => {
    const candidate = (['Tenant', 'Applicant'] as const).find((each) => name.endsWith(each));
    if (candidate) {
      const load = name.startsWith('tracked') ? [steps.load] : [];
      return [name, numberedSteps([steps[candidate], ...load, steps[`erase${candidate}`]])];
    }
    const base = name.replace(silent, '');
    const text = told[base] ?? told[base.replace('Partly', '')] ?? told[base.replace(/(?:Partly)?Required/, '')] ?? '';
    return [name, base === name ? text : `${text}\n${text.split('\n').length + 1}. ${inNotice[locale]}`];
  });
  return Object.fromEntries(fixes);
}

/** Criminal records: of those who look for a flat, no provision permits the question. */
const recordMessages = {
  de: {
    trackedRecord:
      'Das Formular „{button}“ auf {path} fragt „{fields}“ ab, ohne am Formular eine Rechtsgrundlage zu nennen, und auf der Seite wird ohne Einwilligung geladen: {service}',
    criminalRecord: 'Das Formular „{button}“ auf {path} fragt „{fields}“ ab; eine Rechtsgrundlage wird am Formular nicht genannt',
  },
  en: {
    trackedRecord:
      'The form “{button}” on {path} asks for “{fields}” without stating a legal basis at the form, and the page loads without consent: {service}',
    criminalRecord: 'The form “{button}” on {path} asks for “{fields}”; no legal basis is stated at the form',
  },
};

/** Whether forms ask for specially protected data, and under which circumstances. */
export default defineCheck({
  id: 'frm-sensitive-fields',
  area: 'frm',
  version: 9,
  weight: 4,
  confidence: 'medium',
  legalBasis: [
    statute('Art. 9, 10, 32, 35 DSGVO', 'Art. 9, 10, 32, 35 GDPR'),
    settled('EuGH, 4.10.2024, C-21/23 Lindenapotheke', 'CJEU, 4 Oct 2024, C-21/23 Lindenapotheke'),
  ],
  needs: ['forms', 'pages', 'services', 'requests', 'attempts', 'site'],
  wants: ['applicability', 'privacy'],
  texts: {
    de: {
      title: 'Besondere Kategorien in Formularen',
      explanation:
        'Angaben zu Gesundheit, Religion, Gewerkschaftszugehörigkeit, politischer Meinung, ethnischer Herkunft, Sexualleben oder sexueller Orientierung schützt Art. 9 DSGVO besonders, Vorstrafen Art. 10 DSGVO; auch Allergien in einer Reservierung gehören dazu. Nach dem EuGH (C-21/23) ist der Begriff der Gesundheitsdaten weit zu verstehen. Auf Seiten mit solchen Feldern sollten keine Dritten mitlesen. Geburtsdatum, Foto und Familienstand sind in Bewerbungen meist nicht erforderlich.',
      confidenceReason: 'Sensible Felder werden an ihrer Beschriftung erkannt; eine harmlose Frage kann ähnlich klingen.',
      howToFix:
        '1. Holen Sie am Formular eine ausdrückliche Einwilligung mit eigenem Häkchen ein (Art. 9 Abs. 2 lit. a DSGVO), auch für freiwillige Felder, oder nennen Sie eine andere Rechtsgrundlage nach Art. 9 Abs. 2 DSGVO.\n2. Streichen Sie Felder, die Sie nicht brauchen.\n3. Entfernen Sie Tracking, Aufzeichnung und andere fremde Skripte von dieser Seite, auch nach einer Zustimmung im Banner.\n4. Beschränken Sie den Zugriff auf die Angaben, und speichern Sie sie verschlüsselt.',
      fixes: {
        ...untoldFixes('de', {
          trackedNoConsent:
            '1. Laden Sie {service} auf dieser Seite nicht, auch nicht nach einer Zustimmung im Banner.\n2. Holen Sie am Formular eine ausdrückliche Einwilligung mit eigenem Häkchen ein (Art. 9 Abs. 2 lit. a DSGVO), auch für freiwillige Felder, oder streichen Sie die Frage danach („{fields}“); nur wenn Sie sich statt auf eine Einwilligung auf eine andere Ausnahme nach Art. 9 Abs. 2 DSGVO stützen können, nennen Sie stattdessen diese am Formular.\n3. Prüfen Sie, ob dabei Eingaben aus dem Formular übertragen wurden (beobachtet ist nur, was die Seite lädt), und lassen Sie solche dort löschen.',
          trackedVagueConsent:
            '1. Laden Sie {service} auf dieser Seite nicht, auch nicht nach einer Zustimmung im Banner.\n2. Streichen Sie „{fields}“, soweit Sie die Angaben nicht brauchen, und stellen Sie sie sonst auf freiwillig um.\n3. Holen Sie für das, was bleibt, eine ausdrückliche Einwilligung mit eigenem Häkchen ein, das diese Angaben und den Widerruf nennt und von dem die Bearbeitung nicht abhängt (Art. 7 Abs. 3, 4, Art. 9 Abs. 2 lit. a DSGVO); nur wenn Sie sich stattdessen auf eine andere Ausnahme nach Art. 9 Abs. 2 DSGVO stützen können, nennen Sie diese am Formular.\n4. Prüfen Sie, ob dabei Eingaben aus dem Formular übertragen wurden (beobachtet ist nur, was die Seite lädt), und lassen Sie solche dort löschen.',
          noExplicitConsent:
            '1. Holen Sie am Formular eine ausdrückliche Einwilligung mit eigenem Häkchen ein (Art. 9 Abs. 2 lit. a DSGVO), auch wenn das Ausfüllen freiwillig ist, oder streichen Sie die Frage danach („{fields}“).\n2. Nur wenn Sie sich statt auf eine Einwilligung auf eine andere Ausnahme nach Art. 9 Abs. 2 DSGVO stützen können: Nennen Sie diese am Formular und in der Datenschutzerklärung, und lassen Sie das Häkchen weg.\n3. Beschränken Sie den Zugriff auf die Angaben, und speichern Sie sie verschlüsselt.',
          noExplicitConsentRequired:
            '1. Streichen Sie „{fields}“, soweit Sie die Angaben nicht brauchen, und stellen Sie sie sonst auf freiwillig um: In Pflichtangaben, von denen die Bearbeitung abhängt, willigt in der Regel niemand freiwillig ein (Art. 7 Abs. 4 DSGVO).\n2. Holen Sie für das, was bleibt, am Formular eine ausdrückliche Einwilligung mit eigenem Häkchen ein, das diese Angaben und den Widerruf nennt (Art. 9 Abs. 2 lit. a DSGVO).\n3. Nur wenn Sie sich statt auf eine Einwilligung auf eine andere Ausnahme nach Art. 9 Abs. 2 DSGVO stützen können: Nennen Sie diese am Formular und in der Datenschutzerklärung, und lassen Sie das Häkchen weg.\n4. Beschränken Sie den Zugriff auf die Angaben, und speichern Sie sie verschlüsselt.',
          noExplicitConsentMedical:
            '1. Holen Sie am Formular eine ausdrückliche Einwilligung mit eigenem Häkchen ein (Art. 9 Abs. 2 lit. a DSGVO), auch für freiwillige Felder, oder nennen Sie dort die Behandlung als Rechtsgrundlage (Art. 9 Abs. 2 lit. h DSGVO), wenn die Angaben ihr dienen.\n2. Streichen Sie „{fields}“, wenn Sie die Angaben vor dem Termin nicht brauchen.\n3. Beschränken Sie den Zugriff auf die Angaben, und speichern Sie sie verschlüsselt.',
          vagueConsent:
            '1. Streichen Sie „{fields}“, soweit Sie die Angaben nicht brauchen, und stellen Sie sie sonst auf freiwillig um.\n2. Holen Sie für das, was bleibt, eine ausdrückliche Einwilligung mit eigenem Häkchen ein, das diese Angaben und den Widerruf nennt und von dem die Bearbeitung nicht abhängt (Art. 7 Abs. 3, 4, Art. 9 Abs. 2 lit. a DSGVO).\n3. Nur wenn Sie sich statt auf eine Einwilligung auf eine andere Ausnahme nach Art. 9 Abs. 2 DSGVO stützen können: Nennen Sie diese am Formular und in der Datenschutzerklärung.',
          trackedNoConsentMedical:
            '1. Laden Sie {service} auf dieser Seite nicht, auch nicht nach einer Zustimmung im Banner.\n2. Holen Sie am Formular eine ausdrückliche Einwilligung mit eigenem Häkchen ein (Art. 9 Abs. 2 lit. a DSGVO), oder nennen Sie dort die Behandlung als Rechtsgrundlage (Art. 9 Abs. 2 lit. h DSGVO, § 22 Abs. 1 Nr. 1 lit. b BDSG), wenn die Angaben ihr dienen; streichen Sie „{fields}“, soweit Sie die Angaben vor dem Termin nicht brauchen.\n3. Prüfen Sie, ob dabei Eingaben aus dem Formular übertragen wurden (beobachtet ist nur, was die Seite lädt), und lassen Sie solche dort löschen.',
        }),
        tracked:
          '1. Laden Sie {service} auf dieser Seite nicht, auch nicht nach einer Zustimmung im Banner.\n2. Prüfen Sie, ob dabei Eingaben aus dem Formular übertragen wurden (beobachtet ist nur, was die Seite lädt), und lassen Sie solche dort löschen.',
        trackedRecord:
          '1. Streichen Sie die Frage „{fields}“, wenn keine Rechtsvorschrift sie erlaubt (Art. 10 DSGVO); eine Einwilligung ersetzt das nicht.\n2. Laden Sie {service} auf dieser Seite nicht, auch nicht nach einer Zustimmung im Banner.\n3. Prüfen Sie, ob dabei Eingaben aus dem Formular übertragen wurden (beobachtet ist nur, was die Seite lädt), und lassen Sie solche dort löschen.',
        trackedAfterConsent: '1. Laden Sie {service} auf dieser Seite nicht, auch nicht nach einer Zustimmung im Banner.',
        criminalRecord:
          '1. Streichen Sie die Frage „{fields}“, wenn keine Rechtsvorschrift sie erlaubt (Art. 10 DSGVO).\n2. Erlaubt eine sie, nennen Sie diese am Formular und in der Datenschutzerklärung.',
        criminalRecordTenant:
          '1. Streichen Sie die Frage „{fields}“: Vermietern erlaubt sie keine Rechtsvorschrift (Art. 10 DSGVO), und eine Einwilligung ersetzt das nicht.\n2. Löschen Sie Antworten darauf, die Sie bereits erhalten haben.',
        trackedRecordTenant:
          '1. Streichen Sie die Frage „{fields}“: Vermietern erlaubt sie keine Rechtsvorschrift (Art. 10 DSGVO), und eine Einwilligung ersetzt das nicht.\n2. Laden Sie {service} auf dieser Seite nicht, auch nicht nach einer Zustimmung im Banner.\n3. Löschen Sie Antworten auf die Frage, die Sie bereits erhalten haben.',
        thirdPartyScripts: '1. Entfernen Sie die Skripte von {hosts} von dieser Seite, oder liefern Sie sie vom eigenen Server aus.',
        application:
          '1. Streichen Sie diese Felder, wenn Sie die Angaben für die Auswahl nicht brauchen, oder stellen Sie sie auf freiwillig um.',
        trackedUpload:
          '1. Laden Sie {service} auf dieser Seite nicht, auch nicht nach einer Zustimmung im Banner: Schon der Aufruf verrät, wer sich hier mit Unterlagen meldet.\n2. Prüfen Sie, ob dabei Eingaben aus dem Formular übertragen wurden (beobachtet ist nur, was die Seite lädt), und lassen Sie solche dort löschen.',
        upload:
          '1. Verlinken Sie am Formular die Datenschutzerklärung, und sagen Sie dort, wer die Unterlagen erhält und wann sie gelöscht werden.',
      },
      messages: {
        ...untoldMessages('de'),
        ...addedTo(recordMessages.de, { Tenant: unasked.de.Tenant }),
        ...recordMessages.de,
        trackedUpload:
          'Über das Formular „{button}“ auf {path} werden Unterlagen hochgeladen („{fields}“), und auf der Seite wird ohne Einwilligung geladen: {service}',
        tracked: 'Das Formular „{button}“ auf {path} fragt „{fields}“ ab, und auf der Seite wird ohne Einwilligung geladen: {service}',
        consented:
          'Das Formular „{button}“ auf {path} fragt „{fields}“ ab; am Formular steht ein Text zur Einwilligung oder zur Rechtsgrundlage',
        trackedAfterConsent:
          'Das Formular „{button}“ auf {path} fragt „{fields}“ ab, und auf der Seite läuft nach der Zustimmung {service}',
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
        'Art. 9 GDPR specially protects information on health, religion, trade union membership, political opinion, ethnic origin, sex life or sexual orientation, Art. 10 GDPR criminal records; allergies in a reservation belong to it, too. According to the CJEU (C-21/23), the notion of health data is to be understood broadly. On pages with such fields no third party should read along. Date of birth, photo and marital status are usually not necessary in applications.',
      confidenceReason: 'Sensitive fields are recognised by their labels; a harmless question may sound alike.',
      howToFix:
        '1. Obtain explicit consent at the form with a box of its own (Art. 9(2)(a) GDPR), for optional fields too, or state another legal basis under Art. 9(2) GDPR.\n2. Remove fields you do not need.\n3. Remove tracking, recording and other third-party scripts from this page, even after acceptance in the banner.\n4. Restrict access to the information and store it encrypted.',
      fixes: {
        ...untoldFixes('en', {
          trackedNoConsent:
            '1. Do not load {service} on this page, not even after acceptance in the banner.\n2. Obtain explicit consent at the form with a box of its own (Art. 9(2)(a) GDPR), for optional fields too, or remove the question about it (“{fields}”); only if you can rely on another exception under Art. 9(2) GDPR instead of consent, state that at the form instead.\n3. Check whether entries of the form were transferred along with it (only what the page loads was observed), and have such entries deleted there.',
          trackedVagueConsent:
            '1. Do not load {service} on this page, not even after acceptance in the banner.\n2. Remove “{fields}” as far as you do not need the information, and make the rest optional.\n3. For what remains, obtain explicit consent with a box of its own that names this information and the right to withdraw and on which the handling does not depend (Art. 7(3), (4), Art. 9(2)(a) GDPR); only if you can rely on another exception under Art. 9(2) GDPR instead, state it at the form.\n4. Check whether entries of the form were transferred along with it (only what the page loads was observed), and have such entries deleted there.',
          noExplicitConsent:
            '1. Obtain explicit consent at the form with a box of its own (Art. 9(2)(a) GDPR), even if filling in is optional, or remove the question about it (“{fields}”).\n2. Only if you can rely on another exception under Art. 9(2) GDPR instead of consent: state it at the form and in the privacy notice, and leave out the box.\n3. Restrict access to the information and store it encrypted.',
          noExplicitConsentRequired:
            '1. Remove “{fields}” as far as you do not need the information, and make the rest optional: as a rule nobody consents freely to required entries on which the handling depends (Art. 7(4) GDPR).\n2. For what remains, obtain explicit consent at the form with a box of its own that names this information and the right to withdraw (Art. 9(2)(a) GDPR).\n3. Only if you can rely on another exception under Art. 9(2) GDPR instead of consent: state it at the form and in the privacy notice, and leave out the box.\n4. Restrict access to the information and store it encrypted.',
          noExplicitConsentMedical:
            '1. Obtain explicit consent at the form with a box of its own (Art. 9(2)(a) GDPR), for optional fields too, or state treatment as the legal basis there (Art. 9(2)(h) GDPR) if the information serves it.\n2. Remove “{fields}” if you do not need the information before the appointment.\n3. Restrict access to the information and store it encrypted.',
          vagueConsent:
            '1. Remove “{fields}” as far as you do not need the information, and make the rest optional.\n2. For what remains, obtain explicit consent with a box of its own that names this information and the right to withdraw and on which the handling does not depend (Art. 7(3), (4), Art. 9(2)(a) GDPR).\n3. Only if you can rely on another exception under Art. 9(2) GDPR instead of consent: state it at the form and in the privacy notice.',
          trackedNoConsentMedical:
            '1. Do not load {service} on this page, not even after acceptance in the banner.\n2. Obtain explicit consent at the form with a box of its own (Art. 9(2)(a) GDPR), or state treatment as the legal basis there (Art. 9(2)(h) GDPR, Section 22(1) no. 1(b) BDSG) if the information serves it; remove “{fields}” as far as you do not need the information before the appointment.\n3. Check whether entries of the form were transferred along with it (only what the page loads was observed), and have such entries deleted there.',
        }),
        tracked:
          '1. Do not load {service} on this page, not even after acceptance in the banner.\n2. Check whether entries of the form were transferred along with it (only what the page loads was observed), and have such entries deleted there.',
        trackedRecord:
          '1. Remove the question “{fields}” unless a legal provision permits it (Art. 10 GDPR); consent does not replace that.\n2. Do not load {service} on this page, not even after acceptance in the banner.\n3. Check whether entries of the form were transferred along with it (only what the page loads was observed), and have such entries deleted there.',
        trackedAfterConsent: '1. Do not load {service} on this page, not even after acceptance in the banner.',
        criminalRecord:
          '1. Remove the question “{fields}” unless a legal provision permits it (Art. 10 GDPR).\n2. If one does, state it at the form and in the privacy notice.',
        criminalRecordTenant:
          '1. Remove the question “{fields}”: no legal provision permits it to landlords (Art. 10 GDPR), and consent does not replace that.\n2. Delete the answers to it that you have received already.',
        trackedRecordTenant:
          '1. Remove the question “{fields}”: no legal provision permits it to landlords (Art. 10 GDPR), and consent does not replace that.\n2. Do not load {service} on this page, not even after acceptance in the banner.\n3. Delete the answers to the question that you have received already.',
        thirdPartyScripts: '1. Remove the scripts of {hosts} from this page, or deliver them from your own server.',
        application: '1. Remove these fields if you do not need the information for the selection, or make them optional.',
        trackedUpload:
          '1. Do not load {service} on this page, not even after acceptance in the banner: opening it already tells who sends documents here.\n2. Check whether entries of the form were transferred along with it (only what the page loads was observed), and have such entries deleted there.',
        upload: '1. Link to the privacy notice at the form, and say there who receives the documents and when they are deleted.',
      },
      messages: {
        ...untoldMessages('en'),
        ...addedTo(recordMessages.en, { Tenant: unasked.en.Tenant }),
        ...recordMessages.en,
        trackedUpload: 'The form “{button}” on {path} takes documents (“{fields}”), and the page loads without consent: {service}',
        tracked: 'The form “{button}” on {path} asks for “{fields}”, and the page loads without consent: {service}',
        consented: 'The form “{button}” on {path} asks for “{fields}”; a text on consent or on the legal basis stands at the form',
        trackedAfterConsent: 'The form “{button}” on {path} asks for “{fields}”, and {service} runs on the page after acceptance',
        thirdPartyScripts: 'The form “{button}” on {path} asks for “{fields}”, and scripts of third parties run on the page: {hosts}',
        application: 'The application form “{button}” on {path} asks for “{fields}”',
        upload: 'Documents can be uploaded through the form “{button}” on {path}; no information on the processing stands at the form',
        language: 'Fields on pages in an unsupported language could not be interpreted',
        noForms: 'No form with personal data was found on the pages examined',
      },
    },
  },
  run(facts) {
    const relevant = [...new Set([...dataForms(facts.forms), ...facts.forms.filter(asksProtected)])];
    if (relevant.length === 0) return { class: 'NotApplicable', message: 'noForms' };
    const { states } = unconsentedStates(facts.attempts);
    const isEarly = (use: ServiceUse) => states.some((state) => use.active[state]);
    const risks: Finding[] = [];
    const hints: Finding[] = [];
    const sensitiveOf = (form: FormFact) => form.asked.filter((field) => protectedTopics.has(field.topic) && !isExempt(field, form, facts));
    for (const form of relevant) {
      const sensitive = sensitiveOf(form);
      if (sensitive.length > 0) {
        const trackers = trackersOn(form, facts);
        const early = trackers.filter(isEarly);
        const isTold = mentions(wordsOf(form, facts.pages), expressConsent);
        if (early.length > 0)
          risks.push(...(isTold ? [finding('tracked', form, sensitive, early, facts.requests)] : untold(form, sensitive, facts, early)));
        else if (trackers[0] || !isTold) {
          if (trackers[0]) hints.push(finding('trackedAfterConsent', form, sensitive, trackers.slice(0, 1), facts.requests));
          if (!isTold) hints.push(...untold(form, sensitive, facts));
        } else if (foreignScripts(form, facts).length > 0) hints.push(withScripts(form, sensitive, facts));
      } else {
        const papers = papersOf(form, facts);
        const early = papers.length > 0 ? trackersOn(form, facts).filter(isEarly) : [];
        if (early.length > 0) risks.push(finding('trackedUpload', form, papers, early, facts.requests));
        if (form.kind === 'application') hints.push(...aboutApplication(form, facts.pages));
      }
    }
    const verdict = verdictOf({ risks, hints });
    if (verdict) return verdict;
    const unread = relevant.filter((form) => {
      const page = pageAt(facts.pages, form.pageUrl);
      return page !== null && !isSupportedLanguage(page);
    });
    if (unread.length > 0) return { class: 'NoClassification', message: 'language', items: unread.map((form) => formItem(form)) };
    const [asking] = relevant.flatMap((form) => {
      const sensitive = sensitiveOf(form);
      return sensitive.length > 0 ? [finding('consented', form, sensitive)] : [];
    });
    return asking ? { class: 'Conform', message: 'consented', params: asking.params ?? {} } : { class: 'Conform' };
  },
});

/** Church law does not count belonging to a church among the special categories; who applies for work may still not be asked at will. */
function isExempt(field: AskedField, form: FormFact, { privacy, pages }: Pick<Facts, 'pages'> & Partial<Facts>): boolean {
  if (field.topic !== 'religion' || form.kind === 'application' || privacy === undefined) return false;
  return mentions(plainText(field.label), membership) && churchLawOf({ privacy, pages }) !== null;
}

const membership = wholeWords(
  'konfession[a-zß-ɏ]*|religionszugehörigkeit|kirchen(?:zugehörigkeit|mitglied[a-zß-ɏ]*)|religion|denomination',
);

/**
 * Criminal records fall under Art. 10, which no consent opens: they are told apart from what Art. 9 protects. What candidates may
 * not be asked at all is told with that; severely disabled applicants may be asked, for the sake of their rights.
 */
function untold(
  form: FormFact,
  sensitive: readonly AskedField[],
  facts: Pick<Facts, 'pages' | 'requests'> & Partial<Facts>,
  trackers: readonly ServiceUse[] = [],
): Finding[] {
  const isRecord = ({ topic }: AskedField) => topic === 'criminal-record';
  const special = sensitive.filter((field) => !isRecord(field));
  const records = sensitive.filter(isRecord);
  const candidate = candidateOf(form, facts.pages);
  const isOpen = candidate === 'Applicant' && special.every(({ label }) => /behinder|disab/i.test(label));
  const suffix: Candidate | '' = candidate === null || isOpen ? '' : candidate;
  const tracked = trackers.length > 0;
  return [special, records].flatMap((fields) => {
    if (fields.length === 0) return [];
    // One form is one piece of evidence, however many sentences are told about it.
    const told = (message: string): Finding => {
      const { items, ...rest } = finding(message, form, fields, trackers, facts.requests);
      return { ...rest, items: [formItem(form, { fields: labelled(sensitive) }), ...items.slice(1)] };
    };
    if (fields === records) return [told(`${tracked ? 'trackedRecord' : 'criminalRecord'}${candidate === 'Tenant' ? candidate : ''}`)];
    const { privacy, pages } = facts;
    const isSilent = suffix === '' && privacy !== undefined && isSilentOnSpecialData({ privacy, pages });
    const box = consentBox(form);
    const message =
      box === null ? withoutConsent(fields, facts, tracked, suffix) : `${tracked ? 'trackedVagueConsent' : 'vagueConsent'}${suffix}`;
    const base = told(isSilent ? `${message}${silent}` : message);
    const more = { ...(box !== null && { box }), ...(isSilent && { notice: legalPath(privacy) }) };
    return [{ ...base, params: { ...base.params, ...more } }];
  });
}

/** A box that consents to something, yet does not name what is specially protected. */
function consentBox({ asked }: FormFact): string | null {
  const box = asked.find(({ type, label }) => type === 'checkbox' && mentions(plainText(label), consents));
  if (!box) return null;
  const label = bareLabel(box.label);
  return label.length > 160 ? `${label.slice(0, 160)}…` : label;
}

/** Which sentence tells that nothing at the form says on what the question rests: the steps differ. */
function withoutConsent(
  fields: readonly AskedField[],
  facts: Pick<Facts, 'pages'> & Partial<Facts>,
  tracked: boolean,
  candidate: Candidate | '',
): string {
  const isMedical = candidate === '' && fields.some(({ topic }) => topic === 'health') && treatsPatients(facts);
  const required = fields.every((field) => field.required) ? 'Required' : fields.some((field) => field.required) ? 'PartlyRequired' : '';
  return `${tracked ? 'trackedNoConsent' : 'noExplicitConsent'}${required}${isMedical ? 'Medical' : candidate}`;
}

/** By the settings, else by what the start page calls itself. */
function treatsPatients({ applicability, pages }: Pick<Facts, 'pages'> & Partial<Facts>): boolean {
  const industry = applicability?.settings.industry ?? null;
  if (industry !== null) return industry === 'medical' || industry === 'health-services';
  return pages.some(
    ({ kind, title, headings }) => kind === 'start' && [title, ...headings].some((line) => mentions(plainText(line), treatment)),
  );
}

/** Papers sent by applicants and patients say as much as a sensitive question. */
function papersOf(form: FormFact, facts: Pick<Facts, 'pages'> & Partial<Facts>): AskedField[] {
  const papers = form.asked.filter(({ kind }) => kind === 'file');
  return papers.length > 0 && (form.kind === 'application' || treatsPatients(facts)) ? papers : [];
}

function asksProtected({ kind, visible, asked }: FormFact): boolean {
  return visible && kind !== 'search' && kind !== 'consent' && kind !== 'login' && asked.some(({ topic }) => protectedTopics.has(topic));
}

/** Measuring, advertising and recording services that run on the page of a form. */
function trackersOn({ pageUrl }: FormFact, { services, site }: Pick<Facts, 'services' | 'site'>): ServiceUse[] {
  const isOwn = (host: string) => host === site.domain || host.endsWith(`.${site.domain}`);
  return services.filter(
    ({ service, pages, active, hosts, cloakedHost }) =>
      trackingCategories.has(service.category) &&
      service.category !== 'social' &&
      service.consent !== 'no' &&
      // Counting on the own server lets nobody read along.
      !(service.selfHosted && cloakedHost === null && hosts.every(isOwn)) &&
      pages.includes(pageUrl) &&
      (active.none || active.reject || active.accept),
  );
}

function foreignScripts({ pageUrl }: FormFact, { requests, services }: Pick<Facts, 'requests' | 'services'>): Facts['requests'] {
  const categories = new Map(services.map(({ service }) => [service.id, service.category]));
  return requests.filter(
    (request) =>
      request.type === 'script' &&
      request.party !== 'first' &&
      request.pageUrl === pageUrl &&
      wasSent(request) &&
      !harmless.has(categories.get(request.serviceId ?? '') ?? ''),
  );
}

function wordsOf(form: FormFact, pages: Facts['pages']): string {
  const { before, inside, after } = textAround(form, pages);
  return `${before} ${inside} ${after}`;
}

/** Questions an employer may as a rule not ask, and documents sent without a word on what happens to them. */
function aboutApplication(form: FormFact, pages: Facts['pages']): Finding[] {
  // What is demanded belongs to the check on mandatory fields.
  const delicate = form.asked.filter(
    ({ kind, topic, required }) => !required && (kind === 'birthdate' || topic === 'photo' || topic === 'marital-status'),
  );
  if (delicate.length > 0) return [finding('application', form, delicate)];
  const uploads = form.asked.some(({ kind }) => kind === 'file');
  const text = textAround(form, pages);
  return uploads && text.complete && !hasPrivacyNote(text) ? [finding('upload', form, [])] : [];
}

function withScripts(form: FormFact, fields: readonly AskedField[], facts: Pick<Facts, 'requests' | 'services'>): Finding {
  const base = finding('thirdPartyScripts', form, fields);
  const hosts = shortList([...new Set(foreignScripts(form, facts).map(({ host }) => host))]);
  return { ...base, params: { ...base.params, hosts } };
}

function finding(
  message: string,
  form: FormFact,
  fields: readonly AskedField[],
  trackers: readonly ServiceUse[] = [],
  requests: Facts['requests'] = [],
): Finding {
  const labels = labelled(fields);
  const items: [FindingItem, ...FindingItem[]] = [formItem(form, { fields: labels })];
  for (const use of trackers) {
    // What was loaded on the very page of the form proves more than where else the service runs.
    const here = requests.find((request) => request.serviceId === use.service.id && request.pageUrl === form.pageUrl && wasSent(request));
    items.push(here ? requestItem(here) : serviceItem(use));
  }
  return {
    message,
    params: {
      ...formPlace(form),
      fields: labels,
      required: labelled(fields.filter((field) => field.required)),
      service: shortList(trackers.map(({ service }) => service.name)),
    },
    items,
    // Without a note the upload is the same problem as at any form.
    cause: message === 'upload' ? `form-privacy:${form.id}` : `form-special:${form.id}`,
    ...(trackers.length > 0 ? { serviceIds: trackers.map(({ service }) => service.id) } : {}),
  };
}

function labelled(fields: readonly AskedField[]): string {
  return shortList([...new Set(fields.map(({ label }) => shorten(label)))], 6);
}

function shorten(label: string): string {
  const bare = bareLabel(label);
  return bare.length > 120 ? `${bare.slice(0, 120)}…` : bare;
}
