import { heading, section, text } from '../../products/elementor.ts';
import { firm } from './accounts.ts';
import type { MoverPage } from './wordpress.ts';

const comment = (id: number, name: string, when: string, words: string, avatar: string) =>
  `<li id="comment-${id}" class="comment even thread-even depth-1"><article id="div-comment-${id}" class="comment-body"><footer class="comment-meta"><div class="comment-author vcard"><img alt='' src='${avatar}' class='avatar avatar-42 photo' height='42' width='42' decoding='async'/> <b class="fn">${name}</b> <span class="says">sagt:</span></div><div class="comment-metadata"><time>${when}</time></div></footer><div class="comment-content"><p>${words}</p></div></article></li>`;
const gravatar = (hash: string) => `https://secure.gravatar.com/avatar/${hash}?s=42&#038;d=mm&#038;r=g`;

const comments = `<section id="comments" class="comments-area"><h2 class="title-comments">3 Kommentare</h2><ol class="comment-list">
${comment(41, 'Renate', '3. März 2026 um 19:12 Uhr', 'Danke, der Hinweis mit dem Nachsendeauftrag hat uns gerettet.', gravatar('5d1b0a7e94c3f2866ad0e91b7c44f3a2f0b86e1d9c5573a8e2417bd06f9c3a15'))}
${comment(44, 'Stefan Bergfeld', '4. März 2026 um 7:40 Uhr', 'Gern! Und: Die Post braucht fünf Werktage Vorlauf.', `${firm.origin}/wp-content/uploads/2024/05/stefan-bergfeld-96x96.svg`)}
${comment(52, 'Tom_Elberfeld', '28. August 2026 um 22:03 Uhr', 'Gute Liste. Auf dem Vergleichsportal, bei dem ich zuerst gesucht habe, fehlte sogar das Cookie-Banner, und danach riefen acht Firmen an. Hier nicht.', gravatar('b20f6c18ea97d5340c7e2f91586ab3d4719ec05f2d8834b6a1907e5cf34d62b8'))}
</ol><div id="respond" class="comment-respond"><h2 id="reply-title" class="comment-reply-title">Schreibe einen Kommentar</h2><form action="${firm.origin}/wp-comments-post.php" method="post" id="commentform" class="comment-form"><p class="comment-notes">Deine E-Mail-Adresse wird nicht veröffentlicht. Erforderliche Felder sind mit * markiert. Was wir speichern, steht in der <a href="${firm.origin}/datenschutzerklaerung/#kommentare">Datenschutzerklärung</a>.</p>
<p class="comment-form-comment"><label for="comment">Kommentar *</label> <textarea id="comment" name="comment" cols="45" rows="6" maxlength="65525" required></textarea></p>
<p class="comment-form-author"><label for="author">Name (gern ein Spitzname) *</label> <input id="author" name="author" type="text" size="30" maxlength="245" autocomplete="name" required /></p>
<p class="comment-form-email"><label for="email">E-Mail *</label> <input id="email" name="email" type="email" size="30" maxlength="100" autocomplete="email" required /></p>
<p class="comment-form-cookies-consent"><input id="wp-comment-cookies-consent" name="wp-comment-cookies-consent" type="checkbox" value="yes" /> <label for="wp-comment-cookies-consent">Meinen Namen und meine E-Mail-Adresse in diesem Browser für die nächste Kommentierung speichern.</label></p>
<p class="form-submit"><input name="submit" type="submit" id="submit" class="submit" value="Kommentar abschicken" /><input type='hidden' name='comment_post_ID' value='318' id='comment_post_ID' /><input type='hidden' name='comment_parent' id='comment_parent' value='0' /></p></form></div></section>`;

/** The post with the list for movers and its comments. */
export const checklistPost: MoverPage = {
  id: 318,
  path: '/umzug-checkliste/',
  title: 'Umzug: die Checkliste für acht Wochen',
  description: 'Was wann zu tun ist: Kündigung, Kartons, Halteverbot, Ummelden.',
  post: true,
  body: section(
    heading('Umzug: die Checkliste für acht Wochen', 1),
    text(
      '<p class="small">Von Stefan Bergfeld, 12. Februar 2026</p>',
      '<ul><li>Acht Wochen vorher: Mietvertrag kündigen, Urlaub beantragen, Angebote einholen.</li><li>Vier Wochen: Kartons packen, Sperrmüll bei der AWG anmelden, Strom und Internet ummelden.</li><li>Zwei Wochen: Halteverbot beantragen, Nachsendeauftrag bei der Post.</li><li>Der Tag: Zählerstände fotografieren, Schlüssel übergeben.</li><li>Danach: innerhalb von zwei Wochen beim Einwohnermeldeamt anmelden (§ 17 BMG).</li></ul>',
      `<p><a href="${firm.origin}/wp-content/uploads/2026/02/umzugs-checkliste.pdf">Checkliste als PDF</a></p>`,
    ),
    comments,
  ),
};
