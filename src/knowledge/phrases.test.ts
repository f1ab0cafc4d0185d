import { describe, expect, it } from 'vitest';
import { serviceOf } from './find-service.ts';
import { findVendor } from './find-vendor.ts';
import { mentions, mentionsAny, mentionsVendor } from './phrases.ts';

const cases: [text: string, service: string, expected: boolean][] = [
  ['Wir nutzen Google Analytics 4, einen Webanalysedienst.', 'google-analytics', true],
  ['Diese Website benutzt Google-Analytics.', 'google-analytics', true],
  ['GA4 wird nach Ihrer Einwilligung geladen.', 'google-analytics', true],
  ['Wir setzen Google\u00A0Analytics ein.', 'google-analytics', true],
  ['Wir setzen Google Ana\u00ADlytics ein.', 'google-analytics', true],
  ['Die Cookies des Meta-Pixels speichern wir 90 Tage.', 'meta-pixel', true],
  ['Wir setzen das Facebook-Pixel ein.', 'meta-pixel', true],
  // A sister under the same short name is another service.
  ['Zur Reichweitenmessung nutzen wir Jetpack Stats von Automattic.', 'wp-com-files', false],
  ['Zur Reichweitenmessung nutzen wir Jetpack Stats von Automattic.', 'jetpack-stats', true],
  ['Wir nutzen das Plugin Jetpack von Automattic.', 'wp-com-files', true],
  ['Jetpack (WordPress.com-Stats): Diese Website zählt Besuche mit Jetpack (WordPress.com-Stats).', 'wp-com-files', false],
  ['Wir setzen Jetpack (ehemals WordPress.com-Stats) ein.', 'wp-com-files', false],
  ['Wir setzen Jetpack (ehemals WordPress.com-Stats) ein; Bilder kommen von WordPress.com.', 'wp-com-files', true],
  ['Wir nutzen Jetpack Stats; Bilder liefert der Jetpack Site Accelerator.', 'wp-com-files', true],
  ['Wir nutzen den Brevo Tracker.', 'brevo', false],
  ['Die Suche misst Algolia Insights.', 'algolia', false],
  ['Algolia sucht, Algolia Insights misst.', 'algolia', true],
  ['Unser Shop läuft bei Shopify; Shopify Analytics zählt.', 'shopify', true],
  ['GOOGLE MAPS', 'google-maps', true],
  ['Bing Ads (Microsoft Advertising)', 'microsoft-advertising', true],
  ['Wir verwenden Matomo (ehemals Piwik).', 'matomo', true],
  ['Früher hieß der Dienst Piwik', 'matomo', true],
  ['Unsere Piwikleute sind nett.', 'matomo', false],
  ['Die Firma Hotjarix liefert Äpfel.', 'hotjar', false],
  ['ÄHotjar', 'hotjar', false],
  ['Hotjar\u00E9', 'hotjar', false],
  ['Hotjar: Speicherdauer 365 Tage', 'hotjar', true],
  ['Wir nutzen kein Google Analytics.', 'google-analytics', false],
  ['Wir verwenden keine Tools wie Google Analytics oder Matomo.', 'google-analytics', false],
  ['Wir verwenden keine Tools wie Google Analytics oder Matomo.', 'matomo', false],
  ['Es kommen weder Google Analytics noch Hotjar zum Einsatz.', 'hotjar', false],
  ['Auf Google Analytics verzichten wir.', 'google-analytics', false],
  ['Wir verzichten bewusst auf den Einsatz von Google Analytics.', 'google-analytics', false],
  ['Google Analytics wird nicht verwendet.', 'google-analytics', false],
  ['Google Fonts werden von uns nicht mehr eingebunden.', 'google-fonts', false],
  ['Wir nutzen Google Analytics nicht.', 'google-analytics', false],
  ['Wir setzen Google Analytics nicht mehr ein.', 'google-analytics', false],
  ['We do not use Google Analytics.', 'google-analytics', false],
  ["We don't use any tracking tools such as Hotjar.", 'hotjar', false],
  ['Google Analytics is not used on this site.', 'google-analytics', false],
  ['Our site works without Google Fonts.', 'google-fonts', false],
  ['Wir nutzen kein Google Analytics, sondern Matomo.', 'matomo', true],
  ['Wir nutzen kein Google Analytics, sondern Matomo.', 'google-analytics', false],
  ['Wir nutzen Matomo, aber kein Google Analytics.', 'matomo', true],
  ['Ohne Ihre Einwilligung wird Google Analytics nicht geladen.', 'google-analytics', true],
  ['Wir haben keinen Einfluss auf die Daten, die Google Analytics erhebt.', 'google-analytics', true],
  ['Es werden keine Daten an Google Analytics übermittelt.', 'google-analytics', true],
  ['Wir nutzen Google Analytics nicht, um Sie zu identifizieren.', 'google-analytics', true],
  ['Google Maps wird erst nach einem Klick geladen und vorher nicht eingebunden.', 'google-maps', true],
  ['Die IP-Adresse wird von Google Analytics nicht mit anderen Daten zusammengeführt.', 'google-analytics', true],
  ['We use Google Analytics only with your consent; it is not loaded before.', 'google-analytics', true],
  ['Wir nutzen kein Facebook.\nWir nutzen YouTube.', 'youtube', true],
  ['Wir nutzen kein Hotjar. Wir nutzen z. B. Hotjar in der App.', 'hotjar', true],
  ['Das ist ein plausibles Segment für mehr Clarity.', 'segment', false],
  ['Das ist plausibel.', 'plausible', false],
  ['Vimeo Inc., 555 West 18th Street', 'vimeo', true],
  ['', 'vimeo', false],
  ['Im Gegensatz zu Google Analytics speichert unser Zähler nichts.', 'google-analytics', false],
  ['Unsere Website enthält Links zu YouTube.', 'youtube', false],
  ['Früher nutzten wir Hotjar.', 'hotjar', false],
  ['Wir nutzen Google Maps.', 'google-platform', true],
  ['Wir nutzen die Matomo Cloud.', 'matomo', true],
  ['Anbieter ist die Facebook Ireland Limited.', 'facebook-plugins', true],
  // The maker is named once.
  ['Wir nutzen Dienste der Google Ireland Limited (Analytics, Tag Manager, Maps).', 'google-maps', true],
  ['Wir nutzen Google Analytics, Maps und Fonts.', 'google-fonts', true],
  ['Folgende Dienste von Google setzen wir ein: Analytics und Tag Manager.', 'google-tag-manager', true],
  ['Wir nutzen Microsoft Advertising und Clarity.', 'microsoft-clarity', true],
  ['Wir nutzen weder Google Analytics noch Maps.', 'google-maps', false],
  ['Dienste von Google (Maps, Fonts) binden wir nicht ein.', 'google-fonts', false],
  ['Google Analytics: Tag und Uhrzeit des Besuchs werden erfasst.', 'google-tag-manager', false],
  ['Mit Zustimmung kommt Analytics von Google zum Einsatz.', 'google-analytics', true],
  ['Wir binden nach Ihrem Klick Kartenmaterial von Google (Google Ireland Limited) ein.', 'google-maps', true],
  ['Wir binden Karten des Anbieters Google ein.', 'google-maps', true],
  ['Wir binden keine Karten von Google ein.', 'google-maps', false],
  ['Wir laden Schriften von Google.', 'google-fonts', true],
  ['Wir verwenden das Pixel von TikTok (TikTok Technology Limited).', 'tiktok-pixel', true],
  ['Wir nutzen die Conversion-Tracking-Technologie von LinkedIn.', 'linkedin-insight', true],
  ['Maps\tGoogle Ireland Ltd.\tKarte\tEinwilligung', 'google-maps', true],
  ['Der Newsletter von Google berichtet darüber.', 'google-maps', false],
  // Until a choice, not at once, not all of it: in use all the same.
  ['Google Analytics wird auf unserer Website nicht ohne Ihre ausdrückliche Einwilligung geladen.', 'google-analytics', true],
  ['Google Analytics speichert auf unserer Website nicht Ihre vollständige IP-Adresse.', 'google-analytics', true],
  ['Hotjar ist auf dieser Website so lange nicht aktiv, bis Sie „Statistik“ angehakt haben.', 'hotjar', true],
  ['YouTube-Videos starten auf unserer Seite nicht von selbst.', 'youtube', true],
  ['Google Analytics kommt im Shop vor, auf unserer Website nicht.', 'google-analytics', false],
  ['Google Analytics wird auf unserer Website nicht verwendet.', 'google-analytics', false],
  ['Eine Google-Karte brauchen Sie bei uns nicht.', 'google-maps', false],
  ['We deliberately refrain from using Google Analytics.', 'google-analytics', false],
  ['We have decided not to use Hotjar.', 'hotjar', false],
  // Mere links.
  ['Sie finden einen Link zum Routenplaner Google Maps.', 'google-maps', false],
  ['Unseren Standort haben wir bei Google Maps verlinkt.', 'google-maps', false],
  ['Die Adresse führt zu Google Maps. Es handelt sich lediglich um einen Link.', 'google-maps', false],
  ['Wir binden Google Maps ein. Dabei handelt es sich um einen Kartendienst.', 'google-maps', true],
  ['Beim Aufruf unserer Seite fließen keine Daten an Facebook.', 'facebook-plugins', false],
];

