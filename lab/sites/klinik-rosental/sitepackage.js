// Site package of the agency: menu, chat on request, and counting of what is chosen in forms.
for (const opener of document.querySelectorAll('[data-chat-start]'))
  opener.addEventListener('click', () => {
    opener.disabled = true;
    opener.textContent = 'Chat wird verbunden …';
    loadScript(`https://userlike-cdn-widgets.s3-eu-west-1.amazonaws.com/${opener.dataset.chatStart}.js`);
  });

for (const opener of document.querySelectorAll('[data-cookie-settings]'))
  opener.addEventListener('click', (event) => {
    event.preventDefault();
    window.SgCookieOptin.openCookieOptin(null, { hideBanner: true });
  });

document.querySelector('.navbar-toggler')?.addEventListener('click', () => document.body.classList.toggle('nav-open'));

// Links on the pages of the topics name the indication: choose it beforehand.
const indications = {
  'depression-angst': 'Depression / Angst',
  'alkohol-medikamente': 'Alkohol / Medikamente',
  krebserkrankung: 'Krebserkrankung',
};
const chosen = indications[new URLSearchParams(location.search).get('indikation')];
const indicationField = document.getElementById('powermail_field_indikation');
if (chosen && indicationField) indicationField.value = chosen;

// Ticket 2291 (marketing): which indications are asked for, where do people give up?
for (const field of document.querySelectorAll(
  '.powermail_form select, .powermail_form input[type="radio"], .powermail_form input[type="file"]',
))
  field.addEventListener('change', () => {
    const label = field.closest('.powermail_fieldwrap')?.querySelector('.powermail_label')?.textContent.trim() ?? field.name;
    const value =
      field.type === 'file' ? (field.files[0]?.name ?? '') : field.tagName === 'SELECT' ? field.selectedOptions[0].text : field.value;
    window._paq = window._paq || [];
    window._paq.push(['trackEvent', 'Aufnahmeformular', label.replace('*', ''), value]);
  });
