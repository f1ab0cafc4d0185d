// Site package of the agency: menu, map and films after a click, larger type, several steps of the enquiry.
document.querySelector('.navbar-toggler')?.addEventListener('click', () => document.body.classList.toggle('nav-open'));

function showMap(box) {
  const [column, row] = [Number(box.dataset.column), Number(box.dataset.row)];
  box.querySelector('.map-hint').remove();
  const pane = box.querySelector('.leaflet-tile-pane');
  for (let y = 0; y < 2; y++)
    for (let x = 0; x < 3; x++) {
      const tile = new Image(256, 256);
      tile.className = 'leaflet-tile';
      tile.alt = '';
      tile.style.transform = `translate3d(${x * 256}px,${y * 256}px,0)`;
      tile.src = `https://tile.openstreetmap.org/14/${column + x}/${row + y}.png`;
      pane.append(tile);
    }
}

for (const box of document.querySelectorAll('.hb-map')) {
  box.querySelector('button').addEventListener('click', () => showMap(box));
  const whenAllowed = () => window.cookieman.hasConsented('medien') && box.querySelector('.map-hint') && showMap(box);
  whenAllowed();
  window.cookieman.eventsEl.addEventListener('consentChanged', whenAllowed);
}

for (const film of document.querySelectorAll('.hb-film'))
  film.querySelector('button').addEventListener('click', () => {
    const frame = document.createElement('iframe');
    frame.title = film.dataset.title;
    frame.allow = 'autoplay; encrypted-media; picture-in-picture';
    frame.src = `https://www.youtube-nocookie.com/embed/${film.dataset.video}?rel=0&autoplay=1`;
    film.replaceChildren(frame);
  });

// Larger type: kept only for those who ask for it.
const size = localStorage.getItem('hb-schriftgroesse');
if (size) document.documentElement.style.fontSize = size;
for (const button of document.querySelectorAll('[data-font-size]'))
  button.addEventListener('click', () => {
    document.documentElement.style.fontSize = button.dataset.fontSize;
    localStorage.setItem('hb-schriftgroesse', button.dataset.fontSize);
  });
