// Every way in which a page can store something, with values that identify nobody.
const day = 86_400;

// biome-ignore lint/suspicious/noDocumentCookie: one of the ways
document.cookie = `ansicht=kacheln; path=/; max-age=${30 * day}; secure; samesite=lax`;
window.cookieStore?.set({ name: 'schrift', value: 'normal', expires: Date.now() + 60 * day * 1000, sameSite: 'lax' });
// biome-ignore lint/suspicious/noDocumentCookie: set and deleted at once
document.cookie = `fluechtig=1; path=/; max-age=3600; secure`;
// biome-ignore lint/suspicious/noDocumentCookie: set and deleted at once
document.cookie = 'fluechtig=; path=/; max-age=0; secure';
setTimeout(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: five seconds late
  document.cookie = `spaeter=1; path=/; max-age=${day}; secure; samesite=lax`;
}, 5000);

localStorage.setItem('museum.filter', 'alle');
sessionStorage.setItem('museum.start', location.pathname);
const opening = indexedDB.open('museum-katalog', 1);
opening.onupgradeneeded = () => opening.result.createObjectStore('objekte');
opening.onsuccess = () => opening.result.close();
caches.open('museum-seiten').then((cache) => cache.put('/merkblatt.txt', new Response('Oeffnungszeiten: Di-So 10-17 Uhr')));
navigator.serviceWorker?.register('/museum-sw.js', { scope: '/' });
