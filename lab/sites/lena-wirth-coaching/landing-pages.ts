import { accounts, origin } from './accounts.ts';
import { metaPixel } from './consent-scripts.ts';
import type { SitePage } from './wordpress.ts';

const uploads = `${origin}/wp-content/uploads`;

const guide: SitePage = {
  path: '/0-euro-guide/',
  id: 402,
  title: '0 €-Guide „Raus aus dem Hamsterrad“ – Lena Wirth Coaching',
  description: 'Hol dir den kostenlosen PDF-Guide mit sieben Fragen für eine Woche, die wieder dir gehört.',
  // Pasted in by an advertising agency for a campaign, past the cookie plugin.
  landing: {
    head: `<!-- Ads-Setup 06/2025 -->\n${metaPixel}\n<script>fbq('track','ViewContent',{content_name:'Guide Hamsterrad',content_category:'Freebie'});</script>`,
  },
  content: `<section class="thrv_wrapper thrv-page-section hero guide"><div class="tve-page-section-in"><div><p class="eyebrow">0 € · PDF, 24 Seiten · sofort im Postfach</p><h1>Raus aus dem Hamsterrad: 7 Fragen, die deine Woche wieder dir gehören lassen</h1><ul class="thrv_styled_list"><li>Welche drei Termine du ab Montag absagst</li><li>Warum dein Stundensatz nicht dein Problem ist</li><li>Wie du Nein sagst, ohne dich zu rechtfertigen</li></ul><p><strong>Komplett kostenlos und ohne jede Verpflichtung.</strong></p>
<!-- KlickTipp -->
<form id="ktv2-form-298114" class="ktv2-form thrv_wrapper" accept-charset="UTF-8" target="_self" action="https://app.klicktipp.com/api/subscriber/signin.html" method="post"><input type="hidden" id="FormField_ApiKey" name="apikey" value="8wq1z8wz8z7c33"><input type="hidden" id="FormField_Digit" name="fields[fieldDigit]" value="">
<label>Vorname *<input type="text" id="FormField_FirstName" name="fields[fieldFirstName]" required autocomplete="given-name"></label><label>E-Mail-Adresse *<input type="email" id="FormField_EmailAddress" name="email" required autocomplete="email"></label>
<input type="submit" id="FormSubmit" name="FormSubmit" class="tve-form-button" value="Ja, ich will den Guide für 0 €"></form>
<p class="fine">Mit deiner Anforderung trägst du dich in meinen E-Mail-Verteiler ein und erhältst etwa zweimal pro Woche Tipps und Angebote von mir und ausgewählten Partnern. Abmeldung jederzeit möglich. <a href="${origin}/datenschutz/#newsletter">Datenschutz</a></p></div><img src="${uploads}/2025/06/guide-mockup.svg" alt="Titelseite des Guides" width="420" height="460"></div></section>
<section class="thrv_wrapper thrv-page-section"><h2>Schon 3.214-mal heruntergeladen</h2><p>„Frage 4 hängt jetzt an meinem Kühlschrank.“ – Leserin aus Kassel</p></section>`,
};

const webinar: SitePage = {
  path: '/webinar/',
  id: 431,
  title: 'Live-Webinar „Dein Angebot in 90 Minuten“ – Lena Wirth Coaching',
  description: 'Kostenloses Webinar am Donnerstag, 22. Januar 2026, 19 Uhr, über Zoom.',
  landing: {},
  content: `<section class="thrv_wrapper thrv-page-section"><p class="eyebrow">Live über Zoom · kostenlos · keine Aufzeichnung der Teilnehmenden</p><h1>Dein Angebot in 90 Minuten</h1><p>Donnerstag, 22. Januar 2026, 19.00 Uhr. Am Ende des Abends hast du einen Satz, der sagt, was du für wen tust und was es kostet. In den letzten zehn Minuten stelle ich meinen Kurs „Klar in 8 Wochen“ vor.</p>
<div class="thrv_wrapper thrv_lead_generation" data-connection="api"><form class="tve-ajax-form" action="${origin}/wp-admin/admin-ajax.php" method="post"><input type="hidden" name="action" value="tve_api_form_submit"><input type="hidden" name="_tcb_id" value="tcb-form-431-1">
<label>Vorname (freiwillig)<input type="text" name="name" autocomplete="given-name"></label><label>E-Mail-Adresse *<input type="email" name="email" required autocomplete="email"></label>
<label class="tve-check"><input type="checkbox" name="mapping_checkbox_news" value="1"> Ich möchte auch die „Sonntagspost“ bekommen (freiwillig, jederzeit abbestellbar).</label>
<p class="small">Du bekommst eine Bestätigung, den Zoom-Link und eine Erinnerung am selben Tag, sonst nichts, wenn du das Häkchen nicht setzt. Näheres in den <a href="${origin}/datenschutz/#webinar">Datenschutzhinweisen</a>.</p>
<button type="submit" class="tve-form-button">Platz im Webinar reservieren</button></form></div></section>
<section class="thrv_wrapper thrv-page-section"><h2>Fragen</h2><p><strong>Muss ich meine Kamera anmachen?</strong> Nein. Du kannst auch unter einem Fantasienamen teilnehmen.</p><p><strong>Gibt es eine Aufzeichnung?</strong> Nein, dafür ein Arbeitsblatt für alle Angemeldeten.</p></section>`,
};

const article: SitePage = {
  path: '/blog/nein-sagen-lernen/',
  id: 377,
  title: 'Nein sagen lernen: drei Sätze, die ich selbst benutze – Lena Wirth Coaching',
  description: 'Drei Sätze zum Absagen und eine Podcast-Folge dazu.',
  article: true,
  content: `<p class="meta">18. September 2025 · von Lena Wirth · 4 Minuten</p><article class="thrive-post-content"><p>„Klar, mach ich schnell.“ Vier Wörter, die mich früher jede Woche einen halben Tag gekostet haben. Neinsagen ist kein Charakterzug, sondern ein Satz, den man vorher übt.</p><h2>1. „Dafür habe ich bis Freitag keinen Platz.“</h2><p>Du lehnst nicht den Menschen ab, sondern den Zeitpunkt. Wer es wirklich braucht, schlägt einen anderen vor.</p><h2>2. „Was soll ich dafür liegen lassen?“</h2><p>Für alle mit Chefin. Die Entscheidung wandert dorthin, wo sie hingehört.</p><h2>3. „Nein, danke.“</h2><p>Ohne Begründung. Fühlt sich beim ersten Mal an wie Hausfriedensbruch, beim dritten wie Feierabend.</p>
<h2>Zum Hören: Folge 27 von „Montag geht auch anders“</h2><script class="podigee-podcast-player" src="https://player.podigee-cdn.net/podcast-player/javascripts/podigee-podcast-player.js" data-configuration="https://lena-wirth.podigee.io/27-nein-sagen/embed?context=external"></script></article>
<aside class="theme-sidebar"><iframe class="ktv2" title="Anmeldung zur Sonntagspost" src="https://assets.klicktipp.com/userimages/${accounts.klickTippForm}" width="340" height="330" scrolling="no" style="border:0;max-width:100%"></iframe></aside>`,
};

/** Landing pages of the builder, and the article. */
export const landingPages: readonly SitePage[] = [guide, webinar, article];
