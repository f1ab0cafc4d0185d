import { html, noContent, pixel, script, svg } from '../../answers.ts';
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

const staticMap =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320"><rect width="640" height="320" fill="#e8eaed"/><path d="M0 230q160-40 320 0t320-10v100H0z" fill="#aadaff"/><path d="M0 120 640 60M180 0l60 240M430 0l-40 240" stroke="#fff" stroke-width="12"/><path d="M320 150c-22-34-30-44-30-60a30 30 0 0 1 60 0c0 16-8 26-30 60z" fill="#ea4335"/></svg>';

/** Google Maps JavaScript API with its tiles and pictures, and the Maps Static API. */
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
      if (url.pathname === '/maps/api/staticmap') return svg(staticMap);
      if (url.pathname.startsWith('/maps-api-v3/')) return script('google.maps.__loaded = true;');
      if (url.pathname.startsWith('/maps/vt')) return pixel();
      return noContent();
    },
  },
  { host: 'maps.gstatic.com', address: googleAddresses.static, handle: () => pixel() },
];
