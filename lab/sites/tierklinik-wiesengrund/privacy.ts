import { clinic } from './clinic.ts';
import { block, kirbyPage } from './kirby.ts';
import { measuringAndMedia } from './privacy-services.ts';

const general = [
  block(
    '1. Datenschutz auf einen Blick',
    'Die folgenden Hinweise geben einen einfachen Überblick darüber, was mit Ihren personenbezogenen Daten passiert, wenn Sie diese Website besuchen. Personenbezogene Daten sind alle Daten, mit denen Sie persönlich identifiziert werden können.',
    'Ihre Daten werden zum einen dadurch erhoben, dass Sie uns diese mitteilen, etwa in einem Formular. Andere Daten werden automatisch oder nach Ihrer Einwilligung beim Besuch der Website durch unsere IT-Systeme erfasst. Das sind vor allem technische Daten (z. B. Internetbrowser, Betriebssystem oder Uhrzeit des Seitenaufrufs).',
  ),
  block(
    '2. Hosting',
    'Wir hosten die Inhalte unserer Website bei der Mittwald CM Service GmbH &amp; Co. KG, Königsberger Straße 4–6, 32339 Espelkamp. Details entnehmen Sie der Datenschutzerklärung von Mittwald: <a href="https://www.mittwald.de/datenschutz">https://www.mittwald.de/datenschutz</a>. Die Verwendung erfolgt auf Grundlage von Art. 6 Abs. 1 lit. f DSGVO. Wir haben einen Vertrag über Auftragsverarbeitung (AVV) geschlossen.',
    'Der Server speichert automatisch Server-Log-Dateien: Browsertyp und -version, Betriebssystem, Referrer-URL, Uhrzeit der Anfrage und IP-Adresse. Die Logs werden nach 14 Tagen gelöscht.',
  ),
  block(
    '3. Verantwortliche Stelle',
    `${clinic.name}, Wiesengrund 18, 25421 Pinneberg, Telefon ${clinic.phone}, E-Mail anmeldung@${clinic.domain}, vertreten durch Dr. med. vet. Henrike Paulsen und Dr. med. vet. Jonas Brinkmann.`,
    `Unsere Datenschutzbeauftragte: Rechtsanwältin Meike Thordsen, Thordsen Datenschutz, Fahltskamp 31, 25421 Pinneberg, E-Mail datenschutz@${clinic.domain}.`,
  ),
  block(
    '4. Speicherdauer und Rechtsgrundlagen',
    'Soweit innerhalb dieser Datenschutzerklärung keine speziellere Speicherdauer genannt wurde, verbleiben Ihre Daten bei uns, bis der Zweck für die Datenverarbeitung entfällt.',
    'Sofern Sie in die Datenverarbeitung eingewilligt haben, verarbeiten wir Ihre Daten auf Grundlage von Art. 6 Abs. 1 lit. a DSGVO. Sofern Sie in die Speicherung von Cookies oder in den Zugriff auf Informationen in Ihr Endgerät eingewilligt haben, erfolgt die Datenverarbeitung zusätzlich auf Grundlage von § 25 Abs. 1 TTDSG. Die Einwilligung ist jederzeit widerrufbar.',
  ),
  block(
    '5. Ihre Rechte',
    'Sie haben jederzeit das Recht auf Auskunft (Art. 15 DSGVO), Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung der Verarbeitung (Art. 18) und Datenübertragbarkeit (Art. 20). Eine erteilte Einwilligung können Sie jederzeit mit Wirkung für die Zukunft widerrufen.',
    '<p><strong>WENN DIE DATENVERARBEITUNG AUF GRUNDLAGE VON ART. 6 ABS. 1 LIT. E ODER F DSGVO ERFOLGT, HABEN SIE JEDERZEIT DAS RECHT, AUS GRÜNDEN, DIE SICH AUS IHRER BESONDEREN SITUATION ERGEBEN, GEGEN DIE VERARBEITUNG IHRER PERSONENBEZOGENEN DATEN WIDERSPRUCH EINZULEGEN.</strong></p>',
    'Im Falle von Verstößen gegen die DSGVO steht Ihnen ein Beschwerderecht bei einer Aufsichtsbehörde zu, insbesondere beim Unabhängigen Landeszentrum für Datenschutz Schleswig-Holstein (ULD), Holstenstraße 98, 24103 Kiel.',
  ),
];

const forms = `<div id="formulare">${block(
  '7. Formulare',
  'Notfall-Anmeldung und Vorbestellung: Wir verarbeiten Ihre Kontaktdaten und die Angaben zu Ihrem Tier, um die Behandlung oder Abgabe vorzubereiten. Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO. Angaben zur Gesundheit Ihres Tieres sind keine Gesundheitsdaten im Sinne des Art. 9 DSGVO. Anmeldungen, denen keine Behandlung folgt, löschen wir nach 14 Tagen, Vorbestellungen nach 90 Tagen; Abgabebelege über Arzneimittel bewahren wir fünf Jahre auf (§ 13 TÄHAV). Einen Entwurf Ihrer Bestellung hält nur Ihr Browser (sessionStorage), bis Sie das Fenster schließen.',
  'Bewerbungen: Wir verarbeiten Ihre Unterlagen nach § 26 BDSG und löschen sie sechs Monate nach Abschluss des Verfahrens.',
  'Die Formulare schützt ein verborgenes Feld, das nur Programme ausfüllen, und das Cookie kirby_session (zwei Stunden; § 25 Abs. 2 Nr. 2 TTDSG).',
)}</div>`;

/** Privacy notice from a generator, kept by the agency until the relaunch and then forgotten. */
export const privacy = kirbyPage({
  path: '/datenschutz',
  template: 'default',
  title: 'Datenschutzerklärung',
  description: 'Datenschutzerklärung der Tierklinik Wiesengrund.',
  content: `<h1>Datenschutzerklärung</h1>
${[...general, ...measuringAndMedia, forms].join('\n')}
<p class="small">Quelle: <a href="https://www.e-recht24.de">https://www.e-recht24.de</a>. Stand: Februar 2023</p>`,
});
