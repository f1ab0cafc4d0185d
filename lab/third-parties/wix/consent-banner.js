const { cookieBanner } = JSON.parse(document.getElementById('wix-viewer-model').textContent);
const manager = window.consentPolicyManager;

const decline = cookieBanner.declineButton
  ? `<button type="button" class="consent-banner-button ghost" data-hook="consent-banner-decline-all-button">${cookieBanner.declineButton}</button>`
  : '';

const firstLayer = `<div data-hook="consent-banner-root" class="consent-banner-root" role="region" aria-label="Cookie-Banner"><section class="consent-banner-root-container">
<div class="consent-banner-text" data-hook="consent-banner-text">${cookieBanner.text} <a href="${cookieBanner.policyUrl}" target="_blank" rel="noreferrer" data-hook="consent-banner-policy-link">${cookieBanner.policyText}</a></div>
<div class="consent-banner-actions"><div data-hook="consent-banner-settings-container"><button type="button" class="consent-banner-link" data-hook="consent-banner-settings-button">${cookieBanner.settingsButton}</button></div>
${decline}<button type="button" class="consent-banner-button" data-hook="consent-banner-apply-button">${cookieBanner.acceptButton}</button></div></section></div>`;

const categories = [
  [
    'essential',
    'Unbedingt erforderlich',
    'Diese Cookies ermöglichen grundlegende Funktionen wie Sicherheit, Netzwerkverwaltung und Barrierefreiheit.',
  ],
  ['functional', 'Funktionelle Cookies', 'Diese Cookies ermöglichen erweiterte Funktionen und ein persönlicheres Erlebnis.'],
  ['analytics', 'Analytische Cookies', 'Diese Cookies helfen uns zu verstehen, wie Besucher die Website nutzen.'],
  ['advertising', 'Marketing-Cookies', 'Diese Cookies werden verwendet, um Inhalte von Partnern anzuzeigen.'],
];

const row = ([key, title, text]) =>
  `<li data-hook="consent-banner-settings-category-${key}"><div><h3>${title}</h3><p>${text}</p></div>${
    key === 'essential'
      ? '<span class="always">Immer aktiv</span>'
      : `<label class="toggle"><input type="checkbox" role="switch" data-hook="consent-banner-settings-toggle-${key}" aria-label="${title}"><span></span></label>`
  }</li>`;

const secondLayer = `<div class="consent-banner-overlay" data-hook="consent-banner-settings-modal"><div class="consent-banner-settings" role="dialog" aria-modal="true" aria-label="Cookie-Einstellungen">
<button type="button" class="close" aria-label="Schließen" data-hook="consent-banner-settings-close-button">×</button><h2>Cookie-Einstellungen</h2><p>Wenn Sie diese Website besuchen, speichern wir Cookies in Ihrem Browser. Wählen Sie aus, welche Arten von Cookies Sie zulassen möchten.</p>
<ul>${categories.map(row).join('')}</ul><button type="button" class="consent-banner-button" data-hook="consent-banner-settings-save-button">Speichern</button></div></div>`;

const hook = (name) => document.querySelector(`[data-hook="consent-banner-${name}"]`);

function decide(policy) {
  hook('settings-modal')?.remove();
  hook('root')?.remove();
  manager.setConsentPolicy({ essential: true, ...policy });
}

const every = (value) => ({ functional: value, analytics: value, advertising: value, dataToThirdParty: value });

function openSettings() {
  appendHtml(secondLayer);
  hook('settings-close-button').addEventListener('click', () => hook('settings-modal').remove());
  hook('settings-save-button').addEventListener('click', () => {
    const on = (key) => hook(`settings-toggle-${key}`).checked;
    decide({
      functional: on('functional'),
      analytics: on('analytics'),
      advertising: on('advertising'),
      dataToThirdParty: on('advertising'),
    });
  });
}

if (manager.getCurrentConsentPolicy().defaultPolicy) {
  appendHtml(firstLayer);
  hook('apply-button').addEventListener('click', () => decide(every(true)));
  hook('decline-all-button')?.addEventListener('click', () => decide(every(false)));
  hook('settings-button').addEventListener('click', openSettings);
}
