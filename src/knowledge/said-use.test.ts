import { describe, expect, it } from 'vitest';
import { readServiceNames } from './service-names.ts';

/** Sentences that name a service without anyone here using it. */
const mentioned: [text: string, service: string][] = [
  // Comparisons.
  ['Anders als Google Analytics setzt unser Zähler keine Cookies.', 'google-analytics'],
  ['Im Unterschied zu Google Maps kommt unsere gezeichnete Karte ohne fremde Server aus.', 'google-maps'],
  ['Unsere Besucherzählung ist datensparsamer als Matomo.', 'matomo'],
  ['Statt eines YouTube-Videos sehen Sie hier eine Datei von unserem eigenen Server.', 'youtube'],
  ['Unlike Hotjar, our own tool records no mouse movements.', 'hotjar'],
  ['Vergleichbare Dienste wie Mailchimp kamen für uns nicht infrage.', 'mailchimp'],
  // Link lists and addresses of others.
  ['Weitere Informationen zum Abschalten von Google Analytics finden Sie beim Bundesamt.', 'google-analytics'],
  ['Sie finden uns auch auf Instagram; dorthin führt ein einfacher Link.', 'instagram'],
  ['Die Symbole von Pinterest und XING sind nur verlinkt.', 'xing'],
  ['Ein Klick auf den Namen öffnet Google Maps in einem neuen Fenster auf Ihrem Gerät.', 'google-maps'],
  ['Den Verweis zu OpenStreetMap können Sie mit der rechten Maustaste kopieren.', 'openstreetmap'],
  ['Unser Film ist bei YouTube zu sehen, eingebunden ist er hier nicht.', 'youtube'],
  // Other people's use.
  ['Viele Internetseiten werten ihre Besucher mit Google Analytics aus.', 'google-analytics'],
  ['Die Seiten unserer Partner können Hotjar einsetzen.', 'hotjar'],
  ['Falls Sie selbst einen Werbeblocker nutzen, sperrt dieser etwa Criteo.', 'criteo'],
  ['Betreiber anderer Portale verwenden dafür den Meta-Pixel.', 'meta-pixel'],
  ['Unser Kunde betreibt seinen Shop mit PayPal.', 'paypal'],
  ['Wenn Sie auf den Link klicken, gelten die Regeln von Facebook; dort kommt Google Ads zum Einsatz.', 'google-ads'],
  // Former use.
  ['Bis zum Sommer 2023 lief auf dieser Seite Google Analytics.', 'google-analytics'],
  ['Google Fonts haben wir im letzten Jahr entfernt.', 'google-fonts'],
  ['Matomo wurde von uns inzwischen abgeschaltet.', 'matomo'],
  ['Früher war hier eine Karte von Google Maps zu sehen.', 'google-maps'],
  ['Von Mailchimp haben wir uns getrennt.', 'mailchimp'],
  ['We stopped using Hotjar in 2022.', 'hotjar'],
  ['Nach dem Umzug brauchen wir reCAPTCHA nicht länger.', 'google-recaptcha'],
  // Plans.
  ['Demnächst möchten wir Calendly für Termine ausprobieren.', 'calendly'],
  ['Ob wir Matomo einführen, entscheidet der Vorstand im Herbst.', 'matomo'],
  ['Sollten wir eines Tages Google Analytics einsetzen, informieren wir Sie hier vorher.', 'google-analytics'],
  ['We may add Vimeo in the future.', 'vimeo'],
  // Explanations.
  ['Google Analytics ist ein Dienst, mit dem Firmen das Verhalten von Besuchern messen. Wir halten davon nichts.', 'google-analytics'],
  [
    'Mit einem Add-on können Sie Google Analytics auf allen Websites abschalten, nicht nur bei uns, wo es ohnehin fehlt.',
    'google-analytics',
  ],
  ['Was ist Matomo? Eine freie Software zur Webanalyse, die andere gern verwenden.', 'matomo'],
  ['Beispiele für solche Programme sind Hotjar und Microsoft Clarity.', 'hotjar'],
  ['Sogenannte Tracker (z. B. Criteo) haben auf dieser Seite nichts verloren.', 'criteo'],
  ['Cookies von Drittanbietern, etwa von DoubleClick, werden nicht gesetzt.', 'google-doubleclick'],
  // Pictures and warnings.
  ['Beiträge aus Instagram zeigen wir nur als Bildschirmfoto.', 'instagram'],
  ['Das Vorschaubild stammt von YouTube, liegt aber auf unserem Server.', 'youtube'],
  ['Die Karte ist ein Ausdruck aus OpenStreetMap, gespeichert als Bilddatei.', 'openstreetmap'],
  ['Bitte schicken Sie uns keine vertraulichen Unterlagen über WhatsApp.', 'whatsapp'],
  ['Vorsicht vor falschen Rechnungen im Namen von PayPal!', 'paypal'],
  ['Das Urteil zu Google Fonts hat uns veranlasst, alle Schriften selbst auszuliefern.', 'google-fonts'],
  ['Auf Dienste wie reCAPTCHA können wir dank unserer Rechenaufgabe verzichten.', 'google-recaptcha'],
  ['Bei uns gibt es weder Google Maps noch YouTube.', 'youtube'],
  ['Spotify bleibt draußen.', 'spotify'],
  ['Ein Facebook-Pixel? Fehlanzeige.', 'meta-pixel'],
];

