// Template js_osm of the theme: the map waits for the entry "OpenStreetMap" of the cookie bar or for the button in its place.
window.cookiebar.addModule(
  8,
  () => {
    const place = document.getElementById('karte');
    const point = [Number(place.dataset.lat), Number(place.dataset.lon)];
    const map = window.L.map('karte').setView(point, 15);
    window.L.tileLayer('https://tile.openstreetmap.org/{z}/{x}/{y}.png', {
      maxZoom: 19,
      attribution: '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>-Mitwirkende',
    }).addTo(map);
    window.L.marker(point).addTo(map).bindPopup('Tierheim Haselgrund');
  },
  {
    selector: '#karte',
    message: 'Die Karte kommt von OpenStreetMap. Beim Laden wird Ihre IP-Adresse an deren Server übertragen.',
    button: { show: true, text: 'Karte anzeigen', type: 'button', classes: 'submit' },
  },
);
