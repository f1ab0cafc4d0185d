window._already_called_lintrk = true;
const partners = [...new Set([...(window._linkedin_data_partner_ids ?? []), window._linkedin_partner_id].filter(Boolean))];
if (!localStorage.getItem('li_adsId')) localStorage.setItem('li_adsId', newUuid());
window.lintrk = window.lintrk || (() => {});
for (const pid of partners)
  loadPixel(
    `https://px.ads.linkedin.com/collect?${query({ v: '2', fmt: 'gif', pid, time: Date.now(), li_adsId: localStorage.getItem('li_adsId'), url: location.href })}`,
  );
