import { type ContaoPage, headline, textElement } from './contao.ts';
import { blockedFrame } from './cookiebar.ts';

/** Id of the Instagram widget at Elfsight. */
export const elfsightWidget = 'b7c02f1e-64d9-4a35-8d0b-1fe2a95c7d48';

interface Animal {
  name: string;
  picture: string;
  facts: string;
  text: string;
  alias?: string;
}

const animals: readonly Animal[] = [
  {
    name: 'Bruno',
    picture: 'bruno',
    facts: 'Rüde, Mischling, 9 Jahre',
    text: 'Unser Notfall: Bruno kam nach dem Tod seines Herrchens zu uns und sucht ein ruhiges Zuhause.',
    alias: 'tiervermittlung/notfall-bruno',
  },
  { name: 'Lotte', picture: 'lotte', facts: 'Hündin, Terrier-Mix, 3 Jahre', text: 'Fröhlich, flink und für jeden Unsinn zu haben.' },
  { name: 'Minka', picture: 'minka', facts: 'Kätzin, EKH, 6 Jahre', text: 'Braucht Freigang und jemanden, der ihr Zeit lässt.' },
  { name: 'Karlo', picture: 'kater-karlo', facts: 'Kater, 2 Jahre', text: 'Schmusekater mit großem Appetit, mag andere Katzen.' },
  { name: 'Schneewittchen', picture: 'schneewittchen', facts: 'Kaninchen, weiblich, 1 Jahr', text: 'Zieht nur zu Artgenossen.' },
  { name: 'Hermine', picture: 'hermine', facts: 'Kaninchen, weiblich, 4 Jahre', text: 'Gelassene Dame, versteht sich mit allen.' },
];

const teaser = ({ name, picture, facts, text, alias }: Animal) => `<div class="layout_short block">
<figure class="image_container" style="margin:0"><img src="/files/haselgrund/tiere/${picture}.svg" width="400" height="300" loading="lazy" alt="${name}"></figure>
<div><h3>${name}</h3><p class="info">${facts}</p><p>${text}</p>${alias ? `<p class="more"><a href="/${alias}" title="Den Artikel lesen: ${name}">Weiterlesen …<span class="invisible"> ${name}</span></a></p>` : ''}</div></div>`;

const list = (entries: readonly Animal[]) => `<div class="mod_newslist block tierliste">\n${entries.map(teaser).join('\n')}\n</div>`;

const feed = `<div class="content-unfiltered_html">
<!-- Elfsight Instagram Feed | Tierheim -->
<script src="https://elfsightcdn.com/platform.js" async></script>
<div class="elfsight-app-${elfsightWidget}"></div>
</div>`;

const newsletter = `<div class="content-html kasten">
<h2>Pfotenpost: unser Rundbrief</h2>
<p>Etwa sechsmal im Jahr erzählen wir, wer eingezogen und wer ausgezogen ist. Sie bekommen zuerst eine E-Mail mit einem Bestätigungslink; erst wenn Sie ihn anklicken, sind Sie angemeldet. Abmelden geht mit einem Klick in jeder Ausgabe. Wir verschicken die Pfotenpost mit CleverReach, mehr dazu in der <a href="/datenschutz#newsletter">Datenschutzerklärung</a>.</p>
<form class="layout_form cr_form cr_font" action="https://seu2.cleverreach.com/f/298114-341207/wcs/" method="post" target="_blank">
<div class="cr_body cr_page cr_font formbox"><div class="editable_content">
<div id="7512034" class="cr_form-component cr_ipe_item ui-sortable widget"><label for="text7512034" class="itemname">E-Mail-Adresse*</label><input id="text7512034" name="email" value="" type="email" required autocomplete="email" class="text"></div>
<div id="7512036" class="cr_form-component cr_ipe_item ui-sortable submit_container"><button type="submit" class="cr_form-block cr_button submit">Anmelden</button></div>
</div></div></form></div>`;

const home: ContaoPage = {
  id: 2,
  alias: '',
  title: 'Ein Zuhause gesucht',
  description: 'Tierheim Haselgrund: Hunde, Katzen und Kleintiere suchen ein Zuhause. Träger ist ein gemeinnütziger Verein.',
  stage: '<div class="buehne"><div class="inside"><h1>37 Tiere warten auf einen Menschen.</h1></div></div>',
  main: `${textElement(
    '<h2>Willkommen im Tierheim Haselgrund</h2><p>Seit 1987 kümmert sich unser Verein um Fundtiere aus elf Gemeinden. Drei Angestellte, eine Auszubildende und rund vierzig Ehrenamtliche füttern, misten, gehen Gassi und telefonieren. Wer ein Tier aufnehmen möchte, schickt uns bitte vorab die <a href="/selbstauskunft">Selbstauskunft</a>.</p>',
  )}
${list(animals.slice(0, 3))}
${textElement('<h2>Neues aus dem Zwinger</h2><p>Täglich frische Bilder gibt es bei Instagram.</p>')}
${feed}
${newsletter}`,
};

const adoption: ContaoPage = {
  id: 3,
  alias: 'tiervermittlung',
  title: 'Tiervermittlung',
  description: 'Diese Tiere aus dem Tierheim Haselgrund suchen ein neues Zuhause.',
  main: `${headline(1, 'Wer zieht bei Ihnen ein?')}
${textElement('<p>Alle Tiere sind entwurmt, geimpft und gechipt, Katzen und Rüden kastriert. Die Schutzgebühr beträgt für Hunde 320 €, für Katzen 140 € und für Kaninchen 45 €. Zwei Besuche vor dem Einzug sind Pflicht, ein dritter schadet nie.</p>')}
${list(animals)}`,
};

