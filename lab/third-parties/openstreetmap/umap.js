// uMap's reader: German tiles around the middle, the points of the map's layer as markers.
const place = document.getElementById('map');
const zoom = 14;
const [left, top] = [8612, 5290];
for (let column = 0; column < 5; column++)
  for (let row = 0; row < 3; row++) {
    const tile = new Image();
    tile.alt = '';
    tile.style.left = `${column * 256}px`;
    tile.style.top = `${row * 256}px`;
    tile.src = `https://tile.openstreetmap.de/${zoom}/${left + column}/${top + row}.png`;
    place.append(tile);
  }
fetch(`/de/datalayer/${config.map}/1/`)
  .then((answer) => answer.json())
  .then(({ features }) => {
    for (const [index, { properties }] of features.entries())
      place.insertAdjacentHTML(
        'beforeend',
        `<div style="position:absolute;left:${300 + index * 170}px;top:${180 + index * 60}px;background:#7b1e3a;color:#fff;border-radius:12px;padding:3px 10px;font:14px Arial">${properties.name}</div>`,
      );
  })
  .catch(() => {});
place.insertAdjacentHTML(
  'beforeend',
  '<div style="position:absolute;right:0;bottom:0;background:#fffc;font:12px Arial;padding:2px 6px">© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap-Mitwirkende</a> · uMap</div>',
);
