const policy = () => window.consentPolicyManager.getCurrentConsentPolicy().policy;

window.dataLayer = window.dataLayer || [];
function gtag() {
  // biome-ignore lint/complexity/noArguments: the data layer tells commands from events by this very type
  window.dataLayer.push(arguments);
}

const googleConsent = (allowed) => ({
  ad_storage: allowed.advertising ? 'granted' : 'denied',
  ad_user_data: allowed.advertising ? 'granted' : 'denied',
  ad_personalization: allowed.advertising ? 'granted' : 'denied',
  analytics_storage: allowed.analytics ? 'granted' : 'denied',
});

/** Marketing integrations that the owner connected; Google's tag runs in Consent Mode from the first moment. */
async function embedTags() {
  const categories = Object.keys(policy()).filter((key) => policy()[key]);
  const parameters = query({
    wixSite: 'false',
    htmlsiteId: model.site.siteId,
    language: 'de',
    categories: categories.join(','),
    cacheId: essential.metaSiteId,
  });
  const answer = await fetch(`/_api/tag-manager/api/v1/tags/sites/${essential.metaSiteId}?${parameters}`);
  for (const tag of (await answer.json()).data) {
    if (tag.name !== 'google-tag') continue;
    gtag('consent', 'default', { ...googleConsent({}), wait_for_update: 500 });
    gtag('js', new Date());
    gtag('config', tag.id, { developer_id: { dNzg2MD: true } });
    if (readCookie('consent-policy')) gtag('consent', 'update', googleConsent(policy()));
    loadScript(`https://www.googletagmanager.com/gtag/js?id=${tag.id}`);
  }
}

function frame(holder, url, title) {
  holder.innerHTML = '';
  const element = document.createElement('iframe');
  element.title = title;
  element.src = url;
  element.setAttribute('allow', 'autoplay; clipboard-write; encrypted-media; picture-in-picture; fullscreen');
  holder.append(element);
  return element;
}

function showVideos() {
  for (const holder of document.querySelectorAll('[data-video-id]')) {
    const parameters = query({
      autoplay: 0,
      mute: 0,
      controls: 1,
      origin: location.origin,
      playsinline: 1,
      rel: 0,
      enablejsapi: 1,
      widgetid: 1,
    });
    frame(holder, `https://www.youtube.com/embed/${holder.dataset.videoId}?${parameters}`, holder.dataset.title).className = 'video';
  }
}

/** Apps of other makers in frames; the owner said which categories they need. */
function showApps() {
  for (const holder of document.querySelectorAll('[data-tpa-src]')) {
    if (holder.querySelector('iframe') || !policy()[holder.dataset.tpaCategory]) continue;
    const parameters = query({
      cacheKiller: Date.now(),
      compId: holder.id,
      deviceType: 'desktop',
      locale: 'de',
      viewMode: 'site',
      tz: 'Europe/Berlin',
    });
    frame(holder, `${holder.dataset.tpaSrc}?${parameters}`, holder.dataset.title).className = 'nKphmK';
  }
}

function showChat() {
  if (!model.chat) return;
  const holder = appendHtml('<div id="pinnedBottomRight"><div id="comp-chat" class="wixui-chat"></div></div>').firstElementChild;
  frame(
    holder,
    `https://engage.wixapps.net/chat-widget-server/renderChatWidget/index?${query({ pageId: essential.pageId, compId: 'comp-chat', viewMode: 'site', locale: 'de', vsi: newUuid(), tz: 'Europe/Berlin' })}`,
    'Wix Chat',
  );
  window.addEventListener('message', ({ data }) => {
    if (data?.type === 'chat-resize') holder.classList.toggle('open', data.open);
  });
}

function sendBookings() {
  for (const form of document.querySelectorAll('form[data-hook="form-root"]')) {
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      const fields = Object.fromEntries(new FormData(form));
      const body = JSON.stringify({ booking: { bookedEntity: form.dataset.service, formSubmission: fields } });
      await fetch('/_api/bookings-service/v2/bookings', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
      form.innerHTML = '<p data-hook="success">Danke! Ihr Termin ist angefragt, Sie erhalten gleich eine E-Mail.</p>';
    });
  }
}

whenParsed(() => {
  embedTags().catch(() => {});
  showVideos();
  showApps();
  sendBookings();
  if (model.cookieBanner) loadScript('https://static.parastorage.com/services/consent-banner/1.406.0/app.bundle.min.js');
});
window.addEventListener('load', () => setTimeout(showChat, 300));
document.addEventListener('consentPolicyChanged', ({ detail }) => {
  gtag('consent', 'update', googleConsent(detail.policy));
  showApps();
  report('consent', '700', { evName: 'consent policy changed' });
});
