const model = JSON.parse(document.getElementById('wix-viewer-model').textContent);
const name = 'consent-policy';
const whole = { essential: true, functional: true, analytics: true, advertising: true, dataToThirdParty: true };
const refused = { essential: true, functional: false, analytics: false, advertising: false, dataToThirdParty: false };

function stored() {
  const value = readCookie(name);
  if (!value) return null;
  const short = JSON.parse(decodeURIComponent(value));
  return {
    essential: true,
    functional: short.func === 1,
    analytics: short.anl === 1,
    advertising: short.adv === 1,
    dataToThirdParty: short.dt3 === 1,
  };
}

const number = (value) => (value ? 1 : 0);

window.consentPolicyManager = {
  init() {},
  getCurrentConsentPolicy() {
    const policy = stored();
    return { policy: policy ?? (model.cookieBanner ? refused : whole), defaultPolicy: policy === null };
  },
  setConsentPolicy(policy) {
    const short = {
      func: number(policy.functional),
      anl: number(policy.analytics),
      adv: number(policy.advertising),
      dt3: number(policy.dataToThirdParty),
      ess: 1,
      ts: Math.floor(Date.now() / 60000),
    };
    const expires = new Date(Date.now() + 31536000000).toUTCString();
    // biome-ignore lint/suspicious/noDocumentCookie: this is what consent platforms do
    document.cookie = `${name}=${encodeURIComponent(JSON.stringify(short))}; path=/; expires=${expires}; secure; samesite=lax`;
    document.dispatchEvent(new CustomEvent('consentPolicyChanged', { detail: { policy, defaultPolicy: false } }));
    return Promise.resolve({ policy });
  },
  _getConsentPolicyHeader() {
    return { 'consent-policy': readCookie(name) ?? '' };
  },
};
document.dispatchEvent(new CustomEvent('consentPolicyManagerReady'));
