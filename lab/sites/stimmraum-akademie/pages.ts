import { accounts } from './accounts.ts';
import { button, code, image, type SquarespacePage, section, text } from './squarespace.ts';

const field = (type: string, name: string, label: string, control: string, required = true) =>
  `<div id="${type}-yui_3_17_2_1_${name}" class="form-item field ${type}${required ? ' required' : ''}"><label class="title" for="${name}-field">${label}${required ? ' <span class="required" aria-hidden="true">*</span>' : ''}</label>${control}</div>`;
const input = (name: string, type: string, required = true, autocomplete = 'on') =>
  `<input class="field-element" id="${name}-field" name="${name}" type="${type}" autocomplete="${autocomplete}"${required ? ' aria-required="true" required' : ''}>`;

/** A form block of the platform. */
export const form = (id: string, fields: string, submit: string) =>
  `<div class="sqs-block form-block sqs-block-form" data-block-type="1337"><div class="sqs-block-content"><div class="form-wrapper"><form data-form-id="${id}" autocomplete="on" method="POST"><div class="field-list clear">${fields}</div><div class="form-button-wrapper"><button class="button sqs-system-button form-submit-button" type="submit">${submit}</button></div></form></div></div></div>`;

const nameFields =
  '<fieldset class="form-item fields name required two"><div class="field first-name"><label class="caption" for="fname-field">Vorname</label><input class="field-element" id="fname-field" name="fname" type="text" autocomplete="given-name" required></div><div class="field last-name"><label class="caption" for="lname-field">Nachname</label><input class="field-element" id="lname-field" name="lname" type="text" autocomplete="family-name" required></div></fieldset>';

const complaints = [
  'Häufige Heiserkeit',
  'Kloßgefühl oder Räusperzwang',
  'Stimmlippenknötchen oder Polyp',
  'Operation an Kehlkopf oder Schilddrüse',
  'Keine Beschwerden',
]
  .map(
    (complaint) => `<div class="option"><label><input type="checkbox" name="complaints" value="${complaint}"> ${complaint}</label></div>`,
  )
  .join('');

const checkForm = form(
  '60c3044fb81e6a57d20f9c13',
  `${nameFields}${field('email', 'email', 'E-Mail-Adresse', input('email', 'email', true, 'email'))}${field('phone', 'phone', 'Handynummer', input('phone', 'tel', true, 'tel'))}${field('number', 'birthyear', 'Geburtsjahr', input('birthyear', 'number'))}
${field('select', 'goal', 'Wofür brauchst du deine Stimme?', '<select class="field-element" id="goal-field" name="goal"><option>Vorträge und Meetings</option><option>Unterricht</option><option>Podcast, Video, Hörbuch</option><option>Gesang</option></select>')}
<fieldset class="form-item field checkbox"><legend class="title">Welche Beschwerden kennst du?</legend>${complaints}</fieldset>
${field('text', 'medication', 'Nimmst du Medikamente (z. B. Asthmaspray, Säureblocker)?', input('medication', 'text', false), false)}
${field('textarea', 'message', 'Was soll sich ändern?', '<textarea class="field-element" id="message-field" name="message" rows="5" aria-required="true" required></textarea>')}
<p class="small">Mit * markierte Felder brauche ich, um dir zu antworten. Ich verwende deine Angaben nur für den Stimm-Check und lösche sie sechs Monate nach dem letzten Kontakt, wenn kein Vertrag zustande kommt. Alles Weitere steht in der <a href="/datenschutz#formular">Datenschutzerklärung</a>.</p>`,
  'Stimm-Check anfragen',
);

const podigee = `<div class="sra-podigee" id="folge-64"><p>Beim Laden des Players erfährt die Podigee GmbH (Berlin) deine IP-Adresse. Cookies setzt er nicht.</p><button type="button" class="sra-load">Player laden</button>
<template><script class="podigee-podcast-player" src="https://player.podigee-cdn.net/podcast-player/javascripts/podigee-podcast-player.js" data-configuration="${accounts.podigee}"></script></template></div>
<script>document.querySelector('#folge-64 .sra-load').addEventListener('click',function(){var box=document.getElementById('folge-64'),old=box.querySelector('template').content.querySelector('script'),tag=document.createElement('script');Array.prototype.forEach.call(old.attributes,function(a){tag.setAttribute(a.name,a.value)});box.innerHTML='';box.appendChild(tag);});</script>`;

