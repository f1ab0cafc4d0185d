// Inline parts of the footer template and of the agency's child template, run once the page is parsed.
whenParsed(() => {
  setTimeout(() => {
    for (const id of ['consent-manager', 'consent-settings-btn']) document.getElementById(id)?.classList.remove('d-none');
  }, 100);

  const token = document.querySelector('.jtl_token')?.value ?? '';
  document.addEventListener('consent.updated', ({ detail }) => {
    const body = new URLSearchParams({ action: 'updateconsent', jtl_token: token });
    for (const [key, value] of Object.entries(detail)) body.set(`data[${key}]`, String(value));
    fetch('/_updateconsent', { method: 'POST', body }).catch(() => {});
    if (detail.lhb_google_analytics === true) window.lhbGrant?.();
  });

  window.CM = new window.ConsentManager({ version: 3 });

  for (const trigger of document.querySelectorAll('.trigger'))
    trigger.addEventListener('click', (event) => {
      event.preventDefault();
      const { consent } = trigger.dataset;
      if (window.CM.getSettings(consent) === false)
        window.CM.openConfirmationModal(consent, () => {
          const settings = { ...JSON.parse(localStorage.getItem('consent'))?.settings, [consent]: true };
          document.dispatchEvent(new CustomEvent('consent.updated', { detail: settings }));
        });
    });

  const target = document.getElementById('ppc-paypal-button-productdetails');
  const buttons = () => window.paypal?.Buttons({ style: { color: 'gold', label: 'checkout' } }).render(target);
  if (target) {
    if (window.paypal) buttons();
    else document.getElementById('ppc-sdk')?.addEventListener('load', buttons);
  }
});
