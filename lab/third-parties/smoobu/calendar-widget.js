// Smoobu's CalendarWidget.js: fetches the calendar of each letting on the page.
whenParsed(() => {
  for (const place of document.querySelectorAll('.calendarContent[data-load-calendar-url]')) {
    const { loadCalendarUrl, verification, baseurl, disableCss } = place.dataset;
    if (disableCss !== 'true') {
      const sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.href = `${baseurl}/css/singleCalendarWidget.css`;
      document.head.append(sheet);
    }
    fetch(loadCalendarUrl, { method: 'POST', body: new URLSearchParams({ verification }) })
      .then((answer) => answer.text())
      .then((text) => {
        place.innerHTML = text;
      })
      .catch(() => {});
  }
});
