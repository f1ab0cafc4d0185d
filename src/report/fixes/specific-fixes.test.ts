import { describe, expect, it } from 'vitest';
import catalogue from '#checks/catalogue-facts.json' with { type: 'json' };
import type { Check, Verdict } from '#checks/define-check.ts';
import type { Facts, GatheredFacts } from '#checks/facts.ts';
import { checks } from '#checks/index.ts';
import { marksOf } from '#checks/step-marks.ts';
import { systemNamed } from '#knowledge/find-system.ts';
import { applicability, banner, cookieFact, pageFact, requestFact, serviceUse, siteUrl, toggle } from '../../../test/factories/facts.ts';
import { evidence, fixedCheck, reportInput, trackedFacts } from '../../../test/factories/report.ts';
import { catalogueUse } from '../../../test/factories/traffic.ts';
import { buildScanResult } from '../build-scan-result.ts';
import { fixTopics, messageTopics } from './fix-topics.ts';
import { isSaidBy } from './said-steps.ts';

const found = (cause: string, message = 'fine'): Verdict => ({
  class: 'Risk',
  findings: [{ message, cause, items: [{ kind: 'text', ref: '', value: '', states: ['none'] }] }],
});
const seen = (cmpName: string | null, system: string | null): Partial<Facts> => ({
  banner: { banner: cmpName === null ? null : banner({ cmpName }), cmpName, cmpLoaded: null, payOrConsent: false },
  applicability: applicability({ system }),
});
const switched = (cmpName: string, label: string): Partial<Facts> => ({
  services: [serviceUse()],
  banner: { banner: banner({ cmpName, toggles: [toggle({ label })] }), cmpName, cmpLoaded: null, payOrConsent: false },
});
const fixOf = (check: Check, facts: GatheredFacts, locale: 'de' | 'en' = 'de') =>
  buildScanResult(reportInput({ checks: [check], facts, evidence: evidence(), locale })).report.areas[0]!.findings[0]!.howToFix;
/** A cookie of the service before the choice, and a banner with this switch. */
const storing = (serviceId: string, label: string): Partial<Facts> => ({
  ...switched('Complianz', label),
  services: [catalogueUse(serviceId)],
  cookies: [cookieFact({ serviceId, states: ['none'] })],
});
/** A cookie that WooCommerce sets. */
const ofOrder = (name: string) =>
  cookieFact({
    id: name,
    name,
    serviceId: null,
    setBy: `${siteUrl}wp-content/plugins/woocommerce/assets/js/sourcebuster/sourcebuster.min.js`,
  });
const consentReported: Facts['consentMode'] = [
  { state: 'none', pageId: 'p1', time: 1, command: 'default', values: { ad_storage: 'denied', analytics_storage: 'denied' } },
  { state: 'accept', pageId: 'p2', time: 2, command: 'update', values: { ad_storage: 'granted', analytics_storage: 'granted' } },
];
/** A choice that the banner reports for something else than the service. */
const reporting: Facts['consentMode'] = [
  { state: 'accept', pageId: 'p2', time: 2, command: 'update', values: { personalization_storage: 'granted' } },
];
const tracker = fixedCheck('trk-before-consent', 'trk', found('google-analytics'));

/** Google Analytics, loaded by what the given address delivers. */
const loadedThrough = (url: string, serviceId: string): Partial<Facts> => ({
  requests: [
    requestFact({ id: 'none-r1', url: siteUrl, type: 'document' }),
    requestFact({ id: 'none-r2', url, type: 'script', parentId: 'none-r1', serviceId }),
  ],
  services: [serviceUse({ path: [siteUrl, url, 'https://www.google-analytics.com/g/collect'] })],
});

const saying = (check: Check, howToFix: string): Check => ({
  ...check,
  texts: { ...check.texts, de: { ...check.texts.de, howToFix } },
});
/** Error measurement in the frame that a calculator of another provider makes by its script. */
const inUnknownFrame: Facts['requests'] = [
  requestFact({ id: 'r1', url: 'https://rechner.anbieter.example/bundle.js', serviceId: null, type: 'script', party: 'third' }),
  requestFact({ id: 'r2', url: 'https://rechner.anbieter.example/', serviceId: null, type: 'frame', party: 'third', parentId: 'r1' }),
  requestFact({ id: 'r3', serviceId: 'datadog', type: 'script', parentId: 'r2', inOwnFrame: false }),
];

