// Friendly Captcha widget 0.9 as the WordPress plugin delivers it: asks for a puzzle and solves it in the browser.
for (const element of document.querySelectorAll('.frc-captcha')) {
  const show = (text, title) => {
    element.innerHTML = `<div class="frc-container"><div class="frc-content"><span class="frc-text">${text}</span></div></div><span class="frc-banner"><a href="https://friendlycaptcha.com/" rel="noopener" target="_blank"><b>Friendly</b>Captcha ⇗</a></span><input name="frc-captcha-solution" class="frc-captcha-solution" type="hidden" value="${title}">`;
  };
  show('Anti-Roboter-Verifizierung läuft …', '.FETCHING');
  fetch(`${element.dataset.puzzleEndpoint}?sitekey=${element.dataset.sitekey}`, { headers: { 'x-frc-client': 'js-0.9.16' }, mode: 'cors' })
    .then((answer) => answer.json())
    .then(({ data }) => show('Ich bin ein Mensch ✓', data.puzzle))
    .catch(() => show('Verbindung fehlgeschlagen', '.ERROR'));
}
