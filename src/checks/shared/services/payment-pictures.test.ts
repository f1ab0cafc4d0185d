import { expect, it } from 'vitest';
import { requestFact } from '../../../../test/factories/facts.ts';
import type { RequestFact } from '../../facts/requests.ts';
import { onlyPictures, pictureAt } from './payment-pictures.ts';

const at = (url: string, more: Partial<RequestFact> = {}) => requestFact({ id: url, url, ...more });
const button = at('https://www.paypalobjects.com/de_DE/i/btn/btn_donateCC_LG.gif');
const pixel = at('https://www.paypal.com/de_DE/i/scr/pixel.gif');

it.each<[string, RequestFact[], ReturnType<typeof onlyPictures>]>([
  [
    'a pixel and a button',
    [button, pixel],
    { pixels: ['www.paypal.com/de_DE/i/scr/pixel.gif'], shown: ['www.paypalobjects.com/de_DE/i/btn/btn_donateCC_LG.gif'] },
  ],
  [
    'a pixel that leads on to another host, by its address in the page',
    [pixel, at('https://www.paypalobjects.com/i/scr/pixel.gif', { parentId: pixel.id })],
    { pixels: ['www.paypal.com/de_DE/i/scr/pixel.gif'], shown: [] },
  ],
  ['a picture without a name', [at('https://t.paypal.com/ts?x=1')], { pixels: [], shown: ['t.paypal.com'] }],
  ['a script beside them', [pixel, at('https://www.paypal.com/sdk/js', { type: 'script' })], null],
  ['a connection only', [at('https://www.paypal.com/', { type: 'preconnect' })], null],
])('tells %s', (_, requests, expected) => expect(onlyPictures(requests)).toEqual(expected));

it.each([
  ['https://www.paypal.com/de_DE/i/scr/pixel.gif', true],
  ['https://a.example/img/1x1.png', true],
  ['https://a.example/img/pixelart-logo.png', false],
  ['https://a.example/sdk/js', undefined],
  [null, undefined],
])('a pixel by its name: %s', (url, expected) => expect(pictureAt(url)?.isPixel).toBe(expected));
