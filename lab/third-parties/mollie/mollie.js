// The library behind Mollie Components: one frame for each field of the card.
window.Mollie = (profile, options = {}) => ({
  createComponent: (type) => ({
    mount(target) {
      const frame = document.createElement('iframe');
      frame.title = `${type} input`;
      frame.src = `https://js.mollie.com/components/${type}.html?${query({ profileId: profile, locale: options.locale ?? 'de_DE', testmode: options.testmode ?? false })}`;
      frame.style.cssText = 'width:100%;height:40px;border:0';
      document.querySelector(target)?.append(frame);
    },
    addEventListener() {},
  }),
  createToken: async () => ({ token: `tkn_${newUuid().slice(0, 10)}` }),
});
