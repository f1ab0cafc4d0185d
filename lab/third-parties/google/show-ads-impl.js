// Fills <ins class="adsbygoogle"> once the TC string speaks: personal ads with cookies, or limited ones without.
const attributes = '; SameSite=None; Secure';
let decided = null;

function keepIdentity() {
  const now = Math.floor(Date.now() / 1000);
  const value = (id) => `${id}=${digits(16)}:T=${now}:RT=${now}:S=ALNI_M${newUuid().replaceAll('-', '').slice(0, 24)}`;
  if (!readCookie('__gads')) writeSiteCookie('__gads', value('ID'), 390 * 86400, attributes);
  if (!readCookie('__gpi')) writeSiteCookie('__gpi', value('UID'), 390 * 86400, attributes);
  if (!readCookie('__eoi')) writeSiteCookie('__eoi', `ID=${digits(16)}:T=${now}:RT=${now}:S=AA-Afj`, 180 * 86400, attributes);
}

function lookupFrame() {
  const frame = document.createElement('iframe');
  frame.id = 'google_esf';
  frame.name = 'google_esf';
  frame.style.display = 'none';
  frame.src = 'https://googleads.g.doubleclick.net/pagead/html/r20251113/r20190131/zrt_lookup_fy2021.html';
  document.body.append(frame);
}

function fill(place, index) {
  const { personal, string } = decided;
  const host = personal ? 'googleads.g.doubleclick.net' : 'pagead2.googlesyndication.com';
  const width = Math.min(place.clientWidth || 300, 970);
  const height = place.dataset.adFormat === 'auto' ? 250 : 90;
  const search = query({
    client: window.google_ad_client,
    output: 'html',
    h: height,
    slotname: place.dataset.adSlot,
    adk: digits(10),
    w: width,
    lmt: Math.floor(Date.now() / 1000),
    format: `${width}x${height}`,
    url: location.href,
    dt: Date.now(),
    cookie: personal ? readCookie('__gads') : undefined,
    ltd: personal ? undefined : '1',
    gdpr: '1',
    gdpr_consent: string,
    prev_fmts: '0x0',
    u_h: screen.height,
    u_w: screen.width,
    pvsid: digits(16),
    ifi: index + 1,
  });
  const frame = document.createElement('iframe');
  frame.id = `aswift_${index + 1}`;
  frame.title = 'Advertisement';
  frame.width = width;
  frame.height = height;
  frame.style.border = '0';
  frame.src = `https://${host}/pagead/ads?${search}`;
  place.dataset.adsbygoogleStatus = 'done';
  place.dataset.adStatus = 'filled';
  place.replaceChildren(frame);
}

function show() {
  if (decided.personal) keepIdentity();
  const open = [...document.querySelectorAll('ins.adsbygoogle')].filter((place) => place.dataset.adStatus !== 'filled');
  for (const [index, place] of open.entries()) fill(place, index);
  if (open.length > 0) {
    fetch('https://ep1.adtrafficquality.google/getconfig/sodar?sv=200&tid=gda&tv=r20251113&st=env').catch(() => {});
    loadScript('https://ep2.adtrafficquality.google/sodar/sodar2.js');
  }
}

whenParsed(lookupFrame);
function listen() {
  if (typeof window.__tcfapi !== 'function') return setTimeout(listen, 50);
  window.__tcfapi('addEventListener', 2, ({ eventStatus, purpose, vendor, tcString }) => {
    if (eventStatus !== 'tcloaded' && eventStatus !== 'useractioncomplete') return;
    decided = { personal: purpose.consents[1] === true && vendor.consents[755] === true, string: tcString };
    whenParsed(show);
  });
}
listen();
