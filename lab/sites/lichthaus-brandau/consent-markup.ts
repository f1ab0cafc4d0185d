/** One entry of the consent manager, as the shop's administration keeps it. */
interface ConsentItem {
  id: number;
  key: string;
  name: string;
  help: string;
  purpose: string;
  company: string;
  policy: string;
}

const items: readonly ConsentItem[] = [
  {
    id: 1,
    key: 'youtube',
    name: 'YouTube',
    help: 'Um Videos von YouTube auf unseren Seiten ansehen zu können, benötigen wir Ihre Zustimmung.',
    purpose: 'Produktvideos in Artikelbeschreibungen zeigen.',
    company: 'Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland',
    policy: 'https://policies.google.com/privacy?hl=de',
  },
  {
    id: 2,
    key: 'lhb_google_analytics',
    name: 'Google Analytics',
    help: 'Wir zählen Besuche und sehen, welche Leuchten gefallen.',
    purpose: 'Statistische Auswertung der Nutzung unseres Shops. Cookies: _ga, _ga_* (bis zu 2 Jahre).',
    company: 'Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland',
    policy: 'https://policies.google.com/privacy?hl=de',
  },
];

const fingerprint =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="26" height="26" fill="none" stroke="currentColor" stroke-width="1.600" stroke-linecap="round"><path d="M4 11a8 8 0 0 1 16 0v2M7 20c1-3 1-6 1-9a4 4 0 0 1 8 0c0 3 0 6-1 9M12 11c0 4 0 7-1 10M4 15v2M20 17c0 1 0 2-1 3"/></svg>';

const cross =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" width="14" height="14" stroke="currentColor" stroke-width="3"><path d="M2 2l16 16M18 2 2 18"/></svg>';

const close = `<button type="button" class="consent-modal-close" data-toggle="consent-close" title="Schließen">${cross}</button>`;

function row({ id, key, name, help, purpose, company, policy }: ConsentItem): string {
  return `<div class="consent-switch">
<input type="checkbox" class="consent-input" id="consent-${id}" name="consent-${id}" data-storage-key="${key}">
<label class="consent-label" for="consent-${id}">${name}</label>
<a class="consent-show-more" href="#" data-collapse="consent-${id}-description">Weitere Informationen</a>
<div class="consent-help"><p>${help}</p></div>
<div class="consent-help consent-more-description consent-hidden" id="consent-${id}-description"><span class="consent-display-3 consent-no-space">Beschreibung:</span><p>${purpose}</p>
<span class="consent-display-3 consent-no-space">Verarbeitende Firma:</span><p>${company}</p>
<span class="consent-display-3 consent-no-space">Nutzungsbedingungen:</span> <a href="${policy}" target="_blank" rel="noopener">Link</a></div>
</div><hr>`;
}

const selectAll = (
  number: number,
) => `<div class="consent-btn-holder"><div class="consent-switch"><input type="checkbox" class="consent-input" id="consent-all-${number}" name="consent-all-${number}" data-toggle="consent-all">
<label class="consent-label consent-label-secondary" for="consent-all-${number}"><span>Alle aus-/abwählen</span></label></div>
<div class="consent-accept"><button type="button" class="consent-btn consent-btn-tertiary consent-btn-block consent-btn-primary consent-btn-sm" data-toggle="consent-close">Übernehmen</button></div></div>`;

/** The consent manager at the end of every page, with the scripts that start it. */
export const consentMarkup = `<input id="consent-manager-show-banner" type="hidden" value="1">
<div id="consent-manager" data-nosnippet class="d-none">
<div id="consent-banner">
<div class="consent-banner-icon">${fingerprint}</div>
<div class="consent-banner-body">
<div class="consent-banner-description"><span class="consent-display-2">Wie wir Cookies &amp; Co nutzen</span>
<p>Mit einem Klick auf „Alle akzeptieren“ erlauben Sie uns, folgende Dienste auf dieser Website einzusetzen: ${items.map(({ name }) => name).join(', ')}. Ihre Auswahl lässt sich jederzeit über das Fingerabdruck-Symbol links unten ändern. Näheres finden Sie unter <i>Konfigurieren</i> und in unserer <a href="/Datenschutz" target="_blank">Datenschutzerklärung</a>.</p></div>
<div class="consent-banner-actions"><div class="consent-btn-helper">
<div class="consent-accept"><button type="button" class="consent-btn consent-btn-tertiary btn-block" id="consent-banner-btn-all">Alle akzeptieren</button></div>
<div><button type="button" class="consent-btn consent-btn-outline-primary btn-block" id="consent-banner-btn-close" title="Ablehnen">Ablehnen</button></div>
<div><button type="button" class="consent-btn consent-btn-outline-primary btn-block" id="consent-banner-btn-settings">Konfigurieren</button></div>
</div></div>
</div></div>
<div id="consent-settings" class="consent-modal" role="dialog" aria-modal="true"><div class="consent-modal-content">${close}
<div class="consent-modal-icon">${fingerprint}</div><span class="consent-display-1">Datenschutz-Einstellungen</span>
<p>Hier legen Sie fest, welche Dienste wir einsetzen dürfen. Mehr dazu steht in unserer <a href="/Datenschutz" target="_blank">Datenschutzerklärung</a>.</p>
${selectAll(1)}<hr>${items.map(row).join('\n')}${selectAll(2)}</div></div>
<button type="button" class="consent-btn consent-btn-outline-primary" id="consent-settings-btn" title="Datenschutz-Einstellungen"><span class="consent-icon">${fingerprint}</span></button>
<div id="consent-confirm" class="consent-modal" role="dialog" aria-modal="true"><input type="hidden" id="consent-confirm-key"><div class="consent-modal-content">${close}
<div class="consent-modal-icon">${fingerprint}</div><span class="consent-display-1">Datenschutz-Einstellungen</span>
<p>Für den gewünschten Inhalt brauchen wir Ihre Zustimmung.</p>
<div class="consent-info"><span class="consent-display-2" id="consent-confirm-info-headline"></span><span class="consent-help" id="consent-confirm-info-help"></span><div class="consent-help" id="consent-confirm-info-description"></div></div>
<div class="consent-btn-holder"><button type="button" class="consent-btn consent-btn-outline-primary btn-block" id="consent-btn-once">Einmalig zustimmen</button><button type="button" class="consent-btn consent-btn-tertiary btn-block" id="consent-btn-always">Dauerhaft zustimmen</button></div></div></div>
</div>
<script defer src="/templates/NOVA/js/consent.js?v=5.5.1"></script>
<script defer src="/templates/NOVA/js/consent.youtube.js?v=5.5.1"></script>
<script defer src="/asset/jtl3.js?v=5.5.1"></script>`;
