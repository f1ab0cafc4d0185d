window.hjSiteSettings = { site_id: config.site, record: true, rec_value: 1, suppress_text: false, suppress_inputs: true };
window.hj =
  window.hj ||
  ((...entry) => {
    window.hj.q = [...(window.hj.q ?? []), entry];
  });
loadScript(`https://script.hotjar.com/modules.8da33a8f469c3b5ffcec.js?site=${config.site}`);
