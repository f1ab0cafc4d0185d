import type { WordPressPage } from './wordpress.ts';

const image = (file: string, alt: string, id: number) =>
  `<figure class="wp-block-image size-large"><img loading="lazy" decoding="async" width="1024" height="512" src="/wp-content/uploads/2025/05/${file}.svg" alt="${alt}" class="wp-image-${id}"></figure>`;

const author = `<div class="entry-meta"><img alt="" src="https://secure.gravatar.com/avatar/6c0b1f6e5b0a4d8f9d1d7a5a3ce2a8b47f0f1f37e4e05c0f5e1c9f3d62c1ab90?s=48&amp;d=mm&amp;r=g" srcset="https://secure.gravatar.com/avatar/6c0b1f6e5b0a4d8f9d1d7a5a3ce2a8b47f0f1f37e4e05c0f5e1c9f3d62c1ab90?s=96&amp;d=mm&amp;r=g 2x" class="avatar avatar-48 photo" height="48" width="48" decoding="async"> <span class="byline">von <span class="author vcard">Merle Hagenow</span></span>`;

const video = `<figure class="wp-block-embed is-type-video is-provider-youtube wp-block-embed-youtube wp-embed-aspect-16-9 wp-has-aspect-ratio"><div class="wp-block-embed__wrapper"><div class="cmplz-placeholder-parent"><iframe data-placeholder-image="/wp-content/uploads/complianz/placeholders/youtubeAu3nBib3rElb-maxresdefault.webp" data-category="marketing" data-service="youtube" class="cmplz-placeholder-element cmplz-iframe cmplz-iframe-styles cmplz-video" data-cmplz-target="src" data-src-cmplz="https://www.youtube-nocookie.com/embed/Au3nBib3rElb?feature=oembed" title="Der Biber kehrt zurück" width="840" height="473" src="about:blank" frameborder="0" allow="accelerometer; encrypted-media; picture-in-picture" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe></div></div></figure>`;

const podcast = `<div class="cmplz-placeholder-parent cmplz-podigee"><div class="cmplz-placeholder-element" data-category="marketing" data-service="podigee"></div><script type="text/plain" data-category="marketing" data-service="podigee" class="podigee-podcast-player" data-cmplz-src="https://player.podigee-cdn.net/podcast-player/javascripts/podigee-podcast-player.js" data-configuration="https://auenfunk.podigee.io/12-wiesen-unter-wasser/embed?context=external"></script></div>`;

const newsletterForm = `<!-- wp:html -->
<form class="layout_form cr_form cr_font" action="https://seu2.cleverreach.com/f/318842-372915/wcs/" method="post" target="_blank">
<div class="cr_body cr_page cr_font formbox"><div class="non_sortable" style="text-align:left;"></div>
<div class="editable_content" style="text-align:left;">
<div id="6914207" rel="email" class="cr_form-component cr_form-component--email cr_ipe_item ui-sortable musthave"><div class="cr_form-block"><label for="text6914207">E-Mail-Adresse*</label><input class="cr_form-input" type="email" id="text6914207" name="email" value="" required autocomplete="email"></div></div>
<div id="6914208" rel="text" class="cr_form-component cr_form-component--text cr_ipe_item ui-sortable"><label for="text6914208">Vorname (freiwillig)</label><input class="cr_form-input" type="text" id="text6914208" name="1203377" value="" autocomplete="given-name"></div>
<p>Nach dem Absenden erhalten Sie eine E-Mail mit einem Bestätigungslink (Double-Opt-in). Erst nach dem Klick darauf nehmen wir Sie in den Verteiler auf. Wir versenden mit CleverReach und werten nicht aus, wer welche Links anklickt. Abmelden können Sie sich jederzeit über den Link am Ende jeder Ausgabe. Näheres in der <a href="/datenschutzerklaerung/#newsletter">Datenschutzerklärung</a>.</p>
<div id="6914210" rel="button" class="cr_form-component cr_form-component--submit cr_ipe_item ui-sortable submit_container"><button type="submit" class="cr_form-block cr_button">Newsletter bestellen</button></div>
</div></div></form>
<!-- /wp:html -->`;

