import { expect, it } from 'vitest';
import { englishIntro, misread, type NoticeCase } from '../../../../test/factories/notice-cases.ts';

/** The same statements in other words, and their look-alikes; each is named by its beginning. */
const german: NoticeCase[] = [
  [
    'Für die Verarbeitung Ihrer Daten ist die Praxis Dr. Kern, Am',
    'Für die Verarbeitung Ihrer Daten ist die Praxis Dr. Kern, Am Markt 3, 35037 Marburg, zuständig.',
    ['controller', 'controllerContact'],
  ],
  [
    'Wir, die Tischlerei Martin Brandt (Lindenweg 4, 35037 Marbur',
    'Wir, die Tischlerei Martin Brandt (Lindenweg 4, 35037 Marburg), nehmen Datenschutz ernst und sind für die Verarbeitung Ihrer Daten zuständig.',
    ['controller', 'controllerContact'],
  ],
  [
    'Für die Aufsicht ist das Landesamt für Datenschutz, Promenad',
    'Für die Aufsicht ist das Landesamt für Datenschutz, Promenade 18, 91522 Ansbach, zuständig.',
    [],
    ['controllerContact'],
  ],
  [
    'Datenschutzverantwortlicher Karl Huber, Dorfstr. 8, 83022 Ro',
    'Datenschutzverantwortlicher\nKarl Huber, Dorfstr. 8, 83022 Rosenheim',
    ['controller', 'controllerContact'],
  ],
  [
    'Der Betreiber dieser Seiten, Studio Sonne, Inh. Mia Lorenz,',
    'Der Betreiber dieser Seiten, Studio Sonne, Inh. Mia Lorenz, Hauptstr. 3, 79098 Freiburg, nimmt den Schutz Ihrer Daten ernst.',
    ['controller', 'controllerContact'],
  ],
  [
    'Der Betreiber dieser Seiten, der den Schutz Ihrer Daten erns',
    'Der Betreiber dieser Seiten, der den Schutz Ihrer Daten ernst nimmt, freut sich auf Sie.',
    [],
    ['controller', 'controllerContact'],
  ],
  [
    'Verantwortlicher Zahnarztpraxis Dr. Eva Kern, Am Markt 3, 35',
    'Verantwortlicher Zahnarztpraxis Dr. Eva Kern, Am Markt 3, 35037 Marburg, praxis@kern.test',
    ['controller', 'controllerContact'],
  ],
  [
    'Gemeinsam Verantwortliche (Art. 26 DSGVO) Dr. Eva Kern, Am M',
    'Gemeinsam Verantwortliche (Art. 26 DSGVO)\nDr. Eva Kern, Am Markt 3, 35037 Marburg, und Dr. Olaf Vogt, ebenda, entscheiden gemeinsam.',
    ['controller', 'controllerContact'],
  ],
  [
    'Gemeinsam Verantwortliche Für unsere Seite sind wir mit der',
    'Gemeinsam Verantwortliche\nFür unsere Seite sind wir mit der Meta Platforms Ireland Ltd., Dublin 4, gemeinsam verantwortlich.',
    [],
    ['controllerContact'],
  ],
  [
    'Für die Verarbeitung auf der Plattform ist allein die Meta P',
    'Für die Verarbeitung auf der Plattform ist allein die Meta Platforms Ireland Ltd., Merrion Road, Dublin 4, verantwortlich.',
    [],
    ['controllerContact'],
  ],
  [
    'Unser Daten-Schutz-Beauftragter heißt Jens Wolf. Seine E-Mai',
    'Unser Daten-Schutz-Beauftragter heißt Jens Wolf.\nSeine E-Mail: datenschutz@verein.test',
    ['dpo', 'dpoContact'],
  ],
  [
    'Datenschutzbeauftragter Wir haben einen Datenschutzbeauftrag',
    'Datenschutzbeauftragter\nWir haben einen Datenschutzbeauftragten bestellt.\n2. Hosting und Server-Logfiles\nUnsere Website liegt bei der Hetzner Online GmbH, Industriestr. 25, 91710 Gunzenhausen.',
    ['dpo'],
    ['dpoContact'],
  ],
  [
    'Sie dürfen sich an die Landesbeauftragte für Datenschutz Nor',
    'Sie dürfen sich an die Landesbeauftragte für Datenschutz Nordrhein-Westfalen, Kavalleriestr. 2-4, 40213 Düsseldorf, wenden, wenn Sie glauben, dass wir gegen das Datenschutzrecht verstoßen.',
    ['complaint'],
  ],
  [
    'Wenn Sie glauben, dass wir Ihre Daten falsch behandeln, könn',
    'Wenn Sie glauben, dass wir Ihre Daten falsch behandeln, können Sie die Aufsichtsbehörde einschalten.',
    ['complaint'],
  ],
  [
    'Du kannst dich auch an eine Datenschutzbehörde wenden, wenn',
    'Du kannst dich auch an eine Datenschutzbehörde wenden, wenn du meinst, dass ich etwas falsch mache.',
    ['complaint'],
  ],
  [
    'Anlaufstelle bei Problemen mit dem Datenschutz ist der Sächs',
    'Anlaufstelle bei Problemen mit dem Datenschutz ist der Sächsische Datenschutz- und Transparenzbeauftragte, Maternistr. 17, 01067 Dresden.',
    ['complaint'],
  ],
  [
    'Zuständige Aufsichtsbehörde für den Datenschutz: Bayerisches',
    'Zuständige Aufsichtsbehörde für den Datenschutz: Bayerisches Landesamt für Datenschutzaufsicht, Promenade 18, 91522 Ansbach',
    ['complaintAuthority'],
    ['complaint'],
  ],
  [
    'Bei Beschwerden über unsere Arbeit wenden Sie sich an die Re',
    'Bei Beschwerden über unsere Arbeit wenden Sie sich an die Rechtsanwaltskammer Frankfurt.',
    [],
    ['complaint'],
  ],
  [
    'Haben Sie eine Beschwerde, schreiben Sie uns.',
    'Haben Sie eine Beschwerde, schreiben Sie uns.',
    [],
    ['complaint', 'complaintAuthority'],
  ],
  [
    'Du kannst von mir wissen wollen, welche Daten ich über dich',
    'Du kannst von mir wissen wollen, welche Daten ich über dich habe.',
    ['rightAccess'],
  ],
  [
    'Sie können Ihre Daten jederzeit einsehen, ändern oder lösche',
    'Sie können Ihre Daten jederzeit einsehen, ändern oder löschen lassen.',
    ['rightAccess', 'rightRectification', 'rightErasure'],
  ],
  [
    'Ihre Rechte Sie haben das Recht auf Auskunft und Löschung. D',
    'Ihre Rechte\nSie haben das Recht auf Auskunft und Löschung. Die Website lässt sich ohne Einschränkung ohne Cookies nutzen.',
    [],
    ['rightRestriction'],
  ],
  [
    'Ihre Rechte Auskunft, Löschung, Datenübertragung an dich ode',
    'Ihre Rechte\nAuskunft, Löschung, Datenübertragung an dich oder andere',
    ['rightPortability'],
  ],
  [
    'Ihre Rechte Sie haben ein Recht auf Auskunft. Die Übertragun',
    'Ihre Rechte\nSie haben ein Recht auf Auskunft. Die Übertragung im Internet kann Sicherheitslücken haben.',
    [],
    ['rightPortability'],
  ],
  [
    'Gegen die Verarbeitung können Sie Einspruch erheben (Art. 21',
    'Gegen die Verarbeitung können Sie Einspruch erheben (Art. 21 DSGVO).',
    ['rightObjection'],
  ],
  [
    'Löschfristen Bewerbungen 6 Monate nach Absage Kundenakten 10',
    'Löschfristen\nBewerbungen 6 Monate nach Absage\nKundenakten 10 Jahre',
    ['retentionPeriod'],
  ],
  ['Unser Team Anna Huber Seit 10 Jahren im Betrieb', 'Unser Team\nAnna Huber\nSeit 10 Jahren im Betrieb', [], ['retentionPeriod']],
  ['Mitgliedsdaten löschen wir mit dem Austritt.', 'Mitgliedsdaten löschen wir mit dem Austritt.', ['retentionCriterion']],
  ['Nach Zweckerreichung werden die Daten gelöscht.', 'Nach Zweckerreichung werden die Daten gelöscht.', ['retentionCriterion']],
  [
    'Entfällt der Speicherungszweck, werden die Daten routinemäßi',
    'Entfällt der Speicherungszweck, werden die Daten routinemäßig gelöscht.',
    ['retentionCriterion'],
  ],
  ['Zweck dieser Erklärung ist es, Sie zu informieren.', 'Zweck dieser Erklärung ist es, Sie zu informieren.', [], ['purposes']],
  [
    'Wir verarbeiten sie wegen unseres berechtigten Interesses am',
    'Wir verarbeiten sie wegen unseres berechtigten Interesses am störungsfreien Betrieb.',
    ['legitimateInterest'],
  ],
  [
    'Die Verarbeitung erfolgt nach Art. 6 Abs. 1 lit. f DSGVO auf',
    'Die Verarbeitung erfolgt nach Art. 6 Abs. 1 lit. f DSGVO auf Grundlage unseres Interesses, Ihnen eine funktionsfähige Website anzubieten.',
    ['legitimateInterest'],
  ],
  [
    'Im Rahmen der Interessenabwägung (Artikel 6 Absatz 1 Buchsta',
    'Im Rahmen der Interessenabwägung (Artikel 6 Absatz 1 Buchstabe f DSGVO): Gewährleistung der IT-Sicherheit',
    ['legitimateInterest'],
  ],
  [
    'Soweit erforderlich, verarbeiten wir Ihre Daten zur Wahrung',
    'Soweit erforderlich, verarbeiten wir Ihre Daten zur Wahrung berechtigter Interessen von uns oder Dritten (Art. 6 Abs. 1 lit. f DSGVO). Beispiele: Werbung, Gewährleistung der IT-Sicherheit.',
    ['legitimateInterest'],
  ],
  [
    'Die Verarbeitung erfolgt auf Grundlage berechtigter Interess',
    'Die Verarbeitung erfolgt auf Grundlage berechtigter Interessen im Sinne des Art. 6 Abs. 1 lit. f DSGVO.',
    [],
    ['legitimateInterest'],
  ],
  [
    'Wir verarbeiten Daten auf Grundlage berechtigter Interessen',
    'Wir verarbeiten Daten auf Grundlage berechtigter Interessen (Art. 6 Abs. 1 lit. f DSGVO). Wir speichern sie sieben Tage.',
    [],
    ['legitimateInterest'],
  ],
  ['Ihre Daten erhält unser Steuerberater.', 'Ihre Daten erhält unser Steuerberater.', ['recipients']],
  [
    'Zugriff auf die Daten haben der Vorstand und der Webmaster.',
    'Zugriff auf die Daten haben der Vorstand und der Webmaster.',
    ['recipients'],
  ],
  [
    'Wer bekommt Ihre Daten? Labore, Krankenkassen und die Kassen',
    'Wer bekommt Ihre Daten?\nLabore, Krankenkassen und die Kassenärztliche Vereinigung.',
    ['recipients'],
  ],
  [
    'Unsere Website wird von der Agentur Blau, Köln, technisch be',
    'Unsere Website wird von der Agentur Blau, Köln, technisch betreut.',
    ['recipients'],
  ],
  ['Wer bekommt Ihre Daten? Niemand außerhalb des Hauses.', 'Wer bekommt Ihre Daten?\nNiemand außerhalb des Hauses.', [], ['recipients']],
  [
    'Sobald wir Ihre Daten erhalten haben, prüfen wir sie. Diese',
    'Sobald wir Ihre Daten erhalten haben, prüfen wir sie. Diese Daten erhalten einen besonderen Schutz.',
    [],
    ['recipients'],
  ],
  [
    'Der Anbieter Wix hat seinen Sitz in Israel; dafür gibt es ei',
    'Der Anbieter Wix hat seinen Sitz in Israel; dafür gibt es einen Beschluss der EU-Kommission.',
    ['thirdCountry'],
  ],
  [
    'Nur Name und E-Mail sind Pflicht, alles andere ist freiwilli',
    'Nur Name und E-Mail sind Pflicht, alles andere ist freiwillig.',
    ['obligation'],
  ],
  [
    'Für einen Vertrag brauchen wir Ihre Anschrift, sonst können',
    'Für einen Vertrag brauchen wir Ihre Anschrift, sonst können wir nicht liefern.',
    ['obligation'],
  ],
  [
    'Geben Sie uns die Daten nicht, können wir Sie nicht behandel',
    'Geben Sie uns die Daten nicht, können wir Sie nicht behandeln.',
    ['obligation'],
  ],
  [
    'Fehlen diese Angaben, ist eine Bearbeitung nicht möglich.',
    'Fehlen diese Angaben, ist eine Bearbeitung nicht möglich.',
    ['obligation'],
  ],
  ['Die Angabe der Telefonnummer ist optional.', 'Die Angabe der Telefonnummer ist optional.', ['obligation']],
  ['Sie sind nicht verpflichtet, in Cookies einzuwilligen.', 'Sie sind nicht verpflichtet, in Cookies einzuwilligen.', [], ['obligation']],
  [
    'Besuchen Sie unsere Website, werden technische Daten wie Ihr',
    'Besuchen Sie unsere Website, werden technische Daten wie Ihre IP-Adresse verarbeitet, um die Seite anzuzeigen.',
    ['hostingLogs'],
  ],
  [
    'Wir erheben nur die Daten, die Ihr Browser an unseren Server',
    'Wir erheben nur die Daten, die Ihr Browser an unseren Server übermittelt: IP-Adresse, Datum und Uhrzeit der Anfrage.',
    ['hostingLogs'],
  ],
  ['Das Video liegt auf den Servern von YouTube.', 'Das Video liegt auf den Servern von YouTube.', [], ['hostingLogs']],
  [
    'Wenn Sie unsere Vereinsnachrichten per E-Mail bestellen, spe',
    'Wenn Sie unsere Vereinsnachrichten per E-Mail bestellen, speichern wir Ihre Adresse.',
    ['newsletter'],
  ],
  [
    'Nachrichten per E-Mail, die Sie uns schicken, speichern wir',
    'Nachrichten per E-Mail, die Sie uns schicken, speichern wir bis zur Erledigung.',
    [],
    ['newsletter'],
  ],
  [
    'Wir in sozialen Netzwerken Sie finden uns auch bei Facebook',
    'Wir in sozialen Netzwerken\nSie finden uns auch bei Facebook und Instagram (Meta Platforms Ireland Ltd.). Für die Daten beim Besuch dort sind Meta und wir gemeinsam verantwortlich (Art. 26 DSGVO).',
    ['social'],
  ],
  [
    'Soziale Netzwerke Folgen Sie uns auf Facebook und Instagram,',
    'Soziale Netzwerke\nFolgen Sie uns auf Facebook und Instagram, dort zeigen wir Neues aus der Werkstatt.',
    [],
    ['social'],
  ],
  [
    'Unsere Verarbeitungen Zwecke und berechtigte Interessen: Ber',
    'Unsere Verarbeitungen\nZwecke und berechtigte Interessen: Bereitstellung unseres Onlineangebotes; Sicherheitsmaßnahmen.',
    ['purposes'],
  ],
  [
    'Ihre Rechte Auskunft und Löschung stehen Ihnen zu. Widerspru',
    'Ihre Rechte\nAuskunft und Löschung stehen Ihnen zu.\nWiderspruch: Gegen Verarbeitungen nach § 6 Abs. 1 lit. g KDG können Sie jederzeit Widerspruch einlegen, wenn Sie das möchten.',
    ['objectionHighlighted'],
  ],
  [
    'Die Datenverarbeitung erfolgt durch: Dr. Paul Roth, Bergweg',
    'Die Datenverarbeitung erfolgt durch: Dr. Paul Roth, Bergweg 3, 72070 Tübingen, praxis@roth.test',
    ['controller', 'controllerContact'],
  ],
  [
    'Datenschutzrechtlich zuständig ist die Stadtverwaltung Lahnf',
    'Datenschutzrechtlich zuständig ist die Stadtverwaltung Lahnfels, Rathausplatz 1, 35094 Lahnfels.',
    ['controller', 'controllerContact'],
  ],
  [
    'Verantwortlich für die Inhalte und die Datenverarbeitung auf',
    'Verantwortlich für die Inhalte und die Datenverarbeitung auf dieser Website: Karl Huber, Dorfstr. 8, 83022 Rosenheim',
    ['controller', 'controllerContact'],
  ],
  [
    'Für den Datenschutz in Bayern zuständig ist das Landesamt fü',
    'Für den Datenschutz in Bayern zuständig ist das Landesamt für Datenschutzaufsicht, Promenade 18, 91522 Ansbach.',
    [],
    ['controllerContact'],
  ],
  [
    'Verantwortlich für die Inhalte dieser Website: Karl Huber, D',
    'Verantwortlich für die Inhalte dieser Website: Karl Huber, Dorfstr. 8, 83022 Rosenheim',
    [],
    ['controllerContact'],
  ],
  [
    'Unsere Datenschutzbeauftragte Frau Roth erreichen Sie telefo',
    'Unsere Datenschutzbeauftragte Frau Roth erreichen Sie telefonisch unter 06421 998877.',
    ['dpo', 'dpoContact'],
  ],
  ['Datenschutzbeauftragter: nicht vorhanden', 'Datenschutzbeauftragter: nicht vorhanden', ['dpoDenied'], ['dpo']],
  [
    'Cookies können Sie in Ihrem Browser deaktivieren, um das Set',
    'Cookies können Sie in Ihrem Browser deaktivieren, um das Setzen zu verhindern.',
    [],
    ['purposes'],
  ],
  [
    'Dein Name und deine Mail landen in meinem Postfach, damit ic',
    'Dein Name und deine Mail landen in meinem Postfach, damit ich dir zurückschreiben kann.',
    ['purposes'],
  ],
  [
    'Sie haben kein berechtigtes Interesse an der Löschung, wenn',
    'Sie haben kein berechtigtes Interesse an der Löschung, wenn Rechnungen aufzubewahren sind.',
    [],
    ['legitimateInterest'],
  ],
  ['Das Interesse ist die Abwehr von Spam.', 'Das Interesse ist die Abwehr von Spam.', ['legitimateInterest']],
  [
    'Fotos zeigen wir im Interesse unserer Öffentlichkeitsarbeit',
    'Fotos zeigen wir im Interesse unserer Öffentlichkeitsarbeit (Art. 6 Abs. 1 f DSGVO).',
    ['legitimateInterest'],
  ],
  ['Die Praxis rechnet über die PVS holding GmbH ab.', 'Die Praxis rechnet über die PVS holding GmbH ab.', ['recipients']],
  ['Unsere Buchhaltung erledigt ein externes Steuerbüro.', 'Unsere Buchhaltung erledigt ein externes Steuerbüro.', ['recipients']],
  [
    'Mitgliederlisten erhalten der Landesverband und die Versiche',
    'Mitgliederlisten erhalten der Landesverband und die Versicherung.',
    ['recipients'],
  ],
  ['Ihre E-Mail liegt bei unserem Anbieter Posteo e.K.', 'Ihre E-Mail liegt bei unserem Anbieter Posteo e.K.', ['recipients']],
  [
    'Wie lange? Bis zum Austritt, Beitragsunterlagen zehn Jahre.',
    'Wie lange? Bis zum Austritt, Beitragsunterlagen zehn Jahre.',
    ['retentionPeriod'],
  ],
  ['Wir löschen Daten, die wir nicht mehr brauchen.', 'Wir löschen Daten, die wir nicht mehr brauchen.', ['retentionCriterion']],
  [
    'Wir geben Ihnen gern Auskunft über Ihre gespeicherten Daten.',
    'Wir geben Ihnen gern Auskunft über Ihre gespeicherten Daten.',
    ['rightAccess'],
  ],
  ['Die Schufa erteilt uns Auskunft über Ihre Bonität.', 'Die Schufa erteilt uns Auskunft über Ihre Bonität.', [], ['rightAccess']],
  ['Auf Wunsch löschen wir Ihre Daten.', 'Auf Wunsch löschen wir Ihre Daten.', ['rightErasure']],
  [
    'Sie können verlangen, dass die Verarbeitung beschränkt wird.',
    'Sie können verlangen, dass die Verarbeitung beschränkt wird.',
    ['rightRestriction'],
  ],
  [
    'Sie können der Analyse durch Matomo hier widersprechen.',
    'Sie können der Analyse durch Matomo hier widersprechen.',
    [],
    ['rightObjection'],
  ],
  [
    'Bereitstellung: freiwillig, ohne Kontaktdaten aber kein Ange',
    'Bereitstellung: freiwillig, ohne Kontaktdaten aber kein Angebot',
    ['obligation'],
  ],
  [
    'Wenn Sie sich für Neuigkeiten eintragen, wird Ihre E-Mail-Ad',
    'Wenn Sie sich für Neuigkeiten eintragen, wird Ihre E-Mail-Adresse bei Mailchimp gespeichert.',
    ['newsletter'],
  ],
  ['Für Anfragen nutzen wir Brevo als Postausgang.', 'Für Anfragen nutzen wir Brevo als Postausgang.', [], ['newsletter']],
  [
    'Auf TikTok führen wir einen Kanal. Rufen Sie ihn auf, verarb',
    'Auf TikTok führen wir einen Kanal. Rufen Sie ihn auf, verarbeitet TikTok Ihre Daten.',
    ['social'],
  ],
];

const english: NoticeCase[] = [
  [
    'If you are unhappy with how we use your data, you can contac',
    'If you are unhappy with how we use your data, you can contact the Berlin data protection authority.',
    ['complaint'],
  ],
  [
    'You do not have to give us any data, but we cannot reply wit',
    'You do not have to give us any data, but we cannot reply without an e-mail address.',
    ['obligation'],
  ],
  ['You are free to decide which information you give us.', 'You are free to decide which information you give us.', ['obligation']],
];

it.each(german)('%s', (...noticeCase) => {
  expect(misread(noticeCase)).toEqual({ missing: [], wrong: [] });
});

it.each(english)('%s', (...noticeCase) => {
  expect(misread(noticeCase, englishIntro)).toEqual({ missing: [], wrong: [] });
});
