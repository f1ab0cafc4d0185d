import { describe, expect, it } from 'vitest';
import { findService, serviceOf } from './find-service.ts';
import { findVendor } from './find-vendor.ts';

// Addresses as browsers send them, written down independently of the patterns.
const addresses: [url: string, service: string | null][] = [
  ['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123', 'google-tag-manager'],
  ['https://www.googletagmanager.com/ns.html?id=GTM-ABC123', 'google-tag-manager'],
  ['https://www.googletagmanager.com/gtag/js?id=G-ABCDEF1234', 'google-analytics'],
  ['https://www.googletagmanager.com/gtag/js?id=G-ABCDEF1234&l=dataLayer&cx=c', 'google-analytics'],
  ['https://www.googletagmanager.com/gtag/js?l=dataLayer&id=G-ABCDEF1234', 'google-analytics'],
  ['https://www.googletagmanager.com/gtag/js?id=UA-12345-1', 'google-analytics'],
  ['https://www.googletagmanager.com/gtag/js?id=AW-987654321', 'google-ads'],
  ['https://www.googletagmanager.com/gtag/destination?id=AW-987654321&l=dataLayer', 'google-ads'],
  ['https://www.googletagmanager.com/gtag/js?id=DC-1234567', 'google-doubleclick'],
  ['https://www.googletagmanager.com/gtag/js?id=GT-ABC123', 'google-tag-manager'],
  ['https://www.google-analytics.com/analytics.js', 'google-analytics'],
  ['https://region1.google-analytics.com/g/collect?v=2&tid=G-ABC&cid=1.2', 'google-analytics'],
  ['https://region1.analytics.google.com/g/collect?v=2&tid=G-ABC', 'google-analytics'],
  ['https://stats.g.doubleclick.net/g/collect?v=2&tid=G-ABC', 'google-analytics'],
  ['https://www.google.de/ads/ga-audiences?v=1&t=sr', 'google-ads'],
  ['https://www.google.com/pagead/1p-user-list/123/?guid=ON', 'google-ads'],
  ['https://www.google.com/ccm/collect?en=page_view', 'google-ads'],
  ['https://www.googleadservices.com/pagead/conversion/123/?label=x', 'google-ads'],
  ['https://googleads.g.doubleclick.net/pagead/viewthroughconversion/123/', 'google-ads'],
  ['https://googleads.g.doubleclick.net/pagead/ads?client=ca-pub-1', 'google-adsense'],
  ['https://googleads.g.doubleclick.net/pagead/id', 'google-doubleclick'],
  ['https://td.doubleclick.net/td/rul/123', 'google-ads'],
  ['https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1', 'google-adsense'],
  ['https://securepubads.g.doubleclick.net/tag/js/gpt.js', 'google-ad-manager'],
  ['https://123456.fls.doubleclick.net/activityi;src=123456', 'google-doubleclick'],
  ['https://static.doubleclick.net/instream/ad_status.js', 'google-doubleclick'],
  ['https://fonts.googleapis.com/css2?family=Roboto', 'google-fonts'],
  ['https://fonts.gstatic.com/s/roboto/v30/a.woff2', 'google-fonts'],
  ['https://maps.googleapis.com/maps/api/js?key=abc', 'google-maps'],
  ['https://www.google.com/maps/embed?pb=!1m18', 'google-maps'],
  ['https://www.google.de/maps/embed/v1/place?q=Berlin', 'google-maps'],
  ['https://maps.google.com/maps?q=Berlin&output=embed', 'google-maps'],
  ['https://maps.gstatic.com/mapfiles/api-3/images/x.png', 'google-maps'],
  ['https://www.google.com/recaptcha/api.js?render=abc', 'google-recaptcha'],
  ['https://www.gstatic.com/recaptcha/releases/abc/recaptcha__de.js', 'google-recaptcha'],
  ['https://www.recaptcha.net/recaptcha/api.js', 'google-recaptcha'],
  ['https://www.youtube.com/embed/abc123', 'youtube'],
  ['https://www.youtube.com/iframe_api', 'youtube'],
  ['https://i.ytimg.com/vi/abc/hqdefault.jpg', 'youtube'],
  ['https://rr3---sn-4g5e6nsz.googlevideo.com/videoplayback?x=1', 'youtube'],
  ['https://www.youtube-nocookie.com/embed/abc123', 'youtube-nocookie'],
  ['https://accounts.google.com/gsi/client', 'google-sign-in'],
  ['https://apis.google.com/js/platform.js', 'google-sign-in'],
  ['https://ajax.googleapis.com/ajax/libs/jquery/3.6.0/jquery.min.js', 'google-hosted-libraries'],
  ['https://www.gstatic.com/firebasejs/9.0.0/firebase-app.js', 'firebase'],
  ['https://firebaseinstallations.googleapis.com/v1/projects/x', 'firebase'],
  ['https://translate.google.com/translate_a/element.js?cb=x', 'google-translate'],
  ['https://cse.google.com/cse.js?cx=123', 'google-custom-search'],
  ['https://www.google.com/generate_204', 'google-platform'],
  ['https://storage.googleapis.com/bucket/app.js', 'google-cloud'],
  ['https://fundingchoicesmessages.google.com/i/pub-1?ers=1', 'google-funding-choices'],
  ['https://connect.facebook.net/en_US/fbevents.js', 'meta-pixel'],
  ['https://connect.facebook.net/signals/config/123?v=2', 'meta-pixel'],
  ['https://www.facebook.com/tr/?id=123&ev=PageView', 'meta-pixel'],
  ['https://www.facebook.com/tr?id=123&ev=PageView', 'meta-pixel'],
  ['https://connect.facebook.net/de_DE/sdk.js', 'facebook-plugins'],
  ['https://www.facebook.com/plugins/page.php?href=x', 'facebook-plugins'],
  ['https://www.facebook.com/translate', 'facebook-plugins'],
  ['https://scontent-fra3-1.xx.fbcdn.net/v/t1/x.jpg', 'facebook-plugins'],
  ['https://www.instagram.com/embed.js', 'instagram'],
  ['https://scontent.cdninstagram.com/v/x.jpg', 'instagram'],
  ['https://snap.licdn.com/li.lms-analytics/insight.min.js', 'linkedin-insight'],
  ['https://px.ads.linkedin.com/collect?v=2&pid=1', 'linkedin-insight'],
  ['https://www.linkedin.com/px/li_sync?redirect=x', 'linkedin-insight'],
  ['https://platform.linkedin.com/in.js', 'linkedin-plugins'],
  ['https://bat.bing.com/bat.js', 'microsoft-advertising'],
  ['https://bat.bing.com/action/0?ti=1', 'microsoft-advertising'],
  ['https://c.bing.com/c.gif?x=1', 'microsoft-advertising'],
  ['https://www.bing.com/api/maps/mapcontrol?key=x', 'bing-maps'],
  ['https://dev.virtualearth.net/REST/v1/x', 'bing-maps'],
  ['https://www.clarity.ms/tag/abc', 'microsoft-clarity'],
  ['https://x.clarity.ms/collect', 'microsoft-clarity'],
  ['https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=x', 'tiktok-pixel'],
  ['https://www.tiktok.com/embed.js', 'tiktok-embed'],
  ['https://s.pinimg.com/ct/core.js', 'pinterest-tag'],
  ['https://ct.pinterest.com/v3/?tid=1', 'pinterest-tag'],
  ['https://assets.pinterest.com/js/pinit.js', 'pinterest-widgets'],
  ['https://static.ads-twitter.com/uwt.js', 'x-ads'],
  ['https://t.co/i/adsct?bci=1', 'x-ads'],
  ['https://t.co/1/i/adsct?bci=1', 'x-ads'],
  ['https://platform.twitter.com/widgets.js', 'x-embed'],
  ['https://sc-static.net/scevent.min.js', 'snap-pixel'],
  ['https://tr.snapchat.com/p', 'snap-pixel'],
  ['https://www.redditstatic.com/ads/pixel.js', 'reddit-pixel'],
  ['https://sslwidget.criteo.com/event?a=1', 'criteo'],
  ['https://cdn.taboola.com/libtrc/unip/1/tfa.js', 'taboola'],
  ['https://amplify.outbrain.com/cp/obtp.js', 'outbrain'],
  ['https://ib.adnxs.com/getuid?x', 'xandr'],
  ['https://match.adsrvr.org/track/cmf/generic', 'the-trade-desk'],
  ['https://c.amazon-adsystem.com/aax2/apstag.js', 'amazon-ads'],
  ['https://track.adform.net/serving/scripts/trackpoint/async/', 'adform'],
  ['https://adfarm1.adition.com/js', 'adition'],
  ['https://www.dwin1.com/12345.js', 'awin'],
  ['https://script.hotjar.com/modules.abc.js', 'hotjar'],
  ['https://cdn.mouseflow.com/projects/abc.js', 'mouseflow'],
  ['https://edge.fullstory.com/s/fs.js', 'fullstory'],
  ['https://t.contentsquare.net/uxa/abc.js', 'contentsquare'],
  ['https://mc.yandex.ru/metrika/tag.js', 'yandex-metrica'],
  ['https://example.matomo.cloud/matomo.js', 'matomo-cloud'],
  ['https://cdn.matomo.cloud/example.matomo.cloud/matomo.js', 'matomo-cloud'],
  ['https://stats.verein.de/matomo.js', 'matomo'],
  ['https://www.verein.de/piwik/piwik.php?action_name=x&idsite=1', 'matomo'],
  ['https://analytics.verein.de/js/container_AbC123xY.js', 'matomo-tag-manager'],
  ['https://code.etracker.com/code/e.js', 'etracker'],
  ['https://plausible.io/js/script.js', 'plausible'],
  ['https://stats.example.de/js/plausible.outbound-links.js', 'plausible'],
  ['https://cdn.usefathom.com/script.js', 'fathom'],
  ['https://scripts.simpleanalyticscdn.com/latest.js', 'simple-analytics'],
  ['https://example.containers.piwik.pro/abc.js', 'piwik-pro'],
  ['https://assets.adobedtm.com/launch-EN123.min.js', 'adobe-launch'],
  ['https://company.sc.omtrdc.net/b/ss/report/1/JS-2.22', 'adobe-analytics'],
  ['https://company.tt.omtrdc.net/rest/v1/delivery', 'adobe-target'],
  ['https://dpm.demdex.net/id?d_visid_ver=5', 'adobe-analytics'],
  ['https://cdn.mxpnl.com/libs/mixpanel-2-latest.min.js', 'mixpanel'],
  ['https://cdn.amplitude.com/libs/amplitude-8.min.gz.js', 'amplitude'],
  ['https://cdn.segment.com/analytics.js/v1/abc/analytics.min.js', 'segment'],
  ['https://eu.i.posthog.com/e/', 'posthog'],
  ['https://cdn.heapanalytics.com/js/heap-1.js', 'heap'],
  ['https://script.ioam.de/iam.js', 'infonline'],
  ['https://dev.visualwebsiteoptimizer.com/j.php?a=1', 'vwo'],
  ['https://try.abtasty.com/abc.js', 'ab-tasty'],
  ['https://player.vimeo.com/video/123', 'vimeo'],
  ['https://i.vimeocdn.com/video/1.jpg', 'vimeo'],
  ['https://fast.wistia.com/assets/external/E-v1.js', 'wistia'],
  ['https://w.soundcloud.com/player/?url=x', 'soundcloud'],
  ['https://open.spotify.com/embed/track/1', 'spotify'],
  ['https://a.tile.openstreetmap.org/1/2/3.png', 'openstreetmap'],
  ['https://api.mapbox.com/mapbox-gl-js/v2/mapbox-gl.js', 'mapbox'],
  ['https://js.hcaptcha.com/1/api.js', 'hcaptcha'],
  ['https://challenges.cloudflare.com/turnstile/v0/api.js', 'cloudflare-turnstile'],
  ['https://static.cloudflareinsights.com/beacon.min.js', 'cloudflare-insights'],
  ['https://cdnjs.cloudflare.com/ajax/libs/jquery/3.6.0/jquery.min.js', 'cdnjs'],
  ['https://cdn.jsdelivr.net/npm/bootstrap@5/dist/js/bootstrap.min.js', 'jsdelivr'],
  // On a shared host the owner of the host receives the data, whatever the file is.
  ['https://cdn.jsdelivr.net/npm/friendly-challenge@0.9.12/widget.min.js', 'jsdelivr'],
  ['https://cdn.jsdelivr.net/gh/orestbida/cookieconsent@3/dist/cookieconsent.umd.js', 'jsdelivr'],
  ['https://unpkg.com/react@18/umd/react.production.min.js', 'unpkg'],
  ['https://code.jquery.com/jquery-3.6.0.min.js', 'jquery-cdn'],
  ['https://maxcdn.bootstrapcdn.com/bootstrap/3.3.7/css/bootstrap.min.css', 'bootstrap-cdn'],
  ['https://maxcdn.bootstrapcdn.com/font-awesome/4.7.0/css/font-awesome.min.css', 'bootstrap-cdn'],
  ['https://use.fontawesome.com/releases/v5.0.0/css/all.css', 'font-awesome'],
  ['https://use.typekit.net/abc.css', 'adobe-fonts'],
  ['https://fast.fonts.net/t/1.css', 'monotype-fonts'],
  ['https://fonts.bunny.net/css?family=roboto', 'bunny-fonts'],
  ['https://secure.gravatar.com/avatar/abc?s=96', 'gravatar'],
  ['https://s.w.org/images/core/emoji/14.0.0/svg/1f642.svg', 'wordpress-org'],
  ['https://stats.wp.com/e-202640.js', 'jetpack-stats'],
  ['https://pixel.wp.com/g.gif?v=ext', 'jetpack-stats'],
  ['https://i0.wp.com/example.de/a.jpg', 'wp-com-files'],
  ['https://widget.intercom.io/widget/abc', 'intercom'],
  ['https://static.zdassets.com/ekr/snippet.js?key=1', 'zendesk'],
  ['https://embed.tawk.to/abc/default', 'tawk-to'],
  ['https://js.hs-scripts.com/123.js', 'hubspot-loader'],
  ['https://js.hs-analytics.net/analytics/1/123.js', 'hubspot'],
  ['https://track.hubspot.com/__ptq.gif?k=1', 'hubspot'],
  ['https://js.hsforms.net/forms/v2.js', 'hubspot-forms'],
  ['https://konto.activehosted.com/f/embed.php?id=1', 'activecampaign-forms'],
  ['https://js.hs-banner.com/123.js', 'hubspot-banner'],
  ['https://js.stripe.com/v3/', 'stripe'],
  ['https://www.paypal.com/sdk/js?client-id=x', 'paypal'],
  ['https://widgets.trustedshops.com/js/X123.js', 'trusted-shops'],
  ['https://widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js', 'trustpilot'],
  ['https://assets.calendly.com/assets/external/widget.js', 'calendly'],
  ['https://www.doctolib.de/iframe/praxis', 'doctolib'],
  ['https://browser.sentry-cdn.com/7.0.0/bundle.min.js', 'sentry'],
  ['https://o123.ingest.sentry.io/api/1/envelope/?sentry_key=a', 'sentry'],
  ['https://bam.eu01.nr-data.net/1/abc', 'new-relic'],
  ['https://consent.cookiebot.com/uc.js', 'cookiebot'],
  ['https://app.usercentrics.eu/browser-ui/latest/loader.js', 'usercentrics'],
  ['https://cdn.cookielaw.org/scripttemplates/otSDKStub.js', 'onetrust'],
  ['https://delivery.consentmanager.net/delivery/cmp.php?id=1', 'consentmanager'],
  ['https://sdk.privacy-center.org/abc/loader.js', 'didomi'],
  ['https://cdn.privacy-mgmt.com/unified/wrapperMessagingWithoutDetection.js', 'sourcepoint'],
  ['https://www.example.de/wp-content/plugins/borlabs-cookie/assets/javascript/borlabs-cookie.min.js', 'borlabs-cookie'],
  ['https://www.example.de/wp-content/plugins/complianz-gdpr/cookiebanner/js/complianz.min.js', 'complianz'],
  ['https://cdn.shopify.com/s/files/1/a.js', 'shopify'],
  ['https://monorail-edge.shopifysvc.com/v1/produce', 'shopify-analytics'],
  ['https://d111111abcdef8.cloudfront.net/a.js', 'cloudfront'],
  ['https://fpjscdn.net/v3/abc/iife.min.js', 'fingerprint'],
  // A first-party name in front of Google's scripts.
  ['https://metrics.shop.de/gtm.js?id=GTM-ABC123', 'google-tag-manager'],
  ['https://metrics.shop.de/gtag/js?id=G-ABC', 'google-analytics'],
  ['https://metrics.shop.de/g/collect?v=2&tid=G-ABC&cid=1', 'google-analytics'],
  // Things that only look alike.
  ['https://www.example.de/js/script.js', null],
  ['https://www.example.de/js/main.js', null],
  ['https://www.example.de/facebook.com/tr?id=1', null],
  ['https://notgoogle-analytics.com/collect', null],
  ['https://google-analytics.com.evil.example/analytics.js', null],
  ['https://www.example.de/collect?tid=G-ABC', null],
  ['https://www.example.de/?next=https://www.googletagmanager.com/gtm.js', null],
  ['https://myhotjar.com/', null],
  ['https://sentry.example.de/', null],
  ['data:image/gif;base64,R0lGOD', null],
  ['about:blank', null],
  ['chrome-extension://abc/gtm.js?id=GTM-1', null],
  ['not a url', null],
  ['', null],
];

