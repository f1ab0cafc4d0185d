window.podigeePodcastPlayers = window.podigeePodcastPlayers || [];
for (const element of document.querySelectorAll('script.podigee-podcast-player')) {
  if (element.dataset.ready || !element.dataset.configuration) continue;
  element.dataset.ready = '1';
  const id = `pdg-${digits(12)}`;
  fetch(element.dataset.configuration)
    .then((answer) => answer.json())
    .then(() => {
      const frame = document.createElement('iframe');
      frame.id = id;
      frame.title = 'Podcast Player';
      frame.src = `https://player.podigee-cdn.net/podcast-player/podigee-podcast-player.html?id=${id}&iframeMode=script`;
      frame.style.cssText = 'border:0;overflow:hidden;width:100%;min-width:100%;height:140px';
      element.after(frame);
      window.podigeePodcastPlayers.push({ id });
    });
}
