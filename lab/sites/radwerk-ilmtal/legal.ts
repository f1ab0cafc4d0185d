import { firm, paths, shop, vat } from './shop.ts';
import type { ShopPage } from './theme.ts';

const cms = (id: number, path: string, title: string, body: string): ShopPage => ({
  path,
  id: 'cms',
  title: `${title} | Radwerk Ilmtal`,
  description: `${title} der ${firm.name}`,
  content: `<header class="page-header"><h1>${title}</h1></header><section id="content" class="page-content page-cms page-cms-${id}">${body}</section>`,
});

export const imprint = cms(
  2,
  paths.imprint,
  'Impressum',
  `<p><strong>Angaben gemäß § 5 TMG</strong></p><p>${firm.name}<br>${firm.street}<br>${firm.town}</p>
<p>Vertreten durch die Geschäftsführer: ${firm.representedBy.names.join(', ')}</p>
<p>Telefon: ${firm.phone}<br>Telefax: 03643 555 018-9<br>E-Mail: <a href="mailto:${firm.email}">${firm.email}</a></p>
<p>Registergericht: ${firm.register.court}<br>Registernummer: ${firm.register.number}<br>Umsatzsteuer-Identifikationsnummer: ${vat}<br>WEEE-Reg.-Nr. DE 60417728</p>
<p>Eingetragen in die Handwerksrolle als Zweiradmechaniker-Betrieb, Handwerkskammer Erfurt, Fischmarkt 13, 99084 Erfurt.</p>
<p>Verantwortlich i. S. d. § 55 Abs. 2 RStV: Franka Pohl, Anschrift wie oben</p>
<p><strong>Online-Streitbeilegung</strong><br>Die EU-Kommission hat eine Internetplattform zur Online-Beilegung von Streitigkeiten geschaffen. Sie erreichen die Plattform unter <a href="https://ec.europa.eu/consumers/odr/">https://ec.europa.eu/consumers/odr/</a>.</p>
<p>Zur Teilnahme an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle sind wir nicht verpflichtet und nicht bereit.</p>`,
);

export const terms = cms(
  3,
  paths.terms,
  'Allgemeine Geschäftsbedingungen und Kundeninformationen',
  `<h2>§ 1 Geltung, Vertragspartner</h2><p>Diese Bedingungen gelten für Verträge, die Sie mit der ${firm.name}, ${firm.street}, ${firm.town}, über ${shop.host} schließen.</p>
<h2>§ 2 Vertragsschluss</h2><p>Die Artikel im Shop sind ein verbindliches Angebot. Sie nehmen es an, indem Sie auf der Kassenseite auf „Zahlungspflichtig bestellen“ klicken. Eingaben können Sie bis dahin jederzeit ändern. Den Vertragstext speichern wir und senden ihn Ihnen mit diesen Bedingungen per E-Mail zu. Vertragssprache ist Deutsch.</p>
<h2 id="versand">§ 3 Preise und Versand</h2><p>Alle Preise enthalten die gesetzliche Umsatzsteuer. Paketversand innerhalb Deutschlands 4,90 €, ab 75 € frei; E-Bikes liefern wir frei Haus mit Spedition nach Absprache.</p>
<h2>§ 4 Zahlung</h2><p>PayPal, Klarna Rechnung und Raten, Vorkasse. Bei Vorkasse ist der Betrag binnen sieben Tagen fällig.</p>
<h2>§ 5 Eigentumsvorbehalt</h2><p>Die Ware bleibt bis zur vollständigen Zahlung unser Eigentum.</p>
<h2>§ 6 Mängelhaftung</h2><p>Es gelten die gesetzlichen Rechte. Für gebrauchte Räder beträgt die Frist ein Jahr, sofern wir das vor dem Vertragsschluss gesondert mit Ihnen vereinbart haben.</p>
<h2>§ 7 Batterien</h2><p>Altbatterien gehören nicht in den Hausmüll. Sie können sie unentgeltlich bei uns im Laden zurückgeben; Akkus von E-Bikes nehmen wir ebenfalls zurück. Das Zeichen der durchgestrichenen Mülltonne bedeutet, dass die Batterie getrennt zu sammeln ist (Cd = Cadmium, Hg = Quecksilber, Pb = Blei).</p>
<h2>§ 8 Werkstatt</h2><p>Kostenvoranschläge sind unentgeltlich, wenn der Auftrag erteilt wird. Ein Unternehmerpfandrecht nach § 647 BGB bleibt unberührt.</p>
<h2>§ 9 Recht</h2><p>Es gilt deutsches Recht; zwingende Verbraucherschutzvorschriften Ihres Aufenthaltsstaats bleiben unberührt.</p>`,
);

export const withdrawal = cms(
  5,
  paths.withdrawal,
  'Widerrufsrecht für Verbraucher',
  `<h2>Widerrufsbelehrung</h2><p>Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben bzw. hat.</p>
<p>Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${firm.name}, ${firm.street}, ${firm.town}, Telefon ${firm.phone}, E-Mail ${firm.email}) mittels einer eindeutigen Erklärung über Ihren Entschluss informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Sie können Ihr Widerrufsrecht auch online unter „Vertrag widerrufen“ am Fuß jeder Seite ausüben; wir übermitteln Ihnen dann unverzüglich auf einem dauerhaften Datenträger eine Eingangsbestätigung mit Inhalt, Datum und Uhrzeit.</p>
<p>Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung vor Ablauf der Widerrufsfrist absenden.</p>
<h3>Folgen des Widerrufs</h3><p>Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten einer von Ihnen gewählten anderen als der günstigsten Standardlieferung), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung bei uns eingegangen ist. Wir verwenden dasselbe Zahlungsmittel. Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie sie zurückgesandt haben.</p>
<p>Sie haben die Waren binnen vierzehn Tagen zurückzusenden. Wir tragen die Kosten der Rücksendung paketfähiger Waren; die unmittelbaren Kosten der Rücksendung von E-Bikes tragen Sie, sie werden auf höchstens etwa 89 € geschätzt. Für einen Wertverlust müssen Sie nur aufkommen, wenn er auf einen zur Prüfung nicht notwendigen Umgang zurückzuführen ist.</p>
<p>Das Widerrufsrecht besteht nicht bei Waren, die nach Ihren Vorgaben angefertigt werden (etwa eingespeichte Laufräder nach Maß).</p>
<h3>Muster-Widerrufsformular</h3><p>An ${firm.name}, ${firm.street}, ${firm.town}, ${firm.email}: Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*) – bestellt am (*)/erhalten am (*) – Name – Anschrift – Unterschrift (nur auf Papier) – Datum. (*) Unzutreffendes streichen.</p>
<h2 id="vertrag-widerrufen">Vertrag widerrufen</h2><form action="${paths.withdrawal}" method="post" class="withdraw-form"><label>Name <input name="name" required autocomplete="name"></label><label>Bestellnummer <input name="order" required></label><label>E-Mail für die Eingangsbestätigung <input type="email" name="email" required autocomplete="email"></label><button class="btn btn-primary" type="submit">Widerruf bestätigen</button></form>`,
);
