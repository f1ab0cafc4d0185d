import { expect, it } from 'vitest';
import { cmps } from './find-cmp.ts';
import { cookielessModeOf, fixes, fixForService, fixInCmp, fixInSystem, fixInTagManager, stopCallOf } from './find-fix.ts';
import { serviceOf } from './find-service.ts';
import { systemOf } from './find-system.ts';
import type { LoadedForm } from './types.ts';

const cmpIds = new Set(cmps.map(({ id }) => id));

it('every fix names a product that is known, once for each topic and case', () => {
  const exists = { cmp: (id: string) => cmpIds.has(id), system: systemOf, service: serviceOf };
  expect(fixes.filter(({ kind, product }) => !exists[kind](product)).map(({ product }) => product)).toEqual([]);
  const keys = fixes.map(
    ({
      kind,
      product,
      topic,
      forms = [],
      withoutBanner = false,
      pasted = false,
      services = [],
      categories = [],
      files = [],
      stored = [],
    }) =>
      `${kind} ${product} ${topic} ${forms.join()} ${withoutBanner} ${pasted} ${services.join()} ${categories.join()} ${files.join()} ${stored.join()}`,
  );
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

it.each(fixes)('$product, $topic: speaks to the reader', ({ text }) => expect(text.de).toMatch(/\p{L}+en Sie /u));

it.each(fixes)('$product, $topic: says one thing in both languages, with source and date', ({ kind, topic, text, source, checked }) => {
  for (const sentence of [text.de, text.en]) {
    expect(sentence).toMatch(/^\p{Lu}[^!]{20,}\.$/u);
    // Braces of a call are no place of a text.
    expect(sentence.replace(/\{(?:service|category|purpose|rule|pages)\}/g, '')).not.toMatch(/\{\w*[|}]/);
  }
  expect(source).not.toBe('');
  expect(checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(
    {
      cmp: [
        'loading',
        'lifetime',
        'reject',
        'preselection',
        'withdrawal',
        'withdrawal-clicks',
        'granularity',
        'legal-links',
        'banner-text',
        'own-code',
      ],
      system: ['loading', 'lifetime', 'single-pages', 'page-code', 'fonts', 'legal-pages', 'contract-pages'],
      service: ['loading', 'stopping', 'cookieless'],
    }[kind],
  ).toContain(topic);
});

it.each(fixes.filter(({ topic }) => topic === 'cookieless'))(
  '$product: nothing stored is no remedy where measuring itself needs consent',
  ({ product }) => expect(serviceOf(product)?.consent).toBe('disputed'),
);

it.each(fixes.filter((fix) => fix.named))('$product, $topic: a step with the name of the service has its place for it', ({ named }) => {
  for (const sentence of [named!.de, named!.en])
    expect(sentence.replace(/\{(?:rule|pages)\}/g, '')).toMatch(/^\p{Lu}[^!]{20,}\{name\}[^!{}]+\.$/u);
});

it('tells where a platform holds nothing back, so that no other step demands it', () => {
  expect(fixInCmp('google-funding-choices', 'loading')?.blocksNothing).toBe(true);
  expect(fixInCmp('google-funding-choices', 'reject')?.blocksNothing).toBeUndefined();
  expect(fixInCmp('cookiebot', 'loading')?.blocksNothing).toBeUndefined();
});

it.each([
  [
    'the name that the banner shows',
    fixInCmp('usercentrics', 'loading', 'Google $& Analytics'),
    /data-usercentrics="Google \$& Analytics" \(so/,
  ],
  [
    'a frame by its attribute',
    fixInCmp('klaro', 'loading', null, { form: 'frame', hasBanner: true, serviceId: null }),
    /data-src statt src und data-name=/,
  ],
  [
    'a container that the platform includes by itself',
    fixInCmp('complianz', 'loading', 'Google Tag Manager', { form: 'script', hasBanner: true, serviceId: 'google-tag-manager' }),
    /^In Complianz: Sehen Sie .* Container von Google Tag Manager .*data-category="functional"/,
  ],
  [
    'a container in a shop whose module blocks scripts by their group',
    fixInCmp('amasty', 'loading', null, { form: 'script', hasBanner: true, serviceId: 'google-tag-manager' }),
    /^In [^:]*Amasty[^:]*: Nehmen Sie den Code von Google Tag Manager aus Vorlage und .* zu mehreren Gruppen/,
  ],
  [
    'another script there',
    fixInCmp('complianz', 'loading', null, { form: 'script', hasBanner: true, serviceId: 'hotjar' }),
    /^In Complianz: Schalten Sie den Dienst unter „Integrationen“/,
  ],
  [
    'a frame there',
    fixInCmp('complianz', 'loading', null, { form: 'frame', hasBanner: true, serviceId: 'youtube' }),
    /^In Complianz: Schalten Sie YouTube unter „Integrationen“.*Skript-Center/,
  ],
  [
    'a frame that a content blocker knows',
    fixInCmp('borlabs-cookie', 'loading', null, { form: 'frame', hasBanner: true, serviceId: 'youtube' }),
    /Content Blocker für YouTube/,
  ],
  [
    'a captcha by a plugin for forms',
    fixForService('wordpress', 'loading', { form: 'script', hasBanner: false, serviceId: 'google-recaptcha' }),
    /„Formulare > Integration“/,
  ],
  [
    'code in the page of a shop',
    fixInSystem('prestashop', 'loading', { form: 'script', hasBanner: true, serviceId: 'hotjar', isPasted: true }),
    /^In PrestaShop: Suchen Sie, wer den Code dieses Dienstes .*Design > Seiten/,
  ],
  [
    'code that a file there loads',
    fixInSystem('prestashop', 'loading', { form: 'script', hasBanner: true, serviceId: 'hotjar' }),
    /^In PrestaShop: Suchen Sie im Modul-Manager/,
  ],
  ['a platform’s own entry', fixInCmp('klaro', 'withdrawal'), /^In Klaro: .*klaro\.show\(\)/],
  ['what runs without consent', fixInCmp('cookiebot', 'loading'), /^In Cookiebot: Schalten Sie das automatische Blockieren/],
  ['a script that stands too late', fixInCmp('consentmanager', 'loading'), /Setzen Sie das consentmanager-Skript .* vor alle anderen/],
  ['an entry before the hint', fixInCmp('google-funding-choices', 'loading'), /sperrt selbst keine Skripte:.*purpose\.consents/],
  [
    'what a message of Google comes with',
    fixInCmp('google-funding-choices', 'loading', null, { form: 'script', hasBanner: true, serviceId: 'google-adsense' }),
    /eigenen Tag ein .* laden Sie Google AdSense erst.* Nur die Anzeigenanfragen zurückzuhalten genügt nicht(?!.*umstritten)/,
  ],
  ['a banner that may only inform', fixInCmp('osano-cookieconsent', 'loading'), /type: "opt-in"/],
  [
    'one that offers to reject',
    fixInCmp('osano-cookieconsent', 'loading', null, { form: 'script', hasBanner: true, offersReject: true, serviceId: null }),
    /^In Cookie Consent [^:]*: Entfernen Sie das Skript dieses Dienstes(?!.*opt-in)/,
  ],
  ['what holds back only what is entered', fixInCmp('cookie-notice', 'loading'), /Entfernen Sie das Skript .* zuerst .* „Script blocking“/],
  ['an app of a shop', fixInCmp('pandectes', 'loading'), /theme\.liquid/],
  ['a system’s hint, which names it', fixInSystem('shopware-5', 'loading'), /^In Shopware 5: Stellen Sie .*Cookie-Hinweis-Modus/],
  ...(
    [
      ['frame', 'google-maps', /^In Contao: Suchen Sie das Inhaltselement oder Modul, das den Rahmen enthält/],
      ['frame', 'youtube', /^In Contao: Binden Sie das Video .*Splash-Screen/],
      ['script', 'matomo', /^In Contao: Nehmen Sie die Analyse-Vorlage .*mit der Matomo lädt/],
      ['script', 'stape', /^In Contao: Suchen Sie die Stelle, die das Skript einbindet(?!.*Video)/],
    ] as const
  ).map(([form, serviceId, expected]): [string, ReturnType<typeof fixInSystem>, RegExp] => [
    `Contao, ${form} of ${serviceId}`,
    fixInSystem('contao', 'loading', { form, hasBanner: true, serviceId }),
    expected,
  ]),
  ['a system’s own entry', fixInSystem('typo3', 'loading'), /^In TYPO3: Suchen Sie die Stelle, die das Skript/],
  ['what holds for the system an extension belongs to', fixInSystem('woocommerce', 'fonts'), /^In WordPress: Schalten Sie Google Fonts/],
  ['a version of its own', fixInSystem('shopware-6', 'loading'), /^In Shopware 6: Suchen Sie das Plugin/],
  ['a tag manager', fixInTagManager('google-tag-manager'), /^Google Tag Manager: Verlangen Sie beim Tag/],
  [
    'a tag manager that waits for the choice already',
    fixInTagManager('google-tag-manager', true),
    /zusätzlich die Einwilligungsart.*Voreinstellung „denied“ allein/,
  ],
  [
    'a tag manager, with the consent type that the banner reports',
    fixInTagManager('google-tag-manager', true, 'ad_storage'),
    /zusätzlich die Einwilligung „ad_storage“.*Voreinstellung „denied“ allein/,
  ],
  ['a mode without cookies', cookielessModeOf('etracker'), /Snippet von etracker .*data-block-cookies="true"/],
  ['the same for a service on the site’s own server', cookielessModeOf('matomo'), /disableCookies.*disableBrowserFeatureDetection/],
  ['nothing where a service has no such mode', cookielessModeOf('google-analytics') ?? { de: 'none' }, /^none$/],
  ['the call that ends a running service', stopCallOf('posthog'), /opt_out_capturing\(\) .*disable_persistence/],
])('tells %s', (_, fix, expected) => expect(fix?.de).toMatch(expected));

it.each([
  ['posthog', 'fs-cc-categories="analytics"'],
  ['linkedin-insight', 'fs-cc-categories="marketing"'],
  ['ashby', 'fs-cc-categories="personalization"'],
  ['calendly', 'fs-cc-categories="personalization"'],
])('names the category as the platform calls it: %s', (serviceId, named) => {
  expect(fixInCmp('finsweet', 'loading', null, { form: 'script', hasBanner: true, serviceId })?.de).toContain(named);
});

it.each([
  [['webfont.js'], true],
  [['webfont.js', 'jquery.min.js'], false],
  [[], false],
])('a step for single files holds where nothing else loads: %s', (files, holds) => {
  const given = fixInSystem('webflow', 'loading', { form: 'script', hasBanner: true, serviceId: 'google-hosted-libraries', files });
  expect(given?.only === true).toBe(holds);
});

const fault = (form: LoadedForm, hasBanner = true, serviceId: string | null = null) => ({ form, hasBanner, serviceId });

it.each([
  ['a frame, where scripts are tied', fixInSystem('wordpress', 'loading', fault('frame')), /^In WordPress: Ersetzen Sie die Einbettung/],
  ['the service itself', fixInSystem('woocommerce', 'loading', fault('file', true, 'gravatar')), /Diskussion/],
  ['a website without a banner', fixInSystem('jtl', 'loading', fault('script', false)), /^In JTL-Shop: Aktivieren Sie/],
  ...['ionos', 'jimdo', 'wix', 'strato'].flatMap((builder): [string, ReturnType<typeof fixInSystem>, RegExp][] => [
    [`a frame pasted into ${builder}, no banner`, fixInSystem(builder, 'loading', fault('frame', false)), /: Löschen Sie den Rahmen/],
    [`a frame pasted into ${builder}`, fixInSystem(builder, 'loading', fault('frame')), /: Löschen Sie den Rahmen/],
  ]),
  ['an integration of a builder', fixInSystem('wix', 'loading', fault('script')), /Trennen Sie die Integration oder entfernen Sie die App/],
  ['code pasted into a builder', fixInSystem('ionos', 'loading', fault('script', false)), /Löschen Sie den Code.*hält .* nicht zurück/],
  ['a website with one', fixInSystem('jimdo', 'loading', fault('script')), /^In Jimdo: Löschen Sie den Code/],
  [
    'measurement, by its category',
    fixInCmp('cookiebot', 'loading', null, fault('script', true, 'matomo')),
    /data-cookieconsent="statistics"/,
  ],
  [
    'other services, by theirs',
    fixInCmp('cookiebot', 'loading', null, fault('script', true, 'tripadvisor')),
    /^(?!.*ignore).*data-cookieconsent="marketing"/,
  ],
  [
    'tags of Google, which examples exempt',
    fixInCmp('cookiebot', 'loading', null, fault('script', true, 'google-analytics')),
    /data-cookieconsent="ignore"/,
  ],
  [
    'a platform by the name of the service',
    fixInCmp('real-cookie-banner', 'loading', null, fault('script', true, 'pixelyoursite')),
    /Legen Sie für PixelYourSite einen abwählbaren/,
  ],
  [
    'a service that is entered already, by the address it loads from',
    fixInCmp('real-cookie-banner', 'loading', 'Elfsight', { ...fault('script', true, 'elfsight'), scriptRule: '*elfsightcdn.com*' }),
    /schon im Banner \(„Elfsight“\).*consent-skip-blocker.*um die Regel \*elfsightcdn\.com\*/,
  ],
  [
    'a video in a shop that has a switch for it',
    fixInSystem('shopware-6', 'loading', fault('frame', true, 'youtube-nocookie')),
    /^In Shopware 6: Öffnen Sie in der Erlebniswelt das Element mit dem Video von YouTube \(erweiterter Datenschutzmodus\), und/,
  ],
  [
    'what a plugin prints by itself',
    fixInSystem('wordpress', 'loading', fault('script', true, 'jetpack-stats')),
    /Jetpack Stats.*script_loader_tag/,
  ],
  ['other statistics there', fixInSystem('wordpress', 'loading', fault('script', true, 'hotjar')), /^(?!.*Jetpack)/],
  [
    'how long a platform keeps the choice',
    fixInCmp('klaro', 'lifetime', null, fault('script', true, 'klaro')),
    /cookieExpiresAfterDays: 365/,
  ],
  ['what is preselected by the theme', fixInCmp('shopware6', 'preselection'), /Vorauswahl im Theme.*\/cookie\/offcanvas/],
  [
    'a script pasted into a shop',
    fixInSystem('plentyone', 'loading', { ...fault('script', true, 'pinterest-tag'), isPasted: true }),
    /^In PlentyONE \(plentymarkets\): Löschen Sie das Skript .* Code-Widget/,
  ],
  [
    'a script that a plugin of a shop loads',
    fixInSystem('plentyone', 'loading', { ...fault('script', true, 'pinterest-tag'), isPasted: false }),
    /^In PlentyONE \(plentymarkets\): Ordnen Sie den Dienst/,
  ],
  ['a picture', fixInCmp('consentmanager', 'loading', null, fault('image')), /Binden Sie das Bild .*data-cmp-src statt src/],
  ['an app of a builder', fixInSystem('wix', 'loading', fault('frame', true, 'wix-chat')), /Entfernen Sie die App Wix Chat/],
  [
    'the express button of a shop',
    fixInSystem('shopify', 'loading', fault('script', true, 'shop-pay')),
    /Theme-Editor .*Dynamische Checkout-Schaltflächen/,
  ],
  [
    'fonts of the platform itself',
    fixForService('squarespace', 'loading', fault('script', true, 'adobe-fonts')),
    /^In Squarespace: Wählen Sie unter „Design > Schriftarten“/,
  ],
  [
    'statistics of the platform itself',
    fixForService('squarespace', 'loading', fault('script', true, 'squarespace')),
    /^In Squarespace: Lassen Sie .* sperren/,
  ],
  ['payment by the module of a shop', fixForService('magento', 'loading', fault('script', true, 'paypal')), /Payment Methods/],
  [
    'a captcha by the module of a shop',
    fixForService('magento', 'loading', fault('script', true, 'google-recaptcha')),
    /reCAPTCHA Storefront/,
  ],
  [
    'fonts connected to a builder',
    fixForService('webflow', 'loading', fault('file', true, 'adobe-fonts')),
    /Site settings > Fonts.*Verbindung zu Adobe Fonts \(Typekit\),/,
  ],
  [
    'a captcha plugin, not the template',
    fixForService('joomla', 'loading', fault('script', true, 'google-recaptcha')),
    /Standard-Captcha.*bleibt Google reCAPTCHA/,
  ],
  ['another script there is no captcha', fixInSystem('joomla', 'loading', fault('script', true, 'google-analytics')), /Eigene Inhalte/],
  ['a tag that an app includes', fixInSystem('shopify', 'lifetime', fault('script', true, 'google-analytics')), /„Google & YouTube“/],
  ['a link that opens the banner of a shop', fixInCmp('shopify-privacy', 'withdrawal'), /showPreferences\(\)/],
  [
    'what shows something on the page of a shop, and is no pixel',
    fixInCmp('shopify-privacy', 'loading', null, { ...fault('script', true, 'tidio'), offersReject: true }),
    /Laden Sie Tidio im Theme erst.*kann auf der Seite nichts anzeigen/,
  ],
  [
    'a tracker of the same shop',
    fixInCmp('shopify-privacy', 'loading', null, { ...fault('script', true, 'google-analytics'), offersReject: true }),
    /„Einstellungen > Kundenereignisse“ als Pixel/,
  ],
  [
    'what nobody knows the kind of, in the same shop',
    fixInCmp('shopify-privacy', 'loading', null, { ...fault('script'), offersReject: true }),
    /„Einstellungen > Kundenereignisse“ als Pixel/,
  ],
  ['the captcha that a shop platform loads itself', fixForService('shopify', 'loading', fault('script', true, 'hcaptcha')), /„Spamschutz“/],
  [
    'an extension of a shop, which lists the service already',
    fixInCmp('shopware6', 'loading', 'Google Analytics', fault('script', true, 'google-analytics')),
    /steht im Cookie-Hinweis schon \(„Google Analytics“\).*Meine Erweiterungen/,
  ],
  [
    'an extension of a shop, which does not',
    fixInCmp('shopware6', 'loading', null, fault('script', true, 'google-analytics')),
    /die Google Analytics einbindet.*im Cookie-Hinweis einträgt/,
  ],
  ['a service that the banner lists already', fixInCmp('borlabs-cookie', 'loading', 'Google Maps'), /steht schon im Banner/],
])('fits %s', (_, fix, expected) => expect(fix?.de).toMatch(expected));

it.each([
  ['a frame', fixInCmp('usercentrics', 'loading', null, fault('frame'))],
  ['a mere picture', fixInCmp('complianz', 'loading', null, fault('image'))],
  ['a mere file', fixInCmp('complianz', 'loading', null, fault('file'))],
  ['a mere file, in a system', fixInSystem('wordpress', 'loading', fault('file'))],
  ['what HubSpot’s own banner does not hold', fixInSystem('hubspot', 'loading', fault('script', false, 'calendly'))],
  ['a banner that is there', fixInSystem('squarespace', 'loading', fault('script'))],
])('has no step for %s', (_, fix) => expect(fix).toBeNull());

it.each([
  ['a platform without a hint', fixInCmp('trustarc', 'loading')],
  ['a topic nobody recorded', fixInCmp('trustarc', 'reject')],
  ['an unknown platform', fixInCmp('nobody', 'loading')],
  ['an unknown system', fixInSystem('nobody', 'fonts')],
  ['a service that is no tag manager', fixInTagManager('google-analytics')],
  ['a service without a call that ends it', stopCallOf('linkedin-insight')],
])('is silent about %s', (_, fix) => expect(fix).toBeNull());

it.each<[string, LoadedForm, string | null, boolean]>([
  ['pictures of a feed', 'image', 'instagram', true],
  ['pictures of another network’s feed', 'image', 'facebook-plugins', true],
  ['the script of an embedded post', 'script', 'instagram', false],
  ['a picture of somebody else', 'image', 'provenexpert', false],
])('in WordPress own copies are the step against %s', (_, form, serviceId, expected) => {
  const step = fixInSystem('wordpress', 'loading', { form, hasBanner: true, serviceId });
  expect(step?.de.includes('eigene Kopien der Bilder') ?? false).toBe(expected);
});
