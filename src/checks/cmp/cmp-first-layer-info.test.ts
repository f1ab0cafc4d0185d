import { expect, it } from 'vitest';
import {
  banner,
  control,
  judge,
  legalPage,
  outcome,
  pageFact,
  requestFact,
  serviceUse,
  siteUrl,
  toggle,
} from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { analyticsCookie, bannerSite, catalogueUse, informingSite } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './cmp-first-layer-info.ts';

const notice = control({ role: 'other', text: 'Datenschutzerklärung', element: 'link', href: '/datenschutz' });
const meta = catalogueUse('meta-pixel', ['accept'], { hosts: ['connect.facebook.net'] });
const matomo = serviceUse({
  service: { id: 'matomo', name: 'Matomo', selfHosted: true },
  parentCountry: 'DE',
  vendorCountry: 'DE',
  hosts: [],
});
/** The choice has an effect. */
const steering = { state: 'accept' as const, pageId: 'accept-p1', time: 1, command: 'update' as const, values: { ad_storage: 'granted' } };
const idle = { consentMode: [], pages: Array.from({ length: 5 }, (_, index) => pageFact({ url: `${siteUrl}${index}`, text: '' })) };
const site = (
  text: string,
  services: Facts['services'] = [meta],
  controls = [control(), notice],
  part = {},
  facts: Partial<Facts> = {},
): Partial<Facts> =>
  bannerSite({
    banner: { banner: banner({ text, controls, ...part }), cmpName: null, cmpLoaded: null, payOrConsent: false },
    services,
    // What the page says would tell its language: most rows are about the banner alone, in German or English.
    pages: [pageFact({ text: '' })],
    consentMode: [steering],
    ...facts,
  });

/** One refuses or chooses on the first layer, and accepts on the second. */
const refuse = control({ role: 'reject', text: 'Nur technisch notwendige' });
const choose = control({ role: 'settings', text: 'Konfigurieren' });
const acceptBehind = control({ text: 'Alle Cookies akzeptieren', layer: 2 });
const noticeBehind = control({ role: 'other', text: 'Datenschutzerklärung', element: 'link', href: '/datenschutz', layer: 2 });
const bar = 'Diese Website verwendet Cookies, um eine bestmögliche Erfahrung bieten zu können.';
const twoLayers = (deeperText: string, more = [noticeBehind], services: Facts['services'] = [meta]): Partial<Facts> =>
  site(bar, services, [refuse, choose, acceptBehind, ...more], { deeperText });

const collector = requestFact({ host: 'collect.replay-werk.test', domain: 'replay-werk.test', party: 'third', states: ['accept'] });
const full =
  'Wir und unsere 12 Partner verwenden Cookies für Statistik und personalisierte Werbung; Daten können in die USA gelangen. Sie können Ihre Einwilligung jederzeit widerrufen.';
const inEnglish =
  'We and our partners use cookies for analytics and advertising. You can withdraw your consent at any time. Data may reach the United States.';
const english = 'We are a small shop and sell the honey of our own bees to you and your friends.';
const german = 'Wir sind ein kleiner Laden und verkaufen Ihnen den Honig von unseren eigenen Bienen, die hier auf der Heide leben.';
const vague = 'Wir nutzen Cookies, um Ihr Erlebnis auf unserer Website zu verbessern. Sie können das jederzeit für die Zukunft widerrufen.';

const youtube = catalogueUse('youtube', ['accept'], { hosts: ['www.youtube.com'] });
const doubleClick = catalogueUse('google-doubleclick', ['accept'], { hosts: ['googleads.g.doubleclick.net'], embeddedBy: 'youtube' });
const videos = 'Mit YouTube zeigen wir Videos von Spielen; Daten können in die USA gelangen. Das können Sie jederzeit widerrufen.';

const linkedIn = catalogueUse('linkedin-insight', ['reject', 'accept'], { hosts: ['px.ads.linkedin.com'] });
const statistics =
  'Wir verwenden Cookies für Statistik, nur wenn Sie zustimmen. Das können Sie jederzeit ändern, Daten gelangen in die USA.';
const inNotice = (match: 'found' | 'notFound') => ({ policyMatches: [{ serviceId: 'linkedin-insight', match, inBannerOnly: false }] });
const unconfirmed = {
  attempts: { reject: outcome({ state: 'reject' }), accept: outcome({ state: 'accept', verified: false }) },
};
const pixelCookie = analyticsCookie({ id: 'fbp', name: '_fbp', category: 'marketing', serviceId: 'meta-pixel', states: ['accept'] });
const paypal = catalogueUse('paypal', ['none', 'reject', 'accept'], { hosts: ['www.paypal.com'] });

