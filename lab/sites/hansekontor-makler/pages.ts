import { broker } from './broker.ts';
import { checkbox, field, upload, type WebflowPage, webflowForm } from './webflow.ts';

const section = (inner: string) => `<section class="padding-section">${inner}</section>`;

const cards = (...entries: readonly (readonly [string, string])[]) =>
  `<div class="grid_3">${entries.map(([title, text]) => `<div class="card"><h3>${title}</h3><p>${text}</p></div>`).join('')}</div>`;

const whatsApp = `<a href="https://wa.me/${broker.whatsApp}?text=Moin%20Hansekontor" target="_blank" rel="noopener" class="button is-whatsapp w-inline-block"><img src="${upload('whatsapp.svg')}" alt="" width="22" height="22" loading="lazy"/> Per WhatsApp schreiben</a>`;

const callback = webflowForm(
  'Rueckruf',
  '64f1c0a7be2d93581c7a0501',
  `${field('Name', 'Name', 'type="text" required=""')}${field('Telefon', 'Telefon', 'type="tel" required=""')}
<fieldset><legend>Sind Sie schon bei uns?</legend><label class="w-radio"><input type="radio" name="Kunde" value="nein" checked="" class="w-radio-input"/><span class="w-form-label">Ich bin noch kein Kunde</span></label><label class="w-radio"><input type="radio" name="Kunde" value="ja" class="w-radio-input"/><span class="w-form-label">Ich bin schon Kunde</span></label></fieldset>
${checkbox('Werktags', 'Bitte nur werktags anrufen', 'checked=""')}${checkbox('Angebote', 'Ja, halten Sie mich auch per E-Mail und Telefon über passende Angebote auf dem Laufenden. Abbestellen kann ich jederzeit.', 'checked=""')}
<p class="text-size-small">Wir rufen Sie wegen Ihres Anliegens zurück. Hinweise in der <a href="/datenschutz">Datenschutzerklärung</a>.</p>`,
  'Rückruf anfordern',
  'Danke! Wir rufen Sie am nächsten Werktag zurück.',
);

const review = (text: string, author: string) =>
  `<div class="google-reviews_item"><div class="google-reviews_stars" role="img" aria-label="5 von 5 Sternen">★★★★★</div><p>„${text}“</p><p class="text-size-small">${author}, Rezension bei Google</p></div>`;

const reviews = `<div class="google-reviews_widget"><img src="${upload('google-bewertungen.svg')}" alt="4,9 Sterne aus 212 Rezensionen bei Google, Stand Oktober 2026" width="220" height="70" loading="lazy"/><div class="grid_3">${review('Nach dem Wasserschaden war binnen zwei Tagen alles geregelt.', 'Katrin B.')}${review('Endlich hat mir jemand meine BU erklärt, ohne zu drängen.', 'Deniz A.')}${review('Drei Verträge gekündigt, einer reicht. So soll das sein.', 'Familie Harms')}</div><a href="https://g.page/r/CbqhansekontorEBM/review" target="_blank" rel="noopener nofollow">Alle Rezensionen bei Google lesen</a></div>`;

// Marked as Cookiebot wants it: the frame waits, and a text stands in for it.
const gatedVideo = `<div class="video_wrapper w-embed w-iframe"><div class="cookieconsent-optout-marketing video_placeholder"><p>Hier zeigen wir ein Video von YouTube. Dafür brauchen wir Ihre Einwilligung in „Marketing“. <a href="javascript:void Cookiebot.renew()">Einstellungen öffnen</a></p></div><iframe class="cookieconsent-optin-marketing" style="display:none" data-cookieconsent="marketing" data-cookieblock-src="https://www.youtube-nocookie.com/embed/${broker.gatedVideo}?rel=0" width="800" height="450" title="Hansekontor in 90 Sekunden" allowfullscreen></iframe></div>`;

// The editor's own element for videos, which has no place for attributes.
const openVideo = `<div style="padding-top:56.17021276595745%" class="w-embed-youtubevideo youtube"><iframe src="https://www.youtube.com/embed/${broker.openVideo}?rel=0&amp;controls=1&amp;autoplay=0&amp;mute=0&amp;start=0" frameBorder="0" style="position:absolute;left:0;top:0;width:100%;height:100%;pointer-events:auto" allow="autoplay; encrypted-media" allowfullscreen="" title="Cyberversicherung: Was passiert nach dem Angriff?"></iframe></div>`;

