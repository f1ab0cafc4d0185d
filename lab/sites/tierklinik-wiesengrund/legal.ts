import { vatId } from '../../firm.ts';
import { clinic } from './clinic.ts';
import { block, kirbyPage } from './kirby.ts';

/** Imprint: complete for the profession, with the names of laws that have been replaced. */
export const imprint = kirbyPage({
  path: '/impressum',
  template: 'default',
  title: 'Impressum',
  description: 'Anbieterkennzeichnung der Tierärztlichen Klinik Wiesengrund GmbH.',
  content: `<h1>Impressum</h1>
${block('Angaben gemäß § 5 TMG', `${clinic.name}<br>Wiesengrund 18<br>25421 Pinneberg`, 'Geschäftsführung: Dr. med. vet. Henrike Paulsen, Dr. med. vet. Jonas Brinkmann', `Telefon: ${clinic.phone}<br>E-Mail: <a href="mailto:anmeldung@${clinic.domain}">anmeldung@${clinic.domain}</a>`, `Registergericht: Amtsgericht Pinneberg, HRB 14827 PI<br>Umsatzsteuer-Identifikationsnummer nach § 27a UStG: ${vatId('31940726')}`)}
${block('Berufsrecht', 'Gesetzliche Berufsbezeichnung: Tierärztin / Tierarzt, verliehen in der Bundesrepublik Deutschland.', 'Zuständige Kammer: Tierärztekammer Schleswig-Holstein, Hamburger Straße 99a, 25746 Heide. Zuständige Aufsichtsbehörde: Kreis Pinneberg, Veterinär- und Lebensmittelaufsicht, Kurt-Wagener-Straße 11, 25337 Elmshorn.', 'Es gelten die Bundes-Tierärzteordnung, das Heilberufekammergesetz Schleswig-Holstein, die Berufsordnung der Tierärztekammer und die Gebührenordnung für Tierärztinnen und Tierärzte (GOT), abrufbar unter <a href="https://www.tieraerztekammer-sh.de">www.tieraerztekammer-sh.de</a>.', 'Berufshaftpflicht: Norddeutsche Heilberufe Versicherung a. G., Raboisen 40, 20095 Hamburg; Geltungsbereich Deutschland.')}
${block('Verantwortlich für den Inhalt nach § 55 Abs. 2 RStV', 'Dr. med. vet. Henrike Paulsen, Wiesengrund 18, 25421 Pinneberg')}
${block('EU-Streitschlichtung', 'Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit: <a href="https://ec.europa.eu/consumers/odr/">https://ec.europa.eu/consumers/odr/</a>. Unsere E-Mail-Adresse finden Sie oben.', 'Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.')}`,
});

/** Terms of treatment and of orders. */
export const terms = kirbyPage({
  path: '/agb',
  template: 'default',
  title: 'Allgemeine Geschäftsbedingungen',
  description: 'Bedingungen für Behandlung und Vorbestellung.',
  content: `<h1>Allgemeine Geschäftsbedingungen</h1>
${block('§ 1 Geltung', 'Diese Bedingungen gelten für Behandlungen in unserer Klinik und für Vorbestellungen über diese Website.')}
${block('§ 2 Behandlung und Vergütung', 'Mit der Vorstellung des Tieres kommt ein Behandlungsvertrag mit der Person zustande, die es vorstellt. Wir rechnen nach der GOT in der jeweils gültigen Fassung ab; im Notdienst mit der dort vorgesehenen Notdienstgebühr von 50 Euro zuzüglich Umsatzsteuer.')}
${block('§ 3 Vorbestellungen', 'Eine Vorbestellung über die Website ist unverbindlich. Wir halten die Ware sieben Tage bereit. Der Kaufvertrag wird bei Abholung in der Klinik geschlossen; einen Versand bieten wir nicht an. Ein Widerrufsrecht für Fernabsatzverträge besteht deshalb nicht.')}
${block('§ 4 Stornierung von Terminen', 'Operationstermine sagen Sie bitte spätestens 24 Stunden vorher ab.')}
${block('§ 5 Haftung', 'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, im Übrigen nur für die Verletzung wesentlicher Pflichten, beschränkt auf den vorhersehbaren Schaden.')}
<p class="small">Stand: Januar 2025</p>`,
});
