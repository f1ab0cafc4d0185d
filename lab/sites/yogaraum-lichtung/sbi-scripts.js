// Smash Balloon with its GDPR setting on "Automatic": copies of the own server until Borlabs Cookie knows a consent to Instagram.
function refresh() {
  if (!window.BorlabsCookie?.Consents.hasConsent('instagram')) return;
  for (const photo of document.querySelectorAll('#sb_instagram .sbi_photo')) photo.querySelector('img').src = photo.dataset.fullRes;
}
window.addEventListener('borlabs-cookie-after-init', refresh);
document.addEventListener('borlabs-cookie-consent-saved', refresh);
