import type { Firm } from '../../firm.ts';
import { type PageContent, section } from '../../page.ts';

/** The pages around an order: cart, checkout as a guest, terms, shipping, withdrawal with its electronic function. */
export function shopPages(firm: Firm): Record<string, PageContent> {
  return {
    '/warenkorb': {
      title: 'Warenkorb',
      main: section(
        'Ihr Warenkorb',
        'Noch ist nichts darin. Sie können ohne Kundenkonto als Gast bestellen.',
        '<a class="button" href="/kasse">Zur Kasse</a>',
      ),
    },
    '/kasse': {
      title: 'Kasse',
      main: `<form class="form" method="post" action="/bestellung"><h2>Als Gast bestellen</h2>
<label>Anrede (freiwillig) <select name="anrede"><option>keine Angabe</option><option>Frau</option><option>Herr</option><option>divers</option></select></label>
<label>Vor- und Nachname <input name="name" required autocomplete="name"></label><label>Anschrift <textarea name="anschrift" rows="3" required autocomplete="street-address"></textarea></label><label>E-Mail-Adresse <input type="email" name="email" required autocomplete="email"></label>
<label>Zahlungsart <select name="zahlung"><option>Rechnung</option><option>Vorkasse</option><option>Lastschrift</option></select></label>
<p>Es gelten unsere <a href="/agb">AGB</a>. Hier finden Sie die <a href="/widerrufsbelehrung">Widerrufsbelehrung</a> und den <a href="/datenschutz">Datenschutz</a>.</p><button class="button" type="submit">Zahlungspflichtig bestellen</button></form>`,
    },
    '/bestellung': { title: 'Danke für Ihre Bestellung', main: section('Danke', 'Die Bestätigung kommt per E-Mail.') },
    '/zahlung-und-versand': {
      title: 'Zahlung und Versand',
      main: `${section('Versand', 'Wir liefern innerhalb Deutschlands für 4,90 €, ab 45 € versandkostenfrei. Lieferzeit zwei bis vier Werktage.')}${section('Zahlung', 'Rechnung, Vorkasse oder Lastschrift.')}`,
    },
    '/agb': {
      title: 'Allgemeine Geschäftsbedingungen',
      main: `${section('§ 1 Geltungsbereich', `Für alle Bestellungen bei ${firm.name} gelten diese Bedingungen.`)}${section('§ 2 Vertragsschluss', 'Mit Ihrer Bestellung geben Sie ein verbindliches Angebot ab. Der Vertrag kommt mit unserer Auftragsbestätigung zustande.')}${section('§ 3 Gewährleistung', 'Es gilt das gesetzliche Gewährleistungsrecht.')}${section('§ 4 Streitbeilegung', 'Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.')}`,
    },
    '/widerrufsbelehrung': {
      title: 'Widerrufsbelehrung',
      main: `${section('Widerrufsrecht', `Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie die Waren in Besitz genommen haben. Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${firm.name}, ${firm.street}, ${firm.town}, Telefon ${firm.phone}, ${firm.email}) mittels einer eindeutigen Erklärung informieren. Sie können Ihr Widerrufsrecht auch online ausüben, und zwar über die Widerrufsfunktion „Vertrag widerrufen“ am Ende jeder Seite (<a href="/vertrag-widerrufen">/vertrag-widerrufen</a>).`)}${section('Folgen des Widerrufs', 'Wenn Sie diesen Vertrag widerrufen, erstatten wir alle Zahlungen einschließlich der Lieferkosten unverzüglich und spätestens binnen vierzehn Tagen. Sie tragen die unmittelbaren Kosten der Rücksendung.')}${section('Muster-Widerrufsformular', 'Hiermit widerrufe(n) ich/wir den von mir/uns abgeschlossenen Vertrag über den Kauf der folgenden Waren, bestellt am, erhalten am, Name, Anschrift, Datum.')}`,
    },
    '/vertrag-widerrufen': {
      title: 'Vertrag widerrufen',
      main: `${section('Online widerrufen, ohne Anmeldung', 'Nennen Sie uns, welche Bestellung Sie widerrufen möchten. Sie erhalten sofort eine Eingangsbestätigung mit Datum und Uhrzeit.')}<form class="form" method="post" action="/vertrag-widerrufen/eingang"><label>Ihr Name <input name="name" required autocomplete="name"></label><label>Bestellnummer <input name="bestellung" required></label><label>E-Mail-Adresse für die Bestätigung <input type="email" name="email" required autocomplete="email"></label><p>Hinweise zum <a href="/datenschutz">Datenschutz</a>.</p><button class="button" type="submit">Widerruf bestätigen</button></form>`,
    },
    '/vertrag-widerrufen/eingang': {
      title: 'Widerruf eingegangen',
      main: section('Ihr Widerruf ist eingegangen', 'Die Bestätigung kommt per E-Mail.'),
    },
  };
}
