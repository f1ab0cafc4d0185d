const loader = document.getElementById('_etLoader');
const secureCode = loader?.dataset.secureCode ?? '';
const respectsDnt = loader?.dataset.respectDnt === 'true';
let cookiesEnabled = loader?.dataset.blockCookies !== 'true' || readCookie('et_allow_cookies') === '1';

function trackingEnabled() {
  return readCookie('et_oip') !== 'no' && !(respectsDnt && navigator.doNotTrack === '1');
}

function visitorCookies() {
  if (!readCookie('_et_coid')) writeSiteCookie('_et_coid', newUuid().replaceAll('-', ''), 63072000, '; secure; samesite=lax');
  if (!readCookie('isSdEnabled')) writeSiteCookie('isSdEnabled', 'true', 86400, '; secure; samesite=lax');
  return readCookie('_et_coid');
}

function count() {
  if (!trackingEnabled()) return;
  loadPixel(
    `https://www.etracker.de/cnt.php?${query({
      et: secureCode,
      v: '6.0',
      java: 'y',
      et_cookie: cookiesEnabled ? '1' : '0',
      coid: cookiesEnabled ? visitorCookies() : undefined,
      et_url: location.href,
      et_pagename: window.et_pagename || document.title,
      et_areas: window.et_areas,
      et_referrer: document.referrer || undefined,
      swidth: screen.width,
      sheight: screen.height,
      tc: Date.now(),
    })}`,
  );
}

function objectionSwitch() {
  const place = document.getElementById('et-opt-out');
  if (!place) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'et-opt-out-button';
  const label = () => {
    button.textContent = trackingEnabled()
      ? 'Ja, mein Besuch auf der Website darf in die Analyse einfließen. (Klicken zum Widerspruch)'
      : 'Nein, mein Besuch fließt nicht in die Analyse ein. (Klicken zum Aktivieren)';
  };
  button.addEventListener('click', () => {
    if (trackingEnabled()) window._etracker.disableTracking();
    else window._etracker.enableTracking();
    label();
  });
  label();
  place.append(button);
}

window._etracker = {
  enableCookies() {
    cookiesEnabled = true;
    writeSiteCookie('et_allow_cookies', '1', 34560000, '; secure; samesite=lax');
    visitorCookies();
  },
  disableCookies() {
    cookiesEnabled = false;
    for (const name of ['_et_coid', 'isSdEnabled', 'et_allow_cookies']) deleteSiteCookie(name);
  },
  areCookiesEnabled: () => cookiesEnabled,
  disableTracking: () => writeSiteCookie('et_oip', 'no', 34560000, '; secure; samesite=lax'),
  enableTracking: () => deleteSiteCookie('et_oip'),
  isTrackingEnabled: trackingEnabled,
};
count();
whenParsed(objectionSwitch);
for (const ready of window._etrackerOnReady ?? []) ready();
