import { expect, it } from 'vitest';
import { stepForLibrary } from './library-in-builder.ts';

it('a library goes into the page where there is no server of one’s own', () => {
  const step = stepForLibrary({ checkId: 'emb-cdn-libraries', cause: 'jsdelivr' }, 'webflow');
  expect(step?.de).toMatch(
    /^Fügen Sie den Code der Bibliothek selbst in die Seite ein, statt ihn von jsDelivr .*bei Webflow .*In Webflow: /,
  );
  expect(stepForLibrary({ checkId: 'emb-cdn-libraries', cause: 'jsdelivr' }, 'jimdo')?.de).toMatch(/bei Jimdo in der Regel nicht\.$/);
});

it.each([
  ['a system on a server of one’s own', 'emb-cdn-libraries', 'jsdelivr', 'wordpress'],
  ['no known system', 'emb-cdn-libraries', 'jsdelivr', undefined],
  ['another check', 'emb-google-fonts', 'google-fonts', 'webflow'],
  ['no service', 'emb-cdn-libraries', null, 'webflow'],
])('has no step for %s', (_, checkId, cause, systemId) => {
  expect(stepForLibrary({ checkId, cause }, systemId)).toBeNull();
});
