import { broker } from './broker.ts';
import { privacyBasics } from './privacy-basics.ts';
import { privacyServices } from './privacy-services.ts';
import type { WebflowPage } from './webflow.ts';

const rich = (inner: string) => `<section class="padding-section"><div class="text-rich-text w-richtext">${inner}</div></section>`;

const permissions = `<p>Die Gesellschaft ist tätig als Versicherungsmakler mit Erlaubnis nach § 34d Abs. 1 GewO und als Immobiliardarlehensvermittler mit Erlaubnis nach § 34i Abs. 1 GewO, Bundesrepublik Deutschland.</p>
<p>Zuständige Erlaubnis- und Aufsichtsbehörde: Handelskammer Bremen – IHK für Bremen und Bremerhaven, Am Markt 13, 28195 Bremen</p>
<p>Eintragung im Vermittlerregister (<a href="https://www.vermittlerregister.info" target="_blank" rel="noopener">www.vermittlerregister.info</a>): D-9K4Q-7TZ0H-31 (§ 34d GewO), D-W-119-4Q7Z-52 (§ 34i GewO)<br/>Registerstelle: DIHK e. V., Breite Straße 29, 10178 Berlin, Telefon 0180 6005850</p>`;

const ombudsmen =
  '<p>Versicherungsombudsmann e. V., Postfach 08 06 32, 10006 Berlin, <a href="https://www.versicherungsombudsmann.de" target="_blank" rel="noopener">www.versicherungsombudsmann.de</a><br/>Ombudsmann für die private Kranken- und Pflegeversicherung, Postfach 06 02 22, 10052 Berlin</p>';

const imprint = `<h1>Impressum</h1><h2>Angaben gemäß § 5 DDG</h2><p>${broker.name}<br/>${broker.street}<br/>${broker.town}</p>
<p>Vertreten durch die Geschäftsführer: ${broker.managers.join(' und ')}</p>
<p>Telefon: ${broker.phone}<br/>Telefax: 0421 5557 189<br/>E-Mail: <a href="mailto:${broker.email}">${broker.email}</a></p>
<p>Registergericht: Amtsgericht Bremen<br/>Registernummer: HRB 27418 HB</p>
<p>Eine Umsatzsteuer-Identifikationsnummer ist nicht erteilt: Unsere Umsätze sind nach § 4 Nr. 8 und Nr. 11 UStG steuerfrei.</p>
<h2>Berufsrechtliche Angaben</h2>${permissions}<p>Berufsrechtliche Regelungen: § 34d und § 34i GewO, §§ 59–68 VVG, VersVermV, ImmVermV; einsehbar unter <a href="https://www.gesetze-im-internet.de" target="_blank" rel="noopener">www.gesetze-im-internet.de</a></p>
<h2>Berufshaftpflichtversicherung</h2><p>Nordwest Allgemeine Versicherungs-AG, Am Wall 190, 28195 Bremen. Geltungsraum: Europäische Union und Europäischer Wirtschaftsraum.</p>
<h2>Schlichtungsstellen</h2>${ombudsmen}<p>Wir sind verpflichtet, am Verfahren des Versicherungsombudsmanns teilzunehmen.</p>
<h2>Online-Streitbeilegung</h2><p>Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung bereit: <a href="https://ec.europa.eu/consumers/odr/" target="_blank" rel="noopener">https://ec.europa.eu/consumers/odr/</a>.</p>
<h2>Verantwortlich für den Inhalt nach § 55 Abs. 2 RStV</h2><p>Silke Osterwold, Anschrift wie oben</p>
<h2>Bildnachweis</h2><p>Zeichnungen: Hansekontor; Fotos: eigene</p>`;

const initial = `<h1>Erstinformation nach § 15 VersVermV</h1><p>${broker.name}, ${broker.street}, ${broker.town}, Telefon ${broker.phone}, ${broker.email}</p>
<h2>Status</h2>${permissions}
<h2>Beratung und Vergütung</h2><p>Wir bieten eine Beratung zu den vermittelten Versicherungen an. Für die Vermittlung erhalten wir eine Provision (Courtage), die in der Versicherungsprämie enthalten ist. Bei Nettotarifen vereinbaren wir die Vergütung vorab in Textform.</p>
<h2>Beteiligungen</h2><p>Wir halten keine unmittelbare oder mittelbare Beteiligung von mehr als 10 % an den Stimmrechten oder am Kapital eines Versicherungsunternehmens. Kein Versicherungsunternehmen hält eine solche Beteiligung an uns.</p>
<h2>Nachhaltigkeit (Art. 3 und 4 der Verordnung (EU) 2019/2088)</h2><p>Nachhaltigkeitsrisiken beziehen wir in die Beratung ein, soweit die Versicherer darüber Auskunft geben. Die Vergütung hängt davon nicht ab.</p>
<h2>Beschwerden</h2>${ombudsmen}<p>Diese Information können Sie hier abspeichern oder ausdrucken. Stand: Januar 2026</p>`;

/** What the law of the trade asks for, and the privacy notice. */
export const legalPages: readonly WebflowPage[] = [
  { path: '/impressum', id: '64f1c0a7be2d93581c7a0508', title: 'Impressum', description: 'Anbieterkennzeichnung', body: rich(imprint) },
  {
    path: '/erstinformation',
    id: '64f1c0a7be2d93581c7a0509',
    title: 'Erstinformation',
    description: 'Kundeninformation nach § 15 VersVermV',
    body: rich(initial),
  },
  {
    path: '/datenschutz',
    id: '64f1c0a7be2d93581c7a0510',
    title: 'Datenschutzerklärung',
    description: 'Informationen zur Verarbeitung personenbezogener Daten',
    body: rich(`${privacyBasics}${privacyServices}`),
  },
];
