import { vatId } from '../../firm.ts';
import { section, text } from './elementor.ts';
import { firm } from './firm.ts';
import { privacyNotice } from './privacy.ts';
import type { TourPage } from './wordpress.ts';

const fund = 'Deutscher Reisesicherungsfonds GmbH, Sächsische Straße 1, 10707 Berlin';

const imprint = `<h1>Impressum</h1>
<h2>Angaben gemäß § 5 TMG</h2><p>${firm.name}<br>${firm.street}<br>${firm.town}</p>
<p>Vertreten durch die Geschäftsführer: Henning Mohnkamp, Silke Mohnkamp-Behr</p>
<p>Registergericht: Amtsgericht Lüneburg<br>Registernummer: HRB 200417</p>
<h2>Kontakt</h2><p>Telefon: ${firm.phone}<br>E-Mail: <a href="mailto:${firm.email}">${firm.email}</a></p>
<h2>Umsatzsteuer-ID</h2><p>Umsatzsteuer-Identifikationsnummer gemäß § 27 a Umsatzsteuergesetz: ${vatId('29471836')}</p>
<h2>Aufsichtsbehörde</h2><p>Genehmigung für den Gelegenheitsverkehr mit Kraftomnibussen nach §§ 48, 49 PBefG, erteilt vom Landkreis Uelzen, Veerßer Straße 53, 29525 Uelzen</p>
<h2>Insolvenzabsicherung für Pauschalreisen</h2><p>${fund}, Telefon 030 78954770</p>
<h2>Reiseveranstalter-Haftpflicht</h2><p>Heidekreis Versicherung a.G., Bahnhofstraße 9, 29614 Soltau. Räumlicher Geltungsbereich: weltweit</p>
<h2>Verantwortlich für den Inhalt nach § 55 Abs. 2 RStV</h2><p>Henning Mohnkamp, Anschrift wie oben</p>
<h2>EU-Streitschlichtung</h2><p>Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit: <a href="https://ec.europa.eu/consumers/odr/" target="_blank" rel="noopener">https://ec.europa.eu/consumers/odr/</a>. Unsere E-Mail-Adresse finden Sie oben.</p>
<h2>Verbraucherstreitbeilegung</h2><p>Wir nehmen nicht an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu auch nicht verpflichtet.</p>`;

const terms = `<h1>Reisebedingungen der ${firm.name}</h1>
<p>Diese Bedingungen gelten für Pauschalreisen ab dem 1. Januar 2025. Sie ergänzen die §§ 651a bis 651y BGB und die Art. 250 und 252 EGBGB.</p>
<h2>1. Abschluss des Reisevertrags</h2><p>Mit der Buchung bieten Sie uns den Abschluss des Vertrags verbindlich an, im Internet mit der Schaltfläche „Zahlungspflichtig buchen“. Der Vertrag kommt mit unserer Reisebestätigung auf einem dauerhaften Datenträger zustande. Ein gesetzliches Widerrufsrecht besteht nicht (§ 312 Abs. 7, § 312g Abs. 2 Nr. 9 BGB).</p>
<h2>2. Bezahlung</h2><p>Nach Übergabe des Sicherungsscheins sind 20 % des Reisepreises fällig, der Rest 28 Tage vor Reisebeginn.</p>
<h2>3. Änderungen</h2><p>Erhebliche Änderungen nach Vertragsschluss teilen wir unverzüglich mit; Sie können sie annehmen oder unentgeltlich zurücktreten (§ 651g BGB).</p>
<h2>4. Rücktritt</h2><p>Sie können jederzeit vor Reisebeginn zurücktreten. Pauschalen: bis 45 Tage vorher 10 %, bis 22 Tage 30 %, bis 15 Tage 50 %, bis 7 Tage 70 %, danach 85 % des Reisepreises. Der Nachweis eines geringeren Schadens bleibt Ihnen unbenommen.</p>
<h2>5. Mindestteilnehmerzahl</h2><p>Wird sie nicht erreicht, können wir bei Reisen von mehr als sechs Tagen bis 20 Tage, von zwei bis sechs Tagen bis 7 Tage vor Beginn zurücktreten.</p>
<h2>6. Mängel und Haftung</h2><p>Zeigen Sie Mängel bitte sofort der Reiseleitung oder unserer Notrufnummer ${firm.phone} an. Unsere Haftung für Schäden, die keine Körperschäden sind und nicht schuldhaft herbeigeführt wurden, ist auf den dreifachen Reisepreis beschränkt.</p>
<h2>7. Pass, Visum, Gesundheit</h2><p>Wir unterrichten Sie über Pass- und Visumvorschriften des Ziellandes.</p>
<h2>8. Ihre Daten auf der Reise</h2><p>Hotels, Reedereien und örtliche Agenturen erhalten Namen, Geburtsdatum und Zimmerwunsch, soweit sie die Daten für Ihre Reise brauchen (Art. 6 Abs. 1 lit. b DSGVO). Alles Weitere steht in der <a href="${firm.origin}/datenschutz/">Datenschutzerklärung</a>.</p>
<h2 id="formblatt">Formblatt zur Unterrichtung des Reisenden bei einer Pauschalreise nach § 651a BGB</h2>
<p>Bei der Ihnen angebotenen Kombination von Reiseleistungen handelt es sich um eine Pauschalreise im Sinne der Richtlinie (EU) 2015/2302. Daher können Sie alle EU-Rechte in Anspruch nehmen, die für Pauschalreisen gelten. Das Unternehmen ${firm.name} trägt die volle Verantwortung für die ordnungsgemäße Durchführung der gesamten Pauschalreise. Zudem verfügt es über die gesetzlich vorgeschriebene Absicherung für die Rückzahlung Ihrer Zahlungen und, falls der Transport in der Pauschalreise inbegriffen ist, zur Sicherstellung Ihrer Rückbeförderung im Fall seiner Insolvenz.</p>
<p>${firm.name} hat eine Insolvenzabsicherung mit der ${fund}, abgeschlossen. Die Reisenden können diese Einrichtung kontaktieren, wenn ihnen Leistungen aufgrund der Insolvenz verweigert werden.</p>
<p>Webseite, auf der die Richtlinie (EU) 2015/2302 in der in das nationale Recht umgesetzten Form zu finden ist: <a href="https://www.umsetzung-richtlinie-eu2015-2302.de" rel="noopener">www.umsetzung-richtlinie-eu2015-2302.de</a></p>`;

/** Imprint, privacy notice, terms of travel with the form of § 651a BGB. */
export const legalPages: readonly TourPage[] = [
  { id: 61, path: '/impressum/', title: 'Impressum', description: 'Anbieterkennzeichnung.', body: section(text(imprint)) },
  { id: 3, path: '/datenschutz/', title: 'Datenschutz', description: 'Datenschutzerklärung.', body: section(text(privacyNotice)) },
  {
    id: 65,
    path: '/reisebedingungen/',
    title: 'Reisebedingungen',
    description: 'Bedingungen für Pauschalreisen und Formblatt nach § 651a BGB.',
    body: section(text(terms)),
  },
];
