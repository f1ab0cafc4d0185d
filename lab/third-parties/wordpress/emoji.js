// What WordPress puts into each head: does this browser draw flags and emoji? The answer is kept for the session.
(() => {
  const key = 'wpEmojiSettingsSupports';
  const settings = window._wpemojiSettings;
  const tests = {
    flag: ['\u{1F3F3}\uFE0F\u200D\u26A7\uFE0F', '\u{1F3F3}\uFE0F\u200B\u26A7\uFE0F'],
    emoji: ['\u{1FAE9}', '\u{1FAE9}\u200B'],
  };

  function known() {
    try {
      const entry = JSON.parse(sessionStorage.getItem(key));
      return entry && Date.now() < entry.timestamp + 604_800_000 ? entry.supportTests : null;
    } catch {
      return null;
    }
  }

  function measure() {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.textBaseline = 'top';
    context.font = '600 32px Arial';
    const pixels = (text) => {
      context.clearRect(0, 0, canvas.width, canvas.height);
      context.fillText(text, 0, 0);
      return context.getImageData(0, 0, canvas.width, canvas.height).data.join();
    };
    return Object.fromEntries(Object.entries(tests).map(([name, [joined, apart]]) => [name, pixels(joined) !== pixels(apart)]));
  }

  let supports = known();
  if (!supports) {
    supports = measure();
    try {
      sessionStorage.setItem(key, JSON.stringify({ supportTests: supports, timestamp: Date.now() }));
    } catch {}
  }
  settings.supports = { ...supports, everything: true };
})();
