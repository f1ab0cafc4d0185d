import { defineCheck, type Finding, type FindingItem, type Locale } from '../define-check.ts';
import type { Facts } from '../facts.ts';
import { atLeastOne, formItem } from '../items.ts';
import { dataForms } from '../shared/forms/visitor-forms.ts';
import { statute } from '../shared/law/law.ts';
import { judgeNotice, type NoticeContent, noticeMessages, noticeNeeds } from '../shared/notice/notice-content.ts';
import {
  asksMuch,
  delicateQuestions,
  protectedQuestions,
  untoldOrders,
  untoldQuestionnaires,
  untoldRegistrations,
  untoldSensitiveForms,
} from '../shared/notice/untold-forms.ts';
import { untoldPapers } from '../shared/notice/untold-papers.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { mentions, plainText, quoted, shortList, wholeWords } from '../shared/wording.ts';

const enquiry = wholeWords(
  '(?:[a-zß-ɏ]+)?anfragen?|nachrichten?|kontaktaufnahme|kontaktformular|enquir(?:y|ies)|inquir(?:y|ies)|messages?',
);

/** What the site shows of processing besides the visit, as the texts name it: ways to leave data, services. */
const seenNames: Record<Locale, Record<'Ways' | 'Services' | 'WaysServices', string>> = {
  de: {
    Ways: 'Anfragen ({ways})',
    Services: 'die beobachteten Dienste ({services})',
    WaysServices: 'Anfragen ({ways}) und die beobachteten Dienste ({services})',
  },
  en: {
    Ways: 'enquiries ({ways})',
    Services: 'the services observed ({services})',
    WaysServices: 'enquiries ({ways}) and the services observed ({services})',
  },
};

/** A text for each combination of what was seen, under the name of its message (`singleWays`). */
function eachSeen(locale: Locale, message: string, text: (seen: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(seenNames[locale]).map(([name, seen]) => [`${message}${name}`, text(seen)]));
}

