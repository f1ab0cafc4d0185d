import { accounts, type NewsPage } from './wordpress.ts';

interface Embed {
  id: string;
  provider: 'instagram' | 'x';
  name: string;
  address: string;
  html: string;
}

function embed({ id, provider, name, address, html }: Embed): string {
  const data = JSON.stringify(JSON.stringify({ embed: html })).replaceAll('</', '<\\/');
  return `<figure class="wp-block-embed is-provider-${provider}"><div class="wp-block-embed__wrapper"><div class="embed-privacy-container is-disabled embed-${provider}" data-embed-id="oembed_${id}" data-embed-provider="${provider}"><div class="embed-privacy-overlay"><div class="embed-privacy-inner"><p>Klicken Sie hier, um den Inhalt von ${name} anzuzeigen.<br>Dabei werden Daten an ${name} übertragen. Näheres in unserer <a href="/datenschutzerklaerung/#einbettungen">Datenschutzerklärung</a>.</p><p class="embed-privacy-input-wrapper"><input id="embed-privacy-store-${provider}-${id}" type="checkbox" value="1" class="embed-privacy-input" data-embed-provider="${provider}"><label for="embed-privacy-store-${provider}-${id}" class="embed-privacy-label">Inhalt von ${name} immer anzeigen</label></p><button type="button" class="embed-privacy-enable">Inhalt von ${name} anzeigen</button></div><div class="embed-privacy-footer"><span class="embed-privacy-url"><a href="${address}" rel="noopener" target="_blank">Inhalt von ${name} direkt öffnen</a></span></div></div><div class="embed-privacy-content"><script>var _oembed_${id} = ${data};</script></div></div></div></figure>`;
}

const taboola = `<div id="taboola-below-article-thumbnails"></div>
<script type="text/javascript">window._taboola = window._taboola || []; _taboola.push({article:'auto'}); _taboola.push({mode:'thumbnails-a', container:'taboola-below-article-thumbnails', placement:'Below Article Thumbnails', target_type:'mix'}); !function (e, f, u, i) { if (!document.getElementById(i)){ e.async = 1; e.src = u; e.id = i; f.parentNode.insertBefore(e, f); } }(document.createElement('script'), document.getElementsByTagName('script')[0], '//cdn.taboola.com/libtrc/${accounts.taboola}/loader.js', 'tb_loader_script');</script>`;

const comments = (
  post: number,
) => `<div id="comments" class="cm-comments-area comments-area"><h3 class="comments-title">Ein Kommentar</h3><ul class="comment-list"><li class="comment depth-1" id="comment-${post}1"><article class="comment-body"><b class="fn">Resi H.</b> <time datetime="2025-11-08">8. November 2025</time><p>Danke für den schnellen Bericht, wir standen mittendrin.</p></article></li></ul>
<div id="respond" class="comment-respond"><h3 id="reply-title" class="comment-reply-title">Schreibe einen Kommentar</h3><form action="/wp-comments-post.php" method="post" id="commentform" class="comment-form"><p class="comment-notes">Deine E-Mail-Adresse wird nicht veröffentlicht. Erforderliche Felder sind mit * markiert. Es gilt unsere <a href="/datenschutzerklaerung/#kommentare">Datenschutzerklärung</a>.</p><p class="comment-form-comment"><label for="comment">Kommentar *</label><textarea id="comment" name="comment" rows="5" required></textarea></p><p class="comment-form-author"><label for="author">Name oder Pseudonym *</label><input id="author" name="author" type="text" required /></p><p class="comment-form-email"><label for="email">E-Mail *</label><input id="email" name="email" type="email" required /></p><p class="comment-form-cookies-consent"><input id="wp-comment-cookies-consent" name="wp-comment-cookies-consent" type="checkbox" value="yes" /> <label for="wp-comment-cookies-consent">Meinen Namen und meine E-Mail-Adresse in diesem Browser für den nächsten Kommentar speichern.</label></p><p class="form-submit"><input name="submit" type="submit" id="submit" value="Kommentar abschicken" /><input type='hidden' name='comment_post_ID' value='${post}' /></p></form></div></div>`;

const picture = (name: string, alt: string) =>
  `<img width="800" height="400" src="/wp-content/uploads/2025/11/${name}.svg" class="attachment-colormag-featured-image wp-post-image" alt="${alt}" decoding="async" />`;

