import { blurbs, type DiviPage, onClick, textSection } from './divi.ts';
import { school } from './school.ts';

const hero = (title: string, text: string) =>
  `<section class="et_pb_module et_pb_fullwidth_header"><div class="et_pb_row"><div class="header-content"><h1 class="et_pb_module_header">${title}</h1><p class="et_pb_fullwidth_header_subhead">${text}</p><p><a class="et_pb_button et_pb_button_one" href="/kursanmeldung/">Jetzt Platz sichern</a></p></div></div></section>`;

const uploads = '/wp-content/uploads';

/** The pages of the school without form and law. */
export const contentPages: readonly DiviPage[] = [
  {
    id: 7,
    path: '/',
    title: 'Führerschein in Hameln',
    description: 'Inhabergeführte Fahrschule in Hameln: Klassen B, B197, BE, A und AM. Kleine Gruppen, Kompaktkurse, faire Preise.',
    body: `${hero('Kurve kriegen. Führerschein haben.', 'Seit 2009 bringen wir Hameln und den Weserbogen auf die Straße, in kleinen Gruppen und ohne Gebrüll.')}
${blurbs([
  { title: 'Kompaktkurs in 7 Tagen', text: 'Alle Theoriestunden der Klasse B am Stück, viermal im Quartal, höchstens 14 Leute.' },
  { title: 'Automatik &amp; B197', text: 'Auf dem ID.3 lernen, mit zehn Schaltstunden trotzdem beides fahren dürfen.' },
  {
    title: 'Lern-App inklusive',
    text: 'Mit der Anmeldung bekommst du einen Zugang zur Lern-App unseres Verlags. Den Code gibt es im Büro, ganz ohne Papierkram.',
  },
])}
${textSection(
  '<h2>Aktuelles</h2><p><strong>Weihnachtsferien-Kurs:</strong> Vom 28. Dezember bis 5. Januar läuft unser nächster Ferienkurs. Noch sieben Plätze.</p><p><strong>Neu im Fuhrpark:</strong> Für die Klasse A2 steht jetzt eine Honda CB500 Hornet auf dem Hof.</p>',
  '<h2>Du erreichst uns, wie es dir passt</h2><p>Ruf an, komm vorbei oder schreib Torsten über den grünen Knopf bei WhatsApp. Erst wenn du ihn antippst, öffnet sich WhatsApp. Wer das nicht mag, nimmt das <a href="/kontakt/">Kontaktformular</a>.</p>',
)}`,
  },
  {
    id: 12,
    path: '/fuehrerscheinklassen-preise/',
    title: 'Führerscheinklassen und Preise',
    description: 'Alle Klassen, Voraussetzungen und Preise der Fahrschule Kurvenreich.',
    // The voucher came with a template of its own; its writing is fetched where it lies.
    styles:
      "<link rel='stylesheet' id='kr-gutschein-font-css' href='https://fonts.googleapis.com/css?family=Caveat:400,700&#038;display=swap' media='all' />\n",
    body: `${textSection(
      '<h1>Führerscheinklassen und Preise</h1><p>Preisaushang nach § 32 FahrlG, gültig ab 1. September 2026. Alle Preise enthalten die gesetzliche Mehrwertsteuer.</p>',
      `<table><thead><tr><th>Klasse</th><th>Mindestalter</th><th>Grundbetrag</th><th>Fahrstunde (45 min)</th><th>Sonderfahrt (45 min)</th></tr></thead><tbody>
<tr><td>B / B197</td><td>18 (BF17: 17)</td><td>395 €</td><td>68 €</td><td>79 €</td></tr><tr><td>BE</td><td>18</td><td>120 €</td><td>72 €</td><td>82 €</td></tr>
<tr><td>A2</td><td>18</td><td>380 €</td><td>74 €</td><td>86 €</td></tr><tr><td>A1 / B196</td><td>16 / 25</td><td>350 €</td><td>72 €</td><td>84 €</td></tr><tr><td>AM</td><td>15</td><td>290 €</td><td>65 €</td><td>–</td></tr></tbody></table>
<p>Vorstellung zur theoretischen Prüfung 75 €, zur praktischen Prüfung 195 €. Die Gebühren von TÜV Nord und Landkreis kommen hinzu.</p>`,
      `<h2 id="gutscheine">Gutscheine</h2><div class="kr-gutschein"><strong>Freie Fahrt!</strong><p>Gutschein über 50 €, 100 € oder einen Betrag deiner Wahl</p></div>
<p>Gutscheine gibt es im Büro, bar oder mit Karte. Auf Wunsch legen wir einen zurück: Eine <a href="mailto:${school.email}?subject=Gutschein">E-Mail</a> genügt. Sie gelten drei Jahre ab Ende des Jahres, in dem sie gekauft wurden.</p>`,
    )}`,
  },
  {
    id: 18,
    path: '/ablauf/',
    title: 'So läuft deine Ausbildung',
    description: 'Vom Antrag bis zur Prüfung: die sechs Schritte zum Führerschein.',
    body: textSection(
      '<h1>So läuft deine Ausbildung</h1><ol><li><strong>Anmelden</strong> – online vormerken, den Ausbildungsvertrag unterschreiben wir zusammen im Büro.</li><li><strong>Antrag</strong> – Sehtest, Erste-Hilfe-Kurs und Passbild zum Landkreis Hameln-Pyrmont bringen. Rechne mit fünf Wochen.</li><li><strong>Theorie</strong> – 14 Doppelstunden, als Abendkurs oder kompakt.</li><li><strong>Theorieprüfung</strong> – beim TÜV Nord in Hameln am Rechner.</li><li><strong>Fahren</strong> – Übungsstunden und zwölf Sonderfahrten.</li><li><strong>Praktische Prüfung</strong> – 55 Minuten, danach fährst du selbst nach Hause.</li></ol>',
      `<h2>Ein Fahrtag in drei Minuten</h2>${onClick(
        'https://www.youtube-nocookie.com/embed/kR7wEs3rBgL?autoplay=1&rel=0',
        'Ein Fahrtag bei Kurvenreich',
        `${uploads}/2025/06/video-ablauf-vorschau.svg`,
        'Das Video liegt bei YouTube. Mit dem Klick werden Daten wie deine IP-Adresse an Google übertragen, auch in die USA. Mehr dazu in der <a href="/datenschutz/#youtube">Datenschutzerklärung</a>.',
        'Video laden',
      )}`,
      '<h2>Was du mitbringst</h2><p>Personalausweis, Sehtestbescheinigung (höchstens zwei Jahre alt), Bescheinigung über den Erste-Hilfe-Kurs, ein biometrisches Passbild.</p>',
    ),
  },
  {
    id: 25,
    path: '/team-jobs/',
    title: 'Team und Jobs',
    description: 'Wer dir das Fahren beibringt, und warum du bei uns arbeiten solltest.',
    body: `${textSection('<h1>Das sind wir</h1>')}${blurbs([
      {
        picture: `${uploads}/2025/03/torsten-wiegand.svg`,
        title: 'Torsten Wiegand',
        text: 'Inhaber und Fahrlehrer für A, B und BE. Fährt privat am liebsten Rad.',
      },
      {
        picture: `${uploads}/2025/03/jasmin-oezdemir.svg`,
        title: 'Jasmin Özdemir',
        text: 'Fahrlehrerin für B. Kennt jede Vorfahrtsfalle zwischen Afferde und Klein Berkel.',
      },
      {
        picture: `${uploads}/2025/03/marko-petersen.svg`,
        title: 'Marko Petersen',
        text: 'Fahrlehrer für A und B, Sicherheitstrainer für Motorrad.',
      },
    ])}
${textSection(
  '<h2>Fahrlehrer/in Klasse BE (m/w/d), Voll- oder Teilzeit</h2><p>Du planst deine Stunden selbst, fährst ein Auto deiner Wahl und hast jeden zweiten Samstag frei. Wir zahlen 3.900 € im Monat und deine Fortbildungen.</p>',
  '<div class="et_pb_module et_pb_video"><div class="et_pb_video_box"><iframe title="Arbeiten bei Kurvenreich" width="1080" height="608" src="https://www.youtube.com/embed/jObkUrV3ham?feature=oembed" allow="accelerometer; autoplay; clipboard-write; encrypted-media; gyroscope; picture-in-picture; web-share" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe></div></div>',
  `<p>Schick uns ein paar Zeilen und deinen Fahrlehrerschein an <a href="mailto:${school.email}?subject=Bewerbung">${school.email}</a>. Ein Foto brauchen wir nicht. <a href="/datenschutz/#bewerbung">Was mit deiner Bewerbung geschieht</a></p>`,
)}`,
  },
];
