import { it } from 'vitest';
import { sentencesOf } from './notice-passages.ts';

it('x', () => {
  const t = `6. PayPal
Wählen Sie als Zahlungsart PayPal, leiten wir Sie zu PayPal (Europe) S.à r.l. et Cie, S.C.A., 22–24 Boulevard Royal weiter. Erst dann wird eine Verbindung zu PayPal hergestellt; PayPal erhält Namen.
6. Besuchsmessung mit etracker
Wir nutzen etracker Analytics der etracker GmbH, Erste Brunnenstraße 1, 20459 Hamburg, um zu verstehen, welche Seiten gelesen werden. Wir verwenden dabei keine Cookies für die Analyse und lesen keine Informationen aus.
Google Analytics
Diese Website nutzt Google Analytics 4 der Google Ireland Limited. Ohne Ihre Einwilligung werden keine Daten an Google Analytics übertragen. Google ist zertifiziert.
TikTok
Wir nutzen das TikTok Pixel der TikTok Technology Limited. Der Dienst wird erst geladen, wenn du zugestimmt hast.
Facebook
Wir nutzen Meta. Foo bar Linkedin ist da.
`;
  for (const s of sentencesOf(t)) console.log([...s.about].join('|'), s.general, '::', s.text);
});
