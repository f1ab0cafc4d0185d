import { expect, it } from 'vitest';
import { readEventItem } from './event-items.ts';
import { readParameters } from './parameters.ts';

const at = (query: string, body: string | null = null) => readEventItem(readParameters(`https://collect.test/g/collect?${query}`, body));

it.each<[string, ReturnType<typeof at>, ReturnType<typeof at>]>([
  [
    'parameters of an event',
    at('en=view_item&ep.item_name=Ibu+400&ep.item_category=Schmerz+%26+Fieber'),
    { event: 'view_item', fields: ['item_name', 'item_category'], value: 'Ibu 400' },
  ],
  [
    'products packed by Google Analytics 4',
    at('en=add_to_cart&pr1=id084~nmIbu%20400~caSchmerz~pr3.98'),
    { event: 'add_to_cart', fields: ['item_name', 'item_category'], value: 'Ibu 400' },
  ],
  [
    'several events in the body',
    at('v=2', 'en=view_item&pr1=id1~nmHustensaft\nen=scroll'),
    { event: 'view_item', fields: ['item_name'], value: 'Hustensaft' },
  ],
  ['the older form', at('t=event&pr1nm=Salbe&pr1id=7'), { event: null, fields: ['item_name'], value: 'Salbe' }],
  ['Meta', at('ev=ViewContent&cd[content_name]=Salbe'), { event: 'ViewContent', fields: ['content_name'], value: 'Salbe' }],
  [
    'remarketing of Google Ads, packed',
    at(`data=${encodeURIComponent('event=view_item;ecomm_pagetype=product;ecomm_prodid=31-08;ecomm_pname=Salbe;ecomm_category=Haut')}`),
    { event: 'view_item', fields: ['ecomm_pname', 'ecomm_category'], value: 'Salbe' },
  ],
  ['remarketing that tells a number only', at(`data=${encodeURIComponent('event=view_item;ecomm_prodid=31')}`), null],
  ['other data', at(`data=${encodeURIComponent('a=1;item_name=Salbe')}`), null],
  ['a number is no name', at('en=view_item&ep.item_name=12345'), null],
  ['only a price', at('en=view_item&pr1=id1~pr3.98'), null],
  ['a page view', at('en=page_view&dt=Ibu'), null],
])('%s', (_, read, expected) => {
  expect(read).toEqual(expected);
});
