import { expect, it } from 'vitest';
import { profileAt } from './network-profiles.ts';

it.each([
  ['https://www.facebook.com/muster.praxis', 'Facebook'],
  ['https://www.facebook.com/profile.php?id=100012345', 'Facebook'],
  ['https://www.linkedin.com/company/muster', 'LinkedIn'],
  ['https://www.youtube.com/@muster', 'YouTube'],
  ['https://www.facebook.com/events/123456789', null],
  ['https://www.facebook.com/photo.php?fbid=1', null],
  ['https://www.instagram.com/explore/tags/muster', null],
  ['https://www.linkedin.com/posts/muster_activity-1', null],
  ['https://www.xing.com/jobs/muster', null],
  ['https://www.youtube.com/live/abc', null],
])('%s', (href, network) => expect(profileAt(href, 'Muster').map((profile) => profile.network)).toEqual(network === null ? [] : [network]));

it('a link that shares the page leads to no profile', () => {
  expect(profileAt('https://www.facebook.com/muster', 'Auf Facebook teilen')).toEqual([]);
});
