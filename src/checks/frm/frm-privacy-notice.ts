import { serviceOf } from '#knowledge/find-service.ts';
import { defineCheck, type Finding, type Locale } from '../define-check.ts';
import type { FormFact } from '../facts/forms.ts';
import type { EmbedFact, PageFact } from '../facts/pages.ts';
import { formItem, pageItem, verdictOf } from '../items.ts';
import { hasToGo } from '../shared/forms/applicant-questions.ts';
import { candidateOf } from '../shared/forms/candidate-forms.ts';
import { carriedBy, carriedTexts } from '../shared/forms/carried-inputs.ts';
import { consentSentence } from '../shared/forms/consent-sentence.ts';
import { frameOf, shownForms, unreadFrames } from '../shared/forms/framed-forms.ts';
import { ownWordsOf } from '../shared/forms/note-quotes.ts';
import { popupFixes, popupMessages, popupParams, popupSuffix } from '../shared/forms/popup-steps.ts';
import { isAnonymousTest } from '../shared/forms/protected-questions.ts';
import { dataForms, formList, formPlace, labelsOf, privacyNote, privacySentence, textAround } from '../shared/forms/visitor-forms.ts';
import { settled, statute } from '../shared/law/law.ts';
import { pageAt } from '../shared/site/legal-page.ts';
import { isSupportedLanguage } from '../shared/site/supported-language.ts';
import { plainText, quoted, shortList } from '../shared/wording.ts';

/** Forms with more at stake than a message, each with the message that says so. */
const weighty: Partial<Record<FormFact['kind'], string>> = {
  application: 'missingApplication',
  order: 'missingOrder',
  registration: 'missingRegistration',
};

const note = {
  de: '1. Ergänzen Sie am Formular „{button}“ auf {path} direkt über der Schaltfläche einen kurzen Hinweis mit Link auf die Datenschutzerklärung.\n2. Nennen Sie darin Zweck und Rechtsgrundlage dieser Verarbeitung.',
  en: '1. At the form “{button}” on {path}, add a short note with a link to the privacy notice right above the button.\n2. Name purpose and legal basis of this processing in it.',
};

