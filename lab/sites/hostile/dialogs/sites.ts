import { hostileSite, imprint, shortPage } from '../hostile-site.ts';

const pages = (start: string) => ({ '/': start, '/impressum': imprint });

/** Sites that want the visitor's attention and do not let go. */
export const dialogSites = [
  ...(['alert', 'confirm', 'prompt'] as const).map((name) =>
    hostileSite({
      slug: `${name}-loop`,
      de: `Öffnet ${name}-Fenster ohne Ende.`,
      en: `Opens ${name} windows without end.`,
      error: 'unresponsive',
      pages: pages(shortPage('Hallo', '', `for (;;) ${name}('Hallo!');`)),
    }),
  ),
  hostileSite({
    slug: 'leave-trap',
    de: 'Fragt vor jedem Verlassen nach und ruft sich danach selbst auf.',
    en: 'Asks before every leaving and then opens itself again.',
    pages: pages(
      shortPage(
        'Bleiben Sie',
        '',
        "addEventListener('beforeunload', (e) => { e.preventDefault(); e.returnValue = 'Bleiben?'; alert('Nein'); });",
      ),
    ),
  }),
  hostileSite({
    slug: 'popup-storm',
    de: 'Öffnet tausend Fenster.',
    en: 'Opens a thousand windows.',
    pages: pages(
      shortPage(
        'Fenster auf',
        '<a id="more" target="_blank" href="/?x">mehr</a>',
        "for (let i = 0; i < 1000; i++) { window.open('/?' + i, 'w' + i); if (i < 50) document.getElementById('more').click(); } addEventListener('click', () => window.open('/'));",
      ),
    ),
  }),
  hostileSite({
    slug: 'print-loop',
    de: 'Druckt ohne Ende und bittet um jede Berechtigung.',
    en: 'Prints without end and asks for every permission.',
    pages: pages(
      shortPage(
        'Drucken',
        '',
        "setInterval(() => window.print(), 20); for (const ask of [() => Notification.requestPermission(), () => navigator.geolocation.getCurrentPosition(() => {}), () => navigator.mediaDevices.getUserMedia({ video: true, audio: true }), () => document.documentElement.requestFullscreen(), () => document.documentElement.requestPointerLock(), () => navigator.registerProtocolHandler('web+x', '/?%s')]) { try { ask()?.catch?.(() => {}); } catch {} }",
      ),
    ),
  }),
];
