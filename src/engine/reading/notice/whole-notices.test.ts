import { expect, it } from 'vitest';
import type { NoticeItemKind } from '#checks/shared/notice/notice-items.ts';
import { legalPage } from '../../../../test/factories/facts.ts';
import { sixRights } from '../../../../test/factories/notice-cases.ts';
import { readNoticeItems } from './read-notice.ts';

const named: NoticeItemKind[] = ['controller', 'controllerContact'];
const officer: NoticeItemKind[] = ['dpo', 'dpoContact'];

/** Addressed with “du”, everything in few words. */
const informal = `Datenschutz
Hey, schön dass du da bist. Hier erfährst du, was mit deinen Daten passiert.
Wer ist verantwortlich?
Lena Beispiel
Yogastudio Sonnengruß
Am Markt 4
04109 Leipzig
hallo@yoga.test
Was passiert, wenn du die Seite aufrufst?
Unser Hoster Alfahosting speichert bei jedem Aufruf deine IP-Adresse, Datum und Browser. Das brauchen wir, um Angriffe abzuwehren. Nach 10 Tagen werden die Einträge automatisch gelöscht. Wir stützen uns dabei auf unser berechtigtes Interesse (Art. 6 Abs. 1 Buchst. f DSGVO), nämlich die Sicherheit der Seite.
Kursbuchung
Wenn du einen Kurs buchst, brauchen wir deinen Namen und deine E-Mail. Ohne diese Angaben können wir dir keinen Platz reservieren. Wir verwenden das nur zur Abwicklung (Art. 6 Abs. 1 Buchst. b DSGVO).
Newsletter
Wenn du magst, schicken wir dir einmal im Monat Neuigkeiten per Newsletter. Du bestätigst deine Anmeldung per Klick (Double-Opt-in). Versendet wird er mit Brevo. Du kannst dich jederzeit wieder abmelden.
Deine Rechte
Du kannst von uns wissen wollen, welche Daten wir von dir haben (Auskunft), sie korrigieren oder löschen lassen, ihre Nutzung einschränken lassen, sie in einem gängigen Format mitnehmen und der Nutzung widersprechen. Hast du uns eine Einwilligung gegeben, kannst du sie jederzeit zurücknehmen - eine Mail reicht. Wenn du findest, dass wir etwas falsch machen, kannst du dich bei der Sächsischen Datenschutz- und Transparenzbeauftragten beschweren.
Instagram
Wir haben auch ein Profil auf Instagram. Was dort mit deinen Daten geschieht, bestimmt vor allem Meta.`;

/** A town: public task, no portability, a denial after the rights. */
const publicBody = `Informationen zum Datenschutz
Verantwortlich für die Verarbeitung personenbezogener Daten ist:
Stadt Beispielhausen
Der Bürgermeister
Rathausplatz 1
34117 Beispielhausen
Telefon: 05600 123-0
Behördlicher Datenschutzbeauftragter
Den behördlichen Datenschutzbeauftragten der Stadt Beispielhausen erreichen Sie unter der Postanschrift mit dem Zusatz „Datenschutzbeauftragter“ oder unter datenschutz@beispielhausen.test.
Zwecke und Rechtsgrundlagen
Wir verarbeiten personenbezogene Daten zur Wahrnehmung der uns obliegenden Aufgaben im öffentlichen Interesse, insbesondere der Öffentlichkeitsarbeit (Art. 6 Abs. 1 UAbs. 1 Buchst. e DSGVO i. V. m. § 3 HDSIG).
Empfänger
Der Betrieb der Website erfolgt durch die ekom21 als Auftragsverarbeiter.
Dauer der Speicherung
Die Protokolldaten werden sieben Tage gespeichert.
Rechte
Sie haben gegenüber der Stadt folgende Rechte:
Recht auf Auskunft,
Recht auf Berichtigung,
Recht auf Löschung oder Einschränkung,
Recht auf Widerspruch wegen besonderer Umstände.
Beschwerderecht
Jede betroffene Person hat das Recht auf Beschwerde beim Hessischen Beauftragten für Datenschutz und Informationsfreiheit, Gustav-Stresemann-Ring 1, 65189 Wiesbaden.
Eine Übermittlung an Drittstaaten ist nicht geplant.
Eine automatisierte Entscheidungsfindung findet nicht statt.`;