describe('findService', () => {
  it.each(addresses)('%s → %s', (url, id) => {
    expect(findService(url)?.service.id ?? null).toBe(id);
  });

  it.each([
    ['https://stats.shop.test/x.js', ['shop.eulerian.net'], 'eulerian'],
    ['https://ea.shop.test/x', ['alias.shop.test', 'client.at-o.net'], 'at-internet'],
    ['https://metrics.shop.test/x', ['company.sc.omtrdc.net'], 'adobe-analytics'],
    ['https://data.shop.test/x', ['company.data.adobedc.net'], 'adobe-analytics'],
    ['https://target.shop.test/x', ['company.tt.omtrdc.net'], 'adobe-target'],
    ['https://c.shop.test/x', ['shop.dnsdelegation.io'], 'criteo'],
    ['https://wt.shop.test/x', ['shop.wt-eu02.net'], 'mapp'],
    ['https://info.shop.test/x', ['marketing.actonservice.com'], 'acton'],
    ['https://utiq.shop.test/x', ['abc.utiq-aws.net'], 'utiq'],
  ])('%s behind %s → %s', (url, cnames, id) => {
    expect(findService(url, cnames)).toMatchObject({ matchedBy: 'cname', service: { id } });
  });

  it.each([
    ['https://static.shop.test/a.js', ['d123.cloudfront.net']],
    ['https://www.shop.test/', ['shops.myshopify.com']],
    ['https://www.shop.test/', ['shop.map.fastly.net']],
    ['https://www.shop.test/', ['shop.wpengine.com']],
    ['https://www.shop.test/', ['noteulerian.net']],
  ])('hosting is no cloaking: %s behind %s', (url, cnames) => {
    expect(findService(url, cnames)).toBeNull();
  });

  it('prefers address over host over CNAME over path', () => {
    expect(findService('https://www.facebook.com/tr?id=1', ['x.eulerian.net'])?.matchedBy).toBe('url');
    expect(findService('https://example.matomo.cloud/matomo.php', ['x.eulerian.net'])).toMatchObject({
      matchedBy: 'host',
      service: { id: 'matomo-cloud' },
    });
    expect(findService('https://stats.shop.test/matomo.php', ['x.eulerian.net'])).toMatchObject({
      matchedBy: 'cname',
      service: { id: 'eulerian' },
    });
    expect(findService('https://stats.shop.test/matomo.php')).toMatchObject({
      matchedBy: 'path',
      service: { id: 'matomo', selfHosted: true },
    });
  });

  it('ignores case, ports and a trailing dot of the host', () => {
    expect(findService('HTTPS://WWW.Google-Analytics.COM:443/Analytics.js')?.service.id).toBe('google-analytics');
    expect(findService('https://www.google-analytics.com./analytics.js')?.service.id).toBe('google-analytics');
    expect(findService('wss://ws.hotjar.com/api/v2/client/ws')?.service.id).toBe('hotjar');
  });

  it('classifies with care what customers must not be told wrongly', () => {
    const consentOf = (id: string) => serviceOf(id)?.consent;
    for (const id of ['google-analytics', 'meta-pixel', 'hotjar', 'microsoft-clarity', 'youtube', 'google-maps', 'criteo'])
      expect(consentOf(id), id).toBe('yes');
    for (const id of [
      'google-tag-manager',
      'google-fonts',
      'google-recaptcha',
      'matomo',
      'plausible',
      'jsdelivr',
      'openstreetmap',
      'stripe',
      'youtube-nocookie',
    ])
      expect(consentOf(id), id).toBe('disputed');
    for (const id of ['cookiebot', 'usercentrics', 'borlabs-cookie', 'friendly-captcha', 'altcha']) expect(consentOf(id), id).toBe('no');
  });

  it('knows who stands behind a service', () => {
    expect(findVendor(serviceOf('youtube')!.vendor)).toMatchObject({
      parentCountry: 'US',
      dpf: 'active',
      euEntity: 'Google Ireland Limited',
    });
    expect(findVendor(serviceOf('tiktok-pixel')!.vendor)).toMatchObject({ country: 'IE', parentCountry: 'CN' });
    expect(findVendor(serviceOf('yandex-metrica')!.vendor)).toMatchObject({ country: 'RU' });
    expect(findVendor('')).toBeNull();
    expect(serviceOf('nothing')).toBeNull();
  });
});
