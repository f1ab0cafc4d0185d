// Stand-in for static.resmio.com/static/de/widget.js: its settings stand behind the # of its own address.
const me = document.currentScript ?? [...document.scripts].find((element) => element.src.includes('static.resmio.com/static/de/widget.js'));
const settings = new URLSearchParams(new URL(me.src).hash.slice(1));
const place = document.getElementById(`resmio-${settings.get('id')}`);
if (place) {
  const frame = document.createElement('iframe');
  frame.title = 'Reservierung';
  frame.width = settings.get('width') ?? '275';
  frame.height = settings.get('height') ?? '400';
  frame.style.border = '0';
  frame.src = `https://app.resmio.com/${settings.get('id')}/widget?${query({ backgroundColor: settings.get('backgroundColor'), source: location.hostname })}`;
  place.replaceChildren(frame);
}
