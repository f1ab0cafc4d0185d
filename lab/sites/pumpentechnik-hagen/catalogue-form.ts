const field = (name: string, id: number, label: string, type: string) =>
  `<p class="form-field ${name} pd-text required"><label class="field-label" for="984321_${id}pi_984321_${id}">${label}</label><input type="${type}" name="984321_${id}pi_984321_${id}" id="984321_${id}pi_984321_${id}" value="" class="text" size="30" maxlength="80" required /></p><div id="error_for_984321_${id}pi_984321_${id}" style="display:none"></div>`;

/** The hosted form before the catalogue: every field is compulsory, and so is consent to advertising. */
export const catalogueForm = `<!DOCTYPE html>
<html lang="de"><head><base href=""><meta http-equiv="Content-Type" content="text/html; charset=utf-8"/><meta name="description" content=""/><title>Katalog anfordern</title>
<style>form.form{font:15px/1.5 Arial,sans-serif;color:#1c2733}form.form p{margin:0 0 12px}form.form .field-label{display:block;font-weight:700}form.form input.text{width:100%;max-width:480px;padding:9px;border:1px solid #9aa7b4}form.form p.required .field-label:after{content:" *";color:#c00}form.form p.submit input{background:#00558c;color:#fff;border:0;padding:12px 24px;font:inherit}</style></head>
<body>
<form accept-charset="UTF-8" method="post" action="https://go.pumpentechnik-hagen.test/l/984321/2024-03-12/4kx2p" class="form" id="pardot-form">
${field('first_name', 11, 'Vorname', 'text')}
${field('last_name', 13, 'Nachname', 'text')}
${field('email', 15, 'Geschäftliche E-Mail-Adresse', 'email')}
${field('company', 17, 'Firma', 'text')}
${field('job_title', 19, 'Position', 'text')}
${field('phone', 21, 'Telefon', 'tel')}
<p class="form-field opt_in pd-checkbox required"><span class="value"><input type="checkbox" name="984321_23pi_984321_23_1" id="984321_23pi_984321_23_1" value="1" required /><label class="inline" for="984321_23pi_984321_23_1">Ja, ich möchte den Newsletter der Hagener Pumpentechnik erhalten und bin damit einverstanden, dass mich der Vertrieb per E-Mail und Telefon zu Produkten berät. Ohne diese Zustimmung können wir den Katalog nicht bereitstellen. *</label></span></p>
<p style="position:absolute; width:190px; left:-9999px; top: -9999px;visibility:hidden;"><label for="pi_extra_field">Comments</label><input type="text" name="pi_extra_field" id="pi_extra_field"/></p>
<!-- forces IE5-8 to correctly submit UTF8 content  --><input name="_utf8" type="hidden" value="&#9731;" />
<p class="submit"><input type="submit" accesskey="s" value="Katalog herunterladen" /></p>
<p>Näheres in unserer <a href="https://www.pumpentechnik-hagen.test/de/datenschutz" target="_blank">Datenschutzerklärung</a>.</p>
<input type="hidden" name="hiddenDependentFields" id="hiddenDependentFields" value="" />
</form>
<script type="text/javascript">
(function(){ var pardot_extra_field = document.getElementById('pi_extra_field'); if (pardot_extra_field) { pardot_extra_field.value = ''; } })();
</script>
</body></html>`;
