// Stand-in for cd.js: writes the cookie declaration where its own script tag stands.
const labels = { necessary: 'Notwendig', preferences: 'Präferenzen', statistics: 'Statistiken', marketing: 'Marketing' };
const place = document.getElementById('CookieDeclaration');
const groups = Object.entries(labels).map(([category, label]) => {
  const rows = config.cookies.filter((cookie) => cookie.category === category);
  const cells = rows.map(
    (cookie) => `<tr><td>${cookie.name}</td><td>${cookie.provider}</td><td>${cookie.purpose}</td><td>${cookie.lifetime}</td></tr>`,
  );
  return `<div class="CookieDeclarationType"><p class="CookieDeclarationTypeHeader"><b>${label} (${rows.length})</b></p><table class="CookieDeclarationTable"><thead><tr><th>Name</th><th>Anbieter</th><th>Zweck</th><th>Maximale Speicherdauer</th></tr></thead><tbody>${cells.join('')}</tbody></table></div>`;
});
place.insertAdjacentHTML(
  'afterend',
  `<div class="CookieDeclaration" lang="de"><p class="CookieDeclarationIntro">Cookies sind kleine Textdateien, die von Webseiten verwendet werden. Ihre Einwilligung trifft auf die folgende Domain zu: ${location.hostname}</p><p id="CookieDeclarationUserStatusLabel"><a id="CookieDeclarationChangeConsentChange" href="javascript:void Cookiebot.renew()">Einwilligung ändern</a> · <a id="CookieDeclarationChangeConsentWithdraw" href="javascript:void Cookiebot.withdraw()">Einwilligung widerrufen</a></p>${groups.join('')}</div>`,
);
