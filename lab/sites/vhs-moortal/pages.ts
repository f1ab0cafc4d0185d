import { accounts } from './accounts.ts';
import { altcha, checkbox, field, hiddenFields, textElement, type VhsPage } from './contao.ts';
import { blockedFrame } from './cookiebar.ts';

const { course, video } = accounts;

/** The map of the main building as Google's dialogue for sharing gives it out. */
const mapAddress = (place: string) =>
  `https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2391.7!2d8.3114!3d53.1189!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x0%3A0x${place}!2sVolkshochschule%20Moortal!5e0!3m2!1sde!2sde`;

/** The same map, pasted into an element of unfiltered HTML. */
export const pastedMap = `<div class="content-unfiltered_html"><iframe src="${mapAddress('4c1e77')}" width="600" height="320" style="border:0;" allowfullscreen="" loading="lazy" referrerpolicy="no-referrer-when-downgrade" title="Karte: Haus der Integration"></iframe></div>`;

const newsletter = `<div class="mod_subscribe block kasten" id="newsletter">
<h2>vhs-Newsletter</h2>
<p>Viermal im Jahr die neuen Kurse, dazu Restplätze. Wir verschicken den Newsletter selbst von unserem Server. Nach dem Absenden erhalten Sie eine E-Mail mit einem Link; erst wenn Sie ihn anklicken, tragen wir Sie ein. Wir messen nicht, ob Sie die E-Mails öffnen. Abmelden können Sie sich jederzeit über den Link am Ende jeder Ausgabe, mehr in der <a href="/datenschutz#newsletter">Datenschutzerklärung</a>.</p>
<form action="/" id="tl_subscribe_31" method="post"><div class="formbody">
${hiddenFields('tl_subscribe_31')}
${field('email_31', 'E-Mail-Adresse', { type: 'email', extra: 'autocomplete="email"' })}
<div class="widget widget-submit"><button type="submit" class="submit">Abonnieren</button></div>
</div></form></div>`;

const search = `<div class="kw-schnellsuche block"><form action="/programm" method="get" role="search"><label for="kw-suchtext">Kurs suchen</label> <input type="search" id="kw-suchtext" name="suchtext" placeholder="z. B. Englisch, Yoga, Töpfern"> <button type="submit" class="submit">Suchen</button></form></div>`;

const feedPictures = ['aquarell', 'toepfern', 'moorwanderung', 'sprachcafe'];

/** What the editors copied from their channel, as files of their own. */
const instagramRow = `<div class="content-gallery insta"><h2>Aus unseren Kursen</h2><ul class="cols_4">
${feedPictures.map((name) => `<li><a href="https://www.instagram.com/vhs.moortal.beispiel/" target="_blank" rel="noreferrer noopener"><img src="/files/vhs/instagram/instagram-feed-${name}.svg" width="240" height="240" loading="lazy" alt="${name}"></a></li>`).join('\n')}
</ul><p>Mehr Bilder finden Sie auf unserem Kanal bei Instagram. Erst wenn Sie ein Bild anklicken, verlassen Sie unsere Website.</p></div>`;

const start: VhsPage = {
  id: 2,
  alias: '',
  title: 'Bildung für alle im Moortal',
  description: 'Volkshochschule Moortal: Kurse für Sprachen, Beruf, Gesundheit und Kultur in Hagenmoor, Wiesbrok und Torfhusen.',
  stage: `<div class="stage"><div class="inside"><h1>Herbst/Winter 2026: 412 Kurse</h1>${search}</div></div>`,
  main: `${textElement('<h2>Willkommen bei Ihrer vhs</h2><p>Seit 1974 tragen die Stadt Hagenmoor, die Gemeinde Wiesbrok und die Samtgemeinde Torfhusen gemeinsam die Volkshochschule Moortal. Rund 180 Kursleitende unterrichten an vierzehn Orten. Das Programm liegt in Rathäusern, Büchereien und Sparkassen aus.</p>')}
<!-- indexer::stop -->
<nav class="mod_customnav schnell block" aria-label="Jetzt buchbar"><ul class="level_1">
<li><a href="${course.path}" title="Malwerkstatt">Junge vhs: Malwerkstatt in den Ferien</a></li>
<li><a href="/deutsch-integration" title="Beratung">Beratung zum Integrationskurs</a></li>
</ul></nav>
<!-- indexer::continue -->
${instagramRow}
${newsletter}`,
};

