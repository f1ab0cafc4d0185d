import { expect, it } from 'vitest';
import { profilePages } from '../../features/profile/profile-pages.ts';
import { routes } from '../routes.ts';

it.each(profilePages)('the entry "$page" of the profile leads to a page that needs a login', ({ path }) => {
  expect(routes.find((route) => route.path === path)?.auth).toBe('yes');
});

it('no page of the profile is missing in its navigation', () => {
  const pages = routes.map(({ path }) => path).filter((path) => path.startsWith('/profile/'));
  expect(pages).toEqual(profilePages.map(({ path }) => path));
});
