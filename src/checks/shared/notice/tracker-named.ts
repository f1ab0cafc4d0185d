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

/** What a platform does that counts visits, beside delivering the pages. */
const counts = wholeWords(
  '(?:web|besucher?|nutzungs?|zugriffs?)?-?(?:analysen?|analytics?|analysier[a-zß-ɏ]*|statisti[a-zß-ɏ]*|messung(?:en)?|auswertung(?:en)?)|reichweiten[a-zß-ɏ]*|auszuwerten|auswerten|ausgewertet|zähl(?:t|en|ung)|gezählt|mess(?:en|t)|misst|gemessen|analy[sz]e[sd]?|statistics?|measure[sd]?|measurements?|counts?',
);

/**
 * Whether what a notice says of this very service is more than that mails are sent, or the pages delivered, by its provider: a tracker that
 * runs in the pages bears the name of the newsletter service ("Brevo") or of the platform, and who is told of those knows nothing of it.
 */
export function tellsOfTracker(notice: string, service: Pick<Service, 'id' | 'vendor' | 'category' | 'aliases'>): boolean {
  const shared = namesOfOther(service);
  if (shared.size === 0) return true;
  const own = service.aliases.filter((alias) => !shared.has(alias.toLowerCase()));
  if (mentionsAny(notice, own)) return true;
  const isOfPlatform = service.category === 'analytics';
  return sentencesOf(notice).some(({ text, about, headedBy }) => {
    if (!about.has(service.id) && !headedBy.has(service.id)) return false;
    if (isOfPlatform && mentions(text, counts)) return true;
    if (mentions(text, denies) && !withConsent.test(text)) return false;
    return mentions(text, tracker) || mentions(text, setsCookies) || (mentions(text, onSite) && mentions(text, follows));
  });
}

/** The names, in lower case, of the service that sends mails or delivers the pages under the same; a tracker's own category tells that it is none. */
function namesOfOther({ id, vendor, category, aliases }: Pick<Service, 'id' | 'vendor' | 'category' | 'aliases'>): ReadonlySet<string> {
  if (category !== 'marketing' && category !== 'analytics') return new Set();
  const isOther = (other: Service) => other.category === 'newsletter' || (category === 'analytics' && other.category === 'hosting');
  const others = services.filter((other) => other.id !== id && other.vendor === vendor && isOther(other));
  const theirs = new Set(others.filter(bearsItself).flatMap((other) => other.aliases.map((alias) => alias.toLowerCase())));
  return new Set(aliases.map((alias) => alias.toLowerCase()).filter((alias) => theirs.has(alias)));
}

/** "Brevo" is what the newsletter service is called; "HubSpot" is the whole platform, of which forms are a part. */
function bearsItself({ id, vendor }: Service): boolean {
  return id === vendor;
}
