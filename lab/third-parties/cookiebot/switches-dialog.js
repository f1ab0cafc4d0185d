// biome-ignore-all lint/correctness/noUnusedVariables: called by uc.js, which stands before this file
// The dialog with switches on its first layer ("multilevel"), its details pane, and the round button that calls it back.
const switchNames = ['Necessary', 'Preferences', 'Statistics', 'Marketing'];
const switchIntro = {
  necessary:
    'Notwendige Cookies helfen dabei, eine Webseite nutzbar zu machen, indem sie Grundfunktionen wie Seitennavigation und Zugriff auf sichere Bereiche ermöglichen.',
  preferences:
    'Präferenz-Cookies ermöglichen einer Webseite sich an Informationen zu erinnern, die die Art beeinflussen, wie sie sich verhält.',
  statistics: 'Statistik-Cookies helfen Webseiten-Besitzern zu verstehen, wie Besucher mit Webseiten interagieren.',
  marketing: 'Marketing-Cookies werden verwendet, um Besuchern auf Webseiten zu folgen und Inhalte Dritter anzuzeigen.',
};

const switchStyle = `#CybotCookiebotDialogBodyUnderlay{position:fixed;inset:0;background:#000;opacity:.55;z-index:2147483630}
#CybotCookiebotDialog{position:fixed;z-index:2147483631;left:50%;bottom:0;transform:translateX(-50%);width:min(1060px,100vw);max-height:92vh;overflow:auto;background:#fff;color:#2a2a2a;border-radius:10px 10px 0 0;box-shadow:0 -6px 40px #0006;font:15px/1.55 Helvetica,Arial,sans-serif;box-sizing:border-box}
#CybotCookiebotDialog *{font-family:inherit;box-sizing:border-box}#CybotCookiebotDialogHeader,#CybotCookiebotDialogTabContent,#CybotCookiebotDialogFooter{padding:14px 24px}
#CybotCookiebotDialogHeader{display:flex;justify-content:flex-end;font-size:12px;color:#666}.CybotCookiebotDialogNavItems{display:flex;list-style:none;margin:0;padding:0;border-bottom:1px solid #d6d6d6}.CybotCookiebotDialogNavItem{flex:1;text-align:center}.CybotCookiebotDialogNavItemLink{display:block;padding:12px;color:#2a2a2a;text-decoration:none;font-weight:700;cursor:pointer}.CybotCookiebotDialogNavItemLink.active{border-bottom:2px solid #0d6b6e;color:#0d6b6e}
.CybotCookiebotDialogTabPanel.CybotCookiebotDialogHide{display:none}#CybotCookiebotDialogBodyContentTitle{font-size:18px;margin:4px 0 8px}.CybotCookiebotFader{display:flex;flex-wrap:wrap}.CybotCookiebotDialogBodyLevelButtonWrapper{flex:1 1 160px;text-align:center;padding:10px;border-right:1px solid #ddd}.CybotCookiebotDialogBodyLevelButtonWrapper:last-child{border:0}.CybotCookiebotDialogBodyLevelButtonDescription{display:block;font-weight:700;margin-bottom:6px}
.CybotCookiebotDialogBodyLevelButtonSliderWrapper{position:relative;display:inline-block;width:48px;height:26px}.CybotCookiebotDialogBodyLevelButton{opacity:0;position:absolute;inset:0;width:100%;height:100%;margin:0;cursor:pointer;z-index:2}.CybotCookiebotDialogBodyLevelButtonSlider{position:absolute;inset:0;border-radius:26px;background:#d6d6d6}.CybotCookiebotDialogBodyLevelButtonSlider:before{content:"";position:absolute;width:20px;height:20px;left:3px;top:3px;border-radius:50%;background:#fff;transition:.2s}input:checked+.CybotCookiebotDialogBodyLevelButtonSlider{background:#0d6b6e}input:checked+.CybotCookiebotDialogBodyLevelButtonSlider:before{left:25px}
#CybotCookiebotDialogFooter{display:flex;gap:12px;flex-wrap:wrap}.CybotCookiebotDialogBodyButton{flex:1 1 200px;min-height:46px;border:2px solid #0d6b6e;border-radius:4px;background:#fff;color:#2a2a2a;font-weight:600;font-size:15px;cursor:pointer}#CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll,#CybotCookiebotDialogBodyButtonDecline{background:#0d6b6e;color:#fff}
#CybotCookiebotDialogBodyFieldset{border:0;padding:0;margin:0}.CookiebotWidget-logo{position:fixed;left:18px;bottom:18px;width:48px;height:48px;border-radius:50%;border:0;background:#0d6b6e;color:#fff;font-size:22px;cursor:pointer;z-index:9000}`;

