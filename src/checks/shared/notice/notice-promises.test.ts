import { expect, it } from 'vitest';
import { growthWith, mostGrowth } from '../../../../test/factories/growth.ts';
import { promisesOf } from './notice-promises.ts';

const about = (text: string) => promisesOf(text).map(({ kind, services }) => [kind, [...services][0] ?? '']);

const promised: [string, string, string][] = [
  [
    'YouTube\nWir zeigen Videos von YouTube. Beim Abspielen werden Ihre IP-Adresse und die Seite an YouTube übermittelt.',
    'onAct',
    'youtube',
  ],
  [
    'Sobald Sie ein YouTube-Video auf dieser Website starten, wird eine Verbindung zu den Servern von YouTube hergestellt.',
    'onAct',
    'youtube',
  ],
  ['Vimeo\nWenn Sie ein Video abspielen, wird Ihre IP-Adresse an Vimeo übertragen.', 'onAct', 'vimeo'],
  ['When you play a video, data are transmitted to Vimeo.', 'onAct', 'vimeo'],
  ['Statistik\nDafür nehmen wir Google Analytics. Wenn du „Nein“ klickst, wird nichts gezählt.', 'onRefusal', 'google-analytics'],
  ['Google Analytics\nWir nutzen Google Analytics. Lehnen Sie ab, werden keine Daten erhoben.', 'onRefusal', 'google-analytics'],
  ['Matomo\nWir nutzen Matomo. Falls Sie nicht zustimmen, findet keine Messung statt.', 'onRefusal', 'matomo'],
  ['If you reject, nothing is sent to Hotjar.', 'onRefusal', 'hotjar'],
  ['Soweit Sie Ihre Einwilligung erklärt haben, wird auf dieser Website Google Analytics 4 eingesetzt.', 'withConsent', 'google-analytics'],
  ['Sofern Sie uns Ihre Einwilligung hierzu erteilt haben, nutzen wir Hotjar.', 'withConsent', 'hotjar'],
  ['Alle anderen Dienste starten erst mit Ihrer Einwilligung (Art. 6 Abs. 1 S. 1 lit. a DSGVO).', 'noCookiesBefore', ''],
  [
    'Einwilligungen\nDie Auswahl führen wir mit Klaro, das Protokoll mit Didomi. Alles Weitere erfolgt erst nach Ihrer Zustimmung.',
    'noCookiesBefore',
    '',
  ],
  ['Klaro\nKlaro speichert Ihre Wahl. Alles Weitere geschieht nur mit Ihrer Einwilligung nach § 25 Abs. 1 TDDDG.', 'noCookiesBefore', ''],
  [
    'Einwilligung mit Klaro\nSoweit Cookies oder ähnliche Technologien nicht unbedingt erforderlich sind, verwenden wir sie nur mit Ihrer Zustimmung (§ 25 Abs. 1 TDDDG).',
    'noCookiesBefore',
    '',
  ],
  ['Sofern Cookies technisch nicht notwendig sind, setzen wir diese erst, wenn Sie eingewilligt haben.', 'noCookiesBefore', ''],
  ['If services are not strictly necessary, we load them only with your consent.', 'noCookiesBefore', ''],
  ['Alles Übrige – Karten, Filme und die Messung der Besuche – erfolgt erst nach Ihrer Zustimmung.', 'noCookiesBefore', ''],
  ['Klaro\nKlaro speichert Ihre Wahl. Alle weiteren Tools laden nur nach Ihrer Zustimmung.', 'noCookiesBefore', ''],
  [
    'Axeptio\nWe use Axeptio. All services that are not strictly necessary are started only after you have given your consent.',
    'noCookiesBefore',
    '',
  ],
  ['Dienste, die nicht unbedingt erforderlich sind, werden erst nach Ihrer Einwilligung geladen.', 'noCookiesBefore', ''],
  ['Klaro\nKlaro speichert Ihre Wahl. Nicht notwendige Dienste starten erst, wenn Sie zugestimmt haben.', 'noCookiesBefore', ''],
  ['Cookies that are not strictly necessary are set only with your consent.', 'noCookiesBefore', ''],
  ['Ohne diese Einwilligung unterbleibt der Einsatz von Google Analytics 4 während Ihres Seitenbesuchs.', 'notBefore', 'google-analytics'],
  ['Ohne Ihre Einwilligung unterbleibt die Verwendung von Hotjar.', 'notBefore', 'hotjar'],
  ['Der Einsatz von Hotjar unterbleibt, solange Sie nicht zugestimmt haben.', 'notBefore', 'hotjar'],
  ['Falls Sie eingewilligt haben, setzen wir Hotjar ein.', 'withConsent', 'hotjar'],
  ['Once you have given your consent, we use Hotjar.', 'withConsent', 'hotjar'],
  [
    'Eine Verbindung zu ReadSpeaker wird erst aufgebaut, wenn Sie auf „Vorlesen“ klicken; dann wird das Cookie „ReadSpeakerSettings“ gesetzt.',
    'noDataBefore',
    'readspeaker',
  ],
  [
    'Eingebettete Inhalte\nGoogle Maps: Wir binden Karten ein. Dienstanbieter: Google Cloud EMEA Limited, Dublin 2, Irland. Die Karte wird erst nach Ihrer Einwilligung geladen.',
    'notBefore',
    'google-maps',
  ],
  ['Schriften\nDie verwendeten Google Webfonts liegen auf unserem eigenen Webspace.', 'ownFiles', 'google-fonts'],
  ['Beim Laden der Seite wird kein Kontakt zu Google Fonts aufgenommen.', 'noDataBefore', 'google-fonts'],
  ['Google Fonts werden nicht von Servern von Google geladen.', 'noDataBefore', 'google-fonts'],
  ['Unsere Schriften werden nicht von Google Fonts nachgeladen, sondern liegen bei unserem Baukasten.', 'noDataBefore', 'google-fonts'],
  ['Stripe wird erst im Bezahlvorgang nach Abschluss der Registrierung geladen.', 'notBefore', 'stripe'],
  ['Klarna lädt erst an der Kasse.', 'notBefore', 'klarna'],
  ['Stripe wird erst geladen, wenn Sie zur Kasse gehen.', 'notBefore', 'stripe'],
  ['Beim Ansehen unserer Preise werden keine Daten an Stripe übermittelt.', 'noDataBefore', 'stripe'],
  ['Wenn Sie diese Zahlungsart nicht wählen, erhält PayPal keine Daten.', 'noDataBefore', 'paypal'],
  ['Solange Sie nicht mit Klarna zahlen, erhält Klarna keine Kundendaten.', 'noDataBefore', 'klarna'],
  ['etracker\nWir nutzen etracker der etracker GmbH. Wir verwenden dabei keine Cookies für die Analyse.', 'noCookies', 'etracker'],
  ['Wir setzen Matomo ein. Matomo setzt keine Cookies.', 'noCookies', 'matomo'],
  ['Wir haben Matomo so konfiguriert, dass Matomo keine Cookies in Ihrem Browser speichert.', 'noCookies', 'matomo'],
  ['Plausible legt im Browser nichts ab und verwendet keine Cookies.', 'noCookies', 'plausible'],
  ['Schriftarten (lokales Hosting)\nDiese Seite nutzt Schriftarten, die lokal installiert sind.', 'ownFiles', ''],
  ['Matomo\nWir nutzen Matomo. Cookies werden nicht ohne Ihre Einwilligung gesetzt.', 'noCookiesBefore', 'matomo'],
  ['Matomo\nWir werten Besuche mit Matomo aus. Cookies werden dabei nicht gesetzt.', 'noCookies', 'matomo'],
  ['Plausible zählt Aufrufe, Cookies werden von Plausible nicht verwendet.', 'noCookies', 'plausible'],
  ['Wir nutzen Plausible. Das Programm arbeitet ohne Cookies und speichert nichts.', 'noCookies', 'plausible'],
  ['Matomo wird bei uns cookielos betrieben, Daten bleiben bei uns.', 'noCookies', 'matomo'],
  ['Ohne Ihre Einwilligung werden durch Hotjar keine Cookies gesetzt.', 'noCookiesBefore', 'hotjar'],
  [
    'Google Analytics\nWir nutzen Google Analytics. Cookies werden erst nach Ihrer Einwilligung gesetzt.',
    'noCookiesBefore',
    'google-analytics',
  ],
  ['Ohne Ihre Einwilligung werden keine Daten an Google Analytics übertragen.', 'noDataBefore', 'google-analytics'],
  [
    'Google Analytics\nWir nutzen Google Analytics. Ohne Ihre Einwilligung werden keinerlei Daten an Google gesendet.',
    'noDataBefore',
    'google-analytics',
  ],
  ['Ohne Ihre Zustimmung fließen keine Daten an Hotjar.', 'noDataBefore', 'hotjar'],
  ['Solange Sie nicht klicken, gelangen keine Daten an YouTube.', 'noDataBefore', 'youtube'],
  ['Es werden keine Daten an YouTube übertragen, bevor Sie das Video starten.', 'noDataBefore', 'youtube'],
  ['Klarna\nÜber Klarna zahlen Sie. Ohne diese Wahl erhält Klarna von dir keine Daten.', 'noDataBefore', 'klarna'],
  ['Erst wenn Sie dem Link folgen, gelangen Daten an die DATEV eG.', 'noDataBefore', 'datev'],
  ['Die DATEV eG verlinken wir nur.', 'noDataBefore', 'datev'],
  ['„DATEV“ verlinken wir nur.', 'noDataBefore', 'datev'],
  ['YouTube-Videos verlinken wir nur.', 'noDataBefore', 'youtube'],
  [
    'DATEV\n„DATEV Unternehmen online“ verlinken wir nur. Erst wenn Sie einem Link folgen, gelangen Daten an die DATEV eG.',
    'noDataBefore',
    'datev',
  ],
  ['Auf Calendly verweisen wir lediglich mit einem Link.', 'noDataBefore', 'calendly'],
  ['Erst mit Ihrem Klick auf „Ja, gern“ wird eine Verbindung zu OneSignal aufgebaut.', 'noDataBefore', 'onesignal'],
  ['Eine Verbindung zu Hotjar findet nicht statt; es wird keine Verbindung aufgebaut.', 'noDataBefore', 'hotjar'],
  ['Vimeo\nFilme zeigt Vimeo. Sie werden erst geladen, wenn Sie den funktionellen Cookies zugestimmt haben.', 'notBefore', 'vimeo'],
  [
    'Meta-Pixel\nDas Pixel wird nur geladen, wenn Sie im Cookie-Banner eingewilligt haben (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG); die Einwilligung ist jederzeit widerrufbar.',
    'notBefore',
    'meta-pixel',
  ],
  [
    'Hotjar wird nur mit Ihrer Einwilligung geladen, die Sie jederzeit mit Wirkung für die Zukunft widerrufen können.',
    'notBefore',
    'hotjar',
  ],
  ['Hotjar is loaded only after you consent; you may withdraw your consent at any time.', 'notBefore', 'hotjar'],
  ['Hotjar wird nur geladen, wenn Sie Statistik-Cookies akzeptiert haben.', 'notBefore', 'hotjar'],
  ['Das Pinterest-Tag verwenden wir nur, wenn du zugestimmt hast (Art. 6 Abs. 1 lit. a DSGVO).', 'notBefore', 'pinterest-tag'],
  ['Mit Ihrer Einwilligung messen wir mit dem LinkedIn Insight Tag den Erfolg unserer Anzeigen.', 'withConsent', 'linkedin-insight'],
  ['Wenn Sie einwilligen, zeichnet Hotjar Mausbewegungen auf.', 'withConsent', 'hotjar'],
  [
    'Ich verwende den erweiterten Datenschutzmodus: YouTube speichert keine Informationen über Sie, bevor Sie das Video ansehen.',
    'privateMode',
    'youtube-nocookie',
  ],
  ['Schriften, Bilder und das Video liefert unser eigener Server aus.', 'ownFiles', ''],
  [
    'Schriftarten\nAlle Schriftarten werden lokal von unserem eigenen Server ausgeliefert und nicht von Servern Dritter nachgeladen.',
    'ownFiles',
    '',
  ],
  ['Die Schriften liegen auf unserem Webspace, nicht bei Google.', 'ownFiles', ''],
  ['All fonts are served from our own server and not from third parties.', 'ownFiles', ''],
  ['Alle Schriftarten sind lokal eingebunden und werden von unserem Server geladen.', 'ownFiles', ''],
  ['Bilder und Schriften laden wir vom eigenen Server, sodass keine Verbindung zu Dritten entsteht.', 'ownFiles', ''],
  ['Google Maps\nWir zeigen Karten von Google Maps. Die Karte wird erst geladen, wenn Sie zugestimmt haben.', 'notBefore', 'google-maps'],
  ['Hotjar wird nur mit Ihrer Einwilligung eingesetzt.', 'notBefore', 'hotjar'],
  [
    '6. PayPal\nWählen Sie PayPal, leiten wir Sie weiter. Erst dann wird eine Verbindung zu PayPal hergestellt; PayPal erhält Namen.',
    'noDataBefore',
    'paypal',
  ],
  ['Erst wenn Sie auf das Vorschaubild klicken, wird eine Verbindung zu YouTube hergestellt.', 'noDataBefore', 'youtube'],
  ['Google Analytics is only loaded after you have given your consent.', 'notBefore', 'google-analytics'],
  ['Videos von Vimeo binden wir ein. Wir haben die Option „Do Not Track“ eingeschaltet.', 'privateMode', 'vimeo'],
  ['YouTube-Videos binden wir im erweiterten Datenschutzmodus ein.', 'privateMode', 'youtube'],
  ['Cookies\nUnsere Website verwendet keine Cookies.', 'noCookies', ''],
  // A category of the banner that is let through.
  ['Meta Pixel\nDer Pixel wird erst geladen, wenn Sie „Werbe-Cookies“ zugelassen haben.', 'notBefore', 'meta-pixel'],
  ['Hotjar wird erst geladen, nachdem Sie „Statistik“ im Banner aktiviert haben.', 'notBefore', 'hotjar'],
  ['Google Maps wird nur geladen, wenn Sie externe Medien zulassen.', 'notBefore', 'google-maps'],
  ['Hotjar setzen wir nur ein, wenn Sie die Kategorie "Analyse" ausgewählt haben.', 'notBefore', 'hotjar'],
  ['Mit dem LinkedIn Insight Tag messen wir ausschließlich, nachdem Sie „Marketing“ zugelassen haben.', 'withConsent', 'linkedin-insight'],
  ['Hotjar zeichnet Mausbewegungen nur mit Ihrer Einwilligung auf.', 'withConsent', 'hotjar'],
  ['Matomo\nWir zählen mit Matomo. Die Auswertung geschieht nur, wenn Sie eingewilligt haben.', 'withConsent', 'matomo'],
  ['etracker\nWir nutzen etracker. Die Reichweitenmessung erfolgt ausschließlich mit Ihrer Zustimmung.', 'withConsent', 'etracker'],
  ['Matomo\nWir nutzen Matomo. Besuche werden nur gezählt, wenn du zugestimmt hast.', 'withConsent', 'matomo'],
  ['Plausible\nWe use Plausible. The measurement takes place only if you consent.', 'withConsent', 'plausible'],
  // The site says that it runs the service itself.
  ['PostHog\nZur Produktanalyse betreiben wir PostHog auf unserer eigenen Infrastruktur.', 'ownServers', 'posthog'],
  ['Wir betreiben Matomo auf eigenen Servern in Deutschland.', 'ownServers', 'matomo'],
  ['Matomo\nDie Software ist auf unserem Webserver installiert.', 'ownServers', 'matomo'],
  ['Plausible wird bei uns als selbst gehostete Lösung betrieben.', 'ownServers', 'plausible'],
  ['We run PostHog on our own servers.', 'ownServers', 'posthog'],
  ['Matomo betreiben wir ausschließlich auf einem eigenen Server; es werden keine Daten an Dritte weitergegeben.', 'ownServers', 'matomo'],
  ['Matomo läuft auf unserem eigenen Server – eine Weitergabe findet nicht statt.', 'ownServers', 'matomo'],
  // The company of all services of the section, and the moment in other words.
  [
    'Google Analytics und Google Ads\nVor deiner Einwilligung werden keinerlei Daten an Google übertragen.',
    'noDataBefore',
    'google-analytics',
  ],
  ['Vor Ihrer Einwilligung werden keine Daten an Hotjar übermittelt.', 'noDataBefore', 'hotjar'],
  ['Bevor Sie zustimmen, fließen keine Daten an Hotjar.', 'noDataBefore', 'hotjar'],
  ['Vor Ihrer Einwilligung setzen wir auf dieser Website keine Cookies.', 'noCookiesBefore', ''],
  // What waits is shown only then; cookies in brackets are told beside.
  ['Die Karte von Google Maps erscheint erst mit Ihrer Einwilligung.', 'notBefore', 'google-maps'],
  ['Videos von Vimeo werden erst nach Ihrer Zustimmung angezeigt (Cookie vuid, 2 Jahre).', 'notBefore', 'vimeo'],
  // For the case of a payment.
  ['PayPal: Bezahlen Sie mit PayPal, übermitteln wir Ihre Zahlungsdaten an die PayPal (Europe) S.à r.l.', 'whenPaying', 'paypal'],
  ['Wenn Sie mit PayPal zahlen, geben wir Ihre Zahlungsdaten weiter.', 'whenPaying', 'paypal'],
  ['Bei Zahlung per PayPal werden Ihre Daten an PayPal weitergeleitet.', 'whenPaying', 'paypal'],
  // The time before consent in further words, and a processor that is named besides.
  ['Matomo\nSolange Sie nicht eingewilligt haben, findet keine Zählung statt: Matomo wird nicht ausgeführt.', 'notBefore', 'matomo'],
  ['Wenn Sie nicht zustimmen, wird Hotjar nicht geladen.', 'notBefore', 'hotjar'],
  ['Falls du nicht einwilligst, werden keine Daten an Hotjar übertragen.', 'noDataBefore', 'hotjar'],
  ['Bis Sie zustimmen, werden keine Daten an Hotjar übertragen.', 'noDataBefore', 'hotjar'],
  ['As long as you have not given your consent, Hotjar is not loaded.', 'notBefore', 'hotjar'],
  [
    'Bilder (Elfsight)\nElfsight setzt über seinen Dienstleister Cloudflare Cookies. Das Widget wird nur geladen, wenn Sie zugestimmt haben.',
    'notBefore',
    'elfsight',
  ],
  // The visitor is led on, no data; and consent without "Ihre".
  [
    'PayPal\nDer Knopf ist ein Link: Erst wenn Sie ihn anklicken, werden Sie zu PayPal weitergeleitet, und erst dann werden Daten übertragen.',
    'noDataBefore',
    'paypal',
  ],
  ['Erst wenn Sie klicken, leiten wir Sie zu Calendly weiter und übertragen Daten.', 'noDataBefore', 'calendly'],
  [
    'Microsoft Advertising\nMit Einwilligung in „Marketing“ setzt Microsoft Cookies: _uetsid (1 Tag).',
    'noCookiesBefore',
    'microsoft-advertising',
  ],
  ['Nur mit Einwilligung messen wir mit dem LinkedIn Insight Tag den Erfolg.', 'withConsent', 'linkedin-insight'],
];
const profiles = 'Unsere Profile bei YouTube\nIm Fuß der Website finden Sie nur Verweise; Daten fließen erst, wenn Sie diese anklicken.';
it.each([
  ['links beside an embed', `Videos\nWir binden Videos von YouTube ein.\n${profiles}`, []],
  ['links alone', profiles, ['noDataBefore']],
  ['links, and that nothing is embedded', `Videos\nVideos von YouTube binden wir nicht ein.\n${profiles}`, ['noDataBefore']],
  [
    'the embed itself on a click',
    'YouTube\nWir binden Videos von YouTube ein. Daten fließen erst, wenn Sie das Video anklicken.',
    ['noDataBefore'],
  ],
])('of %s', (_, text, kinds) => {
  expect(promisesOf(text).map(({ kind }) => kind)).toEqual(kinds);
});

