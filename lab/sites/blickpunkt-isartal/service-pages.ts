import type { NewsPage } from './wordpress.ts';

const address = 'Blickpunkt Isartal Verlag GmbH, Obermarkt 19, 82515 Wolfratshausen';

const order = `<p>Jeden Donnerstag 24 Seiten Isartal als PDF, schon am Vorabend um 20 Uhr. <strong>9,90 € im Monat inkl. MwSt.</strong>, Mindestlaufzeit ein Monat, danach monatlich kündbar. Kein Versand, der Zugang wird sofort freigeschaltet. Sie zahlen per SEPA-Lastschrift.</p>
<form class="bi-abo" action="/epaper-abo/bestaetigung/" method="post"><input type="hidden" name="produkt" value="epaper-monat">
<p><label for="abo-name">Vor- und Nachname *</label><input type="text" id="abo-name" name="name" required autocomplete="name"></p><p><label for="abo-mail">E-Mail-Adresse *</label><input type="email" id="abo-mail" name="mail" required autocomplete="email"></p><p><label for="abo-strasse">Straße und Hausnummer *</label><input type="text" id="abo-strasse" name="strasse" required autocomplete="street-address"></p><p><label for="abo-ort">PLZ und Ort *</label><input type="text" id="abo-ort" name="ort" required></p><p><label for="abo-iban">IBAN *</label><input type="text" id="abo-iban" name="iban" required></p>
<p><label><input type="checkbox" name="agb" required> Ich habe die <a href="/agb/">AGB</a> und die <a href="/widerrufsbelehrung/">Widerrufsbelehrung</a> gelesen. Hinweise zu meinen Daten stehen in der <a href="/datenschutzerklaerung/">Datenschutzerklärung</a>.</label></p>
<p>E-Paper, 1 Monat, verlängert sich um je einen Monat: <strong>9,90 €</strong></p><button type="submit" class="bi-abo-button">Jetzt abonnieren</button></form>`;

const newsletter = `<p>Dienstags und freitags die fünf wichtigsten Meldungen aus dem Isartal. Kostenlos, werbefinanziert, jederzeit über den Link in jeder Ausgabe abbestellbar.</p>
<form action="https://t5c1b9e42.emailsys1a.net/207/4416/8c02d7a1b3/subscribe/form.html" method="post" class="rm-form" target="_blank"><p><label for="rm-email">E-Mail-Adresse *</label><input type="email" id="rm-email" name="email" required autocomplete="email"></p><p>Wir senden Ihnen zuerst eine E-Mail mit einem Bestätigungslink. Versanddienst ist rapidmail; mehr in der <a href="/datenschutzerklaerung/#newsletter">Datenschutzerklärung</a>.</p><button type="submit">Newsletter anfordern</button></form>`;

const cancelForm = (title: string, button: string, thing: string) =>
  `<p>${title}</p><form method="post" action="#"><p><label for="k-name">Name *</label><input type="text" id="k-name" name="name" required></p><p><label for="k-mail">E-Mail-Adresse oder Kundennummer *</label><input type="text" id="k-mail" name="kennung" required></p><p><label for="k-text">${thing}</label><input type="text" id="k-text" name="vertrag" value="E-Paper"></p><button type="submit">${button}</button></form>`;

const terms = `<h2>1. Anbieter und Geltung</h2><p>Diese Bedingungen gelten für E-Paper-Abonnements der ${address}.</p><h2>2. Vertragsschluss</h2><p>Mit Absenden des Formulars geben Sie ein verbindliches Angebot ab. Wir nehmen es an, indem wir den Zugang freischalten. Der Vertragstext wird gespeichert und Ihnen per E-Mail zugesandt. Eingaben können Sie vor dem Absenden berichtigen. Vertragssprache ist Deutsch.</p><h2>3. Preis und Zahlung</h2><p>Der Preis enthält die gesetzliche Mehrwertsteuer und wird monatlich im Voraus per SEPA-Lastschrift eingezogen.</p><h2>4. Laufzeit</h2><p>Das Abonnement läuft einen Monat und verlängert sich auf unbestimmte Zeit; es kann jederzeit mit einer Frist von einem Monat gekündigt werden, auch über die Seite „Verträge hier kündigen“.</p><h2>5. Mängel</h2><p>Es gelten die gesetzlichen Rechte bei Mängeln digitaler Produkte.</p><h2>6. Streitbeilegung</h2><p>Wir nehmen an Verfahren vor Verbraucherschlichtungsstellen nicht teil.</p>`;

