import { type ContaoPage, headline, textElement } from './contao.ts';
import { blockedFrame } from './cookiebar.ts';

const twingle = `<div class="content-html">${blockedFrame(6, 'https://spenden.twingle.de/tierheim-haselgrund/futterkasse/tw68c1a7d20be43/page', 'width="100%" height="720" style="max-width:520px;border:1px solid #ddd" title="Online-Spendenformular" allow="payment"')}</div>`;

const payPal = `<div class="content-unfiltered_html">
<form action="https://www.paypal.com/donate" method="post" target="_top">
<input type="hidden" name="hosted_button_id" value="H7QX4TLW2GN8S" />
<input type="image" src="https://www.paypalobjects.com/de_DE/DE/i/btn/btn_donateCC_LG.gif" border="0" name="submit" title="PayPal - The safer, easier way to pay online!" alt="Spenden mit dem PayPal-Button" />
<img alt="" border="0" src="https://www.paypal.com/de_DE/i/scr/pixel.gif" width="1" height="1" />
</form>
</div>`;

const field = (id: number, name: string, label: string, attributes: string) =>
  `<div class="widget widget-text mandatory"><label for="ctrl_${id}" class="mandatory">${label} <span class="mandatory">*</span></label><input type="text" name="${name}" id="ctrl_${id}" class="text mandatory" required ${attributes}></div>`;

const mandate = `<div class="ce_form content-form kasten"><form action="/spenden" id="f3" method="post" enctype="application/x-www-form-urlencoded"><div class="formbody">
<input type="hidden" name="FORM_SUBMIT" value="auto_form_3"><input type="hidden" name="REQUEST_TOKEN" value="{{request_token}}">
<h2>Patenschaft per SEPA-Lastschrift</h2>
<p>Gläubiger-Identifikationsnummer DE55ZZZ00000555019. Die Mandatsreferenz teilen wir Ihnen vor dem ersten Einzug mit.</p>
${field(31, 'kontoinhaber', 'Kontoinhaber/in', 'autocomplete="name"')}
${field(32, 'anschrift', 'Straße, PLZ und Ort', 'autocomplete="street-address"')}
${field(33, 'email', 'E-Mail', 'autocomplete="email"')}
${field(34, 'iban', 'IBAN', 'maxlength="34" autocomplete="off"')}
${field(35, 'betrag', 'Betrag in Euro', 'inputmode="decimal"')}
<div class="widget widget-select"><label for="ctrl_36">Rhythmus</label><select name="rhythmus" id="ctrl_36" class="select"><option>monatlich</option><option>vierteljährlich</option><option>jährlich</option></select></div>
<div class="widget widget-checkbox mandatory"><input type="checkbox" name="mandat" id="ctrl_37" value="1" required> <label for="ctrl_37">Ich ermächtige den Tierschutzverein Haselgrund und Umgebung e. V., Zahlungen von meinem Konto mittels Lastschrift einzuziehen, und weise mein Kreditinstitut an, diese Lastschriften einzulösen. Innerhalb von acht Wochen ab dem Belastungsdatum kann ich die Erstattung verlangen.</label></div>
<div class="widget widget-captcha mandatory"><label for="ctrl_38" class="mandatory">Was ist die Summe aus 6 und 2?</label><input type="text" name="captcha" id="ctrl_38" class="text captcha mandatory" maxlength="2" required></div>
<div class="widget widget-explanation explanation"><p>Ihre Bankverbindung brauchen wir für den Einzug und die Zuwendungsbestätigung: <a href="/datenschutz#spenden">Hinweise zum Datenschutz</a>.</p></div>
<div class="widget widget-submit"><button type="submit" class="submit">Mandat erteilen</button></div>
</div></form></div>`;

/** The page with every way to give: twingle behind the cookie bar, PayPal's button as PayPal hands it out, a mandate, a wish list. */
export const donatePage: ContaoPage = {
  id: 6,
  alias: 'spenden',
  title: 'Spenden und Patenschaften',
  description: 'So helfen Sie den Tieren im Tierheim Haselgrund.',
  main: `${headline(1, 'So helfen Sie uns')}
${textElement('<p>Ein Tag Futter für alle Tiere kostet uns 148 €. Die Gemeinden zahlen für Fundtiere 28 Tage lang; danach sind wir auf Spenden angewiesen. Wir sind als gemeinnützig anerkannt und schicken Ihnen im Februar eine Zuwendungsbestätigung.</p>')}
${headline(2, 'Online spenden')}
${twingle}
${headline(2, 'Mit PayPal')}
${payPal}
${headline(2, 'Klassisch überweisen')}
${textElement('<p>Tierschutzverein Haselgrund und Umgebung e. V.<br>Wartburg-Sparkasse, IBAN DE02 8405 5050 0000 5550 19</p>')}
${mandate}
${headline(2, 'Wunschzettel')}
${textElement('<p>Was gerade fehlt, steht auf unserem <a href="https://www.amazon.de/hz/wishlist/ls/2Q9HASELGRUND7?ref_=wl_share" target="_blank" rel="noreferrer noopener">Amazon-Wunschzettel</a> (der Link führt zu Amazon). Noch lieber ist uns, wenn Sie im Futterhaus in der Bahnhofstraße einkaufen: Dort steht eine Spendenbox.</p>')}`,
};
