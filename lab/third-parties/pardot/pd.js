// The page sets the globals piAId, piCId and piHostname before it loads this script.
window.piResponse = ({ account, visitor, hash }) => {
  for (const [suffix, value] of [
    ['', visitor],
    ['-hash', hash],
  ])
    if (!readCookie(`visitor_id${account}${suffix}`))
      writeSiteCookie(`visitor_id${account}${suffix}`, value, 31536000, '; Secure; SameSite=Lax');
};
loadScript(
  `https://${window.piHostname ?? config.host}/analytics?${query({ ver: '3', visitor_id: '', visitor_id_sign: '', pi_opt_in: '', campaign_id: window.piCId, account_id: window.piAId, title: document.title, url: location.href, referrer: document.referrer })}`,
);
