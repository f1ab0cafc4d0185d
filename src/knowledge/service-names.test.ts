import { describe, expect, it } from 'vitest';
import { readServiceNames } from './service-names.ts';

/** Text, services it says are used, services it names otherwise. */
const cases: [text: string, used: string[], notUsed?: string[]][] = [
  // Use in all its forms.
  ['Wir nutzen Google Analytics 4, einen Webanalysedienst.', ['google-analytics']],
  ['Diese Website benutzt Google-Analytics.', ['google-analytics']],
  // What an app is called tells of no network.
  ['Über die Shop-App „Google & YouTube“ messen wir mit Google Analytics.', ['google-analytics']],
  ['Der Vertriebskanal Facebook & Instagram bindet das Meta-Pixel ein.', ['meta-pixel']],
  ['Unser Plugin bindet YouTube ein.', ['youtube']],
  ['bing-ads-enabled\tSpeicherung Ihrer Auswahl\t30 Tage', []],
  ['Das Cookie cookieyes-consent speichert Ihre Einwilligung.', []],
  ['HubSpot unterliegt dem TRUSTe’s Privacy Seal und ist zertifiziert.', [], ['hubspot']],
  ['Zur Einwilligung nutzen wir TrustArc.', ['trustarc']],
  ['Wir nutzen das google-analytics-Skript.', ['google-analytics']],
  ['Diese Website nutzt den Google Tag-Manager.', ['google-tag-manager']],
  ['Der Einsatz des Google Tag Managers erfolgt auf Grundlage Ihrer Einwilligung.', ['google-tag-manager']],
  ['Wir haben YouTube-Videos in unser Online-Angebot eingebunden.', ['youtube']],
  ['Sofern Sie einwilligen, setzen wir Google Analytics ein.', ['google-analytics']],
  ['Ohne Ihre Einwilligung wird Google Analytics nicht geladen.', ['google-analytics']],
  ['Google Maps wird erst nach einem Klick geladen und vorher nicht eingebunden.', ['google-maps']],
  ['Wenn Sie nicht zustimmen, wird Matomo nicht ausgeführt.', ['matomo']],
  ['Es ist nicht so, dass wir kein Google Analytics nutzen.', ['google-analytics']],
  ['Wir verzichten nicht auf Google Analytics.', ['google-analytics']],
  ['Wir kommen nicht ohne Google Maps aus.', ['google-maps']],
  ['Wir haben keinen Einfluss auf die Daten, die Hotjar erhebt.', ['hotjar']],
  ['Die IP-Adresse wird von Google Analytics nicht mit anderen Daten zusammengeführt.', ['google-analytics']],
  ['Um Ihnen künftig passende Werbung zu zeigen, verwenden wir Google Ads.', ['google-ads']],
  ['Google Analytics speichert Daten bis zu 14 Monate; danach wurden sie gelöscht.', ['google-analytics']],
  ['5. Google Maps\nAnbieter ist die Google Ireland Limited, Gordon House, Dublin.', ['google-maps']],
  ['Hotjar\nDer Dienst zeichnet Mausbewegungen auf.', ['hotjar']],
  ['Google Fonts\nDer Browser lädt Schriften von Google. Unterstützt er das nicht, wird eine lokale Schrift genutzt.', ['google-fonts']],
  ['Wir verwenden Matomo (ehemals Piwik).', ['matomo']],
  ['Wir nutzen Brevo (früher Sendinblue) für den Newsletter.', ['brevo']],
  ['Der Meta-Pixel (vormals Facebook-Pixel) misst den Erfolg unserer Anzeigen.', ['meta-pixel']],
  ['Wir setzen den LinkedIn-Insight-Tag ein. Anbieter ist die LinkedIn Ireland Unlimited Company.', ['linkedin-insight']],
  ['Marketing: Google Ads, Meta-Pixel, Criteo\nStatistik: etracker', ['google-ads', 'meta-pixel', 'criteo', 'etracker']],
  [
    'Name\tAnbieter\tZweck\nGoogle Analytics\tGoogle Ireland Limited\tStatistik\nHotjar\tHotjar Ltd.\tAnalyse',
    ['google-analytics', 'hotjar'],
  ],
  ['Wir setzen folgende Dienste ein:\n- Google Analytics\n- YouTube\n- Vimeo', ['google-analytics', 'youtube', 'vimeo']],
  ['Wir nutzen Google\nAnalytics und Google Ana-\nlytics.', ['google-analytics']],
  ['Wir nutzen GoogleAnalytics und GoogleMaps.', ['google-analytics', 'google-maps']],
  ['Zahlung per PayPal, Klarna oder Stripe ist möglich.', ['paypal', 'klarna', 'stripe']],
  ['Unsere Website wird bei der Hetzner Online GmbH gehostet.', ['hetzner']],
  ['Der Versand erfolgt mittels „CleverReach“, einem Dienst der CleverReach GmbH & Co. KG.', ['cleverreach']],
  [
    'Wir verwenden Cloudflare Turnstile. Anbieter ist die Cloudflare Inc., USA. Cloudflare prüft, ob ein Mensch handelt.',
    ['cloudflare-turnstile'],
  ],
  ['Wir nutzen das CDN von Cloudflare. Anbieter ist die Cloudflare Inc.', ['cloudflare']],
  ['Auf unserer Website sind Plugins des sozialen Netzwerks Facebook eingebunden.', ['facebook-plugins']],
  ['Wir binden Beiträge von Instagram ein.', ['instagram']],
  ['Für Videokonferenzen verwenden wir Zoom.', ['zoom']],
  ['Wir nutzen Segment, einen Dienst der Twilio Inc.', ['segment']],
  ['Drift\nAnbieter dieses Chat-Dienstes ist die Drift.com, Inc.', ['drift']],
  ['Wir nutzen OpenStreetMap und reCAPTCHA.', ['openstreetmap', 'google-recaptcha']],
  ['This website uses Google Analytics and Hotjar.', ['google-analytics', 'hotjar']],
  ['With your consent we use Microsoft Clarity.', ['microsoft-clarity']],
  ['Google Maps\nWe embed maps. The provider is Google Ireland Limited.', ['google-maps']],
  ['We use Google Analytics only with your consent; it is not loaded before.', ['google-analytics']],
  ['Damit keine Programme das Formular missbrauchen, setzen wir hCaptcha ein.', ['hcaptcha']],
  ['Die Kanzlei wertet Zugriffe mit der Software Matomo aus; Cookies setzt Matomo nicht.', ['matomo']],
  ['Umami zählt Seitenaufrufe auf unserem eigenen Server.', ['umami']],
  ['Das Banner stammt von Klaro und läuft auf unserem Server.', ['klaro']],
  ['Sentry error reports USA', ['sentry']],
  ['Eine kleine Bibliothek wird von unpkg.com geladen.', ['unpkg']],
  ['ADITION (Virtual Minds GmbH), Freiburg', ['adition']],
  ['8.1 YouTube-Videos betten wir im „erweiterten Datenschutzmodus“ ein.', ['youtube', 'youtube-nocookie']],
  ['We use Shopify to run the shop and Shopify Analytics to see which products sell.', ['shopify', 'shopify-analytics']],
  // Said not to be used.
  ['Vimeo brauchen wir nicht.', [], ['vimeo']],
  ['Von Hotjar halten wir nichts.', [], ['hotjar']],
  ['Testweise lief Hotjar.', [], ['hotjar']],
  ['Entfernt: Google Analytics, Hotjar', [], ['google-analytics', 'hotjar']],
  ['Folgende Dienste nutzen wir nicht: Google Analytics, Hotjar.', [], ['google-analytics', 'hotjar']],
  ['Google Analytics ist im Baukasten vorgesehen, bei uns aber ausgeschaltet.', [], ['google-analytics']],
  ['Der Baukasten bietet Google Analytics an; wir haben es nicht aktiviert.', [], ['google-analytics']],
  ['Ab Frühjahr 2027 soll Google Ads hinzukommen.', [], ['google-ads']],
  ['Das Werkzeug ist mit Google Analytics vergleichbar.', [], ['google-analytics']],
  ['Von Ihrem Besuch erfährt Google Analytics nichts.', [], ['google-analytics']],
  ['PayPal ist als Zahlungsart entfallen.', [], ['paypal']],
  ['Wer mag, bewertet uns bei ProvenExpert.', [], ['provenexpert']],
  ['We turned off Google Analytics.', [], ['google-analytics']],
  ['HubSpot is planned for 2027.', [], ['hubspot']],
  ['Google Analytics ist standardmäßig deaktiviert und läuft erst, wenn Sie einwilligen.', ['google-analytics']],
  ['Bei ProvenExpert sind wir nicht angemeldet.', [], ['provenexpert']],
  ['PayPal bieten wir nach schlechten Erfahrungen nicht mehr an.', [], ['paypal']],
  ['Google Maps ist nicht Teil der Seite.', [], ['google-maps']],
  ['Einen Meta-Pixel gibt es hier nicht.', [], ['meta-pixel']],
  ['Die AddToAny-Knöpfe habe ich rausgeschmissen.', [], ['addtoany']],
  ['Die Zusammenarbeit mit Outbrain endete 2024.', [], ['outbrain']],
  ['Im nächsten Jahr wollen wir Google Ads ausprobieren.', [], ['google-ads']],
  ['Andere nutzen Zoom, wir nicht.', [], ['zoom']],
  ['Customers may connect Mixpanel; we do not load it.', [], ['mixpanel']],
  ['We moved away from Google Maps in 2023.', [], ['google-maps']],
  ['Für Bestellungen verweisen wir per Link auf Lieferando.', [], ['lieferando']],
  ['Hier finden Sie einen Link zu unserem Eintrag bei jameda.', [], ['jameda']],
  ['Was dort geschieht, steht in der Datenschutzerklärung von Lieferando.', [], ['lieferando']],
  ['Wir nutzen kein Google Analytics.', [], ['google-analytics']],
  ['Wir nutzen kein Google Analytics, um Ihre Privatsphäre zu schützen.', [], ['google-analytics']],
  ['Google Analytics, Facebook Pixel und Hotjar setzen wir nicht ein.', [], ['google-analytics', 'meta-pixel', 'hotjar']],
  ['Es kommen weder Google Analytics noch Hotjar zum Einsatz.', [], ['google-analytics', 'hotjar']],
  ['Tools wie Google Analytics, Matomo oder Hotjar kommen bei uns nicht zum Einsatz.', [], ['google-analytics', 'matomo', 'hotjar']],
  ['Auf Google Analytics verzichten wir.', [], ['google-analytics']],
  ['Wir verzichten bewusst auf den Einsatz von Google Fonts und Google Maps.', [], ['google-fonts', 'google-maps']],
  ['Kein Google Analytics, kein Facebook Pixel, keine Werbung.', [], ['google-analytics', 'meta-pixel']],
  ['Unsere Website kommt ganz ohne Google Analytics aus.', [], ['google-analytics']],
  ['Wir verzichten auf:\n- Google Analytics\n- Facebook Pixel\n\nWir nutzen Matomo.', ['matomo'], ['google-analytics', 'meta-pixel']],
  ['Folgende Dienste setzen wir nicht ein:\nGoogle Analytics\nHotjar', [], ['google-analytics', 'hotjar']],
  ['Google Maps\nDiesen Dienst nutzen wir nicht.', [], ['google-maps']],
  ['Verwenden Sie Google Analytics?\nNein.', [], ['google-analytics']],
  ['Früher nutzten wir Google Analytics, heute setzen wir Matomo ein.', ['matomo'], ['google-analytics']],
  ['Bis Mai 2022 haben wir Google Analytics eingesetzt.', [], ['google-analytics']],
  ['Google Analytics wurde von unserer Website entfernt und durch Matomo ersetzt.', ['matomo'], ['google-analytics']],
  ['Im Gegensatz zu Google Analytics speichert Matomo alle Daten auf unserem Server.', ['matomo'], ['google-analytics']],
  ['Anders als Google Analytics setzt Plausible Analytics keine Cookies.', ['plausible'], ['google-analytics']],
  ['Wir nutzen Matomo statt Google Analytics.', ['matomo'], ['google-analytics']],
  ['Statt Google Maps verwenden wir OpenStreetMap.', ['openstreetmap'], ['google-maps']],
  ['Wir nutzen etracker, eine datenschutzfreundliche Alternative zu Google Analytics.', ['etracker'], ['google-analytics']],
  ['Wir nutzen kein Google Analytics, sondern Matomo.', ['matomo'], ['google-analytics']],
  ['Wir nutzen Matomo, aber kein Google Analytics.', ['matomo'], ['google-analytics']],
  ['Wir setzen kein Google Analytics ein, YouTube-Videos binden wir jedoch ein.', ['youtube'], ['google-analytics']],
  ['Wir planen, künftig Google Analytics einzusetzen.', [], ['google-analytics']],
  ['Viele Websites nutzen Google Analytics.', [], ['google-analytics']],
  ['We do not use Google Analytics.', [], ['google-analytics']],
  ["We don't use any tracking tools such as Hotjar or Mixpanel.", [], ['hotjar', 'mixpanel']],
  ['Unlike Google Analytics, Fathom Analytics does not use cookies.', ['fathom'], ['google-analytics']],
  ['Until 2021 we used Hotjar. It has been removed.', [], ['hotjar']],
  // Named for another reason.
  ['Unsere Website enthält Links zu Facebook, Instagram und YouTube.', [], ['facebook-plugins', 'instagram', 'youtube']],
  ['Wir verlinken auf unsere Profile bei Facebook und LinkedIn.', [], ['facebook-plugins', 'linkedin-plugins']],
  ['Wir unterhalten eine Facebook-Seite und einen YouTube-Kanal.', [], ['facebook-plugins', 'youtube']],
  [
    'Unsere Social-Media-Auftritte\nFacebook\nAnbieter ist Meta. Wenn Sie uns bei Facebook besuchen, werden Daten verarbeitet.',
    [],
    ['facebook-plugins'],
  ],
  ['Sie können in Ihrem Browser Adobe Flash und JavaScript deaktivieren oder NoScript installieren.', []],
  ['Anbieter ist die Meta Platforms Ireland Limited, Dublin.', []],
  ['Die Daten werden von Google in die USA übertragen. Google ist zertifiziert.', []],
  ['Quelle: eRecht24', [], ['erecht24']],
  ['Diese Datenschutzerklärung wurde mit dem Generator von AdSimple erstellt.', [], ['adsimple']],
  ['Die Amplitude des Signals ist ein Segment der Kurve.', []],
  ['Die Stripes auf dem Trikot sofort bestellen.', []],
  ['Nutzen Sie den Zoom der Kamera, um ein Segment zu vergrößern.', []],
  ['Unser Livechat hilft gern, bitte keine Cookie-Scripts.', []],
  ['Näheres unter https://www.facebook.com/policy und hotjar@example.test.', [], ['facebook-plugins', 'hotjar']],
  ['Frau Dr. Nielsen erreichen Sie am Strand (Shore).', []],
  // Notices as generators and firms write them.
  [
    `Datenschutzerklärung
3. Datenerfassung auf dieser Website
Cookie-Einwilligung mit Borlabs Cookie
Unsere Website nutzt die Consent-Technologie von Borlabs Cookie, um Ihre Einwilligung zur Speicherung bestimmter Cookies einzuholen. Anbieter ist die Borlabs GmbH, Rübenkamp 32, 22305 Hamburg (im Folgenden Borlabs).
Kommentarfunktion
Speicherung der IP-Adresse
4. Soziale Medien
Facebook
Auf dieser Website sind Elemente des sozialen Netzwerks Facebook integriert. Anbieter dieses Dienstes ist die Meta Platforms Ireland Limited, Merrion Road, Dublin 4, D04 X2K5, Irland.
Wenn das Social-Media-Element aktiv ist, wird eine direkte Verbindung zwischen Ihrem Endgerät und dem Facebook-Server hergestellt. Wenn Sie nicht wünschen, dass Facebook den Besuch dieser Website Ihrem Facebook-Nutzerkonto zuordnen kann, loggen Sie sich bitte aus Ihrem Facebook-Benutzerkonto aus.
Instagram
Auf dieser Website sind Funktionen des Dienstes Instagram eingebunden. Diese Funktionen werden angeboten durch die Meta Platforms Ireland Limited.
5. Analyse-Tools und Werbung
Google Tag Manager
Wir setzen den Google Tag Manager ein. Anbieter ist die Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland.
Der Google Tag Manager ist ein Tool, mit dessen Hilfe wir Tracking- oder Statistik-Tools und andere Technologien auf unserer Website einbinden können. Der Google Tag Manager selbst erstellt keine Nutzerprofile, speichert keine Cookies und nimmt keine eigenständigen Analysen vor.
Google Analytics
Diese Website nutzt Funktionen des Webanalysedienstes Google Analytics. Anbieter ist die Google Ireland Limited („Google“).
Browser Plugin
Sie können die Erfassung und Verarbeitung Ihrer Daten durch Google verhindern, indem Sie das unter dem folgenden Link verfügbare Browser-Plugin herunterladen und installieren: https://tools.google.com/dlpage/gaoptout?hl=de.
Google Signale
Wir nutzen Google Signale. Wenn Sie unsere Website besuchen, erfasst Google Analytics u. a. Ihren Standort.
6. Newsletter
CleverReach
Diese Website nutzt CleverReach für den Versand von Newslettern. Anbieter ist die CleverReach GmbH & Co. KG, Schafjückenweg 2, 26180 Rastede, Deutschland.
7. Plugins und Tools
YouTube mit erweitertem Datenschutz
Diese Website bindet Videos der Website YouTube ein. Betreiber der Website ist die Google Ireland Limited.
Google Fonts (lokales Hosting)
Diese Seite nutzt zur einheitlichen Darstellung von Schriftarten so genannte Google Fonts, die von Google bereitgestellt werden. Die Google Fonts sind lokal installiert. Eine Verbindung zu Servern von Google findet dabei nicht statt.
Google Maps
Diese Seite nutzt den Kartendienst Google Maps. Anbieter ist die Google Ireland Limited. Wenn Google Maps aktiviert ist, kann Google zum Zwecke der einheitlichen Darstellung der Schriftarten Google Fonts verwenden.
Google reCAPTCHA
Wir nutzen „Google reCAPTCHA“ (im Folgenden „reCAPTCHA“) auf dieser Website.
Quelle: https://www.e-recht24.de`,
    [
      'borlabs-cookie',
      'facebook-plugins',
      'instagram',
      'google-tag-manager',
      'google-analytics',
      'cleverreach',
      'youtube',
      'google-maps',
      'google-recaptcha',
    ],
    // Kept at home, whatever maps may load besides.
    ['google-fonts'],
  ],
  [
    `Präsenzen in sozialen Netzwerken (Social Media)
Wir unterhalten Onlinepräsenzen innerhalb sozialer Netzwerke und verarbeiten in diesem Rahmen Daten der Nutzer, um mit den dort aktiven Nutzern zu kommunizieren.
Instagram: Soziales Netzwerk; Dienstanbieter: Meta Platforms Ireland Limited, Merrion Road, Dublin 4; Rechtsgrundlagen: Berechtigte Interessen (Art. 6 Abs. 1 S. 1 lit. f) DSGVO). Website: https://www.instagram.com.
Facebook-Seiten: Profile innerhalb des sozialen Netzwerks Facebook; Dienstanbieter: Meta Platforms Ireland Limited.
LinkedIn: Soziales Netzwerk; Dienstanbieter: LinkedIn Ireland Unlimited Company, Wilton Plaza, Dublin 2, Irland; Opt-Out: https://www.linkedin.com/psettings/guest-controls/retargeting-opt-out.
YouTube: Soziales Netzwerk und Videoplattform; Dienstanbieter: Google Ireland Limited.
Plug-ins und eingebettete Funktionen sowie Inhalte
Wir binden in unser Onlineangebot Funktions- und Inhaltselemente ein, die von den Servern ihrer jeweiligen Anbieter bezogen werden.
Google Fonts (Bezug vom Google Server): Bezug von Schriften; Dienstanbieter: Google Ireland Limited, Gordon House; Website: https://fonts.google.com/.
OpenStreetMap: Wir binden die Landkarten des Dienstes "OpenStreetMap" ein, die auf Grundlage der Open Data Commons Open Database Lizenz durch die OpenStreetMap Foundation (OSMF) angeboten werden.
Vimeo-Videoplayer: Einbindung eines Videoplayers; Dienstanbieter: Vimeo Inc., New York.
Webanalyse, Monitoring und Optimierung
Matomo (ohne Cookies): Bei Matomo handelt es sich um eine datenschutzfreundliche Webanalysesoftware, die ohne Cookies eingesetzt wird.
Mailchimp: E-Mail-Versand- und Automatisierungsdienste; Dienstanbieter: Rocket Science Group, LLC, Atlanta, USA.
Erstellt mit kostenlosem Datenschutz-Generator.de von Dr. Thomas Schwenke`,
    ['google-fonts', 'openstreetmap', 'vimeo', 'matomo', 'mailchimp'],
    ['instagram', 'facebook-plugins', 'linkedin-plugins', 'youtube'],
  ],
  [
    `Webanalyse
Auf dieser Website werden keine Analyse-Dienste wie Google Analytics, Adobe Analytics oder Hotjar eingesetzt. Wir werten lediglich die Server-Logfiles aus.
Schriften
Schriftarten werden von unserem eigenen Server geladen. Dienste wie Google Fonts oder Adobe Fonts nutzen wir nicht.
Karten
Die Anfahrtsskizze ist ein einfaches Bild. Über einen Link gelangen Sie zu Google Maps; erst dort werden Daten verarbeitet.
Videos
Unsere Videos liegen auf dem eigenen Server, YouTube ist nicht eingebunden.
Soziale Netzwerke
Auf unserer Website finden Sie Links zu unseren Auftritten bei Facebook, Instagram und XING. Es handelt sich nicht um Plugins.`,
    [],
    [
      'google-analytics',
      'adobe-analytics',
      'hotjar',
      'google-fonts',
      'adobe-fonts',
      'google-maps',
      'youtube',
      'facebook-plugins',
      'instagram',
      'xing',
    ],
  ],
  [
    `Privacy Policy
Cookies and analytics
We use Plausible Analytics instead of Google Analytics. Plausible does not set cookies.
Payments are processed by Stripe (Stripe Payments Europe, Ltd.) and PayPal (Europe) S.à r.l. et Cie, S.C.A.
Our website is hosted on Amazon Web Services (AWS) in Frankfurt and delivered via Cloudflare.
We previously used Intercom for support chat, but have replaced it with Crisp.
You can follow us on Twitter and LinkedIn.
Error reports are sent to Sentry (Functional Software, Inc.).
If you do not want to be tracked, you can install a browser extension such as Ghostery.`,
    ['plausible', 'stripe', 'paypal', 'aws', 'cloudflare', 'crisp', 'sentry'],
    ['google-analytics', 'intercom', 'x-embed', 'linkedin-plugins'],
  ],
  [
    `Zahlungsarten: Bei Auswahl der Zahlungsart PayPal übermitteln wir Ihre Zahlungsdaten an die PayPal (Europe) S.a.r.l. et Cie, S.C.A., 22-24 Boulevard Royal, L-2449 Luxemburg.
Klarna
Bei Auswahl eines Zahlungsdienstes von Klarna erfolgt die Zahlungsabwicklung über die Klarna Bank AB (publ), Sveavägen 46, 111 34 Stockholm.
SOFORT
Bei Auswahl der Zahlungsart „SOFORT“ erfolgt die Zahlungsabwicklung über den Zahlungsdienstleister SOFORT GmbH.
Trusted Shops Trustbadge
Zur Anzeige des Trusted Shops Gütesiegels sind auf dieser Website Trusted Shops Widgets eingebunden.
Bewertungserinnerung
Google Kundenrezensionen
Wir arbeiten mit der Google Ireland Limited im Rahmen des Programms „Google Kundenrezensionen“ zusammen.
Meta-Pixel (vormals Facebook-Pixel)
Wir setzen den „Meta-Pixel“ des sozialen Netzwerkes Facebook ein.
Microsoft Ads
Unsere Webseite nutzt das Conversion Tracking der Microsoft Corporation (Bing Ads).
Diese Datenschutzerklärung wurde mit dem Trusted Shops Rechtstexter erstellt.`,
    ['paypal', 'klarna', 'trusted-shops', 'google-customer-reviews', 'meta-pixel', 'microsoft-advertising'],
  ],
  [
    `Cookie-Liste
Notwendig: Usercentrics Consent Management Platform
Funktional: Google Maps, YouTube Video, Zendesk
Marketing: DoubleClick Ad, Facebook Pixel, LinkedIn Insight Tag, Pinterest Tag, TikTok Pixel, Taboola, Outbrain, Awin
Statistik: Google Analytics, Hotjar, Microsoft Clarity`,
    [
      'usercentrics',
      'google-maps',
      'youtube',
      'zendesk',
      'google-doubleclick',
      'meta-pixel',
      'linkedin-insight',
      'pinterest-tag',
      'tiktok-pixel',
      'taboola',
      'outbrain',
      'awin',
      'google-analytics',
      'hotjar',
      'microsoft-clarity',
    ],
  ],
  [
    `Wir hosten unsere Website bei IONOS. Anbieter ist die IONOS SE, Elgendorfer Str. 57, 56410 Montabaur. Terminbuchungen nehmen Sie über Calendly vor (Calendly LLC, USA). Für den Chat nutzen wir Userlike. Bewerbungen laufen über Personio. Unser Shop basiert auf Shopify. Schriften: Adobe Fonts (Adobe Systems Software Ireland Ltd.). Wir nutzen außerdem Font Awesome und jsDelivr.`,
    ['ionos', 'calendly', 'userlike', 'personio', 'shopify', 'adobe-fonts', 'font-awesome', 'jsdelivr'],
  ],
  [
    `Hinweis: Solange Sie nicht zugestimmt haben, werden weder Google Maps noch YouTube geladen. Nach Ihrer Zustimmung binden wir beide Dienste ein.`,
    ['google-maps', 'youtube'],
  ],
  [
    `Google Analytics haben wir zum 1. März 2024 abgeschaltet. Seither messen wir die Reichweite mit etracker.`,
    ['etracker'],
    ['google-analytics'],
  ],
  [`Sollten wir künftig Dienste wie Google Analytics einsetzen, informieren wir Sie hier.`, [], ['google-analytics']],
  [
    `Twitter (jetzt X)
Auf unseren Seiten sind Funktionen des Dienstes X (ehemals Twitter) eingebunden. Anbieter ist die Twitter International Unlimited Company.`,
    ['x-embed'],
  ],
  [
    `Wir verwenden das WordPress-Plugin „Jetpack“ (WordPress.com-Stats) der Automattic Inc. sowie Gravatar und Antispam Bee.`,
    ['jetpack-stats', 'gravatar'],
  ],
  [
    `Dienst | Status
Google Analytics | nicht eingesetzt
Matomo | eingesetzt
Hotjar | nicht im Einsatz`,
    ['matomo'],
    ['google-analytics', 'hotjar'],
  ],
  [`Nutzen Sie Google Analytics? Nein, darauf verzichten wir bewusst.`, [], ['google-analytics']],
  [`Der Einsatz von Google Analytics ist derzeit nicht vorgesehen.`, [], ['google-analytics']],
  [
    `Es werden keinerlei Dienste von Drittanbietern (z. B. Google Analytics, Google Fonts, YouTube) eingebunden.`,
    [],
    ['google-analytics', 'google-fonts', 'youtube'],
  ],
  [`Anders als viele andere Seiten nutzen wir weder Google Analytics noch den Facebook-Pixel.`, [], ['google-analytics', 'meta-pixel']],
  // Nobody else delivers what is kept at home.
  [`Google Fonts werden lokal von unserem Server ausgeliefert.`, [], ['google-fonts']],
  ['Google Fonts (lokales Hosting)\nDie Schriften liegen auf unserem Server.', [], ['google-fonts']],
  ['Symbole aus Font Awesome liegen auf unserem Server.', [], ['font-awesome']],
  ['Matomo liegt auf unserem eigenen Server.', ['matomo']],
  [`Falls Sie ein Google-Konto haben, kann Google die Daten zuordnen. Browser wie Chrome oder Firefox bieten Schutz.`, []],
  [
    `Wir binden Videos der Plattform Vimeo ein. Vimeo setzt dabei Google Analytics ein; darauf haben wir keinen Einfluss.`,
    ['vimeo', 'google-analytics'],
  ],
  [`Unser Newsletter wird mit rapidmail versandt. Früher haben wir dafür Mailchimp genutzt.`, ['rapidmail'], ['mailchimp']],
  [
    `Mit der Schaltfläche „Teilen“ können Sie Inhalte über WhatsApp oder Telegram weitergeben; es werden nur einfache Links verwendet (Shariff).`,
    [],
    ['whatsapp', 'telegram'],
  ],
  // Traps.
  ['Instagram\nIn unsere Website sind Funktionen dieses Dienstes eingebunden.', ['instagram']],
  ['Instagram\nWir pflegen dort einen Auftritt; Funktionen des Dienstes nutzen wir zur Ansprache.', [], ['instagram']],
  ['Statistik: LinkedIn Insight Tag, Crisp, Matomo', ['linkedin-insight', 'crisp', 'matomo']],
  ['Intercom\nDer Dienst bietet Chat.', ['intercom']],
  ['Auf dieser Website ist kein Tracking mit Google Analytics oder Matomo aktiv.', [], ['google-analytics', 'matomo']],
  [
    'Wir setzen weder Cookies noch Dienste wie Google Analytics ein. Zum Abspielen der Videos verwenden wir Vimeo.',
    ['vimeo'],
    ['google-analytics'],
  ],
  ['Wir haben uns gegen Google Analytics entschieden und setzen auf Matomo.', ['matomo'], ['google-analytics']],
  ['Google Analytics ist auf dieser Website nicht installiert.', [], ['google-analytics']],
  ['Das früher verwendete Google Analytics wurde durch Plausible Analytics ersetzt.', ['plausible'], ['google-analytics']],
  ['Seit Januar 2024 verwenden wir statt Mailchimp den deutschen Anbieter CleverReach.', ['cleverreach'], ['mailchimp']],
  ['Für die Reichweitenmessung setzen wir auf etracker (und nicht auf Google Analytics).', ['etracker'], ['google-analytics']],
  ['Die Website verwendet Google Web Fonts. Beim Aufruf einer Seite lädt Ihr Browser die Schriften.', ['google-fonts']],
  [
    'Eingebundene Dienste: Google Tag Manager, Google Ads Conversion-Tracking, Meta Pixel, Microsoft Clarity.',
    ['google-tag-manager', 'google-ads', 'meta-pixel', 'microsoft-clarity'],
  ],
  ['Wir nutzen den Webanalysedienst „Google-Analytics“ der Google LLC.', ['google-analytics']],
  ['Einsatz von Google reCAPTCHA\nWir schützen Formulare.', ['google-recaptcha']],
  ['Nutzung von Facebook-Plugins (Like-Button)\nAuf unseren Seiten sind Plugins integriert.', ['facebook-plugins']],
  ['Unsere Seiten nutzen Funktionen von XING und LinkedIn; beim Abruf wird eine Verbindung hergestellt.', ['xing', 'linkedin-plugins']],
  ['Sie finden uns auf Instagram, Facebook und YouTube.', [], ['instagram', 'facebook-plugins', 'youtube']],
  ['Wir betreiben einen YouTube-Kanal. Einzelne YouTube-Videos sind auf unserer Website eingebettet.', ['youtube']],
  ['Die Buchung erfolgt über Booking.com; wir verlinken lediglich dorthin.', [], ['booking-com']],
  ['Unser Podcast wird bei Podigee gehostet.', ['podigee']],
  ['Bewertungen: Wir binden das Siegel von ProvenExpert ein.', ['provenexpert']],
  ['Terminvereinbarung über Doctolib: Wenn Sie online einen Termin buchen, verarbeitet Doctolib Ihre Daten.', ['doctolib']],
  ['Wir nutzen Microsoft Teams und Zoom für Videokonferenzen.', ['microsoft-teams', 'zoom']],
  ['Unsere Website liegt bei netcup. Logdaten werden nach 14 Tagen gelöscht.', ['netcup']],
  ['Hoster ist die Host Europe GmbH, Köln.', ['host-europe']],
  ['We host Europe-wide events.', []],
  ['Pakete versenden wir mit DHL, Hermes oder GLS.', ['dhl', 'hermes', 'gls']],
  ['Ihre E-Mail-Adresse geben wir zur Ankündigung der Lieferung an UPS weiter.', ['ups']],
  ['Spenden bitte auf unser Konto bei der GLS Bank.', []],
  ['Der Brunnen zeigt Hermes mit dem Stab.', []],
  ['Bonitätsauskünfte holen wir bei der SCHUFA Holding AG und der CRIF Bürgel GmbH ein.', ['schufa', 'crif']],
  ['Das SCHUFA-Urteil des EuGH betrifft uns nicht.', []],
  ['Für Onlinekurse nutzen wir Jitsi Meet und BigBlueButton auf eigenen Servern.', ['jitsi', 'bigbluebutton']],
  ['Unsere Teams nutzen Microsoft 365; Termine buchen Sie über Cal.com.', ['microsoft-365', 'cal-com']],
  ['Google Workspace (früher G Suite) nutzen wir für E-Mails.', ['google-workspace']],
  ['Rechnungen schreiben wir mit lexoffice und sevDesk, die Buchhaltung läuft über DATEV.', ['lexware-office', 'sevdesk', 'datev']],
  ['Kommentare prüft Akismet auf Spam.', ['akismet']],
  ['Chat und Formulare: LeadBooster von Pipedrive', ['pipedrive-leadbooster']],
  ['Anfragen verwalten wir in Pipedrive.', ['pipedrive']],
  ['Bewerbungen nehmen wir über JOIN entgegen.', ['join-com']],
  ['Bewerbungen verwalten wir mit Greenhouse, einem Dienst der Greenhouse Software, Inc.', ['greenhouse']],
  ['We cut greenhouse gas emissions. Greenhouse farming is our trade. Join us!', []],
  ['JOIN US\nWe offer good jobs.', []],
  ['Mit einem Klick auf das WhatsApp-Symbol öffnet sich WhatsApp.', [], ['whatsapp']],
  ['Wenn Sie uns per WhatsApp schreiben, verarbeiten wir Ihre Telefonnummer.', ['whatsapp']],
  ['Wir verwenden Friendly Captcha anstelle von Google reCAPTCHA.', ['friendly-captcha'], ['google-recaptcha']],
  ['Consent-Management: Cookiebot (Usercentrics A/S).', ['cookiebot']],
  ['CCM19 (Papoo Software & Media GmbH) speichert Ihre Entscheidung.', ['ccm19']],
  ['Auf unseren Seiten verwenden wir Klaro!, um Ihre Einwilligung zu verwalten.', ['klaro']],
  ['Das ist doch klaro, oder?', []],
  ['Wir nutzen Steady für Mitgliedschaften.', ['steady']],
  [
    'Der Begriff Heatmap bezeichnet ... Dienste wie Hotjar oder Mouseflow zeichnen Klicks auf. Wir nutzen solche Dienste nicht.',
    [],
    ['hotjar', 'mouseflow'],
  ],
  ['Google Analytics: nein\nMatomo: ja', ['matomo'], ['google-analytics']],
  ['✗ Google Analytics\n✓ Matomo', ['matomo'], ['google-analytics']],
  ['Nous n’utilisons pas Google Analytics.', [], ['google-analytics']],
  ['Nous utilisons Matomo.', ['matomo']],
  ['Il sito utilizza Google Analytics e Google Maps.', ['google-analytics', 'google-maps']],
  ['We neither use Google Analytics nor Facebook Pixel.', [], ['google-analytics', 'meta-pixel']],
  ['There is no Google Analytics on this website.', [], ['google-analytics']],
  ['Our fonts are self-hosted; no connection to Google Fonts is made.', [], ['google-fonts']],
  ['Es wird keine Verbindung zu Google Fonts hergestellt.', [], ['google-fonts']],
  ['Die Schriften sind lokal eingebunden, ein Abruf von Google Fonts findet nicht statt.', [], ['google-fonts']],
  ['Wir verwenden AWS (Amazon Web Services EMEA SARL) und Google Cloud als Hoster.', ['aws', 'google-cloud']],
  ['Der Google Consent Mode wird mit Google Ads genutzt, wenn Sie zustimmen.', ['google-ads']],
  ['Wir verwenden „etracker“ und „INFOnline“ (IVW).', ['etracker', 'infonline']],
  ['Unsere Partner im Affiliate-Programm: Awin AG, Digistore24.', ['awin', 'digistore24']],
  ['Bestandteil unserer Website ist der Dienst Google Maps der Google Ireland Ltd. (im Folgenden „Google Maps“).', ['google-maps']],
  ['Sofern Sie ein Video bei Facebook teilen möchten, verlassen Sie unsere Seite.', [], ['facebook-plugins']],
  ['Wir verwenden das Tool Segment zum Sammeln von Ereignissen.', ['segment']],
  ['Plausible\nWir zählen Besuche mit Plausible (Plausible Insights OÜ, Estland).', ['plausible']],
  ['Wir möchten plausible Daten erheben und die Konversion (Convert) steigern.', []],
  [
    'Sie können die Speicherung von Cookies durch Google Analytics verhindern. Wir nutzen dieses Tool aber gar nicht.',
    [],
    ['google-analytics'],
  ],
];

describe('readServiceNames', () => {
  it.each(cases)('%s', (text, used, notUsed = []) => {
    const read = readServiceNames(text);
    expect({
      used: read.used.map(({ serviceId }) => serviceId).sort(),
      notUsed: read.notUsed.map(({ serviceId }) => serviceId).sort(),
    }).toEqual({ used: [...used].sort(), notUsed: [...notUsed].sort() });
  });

  it.each([
    ['names', 'YouTube '.repeat(12_500)],
    ['beginnings of names', 'Google '.repeat(14_000)],
    ['negations', `${'kein '.repeat(20_000)}Google Analytics`],
    ['links', `${'Links zu '.repeat(11_000)}Facebook`],
    ['brackets', `${'('.repeat(50_000)}Matomo${')'.repeat(50_000)}`],
    ['addresses', `${'www.a.'.repeat(16_000)}hotjar.com`],
    ['introductions', 'a:\n'.repeat(33_000)],
    ['headings', 'Google Maps\n'.repeat(8_000)],
  ])('ends on 100,000 hostile characters: %s', { timeout: 60_000 }, (_name, text) => {
    expect(() => readServiceNames(text)).not.toThrow();
  });
});
