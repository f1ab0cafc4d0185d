import { expect, it } from 'vitest';
import { serviceOf } from '#knowledge/find-service.ts';
import { requestFact } from '../../../../test/factories/facts.ts';
import { showsTheMoment } from './live-pictures.ts';

it.each([
  ['a map of warnings', 'dwd', 'https://www.dwd.de/DWD/warnungen/warnapp_gemeinden/json/warnungen_gemeinde_map_baw.png', true],
  ['any picture of a weather service', 'wetteronline', 'https://st.wetteronline.de/a.png', true],
  ['a webcam', 'panomax', 'https://live-image.panomax.com/a.jpg', true],
  ['a webcam on a file server', 'amazon-web-services', 'https://bilder.s3.amazonaws.com/webcam/hafen.jpg', true],
  ['a level of water', 'wikimedia', 'https://upload.wikimedia.org/pegel_rhein.png', true],
  ['a logo', 'wikimedia', 'https://upload.wikimedia.org/wikipedia/commons/a/a9/Logo.svg', false],
  ['a word that merely contains one of these', 'wikimedia', 'https://upload.wikimedia.org/Olive.jpg', false],
  ['goods', 'wikimedia', 'https://upload.wikimedia.org/Warnweste.jpg', false],
])('%s', (_, id, url, expected) => {
  const service = serviceOf(id) ?? { ...serviceOf('wikimedia')!, id };
  expect(showsTheMoment(service, [requestFact({ url, type: 'image', serviceId: id, party: 'third' })])).toBe(expected);
});

it('is about pictures only', () => {
  const script = requestFact({ url: 'https://www.dwd.de/warnung.js', type: 'script', serviceId: 'dwd', party: 'third' });
  expect(showsTheMoment(serviceOf('dwd')!, [script])).toBe(false);
});
