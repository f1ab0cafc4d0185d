// Part three of the site bundle: pictures that load late, video blocks, forms.
function picture(image) {
  image.src = `${image.dataset.src}?format=750w`;
  image.classList.add('loaded');
}

function embed(block, autoplay) {
  const { html } = JSON.parse(block.dataset.html);
  block.querySelector('.intrinsic-inner').innerHTML = autoplay ? html.replace('?', '?autoplay=1&') : html;
}

async function submit(event) {
  event.preventDefault();
  const form = event.target;
  if (!form.reportValidity()) return;
  const newsletter = form.classList.contains('newsletter-form');
  await fetch(`/api/form/SaveFormSubmission?crumb=${encodeURIComponent(readCookie('crumb') ?? '')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formId: form.dataset.formId, form: JSON.stringify(Object.fromEntries(new FormData(form))) }),
  }).catch(() => {});
  form.innerHTML = `<div class="form-submission-text"><p>${newsletter ? 'Danke, dass du dich angemeldet hast!' : 'Danke für deine Nachricht! Ich melde mich innerhalb von 48 Stunden.'}</p></div>`;
}

whenParsed(() => {
  for (const image of document.querySelectorAll('img[data-src]')) picture(image);
  for (const block of document.querySelectorAll('.sqs-video-wrapper[data-html]')) {
    const overlay = block.querySelector('.sqs-video-overlay');
    if (!overlay) embed(block, false);
    else
      overlay.addEventListener('click', () => {
        overlay.remove();
        embed(block, true);
      });
  }
  for (const form of document.querySelectorAll('form[data-form-id]')) form.addEventListener('submit', submit);
  const burger = document.querySelector('.header-burger-btn');
  burger?.addEventListener('click', () => document.body.classList.toggle('header--menu-open'));
});
