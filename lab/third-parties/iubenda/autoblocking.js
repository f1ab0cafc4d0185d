// Stand-in for cs.iubenda.com/autoblocking/<siteId>.js: scripts that the site's scan has found are held back until their purpose is agreed to.
const agreedTo = (purpose) => {
  try {
    return JSON.parse(decodeURIComponent(readCookie(`_iub_cs-${config.policyId}`))).purposes[purpose] === true;
  } catch {
    return false;
  }
};
const purposeOf = (address) => Object.entries(config.autoblocking).find(([part]) => String(address).includes(part))?.[1];

const create = document.createElement;
document.createElement = (...parameters) => {
  const element = create.apply(document, parameters);
  if (String(parameters[0]).toLowerCase() !== 'script') return element;
  Object.defineProperty(element, 'src', {
    configurable: true,
    get: () => element.getAttribute('src') ?? '',
    set(address) {
      const purpose = purposeOf(address);
      if (purpose === undefined || agreedTo(purpose)) return element.setAttribute('src', address);
      element.type = 'text/plain';
      element.classList.add('_iub_cs_activate');
      element.dataset.suppressedsrc = address;
      element.dataset.iubPurposes = purpose;
    },
  });
  return element;
};
window._iub = window._iub || [];
window._iub.autoblocking = { siteId: Number(config.id), version: '1.14.0' };