function switchOf(name) {
  const key = name.toLowerCase();
  const state = key === 'necessary' ? 'checked disabled' : Cookiebot.consent[key] ? 'checked' : '';
  return `<div class="CybotCookiebotDialogBodyLevelButtonWrapper"><label class="CybotCookiebotDialogBodyLevelButtonLabel" for="CybotCookiebotDialogBodyLevelButton${name}"><strong class="CybotCookiebotDialogBodyLevelButtonDescription">${labels[key]}</strong></label><div class="CybotCookiebotDialogBodyLevelButtonSliderWrapper"><input type="checkbox" id="CybotCookiebotDialogBodyLevelButton${name}" class="CybotCookiebotDialogBodyLevelButton" ${state}><span class="CybotCookiebotDialogBodyLevelButtonSlider"></span></div></div>`;
}

function cardOf(name) {
  const key = name.toLowerCase();
  const rows = config.cookies.filter((cookie) => cookie.category === key);
  return `<li class="CookieCard"><strong>${labels[key]} ${rows.length}</strong><p class="CybotCookiebotDialogDetailBodyContentCookieTypeIntro">${switchIntro[key]}</p>${rows.map((cookie) => `<p class="CybotCookiebotDialogCookieInfo"><b>${cookie.name}</b> (${cookie.provider}): ${cookie.purpose}. <b>Maximale Speicherdauer:</b> ${cookie.lifetime}</p>`).join('')}</li>`;
}

