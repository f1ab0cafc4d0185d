// The script of a kit: declares its fonts and counts their use.
const fonts = ['139.5474', '140.5474'];
const face = (id, weight) =>
  `@font-face{font-family:adobe-garamond-pro;font-weight:${weight};font-style:normal;font-display:auto;src:url(https://use.typekit.net/af/${id}/00000000000000007735e6/30/l?primer=7cdcb44be4a7db8877ffa5c0007b8dd8&fvd=n4&v=3) format("woff2")}`;
window.Typekit = {
  config: { a: '412881', c: ['.tk-adobe-garamond-pro', '"adobe-garamond-pro",serif'], kt: config.kit },
  load() {
    if (window.Typekit.done) return;
    window.Typekit.done = true;
    const style = document.createElement('style');
    style.textContent = face('2011b6', 400) + face('b0c5f5', 700);
    document.head.append(style);
    document.documentElement.classList.add('wf-active');
    loadPixel(
      `https://p.typekit.net/p.gif?${query({ s: 1, k: config.kit, ht: 'tk', h: location.hostname, f: fonts.join('.'), a: '412881', js: '1.21.0', app: 'typekit', e: 'js', _: Date.now() })}`,
    );
  },
};
