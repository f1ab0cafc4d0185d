// biome-ignore-all lint/correctness/noUnusedVariables: used by the script that follows in the same answer
/** The second layer: a switch for each purpose of the site. `decide` takes the purposes that were chosen. */
function openPreferences(purposes, agreed, decide) {
  if (document.getElementById('iubenda-iframe')) return;
  const rows = ['1', ...purposes].map((id) => {
    const [name, description] = words.purposes[id];
    const control =
      id === '1'
        ? `<span class="purposes-item__always-active">${words.always}</span>`
        : `<span class="purposes-checkbox-container"><input type="checkbox" class="style__CheckboxInput" id="purpose-${id}" data-purpose-id="${id}" aria-labelledby="purpose-label-${id}"${agreed(id) ? ' checked' : ''}></span>`;
    return `<div class="purposes-item" data-accordion-row><div class="purposes-item__header"><label class="purposes-header__label" id="purpose-label-${id}" for="purpose-${id}"><strong>${name}</strong></label>${control}</div><div class="purposes-item__description">${description}</div></div>`;
  });
  const panel = appendHtml(
    `<div id="iubenda-iframe" class="iubenda-iframe-visible"><div id="iubenda-iframe-popup" class="iubenda-iframe-popup" role="dialog" aria-modal="true" aria-labelledby="iab-heading" tabindex="-1"><div id="iubenda-iframe-content"><div id="iab-container" class="iub-cmp-container"><h2 id="iab-heading">${words.heading}</h2><p>${words.intro} ${policyLink(language === 'de' ? 'Cookie-Richtlinie' : 'Cookie policy')}</p><div id="purposes-container"><div class="purposes-items">${rows.join('')}</div></div><div id="iubFooterBtnContainer"><button type="button" class="iub-btn iub-btn-reject purposes-btn-reject">${words.rejectAll}</button><button type="button" class="iub-btn iub-btn-accept purposes-btn-accept">${words.acceptAll}</button><button type="button" id="iubFooterBtn" class="iub-btn iub-btn-consent">${words.save}</button></div></div></div></div></div>`,
  );
  const on = (selector, choice) =>
    panel.querySelector(selector).addEventListener('click', () => {
      const chosen = choice();
      panel.remove();
      decide(chosen);
    });
  on('.purposes-btn-reject', () => []);
  on('.purposes-btn-accept', () => purposes);
  on('#iubFooterBtn', () => purposes.filter((id) => panel.querySelector(`[data-purpose-id="${id}"]`).checked));
}
