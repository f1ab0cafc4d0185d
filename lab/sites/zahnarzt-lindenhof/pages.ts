import { contentBlocker } from './borlabs-config.ts';
import { button, columns, container, heading, iconBox, image, raw, text } from './elementor.ts';
import type { WordPressPage } from './theme.ts';

const booking =
  'https://www.doctolib.de/zahnarztpraxis/hildesheim/zahnaerzte-am-lindenhof?utm_campaign=website-button&utm_source=zahnaerzte-am-lindenhof-website-button&utm_medium=referral&utm_content=option-1&utm_term=zahnaerzte-am-lindenhof';
const bookingFrame =
  '<iframe src="https://partners.doctolib.de/zahnarztpraxis/hildesheim/zahnaerzte-am-lindenhof?pid=practice-271653&amp;enable_cookies_consent=1" title="Online-Terminbuchung" width="100%" height="620" style="border:0" loading="lazy"></iframe>';
const bookingButton = button('Termin online buchen', booking.replaceAll('&', '&amp;'), true);

const list = (...items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const start: WordPressPage = {
  id: 12,
  path: '/',
  title: 'Ihre Zahnarztpraxis in Hildesheim',
  description: 'Zahnerhaltung, Prophylaxe und Implantologie am Lindenhof in Hildesheim. Zwei Zahnärzte, ein Team, barrierefreie Räume.',
  body: `${container(
    columns(
      heading('Gesunde Zähne. Ruhige Hände. Mitten in Hildesheim.', 1) +
        text(
          'Seit 2011 behandeln wir am Lindenhof Kinder, Berufstätige und Großeltern. Wir nehmen uns Zeit für das Gespräch, bevor der Bohrer läuft, und erklären jeden Schritt.',
        ) +
        bookingButton,
      image('praxis-empfang.svg', 'Empfang der Praxis mit hellem Tresen'),
    ),
    'lindenhof-hero',
  )}${container(
    heading('Unsere Schwerpunkte') +
      columns(
        iconBox('Prophylaxe', 'Professionelle Zahnreinigung mit vier ausgebildeten Fachkräften, auch samstags nach Vereinbarung.'),
        iconBox('Implantologie', 'Planung am dreidimensionalen Röntgenbild, Einheilung unter enger Kontrolle.'),
        iconBox('Angstpatienten', 'Ein eigenes Zimmer, eine feste Ansprechpartnerin und so viele Pausen, wie Sie brauchen.'),
      ),
  )}${container(
    columns(
      heading('Neu bei uns?') +
        text(
          'Bringen Sie bitte Ihre Versichertenkarte und, falls vorhanden, Ihr Bonusheft mit. Den Anamnesebogen füllen Sie in Ruhe bei uns am Tablet aus. Röntgenbilder fordern wir mit Ihrem Einverständnis beim Vorbehandler an.',
        ),
      heading('Im Notfall') +
        text(
          'Während der Sprechzeiten rufen Sie bitte an, wir schieben Sie ein. Nachts und am Wochenende hilft der zahnärztliche Notdienst im Landkreis unter 05121 555 04 99.',
        ),
    ),
    'lindenhof-soft',
  )}`,
};

const practice: WordPressPage = {
  id: 14,
  path: '/praxis/',
  title: 'Praxis &amp; Team',
  description: 'Dr. Maren Thiessen und Dr. Jonas Quade mit ihrem Team.',
  body: `${container(
    heading('Wer Sie behandelt', 1) +
      columns(
        image('dr-thiessen.svg', 'Porträt Dr. Maren Thiessen') +
          heading('Dr. med. dent. Maren Thiessen', 3) +
          text(
            'Studium in Göttingen, Tätigkeitsschwerpunkt Parodontologie. Spricht Deutsch, Englisch und Dänisch und backt das Brot für die Teamsitzung.',
          ),
        image('dr-quade.svg', 'Porträt Dr. Jonas Quade') +
          heading('Dr. med. dent. Jonas Quade', 3) +
          text(
            'Studium in Leipzig, Tätigkeitsschwerpunkt Implantologie. Betreut die Kooperation mit zwei Pflegeheimen in Himmelsthür und Itzum.',
          ),
      ),
  )}${container(heading('Unsere Räume') + text('Drei Behandlungszimmer, ein Prophylaxezimmer und ein eigenes Labor für kleine Reparaturen. Der Eingang ist ebenerdig, die Türen sind 95 cm breit, ein Stellplatz für Menschen mit Behinderung liegt direkt vor dem Haus.'), 'lindenhof-soft')}`,
};

const services: WordPressPage = {
  id: 16,
  path: '/leistungen/',
  title: 'Leistungen',
  description: 'Von der Füllung bis zum Implantat: was wir anbieten und was die Kasse zahlt.',
  body: container(
    heading('Leistungen', 1) +
      text(
        'Zu jeder größeren Behandlung bekommen Sie vorab einen Heil- und Kostenplan. Erst wenn Ihre Kasse geantwortet hat, fangen wir an.',
      ) +
      columns(
        heading('Zahnerhaltung', 3) +
          text(list('Füllungen aus Komposit', 'Wurzelkanalbehandlung mit Mikroskop', 'Behandlung von Zahnfleischentzündungen')),
        heading('Zahnersatz', 3) + text(list('Kronen und Brücken aus Keramik', 'Prothesen und Reparaturen am selben Tag', 'Implantate')),
        heading('Kinder', 3) + text(list('Früherkennung ab dem ersten Zahn', 'Fissurenversiegelung', 'Putzschule jeden ersten Mittwoch')),
      ) +
      bookingButton,
  ),
};

const appointment: WordPressPage = {
  id: 18,
  path: '/terminvereinbarung/',
  title: 'Terminvereinbarung',
  description: 'Termin telefonisch, per E-Mail oder online über Doctolib vereinbaren.',
  body: container(
    heading('Termin vereinbaren', 1) +
      text(
        'Am schnellsten geht es telefonisch unter <a href="tel:+4951215550418">05121 555 04 18</a>. Rund um die Uhr buchen Sie über Doctolib: auf der Seite des Anbieters oder gleich hier im Kalender.',
      ) +
      bookingButton +
      raw(contentBlocker('doctolib', bookingFrame)) +
      text('Sie müssen absagen? Bitte spätestens 24 Stunden vorher, dann freut sich jemand von der Warteliste.'),
  ),
};

/** Pages of the practice without the contact form and the legal pages. */
export const practicePages: readonly WordPressPage[] = [start, practice, services, appointment];
