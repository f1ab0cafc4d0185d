import { expect, it } from 'vitest';
import { readParameters } from './parameters.ts';
import { readServerEvent } from './server-events.ts';

const ajax = 'https://www.muster.test/wp-admin/admin-ajax.php';
const read = (url: string, body: string | null) => readServerEvent(url, readParameters(url, body));

it.each([
  [
    'PixelYourSite',
    ajax,
    'action=pys_api_event&pixel=facebook&event=PageView&ids%5B%5D=884120563917742&external_id=ab12cd34ef56',
    { event: 'PageView', action: 'pys_api_event', pixel: '884120563917742', marksVisitor: true },
  ],
  [
    'its route of the REST API',
    'https://www.muster.test/wp-json/pys-facebook/v1/event',
    'event=ViewContent&ids[]=884120563917742',
    { event: 'ViewContent', action: '/wp-json/pys-facebook/v1/event', marksVisitor: false },
  ],
  ['an action that names the API', ajax, 'action=wpm_facebook_capi_event&event_name=AddToCart', { pixel: null }],
  [
    'JSON',
    'https://www.muster.test/api/track',
    '{"platform":"meta","event_name":"Purchase","fbp":"fb.1.17.123456"}',
    { marksVisitor: true },
  ],
  ['a path of the tagging server', 'https://tagging.muster.test/metrics/fb-event?ev=PageView', null, { action: '/metrics/fb-event' }],
  ['a route of its own', 'https://www.muster.test/api/facebook/events', '{"event_name":"Lead"}', { event: 'Lead' }],
  ['in the address', `${ajax}?action=track&pixel=fb&event=Lead`, null, { pixel: 'fb' }],
])('tells an event for Meta: %s', (_, url, body, expected) => {
  expect(read(url, body)).toMatchObject({ service: 'meta-pixel', ...expected });
});

it.each([
  ['a cart that refreshes', 'https://www.muster.test/?wc-ajax=get_refreshed_fragments', 'time=1'],
  ['own counting', 'https://www.muster.test/api/count', '{"event":"PageView","path":"/"}'],
  ['another pixel', ajax, 'action=pys_api_event&pixel=pinterest&event=PageView'],
  ['a login with the network', ajax, 'action=login&provider=facebook&event=click'],
  ['an event of a party on the network', 'https://www.muster.test/fb-events-kalender?event=Konzert', null],
  ['a page on meta data', 'https://www.muster.test/meta-tracker?event=Search', null],
  ['a search', ajax, 'action=search&s=facebook'],
])('tells nothing of %s', (_, url, body) => {
  expect(read(url, body)).toBeNull();
});
