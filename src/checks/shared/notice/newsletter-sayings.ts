import { serviceOf } from '#knowledge/find-service.ts';
import type { Facts } from '../../facts.ts';
import { legalPath } from '../site/legal-path.ts';
import { mentions, plainText, quoted, wholeWords } from '../wording.ts';
import { mayWorkForSite } from './seen-services.ts';

const ofMail = wholeWords('newsletter[a-zß-ɏ]*|rundbrief[a-zß-ɏ]*|mailings?|infobrief[a-zß-ɏ]*');
const sends = wholeWords('versende[nt]?|verschicke[nt]?|versendet|verschickt|versand|sende[nt]?|send|sent|dispatch(?:ed)?');
const itself = wholeWords(
  'selbst|(?:unser(?:e[nrms]?)?|eigene[nrms]?)\\s+(?:eigene[nrms]?\\s+)?(?:mail-?|web-?)?(?:servern?|systeme?n?)|ohne\\s+(?:externen?\\s+)?(?:dienstleister|versanddienst|anbieter)|ourselves|our\\s+own\\s+servers?',
);
/** Visitors who unsubscribe or send the form themselves. */
const otherwise = wholeWords('können\\s+sie|sie\\s+selbst|sich\\s+selbst|nicht|formular\\s+absenden|yourself|not');

/** What a page with a newsletter form says of who sends it, where the notice names somebody else. */
export interface ToldOtherwise {
  said: string;
  path: string;
  name: string;
  quote: string;
}

type Read = Pick<Facts, 'forms' | 'pages' | 'privacy' | 'noticeServices'>;

/** The site says at the form that it sends the newsletter itself, and in the notice that a service does; null: it does not. */
export function toldOtherwise({ forms, pages, privacy, noticeServices }: Read): ToldOtherwise | null {
  const mailer = noticeServices.used.find((named) => serviceOf(named.serviceId)?.category === 'newsletter' && mayWorkForSite(named));
  if (mailer === undefined) return null;
  const on = new Set(forms.filter(({ kind, visible }) => kind === 'newsletter' && visible).map(({ pageUrl }) => pageUrl));
  for (const { url, text } of pages) {
    if (!on.has(url) || url === privacy.url) continue;
    const said = text
      .split(/\n|(?<=[.!?])\s/u)
      .map(plainText)
      .find((one) => [ofMail, sends, itself].every((words) => mentions(one, words)) && !mentions(one, otherwise));
    if (said === undefined) continue;
    const service = serviceOf(mailer.serviceId);
    // As the notice calls it, which may be by a name of former days.
    const name = service?.aliases.find((alias) => mailer.quote.includes(alias)) ?? service?.name ?? mailer.serviceId;
    return { said: quoted(said), path: legalPath({ url }), name, quote: quoted(mailer.quote) };
  }
  return null;
}