it.each([
  ['Ohne Ihre Einwilligung setzen wir nur technisch notwendige Cookies.', ['noCookiesBefore']],
  ['Solange Sie nicht zustimmen, werden ausschließlich unbedingt erforderliche Cookies gesetzt.', ['noCookiesBefore']],
  ['Without your consent we set only strictly necessary cookies.', ['noCookiesBefore']],
  ['Wir setzen technisch notwendige Cookies ohne Ihre Einwilligung.', []],
  ['Mit Ihrer Einwilligung setzen wir nicht nur technisch notwendige Cookies.', []],
  ['All services that are strictly necessary are started with every visit.', []],
  ['Services that are not strictly necessary may be used after consent.', []],
])('what is promised of all cookies: %s', (text, kinds) => {
  expect(promisesOf(text).map(({ kind, services }) => [kind, services.size])).toEqual(kinds.map((kind) => [kind, 0]));
});

it.each([
  'Google Fonts werden nicht nur von Servern von Google geladen.',
  'Stripe wird im Bezahlvorgang geladen.',
  'Wenn Sie PayPal wählen, erhält PayPal Ihre Daten.',
])('promises nothing of the time before: %s', (text) => {
  expect(promisesOf(text).filter(({ kind }) => kind === 'noDataBefore' || kind === 'notBefore')).toEqual([]);
});

