import { type Firm, imprintText } from '../../firm.ts';
import type { FramerPage } from './framer.ts';
import { privacyPage } from './privacy.ts';

const firm: Firm = {
  name: 'Belegwerk UG (haftungsbeschränkt)',
  representedBy: { role: 'Geschäftsführer', names: ['Jonas Wiechert', 'Tuğba Erdmann'] },
  street: 'Kochstraße 118',
  town: '04277 Leipzig',
  phone: '0341 98765410',
  email: 'hallo@belegwerk.test',
  register: { court: 'Amtsgericht Leipzig', number: 'HRB 41873' },
  vatDigits: '36148207',
  editor: 'Jonas Wiechert',
  dataProtectionAuthority: 'Sächsische Datenschutz- und Transparenzbeauftragte',
};

const terms = `<h1>Allgemeine Geschäftsbedingungen</h1><p>der Belegwerk UG (haftungsbeschränkt), Kochstraße 118, 04277 Leipzig. Stand: Februar 2026</p>
<h2>§ 1 Geltung</h2><p>(1) Diese Bedingungen gelten für alle Verträge über die Nutzung der Software „Belegwerk“. (2) Das Angebot richtet sich ausschließlich an Unternehmer im Sinne von § 14 BGB. Verträge mit Verbrauchern werden nicht geschlossen.</p>
<h2>§ 2 Vertragsschluss und Test</h2><p>Mit Absenden der Registrierung gibt der Kunde ein Angebot ab, das wir durch Freischaltung annehmen. Der Test dauert 14 Tage und geht in das gewählte Paket über, sofern nicht vorher gekündigt wird. Wir erinnern drei Tage vorher per E-Mail.</p>
<h2>§ 3 Leistungen</h2><p>Wir stellen die Software über das Internet bereit; Verfügbarkeit 99,5 % im Monatsmittel. Störungen stehen auf der Status-Seite.</p>
<h2>§ 4 Preise</h2><p>Es gelten die Preise der Preisliste zuzüglich gesetzlicher Umsatzsteuer, zahlbar monatlich im Voraus.</p>
<h2>§ 5 Laufzeit und Kündigung</h2><p>Der Vertrag läuft auf unbestimmte Zeit und kann von beiden Seiten zum Monatsende in Textform gekündigt werden. Das Recht zur außerordentlichen Kündigung bleibt unberührt.</p>
<h2>§ 6 Haftung</h2><p>Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit sowie bei Verletzung von Leben, Körper und Gesundheit; bei leichter Fahrlässigkeit nur für wesentliche Vertragspflichten und begrenzt auf den vorhersehbaren Schaden.</p>
<h2 id="avv">§ 7 Auftragsverarbeitung</h2><p>Soweit wir in Belegen enthaltene personenbezogene Daten verarbeiten, geschieht dies nach Art. 28 DSGVO im Auftrag. Der Vertrag wird bei der Registrierung elektronisch geschlossen. Unterauftragnehmer: Hetzner Online GmbH (Hosting, Deutschland), Intercom R&D Unlimited Company (Support, EU-Region), Stripe Payments Europe, Limited (Abrechnung). Über Änderungen informieren wir 30 Tage vorher.</p>
<h2>§ 8 Herausgabe der Daten</h2><p>Nach Vertragsende können alle Belege 60 Tage lang als ZIP mit Index heruntergeladen werden.</p>
<h2>§ 9 Schluss</h2><p>Es gilt deutsches Recht. Gerichtsstand ist Leipzig, soweit der Kunde Kaufmann ist.</p>`;

export const legalPages: FramerPage[] = [
  privacyPage,
  {
    path: '/impressum',
    route: 'Imprs5umQ',
    title: 'Impressum – Belegwerk',
    description: 'Impressum der Belegwerk UG (haftungsbeschränkt)',
    body: `<h1>Impressum</h1>${imprintText(firm, { outdatedLaw: true, odrLink: true })}`,
  },
  { path: '/agb', route: 'T3rmsAgb0', title: 'AGB – Belegwerk', description: 'Allgemeine Geschäftsbedingungen', body: terms },
];
