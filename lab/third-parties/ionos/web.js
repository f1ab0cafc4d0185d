window.diyNamespace = window.diyNamespace || {};
if (!window.diyNamespace.ready) {
  window.diyNamespace.ready = true;
  whenParsed(() => {
    document.body.classList.add('diyJsEnabled');
    document.querySelector('.diyfeMobileNav button')?.addEventListener('click', () => document.body.classList.toggle('nav-open'));
  });
}
