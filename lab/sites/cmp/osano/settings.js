// Osano's free Cookie Consent in opt-in mode: two buttons of equal looks, and a tab that opens the question again.
const palette = { popup: { background: '#1d1d1f', text: '#ffffff' }, button: { background: '#f5c33b', text: '#1d1d1f' } };

function start() {
  if (document.getElementById('statistik')) return;
  const script = loadScript(`https://www.googletagmanager.com/gtag/js?id=${config.analytics}`);
  script.id = 'statistik';
  window.dataLayer = window.dataLayer || [];
  window.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: the data layer tells commands from events by this very type
    window.dataLayer.push(arguments);
  };
  window.gtag('js', new Date());
  window.gtag('config', config.analytics);
}

function stop() {
  for (const pair of document.cookie.split('; ')) if (pair.startsWith('_ga')) deleteSiteCookie(pair.split('=')[0]);
}

window.cookieconsent.initialise({
  type: 'opt-in',
  theme: 'edgeless',
  position: 'bottom',
  palette: { ...palette, highlight: palette.button },
  revokable: true,
  animateRevokable: false,
  cookie: { name: 'cookieconsent_status', expiryDays: 365 },
  content: {
    message: 'Dürfen wir Ihren Besuch mit Google Analytics auswerten? Dabei können Daten in die USA gelangen.',
    allow: 'Erlauben',
    deny: 'Ablehnen',
    link: 'Datenschutzerklärung',
    href: '/datenschutz',
    policy: 'Cookie-Einstellungen',
  },
  onInitialise() {
    if (this.hasConsented()) start();
  },
  onStatusChange() {
    if (this.hasConsented()) start();
    else stop();
  },
  onRevokeChoice: stop,
});
