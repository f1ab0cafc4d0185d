import { expect, it } from 'vitest';
import { asSentence, capitalized, fillCount, fillText, firstSentence, stepsOf } from './fill-text.ts';
import { maskUrl } from './mask.ts';

it.each([
  ['{a} und {b}', { a: 'x', b: 1234.5 }, 'de', 'x und 1.234,5'],
  ['{a} and {b}', { a: 'x', b: 1234.5 }, 'en', 'x and 1,234.5'],
  ['{a} fehlt {c}', { a: '{b}' }, 'de', '{b} fehlt –'],
  ['ohne', undefined, 'de', 'ohne'],
  ['Ersetzen Sie: {a}. Danach', { a: 'X Corp.' }, 'de', 'Ersetzen Sie: X Corp. Danach'],
  ['Leeren Sie „{a}“. Danach', { a: 'Ja, ich will.' }, 'de', 'Leeren Sie „Ja, ich will.“ Danach'],
  ['Leeren Sie „{a}“.', { a: 'Ja' }, 'de', 'Leeren Sie „Ja“.'],
  ['Siehe „{a}“.', { a: 'und mehr ...' }, 'de', 'Siehe „und mehr ...“.'],
  ['Siehe {a}', { a: '/%C3%BCber-uns, /a%20b%2Fc' }, 'de', 'Siehe /über-uns, /a%20b%2Fc'],
  ['Siehe {a}', { a: '../muster und mehr ...' }, 'de', 'Siehe ../muster und mehr ...'],
] as const)('fillText %j', (text, params, locale, expected) => expect(fillText(text, params, locale)).toBe(expected));

it.each([
  ['Binden Sie den Tag ein. Scannen Sie erneut.', 'Binden Sie den Tag ein.'],
  ['Nennen Sie § 25 Abs. 1 TDDDG. Dann weiter.', 'Nennen Sie § 25 Abs. 1 TDDDG.'],
  [
    'Nutzen Sie ein Zertifikat (z. B. Let’s Encrypt) und prüfen Sie es. Danach weiter.',
    'Nutzen Sie ein Zertifikat (z. B. Let’s Encrypt) und prüfen Sie es.',
  ],
  ['1. Erster Schritt\n2. Zweiter', 'Erster Schritt.'],
  ['- Punkt eins\n- Punkt zwei', 'Punkt eins.'],
  ['Ein einziger Schritt', 'Ein einziger Schritt.'],
  [
    'Schalten Sie das Blockieren ein. Es wirkt sofort. Steht am Skript „ignore“, ersetzen Sie das zuerst: Es nimmt das Skript aus.',
    'Schalten Sie das Blockieren ein. Steht am Skript „ignore“, ersetzen Sie das zuerst: Es nimmt das Skript aus.',
  ],
  [
    'In Real Cookie Banner: Der Dienst steht schon im Banner („YouTube“), aber er wartet nicht. Ändern Sie die Regel; leeren Sie dann den Cache. Prüfen Sie es.',
    'In Real Cookie Banner: Der Dienst steht schon im Banner („YouTube“), aber er wartet nicht. Ändern Sie die Regel; leeren Sie dann den Cache.',
  ],
  [
    'Das Banner hält eingefügten Code nicht zurück. Entweder entfernen Sie den Code, oder Sie ersetzen das Banner. Danach weiter.',
    'Das Banner hält eingefügten Code nicht zurück. Entweder entfernen Sie den Code, oder Sie ersetzen das Banner.',
  ],
  [
    'Das gilt auch, wenn Sie werben, und für die, denen Sie schreiben. Streichen Sie es.',
    'Das gilt auch, wenn Sie werben, und für die, denen Sie schreiben. Streichen Sie es.',
  ],
  [
    'In Real Cookie Banner: The service is in the banner already. Change the rule. Check it.',
    'In Real Cookie Banner: The service is in the banner already. Change the rule.',
  ],
  ['Nichts ist zu tun. Das bleibt so.', 'Nichts ist zu tun.'],
  ['Switch blocking on. First add a service that is missing.', 'Switch blocking on. First add a service that is missing.'],
])('stepsOf %j', (text, expected) => expect(stepsOf(text)[0]?.text).toBe(expected));

it('writes the word that a number counts in its form', () => {
  const text = 'Es läuft in {days|Tag|Tagen} ab';
  expect(fillText(text, { days: 1 }, 'de')).toBe('Es läuft in 1 Tag ab');
  expect(fillText(text, { days: 12 }, 'de')).toBe('Es läuft in 12 Tagen ab');
  expect(fillText('in {pages|=einer Seite|Seiten}', { pages: 1 }, 'de')).toBe('in einer Seite');
  expect(fillText('in {pages|=einer Seite|Seiten}', { pages: 2 }, 'de')).toBe('in 2 Seiten');
  expect(fillText('Stand {day}', { day: '2026-11-21' }, 'de')).toBe('Stand 21.11.2026');
  expect(fillText('as of {day}', { day: '2026-11-21' }, 'en')).toBe('as of 21 Nov 2026');
  expect(fillText(text, {}, 'de')).toBe('Es läuft in – Tagen ab');
});

