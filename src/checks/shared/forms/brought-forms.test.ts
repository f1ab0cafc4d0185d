import { expect, it } from 'vitest';
import { formFact } from '../../../../test/factories/facts.ts';
import { catalogueUse } from '../../../../test/factories/traffic.ts';
import type { FormFact } from '../../facts/forms.ts';
import { bringsForm } from './brought-forms.ts';

const page = 'https://www.muster.test/webinar';
const sending = (part: Partial<FormFact> = {}) =>
  formFact({
    pageUrl: page,
    action: 'https://event.webinarjam.com/register/a',
    actionParty: 'third',
    actionServiceId: 'webinarjam',
    ...part,
  });

it.each<[string, string, readonly string[], readonly FormFact[], boolean]>([
  ['its form is on the only page', 'webinarjam', [page], [sending()], true],
  ['its form is on one page of two', 'webinarjam', [page, 'https://www.muster.test/'], [sending()], false],
  ['the form sends to the site', 'webinarjam', [page], [sending({ actionParty: 'first', actionServiceId: null })], false],
  ['the form sends to somebody else', 'webinarjam', [page], [sending({ actionServiceId: 'mailchimp' })], false],
  ['a search', 'webinarjam', [page], [sending({ kind: 'search' })], false],
  ['a form that nobody sees', 'webinarjam', [page], [sending({ visible: false })], false],
  ['a popup', 'webinarjam', [page], [sending({ overlay: { heading: 'Gratis', pages: [page] } })], false],
  ['a tracker that takes a form as well', 'meta-pixel', [page], [sending({ actionServiceId: 'meta-pixel' })], false],
  ['seen on no page', 'webinarjam', [], [sending()], false],
  ['a builder of forms, whatever was read', 'tally', [page], [], true],
  ['a mailer whose script is there for its form', 'cleverreach', [page], [], true],
  ['a mailer whose script follows visitors', 'klaviyo', [page], [], false],
  ['the same with a form', 'omnisend', [page], [sending({ actionServiceId: 'omnisend' })], false],
])('%s', (_name, id, pages, forms, expected) => {
  expect(bringsForm({ service: catalogueUse(id).service, pages }, forms)).toBe(expected);
});

it.each<[string, string, string, boolean]>([
  ['a list of vacancies', 'softgarden', 'https://heim.softgarden.io/de/widgets/jobs', false],
  ['an application', 'softgarden', 'https://heim.softgarden.io/de/applications/new', true],
  ['a document', 'google-docs-embed', 'https://docs.google.com/document/d/e/a/pub?embedded=true', false],
  ['a script on every page', 'klaviyo', 'https://static.klaviyo.com/onsite/js/WqT5xA/klaviyo.js', false],
  ['a form', 'google-docs-embed', 'https://docs.google.com/forms/d/e/a/viewform?embedded=true', true],
])('tells by its address whether it shows a form: %s', (_name, id, url, expected) => {
  expect(bringsForm({ service: catalogueUse(id).service, pages: [page], path: [page, url] }, [])).toBe(expected);
});
