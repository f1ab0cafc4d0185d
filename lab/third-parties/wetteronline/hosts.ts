import { html, notFound, svg } from '../../answers.ts';
import type { LabHost } from '../../types.ts';

const symbols = 'https://st.wetteronline.de/dr/1.1.768/city/prozess/graphiken/symbole/standard/farbe/svg/';
const days = [
  ['Heute', 'wb1____', '8°', '2°'],
  ['Morgen', 'bd____', '6°', '1°'],
  ['Di', 'bdr1__', '5°', '3°'],
  ['Mi', 'so____', '9°', '0°'],
] as const;

function widget(place: string): string {
  const cells = days
    .map(
      ([day, symbol, high, low]) =>
        `<td>${day}<br><img src="${symbols}${symbol}.svg" alt="" width="38" height="38"><br><b>${high}</b> ${low}</td>`,
    )
    .join('');
  return `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Wetter ${place}</title><style>body{margin:0;background:#1a4d8f;color:#fff;font:14px Arial,sans-serif;text-align:center}a{color:#fff}h1{font-size:16px;margin:12px}table{width:100%}</style></head>
<body id="woWidget"><h1>Wetter ${place}</h1><table><tr>${cells}</tr></table><p><a href="https://www.wetteronline.de/wetter/altenau" target="_blank" rel="noopener">www.wetteronline.de</a></p></body></html>`;
}

/** WetterOnline's widget for other websites: a frame of api.wetteronline.de with symbols of st.wetteronline.de. No cookies. */
export const wetterOnlineHosts: readonly LabHost[] = [
  {
    host: 'api.wetteronline.de',
    address: '83.246.122.20',
    handle: ({ url }) =>
      url.pathname === '/wetterwidget'
        ? html(widget((url.searchParams.get('locationname') ?? '').replace(/[^\p{L} .-]/gu, '')))
        : notFound(),
  },
  {
    host: 'st.wetteronline.de',
    address: '83.246.122.21',
    handle: () =>
      svg(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 38 38"><circle cx="15" cy="14" r="8" fill="#fd3"/><path d="M10 30a7 7 0 0 1 1-14 9 9 0 0 1 17 2 6 6 0 0 1 0 12z" fill="#e8eef5"/></svg>',
      ),
  },
];