describe('mentions', () => {
  it.each(cases)('%s → %s: %s', (text, id, expected) => {
    const service = serviceOf(id);
    expect(service).not.toBeNull();
    expect(mentions(text, service!)).toBe(expected);
  });

  it('compares decomposed letters in NFC', () => {
    expect(mentionsAny('Wir nutzen Cafe\u0301metrik.', ['Cafémetrik'])).toBe(true);
    expect(mentionsAny('Wir nutzen Cafémetrik.', ['Cafe\u0301metrik'])).toBe(true);
  });

  it('finds the company under its registered name', () => {
    const vendor = findVendor('meta')!;
    expect(mentionsVendor('Anbieter ist die Meta Platforms Ireland Limited, Dublin.', vendor)).toBe(true);
    expect(mentionsVendor('Die Metadaten der Bilder', vendor)).toBe(false);
  });

  it('does not take a single letter for a company', () => {
    expect(mentionsVendor('Der Kopf X-Forwarded-For enthält die Adresse.', findVendor('x-corp')!)).toBe(false);
    expect(mentionsVendor('Anbieter ist die X Corp., San Francisco.', findVendor('x-corp')!)).toBe(true);
    expect(mentionsVendor('Click here for more information.', findVendor('here')!)).toBe(false);
  });

  it('finds nothing for no names', () => {
    expect(mentionsAny('Text', [])).toBe(false);
    expect(mentionsAny('Text', [' '])).toBe(false);
  });
});
