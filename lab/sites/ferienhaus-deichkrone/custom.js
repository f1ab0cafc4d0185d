// Divi's scripts and those of the child theme: maps, the notice above the page, the filter of the houses.
window.et_pb_map_init = () => {
  for (const place of document.querySelectorAll('.et_pb_map')) {
    place.replaceChildren();
    const { centerLat, centerLng, zoom } = place.dataset;
    new window.google.maps.Map(place, { center: new window.google.maps.LatLng(Number(centerLat), Number(centerLng)), zoom: Number(zoom) });
  }
};

whenParsed(() => {
  const notice = document.getElementById('dk-hinweis');
  if (notice) {
    notice.hidden = sessionStorage.getItem('dk-hinweis') === 'gelesen';
    notice.querySelector('button').addEventListener('click', () => {
      sessionStorage.setItem('dk-hinweis', 'gelesen');
      notice.hidden = true;
    });
  }
  for (const button of document.querySelectorAll('[data-dk-filter]')) {
    button.addEventListener('click', () => {
      const wanted = button.dataset.dkFilter;
      for (const card of document.querySelectorAll('[data-hund]')) card.hidden = wanted !== 'alle' && card.dataset.hund !== wanted;
    });
  }
});
