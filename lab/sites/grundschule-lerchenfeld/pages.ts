import { rcb } from './rcb-config.ts';
import type { SchoolPage } from './wordpress.ts';

const picture = (file: string, alt: string, caption: string) =>
  `<figure class="wp-block-image size-large"><img loading="lazy" decoding="async" width="1024" height="640" src="/wp-content/uploads/2025/06/${file}" alt="${alt}" /><figcaption class="wp-element-caption">${caption}</figcaption></figure>`;

const teaser = (href: string, title: string, date: string, text: string) =>
  `<li class="wp-block-post post type-post status-publish"><h3 class="wp-block-post-title"><a href="${href}">${title}</a></h3><div class="wp-block-post-date"><time datetime="${date}">${date}</time></div><div class="wp-block-post-excerpt"><p>${text}</p></div></li>`;

const home: SchoolPage = {
  path: '/',
  id: 2,
  title: 'Willkommen im Lerchenfeld',
  description: 'Städtische Gemeinschaftsgrundschule mit offenem Ganztag in Ahlenbrück, 214 Kinder in acht Klassen.',
  kind: 'home',
  content: `<figure class="wp-block-image alignwide"><img decoding="async" width="1200" height="420" src="/wp-content/uploads/2023/08/schulhof.svg" alt="Der Schulhof mit dem Klettergerüst und der alten Linde" /></figure>
<p>214 Kinder, acht Klassen, ein Ganztag und eine Linde, die älter ist als die Stadtrechte: Das ist die Grundschule Lerchenfeld. Wir lernen jahrgangsweise, essen gemeinsam und singen jeden Montag um acht in der Aula.</p>
<h2 class="wp-block-heading">Aktuelles</h2>
<ul class="wp-block-post-template">${teaser('/2025/06/manege-frei-unser-zirkusprojekt/', 'Manege frei! Unser Zirkusprojekt', '2025-06-27', 'Eine Woche lang wurde jongliert, balanciert und gezaubert. Hier gibt es Bilder und den Film.')}
${teaser('/termine/', 'Anmeldung der Schulneulinge 2026/27', '2025-09-30', 'Die Anmeldewoche findet im November statt. Die Zeiten stehen im Terminkalender.')}
${teaser('/offener-ganztag/anmeldung/', 'OGS: Plätze für das nächste Schuljahr', '2025-10-14', 'Ab sofort können Sie Ihr Kind online für den offenen Ganztag anmelden.')}</ul>
<h2 class="wp-block-heading">Kind krank?</h2><p>Bitte melden Sie Ihr Kind bis 7:45 Uhr über das <a href="/krankmeldung/">Formular Krankmeldung</a> oder telefonisch im Sekretariat ab.</p>`,
};

// Pasted into a Custom HTML block by a colleague, without the scheme in the address.
const circus: SchoolPage = {
  path: '/2025/06/manege-frei-unser-zirkusprojekt/',
  id: 538,
  title: 'Manege frei! Unser Zirkusprojekt',
  description: 'Bilder und Film von der Zirkuswoche im Juni 2025.',
  kind: 'post',
  content: `<p>Eine Woche lang stand auf unserer Wiese ein echtes Zelt. Alle acht Klassen haben trainiert, und am Freitag saßen 600 Gäste auf den Bänken.</p>
${picture('zirkus-jonglage.svg', 'Zwei Kinder jonglieren mit bunten Bällen', 'Mia Sanders und Jonas Kettler (3b) jonglieren mit fünf Bällen.')}
${picture('zirkus-zelt.svg', 'Das rot-weiße Zirkuszelt auf der Wiese', 'Das Zelt vor der Generalprobe.')}
<h2 class="wp-block-heading">Der Film</h2><p>Herr Olbrich hat die Vorstellung gefilmt und auf YouTube gestellt:</p>
<iframe width="560" height="315" src="//www.youtube.com/embed/Lx7cZirkus25" title="YouTube video player" frameborder="0" allow="accelerometer; autoplay; clipboard-write; encrypted-media; gyroscope; picture-in-picture; web-share" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>
<p>Ein großes Dankeschön geht an den Förderverein, der das Projekt bezahlt hat.</p>`,
};

const calendar = 'gs.lerchenfeld.termine%40gmail.com';

