// The banner that comes with the platform, with the German default texts of its settings page slightly changed.
const bannerId = 'shopify-pc__banner';
const styles = `#shopify-pc__banner{position:fixed;left:24px;bottom:24px;z-index:2000000;max-width:440px;background:#fff;color:#111;border-radius:10px;box-shadow:0 2px 18px #0004;padding:24px;font:14px/1.5 inherit}
.shopify-pc__banner__body h2{font-size:18px;margin:0 0 8px}.shopify-pc__banner__btns{display:flex;flex-wrap:wrap;gap:10px;margin-top:14px}.shopify-pc__banner__btns-granular{display:flex;gap:10px;flex:1 1 100%}
#shopify-pc__banner button,#shopify-pc__prefs__dialog button{cursor:pointer;font:inherit}.shopify-pc__banner__btn-accept,.shopify-pc__banner__btn-decline{flex:1;background:#14323f;color:#fff;border:1px solid #14323f;border-radius:6px;padding:12px}.shopify-pc__banner__btn-manage-prefs{background:none;border:0;text-decoration:underline;padding:4px 0;color:inherit}
#shopify-pc__prefs{position:fixed;inset:0;z-index:2000001;background:#0007;display:grid;place-items:center}.shopify-pc__prefs__dialog{background:#fff;color:#111;max-width:680px;width:94vw;max-height:90vh;overflow:auto;border-radius:10px;padding:26px}.shopify-pc__prefs__header-actions{display:flex;gap:10px;flex-wrap:wrap}.shopify-pc__prefs__header-actions button{background:#14323f;color:#fff;border:0;border-radius:6px;padding:11px 16px}.shopify-pc__prefs__option{border-top:1px solid #ddd;padding:12px 0}`;

const close = () => {
  document.getElementById(bannerId)?.remove();
  document.getElementById('shopify-pc__prefs')?.remove();
};

function decide(choice) {
  close();
  window.Shopify.customerPrivacy.setTrackingConsent({ ...choice, sale_of_data: choice.marketing }, () => {});
}

const all = (value) => ({ analytics: value, marketing: value, preferences: value });

const purposes = [
  [
    'preferences',
    'Personalisierung',
    'Merkt sich Angaben wie Land oder Sprache, um Ihnen beim nächsten Besuch ein besseres Erlebnis zu bieten.',
  ],
  ['marketing', 'Marketing', 'Dient Marketing und Werbung, auch auf anderen Websites, zum Beispiel bei Google und TikTok.'],
  ['analytics', 'Analyse', 'Hilft uns zu verstehen, wie der Shop genutzt wird und was wir besser machen können.'],
];

function showPreferences() {
  if (document.getElementById('shopify-pc__prefs')) return;
  const now = window.Shopify.customerPrivacy.currentVisitorConsent();
  const options = purposes
    .map(
      ([id, name, text]) =>
        `<div class="shopify-pc__prefs__option" id="shopify-pc__prefs__${id}"><label for="shopify-pc__prefs__${id}-input"><input type="checkbox" id="shopify-pc__prefs__${id}-input"${now[id] === 'yes' ? ' checked' : ''}> <strong>${name}</strong></label><p>${text}</p></div>`,
    )
    .join('');
  const layer = appendHtml(
    `<div id="shopify-pc__prefs"><div class="shopify-pc__prefs__dialog" id="shopify-pc__prefs__dialog" role="dialog" aria-modal="true" aria-labelledby="shopify-pc__prefs__header-title"><header class="shopify-pc__prefs__header"><h2 id="shopify-pc__prefs__header-title">Cookie-Einstellungen</h2><button type="button" id="shopify-pc__prefs__header-close" class="shopify-pc__prefs__header-close" aria-label="Schließen" style="float:right;border:0;background:none;font-size:24px;margin-top:-54px">×</button><div class="shopify-pc__prefs__header-actions"><button type="button" id="shopify-pc__prefs__header-accept">Alle akzeptieren</button><button type="button" id="shopify-pc__prefs__header-decline">Alle ablehnen</button><button type="button" id="shopify-pc__prefs__header-save">Auswahl speichern</button></div></header><main class="shopify-pc__prefs__scrollable"><div class="shopify-pc__prefs__options"><div class="shopify-pc__prefs__option" id="shopify-pc__prefs__essential"><label><input type="checkbox" checked disabled> <strong>Erforderlich</strong></label><p>Diese Cookies braucht der Shop, damit Warenkorb, Kasse und Anmeldung funktionieren.</p></div>${options}</div></main></div></div>`,
  );
  const on = (id, action) => layer.querySelector(`#shopify-pc__prefs__header-${id}`).addEventListener('click', action);
  on('accept', () => decide(all(true)));
  on('decline', () => decide(all(false)));
  on('save', () =>
    decide(Object.fromEntries(purposes.map(([id]) => [id, layer.querySelector(`#shopify-pc__prefs__${id}-input`).checked]))),
  );
  on('close', () => layer.remove());
}

function showBanner() {
  if (document.getElementById(bannerId)) return;
  const banner = appendHtml(
    `<section id="${bannerId}" class="shopify-pc__banner__dialog" role="alertdialog" aria-modal="false" aria-live="polite" aria-labelledby="shopify-pc__banner__body-title" tabindex="-1"><div class="shopify-pc__banner__wrapper"><div class="shopify-pc__banner__body"><h2 id="shopify-pc__banner__body-title">Cookie-Einwilligung</h2><p>Wir und unsere Partner, darunter Shopify, verwenden Cookies und andere Technologien, um Ihr Erlebnis zu personalisieren, Ihnen Werbung zu zeigen und Analysen durchzuführen. Ohne Ihre Erlaubnis verwenden wir dafür keine Cookies. Mehr dazu in unserer <a class="shopify-pc__banner__body-policy-link" href="/policies/privacy-policy">Datenschutzerklärung</a>.</p></div><div class="shopify-pc__banner__btns"><button type="button" id="shopify-pc__banner__btn-manage-prefs" class="shopify-pc__banner__btn-manage-prefs" aria-haspopup="dialog">Einstellungen verwalten</button><span class="shopify-pc__banner__btns-granular"><button type="button" id="shopify-pc__banner__btn-accept" class="shopify-pc__banner__btn-accept">Akzeptieren</button><button type="button" id="shopify-pc__banner__btn-decline" class="shopify-pc__banner__btn-decline">Ablehnen</button></span></div></div></section>`,
  );
  const on = (id, action) => banner.querySelector(`#shopify-pc__banner__btn-${id}`).addEventListener('click', action);
  on('accept', () => decide(all(true)));
  on('decline', () => decide(all(false)));
  on('manage-prefs', showPreferences);
}

window.privacyBanner = { showPreferences, loadBanner: showBanner };
whenParsed(() => {
  appendHtml(`<style id="shopify-pc__styles">${styles}</style>`, document.head);
  if (window.Shopify.customerPrivacy.shouldShowBanner()) setTimeout(showBanner, 400);
});
