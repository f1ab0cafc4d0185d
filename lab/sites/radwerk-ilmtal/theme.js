// The child theme's own script: the film is put in only when its button is pressed.
whenParsed(() => {
  for (const box of document.querySelectorAll('[data-video]'))
    box.querySelector('button').addEventListener('click', () => {
      box.replaceChildren(box.querySelector('template').content.cloneNode(true));
    });
});
