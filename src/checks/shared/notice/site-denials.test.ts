import { expect, it } from 'vitest';
import { siteDenialsOf } from './site-denials.ts';

const read = (text: string) =>
  siteDenialsOf(text).map(({ kind, categories, thirdParties, beforeConsent, exceptDescribed }) =>
    [
      kind,
      [...categories].join('+') || (thirdParties ? 'third' : ''),
      ...(beforeConsent ? ['before'] : []),
      ...(exceptDescribed ? ['but'] : []),
    ].join(' '),
  );

it.each([
  ['Weitere Dienste\nWeitere Dienste von Drittanbietern sind auf dieser Website nicht eingebunden.', ['others third']],
  ['Wir binden keine Inhalte Dritter ein.', ['others third']],
  ['Inhalte von Drittanbietern werden auf unseren Seiten nicht eingebunden.', ['others third']],
  ['Andere Drittanbieter setzen wir nicht ein.', ['others third']],
  ['Darüber hinaus nutzen wir keine weiteren Dienste.', ['others third']],
  ['Es werden keine externen Dienste geladen.', ['others third']],
  ['We do not use any advertising cookies.', ['cookies marketing']],
  ['No other third-party services are embedded.', ['others third']],
  ['Wir verwenden keine Werbe-Cookies.', ['cookies marketing']],
  ['Cookies zu Werbezwecken setzen wir erst, wenn Sie zugestimmt haben.', ['cookies marketing before']],
  ['Wir setzen Marketing-Cookies nur mit Ihrer Einwilligung.', ['cookies marketing before']],
  ['Wir verwenden Cookies von Drittanbietern ausschließlich mit Ihrer Zustimmung.', ['cookies third before']],
  [
    'Wir setzen auf dieser Website Tracking-Cookies erst, nachdem Sie eingewilligt haben.',
    ['cookies analytics+session-replay+marketing before'],
  ],
  ['On this website we use advertising cookies only with your consent.', ['cookies marketing before']],
  ['Wir setzen Cookies zu Werbezwecken.', []],
  ['Wir setzen Werbe-Cookies mit Ihrer Einwilligung.', []],
  ['Marketing-Cookies können Sie nur mit Ihrer Einwilligung im Konto freischalten.', []],
  ['Die Daten aus Werbe-Cookies geben wir nur mit Ihrer Einwilligung an Dritte weiter.', []],
  ['Wir setzen keine Tracking- oder Marketing-Cookies ein.', ['cookies marketing+analytics+session-replay']],
  ['Diese Website setzt keine Drittanbieter-Cookies.', ['cookies third']],
  ['Cookies von anderen Firmen gibt es bei uns nicht.', ['cookies third']],
  ['Cookies von Drittanbietern werden auf dieser Website nicht gesetzt.', ['cookies third']],
  ['Cookies von anderen Firmen gibt es bei uns nicht ohne Ihre Einwilligung.', []],
  ['Wir setzen ausschließlich technisch notwendige Cookies ein.', ['cookies analytics+session-replay+marketing']],
  ['Auf dieser Website werden nur technisch notwendige Cookies verwendet.', ['cookies analytics+session-replay+marketing']],
  ['Wir verwenden lediglich ein Session-Cookie.', ['cookies analytics+session-replay+marketing']],
  ['Cookies\nCookies sind kleine Dateien. Wir benutzen nur ein einziges: Es heißt wahl.', ['cookies analytics+session-replay+marketing']],
  ['We use only strictly necessary cookies.', ['cookies analytics+session-replay+marketing']],
  [
    'Wir setzen nur notwendige Cookies ein. Für Statistik-Cookies fragen wir nach Ihrer Einwilligung.',
    ['cookies analytics+session-replay+marketing before'],
  ],
  ['Wir setzen nur notwendige Cookies ein. Alle anderen Cookies setzen wir nur mit Ihrer Einwilligung.', []],
  // What is told of consent further below is another matter: here the sentence knows no exception.
  [
    'Cookies\nWir setzen nur notwendige Cookies ein:\nwahl_gemerkt\nSie sind nötig. Sie enthalten keine Namen. Sie bleiben ein Jahr.\nBanner\nStatistik-Cookies setzt Muxelzähler mit Ihrer Einwilligung.',
    ['cookies analytics+session-replay+marketing'],
  ],
  ['Außer den genannten Dienstleistern erhält niemand Ihre Daten.', ['others third']],
  ['Neben den oben aufgeführten Stellen bekommen keine weiteren Unternehmen Ihre Daten.', ['others third']],
  ['Weitere Empfänger gibt es nicht.', ['others third']],
  ['Weitere Empfänger gibt es nur, soweit sie unten genannt sind.', ['others third']],
  ['Niemand sonst erhält Ihre Daten.', ['others third']],
  ['Nobody else receives your data.', ['others third']],
  ['Zunächst setzen wir nur technisch notwendige Cookies.', []],
  ['Wir setzen nicht nur technisch notwendige Cookies ein.', []],
  ['Für die Anmeldung nutzen wir nur ein Cookie.', []],
  ['Matomo\nWir nutzen Matomo. Es werden nur technisch notwendige Cookies gesetzt.', []],
  ['Cookies von Dritten gibt es nicht: Wir setzen keine Cookies von Drittanbietern.', ['cookies third']],
  [
    'Ohne deine Einwilligung werden auf dieser Website keine Statistik- und Werbedienste geladen.',
    ['services marketing+analytics+session-replay before'],
  ],
  ['Cookies zu Werbezwecken verwenden wir nicht.', ['cookies marketing']],
  ['Marketing-Cookies setzen wir auf dieser Website nicht ein.', ['cookies marketing']],
  ['Tracking-Cookies werden nicht gesetzt.', ['cookies analytics+session-replay+marketing']],
  ['Es werden keine Inhalte von fremden Servern geladen; auch eine Auswertung der Besuche findet nicht statt.', ['others third']],
  ['Wir laden keine Dateien von externen Servern.', ['others third']],
  ['Schriften von fremden Servern binden wir nicht ein.', ['others third']],
  ['Wir verwenden keine Analyse-Tools.', ['services analytics+session-replay']],
  ['An Werbenetzwerke geben wir keine Daten weiter.', ['services marketing']],
  [
    'Wir verwenden deshalb keine Werbe-Cookies, geben keine Nutzungsdaten an Werbenetzwerke weiter und binden Inhalte Dritter nur mit Ihrer Einwilligung ein, soweit im Folgenden nichts anderes gesagt ist.',
    ['cookies marketing but', 'services marketing but'],
  ],
])('%s', (text, denials) => {
  expect(read(text)).toEqual(denials);
});

