// The badge in the lower corner: rating from the interface of Trusted Shops, drawing in an open shadow root.
async function rating() {
  const answer = await fetch(`https://cdn1.api.trustedshops.com/shops/${config.id}/mobiles/v1/sfs/${config.id}_de.json`, {
    credentials: 'omit',
  });
  return answer.json();
}

async function show() {
  const { response } = await rating();
  const { overallMark, activeReviewCount } = response.data.shop.qualityIndicators.reviewIndicator;
  const host = document.createElement('div');
  host.id = `trustbadge-container-${config.suffix}`;
  host.setAttribute('data-ts-trustbadge', config.id);
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<style>.badge{position:fixed;right:20px;bottom:20px;z-index:800;width:92px;padding:10px 6px;border-radius:6px;background:#fff;box-shadow:0 2px 12px #0004;font:12px/1.3 Arial,sans-serif;text-align:center;color:#333}.badge img{width:52px;height:52px}.badge b{display:block;font-size:15px}.badge a{color:inherit;text-decoration:none}</style>
<div class="badge" role="complementary" aria-label="Trusted Shops Trustbadge"><a href="https://www.trustedshops.de/bewertung/info_${config.id}.html" target="_blank" rel="noopener"><img alt="Trusted Shops Gütesiegel" src="https://widgets.trustedshops.com/assets/images/trustmark.svg"><b>${overallMark.toFixed(2).replace('.', ',')}</b>Sehr gut<br>${activeReviewCount} Bewertungen</a></div>`;
  document.body.append(host);
}

window.trustbadge = { version: config.version, remove() {} };
whenParsed(() => {
  show().catch(() => {});
});
