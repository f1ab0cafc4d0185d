import { expect, it } from 'vitest';
import type { EmbedFact } from '#checks/facts/pages.ts';
import type { ReportArea } from '#contract/report.ts';
import { embedFact, field, formFact } from '../../../test/factories/facts.ts';
import { trackedFacts } from '../../../test/factories/report.ts';
import { withUnreadForms } from './unread-forms.ts';

const page = 'https://www.muster.test/karriere';
const frame = (url: string, serviceId: string, part: Partial<EmbedFact> = {}) =>
  embedFact({ kind: 'iframe', url, serviceId, pageUrl: page, ...part });
const typeform = frame('https://form.typeform.com/to/a', 'typeform');
const told = (checkIds: readonly string[], embeds: readonly EmbedFact[], items: readonly object[] = []) => {
  const findings = checkIds.map((checkId) => ({ checkId, statement: 'Gelesen.', items }));
  const facts = trackedFacts({ embeds });
  const [area] = withUnreadForms([{ findings }] as unknown as ReportArea[], facts, 'de');
  return area!.findings.map(({ statement }) => statement);
};

it.each<[string, readonly EmbedFact[], boolean]>([
  ['a form in a frame', [typeform], true],
  ['a form of Pardot', [frame('https://go.pardot.com/l/984321/2024-03-12/4kx2p', 'pardot')], true],
  ['a donation', [frame('https://spenden.twingle.de/a', 'twingle')], true],
  ['one vacancy with its form', [frame('https://muster.jobs.personio.de/job/12345', 'personio')], true],
  ['a list of vacancies', [frame('https://muster.jobs.personio.de/?language=de', 'personio')], false],
  ['a feed', [frame('https://www.powr.io/instagram-feed/u/a', 'powr')], false],
  ['a form of the same service', [frame('https://www.powr.io/form-builder/u/a', 'powr')], true],
  ['a document', [frame('https://docs.google.com/document/d/a/pub', 'google-docs-embed')], false],
  ['a questionnaire of the same service', [frame('https://docs.google.com/forms/d/e/a/viewform', 'google-docs-embed')], true],
  ['a video', [frame('https://player.vimeo.com/video/1', 'vimeo')], false],
  ['a hidden frame', [{ ...typeform, visible: false }], false],
  ['no frame', [], false],
])('%s', (_, embeds, isTold) => {
  expect(told(['frm-preticked'], embeds)[0]!.includes('/karriere')).toBe(isTold);
});

it.each<[string, Parameters<typeof formFact>[0], boolean]>([
  ['a hidden form that asks for an address', { visible: false }, true],
  ['a form in view', {}, false],
  ['a hidden search', { visible: false, kind: 'search' }, false],
  ['a hidden login', { visible: false, kind: 'login' }, false],
  ['a hidden form that asks for nothing of the kind', { visible: false, fields: [field({ name: 'x', label: 'Farbe' })] }, false],
  ['switches outside any form', { visible: false, id: 'none-p1#loose-fields' }, false],
])('%s', (_, part, isTold) => {
  const form = formFact({ fields: [field({ name: 'mail', label: 'E-Mail', type: 'email' })], pageUrl: page, ...part });
  const findings = ['frm-preticked', 'frm-transport'].map((checkId) => ({ checkId, statement: 'Gelesen.', items: [] }));
  const [area] = withUnreadForms([{ findings }] as unknown as ReportArea[], trackedFacts({ embeds: [], forms: [form] }), 'de');
  expect(area!.findings.map(({ statement }) => statement.includes('beim Besuch verborgen (/karriere)'))).toEqual([isTold, false]);
});

it('says it once in each check on forms', () => {
  const [first, second, other, transport] = told(['frm-preticked', 'frm-preticked', 'frm-salutation', 'frm-transport'], [typeform]);
  expect([first, second, other, transport].map((text) => text !== 'Gelesen.')).toEqual([true, false, true, false]);
});

it('leaves alone what is about the frame itself', () => {
  expect(told(['frm-privacy-notice'], [typeform], [{ detail: { frame: typeform.url } }])).toEqual(['Gelesen.']);
});

it('counts forms in a sentence one can read', () => {
  const other = frame('https://form.typeform.com/to/b', 'typeform', { pageUrl: 'https://www.muster.test/kontakt' });
  expect(told(['frm-preticked'], [typeform, other])[0]).toContain('Nicht gelesen: 2 Formulare in eingebetteten Rahmen von Typeform');
});
