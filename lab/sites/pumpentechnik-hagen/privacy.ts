import type { DrupalPage } from './drupal.ts';

const german = `<p>Stand: August 2025</p>
<h2>1. Verantwortlicher</h2><p>Hagener Pumpentechnik Brandscheid GmbH &amp; Co. KG, Eckeseyer Straße 212, 58089 Hagen, Telefon +49 2331 555084-0, E-Mail info@pumpentechnik-hagen.test.</p>
<h2>2. Datenschutzbeauftragter</h2><p>Sie erreichen unseren Datenschutzbeauftragten, Herrn Rechtsanwalt Timo Ehrlinger, unter datenschutz@pumpentechnik-hagen.test oder unter unserer Anschrift mit dem Zusatz „Datenschutzbeauftragter“.</p>
<h2>3. Aufruf der Website, Hosting</h2><p>Unsere Website liegt auf Servern der Mittwald CM Service GmbH &amp; Co. KG, Königsberger Straße 4–6, 32339 Espelkamp, die für uns als Auftragsverarbeiterin tätig ist. Bei jedem Aufruf werden IP-Adresse, Zeitpunkt, aufgerufene Seite, Browser und Betriebssystem in Protokolldateien gespeichert und nach 14 Tagen gelöscht. Grundlage ist Art. 6 Abs. 1 Buchst. f DSGVO; unser Interesse liegt im sicheren Betrieb. Schriften liefern wir von unserem eigenen Server aus.</p>
<h2>4. Einwilligungen mit OneTrust</h2><p>Wir fragen Ihre Einwilligungen mit dem Dienst der OneTrust Technology Limited, 82 St John Street, London EC1M 4JN, Vereinigtes Königreich, ab. Dabei werden die Skripte von cdn.cookielaw.org geladen, anhand der IP-Adresse das Land bestimmt und Ihre Entscheidung mit einer zufälligen Kennung protokolliert. Die Cookies OptanonConsent und OptanonAlertBoxClosed bleiben ein Jahr bestehen. Grundlage ist Art. 6 Abs. 1 Buchst. c DSGVO in Verbindung mit Art. 7 Abs. 1 DSGVO und § 25 Abs. 2 Nr. 2 TDDDG. Für das Vereinigte Königreich besteht ein Angemessenheitsbeschluss.</p>
<h2>5. Google Tag Manager</h2><p>Der Google Tag Manager der Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland, verwaltet die Skripte dieser Website. Er speichert selbst keine Cookies, erhält beim Laden aber Ihre IP-Adresse. Grundlage ist unser Interesse an einer einfachen Verwaltung (Art. 6 Abs. 1 Buchst. f DSGVO).</p>
<h2>6. Google Analytics 4</h2><p>Mit Ihrer Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG) nutzen wir Google Analytics der Google Ireland Limited. Es setzt die Cookies _ga und _ga_* mit einer Laufzeit von zwei Jahren. Nutzungsdaten werden nach 14 Monaten gelöscht. Google LLC in den USA ist nach dem EU-US Data Privacy Framework zertifiziert.</p>
<h2>7. Hotjar</h2><p>Mit Ihrer Einwilligung zeichnet Hotjar (Hotjar Ltd., Dragonara Business Centre, 5th Floor, Dragonara Road, Paceville St Julian's STJ 3141, Malta) Mausbewegungen, Klicks und Scrollverhalten auf. Eingaben in Formularfelder werden dabei unkenntlich gemacht. Die Cookies _hjSessionUser_* (ein Jahr) und _hjSession_* (30 Minuten) erkennen Ihren Browser wieder. Aufzeichnungen löschen wir nach 365 Tagen.</p>
<h2>8. Salesforce Account Engagement (Pardot)</h2><p>Für Formulare, Newsletter und die Auswertung, welche Unternehmen sich für unsere Produkte interessieren, nutzen wir Account Engagement der salesforce.com Germany GmbH, Erika-Mann-Straße 31, 80636 München. Der Dienst ist unter unserer Adresse go.pumpentechnik-hagen.test eingebunden. <strong>Cookies dieses Dienstes (visitor_id983321, visitor_id983321-hash, lpv983321) werden ausschließlich nach Ihrer Einwilligung gesetzt</strong> und bleiben bis zu ein Jahr bestehen. Daten können an die Salesforce, Inc. in den USA gelangen; sie ist nach dem EU-US Data Privacy Framework zertifiziert. Grundlage ist Art. 6 Abs. 1 Buchst. a DSGVO und § 25 Abs. 1 TDDDG.</p>
<h2>9. LinkedIn Insight Tag</h2><p>Mit Ihrer Einwilligung messen wir mit dem Insight Tag der LinkedIn Ireland Unlimited Company, Wilton Plaza, Wilton Place, Dublin 2, Irland, den Erfolg unserer Anzeigen. LinkedIn setzt dazu die Cookies li_sugr (90 Tage), bcookie (ein Jahr), lidc (ein Tag) und UserMatchHistory (30 Tage) und legt li_adsId im lokalen Speicher ab. Für die Erhebung sind wir mit LinkedIn gemeinsam verantwortlich; Daten können in die USA gelangen (Standardvertragsklauseln).</p>
<h2>10. Vimeo</h2><p>Filme binden wir von der Vimeo.com, Inc., 330 West 34th Street, New York, NY 10001, USA, ein. Sie werden erst geladen, wenn Sie den funktionellen Cookies zugestimmt haben (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG). Vimeo setzt die Cookies __cf_bm und _cfuvid. Die Übermittlung in die USA stützt sich auf das EU-US Data Privacy Framework.</p>
<h2>11. Bewerbungen, Personio</h2><p>Unsere Stellenliste und das Bewerbungsportal betreibt die Personio SE &amp; Co. KG, Seidlstraße 3, 80335 München, in unserem Auftrag. Beim Aufruf der Karriereseite wird die Liste von Servern der Personio geladen; das Cookie __cf_bm (30 Minuten) dient der Abwehr von Automaten. Bewerbungen verarbeiten wir nach Art. 6 Abs. 1 Buchst. b DSGVO, § 26 BDSG und löschen sie sechs Monate nach Abschluss des Verfahrens.</p>
<h2 id="kontakt">12. Kontaktaufnahme</h2><p>Anfragen über das Kontaktformular, per E-Mail oder Telefon verarbeiten wir, um sie zu beantworten (Art. 6 Abs. 1 Buchst. b oder f DSGVO). Wir löschen sie nach drei Jahren, soweit keine gesetzlichen Aufbewahrungspflichten bestehen.</p>
<h2>13. Newsletter</h2><p>Den Newsletter senden wir nur nach Bestätigung über einen Link (Double-Opt-in). Sie können sich jederzeit über den Link am Ende jeder Ausgabe abmelden.</p>
<h2>14. Hinweisgebersystem</h2><p>Meldungen nach dem Hinweisgeberschutzgesetz nehmen wir über ein Portal der EQS Group AG, Karlstraße 47, 80333 München, entgegen. Es wird erst aufgerufen, wenn Sie dem Link folgen.</p>
<h2>15. Ihre Rechte</h2><p>Sie haben das Recht auf Auskunft (Art. 15 DSGVO), Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung der Verarbeitung (Art. 18) und Datenübertragbarkeit (Art. 20). <strong>Sie können einer Verarbeitung, die auf Art. 6 Abs. 1 Buchst. f DSGVO beruht, aus Gründen Ihrer besonderen Situation jederzeit widersprechen (Art. 21 DSGVO); der Direktwerbung können Sie ohne Angabe von Gründen widersprechen.</strong> Einwilligungen können Sie jederzeit mit Wirkung für die Zukunft über „Cookie-Einstellungen“ am Ende jeder Seite widerrufen.</p>
<p>Sie können sich bei einer Aufsichtsbehörde beschweren, etwa bei der Landesbeauftragten für Datenschutz und Informationsfreiheit Nordrhein-Westfalen, Kavalleriestraße 2–4, 40213 Düsseldorf.</p>
<p>Eine Pflicht, uns Daten bereitzustellen, besteht nicht. Automatisierte Entscheidungen im Einzelfall treffen wir nicht.</p>`;