const bruno: ContaoPage = {
  id: 4,
  alias: 'tiervermittlung/notfall-bruno',
  title: 'Notfall: Bruno',
  description: 'Bruno, neun Jahre, sucht ein ruhiges Zuhause.',
  main: `<div class="mod_newsreader block"><div class="layout_full block">
${headline(1, 'Notfall: Bruno')}
<p class="info"><time datetime="2026-01-09T10:12:00+01:00">09.01.2026 10:12</time></p>
<figure class="image_container" style="margin:0;max-width:520px"><img src="/files/haselgrund/tiere/bruno.svg" width="520" height="390" alt="Bruno" style="max-width:100%;height:auto"></figure>
${textElement('<p>Bruno ist ein Schäferhund-Labrador-Mischling, neun Jahre alt und 34 Kilo schwer. Nach dem Tod seines Herrchens fand er sich plötzlich zwischen vierzig bellenden Nachbarn wieder. Er frisst schlecht, schläft wenig und taut nur beim Spaziergang auf.</p><p>Gesucht werden ruhige Menschen mit ebenerdigem Zugang zum Garten; Treppen mag seine Hüfte nicht mehr. Ältere Kinder sind in Ordnung, Katzen nicht.</p>')}
${headline(2, 'Bruno im Video')}
<div class="content-youtube"><figure class="aspect aspect--16:9">${blockedFrame(5, 'https://www.youtube.com/embed/hGrBruno9JA?rel=0&iv_load_policy=3', 'width="720" height="405" title="Bruno stellt sich vor" allowfullscreen allow="autoplay; encrypted-media; picture-in-picture; fullscreen"')}</figure></div>
${textElement('<p><strong>Interesse?</strong> Bitte füllen Sie die <a href="/selbstauskunft?tier=Bruno">Selbstauskunft</a> aus, wir rufen Sie zurück.</p><p class="back"><a href="/tiervermittlung" title="Zurück">Zurück zur Übersicht</a></p>')}
</div></div>`,
};

const contact: ContaoPage = {
  id: 7,
  alias: 'kontakt-anfahrt',
  title: 'Kontakt und Anfahrt',
  description: 'So erreichen Sie das Tierheim Haselgrund.',
  main: `${headline(1, 'Kontakt und Anfahrt')}
${textElement('<p>Am Steinbruch 14, 36452 Haselgrund<br>Telefon 036966 55501-0 · E-Mail <a href="&#109;&#97;&#105;&#108;&#116;&#111;&#58;info&#64;tierheim-haselgrund.test">info&#64;tierheim-haselgrund.test</a></p><p>Mit dem Bus 117 bis „Steinbruch“, von dort fünf Minuten bergauf. Parken bitte nur auf dem Schotterplatz, die Wiese gehört den Hunden.</p>')}
<div class="content-html"><link rel="stylesheet" href="/files/haselgrund/leaflet/leaflet.css"><div id="karte" data-lat="50.6248" data-lon="10.1572"></div></div>
${headline(2, 'Mitmachen')}
${textElement('<p>Wir suchen Gassigeherinnen, Katzenkrauler, Leute mit Werkzeug und Leute mit Auto. Einfach am ersten Samstag im Monat um 10 Uhr zum Helferfrühstück kommen oder schreiben:</p>')}
<div class="ce_form content-form kasten"><form action="/kontakt-anfahrt" method="post" enctype="application/x-www-form-urlencoded"><div class="formbody">
<input type="hidden" name="FORM_SUBMIT" value="auto_form_2"><input type="hidden" name="REQUEST_TOKEN" value="{{request_token}}">
<div class="widget widget-text mandatory"><label for="ctrl_11" class="mandatory">Name</label><input type="text" name="name" id="ctrl_11" class="text mandatory" required autocomplete="name"></div>
<div class="widget widget-text mandatory"><label for="ctrl_12" class="mandatory">E-Mail</label><input type="email" name="email" id="ctrl_12" class="text mandatory" required autocomplete="email"></div>
<div class="widget widget-textarea mandatory"><label for="ctrl_13" class="mandatory">Nachricht</label><textarea name="nachricht" id="ctrl_13" class="textarea mandatory" rows="5" required></textarea></div>
<div class="widget widget-captcha mandatory"><label for="ctrl_14" class="mandatory">Was ist die Summe aus 4 und 3?</label><input type="text" name="captcha" id="ctrl_14" class="text captcha mandatory" maxlength="2" required></div>
<div class="widget widget-explanation explanation"><p>Ihre Angaben verwenden wir nur, um Ihnen zu antworten. Näheres in der <a href="/datenschutz#kontakt">Datenschutzerklärung</a>.</p></div>
<div class="widget widget-submit"><button type="submit" class="submit">Absenden</button></div>
</div></form></div>`,
  scripts: '<script src="/files/haselgrund/leaflet/leaflet.js"></script><script src="/files/haselgrund/js/js_osm.js"></script>\n',
};

const thanks: ContaoPage = {
  id: 12,
  alias: 'danke',
  title: 'Vielen Dank',
  description: 'Ihre Angaben sind angekommen.',
  hideFromRobots: true,
  main: `${headline(1, 'Vielen Dank!')}\n${textElement('<p>Ihre Angaben sind bei uns angekommen. Wir melden uns, sobald die Tiere satt sind.</p>')}`,
};

/** Pages about the shelter and its animals. */
export const shelterPages: readonly ContaoPage[] = [home, adoption, bruno, contact, thanks];
