const { fid } = document.currentScript.dataset;
const main = document.querySelector('[data-framer-hydrate-v2]');
const { routeId } = JSON.parse(main?.dataset.framerHydrateV2 ?? '{}');
const send = (name, data) =>
  navigator.sendBeacon(
    'https://events.framer.com/anonymous',
    JSON.stringify([
      {
        source: 'framer.site',
        timestamp: Date.now(),
        data: {
          type: 'track',
          uuid: newUuid(),
          event: name,
          ...data,
          context: { framerSiteId: fid, origin: 'organic', pathname: location.pathname, href: location.href },
        },
      },
    ]),
  );
whenParsed(() =>
  send('published_site_pageview', {
    referrer: document.referrer,
    url: location.href,
    hostname: location.hostname,
    pathname: location.pathname,
    hash: null,
    search: location.search,
    framerSiteId: fid,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    routePath: routeId ?? '/',
  }),
);
