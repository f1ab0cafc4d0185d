import { findService, serviceOf } from '#knowledge/find-service.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { formRecipients } from '../forms/form-recipients.ts';
import { isPlacedBySite } from '../services/placed-by-site.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';
import { sentencesOf } from './notice-passages.ts';
import type { NamedService } from './notice-services.ts';
import { mayWorkForSite, wasSeen } from './seen-services.ts';

const ofMailing = wholeWords('newsletters?|rundbriefe?|mailings?|double-?opt-?in|ab(?:bestell|meld)[a-zß-ɏ]*|unsubscribe');

const describedAsMailer = wholeWords(
  'newsletters?|newsletter-?versand|e-?mail-?(?:versand|marketing)[a-zß-ɏ]*|(?:sending|dispatch)\\s+of\\s+e-?mails',
);

type Observed = Pick<Facts, 'noticeServices' | 'services' | 'cookies' | 'storage' | 'pages' | 'privacy' | 'forms' | 'embeds'>;

/** A service that is described although another one, `by`, does its work on the site; `message`: how the two stand. */
export interface DescribedBeside {
  named: NamedService;
  by: string;
  message: 'besideOther' | 'besideUnnamed' | 'besidePlugin' | 'besideWebinars';
}

/**
 * Newsletter services that are described but show nowhere, while another one has the forms of the site or runs on its pages: one that the
 * notice describes as such, or that it does not name. A business mostly has one of them.
 */
export function mailersBeside(facts: Observed): DescribedBeside[] {
  const sentences = sentencesOf(facts.privacy.text);
  const vendorOf = (id: string) => serviceOf(id)?.vendor ?? '';
  const sendsMail = (vendor: string) =>
    sentences.some(({ about, text }) => [...about].some((id) => vendorOf(id) === vendor) && mentions(text, ofMailing));
  const receiving = formRecipients(facts.forms, facts).map(({ use }) => use);
  const atWork = [...facts.services, ...receiving].filter(({ service }) => service.category === 'newsletter');
  const named = new Set([...facts.noticeServices.used, ...facts.noticeServices.notUsed].map(({ serviceId }) => vendorOf(serviceId)));
  const described = atWork.find(({ service }) => sendsMail(service.vendor));
  const isUnnamed = ({ service }: ServiceUse) => service.category === 'newsletter' && !named.has(service.vendor);
  // A script that sends newsletters and follows visitors (Klaviyo) needs no form on the pages visited.
  const by =
    described ??
    receiving.find(isUnnamed) ??
    facts.services.find(
      (use) => isUnnamed(use) && isPlacedBySite(use.embeddedBy, use) && mentions(use.service.purpose.de, describedAsMailer),
    );
  if (by === undefined) return [];
  const message = described === undefined ? 'besideUnnamed' : 'besideOther';
  const mailers = facts.noticeServices.used.filter((named) => isMailer(named) && mayWorkForSite(named));
  const byVendor = [...Map.groupBy(mailers, ({ serviceId }) => vendorOf(serviceId))];
  return byVendor.flatMap(([vendor, [named]]) => {
    const isAtWork =
      wasSeen(named!, facts) ||
      [...facts.services, ...receiving].some(({ service }) => service.vendor === vendor) ||
      isLinked(vendor, facts);
    return isAtWork ? [] : [{ named: named!, by: by.service.name, message }];
  });
}

/** Marketing automation sends mails among other things: it is a mailer where it is described as one. */
function isMailer({ serviceId, quote }: NamedService): boolean {
  const category = serviceOf(serviceId)?.category;
  return category === 'newsletter' || (category === 'marketing' && mentions(quote, describedAsMailer));
}

/** Pages that link to something of a company, as an archive of its mails, use it. */
function isLinked(vendor: string, { pages, privacy }: Pick<Facts, 'pages' | 'privacy'>): boolean {
  return pages.some(
    ({ url, links }) =>
      url !== privacy.url && links.some(({ href }) => /^https?:/.test(href) && findService(href)?.service.vendor === vendor),
  );
}

/** What the notice calls a service of which the catalogue knows several names: who reads "Newsletter2Go" there looks for no Brevo. */
export function nameInNotice({ serviceId, quote }: NamedService): string {
  const { name = serviceId, aliases = [] } = serviceOf(serviceId) ?? {};
  const told = plainText(quote).toLowerCase();
  const words = [...new Set(name.split(/[\s()]+/))].filter((word) => word.length > 2);
  if (words.some((word) => told.includes(word.toLowerCase()))) return name;
  return aliases.find((alias) => told.includes(alias.toLowerCase())) ?? name;
}