describe('a fix says first where in the product of this site it is made', () => {
  it.each<[string, Check, Partial<Facts>, RegExp]>([
    ['the consent platform', tracker, seen('Cookiebot', 'WordPress'), /^1\. In Cookiebot: .*\n2\. Scannen/],
    [
      'and leaves a frame to the general steps where the platform’s step ties scripts',
      fixedCheck('trk-before-consent', 'trk', found('youtube')),
      seen('Usercentrics', null),
      /^Binden Sie trk-before-consent/,
    ],
    [
      'and not the banner for a frame that this banner does not hold back',
      saying(
        fixedCheck('emb-video', 'emb', found('vimeo')),
        '1. {#replace} Zeigen Sie ein Bild.\n2. {#later} Laden Sie ihn nach der Einwilligung im Banner.\n3. Prüfen Sie das.',
      ),
      seen('Squarespace Cookie-Banner', null),
      /^1\. In Squarespace Cookie-Banner: .*hält eingebettete Rahmen nicht zurück.*\n2\. Oder zeigen Sie ein Bild\.\n3\. Prüfen Sie das\.$/,
    ],
    [
      'the platform that has the service entered, and does not hold it back',
      tracker,
      switched('CCM19', 'Google Analytics 4'),
      /^1\. In CCM19: Der Dienst steht schon im Banner \(„Google Analytics 4“\)/,
    ],
    ['the platform where the service may be missing', tracker, switched('CCM19', 'Statistik'), /^1\. In CCM19: Legen Sie Dienste/],
    [
      'the platform whose step does not enter the service',
      tracker,
      switched('Cookiebot', 'Google Analytics'),
      /^1\. In Cookiebot: Schalten Sie das automatische/,
    ],
    [
      'the mode without cookies of the service that stored one',
      fixedCheck('ck-before-consent', 'ck', found('etracker')),
      { ...seen('Complianz', 'WordPress'), ...storing('etracker', 'Externe Medien') },
      /^1\. Tragen Sie in jedes Snippet von etracker .*data-block-cookies="true"/,
    ],
    [
      'but where the banner asks for the service, the platform',
      fixedCheck('ck-before-consent', 'ck', found('etracker')),
      { ...seen('Complianz', 'WordPress'), ...storing('etracker', 'etracker') },
      /^1\. In Complianz: Der Dienst steht schon im Banner/,
    ],
    [
      'the app that a hosted shop embeds in its theme, before the platform that does not hold it back',
      fixedCheck('ck-storage-before-consent', 'ck', found('klaviyo')),
      seen('Shopify Kunden-Datenschutz-Banner', 'Shopify'),
      /^1\. In Shopify: Schalten Sie im Theme-Editor unter „App-Einbettungen“/,
    ],
    [
      'but after the rules of a consent app that holds back what apps embed',
      fixedCheck('ck-storage-before-consent', 'ck', found('omnisend')),
      { ...seen('Consentmo', 'Shopify'), requests: [requestFact({ serviceId: 'omnisend', type: 'script' })] },
      /^1\. In Consentmo: Öffnen Sie die App in der Shopify-Verwaltung, und nehmen Sie das Skript von Omnisend(?!.*App-Einbettungen)/s,
    ],
    [
      'the setting of the shop’s own measuring',
      fixedCheck('trk-before-consent', 'trk', found('shopify-analytics')),
      seen('Shopify Kunden-Datenschutz-Banner', 'Shopify'),
      /^1\. In Shopify: Stellen Sie .* erst nach der Einwilligung erfasst werden/,
    ],
    [
      'the system without one',
      tracker,
      seen(null, 'WordPress'),
      /^1\. In WordPress: .*\n2\. Binden Sie trk-before-consent an die Einwilligung\.\n3\. Scannen/,
    ],
    [
      'the builder whose banner holds no pasted code back',
      fixedCheck('trk-before-consent', 'trk', found('pinterest-tag')),
      seen('Squarespace Cookie-Banner', 'Squarespace'),
      /^1\. In Squarespace Cookie-Banner: Das Banner von Squarespace hält eingefügten Code nicht zurück: Entweder löschen Sie Pinterest-Tag dort, wo es eingefügt ist/,
    ],
    [
      'the fonts of a builder, which nobody pasted',
      fixedCheck('tc-before-consent', 'tc', found('adobe-fonts')),
      seen('Squarespace Cookie-Banner', 'Squarespace'),
      /^1\. In Squarespace: Wählen Sie unter „Design > Schriftarten“(?!.*Code-Injection)/,
    ],
    [
      'no field of the system for fonts that an embed brings along',
      fixedCheck('emb-google-fonts', 'emb', found('youtube', 'insideEmbedAccepted')),
      seen(null, 'Contao'),
      /^(?!.*Contao)/s,
    ],
    ['the system, where the platform has nothing recorded', tracker, seen('TrustArc', 'TYPO3'), /^1\. In TYPO3: /],
    [
      'and leaves a frame of the system to the place of the frame',
      fixedCheck('trk-before-consent', 'trk', found('youtube')),
      {
        ...seen(null, 'WordPress'),
        requests: [requestFact({ serviceId: 'youtube', type: 'frame', url: 'https://www.youtube.com/embed/1' })],
      },
      /^1\. In WordPress: Ersetzen Sie die Einbettung/,
    ],
    [
      'the frame in which the service runs, for nothing of it is in the site’s own templates',
      fixedCheck('trk-before-consent', 'trk', found('meta-pixel')),
      {
        ...seen('Cookiebot', 'WordPress'),
        requests: [requestFact({ serviceId: 'meta-pixel', type: 'script', embeddedBy: 'perspective', inOwnFrame: false })],
      },
      /^1\. Entweder schalten Sie Meta-Pixel in den Einstellungen von Perspective Funnels ab, .*Startseite; .*, oder Sie laden diesen Rahmen/,
    ],
    [
      'the frame of a provider that no catalogue knows, which a script of the page makes, by its host',
      fixedCheck('ck-storage-before-consent', 'ck', found('datadog')),
      { ...seen('Klaro', null), requests: inUnknownFrame },
      /^1\. Entweder schalten Sie Datadog in den Einstellungen von rechner\.anbieter\.example ab, (?!.*Klaro)/,
    ],
    [
      'and none of the general steps on what the pages embed',
      saying(
        fixedCheck('emb-hidden-thirdparties', 'emb', found('datadog')),
        '1. {#own-embed} Entfernen Sie Verbindungen, die niemand braucht, etwa zu Emoji-Bildern.\n2. Beschreiben Sie verbleibende Dienste.',
      ),
      { requests: inUnknownFrame },
      /^1\. Entweder schalten Sie Datadog .*\n2\. Beschreiben Sie verbleibende Dienste\.$/,
    ],
    [
      'in a finding on the notice, too, which would take the embed away',
      saying(
        fixedCheck('pp-services-named', 'pp', found('datadog')),
        '1. {#remove} Entfernen Sie die Einbindung von Datadog, wenn Sie sie nicht brauchen.\n2. Soweit sie bleibt, beschreiben Sie sie.',
      ),
      { requests: inUnknownFrame },
      /^1\. Entweder schalten Sie Datadog .*\n2\. Soweit sie bleibt, beschreiben Sie sie\.$/,
    ],
    [
      'but not where the page loads the service beside the frame as well',
      fixedCheck('ck-storage-before-consent', 'ck', found('datadog')),
      { ...seen('Klaro', null), requests: [...inUnknownFrame, requestFact({ id: 'r9', serviceId: 'datadog', type: 'script' })] },
      /^1\. In Klaro: /,
    ],
    [
      'but what a tag manager places in the page itself stays with that',
      fixedCheck('trk-before-consent', 'trk', found('meta-pixel')),
      {
        ...seen('Cookiebot', 'WordPress'),
        requests: [requestFact({ serviceId: 'meta-pixel', type: 'script', embeddedBy: 'google-tag-manager', inOwnFrame: true })],
      },
      /^1\. In Cookiebot: /,
    ],
    [
      'a frame before consent, whose script comes after it',
      fixedCheck('trk-before-consent', 'trk', found('pardot')),
      {
        ...seen('Usercentrics', 'WordPress'),
        requests: [
          requestFact({ id: 'none-r2', serviceId: 'pardot', type: 'frame', url: 'https://go.pardot.com/l/1', states: ['none', 'reject'] }),
          requestFact({ id: 'accept-r2', serviceId: 'pardot', type: 'script', states: ['accept'] }),
        ],
      },
      /^1\. In WordPress: Ersetzen Sie die Einbettung/,
    ],
    [
      'the one page in whose code the service does not wait',
      tracker,
      {
        ...seen('Cookiebot', 'Webflow'),
        pages: ['', 'a', 'b'].map((path) => pageFact({ url: siteUrl + path, states: ['none', 'accept'] })),
        requests: ['', 'a', 'b'].map((path) =>
          requestFact({
            id: path,
            serviceId: 'google-analytics',
            type: 'script',
            pageUrl: siteUrl + path,
            states: path === '' ? ['none'] : ['accept'],
          }),
        ),
      },
      /^1\. Entfernen Sie im Code der Startseite die Einbindung von Google Analytics.* In Webflow: .*\n2\. Scannen/,
    ],
    [
      'the same before the place where the system has the service as a rule',
      tracker,
      {
        ...seen('Contao Cookiebar', 'Contao'),
        pages: ['', 'a', 'b'].map((path) => pageFact({ url: siteUrl + path, states: ['none', 'accept'] })),
        requests: ['', 'a', 'b'].map((path) =>
          requestFact({
            id: path,
            serviceId: 'google-analytics',
            type: 'script',
            pageUrl: siteUrl + path,
            states: path === '' ? ['none'] : ['accept'],
          }),
        ),
      },
      /^1\. Entfernen Sie im Code der Startseite die Einbindung von Google Analytics.* In Contao: .*Seitenlayout/,
    ],
    [
      'no link in place of a frame under the site’s own domain',
      fixedCheck('trk-before-consent', 'trk', found('pardot')),
      {
        ...seen('Cookiebot', 'WordPress'),
        requests: [
          requestFact({ serviceId: 'pardot', type: 'frame', url: `https://go.${new URL(siteUrl).hostname.replace(/^www\./, '')}/l/1` }),
        ],
      },
      /^(?!.*(?:WordPress|durch einen Link))/s,
    ],
    [
      'the platform for a captcha that comes by a script',
      fixedCheck('tc-before-consent', 'tc', found('google-recaptcha')),
      { ...seen('Borlabs Cookie', 'WordPress'), requests: [requestFact({ serviceId: 'google-recaptcha', type: 'script' })] },
      /^1\. In Borlabs Cookie: /,
    ],
    [
      'what brings the consent tool along',
      fixedCheck('trk-before-consent', 'trk', found('google-adsense')),
      seen('Google Funding Choices', 'WordPress'),
      /^1\. In Google Funding Choices: Binden Sie die Mitteilung mit ihrem eigenen Tag ein .* laden Sie Google AdSense erst/,
    ],
    [
      'nothing for a mere style sheet',
      fixedCheck('tc-before-consent', 'tc', found('google-fonts')),
      { ...seen('Borlabs Cookie', 'WordPress'), requests: [requestFact({ serviceId: 'google-fonts', type: 'stylesheet' })] },
      /^(?:1\. )?Binden Sie/,
    ],
    [
      'the system’s own switch for the service, whatever the platform',
      fixedCheck('emb-hidden-thirdparties', 'emb', found('gravatar')),
      { ...seen('Complianz', 'WordPress'), requests: [requestFact({ serviceId: 'gravatar', type: 'image' })] },
      /^1\. In WordPress: Schalten Sie unter „Einstellungen > Diskussion“/,
    ],
    [
      'the tag manager that loads the service, before the platform',
      tracker,
      {
        consentMode: reporting,
        ...seen('Cookiebot', null),
        ...loadedThrough('https://www.googletagmanager.com/gtm.js?id=GTM-1', 'google-tag-manager'),
      },
      /^1\. Google Tag Manager: Verlangen Sie beim Tag/,
    ],
    [
      'by hand where the site’s own host delivers the script',
      fixedCheck('trk-gtm-before-consent', 'trk', found('google-tag-manager')),
      {
        ...seen('CCM19', 'TYPO3'),
        requests: [
          requestFact({ id: 'none-r1', url: siteUrl, type: 'document' }),
          requestFact({
            id: 'none-r2',
            url: 'https://sst.muster.test/7k.js',
            party: 'first',
            type: 'script',
            parentId: 'none-r1',
            serviceId: 'google-tag-manager',
          }),
        ],
      },
      /^1\. In CCM19: .* Das Skript kommt hier von sst\.muster\.test, .*von Hand/,
    ],
    [
      'no automatic blocking, where the platform has every script marked by hand',
      tracker,
      {
        ...seen('CookieFirst', null),
        requests: [requestFact({ url: 'https://sst.muster.test/7k.js', party: 'first', type: 'script', serviceId: 'google-analytics' })],
      },
      /^1\. In CookieFirst: Kennzeichnen Sie (?!.*automatische Sperre)/,
    ],
    [
      'the tag manager whose defaults deny already',
      tracker,
      {
        ...seen('Cookiebot', null),
        ...loadedThrough('https://www.googletagmanager.com/gtm.js?id=GTM-1', 'google-tag-manager'),
        consentMode: [
          { state: 'none', pageId: 'p1', time: 1, command: 'default', values: { ad_storage: 'denied', analytics_storage: 'denied' } },
        ],
      },
      /^1\. Google Tag Manager: Verlangen Sie bei jedem Tag .*Einwilligungsart.*Die Voreinstellung/,
    ],
    [
      'the consent type of the banner that asks for the service',
      tracker,
      {
        ...loadedThrough('https://www.googletagmanager.com/gtm.js?id=GTM-1', 'google-tag-manager'),
        banner: switched('CookieFirst', 'Google Analytics').banner!,
        consentMode: consentReported,
      },
      /^1\. Google Tag Manager: .*Einwilligung „analytics_storage“/,
    ],
    [
      'no consent type that the banner reports for something else',
      tracker,
      {
        ...loadedThrough('https://www.googletagmanager.com/gtm.js?id=GTM-1', 'google-tag-manager'),
        banner: switched('CookieFirst', 'Matomo').banner!,
        consentMode: consentReported,
      },
      /Google Tag Manager: .*Einwilligungsart, die Ihr Banner/,
    ],
    [
      'the plugin that prints a script nobody can mark',
      tracker,
      seen('CookieFirst', 'WordPress'),
      /^1\. In CookieFirst: Kennzeichnen Sie .*Gibt ein Plugin/,
    ],
    ['no plugin where the platform blocks by itself', tracker, seen('Complianz', 'WordPress'), /^1\. In Complianz: (?!.*Gibt ein Plugin)/],
    [
      'the file in place of a background video, on which nobody clicks',
      fixedCheck('tc-before-consent', 'tc', found('vimeo')),
      {
        ...seen('CookieFirst', 'Webflow'),
        requests: [requestFact({ serviceId: 'vimeo', type: 'frame', url: 'https://player.vimeo.com/video/1?background=1' })],
      },
      /^1\. Laden Sie das Hintergrundvideo als Datei auf Ihren Server .* hoch .*Player.{1,6}von Vimeo.*\(Startseite\)/,
    ],
    [
      'the frame of a player with controls',
      fixedCheck('tc-before-consent', 'tc', found('vimeo')),
      {
        ...seen('CookieFirst', 'Webflow'),
        requests: [requestFact({ serviceId: 'vimeo', type: 'frame', url: 'https://player.vimeo.com/video/1' })],
      },
      /^1\. In CookieFirst: Binden Sie den Rahmen \(iframe\) von Vimeo mit data-src/,
    ],
    [
      'no platform for a payment service, which it would lock out',
      fixedCheck('tc-before-consent', 'tc', found('stripe')),
      seen('CookieFirst', 'Webflow'),
      /^1\. Laden Sie Stripe erst, wenn der Besucher bezahlen will: .*Binden Sie ihn nicht an das Banner/,
    ],
    [
      'for the cookies of WooCommerce that tell where a visitor came from, the setting, before the platform',
      fixedCheck('ck-before-consent', 'ck', found('WooCommerce')),
      { ...seen('Borlabs Cookie', 'WordPress'), cookies: [ofOrder('sbjs_first'), ofOrder('sbjs_session')] },
      /^1\. In WordPress: Schalten Sie .* die Bestellzuordnung/,
    ],
    [
      'but for the cookies of another plugin the platform',
      fixedCheck('ck-before-consent', 'ck', found('/wp-content/plugins/woocommerce/assets/js/sourcebuster/sourcebuster.min.js')),
      { ...seen('Borlabs Cookie', 'WordPress'), cookies: [ofOrder('visits')] },
      /^1\. In Borlabs Cookie: /,
    ],
    [
      'no embedding of what blocks by itself where it is embedded',
      tracker,
      { ...seen('iubenda', null), requests: [requestFact({ url: 'https://cs.iubenda.com/autoblocking/318.js', type: 'script' })] },
      /^1\. In iubenda: Das automatische Blockieren \(autoblocking\.js\) ist eingebunden/,
    ],
    ['its embedding where it is not', tracker, seen('iubenda', null), /^1\. In iubenda: Binden Sie das automatische Blockieren/],
    [
      'what becomes of those who refuse, where a captcha waits for consent',
      fixedCheck('tc-before-consent', 'tc', found('google-recaptcha')),
      seen('Cookiebot', null),
      /^1\. In Cookiebot: .* Wer ablehnt, kann ein Formular, das Google reCAPTCHA verlangt, dann nicht absenden/,
    ],
    [
      'the click for a tool that visitors call, before the platform',
      fixedCheck('tc-before-consent', 'tc', found('readspeaker')),
      seen('Cookiebot', 'TYPO3'),
      /^1\. Laden Sie ReadSpeaker erst, wenn ein Besucher es aufruft/,
    ],
    ...['tc-before-consent', 'emb-cdn-libraries'].map((id): [string, Check, Partial<Facts>, RegExp] => [
      `the font for whose sake the builder writes a script: ${id}`,
      fixedCheck(id, 'tc', found('google-hosted-libraries')),
      {
        ...seen('Finsweet Cookie Consent', 'Webflow'),
        requests: [
          requestFact({
            serviceId: 'google-hosted-libraries',
            type: 'script',
            url: 'https://ajax.googleapis.com/ajax/libs/webfont/1.6.26/webfont.js',
          }),
        ],
      },
      /^1\. In Webflow: Die Datei webfont\.js bindet Webflow selbst ein/,
    ]),
    ...['jquery-cdn', 'jsdelivr', 'google-hosted-libraries'].map((id): [string, Check, Partial<Facts>, RegExp] => [
      `the own server alone for a library that scripts of the site need: ${id}`,
      fixedCheck('tc-before-consent', 'tc', found(id)),
      seen('Klaro', 'Drupal'),
      /^(?!.*Klaro)/s,
    ]),
    [
      'the platform for a script that is no library',
      fixedCheck('tc-before-consent', 'tc', found('hotjar')),
      seen('Klaro', 'Drupal'),
      /Klaro/,
    ],
    [
      'but not for another library from the same server',
      fixedCheck('emb-cdn-libraries', 'emb', found('google-hosted-libraries')),
      {
        ...seen('Finsweet Cookie Consent', 'Webflow'),
        requests: [
          requestFact({
            serviceId: 'google-hosted-libraries',
            type: 'script',
            url: 'https://ajax.googleapis.com/ajax/libs/jquery/3.7.1/jquery.js',
          }),
        ],
      },
      /^(?!.*webfont)/s,
    ],
    [
      'but not for the vendor’s own tag on the way',
      tracker,
      { ...seen('Cookiebot', null), ...loadedThrough('https://www.googletagmanager.com/gtag/js?id=G-1', 'google-analytics') },
      /^1\. In Cookiebot: /,
    ],
    [
      'the tag manager for a recording without consent',
      fixedCheck('trk-session-replay', 'trk', found('google-analytics', 'throughoutSensitive')),
      { consentMode: reporting, ...loadedThrough('https://www.googletagmanager.com/gtm.js?id=GTM-1', 'google-tag-manager') },
      /^1\. Google Tag Manager: Verlangen Sie beim Tag/,
    ],
    [
      'and leaves a recording with consent to the general steps',
      fixedCheck('trk-session-replay', 'trk', found('google-analytics', 'onPassword')),
      loadedThrough('https://www.googletagmanager.com/gtm.js?id=GTM-1', 'google-tag-manager'),
      /^(?:1\. )?Binden Sie/,
    ],
    [
      'the tag manager above the script, whatever path a counting pixel shows',
      tracker,
      {
        consentMode: reporting,
        ...seen('Cookiebot', null),
        requests: [
          requestFact({ id: 'none-r1', url: siteUrl, type: 'document' }),
          requestFact({
            id: 'none-r2',
            url: 'https://www.googletagmanager.com/gtm.js?id=GTM-1',
            type: 'script',
            parentId: 'none-r1',
            serviceId: 'google-tag-manager',
          }),
          requestFact({
            id: 'none-r3',
            url: 'https://www.googletagmanager.com/gtag/js?id=G-1',
            type: 'script',
            parentId: 'none-r2',
            serviceId: 'google-analytics',
          }),
        ],
        services: [serviceUse({ path: [siteUrl, 'https://www.google-analytics.com/g/collect'] })],
      },
      /^1\. Google Tag Manager: Verlangen Sie beim Tag/,
    ],
    [
      'for a withdrawal that takes more clicks not the missing link',
      fixedCheck('cmp-withdrawal-control', 'cmp', found('withdrawal', 'moreClicks')),
      seen('CookieConsent (orestbida)', null),
      /^1\. In CookieConsent \(orestbida\): Geben Sie dem Einstellungsfenster/,
    ],
    [
      'for clicks that are named as well',
      fixedCheck('cmp-withdrawal-control', 'cmp', found('withdrawal', 'moreClicksNamed')),
      seen('Orejime', null),
      /^1\. In Orejime: Lassen Sie den Link statt orejime\.prompt\(\)/,
    ],
    [
      'for a banner that locks the legal pages',
      fixedCheck('imp-legal-links-not-blocked', 'imp', found('banner-blocks-legal', 'bothBlocked')),
      seen('Orejime', null),
      /^1\. In Orejime: Setzen Sie forceBanner auf false/,
    ],
    [
      'for fonts the system, never the platform',
      fixedCheck('emb-google-fonts', 'emb', found('google-fonts')),
      seen('Cookiebot', 'WooCommerce'),
      /^1\. In WordPress: Schalten Sie Google Fonts/,
    ],
    [
      'for a missing button the platform',
      fixedCheck('cmp-reject-first-layer', 'cmp', found('banner')),
      seen('Klaro', 'WordPress'),
      /^1\. In Klaro: .*hideDeclineAll/,
    ],
    ['for a missing link the system', fixedCheck('imp-present', 'imp', found('imprint')), seen('Klaro', 'Shopify'), /^1\. In Shopify: /],
  ])('%s', (_, check, facts, expected) => expect(fixOf(check, trackedFacts(facts))).toMatch(expected));

  it.each<[string, string, string | null, boolean]>([
    ['what is stored', 'ck-storage-before-consent', null, true],
    ['the measuring that stores', 'trk-after-reject', null, true],
    ['no recording', 'trk-session-replay', null, false],
    ['no connection abroad', 'tc-before-consent', null, false],
    ['nothing, where the service records as well', 'ck-before-consent', 'trk-session-replay', false],
    ['nothing, where it hides under a name of the site', 'ck-before-consent', 'trk-cname-cloaking', false],
    ['what is stored, whatever the notice leaves out', 'ck-before-consent', 'pp-services-named', true],
  ])('the mode without cookies mends %s', (_, checkId, besides, mends) => {
    const checkOf = (id: string) => fixedCheck(id, id.split('-')[0] as Check['area'], found('etracker', 'beforeConsent'));
    const report = buildScanResult(
      reportInput({
        checks: [checkId, ...(besides ? [besides] : [])].map(checkOf),
        facts: trackedFacts({ ...seen('Complianz', null), ...storing('etracker', 'Externe Medien') }),
        evidence: evidence(),
      }),
    ).report;
    const fix = report.areas.flatMap(({ findings }) => findings).find((each) => each.checkId === checkId)?.howToFix;
    expect(fix?.includes('data-block-cookies')).toBe(mends);
  });

  it('in the language of the report', () => {
    expect(fixOf(tracker, trackedFacts(seen('Cookiebot', null)), 'en')).toMatch(/^1\. In Cookiebot: Switch automatic blocking on/);
  });

  it.each<[string, Check, Partial<Facts>]>([
    ['nothing is known of the site', tracker, seen(null, null)],
    ['the platform is a stranger', tracker, seen('Eigenbau 3000', null)],
    ['the fault has no place in a product', fixedCheck('tls-https-available', 'sec', found('tls')), seen('Cookiebot', 'WordPress')],
    [
      'the message is about something else',
      fixedCheck('ck-before-consent', 'ck', found('google-analytics', 'technical')),
      seen('Cookiebot', null),
    ],
    ['nothing was found', fixedCheck('trk-before-consent', 'trk', { class: 'Conform' }), seen('Cookiebot', 'WordPress')],
  ])('and stays general when %s', (_, check, facts) => expect(fixOf(check, trackedFacts(facts))).toMatch(/^(?:1\. )?Binden Sie/));
});

