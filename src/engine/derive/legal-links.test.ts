import { describe, expect, it } from 'vitest';
import { link } from '../../../test/factories/evidence.ts';
import { isDeadHref, isLegalAddress, isLegalText, legalLinks } from './legal-links.ts';

const kinds = ['imprint', 'privacy', 'terms', 'cancellation'] as const;

describe('isLegalText', () => {
  it.each([
    ['Impressum', ['imprint']],
    ['IMPRESSUM & Datenschutz', ['imprint', 'privacy']],
    ['Anbieter\u00adkennzeichnung', ['imprint']],
    ['Legal notice', ['imprint']],
    ['Datenschutzerklärung', ['privacy']],
    ['Datenschutzerklaerung', ['privacy']],
    ['Hinweise zum Datenschutz', ['privacy']],
    ['Privacy Policy', ['privacy']],
    ['Data protection declaration', ['privacy']],
    ['AGB', ['terms']],
    ['Allgemeine Geschäftsbedingungen', ['terms']],
    ['Terms & Conditions', ['terms']],
    ['Widerrufsbelehrung & Widerrufsformular', ['cancellation']],
    ['Right of withdrawal', ['cancellation']],
    ['Datenschutz-Einstellungen', []],
    ['Privatsphäre-Einstellungen', []],
    ['Privacy settings', []],
    ['Datenschutzbeauftragter', []],
    ['Cookie-Einwilligung widerrufen', []],
    ['Vertrag widerrufen', []],
    ['Vertragen', []],
    ['Über uns', []],
    ['Ich habe die Datenschutzerklärung gelesen und stimme der Verarbeitung meiner Angaben zu, soweit dies nötig ist', []],
  ])('%s', (text, expected) => {
    expect(kinds.filter((kind) => isLegalText(kind, text))).toEqual(expected);
  });
});

describe('isLegalAddress', () => {
  it.each([
    ['https://a.de/impressum', ['imprint']],
    ['https://a.de/de/impressum.html', ['imprint']],
    ['https://a.de/datenschutzerkl%C3%A4rung/', ['privacy']],
    ['https://a.de/privacy-policy', ['privacy']],
    ['https://a.de/agb/', ['terms']],
    ['https://a.de/widerrufsrecht', ['cancellation']],
    ['https://a.de/datenschutz-einstellungen', []],
    ['https://a.de/impressumgestaltung', []],
    ['https://a.de/%E4%impressum', []],
    ['javascript:impressum()', []],
  ])('%s', (href, expected) => {
    expect(kinds.filter((kind) => isLegalAddress(kind, href))).toEqual(expected);
  });
});

it.each([
  ['#', true],
  ['', true],
  ['javascript:void(0)', true],
  [' JavaScript:;', true],
  ['#impressum', false],
  ['#/impressum', false],
  ['/impressum', false],
])('dead: %j', (href, dead) => {
  expect(isDeadHref(href)).toBe(dead);
});

it('puts visible, living, short links first', () => {
  const links = [
    link('Impressum', '/a', { visible: false }),
    link('Impressum', '#'),
    link('Unser Impressum mit allen Pflichtangaben und mehr', '/b'),
    link('Impressum', '/c'),
  ];
  expect(legalLinks('imprint', links).map(({ href }) => new URL(href, 'https://www.muster.test/').pathname)).toEqual([
    '/c',
    '/b',
    '/',
    '/a',
  ]);
});
