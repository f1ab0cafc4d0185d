import { expect, it } from 'vitest';
import { saidCookies } from './said-cookies.ts';

it.each([
  'Die Internetseiten von Muxelbau verwenden Cookies.',
  'Diese Website verwendet technisch notwendige Cookies, die für den Betrieb der Website erforderlich sind.',
  'Unsere Internetseiten verwenden so genannte „Cookies“.',
  'Auf dieser Seite setzen wir Cookies ein.',
  'Our website uses cookies.',
])('says that the site sets cookies: %s', (sentence) => {
  expect(saidCookies(`Allgemeines\n${sentence}`)).not.toBeNull();
});

it.each([
  'Diese Website verwendet keine Cookies.',
  'Wenn Sie sich anmelden, setzen wir Cookies.',
  'Im Kundenkonto verwenden wir Cookies.',
  'Wir verwenden Cookies nur mit Ihrer Einwilligung.',
  'Unsere Internetseiten verwenden teilweise Cookies.',
  'Wir setzen ausschließlich Cookies ein, die erforderlich sind.',
  'Cookies sind kleine Textdateien.',
  'Muxelzähler\nMatomo verwendet Cookies.',
  'Sie können Cookies löschen.',
])('says nothing of the kind: %s', (sentence) => {
  expect(saidCookies(`Allgemeines\n${sentence}`)).toBeNull();
});