/** Whether the notice says what data is processed for, in more than one place. */
export default defineCheck({
  id: 'ppc-purposes',
  area: 'pp',
  version: 13,
  weight: 4,
  confidence: 'medium',
  legalBasis: [statute('Art. 13 Abs. 1 lit. c DSGVO', 'Art. 13(1)(c) GDPR')],
  needs: [...noticeNeeds],
  wants: ['forms', 'services', 'imprintElements'],
  texts: {
    de: {
      title: 'Zwecke der Verarbeitung',
      explanation:
        'Zu jeder Verarbeitung gehört die Angabe, wofür die Daten gebraucht werden (Art. 13 Abs. 1 lit. c DSGVO). Allgemeine Floskeln wie die Verbesserung des Angebots genügen nicht. Nur mit dem Zweck lässt sich beurteilen, ob Umfang und Dauer angemessen sind.',
      confidenceReason: 'Zwecke werden an ihren Formulierungen erkannt; ob sie zu Ihrer Verarbeitung passen, beurteilt der Scan nicht.',
      howToFix:
        '1. Gehen Sie jede Verarbeitung durch: den Aufruf der Website und, soweit vorhanden, Formulare, Anfragen, Newsletter und Dienste Dritter.\n2. Nennen Sie bei jeder den konkreten Zweck.\n3. Ersetzen Sie allgemeine Floskeln durch das, was Sie mit den Daten tun.',
      fixes: {
        questionnaire:
          '1. Ergänzen Sie in der Datenschutzerklärung einen Abschnitt zum Formular auf {pages}: Zweck, Rechtsgrundlage, Empfänger und Speicherdauer dessen, was es abfragt.',
        sensitiveForm:
          '1. Ergänzen Sie in der Datenschutzerklärung einen Abschnitt zum Formular auf {pages}: Zweck, Rechtsgrundlage mit der Ausnahme des Art. 9 Abs. 2 DSGVO, Empfänger und Speicherdauer der Angaben.',
        order:
          '1. Ergänzen Sie in der Datenschutzerklärung einen Abschnitt zu Bestellungen über das Formular auf {pages}: Zweck, Rechtsgrundlage (in der Regel Art. 6 Abs. 1 lit. b DSGVO), Empfänger und Speicherdauer der Angaben.',
        form: '1. Ergänzen Sie in der Datenschutzerklärung einen Abschnitt zum Formular auf {pages}: Zweck, Rechtsgrundlage, Empfänger und Speicherdauer der Angaben.',
        papers:
          '1. Verzichten Sie im Formular auf {pages} auf die Kopie ({fields}), wenn es genügt, sich das Papier zeigen zu lassen.\n2. Brauchen Sie die Kopie, beschreiben Sie sie in der Datenschutzerklärung: Zweck, Rechtsgrundlage (beim Personalausweis die Zustimmung des Inhabers, § 20 Abs. 2 PAuswG, oder eine Vorschrift), Empfänger und Löschung.',
        single:
          '1. Prüfen Sie, ob neben der beschriebenen Verarbeitung weitere stattfinden; wenn nicht, ist nichts zu tun.\n2. Fehlt in der Datenschutzerklärung der Zweck einer weiteren Verarbeitung, ergänzen Sie ihn.',
        ...eachSeen(
          'de',
          'single',
          (seen) =>
            `1. Prüfen Sie, ob der genannte Zweck auch ${seen} abdeckt; wenn ja, ist nichts zu tun.\n2. Fehlt in der Datenschutzerklärung der Zweck für ${seen}, ergänzen Sie ihn.`,
        ),
        ...eachSeen(
          'de',
          'missing',
          (seen) =>
            `1. Gehen Sie jede Verarbeitung durch: den Aufruf der Website, dazu ${seen}.\n2. Nennen Sie bei jeder den konkreten Zweck.\n3. Ersetzen Sie allgemeine Floskeln durch das, was Sie mit den Daten tun.`,
        ),
      },
      messages: {
        ...noticeMessages.de,
        some: 'Mindestens ein Zweck wird genannt; ob für jede Verarbeitung, wurde nicht geprüft',
        questionnaire:
          'Die Datenschutzerklärung erwähnt das Formular auf {pages} nicht; es{many|= stellt viele persönliche Fragen, darunter|fragt auch nach}: {fields}',
        sensitiveForm:
          'In der Datenschutzerklärung wurde nichts zum Formular auf {pages} gefunden; es fragt nach besonders geschützten Angaben ({fields})',
        order: 'In der Datenschutzerklärung wurde nichts zu dem gefunden, was Besucher im Bestellformular auf {pages} angeben',
        form: 'In der Datenschutzerklärung wurde nichts zu dem gefunden, was Besucher im Anmeldeformular auf {pages} angeben',
        papers: 'Das Formular auf {pages} nimmt Kopien von Ausweispapieren entgegen ({fields}); die Datenschutzerklärung erwähnt sie nicht',
        missing: 'Die Datenschutzerklärung nennt keinen konkreten Zweck der Verarbeitung',
        single: 'Die Datenschutzerklärung nennt nur in einem Abschnitt einen Zweck; das genügt nur, wenn nichts weiter verarbeitet wird',
        ...eachSeen(
          'de',
          'missing',
          (seen) => `Die Datenschutzerklärung nennt keinen konkreten Zweck der Verarbeitung, auch nicht für ${seen}`,
        ),
        ...eachSeen(
          'de',
          'single',
          (seen) => `Die Datenschutzerklärung nennt nur in einem Abschnitt einen Zweck; das genügt nur, wenn er auch ${seen} abdeckt`,
        ),
      },
    },
    en: {
      title: 'Purposes',
      explanation:
        'For every kind of processing the notice has to say what the data is needed for (Art. 13(1)(c) GDPR). General phrases such as improving the offer are not enough. Only the purpose shows whether extent and duration are reasonable.',
      confidenceReason: 'Purposes are recognised by their wording; the scan does not judge whether they match your processing.',
      howToFix:
        '1. Go through every kind of processing: visits to the website and, as far as there are any, forms, enquiries, newsletter and third-party services.\n2. State the concrete purpose of each.\n3. Replace general phrases with what you do with the data.',
      fixes: {
        questionnaire:
          '1. Add a section on the form on {pages} to the privacy notice: purpose, legal basis, recipients and storage period of what it asks for.',
        sensitiveForm:
          '1. Add a section on the form on {pages} to the privacy notice: purpose, legal basis with the exception of Art. 9(2) GDPR, recipients and storage period of what it asks for.',
        order:
          '1. Add a section on orders by the form on {pages} to the privacy notice: purpose, legal basis (as a rule Art. 6(1)(b) GDPR), recipients and storage period of what it asks for.',
        form: '1. Add a section on the form on {pages} to the privacy notice: purpose, legal basis, recipients and storage period of what it asks for.',
        papers:
          '1. Do without the copy in the form on {pages} ({fields}) if it is enough to be shown the paper.\n2. If you need the copy, describe it in the privacy notice: purpose, legal basis (for the German identity card the consent of its holder, Section 20(2) PAuswG, or a legal provision), recipients and deletion.',
        single:
          '1. Check whether anything is processed besides what is described; if not, there is nothing to do.\n2. If the privacy notice lacks the purpose of any further processing, add it.',
        ...eachSeen(
          'en',
          'single',
          (seen) =>
            `1. Check whether the purpose stated also covers ${seen}; if so, there is nothing to do.\n2. If the privacy notice lacks the purpose for ${seen}, add it.`,
        ),
        ...eachSeen(
          'en',
          'missing',
          (seen) =>
            `1. Go through every kind of processing: visits to the website, and also ${seen}.\n2. State the concrete purpose of each.\n3. Replace general phrases with what you do with the data.`,
        ),
      },
      messages: {
        ...noticeMessages.en,
        some: 'At least one purpose is stated; whether for every kind of processing was not examined',
        questionnaire:
          'The privacy notice does not mention the form on {pages}; it{many|= asks many personal questions, among them|also asks for}: {fields}',
        sensitiveForm:
          'Nothing was found in the privacy notice on the form on {pages}; it asks for specially protected information ({fields})',
        order: 'Nothing was found in the privacy notice on what visitors enter in the order form on {pages}',
        form: 'Nothing was found in the privacy notice on what visitors enter in the registration form on {pages}',
        papers: 'The form on {pages} takes copies of identity papers ({fields}); the privacy notice does not mention them',
        missing: 'The privacy notice states no concrete purpose of processing',
        single: 'The privacy notice states a purpose in one section only; that suffices only if nothing else is processed',
        ...eachSeen('en', 'missing', (seen) => `The privacy notice states no concrete purpose of processing, not for ${seen} either`),
        ...eachSeen(
          'en',
          'single',
          (seen) => `The privacy notice states a purpose in one section only; that suffices only if it also covers ${seen}`,
        ),
      },
    },
  },
  run: (facts) =>
    judgeNotice(facts, (notice) => {
      const purposes = notice.of('purposes');
      const [only] = purposes;
      // The one purpose may be that of the enquiries itself; what it may lack is the rest.
      const coversEnquiries = only !== undefined && mentions(plainText(only.quote), enquiry);
      const { name, params } = seenOn(facts, coversEnquiries);
      const single = purposes.length === 1 ? [notice.finding(`single${name}`, 'purposes', purposes, params)] : [];
      if (purposes.length > 0) {
        const found = atLeastOne([...single, ...untoldFindings(facts, notice)]);
        return found ? notice.ifComplete({ class: 'Hint', findings: found }) : { class: 'Conform', message: 'some' };
      }
      return notice.ifComplete({ class: 'Risk', findings: [notice.finding(`missing${name}`, 'purposes', [], params)] });
    }),
});

