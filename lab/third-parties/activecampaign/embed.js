// What `f/embed.php` gives out: the form is written into its place, and sent to proc.php when somebody submits it.
whenParsed(() => {
  const place = document.querySelector(`._form_${config.id}`);
  if (!place) return;
  place.innerHTML = `<form method="POST" action="https://${config.host}/proc.php" id="_form_${config.id}_" class="_form _form_${config.id} _inline-form _dark" novalidate data-styles-version="5">
<input type="hidden" name="u" value="${config.id}"><input type="hidden" name="f" value="${config.id}"><input type="hidden" name="s"><input type="hidden" name="c" value="0"><input type="hidden" name="m" value="0"><input type="hidden" name="act" value="sub"><input type="hidden" name="v" value="2">
<div class="_form-content"><div class="_form_element _clear"><div class="_form-title">${config.title}</div></div>
<div class="_form_element"><label for="firstname" class="_form-label">Vorname (freiwillig)</label><div class="_field-wrapper"><input type="text" id="firstname" name="firstname" autocomplete="given-name"></div></div>
<div class="_form_element"><label for="email" class="_form-label">E-Mail-Adresse*</label><div class="_field-wrapper"><input type="email" id="email" name="email" required autocomplete="email"></div></div>
<div class="_form_element _clear"><div class="_html-code"><p>${config.note}</p></div></div>
<div class="_button-wrapper _full_width"><button id="_form_${config.id}_submit" class="_submit" type="submit">${config.button}</button></div></div></form>`;
});
