const waiting = window.Intercom?.q ?? [];
const frame = document.createElement('iframe');
frame.id = 'intercom-frame';
frame.tabIndex = -1;
frame.title = 'Intercom';
frame.ariaHidden = 'true';
frame.style.cssText =
  'position:absolute!important;opacity:0!important;width:1px!important;height:1px!important;top:0!important;left:0!important;border:none!important;display:block!important;z-index:-1!important;pointer-events:none';
document.body.append(frame);

const commands = [];
window.Intercom = (...call) => commands.push(call);
window.Intercom.booted = true;
for (const call of waiting) window.Intercom(...call);
for (const name of ['vendor-modern.3e0a1c94.js', 'frame-modern.b81f27d5.js']) {
  const element = frame.contentDocument.createElement('script');
  element.type = 'text/javascript';
  element.charset = 'utf-8';
  element.async = false;
  element.src = `https://js.intercomcdn.com/${name}`;
  frame.contentDocument.head.append(element);
}
