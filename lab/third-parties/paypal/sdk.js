// The loader of the buttons: a client id and a session in the web storage of the shop, a frame of PayPal, log entries.
const storageKey = '__paypal_storage__';

function session() {
  let stored = null;
  try {
    stored = JSON.parse(localStorage.getItem(storageKey));
  } catch {}
  const hex = () => newUuid().replaceAll('-', '').slice(0, 10);
  const clock = () => btoa(new Date().toISOString().slice(11, 19)).replaceAll('=', '').toLowerCase();
  const state = stored ?? { id: `uid_${hex()}_${clock()}` };
  state.__session__ = { guid: `uid_${hex()}_${clock()}`, created: Date.now(), state: {} };
  localStorage.setItem(storageKey, JSON.stringify(state));
  return { userIdToken: state.id, sessionId: state.__session__.guid };
}

const { userIdToken, sessionId } = session();

function log(event, payload = {}) {
  const body = JSON.stringify({
    events: [{ level: 'info', event, payload: { referer: location.host, sessionID: sessionId, timestamp: Date.now(), ...payload } }],
    meta: {},
    tracking: [
      {
        feed_name: 'payments_sdk',
        page_session_id: sessionId,
        referer_url: location.host,
        locale: config.locale,
        client_id: config.clientId,
        sdk_version: config.version,
        transition_name: event,
      },
    ],
  });
  fetch('https://www.paypal.com/xoplatform/logger/api/logger', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => {});
}

function buttons(options = {}) {
  return {
    isEligible: () => true,
    close() {},
    async render(target) {
      const container = typeof target === 'string' ? document.querySelector(target) : target;
      if (!container) throw new Error('Document is ready and element does not exist');
      const style = options.style ?? {};
      const height = style.height ?? 45;
      container.insertAdjacentHTML(
        'beforeend',
        `<div id="zoid-paypal-buttons-${sessionId}" class="paypal-buttons paypal-buttons-context-iframe paypal-buttons-label-${style.label ?? 'checkout'} paypal-buttons-layout-horizontal" data-paypal-smart-button-version="${config.version}" style="position:relative;min-height:${height}px"></div>`,
      );
      const frame = document.createElement('iframe');
      frame.title = 'PayPal';
      frame.name = `__zoid__paypal_buttons__${btoa(sessionId).replaceAll('=', '')}__`;
      frame.className = 'component-frame visible';
      frame.allow = 'payment';
      frame.style.cssText = `border:0;width:100%;height:${height}px`;
      frame.src = `https://www.paypal.com/smart/buttons?${query({
        'style.layout': 'horizontal',
        'style.color': style.color ?? 'gold',
        'style.shape': style.shape ?? 'rect',
        'style.height': height,
        components: 'buttons',
        locale: config.locale,
        clientID: config.clientId,
        sessionID: sessionId,
        buttonSessionID: `uid_${newUuid().slice(0, 8)}`,
        storageID: userIdToken,
        env: 'production',
        currency: 'EUR',
        intent: 'capture',
        commit: 'false',
        platform: 'desktop',
      })}`;
      container.lastElementChild.append(frame);
      log('smart_buttons_rendered');
    },
  };
}

// "Später bezahlen": a frame with the text for the amount, and a note of the impression.
function messages(options = {}) {
  return {
    async render(target) {
      for (const container of document.querySelectorAll(target)) {
        const frame = document.createElement('iframe');
        frame.title = 'PayPal Nachricht';
        frame.name = `__zoid__paypal_message__${btoa(sessionId).replaceAll('=', '')}__`;
        frame.style.cssText = 'border:0;width:100%;height:34px';
        frame.src = `https://www.paypal.com/credit-presentment/smart/message?${query({ client_id: config.clientId, amount: options.amount ?? container.dataset.ppAmount, currency: 'EUR', buyer_country: 'DE', env: 'production', message_request_id: newUuid(), sessionID: sessionId })}`;
        container.append(frame);
      }
      log('messages_rendered');
    },
  };
}

window.paypal = {
  ...(window.paypal ?? {}),
  version: config.version,
  Buttons: buttons,
  ...(config.messages ? { Messages: messages } : {}),
  FUNDING: { PAYPAL: 'paypal', PAYLATER: 'paylater' },
};
log('setup');
loadPixel(
  `https://t.paypal.com/ts?${query({ v: config.version, t: Date.now(), g: new Date().getTimezoneOffset(), pgrp: 'main:xo:sdk', page: 'main:xo:sdk::load', e: 'im', comp: 'js_sdk_v5', sdk_ver: config.version, ru: document.referrer, pl: location.href, sw: screen.width, sh: screen.height })}`,
);
