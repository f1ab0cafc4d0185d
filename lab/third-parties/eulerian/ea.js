const hit = (parameters) =>
  loadPixel(
    `https://${config.host}/col/${config.site}/${digits(10)}?${query({ url: location.href, rf: document.referrer, ss: `${screen.width}x${screen.height}`, sd: screen.colorDepth, ...parameters })}`,
  );
window.EA_push = (...entries) => hit({ ev: JSON.stringify(entries) });
hit({ eavy: '1' });
