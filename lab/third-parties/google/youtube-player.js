const player = document.getElementById('player');
const device = newUuid();
const now = Date.now();
const entry = (data, seconds) => JSON.stringify({ data, expiration: now + seconds * 1000, creation: now });

localStorage.setItem('yt-remote-device-id', entry(device, 31536000));
localStorage.setItem('yt-remote-connected-devices', entry([], 86400));
localStorage.setItem('yt.innertube::nextId', entry(2, 86400));
localStorage.setItem('yt.innertube::requests', entry({}, 86400));
sessionStorage.setItem('yt-remote-session-app', entry('youtube-desktop', 2592000));
sessionStorage.setItem('yt-remote-session-name', entry('Desktop', 2592000));
sessionStorage.setItem('yt-remote-fast-check-period', entry(now + 300000, 300));
sessionStorage.setItem('yt-remote-cast-installed', entry(false, 86400));

player.innerHTML = `<img alt="" src="https://i.ytimg.com/vi_webp/${config.video}/maxresdefault.webp" style="width:100%;height:100%;object-fit:cover;background:#111"><div style="position:absolute;inset:0;display:grid;place-items:center;color:#fff;font:500 20px Roboto,Arial">▶ ${config.video}</div><img alt="" src="https://yt3.ggpht.com/ytc/AIdro_${config.video}=s68-c-k-c0x00ffffff-no-rj" style="position:absolute;left:8px;top:8px;width:34px">`;
loadScript('https://static.doubleclick.net/instream/ad_status.js');
fetch('https://googleads.g.doubleclick.net/pagead/id', { credentials: 'include' })
  .then((answer) => answer.json())
  .catch(() => {});
fetch(`${location.origin}/youtubei/v1/log_event?alt=json`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ context: { client: { clientName: 'WEB_EMBEDDED_PLAYER', hl: 'de', visitorData: config.visitor } }, events: [] }),
}).catch(() => {});