it.each<[string, string, string, string, RegExp, RegExp]>([
  [
    'a frame in a builder',
    'emb-maps',
    'google-maps',
    'IONOS MyWebsite',
    /^1\. In IONOS MyWebsite: Löschen Sie den Rahmen/,
    /Laden Sie den Rahmen|Verzichten/,
  ],
  ['an app of a builder', 'emb-chat', 'wix-chat', 'Wix', /^1\. In Wix: Entfernen Sie die App Wix Chat/, /eigene Schaltfläche|Rahmen/],
  [
    'an express button',
    'emb-payment-sdk',
    'shop-pay',
    'Shopify',
    /^1\. In Shopify: .*Dynamische Checkout-Schaltflächen/,
    /Zahlungs-Erweiterung|Logos/,
  ],
  [
    'instalment hints',
    'ck-before-consent',
    'klarna',
    'WooCommerce',
    /^1\. In WooCommerce: .*On-Site-Messaging/,
    /Laden Sie den Dienst erst/,
  ],
])('leaves out other ways where a system has one: %s', (_, id, cause, system, first, other) => {
  const howToFix = [
    '{#later} Laden Sie den Rahmen (iframe) erst nach der Einwilligung.',
    '{#tie,later} Laden Sie den Dienst erst nach der Einwilligung.',
    '{#replace} Verzichten Sie auf den Dienst, oder holen Sie vorher die Einwilligung ein.',
    '{#replace} Zeigen Sie zunächst nur eine eigene Schaltfläche.',
    '{#other-way} Schalten Sie in der Zahlungs-Erweiterung die Einbindung ab.',
    '{#other-way} Liefern Sie Logos der Zahlungsarten vom eigenen Server aus.',
    'Prüfen Sie, dass nichts mehr lädt.',
  ].join('\n');
  const check = fixedCheck(id, 'emb', found(cause));
  const given = { ...check, texts: { ...check.texts, de: { ...check.texts.de, howToFix } } } as Check;
  const fix = fixOf(given, trackedFacts({ ...seen(null, system), services: [], requests: [] }));
  expect(fix).toMatch(first);
  expect(fix).not.toMatch(other);
  expect(fix).toMatch(/Prüfen Sie, dass nichts mehr lädt\.$/);
});