/** No officer and why, trade supervision and chamber beside the authority. */
const practice = `Datenschutzerklärung der Zahnarztpraxis Dr. Beispiel
Verantwortliche im Sinne der DSGVO:
Zahnarztpraxis Dr. med. dent. Sabine Beispiel, Bahnhofstraße 12, 86150 Augsburg, Telefon 0821-12345
Zuständige Aufsichtsbehörde: Regierung von Schwaben. Kammer: Bayerische Landeszahnärztekammer
Datenschutzbeauftragte
Da in der Praxis weniger als 20 Personen mit der Verarbeitung beschäftigt sind, ist keine Datenschutzbeauftragte benannt.
Online-Terminbuchung
Für die Terminvereinbarung nutzen wir Doctolib GmbH, Mehringdamm 51, 10961 Berlin. Dabei werden Ihre Angaben (auch Gesundheitsdaten, Art. 9 Abs. 2 lit. h DSGVO) zum Zweck der Terminverwaltung verarbeitet.
Patientenunterlagen bewahren wir zehn Jahre nach Abschluss der Behandlung auf (§ 630f BGB).
Ihnen stehen die Rechte auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung, Widerspruch sowie Datenübertragbarkeit zu. Beschwerden können Sie an das Bayerische Landesamt für Datenschutzaufsicht (BayLDA), Promenade 18, 91522 Ansbach richten.`;

/** The firm names itself before its role. */
const english = `Privacy Notice
Last updated: March 2026
We, Example Robotics GmbH ("we"), take your privacy seriously.
Who is responsible
Example Robotics GmbH, Industriepark 7, 85748 Garching, Germany, info@robotics.test, is the controller for the processing described below.
You can contact our data protection officer at the above address or via privacy@robotics.test.
Server log files
Our hosting provider automatically collects information transmitted by your browser (IP address, time, pages visited). We process this data on the basis of our legitimate interest in the secure operation of our website (Article 6 para. 1 lit. f GDPR). Log files are erased after four weeks.
Contact form
If you contact us, we will use your details solely to respond to your enquiry. Legal basis is Art. 6 (1) sentence 1 lit. b GDPR. Data is kept until your request has been dealt with, unless statutory retention obligations apply.
Recipients
We share data with IT service providers who act as processors under Art. 28 GDPR. Some of them are located in the USA. In such cases we rely on the EU-US Data Privacy Framework.
Your rights
You may request access to your data, have it corrected, deleted or its processing restricted, and receive it in a portable format.
Right to object
You have the right to object, on grounds relating to your particular situation, at any time to processing based on Art. 6(1)(f) GDPR.
If you have given consent, you can revoke it at any time by writing to us.
You may also complain to the Bavarian data protection authority (BayLDA).
Providing your data is voluntary; without it we cannot answer your enquiry.
We do not carry out profiling.
Careers
When you apply for a job, we process your application documents to decide on your recruitment and delete them six months after the process ends.`;

