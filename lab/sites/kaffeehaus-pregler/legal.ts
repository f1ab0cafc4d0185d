import type { ShopPage } from './wordpress.ts';

const plain = (path: string, id: number, title: string, content: string): ShopPage => ({
  path,
  id,
  title,
  description: `${title} des Kaffeehauses Pregler.`,
  bodyClass: '',
  content: `<article class="page type-page status-publish hentry"><header class="entry-header"><h1 class="entry-title">${title}</h1></header><div class="entry-content">${content}</div></article>`,
});

const row = (id: string, label: string, type = 'text') =>
  `<p class="form-row"><label for="${id}">${label} *</label><input class="input-text" type="${type}" id="${id}" name="${id}" required></p>`;

const imprint = plain(
  '/impressum/',
  31,
  'Impressum',
  `<h2>Angaben gemäß § 5 DDG</h2><p>Kaffeehaus Pregler e.K.<br>Inhaber: Matthias Pregler<br>Jakoberwallstraße 27<br>86153 Augsburg</p><p>Registergericht: Amtsgericht Augsburg<br>Registernummer: HRA 18437</p><h2>Kontakt</h2><p>Telefon: <a href="tel:+4982155501440">0821 555 01 44</a><br>E-Mail: <a href="mailto:bohne@kaffeehaus-pregler.test">bohne@kaffeehaus-pregler.test</a></p><h2>Umsatzsteuer</h2><p>Umsatzsteuer-Identifikationsnummer gemäß § 27a Umsatzsteuergesetz: DE318274655</p><h2>Verpackungsregister</h2><p>LUCID-Registrierungsnummer: DE4471829305518</p><h2>Bio-Kontrollstelle</h2><p>DE-ÖKO-006</p><h2>Verbraucherstreitbeilegung</h2><p>Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.</p>`,
);

const terms = plain(
  '/agb/',
  32,
  'Allgemeine Geschäftsbedingungen',
  `<h2>1. Geltung und Vertragspartner</h2><p>Diese Bedingungen gelten für alle Bestellungen in unserem Online-Shop. Vertragspartner ist Kaffeehaus Pregler e.K., Inhaber Matthias Pregler.</p><h2>2. Vertragsschluss</h2><p>Mit dem Klick auf „Zahlungspflichtig bestellen“ gibst du ein verbindliches Angebot ab. Wir nehmen es mit der Versandbestätigung an, spätestens nach drei Tagen. Eingaben kannst du vor dem Absenden auf der Kassenseite prüfen und ändern. Der Vertragstext wird gespeichert und dir per E-Mail zugeschickt. Vertragssprache ist Deutsch.</p><h2>3. Preise und Versand</h2><p>Alle Preise enthalten die gesetzliche Mehrwertsteuer. Versandkosten stehen unter „Versand &amp; Zahlung“.</p><h2>4. Kaffee-Abo</h2><p>Das Abo läuft mindestens drei Monate und danach auf unbestimmte Zeit. Es kann zum Ende der Mindestlaufzeit und danach jederzeit mit einer Frist von einem Monat in Textform oder über „Verträge hier kündigen“ gekündigt werden.</p><h2>5. Eigentumsvorbehalt, Mängel</h2><p>Die Ware bleibt bis zur vollständigen Zahlung unser Eigentum. Es gelten die gesetzlichen Mängelrechte.</p>`,
);

const withdrawal = plain(
  '/widerrufsbelehrung/',
  33,
  'Widerrufsbelehrung',
  `<h2>Widerrufsrecht</h2><p>Du hast das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem du oder ein von dir benannter Dritter, der nicht der Beförderer ist, die Waren (beim Abo: die erste Ware) in Besitz genommen hast.</p><p>Um dein Widerrufsrecht auszuüben, musst du uns (Kaffeehaus Pregler e.K., Jakoberwallstraße 27, 86153 Augsburg, Telefon 0821 555 01 44, bohne@kaffeehaus-pregler.test) mit einer eindeutigen Erklärung über deinen Entschluss informieren. Du kannst dafür das Muster-Widerrufsformular verwenden oder die Funktion <a href="/widerruf-erklaeren/">Vertrag widerrufen</a> auf dieser Website nutzen.</p><h2>Folgen des Widerrufs</h2><p>Wir zahlen alle Zahlungen einschließlich der Lieferkosten unverzüglich und spätestens binnen vierzehn Tagen zurück. Du trägst die unmittelbaren Kosten der Rücksendung.</p><h2>Ausschluss</h2><p>Das Widerrufsrecht erlischt bei versiegelten Waren, die aus Gründen der Hygiene nicht zur Rückgabe geeignet sind, wenn ihre Versiegelung nach der Lieferung entfernt wurde.</p><h2>Muster-Widerrufsformular</h2><p>An Kaffeehaus Pregler e.K., Jakoberwallstraße 27, 86153 Augsburg: Hiermit widerrufe(n) ich/wir den von mir/uns abgeschlossenen Vertrag über den Kauf der folgenden Waren … Bestellt am … / erhalten am … Name … Anschrift … Datum …</p>`,
);

const declare = plain(
  '/widerruf-erklaeren/',
  34,
  'Vertrag widerrufen',
  `<p>Hier kannst du deinen Vertrag widerrufen. Du bekommst sofort eine Bestätigung per E-Mail.</p><form method="post" action="/widerruf-erklaeren/">${row('w_name', 'Name')}${row('w_order', 'Bestellnummer')}${row('w_email', 'E-Mail-Adresse für die Bestätigung', 'email')}<button type="submit" class="button">Widerruf bestätigen</button></form>`,
);

const cancel = plain(
  '/kuendigung/',
  35,
  'Abo kündigen',
  `<p>Hier kannst du dein Kaffee-Abo kündigen.</p><form method="post" action="/kuendigung/"><p class="form-row"><label for="k_type">Art der Kündigung *</label><select id="k_type" name="k_type"><option>ordentliche Kündigung</option><option>außerordentliche Kündigung</option></select></p><p class="form-row"><label for="k_reason">Grund (nur bei außerordentlicher Kündigung)</label><input class="input-text" id="k_reason" name="k_reason"></p>${row('k_name', 'Name')}${row('k_contract', 'Vertrags- oder Bestellnummer')}${row('k_email', 'E-Mail-Adresse', 'email')}<p class="form-row"><label for="k_date">Gewünschtes Ende</label><input class="input-text" type="date" id="k_date" name="k_date"></p><button type="submit" class="button">Absenden</button></form>`,
);

/** Imprint, terms, withdrawal and cancellation. */
export const legalPages: readonly ShopPage[] = [imprint, terms, withdrawal, declare, cancel];
