import { expect, it } from 'vitest';
import { readServiceNames } from './service-names.ts';

/** Two services in one sentence, rests of former ones, other people and articles: what is used, and what is at least named as not used. */
it.each<[text: string, used: string[], notUsed: string[]]>([
  [
    'Tische reservieren Sie bei uns über OpenTable; mit Quandoo arbeiten wir seit dem Winter nicht mehr zusammen.',
    ['opentable'],
    ['quandoo'],
  ],
  ['Nachdem wir Mailchimp gekündigt haben, verschicken wir den Rundbrief mit Brevo.', ['brevo'], ['mailchimp']],
  ['Seit wir Mailchimp verlassen haben, liegt die Liste bei CleverReach.', ['cleverreach'], ['mailchimp']],
  ['Unser Newsletter kommt nun von rapidmail und nicht mehr von Mailchimp.', ['rapidmail'], ['mailchimp']],
  ['Anders als auf unserer alten Seite gibt es keinen Chat von Userlike mehr.', [], ['userlike']],
  ['Die frühere Karte von Google Maps haben wir durch ein Bild ersetzt.', [], ['google-maps']],
  ['Die Karte auf der Kontaktseite stammt nicht von Google Maps, sondern von OpenStreetMap.', ['openstreetmap'], ['google-maps']],
  ['Videos, die früher über YouTube liefen, liegen jetzt auf unserem Server.', [], ['youtube']],
  ['Im Gegensatz zu Zoom speichert Jitsi bei uns keine Gespräche.', ['jitsi'], ['zoom']],
  ['Wir bitten um Verständnis, dass wir keine Anfragen über Facebook oder Instagram beantworten.', [], ['facebook-plugins', 'instagram']],
  ['Wer uns über Instagram schreibt, teilt seine Daten auch mit Meta.', [], ['instagram']],
  ['Manche Browser wie Chrome übermitteln Daten an Google, auch ohne Google Analytics.', [], ['google-analytics']],
  ['Mit der Erweiterung Privacy Badger blockieren Sie zum Beispiel Criteo und Hotjar.', [], ['criteo', 'hotjar']],
  ['Unsere Auftraggeber betreiben Shops mit Shopify; für deren Daten sind sie verantwortlich.', [], ['shopify']],
  ['In Kundenprojekten setzen wir je nach Wunsch HubSpot, Pipedrive oder Salesforce ein.', [], ['hubspot', 'pipedrive']],
  ['Als zertifizierter Partner von Shopify beraten wir Händler.', [], ['shopify']],
  ['Integrations: HubSpot, Zendesk, Mailchimp', [], ['hubspot', 'zendesk', 'mailchimp']],
  ['Kurs „Datenschutz für Google Analytics“: Termine im Herbst', [], ['google-analytics']],
  ['Lesen Sie auch: Warum wir Google Fonts selbst hosten', [], ['google-fonts']],
  ['Aus dem Blog: So binden Sie YouTube datenschutzfreundlich ein', [], ['youtube']],
  ['Die Entscheidung des LG München zu Google Fonts haben wir zum Anlass genommen, Schriften selbst auszuliefern.', [], ['google-fonts']],
  ['Der EuGH hat zum Like-Button von Facebook entschieden (C-40/17).', [], ['facebook-plugins']],
  ['Ein Beispiel für einen Auftragsverarbeiter wäre Mailchimp.', [], ['mailchimp']],
  ['Auftragsverarbeiter sind etwa Hoster wie Hetzner oder Versanddienste wie Mailchimp.', [], ['hetzner', 'mailchimp']],
  ['Unser Auftragsverarbeiter für das Hosting ist Hetzner, für den Versand Mailjet.', ['hetzner', 'mailjet'], []],
  ['Drittanbieter, deren Dienste wir nutzen, sind Hetzner, Mailjet und Vimeo.', ['hetzner', 'mailjet', 'vimeo'], []],
  ['Zu den eingesetzten Diensten zählen Hetzner, Mailjet und Vimeo, nicht aber YouTube.', ['hetzner', 'mailjet', 'vimeo'], ['youtube']],
  ['Wir nutzen Vimeo und ausdrücklich nicht YouTube.', ['vimeo'], ['youtube']],
  ['Ausnahme: YouTube. Diese Videos laden erst nach Ihrer Zustimmung.', ['youtube'], []],
  ['Hotjar war bis zum Relaunch im Januar aktiv und ist seitdem ausgeschaltet.', [], ['hotjar']],
  ['Hotjar liegt auf Eis.', [], ['hotjar']],
  ['Hotjar ruht derzeit.', [], ['hotjar']],
  ['Die Einbindung von Spotify ist vorbereitet, aber noch nicht freigegeben.', [], ['spotify']],
  ['Spotify binden wir frühestens im nächsten Schuljahr ein.', [], ['spotify']],
  ['Ob wir künftig Spotify einbinden, ist offen.', [], ['spotify']],
  ['Der Player von Spotify ist auf Wunsch des Verlags wieder verschwunden.', [], ['spotify']],
  ['Ein Konto bei Spotify haben wir nicht.', [], ['spotify']],
  ['Unser Konto bei Hotjar ist noch vorhanden, der Code aber aus der Seite entfernt.', [], ['hotjar']],
  ['Der Code von Hotjar ist in der Seite auskommentiert.', [], ['hotjar']],
  ['Das Plugin Jetpack ist installiert, sein Statistikmodul aber abgeschaltet.', [], []],
  ['WooCommerce bietet eine Anbindung an Stripe; wir haben sie nicht eingerichtet.', [], ['stripe']],
  ['Wix kann Google Analytics einbinden, wir haben das nicht getan.', [], ['google-analytics']],
  ['Our provider offers Google Analytics; we have left it switched off.', [], ['google-analytics']],
  ['We tried Hotjar for a month and removed it.', [], ['hotjar']],
  ['A chat by Intercom is planned for autumn.', [], ['intercom']],
  ['Intercom has been replaced with Crisp, which answers questions in our shop.', [], ['intercom']],
  ['Unlike many shops, we do without Criteo and Taboola.', [], ['criteo', 'taboola']],
  ['Please do not send us documents through Dropbox.', [], []],
  ['Find our flat on Airbnb, too.', [], []],
])('%s', (text, used, notUsed) => {
  const read = readServiceNames(text);
  const ids = (named: typeof read.used) => named.map(({ serviceId }) => serviceId).sort();
  expect(ids(read.used)).toEqual([...used].sort());
  expect(ids(read.notUsed)).toEqual(expect.arrayContaining(notUsed));
});
