import { container, heading, text } from './elementor.ts';
import { analysisAndTools } from './privacy-tools.ts';
import type { WordPressPage } from './theme.ts';

const overview = text(
  '<h2>1. Datenschutz auf einen Blick</h2><h3>Allgemeine Hinweise</h3>',
  'Dieser Abschnitt gibt Ihnen einen ersten Eindruck davon, was mit Ihren personenbezogenen Daten geschieht, wenn Sie unsere Website aufrufen. Personenbezogen sind alle Daten, mit denen man Sie persönlich identifizieren kann. Die Einzelheiten stehen weiter unten.',
  '<h3>Datenerfassung auf dieser Website</h3><h4>Wer ist für die Datenerfassung verantwortlich?</h4>',
  'Verantwortlich ist der Betreiber der Website. Seine Kontaktdaten finden Sie im Abschnitt „Hinweis zur verantwortlichen Stelle“.',
  '<h4>Wie kommen wir an Ihre Daten?</h4>',
  'Einen Teil teilen Sie uns selbst mit, etwa über das Kontaktformular. Andere Daten erfassen unsere IT-Systeme beim Besuch von allein oder nach Ihrer Einwilligung: vor allem technische Angaben wie Browser, Betriebssystem und Uhrzeit des Aufrufs.',
  '<h4>Wofür verwenden wir Ihre Daten?</h4>',
  'Ein Teil ist nötig, damit die Website fehlerfrei erscheint. Andere Daten können der Auswertung des Nutzerverhaltens dienen.',
  '<h4>Welche Rechte haben Sie?</h4>',
  'Sie können jederzeit unentgeltlich erfahren, woher Ihre gespeicherten Daten stammen, wer sie bekommt und wozu sie dienen. Sie können Berichtigung oder Löschung verlangen, eine Einwilligung für die Zukunft widerrufen, unter bestimmten Umständen die Einschränkung der Verarbeitung fordern und sich bei der Aufsichtsbehörde beschweren.',
  '<h2>2. Hosting</h2><h3>All-Inkl</h3>',
  'Unsere Website liegt bei der ALL-INKL.COM – Neue Medien Münnich, Inhaber René Münnich, Hauptstraße 68, 02742 Friedersdorf (nachfolgend All-Inkl). Wir setzen All-Inkl auf Grundlage von Art. 6 Abs. 1 lit. f DSGVO ein, weil wir ein berechtigtes Interesse an einer zuverlässigen Darstellung unserer Website haben. Einen Vertrag über Auftragsverarbeitung (AVV) haben wir mit dem Anbieter geschlossen.',
);