it.each(promised)('%s', (text, kind, service) => expect(about(text)).toEqual([[kind, service]]));

it.each([
  // Conditions, parts and possibilities.
  'Matomo setzt keine Cookies, wenn Sie der Messung widersprechen.',
  'Wir nutzen Matomo. Sie können Ihren Browser so einstellen, dass keine Cookies gesetzt werden.',
  'Hotjar setzt keine Cookies von Drittanbietern.',
  'Anders als Google Analytics setzt Matomo keine Cookies.',
  'Wir nutzen Matomo. Anders als bei Google Analytics bleiben die Daten bei uns. Es werden keine Cookies gesetzt.',
  'Wir verwenden keine Cookies zu Werbezwecken.',
  'Klaro\nWir nutzen Klaro. Sämtliche weiteren Inhalte laden wir nur, wenn Sie zustimmen.',
  'Wenn Sie das nicht wollen, verwenden wir keine Cookies.',
  // Other things of the same vendor are only linked.
  '„DATEV Unternehmen online“ verlinken wir nur.',
  '„DATEV Unternehmen online“, „Meine Steuern“, „DATEV Upload“ und TeamViewer verlinken wir nur.',
  'Unseren YouTube-Kanal verlinken wir nur.',
  'Unsere Instagram-Seite verlinken wir nur.',
  'DATEV Meine Steuern ist nur verlinkt.',
  // The legal basis, what somebody else says, and what is passed on.
  'Wir nutzen Google Maps. Sofern eine Einwilligung abgefragt wurde, erfolgt die Nutzung ausschließlich auf Grundlage Ihrer Einwilligung.',
  'YouTube speichert laut Google erst dann Daten, wenn Sie das Video ansehen und eine Verbindung besteht.',
  'Google Analytics: Die Daten werden nur mit Ihrer Einwilligung an Dritte weitergegeben und übertragen.',
  'Mit Mailchimp senden wir Ihnen den Newsletter nur mit Ihrer Einwilligung.',
  'Wenn Sie den Link zu YouTube anklicken, werden Daten an YouTube übertragen.',
  'Wenn Sie eine Seite mit einem Video von YouTube aufrufen, wird eine Verbindung zu YouTube aufgebaut.',
  'YouTube\nBeim Abspielen werden weitere Daten an YouTube übermittelt.',
  'Wird Hotjar nur mit Ihrer Einwilligung eingesetzt?',
  'Mit Ihrer Einwilligung senden wir Ihnen über Mailchimp den Newsletter.',
  'Im Passwortfeld werden keine Daten an Hotjar übertragen, wenn Sie tippen.',
  'Google Analytics und Vimeo\nVor Ihrer Einwilligung werden keine Daten an Google übertragen.',
  'PayPal bietet mehrere Zahlungsarten an.',
  'Bei der Anzeige des Vorschaubilds werden keine Daten an YouTube übertragen.',
  'Google Analytics überträgt keine Daten in die USA.',
  // Refused, or a condition by the order of the words.
  'Google Ad Manager\nAnzeigen füllt der Google Ad Manager. Lehnen Sie ab, liefern wir Anzeigen ohne Cookies und ohne Profil.',
  'Nach dem Ablehnen setzt Matomo keine Cookies.',
  // Not the mode itself, or not always.
  'YouTube-Videos binden wir ohne den erweiterten Datenschutzmodus ein.',
  'YouTube-Videos binden wir grundsätzlich im erweiterten Datenschutzmodus ein.',
  // Files of visitors, some files, and what is not said.
  'Bilder, die Sie hochladen, liegen auf unserem Server.',
  'Bilder werden lokal in Ihrem Browser gespeichert.',
  'Einige Schriften liegen auf unserem Server.',
  'Schriften werden nicht von unserem Server geladen.',
  'Wenn möglich laden wir Bilder von unserem Server.',
  // What is let through is no consent.
  'Google Maps wird nur geladen, wenn Sie JavaScript zulassen.',
  'Bei Hotjar nutzen nur zugelassene Personen die Aufzeichnungen.',
  // Not the site's own servers, or not the service itself.
  'Hotjar speichert die Daten auf eigenen Servern, die in Irland betrieben werden.',
  'Matomo wird nicht auf unserem Server betrieben.',
  'Matomo kann auf unserem Server betrieben werden.',
  'Für Calendly betreiben wir auf unserem Server eine Schnittstelle.',
  'Das Skript von Hotjar ist auf unserem Server installiert.',
  // With consent it sets more cookies; and data of a form are passed on.
  'PayPal\nMit Ihrer Einwilligung setzt PayPal Cookies.',
  'Erst wenn Sie klicken, werden Ihre Daten an PayPal weitergeleitet und übertragen.',
  'Wenn Sie der Zählung nicht zustimmen, wählen Sie Matomo ab.',
  // Another section has begun.
  'Hotjar\nWir nutzen Hotjar.\nSchriften\nEine Verbindung wird erst nach Ihrer Einwilligung hergestellt.',
])('promises nothing: %s', (text) => expect(about(text)).toEqual([]));