const contactForm = `<div class="wpcf7 js" id="wpcf7-f212-p31-o1" lang="de-DE" dir="ltr" data-wpcf7-id="212"><div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true"></p> <ul></ul></div>
<form action="/kontakt/#wpcf7-f212-p31-o1" method="post" class="wpcf7-form init" aria-label="Kontaktformular" novalidate="novalidate" data-status="init">
<fieldset class="hidden-fields-container" style="display:none"><input type="hidden" name="_wpcf7" value="212"><input type="hidden" name="_wpcf7_version" value="6.1.3"><input type="hidden" name="_wpcf7_locale" value="de_DE"></fieldset>
<p><label>Name (freiwillig)<br><span class="wpcf7-form-control-wrap" data-name="your-name"><input size="40" maxlength="400" class="wpcf7-form-control wpcf7-text" autocomplete="name" type="text" name="your-name"></span></label></p>
<p><label>E-Mail-Adresse *<br><span class="wpcf7-form-control-wrap" data-name="your-email"><input size="40" maxlength="400" class="wpcf7-form-control wpcf7-email wpcf7-validates-as-required" autocomplete="email" aria-required="true" type="email" name="your-email" required></span></label></p>
<p><label>Ihre Nachricht *<br><span class="wpcf7-form-control-wrap" data-name="your-message"><textarea cols="40" rows="7" maxlength="2000" class="wpcf7-form-control wpcf7-textarea wpcf7-validates-as-required" aria-required="true" name="your-message" required></textarea></span></label></p>
<div class="frc-captcha" data-sitekey="FCMK4AUENLAND1Q7" data-lang="de" data-start="auto" data-puzzle-endpoint="https://eu-api.friendlycaptcha.eu/api/v1/puzzle"></div>
<p>Wir verwenden Ihre Angaben nur, um Ihre Anfrage zu beantworten. Alles Weitere steht in der <a href="/datenschutzerklaerung/#kontakt">Datenschutzerklärung</a>.</p>
<p><input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="Absenden"></p><div class="wpcf7-response-output" aria-hidden="true"></div>
</form></div>`;

const twingle = `<!-- wp:html -->
<!-- twingle -->
<script type="text/javascript">
(function() {
  var u="https://spenden.twingle.de/embed/stiftung-auenland/auwald-spende/tw66f0a3c1b7d42/widget";
  var id = '_' + Math.random().toString(36).substr(2, 9);
  var d=document, g=d.createElement('script'), s=d.getElementsByTagName('script')[0];
  d.write('<div id="twingle-public-embed-' + id + '"></div>');
  g.type='text/javascript'; g.async=true; g.defer=true; g.src=u+'/'+id; s.parentNode.insertBefore(g,s);
})();
</script>
<!-- twingle -->
<!-- /wp:html -->`;

