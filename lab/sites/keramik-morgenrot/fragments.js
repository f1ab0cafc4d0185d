// Cart fragments: what the header shows of the basket, kept in the web storage.
const fragments = window.wc_cart_fragments_params;
if (fragments) {
  const stored = sessionStorage.getItem(fragments.fragment_name);
  if (!stored)
    fetch(fragments.wc_ajax_url.replace('%%endpoint%%', 'get_refreshed_fragments'), { method: 'POST' })
      .then((answer) => answer.json())
      .then((data) => {
        sessionStorage.setItem(fragments.fragment_name, JSON.stringify(data.fragments));
        sessionStorage.setItem(fragments.cart_hash_key, data.cart_hash ?? '');
        sessionStorage.setItem('wc_cart_created', String(Date.now()));
        localStorage.setItem(fragments.cart_hash_key, data.cart_hash ?? '');
      })
      .catch(() => {});
}
