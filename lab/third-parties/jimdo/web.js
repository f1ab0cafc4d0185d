// What the builder's script does that a visitor notices: the menu button of small screens.
whenParsed(() => {
  document.body.classList.add('cc-ready');
  for (const label of document.querySelectorAll('.jtpl-navigation__label')) label.setAttribute('aria-label', 'Menü');
});