it.each([
  ['Alles Weitere geschieht nur mit Ihrer Einwilligung nach § 25 Abs. 1 TDDDG.', 'noCookiesBefore'],
  [
    'Technisch notwendige Cookies speichern wir auf Grundlage von § 25 Abs. 2 TDDDG; alle anderen nur mit Ihrer Einwilligung (Art. 6 Abs. 1 lit. a DSGVO).',
    'noCookiesBefore',
  ],
  ['Notwendige Cookies setzen wir immer, alle übrigen setzen wir erst nach Ihrer Zustimmung.', 'noCookiesBefore'],
  ['Necessary cookies are always set; all others only with your consent.', 'noCookiesBefore'],
  ['Alle anderen Cookies setze ich nur mit Ihrer Einwilligung (§ 25 Abs. 1 TDDDG).', 'noCookiesBefore'],
  [
    'Cookies und ähnliche Techniken, die nicht unbedingt nötig sind, setze ich ausschließlich mit deiner Einwilligung ein (§ 25 Abs. 1 TDDDG).',
    'noCookiesBefore',
  ],
  ['Technisch nicht notwendige Cookies werden nur mit Ihrer Einwilligung gesetzt.', 'noCookiesBefore'],
  ['Alle nicht notwendigen Cookies setzen wir erst, wenn Sie zugestimmt haben.', 'noCookiesBefore'],
  ['Cookies, die für den Betrieb nicht erforderlich sind, speichern wir nur nach Ihrer Zustimmung.', 'noCookiesBefore'],
  ['Alle anderen setzen wir erst, wenn Sie im Banner eingewilligt haben.', 'noCookiesBefore'],
  [
    'Alle anderen setzen wir nur mit Ihrer Einwilligung (§ 25 Abs. 1 TTDSG, Art. 6 Abs. 1 lit. a DSGVO), die Sie jederzeit über „Privatsphäre-Einstellungen“ am unteren Rand der Seite mit Wirkung für die Zukunft widerrufen können.',
    'noCookiesBefore',
  ],
  ['Alle übrigen Cookies, etwa zu Statistik und Werbung, verwenden wir nur mit Ihrer Zustimmung.', 'noCookiesBefore'],
  ['Weitere Cookies speichern wir erst, wenn Sie eingewilligt haben; die Einwilligung können Sie jederzeit widerrufen.', 'noCookiesBefore'],
  ['Darüber hinaus setzen wir Cookies nur mit Ihrer Einwilligung.', 'noCookiesBefore'],
  ['Nur mit Ihrer Einwilligung verwenden wir weitere Cookies.', 'noCookiesBefore'],
  ['Alle anderen Cookies können Sie in Ihrem Browser löschen, auch wenn Sie eingewilligt haben.', undefined],
  ['Weitere Informationen erhalten Sie nur mit Ihrer Einwilligung.', undefined],
  ['Alle anderen Daten geben wir nur mit Ihrer Einwilligung an Dritte weiter.', undefined],
  ['Alle weiteren Angaben sind freiwillig und nur mit Ihrer Einwilligung nutzbar.', undefined],
  ['Alle weiteren Newsletter erhalten Sie nur mit Ihrer Einwilligung.', undefined],
])('the rest of the site, with consent only: %s', (sentence, kind) => {
  expect(promisesOf(`4. Cookies\n${sentence}`)[0]?.kind).toBe(kind);
});

