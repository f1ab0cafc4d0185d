import { expect, it } from 'vitest';
import type { RequestFact } from '#checks/facts/requests.ts';
import { gathered, requestFact } from '../../../test/factories/facts.ts';
import { stepForWordPressFonts } from './wordpress-fonts.ts';

const origin = 'https://www.muster.test';
const start = `${origin}/`;
const contact = `${origin}/kontakt/`;
let count = 0;
const sheet = (url: string, part: Partial<RequestFact> = {}): RequestFact => {
  count += 1;
  const { host } = new URL(url, origin);
  const party = host === 'www.muster.test' ? 'first' : 'third';
  return requestFact({
    id: `r${count}`,
    url: new URL(url, origin).href,
    host,
    party,
    type: 'stylesheet',
    time: count,
    pageUrl: start,
    load: 'l1',
    parentId: null,
    embeddedBy: null,
    inOwnFrame: true,
    serviceId: party === 'third' ? 'google-fonts' : null,
    ...part,
  });
};
const fonts = (part: Partial<RequestFact> = {}) => sheet('https://fonts.googleapis.com/css?family=Roboto', part);
const file = (folder: string, part: Partial<RequestFact> = {}) => sheet(`/wp-content/plugins/${folder}/a.css`, part);
const there: Partial<RequestFact> = { pageUrl: contact, load: 'l2' };
const local = () => sheet('/wp-content/uploads/elementor/google-fonts/css/worksans.css');
const stepOf = (...requests: RequestFact[]) => stepForWordPressFonts(gathered({ requests }))?.de ?? '';

it.each<[string, () => string, RegExp, RegExp | null]>([
  [
    'an extension beside the fonts, on their page only',
    () => stepOf(file('elementor'), local(), file('smart-slider-3'), fonts(), file('elementor', there)),
    /„smart-slider-3“.*unmittelbar daneben.*Elementor liefert seine Schriften schon/,
    /Divi|Leistung/,
  ],
  ['one after them', () => stepOf(fonts(), file('revslider'), file('forms', there)), /„revslider“/, null],
  [
    'one that loads on other pages too',
    () => stepOf(file('forms'), fonts(), file('forms', there)),
    /im Theme, in einer Erweiterung/,
    /„forms“/,
  ],
  ['fonts on every page', () => stepOf(file('forms'), fonts()), /im Theme, in einer Erweiterung/, /„forms“/],
  [
    'a file of an extension that asks for them, on every page',
    () => {
      const caller = file('booking-calendar');
      return stepOf(caller, fonts({ parentId: caller.id }));
    },
    /„booking-calendar“.*ihre Datei ruft sie ab/,
    null,
  ],
  ['Elementor that does not deliver them', () => stepOf(file('elementor'), fonts()), /Elementor: „Einstellungen/, /Divi/],
  ['Elementor that does', () => stepOf(file('elementor'), local(), fonts()), /Elementor liefert/, /Elementor: „Einstellungen|Divi/],
  ['Divi', () => stepOf(sheet('/wp-content/themes/Divi/style.css'), fonts()), /Divi: „Theme-Optionen/, /Elementor/],
  ['fonts that an embed brings along', () => stepOf(fonts({ embeddedBy: 'google-maps' })), /^$/, null],
])('%s', (_, step, told, untold) => {
  expect(step()).toMatch(told);
  if (untold) expect(step()).not.toMatch(untold);
});
