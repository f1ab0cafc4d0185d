import { expect, it } from 'vitest';
import { rememberedRoles } from './remembered-roles.ts';
import type { TextReading } from './text-reading.ts';

it('reads the role of a name once, and again under another spelling or kind', () => {
  const asked: string[] = [];
  const roleAt = rememberedRoles((start, end, kind, spelling) => {
    asked.push(`${start}-${end} ${kind} ${spelling}`);
    return spelling === 'Maps' ? null : 'used';
  });
  const ask: Parameters<TextReading['roleAt']>[] = [
    [0, 6, 'service', 'Matomo'],
    [0, 6, 'service', 'Matomo'],
    [0, 6, 'ordinary', 'Matomo'],
    [9, 13, 'service', 'Maps'],
    [9, 13, 'service', 'Maps'],
  ];
  expect(ask.map((question) => roleAt(...question))).toEqual(['used', 'used', 'used', null, null]);
  expect(asked).toEqual(['0-6 service Matomo', '0-6 ordinary Matomo', '9-13 service Maps']);
});

it('keeps nothing that is asked while a role is being read', () => {
  const asked: number[] = [];
  const roleAt = rememberedRoles((start) => {
    asked.push(start);
    return start > 0 ? roleAt(start - 1, 9, 'service', 'Matomo') : 'denied';
  });
  expect(roleAt(2, 9, 'service', 'Matomo')).toBe('denied');
  expect(roleAt(1, 9, 'service', 'Matomo')).toBe('denied');
  expect(asked).toEqual([2, 1, 0, 1, 0]);
});
