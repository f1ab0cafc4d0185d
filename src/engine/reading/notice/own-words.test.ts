import { expect, it } from 'vitest';
import { englishIntro, misread, type NoticeCase, sixRights } from '../../../../test/factories/notice-cases.ts';

/** Passages as owners put them themselves; each is named by its beginning. */
const german: NoticeCase[] = [
  [
    'Diese Website betreibt: Lotte Weiß, Gasse 3, 12345 Ort, lott',
    'Diese Website betreibt: Lotte Weiß, Gasse 3, 12345 Ort, lotte@weiss.test. Fragen zum Datenschutz beantworte ich gern.',
    ['controller', 'controllerContact'],
  ],
  [
    'Ich, Lotte Weiß, Gasse 3, 12345 Ort (lotte@weiss.test), bin',
    'Ich, Lotte Weiß, Gasse 3, 12345 Ort (lotte@weiss.test), bin für diese Website verantwortlich.',
    ['controller', 'controllerContact'],
  ],
  [
    'Ansprechpartnerin in Sachen Datenschutz ist unsere Vorsitzen',
    'Ansprechpartnerin in Sachen Datenschutz ist unsere Vorsitzende.',
    [],
    ['controllerContact'],
  ],
  ['Verantwortlich: siehe Impressum.', 'Verantwortlich: siehe Impressum.', ['controller'], ['controllerContact']],
  ['Den Verantwortlichen finden Sie im Impressum.', 'Den Verantwortlichen finden Sie im Impressum.', ['controller'], ['controllerContact']],
  [
    'Wir heben Rechnungen zehn Jahre auf, weil das Gesetz es verl',
    'Wir heben Rechnungen zehn Jahre auf, weil das Gesetz es verlangt.',
    ['retentionPeriod'],
  ],
  [
    'E-Mails bleiben ein Jahr in unserem Postfach und werden dann',
    'E-Mails bleiben ein Jahr in unserem Postfach und werden dann gelöscht.',
    ['retentionPeriod'],
  ],
  ['Wir speichern nichts länger als nötig.', 'Wir speichern nichts länger als nötig.', ['retentionCriterion']],
  [
    'Die Daten werden gelöscht, wenn Ihr Anliegen erledigt ist.',
    'Die Daten werden gelöscht, wenn Ihr Anliegen erledigt ist.',
    ['retentionCriterion'],
  ],
  [
    'Unsere Kunden sind seit 20 Jahren zufrieden und wir speicher',
    'Unsere Kunden sind seit 20 Jahren zufrieden und wir speichern keine Daten.',
    [],
    ['retentionPeriod'],
  ],
  [
    'Wir verkaufen Ihre Daten nicht und geben sie nicht an Dritte',
    'Wir verkaufen Ihre Daten nicht und geben sie nicht an Dritte weiter.',
    [],
    ['thirdCountry'],
  ],
  [
    'Unsere Seite liegt auf einem Server in Frankfurt.',
    'Unsere Seite liegt auf einem Server in Frankfurt.',
    ['hostingLogs'],
    ['thirdCountry'],
  ],
  ['Der Anbieter sitzt in den USA.', 'Der Anbieter sitzt in den USA.', ['thirdCountry']],
  [
    'Unser Geschäftsführer war lange in den USA tätig und spricht',
    'Unser Geschäftsführer war lange in den USA tätig und spricht Englisch.',
    [],
    ['thirdCountry'],
  ],
  [
    'Ihr könnt jederzeit erfahren, was wir über euch gespeichert',
    'Ihr könnt jederzeit erfahren, was wir über euch gespeichert haben, es ändern oder löschen lassen.',
    ['rightAccess', 'rightErasure'],
  ],
  [
    'Du willst, dass wir deine Daten löschen? Schreib uns eine Ma',
    'Du willst, dass wir deine Daten löschen? Schreib uns eine Mail.',
    ['rightErasure'],
  ],
  ['Sie können eine Kopie Ihrer Daten anfordern.', 'Sie können eine Kopie Ihrer Daten anfordern.', ['rightAccess']],
  [
    'Wenn Sie mit dem Umgang mit Ihren Daten nicht einverstanden',
    'Wenn Sie mit dem Umgang mit Ihren Daten nicht einverstanden sind, können Sie sich an die Landesbeauftragte für den Datenschutz wenden.',
    ['complaint'],
  ],
  [
    'Für Beschwerden ist der Bayerische Landesbeauftragte für den',
    'Für Beschwerden ist der Bayerische Landesbeauftragte für den Datenschutz zuständig.',
    ['complaint'],
  ],
  [
    'Bonitätsprüfung Wir holen vor Vertragsschluss bei der SCHUFA',
    'Bonitätsprüfung\nWir holen vor Vertragsschluss bei der SCHUFA eine Auskunft auf Basis mathematisch-statistischer Verfahren (Scoring) ein.',
    ['automated'],
  ],
  [
    'Felder mit Sternchen müssen Sie ausfüllen, sonst können wir',
    'Felder mit Sternchen müssen Sie ausfüllen, sonst können wir Ihnen nicht antworten.',
    ['obligation'],
  ],
  ['Alle Angaben im Formular sind freiwillig.', 'Alle Angaben im Formular sind freiwillig.', ['obligation']],
  ['Sie sind nicht verpflichtet, uns Ihre Daten zu geben.', 'Sie sind nicht verpflichtet, uns Ihre Daten zu geben.', ['obligation']],
  [
    'Ohne Cookies ist die Nutzung unserer Seite nicht möglich.',
    'Ohne Cookies ist die Nutzung unserer Seite nicht möglich.',
    [],
    ['obligation'],
  ],
  [
    'Wer uns eine Bewerbung schickt, dessen Unterlagen sieht nur',
    'Wer uns eine Bewerbung schickt, dessen Unterlagen sieht nur die Chefin. Nach sechs Monaten wird alles geschreddert.',
    ['applications', 'retentionPeriod'],
  ],
  ['Zur Bewerbung unserer Produkte nutzen wir Anzeigen.', 'Zur Bewerbung unserer Produkte nutzen wir Anzeigen.', [], ['applications']],
  [
    'Wir haben einen Instagram-Kanal. Was Instagram dort mit Ihre',
    'Wir haben einen Instagram-Kanal. Was Instagram dort mit Ihren Daten macht, wissen wir nicht.',
    ['social'],
  ],
  ['Folgen Sie uns auf Instagram!', 'Folgen Sie uns auf Instagram!', [], ['social']],
  [
    'Unser monatlicher Infobrief kommt per E-Mail. Sie können ihn',
    'Unser monatlicher Infobrief kommt per E-Mail. Sie können ihn jederzeit abbestellen.',
    ['newsletter'],
  ],
  ['Einen Newsletter gibt es bei uns nicht.', 'Einen Newsletter gibt es bei uns nicht.', [], ['newsletter']],
  [
    'Daran, dass unsere Seite sicher ist, haben wir ein berechtig',
    'Daran, dass unsere Seite sicher ist, haben wir ein berechtigtes Interesse.',
    ['legitimateInterest'],
  ],
  [
    'an interest by examples in the same sentence',
    'Im Übrigen verarbeiten wir Daten gem. Art. 6 Abs. 1 lit. f. DSGVO auf Grundlage unserer berechtigten Interessen, z.B. wenn es sich um Verwaltung oder Öffentlichkeitsarbeit handelt.',
    ['legitimateInterest'],
  ],
  [
    'an interest in the words of the law, with its place',
    'Dies geschieht auf Grundlage unserer berechtigten Interessen, insbesondere nach Art. 6 Abs. 1 lit. f DSGVO.',
    [],
    ['legitimateInterest'],
  ],
  [
    'Wir stützen uns auf unser berechtigtes Interesse, die Websit',
    'Wir stützen uns auf unser berechtigtes Interesse, die Website sicher zu betreiben.',
    ['legitimateInterest'],
  ],
  [
    'Die Verarbeitung erfolgt auf Grundlage unserer berechtigten',
    'Die Verarbeitung erfolgt auf Grundlage unserer berechtigten Interessen nach Art. 6 Abs. 1 lit. f DSGVO.',
    ['legalBases'],
    ['legitimateInterest'],
  ],
  [
    'Im Rahmen unserer Tätigkeit geben wir Daten nur dann an exte',
    'Im Rahmen unserer Tätigkeit geben wir Daten nur dann an externe Stellen weiter, wenn wir ein berechtigtes Interesse nach Art. 6 Abs. 1 lit. f DSGVO an der Weitergabe haben oder wenn eine sonstige Rechtsgrundlage die Datenweitergabe erlaubt.',
    ['legalBases'],
    ['legitimateInterest'],
  ],
  [
    'Wir haben ein berechtigtes Interesse an der Abwehr von Angri',
    'Wir haben ein berechtigtes Interesse an der Abwehr von Angriffen.',
    ['legitimateInterest'],
  ],
  [
    'Rechtsgrundlage für unser berechtigtes Interesse ist Art. 6',
    'Rechtsgrundlage für unser berechtigtes Interesse ist Art. 6 Abs. 1 lit. f DSGVO.',
    ['legalBases'],
    ['legitimateInterest'],
  ],
  [
    'Die Einwilligung kann jederzeit formlos zurückgezogen werden',
    'Die Einwilligung kann jederzeit formlos zurückgezogen werden.',
    ['withdrawal'],
  ],
  [
    'Sie haben in etwas eingewilligt? Das können Sie jederzeit rü',
    'Sie haben in etwas eingewilligt? Das können Sie jederzeit rückgängig machen.',
    ['withdrawal'],
  ],
  [
    'Sie können den Vertrag binnen vierzehn Tagen widerrufen.',
    'Sie können den Vertrag binnen vierzehn Tagen widerrufen.',
    [],
    ['withdrawal'],
  ],
  [
    'Mehr Informationen finden Sie in der Datenschutzerklärung vo',
    'Mehr Informationen finden Sie in der Datenschutzerklärung von Google. Google ist für die Verarbeitung verantwortlich.',
    [],
    ['controller'],
  ],
  [
    'Hinweis auf Widerspruch: Sie können der Nutzung Ihrer Daten',
    'Hinweis auf Widerspruch: Sie können der Nutzung Ihrer Daten für Werbung jederzeit widersprechen.',
    ['rightObjection'],
  ],
  [
    'Wir haben keinen Datenschutzbeauftragten, weil wir dazu nich',
    'Wir haben keinen Datenschutzbeauftragten, weil wir dazu nicht verpflichtet sind.',
    [],
    ['dpo'],
  ],
  [
    'Unser Datenschutzbeauftragter steht Ihnen gern zur Verfügung',
    'Unser Datenschutzbeauftragter steht Ihnen gern zur Verfügung: Herr Gelb, Tel. 0123 45678.',
    ['dpo', 'dpoContact'],
  ],
];
const english: NoticeCase[] = [
  [
    'Controller Blue Ltd., 4 High Street, 12345 Town, info@blue.t',
    'Controller\nBlue Ltd., 4 High Street, 12345 Town, info@blue.test',
    ['controller', 'controllerContact'],
  ],
  [
    'This website is operated by Blue GmbH, Ring 4, 12345 Town, G',
    'This website is operated by Blue GmbH, Ring 4, 12345 Town, Germany, hello@blue.test. We are responsible for the processing of your data.',
    ['controller', 'controllerContact'],
  ],
  [
    'We keep server logs for 7 days to detect attacks (legitimate',
    'We keep server logs for 7 days to detect attacks (legitimate interest, Art. 6(1)(f) GDPR).',
    ['hostingLogs', 'retentionPeriod', 'legalBases', 'legitimateInterest', 'purposes'],
  ],
  [
    'You may ask us what data we hold about you, have it correcte',
    'You may ask us what data we hold about you, have it corrected or deleted, restrict or object to its use and receive it in a common format.',
    sixRights,
  ],
  [
    'You can withdraw your consent at any time by sending us an e',
    'You can withdraw your consent at any time by sending us an email.',
    ['withdrawal'],
  ],
  [
    'You have the right to lodge a complaint with a data protecti',
    'You have the right to lodge a complaint with a data protection authority.',
    ['complaint'],
  ],
  ['We do not use automated decision-making.', 'We do not use automated decision-making.', ['automated']],
  [
    'Our newsletter is sent with Mailchimp. You can unsubscribe a',
    'Our newsletter is sent with Mailchimp. You can unsubscribe at any time.',
    ['newsletter', 'recipients'],
  ],
  ['Invoices must be kept for ten years.', 'Invoices must be kept for ten years.', ['retentionPeriod']],
  ['We delete your data once it is no longer needed.', 'We delete your data once it is no longer needed.', ['retentionCriterion']],
  [
    'Data is transferred to the USA on the basis of standard cont',
    'Data is transferred to the USA on the basis of standard contractual clauses.',
    ['thirdCountry'],
  ],
  ['Your data will not be passed on to third parties.', 'Your data will not be passed on to third parties.', [], ['thirdCountry']],
  [
    'If you apply for a job, we process your documents and delete',
    'If you apply for a job, we process your documents and delete them after six months.',
    ['applications', 'retentionPeriod'],
  ],
  [
    'Without your email address we cannot answer your message.',
    'Without your email address we cannot answer your message.',
    ['obligation'],
  ],
];

it.each(german)('%s', (...noticeCase) => {
  expect(misread(noticeCase)).toEqual({ missing: [], wrong: [] });
});

it.each(english)('%s', (...noticeCase) => {
  expect(misread(noticeCase, englishIntro)).toEqual({ missing: [], wrong: [] });
});
