import type { home as de } from '../de/home.ts';

/** English texts of the home page. */
export const home: typeof de = {
  title: 'What does your website load <marked>before anyone consents?</marked>',
  lead: '{{product}} visits your website three times in a real browser: without interaction, after rejecting and after accepting. You see what happens and what you can do next.',
  form: {
    examples: 'Examples that can be reached without Internet',
    useExample: 'Use {{url}} as the address',
  },
  figure: {
    title: 'Three visits to the same page.',
    text: 'Each stroke is a request, time runs from left to right. Example: tassenwerk.example',
    label: 'Example of requests over time',
    none: '3 trackers',
    reject: '2 trackers keep running',
    accept: '12 trackers',
  },
  how: {
    title: 'How the scan works',
    text: 'Three separate sessions, each with an empty browser.',
    none: 'No interaction',
    noneText:
      'The page is opened, the banner is left alone. Whatever is stored on or read from the device at this point needs an exemption under § 25(2) TDDDG. Whatever goes to third parties needs a legal basis under Art. 6 GDPR.',
    reject: 'Rejected',
    rejectText:
      'The scan rejects in the banner and then reads back whether the refusal took effect. A click alone is not a result. If trackers stay active, the request is in the report as evidence.',
    accept: 'Accepted',
    acceptText:
      'The scan accepts everything. This shows which services you use, where data flow, and whether your privacy notice names these services.',
    pages_one: 'It visits the start page, the legal pages and one further page.',
    pages_other: 'It visits the start page, the legal pages and up to {{count}} further pages.',
  },
  rely: {
    title: 'What you can rely on',
    checks_one: 'check in {{areas}} areas',
    checks_other: 'checks in {{areas}} areas',
    checksText: 'Each names its legal basis, its evidence and how certain the finding is.',
    thirdParty: 'requests to third parties by us',
    thirdPartyText: 'This application loads fonts, scripts and images from its own server only.',
    retention_one: 'day of storage without an account',
    retention_other: 'days of storage without an account',
    retentionText: 'After that, the report of a visitor’s scan is deleted with all its evidence.',
    open: 'Open points stay open',
    openText: 'What the scan could not examine is in the report, with the reason.',
  },
  limits: {
    title: 'What the scan is not',
    text: '{{product}} establishes technically what a website does and puts it in context. “OK” means: in the states and pages examined, nothing conspicuous was found. This does not replace legal advice and does not confirm that a website is lawful.',
  },
  newScan: {
    link: 'New scan',
    title: 'Begin a new scan?',
    message: 'This scan and its report can no longer be reached afterwards: only this tab knows the key.',
  },
};
