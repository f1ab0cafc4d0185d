// The MasterTag of an advertiser: it keeps the click reference that Awin's redirect appends as `awc`; without one it stores nothing.
const click = new URLSearchParams(location.search).get('awc') ?? new URLSearchParams(location.search).get('sn');
const name = `_aw_m_${config.advertiser}`;
if (click) writeSiteCookie(name, encodeURIComponent(click), 365 * 86400, '; Secure; SameSite=Lax');

window.AWIN = window.AWIN ?? {};
window.AWIN.Tracking = {
  ...window.AWIN.Tracking,
  sProtocol: 'https://',
  iAdvertiserId: config.advertiser,
  sVersion: config.version,
  getAwc: () => readCookie(name) ?? '',
  run() {
    // On the page after an order, `AWIN.Tracking.Sale` has the amounts.
    const sale = window.AWIN.Tracking.Sale;
    if (!sale) return;
    loadPixel(
      `https://www.awin1.com/sread.img?${query({ tt: 'ns', tv: '2', merchant: config.advertiser, amount: sale.amount, ch: 'aw', parts: sale.parts, ref: sale.orderRef, cr: sale.currency, vc: sale.voucher, testmode: '0', cks: this.getAwc() })}`,
    );
  },
};
window.AWIN.Tracking.run();
