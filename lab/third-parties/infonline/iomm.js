// The page calls IOMm('configure', …) and IOMm('pageview', …); calls made before wait in IOMm.q.
let settings = {};
const commands = {
  configure: (values) => {
    settings = values;
  },
  pageview: (values) => {
    const event = {
      eventType: 'view',
      content: { code: values?.cp ?? '', referrer: document.referrer ? new URL(document.referrer).host : '' },
    };
    const body = {
      technical: { softwareIdentifier: 'IOMm-base-es6-2.4.1', siteIdentifier: settings.st, offerIdentifier: settings.dn },
      client: { screenWidth: screen.width, screenHeight: screen.height, timezone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      consent: { type: 'none' },
      event,
    };
    fetch(`https://${config.host}/base.io`, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      keepalive: true,
      body: JSON.stringify(body),
    }).catch(() => {});
  },
  '3p': () => {},
};
const waiting = window.IOMm?.q ?? [];
window.IOMm = (command, ...values) => commands[command]?.(...values);
for (const entry of waiting) window.IOMm(...entry);
