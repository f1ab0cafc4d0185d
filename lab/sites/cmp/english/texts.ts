import { list, section } from '../../../page.ts';

/** Imprint of a German company in English. */
export const imprint = `<h2>Information according to Section 5 DDG</h2>
<p>Tidewater Instruments GmbH<br>
Am Sandtorkai 48<br>
20457 Hamburg<br>
Germany</p>
<h2>Represented by</h2><p>Managing directors: Dr. Swantje Brodersen, Kofi Mensah</p>
<h2>Contact</h2><p>Phone: +49 40 555 913 20<br>
E-mail: <a href="mailto:hello@tidewater-instruments.test">hello@tidewater-instruments.test</a></p>
<h2>Register entry</h2><p>Commercial register: Amtsgericht Hamburg<br>
Register number: HRB 164820</p>
<h2>VAT ID</h2><p>VAT identification number (Umsatzsteuer-Identifikationsnummer): VAT_ID</p>`;

/** Privacy notice with everything Art. 13 GDPR asks for. */
export const privacyNotice = [
  section(
    'Controller',
    'The controller within the meaning of the General Data Protection Regulation (GDPR) is:<br>Tidewater Instruments GmbH<br>Am Sandtorkai 48<br>20457 Hamburg, Germany<br>Phone: +49 40 555 913 20<br>E-mail: privacy@tidewater-instruments.test',
  ),
  section(
    'Hosting and server log files',
    'This website is run by our service provider Elbhost GmbH, Hamburg, in a data centre in Germany. We have a data processing agreement with them (Art. 28 GDPR).',
    'When you visit our pages, the web server stores your IP address, date and time, the address called and the identification of your browser. The purpose of the processing is to deliver the pages and to fend off attacks. The legal basis is Art. 6(1)(f) GDPR; our legitimate interest lies in the secure operation of the website. Log files are deleted after 7 days.',
  ),
  section(
    'Contacting us',
    'If you write to us, we use your details in order to respond to your enquiry. The legal basis is Art. 6(1)(b) GDPR where a contract is concerned, otherwise Art. 6(1)(f) GDPR; our legitimate interest is in answering enquiries. Enquiries are deleted after 6 months unless statutory retention periods apply.',
  ),
  section(
    'Google Analytics 4',
    'Provider: Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Ireland. Purpose of the processing: measuring which pages are visited how often. The legal basis is your consent, Section 25(1) TDDDG and Art. 6(1)(a) GDPR.',
    'Data may be transferred to Google LLC in the United States (USA). The transfer is based on the adequacy decision on the EU-US Data Privacy Framework (DPF), Art. 45 GDPR; the recipient is certified. Alternatively, standard contractual clauses apply (Art. 46(2)(c) GDPR).',
    'Usage data is deleted after 14 months.',
  ),
  section(
    'Cookies at a glance',
    '<table><thead><tr><th>Name</th><th>Provider</th><th>Purpose</th><th>Storage period</th></tr></thead><tbody><tr><td>tide_consent</td><td>Tidewater Instruments GmbH</td><td>stores your choice</td><td>180 days</td></tr><tr><td>_ga</td><td>Google Analytics</td><td>tells visitors apart</td><td>2 years</td></tr><tr><td>_ga_*</td><td>Google Analytics</td><td>keeps the state of the session</td><td>2 years</td></tr></tbody></table>',
  ),
  section(
    'Withdrawing your consent',
    'You can withdraw your consent at any time with effect for the future, most easily by the link “Cookie settings” at the bottom of every page.',
  ),
  section(
    'Your rights',
    list(
      'access to your personal data (Art. 15 GDPR)',
      'rectification of inaccurate data (Art. 16 GDPR)',
      'erasure (Art. 17 GDPR)',
      'restriction of processing (Art. 18 GDPR)',
      'data portability (Art. 20 GDPR)',
      'objection to processing (Art. 21 GDPR)',
    ),
  ),
  section(
    'Right to object (Art. 21 GDPR)',
    '<p><strong>You have the right to object, on grounds relating to your particular situation, at any time to processing that is based on Art. 6(1)(f) GDPR.</strong></p>',
  ),
  section(
    'Complaint to the supervisory authority',
    'You have the right to lodge a complaint with a supervisory authority (Art. 77 GDPR), for us: Der Hamburgische Beauftragte für Datenschutz und Informationsfreiheit, Ludwig-Erhard-Straße 22, 20459 Hamburg.',
  ),
  section(
    'Obligation to provide data',
    'Providing your data is neither a statutory nor a contractual requirement; you are not obliged to provide it. Without contact details we cannot answer, however. There is no automated decision-making or profiling (Art. 22 GDPR).',
    'Last updated: October 2026',
  ),
].join('\n');