const counting = catalogueUse('google-analytics', ['accept'], { hosts: ['www.google-analytics.com'] });
const withAnalytics = (words: string) =>
  site(`${words} Daten können in die USA gelangen. Das können Sie jederzeit widerrufen.`, [counting], [control()]);

const captcha = catalogueUse('google-recaptcha', ['none', 'reject', 'accept'], { hosts: ['www.google.com'] });
/** A complete banner that says this besides, while a service of the USA is asked at these moments. */
const sayingOfTransfers = (sentence: string, states: readonly ('none' | 'reject' | 'accept')[]): Partial<Facts> =>
  site(
    `${full} ${sentence}`,
    [captcha],
    [control(), notice],
    {},
    {
      requests: [
        requestFact({ serviceId: 'google-recaptcha', host: 'www.google.com', domain: 'google.com', party: 'third', states: [...states] }),
      ],
    },
  );

const cases: [string, Partial<Facts>, Outline][] = [
  ['a banner that merely informs, where nothing needs consent', informingSite(), { class: 'NotApplicable', message: 'informsOnly' }],
  [
    'the same, whose text takes the use for an agreement',
    informingSite({}, { text: 'Durch die Nutzung der Website erklären Sie sich mit Cookies einverstanden.' }),
    { class: 'Hint', messages: ['impliedUse'] },
  ],
  ['the same where something needs consent', informingSite({ cookies: [analyticsCookie()] }), { class: 'Hint' }],
  ...(
    [
      [
        'Eine Übermittlung Ihrer Daten in Länder außerhalb der Europäischen Union findet ohne Ihr Einverständnis nicht statt.',
        ['none', 'reject'],
        'untrueTransfer',
      ],
      ['Ohne Ihre Einwilligung werden keine Daten in Drittländer übermittelt.', ['reject'], 'untrueTransfer'],
      ['Daten gelangen nur mit Ihrer Zustimmung in Länder außerhalb des EWR.', ['none'], 'untrueTransfer'],
      ['No data is transferred to third countries before you consent.', ['none'], 'untrueTransfer'],
      ['Daten werden nicht in Drittländer übermittelt.', ['accept'], 'untrueTransferLater'],
      ['Ihre Daten werden ausschließlich auf Servern in der EU gespeichert.', ['none'], 'untrueTransfer'],
      ['Daten gelangen nur mit Ihrer Zustimmung in Länder außerhalb des EWR.', ['accept'], null],
      ['Mit Ihrer Einwilligung werden Daten auch in Drittländer übermittelt.', ['none'], null],
      ['Google Analytics überträgt Daten nur mit Ihrer Einwilligung in die USA.', ['none'], null],
      ['Ohne Ihre Einwilligung werden keine Daten zu Werbezwecken in Drittländer übermittelt.', ['none'], null],
      ['Ohne Ihre Einwilligung werden keine Daten in unsichere Drittländer übermittelt.', ['none'], null],
    ] as const
  ).map(([sentence, states, message]): [string, Partial<Facts>, Outline] => [
    `of transfers, with requests in ${states.join(', ')}: ${sentence}`,
    sayingOfTransfers(sentence, states),
    message === null ? { class: 'Conform' } : { class: 'Hint', messages: [message] },
  ]),
  ...(
    [
      ['Sie entscheiden, was Sie erlauben; vorher werden keine Daten an Dritte übertragen.', ['none'], true],
      ['Bis Sie zugestimmt haben, fließen keine Daten an externe Dienste.', ['reject'], true],
      ['Ohne Ihre Einwilligung erhalten Dritte keine Daten.', ['none', 'reject'], true],
      ['Bevor Sie zustimmen, wird keine Verbindung zu fremden Servern aufgebaut.', ['none'], true],
      ['You decide; before that, no data is sent to third parties.', ['none'], true],
      ['No data is shared with third parties before you consent.', ['none'], true],
      // After rejecting, the choice is made.
      ['Sie entscheiden, was Sie erlauben; vorher werden keine Daten an Dritte übertragen.', ['reject'], false],
      ['Sie entscheiden, was Sie erlauben; vorher werden keine Daten an Dritte übertragen.', ['accept'], false],
      ['Videos laden erst, wenn Sie es erlauben; vorher werden keine Daten an Dritte übertragen.', ['none'], false],
      ['Ohne Ihre Einwilligung werden keine Daten zu Werbezwecken an Dritte übertragen.', ['none'], false],
      ['Außer notwendigen werden ohne Ihre Einwilligung keine Daten an Dritte übertragen.', ['none'], false],
      ['Nach Ihrer Zustimmung werden Daten an Dritte übertragen.', ['none'], false],
      ['Wir verkaufen keine Daten an Dritte.', ['none'], false],
    ] as const
  ).map(([sentence, states, isUntrue]): [string, Partial<Facts>, Outline] => [
    `of data for others, with requests in ${states.join(', ')}: ${sentence}`,
    sayingOfTransfers(sentence, states),
    isUntrue ? { class: 'Hint', messages: ['untrueHanded'], cause: 'consent-banner:handed-over' } : { class: 'Conform' },
  ]),
  ...(
    [
      ['unsplash', false, 'untrueHanded'],
      ['google-user-pictures', false, 'untrueHanded'],
      ['jsdelivr', true, 'untrueHandedServers'],
    ] as const
  ).map(([id, isCounted, message]): [string, Partial<Facts>, Outline] => [
    `of data for others, with files of ${id}`,
    site(
      `${full} Ohne Ihre Einwilligung erhalten Dritte keine Daten.`,
      [
        catalogueUse(id, ['none'], { hosts: ['dateien.example.net'] }),
        catalogueUse('matomo', ['none'], { hosts: ['zaehler.agentur.example'] }),
      ],
      [control(), notice],
      {},
      {
        requests: [
          requestFact({ serviceId: id, host: 'dateien.example.net', domain: 'example.net', party: 'third', states: ['none'] }),
          requestFact({
            id: 'r9',
            serviceId: 'matomo',
            host: 'zaehler.agentur.example',
            domain: 'agentur.example',
            party: isCounted ? 'third' : 'first',
            states: ['none'],
          }),
        ],
      },
    ),
    { class: 'Hint', messages: [message] },
  ]),
  [
    'of data for others, with nobody but the own network for delivery',
    site(
      `${full} Ohne Ihre Einwilligung erhalten Dritte keine Daten.`,
      [catalogueUse('cloudflare', ['none'], { hosts: ['cdn.example.net'] })],
      [control(), notice],
      {},
      {
        requests: [
          requestFact({ serviceId: 'cloudflare', host: 'cdn.example.net', domain: 'example.net', party: 'third', states: ['none'] }),
        ],
      },
    ),
    { class: 'Conform' },
  ],
  [
    'an identifier of what the banner calls anonymous',
    site(
      `${full} Die Auswertung erfolgt anonym.`,
      [meta, catalogueUse('google-analytics', ['accept'], { hosts: ['region1.google-analytics.com'] })],
      undefined,
      {},
      { cookies: [analyticsCookie({ idLike: true, kept: true, states: ['accept'] })] },
    ),
    { class: 'Hint', messages: ['untrueAnonymous'], cause: 'consent-banner:anonymous' },
  ],
  ['all of it on the layer on which one consents', twoLayers(full), { class: 'Conform', message: 'sufficientBehind' }],
  [
    'what is missing there',
    twoLayers('Statistik\nMarketing\nMeta-Pixel', []),
    { class: 'Hint', messages: ['withdrawalMissingBehind', 'thirdCountryMissingBehind', 'noticeLinkMissingBehind'] },
  ],
  [
    'named services, and one that the tag manager brings',
    twoLayers(
      'Marketing mit Meta-Pixel. Das können Sie jederzeit widerrufen. Daten gelangen in die USA.',
      [],
      [
        meta,
        catalogueUse('google-tag-manager', ['accept'], { hosts: ['www.googletagmanager.com'] }),
        catalogueUse('awin', ['none', 'accept'], { hosts: ['www.dwin1.com'], embeddedBy: 'google-tag-manager' }),
      ],
    ),
    { class: 'Conform', message: 'noticeLinkAloneUnnamedBehind' },
  ],
  ['no purpose there either', twoLayers('Komfort', []), { class: 'Risk', message: 'noPurposeBehind' }],
  [
    'switches that are saved there',
    site(bar, [meta], [refuse, choose, control({ role: 'save', text: 'Speichern', layer: 2 }), noticeBehind], { deeperText: full }),
    { class: 'Conform', message: 'sufficientBehind' },
  ],
  [
    'accept on the first layer too',
    site(bar, [meta], [control(), refuse, choose, acceptBehind, noticeBehind], { deeperText: full }),
    { class: 'Risk', message: 'noPurpose' },
  ],
  [
    'button nobody could read: perhaps it accepts',
    site(bar, [meta], [control({ role: 'other', text: 'Fortfahren' }), refuse, choose, acceptBehind], { deeperText: full }),
    { class: 'Risk', message: 'noPurpose' },
  ],
  [
    'a service called after what it does',
    withAnalytics('Google Analytics starten wir erst, wenn Sie auf „OK“ klicken.'),
    { class: 'Hint', messages: ['onlyServicesMissing', 'noticeLinkMissing'] },
  ],
  ...[
    'Wir nutzen Google Analytics für die Statistik.',
    'Wir nutzen Google Analytics, um zu sehen, welche Rezepte gelesen werden.',
    'Wir würden gern wissen, welche Seiten gefragt sind, und nutzen Google Analytics.',
    'We use Google Analytics to learn which pages are useful.',
  ].map((words): [string, Partial<Facts>, Outline] => [words, withAnalytics(words), { class: 'Conform' }]),
  [
    'mere use taken for a consent, beside all five points',
    site(`${full} Durch die Nutzung dieser Website stimmst du der Verwendung von Cookies zu.`),
    { class: 'Hint', messages: ['impliedUse'] },
  ],
  [
    'mere use taken for a consent, beside several gaps',
    site(
      'Wir verwenden Cookies für Statistik und Werbung. Wenn Sie weitersurfen, stimmen Sie der Nutzung von Cookies zu.',
      [meta],
      [control()],
    ),
    { class: 'Hint', messages: ['recipientsMissing', 'withdrawalMissing', 'thirdCountryMissing', 'noticeLinkMissing', 'impliedUse'] },
  ],
  [
    'advertising of which neither the banner nor the notice speaks, beside one gap',
    site(`${statistics} Mit unseren Partnern.`, [linkedIn], undefined, {}, inNotice('notFound')),
    { class: 'Hint', messages: ['recipientsBare', 'advertisingUncovered'] },
  ],
  [
    'the same where the consent could not be read back',
    site(`${statistics} Mit unseren Partnern.`, [linkedIn], undefined, {}, { ...inNotice('notFound'), ...unconfirmed }),
    { class: 'Conform' },
  ],
  [
    'a denial on the second layer that a cookie of consent refutes',
    site(full, [meta], undefined, { deeperText: 'Zurzeit setzen wir keine Werbe-Cookies ein.' }, { cookies: [pixelCookie] }),
    { class: 'Hint', messages: ['untrueDenialCookies'] },
  ],
  [
    'the same where the notice names the service',
    site(`${statistics} Mit unseren Partnern.`, [linkedIn], undefined, {}, inNotice('found')),
    { class: 'Hint', messages: ['recipientsBare', 'advertisingUnsaid'] },
  ],
  [
    'the same where the banner names no recipient at all',
    site(statistics, [linkedIn], undefined, {}, inNotice('found')),
    { class: 'Hint', messages: ['recipientsMissing', 'advertisingUnsaid'] },
  ],
  ...[
    'Angaben zum Anbieter im Impressum.',
    'Anbieter dieser Website ist die Muster GmbH.',
    'Ihr Ansprechpartner ist Herr Muster.',
    'Muster & Söhne Partnerschaftsgesellschaft mbB',
    'Wir geben keine Daten an Dritte weiter.',
    'Ihre Daten werden an Dritte nicht weitergegeben.',
    'Das gilt auch zum dritten Mal.',
    'We never share them with third parties.',
    'Some are needed for the services of this website.',
  ].map((words): [string, Partial<Facts>, Outline] => [
    `no recipient: ${words}`,
    site(`Werbung. ${words} Das können Sie jederzeit ändern, Daten gelangen in die USA.`),
    { class: 'Conform', message: 'recipientsAlone' },
  ]),
  ...[
    'Mit unseren Partnern.',
    'Wir nutzen dazu Drittanbieter.',
    'Dazu setzen wir Dienstleister ein.',
    'Die Daten erhalten Anbieter in Deutschland.',
    'Wir geben Daten nicht ohne Ihre Einwilligung an Dritte weiter.',
    'Services by third parties are used.',
  ].map((words): [string, Partial<Facts>, Outline] => [
    `recipients: ${words}`,
    site(`Werbung. ${words} Das können Sie jederzeit ändern, Daten gelangen in die USA.`),
    { class: 'Conform', message: 'sufficientKind' },
  ]),
  [
    'the kind alone, among other gaps',
    site('Wir und unsere Partner nutzen Cookies für Werbung.'),
    { class: 'Hint', messages: ['withdrawalMissing', 'thirdCountryMissing', 'recipientsBare'] },
  ],
  ['a banner that steers nothing', site(vague, [], undefined, {}, idle), { class: 'NotApplicable', message: 'steersNothing' }],
  [
    'a banner that asks although nothing seen needs it',
    site(bar, [], undefined, {}, { pages: idle.pages }),
    { class: 'NotApplicable', message: 'needsNothing' },
  ],
  [
    'too few pages to say that nothing needs it',
    site(bar, [], undefined, {}, { pages: idle.pages.slice(1) }),
    { class: 'Hint', messages: ['purposeMissing', 'withdrawalMissing'] },
  ],
  [
    'something unknown that may need it',
    site(bar, [], undefined, {}, { pages: idle.pages, requests: [collector] }),
    { class: 'Hint', messages: ['purposeMissing', 'withdrawalMissing'] },
  ],
  [
    'a banner that steers nothing and says what is untrue',
    site(`${vague} Mit der Nutzung dieser Website stimmen Sie dem zu.`, [], undefined, {}, idle),
    { class: 'Hint', messages: ['impliedUse'] },
  ],
  [
    'a service whose need is disputed and that does not wait for the choice',
    site(full.replace('Daten können in die USA gelangen', 'Mehr dazu hier'), [paypal, matomo]),
    { class: 'Conform', message: 'sufficientOwn' },
  ],
  [
    'the same where it waits',
    site(full.replace('Daten können in die USA gelangen', 'Mehr dazu hier'), [{ ...paypal, states: ['accept'] }, matomo]),
    { class: 'Conform', message: 'thirdCountryAlone' },
  ],
  [
    'a customer system where the banner announces statistics',
    site(`${statistics} Mit unseren Partnern.`, [catalogueUse('hubspot', ['accept'], { hosts: ['js-eu1.hs-analytics.net'] })]),
    { class: 'Conform', message: 'sufficientKind' },
  ],
  [
    'the same where it announces videos only',
    site(videos.replace('Mit YouTube', 'Mit unseren Partnern'), [
      catalogueUse('hubspot', ['accept'], { hosts: ['js-eu1.hs-analytics.net'] }),
    ]),
    { class: 'Hint', messages: ['recipientsBare', 'advertisingUnsaid'] },
  ],
  [
    'offers that suit the visitor are advertising',
    site(`${statistics} Mit Partnern, um dir passende Angebote zu zeigen.`, [linkedIn], undefined, {}, inNotice('notFound')),
    { class: 'Conform', message: 'sufficientKind' },
  ],
  [
    'advertising that a video brings along, of which the banner says nothing',
    site(videos, [youtube, doubleClick]),
    { class: 'Conform', message: 'sufficientAdvertising' },
  ],
  [
    'the same beside another service left out',
    site(videos, [youtube, doubleClick, catalogueUse('microsoft-clarity', ['none'], { hosts: ['www.clarity.ms'] })]),
    { class: 'Conform', message: 'sufficientUnnamedAdvertising' },
  ],
  [
    'the same beside one gap',
    site(videos.replace('Das können Sie jederzeit widerrufen.', 'Mehr dazu unten.'), [youtube, doubleClick]),
    { class: 'Conform', message: 'withdrawalAloneAdvertising' },
  ],
  [
    'the same beside two gaps',
    site(videos.replace('Das können Sie jederzeit widerrufen.', 'Mehr dazu unten.'), [youtube, doubleClick], [control()]),
    { class: 'Hint', messages: ['withdrawalMissing', 'noticeLinkMissing', 'advertisingUnsaidAlong'] },
  ],
  ...[
    'Personalisierte Inhalte kommen dazu.',
    'Dazu kommen Anzeigen.',
    'Dazu kommt Onlinewerbung.',
    'Das dient auch dem Retargeting.',
    'Sie sehen Inhalte, die zu Ihren Interessen passen.',
    'Ads may be shown.',
    'Dazu dient DoubleClick.',
  ].map((words): [string, Partial<Facts>, Outline] => [
    `a banner that speaks of it: ${words}`,
    site(`${videos} ${words}`, [youtube, doubleClick]),
    { class: 'Conform', message: 'sufficient' },
  ]),
  ...['Details anzeigen', 'Gewerbe', 'Wir suchen Ihre Bewerbung.'].map((words): [string, Partial<Facts>, Outline] => [
    `a banner that does not: ${words}`,
    site(`${videos} ${words}`, [youtube, doubleClick]),
    { class: 'Conform', message: 'sufficientAdvertising' },
  ]),
  [
    'a switch of the first layer that names it',
    site(videos, [youtube, doubleClick], [control(), notice], { toggles: [toggle({ label: 'Marketing', layer: 1 })] }),
    { class: 'Conform', message: 'sufficient' },
  ],
  [
    'only a connection to the advertising',
    site(videos, [youtube, { ...doubleClick, active: { none: false, reject: false, accept: false } }]),
    { class: 'Conform', message: 'sufficient' },
  ],
  [
    'advertising that was seen without consent only',
    site(videos, [youtube, { ...doubleClick, active: { none: true, reject: false, accept: false } }]),
    { class: 'Conform', message: 'sufficient' },
  ],
  ['all five', site(full), { class: 'Conform', message: 'sufficient' }],
  ['nobody else receives anything', site(full, [matomo]), { class: 'Conform', message: 'sufficientOwn' }],
  [
    'an unknown host that only consent brings about',
    site(full, [matomo], undefined, {}, { requests: [collector] }),
    { class: 'Conform', message: 'sufficientOwnHosts' },
  ],
  [
    'such a host, and its name in the banner',
    site(`${full} Wir zeichnen mit Replay-Werk auf.`, [matomo], undefined, {}, { requests: [collector] }),
    { class: 'Conform', message: 'sufficientOwnHostsNamed' },
  ],
  [
    'an everyday word is no name',
    site(full, [matomo], undefined, {}, { requests: [{ ...collector, host: 'a.statistik.test', domain: 'statistik.test' }] }),
    { class: 'Conform', message: 'sufficientOwnHosts' },
  ],
  [
    'a host that is called without consent too',
    site(full, [matomo], undefined, {}, { requests: [{ ...collector, states: ['none', 'accept'] }] }),
    { class: 'Conform', message: 'sufficientOwn' },
  ],
  [
    'recipients near by',
    site(full, [{ ...matomo, service: { ...matomo.service, selfHosted: false }, hosts: ['matomo.agentur.test'] }]),
    { class: 'Conform', message: 'sufficientNear' },
  ],
  [
    'a purpose said as a clause',
    site(
      'Wir möchten Ihren Besuch aufzeichnen (Klicks, Eingaben), um unsere Formulare zu verbessern. Das können Sie jederzeit widerrufen.',
      [matomo],
    ),
    { class: 'Conform', message: 'sufficientOwn' },
  ],
  [
    'an aim with an object of its own',
    site('Wir möchten Daten speichern, um unsere Formulare zu verbessern. Das können Sie jederzeit widerrufen.', [matomo]),
    { class: 'Conform', message: 'sufficientOwn' },
  ],
  [
    'an aim that says nothing',
    site('Wir möchten Daten speichern, um unsere Website für Sie zu verbessern. Das können Sie jederzeit widerrufen.', [matomo]),
    { class: 'Conform', message: 'purposeAlone' },
  ],
  [
    'how the site itself uses cookies',
    site('Wir nutzen Cookies. Hier erfahren, wie wir Cookies verwenden, und jederzeit widerrufen. Vielen Dank für Ihre Geduld damit.', [
      matomo,
    ]),
    { class: 'Conform', message: 'purposeAlone' },
  ],
  [
    'a clause in English',
    site('We would like to record your visit in order to understand how our forms are used. You can withdraw that at any time.', [matomo]),
    { class: 'Conform', message: 'sufficientOwn' },
  ],
  [
    'a link to the notice with another label',
    site(
      full,
      [meta],
      [control(), { ...notice, text: 'Mehr erfahren' }],
      {},
      { privacy: legalPage({ kind: 'privacy', url: `${siteUrl}datenschutz` }) },
    ),
    { class: 'Conform', message: 'sufficient' },
  ],
  [
    'a link to another page',
    site(full, [meta], [control(), { ...notice, text: 'Mehr erfahren', href: '/kontakt' }]),
    { class: 'Conform', message: 'noticeLinkAlone' },
  ],
  [
    'in English',
    site(
      'We and our partners use cookies for analytics and advertising. You can withdraw your consent at any time. Data may reach the United States.',
    ),
    { class: 'Conform' },
  ],
  ...(
    [
      ['in English on a German site', inEnglish, german, { class: 'Hint', messages: ['inEnglish'] }],
      [
        'in English on an English site',
        inEnglish,
        'We are a small shop and sell the honey of our own bees to you and your friends.',
        { class: 'Conform' },
      ],
      ['in German on a German site', full, german, { class: 'Conform' }],
      ['in English, on a site whose language does not show', inEnglish, 'Honig Kerzen Met', { class: 'Conform' }],
      [
        'in English and vague on a German site',
        'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience.',
        german,
        {
          class: 'Risk',
          messages: ['noPurpose', 'recipientsMissing', 'withdrawalMissing', 'thirdCountryMissing', 'impliedUse', 'inEnglish'],
        },
      ],
    ] satisfies [string, string, string, Outline][]
  ).map(([name, text, page, expected]): [string, Partial<Facts>, Outline] => [
    name,
    site(text, [meta], [control(), notice], {}, { pages: [pageFact({ text: page })] }),
    expected,
  ]),
  ['one missing', site(full.replace('Daten können in die USA gelangen', '')), { class: 'Conform', message: 'thirdCountryAlone' }],
  [
    'no purpose with advertising behind it',
    site(vague),
    {
      class: 'Risk',
      messages: ['noPurpose', 'recipientsMissing', 'thirdCountryMissing'],
      cause: 'banner-first-layer-text',
      refs: ['none-p1'],
    },
  ],
  [
    'short, told by the language of the page',
    site('Cookies? Wir verwenden Cookies, um Ihr Erlebnis zu verbessern.'),
    { class: 'Risk', message: 'noPurpose' },
  ],
  [
    'short, in another language than the page claims',
    site('Nous utilisons des cookies pour améliorer votre expérience sur notre site et pour vous proposer les meilleures pages.'),
    { class: 'NoClassification', message: 'language' },
  ],
  ['the advertising service by name is no purpose, but no silence', site(vague.replace('Cookies', 'Meta-Pixel')), { class: 'Hint' }],
  ['no purpose, but nothing that advertises', site(vague, [matomo]), { class: 'Conform' }],
  [
    'purpose alone',
    site('Wir nutzen Cookies für Werbung. Stimmen Sie dem zu? Das ist für uns wichtig und wir danken Ihnen.', [meta], [control()]),
    { class: 'Hint', messages: ['recipientsMissing', 'withdrawalMissing', 'thirdCountryMissing', 'noticeLinkMissing'] },
  ],
  [
    'switches of the first layer name the purposes',
    site(vague, [meta], [control(), notice], { toggles: [toggle({ label: 'Marketing', layer: 1 })] }),
    { class: 'Hint', messages: ['recipientsMissing', 'thirdCountryMissing'] },
  ],
  [
    'switches behind the settings do not',
    site(vague, [meta], [control(), notice], { toggles: [toggle({ label: 'Marketing', layer: 2 })] }),
    { class: 'Risk' },
  ],
  [
    'a service named in a question is one too',
    site(
      'Dürfen wir Ihren Besuch mit Meta-Pixel für Werbung auswerten? Sie können das jederzeit widerrufen, und die Daten gelangen in die USA.',
    ),
    { class: 'Conform' },
  ],
  [
    'one service named, another left out',
    site(full.replace('und unsere 12 Partner', 'und Meta-Pixel'), [
      meta,
      catalogueUse('microsoft-clarity', ['none'], { hosts: ['www.clarity.ms'] }),
    ]),
    { class: 'Conform', message: 'sufficientUnnamed' },
  ],
  ['a service named is a recipient', site(full.replace('und unsere 12 Partner', 'und Meta-Pixel')), { class: 'Conform' }],
  [
    'the settings button is no link to the notice',
    site(
      full.replace('jederzeit widerrufen', 'ändern'),
      [meta],
      [control(), control({ role: 'settings', text: 'Datenschutz-Einstellungen' })],
    ),
    { class: 'Hint', messages: ['withdrawalMissing', 'noticeLinkMissing'] },
  ],
  [
    'third country matters only when data go there',
    site(full.replace('Daten können in die USA gelangen', 'Mehr dazu hier'), [matomo]),
    { class: 'Conform' },
  ],
  [
    'what runs on the own server reaches no third country',
    site(full.replace('Daten können in die USA gelangen', 'Mehr dazu hier'), [
      { ...matomo, vendorCountry: 'NZ', service: { ...matomo.service, selfHosted: true } },
    ]),
    { class: 'Conform', message: 'sufficientOwn' },
  ],
  [
    'another language',
    site('Ta strona używa plików cookie do celów reklamowych i statystycznych.'),
    { class: 'NoClassification', message: 'language' },
  ],
  ['no banner', {}, { class: 'NotApplicable', message: 'noBanner' }],
];

