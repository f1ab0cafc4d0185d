const calls = [];
const waiting = [];
window.cmp_id = config.id;
window.__cmp = window.__cmp || ((...entry) => calls.push(entry));
window.__tcfapi =
  window.__tcfapi ||
  ((...entry) => {
    if (entry.length === 0) return waiting;
    waiting.push(entry);
  });
loadScript(
  `https://delivery.consentmanager.net/delivery/cmp.php?${query({ __cmpfcc: '1', id: config.id, h: location.href, l: 'de', o: Date.now() })}`,
);
