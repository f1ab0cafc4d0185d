// Stand-in for Datadog's browser agent: a session in `_dd_s` and batches of events to the intake.
function send(settings, session, events) {
  const address = `https://browser-intake-${settings.site}/api/v2/rum?${query({
    ddsource: 'browser',
    ddtags: `sdk_version:5.35.1,api:fetch,env:${settings.env},service:${settings.service}`,
    'dd-api-key': settings.clientToken,
    'dd-evp-origin-version': '5.35.1',
    'dd-evp-origin': 'browser',
    'dd-request-id': newUuid(),
    batch_time: Date.now(),
  })}`;
  const view = { id: newUuid(), url: location.href, referrer: document.referrer };
  const lines = events.map((type) =>
    JSON.stringify({ type, date: Date.now(), application: { id: settings.applicationId }, session: { id: session, type: 'user' }, view }),
  );
  navigator.sendBeacon(address, lines.join('\n'));
}

window.DD_RUM = {
  version: '5.35.1',
  onReady: (action) => action(),
  init(settings) {
    const now = Date.now();
    const known = /id=([0-9a-f-]{36})/.exec(localStorage.getItem('_dd_s') ?? '')?.[1];
    const session = known ?? newUuid();
    localStorage.setItem('_dd_s', `rum=2&id=${session}&created=${now}&expire=${now + 900_000}`);
    send(settings, session, ['view', 'resource', 'long_task']);
    document.addEventListener('click', () => send(settings, session, ['action']));
  },
};
