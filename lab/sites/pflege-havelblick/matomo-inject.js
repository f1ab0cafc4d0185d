// Put into the page by cookieman after consent to the statistics.
window._paq = window._paq || [];
window._paq.push(['setDoNotTrack', true]);
window._paq.push(['trackPageView']);
window._paq.push(['enableLinkTracking']);
window._paq.push(['setTrackerUrl', `${config.url}matomo.php`]);
window._paq.push(['setSiteId', config.site]);
loadScript(`${config.url}matomo.js`);
