// Carries the affiliate who sent the visitor over to the order form: parameters of this page's address are put into the links to it.
const names = ['aff', 'cam', 'sid1', 'voucher', 'ds24tr'];

window.digistorePromocode = (options) => {
  const here = new URLSearchParams(location.search);
  whenParsed(() => {
    for (const link of document.querySelectorAll(
      'a[href*="digistore24.com/product/"], a[href*="checkout-ds24.com"], a[href*="digistore24.com/redir/"]',
    )) {
      const address = new URL(link.href);
      for (const name of names) if (here.has(name)) address.searchParams.set(name, here.get(name));
      link.href = address.href;
    }
  });
  loadScript(
    `https://www.digistore24-scripts.com/service/promocode.js?${query({ product_id: options.product_id, ref: document.referrer })}`,
  );
};
