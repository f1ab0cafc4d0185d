import { expect, it } from 'vitest';
import { legalPage, noLegalPage } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite, catalogueUse, traffic } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './tc-disclosed.ts';

const analytics = traffic({ service: 'google-analytics', url: 'https://www.google-analytics.com/g/collect' });
const notice = (text: string) => legalPage({ kind: 'privacy', text: `${privacyText}\n${text}` });
const filler = 'Wir verarbeiten Daten sorgfältig. '.repeat(80);
const site = (text: string, part: Partial<Facts> = {}): Partial<Facts> => bannerSite({ ...analytics, privacy: notice(text), ...part });

/** Two services of one company; what stands between their sections belongs to the first. */
const twoOfGoogle = (between: string): Partial<Facts> =>
  bannerSite({
    ...traffic(
      { service: 'google-analytics', url: 'https://www.google-analytics.com/g/collect' },
      { service: 'google-adsense', url: 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js' },
    ),
    privacy: notice(
      `Google Analytics\nWir nutzen Google Analytics.\n${between}\n\nGoogle AdSense\nDiese Website benutzt Google AdSense. Daten gelangen in die USA.`,
    ),
  });

const cases: [string, Partial<Facts>, Outline][] = [
  [
    'a connection opened ahead is nothing to be explained',
    bannerSite({
      ...traffic({ service: 'google-analytics', url: 'https://www.google-analytics.com/', type: 'preconnect' }),
      privacy: notice('Wir werten Protokolle aus.'),
    }),
    { class: 'NotApplicable', message: 'noRecipients' },
  ],
  [
    'a former basis in the section above, in a sentence that names the company alone',
    twoOfGoogle('Google ist unter dem Privacy-Shield-Abkommen zertifiziert und bietet hierdurch eine Garantie.'),
    { class: 'Risk', messages: ['formerOnly', 'noStatementCountry'] },
  ],
  [
    'a former basis told of all recipients there',
    twoOfGoogle('Soweit Unternehmen in den USA sitzen, sind sie unter dem Privacy Shield zertifiziert.'),
    { class: 'Risk', messages: ['formerOnly', 'formerGeneral'] },
  ],
  [
    'a country with a decision of its own, while clauses are named for others',
    bannerSite({
      ...traffic({ service: 'openstreetmap', url: 'https://tile.openstreetmap.org/1/1/1.png', type: 'image' }),
      privacy: notice('PayPal: Es gelten Standardvertragsklauseln.'),
      policyMatches: [],
    }),
    { class: 'Hint', message: 'notNamedAdequate', cause: 'openstreetmap' },
  ],
  [
    'a country with a decision of its own, and no word on transfers at all',
    bannerSite({
      ...traffic({ service: 'openstreetmap', url: 'https://tile.openstreetmap.org/1/1/1.png', type: 'image' }),
      privacy: notice('Wir zeigen Karten.'),
      policyMatches: [],
    }),
    { class: 'Risk', message: 'notDescribedAdequate', cause: 'openstreetmap' },
  ],
  [
    'country beside the service, clauses for the whole country once, no word of a copy',
    site(
      `Google Analytics\nWir nutzen Google Analytics. Verarbeitungsort: USA.\n\n${filler}\n\nOrt der Verarbeitung\nÜbertragungen in andere Länder sind möglich; in die Vereinigten Staaten stützen wir sie auf Standardvertragsklauseln.`,
    ),
    { class: 'Hint', message: 'copyMissing', cause: 'transfer-copy' },
  ],
  [
    'the same, with a word on the copy',
    site(
      `Google Analytics\nWir nutzen Google Analytics. Verarbeitungsort: USA.\n\n${filler}\n\nOrt der Verarbeitung\nÜbermittlungen in die USA stützen wir auf Standardvertragsklauseln. Eine Kopie erhalten Sie auf Anfrage.`,
    ),
    { class: 'Conform' },
  ],
  [
    'the framework for the whole country: there is no copy of a decision',
    site(
      `Google Analytics\nWir nutzen Google Analytics. Verarbeitungsort: USA.\n\n${filler}\n\nOrt der Verarbeitung\nÜbermittlungen in die USA stützen wir auf das Data Privacy Framework.`,
    ),
    { class: 'Conform' },
  ],
  [
    'several grounds for the whole country say none',
    site(
      `Google Analytics\nWir nutzen Google Analytics. Verarbeitungsort: USA.\n\n${filler}\n\nOrt der Verarbeitung\nÜbermittlungen in die USA stützen wir auf das Data Privacy Framework oder auf Standardvertragsklauseln.`,
    ),
    { class: 'Hint', message: 'generalOnlyCountry' },
  ],
  [
    'clauses for the whole country, which is missing beside the service',
    site(
      `Google Analytics\nWir nutzen Google Analytics zur Messung.\n\n${filler}\n\nOrt der Verarbeitung\nÜbermittlungen in die USA stützen wir auf Standardvertragsklauseln.`,
    ),
    { class: 'Hint', message: 'ruleWithoutCountry', cause: 'google-analytics' },
  ],
  [
    'country and basis beside the service',
    site('Google Analytics überträgt Daten in die USA. Google ist nach dem Data Privacy Framework zertifiziert.'),
    { class: 'Conform' },
  ],
  [
    'in English',
    site('Google Analytics transfers data to the United States on the basis of standard contractual clauses.'),
    { class: 'Conform' },
  ],
  [
    'country with each service, basis with another one of the company only',
    site(
      'Google Fonts\nSchriften von Google Fonts. Google (USA) ist nach dem Data Privacy Framework zertifiziert.\n\nGoogle Analytics\nWir nutzen Google Analytics. Daten gelangen in die USA.',
    ),
    { class: 'Conform', message: 'explainedByCompany' },
  ],
  [
    'the same, and the country is missing with the service too',
    site(
      'Google Fonts\nSchriften von Google Fonts. Google (USA) ist nach dem Data Privacy Framework zertifiziert.\n\nGoogle Analytics\nWir nutzen Google Analytics der Google Ireland Limited.',
    ),
    { class: 'Conform', message: 'explainedByCompanyCountry' },
  ],
  [
    'a service without a word has no place for its country',
    {
      ...site('Google Fonts\nSchriften von Google Fonts. Google (USA) ist nach dem Data Privacy Framework zertifiziert.'),
      policyMatches: [{ serviceId: 'google-analytics', match: 'notFound', inBannerOnly: false }],
    },
    { class: 'Conform', message: 'explainedByCompanyUntold' },
  ],
  [
    'basis with each of two services of a company',
    site(
      'Google Fonts\nSchriften von Google Fonts. Google (USA) ist nach dem Data Privacy Framework zertifiziert.\n\nGoogle Analytics\nWir nutzen Google Analytics. Google (USA) nimmt am DPF teil.',
    ),
    { class: 'Conform', message: 'explained' },
  ],
  [
    'basis for the company in a section of its own',
    site(
      'Google Analytics\nWir nutzen Google Analytics. Daten gelangen in die USA.\n\nÜbermittlung in Drittländer\nDie Google LLC ist nach dem Data Privacy Framework zertifiziert.',
    ),
    { class: 'Conform', message: 'explained' },
  ],
  [
    'nothing about transfers',
    site('Wir setzen Google Analytics ein.'),
    { class: 'Risk', message: 'noStatement', cause: 'google-analytics', refs: ['r1'] },
  ],
  [
    'nothing about transfers, and the name in another matter only',
    site('Unser Profil finden Sie bei Google Analytics.', {
      policyMatches: [{ serviceId: 'google-analytics', match: 'notFound', inBannerOnly: false }],
    }),
    { class: 'Risk', message: 'notDescribed' },
  ],
  ['country without basis', site('Google Analytics überträgt Daten in die USA.'), { class: 'Risk', message: 'noStatementCountry' }],
  [
    'Privacy Shield for all companies in the USA, in a section of its own',
    site(
      `Weitergabe in die USA\nWir binden Dienste von Unternehmen mit Sitz in den USA ein. Alle diese Unternehmen sind nach dem Privacy Shield zertifiziert.\n\nAnderes\n${filler}\n\nGoogle Analytics\nWir nutzen Google Analytics.`,
    ),
    { class: 'Risk', message: 'formerGeneral' },
  ],
  [
    'Privacy Shield named as fallen, for all',
    site(
      'Weitergabe in die USA\nDas Privacy Shield ist für alle Unternehmen in den USA ungültig.\n\nGoogle Analytics\nWir nutzen Google Analytics.',
    ),
    { class: 'Risk', message: 'noStatement' },
  ],
  [
    'fonts said to be local, and loaded from their provider',
    bannerSite({
      ...traffic({ service: 'google-fonts', url: 'https://fonts.gstatic.com/s/roboto.woff2', type: 'font' }),
      privacy: notice(
        'Google Fonts (lokales Hosting)\nDie Google Fonts sind lokal installiert. Eine Verbindung zu Servern von Google findet dabei nicht statt.',
      ),
      policyMatches: [{ serviceId: 'google-fonts', match: 'notFound', inBannerOnly: false }],
    }),
    { class: 'Risk', message: 'deniedUse', cause: 'google-fonts' },
  ],
  [
    'fonts said to be on the own server, without a word on whose they are',
    bannerSite({
      ...traffic({ service: 'google-fonts', url: 'https://fonts.gstatic.com/s/roboto.woff2', type: 'font' }),
      privacy: notice('Zur einheitlichen Darstellung nutzen wir Schriften, die auf unserem eigenen Server liegen.'),
      policyMatches: [{ serviceId: 'google-fonts', match: 'notFound', inBannerOnly: false }],
    }),
    { class: 'Risk', message: 'deniedUse', cause: 'google-fonts' },
  ],
  [
    'fonts said to be local, and a basis for all transfers',
    bannerSite({
      ...traffic({ service: 'google-fonts', url: 'https://fonts.gstatic.com/s/roboto.woff2', type: 'font' }),
      privacy: notice(
        'Schriften\nUnsere Schriften laden wir vom eigenen Server. Eine Verbindung zu Servern von Google findet nicht statt.\nÜbermittlungen\nSoweit Empfänger in Drittländern sitzen, stützen wir Übermittlungen auf Standardvertragsklauseln.',
      ),
      policyMatches: [{ serviceId: 'google-fonts', match: 'notFound', inBannerOnly: false }],
    }),
    { class: 'Hint', message: 'deniedUseGeneral', cause: 'google-fonts' },
  ],
  [
    'Privacy Shield beside the service, a basis beside another one',
    site(
      'Wir setzen Google Analytics ein; Google LLC in den USA hat sich dem EU-US-Privacy-Shield unterworfen.\nChat\nIntercom R&D; an die Intercom, Inc. (USA) gelangen Daten aufgrund von Standardvertragsklauseln.',
    ),
    { class: 'Hint', message: 'formerBeside' },
  ],
  [
    'Privacy Shield at the end of a long section of the service',
    site(
      `Google Analytics\nWir nutzen Google Analytics. ${'Damit werten wir aus, welche Seiten gelesen werden, und verbessern unser Angebot. '.repeat(9)}Google LLC ist unter dem EU-US Privacy Shield zertifiziert.`,
    ),
    { class: 'Risk', message: 'formerOnly' },
  ],
  [
    'Privacy Shield is no basis',
    site('Google Analytics: Übermittlung in die USA nach dem Privacy Shield.'),
    { class: 'Risk', message: 'formerOnly' },
  ],
  [
    'Privacy Shield of another company right behind it',
    site('Google Analytics\nWir nutzen Google Analytics.\nNewsletter\nWir nutzen Mailchimp. Mailchimp nimmt am Privacy Shield teil.', {
      noticeServices: { used: [{ serviceId: 'mailchimp', quote: 'Wir nutzen Mailchimp.' }], notUsed: [], complete: true },
    }),
    { class: 'Risk', message: 'noStatement' },
  ],
  [
    'Privacy Shield of another product of the vendor',
    site(`Google Maps: Übermittlung in die USA nach dem Privacy Shield. ${filler} Wir setzen Google Analytics ein.`),
    { class: 'Risk', message: 'noStatement' },
  ],
  ...(
    [
      [
        'Jetpack\nWir nutzen Jetpack mit WordPress.com-Stats der Automattic Inc., USA. Automattic ist nach dem Privacy Shield zertifiziert.',
        'formerOnly',
      ],
      [
        'Jetpack\nMit Jetpack zählen wir Besuche (USA). Automattic ist nach dem Privacy Shield zertifiziert.\nNewsletter\nWir versenden über WordPress.com.',
        'formerOnly',
      ],
      ['Jetpack\nWir zählen mit Jetpack in den USA.', 'noStatementCountry'],
    ] as const
  ).map(([text, message]): [string, Partial<Facts>, Outline] => [
    `the files of Jetpack beside its statistics: ${text}`,
    bannerSite({ ...traffic({ service: 'wp-com-files', url: 'https://i0.wp.com/bild.jpg' }), privacy: notice(text) }),
    { class: 'Risk', message },
  ]),
  [
    'service not described, vendor on Privacy Shield',
    site('Karten von Google: Übermittlung nach dem Privacy Shield.'),
    { class: 'Risk', message: 'formerVendorOnly' },
  ],
  [
    'neither service nor vendor described, Privacy Shield elsewhere',
    site('Ein Newsletter wird nach dem Privacy Shield versandt.'),
    { class: 'Risk', message: 'notDescribed' },
  ],
  [
    'denied of the service itself',
    site(
      `Google Analytics\nWir nutzen Google Analytics. Die Daten werden ausschließlich auf Servern innerhalb der Europäischen Union gespeichert; eine Übermittlung in Drittländer findet nicht statt.\nAnderes\n${filler} Manche Dienste sitzen in den USA; wir vereinbaren Standardvertragsklauseln.`,
    ),
    { class: 'Hint', message: 'denied', cause: 'google-analytics' },
  ],
  ['denied in plain words', site('Google Analytics überträgt keine Daten in die USA.'), { class: 'Risk', message: 'denied' }],
  [
    'denied for what is not cut short',
    site('Google Analytics: Die IP-Adresse wird nicht vollständig in die USA übertragen.'),
    { class: 'Risk', message: 'noStatementCountry' },
  ],
  [
    'denied in the section of another service',
    site(
      `Matomo\nWir nutzen Matomo. Eine Übermittlung in Drittländer findet nicht statt.\nGoogle Analytics\nWir nutzen Google Analytics.\nAnderes\n${filler} Manche Dienste sitzen in den USA; wir vereinbaren Standardvertragsklauseln.`,
    ),
    { class: 'Hint', message: 'generalOnly' },
  ],
  [
    'a chapter that follows a list of recipients and leaves open whom it means',
    site(
      'Empfänger\nStatistikdienste (z. B. Google Analytics) nur mit Einwilligung.\n7. Übermittlung in Drittländer\nManche der genannten Anbieter verarbeiten Daten auch außerhalb der EU (z. B. in den USA).\nSoweit erforderlich, stützen wir das auf Standardvertragsklauseln und/oder das Data Privacy Framework.',
    ),
    { class: 'Hint', message: 'generalOnly' },
  ],
  [
    'general chapter only',
    site(`Wir setzen Google Analytics ein. ${filler} Manche Dienste sitzen in den USA; wir vereinbaren Standardvertragsklauseln.`),
    { class: 'Hint', message: 'generalOnly', cause: 'google-analytics' },
  ],
  [
    'country beside the service, basis in a general chapter',
    site(
      `Google Analytics\nWir setzen Google Analytics ein. Die Daten werden auch in die USA übertragen.\nAllgemeines\n${filler} Mit Dienstleistern in Drittländern vereinbaren wir Standardvertragsklauseln.`,
    ),
    { class: 'Hint', message: 'generalOnlyCountry' },
  ],
  [
    'country beside the service, basis beside another recipient',
    site(
      'Google Analytics\nWir setzen Google Analytics ein. Die Daten werden auch in die USA übertragen.\nChat\nIntercom R&D; an die Intercom, Inc. (USA) gelangen Daten aufgrund von Standardvertragsklauseln.',
    ),
    { class: 'Hint', message: 'elsewhereOnlyCountry' },
  ],
  [
    'Privacy Shield in general and with the company of the next section alone',
    site(
      'USA\nUnsere Partner sind, soweit möglich, nach dem Privacy Shield zertifiziert. ' +
        `${filler}\nNewsletter\nMailchimp der Rocket Science Group LLC (USA) nimmt am Privacy Shield teil.\nGoogle Analytics\nWir nutzen Google Analytics.\nChat\nIntercom R&D; an die Intercom, Inc. (USA) gelangen Daten aufgrund von Standardvertragsklauseln.`,
      {
        noticeServices: {
          used: [{ serviceId: 'mailchimp', quote: 'Mailchimp der Rocket Science Group LLC' }],
          notUsed: [],
          complete: true,
        },
      },
    ),
    { class: 'Hint', message: 'elsewhereOnly' },
  ],
  [
    'told of another recipient only',
    site(
      'Wir setzen Google Analytics ein.\nChat\nIntercom R&D; an die Intercom, Inc. (USA) gelangen Daten aufgrund von Standardvertragsklauseln.',
    ),
    { class: 'Hint', message: 'elsewhereOnly' },
  ],
  [
    'not named, and told of another recipient only',
    site('An die Intercom, Inc. (USA) gelangen Daten aufgrund von Standardvertragsklauseln.'),
    { class: 'Hint', message: 'notNamedElsewhere' },
  ],
  [
    'named in a row of links only, as the match with the notice tells',
    site('An die Intercom, Inc. (USA) gelangen Daten aufgrund von Standardvertragsklauseln. Google', {
      policyMatches: [{ serviceId: 'google-analytics', match: 'notFound', inBannerOnly: false }],
    }),
    { class: 'Hint', message: 'notNamedElsewhere' },
  ],
  [
    'the framework with the service, and elsewhere that transfers to the USA rest on it',
    site(
      'Für Datenübermittlungen in die USA stützen wir uns auf das Data Privacy Framework.\nGoogle Analytics: Dienstanbieter Google Ireland Limited; Grundlage Drittlandtransfers: Data Privacy Framework (DPF).',
    ),
    { class: 'Conform' },
  ],
  [
    'the same where only another recipient’s transfer is told to go there',
    site(
      'An die Intercom, Inc. (USA) gelangen Daten aufgrund des Data Privacy Framework.\nGoogle Analytics: Dienstanbieter Google Ireland Limited; Google ist nach dem Data Privacy Framework (DPF) zertifiziert.',
    ),
    { class: 'Hint', message: 'countryMissing' },
  ],
  [
    'basis with the service, but no country',
    site('Google Analytics nutzen wir auf Grundlage von Standardvertragsklauseln.'),
    { class: 'Hint', message: 'countryMissing' },
  ],
  ...(
    [
      ['Google Analytics: Google LLC ist nach dem EU-US Data Privacy Framework zertifiziert.', 'Conform'],
      ['Google Analytics: Google LLC is certified under the EU–U.S. Data Privacy Framework.', 'Conform'],
      ['Google Analytics: Google LLC ist nach dem Data Privacy Framework zertifiziert.', 'Hint'],
    ] as const
  ).map(([text, expected]): [string, Partial<Facts>, Outline] => [
    `the framework tells its country: ${text}`,
    site(text),
    expected === 'Hint' ? { class: 'Hint', message: 'countryMissing' } : { class: 'Conform' },
  ]),
  [
    'binding corporate rules are a ground',
    site('Google Analytics überträgt Daten in die USA auf Grundlage von verbindlichen unternehmensinternen Vorschriften (Art. 47 DSGVO).'),
    { class: 'Conform' },
  ],
  [
    'what an embed brings along from the same country is left to the embed, also where one request has no known cause',
    site('Nichts weiter.', {
      ...traffic(
        { service: 'calendly', url: 'https://calendly.com/a', type: 'frame' },
        {
          service: 'cloudfront',
          url: 'https://d3.cloudfront.net/a.png',
          type: 'image',
          parentId: 'r1',
          embeddedBy: 'calendly',
          inOwnFrame: false,
        },
        { service: 'cloudfront', url: 'https://d3.cloudfront.net/a.png', type: 'image', inOwnFrame: false },
      ),
    }),
    { class: 'Risk', messages: ['notDescribed'], cause: 'calendly' },
  ],
  [
    'service not named at all',
    site('Manche Dienste sitzen in den USA; wir vereinbaren Standardvertragsklauseln.'),
    { class: 'Hint', message: 'notNamed' },
  ],
  [
    'adequate third country too',
    site('', traffic({ service: 'openstreetmap', url: 'https://tile.openstreetmap.org/1.png' })),
    { class: 'Risk', cause: 'openstreetmap' },
  ],
  [
    'notice not found',
    bannerSite({ ...analytics, privacy: noLegalPage('privacy') }),
    { class: 'NoClassification', message: 'noticeMissing' },
  ],
  [
    'notice not readable',
    bannerSite({ ...analytics, privacy: legalPage({ kind: 'privacy', failure: 'timeout', text: '' }) }),
    { class: 'NoClassification', message: 'noticeUnread' },
  ],
  [
    'recipients in the EEA only',
    site('', traffic({ service: 'etracker', url: 'https://code.etracker.com/t.js' })),
    { class: 'NotApplicable', message: 'noRecipients' },
  ],
  [
    'seat unknown',
    site('', { services: [catalogueUse('google-analytics', undefined, { vendorCountry: null, parentCountry: null })] }),
    { class: 'NoClassification', message: 'seatUnknown' },
  ],
  [
    'another country in the address of the company',
    site(
      'Widget der Elfsight LLC, Andorra la Vella, Andorra (Angemessenheitsbeschluss).',
      traffic({ service: 'elfsight', url: 'https://elfsightcdn.com/platform.js' }),
    ),
    { class: 'Hint', message: 'otherCountry', cause: 'elfsight' },
  ],
  [
    'company in the EEA, parent in an adequate country',
    site(
      'Vorlesen mit ReadSpeaker. Anderswo: Angemessenheitsbeschluss.',
      traffic({ service: 'readspeaker', url: 'https://cdn-eu.readspeaker.com/a.js' }),
    ),
    { class: 'NotApplicable', message: 'noRecipients' },
  ],
  [
    'company in the EEA, parent in the USA',
    site('Umfragen mit SumUp.', { services: [catalogueUse('google-analytics', undefined, { vendorCountry: 'IE', parentCountry: 'US' })] }),
    { class: 'Risk', message: 'notDescribed' },
  ],
  ...(
    [
      // The section of the service names its guarantee; the country stands in that of another one.
      [
        '6. Analyse\nWir nutzen Google Analytics. Grundlage sind Standardvertragsklauseln.\n7. Videos\nVimeo überträgt in die USA (DPF).',
        'Hint',
      ],
      ['5. Videos\nVimeo, Inc. sitzt in den USA.\nWir nutzen Google Analytics; es gilt Art. 46 DSGVO.', 'Hint'],
      ['Google Analytics: Es gelten Standardvertragsklauseln. Vimeo überträgt Daten in die USA.', 'Hint'],
      ['Vimeo zeigt Videos.\n6. Google Analytics\nEs gelten Standardvertragsklauseln.\nDrittland\nDaten gelangen in die USA.', 'Conform'],
      [
        'Google Analytics misst Besuche.\nVimeo zeigt Videos.\n9. Drittländer\nAlle Empfänger in den USA sind nach dem DPF zertifiziert.',
        'Conform',
      ],
    ] as const
  ).map(([text, result]): [string, Partial<Facts>, Outline] => [
    `by the section of the service: ${text}`,
    site(text, { noticeServices: { used: [{ serviceId: 'vimeo', quote: 'Vimeo' }], notUsed: [], complete: true } }),
    { class: result },
  ]),
  ['no services', bannerSite(), { class: 'NotApplicable', message: 'noRecipients' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