it('reads sentences on cookies that are not necessary in bounded steps', () => {
  const hostile = (times: number) => `Cookies, die ${'nicht unbedingt '.repeat(800 * times)}sind, setzen ${'nur mit '.repeat(800 * times)}`;
  expect(growthWith((times) => promisesOf(`4. Cookies\n${hostile(times)}`))).toBeLessThanOrEqual(mostGrowth);
});

it.each([
  [
    'Vimeo\nVideos werden erst nach einem Klick auf das Vorschaubild geladen und mit der Einstellung „Do not track“ abgespielt, sodass Vimeo keine Cookies setzt.',
    ['privateMode', 'notBefore'],
  ],
  [
    'YouTube\nWir nutzen den erweiterten Datenschutzmodus und laden Videos erst, wenn Sie eingewilligt haben.',
    ['privateMode', 'notBefore'],
  ],
  ['YouTube\nWir nutzen YouTube im erweiterten Datenschutzmodus, sodass erst beim Abspielen Daten übertragen werden.', ['privateMode']],
  ['YouTube\nWir nutzen YouTube im erweiterten Datenschutzmodus.', ['privateMode']],
  ['Hotjar\nOb Hotjar nur mit Einwilligung geladen wird, können Sie jederzeit widerrufen.', []],
])('all that one sentence says: %s', (text, kinds) => {
  expect(promisesOf(text).map(({ kind }) => kind)).toEqual(kinds);
});

