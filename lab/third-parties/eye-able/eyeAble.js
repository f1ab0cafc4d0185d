// Stand-in for the Eye-Able toolbar: its skin and its button at once, settings in web storage only when somebody uses it.
window.eyeAbleInstance = { version: '2.5.63' };
const skin = document.createElement('link');
skin.rel = 'stylesheet';
skin.href = 'https://cdn.eye-able.com/public/css/eyeAble.css';
document.head.append(skin);

whenParsed(() => {
  const { sRootColor, customPosition } = window.eyeAble_pluginConfig ?? { sRootColor: '#004d9d', customPosition: {} };
  const place = `right:${customPosition.right ?? '10px'};top:${customPosition.top ?? '40%'}`;
  const container = appendHtml(
    `<div id="eyeAble_container_ID" style="position:fixed;z-index:9000;${place}"><button type="button" id="eyeAble_customToolOpenerID" aria-label="Visuelle Hilfe von Eye-Able öffnen" style="width:48px;height:48px;border:2px solid #fff;border-radius:50%;background:${sRootColor};color:#fff;font-size:22px">&#9855;</button></div>`,
  );
  let size = 100;
  container.querySelector('button').addEventListener('click', () => {
    size = size >= 140 ? 100 : size + 20;
    document.documentElement.style.fontSize = `${size}%`;
    localStorage.setItem('eyeAble_settings', JSON.stringify({ fontSize: size }));
  });
});
