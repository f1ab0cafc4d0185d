// Stand-in for ReadSpeaker webReader: its skin at once; the voice and the settings cookie only when somebody presses the button.
const base = `https://cdn-eu.readspeaker.com/script/${config.customer}/webReader/`;
window.ReadSpeaker = { version: '3.9.1', meta: { customerid: config.customer }, q: (action) => action(), init() {} };
window.rspkr = { rs_tools: {}, ui: {} };

const skin = document.createElement('link');
skin.rel = 'stylesheet';
skin.href = `${base}skins/ReadSpeakerMaterialSkin/ReadSpeakerMaterialSkin.css`;
document.head.append(skin);

whenParsed(() => {
  for (const button of document.querySelectorAll('.rsbtn_play'))
    button.addEventListener('click', (event) => {
      event.preventDefault();
      // biome-ignore lint/suspicious/noDocumentCookie: this is what the original does
      document.cookie = `ReadSpeakerSettings=hlword=hlon; path=/; max-age=${4 * 86400}`;
      const audio = new Audio(button.href.replace('/cgi-bin/rsent?', '/cgi-bin/rsent?audio=mp3&'));
      audio.play().catch(() => {});
      button.closest('.rsbtn').classList.add('rsexpanded', 'rsplaying');
    });
});
