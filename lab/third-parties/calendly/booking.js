const root = document.getElementById('root');
const days = ['MO', 'DI', 'MI', 'DO', 'FR', 'SA', 'SO'].map((day) => `<th scope="col">${day}</th>`).join('');
const cells = Array.from({ length: 35 }, (_, index) => {
  const day = index - 2;
  const free = day > 0 && day <= 30 && index % 7 < 5 && day % 3 !== 0;
  return `<td>${day > 0 && day <= 30 ? `<button type="button"${free ? ' class="free"' : ' disabled'}>${day}</button>` : ''}</td>`;
});
const weeks = Array.from({ length: 5 }, (_, week) => `<tr>${cells.slice(week * 7, week * 7 + 7).join('')}</tr>`).join('');
const parts = location.pathname.split('/').filter(Boolean);

fetch(`/api/booking/event_types/lookup?event_type_slug=${parts[1]}&profile_slug=${parts[0]}`)
  .then((answer) => answer.json())
  .then((type) => {
    root.innerHTML = `<div class="box"><aside><img alt="" width="64" height="64" src="${type.profile.avatar_url}"><p>${type.profile.name}</p><h1>${type.name}</h1><p>🕓 ${type.duration} Min.</p></aside><main><h2>Datum und Uhrzeit auswählen</h2><table><thead><tr>${days}</tr></thead><tbody>${weeks}</tbody></table></main></div>`;
    return fetch(`/api/booking/event_types/${type.uuid}/calendar/range?timezone=Europe%2FBerlin&diagnostics=false`);
  })
  .catch(() => {});
parent.postMessage({ event: 'calendly.event_type_viewed', payload: {} }, '*');
