// Every way in which a page can send a request, each to a host of its own.
addEventListener('load', () => navigator.sendBeacon('https://beacon.drittanbieter-eins.test/zaehler', 'seite=start'));
fetch('https://keepalive.drittanbieter-eins.test/ende', { method: 'POST', mode: 'no-cors', keepalive: true, body: 'bleibt' }).catch(
  () => {},
);

const socket = new WebSocket('wss://socket.drittanbieter-zwei.test/kanal');
socket.addEventListener('open', () => socket.send('hallo'));
new EventSource('https://ereignisse.drittanbieter-zwei.test/strom').addEventListener('message', () => {});

const connection = new RTCPeerConnection({ iceServers: [{ urls: 'stun:stun.drittanbieter-drei.test:3478' }] });
connection.createDataChannel('messung');
connection.createOffer().then((offer) => connection.setLocalDescription(offer));

new Worker('/assets/rechner.js');
navigator.serviceWorker?.register('/netz-sw.js');
