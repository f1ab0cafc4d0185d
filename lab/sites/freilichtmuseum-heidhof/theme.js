// The theme's own script: consent for the tag, the film of the start page, the map.
const compliance = window.Drupal?.eu_cookie_compliance;

function apply() {
  if (!compliance) return;
  if (compliance.hasAgreed('statistik')) window.gtag('consent', 'update', { analytics_storage: 'granted' });
  if (!compliance.hasAgreed('externe_medien')) return;
  for (const place of document.querySelectorAll('.heidhof-film[data-src]')) {
    const frame = document.createElement('iframe');
    frame.src = place.dataset.src;
    frame.title = place.dataset.title;
    frame.allowFullscreen = true;
    place.replaceWith(frame);
  }
}

function showMap(place) {
  const point = [53.0847, 9.9981];
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = '/libraries/leaflet/dist/leaflet.css';
  document.head.append(sheet);
  const library = loadScript('/libraries/leaflet/dist/leaflet.js');
  library.addEventListener('load', () => {
    const map = window.L.map(place).setView(point, 14);
    window.L.tileLayer('https://tile.openstreetmap.org/{z}/{x}/{y}.png', {
      attribution: '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>-Mitwirkende',
    }).addTo(map);
    window.L.marker(point).addTo(map).bindPopup('Freilichtmuseum Heidhof');
  });
}

whenParsed(() => {
  compliance?.('postPreferencesSave', () => setTimeout(apply));
  apply();
  document.querySelector('.heidhof-karte button')?.addEventListener('click', (event) => showMap(event.target.closest('.heidhof-karte')));
});
