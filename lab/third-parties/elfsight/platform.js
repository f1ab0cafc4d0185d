// The platform looks for places of widgets, asks for their settings and runs the application that belongs to them.
const prefix = 'elfsight-app-';

async function boot() {
  const places = [...document.querySelectorAll(`[class*="${prefix}"]`)];
  const ids = places.map((place) => [...place.classList].find((name) => name.startsWith(prefix))?.slice(prefix.length));
  if (ids.length === 0) return;
  const answer = await fetch(`https://core.service.elfsight.com/p/boot/?${query({ page: location.href, w: ids.join(',') })}`, {
    credentials: 'include',
  });
  const { data } = await answer.json();
  for (const [index, place] of places.entries()) {
    const widget = data.widgets[ids[index]]?.data;
    if (!widget) continue;
    window.eapps.queue.push({ place, id: ids[index], settings: widget.settings });
    loadScript(`https://universe-static.elfsightcdn.com/app-releases/${widget.app}/stable/v5.2.1/widget/instashow.js`);
  }
}

window.eapps = { queue: [], platform: { version: '3.81.0' } };
whenParsed(() => {
  boot().catch(() => {});
});
