import { clinic } from './clinic.ts';
import { block, kirbyPage } from './kirby.ts';
import { feedPictures } from './pictures.ts';

// The plugin keeps the texts; the portraits it left where Google has them.
const reviews = [
  ['Katrin M.', 'ACg8ocKd2mPvR7', 'Nachts um zwei angerufen, um halb drei lag unser Kater auf dem Tisch. Danke an das ganze Team!'],
  ['Olaf Petersen', 'ALV-UjXb94TsQe', 'Sehr gründlich, alles erklärt, auch die Kosten vorher. Parkplätze sind knapp.'],
  ['Sina &amp; Bruno', 'ACg8ocJ71HwzLf', 'Online-Termin hat sofort geklappt. Die OP am Kreuzband ist super verheilt.'],
] as const;

const review = ([name, portrait, text]: (typeof reviews)[number]) =>
  `<article class="google-review"><img src="https://lh3.googleusercontent.com/a/${portrait}=w80-h80-c-rp-mo-br100" alt="" width="40" height="40" referrerpolicy="no-referrer"><strong>${name}</strong> <span class="stars" aria-label="5 von 5 Sternen">★★★★★</span><p>${text}</p></article>`;

const feed = feedPictures
  .map(
    ([path, caption]) =>
      `<a class="instagram-feed__item" href="https://www.instagram.com/tierklinik.wiesengrund/" rel="noopener" target="_blank"><img src="${path}" alt="${caption}" width="320" height="200"></a>`,
  )
  .join('\n');

/** Start: what the clinic does, reviews, feed. */
export const start = kirbyPage({
  path: '/',
  template: 'home',
  title: 'Tierklinik in Pinneberg, Tag und Nacht',
  description: 'Tierärztliche Klinik für Hunde, Katzen und Heimtiere in Pinneberg: Innere Medizin, Chirurgie, Notdienst rund um die Uhr.',
  content: `<section class="hero"><div><h1>Wenn es Ihrem Tier nicht gut geht, sind wir da.</h1><p>Tierärztliche Klinik für Hunde, Katzen und Heimtiere mit eigener Station, CT und Labor. Notdienst an 365 Tagen.</p><p><a class="button" href="/termine">Termin vereinbaren</a></p></div><img src="/media/pages/home/7d2c90b1e4-1731415022/klinik-900x-q80.svg" alt="Hund vor der Klinik" width="640" height="400"></section>
${block('Unsere Schwerpunkte', '<div class="cards"><article class="card"><h3>Innere Medizin</h3><p>Ultraschall, Endoskopie, Herzsprechstunde.</p></article><article class="card"><h3>Chirurgie</h3><p>Weichteile, Gelenke, Zähne. Mit Überwachung bis zum Aufwachen.</p></article><article class="card"><h3>Katzen zuerst</h3><p>Eigener Wartebereich, eigene Sprechstunde am Mittwoch.</p></article></div>')}
${block(
  'Das sagen Tierhalterinnen und Tierhalter',
  '<p><img src="/assets/images/google-g.svg" alt="Google" width="22" height="22"> <strong>4,7</strong> von 5 aus 412 Google-Bewertungen</p>',
  `<div class="google-reviews">${reviews.map(review).join('\n')}</div>`,
  '<p class="small">Auswahl von Bewertungen bei Google, einmal täglich auf unseren Server kopiert; beim Betrachten wird keine Verbindung zu Google aufgebaut. Ob die Verfasser tatsächlich bei uns waren, prüfen weder Google noch wir. <a href="https://maps.app.goo.gl/tkwPinneberg" rel="noopener" target="_blank">Alle Bewertungen bei Google ansehen</a></p>',
)}
${block('@tierklinik.wiesengrund', `<div class="instagram-feed" data-plugin="deichlicht/instagram-feed">${feed}</div>`)}`,
});

/** Services, with a film that waits behind its picture. */
export const services = kirbyPage({
  path: '/leistungen',
  template: 'services',
  title: 'Leistungen',
  description: 'Von der Impfung bis zum Kreuzband: was wir für Ihr Tier tun.',
  content: `<h1>Leistungen</h1>
${block('Vorsorge', 'Impfung, Zahnkontrolle, Blutbild ab sieben Jahren. Wir rechnen nach der Gebührenordnung für Tierärztinnen und Tierärzte (GOT) ab.')}
${block('Bildgebung', 'Digitales Röntgen, Ultraschall und CT im Haus. Befunde senden wir auf Wunsch an Ihre Haustierarztpraxis.')}
${block('Chirurgie', 'Vor jeder Operation sprechen wir über Risiken und Kosten.', '<div data-service="youtube" data-id="b2RkTw9kQ7M" data-title="Ein Tag in unserem OP" data-autoscale></div>')}
${block('Physiotherapie', 'Unterwasserlaufband und Massage nach Operationen, dienstags und donnerstags.')}`,
});

/** Appointments: the calendar on request, and a link to the portal that the practice software belongs to. */
export const appointments = kirbyPage({
  path: '/termine',
  template: 'appointments',
  title: 'Termine',
  description: 'Termin online oder am Telefon vereinbaren.',
  content: `<h1>Termin vereinbaren</h1>
${block(
  'Online',
  `<div class="booking"><p>Unser Kalender kommt von Vetstoria Ltd., London. Erst wenn Sie ihn öffnen, wird er von dort geladen; dabei erhält Vetstoria Ihre IP-Adresse und setzt ein Cookie für die Sitzung. Für das Vereinigte Königreich gilt ein Angemessenheitsbeschluss der EU-Kommission.</p><button type="button" class="button" data-booking="https://booking.vetstoria.com/booking/${clinic.vetstoria}">Kalender öffnen</button></div>`,
)}
${block(
  'Sie nutzen petsXL?',
  `Dann buchen Sie gleich in der App oder <a href="https://app.petsxl.com/#/signin/appointment-registration-start/${clinic.petsXl}?branch=1" rel="noopener" target="_blank">im Portal von petsXL</a> (öffnet sich in einem neuen Fenster, es gilt die Datenschutzerklärung von petsXL).`,
)}
${block('Am Telefon', `Montag bis Freitag 8 bis 19 Uhr, Samstag 9 bis 13 Uhr: <a href="tel:+4941015550730">${clinic.phone}</a>. Im Notfall kommen Sie bitte nicht über den Kalender, sondern rufen an.`)}`,
});
