import { html, noContent, pixel, script } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost, LabRequest, LabResponse } from '../../types.ts';
import { googleAddresses } from './addresses.ts';

const library = new URL('./maps.js', import.meta.url);

const embedPage = `<!doctype html><html><head><title>Google Maps</title><style>html,body,#mapDiv{height:100%;margin:0}</style>
<script src="https://maps.googleapis.com/maps/api/js?client=google-maps-embed&paint_origin=&libraries=geometry,search&v=weekly&loading=async&language=de"></script>
</head><body><div id="mapDiv"></div></body></html>`;

/** The map to embed by iframe (`www.google.com/maps/embed`), with the NID cookie. */
export function mapsEmbed(request: LabRequest): LabResponse | null {
  if (!request.url.pathname.startsWith('/maps/embed')) return null;
  const nid = thirdPartyCookie('NID', `520=${randomText(120)}`, '.google.com', lifetimes.days(183));
  return html(embedPage, request.cookies['NID'] ? {} : { 'set-cookie': nid });
}

/** Google Maps JavaScript API with its tiles and pictures. */
export const mapsHosts: readonly LabHost[] = [
  {
    host: 'maps.googleapis.com',
    address: googleAddresses.maps,
    handle({ url }) {
      if (url.pathname === '/maps/api/js')
        return clientScript(library, {
          callback: url.searchParams.get('callback'),
          embed: url.searchParams.get('client') === 'google-maps-embed',
        });
      if (url.pathname.startsWith('/maps-api-v3/')) return script('google.maps.__loaded = true;');
      if (url.pathname.startsWith('/maps/vt')) return pixel();
      return noContent();
    },
  },
  { host: 'maps.gstatic.com', address: googleAddresses.static, handle: () => pixel() },
];
