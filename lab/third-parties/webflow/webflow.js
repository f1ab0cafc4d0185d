// Forms of Webflow are sent in the background and answered in place.
async function send(form) {
  const wrapper = form.closest('.w-form');
  const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [`fields[${name}]`, value]));
  const site = document.documentElement.dataset.wfSite;
  const answer = await fetch(`https://webflow.com/api/v1/form/${site}`, {
    method: 'POST',
    body: new URLSearchParams({
      name: form.dataset.name,
      pageId: document.documentElement.dataset.wfPage,
      elementId: form.dataset.wfElementId,
      source: location.href,
      test: 'false',
      ...fields,
    }),
  });
  form.style.display = 'none';
  wrapper.querySelector(answer.ok ? '.w-form-done' : '.w-form-fail').style.display = 'block';
}

whenParsed(() => {
  for (const form of document.querySelectorAll('.w-form form'))
    if (!form.action.startsWith('https://app.loops.so') && !form.closest('[fs-cc]'))
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        send(form);
      });
});
