import { instagramLandscape } from '../../third-parties/instagram/hosts.ts';

const review = (name: string, portrait: string, date: string, words: string) =>
  `<div class="ti-review-item source-Google" data-empty="0"><div class="ti-inner"><div class="ti-review-header"><div class="ti-profile-img"><trustindex-image class="ti-portrait" data-imgurl="https://lh3.googleusercontent.com/a/${portrait}=w40-h40-c-rp-mo-br100" alt="${name}"></trustindex-image></div><div class="ti-profile-details"><div class="ti-name"><strong>${name}</strong></div><div class="ti-date">${date}</div></div></div><span class="ti-stars"><trustindex-image class="ti-star" data-imgurl="https://cdn.trustindex.io/assets/platform/Google/star/f.svg" alt="Google"></trustindex-image></span><div class="ti-review-text-container">${words}</div></div></div>`;

/** Reviews from Google as Trustindex's plugin prints them. */
export const reviews = `<pre class="ti-widget" style="display: none"><template id="trustindex-google-widget-html"><div class="ti-widget ti-goog" data-layout-id="4" data-set-id="light-background"><div class="ti-widget-container"><div class="ti-rating-text"><strong>AUSGEZEICHNET</strong> · 4,9 von 5 auf Basis von 138 Bewertungen</div><div class="ti-reviews-container-wrapper">
${review('Mira K.', 'ALV-UjXmiraK7743', '12.09.2026', 'Kleine Gruppen, warme Stimmung, genaue Korrekturen.')}
${review('Tobias R.', 'ALV-UjXtobiR0815', '03.08.2026', 'Der Rückenkurs hat mir wirklich geholfen.')}
</div></div></div></template></pre><div data-src="https://cdn.trustindex.io/loader.js?wp-widget" data-template-id="trustindex-google-widget-html"></div>`;

const captions = ['Morgenlicht in der Großen Lichtung', 'Neue Matten', 'Sommerretreat', 'Yin am Abend'];
const photo = (caption: string, index: number) =>
  `<div class="sbi_item sbi_type_image sbi_new sbi_transition" id="sbi_1805${index}"><div class="sbi_photo_wrap"><a class="sbi_photo" href="https://www.instagram.com/p/DLichtung${index}/" target="_blank" rel="noopener nofollow" data-full-res="${instagramLandscape(index).replaceAll('&', '&amp;')}"><span class="sbi-screenreader">${caption}</span><img src="/wp-content/uploads/sb-instagram-feed-images/47510${index}881_n_low.webp" alt="${caption}" width="320" height="320" aria-hidden="true"></a></div></div>`;

/** The Instagram feed as Smash Balloon prints it with its own copies of the pictures. */
export const feed = `<div id="sb_instagram" class="sbi sbi_mob_col_1 sbi_tab_col_2 sbi_col_4" style="padding-bottom: 10px;" data-feedid="*1" data-res="auto" data-cols="4" data-num="4" data-shortcode-atts="{}" data-sbi-flags="favorLocal,gdpr"><div class="sb_instagram_header"><a href="https://www.instagram.com/yogaraum.lichtung.beispiel/" target="_blank" rel="nofollow noopener">@yogaraum.lichtung.beispiel</a></div><div id="sbi_images">${captions.map(photo).join('')}</div></div>`;