/** Registrations, orders, forms on what is specially protected and long ones of which the notice is silent, though it tells of other processing. */
function untoldFindings(
  { privacy, pages, forms = [] }: Pick<Facts, 'privacy' | 'pages'> & Partial<Facts>,
  notice: NoticeContent,
): Finding[] {
  const untold = untoldRegistrations({ privacy, pages, forms });
  const items = atLeastOne<FindingItem>(untold.map((form) => formItem(form)));
  const params = { pages: pathsOf(untold.map(({ pageUrl }) => pageUrl)) };
  const sensitive = untoldSensitiveForms({ privacy, pages, forms });
  const asking = atLeastOne<FindingItem>(sensitive.map((form) => formItem(form)));
  const fields = shortList([...new Set(sensitive.flatMap(protectedQuestions))]);
  const places = { pages: pathsOf(sensitive.map(({ pageUrl }) => pageUrl)), fields };
  const orders = untoldOrders({ privacy, pages, forms }).filter((form) => !sensitive.includes(form));
  const ordered = atLeastOne<FindingItem>(orders.map((form) => formItem(form)));
  const shops = { pages: pathsOf(orders.map(({ pageUrl }) => pageUrl)) };
  const known = new Set([...untold, ...sensitive, ...orders]);
  const questionnaires = untoldQuestionnaires({ privacy, pages, forms }).filter((form) => !known.has(form));
  const long = atLeastOne<FindingItem>(questionnaires.map((form) => formItem(form)));
  const questions = shortList([...new Set(questionnaires.flatMap(delicateQuestions))]);
  const many = questionnaires.every(asksMuch) ? 1 : '';
  const where = { pages: pathsOf(questionnaires.map(({ pageUrl }) => pageUrl)), fields: questions, many };
  const papers = untoldPapers({ privacy, pages, forms });
  const told = new Set([...known, ...questionnaires]);
  const left = papers === null || papers.forms.some((form) => told.has(form)) ? null : papers;
  const asked = left ? atLeastOne<FindingItem>(left.forms.map((form) => formItem(form))) : null;
  const ofPapers = { pages: pathsOf(left?.forms.map(({ pageUrl }) => pageUrl) ?? []), fields: quoted(shortList(left?.labels ?? [])) };
  return [
    ...(items ? [{ ...notice.finding('form', 'registration', [], params), items }] : []),
    ...(ordered ? [{ ...notice.finding('order', 'order-form', [], shops), items: ordered }] : []),
    ...(asking ? [{ ...notice.finding('sensitiveForm', 'sensitive-form', [], places), items: asking }] : []),
    ...(asked ? [{ ...notice.finding('papers', 'papers', [], ofPapers), items: asked }] : []),
    ...(long ? [{ ...notice.finding('questionnaire', 'questionnaire', [], where), items: long }] : []),
  ];
}

