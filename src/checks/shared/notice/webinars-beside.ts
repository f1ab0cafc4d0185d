import { serviceOf } from '#knowledge/find-service.ts';
import type { Facts } from '../../facts.ts';
import { formRecipients } from '../forms/form-recipients.ts';
import { mentions, wholeWords } from '../wording.ts';
import type { DescribedBeside } from './mailers-beside.ts';
import { sentencesOf } from './notice-passages.ts';
import { mayWorkForSite, wasSeen } from './seen-services.ts';

const webinars = wholeWords('(?:[a-zß-ɏ]{0,20}-?)?webinar[a-zß-ɏ-]{0,20}|online-?seminar[a-zß-ɏ]{0,4}|webcasts?');
/** Purposes of the catalogue: what holds webinars, and what else people meet by. */
const holdsWebinars = /webinar/i;
const holdsMeetings = /webinar|videokonferenz/i;

type Observed = Pick<Facts, 'noticeServices' | 'services' | 'cookies' | 'storage' | 'privacy' | 'forms' | 'embeds'>;

/** Services for meetings that the notice describes for webinars and that show nowhere, while another one registers for them. */
export function webinarsBeside(facts: Observed): DescribedBeside[] {
  const purposeOf = (id: string) => serviceOf(id)?.purpose.de ?? '';
  const atWork = [...facts.services, ...formRecipients(facts.forms, facts).map(({ use }) => use)];
  const by = atWork.find(({ service }) => holdsWebinars.test(service.purpose.de));
  if (by === undefined) return [];
  const vendors = new Set(atWork.map(({ service }) => service.vendor));
  const sentences = sentencesOf(facts.privacy.text);
  const described = facts.noticeServices.used.filter(
    (named) =>
      holdsMeetings.test(purposeOf(named.serviceId)) &&
      !vendors.has(serviceOf(named.serviceId)?.vendor ?? '') &&
      mayWorkForSite(named) &&
      !wasSeen(named, facts) &&
      sentences.some(({ about, text }) => about.has(named.serviceId) && mentions(text, webinars)),
  );
  return [...new Map(described.map((named) => [named.serviceId, named])).values()].map((named) => ({
    named,
    by: by.service.name,
    message: 'besideWebinars',
  }));
}
