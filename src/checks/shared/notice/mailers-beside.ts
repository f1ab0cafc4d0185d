import { findService, serviceOf } from '#knowledge/find-service.ts';
import type { Facts } from '../../facts.ts';
import { mentions, wholeWords } from '../wording.ts';
import { sentencesOf } from './notice-passages.ts';
import { mayWorkForSite, type NamedService, wasSeen } from './notice-services.ts';

const ofMailing = wholeWords('newsletters?|rundbriefe?|mailings?|double-?opt-?in|ab(?:bestell|meld)[a-zß-ɏ]*|unsubscribe');

type Observed = Pick<Facts, 'noticeServices' | 'services' | 'cookies' | 'storage' | 'pages' | 'privacy'>;

/**
 * Newsletter services that are described but show nowhere, while another one that the notice describes as such has the forms of the
 * site; with the name of that one. A business mostly has one of them.
 */
export function mailersBeside(facts: Observed): { named: NamedService; by: string }[] {
  const sentences = sentencesOf(facts.privacy.text);
  const vendorOf = (id: string) => serviceOf(id)?.vendor ?? '';
  const sendsMail = (vendor: string) =>
    sentences.some(({ about, text }) => [...about].some((id) => vendorOf(id) === vendor) && mentions(text, ofMailing));
  const [by] = facts.services.filter(({ service }) => service.category === 'newsletter' && sendsMail(service.vendor));
  if (by === undefined) return [];
  const mailers = facts.noticeServices.used.filter(
    (named) => serviceOf(named.serviceId)?.category === 'newsletter' && mayWorkForSite(named),
  );
  const byVendor = [...Map.groupBy(mailers, ({ serviceId }) => vendorOf(serviceId))];
  return byVendor.flatMap(([vendor, [named]]) => {
    const isAtWork = wasSeen(named!, facts) || facts.services.some(({ service }) => service.vendor === vendor) || isLinked(vendor, facts);
    return isAtWork ? [] : [{ named: named!, by: by.service.name }];
  });
}

/** Pages that link to something of a company, as an archive of its mails, use it. */
function isLinked(vendor: string, { pages, privacy }: Pick<Facts, 'pages' | 'privacy'>): boolean {
  return pages.some(
    ({ url, links }) =>
      url !== privacy.url && links.some(({ href }) => /^https?:/.test(href) && findService(href)?.service.vendor === vendor),
  );
}
