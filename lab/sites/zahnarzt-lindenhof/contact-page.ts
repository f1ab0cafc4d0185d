import { contentBlocker } from './borlabs-config.ts';
import { columns, container, heading, raw, text } from './elementor.ts';
import type { WordPressPage } from './theme.ts';

const origin = 'https://www.zahnarzt-lindenhof.test';
const siteKey = '6LfQh8spAAAAAH2m1Zt0bXo8c7rJ4vWq9uKdLnYe';

const map =
  '<iframe loading="lazy" src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2446.1!2d9.9521!3d52.1548!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x0%3A0x0!2sZahn%C3%A4rzte%20am%20Lindenhof!5e0!3m2!1sde!2sde!4v1710412345678" title="Zahnärzte am Lindenhof auf der Karte" width="100%" height="400" style="border:0" allowfullscreen referrerpolicy="no-referrer-when-downgrade"></iframe>';

const field = (name: string, label: string, control: string) =>
  `<p><label> ${label}<br />\n<span class="wpcf7-form-control-wrap" data-name="${name}">${control}</span> </label>\n</p>`;

const input = (name: string, type: string, required: boolean, autocomplete: string) =>
  `<input size="40" maxlength="400" class="wpcf7-form-control wpcf7-${type}${required ? ' wpcf7-validates-as-required' : ''}" autocomplete="${autocomplete}"${required ? ' aria-required="true"' : ''} aria-invalid="false" value="" type="${type}" name="${name}" />`;

const form = `<div class="wpcf7 no-js" id="wpcf7-f412-p38-o1" lang="de-DE" dir="ltr" data-wpcf7-id="412">
<div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true"></p> <ul></ul></div>
<form action="/kontakt/#wpcf7-f412-p38-o1" method="post" class="wpcf7-form init" aria-label="Kontaktformular" novalidate="novalidate" data-status="init">
<fieldset class="hidden-fields-container"><input type="hidden" name="_wpcf7" value="412" /><input type="hidden" name="_wpcf7_version" value="6.1.3" /><input type="hidden" name="_wpcf7_locale" value="de_DE" /><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f412-p38-o1" /><input type="hidden" name="_wpcf7_container_post" value="38" /><input type="hidden" name="_wpcf7_posted_data_hash" value="" /><input type="hidden" name="_wpcf7_recaptcha_response" value="" /></fieldset>
${field('your-name', 'Ihr Name (Pflichtfeld)', input('your-name', 'text', true, 'name'))}
${field('your-email', 'Ihre E-Mail-Adresse (Pflichtfeld)', input('your-email', 'email', true, 'email'))}
${field('your-phone', 'Telefon für Rückfragen', input('your-phone', 'tel', false, 'tel'))}
${field('versicherung', 'Versicherung', '<select class="wpcf7-form-control wpcf7-select" aria-invalid="false" name="versicherung"><option value="keine Angabe">keine Angabe</option><option value="gesetzlich">gesetzlich</option><option value="privat">privat</option></select>')}
${field('your-message', 'Ihre Nachricht (Pflichtfeld)', '<textarea cols="40" rows="8" maxlength="2000" class="wpcf7-form-control wpcf7-textarea wpcf7-validates-as-required" aria-required="true" aria-invalid="false" name="your-message"></textarea>')}
<p><span class="wpcf7-form-control-wrap" data-name="acceptance-datenschutz"><span class="wpcf7-form-control wpcf7-acceptance"><span class="wpcf7-list-item"><label><input type="checkbox" name="acceptance-datenschutz" value="1" aria-invalid="false" /><span class="wpcf7-list-item-label">Ich habe die <a href="${origin}/datenschutzerklaerung/">Datenschutzerklärung</a> zur Kenntnis genommen. Bitte senden Sie uns über dieses Formular keine Befunde oder Röntgenbilder.</span></label></span></span></span>
</p>
<p><input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="Nachricht senden" />
</p><div class="wpcf7-response-output" aria-hidden="true"></div>
</form>
</div>`;

/** The contact page: Contact Form 7 with reCAPTCHA v3, which no blocker of the consent plugin holds back, and a map, which one does. */
export const contactPage: WordPressPage = {
  id: 38,
  path: '/kontakt/',
  title: 'Kontakt',
  description: 'Anschrift, Telefon, Kontaktformular und Anfahrt.',
  body: `${container(
    heading('Kontakt', 1) +
      columns(
        heading('Schreiben Sie uns', 3) + raw(form, 'shortcode'),
        heading('So erreichen Sie uns', 3) +
          text(
            'Zahnärzte am Lindenhof<br>Lindenhofstraße 8<br>31134 Hildesheim',
            'Telefon <a href="tel:+4951215550418">05121 555 04 18</a><br>Telefax 05121 555 04 19<br><a href="mailto:praxis@zahnarzt-lindenhof.test">praxis@zahnarzt-lindenhof.test</a>',
            'Buslinien 2 und 4, Haltestelle Lindenhof. Parkplätze finden Sie im Hof.',
          ),
      ),
  )}${container(heading('Anfahrt') + raw(contentBlocker('google-maps', map)), 'lindenhof-soft')}`,
  head: `<link rel='stylesheet' id='contact-form-7-css' href='${origin}/wp-content/plugins/contact-form-7/includes/css/styles.css?ver=6.1.3' media='all' />
`,
  foot: `<script src="https://www.google.com/recaptcha/api.js?render=${siteKey}&amp;ver=3.0" id="google-recaptcha-js"></script>
<script id="wpcf7-recaptcha-js-before">
var wpcf7_recaptcha = {
    "sitekey": "${siteKey}",
    "actions": {
        "homepage": "homepage",
        "contactform": "contactform"
    }
};
</script>
<script src="${origin}/wp-content/plugins/contact-form-7/modules/recaptcha/index.js?ver=6.1.3" id="wpcf7-recaptcha-js"></script>
`,
};
