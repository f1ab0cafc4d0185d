// Stand-in for Matomo's `index.php?module=CoreAdminHome&action=optOutJS`: text and tick box in the element that the address names.
function showOptOut(place, tracker) {
  const out = tracker.isUserOptedOut();
  const words = out
    ? 'Sie haben sich abgemeldet: Ihr Besuch dieser Website wird nicht erfasst. Setzen Sie den Haken, um sich wieder anzumelden.'
    : 'Ihr Besuch dieser Website wird derzeit von der Webanalyse erfasst. Entfernen Sie den Haken, um sich abzumelden.';
  const label = out ? 'Sie sind derzeit abgemeldet.' : 'Sie sind derzeit nicht abgemeldet.';
  place.innerHTML = `<p>${words}</p><p><input id="trackVisits" type="checkbox"${out ? '' : ' checked'}> <label for="trackVisits"><strong>${label}</strong></label></p>`;
  place.querySelector('input').addEventListener('change', () => {
    if (out) tracker.forgetUserOptOut();
    else tracker.optUserOut();
    showOptOut(place, tracker);
  });
}

whenParsed(() => {
  const place = document.getElementById(config.divId);
  if (!place) return;
  window._paq = window._paq || [];
  window._paq.push([
    function () {
      showOptOut(place, this);
    },
  ]);
});
