// Part two of the site bundle: the cookie banner of the platform.
const banner = settings.cookieSettings ?? {};
const month = 2592000;
const allowed = (name) => readCookie(`ss_${name}CookiesAllowed`) === '1';

function run() {
  if (!banner.isRestrictiveCookiePolicyEnabled || allowed('performance')) {
    measure();
    googleAnalytics();
  }
}

function decide(choice) {
  hostCookie('ss_cookieAllowed', choice.performance ? 1 : 0, month);
  hostCookie('ss_performanceCookiesAllowed', choice.performance ? 1 : 0, month);
  hostCookie('ss_marketingCookiesAllowed', choice.marketing ? 1 : 0, month);
  document.querySelector('.gdpr-cookie-banner')?.remove();
  document.querySelector('.manage-cookies-modal')?.remove();
  run();
  showPill();
}

// Lets visitors change their mind, where the owner has switched it on.
function showPill() {
  const layout = banner.cookieBannerSavedPreferencesLayout ?? 'NONE';
  if (layout === 'NONE' || document.querySelector('.sqs-cookie-banner-v2-saved')) return;
  appendHtml(
    `<button type="button" class="sqs-cookie-banner-v2-saved ${layout.toLowerCase()}">${banner.cookieBannerManageCookiesLabel}</button>`,
  ).addEventListener('click', manage);
}

function manage() {
  const option = (id, title, text, fixed) =>
    `<div class="manage-cookies-option"><label><input type="checkbox" name="${id}"${fixed ? ' checked disabled' : ''}> <strong>${title}</strong></label><p>${text}</p></div>`;
  const modal =
    appendHtml(`<div class="manage-cookies-modal"><div class="manage-cookies-dialog" role="dialog" aria-modal="true" aria-labelledby="manage-cookies-title"><button type="button" class="manage-cookies-close" aria-label="Schließen">×</button><h2 id="manage-cookies-title">Cookies verwalten</h2>
${option('essential', 'Erforderlich', 'Diese Cookies werden benötigt, damit die Website funktioniert, und können nicht abgeschaltet werden.', true)}
${option('performance', 'Leistung', 'Mit diesen Cookies können wir Besuche und Zugriffsquellen zählen und die Website verbessern.', false)}
${option('marketing', 'Marketing', 'Diese Cookies können von Werbepartnern gesetzt werden, um dir passende Inhalte zu zeigen.', false)}
<div class="manage-cookies-actions"><button type="button" class="manage-cookies-save">Einstellungen speichern</button></div></div></div>`);
  modal.querySelector('.manage-cookies-close').addEventListener('click', () => modal.remove());
  modal.querySelector('.manage-cookies-save').addEventListener('click', () =>
    decide({
      performance: modal.querySelector('[name=performance]').checked,
      marketing: modal.querySelector('[name=marketing]').checked,
    }),
  );
}

function showBanner() {
  const box =
    appendHtml(`<div class="gdpr-cookie-banner sqs-cookie-banner-v2 ${banner.cookieBannerTheme.toLowerCase()} ${banner.cookieBannerPosition.toLowerCase()}" role="region" aria-label="Cookie-Banner"><div class="sqs-cookie-banner-v2-text">${banner.cookieBannerText}</div>
<div class="sqs-cookie-banner-v2-cta-container"><button type="button" class="sqs-cookie-banner-v2-cta sqs-cookie-banner-v2-manage">${banner.cookieBannerManageCookiesLabel}</button><button type="button" class="sqs-cookie-banner-v2-cta sqs-cookie-banner-v2-deny">${banner.cookieBannerDeclineText}</button><button type="button" class="sqs-cookie-banner-v2-cta sqs-cookie-banner-v2-accept">${banner.cookieBannerAcceptText}</button></div></div>`);
  const on = (part, action) => box.querySelector(`.sqs-cookie-banner-v2-${part}`).addEventListener('click', action);
  on('accept', () => decide({ performance: true, marketing: true }));
  on('deny', () => decide({ performance: false, marketing: false }));
  on('manage', manage);
}

whenParsed(() => {
  run();
  if (banner.isCookieBannerEnabled && readCookie('ss_cookieAllowed') === null) setTimeout(showBanner, 350);
  if (banner.isCookieBannerEnabled && readCookie('ss_cookieAllowed') !== null) showPill();
});
