import { applicationForm, cancellationForm, membershipForm, withdrawalForm } from './forms.ts';
import { imprint, terms } from './legal.ts';
import { privacyNotice } from './privacy.ts';
import type { WordPressPage } from './template.ts';

const columns = (...cells: string[]) =>
  `<div class="wp-block-columns is-layout-flex">${cells.map((cell) => `<div class="wp-block-column is-layout-flow">${cell}</div>`).join('')}</div>`;

const price = (name: string, amount: string, text: string) =>
  `<div class="fp-price"><h3>${name}</h3><p class="fp-price__amount">${amount} <small>im Monat</small></p><p>${text}</p><a class="wp-block-button__link" href="/mitglied-werden/">Jetzt Mitglied werden</a></div>`;

/** Every page of the site. */
export const pages: readonly WordPressPage[] = [
  {
    path: '/',
    id: 12,
    front: true,
    title: 'Fitnessstudio in Offenbach, Hanau und Rodgau',
    description: 'Drei Studios, über sechzig Kurse in der Woche, ab 24,90 Euro im Monat.',
    content: `<div class="wp-block-cover alignfull fp-hero"><div class="wp-block-cover__inner-container"><h1>Trainier da, wo du wohnst.</h1><p>Drei Studios, über sechzig Kurse in der Woche, Geräte von 6 bis 23 Uhr.</p><a class="wp-block-button__link" href="/mitglied-werden/">Jetzt Mitglied werden</a></div></div>
<h2>Ein Rundgang in neunzig Sekunden</h2>
<figure class="wp-block-embed is-type-video is-provider-vimeo wp-block-embed-vimeo wp-embed-aspect-16-9 wp-has-aspect-ratio"><div class="wp-block-embed__wrapper"><iframe title="FitPunkt Rundgang" src="https://player.vimeo.com/video/908234561?h=4f1c2a7d9b&amp;title=0&amp;byline=0&amp;portrait=0" width="800" height="450" frameborder="0" allow="autoplay; fullscreen; picture-in-picture" allowfullscreen></iframe></div></figure>
<h2>Zwei Tarife, kein Kleingedrucktes</h2>${columns(
      price('FLEX', '34,90 €', 'Monatlich kündbar. Einmalig 19,90 € Startpaket.'),
      price('PUNKT', '24,90 €', 'Zwölf Monate Erstlaufzeit, danach monatlich kündbar. Einmalig 19,90 € Startpaket.'),
    )}
<h2>Das sagen Mitglieder</h2><p>„Ich komme um sechs, dusche um sieben und bin um acht im Büro.“ Özlem, Offenbach</p>`,
  },
  {
    path: '/studios/',
    id: 18,
    title: 'Studios',
    description: 'Offenbach, Hanau, Rodgau: Adressen und Zeiten.',
    content: columns(
      '<h3>Offenbach Waldstraße</h3><p>Waldstraße 211, 63071 Offenbach am Main<br>Täglich 6 bis 23 Uhr. Sauna, Freihantelbereich, Kinderbetreuung am Vormittag.</p>',
      '<h3>Hanau Nordstadt</h3><p>Bruchköbeler Landstraße 88, 63452 Hanau<br>Montag bis Freitag 6 bis 23 Uhr, am Wochenende 8 bis 21 Uhr.</p>',
      '<h3>Rodgau Jügesheim</h3><p>Eisenbahnstraße 41, 63110 Rodgau<br>Täglich 7 bis 22 Uhr. Rückenzentrum mit Physiotherapie im Haus.</p>',
    ),
  },
  {
    path: '/mitglied-werden/',
    id: 312,
    title: 'Jetzt Mitglied werden',
    description: 'Online anmelden und morgen trainieren.',
    content: `<p>Fünf Minuten, dann gehörst du dazu. Dein Armband liegt am nächsten Tag im Studio bereit.</p>${membershipForm}`,
  },
  {
    path: '/jobs/',
    id: 318,
    title: 'Jobs bei FitPunkt',
    description: 'Trainerinnen, Kursleitungen, Studioleitungen gesucht.',
    content: `<p>Wir suchen Leute, die andere mitreißen. Schick uns deine Unterlagen direkt hier.</p>${applicationForm}`,
  },
  { path: '/impressum/', id: 21, title: 'Impressum', description: 'Impressum der FitPunkt Studio GmbH', content: imprint },
  { path: '/datenschutz/', id: 23, title: 'Datenschutzerklärung', description: 'Datenschutzerklärung', content: privacyNotice },
  { path: '/agb/', id: 25, title: 'Allgemeine Geschäftsbedingungen', description: 'AGB und Widerrufsbelehrung', content: terms },
  {
    path: '/kuendigung/',
    id: 325,
    title: 'Verträge hier kündigen',
    description: 'Mitgliedschaft online kündigen',
    content: `<p>Hier kündigst du deine Mitgliedschaft. Du bekommst sofort eine Bestätigung mit Datum und Uhrzeit per E-Mail.</p>${cancellationForm}`,
  },
  {
    path: '/widerruf/',
    id: 331,
    title: 'Vertrag widerrufen',
    description: 'Online geschlossenen Vertrag widerrufen',
    content: `<p>Binnen vierzehn Tagen nach der Anmeldung kannst du deinen Vertrag ohne Gründe widerrufen.</p>${withdrawalForm}`,
  },
];