/** Whether a form tells about data protection where the data are entered. */
export default defineCheck({
  id: 'frm-privacy-notice',
  area: 'frm',
  version: 23,
  weight: 3,
  confidence: 'medium',
  legalBasis: [
    statute('Art. 12, Art. 13 Abs. 1 DSGVO', 'Art. 12, Art. 13(1) GDPR'),
    settled('EuGH, 9.1.2025, C-394/23 Mousse', 'CJEU, 9 Jan 2025, C-394/23 Mousse'),
  ],
  needs: ['forms', 'framedForms', 'pages', 'embeds'],
  wants: ['banner', 'privacy'],
  stepPlaces: ['provider'],
  texts: {
    de: {
      title: 'Datenschutzhinweis am Formular',
      explanation:
        'Art. 13 Abs. 1 DSGVO verlangt die Information zum Zeitpunkt der Erhebung, also dort, wo der Besucher seine Daten eingibt. Wer sich auf ein berechtigtes Interesse stützt, muss es nach dem EuGH (C-394/23) bei der Erhebung nennen. Dass der Link in der Fußzeile derselben Seite genügt, ist vertretbar, aber nicht entschieden.',
      confidenceReason:
        'Gelesen werden das Formular und der Text davor und danach, auch ein längerer Kasten; ein bloßer Link im Fuß der Seite zählt nicht als Hinweis.',
      howToFix:
        '1. Ergänzen Sie direkt über der Absende-Schaltfläche einen kurzen Hinweis mit Link auf die Datenschutzerklärung.\n2. Nennen Sie darin Zweck und Rechtsgrundlage, etwa „zur Bearbeitung Ihrer Anfrage“.\n3. Beschreiben Sie bei Bewerbungen, Gesundheitsdaten, Bestellungen und Kundenkonten die Verarbeitung ausführlicher.',
      fixes: {
        ...carriedTexts('de').fixes,
        ...noteFixes('de', note.de, {
          weighty:
            '3. Beschreiben Sie diese Verarbeitung in der Datenschutzerklärung mit Empfängern und Speicherdauer, soweit das dort fehlt.',
          health:
            '3. Soweit Sie weiter nach der Gesundheit fragen, nennen Sie dafür auch die Ausnahme nach Art. 9 Abs. 2 DSGVO, auf die Sie sich stützen, und wie lange Sie die Angaben speichern{see:frm-sensitive-fields}.',
          missingAnswers:
            '1. Werten Sie die Antworten auf {path} im Browser aus, ohne sie zu senden{see:frm-sensitive-fields}.\n2. Nur wenn Sie sie weiter senden: Ergänzen Sie am Formular „{button}“ direkt über der Schaltfläche einen kurzen Hinweis mit Zweck, Rechtsgrundlage und Link auf die Datenschutzerklärung.',
          linkMissing:
            '1. Ergänzen Sie an dieser Stelle einen Link auf die Datenschutzerklärung: am Formular „{button}“ auf {path} bei „{quote}“.',
          missingFramed:
            '1. Ergänzen Sie in der Verwaltung von {service} am Formular „{button}“ einen kurzen Hinweis mit Link auf die Datenschutzerklärung.\n2. Lässt das der Anbieter nicht zu, setzen Sie den Hinweis auf {path} direkt neben den Rahmen.\n3. Nennen Sie darin Zweck und Rechtsgrundlage und dass {service} die Angaben entgegennimmt.',
          inFrame:
            '1. Prüfen Sie in der Verwaltung von {service}, ob das Formular selbst auf Ihre Datenschutzerklärung verlinkt.\n2. Sonst setzen Sie auf {path} direkt neben den Rahmen einen Hinweis mit Link darauf.',
          inFrameNoted:
            '1. Sehen Sie nach, ob der Hinweis auf {path} beim Ausfüllen zu sehen ist und auch das sagt, was {service} mit den Angaben tut; dann ist nichts weiter zu tun.',
        }),
      },
      messages: {
        ...carriedTexts('de').messages,
        ...popupMessages({ missing: 'Am Formular „{button}“ auf {path} steht kein Hinweis auf den Datenschutz' }),
        linkMissing:
          'Am Formular „{button}“ auf {path} steht eine Einwilligung mit Zweck und Widerruf („{quote}“), aber kein Verweis auf die Datenschutzerklärung',
        missingFramed:
          'Am Formular „{button}“ auf {path}, in einem Rahmen von {service}, steht kein Hinweis auf den Datenschutz, auch nicht auf der Seite daneben',
        missingApplication: 'Am Bewerbungsformular „{button}“ auf {path} steht kein Hinweis auf den Datenschutz',
        missingOrder: 'Am Bestellformular „{button}“ auf {path} steht kein Hinweis auf den Datenschutz',
        missingRegistration: 'Am Registrierungsformular „{button}“ auf {path} steht kein Hinweis auf den Datenschutz',
        missingHealth:
          'Das Formular „{button}“ auf {path} fragt auch nach der Gesundheit („{fields}“) und trägt keinen Hinweis auf den Datenschutz',
        missingAnswers:
          'Das Formular „{button}“ auf {path} sendet Antworten zur Gesundheit („{fields}“) und trägt keinen Hinweis auf den Datenschutz',
        textUnknown:
          'Der Text um {count|=ein Formular|Formulare} ({names}) ließ sich nicht vollständig lesen; sehen Sie dort selbst nach, ob ein Hinweis auf den Datenschutz steht',
        language: 'Die Sprache der Seite wird bei {count|=einem Formular|Formularen} nicht unterstützt: {names}',
        inFrame:
          'Das Formular auf {path} liegt in einem eingebetteten Rahmen von {service} und ließ sich nicht lesen; auf der Seite selbst wurde dazu kein Hinweis auf den Datenschutz gefunden',
        inFrameNoted:
          'Das Formular auf {path} liegt in einem eingebetteten Rahmen von {service} und ließ sich nicht lesen; auf der Seite selbst steht: „{quote}“',
        told: 'An {forms|=dem einzigen geprüften Formular|geprüften Formularen} mit persönlichen Angaben wurde ein Hinweis auf den Datenschutz gefunden, so auf {path}: „{quote}“',
        noForms: 'Auf den geprüften Seiten wurde kein Formular mit persönlichen Angaben gefunden',
      },
    },
    en: {
      title: 'Privacy information at the form',
      explanation:
        'Art. 13(1) GDPR requires the information at the time of collection, that is, where visitors enter their data. Whoever relies on a legitimate interest must state it when collecting, according to the CJEU (C-394/23). That the link in the footer of the same page suffices is arguable but undecided.',
      confidenceReason:
        'The form and the text before and after it are read, a longer box too; a mere link in the footer does not count as a note.',
      howToFix:
        '1. Add a short note with a link to the privacy notice right above the submit button.\n2. Name purpose and legal basis in it, such as “to handle your enquiry”.\n3. For applications, health data, orders and customer accounts, describe the processing in more detail.',
      fixes: {
        ...carriedTexts('en').fixes,
        ...noteFixes('en', note.en, {
          weighty: '3. Describe this processing in the privacy notice with recipients and storage period where that is missing there.',
          health:
            '3. As far as you go on asking about health, also name the exception under Art. 9(2) GDPR that you rely on for it and how long you store the information{see:frm-sensitive-fields}.',
          missingAnswers:
            '1. Evaluate the answers on {path} in the browser without sending them{see:frm-sensitive-fields}.\n2. Only if you go on sending them: add a short note with purpose, legal basis and a link to the privacy notice to the form “{button}”, right above the button.',
          linkMissing: '1. Add a link to the privacy notice there: at the form “{button}” on {path}, beside “{quote}”.',
          missingFramed:
            '1. In the administration of {service}, add a short note with a link to the privacy notice to the form “{button}”.\n2. Where the provider does not allow it, place the note right beside the frame on {path}.\n3. Name purpose and legal basis in it, and that {service} receives the information.',
          inFrame:
            '1. Check in the administration of {service} whether the form itself links to your privacy notice.\n2. Otherwise place a note with a link to it right beside the frame on {path}.',
          inFrameNoted:
            '1. See whether the note on {path} is visible while filling in and also says what {service} does with the information; then nothing more is to be done.',
        }),
      },
      messages: {
        ...carriedTexts('en').messages,
        ...popupMessages({ missing: 'The form “{button}” on {path} carries no privacy information' }),
        linkMissing:
          'The form “{button}” on {path} holds a consent with purpose and withdrawal (“{quote}”), but does not refer to the privacy notice',
        missingFramed:
          'The form “{button}” on {path}, in a frame of {service}, carries no privacy information, nor does the page beside it',
        missingApplication: 'The application form “{button}” on {path} carries no privacy information',
        missingOrder: 'The order form “{button}” on {path} carries no privacy information',
        missingRegistration: 'The registration form “{button}” on {path} carries no privacy information',
        missingHealth: 'The form “{button}” on {path} also asks about health (“{fields}”) and carries no privacy information',
        missingAnswers: 'The form “{button}” on {path} sends answers about health (“{fields}”) and carries no privacy information',
        textUnknown:
          'The text around {count|=one form|forms} ({names}) could not be read completely; have a look there whether there is privacy information',
        language: 'The language of the page is not supported for {count|=one form|forms}: {names}',
        inFrame:
          'The form on {path} is inside an embedded frame of {service} and could not be read; no privacy information about it was found on the page itself',
        inFrameNoted: 'The form on {path} is inside an embedded frame of {service} and could not be read; the page itself says: “{quote}”',
        told: 'Privacy information was found at {forms|form|forms} asking for personal data, so on {path}: “{quote}”',
        noForms: 'No form with personal data was found on the pages examined',
      },
    },
  },
  run({ forms, framedForms, pages, embeds, banner, privacy }) {
    const relevant = dataForms(shownForms({ forms, framedForms }));
    const frames = unreadFrames(embeds, framedForms);
    const hints: Finding[] = [];
    const told: { quote: string; path: string }[] = [];
    const open: { form: FormFact; message: 'textUnknown' | 'language' }[] = [];
    for (const form of relevant) {
      const text = textAround(form, pages, relevant);
      const page = pageAt(pages, form.pageUrl);
      const noted = privacyNote(text, banner?.banner?.text) ?? notedBeside(form, page);
      if (noted !== null) {
        told.push({ quote: quoted(ownWordsOf(noted, form)), path: formPlace(form).path });
        continue;
      }
      if (!text.complete) open.push({ form, message: 'textUnknown' });
      else if (!page || !isSupportedLanguage(page)) open.push({ form, message: 'language' });
      else hints.push(finding(form, consentSentence(text), pages));
    }
    const beside = privacy ? { pages, privacy } : { pages };
    hints.push(...relevant.flatMap((form) => carriedBy(form, beside) ?? []));
    const verdict = verdictOf({ hints });
    if (verdict) return verdict;
    const [first] = open;
    if (first) {
      const alike = open.filter(({ message }) => message === first.message).map(({ form }) => form);
      const items = open.map(({ form }) => formItem(form));
      return { class: 'NoClassification', message: first.message, params: formList(alike), items };
    }
    const [frame] = frames;
    if (frame) {
      const items = frames.map(({ pageUrl, url, states }) => pageItem(pageUrl, states, { frame: url }));
      const path = URL.parse(frame.pageUrl)?.pathname ?? frame.pageUrl;
      const quote = privacySentence(pageAt(pages, frame.pageUrl)?.text ?? '');
      const params = { service: nameOf(frame), path, ...(quote !== null && { quote: quoted(plainText(quote)) }) };
      return { class: 'NoClassification', message: quote === null ? 'inFrame' : 'inFrameNoted', params, items };
    }
    return relevant.length === 0
      ? { class: 'NotApplicable', message: 'noForms' }
      : { class: 'Conform', message: 'told', params: { forms: relevant.length, ...told[0] } };
  },
});

