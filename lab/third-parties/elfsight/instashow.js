// The Instagram feed: posts from Elfsight's own interface, pictures from the network of Instagram.
async function show({ place, id, settings }) {
  const answer = await fetch(
    `https://widget-data.service.elfsight.com/api/posts?${query({ public_widget_token: id, limit: settings.limit })}`,
  );
  const posts = await answer.json();
  place.innerHTML = `<div class="eapps-instagram-feed es-instagram-feed-widget"><div class="eapps-instagram-feed-title" style="font-size:20px;text-align:center;margin:0 0 14px">${settings.title}</div><div class="eapps-instagram-feed-posts" style="display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:6px">${posts
    .map(
      (post) =>
        `<a class="eapps-instagram-feed-posts-item" href="${post.link}" target="_blank" rel="noopener nofollow"><img alt="${post.caption}" src="${post.image}" style="display:block;width:100%;aspect-ratio:1"></a>`,
    )
    .join(
      '',
    )}</div><a href="https://elfsight.com/instagram-feed-instashow/" target="_blank" rel="noopener" style="display:block;text-align:center;font:12px Arial,sans-serif;margin-top:8px;color:#888">Free Instagram Feed widget</a></div>`;
}

for (const entry of window.eapps.queue.splice(0)) show(entry).catch(() => {});
