import { expect, it } from 'vitest';
import { templateNotes } from './template-notes.ts';

it.each([
  'Hinweis: Diese Datenschutzerklärung ist eine anpassbare Vorlage.',
  'Diese Datenschutzerklärung dient nur als Muster.',
  'Dies ist lediglich ein Entwurf.',
  'Bitte lassen Sie sie vor dem Livegang anwaltlich prüfen.',
  'Bitte lassen Sie sie vor dem Livegang auf Ihre tatsächlichen Verarbeitungen prüfen.',
  'Vor der Veröffentlichung sind die Angaben zum Hoster zu ergänzen.',
  'Die markierten Felder müssen vor der Veröffentlichung ausgefüllt werden.',
  'Hinweis für den Betreiber: Diese Erklärung beschreibt den heutigen Stand.',
  'Anmerkung für Websitebetreiber: Zähler hier nennen.',
  'Sie ersetzt keine Rechtsberatung.',
  'Dieses Muster ersetzt keine anwaltliche Rechtsberatung.',
  'Dieser Abschnitt muss erweitert werden, sobald ein Warenkorb eingebaut ist.',
  'Nichtzutreffendes bitte streichen.',
  'Diesen Abschnitt bitte löschen, wenn Sie keinen Newsletter versenden.',
  'Bitte passen Sie diesen Text an Ihre Website an.',
  'Bitte ergänzen Sie die vollständigen Impressumsangaben (Name, ggf. USt-ID) passend zu Ihrem Betrieb.',
  'Bitte vervollständigen Sie noch die Pflichtangaben.',
  'Please complete this privacy notice for the services you use.',
  'This privacy policy is only a template.',
  'Please review this text before going live.',
  'Delete this section if you have no newsletter.',
])('a note to the author: %s', (sentence) => {
  expect(templateNotes(`Datenschutz\n${sentence}\nVerantwortlich ist die Muxel GmbH.`).sentences).toEqual([sentence]);
});

it.each([
  'Diese Datenschutzerklärung gilt für alle Seiten der Muxel GmbH.',
  'Diese Datenschutzerklärung wurde mit einer Vorlage der Kanzlei Muxel erstellt.',
  'Quelle: Mustertexte der Kanzlei Muxel',
  'Wir passen diese Datenschutzerklärung an, sobald sich unsere Verarbeitung ändert.',
  'Diese Datenschutzerklärung wird angepasst, sobald neue Dienste hinzukommen.',
  'Unsere Beiträge im Blog ersetzen keine Rechtsberatung.',
  'Bitte prüfen Sie vor dem Absenden Ihre Angaben.',
  'Bitte ergänzen Sie Ihre Angaben im Kontaktformular.',
  'Vor der Veröffentlichung Ihres Kommentars prüfen wir ihn.',
  'Ihr Kommentar muss vor der Veröffentlichung freigegeben werden.',
  'Sie können Cookies im Browser löschen.',
  'Der Verantwortliche ist Betreiber dieser Website.',
  'Dieser Absatz gilt, wenn Sie uns schreiben.',
  'Das Muster-Widerrufsformular finden Sie hier.',
  'Your comment must be checked before publication.',
])('said to visitors: %s', (sentence) => {
  expect(templateNotes(sentence).sentences).toEqual([]);
});

it('counts the labels of suggested texts', () => {
  const text = 'Kommentare\nVorgeschlagener Text: Wenn Besucher schreiben …\nMedien\nVorgeschlagener Text: Wenn du Fotos lädst …';
  expect(templateNotes(text)).toEqual({ sentences: [], suggestions: { count: 2, quote: 'Vorgeschlagener Text:' } });
  expect(templateNotes('Ein vorgeschlagener Text liegt bei.').suggestions).toBeNull();
});
