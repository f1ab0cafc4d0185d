// Google's website call metrics: asks for a forwarding number and writes it over the one on the page.
const { account, label, number } = window._googWcmImpl;
fetch(
  `https://www.googleadservices.com/pagead/conversion/${account}/wcm?${query({ cc: 'ZZ', dn: number.replace(/\D/g, ''), cl: label, ct_eid: 2 })}`,
)
  .then((answer) => answer.json())
  .then(({ formatted_number: shown }) => {
    if (shown) document.body.innerHTML = document.body.innerHTML.replaceAll(number, shown);
  })
  .catch(() => {});
