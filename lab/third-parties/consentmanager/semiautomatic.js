const tag = document.querySelector('script[data-cmp-cdid]');
const calls = [];
const waiting = [];
window.cmp_block_inline = true;
window.__cmp = window.__cmp || ((...entry) => calls.push(entry));
window.__tcfapi =
  window.__tcfapi ||
  ((...entry) => {
    if (entry.length === 0) return waiting;
    waiting.push(entry);
  });
loadScript(
  `https://${tag.dataset.cmpHost}/delivery/cmp.php?${query({ cdid: tag.dataset.cmpCdid, h: location.href, __cmpfcc: '1', l: 'de', o: Date.now() })}`,
);
