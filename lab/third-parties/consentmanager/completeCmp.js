const setup = window.cmp_config_data;
const name = (kind) => `__cmp${kind}x${setup.id}`;
const known = readCookie(name('consent'));
let choice = 'none';
if (known) choice = (readCookie(name('cvc')) ?? '').includes('_s') ? 'accept' : 'reject';
const vendors = new Set((readCookie(name('cvc')) ?? '').split('_').filter(Boolean));
const tcf = installTcf({ cmpId: 31, cmpVersion: 2, strings: setup.strings, choice: () => choice, vendors: setup.tcfVendors });
// biome-ignore lint/suspicious/noDocumentCookie: the platform tries whether cookies can be set
document.cookie = '__cmpcc=1; path=/; SameSite=Lax; Secure';

const style = `:host{all:initial}.cmpoverlay{position:fixed;inset:0;z-index:2147483640;background:rgba(0,0,0,.55)}#cmpbox{position:fixed;z-index:2147483641;left:50%;top:50%;transform:translate(-50%,-50%);width:min(720px,94vw);max-height:90vh;overflow:auto;background:#fff;color:#222;border-radius:6px;font:15px/1.5 Arial,Helvetica,sans-serif}.cmpboxinner{padding:24px 28px}.cmpboxhead{font-size:20px;font-weight:700;margin-bottom:10px}
.cmpboxbtns{display:flex;gap:12px;flex-wrap:wrap;margin-top:18px}.cmpboxbtn{flex:1 1 190px;text-align:center;padding:13px;border-radius:4px;background:${setup.color};color:#fff;text-decoration:none;font-weight:700;cursor:pointer}.cmpboxbtn.cmpboxbtncustom{background:#fff;color:${setup.color};box-shadow:inset 0 0 0 1px ${setup.color}}.cmpboxlinks a{color:#444;margin-right:14px;font-size:13px}
.cmptbl{width:100%;border-collapse:collapse;margin-top:12px}.cmptbl td{padding:8px;border-bottom:1px solid #ddd;font-size:14px}.cmponofftext{display:inline-block;width:46px;height:24px;border-radius:12px;background:#bbb;cursor:pointer}.cmponofftext[aria-checked=true]{background:#2e8b57}`;

const button = (kind, id, text) => `<a id="${id}" class="cmpboxbtn cmpboxbtn${kind} cmptxt_btn_${kind}" role="button" href="#">${text}</a>`;
const isOn = (group, id) =>
  group === 'vendor' ? vendors.has(id) : setup.vendors.some((vendor) => vendor.purposes.includes(id) && vendors.has(vendor.id));
const onOff = (group, id, label) =>
  `<a class="cmponofftext" role="checkbox" tabindex="0" href="#" aria-checked="${isOn(group, id)}" aria-label="${label}" data-cmp-${group}="${id}"></a>`;

function details() {
  const rows = setup.purposes.map(
    (purpose) =>
      `<tr class="cmptblpurpose"><td><b>${purpose.name}</b><br>${purpose.description}</td><td class="cmptdchoice">${onOff('purpose', purpose.id, purpose.name)}</td></tr>`,
  );
  const partners = setup.vendors.map(
    (vendor) =>
      `<tr class="cmptblvendor"><td>${vendor.name} – <a href="${vendor.policy}" target="_blank" rel="noopener">Datenschutz</a></td><td class="cmptdchoice">${onOff('vendor', vendor.id, vendor.name)}</td></tr>`,
  );
  return `<div class="cmpboxwelcomeprps"><table class="cmptbl">${rows.join('')}</table><h3 class="cmptxt">Anbieter</h3><table class="cmptbl">${partners.join('')}</table></div>`;
}