const english = `<p>Last updated: May 2018</p>
<h2>Who we are</h2><p>Hagener Pumpentechnik Brandscheid GmbH &amp; Co. KG, Eckeseyer Straße 212, 58089 Hagen, Germany, e-mail info@pumpentechnik-hagen.test.</p>
<h2>Log files</h2><p>When you visit our website, our host stores your IP address, the time and the page you requested for 14 days to keep the site secure.</p>
<h2>Google Analytics</h2><p>This website uses Google Analytics, a web analytics service of Google Inc. The information generated by the cookie is usually transferred to a Google server in the USA. Google is certified under the EU-US Privacy Shield. You can prevent the storage of cookies by a setting of your browser software or by installing the browser plug-in available at <a href="https://tools.google.com/dlpage/gaoptout?hl=en">tools.google.com/dlpage/gaoptout</a>.</p>
<h2>Contact</h2><p>If you write to us, we store your message to answer it.</p>
<h2>Your rights</h2><p>You have the right of access, rectification and erasure. Please write to info@pumpentechnik-hagen.test.</p>`;

/** The privacy notice, kept with care, and its English version, which nobody has looked at since 2018. */
export const privacyPages: readonly DrupalPage[] = [
  {
    language: 'de',
    path: '/de/datenschutz',
    other: '/en/privacy-policy',
    title: 'Datenschutzerklärung',
    description: 'Welche Daten wir verarbeiten und wozu.',
    node: 73,
    type: 'rechtstext',
    content: german,
  },
  {
    language: 'en',
    path: '/en/privacy-policy',
    other: '/de/datenschutz',
    title: 'Privacy policy',
    description: 'How we handle your data.',
    node: 74,
    type: 'rechtstext',
    content: english,
  },
];
