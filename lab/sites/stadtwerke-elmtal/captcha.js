// The site package's copy of Friendly Captcha's widget: asks for a puzzle as soon as the form is shown.
async function fetchPuzzle(box) {
  const frame = (label, value) => {
    box.innerHTML = `<span class="frc-text">${label}</span> <span class="frc-banner"><a href="https://friendlycaptcha.com/" rel="noopener">FriendlyCaptcha ⇗</a></span><input type="hidden" class="frc-captcha-solution" name="frc-captcha-solution" value="${value}">`;
  };
  frame('Sicherheitsprüfung läuft …', '.FETCHING');
  try {
    const answer = await fetch(`${box.dataset.puzzleEndpoint}?sitekey=${box.dataset.sitekey}`, {
      headers: { 'x-frc-client': 'js-0.9.18' },
    });
    frame('Sicherheitsprüfung bestanden', (await answer.json()).data.puzzle);
  } catch {
    frame('Keine Verbindung zur Sicherheitsprüfung', '.ERROR');
  }
}
document.querySelectorAll('.frc-captcha').forEach(fetchPuzzle);
