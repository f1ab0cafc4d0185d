import { serviceOf } from '#knowledge/find-service.ts';
import { mentionsAny } from '#knowledge/phrases.ts';
import type { Facts } from '../../facts.ts';
import { pluginFile } from '../services/plugin-folder.ts';
import type { DescribedBeside } from './mailers-beside.ts';
import { mayWorkForSite } from './seen-services.ts';

/** A plugin of WordPress that has the newsletter forms of a site, with the words that name it or whom it sends through. */
interface NewsletterPlugin {
  name: string;
  /** Its folder under `/wp-content/plugins/`. */
  folder: RegExp;
  /** What its forms send to, or call themselves and their fields. */
  form: RegExp;
  names: readonly string[];
}

const plugins: readonly NewsletterPlugin[] = [
  { name: 'MailPoet', folder: /^mailpoet$/, form: /mailpoet/i, names: ['MailPoet'] },
  { name: 'Brevo', folder: /^mailin$/, form: /sib_form|sib-form|sibforms|sib_signup/i, names: ['Brevo', 'Sendinblue'] },
  { name: 'Mailchimp (MC4WP)', folder: /^mailchimp-for-wp$/, form: /^_?mc4wp|[?&]_?mc4wp/i, names: ['Mailchimp'] },
  { name: 'CleverReach', folder: /^cleverreach-(?:wp|wc)$/, form: /cleverreach/i, names: ['CleverReach'] },
  { name: 'MailerLite', folder: /^official-mailerlite-sign-up-forms$/, form: /mailerlite/i, names: ['MailerLite'] },
  { name: 'The Newsletter Plugin', folder: /^newsletter$/, form: /[?&]na=s(?:&|$)|^tnp/i, names: ['Newsletter Plugin', 'The Newsletter'] },
];

type Observed = Pick<Facts, 'noticeServices' | 'forms' | 'privacy'> & Partial<Pick<Facts, 'requests'>>;

/**
 * Newsletter services that are described while the forms of the site are those of a plugin that the notice does not name: it may send
 * through another one, or itself. A form is needed as well, as many a plugin lies idle.
 */
export function pluginsBeside({ noticeServices, forms, privacy, requests = [] }: Observed): DescribedBeside[] {
  const folders = new Set(requests.flatMap(({ url, party }) => (party === 'first' ? (pluginFile.exec(url)?.[1] ?? []) : [])));
  const own = forms.filter(({ kind, actionParty }) => kind === 'newsletter' && actionParty !== 'third');
  const seen = plugins.filter(({ folder, form }) =>
    own.some(
      ({ id, action, fields }) =>
        form.test(action ?? '') ||
        ([...folders].some((name) => folder.test(name)) && (form.test(ownNameOf(id)) || fields.some(({ name }) => form.test(name ?? '')))),
    ),
  );
  const [plugin, ...others] = seen;
  if (plugin === undefined || others.length > 0 || mentionsAny(privacy.text, plugin.names)) return [];
  const mailers = noticeServices.used.filter((named) => serviceOf(named.serviceId)?.category === 'newsletter' && mayWorkForSite(named));
  const byVendor = [...Map.groupBy(mailers, ({ serviceId }) => serviceOf(serviceId)?.vendor ?? '').values()];
  return byVendor.map(([named]) => ({ named: named!, by: plugin.name, message: 'besidePlugin' as const }));
}

/** What a form calls itself: the fields by which a plugin knows its own are hidden as a rule. */
function ownNameOf(formId: string): string {
  return formId.slice(formId.lastIndexOf('#') + 1);
}
