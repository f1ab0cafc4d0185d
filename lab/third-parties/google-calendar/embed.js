// The agenda view of the embed: bar, list of events, sprite.
const container = document.getElementById('container');
const calendar = container.dataset.calendar;
container.innerHTML =
  '<div id="bar"><img alt="" width="1" height="1" src="https://ssl.gstatic.com/calendar/images/combined_v22.png"><strong>Heute</strong><span>Terminübersicht</span></div><table id="agenda"></table>';
fetch(
  `https://clients6.google.com/calendar/v3/calendars/${encodeURIComponent(calendar)}/events?${query({ calendarId: calendar, singleEvents: true, timeZone: 'Europe/Berlin', maxAttendees: 1, maxResults: 250, sanitizeHtml: true })}`,
)
  .then((answer) => answer.json())
  .then(({ items }) => {
    document.getElementById('agenda').innerHTML = items
      .map(({ start, summary }) => `<tr><td>${start}</td><td>${summary}</td></tr>`)
      .join('');
  })
  .catch(() => {});