const ads = catalogueUse('google-ads', ['accept'], { hosts: ['googleads.g.doubleclick.net'] });
const analytics = catalogueUse('google-analytics', ['accept'], { hosts: ['region1.google-analytics.com'] });
it.each([
  ['another page is in German', ['Beratung', german], 'Hint'],
  ['another page is in English', ['Beratung', german, english], 'Conform'],
  ['no page tells', ['Beratung', 'Honig'], 'Conform'],
])('reads a start page of few words as it declares itself where %s', (_, [first, ...others], expected) => {
  const pages = [pageFact({ text: first!, language: 'de' }), ...others.map((text) => pageFact({ kind: 'other', text }))];
  expect(outline(check, site(inEnglish, [meta], [control(), notice], {}, { pages }))).toMatchObject({ class: expected });
});

it('tells advertising that only comes along with what brings it', () => {
  const verdict = judge(check, site('Wir nutzen Cookies, um Ihr Erlebnis zu verbessern.', [youtube, doubleClick]));
  expect(verdict).toMatchObject({ class: 'Risk', findings: [{ message: 'noPurposeAlong', params: { sources: 'YouTube' } }, {}, {}, {}] });
});

it.each([
  ['für Statistik: YouTube, Google Analytics.', 'Google Analytics'],
  ['für Statistik mit Google Analytics (Google Ireland Limited).', 'Google Analytics'],
  ['für Statistik mit Google Analytics, einem Webanalysedienst der Google LLC.', 'Google Analytics'],
  ['für Karten von Google Maps und Statistik mit Google Analytics von Google.', 'Google Analytics'],
])('one product of a vendor does not name another: %s', (words, named) => {
  const verdict = judge(check, site(`Wir setzen Dienste ein ${words} Widerruf jederzeit, Daten gelangen in die USA.`, [analytics, ads]));
  expect(verdict).toMatchObject({ params: { named, unnamed: 'Google Ads' } });
});

