// Stand-in for what Framer's bundle does on the pages of the lab: it takes the page over, opens films in its YouTube component and sends forms.
whenParsed(() => {
  for (const shade of document.querySelectorAll('[data-framer-name="YouTube"] button'))
    shade.addEventListener('click', () => {
      const frame = document.createElement('iframe');
      frame.src = shade.closest('[data-src]').dataset.src;
      frame.title = 'YouTube Video';
      frame.allow = 'presentation; fullscreen; accelerometer; autoplay; clipboard-write; encrypted-media; gyroscope; picture-in-picture';
      frame.style.cssText = 'border:0;width:100%;aspect-ratio:16/9';
      shade.replaceWith(frame);
    });
  for (const form of document.querySelectorAll('form[data-framer-form]'))
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      fetch(`https://api.framer.com/forms/v1/forms/${form.dataset.framerForm}/submit`, { method: 'POST', body: new FormData(form) })
        .then(() => form.replaceChildren('Danke! Wir melden uns.'))
        .catch(() => {});
    });
});
