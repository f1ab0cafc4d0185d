// What the consent service puts on its customer's page: the banner in a frame of its own, the choice in a cookie of the page.
const origin = 'https://cmp.einwilligung-direkt.test';

function open() {
  if (document.getElementById('ed-rahmen')) return;
  const frame = document.createElement('iframe');
  frame.id = 'ed-rahmen';
  frame.title = 'Einwilligung';
  frame.src = `${origin}/banner?konto=${config.account}&seite=${location.hostname}`;
  frame.style.cssText =
    'position:fixed;left:0;right:0;bottom:0;width:100%;height:340px;border:0;z-index:2147483000;background:#fff;box-shadow:0 -6px 30px #0006';
  document.body.append(frame);
}

window.addEventListener('message', (event) => {
  if (event.origin !== origin || event.data?.typ !== 'wahl') return;
  document.getElementById('ed-rahmen')?.remove();
  decide(event.data.wert);
});

whenParsed(() => {
  applyChoice();
  onSettings(open);
  if (storedChoice() === null) open();
});
