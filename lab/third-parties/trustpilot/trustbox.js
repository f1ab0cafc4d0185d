// Figures of the box, then the beacon that it was seen.
const search = new URLSearchParams(location.search);
const template = search.get('templateId');
const business = search.get('businessunitId');
fetch(`/trustbox-data/${template}?${query({ businessUnitId: business, locale: 'de-DE', theme: 'light' })}`)
  .then((answer) => answer.json())
  .then(({ businessEntity }) => {
    document.getElementById('tp-widget-stars').innerHTML = '<b>★★★★★</b>';
    document.getElementById('tp-widget-score').textContent =
      `TrustScore ${String(businessEntity.trustScore).replace('.', ',')} | ${businessEntity.numberOfReviews.total} Bewertungen`;
    loadPixel(
      `https://widget.trustpilot.com/stats/TrustboxImpression?${query({ locale: 'de-DE', styleHeight: '52px', styleWidth: '100%', theme: 'light', url: document.referrer, referrer: '', userAgent: navigator.userAgent, language: navigator.language, platform: navigator.platform, nosettings: 1, businessUnitId: business, widgetId: template })}`,
    );
  })
  .catch(() => {});
