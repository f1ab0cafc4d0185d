import { accounts, origin } from './accounts.ts';
import type { SitePage } from './wordpress.ts';

const uploads = `${origin}/wp-content/uploads`;

const button = (href: string, text: string) =>
  `<div class="thrv_wrapper thrv-button tcb-local-vars-root"><a href="${href}" class="tcb-button-link"><span class="tcb-button-texts"><span class="tcb-button-text thrv-inline-text">${text}</span></span></a></div>`;

const voice = (picture: string, text: string, name: string) =>
  `<div class="thrv_wrapper thrv_testimonial_shortcode"><img src="${uploads}/2025/02/${picture}.svg" alt="${name}" width="90" height="90" loading="lazy"><p class="stars" aria-label="5 von 5 Sternen">★★★★★</p><blockquote>„${text}“</blockquote><p class="author">${name}</p></div>`;

/** Bar with the countdown that starts anew for every visitor. */
export const countdown = (text: string): string =>
  `<div class="tve-ult-design tve-ult-bar tvu-header tvu-triggered"><div class="thrv_ult_bar tvu_set_04 tve_red"><p>${text}</p><div class="thrv_countdown_timer tve_countdown_timer_evergreen"><span class="t-hours">48</span> Std <span class="t-minutes">00</span> Min <span class="t-seconds">00</span> Sek</div></div></div>`;

