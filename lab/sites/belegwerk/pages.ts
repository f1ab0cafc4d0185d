import { accounts } from './accounts.ts';
import { type FramerPage, picture } from './framer.ts';

const card = (title: string, text: string) =>
  `<div class="framer-card"><h3 class="framer-text">${title}</h3><p class="framer-text">${text}</p></div>`;
const question = (title: string, text: string) => `<details class="framer-faq"><summary>${title}</summary><p>${text}</p></details>`;

/** Pages that sell. */
export const salesPages: FramerPage[] = [
  {
    path: '/',
    route: 'augiA20Il',
    alternate: '/en',
    title: 'Belegwerk – Belege sammeln, prüfen, übergeben',
    description: 'Software für Belege in kleinen Firmen: fotografieren, zuordnen, an die Steuerberatung übergeben.',
    body: `<h1 class="framer-text">Der Schuhkarton hat ausgedient.</h1><p class="framer-text">Fotografieren, weiterleiten, fertig: Belegwerk liest Belege aus, ordnet sie Zahlungen zu und übergibt sie im DATEV-Format an Ihre Steuerberatung.</p><p><a class="framer-cta" href="/registrieren">14 Tage kostenlos testen</a></p><img alt="Ansicht der Belegliste" src="${picture('app.svg')}"><div class="framer-grid">${card('GoBD-konform', 'Unveränderbar abgelegt, mit Verfahrensdokumentation als Vorlage.')}${card('Server in Deutschland', 'Die Anwendung läuft in einem Rechenzentrum in Falkenstein. Verträge zur Auftragsverarbeitung schließen wir elektronisch.')}${card('Für kleine Teams', 'Handwerk, Agenturen, Praxen: ab einem Platz.')}</div><blockquote><p>„Am Monatsende spare ich einen halben Tag.“</p><cite>Inhaberin einer Malerwerkstatt in Grimma</cite></blockquote>`,
  },
  {
    path: '/produkt',
    route: 'Wk3pQ0zRt',
    title: 'Produkt – Belegwerk',
    description: 'Was Belegwerk kann.',
    body: `<h1 class="framer-text">So arbeitet Belegwerk</h1><div class="framer-grid">${card('Erfassen', 'Foto, E-Mail-Postfach für Belege, Abruf aus Portalen.')}${card('Auslesen', 'Betrag, Steuersatz und Rechnungsnummer, E-Rechnungen (XRechnung, ZUGFeRD) ohne Umweg.')}${card('Übergeben', 'DATEV, lexoffice oder als Stapel.')}</div>
<h2>Film: in drei Minuten eingerichtet</h2><div data-framer-name="YouTube" data-src="https://www.youtube-nocookie.com/embed/${accounts.youTube}?autoplay=1"><button type="button" class="framer-video" style="border:0;padding:0;background:none;cursor:pointer"><img alt="Vorschaubild des Films" src="${picture('video.svg')}"><br>▶ Film abspielen</button><p><small>Das Vorschaubild liegt bei uns. Erst wenn Sie auf „Film abspielen“ klicken, wird eine Verbindung zu YouTube (Google) aufgebaut und der Film von youtube-nocookie.com geladen; dabei werden Daten an Google übertragen. Näheres in der <a href="/datenschutz">Datenschutzerklärung</a>. Oder <a href="https://www.youtube.com/watch?v=${accounts.youTube}" rel="noopener" target="_blank">bei YouTube ansehen</a>.</small></p></div>`,
  },
  {
    path: '/preise',
    route: 'Pr1s3Tbl9',
    title: 'Preise – Belegwerk',
    description: 'Preise für Solo, Team und Kanzlei.',
    body: `<h1 class="framer-text">Preise</h1><p>Alle Preise pro Monat zzgl. gesetzlicher Umsatzsteuer. Nach 14 Tagen beginnt das gewählte Paket, wenn Sie nicht vorher kündigen; danach monatlich kündbar.</p><div data-framer-name="Embed"><stripe-pricing-table pricing-table-id="${accounts.pricingTable}" publishable-key="${accounts.stripeKey}"></stripe-pricing-table></div><h2>Häufige Fragen</h2>${question('Wie kann ich bezahlen?', 'Per Karte oder SEPA-Lastschrift, abgewickelt von Stripe. Auf Wunsch ab Team auch auf Rechnung.')}${question('Kann ich mich auch als Privatperson anmelden?', 'Klar. Viele nutzen Belegwerk Solo für die eigene Steuererklärung oder die Nebenkosten der vermieteten Wohnung – wählen Sie bei der Registrierung einfach „Privatperson“.')}${question('Wie kündige ich?', 'In der Anwendung unter „Konto“ oder formlos per E-Mail.')}`,
    end: '<script async src="https://js.stripe.com/v3/pricing-table.js"></script>',
  },
  {
    path: '/demo',
    route: 'D3moC4lnd',
    title: 'Demo buchen – Belegwerk',
    description: 'Dreißig Minuten, Ihre Belege, unsere Fragen.',
    body: `<h1 class="framer-text">Demo buchen</h1><p>Dreißig Minuten per Video. Kein Kalender nötig: Sie erreichen uns ebenso unter <a href="tel:+4934198765410">0341 98765410</a> oder <a href="mailto:demo@belegwerk.test">demo@belegwerk.test</a>.</p><div class="calendly-inline-widget" data-url="${accounts.calendly}?hide_gdpr_banner=0" style="min-width:320px;height:640px"><div class="framer-card"><p>Der Terminkalender kommt von Calendly (USA). Er erscheint, wenn Sie „Einfache Interaktionen und Funktionen“ zulassen.</p><p><a href="#" class="iubenda-cs-preferences-link framer-cta">Einstellungen öffnen</a></p></div></div>`,
    end: '<script type="text/plain" class="_iub_cs_activate" data-iub-purposes="2" data-suppressedsrc="https://assets.calendly.com/assets/external/widget.js" async></script>',
  },
  {
    path: '/en',
    route: 'augiA20Il',
    language: 'en',
    alternate: '/',
    title: 'Belegwerk – receipts, sorted',
    description: 'Receipt software for small firms in Germany.',
    body: `<h1 class="framer-text">No more shoebox.</h1><p class="framer-text">Snap, forward, done: Belegwerk reads receipts, matches them with payments and hands them to your tax adviser.</p><div data-framer-name="Loom Embed" style="position:relative;aspect-ratio:16/9"><iframe src="https://www.loom.com/embed/${accounts.loom}" title="Product tour" allowfullscreen style="border:0;width:100%;height:100%"></iframe></div><div class="framer-grid">${card('Made for German rules', 'GoBD, DATEV, e-invoices.')}${card('Hosted in Germany', 'Falkenstein, Saxony.')}</div>`,
  },
];
