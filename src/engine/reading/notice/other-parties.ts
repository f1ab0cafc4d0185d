import type { Sentence } from './notice-text.ts';
import { part, phrase } from './phrase.ts';

/** Companies whose services notices describe: what is said of them is not said of the site. */
const vendors = part`google|alphabet|meta\s+platforms|facebook|instagram|whatsapp|youtube|microsoft|linkedin|xing|new\s+work\s+se|tiktok|twitter|pinterest|vimeo|amazon|apple|adobe|matomo|hotjar|cloudflare|hubspot|mailchimp|intuit|cleverreach|brevo|sendinblue|rapidmail|newsletter2go|paypal|stripe|klarna|usercentrics|cookiebot|cybot|borlabs|ionos|1&1|strato|hetzner|all-inkl|mittwald|host\s?europe|jimdo|wix|squarespace|shopify|wordpress\.com|automattic|raidboxes|checkdomain|netcup|domainfactory|zoom|calendly|doctolib|jameda|openstreetmap|schufa|creditreform|ivw|infonline|etracker|econda|criteo|taboola|outbrain|trustpilot|ekomi|provenexpert|trusted\s+shops|userlike|zendesk|salesforce`;

export const vendorNames = phrase`${vendors}`;

const otherHeading = phrase`hosting|hoster|web-?hosting|provider|cdn|content\s+delivery\s+network|plug-?ins?|analyse\p{L}*|newsletter\p{L}*|zahlungs\p{L}*|versand\p{L}*|social[\s-]?media|soziale\p{L}*|fanpage|${vendors}`;

/** Whether a sentence stands in a section about another company: a hoster, a tool, a network. */
export function isAboutOthers({ low, section, isHeading }: Sentence): boolean {
  return otherHeading.test(section.heading) || (!isHeading && vendorNames.test(low));
}

/** What only lists of a visitor's rights say: "the recipients to whom the data have been disclosed". */
const rightsTalk = phrase`recht\s+(?:auf|zu|,)|das\s+recht|rechte?\s+(?:nach|gemäß|gem\.?|aus)\s+(?:den\s+)?art\p{L}*|(?:ihre|deine|eure)\s+rechte|auskunft\s+(?:über|darüber|zu|verlangen)|auskunftsrecht|gegenüber\s+denen|right\s+(?:to|of)|the\s+existence\s+of|das\s+bestehen\s+(?:eines|einer)|falls\s+möglich\s+die|die\s+kriterien\s+für\s+die\s+festlegung|to\s+whom`;

const definition = phrase`(?:ist|sind)\s+(?:jede[rs]?|alle|eine\s+natürliche|die\s+natürliche|diejenige|ein\s+unternehmen)[^\n]{0,60}?(?:person|informationen|art|vorgang|verarbeitung|stelle|willensbekundung)|bezeichnet\s|begriffsbestimmung\p{L}*|(?:is|are|means)\s+(?:any|the\s+natural|a\s+natural)`;
const definitions = phrase`begriffs?(?:bestimmung|erklärung|definition)\p{L}*|definition(?:en|s)?|begriffe`;

/** Whether a sentence tells what a word of the law means. A heading may name another subject as well: "Verantwortlicher und Begriffe". */
export function isDefinition({ low, section }: Sentence, otherSubject?: RegExp): boolean {
  return definition.test(low) || (definitions.test(section.heading) && !otherSubject?.test(section.heading));
}

/** What the site says it does not do stands among the rights at times. */
const denial = phrase`(?:findet|finden|erfolgt|erfolgen)\s[^\n]{0,80}?(?:nicht|keine)|(?:nicht|keine)\s+(?:geplant|beabsichtigt|vorgesehen|statt)`;

/** Whether a sentence explains a right rather than what the site does. */
export function isAboutRights({ low, section, isHeading }: Sentence): boolean {
  return (section.aboutRights && !denial.test(low)) || (!isHeading && rightsTalk.test(low));
}
