/** Imprint of the factory company, complete under § 5 DDG. */
export const imprintText = `Impressum
Angaben gemäß § 5 DDG
Muster GmbH
Musterstraße 1
12345 Musterstadt
Vertreten durch den Geschäftsführer Max Muster
Telefon: +49 30 1234567
E-Mail: info@muster.test
Registergericht: Amtsgericht Musterstadt, HRB 12345
Umsatzsteuer-Identifikationsnummer gemäß § 27a UStG: DE123456789
Verantwortlich nach § 18 Abs. 2 MStV: Max Muster, Anschrift wie oben`;

/** Privacy notice of the factory company: all parts that a notice needs, no third-party service. */
export const privacyText = `Datenschutzerklärung
1. Verantwortlicher
Verantwortlicher im Sinne der DSGVO ist die Muster GmbH, Musterstraße 1, 12345 Musterstadt, E-Mail: info@muster.test.
2. Aufruf der Website
Beim Aufruf dieser Website verarbeiten wir die Adresse der aufgerufenen Seite, Datum und Uhrzeit, die übertragene Datenmenge, den Browsertyp und die IP-Adresse. Zweck der Verarbeitung ist die Auslieferung der Website und die Abwehr von Angriffen. Rechtsgrundlage ist Art. 6 Abs. 1 Satz 1 lit. f DSGVO; unser berechtigtes Interesse liegt im sicheren Betrieb. Die Speicherdauer der Protokolle beträgt sieben Tage, danach werden sie gelöscht.
3. Kontaktformular
Wenn Sie uns schreiben, verarbeiten wir Ihren Namen, Ihre E-Mail-Adresse und Ihre Nachricht, um Ihre Anfrage zu beantworten. Rechtsgrundlage ist Art. 6 Abs. 1 Satz 1 lit. b DSGVO. Wir löschen die Anfrage, sobald sie erledigt ist und keine gesetzliche Aufbewahrungspflicht besteht.
4. Cookies
Wir setzen ausschließlich Cookies ein, die nach § 25 Abs. 2 Nr. 2 TDDDG unbedingt erforderlich sind.
5. Ihre Rechte
Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung, Datenübertragbarkeit und Widerspruch. Sie können sich bei einer Aufsichtsbehörde beschweren.`;

/** Withdrawal instruction after the statutory model, one part a line. */
export const withdrawalText = `Widerrufsbelehrung
Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beträgt vierzehn Tage.
Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (Muster GmbH, Musterstraße 1, 12345 Musterstadt, info@muster.test) informieren.
Folgen des Widerrufs
Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen unverzüglich zurückzuzahlen.`;