it.each([
  ['wenige Seiten', 'Wenige Seiten'],
  ['z. B. eine Seite', 'Z. B. eine Seite'],
  ['www.muster.test sendet', 'www.muster.test sendet'],
  ['http:// leitet weiter', 'http:// leitet weiter'],
  ['besucher_id (Cookie)', 'besucher_id (Cookie)'],
])('capitalized %j', (text, expected) => expect(capitalized(text)).toBe(expected));

it('asSentence ends each text once', () => {
  expect(['Ja', 'Ja.', 'Ja?', '„Ja.“', 'Ja …', 'Ja (/a …)', 'Ja (sicher!)'].map(asSentence)).toEqual([
    'Ja.',
    'Ja.',
    'Ja?',
    '„Ja.“',
    'Ja …',
    'Ja (/a …).',
    'Ja (sicher!)',
  ]);
  expect(fillCount({ one: 'eine', other: '{count} viele' }, 1, 'de')).toBe('eine');
});

it.each([
  ['https://u:p@x.test/', 'https://x.test/'],
  ['https://x.test/a;jsessionid=ABC?b=1', 'https://x.test/a;jsessionid=***?b=1'],
  ['https://x.test/?email=a.b%40c.de', 'https://x.test/?email=a***%40c.de'],
  ['https://x.test/?ud[ph]=49123&tel=1', 'https://x.test/?ud[ph]=***&tel=***'],
  ['https://x.test/?page=2&cid=1.2#top', 'https://x.test/?page=2&cid=1.2#top'],
  [
    'https://ads.test/?url=https%3A%2F%2Fx.test%2Fstatus%3Fnr%3D47%26mail%3Derika.musterfrau%2540example.org&hn=a',
    'https://ads.test/?url=https%3A%2F%2Fx.test%2Fstatus%3Fnr%3D47%26mail%3De***%2540example.org&hn=a',
  ],
  ['https://ads.test/?u=a%253Fmail%253Derika%252540example.org', 'https://ads.test/?u=a%253Fmail%253De***%252540example.org'],
  ['https://ads.test/?u=a%3Fmail%3Derika%2Bx%2540example.org', 'https://ads.test/?u=a%3Fmail%3De***%2540example.org'],
  ['https://ads.test/?u=a%3Ftoken%3Dgeheim%26b%3D2', 'https://ads.test/?u=a%3Ftoken%3D***%26b%3D2'],
])('maskUrl %s', (url, masked) => expect(maskUrl(url)).toBe(masked));

it('does not end a step within what it quotes', () => {
  const text = 'Streichen Sie „Krankheiten?, Wenn ja, welche? Medikamente?“, soweit nicht nötig. Danach mehr.';
  expect(firstSentence(text)).toBe('Streichen Sie „Krankheiten?, Wenn ja, welche? Medikamente?“, soweit nicht nötig.');
  const english = 'Remove “Haben Sie Beschwerden?; Medikamente? Seit wann?” where not needed. Then more.';
  expect(firstSentence(english)).toBe('Remove “Haben Sie Beschwerden?; Medikamente? Seit wann?” where not needed.');
});

it.each([
  [
    'Die Prüfziffer der USt-IdNr. DE126231889 stimmt nicht; sie ist wohl falsch. Mehr.',
    'Die Prüfziffer der USt-IdNr. DE126231889 stimmt nicht; sie ist wohl falsch.',
  ],
  ['Die W-IdNr. DE123456789-00001 fehlt. Mehr.', 'Die W-IdNr. DE123456789-00001 fehlt.'],
  ['Genannt ist die Muster GmbH & Co. KG ohne Register. Mehr.', 'Genannt ist die Muster GmbH & Co. KG ohne Register.'],
  [
    'Das Impressum nennt „Inh. Anna Muster, Rosenstr. 14“ als Anbieter. Mehr.',
    'Das Impressum nennt „Inh. Anna Muster, Rosenstr. 14“ als Anbieter.',
  ],
  ['Im Impressum fehlt Prof. Dr. Muster. Mehr.', 'Im Impressum fehlt Prof. Dr. Muster.'],
  ['Es fehlt die Nummer. DE steht für Deutschland.', 'Es fehlt die Nummer.'],
  ['Das Register nennt sie nicht. Nennen Sie es.', 'Das Register nennt sie nicht.'],
  [
    'Die Erklärung sagt: „Wir nutzen eigene Schriften.“; Dateien geladen wurden aber von: a.test. Mehr dazu.',
    'Die Erklärung sagt: „Wir nutzen eigene Schriften.“; Dateien geladen wurden aber von: a.test.',
  ],
])('firstSentence %j', (text, first) => expect(firstSentence(text)).toBe(first));
