const toggle = (name: string, title: string, text: string, attributes: string) =>
  `<li class="fp-cookie-category"><label class="fp-switch" for="fpConsent-${name}"><input type="checkbox" id="fpConsent-${name}" name="fp_consent[]" value="${name}" ${attributes}><span class="fp-switch__slider" aria-hidden="true"></span><strong>${title}</strong></label><p>${text}</p></li>`;

/** Template that the plugin prints into every page; its script turns it into the dialogue. */
export const consentDialog = `<script type="text/html" id="tmpl-fp-cookie-dialog">
<div id="fpCookieDialog" class="fp-cookie-dialog" role="dialog" aria-modal="true" aria-labelledby="fpCookieDialogTitle">
<div class="fp-cookie-dialog__brand"><img src="/wp-content/uploads/2025/03/fitpunkt-logo.svg" alt="FitPunkt" width="120" height="30"></div>
<div data-fp-layer="1"><h2 id="fpCookieDialogTitle">Cookies machen unsere Seite fit 💪</h2>
<p>Damit du das beste Erlebnis hast, verwenden wir und unsere Partner Cookies und ähnliche Techniken: für den Betrieb der Seite, für Statistik und um dir passende Angebote zu zeigen. Mit „OK, verstanden“ bist du damit einverstanden. Mehr dazu in der <a href="/datenschutz/">Datenschutzerklärung</a> und im <a href="/impressum/">Impressum</a>.</p>
<div class="fp-cookie-dialog__buttons"><button type="button" id="fpCookieDialogDetails" class="fp-cookie-link">Einstellungen</button><button type="button" id="fpCookieDialogOk" class="fp-cookie-button">OK, verstanden</button></div></div>
<div data-fp-layer="2" hidden><h2>Deine Einstellungen</h2><ul class="fp-cookie-categories">
${toggle('notwendig', 'Notwendig', 'Grundfunktionen der Seite und deine Auswahl.', 'checked disabled')}
${toggle('statistik', 'Statistik', 'Google Analytics zählt Besuche und zeigt uns, welche Seiten gut ankommen.', 'checked')}
${toggle('marketing', 'Marketing', 'Meta, TikTok und Snapchat helfen uns, dir passende Angebote zu zeigen.', 'checked')}
</ul><div class="fp-cookie-dialog__buttons"><button type="button" id="fpCookieDialogBack" class="fp-cookie-link">Zurück</button><button type="button" id="fpCookieDialogSave" class="fp-cookie-button">Auswahl speichern</button></div></div>
</div>
</script>
<script src="/wp-content/plugins/fitpunkt-consent/assets/consent.min.js?ver=1.3" id="fitpunkt-consent-js" defer></script>`;
