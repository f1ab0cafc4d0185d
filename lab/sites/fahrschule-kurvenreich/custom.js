// What the child theme and the plug-in "Click to Chat" do: video and map on click, the chat opens WhatsApp in a new tab.
whenParsed(() => {
  for (const place of document.querySelectorAll('.kr-zweiklick')) {
    place.querySelector('button').addEventListener('click', () => {
      const frame = document.createElement('iframe');
      frame.src = place.dataset.src;
      frame.title = place.dataset.title;
      frame.allowFullscreen = true;
      place.replaceChildren(frame);
    });
  }
  const chat = document.querySelector('.ht-ctc-chat');
  chat?.addEventListener('click', () => {
    const { number, pre_filled: text } = JSON.parse(chat.dataset.settings);
    localStorage.setItem('ht_ctc_storage', JSON.stringify({ g_user_action: 'clicked' }));
    window.open(`https://wa.me/${number}?text=${encodeURIComponent(text)}`, '_blank', 'noopener');
  });
});