it.each<[string, string, string, string, RegExp]>([
  ['a shop button', 'shop-pay', 'Shopify', '{#later} Lassen Sie den Dienst dort nicht laden.', /^1\. In Shopify: .*\n2\. Löschen/],
  ['instalment hints', 'klarna', 'WooCommerce', '{#later} Lassen Sie den Dienst dort nicht laden.', /^1\. In WooCommerce: .*\n2\. Löschen/],
  ['a counting pixel', 'paypal', 'WooCommerce', 'Löschen Sie die Zeile mit dem Zählpixel.', /^1\. Löschen Sie die Zeile/],
  ['a shop without a switch', 'stripe', 'Shopify', '{#later} Lassen Sie den Dienst dort nicht laden.', /^1\. Lassen Sie/],
])('what pays before anybody pays ends in the shop system: %s', (_, cause, system, step, expected) => {
  const check = fixedCheck('ck-before-consent', 'ck', found(cause, 'unpaid'));
  const howToFix = `1. ${step}\n2. Löschen Sie die Cookies im Browser.`;
  const given = { ...check, texts: { ...check.texts, de: { ...check.texts.de, howToFix } } } as Check;
  expect(fixOf(given, trackedFacts({ ...seen('Cookiebot', system), services: [], requests: [] }))).toMatch(expected);
});

