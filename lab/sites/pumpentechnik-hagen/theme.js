// Shows the hint before a film that waits for consent, and takes it away when the film has been released.
window.hptConsentChanged = () => {
  for (const frame of document.querySelectorAll('iframe[class*="optanon-category-"]')) {
    const hint = frame.parentElement.querySelector('.video-consent');
    if (hint) hint.hidden = frame.hasAttribute('src');
  }
};
document.addEventListener('click', (event) => {
  if (event.target.closest('[data-open-consent]')) window.OneTrust?.ToggleInfoDisplay();
});
