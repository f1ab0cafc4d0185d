// WPCode snippet of the couple: partner codes "after consent". The first block asks whether something was decided, not what.
function whenTcf(action) {
  if (typeof window.__tcfapi === 'function') action();
  else setTimeout(() => whenTcf(action), 100);
}

function pinterestTag() {
  if (window.pintrk) return;
  window.pintrk = (...call) => window.pintrk.queue.push(call);
  window.pintrk.queue = [];
  window.pintrk.version = '3.0';
  loadScript('https://s.pinimg.com/ct/core.js');
  window.pintrk('load', '2613908847715');
  window.pintrk('page');
}

function flightSearch() {
  if (document.querySelector('[data-skyscanner-widget]') && !document.getElementById('skyscanner-loader'))
    loadScript('https://widgets.skyscanner.net/widget-server/js/loader.js').id = 'skyscanner-loader';
}

whenTcf(() => {
  window.__tcfapi('addEventListener', 2, (data, success) => {
    if (success && (data.eventStatus === 'useractioncomplete' || data.eventStatus === 'tcloaded')) pinterestTag();
  });
  window.__tcfapi('addEventListener', 2, (data, success) => {
    if (!success || data.eventStatus === 'cmpuishown') return;
    if (data.purpose.consents[1] && data.purpose.consents[3] && data.purpose.consents[4]) whenParsed(flightSearch);
  });
});