it.each([
  [
    '{#kept-off,this-page:matomo} Laden Sie Matomo auf dieser Seite nicht, auch nicht nach einer Zustimmung im Banner.',
    /^1\. In Wix: Eine verbundene Integration lädt auf allen Seiten/,
  ],
  ['Streichen Sie „Konfession“.', /^(?:1\. )?Streichen Sie/],
])('tells where a builder keeps a service from a page: %s', (howToFix, first) => {
  const check = fixedCheck('frm-sensitive-fields', 'frm', found('form-1'));
  const given = { ...check, texts: { ...check.texts, de: { ...check.texts.de, howToFix } } } as Check;
  expect(fixOf(given, trackedFacts(seen(null, 'Wix')))).toMatch(first);
});

it.each<[string, string, string | null, RegExp]>([
  ['the banner of the builder itself', 'Jimdo Cookie-Einstellungen', 'Jimdo', /^1\. In Jimdo: Löschen Sie den Rahmen/],
  ['the banner of another builder', 'Wix Cookie-Banner', 'Wix', /^1\. In Wix: Löschen Sie den Rahmen/],
  ['a tool of others on a page of the builder', 'Cookiebot', 'Jimdo', /^1\. In Cookiebot: /],
])('leads to the element where a frame does not wait for %s', (_, cmpName, system, first) => {
  const url = 'https://www.youtube.com/embed/Lx7';
  const given = trackedFacts({
    ...seen(cmpName, system),
    services: [catalogueUse('youtube', ['none', 'reject', 'accept'])],
    requests: [requestFact({ serviceId: 'youtube', type: 'frame', url, states: ['none'] })],
    banner: {
      banner: banner({ cmpName, toggles: [toggle({ label: 'Externe Medien' })], deeperText: 'Externe Medien\nYouTube' }),
      cmpName,
      cmpLoaded: null,
      payOrConsent: false,
    },
  });
  expect(fixOf(fixedCheck('emb-video', 'emb', found('youtube')), given)).toMatch(first);
});