/** Real use told in everyday words. */
const told: [text: string, service: string][] = [
  ['Wie viele Leute vorbeischauen, zählt für uns Matomo.', 'matomo'],
  ['Die Karte auf der Anfahrtsseite kommt von Google Maps.', 'google-maps'],
  ['Unsere Videos liegen bei YouTube und werden beim Anklicken von dort abgespielt.', 'youtube'],
  ['Den Rundbrief verschicken wir über Mailchimp.', 'mailchimp'],
  ['Bezahlen kannst du bei uns mit PayPal; dann landen deine Daten auch dort.', 'paypal'],
  ['Termine bucht ihr über Calendly.', 'calendly'],
  ['Damit keine Roboter das Formular ausfüllen, läuft im Hintergrund reCAPTCHA.', 'google-recaptcha'],
  ['Die hübschen Schriften holt dein Browser bei Google Fonts ab.', 'google-fonts'],
  ['Mit Hotjar schauen wir uns an, wo die Leute klicken.', 'hotjar'],
  ['Hinter unserer Seite steckt Cloudflare.', 'cloudflare'],
  ['Our visitor numbers come from Plausible.', 'plausible'],
  ['Für den Chat unten rechts sorgt Tawk.to.', 'tawk-to'],
  ['Wir messen mit dem Meta-Pixel, ob unsere Anzeigen etwas bringen.', 'meta-pixel'],
  ['Kartenzahlungen wickelt Stripe für uns ab.', 'stripe'],
  ['Hier hörst du unsere Playlist von Spotify, direkt eingebettet.', 'spotify'],
];

/** More of them, written after the first were read well. */
const moreMentioned: typeof mentioned = [
  ['Verglichen mit Google Analytics erfahren wir aus unserem Serverlog nur wenig.', 'google-analytics'],
  ['Unsere Lösung verhält sich zu Hotjar wie ein Notizblock zu einer Kamera.', 'hotjar'],
  ['Unter den Verweisen am Seitenende ist auch einer zu Vimeo.', 'vimeo'],
  ['Zum Profil bei XING führt ein gewöhnlicher Link.', 'xing'],
  ['Wer möchte, öffnet die Adresse selbst in Google Maps.', 'google-maps'],
  ['Die meisten Zeitungen finanzieren sich mit Google AdSense.', 'google-adsense'],
  ['Auf der Seite unseres Verbandes läuft Matomo, auf unserer nicht.', 'matomo'],
  ['Händler auf unserem Marktplatz bieten PayPal auf eigene Rechnung an.', 'paypal'],
  ['Seit der Umstellung im März gehört Mailchimp nicht mehr zu unseren Werkzeugen.', 'mailchimp'],
  ['Die alte Fassung dieser Seite lud noch Google Fonts.', 'google-fonts'],
  ['Im vergangenen Jahr haben wir Hotjar gekündigt.', 'hotjar'],
  ['Den Meta-Pixel gab es hier nur während der Kampagne 2021.', 'meta-pixel'],
  ['Über den Einbau von hCaptcha denken wir noch nach.', 'hcaptcha'],
  ['Vielleicht kommt irgendwann Plausible hinzu.', 'plausible'],
  ['For now we have decided against Google Analytics.', 'google-analytics'],
  ['Wie man Google Analytics im Browser sperrt, erklärt die Verbraucherzentrale.', 'google-analytics'],
  ['Ein typisches Beispiel für einen Zählpixel ist der Meta-Pixel.', 'meta-pixel'],
  ['Das Foto zeigt eine Seite aus Instagram, abfotografiert mit Erlaubnis.', 'instagram'],
  ['Betrüger verschicken derzeit Mails, die aussehen, als kämen sie von Klarna.', 'klarna'],
  ['Von reCAPTCHA raten wir unseren Kunden ab.', 'google-recaptcha'],
];

const moreTold: typeof told = [
  ['Wer auf „Route planen“ klickt, sieht einen Ausschnitt von Google Maps, den Google direkt an Ihren Browser schickt.', 'google-maps'],
  ['Unsere Statistik macht Matomo auf unserem eigenen Server.', 'matomo'],
  ['Ihr könnt unsere Lieder gleich hier anhören, der Player kommt von SoundCloud.', 'soundcloud'],
  ['Anmeldungen zum Newsletter landen bei CleverReach.', 'cleverreach'],
  ['Our fonts are delivered by Adobe Fonts.', 'adobe-fonts'],
  ['Ob ein Mensch tippt, prüft hCaptcha.', 'hcaptcha'],
  ['Die Bewertungen neben dem Warenkorb liefert Trustpilot.', 'trustpilot'],
];

describe('readServiceNames on everyday sentences', () => {
  it.each([...mentioned, ...moreMentioned])('mentions only: %s', (text, service) => {
    expect(readServiceNames(text).used.map(({ serviceId }) => serviceId)).not.toContain(service);
  });

  it.each([...told, ...moreTold])('uses: %s', (text, service) => {
    expect(readServiceNames(text).used.map(({ serviceId }) => serviceId)).toContain(service);
  });
});
