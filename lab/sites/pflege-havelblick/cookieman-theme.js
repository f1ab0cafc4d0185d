// Stand-in for the theme bootstrap5-modal with what it uses of Bootstrap: the modal, its backdrop and collapsing parts.
const modal = document.getElementById('cookieman-modal');

window.cookieman.show = () => {
  if (!document.querySelector('.modal-backdrop')) appendHtml('<div class="modal-backdrop fade show"></div>');
  modal.classList.add('show');
  modal.setAttribute('aria-modal', 'true');
};
window.cookieman.hide = () => {
  document.querySelector('.modal-backdrop')?.remove();
  modal.classList.remove('show');
  modal.removeAttribute('aria-modal');
};

for (const opener of modal.querySelectorAll('[data-bs-toggle="collapse"]'))
  opener.addEventListener('click', () => {
    const target = modal.querySelector(opener.dataset.bsTarget);
    const open = target.classList.toggle('show');
    opener.classList.toggle('collapsed', !open);
    opener.setAttribute('aria-expanded', String(open));
    if (target.id === 'cookieman-settings') modal.querySelector('.btn-light[data-cookieman-save]').hidden = !open;
  });