/** Host and author of the text give their addresses; the site itself does not, and rights come by reference. */
const withoutController = `Datenschutzinformation
1. Hosting
Unsere Seite wird bei der Wolkenserver AG gehostet. Verantwortlicher im Sinne der DSGVO ist die Wolkenserver AG, Rechenweg 1, 20095 Hamburg, datenschutz@wolkenserver.test. Datenschutzbeauftragter der Wolkenserver AG: dsb@wolkenserver.test
2. Google Analytics
Diese Website benutzt Google Analytics, einen Webanalysedienst der Google Ireland Limited. Rechtsgrundlage ist Ihre Einwilligung nach Art. 6 Abs. 1 lit. a DSGVO und § 25 Abs. 1 TDDDG. Sie können diese über die Cookie-Einstellungen widerrufen. Die Nutzungsdaten werden nach 14 Monaten gelöscht. Das Cookie _ga hat eine Laufzeit von 2 Jahren.
3. Ihre Rechte
Ihnen stehen die in Art. 15 bis 21 DSGVO genannten Rechte zu.
4. Zuständige Behörde
Die Landesbeauftragte für den Datenschutz Niedersachsen, Prinzenstraße 5, 30159 Hannover
Dieser Text wurde erstellt mit dem Generator von Rechtstexte-Muster GbR, Musterallee 9, 50667 Köln, www.rechtstexte.test`;

/** Words that only sound like a notice. */
const hollow = `Datenschutz
Wir freuen uns über Ihren Besuch auf unserer Internetseite. Der Schutz Ihrer Privatsphäre ist uns sehr wichtig. Ihre Daten werden im Rahmen der gesetzlichen Vorschriften geschützt.
Wir arbeiten vollständig DSGVO-konform. Für unsere Inhalte sind wir gemäß § 7 DDG verantwortlich.
Unsere Seite verwendet Cookies. Diese Cookies werden nach 30 Tagen gelöscht. Sie können die Speicherung von Cookies in Ihrem Browser einschränken oder ihr widersprechen.
Haftung für Links: Auf Inhalte externer Links haben wir keinen Einfluss.
Unser Angebot richtet sich nicht an Kinder. Für Auskünfte zu unseren Produkten steht Ihnen unser Kundendienst zur Verfügung. Lieferbeschränkungen: Einschränkungen der Nutzung sind möglich.
Widerrufsrecht: Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.
Wir behalten uns vor, diese Datenschutzerklärung anzupassen.
Bei Beschwerden wenden Sie sich bitte an unsere Aufsichtsbehörde, das Gewerbeaufsichtsamt.
Unsere Newsletter finden Sie im Archiv. Folgen Sie uns auf Facebook und Instagram!
Wir suchen Verstärkung: Jetzt bewerben!`;

const cases: [name: string, text: string, stated: NoticeItemKind[]][] = [
  [
    'informal',
    informal,
    [
      ...named,
      'complaint',
      'hostingLogs',
      'legalBases',
      'legitimateInterest',
      'newsletter',
      'obligation',
      'purposes',
      'recipients',
      'retentionPeriod',
      ...sixRights,
      'social',
      'withdrawal',
    ],
  ],
  [
    'public body',
    publicBody,
    [
      ...named,
      ...officer,
      'automated',
      'complaint',
      'hostingLogs',
      'legalBases',
      'purposes',
      'recipients',
      'retentionPeriod',
      ...sixRights.filter((kind) => kind !== 'rightPortability'),
      'thirdCountry',
    ],
  ],
  ['practice', practice, [...named, 'complaint', 'dpoDenied', 'legalBases', 'purposes', 'recipients', 'retentionPeriod', ...sixRights]],
  [
    'English',
    english,
    [
      ...named,
      ...officer,
      'applications',
      'automated',
      'complaint',
      'hostingLogs',
      'legalBases',
      'legitimateInterest',
      'objectionHighlighted',
      'obligation',
      'purposes',
      'recipients',
      'retentionCriterion',
      'retentionPeriod',
      ...sixRights,
      'thirdCountry',
      'withdrawal',
    ],
  ],
  ['without a controller', withoutController, ['hostingLogs', 'legalBases', 'recipients', 'retentionPeriod', 'withdrawal']],
  ['hollow', hollow, []],
];

it.each(cases)('%s', (_, text, stated) => {
  const kinds = new Set(readNoticeItems(legalPage({ kind: 'privacy', text })).items.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual([...stated].sort());
});
