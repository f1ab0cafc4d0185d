// What Thrive Leads, Thrive Ultimatum and the theme's two-click video do on a page.
fetch('/wp-admin/admin-ajax.php', {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
  body: query({ action: 'tve_dash_front_ajax', 'tve_dash_data[tl_sync][post_id]': window.tve_dash_front?.post_id ?? '' }),
}).catch(() => {});

const campaign = document.querySelector('.tve-ult-design');
if (campaign) {
  const name = window.TVE_Ult_Data.evergreen_cookie;
  const span = Number(window.TVE_Ult_Data.evergreen_hours) * 3600000;
  let started = Number(readCookie(name));
  if (!started || Date.now() - started > span) {
    started = Date.now();
    // biome-ignore lint/suspicious/noDocumentCookie: this is what the plugin does
    document.cookie = `${name}=${started}; path=/; expires=${new Date(started + 30 * 86400000).toUTCString()}`;
  }
  const parts = Object.fromEntries(['hours', 'minutes', 'seconds'].map((part) => [part, campaign.querySelector(`.t-${part}`)]));
  const tick = () => {
    const left = Math.max(0, Math.floor((started + span - Date.now()) / 1000));
    parts.hours.textContent = String(Math.floor(left / 3600)).padStart(2, '0');
    parts.minutes.textContent = String(Math.floor(left / 60) % 60).padStart(2, '0');
    parts.seconds.textContent = String(left % 60).padStart(2, '0');
  };
  tick();
  setInterval(tick, 1000);
}

for (const box of document.querySelectorAll('.lw-video')) {
  box.querySelector('button').addEventListener('click', () => {
    const frame = document.createElement('iframe');
    frame.title = 'Vimeo-Video';
    frame.allow = 'autoplay; fullscreen';
    frame.src = box.dataset.src;
    box.replaceChildren(frame);
  });
}

for (const form of document.querySelectorAll('form.tve-ajax-form'))
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    await fetch('/wp-admin/admin-ajax.php', { method: 'POST', body: new FormData(form) });
    form.innerHTML = '<p class="tve-form-done">Danke! Bitte schau jetzt in dein Postfach.</p>';
  });
