const base = 'https://maps.googleapis.com/maps-api-v3/api/js/60/1/intl/de_ALL/';

function paint(element, name) {
  const tile = `https://maps.googleapis.com/maps/vt?pb=!1m5!1m4!1i14!2i8802!3i5373!4i256!2m3!1e0!2sm!3i${digits(9)}`;
  element.innerHTML = `<div style="position:relative;width:100%;height:100%;min-height:240px;background:#e5e3df"><img alt="" src="${tile}" style="width:256px;height:256px"><img alt="" src="https://maps.gstatic.com/mapfiles/transparent.png" style="position:absolute;left:0"><span style="position:absolute;bottom:4px;left:8px;font:11px Roboto,Arial,sans-serif">${name}</span></div>`;
}

class LatLng {
  constructor(latitude, longitude) {
    this.lat = () => latitude;
    this.lng = () => longitude;
  }
}
class GoogleMap {
  constructor(element) {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = 'https://fonts.googleapis.com/css?family=Roboto:300,400,500,700|Google+Sans:400,500,700';
    document.head.append(sheet);
    loadScript(`${base}common.js`);
    loadScript(`${base}map.js`);
    fetch('https://maps.googleapis.com/maps/api/mapsjs/gen_204?csp_test=true', { mode: 'no-cors' }).catch(() => {});
    paint(element, 'Kartendaten © 2026 GeoBasis-DE/BKG (©2009), Google');
  }
  setCenter() {}
}
class Marker {}

window.google = window.google || {};
window.google.maps = { Map: GoogleMap, LatLng, Marker, version: '3.60.1', importLibrary: async () => ({ Map: GoogleMap }) };
if (config.embed) whenParsed(() => new GoogleMap(document.getElementById('mapDiv')));
else if (config.callback) {
  setTimeout(() => {
    const callback = config.callback.split('.').reduce((owner, name) => owner?.[name], window);
    if (typeof callback === 'function') callback();
  }, 0);
}
