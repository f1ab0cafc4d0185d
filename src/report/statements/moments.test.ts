import { describe, expect, it } from 'vitest';
import type { GatheredFacts } from '#checks/facts.ts';
import { examinedOf, nameMoments } from './moments.ts';

const unread = { ok: false, reason: 'not-performed', message: 'the choice could not be read back' } as const;
const made = (method = 'button') => ({ ok: true, data: { method } }) as unknown as GatheredFacts['rejected'];
const facts = (rejected: GatheredFacts['rejected'], accepted = made()) =>
  ({ requests: { ok: true, data: [] }, rejected, accepted }) as unknown as GatheredFacts;

describe('moments in words', () => {
  it.each<[string, Parameters<typeof nameMoments>[0], GatheredFacts, string]>([
    ['both, where both were examined', ['reject', 'none'], facts(made()), 'vor der Auswahl und nach dem Ablehnen'],
    ['only the examined one, where the rejection was not confirmed', ['none', 'reject'], facts(unread), 'vor der Auswahl'],
    ['the same after accepting', ['none', 'reject', 'accept'], facts(made(), unread), 'vor der Auswahl und nach dem Ablehnen'],
    ['what was seen, where no state of it counts', ['reject'], facts(unread), 'beim Besuch mit nicht bestätigter Ablehnung'],
    ['the same of a consent', ['accept'], facts(made(), unread), 'beim Besuch mit nicht bestätigter Zustimmung'],
    ['one visit without a banner', ['none', 'reject', 'accept'], facts(made('no-banner'), made('no-banner')), 'beim Aufruf der Seiten'],
  ])('%s', (_, states, gathered, expected) => {
    expect(nameMoments(states, gathered, 'de')).toBe(expected);
  });

  it('leaves evidence of an unexamined state only where there is no other', () => {
    expect(examinedOf(['none', 'reject'], facts(unread))).toEqual(['none']);
    expect(examinedOf(['reject'], facts(unread))).toEqual(['reject']);
  });
});
