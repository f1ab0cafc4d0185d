import { expect, it } from 'vitest';
import { type Call, traffic } from '../../../../test/factories/traffic.ts';
import { sourceOfFonts } from './fonts-source.ts';

const sheet: Call = { url: 'https://www.muster.test/css/order.css', type: 'stylesheet', party: 'first' };
const css: Call = {
  service: 'google-fonts',
  url: 'https://fonts.googleapis.com/css2?family=Open+Sans:wght@400;700&family=Nunito',
  type: 'stylesheet',
};
const file: Call = { service: 'google-fonts', url: 'https://fonts.gstatic.com/s/opensans/v40/a.woff2', type: 'font' };
const read = (...calls: Call[]) => {
  const { requests } = traffic(...calls);
  return sourceOfFonts(
    requests.filter(({ serviceId }) => serviceId === 'google-fonts'),
    requests,
  );
};

it.each<[string, Call[], object]>([
  ['in the page', [css], { fonts: 'Nunito, Open Sans', file: null, paths: '/' }],
  ['the font of a style sheet that is told already', [css, { ...file, parentId: 'r1' }], { fonts: 'Nunito, Open Sans', file: null }],
  ['a font written into the page', [file], { fonts: 'Open Sans', file: null }],
  ['a font with capitals', [{ ...file, url: 'https://fonts.gstatic.com/s/dmsans/v15/a.woff2' }], { fonts: 'DM Sans' }],
  ['a font of one word', [{ ...file, url: 'https://fonts.gstatic.com/s/nunito/v15/a.woff2' }], { fonts: 'Nunito' }],
  ['by a style sheet of the site', [sheet, { ...css, parentId: 'r1' }, { ...file, parentId: 'r2' }], { file: '/css/order.css' }],
  ['by such a sheet and in the page', [sheet, { ...css, parentId: 'r1' }, file], { file: null }],
  [
    'by a sheet of another',
    [
      { ...sheet, url: 'https://cdn.other.test/a.css', party: 'third' },
      { ...css, parentId: 'r1' },
    ],
    { file: null },
  ],
  [
    'old names in one parameter',
    [{ ...css, url: 'https://fonts.googleapis.com/css?family=Lato:400|Roboto:700' }],
    { fonts: 'Lato, Roboto' },
  ],
  ['no name told', [{ ...css, url: 'https://fonts.googleapis.com/icon' }], { fonts: 'fonts.googleapis.com' }],
])('fonts %s', (_, calls, expected) => {
  expect(read(...calls)).toMatchObject(expected);
});
