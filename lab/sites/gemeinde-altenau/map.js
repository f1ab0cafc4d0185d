// The site package's own script: one map with one marker per element of the class osm-map.
for (const place of document.querySelectorAll('.osm-map')) {
  const point = [Number(place.dataset.lat), Number(place.dataset.lng)];
  const map = window.L.map(place).setView(point, Number(place.dataset.zoom));
  window.L.tileLayer('https://tile.openstreetmap.org/{z}/{x}/{y}.png', {
    maxZoom: 19,
    attribution: '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>-Mitwirkende',
  }).addTo(map);
  window.L.marker(point).addTo(map).bindPopup(place.dataset.popup).openPopup();
}