/** Forms, the address and number for enquiries, and services of others, as far as the scan saw any. */
function seenOn(
  { pages, forms = [], services = [], imprintElements }: Pick<Facts, 'pages'> & Partial<Facts>,
  coversEnquiries: boolean,
): {
  name: string;
  params: Record<'ways' | 'services', string>;
} {
  const links = pages.flatMap(({ links }) => links.filter(({ visible }) => visible).map(({ href }) => href));
  const contact = (kind: 'email' | 'phone', scheme: RegExp) =>
    imprintElements?.elements.find((element) => element.kind === kind)?.value ??
    links
      .find((href) => scheme.test(href))
      ?.replace(scheme, '')
      .replace(/\?.*$/, '');
  const formPaths = pathsOf(dataForms(forms).map(({ pageUrl }) => pageUrl));
  const ways = coversEnquiries ? '' : [formPaths, contact('email', /^mailto:/i), contact('phone', /^tel:/i)].filter(Boolean).join(', ');
  const others = services.filter(({ service, hosts, embeddedBy }) => hosts.length > 0 && !service.selfHosted && embeddedBy === null);
  const names = shortList(others.map(({ service }) => service.name));
  return { name: `${ways === '' ? '' : 'Ways'}${names === '' ? '' : 'Services'}`, params: { ways, services: names } };
}
