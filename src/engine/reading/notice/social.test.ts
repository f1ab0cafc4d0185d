import { expect, it } from 'vitest';
import { misread, type NoticeCase } from '../../../../test/factories/notice-cases.ts';

const cases: NoticeCase[] = [
  ['own pages', 'Wir unterhalten eine Seite bei Facebook und Instagram.', ['social']],
  ['fan page', 'Facebook-Fanpage\nFür den Betrieb unserer Fanpage sind wir gemeinsam mit Meta verantwortlich.', ['social']],
  [
    'plug-in',
    'Auf diesen Seiten sind Plugins des sozialen Netzwerks Facebook integriert; der Like-Button liegt auf unserer Seite.',
    [],
    ['social'],
  ],
];

it.each(cases)('%s', (...noticeCase) => {
  expect(misread(noticeCase)).toEqual({ missing: [], wrong: [] });
});