/** With more at stake there is more to tell. */
function noteFixes(
  locale: Locale,
  steps: string,
  {
    weighty: more,
    health,
    ...frames
  }: Record<'linkMissing' | 'weighty' | 'health' | 'missingAnswers' | 'missingFramed' | 'inFrame' | 'inFrameNoted', string>,
) {
  const grave = Object.values(weighty).map((message) => [message, `${steps}\n${more}`]);
  return { ...popupFixes(locale, { missing: steps }), ...Object.fromEntries(grave), missingHealth: `${steps}\n${health}`, ...frames };
}

function nameOf({ serviceId, host }: Pick<EmbedFact, 'serviceId' | 'host'>): string {
  return (serviceId === null ? null : serviceOf(serviceId)?.name) ?? host;
}

/** In a frame of somebody else often only the page around it can say anything. */
function notedBeside(form: FormFact, page: PageFact | null): string | null {
  return frameOf(form) === null ? null : privacySentence(page?.text ?? '');
}

function finding(form: FormFact, consent: string | null, pages: readonly PageFact[]): Finding {
  // Who looks for a flat may not be asked at all: there is no exception to name.
  const mayAsk = candidateOf(form, pages) !== 'Tenant';
  const health = mayAsk ? form.asked.filter((field) => field.topic === 'health' && !hasToGo(field, form)) : [];
  const frame = frameOf(form);
  const service = frame && nameOf({ serviceId: frame.frameServiceId, host: URL.parse(frame.frameUrl)?.host ?? '' });
  return {
    message: isAnonymousTest(form)
      ? 'missingAnswers'
      : health.length > 0
        ? 'missingHealth'
        : frame
          ? 'missingFramed'
          : consent !== null
            ? 'linkMissing'
            : (weighty[form.kind] ?? `missing${popupSuffix(form)}`),
    params: {
      ...formPlace(form),
      ...popupParams(form),
      ...(health.length > 0 && { fields: shortList(labelsOf(health)) }),
      ...(service && { service }),
      ...(consent !== null && { quote: quoted(consent) }),
    },
    items: [formItem(form, { fields: askedIn(form), ...(frame && { frame: frame.frameUrl }) })],
    cause: `form-privacy:${form.id}`,
  };
}

/** What a form asks of a person, as it words it; one word for all that Art. 9 protects would tell of the wrong one. */
function askedIn(form: FormFact): string {
  const labels = labelsOf(form.asked.filter(({ kind }) => kind !== null)).filter(Boolean);
  return labels.length > 0 ? shortList(labels, mostLabels) : form.personalFields.join(', ');
}

const mostLabels = 8;
