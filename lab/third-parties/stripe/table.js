const parameters = new URLSearchParams(location.search);
fetch(
  `https://merchant-ui-api.stripe.com/pricing-tables/overlay?${query({ pricing_table_id: parameters.get('pricingTableId'), key: parameters.get('publishableKey'), locale: parameters.get('locale') })}`,
)
  .then((answer) => answer.json())
  .then(({ prices }) => {
    document.body.style.cssText = 'margin:0;font:15px/1.5 -apple-system,"Segoe UI",Arial,sans-serif;color:#1a1f36';
    document.getElementById('root').style.cssText = 'display:flex;gap:16px;justify-content:center';
    document.getElementById('root').innerHTML = prices
      .map(
        ({ name, price, features }) =>
          `<section style="flex:1;max-width:290px;border:1px solid #dfe3ea;border-radius:12px;padding:24px;background:#fff"><h3 style="margin:0">${name}</h3><p style="font-size:28px;font-weight:700;margin:8px 0">${price}</p><button type="button" style="width:100%;padding:11px;border:0;border-radius:6px;background:#5b3df5;color:#fff;font:600 15px inherit">Start trial</button><ul>${features.map((feature) => `<li>${feature}</li>`).join('')}</ul></section>`,
      )
      .join('');
  })
  .catch(() => {});
