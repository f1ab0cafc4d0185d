// Brevo's tracker: an id of its own in a cookie of the site, a frame that keeps one across sites, and a hit per page.
const halfYear = 15552000;
const known = readCookie('sib_cuid');
const visitor = known ?? newUuid();
if (!known) writeSiteCookie('sib_cuid', visitor, halfYear, '; SameSite=None; Secure');

function hit(kind, values = {}) {
  loadPixel(
    `https://in-automate.brevo.com/p?${query({
      key: config.key,
      cuid: visitor,
      sib_type: kind,
      ma_title: document.title,
      ma_url: location.href,
      ma_path: location.pathname,
      ma_referrer: document.referrer || undefined,
      ...values,
    })}`,
  );
}

window.sendinblue = {
  page: (name) => hit('page', { sib_name: name ?? document.title }),
  track: (event) => hit('track', { event }),
  identify: (email) => hit('identify', { email_id: email }),
  trackLink: () => {},
};

whenParsed(() => {
  const frame = document.createElement('iframe');
  frame.id = 'sib-conversations-cm';
  frame.title = 'cm';
  frame.style.cssText = 'display:none;width:0;height:0;border:0';
  frame.src = `https://sibautomation.com/cm.html?key=${config.key}#id=${visitor}`;
  document.body.append(frame);
  window.sendinblue.page();
});