/** The pages with content; the legal ones are elsewhere. */
export const contentPages: readonly WordPressPage[] = [
  {
    path: '/',
    title: 'Wir geben der Elbe Raum',
    id: 8,
    kind: 'home',
    content: `${image('elbaue', 'Überflutete Wiesen an der Mittelelbe', 301)}
<p>Wo der Fluss sich ausbreiten darf, kommen Kraniche, Laubfrösche und Schwarzpappeln von allein zurück. Seit 2009 kauft die Stiftung Auenland Flächen im Vordeichland zwischen Schnackenburg und Bleckede und überlässt sie dem Wasser.</p>
<div class="wp-block-columns"><div class="wp-block-column"><h3>412 Hektar</h3><p>gehören heute der Stiftung und damit der Aue.</p></div><div class="wp-block-column"><h3>19 Altarme</h3><p>sind wieder an den Strom angeschlossen.</p></div><div class="wp-block-column"><h3>64 Ehrenamtliche</h3><p>zählen, pflanzen, mähen und führen Gruppen.</p></div></div>
<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="/spenden/">Auwald spenden</a></div></div>`,
  },
  {
    path: '/projekte/',
    title: 'Projekte',
    id: 12,
    content: `<h2>Biber am Laascher See</h2><p>Vier Familien leben inzwischen am Laascher See. Unser kurzer Film zeigt, wie ihre Dämme das Wasser in der Fläche halten.</p>${video}
<h2>Hartholzaue Vietze</h2><p>Auf 28 Hektar wachsen Stieleiche, Feldulme und Wildapfel. Die jungen Bäume stammen aus Samen, den Schulklassen im Gartower Forst gesammelt haben.</p>${image('auwald', 'Junge Stieleichen im Überschwemmungsgebiet', 318)}`,
  },
  {
    path: '/auenfunk/',
    title: 'Auenfunk – der Podcast',
    id: 17,
    content: `<p>Einmal im Monat spricht Merle Hagenow mit Menschen, die am Fluss arbeiten: Deichrichterinnen, Schäfern, Vogelkundlerinnen.</p><h2>Folge 12: Wiesen unter Wasser</h2>${podcast}<p>Sie möchten nicht zustimmen? <a href="/wp-content/uploads/2025/09/auenfunk-12.txt">Abschrift der Folge als Text</a>.</p>`,
  },
  {
    path: '/aktuelles/',
    title: 'Aktuelles',
    id: 22,
    kind: 'blog',
    content: `<header class="page-header"><h1 class="page-title">Aktuelles</h1></header>
<article id="post-540" class="post-540 post type-post status-publish format-standard hentry category-artenschutz"><div class="inside-article"><header class="entry-header"><h2 class="entry-title"><a href="https://stiftung-auenland.test/aktuelles/kraniche-zaehlen/" rel="bookmark">Kraniche zählen im November</a></h2>${author} <time class="entry-date published" datetime="2025-11-03T09:12:00+01:00">3. November 2025</time></div></header><div class="entry-summary"><p>3.870 Vögel in einer Nacht: So viele haben wir am Schlafplatz bei Pevestorf noch nie gezählt. <a class="read-more" href="https://stiftung-auenland.test/aktuelles/kraniche-zaehlen/">Weiterlesen</a></p></div></div></article>
<article id="post-522" class="post-522 post type-post status-publish format-standard hentry category-flaechen"><div class="inside-article"><header class="entry-header"><h2 class="entry-title">Sieben Hektar bei Restorf</h2>${author} <time class="entry-date published" datetime="2025-09-18T08:00:00+02:00">18. September 2025</time></div></header><div class="entry-summary"><p>Dank einer Erbschaft konnten wir die letzte Lücke im Restorfer Bogen schließen.</p></div></div></article>`,
  },
  {
    path: '/aktuelles/kraniche-zaehlen/',
    title: 'Kraniche zählen im November',
    id: 540,
    kind: 'post',
    content: `${author} <time class="entry-date published" datetime="2025-11-03T09:12:00+01:00">3. November 2025</time></div><p>Kurz nach halb fünf kommen die ersten Ketten aus Westen. Zwölf Freiwillige stehen mit Zähluhren auf dem Deich, niemand spricht. Um sechs ist es dunkel und die Summe steht fest: 3.870.</p><p>Der Wasserstand war in diesem Herbst ideal. Wo die Wiesen flach überstaut sind, schlafen die Vögel sicher vor Füchsen.</p><p class="no-comments">Kommentare sind geschlossen.</p>`,
  },
  {
    path: '/spenden/',
    title: 'Spenden',
    id: 26,
    template: 'spendenseite',
    content: `<p>Mit 25 Euro sichern Sie zehn Quadratmeter Aue auf Dauer. Ihre Spende ist steuerlich absetzbar; die Bestätigung kommt im Februar per Post.</p>${twingle}<p>Das Formular stellt die twingle GmbH in unserem Auftrag bereit. Welche Daten dabei verarbeitet werden, lesen Sie in der <a href="/datenschutzerklaerung/#spenden">Datenschutzerklärung</a>. Lieber überweisen? IBAN DE02 2585 0110 0000 5550 17, Sparkasse Uelzen Lüchow-Dannenberg.</p>`,
  },
  {
    path: '/newsletter/',
    title: 'Newsletter',
    id: 29,
    content: `<p>Viermal im Jahr schreiben wir, was sich in den Auen tut: welche Flächen dazugekommen sind, welche Arten zurückkehren und wo Hilfe gebraucht wird.</p>${newsletterForm}`,
  },
  {
    path: '/kontakt/',
    title: 'Kontakt',
    id: 31,
    content: `<p>Geschäftsstelle: Drawehner Torstraße 11, 29456 Hitzacker (Elbe), Telefon 05862 555 0130, Montag bis Donnerstag von 9 bis 13 Uhr.</p>${contactForm}`,
    foot: '<script type="module" async defer src="/wp-content/plugins/friendly-captcha/public/vendor/v1/widget.module.min.js?ver=0.9.16" id="friendly-captcha-widget-module-js"></script>',
  },
];