const duties = text(
  '<h2>3. Allgemeine Hinweise und Pflichtinformationen</h2><h3>Datenschutz</h3>',
  'Wir behandeln Ihre personenbezogenen Daten vertraulich und nach den gesetzlichen Vorschriften sowie dieser Datenschutzerklärung. Bitte beachten Sie, dass Übertragungen im Internet, zum Beispiel per E-Mail, Sicherheitslücken haben können.',
  '<h3>Hinweis zur verantwortlichen Stelle</h3>',
  'Die verantwortliche Stelle für die Datenverarbeitung auf dieser Website ist:',
  'Zahnärzte am Lindenhof<br>Dr. Maren Thiessen &amp; Dr. Jonas Quade Partnerschaftsgesellschaft<br>Lindenhofstraße 8<br>31134 Hildesheim',
  'Telefon: 05121 555 04 18<br>E-Mail: praxis@zahnarzt-lindenhof.test',
  'Verantwortliche Stelle ist, wer allein oder gemeinsam mit anderen über Zwecke und Mittel der Verarbeitung personenbezogener Daten entscheidet.',
  '<h3>Speicherdauer</h3>',
  'Soweit in dieser Erklärung keine besondere Frist genannt ist, bleiben Ihre Daten bei uns, bis der Zweck entfällt. Machen Sie ein berechtigtes Löschersuchen geltend oder widerrufen Sie eine Einwilligung, löschen wir Ihre Daten, sofern keine gesetzlichen Aufbewahrungsfristen entgegenstehen.',
  '<h3>Allgemeine Hinweise zu den Rechtsgrundlagen</h3>',
  'Haben Sie eingewilligt, verarbeiten wir Ihre Daten auf Grundlage von Art. 6 Abs. 1 lit. a DSGVO oder, bei Gesundheitsdaten, Art. 9 Abs. 2 lit. a DSGVO. Haben Sie in die Speicherung von Cookies oder den Zugriff auf Ihr Endgerät eingewilligt, gilt zusätzlich § 25 Abs. 1 TDDDG. Brauchen wir die Daten für einen Vertrag, stützen wir uns auf Art. 6 Abs. 1 lit. b DSGVO, bei rechtlichen Pflichten auf Art. 6 Abs. 1 lit. c DSGVO. Im Übrigen kann unser berechtigtes Interesse nach Art. 6 Abs. 1 lit. f DSGVO die Grundlage sein.',
  '<h3>Empfänger von personenbezogenen Daten</h3>',
  'Wir arbeiten mit externen Stellen zusammen, zum Beispiel mit unserem Hoster. Daten geben wir nur weiter, wenn es für einen Vertrag nötig ist, wir gesetzlich dazu verpflichtet sind, ein berechtigtes Interesse besteht oder eine andere Rechtsgrundlage es erlaubt. Auftragsverarbeiter erhalten Daten nur auf Grundlage eines gültigen Vertrags.',
  '<h3>Widerruf Ihrer Einwilligung zur Datenverarbeitung</h3>',
  'Viele Verarbeitungen sind nur mit Ihrer ausdrücklichen Einwilligung möglich. Sie können sie jederzeit widerrufen, am einfachsten über „Cookie-Einstellungen“ am Ende jeder Seite. Die Rechtmäßigkeit der bis dahin erfolgten Verarbeitung bleibt unberührt.',
  '<h3>Widerspruchsrecht gegen die Datenerhebung in besonderen Fällen (Art. 21 DSGVO)</h3>',
  '<strong>STÜTZT SICH DIE VERARBEITUNG AUF ART. 6 ABS. 1 LIT. E ODER F DSGVO, KÖNNEN SIE JEDERZEIT AUS GRÜNDEN, DIE SICH AUS IHRER BESONDEREN SITUATION ERGEBEN, WIDERSPRUCH EINLEGEN. WIR VERARBEITEN IHRE DATEN DANN NICHT MEHR, ES SEI DENN, WIR KÖNNEN ZWINGENDE SCHUTZWÜRDIGE GRÜNDE NACHWEISEN, DIE IHRE INTERESSEN ÜBERWIEGEN, ODER DIE VERARBEITUNG DIENT DER GELTENDMACHUNG, AUSÜBUNG ODER VERTEIDIGUNG VON RECHTSANSPRÜCHEN. DIREKTWERBUNG KÖNNEN SIE JEDERZEIT OHNE ANGABE VON GRÜNDEN WIDERSPRECHEN.</strong>',
  '<h3>Beschwerderecht bei der zuständigen Aufsichtsbehörde</h3>',
  'Bei Verstößen gegen die DSGVO können Sie sich bei einer Aufsichtsbehörde beschweren, insbesondere in dem Mitgliedstaat Ihres Aufenthalts, Ihres Arbeitsplatzes oder am Ort des mutmaßlichen Verstoßes. Für uns zuständig ist: Der Landesbeauftragte für den Datenschutz Niedersachsen, Prinzenstraße 5, 30159 Hannover.',
  '<h3>Recht auf Datenübertragbarkeit</h3>',
  'Daten, die wir auf Grundlage Ihrer Einwilligung oder eines Vertrags automatisiert verarbeiten, können Sie sich oder einem Dritten in einem gängigen, maschinenlesbaren Format aushändigen lassen.',
  '<h3>Auskunft, Berichtigung und Löschung</h3>',
  'Sie haben jederzeit das Recht auf unentgeltliche Auskunft über Ihre gespeicherten Daten, deren Herkunft, Empfänger und Zweck sowie ein Recht auf Berichtigung oder Löschung.',
  '<h3>Recht auf Einschränkung der Verarbeitung</h3>',
  'Sie können verlangen, dass wir die Verarbeitung einschränken: während wir die Richtigkeit bestrittener Daten prüfen, wenn die Verarbeitung unrechtmäßig ist, wenn Sie die Daten für Rechtsansprüche brauchen oder solange über einen Widerspruch nach Art. 21 Abs. 1 DSGVO noch nicht entschieden ist.',
  '<h3>SSL- bzw. TLS-Verschlüsselung</h3>',
  'Diese Seite nutzt eine TLS-Verschlüsselung. Sie erkennen sie am „https://“ in der Adresszeile. Was Sie uns übermitteln, kann dann nicht von Dritten mitgelesen werden.',
);

