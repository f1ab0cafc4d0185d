whenParsed(() => {
  const place = document.getElementById('ashby_embed');
  if (!place) return;
  const frame = document.createElement('iframe');
  frame.id = 'ashby_embed_iframe';
  frame.title = 'Ashby Job Board';
  frame.src = `https://jobs.ashbyhq.com/${config.name}?embed=js`;
  frame.style.cssText = 'width:100%;height:420px;border:0';
  place.append(frame);
});
