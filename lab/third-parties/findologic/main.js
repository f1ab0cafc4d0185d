// Suggestions below the search field; nothing is asked before somebody types.
whenParsed(() => {
  const field = document.querySelector('#search');
  if (!field) return;
  const list = appendHtml('<datalist id="fl-smart-suggest"></datalist>', field.parentElement);
  field.setAttribute('list', 'fl-smart-suggest');
  field.addEventListener('input', async () => {
    if (field.value.length < 2) return;
    const search = query({ shopkey: config.shop, query: field.value, revision: '1.0.0', multishop_id: 'de' });
    const answer = await fetch(`https://service.findologic.com/ps/werkzeug/autocomplete.php?${search}`);
    const { suggestions } = await answer.json();
    list.replaceChildren(...suggestions.map(({ label }) => Object.assign(document.createElement('option'), { value: label })));
  });
  window.flReady = true;
});