it.each([
  ['its details name the other', 'Cookie-Details\nExterne Medien (1)\nName\tGoogle Maps\nAnbieter\tGoogle Ireland Limited', undefined],
  ['its details name it in a sentence', 'Einzelheiten\nKarten zeigen wir mit Google Maps von Google.', undefined],
  ['its details name the company of another', 'Name\tGoogle Analytics\nAnbieter\tGoogle Ireland Limited', 'Google Maps'],
  ['its details name something else', 'Cookie-Details\nStatistiken (1)\nName\tGoogle Analytics', 'Google Maps'],
  ['it has no details', '', 'Google Maps'],
])('does not miss in the banner what stands in its details: %s', (_, deeperText, unnamed) => {
  const text = 'Wir messen die Nutzung für Statistik mit Google Analytics. Widerruf jederzeit, Daten gelangen in die USA.';
  const maps = catalogueUse('google-maps', ['accept'], { hosts: ['maps.google.com'] });
  const verdict = judge(check, site(text, [analytics, maps], [control(), notice], { deeperText }));
  expect(verdict).toMatchObject({ class: 'Conform', message: unnamed === undefined ? 'sufficient' : 'sufficientUnnamed' });
  if (unnamed !== undefined) expect(verdict).toMatchObject({ params: { unnamed } });
});

