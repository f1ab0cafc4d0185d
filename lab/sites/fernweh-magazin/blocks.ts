import { blog } from './wordpress.ts';

const services = [
  ['facebook', 'teilen', (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}`, '#3b5998'],
  ['pinterest', 'merken', (url: string) => `https://www.pinterest.com/pin/create/link/?url=${url}`, '#cb2027'],
  ['whatsapp', 'teilen', (url: string) => `https://api.whatsapp.com/send?text=${url}`, '#34af23'],
  ['mailto', 'E-Mail', (url: string) => `mailto:?body=${url}`, '#666'],
] as const;

/** Shariff's share buttons: plain links with drawings of their own, no script of the networks. */
export function shariff(path: string): string {
  const url = encodeURIComponent(`${blog.origin}${path}`);
  const items = services
    .map(
      ([name, text, link, color]) =>
        `<li class="shariff-button ${name} shariff-nocustomcolor" style="background-color:${color}"><a href="${link(url)}" title="Bei ${name} teilen" role="button" rel="noopener nofollow" class="shariff-link" target="_blank" style="background-color:${color};color:#fff"><span class="shariff-icon"><svg width="18px" height="18px" viewBox="0 0 32 32"><circle cx="16" cy="16" r="12" fill="#fff"/></svg></span><span class="shariff-text">${text}</span></a></li>`,
    )
    .join('');
  return `<div class="shariff shariff-align-flex-start shariff-widget-align-flex-start" data-services="facebook" data-url="${url}" data-backendurl="${blog.origin}/wp-json/shariff/v1/share_counts?"><ul class="shariff-buttons theme-round orientation-horizontal buttonsize-medium">${items}</ul></div>`;
}

/** An embed that Embed Privacy keeps back until its own overlay is clicked. */
export function heldBack(id: string, provider: string, name: string, embed: string): string {
  const data = JSON.stringify({ embed }).replaceAll('<', '\\u003C');
  return `<p class="embed-privacy-url"><a href="#${id}">${name}-Inhalt</a></p><div class="embed-privacy-container is-disabled embed-${provider}" id="${id}" data-embed-id="oembed_${id}" data-embed-provider="${provider}">
<div class="embed-privacy-overlay"><div class="embed-privacy-inner"><div class="embed-privacy-logo" aria-hidden="true"></div><p>Hier klicken, um den Inhalt von ${name} anzuzeigen.<br>Erfahre mehr in der <a href="/datenschutz/">Datenschutzerklärung</a>.</p><p class="embed-privacy-input-wrapper"><input id="embed-privacy-store-${id}" type="checkbox" value="1" class="embed-privacy-input" data-embed-provider="${provider}"><label for="embed-privacy-store-${id}" class="embed-privacy-label">Inhalt von ${name} immer anzeigen</label></p><button type="button" class="embed-privacy-enable">Inhalt anzeigen</button></div></div>
<div class="embed-privacy-content"><script id="embed-privacy-oembed_${id}" type="application/json">${data}</script></div></div>`;
}

/** A product box of AAWP: the picture lies on the blog's own server, only the link leads to Amazon. */
export function amazonBox(asin: string, title: string, text: string): string {
  return `<div class="aawp"><div class="aawp-product aawp-product--horizontal" data-aawp-product-asin="${asin}" data-aawp-tracking-id="fernwehbutter-21" data-aawp-product-title="${title}"><img class="aawp-product__image" src="/wp-content/uploads/aawp/amazon-${asin}.svg" alt="${title}" width="120" height="120"><div class="aawp-product__content"><strong>${title}</strong><p>${text}</p><a class="aawp-button aawp-button--amazon" href="https://www.amazon.de/dp/${asin}?tag=fernwehbutter-21&linkCode=osi&th=1&psc=1" rel="nofollow noopener sponsored" target="_blank">Bei Amazon ansehen*</a></div></div></div>`;
}

/** Tours of GetYourGuide, pasted as the partner portal gives them out. */
export function tours(place: string, count = 3): string {
  return `<div data-gyg-href="https://widget.getyourguide.com/default/activities.frame" data-gyg-locale-code="de-DE" data-gyg-widget="activities" data-gyg-number-of-items="${count}" data-gyg-partner-id="${blog.gygPartner}" data-gyg-q="${place}"><span>Powered by <a target="_blank" rel="sponsored" href="https://www.getyourguide.com/lissabon-l42/?partner_id=${blog.gygPartner}">GetYourGuide</a></span></div>
<script async defer src="https://widget.getyourguide.com/dist/pa.umd.production.min.js" data-gyg-partner-id="${blog.gygPartner}"></script>`;
}

const comment = (id: number, name: string, hash: string, date: string, text: string) =>
  `<li class="comment even thread-even depth-1" id="comment-${id}"><article class="comment-body"><img alt='' src='https://secure.gravatar.com/avatar/${hash}?s=50&#038;d=mm&#038;r=g' srcset='https://secure.gravatar.com/avatar/${hash}?s=100&#038;d=mm&#038;r=g 2x' class='avatar avatar-50 photo' height='50' width='50' decoding='async'/><div><cite>${name}</cite> <a class="comment-link" href="#comment-${id}">${date}</a><div class="comment-content"><p>${text}</p></div></div></article></li>`;

/** Comments with pictures by Gravatar, and WordPress' own form. */
export function comments(postId: number): string {
  return `<div class="comments" id="comments"><div class="td-comments-title-wrap"><h4 class="td-block-title"><span>3 Kommentare</span></h4></div><ol class="comment-list">${comment(412, 'Maren', '5c0ef2b1d8a7b0b6e0b9f6a8a4e1d2c35c0ef2b1d8a7b0b6e0b9f6a8a4e1d2c3', '4. November 2025 um 19:12', 'Danke für den Tipp mit der Tram 24, die war wirklich leer!')}${comment(415, 'Jonas B.', '91ab3c7711f0e2d4b5a60798c1d2e3f491ab3c7711f0e2d4b5a60798c1d2e3f4', '6. November 2025 um 8:40', 'Habt ihr auch was zu Sintra geplant? Wir fahren im März.')}${comment(418, 'Hanna', '7d2a0f64e83b95c1a6f70e2b4d8c9153 7d2a0f64e83b95c1a6f70e2b4d8c9153'.replace(' ', ''), '6. November 2025 um 20:03', '@Jonas: Ja, der Artikel kommt im Januar.')}</ol>
<div id="respond" class="comment-respond"><h3 class="comment-reply-title">Kommentieren Sie den Artikel</h3><form action="/wp-comments-post.php" method="post" id="commentform" class="comment-form"><textarea name="comment" rows="5" aria-label="Kommentar" placeholder="Kommentar:" required></textarea><label>Name:* <input type="text" name="author" autocomplete="name" required></label><label>E-Mail:* <input type="email" name="email" autocomplete="email" required></label>
<p class="comment-form-cookies-consent"><input id="wp-comment-cookies-consent" name="wp-comment-cookies-consent" type="checkbox" value="yes" /> <label for="wp-comment-cookies-consent" style="display:inline">Meinen Namen und meine E-Mail-Adresse in diesem Browser speichern, bis ich wieder kommentiere.</label></p><p class="form-submit"><input name="submit" type="submit" id="submit" class="submit" value="Kommentar senden" /> <input type='hidden' name='comment_post_ID' value='${postId}' /></p><p><small>Wie wir mit deinen Angaben umgehen, steht in der <a href="/datenschutz/">Datenschutzerklärung</a>.</small></p></form></div></div>`;
}