const home: SitePage = {
  path: '/',
  id: 8,
  title: 'Lena Wirth Coaching – Klarheit statt Hamsterrad',
  description: 'Online-Coaching für Gründerinnen, Selbstständige und alle, die beruflich neu anfangen wollen.',
  seal: true,
  content: `<section class="thrv_wrapper thrv-page-section hero"><div class="tve-page-section-in"><div><p class="eyebrow">Online-Coaching für Gründerinnen &amp; Neuanfängerinnen</p><h1>Du willst weniger arbeiten und mehr bewegen?</h1><p>Ich helfe dir, aus vielen Ideen die eine zu machen, die trägt. Ohne Räucherstäbchen, mit Kalender und Taschenrechner.</p>${button(`${origin}/angebot/#erstgespraech`, 'Kostenloses Erstgespräch sichern')}</div><img src="${uploads}/2024/11/lena-wirth-portrait.svg" alt="Lena Wirth" width="300" height="300"></div></section>
<p class="known-from">Bekannt aus: <em>Gründerinnen-Radio</em> · <em>Emotion &amp; Arbeit</em> · <em>Podcast „Montag kann kommen“</em></p>
<section class="thrv_wrapper thrv-page-section"><h2>In zwei Minuten: wie ich arbeite</h2><div class="lw-video" data-src="https://player.vimeo.com/video/${accounts.vimeo}?dnt=1&amp;autoplay=1"><img src="${uploads}/2025/03/vimeo-vorschau.svg" alt="Lena Wirth erklärt ihr Coaching" width="960" height="540"><div class="lw-video-hinweis"><p>Mit dem Klick lädst du ein Video von Vimeo (USA); dabei wird deine IP-Adresse übertragen. Mehr in der <a href="${origin}/datenschutz/#vimeo">Datenschutzerklärung</a>.</p><button type="button">Video von Vimeo laden</button></div></div></section>
<section class="thrv_wrapper thrv-page-section voices"><h2>Über 500 begeisterte Kundinnen und Kunden</h2><div class="tcb-flex-row">${voice('stimme-katharina-b', 'Ich habe meinen Umsatz in vier Monaten verdoppelt und arbeite freitags nicht mehr.', 'Katharina B., Steuerberaterin aus Ulm')}${voice('stimme-mirjam-s', 'Nach meinem Burn-out wusste ich nicht weiter. Lena hat mich da rausgeholt, besser als jede Therapie.', 'Mirjam Sattler, Inhaberin „Wollzeit“')}${voice('stimme-jonas-p', 'Endlich ein Angebot, das ich ohne Bauchweh verkaufe.', 'Jonas P., Webdesigner')}</div></section>
<section class="thrv_wrapper thrv-page-section cta"><h2>Lieber erst mal lesen?</h2><p>Hol dir meinen Guide „Raus aus dem Hamsterrad“ für 0 €.</p>${button(`${origin}/0-euro-guide/`, 'Guide für 0 € holen')}</section>`,
};

const about: SitePage = {
  path: '/ueber-mich/',
  id: 14,
  title: 'Über mich – Lena Wirth Coaching',
  description: 'Wer ich bin: Wirtschaftspsychologin, systemischer Coach, Mutter von zwei Kindern.',
  content: `<section class="thrv_wrapper thrv-page-section"><div class="tve-page-section-in two"><img src="${uploads}/2024/11/lena-wirth-portrait.svg" alt="Lena Wirth" width="300" height="300"><div><h1>Hallo, ich bin Lena.</h1><p>Ich habe elf Jahre in der Personalentwicklung eines Maschinenbauers gearbeitet, zuletzt mit 60-Stunden-Wochen und einem Kind, das „Mama ist im Laptop“ sagte. 2019 habe ich gekündigt.</p><p>Heute begleite ich von Freiburg aus Menschen online bei Gründung und Neuanfang: strukturiert, ehrlich, mit Zahlen.</p></div></div></section>
<section class="thrv_wrapper thrv-page-section"><h2>Was ich mitbringe</h2><ul class="thrv_styled_list"><li>M. Sc. Wirtschaftspsychologie</li><li>Systemischer Coach (zweijährige Weiterbildung, 2017)</li><li>Sechs Jahre Selbstständigkeit mit allen Fehlern</li></ul><p><strong>Was ich nicht bin:</strong> Therapeutin. Coaching ersetzt keine ärztliche oder psychotherapeutische Behandlung.</p>${button(`${origin}/angebot/`, 'Angebot & Preise ansehen')}</section>
<section class="thrv_wrapper thrv-page-section"><h2>Schreib mir</h2><p>Am schnellsten per E-Mail an <a href="mailto:hallo@lenawirth-coaching.test">hallo@lenawirth-coaching.test</a> oder per <a href="https://wa.me/4915255512874" target="_blank" rel="noopener">WhatsApp</a> (bitte nichts Vertrauliches).</p></section>`,
};

const offer: SitePage = {
  path: '/angebot/',
  id: 19,
  title: 'Angebot & Preise – Lena Wirth Coaching',
  description: '1:1-Mentoring, Online-Kurs „Klar in 8 Wochen“ und kostenloses Erstgespräch.',
  seal: true,
  after: `<script type="text/javascript" src="https://www.digistore24-scripts.com/service/digistore.js"></script>
<script type="text/javascript">digistorePromocode( { "product_id": 541926, "adjust_domain": true } );</script>`,
  content: `${countdown('Nur noch kurze Zeit: 1.000 € Rabatt auf „Klar in 8 Wochen“')}
<section class="thrv_wrapper thrv-page-section"><h1>So können wir zusammenarbeiten</h1><p>Für Gründerinnen, Selbstständige und Angestellte, die etwas Eigenes wollen.</p>
<div class="tcb-flex-row prices"><div class="thrv_wrapper thrv_contentbox_shortcode"><h2>Online-Kurs „Klar in 8 Wochen“</h2><p>8 Module, 42 Videos, Aufgaben mit persönlicher Rückmeldung zu jedem Modul, Abschlussgespräch und Zertifikat.</p><p class="price"><s>1.997 €</s> <strong>997 €</strong></p><p class="small">Gesamtpreis inkl. MwSt. Verkäuferin ist die Digistore24 GmbH; auf dem Bestellformular findest du deren AGB und die Widerrufsbelehrung (14 Tage).</p>${button('https://www.digistore24.com/product/541926', 'Jetzt Platz sichern')}</div>
<div class="thrv_wrapper thrv_contentbox_shortcode"><h2>1:1-Mentoring „Fundament“</h2><p>Drei Monate, sechs Termine per Zoom, Begleitung zwischen den Terminen.</p><p class="price"><strong>3.480 €</strong> zzgl. MwSt.</p><p class="small">oder 6 × 620 € zzgl. MwSt.</p>${button('#erstgespraech', 'Kostenloses Erstgespräch')}</div></div></section>
<section class="thrv_wrapper thrv-page-section" id="erstgespraech"><h2>Dein kostenloses Erstgespräch</h2><p>30 Minuten, unverbindlich. Such dir einen Termin aus:</p>
<!-- Calendly Inline-Widget Beginn --><div class="calendly-inline-widget" data-url="${accounts.calendly}" style="min-width:320px;height:620px;"></div><script type="text/javascript" src="https://assets.calendly.com/assets/external/widget.js" async></script><!-- Calendly Inline-Widget Ende --></section>
<section class="thrv_wrapper thrv-page-section"><h2>Damit ich mich vorbereiten kann</h2><p>Fülle bitte vor dem Gespräch diesen kurzen Bogen aus. Ohne Bogen findet das Gespräch nicht statt.</p>
<div class="thrv_wrapper thrv_lead_generation tve-draggable" data-connection="api"><form class="tve-ajax-form" action="${origin}/wp-admin/admin-ajax.php" method="post" novalidate><input type="hidden" name="action" value="tve_api_form_submit"><input type="hidden" name="_tcb_id" value="tcb-form-19-2">
<label>Vor- und Nachname *<input type="text" name="name" required autocomplete="name"></label><label>E-Mail-Adresse *<input type="email" name="email" required autocomplete="email"></label>
<label>Wo stehst du beruflich? *<textarea name="mapping_textarea_1" required rows="3"></textarea></label>
<label>Wie viel verdienst du derzeit netto im Monat? *<select name="mapping_select_2" required><option value="">Bitte wählen</option><option>unter 1.500 €</option><option>1.500 bis 3.000 €</option><option>über 3.000 €</option></select></label>
<label>Bist du in psychotherapeutischer Behandlung oder nimmst du Medikamente (z. B. wegen Depression, Burn-out, ADHS)? Wenn ja, welche? *<textarea name="mapping_textarea_3" required rows="3"></textarea></label>
<p class="small">Deine Angaben behandle ich vertraulich. Wie ich sie verarbeite, liest du in der <a href="${origin}/datenschutz/#formulare">Datenschutzerklärung</a>.</p>
<button type="submit" class="tve-form-button">Bogen absenden</button></form></div></section>`,
};

/** Pages in the theme's own layout. */
export const themePages: readonly SitePage[] = [home, about, offer];
