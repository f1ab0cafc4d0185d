import { contentBlocker } from './borlabs-config.ts';
import { box, field, form, formFoot } from './forms.ts';
import { type KadencePage, row } from './kadence.ts';
import { feed, reviews } from './social.ts';
import { studio } from './studio.ts';

const book = `<div class="wp-block-kadence-advancedbtn kb-buttons-wrap"><a class="kb-button kt-button button" href="${studio.booking}" target="_blank" rel="noopener">Bei Eversports buchen</a></div>`;
const plugins = `${studio.origin}/wp-content/plugins`;
const privacyLine = '<p>Wie wir mit deinen Angaben umgehen, steht in der <a href="/datenschutzerklaerung/">Datenschutzerklärung</a>.</p>';

/** Pages of the studio, with its forms. */
export const studioPages: readonly KadencePage[] = [
  {
    id: 7,
    path: '/',
    title: 'Yoga in Jena',
    body: `${row('<h1 class="kt-adv-heading wp-block-kadence-advancedheading">Atmen. Ankommen. Üben.</h1>', '<p>Zwei helle Räume über den Dächern der Wagnergasse, kleine Gruppen mit höchstens zwölf Matten und Lehrerinnen, die deinen Namen kennen.</p>', book)}${row('<h2>Das sagen unsere Teilnehmenden</h2>', reviews)}${row('<h2>Aus dem Yogaraum</h2>', feed)}`,
    foot: `<script src="https://cdn.trustindex.io/loader.js?wp-widget" id="trustindex-loader-js-js" async></script>
<script src="${plugins}/instagram-feed/js/sbi-scripts.min.js?ver=6.9.1" id="sbi_scripts-js"></script>
`,
  },
  {
    id: 21,
    path: '/kurse/',
    title: 'Kurse &amp; Preise',
    body: row(
      '<h1>Kurse &amp; Preise</h1><ul><li>Hatha sanft, 75 Minuten</li><li>Vinyasa Flow, 90 Minuten</li><li>Yin Yoga, 75 Minuten</li><li>Rückenkurs nach § 20 SGB V, acht Abende, von den Krankenkassen bezuschusst</li></ul>',
      '<table><tr><th>Einzelstunde</th><td>18 €</td></tr><tr><th>Zehnerkarte (6 Monate gültig)</th><td>155 €</td></tr><tr><th>Monatsabo, monatlich kündbar</th><td>79 €</td></tr></table><p>Endpreise. Als Kleinunternehmerin weise ich nach § 19 UStG keine Umsatzsteuer aus.</p>',
      book,
    ),
  },
  {
    id: 23,
    path: '/kursplan/',
    title: 'Kursplan',
    body: row(
      `<h1>Kursplan</h1><p>Lieber telefonisch? Unter ${studio.phone} nehmen wir deine Anmeldung genauso gern an.</p>`,
      contentBlocker(
        'eversports',
        `<div data-eversports-widget-id="${studio.timetable}"><div style="height: 100%; display: block;"></div></div><script type="module" src="https://widget-static.eversports.io/loader.js" async defer></script>`,
      ),
    ),
  },
  {
    id: 25,
    path: '/yoga-in-der-schwangerschaft/',
    title: 'Yoga in der Schwangerschaft',
    body: row(
      '<h1>Yoga in der Schwangerschaft</h1><p>Acht Samstage, ab der 14. Woche, mit Hebamme Ronja Tettau. Bitte sprich vorher mit deiner Ärztin oder Hebamme.</p>',
      contentBlocker(
        'youtube',
        '<iframe title="Eine Übung aus dem Kurs" width="720" height="405" src="https://www.youtube.com/embed/yLicht3Sa10?feature=oembed" style="border:0" allowfullscreen></iframe>',
      ),
      '<h2>Platz anfragen</h2>',
      form(
        318,
        '/yoga-in-der-schwangerschaft/',
        'Platz anfragen',
        field('your-name', 'Name*'),
        field('your-email', 'E-Mail*', 'email'),
        field('termin', 'Errechneter Geburtstermin (freiwillig)', 'date'),
        field('hinweise', 'Gibt es etwas, worauf wir achten sollen? (freiwillig)', 'textarea'),
        box(
          'einwilligung-gesundheit',
          `Ich willige ausdrücklich ein, dass ${studio.owner} meine freiwilligen Angaben zu Schwangerschaft und Gesundheit verarbeitet, um den Kurs auf mich abzustimmen (Art. 9 Abs. 2 lit. a DSGVO). Die Angaben werden vier Wochen nach Kursende gelöscht. Ich kann jederzeit mit Wirkung für die Zukunft widerrufen, eine E-Mail an ${studio.email} genügt. Ohne diese Angaben kann ich genauso teilnehmen.`,
        ),
        privacyLine,
      ),
    ),
    foot: formFoot,
  },
  {
    id: 27,
    path: '/probekurs/',
    title: 'Probekurs',
    body: row(
      '<h1>Probekurs: drei Stunden für 29 €</h1><p>Fülle das Formular vollständig aus, damit wir dich gut begleiten können.</p>',
      form(
        305,
        '/probekurs/',
        'Zum Probekurs anmelden',
        field('your-name', 'Vor- und Nachname*'),
        field('your-email', 'E-Mail*', 'email'),
        field('telefon', 'Telefon*', 'tel'),
        field('geburtsdatum', 'Geburtsdatum*', 'date'),
        '<fieldset><legend>Hast du derzeit Beschwerden?</legend>',
        box('beschwerden-ruecken', 'Rücken / Bandscheibe'),
        box('beschwerden-herz', 'Herz / Bluthochdruck'),
        box('beschwerden-psyche', 'Angst / Depression'),
        '</fieldset>',
        field('gesundheit', 'Erkrankungen, Operationen und Medikamente, von denen wir wissen müssen*', 'textarea'),
        box('newsletter', 'Ja, ich möchte den Newsletter mit Angeboten und Terminen erhalten.', true),
        box('acceptance-datenschutz', 'Ich habe die <a href="/datenschutzerklaerung/">Datenschutzerklärung</a> gelesen.'),
      ),
    ),
    foot: formFoot,
  },
  {
    id: 29,
    path: '/raeume/',
    title: 'Unsere Räume',
    body: `<div class="kb-row-layout-wrap wp-block-kadence-rowlayout"><div class="kb-blocks-bg-video-container embedVideo" data-youtube-id="rLicht7743a"></div><h1>Große und Kleine Lichtung</h1></div>${row('<p>84 und 36 Quadratmeter, Dielenboden, Matten, Decken und Blöcke liegen bereit. Beide Räume kannst du stundenweise mieten.</p>', '<figure class="wp-block-image"><img src="/wp-content/uploads/2025/02/lageplan.svg" alt="Lageplan Wagnergasse" width="720" height="360"><figcaption>Kartendaten © OpenStreetMap-Mitwirkende</figcaption></figure>')}`,
    foot: `<script src="${plugins}/kadence-blocks/includes/assets/js/kb-init-html-bg-video.min.js?ver=3.5.26" id="kadence-rowlayout-video-js"></script>
`,
  },
  {
    id: 31,
    path: '/kontakt/',
    title: 'Kontakt',
    body: row(
      `<h1>Kontakt</h1><p>${studio.name}<br>${studio.street}, ${studio.town}<br>Telefon <a href="tel:${studio.phoneLink}">${studio.phone}</a><br><a href="mailto:${studio.email}">${studio.email}</a></p>`,
      form(
        5,
        '/kontakt/',
        'Nachricht senden',
        field('your-name', 'Dein Name*'),
        field('your-email', 'Deine E-Mail-Adresse*', 'email'),
        field('your-message', 'Deine Nachricht*', 'textarea'),
        privacyLine,
      ),
      '<h2>Anfahrt</h2>',
      contentBlocker(
        'google-maps',
        '<iframe loading="lazy" src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2513.4!2d11.5829!3d50.9291!2m3!1f0!2f0!3f0" title="Karte" width="100%" height="400" style="border:0" class="kb-google-map"></iframe>',
      ),
    ),
    foot: formFoot,
  },
];
