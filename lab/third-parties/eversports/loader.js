// Eversports' widget: fills every place with the timetable that its interface hands out.
async function show(place) {
  const id = place.dataset.eversportsWidgetId;
  const answer = await fetch(`https://api.eversports.io/widget/v1/${id}/activities?${query({ locale: document.documentElement.lang })}`, {
    credentials: 'include',
  });
  const { activities } = await answer.json();
  place.innerHTML = `<div class="eversports-widget"><h3>Kursplan</h3><ul>${activities
    .map(
      ({ time, title, room, url }) =>
        `<li><b>${time}</b> ${title} (${room}) <a href="${url}" target="_blank" rel="noopener">Buchen</a></li>`,
    )
    .join('')}</ul><small>powered by Eversports</small></div>`;
}

for (const place of document.querySelectorAll('[data-eversports-widget-id]')) show(place).catch(() => {});
