// Script of the child theme: the calendar comes with the click, a withdrawn consent takes the cookies of the statistics with it.
for (const button of document.querySelectorAll('.calendly-laden'))
  button.addEventListener('click', () => {
    const frame = document.createElement('iframe');
    frame.src = button.dataset.adresse;
    frame.title = 'Terminkalender';
    frame.width = '100%';
    frame.height = '680';
    button.closest('.calendly-platzhalter').replaceWith(frame);
  });

window.addEventListener('UC_CONSENT', (event) => {
  const services = Object.values(event.detail.consent.services);
  if (services.some((service) => service.name.startsWith('Matomo') && service.consent)) return;
  for (const pair of document.cookie.split('; ')) if (pair.startsWith('_pk_')) deleteSiteCookie(pair.split('=')[0]);
});