/** The pages that sell and explain. */
export const contentPages: readonly WebflowPage[] = [
  {
    path: '/',
    id: '64f1c0a7be2d93581c7a0501',
    title: 'Versicherungsmakler in Bremen',
    description: 'Unabhängiger Versicherungsmakler und Finanzierungsvermittler in der Bremer Altstadt.',
    body: `<section class="section_hero"><div class="hero_content"><h1>Auf Ihrer Seite. Seit 1998.</h1><p>Wir sind Versicherungsmakler nach § 34d Abs. 1 GewO und arbeiten für Sie, nicht für eine Gesellschaft.</p><a href="/termin" class="button w-button">Erstgespräch buchen</a></div></section>${section(
      `<h2>Was wir tun</h2>${cards(
        ['Vergleichen', 'Über 120 Versicherer, eine Empfehlung mit Begründung.'],
        ['Aufräumen', 'Wir ordnen Ihren Bestand und kündigen, was niemand braucht.'],
        ['Beistehen', 'Im Schadenfall reden wir mit dem Versicherer.'],
      )}`,
    )}${section(`<h2>Das sagen unsere Kunden</h2>${reviews}`)}${section(
      `<h2>Kurzer Draht</h2><p>Schicken Sie uns Ihre Policen, Rechnungen oder Arztberichte einfach als Foto über WhatsApp, wir kümmern uns.</p><p>${whatsApp}</p><h2>Wir rufen Sie an</h2>${callback}`,
    )}`,
  },
  {
    path: '/privatkunden',
    id: '64f1c0a7be2d93581c7a0502',
    title: 'Für Privatkunden',
    description: 'Haftpflicht, Hausrat, Arbeitskraft, Altersvorsorge, Baufinanzierung.',
    body: `${section(
      `<h1>Was Privatleute wirklich brauchen</h1>${cards(
        ['Haftpflicht', 'Pflicht für alle, auch ohne Gesetz. Ab etwa 45 Euro im Jahr.'],
        [
          'Arbeitskraft',
          'Berufsunfähigkeit, Grundfähigkeit, Unfall: die <a href="/berufsunfaehigkeit">anonyme Risikovoranfrage</a> kostet nichts.',
        ],
        ['Wohnen', 'Wohngebäude mit Elementarschutz, an der Weser keine Nebensache.'],
        ['Vorsorge', 'Betriebliche und private Rente, auf Wunsch mit Nachhaltigkeitspräferenzen.'],
        ['Baufinanzierung', 'Vermittlung von Immobiliardarlehen nach § 34i GewO.'],
      )}`,
    )}${section(`<h2>Hansekontor in 90 Sekunden</h2>${gatedVideo}`)}`,
  },
  {
    path: '/ratgeber/cyberversicherung',
    id: '64f1c0a7be2d93581c7a0503',
    title: 'Cyberversicherung: Wann zahlt sie?',
    description: 'Abmahnung, Datenpanne, Erpressung: was eine Cyberpolice deckt.',
    body: section(`<h1>Cyberversicherung: Wann zahlt sie?</h1><p class="text-size-small">Silke Osterwold, 17. September 2026</p>
<p>Ein Klick auf den falschen Anhang, und der Betrieb steht. Eine Cyberpolice zahlt Forensik, Betriebsunterbrechung und die Benachrichtigung der Betroffenen nach Art. 34 DSGVO.</p>${openVideo}
<h2>Der Klassiker: Abmahnung wegen Google Fonts</h2><p>Ein Tischler aus Delmenhorst bekam Post, weil seine Website Schriften von Google nachlud. Im Quelltext stand:</p><pre><code>&lt;link href="https://fonts.googleapis.com/css?family=Roboto" rel="stylesheet"&gt;</code></pre><p>In seiner Datenschutzerklärung stand dazu: „Wir verwenden Google Analytics und den Meta-Pixel, mit der Nutzung unserer Website erklären Sie sich damit einverstanden.“ Beides genügt nicht. Die meisten Policen schließen Bußgelder aus, tragen aber die Anwaltskosten.</p>
<h2>Was Versicherer voraussetzen</h2><ul><li>Datensicherung, getrennt vom Netz</li><li>Zwei Faktoren bei jedem Fernzugang</li><li>Updates binnen 30 Tagen</li></ul><p><a href="/termin" class="button w-button">Risiko besprechen</a></p>`),
  },
];

/** The invitation to write by WhatsApp. */
export const whatsAppButton = whatsApp;
