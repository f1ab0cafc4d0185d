import { type BlogPage, blog, picture } from './wordpress.ts';

const freebie: BlogPage = {
  path: '/freebie-handgepaeck/',
  id: 1840,
  title: 'Handgepäck-Packliste als PDF',
  body: 'page-template-default page page-id-1840 td-standard-pack',
  sidebar: false,
  main: `<h1>Deine Handgepäck-Packliste für 0 €</h1>${picture('03/packliste-mockup', 'Vorschau der Packliste')}<p>Zwei Seiten zum Abhaken: Kleidung, Technik, Flüssigkeiten, Papiere. Getestet auf 31 Flügen mit 40 × 30 × 20.</p>
<!-- MailerLite Universal --><script>
(function(w,d,e,u,f,l,n){w[f]=w[f]||function(){(w[f].q=w[f].q||[]).push(arguments);},l=d.createElement(e),l.async=1,l.src=u,n=d.getElementsByTagName(e)[0],n.parentNode.insertBefore(l,n);})(window,document,'script','https://assets.mailerlite.com/js/universal.js','ml');
ml('account', '${blog.mailerLiteAccount}');
</script><!-- End MailerLite Universal -->
<div class="ml-embedded fm-box" data-form="${blog.mailerLiteForm}"></div>`,
};

const competition: BlogPage = {
  path: '/gewinnspiel/',
  id: 2231,
  title: 'Gewinnspiel: Rucksack',
  body: 'page-template-default page page-id-2231 td-standard-pack',
  sidebar: false,
  main: `<h1>Gewinne einen Rucksack von Nordkamm</h1>${picture('11/rucksack-gelb', 'Gelber Rucksack vor einer Hütte')}<p>Zusammen mit der Marke Nordkamm verlosen wir drei Rucksäcke „Tagwerk 28“. Beantworte die Frage und trage dich ein.</p>
<div class="wpcf7 no-js" id="wpcf7-f2229-p2231-o1" lang="de-DE" dir="ltr"><form action="/gewinnspiel/#wpcf7-f2229-p2231-o1" method="post" class="wpcf7-form init" data-endpoint="/wp-json/contact-form-7/v1/contact-forms/2229/feedback"><input type="hidden" name="_wpcf7" value="2229">
<label>Wie heißt die Ringstraße auf Island? * <select name="frage" required><option value="">bitte wählen</option><option>Þjóðvegur 1</option><option>A 9</option></select></label>
<label>Vor- und Nachname * <input type="text" name="your-name" autocomplete="name" class="wpcf7-form-control wpcf7-text wpcf7-validates-as-required" aria-required="true" required></label>
<label>E-Mail * <input type="email" name="your-email" autocomplete="email" class="wpcf7-form-control wpcf7-email wpcf7-validates-as-required" aria-required="true" required></label>
<label>Telefonnummer * <input type="tel" name="your-tel" autocomplete="tel" class="wpcf7-form-control wpcf7-tel wpcf7-validates-as-required" aria-required="true" required></label>
<label>Geburtsdatum * <input type="date" name="geburtsdatum" autocomplete="bday" class="wpcf7-form-control wpcf7-date wpcf7-validates-as-required" aria-required="true" required></label>
<label>Instagram-Name <input type="text" name="instagram"></label>
<span class="wpcf7-form-control-wrap" data-name="newsletter"><label><input type="checkbox" name="newsletter[]" value="ja" checked="checked"> Ja, ich möchte den Newsletter von Fernweh &amp; Butterbrot und Angebote von Nordkamm per E-Mail erhalten.</label></span>
<span class="wpcf7-form-control-wrap" data-name="teilnahme"><label><input type="checkbox" name="teilnahme" value="1" required> Ich habe die Teilnahmebedingungen gelesen. *</label></span>
<p><input class="wpcf7-form-control wpcf7-submit" type="submit" value="Mitmachen"></p><div class="wpcf7-response-output" role="status"></div></form></div>
<h2>Teilnahmebedingungen</h2><p>Teilnehmen können Personen ab 18 Jahren mit Wohnsitz in Deutschland, Österreich oder der Schweiz. Teilnahmeschluss ist der 30. November 2025, 23:59 Uhr. Die Gewinnerinnen und Gewinner werden ausgelost und per E-Mail benachrichtigt. Der Rechtsweg ist ausgeschlossen. Die Aktion steht in keiner Verbindung zu Instagram oder Meta.</p><p>Die Daten der Gewinnerinnen und Gewinner geben wir zum Versand an Nordkamm weiter. Alle Teilnahmedaten löschen wir vier Wochen nach der Auslosung. Mehr in der <a href="/datenschutz/#gewinnspiel">Datenschutzerklärung</a>.</p>`,
};

const cooperation: BlogPage = {
  path: '/werbung-zusammenarbeit/',
  id: 88,
  title: 'Werbung und Zusammenarbeit',
  body: 'page-template-default page page-id-88 td-standard-pack',
  sidebar: false,
  main: `<h1>Werbung &amp; Zusammenarbeit</h1><p>Rund 68.000 Seitenaufrufe im Monat, zwei Drittel davon mobil, die meisten zwischen 25 und 44. Wir arbeiten mit Tourismusverbänden, Ausrüstern und Bahnunternehmen.</p>
<h2>Das bieten wir an</h2><ul><li>Recherchereisen mit Artikel (immer als Werbung gekennzeichnet)</li><li>Produkttests, ehrlich, auch wenn etwas kaputtgeht</li><li>Banner und Newsletter-Anzeigen</li></ul>
<h2>Unsere Affiliate-Partner</h2><p><img src="/wp-content/uploads/2025/02/partner-logos.svg" alt="Logos: GetYourGuide, Booking.com, Amazon, Awin" width="560" height="70"></p><p>Amazon-Partner: Als Amazon-Partner verdienen wir an qualifizierten Verkäufen. Dazu kommen GetYourGuide, Booking.com und Programme im Netzwerk Awin. Alle Links sind mit einem Sternchen und <code>rel="sponsored"</code> gekennzeichnet.</p>
<h2>Media-Kit anfordern</h2><div class="wpcf7 no-js" id="wpcf7-f91-p88-o1" lang="de-DE" dir="ltr"><form action="/werbung-zusammenarbeit/#wpcf7-f91-p88-o1" method="post" class="wpcf7-form init" data-endpoint="/wp-json/contact-form-7/v1/contact-forms/91/feedback"><input type="hidden" name="_wpcf7" value="91"><label>Name oder Firma * <input type="text" name="your-name" autocomplete="organization" required></label><label>E-Mail * <input type="email" name="your-email" autocomplete="email" required></label><label>Worum geht es? <textarea name="your-message" rows="4"></textarea></label><span style="display:none !important"><label>Bitte leer lassen <input type="text" name="honeypot-771" tabindex="-1" autocomplete="off"></label></span><p>Wir nutzen deine Angaben nur für die Antwort. <a href="/datenschutz/">Datenschutzerklärung</a></p><p><input class="wpcf7-form-control wpcf7-submit" type="submit" value="Anfragen"></p><div class="wpcf7-response-output" role="status"></div></form></div>`,
};

/** Pages with forms. */
export const formPages: readonly BlogPage[] = [freebie, competition, cooperation];
