// The loader of WordPress' emoji: tests the browser once per tab and keeps the answer in the session.
const key = 'wpEmojiSettingsSupports';
if (sessionStorage.getItem(key) === null)
  sessionStorage.setItem(key, JSON.stringify({ supportTests: { flag: true, emoji: true }, timestamp: Date.now() }));