const about: VhsPage = {
  id: 9,
  alias: 'ueber-uns',
  title: 'Über uns',
  description: 'Leitung, Team und Leitbild der Volkshochschule Moortal.',
  main: `<h1>Über uns</h1>
${textElement('<p>Die vhs Moortal ist die Weiterbildungseinrichtung von drei Gemeinden, anerkannt nach dem Niedersächsischen Erwachsenenbildungsgesetz und nach AZAV zertifiziert. Elf Menschen arbeiten in der Geschäftsstelle, geleitet wird sie von Dr. Frauke Behnsen.</p>')}
<h2>Ein Tag an der vhs</h2>
<div class="content-youtube"><figure class="aspect aspect--16:9">${blockedFrame(5, `https://www.youtube-nocookie.com/embed/${video}?rel=0`, 'width="720" height="405" title="Ein Tag an der vhs" allowfullscreen')}</figure></div>
<h2>Vortrag verpasst?</h2>
<div class="content-image"><figure><a href="https://www.youtube.com/watch?v=${video}" target="_blank" rel="noreferrer noopener"><img src="/assets/images/7/i.ytimg.com-vi-${video}-hqdefault-4c1d02e8.svg" width="480" height="270" loading="lazy" alt="Standbild: Vortrag über das Wiesbroker Hochmoor"></a><figcaption>Standbild; der Link führt zu YouTube.</figcaption></figure></div>`,
};

const places: VhsPage = {
  id: 11,
  alias: 'standorte-kontakt',
  title: 'Standorte und Kontakt',
  description: 'So erreichen Sie die Geschäftsstelle der Volkshochschule Moortal.',
  main: `<h1>Standorte und Kontakt</h1>
${textElement('<p>Geschäftsstelle: Kanalstraße 12, 27799 Hagenmoor, Telefon 04487 9205-0, <a href="&#109;&#97;&#105;&#108;&#116;&#111;&#58;info&#64;vhs-moortal.test">info&#64;vhs-moortal.test</a>. Der Eingang ist stufenlos, ein Aufzug führt in alle Stockwerke.</p>')}
<div class="content-html karte">${blockedFrame(6, mapAddress('9a20f1'), 'width="720" height="360" title="Karte: Geschäftsstelle" loading="lazy"')}</div>
<h2>Schreiben Sie uns</h2>
<div class="ce_form content-form kasten"><form action="/standorte-kontakt" method="post" enctype="application/x-www-form-urlencoded"><div class="formbody">
${hiddenFields('auto_form_1')}
${field('name', 'Name', { mandatory: false, extra: 'autocomplete="name"' })}
${field('email', 'E-Mail', { type: 'email', extra: 'autocomplete="email"' })}
<div class="widget widget-textarea mandatory"><label for="ctrl_nachricht">Nachricht<span class="mandatory">*</span></label><textarea name="nachricht" id="ctrl_nachricht" class="textarea mandatory" rows="5" required></textarea></div>
${checkbox('kopie', 'Kopie an meine E-Mail-Adresse senden', { checked: true })}
${altcha}
<div class="widget widget-explanation explanation"><p>Wir verwenden Ihre Angaben nur für die Antwort und löschen sie, wenn Ihr Anliegen erledigt ist. <a href="/datenschutz#kontakt">Hinweise zum Datenschutz</a></p></div>
<div class="widget widget-submit"><button type="submit" class="submit">Nachricht senden</button></div>
</div></form></div>`,
};

const thanks: VhsPage = {
  id: 30,
  alias: 'danke',
  title: 'Vielen Dank',
  description: 'Ihre Angaben sind angekommen.',
  hideFromRobots: true,
  main: '<h1>Vielen Dank</h1><p>Ihre Angaben sind bei uns angekommen. Sie erhalten eine Bestätigung per E-Mail.</p>',
};

/** Pages about the house. */
export const housePages: readonly VhsPage[] = [start, about, places, thanks];
