import { describe, expect, it } from 'vitest';
import { holdTogether, pad, printable, textWidth, truncate, wrapText } from './terminal-text.ts';

describe('printable', () => {
  it.each([
    ['plain text with ümläuts and „quotes“', 'plain text with ümläuts and „quotes“'],
    ['\u001b[2J\u001b]0;title\u0007', '\\x1b[2J\\x1b]0;title\\x07'],
    ['\u009b31mC1', '\\x9b31mC1'],
    ['two\r\nlines\tand tabs', 'two lines and tabs'],
    ['paypal\u202elatot.com', 'paypal\\u{202e}latot.com'],
    ['zero\u200bwidth', 'zero\\u{200b}width'],
    ['lone \ud800 surrogate', 'lone \\u{d800} surrogate'],
    ['no\u00a0break', 'no\u00a0break'],
  ])('%j', (text, expected) => expect(printable(text)).toBe(expected));
});

describe('textWidth', () => {
  it.each([
    ['', 0],
    ['Prüfung', 7],
    ['u\u0308', 1],
    ['日本', 4],
    ['🍪', 2],
    ['■ ▲ ● ○', 7],
  ])('%j is %i columns wide', (text, width) => expect(textWidth(text)).toBe(width));
});

describe('wrapText', () => {
  it.each([
    ['eins zwei drei', 9, ['eins zwei', 'drei']],
    ['', 10, []],
    ['nach § 25\u00a0Abs.\u00a01 TDDDG', 12, ['nach §', '25 Abs. 1', 'TDDDG']],
    ['sehr-langer-host.example.test/pfad', 10, ['sehr-lange', 'r-host.exa', 'mple.test/', 'pfad']],
    ['日本語日本語', 5, ['日本', '語日', '本語']],
  ])('%j at %i', (text, width, lines) => expect(wrapText(text, width)).toEqual(lines));

  it('never yields a line that is too wide', () => {
    const text = 'Google Analytics läuft nach dem Ablehnen weiter: https://region1.google-analytics.com/g/collect?v=2 🍪🍪🍪 日本語';
    for (let width = 2; width < 60; width++) for (const line of wrapText(text, width)) expect(textWidth(line)).toBeLessThanOrEqual(width);
  });
});

it.each([
  ['§ 25 Abs. 1 TDDDG, Art. 7 Abs. 3 DSGVO', '§\u00a025 Abs.\u00a01 TDDDG, Art.\u00a07 Abs.\u00a03 DSGVO'],
  ['höchstens 13 Monate und 3 s', 'höchstens 13\u00a0Monate und 3\u00a0s'],
  ['3 von 3 Seiten', '3 von 3 Seiten'],
])('holdTogether %j', (text, expected) => expect(holdTogether(text)).toBe(expected));

it('pads and truncates by columns, not by code units', () => {
  expect(pad('ü', 3)).toBe('ü  ');
  expect(pad('日', 4, 'start')).toBe('  日');
  expect(truncate('Datenschutz', 6)).toBe('Daten…');
  expect(truncate('日本語', 4)).toBe('日…');
});
