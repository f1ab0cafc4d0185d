import type { scanForm as de } from '../de/scan-form.ts';

/** English texts of the form that orders a scan. */
export const scanForm: typeof de = {
  url: 'Address of the website',
  urlHelp: 'Starts with https:// or http://',
  urlPlaceholder: 'https://www.example.com',
  terms:
    'I have read the <agb>terms and conditions</agb> and agree. How we process what you enter is described in the <datenschutz>privacy notice</datenschutz>.',
  submit: 'Start scan',
  submitting: 'Preparing the scan',
  failed: 'The scan was not started.',
  settings: {
    summary: 'Scan settings',
    optional: 'optional, make the result more precise',
    websiteType: 'Who runs the website?',
    noAnswer: 'not given',
    industry: 'Industry',
    legalForm: 'Legal form',
    purposes: 'Purposes of the website',
    purposesHelp: 'Several may be chosen',
    urlImprint: 'Address of the legal notice',
    urlDPN: 'Address of the privacy notice',
    urlTermsAndConditions: 'Address of the terms',
    urlCancellationPolicy: 'Address of the cancellation policy',
    searched: 'is searched for otherwise',
  },
};