const webinar = `<div class="wj-embed-wrapper" data-webinar-hash="${accounts.webinar}"></div>
<script src="https://event.webinarjam.com/register/${accounts.webinar}/embed-form?formButtonText=Platz%20sichern&formAccentColor=%238c3b4a&formAccentOpacity=0.95&formBgColor=%23ffffff&formBgOpacity=1" async></script>`;

/** Podcast, webinar, worksheet and enquiry. */
export const pages: readonly SquarespacePage[] = [
  {
    path: '/podcast',
    title: 'Stimmraum – der Podcast',
    description: 'Alle zwei Wochen eine Folge über Stimme, Sprechen und Lampenfieber.',
    collectionId: '60c2f1c8e47a035d19c84b63',
    content: [
      section(
        `${text('<h1>Stimmraum – der Podcast</h1><p>Alle zwei Wochen eine Folge über Stimme, Sprechen und Lampenfieber.</p>')}${text('<h2>Neu: Folge 64 – Die ersten zehn Sekunden</h2>')}${code(podigee)}`,
        'bright',
      ),
      section(
        `${text('<h2>Alle Folgen</h2>')}${code(`<iframe style="border-radius:12px" src="https://open.spotify.com/embed/show/${accounts.spotifyShow}?utm_source=generator" width="100%" height="352" frameborder="0" allowfullscreen allow="autoplay; clipboard-write; encrypted-media; fullscreen; picture-in-picture" loading="eager" title="Stimmraum bei Spotify"></iframe>`)}${button('https://podcasts.apple.com/de/podcast/stimmraum/id1584420071', 'Bei Apple Podcasts hören')}`,
      ),
    ].join('\n'),
  },
  {
    path: '/webinar',
    title: 'Webinar: Souverän sprechen in 60 Minuten',
    description: 'Kostenloses Webinar mit Übungen zum Mitmachen.',
    collectionId: '60c2f1d9e47a035d19c84b74',
    content: section(
      `${text('<h1>Souverän sprechen in 60 Minuten</h1><p>Drei Übungen, die ich selbst vor jedem Auftritt mache, und am Ende Zeit für Fragen. Deine Kamera bleibt aus. Gegen Ende stelle ich den Kurs „Stimme, die trägt“ vor.</p>')}${code(webinar)}${text('<p class="small">Du bekommst den Zugangslink und zwei Erinnerungen per E-Mail.</p>')}`,
      'bright',
    ),
  },
  {
    path: '/freebie',
    title: 'Workbook „Klar statt laut“',
    description: 'Das Workbook mit 14 Übungen für 0 Euro – oder ohne Newsletter für 5 Euro.',
    collectionId: '60c2f1eae47a035d19c84b85',
    content: section(
      `${text('<h1>Workbook „Klar statt laut“</h1><p>14 Übungen auf 22 Seiten. Es kostet kein Geld, aber umsonst ist es nicht: Du bekommst dafür meinen Stimmbrief, alle zwei Wochen, mit Übungen und auch mit Angeboten. Damit finanziere ich das Workbook.</p>')}${image('workbook.png', 'Titelseite des Workbooks')}${code(`<div class="_form_7"></div><script src="https://${accounts.activeCampaign}.activehosted.com/f/embed.php?id=7" type="text/javascript" charset="utf-8"></script>`)}${text(`<p>Lieber ohne Newsletter? <a href="${accounts.ablefy}/workbook/payment" target="_blank" rel="noopener">Hier bekommst du das Workbook für 5 €.</a></p>`)}`,
      'bright',
    ),
  },
  {
    path: '/stimmcheck',
    title: 'Kostenloser Stimm-Check',
    description: '20 Minuten am Telefon: Was braucht deine Stimme?',
    collectionId: '60c2f1fbe47a035d19c84b96',
    content: section(
      `${text('<h1>Dein Stimm-Check</h1><p>20 Minuten am Telefon, kostenlos. Damit ich mich vorbereiten kann, erzähl mir vorher ein wenig von dir und deiner Stimme.</p>')}${checkForm}`,
      'bright',
    ),
  },
];

/** Statement of withdrawal, on the page that explains the right. */
export const withdrawalForm = form(
  '64b7e90c1d2f4a8803ac5e71',
  `${nameFields}${field('text', 'contract', 'Bestellnummer oder Name des Kurses', input('contract', 'text'))}${field('email', 'email', 'E-Mail-Adresse für die Eingangsbestätigung', input('email', 'email', true, 'email'))}`,
  'Widerruf bestätigen',
);
