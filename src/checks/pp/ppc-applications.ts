import { defineCheck } from '../define-check.ts';
import type { PageFact } from '../facts.ts';
import { atLeastOne, formItem, pageItem } from '../items.ts';
import { statute, unverified } from '../law.ts';
import { readablePages } from '../legal-page.ts';
import { judgeNotice, noticeMessages, noticeNeeds } from '../notice-content.ts';
import { mentions, wholeWords } from '../wording.ts';

const jobTitle = wholeWords(
  'karriere[a-zß-ɏ]*|stellenangebote?|stellenausschreibung[a-zß-ɏ]*|stellenmarkt|offene\\s+stellen|jobs|jobangebote?|ausbildungsplätze|bewerbung(?:en|sformular)?|(?:jetzt|hier)\\s+bewerben|wir\\s+suchen\\s+(?:dich|sie|verstärkung)|careers?|vacanc(?:y|ies)|open\\s+positions',
);

/** Whether the notice describes job applications where the site invites them. */
export default defineCheck({
  id: 'ppc-applications',
  area: 'pp',
  version: 1,
  weight: 2,
  confidence: 'low',
  legalBasis: [
    statute('Art. 13 DSGVO', 'Art. 13 GDPR'),
    unverified(
      '§ 26 BDSG, teilweise unanwendbar nach EuGH, 30.3.2023, C-34/21',
      'Section 26 BDSG, partly inapplicable after CJEU, 30 Mar 2023, C-34/21',
    ),
  ],
  needs: [...noticeNeeds, 'forms', 'applicability'],
  texts: {
    de: {
      title: 'Bewerbungen beschrieben',
      explanation:
        'Wer Stellen ausschreibt, erhält Bewerbungen und muss darüber informieren, wie er mit den Unterlagen umgeht (Art. 13 DSGVO). Wichtig sind Zweck, Rechtsgrundlage, Empfänger und wann Unterlagen nach einer Absage gelöscht werden.',
      confidenceReason: 'Stellenseiten werden an Titel und Überschriften erkannt; Hinweise in einem Bewerbungsportal sieht der Scan nicht.',
      howToFix:
        '1. Ergänzen Sie einen Abschnitt zu Bewerbungen oder verlinken Sie eigene Datenschutzhinweise bei den Stellenanzeigen.\n2. Nennen Sie die Löschfrist nach einer Absage, üblich sind sechs Monate.',
      messages: {
        ...noticeMessages.de,
        missing: 'Die Website wirbt um Bewerbungen; die Datenschutzerklärung beschreibt den Umgang damit nicht',
        noJobs: 'Es wurden keine Stellenangebote und keine Bewerbungsformulare gefunden',
      },
    },
    en: {
      title: 'Job applications described',
      explanation:
        'Whoever advertises jobs receives applications and must inform about how the documents are handled (Art. 13 GDPR). What matters is purpose, legal basis, recipients and when documents are deleted after a rejection.',
      confidenceReason: 'Job pages are recognised by titles and headings; the scan does not see notes in an application portal.',
      howToFix:
        '1. Add a section on applications, or link a separate notice from the job offers.\n2. State the deletion period after a rejection; six months are usual.',
      messages: {
        ...noticeMessages.en,
        missing: 'The website invites applications; the privacy notice does not describe how they are handled',
        noJobs: 'No job offers and no application forms were found',
      },
    },
  },
  run: (facts) =>
    judgeNotice(facts, (notice) => {
      if (notice.has('applications')) return { class: 'Conform' };
      const forms = facts.forms.filter(({ kind, visible }) => kind === 'application' && visible).map((form) => formItem(form));
      const jobPages = readablePages(facts.pages)
        .filter(isJobPage)
        .map(({ url }) => pageItem(url));
      const { purposes, industry } = facts.applicability.settings;
      const items = atLeastOne([...forms, ...jobPages].slice(0, 5));
      const isExpected = purposes.includes('recruiting') || industry === 'recruiting-staffing';
      if (!items && !isExpected) return { class: 'NotApplicable', message: 'noJobs' };
      const finding = notice.finding('missing', 'applications');
      return notice.ifComplete({ class: 'Hint', findings: [items ? { ...finding, items } : finding] });
    }),
});

/** Titles and headings say what a page is for; a menu entry in its text does not. */
function isJobPage({ kind, title, headings, url }: PageFact): boolean {
  if (kind !== 'other') return false;
  return (
    [title, ...headings.slice(0, 5)].some((line) => mentions(line, jobTitle)) ||
    /\/(?:karriere|jobs?|stellenangebote|careers?)(?:[/.?]|$)/i.test(url)
  );
}
