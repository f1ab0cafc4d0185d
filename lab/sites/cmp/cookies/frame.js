// The same in a frame of another site.
localStorage.setItem('kachel.groesse', 'mittel');
sessionStorage.setItem('kachel.zoom', '1');
const opening = indexedDB.open('kachel-karten', 1);
opening.onupgradeneeded = () => opening.result.createObjectStore('karten');
opening.onsuccess = () => opening.result.close();
caches.open('kachel-bilder').then((cache) => cache.put('/leer.txt', new Response('leer')));
navigator.serviceWorker?.register('/kachel-sw.js', { scope: '/' });
