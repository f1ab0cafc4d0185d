// Brevo's loader: reads the queue on `window.Brevo` and fetches the tracker of the account.
const queue = Array.isArray(window.Brevo) ? window.Brevo : [];
const init = queue.find(([command]) => command === 'init')?.[1];
window.Brevo = { queue, push: (entry) => queue.push(entry) };
if (init?.client_key) {
  window.sib = { equeue: [], client_key: init.client_key };
  loadScript(`https://sibautomation.com/sa.js?plugin=brevo-sdk&key=${init.client_key}`).id = 'sendinblue-js';
}