it('advertising that neither the banner, which names others, nor the notice names stays a warning', () => {
  const silent = { policyMatches: [{ serviceId: 'google-ads', match: 'notFound' as const, inBannerOnly: false }] };
  const words = 'Wir setzen Google Analytics für Statistik ein. Widerruf jederzeit, Daten gelangen in die USA.';
  expect(outline(check, site(words, [analytics, ads], undefined, {}, silent))).toMatchObject({
    class: 'Hint',
    messages: ['servicesUnnamed', 'advertisingUncovered'],
  });
});

it.each([
  'für Statistik und Werbung mit Google Analytics und Google Ads.',
  'für Statistik und Werbung von Google und Meta.',
  'für Statistik und Werbung mit Matomo und Google-Diensten.',
])('names the vendor or the service: %s', (words) => {
  const verdict = judge(check, site(`Wir setzen Cookies ein ${words} Widerruf jederzeit, Daten gelangen in die USA.`, [ads]));
  expect(verdict).toMatchObject({ class: 'Conform', message: 'sufficient' });
});

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('names those the site itself embeds as the way to a third country', () => {
  const brought = catalogueUse('google-fonts', ['accept'], { hosts: ['fonts.gstatic.com'], embeddedBy: 'meta-pixel' });
  const verdict = judge(check, site('Wir nutzen Cookies für Werbung.', [meta, brought], [control()]));
  expect(verdict).toMatchObject({
    findings: expect.arrayContaining([
      expect.objectContaining({ message: 'thirdCountryMissing', params: expect.objectContaining({ count: 1 }) }),
    ]),
  });
});

it('names for the third country what the consent tool releases, without what that brings along', () => {
  const services = [
    catalogueUse('tarteaucitron'),
    catalogueUse('youtube', ['accept'], { hosts: ['www.youtube.com'], embeddedBy: 'tarteaucitron' }),
    catalogueUse('google-doubleclick', ['accept'], { hosts: ['googleads.g.doubleclick.net'], embeddedBy: 'youtube' }),
  ];
  expect(judge(check, site(vague, services))).toMatchObject({
    findings: expect.arrayContaining([
      expect.objectContaining({ message: 'thirdCountryMissing', params: expect.objectContaining({ services: 'YouTube' }) }),
    ]),
  });
});

it('tells by which embed advertising comes', () => {
  expect(judge(check, site(videos, [youtube, doubleClick]))).toMatchObject({
    params: { advertisingCount: 1, advertising: 'YouTube → Google Marketing Platform (DoubleClick)', sources: 'YouTube' },
  });
});
