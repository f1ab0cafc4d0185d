import { expect, it } from 'vitest';
import { unreadReason } from './unread-reason.ts';

it.each([
  ['auth-required', 'die Seite verlangt eine Anmeldung', 'the page asks for a login'],
  ['budget', 'nicht unter den besuchten Seiten', 'not among the pages visited'],
  ['text', 'der Text war nicht vollständig', 'the text was not complete'],
  ['PDF', 'ein PDF ohne lesbaren Text', 'a PDF without readable text'],
  ['fr', 'Sprache: Französisch', 'language: French'],
  ['HTTP 503', 'HTTP 503', 'HTTP 503'],
  ['', '', ''],
])('says %s in words', (code, de, en) => {
  expect(unreadReason(code, 'de')).toBe(de);
  expect(unreadReason(code, 'en')).toBe(en);
});
