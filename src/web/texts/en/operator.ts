import type { operator as de } from '../de/operator.ts';

/** English texts of the five pages of the operator. */
export const operator: typeof de = {
  missing:
    'Note to the operator: details are missing on this page ({{fields}}). They are entered in the configuration (variables OPERATOR_…).',
  days_one: 'one day',
  days_other: '{{count}} days',
  fields: {
    name: 'name',
    street: 'street',
    town: 'town',
    email: 'e-mail address',
    phone: 'telephone',
    privacyContact: 'data-protection contact',
    supervisoryAuthority: 'supervisory authority',
  },
  kontakt: {
    title: 'Contact',
    lead: 'How to reach the operator of {{product}}.',
    sections: {
      reach: {
        title: 'Ways to reach us',
        text: ['E-mail: <email>{{email}}</email>', 'Telephone: <phone>{{phone}}</phone>', 'Post:\n{{postal}}'],
      },
      reports: {
        title: 'Questions about a report',
        text: [
          'Tell us the address of the scanned website, the time of the scan and the identifier of the check in question (for example ck-before-consent).',
          'Do not send us a password. We never ask for one.',
        ],
      },
      ownSite: {
        title: 'Your website was scanned',
        text: [
          'The scan opens publicly reachable pages with an ordinary browser, only follows links and makes a choice in the consent banner. It does not send forms. If you do not want this for your website, write to us: we block the address.',
        ],
      },
      privacy: { title: 'Data protection', text: ['Please address data-protection matters to: <contact>{{privacyContact}}</contact>'] },
      security: {
        title: 'Security issues',
        text: [
          'Please report security issues confidentially to <email>{{email}}</email> before you publish them. The details are also in <security>security.txt</security>.',
        ],
      },
    },
  },
  impressum: {
    title: 'Legal notice',
    lead: 'Information under § 5 DDG (German Digital Services Act).',
    sections: {
      provider: { title: 'Provider', text: ['{{postal}}', 'Represented by: {{representedBy}}'] },
      contact: { title: 'Contact', text: ['E-mail: <email>{{email}}</email>', 'Telephone: <phone>{{phone}}</phone>'] },
      register: { title: 'Register entry', text: ['{{register}}'] },
      vat: { title: 'VAT', text: ['VAT identification number under § 27a UStG: {{vatId}}'] },
      disputes: {
        title: 'Consumer dispute resolution',
        text: [
          'The operator is neither willing nor obliged to take part in dispute resolution before a consumer arbitration board (§ 36 VSBG).',
        ],
      },
    },
  },
  datenschutz: {
    title: 'Privacy notice',
    lead: 'Which personal data {{product}} processes, for what purpose, for how long and on what basis (Art. 13 GDPR).',
    sections: {
      controller: {
        title: 'Controller',
        text: [
          '{{postal}}',
          'E-mail: <email>{{email}}</email>',
          'Telephone: <phone>{{phone}}</phone>',
          'Data-protection officer or contact: <contact>{{privacyContact}}</contact>',
        ],
      },
      visit: {
        title: 'Opening the application',
        text: [
          'When you open it, your browser sends your IP address, without which no connection is possible, and the usual details such as browser version and language. We use them to deliver the page. The IP address is not stored.',
          'Our logs record the time, the function called, the result and the duration of a request. They contain no IP addresses, e-mail addresses, scanned addresses or credentials, and are deleted after 30 days at the latest.',
          'So that nobody overloads the service, we count requests by network. For this, a check value is formed from the shortened beginning of the IP address with a random key that changes daily. It is held in memory only and cannot be linked to anyone after the change.',
          'The legal basis is Art. 6(1)(f) GDPR. Our legitimate interest is secure and undisturbed operation.',
        ],
      },
      thirdParties: {
        title: 'No requests to third parties',
        text: [
          'Fonts, scripts and images come from our own server. We use no analytics or advertising services, no embedded content of other providers and no third-party captchas. The check against abuse is a computation your browser does itself.',
        ],
      },
      instantScan: {
        title: 'Instant scan without an account',
        text: [
          'We process the address of the website, what you voluntarily tell us about it, the language of the report, the time, and your acceptance of the terms. The result is the report with its evidence: recorded requests, cookies, texts and screenshots of the pages visited. They may contain personal data that are public on the scanned website, such as names in its legal notice.',
          'The scanned website sees the address of our server, not yours.',
          'Only those who know the key can open the report. Your browser receives it at the start and keeps it until the tab is closed. We hold it as a check value only.',
          'Report and evidence are deleted {{retention}} after the scan.',
          'The legal basis is Art. 6(1)(b) GDPR: you order the scan from us. For data of others on the scanned website it is Art. 6(1)(f) GDPR, the interest in examining whether a website follows data-protection rules.',
        ],
      },
      account: {
        title: 'Account',
        text: [
          'If you create an account, we process your e-mail address, the type of website, the time of registration and your password. The password is stored as a check value only (Argon2id). Your scans, reports, comments and scheduled scans stay in the account until you delete them or the account.',
          'We only send e-mails that belong to the account: confirmation, password reset, reports, changes found by scheduled scans, invoices.',
          'An order adds the billing address and payment details. Bank details are stored encrypted. We keep invoices for eight years (§ 147 AO, § 14b UStG).',
          'The legal basis is Art. 6(1)(b) GDPR, for keeping invoices Art. 6(1)(c) GDPR.',
        ],
      },
      device: {
        title: 'Storage on your device',
        text: [
          'We only store what a function you asked for needs: language, colours, the scan under way and, if you log in, your login (§ 25(2) no. 2 TDDDG). This needs no consent. The details are in the <cookies>cookie policy</cookies>.',
        ],
      },
      mail: {
        title: 'When you write to us',
        text: [
          'We use your message and address to answer, and delete them when the matter is settled and no duty to retain them exists. The legal basis is Art. 6(1)(f) GDPR, for questions about a contract point (b).',
        ],
      },
      recipients: {
        title: 'Recipients',
        text: [
          'Data are received only by service providers who support us in running the servers and sending e-mail on our instructions (Art. 28 GDPR), and by bodies to which we are obliged by law. The application itself transfers no data to countries outside the EU and the EEA.',
        ],
      },
      duty: {
        title: 'Duty to provide data, automated decisions',
        text: [
          'You do not have to give us any data. Without the address of a website there is no scan, without an e-mail address no account. We make no decisions within the meaning of Art. 22 GDPR: a report assesses a website, not a person.',
        ],
      },
      rights: {
        title: 'Your rights',
        text: [
          'You have the right to',
          '- access (Art. 15 GDPR),',
          '- rectification (Art. 16 GDPR),',
          '- erasure (Art. 17 GDPR),',
          '- restriction of processing (Art. 18 GDPR),',
          '- data portability (Art. 20 GDPR).',
          'Objection: on grounds relating to your particular situation you may object at any time to processing based on Art. 6(1)(f) GDPR (Art. 21 GDPR).',
          'You may lodge a complaint with a data-protection supervisory authority (Art. 77 GDPR).',
          'The authority responsible for us is: {{supervisoryAuthority}}',
        ],
      },
    },
  },
  'cookie-richtlinie': {
    title: 'Cookie policy',
    lead: 'What {{product}} stores in your browser. It is only what a function you asked for could not do without. That is why there is no consent banner here.',
    sections: {
      always: {
        title: 'Without an account',
        text: [
          '- <code>locale</code> (local storage): the language you chose. Only if you switch it. Stays until you delete it.',
          '- <code>mantine-color-scheme-value</code> (local storage): light or dark colours. Only if you switch them. Stays until you delete it.',
          '- <code>visitor-scan</code> (session storage): identifier and key of your instant scan, so that it is still there after a reload. Only if you start a scan. Ends when you close the tab or begin a new scan.',
        ],
      },
      account: {
        title: 'With an account',
        text: [
          '- <code>mcftoken</code> (cookie): keeps you logged in. Set at login, unreadable for scripts and sent to this server only. Over an encrypted connection it is called <code>__Host-mcftoken</code>. Ends with logout, after 30 days without use, and after 90 days at the latest.',
        ],
      },
      basis: {
        title: 'Legal basis',
        text: [
          'Storing and reading are strictly necessary for us to provide the service you explicitly requested (§ 25(2) no. 2 TDDDG). For the processing that follows, see the <privacy>privacy notice</privacy>.',
        ],
      },
      none: {
        title: 'What we do not use',
        text: ['No third-party cookies, no tracking pixels, no device fingerprinting, no analytics, no advertising.'],
      },
      remove: {
        title: 'Deleting',
        text: [
          'You can delete or block cookies and site data in your browser’s settings at any time. The application stays usable: language and colours then return to their defaults, and a scan under way can no longer be reached after a reload.',
        ],
      },
    },
  },
  agb: {
    title: 'Terms and conditions',
    lead: 'Conditions for the use of {{product}}. The German version is binding.',
    sections: {
      scope: {
        title: '1 Scope',
        text: [
          'These terms apply between {{name}} (the operator) and everyone who uses {{product}}, with or without an account. Differing terms of a user apply only if the operator has agreed to them in text form.',
          'The contract on an instant scan is concluded when the operator accepts the order by queueing the scan. You can open and save these terms here at any time.',
        ],
      },
      service: {
        title: '2 Service',
        text: [
          '{{product}} opens a website with a browser in three states, records what happens, and classifies the observations by rules. An instant scan covers the start page, the legal pages and at most {{pages}} further pages.',
          'The report states what could be observed on the visited pages at the time of the scan. What could not be examined is marked as open in the report.',
        ],
      },
      noAdvice: {
        title: '3 No legal advice',
        text: [
          'The report is a technical evaluation with references to legal provisions. It is not legal advice and does not confirm that a website is lawful. Nor does a report in which nothing conspicuous was found rule out infringements.',
        ],
      },
      use: {
        title: '4 Permitted use',
        text: [
          'You may have websites scanned that you run yourself, that you have been asked to examine, or that are publicly reachable. It is not permitted to',
          '- enter addresses in private or in other people’s protected networks,',
          '- circumvent access barriers or pass credentials in addresses,',
          '- burden websites or this service with a multitude of scans,',
          '- change or shorten reports in a way that distorts their result.',
          'The operator may block addresses and refuse or stop scans if this is violated or if the operator of the website demands it.',
        ],
      },
      account: {
        title: '5 Account',
        text: [
          'An account needs correct details. Keep your credentials secret and tell us if someone else has learned them. You can delete an account without a running subscription at any time. The operator can terminate a free account in text form with four weeks’ notice.',
        ],
      },
      paid: {
        title: '6 Paid services',
        text: [
          'Prices including VAT, scope, term and notice period are shown before you order and repeated in the order confirmation. The right to terminate for good cause remains unaffected.',
          'Consumers have a statutory right of withdrawal, about which they are informed before they order.',
        ],
      },
      availability: {
        title: '7 Availability',
        text: [
          'The operator strives for uninterrupted operation but owes no particular availability for free services. Reports of instant scans are deleted {{retention}} after the scan. Save what you need for longer.',
        ],
      },
      liability: {
        title: '8 Liability',
        text: [
          'The operator is liable without limit for intent and gross negligence, for injury to life, body or health, under the Product Liability Act, and where a guarantee was given.',
          'For simple negligence the operator is liable only for breach of a duty whose fulfilment makes the contract possible in the first place and on which you may rely, and only for foreseeable damage typical of the contract. Otherwise liability is excluded.',
        ],
      },
      privacy: {
        title: '9 Data protection',
        text: ['How personal data are processed is described in the <privacy>privacy notice</privacy>.'],
      },
      changes: {
        title: '10 Changes',
        text: [
          'Changes to these terms apply to scans and orders placed after the change. For an existing account they apply only if you agree to them.',
        ],
      },
      final: {
        title: '11 Final provisions',
        text: [
          'German law applies, excluding the UN Convention on Contracts for the International Sale of Goods. Consumers keep the protection of the mandatory provisions of the state in which they habitually reside. If a provision is invalid, the others remain valid.',
        ],
      },
    },
  },
};