const fonts = fixedCheck('emb-google-fonts', 'emb', found('google-fonts'));
it.each<[string, Check, Partial<Facts>, RegExp]>([
  [
    'the product’s step',
    tracker,
    seen('Cookiebot', null),
    /^Google Analytics – in Cookiebot: Schalten Sie das automatische Blockieren ein/,
  ],
  [
    'not where to look in a system',
    tracker,
    seen(null, 'WordPress'),
    /^Google Analytics: Binden Sie trk-before-consent an die Einwilligung\.$/,
  ],
  ['where a system turns fonts off', fonts, seen('Cookiebot', 'WordPress'), /In WordPress: Schalten Sie Google Fonts/i],
])('next steps say what to do: %s', (_, check, facts, title) => {
  const { topActions } = buildScanResult(reportInput({ checks: [check], facts: trackedFacts(facts) })).report.summary;
  expect(topActions[0]?.title).toMatch(title);
});

it.each([
  ['informationOnly', /^1\. In .*: Setzen Sie type: "opt-in"/],
  ['noBanner', /^Binden Sie cmp-required-present/],
])('a banner that only informs is set up in its platform: %s', (message, fix) =>
  expect(
    fixOf(
      fixedCheck('cmp-required-present', 'cmp', found('consent-banner', message)),
      trackedFacts(seen('Cookie Consent (Osano, npm cookieconsent)', null)),
    ),
  ).toMatch(fix),
);

