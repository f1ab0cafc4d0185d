if (!localStorage.getItem('ajs_anonymous_id')) localStorage.setItem('ajs_anonymous_id', JSON.stringify(newUuid()));
document.getElementById('canvas-container').innerHTML =
  `<img alt="" src="https://cdn-2.matterport.com/apifs/models/${config.model}/images/start.jpg?width=1920" style="width:100%;height:100%;object-fit:cover"><div style="position:absolute;left:0;right:0;top:42%;text-align:center;font:600 18px Roboto,Arial,sans-serif;color:#fff">▶ 3D-Rundgang erkunden</div>`;
fetch('https://events.matterport.com/api/v1/event', {
  method: 'POST',
  mode: 'no-cors',
  body: JSON.stringify({
    name: 'showcase_load',
    anonymousId: JSON.parse(localStorage.getItem('ajs_anonymous_id')),
    model: config.model,
    referrer: document.referrer,
    screen: `${screen.width}x${screen.height}`,
  }),
}).catch(() => {});
