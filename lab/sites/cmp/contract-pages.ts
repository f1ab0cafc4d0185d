import type { Firm } from '../../firm.ts';
import { section } from '../../page.ts';

/** General terms of a small mail-order shop. */
export function terms(firm: Firm): string {
  return [
    section(
      '§ 1 Geltung und Vertragspartner',
      `Diese Bedingungen gelten für Bestellungen bei ${firm.name}, ${firm.street}, ${firm.town}. Wir verkaufen an Verbraucherinnen und Verbraucher.`,
    ),
    section(
      '§ 2 Vertragsschluss',
      'Mit dem Klick auf „Zahlungspflichtig bestellen“ geben Sie ein bindendes Angebot ab. Der Vertrag kommt mit unserer Versandbestätigung zustande. Sie können diese Bedingungen speichern oder ausdrucken.',
    ),
    section(
      '§ 3 Preise und Versand',
      'Alle Preise enthalten die gesetzliche Umsatzsteuer. Der Versand innerhalb Deutschlands kostet 4,90 €, ab 45 € liefern wir frei Haus. Wir liefern nur nach Deutschland und Österreich. Zahlung per Überweisung oder Lastschrift.',
    ),
    section('§ 4 Gewährleistung', 'Es gilt das gesetzliche Mängelhaftungsrecht.'),
    section(
      '§ 5 Widerruf',
      'Ihnen steht ein Widerrufsrecht zu; Näheres steht in der <a href="/widerrufsbelehrung">Widerrufsbelehrung</a>.',
    ),
  ].join('\n');
}

/** The statutory model instruction (Anlage 1 zu Art. 246a EGBGB), with the electronic withdrawal function. */
export function cancellationPolicy(firm: Firm): string {
  return [
    section(
      'Widerrufsrecht',
      'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben bzw. hat.',
      `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${firm.name}, ${firm.street}, ${firm.town}, Telefon ${firm.phone}, E-Mail ${firm.email}) mittels einer eindeutigen Erklärung über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür die Widerrufsfunktion <a href="/vertrag-widerrufen">„Vertrag widerrufen“</a> auf unserer Website oder das unten stehende Formular verwenden.`,
      'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung vor Ablauf der Widerrufsfrist absenden.',
    ),
    section(
      'Folgen des Widerrufs',
      'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten, unverzüglich und spätestens binnen vierzehn Tagen zurückzuzahlen. Sie haben die Waren binnen vierzehn Tagen an uns zurückzusenden und tragen die unmittelbaren Kosten der Rücksendung.',
    ),
    section(
      'Muster-Widerrufsformular',
      `An ${firm.name}, ${firm.street}, ${firm.town}, ${firm.email}: Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*) – bestellt am (*)/erhalten am (*) – Name – Anschrift – Unterschrift (nur bei Mitteilung auf Papier) – Datum. (*) Unzutreffendes streichen.`,
    ),
  ].join('\n');
}

/** The electronic withdrawal function of § 356a BGB: name, contract, means of contact, then a confirming button. */
export function withdrawalForm(): string {
  return `<p>Hier widerrufen Sie eine Bestellung ohne Anmeldung. Wir bestätigen den Eingang sofort per E-Mail. Wie wir Ihre Angaben verarbeiten, steht in der <a href="/datenschutz">Datenschutzerklärung</a>.</p>
<form class="form" method="post" action="/vertrag-widerrufen/bestaetigt">
<label>Ihr Name <input name="name" required autocomplete="name"></label>
<label>Bestellnummer <input name="bestellnummer" required></label>
<label>E-Mail-Adresse für die Eingangsbestätigung <input type="email" name="email" required autocomplete="email"></label>
<button class="button" type="submit">Widerruf bestätigen</button>
</form>`;
}