function renderSwitches() {
  if (document.getElementById('CybotCookiebotDialog')) return;
  appendHtml('<div id="CybotCookiebotDialogBodyUnderlay"></div>');
  appendHtml(`<div id="CybotCookiebotDialog" name="CybotCookiebotDialog" role="dialog" aria-modal="true" aria-labelledby="CybotCookiebotDialogBodyContentTitle" lang="de" dir="ltr" tabindex="-1" data-template="bottom" class="CybotCookiebotDialogActive CybotMultilevel"><style>${switchStyle}</style>
<div class="CybotCookiebotDialogContentWrapper"><div id="CybotCookiebotDialogHeader"><a id="CybotCookiebotDialogPoweredbyCybot" href="https://www.cookiebot.com/de/what-is-behind-powered-by-cookiebot/" target="_blank" rel="noopener" aria-label="Cookiebot by Usercentrics - öffnet in einem neuen Fenster">Cookiebot by Usercentrics</a></div>
<div id="CybotCookiebotDialogNav"><ul class="CybotCookiebotDialogNavItems" role="tablist"><li class="CybotCookiebotDialogNavItem" role="presentation"><a id="CybotCookiebotDialogNavDeclaration" class="CybotCookiebotDialogNavItemLink active" href="#" role="tab">Zustimmung</a></li><li class="CybotCookiebotDialogNavItem" role="presentation"><a id="CybotCookiebotDialogNavDetails" class="CybotCookiebotDialogNavItemLink" href="#" role="tab">Details</a></li></ul></div>
<div id="CybotCookiebotDialogTabContent"><div id="CybotCookiebotDialogBody" class="CybotCookiebotDialogTabPanel" role="tabpanel"><div id="CybotCookiebotDialogBodyContent"><h2 id="CybotCookiebotDialogBodyContentTitle" lang="de">Diese Webseite verwendet Cookies</h2><div id="CybotCookiebotDialogBodyContentText" lang="de">${config.text} <a href="${config.privacyPath}">Datenschutzerklärung</a> | <a href="${config.imprintPath}">Impressum</a></div></div>
<div id="CybotCookiebotDialogBodyLevelWrapper"><div id="CybotCookiebotDialogBodyLevelButtonsSelectPane"><fieldset id="CybotCookiebotDialogBodyFieldset"><legend style="position:absolute;left:-9999px">Einwilligungsauswahl</legend><div class="CybotCookiebotFader">${switchNames.map(switchOf).join('')}</div></fieldset></div></div>
<div class="CybotCookiebotDialogBodyBottomWrapper"><div class="CybotCookiebotDialogBodyLevelButtonIOSOverflowSpacer"></div><div id="CybotCookiebotDialogBodyEdgeMoreDetails"><a id="CybotCookiebotDialogBodyEdgeMoreDetailsLink" href="#" lang="de">Details zeigen</a></div></div></div>
<div id="CybotCookiebotDialogDetail" class="CybotCookiebotDialogTabPanel CybotCookiebotDialogHide" role="tabpanel"><div id="CybotCookiebotDialogDetailBody"><ul id="CybotCookiebotDialogDetailBodyContentCookieContainerTypes">${switchNames.map(cardOf).join('')}</ul></div></div></div>
<div id="CybotCookiebotDialogFooter"><button id="CybotCookiebotDialogBodyButtonDecline" class="CybotCookiebotDialogBodyButton" tabindex="0" lang="de">Ablehnen</button><button id="CybotCookiebotDialogBodyLevelButtonLevelOptinAllowallSelection" class="CybotCookiebotDialogBodyButton" tabindex="0" lang="de">Auswahl erlauben</button><button id="CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll" class="CybotCookiebotDialogBodyButton" tabindex="0" lang="de">Alle zulassen</button></div></div></div>`);
  const on = (id, action) =>
    document.getElementById(id)?.addEventListener('click', (event) => {
      event.preventDefault();
      action();
    });
  const tab = (details) => {
    document.getElementById('CybotCookiebotDialogBody').classList.toggle('CybotCookiebotDialogHide', details);
    document.getElementById('CybotCookiebotDialogDetail').classList.toggle('CybotCookiebotDialogHide', !details);
    document.getElementById('CybotCookiebotDialogNavDeclaration').classList.toggle('active', !details);
    document.getElementById('CybotCookiebotDialogNavDetails').classList.toggle('active', details);
  };
  on('CybotCookiebotDialogNavDeclaration', () => tab(false));
  on('CybotCookiebotDialogNavDetails', () => tab(true));
  on('CybotCookiebotDialogBodyEdgeMoreDetailsLink', () => tab(true));
  on('CybotCookiebotDialogBodyButtonDecline', () => submit(false, false, false));
  on('CybotCookiebotDialogBodyLevelButtonLevelOptinAllowallSelection', () => submit(...categories.map((name) => box(name).checked)));
  on('CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll', () => submit(true, true, true));
  Cookiebot.dialog.visible = true;
  emit('CookiebotOnDialogDisplay');
}

/** Texts instead of embeds (`cookieconsent-optout-*`) and embeds (`cookieconsent-optin-*`) take turns; the round button comes after the choice. */
function showOptElements() {
  for (const name of categories) {
    for (const element of document.querySelectorAll(`.cookieconsent-optout-${name}`))
      element.style.display = Cookiebot.consent[name] ? 'none' : 'block';
    for (const element of document.querySelectorAll(`.cookieconsent-optin-${name}`))
      element.style.display = Cookiebot.consent[name] ? 'block' : 'none';
  }
  if (!Cookiebot.hasResponse || document.getElementById('CookiebotWidget')) return;
  appendHtml(
    `<div id="CookiebotWidget" class="CookiebotWidget-inactive"><style>${switchStyle}</style><button class="CookiebotWidget-logo" aria-label="Cookie-Einwilligung ändern" title="Cookie-Einwilligung">◔</button></div>`,
  );
  document.querySelector('.CookiebotWidget-logo').addEventListener('click', () => Cookiebot.renew());
}

window.addEventListener('CookiebotOnConsentReady', showOptElements);
whenParsed(showOptElements);
