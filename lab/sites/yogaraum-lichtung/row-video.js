// Kadence Blocks: the film behind a row is put in when the row is there.
whenParsed(() => {
  for (const place of document.querySelectorAll('.kb-blocks-bg-video-container[data-youtube-id]'))
    setTimeout(() => {
      const id = place.dataset.youtubeId;
      const options = query({ autoplay: 1, mute: 1, loop: 1, controls: 0, playlist: id, enablejsapi: 1 });
      place.innerHTML = `<iframe class="kb-blocks-bg-video" title="Hintergrundvideo" width="100%" height="360" style="border:0" allow="autoplay" src="https://www.youtube-nocookie.com/embed/${id}?${options}"></iframe>`;
    }, 250);
});
