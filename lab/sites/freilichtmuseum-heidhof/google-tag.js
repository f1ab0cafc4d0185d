// Behaves like js/gtag.js of the Drupal module google_tag 2: reads its settings, asks for consent by default where told to, configures the tag.
const { tagId, consentMode, otherIds, events } = window.drupalSettings.gtag;
window.dataLayer = window.dataLayer || [];
window.gtag = function gtag() {
  // biome-ignore lint/complexity/noArguments: the library tells commands by their being arguments
  window.dataLayer.push(arguments);
};
if (consentMode) {
  window.gtag('consent', 'default', {
    ad_storage: 'denied',
    analytics_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    wait_for_update: 500,
  });
}
window.gtag('js', new Date());
window.gtag('set', 'developer_id.dMDhkMT', true);
for (const id of [tagId, ...otherIds]) window.gtag('config', id, { groups: 'default', page_placeholder: 'PLACEHOLDER_page_location' });
for (const event of events) window.gtag('event', event.name, event.data);
