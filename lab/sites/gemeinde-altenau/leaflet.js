// Stand-in for Leaflet 1.9: as much of its interface and markup as a map with one marker needs.
const tileSize = 256;

function project([latitude, longitude], zoom) {
  const scale = 2 ** zoom;
  const radians = (latitude * Math.PI) / 180;
  return [((longitude + 180) / 360) * scale, ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * scale];
}

class MapView {
  constructor(id) {
    this.element = typeof id === 'string' ? document.getElementById(id) : id;
    this.element.classList.add('leaflet-container', 'leaflet-fade-anim', 'leaflet-grab', 'leaflet-touch-zoom');
    this.element.tabIndex = 0;
    this.element.innerHTML = `<div class="leaflet-pane leaflet-map-pane"><div class="leaflet-pane leaflet-tile-pane"></div><div class="leaflet-pane leaflet-marker-pane"></div><div class="leaflet-pane leaflet-popup-pane"></div></div><div class="leaflet-control-container"><div class="leaflet-bottom leaflet-right"><div class="leaflet-control-attribution leaflet-control"></div></div></div>`;
  }

  setView(center, zoom) {
    this.zoom = zoom;
    this.center = project(center, zoom);
    return this;
  }

  pane(name) {
    return this.element.querySelector(`.leaflet-${name}-pane`);
  }

  /** Where a point of the world lies in the element, in pixels. */
  place(point) {
    const [x, y] = project(point, this.zoom);
    return [
      (x - this.center[0]) * tileSize + this.element.clientWidth / 2,
      (y - this.center[1]) * tileSize + this.element.clientHeight / 2,
    ];
  }
}

const tileLayer = (template, { attribution }) => ({
  addTo(map) {
    const [width, height] = [map.element.clientWidth, map.element.clientHeight];
    const first = map.center.map((value, axis) => Math.floor(value - [width, height][axis] / 2 / tileSize));
    const last = map.center.map((value, axis) => Math.floor(value + [width, height][axis] / 2 / tileSize));
    for (let y = first[1]; y <= last[1]; y++)
      for (let x = first[0]; x <= last[0]; x++) {
        const tile = document.createElement('img');
        tile.className = 'leaflet-tile leaflet-tile-loaded';
        tile.alt = '';
        tile.src = template.replace('{z}', map.zoom).replace('{x}', x).replace('{y}', y);
        const left = (x - map.center[0]) * tileSize + width / 2;
        const top = (y - map.center[1]) * tileSize + height / 2;
        tile.style.cssText = `width:256px;height:256px;transform:translate3d(${Math.round(left)}px,${Math.round(top)}px,0)`;
        map.pane('tile').append(tile);
      }
    map.element.querySelector('.leaflet-control-attribution').innerHTML = attribution;
    return this;
  },
});

const marker = (point) => ({
  addTo(map) {
    const [left, top] = map.place(point);
    this.at = `transform:translate3d(${Math.round(left)}px,${Math.round(top)}px,0)`;
    this.map = map;
    map.pane('marker').innerHTML = `<div class="leaflet-marker-icon leaflet-interactive" style="${this.at}"></div>`;
    return this;
  },
  bindPopup(text) {
    this.map.pane('popup').innerHTML =
      `<div class="leaflet-popup" style="${this.at}"><div class="leaflet-popup-content-wrapper"><div class="leaflet-popup-content">${text}</div></div></div>`;
    return this;
  },
  openPopup() {
    return this;
  },
});

window.L = { version: '1.9.4', map: (id) => new MapView(id), tileLayer, marker };
