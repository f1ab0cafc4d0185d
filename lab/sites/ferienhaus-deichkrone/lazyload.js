// WP Rocket's LazyLoad: frames when they come into sight; YouTube players as a preview picture that becomes a player when clicked.
function player(place) {
  const { id, src, query: search } = place.dataset;
  const picture = document.createElement('img');
  picture.alt = place.dataset.alt ?? '';
  picture.width = 480;
  picture.height = 360;
  picture.src = `https://i.ytimg.com/vi/${id}/hqdefault.jpg`;
  const button = document.createElement('button');
  button.className = 'play';
  button.setAttribute('aria-label', 'Play Youtube video');
  button.textContent = '▶';
  button.addEventListener('click', () => {
    const frame = document.createElement('iframe');
    frame.src = `${src}?autoplay=1&${search}`;
    frame.allow = 'accelerometer; autoplay; encrypted-media; gyroscope; picture-in-picture';
    frame.allowFullscreen = true;
    place.replaceChildren(frame);
  });
  place.replaceChildren(picture, button);
}

whenParsed(() => {
  for (const place of document.querySelectorAll('.rll-youtube-player')) player(place);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        target.src = target.dataset.lazySrc;
        target.classList.add('lazyloaded');
      }
    },
    { rootMargin: '300px' },
  );
  for (const frame of document.querySelectorAll('iframe[data-lazy-src]')) observer.observe(frame);
});
