import { describe, expect, it } from 'vitest';
import { type BrowserWindow, createNavigation } from './navigation.ts';

/** A browser's history in memory: `popstate` comes later, as in a browser. */
function browser(start = '/app/') {
  const entries: { address: string; state: unknown }[] = [{ address: start, state: null }];
  let at = 0;
  let popped: () => void = () => undefined;
  const url = () => new URL(entries[at]!.address, 'https://app.test');
  const window = {
    get location() {
      return url();
    },
    history: {
      get state() {
        return entries[at]!.state;
      },
      pushState: (state: unknown, _: string, address: string) => {
        entries.splice(at + 1, entries.length, { address, state });
        at += 1;
      },
      replaceState: (state: unknown, _: string, address?: string) => {
        entries[at] = { address: address ?? entries[at]!.address, state };
      },
      go: (steps: number) =>
        queueMicrotask(() => {
          at += steps;
          popped();
        }),
    },
    addEventListener: (_: string, listener: () => void) => {
      popped = listener;
    },
  } as unknown as BrowserWindow;
  return { window, address: () => url().pathname + url().hash, back: () => window.history.go(-1) };
}
const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

describe('navigation', () => {
  it('pushes, replaces and tells', () => {
    const { window, address } = browser();
    const navigation = createNavigation(window, () => 'k');
    const told: string[] = [];
    navigation.listen(({ location, action }) =>
      told.push(`${action} ${location.pathname}${location.search}${location.hash} ${location.key}`),
    );
    navigation.navigator.push({ pathname: '/app/agb', search: '?a=1', hash: '#b' }, 'state');
    expect(navigation.current().location.state).toBe('state');
    navigation.navigator.replace('/app/impressum');
    expect(told).toEqual(['PUSH /app/agb?a=1#b k', 'REPLACE /app/impressum k']);
    expect(address()).toBe('/app/impressum');
  });

  it('follows the back button', async () => {
    const { window, back } = browser();
    const navigation = createNavigation(window);
    navigation.navigator.push('/app/agb');
    back();
    await settled();
    expect(navigation.current()).toMatchObject({ action: 'POP', location: { pathname: '/app/' } });
  });

  it.each([
    [true, '/app/impressum'],
    [false, '/app/agb'],
  ])('asks before a link leaves unsaved work (leave: %s)', async (leave, expected) => {
    const { window, address } = browser('/app/agb');
    const navigation = createNavigation(window);
    navigation.guard(async () => leave);
    navigation.navigator.push('/app/impressum');
    expect(address()).toBe('/app/agb');
    await settled();
    expect(address()).toBe(expected);
    expect(navigation.current().location.pathname).toBe(expected);
  });

  it.each([
    [true, '/app/'],
    [false, '/app/agb'],
  ])('asks before the back button leaves unsaved work (leave: %s)', async (leave, expected) => {
    const { window, address, back } = browser();
    const navigation = createNavigation(window);
    navigation.navigator.push('/app/agb');
    let asked = 0;
    const told: string[] = [];
    navigation.listen(({ location }) => told.push(location.pathname));
    navigation.guard(async () => {
      asked += 1;
      return leave;
    });
    back();
    await settled();
    expect([address(), asked, told]).toEqual([expected, 1, leave ? ['/app/'] : []]);
  });

  it('does not ask for a jump within the page', () => {
    const { window, address } = browser('/app/agb');
    const navigation = createNavigation(window);
    navigation.guard(async () => false);
    navigation.navigator.push('/app/agb#haftung');
    expect(address()).toBe('/app/agb#haftung');
  });

  it('lets go once the work is saved', async () => {
    const { window, address } = browser();
    const navigation = createNavigation(window);
    const release = navigation.guard(async () => false);
    release();
    navigation.navigator.push('/app/agb');
    expect(address()).toBe('/app/agb');
  });
});