it.each([
  'Inhalte von Drittanbietern binden wir nur mit Ihrer Einwilligung ein.',
  'Wenn Sie ablehnen, setzen wir keine Werbe-Cookies.',
  'Lehnen Sie ab, setzen wir keine Werbe-Cookies.',
  'Lehnen Sie ab, können keine Tracking-Tools laden.',
  'Google Analytics\nWir nutzen Google Analytics. Dabei setzen wir keine Werbe-Cookies.',
  'In unserem Newsletter verwenden wir keine Tracking-Pixel.',
  'Eine Weitergabe an Dritte findet nicht statt.',
  'Wir verkaufen keine Daten.',
  'Wir verwenden Werbe-Cookies und Analyse-Tools.',
  'Weitere Dienste von Drittanbietern beschreiben wir im Folgenden.',
  'Weitere Dienste von Drittanbietern können nicht ohne Einwilligung eingebunden werden.',
  'Wir haben auf Dienste von Drittanbietern keinen Einfluss.',
  'Cookies, die nicht von Drittanbietern eingesetzt werden, löschen wir.',
  'Sie können keine Werbe-Cookies einzeln abwählen.',
  'Marketing-Cookies setzen wir nicht zum Verkauf von Daten, sondern nur mit Einwilligung zur Messung ein.',
  'Wenn Sie ablehnen, werden keine Inhalte von fremden Servern geladen.',
  'Weitere Empfänger nennen wir bei den einzelnen Diensten.',
  'Weitere Empfänger erhalten Ihre Daten nur mit Ihrer Einwilligung.',
  'Außer den genannten Zwecken verarbeiten wir keine Daten.',
  'Alle anderen Dienste beschreiben wir im Folgenden.',
  'Bei Inhalten von fremden Servern wird Ihre IP-Adresse übertragen; eine Speicherung findet nicht statt.',
])('denies nothing: %s', (text) => {
  expect(read(text)).toEqual([]);
});
