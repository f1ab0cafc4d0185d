// The mode that the library shows first in its own wizard: inform, offer one button, load everything anyway.
window.cookieconsent.initialise({
  type: 'info',
  theme: 'classic',
  position: 'bottom',
  palette: { popup: { background: '#252e39' }, button: { background: '#14a7d0' } },
  content: {
    message: 'Diese Website verwendet Cookies, um Ihnen das beste Erlebnis zu bieten.',
    dismiss: 'Verstanden',
    link: 'Mehr erfahren',
    href: '/datenschutz',
  },
});
