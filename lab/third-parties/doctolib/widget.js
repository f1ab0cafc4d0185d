// Fills the booking frame with the next free appointments.
const place = document.getElementById('slots');
const start = new Date(Date.now() + 86_400_000);
const parameters = query({
  visit_motive_ids: '5731980',
  agenda_ids: '812204-812207',
  practice_ids: '271653',
  insurance_sector: 'public',
  start_date: start.toISOString().slice(0, 10),
  limit: 5,
});
fetch(`/availabilities.json?${parameters}`)
  .then((answer) => answer.json())
  .then(({ availabilities }) => {
    place.innerHTML = availabilities.map((time) => `<button type="button">${time}</button>`).join('');
  })
  .catch(() => {});