const dates: SchoolPage = {
  path: '/termine/',
  id: 19,
  title: 'Termine',
  description: 'Ferien, Elternabende und Feste der Grundschule Lerchenfeld.',
  content: `<p>Änderungen geben wir zusätzlich über IServ bekannt. Den Jahresplan auf Papier gibt es im Sekretariat.</p>
<p><iframe consent-original-src-_="https://calendar.google.com/calendar/embed?src=${calendar}&amp;ctz=Europe%2FBerlin&amp;mode=AGENDA&amp;showTitle=0&amp;showPrint=0" consent-required="${rcb.services.calendar}" consent-by="services" consent-id="${rcb.blockers.calendar}" style="border: 0" width="800" height="600" frameborder="0" scrolling="no" title="Terminkalender"></iframe></p>
<h2 class="wp-block-heading">Bewegliche Ferientage 2025/26</h2><ul class="wp-block-list"><li>Montag, 16. Februar 2026 (Rosenmontag)</li><li>Freitag, 15. Mai 2026</li><li>Freitag, 5. Juni 2026</li></ul>`,
};

const staff = [
  ['Birgit Hollenberg', 'Schulleiterin', 'b.hollenberg', '#c98f6b'],
  ['Markus Olbrich', 'stellv. Schulleiter, Klasse 4a', 'm.olbrich', '#7b93b8'],
  ['Aylin Demirci', 'Klasse 1b, Deutsch als Zweitsprache', 'a.demirci', '#b87ba3'],
  ['Svenja Tillmann', 'Sonderpädagogin', 's.tillmann', '#86a873'],
  ['Heike Brockmann', 'Sekretariat', 'sekretariat', '#c9b26b'],
] as const;

const portrait = (hue: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><rect width="120" height="120" fill="${hue}"/><circle cx="60" cy="46" r="24" fill="#f3d9c4"/><path d="M14 120c4-36 24-48 46-48s42 12 46 48z" fill="#44505c"/></svg>`)}`;

const team: SchoolPage = {
  path: '/team/',
  id: 23,
  title: 'Unser Team',
  description: 'Lehrerinnen, Lehrer und Mitarbeitende der Grundschule Lerchenfeld.',
  content: `<p>Sprechstunden vereinbaren Sie bitte über IServ oder per E-Mail.</p>
<div class="wp-block-group team-grid">${staff.map(([name, role, mail, hue]) => `<div class="team-member"><img width="120" height="120" src="${portrait(hue)}" alt="${name}" /><h3>${name}</h3><p>${role}</p><p><a href="mailto:${mail}@grundschule-lerchenfeld.test">${mail}@grundschule-lerchenfeld.test</a></p></div>`).join('')}</div>
<p>Alle gezeigten Kolleginnen und Kollegen haben der Veröffentlichung ihres Bildes schriftlich zugestimmt.</p>`,
};

const friends: SchoolPage = {
  path: '/foerderverein/',
  id: 27,
  title: 'Förderverein',
  description: 'Freunde und Förderer der Grundschule Lerchenfeld e. V.',
  content: `<p>Die „Freunde und Förderer der Grundschule Lerchenfeld e. V.“ bezahlen, wofür der Schuletat nicht reicht: das Zirkuszelt, Bücher, den Trommelkurs. Der Mitgliedsbeitrag beträgt 12 Euro im Jahr.</p>
<h2 class="wp-block-heading">Spenden</h2><p>Spendenkonto: Sparkasse Ahlenbrück, IBAN DE02 4585 0005 0000 1234 56</p>
<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="https://www.paypal.com/donate/?hosted_button_id=GSL7FVERC2KQW" target="_blank" rel="noopener noreferrer nofollow">Mit PayPal spenden</a></div></div>
<p><small>Der Verein ist rechtlich selbstständig. Mit dem Knopf verlassen Sie unsere Website; PayPal (Europe) S.à r.l. et Cie, S.C.A. verarbeitet Ihre Angaben in eigener Verantwortung für den Förderverein.</small></p>
<p>Vorsitzende: Katrin Pohlmann, Kontakt: <a href="mailto:foerderverein@grundschule-lerchenfeld.test">foerderverein@grundschule-lerchenfeld.test</a></p>`,
};

/** Pages of school life without forms and legal texts. */
export const schoolPages: readonly SchoolPage[] = [home, circus, dates, team, friends];
