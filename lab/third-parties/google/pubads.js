const tag = window.googletag;
const slots = [];
let decided = null;

function fill(slot, picture) {
  const place = document.getElementById(slot.place);
  if (!place) return;
  const frame = document.createElement('iframe');
  frame.id = `google_ads_iframe_${slot.unit}_0`;
  frame.title = '3rd party ad content';
  frame.width = slot.size[0];
  frame.height = slot.size[1];
  frame.style.cssText = 'border:0;vertical-align:bottom';
  frame.srcdoc = `<body style="margin:0"><a href="https://www.autohaus-isarring.test/" target="_blank"><img src="${picture}" alt="Anzeige" style="width:100%"></a></body>`;
  place.replaceChildren(frame);
}

function keepIdentity() {
  const now = Math.floor(Date.now() / 1000);
  const attributes = '; SameSite=None; Secure';
  const value = (id) => `${id}=${digits(16)}:T=${now}:RT=${now}:S=ALNI_${newUuid().slice(0, 20)}`;
  if (!readCookie('__gads')) writeSiteCookie('__gads', value('ID'), 390 * 86400, attributes);
  if (!readCookie('__gpi')) writeSiteCookie('__gpi', value('UID'), 390 * 86400, attributes);
  if (!readCookie('__eoi')) writeSiteCookie('__eoi', `ID=${digits(16)}:T=${now}:RT=${now}:S=AA-Afj`, 180 * 86400, attributes);
}

function request() {
  const { personal, string } = decided;
  const open = slots.filter((slot) => slot.displayed && !slot.requested);
  if (open.length === 0) return;
  for (const slot of open) slot.requested = true;
  if (personal) keepIdentity();
  const host = personal ? 'securepubads.g.doubleclick.net' : 'pagead2.googlesyndication.com';
  const search = query({
    pvsid: digits(16),
    correlator: Date.now(),
    output: 'ldjh',
    gdfp_req: '1',
    vrg: '202511100101',
    impl: 'fifs',
    gdpr: '1',
    gdpr_consent: string,
    ltd: personal ? undefined : '1',
    iu_parts: [open[0].unit.split('/')[1], ...open.map((slot) => slot.unit.split('/').at(-1))].join(','),
    prev_iu_szs: open.map((slot) => slot.size.join('x')).join(','),
    cookie: personal ? readCookie('__gads') : undefined,
    url: location.href,
    dt: Date.now(),
  });
  fetch(`https://${host}/gampad/ads?${search}`, { credentials: personal ? 'include' : 'omit' })
    .then((answer) => answer.json())
    .then(({ creatives }) => {
      for (const [index, slot] of open.entries()) fill(slot, creatives[index] ?? creatives[0]);
    })
    .catch(() => {});
}

const service = { enableSingleRequest() {}, collapseEmptyDivs() {}, setTargeting() {}, disableInitialLoad() {}, refresh() {} };
tag.pubads = () => service;
tag.enableServices = () => {};
tag.defineSlot = (unit, size, place) => {
  const slot = { unit, size, place, displayed: false, requested: false, addService: () => slot, setTargeting: () => slot };
  slots.push(slot);
  return slot;
};
tag.display = (place) => {
  for (const slot of slots) if (slot.place === place) slot.displayed = true;
  if (decided) request();
};
tag.pubadsReady = true;
const waiting = tag.cmd;
tag.cmd = {
  push: (...actions) => {
    for (const action of actions) action();
  },
};
tag.cmd.push(...waiting);

if (typeof window.__tcfapi === 'function')
  window.__tcfapi('addEventListener', 2, ({ eventStatus, purpose, vendor, tcString }) => {
    if (eventStatus !== 'tcloaded' && eventStatus !== 'useractioncomplete') return;
    decided = { personal: purpose.consents[1] === true && vendor.consents[755] === true, string: tcString };
    request();
  });
