// Stand-in for tripadvisor.de/WidgetEmbed-selfserveprop: fills the element with rating and reviews.
const base = 'https://static.tacdn.com/';
const sheet = document.createElement('link');
sheet.rel = 'stylesheet';
sheet.href = `${base}css2/build/concat/t4b_widget_self_serve_property-v24247741218a.css`;
document.head.append(sheet);
loadScript(`${base}js3/build/concat/cdswidgets_m-c-v23480917520a.js`);
whenParsed(() => {
  const place = document.getElementById(`TA_selfserveprop${config.uniq}`);
  if (!place) return;
  place.innerHTML = `<div id="CDSWIDSSP" class="widSSP widSSP_fullWidth"><img alt="Tripadvisor" width="120" src="${base}img2/brand_refresh/Tripadvisor_lockup_horizontal_secondary_registered.svg">
<div class="widSSPOverall"><b>Reisebewertung 4,5 von 5</b> · 318 Bewertungen</div><q>Vom Frühstückstisch direkt in den See geschaut. Wir kommen wieder.</q><q>Sehr ruhige Zimmer zum Garten.</q></div>`;
});
