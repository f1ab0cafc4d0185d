// On-site messaging: every <klarna-placement> gets its text from Klarna in an open shadow root; views are reported.
const element = document.querySelector('script[src*="js.klarna.com/web-sdk"]');
const client = element?.dataset.clientId ?? '';
const sessionKey = '__klarna_sdk_session';
const sdkSession = localStorage.getItem(sessionKey) ?? JSON.stringify({ id: newUuid(), created: Date.now() });
localStorage.setItem(sessionKey, sdkSession);

function report(event, placement) {
  const body = JSON.stringify({
    client_id: client,
    event,
    sdk_version: config.version,
    session_id: JSON.parse(sdkSession).id,
    placement: placement.dataset.key,
    purchase_amount: placement.dataset.purchaseAmount,
    page_url: location.href,
    user_agent: navigator.userAgent,
    timestamp: new Date().toISOString(),
  });
  fetch(`https://eu.klarnaevt.com/v1/osm-client-script/${config.version}/${event}`, {
    method: 'POST',
    mode: 'no-cors',
    keepalive: true,
    body,
  }).catch(() => {});
}

async function fill(placement) {
  const search = query({
    client_id: client,
    locale: placement.dataset.locale ?? 'de-DE',
    purchase_amount: placement.dataset.purchaseAmount,
    environment: element?.dataset.environment ?? 'production',
  });
  const answer = await fetch(`https://osm.klarnaservices.com/v2/placements/${placement.dataset.key}?${search}`);
  const { text, link } = await answer.json();
  const root = placement.shadowRoot ?? placement.attachShadow({ mode: 'open' });
  root.innerHTML = `<style>:host{display:block}.container{display:flex;gap:10px;align-items:center;border:1px solid #e2e2e2;border-radius:8px;padding:10px 12px;font:14px/1.4 "Klarna Text",Arial,sans-serif;color:#0b051d}.badge{background:#ffa8cd;border-radius:4px;padding:2px 8px;font-weight:700}</style><div class="container"><span class="badge">Klarna.</span><span>${text} <button type="button" style="border:0;background:none;padding:0;text-decoration:underline;font:inherit">${link}</button></span></div>`;
  report('impression', placement);
}

const font = new FontFace('Klarna Text', 'url(https://x.klarnacdn.net/ui/fonts/v1.5/KlarnaText-Regular.woff2)');
whenParsed(() => {
  const placements = [...document.querySelectorAll('klarna-placement')];
  window.Klarna = { OnsiteMessaging: { refresh: () => placements.forEach(fill) } };
  if (placements.length === 0) return;
  font
    .load()
    .then((face) => document.fonts.add(face))
    .catch(() => {});
  for (const placement of placements) fill(placement).catch(() => {});
});