const withdrawal = `<h2>Widerrufsrecht</h2><p>Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses. Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${address}, Telefon 08171 555 02-0, E-Mail abo@blickpunkt-isartal.test) mittels einer eindeutigen Erklärung über Ihren Entschluss informieren. Sie können dafür das Muster-Widerrufsformular oder die Seite <a href="/vertrag-widerrufen/">Vertrag widerrufen</a> verwenden. Zur Wahrung der Frist reicht es aus, dass Sie die Mitteilung vor Ablauf der Widerrufsfrist absenden.</p><h2>Folgen des Widerrufs</h2><p>Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen unverzüglich und spätestens binnen vierzehn Tagen zurückzuzahlen. Wir verwenden dasselbe Zahlungsmittel wie Sie; Entgelte berechnen wir nicht.</p><h2>Muster-Widerrufsformular</h2><p>An ${address}: Hiermit widerrufe(n) ich/wir den von mir/uns abgeschlossenen Vertrag über … bestellt am … Name, Anschrift, Datum, Unterschrift (nur bei Mitteilung auf Papier).</p>`;

const imprint = `<h2>Angaben gemäß § 5 DDG</h2><p>Blickpunkt Isartal Verlag GmbH<br>Obermarkt 19<br>82515 Wolfratshausen</p><p>Geschäftsführerin: Veronika Sailer</p><p>Telefon: 08171 555 02-0<br>E-Mail: <a href="mailto:redaktion@blickpunkt-isartal.test">redaktion@blickpunkt-isartal.test</a></p><p>Eingetragen im Handelsregister beim Amtsgericht München.<br>Umsatzsteuer-Identifikationsnummer: DE 266 941 075</p><h2>Verantwortlich nach § 18 Abs. 2 MStV</h2><p>Korbinian Aigner, Obermarkt 19, 82515 Wolfratshausen</p><p>Anzeigen: anzeigen@blickpunkt-isartal.test. Die Zeitung ist Mitglied der Informationsgemeinschaft zur Feststellung der Verbreitung von Werbeträgern e. V.</p>`;

const page = (path: string, id: number, title: string, content: string): NewsPage => ({
  path,
  title,
  description: `${title} – Blickpunkt Isartal`,
  id,
  kind: 'page',
  content,
});

/** Newsletter, subscription and the legal pages but for the privacy notice. */
export const servicePages: readonly NewsPage[] = [
  page('/newsletter/', 118, 'Newsletter', newsletter),
  page('/epaper-abo/', 121, 'E-Paper im Abo', order),
  page('/epaper-abo/bestaetigung/', 122, 'Willkommen', '<p>Danke! Der Zugang kommt per E-Mail.</p>'),
  page('/impressum/', 3, 'Impressum', imprint),
  page('/agb/', 124, 'Allgemeine Geschäftsbedingungen', terms),
  page('/widerrufsbelehrung/', 125, 'Widerrufsbelehrung', withdrawal),
  page(
    '/kuendigen/',
    126,
    'Verträge hier kündigen',
    cancelForm(
      'Hier kündigen Sie ordentlich zum nächstmöglichen Zeitpunkt oder außerordentlich unter Angabe des Grundes.',
      'jetzt kündigen',
      'Vertrag',
    ),
  ),
  page(
    '/vertrag-widerrufen/',
    127,
    'Vertrag widerrufen',
    cancelForm(
      'Hier widerrufen Sie Ihren Vertrag binnen vierzehn Tagen. Sie erhalten sofort eine Bestätigung per E-Mail.',
      'Widerruf bestätigen',
      'Vertrag',
    ),
  ),
];
