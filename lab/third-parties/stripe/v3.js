// Stand-in for js.stripe.com/v3/: after the part that measures the device, the constructor that payment forms call.
window.Stripe = () => ({
  elements: () => ({
    create: () => ({
      mount(selector) {
        const place = document.querySelector(selector);
        if (place) place.textContent = '•••• •••• •••• ••••   MM / JJ   CVC';
      },
      on() {},
    }),
  }),
});
