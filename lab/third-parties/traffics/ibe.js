// The search of traffics in its frame: remembers the visitor's last search, shows teasers.
const key = 'tfxIbe';
const kept = JSON.parse(localStorage.getItem(key) ?? '{"visits":0}');
localStorage.setItem(key, JSON.stringify({ ...kept, visits: kept.visits + 1, agency: location.pathname.split('/')[2] }));
whenParsed(async () => {
  const answer = await fetch('/api/teaser');
  const offers = await answer.json();
  document.getElementById('tfx-offers').innerHTML = offers.map(({ region, price }) => `<p>${region} ab ${price} €</p>`).join('');
});
