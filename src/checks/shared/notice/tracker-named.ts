import { mentionsAny } from '#knowledge/phrases.ts';
import { services } from '#knowledge/services.ts';
import type { Service } from '#knowledge/types.ts';
import { mentions, wholeWords } from '../wording.ts';
import { sentencesOf } from './notice-passages.ts';

/** What runs in the pages, by name: no other sentence on mails speaks of it. */
const tracker = wholeWords(
  'tracker[ns]?|tracking-?(?:codes?|skripte?|scripts?|technologien?|cookies?)|(?:web(?:site|seiten)?|onsite|site)-?tracking|website\\s+tracking|(?:marketing[\\s-]?)?automation',
);
const onSite = wholeWords(
  '(?:unsere[nrms]?|diese[nrms]?|der|our|this|the)\\s+(?:[a-zß-ɏ-]+\\s+)?(?:website|webseiten?|internetseiten?|homepage|seiten?|online-?(?:shops?|angebots?)|shops?|site|pages)',
);
const follows = wholeWords(
  '(?:besucher|nutzer|nutzungs|surf|klick|kauf)?verhaltens?|wiedererk[a-zß-ɏ]+|wiederzuerkennen|(?:nach)?verfolg[a-zß-ɏ]+|seitenaufrufe?n?|(?:auf)?gerufenen?|besuchten?|nutzungsdaten|behaviou?r|recogni[sz]e[sd]?|track(?:s|ed|ing)?|visited',
);
const setsCookies = wholeWords('cookies?|sib_cuid|kennung(?:en)?');
const denies = wholeWords(
  '(?:kein(?:e|en|erlei)?|ohne|no|without)\\s+(?:[a-zß-ɏ]+\\s+)?(?:cookies?|tracking[a-zß-ɏ-]*|tracker|kennung(?:en)?|wiedererkennung)',
);
const withConsent = /einwillig|zustimm|consent|agree/iu;

/**
 * Whether what a notice says of this very service is more than that mails are sent by its provider: a tracker that runs in the pages
 * bears the name of the newsletter service ("Brevo"), and who is told of the newsletter knows nothing of the tracker.
 */
export function tellsOfTracker(notice: string, service: Pick<Service, 'id' | 'vendor' | 'category' | 'aliases'>): boolean {
  const shared = namesOfMailer(service);
  if (shared.size === 0) return true;
  const own = service.aliases.filter((alias) => !shared.has(alias.toLowerCase()));
  if (mentionsAny(notice, own)) return true;
  return sentencesOf(notice).some(({ text, about, headedBy }) => {
    if (!about.has(service.id) && !headedBy.has(service.id)) return false;
    if (mentions(text, denies) && !withConsent.test(text)) return false;
    return mentions(text, tracker) || mentions(text, setsCookies) || (mentions(text, onSite) && mentions(text, follows));
  });
}

/** The service that sends mails under the same name, in lower case; a tracker's own category tells that it is none. */
function namesOfMailer({ id, vendor, category, aliases }: Pick<Service, 'id' | 'vendor' | 'category' | 'aliases'>): ReadonlySet<string> {
  if (category !== 'marketing' && category !== 'analytics') return new Set();
  const mailers = services.filter((other) => other.id !== id && other.vendor === vendor && other.category === 'newsletter');
  const theirs = new Set(mailers.filter(bearsItself).flatMap((mailer) => mailer.aliases.map((alias) => alias.toLowerCase())));
  return new Set(aliases.map((alias) => alias.toLowerCase()).filter((alias) => theirs.has(alias)));
}

/** "Brevo" is what the newsletter service is called; "HubSpot" is the whole platform, of which forms are a part. */
function bearsItself({ id, vendor }: Service): boolean {
  return id === vendor;
}
