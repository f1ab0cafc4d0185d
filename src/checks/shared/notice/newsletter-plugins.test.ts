import { expect, it } from 'vitest';
import { formFact, legalPage, requestFact, siteUrl } from '../../../../test/factories/facts.ts';
import { pluginsBeside } from './newsletter-plugins.ts';

type Form = Parameters<typeof formFact>[0];
type Fields = ReturnType<typeof formFact>['fields'];

const field = (name: string): Fields => [{ ...formFact().fields[0]!, name }];
const read = (form: Form, notice = 'Wir nutzen Sendinblue für den Versand.', folder = 'x', used = ['brevo']) =>
  pluginsBeside({
    forms: [formFact({ kind: 'newsletter', ...form })],
    requests: [requestFact({ url: `${siteUrl}wp-content/plugins/${folder}/public.js`, type: 'script' })],
    privacy: legalPage({ kind: 'privacy', text: notice }),
    noticeServices: { used: used.map((serviceId) => ({ serviceId, quote: notice })), notUsed: [], complete: true },
  }).map(({ named, by }) => `${named.serviceId} ${by}`);
const mailpoet = { action: `${siteUrl}wp-admin/admin-post.php?action=mailpoet_subscription_form` };
const own = { action: siteUrl };

it.each([
  ['by the address of the form', read(mailpoet), ['brevo MailPoet']],
  [
    'by its folder and fields',
    read({ ...own, fields: field('_mc4wp_form_id') }, undefined, 'mailchimp-for-wp'),
    ['brevo Mailchimp (MC4WP)'],
  ],
  [
    'by its folder and what the form calls itself',
    read({ ...own, id: `form:${siteUrl}#sib_signup_form_7` }, 'Wir versenden mit Mailchimp.', 'mailin', ['mailchimp']),
    ['mailchimp Brevo'],
  ],
  [
    'a form that calls itself so without the folder',
    read({ ...own, id: `form:${siteUrl}#sib_signup_form_7` }, 'Wir versenden mit Mailchimp.', 'x', ['mailchimp']),
    [],
  ],
  ['of a form of the newsletter plugin', read({ action: `${siteUrl}?na=s` }), ['brevo The Newsletter Plugin']],
  ['named in the notice', read(mailpoet, 'Versand mit Sendinblue über das Plugin MailPoet.'), []],
  ['its own sender', read({ ...own, fields: field('sib_form_email') }, 'Wir nutzen Sendinblue.', 'mailin'), []],
  ['its folder alone', read(own, undefined, 'mailpoet'), []],
  ['a field without its folder', read({ ...own, fields: field('_mc4wp_form_id') }), []],
  ['a form of another kind', read({ ...mailpoet, kind: 'contact' }), []],
  ['no sender in the notice', read(mailpoet, 'Wir versenden selbst.', 'mailpoet', ['google-analytics']), []],
])('finds the plugin of the newsletter forms: %s', (_, found, expected) => expect(found).toEqual(expected));
