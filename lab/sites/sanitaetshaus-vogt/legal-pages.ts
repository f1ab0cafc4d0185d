import type { ShopPage } from './oxid.ts';

const imprint: ShopPage = {
  path: '/Impressum/',
  title: 'Impressum',
  description: 'Anbieterkennzeichnung nach § 5 DDG.',
  cl: 'content',
  content: `<h1 class="page-header">Impressum</h1><h2 class="h4">Angaben nach § 5 DDG</h2><p>Sanitätshaus Vogt GmbH & Co. KG<br>Münchener Straße 61<br>83022 Rosenheim</p><p>Telefon: 08031 555 04 70<br>E-Mail: <a href="mailto:info@sanitaetshaus-vogt.test">info@sanitaetshaus-vogt.test</a></p>
<p>Registergericht: Amtsgericht Traunstein, HRA 10877<br>Persönlich haftende Gesellschafterin: Vogt Verwaltungs GmbH, Rosenheim, Amtsgericht Traunstein, HRB 21540, vertreten durch die Geschäftsführer Annelie Vogt und Korbinian Vogt<br>USt-IdNr.: DE318842073<br>Institutionskennzeichen (IK): 330912477</p>
<p>Berufsbezeichnung: Orthopädietechniker-Meister (verliehen in Deutschland), zuständige Kammer: Handwerkskammer für München und Oberbayern, Max-Joseph-Straße 4, 80333 München; Handwerksordnung, einsehbar unter www.gesetze-im-internet.de/hwo.</p>
<p>Verantwortlich nach § 18 Abs. 2 MStV: Annelie Vogt, Anschrift wie oben</p><h2 class="h4">Streitbeilegung</h2><p>Wir nehmen an Verfahren vor einer Verbraucherschlichtungsstelle nicht teil und sind dazu nicht verpflichtet.</p>`,
};

const terms: ShopPage = {
  path: '/AGB/',
  title: 'Allgemeine Geschäftsbedingungen',
  description: 'AGB des Onlineshops.',
  cl: 'content',
  content: `<h1 class="page-header">Allgemeine Geschäftsbedingungen mit Kundeninformationen</h1><h2 class="h4">§ 1 Geltung</h2><p>Diese Bedingungen gelten für Bestellungen von Verbrauchern und Unternehmern im Onlineshop der Sanitätshaus Vogt GmbH & Co. KG.</p><h2 class="h4">§ 2 Vertragsschluss</h2><p>Mit dem Knopf „Zahlungspflichtig bestellen“ geben Sie ein Angebot ab. Der Vertrag kommt zustande, wenn wir die Bestellung innerhalb von zwei Werktagen bestätigen oder die Ware versenden. Der Vertragstext wird gespeichert und Ihnen per E-Mail zugesandt.</p><h2 class="h4">§ 3 Preise, Zahlung, Lieferung</h2><p>Alle Preise enthalten die gesetzliche Umsatzsteuer. Zahlungsarten und Versandkosten stehen unter „Versand und Zahlung“. Die Ware bleibt bis zur Bezahlung unser Eigentum.</p><h2 class="h4">§ 4 Gewährleistung</h2><p>Es gilt das gesetzliche Mängelhaftungsrecht.</p>`,
};

const cancellation: ShopPage = {
  path: '/Widerrufsrecht/',
  title: 'Widerrufsrecht',
  description: 'Widerrufsbelehrung und Muster-Widerrufsformular.',
  cl: 'content',
  content: `<h1 class="page-header">Widerrufsbelehrung</h1><h2 class="h4">Widerrufsrecht</h2><p>Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben. Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (Sanitätshaus Vogt GmbH & Co. KG, Münchener Straße 61, 83022 Rosenheim, Telefon 08031 555 04 70, info@sanitaetshaus-vogt.test) mit einer eindeutigen Erklärung informieren. Sie können dafür das Muster-Widerrufsformular oder unsere Seite <a href="/Vertrag-widerrufen/">Vertrag widerrufen</a> nutzen. Zur Wahrung der Frist reicht die rechtzeitige Absendung.</p>
<h2 class="h4">Folgen des Widerrufs</h2><p>Wir erstatten alle Zahlungen einschließlich der Standard-Lieferkosten unverzüglich und spätestens binnen vierzehn Tagen ab Eingang Ihres Widerrufs mit demselben Zahlungsmittel. Sie senden die Waren binnen vierzehn Tagen zurück; wir tragen die Kosten der Rücksendung.</p>
<h2 class="h4">Ausnahmen</h2><p>Das Recht besteht nicht bei Waren, die nach Ihren Maßen angefertigt werden, und erlischt bei versiegelten Waren, die aus Gründen der Hygiene nicht zur Rückgabe geeignet sind, wenn das Siegel nach der Lieferung entfernt wurde.</p>
<h2 class="h4">Muster-Widerrufsformular</h2><p>An Sanitätshaus Vogt GmbH & Co. KG, Münchener Straße 61, 83022 Rosenheim, info@sanitaetshaus-vogt.test: Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*) – bestellt am (*)/erhalten am (*) – Name – Anschrift – Unterschrift (nur auf Papier) – Datum. (*) Unzutreffendes streichen.</p>`,
};

/** Imprint, terms and cancellation policy: in good order. */
export const legalPages: readonly ShopPage[] = [imprint, terms, cancellation];
