const video = location.pathname.split('/')[2];
const anonymous = new URLSearchParams(location.search).get('dnt') === '1';
const session = newUuid().replaceAll('-', '');
const root = document.getElementById('player');
const background = new URLSearchParams(location.search).get('background') === '1';
root.innerHTML = `<img alt="" src="https://i.vimeocdn.com/video/${config.poster}-d_1280?region=us" style="width:100%;height:100%;object-fit:cover">`;
if (!background)
  root.insertAdjacentHTML(
    'beforeend',
    `<button type="button" aria-label="Play" style="position:absolute;inset:0;margin:auto;width:78px;height:44px;border:0;border-radius:5px;background:#00adef;color:#fff;font-size:20px">&#9654;</button>`,
  );

if (!anonymous) {
  localStorage.setItem('sync_active', 'false');
  loadScript(`https://vimeo.com/ablincoln/vuid?pid=${session}`);
  navigator.sendBeacon(
    `https://fresnel.vimeocdn.com/add/player-stats?beacon=1&session-id=${session}`,
    JSON.stringify([{ clip_id: Number(video), event: 'load', referrer: document.referrer, session }]),
  );
}
