import type { Firm } from '../../firm.ts';
import { type PageContent, section } from '../../page.ts';

const identify = `<label>Ihr Name <input name="name" required autocomplete="name"></label>
<label>Kundennummer oder Bestellnummer <input name="vertrag" required></label>
<label>E-Mail-Adresse für die Bestätigung <input type="email" name="email" required autocomplete="email"></label>
<p>Wie wir diese Angaben verarbeiten, steht in der <a href="/datenschutz">Datenschutzerklärung</a>.</p>`;

/** The pages a publisher needs for contracts concluded online: offer, terms, withdrawal and cancellation, all without login. */
export function contractPages(firm: Firm): Record<string, PageContent> {
  return {
    '/pur-abo': {
      title: 'Das Pur-Abo',
      main: `${section('Lesen ohne Werbetracking', 'Für 3,99 € im Monat (inkl. MwSt.) lesen Sie alle Artikel ohne personalisierte Werbung und ohne Messung durch Dritte. Die Laufzeit beträgt einen Monat und verlängert sich monatlich; kündigen können Sie jederzeit zum Monatsende.')}
<form class="form" method="post" action="/pur-abo/danke"><label>E-Mail-Adresse <input type="email" name="email" required autocomplete="email"></label><p>Es gelten unsere <a href="/agb">AGB</a> und die <a href="/widerrufsbelehrung">Widerrufsbelehrung</a>. Hinweise zum <a href="/datenschutz">Datenschutz</a>.</p><button class="button" type="submit">Zahlungspflichtig bestellen</button></form>`,
    },
    '/pur-abo/danke': { title: 'Danke', main: section('Danke', 'Ihre Zugangsdaten kommen per E-Mail.') },
    '/agb': {
      title: 'Allgemeine Geschäftsbedingungen',
      main: `${section('§ 1 Gegenstand', 'Diese Bedingungen gelten für digitale Abonnements des Heide-Kuriers.')}${section('§ 2 Laufzeit', 'Das Pur-Abo läuft einen Monat, verlängert sich um jeweils einen Monat und kann jederzeit zum Ende des Monats gekündigt werden.')}${section('§ 3 Streitbeilegung', 'Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.')}`,
    },
    '/widerrufsbelehrung': {
      title: 'Widerrufsbelehrung',
      main: `${section('Widerrufsrecht', `Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beträgt vierzehn Tage ab dem Tag des Vertragsschlusses. Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${firm.name}, ${firm.street}, ${firm.town}, ${firm.email}) mittels einer eindeutigen Erklärung informieren. Sie können Ihr Widerrufsrecht auch online über unsere Widerrufsfunktion unter <a href="/vertrag-widerrufen">Vertrag widerrufen</a> ausüben; wir bestätigen den Eingang unverzüglich per E-Mail.`)}${section('Folgen des Widerrufs', 'Wenn Sie diesen Vertrag widerrufen, zahlen wir Ihnen alle Zahlungen unverzüglich und spätestens binnen vierzehn Tagen zurück.')}${section('Muster-Widerrufsformular', 'Hiermit widerrufe(n) ich/wir den von mir/uns abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung, bestellt am, Name, Anschrift, Datum.')}`,
    },
    '/vertrag-widerrufen': {
      title: 'Vertrag widerrufen',
      main: `${section('Online widerrufen', 'Sie brauchen dafür kein Kundenkonto. Wir senden Ihnen eine Eingangsbestätigung mit Datum und Uhrzeit.')}<form class="form" method="post" action="/vertrag-widerrufen/eingang">${identify}<button class="button" type="submit">Widerruf bestätigen</button></form>`,
    },
    '/vertrag-widerrufen/eingang': {
      title: 'Widerruf eingegangen',
      main: section('Ihr Widerruf ist eingegangen', 'Die Bestätigung kommt per E-Mail.'),
    },
    '/vertraege-hier-kuendigen': {
      title: 'Verträge hier kündigen',
      main: `${section('Abonnement kündigen', 'Sie brauchen dafür kein Kundenkonto. Die Kündigung wirkt zum nächstmöglichen Zeitpunkt, wenn Sie nichts anderes schreiben.')}<form class="form" method="post" action="/vertraege-hier-kuendigen/eingang">${identify}<label>Kündigungsgrund (nur bei außerordentlicher Kündigung) <input name="grund"></label><label>Gewünschter Zeitpunkt (freiwillig) <input type="date" name="zeitpunkt"></label><button class="button" type="submit">Jetzt kündigen</button></form>`,
    },
    '/vertraege-hier-kuendigen/eingang': {
      title: 'Kündigung eingegangen',
      main: section('Ihre Kündigung ist eingegangen', 'Die Bestätigung kommt per E-Mail.'),
    },
  };
}