function show(layer) {
  close();
  const host = document.createElement('div');
  host.id = 'cmpwrapper';
  host.className = 'cmpwrapper';
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const links = setup.links.map(({ text, href }) => `<a href="${href}">${text}</a>`).join('');
  const third =
    layer === 2
      ? button('custom cmpboxbtnyescustomchoices', 'cmpbntsave', 'Auswahl speichern')
      : button('custom', 'cmpbntcustom', setup.settings);
  root.innerHTML = `<style>${style}</style><div class="cmpoverlay"></div><div id="cmpbox" class="cmpbox cmpstyleroot cmpBoxWelcomeGDPR" role="dialog" aria-modal="true" aria-labelledby="cmptitle" tabindex="0"><div class="cmpboxinner"><div class="cmpboxhead" id="cmptitle" role="heading" aria-level="1">${setup.title}</div><div class="cmpboxtxt cmptxt">${setup.text}</div>${layer === 2 ? details() : ''}<div class="cmpboxbtns">${button('no', 'cmpbntnotxt', setup.reject)}${button('yes', 'cmpbntyestxt', setup.accept)}${third}</div><p class="cmpboxlinks">${links}</p></div></div>`;
  root.addEventListener('click', (event) => {
    const target = event.target.closest('a[href="#"]');
    if (!target) return;
    event.preventDefault();
    if (target.id === 'cmpbntyestxt') decide(setup.vendors.map((vendor) => vendor.id));
    else if (target.id === 'cmpbntnotxt') decide([]);
    else if (target.id === 'cmpbntcustom') show(2);
    else if (target.id === 'cmpbntsave')
      decide([...root.querySelectorAll('[data-cmp-vendor][aria-checked=true]')].map((toggle) => toggle.dataset.cmpVendor));
    else if (target.matches('.cmponofftext')) toggle(root, target);
  });
}

function toggle(root, target) {
  const on = target.getAttribute('aria-checked') !== 'true';
  target.setAttribute('aria-checked', String(on));
  for (const vendor of setup.vendors)
    if (vendor.purposes.includes(target.dataset.cmpPurpose))
      root.querySelector(`[data-cmp-vendor="${vendor.id}"]`).setAttribute('aria-checked', String(on));
}

function close() {
  document.getElementById('cmpwrapper')?.remove();
}

function release() {
  for (const blocked of document.querySelectorAll('script[type="text/plain"][data-cmp-vendor], iframe[data-cmp-vendor]')) {
    if (!vendors.has(blocked.dataset.cmpVendor)) continue;
    if (blocked.tagName === 'IFRAME') {
      blocked.src = blocked.dataset.cmpSrc;
      blocked.removeAttribute('data-cmp-vendor');
      continue;
    }
    const element = document.createElement('script');
    if (blocked.dataset.cmpSrc) element.src = blocked.dataset.cmpSrc;
    element.text = blocked.text;
    blocked.replaceWith(element);
  }
}

function decide(ids) {
  vendors.clear();
  for (const id of ids) vendors.add(id);
  choice = ids.length > 0 ? 'accept' : 'reject';
  const purposes = setup.purposes.filter(({ id }) =>
    setup.vendors.some((vendor) => vendors.has(vendor.id) && vendor.purposes.includes(id)),
  );
  const seconds = setup.askAgainDays[choice] * 86400;
  const keep = (cookie, value) => writeSiteCookie(cookie, value, seconds, '; SameSite=Lax; Secure');
  keep(name('consent'), setup.strings[choice]);
  keep(name('ccc'), `a${digits(10)}`);
  keep(name('cpc'), `__${purposes.map((purpose) => `${purpose.id}_`).join('')}`);
  keep(name('cvc'), `__${ids.map((id) => `${id}_`).join('')}`);
  keep('euconsent-v2', setup.strings[choice]);
  close();
  tcf.notify('useractioncomplete');
  release();
  loadPixel(
    `https://d.delivery.consentmanager.net/delivery/info/?${query({ id: setup.id, a: choice, l: 'DE', o: Date.now(), h: location.href })}`,
  );
}

const commands = {
  showScreenAdvanced: () => show(2),
  showScreen: () => show(1),
  close,
  setConsent: ([value]) => decide(value ? setup.vendors.map((vendor) => vendor.id) : []),
  consentStatus: () => ({ consentExists: choice !== 'none', userChoiceExists: choice !== 'none' }),
};
window.__cmp = (command, ...parameters) => (Object.hasOwn(commands, command) ? commands[command](parameters) : undefined);
whenParsed(() => {
  if (choice !== 'none') release();
  else {
    show(1);
    tcf.notify('cmpuishown');
  }
});
