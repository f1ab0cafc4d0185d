// Stand-in for cookieman-init.js: the window comes after two seconds, and not on pages that ask it not to.
if (document.querySelector('[data-cookieman-showonce="1"]')) setTimeout(() => window.cookieman.showOnce(), 2000);
