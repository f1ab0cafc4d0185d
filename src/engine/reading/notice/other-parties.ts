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
const rightsTalk = phrase`recht\s+(?:auf|zu|,)|das\s+recht|rechte?\s+(?:nach|gemäß|gem\.?|aus)\s+(?:den\s+)?art\p{L}*|ihre\s+rechte|auskunft\s+(?:über|darüber|zu|verlangen)|auskunftsrecht|gegenüber\s+denen|right\s+(?:to|of)|the\s+existence\s+of|das\s+bestehen\s+(?:eines|einer)|falls\s+möglich\s+die|die\s+kriterien\s+für\s+die\s+festlegung|to\s+whom`;

/** Whether a sentence explains a right rather than what the site does. */
export function isAboutRights({ low, section, isHeading }: Sentence): boolean {
  return section.aboutRights || (!isHeading && rightsTalk.test(low));
}
