// biome-ignore-all lint/correctness/noUnusedVariables: the consent platforms call it
// `__tcfapi` of the IAB Transparency and Consent Framework, for consent platforms of the lab.

/**
 * Install the API. `choice()` says none, reject or accept; the strings are ready-made by state, `vendors` the ones they speak of.
 * `legitimate`: purposes that stand on legitimate interest after either choice.
 */
function installTcf({ cmpId, cmpVersion, strings, choice, vendors = [10, 32, 52, 76, 91, 755], legitimate = [] }) {
  const listeners = new Map();
  let nextListener = 1;
  let eventStatus = choice() === 'none' ? 'cmpuishown' : 'tcloaded';
  const allow = (ids) => Object.fromEntries(ids.map((id) => [id, choice() === 'accept']));
  const standing = (ids) => (legitimate.length > 0 && choice() !== 'none' ? Object.fromEntries(ids.map((id) => [id, true])) : {});
  const data = (listenerId) => ({
    tcString: strings[choice()],
    tcfPolicyVersion: 5,
    cmpId,
    cmpVersion,
    gdprApplies: true,
    eventStatus,
    cmpStatus: 'loaded',
    listenerId,
    isServiceSpecific: true,
    useNonStandardTexts: false,
    publisherCC: 'DE',
    purposeOneTreatment: false,
    purpose: { consents: allow([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]), legitimateInterests: standing(legitimate) },
    vendor: { consents: allow(vendors), legitimateInterests: standing(vendors) },
    specialFeatureOptins: {},
    publisher: { consents: {}, legitimateInterests: {}, customPurpose: { consents: {}, legitimateInterests: {} }, restrictions: {} },
  });
  const commands = {
    ping: (callback) =>
      callback(
        {
          gdprApplies: true,
          cmpLoaded: true,
          cmpStatus: 'loaded',
          displayStatus: choice() === 'none' ? 'visible' : 'hidden',
          apiVersion: '2.2',
          cmpVersion,
          cmpId,
          gvlVersion: 140,
          tcfPolicyVersion: 5,
        },
        true,
      ),
    getTCData: (callback) => callback(data(), true),
    addEventListener(callback) {
      const id = nextListener++;
      listeners.set(id, callback);
      callback(data(id), true);
    },
    removeEventListener: (callback, id) => callback(listeners.delete(id)),
  };
  const waiting = window.__tcfapi?.() ?? [];
  window.__tcfapi = (command, version, callback, parameter) => {
    if (!callback) return;
    if (Object.hasOwn(commands, command) && (version === undefined || version === 2 || version === 0 || version === null))
      commands[command](callback, parameter);
    else callback(null, false);
  };
  if (!window.frames.__tcfapiLocator) {
    const locator = document.createElement('iframe');
    locator.name = '__tcfapiLocator';
    locator.style.display = 'none';
    whenParsed(() => document.body.append(locator));
  }
  window.addEventListener('message', (event) => {
    const call = typeof event.data === 'object' ? event.data?.__tcfapiCall : undefined;
    if (!call) return;
    window.__tcfapi(
      call.command,
      call.version,
      (returnValue, success) => event.source?.postMessage({ __tcfapiReturn: { returnValue, success, callId: call.callId } }, '*'),
      call.parameter,
    );
  });
  if (Array.isArray(waiting))
    for (const [command, version, callback, parameter] of waiting) window.__tcfapi(command, version, callback, parameter);
  return {
    /** Tell listeners about `useractioncomplete` or `cmpuishown`. */
    notify(status) {
      eventStatus = status;
      for (const [id, callback] of listeners) callback(data(id), true);
    },
  };
}