const collection = text(
  '<h2>4. Datenerfassung auf dieser Website</h2><h3>Cookies</h3>',
  'Unsere Internetseiten verwenden Cookies: kleine Datenpakete, die Ihr Gerät nicht beschädigen. Sie bleiben entweder für eine Sitzung (Session-Cookies) oder dauerhaft gespeichert. Notwendige Cookies setzen wir auf Grundlage von Art. 6 Abs. 1 lit. f DSGVO und § 25 Abs. 2 TDDDG, alle anderen nur mit Ihrer Einwilligung (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG).',
  '<h3>Einwilligung mit Borlabs Cookie</h3>',
  'Wir nutzen die Consent-Technologie von Borlabs Cookie, um Ihre Einwilligung in bestimmte Cookies und Technologien einzuholen und zu dokumentieren. Anbieter ist die Borlabs GmbH, Hamburger Straße 11, 22083 Hamburg. Beim Betreten der Website wird das Cookie „borlabs-cookie“ in Ihrem Browser gespeichert, das Ihre Einwilligungen oder deren Widerruf enthält; es läuft nach 60 Tagen ab. An den Anbieter werden diese Daten nicht weitergegeben. Rechtsgrundlage ist Art. 6 Abs. 1 lit. c DSGVO.',
  '<h3>Server-Log-Dateien</h3>',
  'Der Provider der Seiten speichert automatisch Informationen, die Ihr Browser übermittelt: Browsertyp und -version, Betriebssystem, Referrer-URL, Hostname des zugreifenden Rechners, Uhrzeit der Anfrage und IP-Adresse. Wir führen diese Daten nicht mit anderen Quellen zusammen und löschen sie nach sieben Tagen. Grundlage ist Art. 6 Abs. 1 lit. f DSGVO; wir haben ein berechtigtes Interesse an einer fehlerfreien und sicheren Website.',
  '<h3>Kontaktformular</h3>',
  'Schreiben Sie uns über das Kontaktformular, speichern wir Ihre Angaben samt Kontaktdaten, um die Anfrage und etwaige Anschlussfragen zu bearbeiten. Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO, wenn die Anfrage mit einem Behandlungsvertrag zusammenhängt, sonst Art. 6 Abs. 1 lit. f DSGVO. Teilen Sie uns Gesundheitsdaten mit, verarbeiten wir sie nach Art. 9 Abs. 2 lit. h DSGVO. Die Angaben bleiben bei uns, bis Ihr Anliegen erledigt ist; gesetzliche Aufbewahrungsfristen bleiben unberührt.',
  '<h3>Anfrage per E-Mail, Telefon oder Telefax</h3>',
  'Nehmen Sie auf diesem Weg Kontakt auf, verarbeiten wir Ihre Anfrage mit allen daraus hervorgehenden Daten (Name, Anliegen), um sie zu bearbeiten. Die Rechtsgrundlagen sind dieselben wie beim Kontaktformular.',
);

/** The privacy notice in the manner of a generator: it names Google Analytics, which is not used, and leaves Doctolib out. */
export const privacyPage: WordPressPage = {
  id: 3,
  path: '/datenschutzerklaerung/',
  title: 'Datenschutzerklärung',
  description: 'Wie wir mit Ihren personenbezogenen Daten umgehen.',
  body: container(heading('Datenschutz&shy;erklärung', 1) + overview + duties + collection + analysisAndTools),
};