it.each([
  ['Die Zahlungsdienste werden erst geladen, wenn Sie zur Kasse gehen.', true],
  ['Zahlungsanbieter laden wir nur im Bezahlvorgang.', true],
  ['Zahlungsdienstleister werden nicht erst an der Kasse geladen.', false],
  ['Zahlungsdienste verarbeiten Ihre Daten zur Abwicklung.', false],
])('of all payment services at once: %s', (sentence, isPromised) => {
  const [promise] = promisesOf(`Zahlung\n${sentence}`);
  expect([promise?.kind === 'notBefore', promise?.services.has('stripe') ?? false]).toEqual([isPromised, isPromised]);
});

it('puts the plainest of what it says of paying first', () => {
  const notice =
    'Klarna\nWählen Sie eine Zahlungsart von Klarna, werden Ihre Daten an Klarna weitergegeben. Mit Klarna wird nur dann eine Verbindung hergestellt, wenn Sie diese Zahlungsart auswählen.';
  expect(promisesOf(notice).map(({ kind, quote }) => [kind, quote.slice(0, 10)])).toEqual([
    ['whenPaying', 'Mit Klarna'],
    ['whenPaying', 'Wählen Sie'],
  ]);
});

it.each([
  'Klaro\nWir fragen mit Klaro nach Ihrer Einwilligung. Bis dahin hält Klaro alles zurück. Zuvor wird also kein Code von Werbepartnern geladen.',
  'Usercentrics\nWir nutzen Usercentrics. Solange Sie nicht zugestimmt haben, werden keine Daten an Drittanbieter übertragen.',
  'Cookiebot\nMit Ihrer Einwilligung lädt Cookiebot die ausgewählten Dienste.',
])('what a consent tool holds back is no promise of the tool: %s', (text) => {
  expect(promisesOf(text)).toEqual([]);
});
