const place = document.querySelector(`.wj-embed-wrapper[data-webinar-hash="${config.hash}"]`);
if (place)
  appendHtml(
    `<form class="wj-embed-form" action="https://event.webinarjam.com/register/${config.hash}" method="post" target="_blank"><label>Vorname<input type="text" name="first_name" required></label><label>E-Mail<input type="email" name="email" required></label><label>Termin<select name="schedule">${config.dates.map((text) => `<option>${text}</option>`).join('')}</select></label><button type="submit" style="background:${config.color}">${config.button}</button></form>`,
    place,
  );