it('leaves events that the own server sends on to the steps of their check: no script of Meta sends them', () => {
  const check = fixedCheck('trk-meta-pixel', 'trk', found('meta-server-events', 'serverThroughout'));
  const facts = trackedFacts({ ...switched('CookieYes', 'Werbung'), applicability: applicability({ system: 'WordPress' }) });
  expect(fixOf(saying(check, '1. Im Plugin.'), facts)).not.toMatch(/CookieYes/);
});

it('a topic lists checks of the catalogue, each once', () => {
  const ids = new Set(catalogue.checks.map(({ id }) => id));
  const listed = Object.values(fixTopics).flat();
  expect(listed.filter((id) => !ids.has(id))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
  expect(systemNamed('WordPress')?.id).toBe('wordpress');
});

it('messages of a topic of their own are messages of their check', () => {
  const unknown = Object.entries(messageTopics).flatMap(([id, messages]) => {
    const known = checks.find((check) => check.id === id)?.texts.de.messages ?? {};
    return Object.keys(messages).flatMap((message) => (message in known ? [] : `${id}: ${message}`));
  });
  expect(unknown).toEqual([]);
});

describe('general steps that the product’s step says already', () => {
  const steps = (id: string, locale: 'de' | 'en') =>
    checks
      .find((check) => check.id === id)
      ?.texts[locale].howToFix.split('\n')
      .map((line) => line.replace(/^\d+\. /, '')) ?? [];
  const saidBy = (place: Parameters<typeof isSaidBy>[0], id: string, topic: Parameters<typeof isSaidBy>[1], locale: 'de' | 'en') =>
    steps(id, locale).flatMap((step, index) => (isSaidBy(place, topic)(marksOf(step)) ? index : []));

  it.each(Object.entries(fixTopics).flatMap(([topic, ids]) => ids.map((id) => [id, topic as keyof typeof fixTopics] as const)))(
    'are the same of %s in both languages',
    (id, topic) => {
      for (const place of ['only-tag-manager', 'tag-manager', 'cmp', 'only-cmp', 'idle-cmp', 'system', 'only-system'] as const)
        expect(saidBy(place, id, topic, 'en')).toEqual(saidBy(place, id, topic, 'de'));
    },
  );

  it.each([
    ['cmp', 'trk-before-consent', 'loading'],
    ['cmp', 'trk-after-reject', 'loading'],
    ['cmp', 'ck-before-consent', 'loading'],
    ['cmp', 'ck-after-reject', 'loading'],
    ['idle-cmp', 'trk-after-reject', 'loading'],
    ['only-tag-manager', 'trk-session-replay', 'loading'],
    ['only-tag-manager', 'trk-after-reject', 'loading'],
    ['only-system', 'emb-chat', 'loading'],
    ['only-system', 'ck-before-consent', 'loading'],
    ['cmp', 'cmp-reject-first-layer', 'reject'],
    ['cmp', 'cmp-withdrawal-control', 'withdrawal'],
    ['cmp', 'cmp-no-preselection', 'preselection'],
  ] as const)('are left out: %s, %s', (place, id, topic) => {
    const said = saidBy(place, id, topic, 'de');
    expect(said.length).toBeGreaterThan(0);
    expect(said.length).toBeLessThan(steps(id, 'de').length);
  });

  it('a call in the template stays where the service comes that way too', () => {
    expect(saidBy('only-tag-manager', 'trk-before-consent', 'loading', 'de')).toEqual([0, 1]);
    expect(saidBy('tag-manager', 'trk-before-consent', 'loading', 'de')).toEqual([1]);
  });
});

it.each([
  [
    'only-cmp',
    '{#no-request} Laden Sie /a in einem neuen Browserprofil, und prüfen Sie, dass keine Anfrage dieses Dienstes mehr erscheint.',
    true,
  ],
  [
    'only-cmp',
    '{#no-request} Lehnen Sie in einem neuen Browserprofil ab, und prüfen Sie, dass keine Anfrage dieses Dienstes mehr erscheint.',
    true,
  ],
  ['only-cmp', '{#later} Laden Sie Werbe-Tags erst, nachdem der Besucher der Werbung zugestimmt hat.', true],
  ['only-cmp', 'Weder Text noch Schalter des Banners nennen den Dienst: Nehmen Sie ihn dort auf.', false],
  [
    'cmp',
    '{#no-request} Laden Sie /a in einem neuen Browserprofil, und prüfen Sie, dass keine Anfrage dieses Dienstes mehr erscheint.',
    false,
  ],
] as const)('beside the steps of %s, leaves out “%s”: %s', (place, step, said) => {
  expect(isSaidBy(place, 'loading')(marksOf(step))).toBe(said);
});
