// Frames that wait for consent, as product descriptions contain them.
function embedYoutube({ detail }) {
  if (detail?.youtube !== true) return;
  for (const frame of document.querySelectorAll('iframe.needs-consent.youtube')) {
    frame.src = frame.dataset.src;
    frame.className = 'youtube';
  }
  for (const notice of document.querySelectorAll('a[data-consent="youtube"]')) notice.classList.add('invisible');
}

document.addEventListener('consent.ready', embedYoutube);
document.addEventListener('consent.updated', embedYoutube);
