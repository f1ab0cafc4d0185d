import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConsentMarks } from './consent-marks.ts';

/** An element as the reader asks for it. */
const element = (tagName: string, attributes: Record<string, string>, textContent = '') => ({
  tagName: tagName.toUpperCase(),
  textContent,
  classList: (attributes.class ?? '').split(' ').filter(Boolean),
  getAttributeNames: () => Object.keys(attributes),
  getAttribute: (name: string) => attributes[name] ?? null,
});
const read = (...elements: ReturnType<typeof element>[]) => {
  vi.stubGlobal('document', { baseURI: 'https://www.muster.test/seite', querySelectorAll: () => elements });
  vi.stubGlobal('location', { host: 'www.muster.test' });
  return readConsentMarks();
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what the markup tells consent tools', () => {
  it('keeps the mark of a snippet with the other hosts that it names', () => {
    const code = `(function(){ var own='https://www.muster.test/a.js';\n  load("https://cdn.leadinfo.test/ping.js"); load('//static.hotjar.test/c/hotjar-'); })()`;
    expect(read(element('script', { type: 'text/plain', 'data-cookieconsent': 'necessary', id: 'x' }, code))).toEqual([
      {
        element: 'script',
        urls: ['https://cdn.leadinfo.test/ping.js', 'https://static.hotjar.test/c/hotjar-'],
        code: code.replace(/\s+/g, ' ').slice(0, 120),
        type: 'text/plain',
        attributes: { 'data-cookieconsent': 'necessary' },
      },
    ]);
  });

  it('keeps addresses that wait in attributes, each once', () => {
    const [frame, script] = read(
      element('iframe', { 'consent-original-src-_': 'https://video.test/e', 'consent-required': '7' }),
      element('script', { src: '/a.js', 'data-src': '/a.js', type: 'as-oil', 'data-managed': 'as-oil', 'data-purposes': '4' }),
    );
    expect(frame).toMatchObject({ urls: ['https://video.test/e'], type: null, attributes: { 'consent-required': '7' } });
    expect(script).toMatchObject({
      urls: ['https://www.muster.test/a.js'],
      attributes: { 'data-managed': 'as-oil', 'data-purposes': '4' },
    });
  });

  it('takes of class names only those of consent tools', () => {
    const [mark] = read(element('script', { type: 'text/plain', class: 'a optanon-category-C0002 b' }));
    expect(mark?.attributes).toEqual({ class: 'optanon-category-C0002' });
  });

  it.each([
    ['a category of the shop on a picture', element('img', { src: 'https://cdn.test/a.png', 'data-category': 'necessary' })],
    ['a name on a script that runs', element('script', { src: 'https://cdn.test/a.js', 'data-name': 'shop' })],
    ['an ordinary script', element('script', { src: 'https://cdn.test/a.js', class: 'lazy' })],
  ])('leaves out %s', (_, other) => {
    expect(read(other)).toEqual([]);
  });

  it.each([
    ['waits', element('script', { type: 'text/plain', 'data-category': 'analytics' })],
    ['has both names of Complianz', element('script', { 'data-category': 'functional', 'data-service': 'general' })],
  ])('takes an everyday name where the element %s', (_, marked) => {
    expect(read(marked)).toHaveLength(1);
  });

  it('names no hosts of a list of settings, and cuts what is long', () => {
    const settings = `var s = [${['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `"https://${name}.test/privacy"`).join()}]`;
    const [mark] = read(element('script', { 'consent-skip-blocker': 'x'.repeat(500) }, settings));
    expect(mark?.urls).toEqual([]);
    expect(mark?.attributes['consent-skip-blocker']).toHaveLength(120);
    expect(read(...Array.from({ length: 90 }, () => element('script', { 'data-cookieconsent': 'ignore' })))).toHaveLength(60);
  });
});
