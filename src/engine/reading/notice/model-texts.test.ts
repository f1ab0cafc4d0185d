import { expect, it } from 'vitest';
import { misread, type NoticeCase, sixRights } from '../../../../test/factories/notice-cases.ts';

/** Passages as generators, churches and public bodies put them; each is named by its beginning. */
const german: NoticeCase[] = [
  [
    'Hinweis zur verantwortlichen Stelle Die verantwortliche Stel',
    'Hinweis zur verantwortlichen Stelle\nDie verantwortliche Stelle für die Datenverarbeitung auf dieser Website ist:\nMarie Kern\nAm Bach 3\n01234 Dorf\nTelefon: 01234 5678\nE-Mail: marie@kern.test\nVerantwortliche Stelle ist die natürliche oder juristische Person, die allein oder gemeinsam mit anderen über die Zwecke und Mittel der Verarbeitung von personenbezogenen Daten (z. B. Namen, E-Mail-Adressen o. Ä.) entscheidet.',
    ['controller', 'controllerContact'],
    ['purposes'],
  ],
  [
    'Speicherdauer Soweit innerhalb dieser Datenschutzerklärung k',
    'Speicherdauer\nSoweit innerhalb dieser Datenschutzerklärung keine speziellere Speicherdauer genannt wurde, verbleiben Ihre personenbezogenen Daten bei uns, bis der Zweck für die Datenverarbeitung entfällt. Wenn Sie ein berechtigtes Löschersuchen geltend machen oder eine Einwilligung zur Datenverarbeitung widerrufen, werden Ihre Daten gelöscht, sofern wir keine anderen rechtlich zulässigen Gründe für die Speicherung Ihrer personenbezogenen Daten haben (z. B. steuer- oder handelsrechtliche Aufbewahrungsfristen).',
    ['retentionCriterion'],
    ['retentionPeriod', 'rightErasure'],
  ],
  [
    'Empfänger von personenbezogenen Daten Im Rahmen unserer Gesc',
    'Empfänger von personenbezogenen Daten\nIm Rahmen unserer Geschäftstätigkeit arbeiten wir mit verschiedenen externen Stellen zusammen. Dabei ist teilweise auch eine Übermittlung von personenbezogenen Daten an diese externen Stellen erforderlich. Wir geben personenbezogene Daten nur dann an externe Stellen weiter, wenn dies im Rahmen einer Vertragserfüllung erforderlich ist.',
    ['recipients'],
  ],
  [
    'Widerruf Ihrer Einwilligung zur Datenverarbeitung Viele Date',
    'Widerruf Ihrer Einwilligung zur Datenverarbeitung\nViele Datenverarbeitungsvorgänge sind nur mit Ihrer ausdrücklichen Einwilligung möglich. Sie können eine bereits erteilte Einwilligung jederzeit widerrufen. Die Rechtmäßigkeit der bis zum Widerruf erfolgten Datenverarbeitung bleibt vom Widerruf unberührt.',
    ['withdrawal'],
  ],
  [
    'Recht auf Datenübertragbarkeit Sie haben das Recht, Daten, d',
    'Recht auf Datenübertragbarkeit\nSie haben das Recht, Daten, die wir auf Grundlage Ihrer Einwilligung oder in Erfüllung eines Vertrags automatisiert verarbeiten, an sich oder an einen Dritten in einem gängigen, maschinenlesbaren Format aushändigen zu lassen.\nAuskunft, Berichtigung und Löschung\nSie haben im Rahmen der geltenden gesetzlichen Bestimmungen jederzeit das Recht auf unentgeltliche Auskunft über Ihre gespeicherten personenbezogenen Daten, deren Herkunft und Empfänger und den Zweck der Datenverarbeitung und ggf. ein Recht auf Berichtigung oder Löschung dieser Daten.\nRecht auf Einschränkung der Verarbeitung\nSie haben das Recht, die Einschränkung der Verarbeitung Ihrer personenbezogenen Daten zu verlangen.',
    ['rightAccess', 'rightRectification', 'rightErasure', 'rightRestriction', 'rightPortability'],
    ['recipients', 'purposes', 'automated', 'rightObjection'],
  ],
  [
    'Beschwerderecht bei der zuständigen Aufsichtsbehörde Im Fall',
    'Beschwerderecht bei der zuständigen Aufsichtsbehörde\nIm Falle von Verstößen gegen die DSGVO steht den Betroffenen ein Beschwerderecht bei einer Aufsichtsbehörde, insbesondere in dem Mitgliedstaat ihres gewöhnlichen Aufenthalts, ihres Arbeitsplatzes oder des Orts des mutmaßlichen Verstoßes zu.',
    ['complaint'],
  ],
  [
    'Externes Hosting Diese Website wird extern gehostet. Die per',
    'Externes Hosting\nDiese Website wird extern gehostet. Die personenbezogenen Daten, die auf dieser Website erfasst werden, werden auf den Servern des Hosters / der Hoster gespeichert. Das externe Hosting erfolgt zum Zwecke der Vertragserfüllung gegenüber unseren potenziellen und bestehenden Kunden (Art. 6 Abs. 1 lit. b DSGVO) und im Interesse einer sicheren, schnellen und effizienten Bereitstellung unseres Online-Angebots durch einen professionellen Anbieter (Art. 6 Abs. 1 lit. f DSGVO).',
    ['hostingLogs', 'recipients', 'purposes', 'legalBases', 'legitimateInterest'],
  ],
  [
    'Wofür nutzen wir Ihre Daten? Ein Teil der Daten wird erhoben',
    'Wofür nutzen wir Ihre Daten?\nEin Teil der Daten wird erhoben, um eine fehlerfreie Bereitstellung der Website zu gewährleisten. Andere Daten können zur Analyse Ihres Nutzerverhaltens verwendet werden.',
    ['purposes'],
    ['legitimateInterest'],
  ],
  [
    'WIDERSPRUCHSRECHT WENN DIE DATENVERARBEITUNG AUF GRUNDLAGE V',
    'WIDERSPRUCHSRECHT\nWENN DIE DATENVERARBEITUNG AUF GRUNDLAGE VON ART. 6 ABS. 1 LIT. E ODER F DSGVO ERFOLGT, HABEN SIE JEDERZEIT DAS RECHT, AUS GRÜNDEN, DIE SICH AUS IHRER BESONDEREN SITUATION ERGEBEN, GEGEN DIE VERARBEITUNG IHRER PERSONENBEZOGENEN DATEN WIDERSPRUCH EINZULEGEN; DIES GILT AUCH FÜR EIN AUF DIESE BESTIMMUNGEN GESTÜTZTES PROFILING.',
    ['rightObjection', 'objectionHighlighted'],
    ['automated'],
  ],
  [
    'Verantwortlicher Klara Blau Lange Gasse 9 99999 Ort E-Mail-A',
    'Verantwortlicher\nKlara Blau\nLange Gasse 9\n99999 Ort\nE-Mail-Adresse: klara@blau.test\nImpressum: https://blau.test/impressum',
    ['controller', 'controllerContact'],
  ],
  [
    'Maßgebliche Rechtsgrundlagen nach der DSGVO: Im Folgenden er',
    'Maßgebliche Rechtsgrundlagen nach der DSGVO: Im Folgenden erhalten Sie eine Übersicht der Rechtsgrundlagen der DSGVO, auf deren Basis wir personenbezogene Daten verarbeiten.\nBerechtigte Interessen (Art. 6 Abs. 1 S. 1 lit. f) DSGVO) - die Verarbeitung ist zur Wahrung der berechtigten Interessen des Verantwortlichen oder eines Dritten notwendig, vorausgesetzt, dass die Interessen, Grundrechte und Grundfreiheiten der betroffenen Person, die den Schutz personenbezogener Daten verlangen, nicht überwiegen.',
    ['legalBases'],
    ['legitimateInterest'],
  ],
  [
    'Übermittlung von personenbezogenen Daten Im Rahmen unserer V',
    'Übermittlung von personenbezogenen Daten\nIm Rahmen unserer Verarbeitung von personenbezogenen Daten kommt es vor, dass diese an andere Stellen, Unternehmen, rechtlich selbstständige Organisationseinheiten oder Personen übermittelt beziehungsweise ihnen gegenüber offengelegt werden. Zu den Empfängern dieser Daten können z. B. mit IT-Aufgaben beauftragte Dienstleister gehören.',
    ['recipients'],
    ['thirdCountry'],
  ],
  [
    'Internationale Datentransfers Datenverarbeitung in Drittländ',
    'Internationale Datentransfers\nDatenverarbeitung in Drittländern: Sofern wir Daten in ein Drittland (d. h. außerhalb der Europäischen Union (EU) oder des Europäischen Wirtschaftsraums (EWR)) übermitteln, erfolgt dies stets im Einklang mit den gesetzlichen Vorgaben.',
    ['thirdCountry'],
  ],
  [
    'Rechte der betroffenen Personen Rechte der betroffenen Perso',
    'Rechte der betroffenen Personen\nRechte der betroffenen Personen aus der DSGVO: Ihnen stehen als Betroffene nach der DSGVO verschiedene Rechte zu, die sich insbesondere aus Art. 15 bis 21 DSGVO ergeben:\nWiderspruchsrecht: Sie haben das Recht, aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit gegen die Verarbeitung der Sie betreffenden personenbezogenen Daten Widerspruch einzulegen.\nWiderrufsrecht bei Einwilligungen: Sie haben das Recht, erteilte Einwilligungen jederzeit zu widerrufen.\nAuskunftsrecht: Sie haben das Recht, eine Bestätigung darüber zu verlangen, ob betreffende Daten verarbeitet werden und auf Auskunft über diese Daten.\nRecht auf Berichtigung: Sie haben das Recht, die Vervollständigung oder die Berichtigung der Sie betreffenden unrichtigen Daten zu verlangen.\nRecht auf Löschung und Einschränkung der Verarbeitung: Sie haben das Recht zu verlangen, dass Sie betreffende Daten unverzüglich gelöscht werden.\nRecht auf Datenübertragbarkeit: Sie haben das Recht, Daten in einem strukturierten, gängigen und maschinenlesbaren Format zu erhalten.\nBeschwerde bei Aufsichtsbehörde: Sie haben das Recht auf Beschwerde bei einer Aufsichtsbehörde.',
    [...sixRights, 'withdrawal', 'complaint'],
    ['purposes', 'retentionCriterion', 'recipients'],
  ],
  [
    'Löschung von Logfile-Informationen: Logfile-Informationen we',
    'Löschung von Logfile-Informationen: Logfile-Informationen werden für die Dauer von maximal 30 Tagen gespeichert und danach gelöscht oder anonymisiert.',
    ['retentionPeriod', 'hostingLogs'],
  ],
  [
    'Bewerbungsverfahren Das Bewerbungsverfahren setzt voraus, da',
    'Bewerbungsverfahren\nDas Bewerbungsverfahren setzt voraus, dass Bewerber uns die für deren Beurteilung und Auswahl erforderlichen Daten mitteilen.',
    ['applications'],
  ],
  [
    'Präsenzen in sozialen Netzwerken (Social Media) Wir unterhal',
    'Präsenzen in sozialen Netzwerken (Social Media)\nWir unterhalten Onlinepräsenzen innerhalb sozialer Netzwerke und verarbeiten in diesem Rahmen Nutzerdaten, um mit den dort aktiven Nutzern zu kommunizieren.',
    ['social', 'purposes'],
  ],
  [
    'Verantwortlich für die Datenverarbeitung: Max Grün GmbH, ver',
    'Verantwortlich für die Datenverarbeitung:\nMax Grün GmbH, vertreten durch Uwe Grün, Ring 8, 12345 Stadt, info@gruen.test',
    ['controller', 'controllerContact'],
  ],
  [
    'Bereitstellung vorgeschrieben oder erforderlich: Die Bereits',
    'Bereitstellung vorgeschrieben oder erforderlich:\nDie Bereitstellung Ihrer personenbezogenen Daten erfolgt freiwillig, allein auf Basis Ihrer Einwilligung. Ohne Ihre Einwilligung kann Ihnen die Nutzung unserer Dienste nicht gewährt werden.',
    ['obligation'],
  ],
  [
    'Unter den angegebenen Kontaktdaten unseres Datenschutzbeauft',
    'Unter den angegebenen Kontaktdaten unseres Datenschutzbeauftragten können Sie jederzeit folgende Rechte ausüben:\nAuskunft über Ihre bei uns gespeicherten Daten und deren Verarbeitung (Art. 15 DSGVO),\nBerichtigung unrichtiger personenbezogener Daten (Art. 16 DSGVO),\nLöschung Ihrer bei uns gespeicherten Daten (Art. 17 DSGVO),\nEinschränkung der Datenverarbeitung, sofern wir Ihre Daten aufgrund gesetzlicher Pflichten noch nicht löschen dürfen (Art. 18 DSGVO),\nWiderspruch gegen die Verarbeitung Ihrer Daten bei uns (Art. 21 DSGVO) und\nDatenübertragbarkeit, sofern Sie in die Datenverarbeitung eingewilligt haben oder einen Vertrag mit uns abgeschlossen haben (Art. 20 DSGVO).',
    sixRights,
  ],
  [
    'Der Verwendung der im Rahmen der Impressumspflicht veröffent',
    'Der Verwendung der im Rahmen der Impressumspflicht veröffentlichten Kontaktdaten durch Dritte zur Übersendung von nicht ausdrücklich angeforderter Werbung wird hiermit ausdrücklich widersprochen.',
    [],
    ['rightObjection', 'objectionHighlighted', 'recipients'],
  ],
  [
    'Profiling Als verantwortungsbewusstes Unternehmen verzichten',
    'Profiling\nAls verantwortungsbewusstes Unternehmen verzichten wir auf eine automatische Entscheidungsfindung oder ein Profiling.',
    ['automated'],
  ],
  [
    '1.2 Verantwortlicher für die Datenverarbeitung auf dieser We',
    '1.2 Verantwortlicher für die Datenverarbeitung auf dieser Website im Sinne der Datenschutz-Grundverordnung (DSGVO) ist Otto Rot, Hauptstr. 4, 12345 Stadt, Deutschland, Tel.: 0123 4567, E-Mail: otto@rot.test. Der für die Verarbeitung von personenbezogenen Daten Verantwortliche ist diejenige natürliche oder juristische Person, die allein oder gemeinsam mit anderen über die Zwecke und Mittel der Verarbeitung entscheidet.',
    ['controller', 'controllerContact'],
  ],
  [
    'Bei der Kontaktaufnahme mit uns (z.B. per Kontaktformular od',
    'Bei der Kontaktaufnahme mit uns (z.B. per Kontaktformular oder E-Mail) werden personenbezogene Daten erhoben. Rechtsgrundlage für die Verarbeitung dieser Daten ist unser berechtigtes Interesse an der Beantwortung Ihres Anliegens gemäß Art. 6 Abs. 1 lit. f DSGVO. Ihre Daten werden nach abschließender Bearbeitung Ihrer Anfrage gelöscht.',
    ['legitimateInterest', 'legalBases', 'retentionCriterion', 'purposes'],
  ],
  [
    'Dauer der Speicherung Nach vollständiger Vertragsabwicklung',
    'Dauer der Speicherung\nNach vollständiger Vertragsabwicklung werden die Daten zunächst für die Dauer der Gewährleistungsfrist, danach unter Berücksichtigung gesetzlicher, insbesondere steuer- und handelsrechtlicher Aufbewahrungsfristen gespeichert und dann nach Fristablauf gelöscht, sofern Sie der weitergehenden Verarbeitung und Nutzung nicht zugestimmt haben.',
    ['retentionCriterion'],
  ],
  [
    'Sie können den Newsletter jederzeit über den dafür vorgesehe',
    'Sie können den Newsletter jederzeit über den dafür vorgesehenen Link im Newsletter oder durch entsprechende Nachricht an uns abbestellen und Ihre Einwilligung dadurch widerrufen. Ihre E-Mail-Adresse wird danach aus dem Verteiler entfernt.',
    ['newsletter', 'withdrawal'],
  ],
  [
    'Wir geben Ihre Daten im Rahmen der Vertragsabwicklung an das',
    'Wir geben Ihre Daten im Rahmen der Vertragsabwicklung an das mit der Lieferung beauftragte Transportunternehmen weiter.',
    ['recipients', 'purposes'],
  ],
  [
    'Verantwortlich im Sinne des § 4 Nr. 9 KDG ist die Kath. Kirc',
    'Verantwortlich im Sinne des § 4 Nr. 9 KDG ist die Kath. Kirchengemeinde St. Anna, Kirchplatz 1, 12345 Ort, pfarrbuero@st-anna.test.',
    ['controller', 'controllerContact'],
  ],
  ['Rechtsgrundlage ist § 6 Abs. 1 lit. g KDG.', 'Rechtsgrundlage ist § 6 Abs. 1 lit. g KDG.', ['legalBases']],
  [
    'Rechtsgrundlage ist § 6 Nr. 4 DSG-EKD. Sie haben das Recht a',
    'Rechtsgrundlage ist § 6 Nr. 4 DSG-EKD. Sie haben das Recht auf Auskunft (§ 19 DSG-EKD), Berichtigung (§ 20 DSG-EKD), Löschung (§ 21 DSG-EKD), Einschränkung (§ 22 DSG-EKD), Datenübertragbarkeit (§ 24 DSG-EKD) und Widerspruch (§ 25 DSG-EKD). Beschwerden richten Sie an den Beauftragten für den Datenschutz der EKD.',
    ['legalBases', ...sixRights, 'complaint'],
  ],
  [
    'Örtlich Beauftragte für den Datenschutz: Frau Ilse Braun, Te',
    'Örtlich Beauftragte für den Datenschutz: Frau Ilse Braun, Tel. 0123 4567',
    ['dpo', 'dpoContact'],
  ],
  [
    'Die behördliche Datenschutzbeauftragte erreichen Sie unter d',
    'Die behördliche Datenschutzbeauftragte erreichen Sie unter datenschutz@kreis.test.',
    ['dpo', 'dpoContact'],
  ],
  [
    'Rechtsgrundlage für die Verarbeitung ist Art. 6 Abs. 1 Buchs',
    'Rechtsgrundlage für die Verarbeitung ist Art. 6 Abs. 1 Buchst. e DSGVO in Verbindung mit § 3 NDSG, soweit sie zur Erfüllung unserer Aufgaben im öffentlichen Interesse erforderlich ist.',
    ['legalBases'],
    ['legitimateInterest'],
  ],
];

it.each(german)('%s', (...noticeCase) => {
  expect(misread(noticeCase)).toEqual({ missing: [], wrong: [] });
});