const accident = '/lokales/b11-nach-lkw-unfall-gesperrt/';
const pool = '/lokales/freibad-wird-saniert/';

/** Start page and articles. */
export const articles: readonly NewsPage[] = [
  {
    path: '/',
    title: 'Blickpunkt Isartal',
    description: 'Nachrichten aus Wolfratshausen, Geretsried, Schäftlarn und dem Isartal.',
    id: 2,
    kind: 'home',
    sidebar: true,
    content: `<div class="cm-posts"><article class="post">${picture('b11', 'Gesperrte Straße im Wald')}<h2 class="cm-entry-title"><a href="${accident}">B11 nach Lkw-Unfall sechs Stunden gesperrt</a></h2><p>Ein mit Käse beladener Laster ist bei Ebenhausen umgekippt. Verletzt wurde niemand, der Käse roch bis Icking.</p></article><article class="post">${picture('freibad', 'Schwimmbecken')}<h2 class="cm-entry-title"><a href="${pool}">Freibad wird saniert – Saison fällt aus</a></h2><p>2,8 Millionen Euro, ein Jahr Pause, dafür warme Duschen: Der Stadtrat hat entschieden.</p></article></div><p>Wir sind ein Verlag mit acht Leuten und berichten seit 2009 aus dem Isartal.</p>`,
  },
  {
    path: accident,
    title: 'B11 nach Lkw-Unfall sechs Stunden gesperrt',
    description: 'Bei Ebenhausen ist ein Käselaster umgekippt.',
    id: 4817,
    kind: 'post',
    sidebar: true,
    mark: '3f9a1c7e5b2d48a0b6c4e8d1f7a05293',
    content: `<p><em>Von Leni Strobl, 8. November 2025</em></p>${picture('b11', 'Gesperrte Straße im Wald')}<p><strong>Ein Sattelzug mit achtzehn Tonnen Bergkäse ist am Samstagmorgen in der Kurve unterhalb von Ebenhausen umgekippt. Die B11 blieb bis zum Nachmittag gesperrt.</strong></p><p>Der 52-jährige Fahrer wich nach eigenen Worten einem Reh aus. Er stieg unverletzt aus dem Führerhaus. Die Feuerwehren aus Schäftlarn, Icking und Baierbrunn luden die Laibe von Hand um.</p>${embed({ id: '8c1f20', provider: 'x', name: 'X', address: 'https://x.com/kbi_isartal/status/1854321098765432109', html: '<blockquote class="twitter-tweet" data-width="550" data-dnt="true"><p lang="de">Vollsperrung aufgehoben, danke an alle Einsatzkräfte.</p><a href="https://twitter.com/kbi_isartal/status/1854321098765432109">8. November 2025</a></blockquote><script async src="https://platform.twitter.com/widgets.js" charset="utf-8"></script>' })}<p>Die Polizei Wolfratshausen sucht Zeugen, die das Reh gesehen haben.</p>${taboola}${comments(4817)}`,
  },
  {
    path: pool,
    title: 'Freibad wird saniert – Saison fällt aus',
    description: 'Der Stadtrat stimmt der Sanierung des Freibads zu.',
    id: 4802,
    kind: 'post',
    mark: 'a7d20e5f93b14c68815d0c3e2f6b9174',
    sidebar: true,
    content: `<p><em>Von Korbinian Aigner, 6. November 2025</em></p>${picture('freibad', 'Schwimmbecken')}<p><strong>Mit 19 zu 5 Stimmen hat der Stadtrat die Sanierung beschlossen. Im Sommer 2026 bleibt das Becken leer.</strong></p><p>Neue Folie, neue Filter, barrierefreie Umkleiden: Das Bad aus dem Jahr 1974 bekommt alles auf einmal. Die Kioskpächterin nimmt es gelassen und fährt nach Italien.</p>${embed({ id: '51b7e3', provider: 'instagram', name: 'Instagram', address: 'https://www.instagram.com/p/DQx7Freibad1/', html: '<blockquote class="instagram-media" data-instgrm-captioned data-instgrm-permalink="https://www.instagram.com/p/DQx7Freibad1/?utm_source=ig_embed" data-instgrm-version="14"><a href="https://www.instagram.com/p/DQx7Freibad1/">Beitrag auf Instagram ansehen</a></blockquote><script async src="//www.instagram.com/embed.js"></script>' })}${taboola}${comments(4802)}`,
  },
];
