import type { NoticeItem } from '#checks/shared/notice/notice-items.ts';
import { companyAt } from './contact-details.ts';
import type { NoticeText, Sentence } from './notice-text.ts';
import { phrase, placesOf } from './phrase.ts';
import { sentenceUnder, sentenceWith, stated } from './quote.ts';

const newsletter = phrase`(?:e-?mail-?)?newsletters?(?:-?\p{L}+)?|rundbriefe?s?|infobriefe?s?|rundmails?|info-?mails?|(?:mandanten|kunden|mitglieder|eltern|praxis|gemeinde|patienten|campus|gesundheits|werkstatt|hof|garten|vereins|freundes|atelier|laden|haus|club)-?(?:brief|rundbrief|mail)\p{L}*|\p{L}{3,30}brief\s+(?:\p{L}+\s+){0,3}(?:per|via)\s+e-?mail|mandanteninformation\p{L}*|(?:(?:vereins|gemeinde|schul|firmen|haus|kurs)-?nachrichten|neuigkeiten|neues|aktuelles|news|angebote|informationen|(?:\p{L}{3,20}-?)?infos)\s+(?:\p{L}+\s+){0,2}(?:per|via|by)\s+e-?mail|(?:neuigkeiten|(?:\p{L}{3,20}-?)?(?:infos|nachrichten|beiträge|updates))\s+(?:\p{L}+\s+){0,2}abonnier\p{L}*|e-?mail-?(?:kurs|updates?)\p{L}*|mailing[\s-]?list\p{L}*|double[\s-]?opt[\s-]?in(?:-?\p{L}+)?`;
const processing = phrase`e-?mail\p{L}*|daten|adresse|einwillig\p{L}*|anmeld\p{L}*|abmeld\p{L}*|abonnier\p{L}*|abonnent\p{L}*|abbestell\p{L}*|austrag\p{L}*|verarbeit\p{L}*|versand\p{L}*|versend\p{L}*|double[\s-]?opt[\s-]?in\p{L}*|bezug|beziehen|erhalt\p{L}*|erhält\p{L}*|bekomm\p{L}*|verschick\p{L}*|schick\p{L}*|bestell\p{L}*|kommt|geht|comes|goes|consent|subscri\p{L}*|unsubscri\p{L}*|data|address|sign\s+up|send`;
const none = phrase`kein(?:e[nrms]?)?\s+(?:(?:eigene[nr]?|e-?mail)\s*-?)?newsletter\p{L}*|newsletter\s[^\n]{0,40}(?:nicht\s+(?:an|angeboten|versendet|versandt)|bieten\s+wir\s+nicht)|newsletter\s[^\n.]{0,40}(?:geplant|vorgesehen|in\s+(?:vorbereitung|planung)|angedacht)|(?:planen|geplant)[^\n.]{0,40}newsletter|newsletter\s[^\n.]{0,30}planned|no\s+newsletters?|(?:not|n't)\s+(?:send|offer)\s[^\n]{0,20}newsletter`;
const noneAtAll = phrase`(?:gibt\s+es|bieten\s+wir|versenden\s+wir|verschicken\s+wir|haben\s+wir)\s+(?:(?:derzeit|zurzeit|hier)\s+)?(?:nicht(?!\s+mehr)|keinen)|there\s+is\s+none|we\s+do\s+not\s+(?:offer|send)`;
const dispatch = phrase`mailchimp|cleverreach|brevo|sendinblue|rapidmail|newsletter2go|mailjet|hubspot|klick-?tipp|activecampaign|getresponse|mailerlite|sendgrid|inxmail|evalanche|episerver|optimizely|cleverelements|mailpoet|kit|convertkit|quentn|klaviyo|campaign\s?monitor|salesforce|emarsys|superchat|acymailing|phplist|campaign\s+monitor|constant\s+contact|zoho|dotdigital|mailup|newsletter-?(?:dienst|versanddienst|anbieter|software|tool)\p{L}*|versand-?dienst\p{L}*|dienstleister\p{L}*|auftragsverarbeit\p{L}*|eigene[nrm]?\s+(?:server|software|system)\p{L}*|selbst\s+versend\p{L}*|wir\s+versenden\p{L}*\s+[^\n]{0,40}selbst|mailing\s+service|service\s+provider|processor|our\s+own\s+server|(?:newsletter|mailing\s+list)\s+\((?:diese|this)\s+(?:website|anwendung|application)(?=\))`;

/** "Wenn Sie sich für Neuigkeiten eintragen, speichert Mailchimp Ihre Adresse": the tool sends nothing but newsletters. */
const mailer = phrase`mailchimp|cleverreach|brevo|sendinblue|rapidmail|newsletter2go|klick-?tipp|activecampaign|getresponse|mailerlite|inxmail|klaviyo|convertkit|mailpoet|campaign\s?monitor|constant\s+contact`;
const entered = phrase`e-?mail-?\s?(?:adresse|address)\p{L}*|eintrag(?:en|t)|anmeld\p{L}*|abonn\p{L}*|subscri\p{L}*|sign\s+up`;

/** "versenden wir mit Loops (Astrodon Inc., …)", "über die Plattform Steady": whoever sends it, known by name or not. */
const sends = phrase`versend\p{L}*|versand\p{L}*|verschick\p{L}*|zustell\p{L}*|abgewickelt|sends?|sent|deliver(?:s|ed)?|dispatch(?:es|ed)?`;
const by = phrase`(?:mit|mithilfe|über|durch|via|von|bei|mittels|by|through|using|with)`;
const byTool = phrase`(?:mit|mithilfe|über|durch|via|von|bei|mittels|by|through|using|with)\s+(?:(?:der|dem|des|die|das|unser\p{L}*|einer?m?|the|our)\s+)?(?:\p{L}+\s+)?(?:software|dienste?s?|tools?|plattform|plugins?|programms?|systems?|anbieters?|platform|service|provider)\s+["„“'»]?\p{L}+|unser\p{L}*\s+(?:eigenen\s+)?(?:web)?(?:servern?|hoster|e-?mail-?programm)`;
const nearCompany = 60;

/** "Der Versand erfolgt aus dem Shopsystem", "direkt aus unserem CRM": what the site runs itself, or what runs the site. */
const fromSystem = phrase`(?:aus|in|mit|mithilfe|über|durch|via|von|from|with)\s+(?:(?:der|dem|den|des|die|das|unser\p{L}*|einer?m?|the|our)\s+){1,2}(?:eigene[nrm]?\s+)?(?:(?:online-?)?shop-?(?:system|software|plattform|backend|lösung)s?|redaktionssystem|cms|crm(?:-?system)?|warenwirtschaft\p{L}*|website-?(?:baukasten|system)\p{L}*|baukasten\p{L}*|homepage-?baukasten\p{L}*|mail-?(?:server|system|programm|konto|postfach)s?|e-?mail-?(?:server|system|programm|konto|postfach)s?|outlook|vereins-?(?:software|verwaltung)\p{L}*|mitgliederverwaltung\p{L}*|praxissoftware|kanzleisoftware)`;
const through = '(?:mit|mithilfe\\s+von|über|durch|via|through|using|with|by)';
const name = '["„“\'»]?(?=[A-ZÄÖÜ])(?<name>[A-Za-zÄÖÜäöüß\\d.-]{1,40})';
/** "Der Versand erfolgt über Wix", "wird über Ghost versendet", "verschicken wir mit Sendy.": a name stands where whoever sends is told. */
const byName = [
  `(?:[Vv]ersand|[Vv]erschickung|[Zz]ustellung)[^.;,\\n]{0,60}?\\s(?:erfolgt|läuft|geschieht)\\s(?:[a-zß-ɏ]+\\s){0,2}?${through}\\s+${name}`,
  `${through}\\s+${name}(?:\\s+[A-Z][A-Za-z-]{1,30}){0,3}\\s+(?:versendet|versandt|verschickt|zugestellt|abgewickelt)`,
  `(?:[Vv]ersenden|[Vv]erschicken|sent|send)\\s(?:[A-Za-zß-ɏ-]+\\s){0,4}?${through}\\s+${name}(?=\\s*(?:[.(;]|$))`,
].map((source) => new RegExp(`(?<![a-zß-ɏ])${source}`, 'gu'));
/** Words with a capital letter that name nobody: ways, grounds, and what the letters are about. */
const noName =
  /^(?:e-?mails?|mails?|double|single|confirmed|opt|einwilligung|zustimmung|bestätigung|erlaubnis|post|brief|klick|hilfe|newsletter|link|whatsapp|sms|ihr|ihre[nmrs]?|sie|uns|wir|dritte[nr]?|(?:versand)?dienstleister|anbieter|internet|ssl|tls|your?|us|consent|angebote?n?|aktion(?:en)?|neuigkeiten|neuheiten|produkten?|kursen?|terminen?|veranstaltungen|themen|informationen|tipps|rabatten?|inhalten?)(?![a-zäöüß])/iu;

/** Whether a sentence on sending names whoever sends, known or not. */
function sendsByName(text: string): boolean {
  return byName.some((pattern) => [...text.matchAll(pattern)].some(({ groups }) => !noName.test(groups?.['name'] ?? '')));
}

function namesSender({ text, low }: Sentence): boolean {
  if (dispatch.test(low)) return true;
  const at = low.search(sends);
  if (at < 0) return false;
  if (byTool.test(low) || fromSystem.test(low) || sendsByName(text)) return true;
  return placesOf(low, by).some(({ end }) => companyAt(text.slice(end, end + nearCompany)) >= 0);
}

/** Whether the newsletter is described; the value quotes who sends it and is empty when that is not said. */
export function readNewsletter(notice: NoticeText): NoticeItem[] {
  const found = sentenceWith(
    notice,
    newsletter,
    (sentence) => sentence.isHeading || none.test(sentence.low) || sentence.low.length < 25 || !isDescribed(notice, sentence),
  );
  if (!found) {
    const titled = sentenceUnder(notice, newsletter, ({ low }) => none.test(low) || noneAtAll.test(low));
    if (titled) return [stated('newsletter', titled)];
    const sent = sentenceUnder(notice, newsletter, (sentence) => none.test(sentence.low) || !namesSender(sentence), 12);
    if (sent) return [stated('newsletter', sent, sent.text.slice(0, 200))];
    const byName = notice.sentences.find(({ low, isHeading }) => !isHeading && mailer.test(low) && entered.test(low));
    return byName ? [stated('newsletter', byName, byName.text.slice(0, 200))] : [];
  }
  const sender = notice.sentences.find((sentence, index) => namesSender(sentence) && isNearNewsletter(notice.sentences, index));
  return [stated('newsletter', found.sentence, sender?.text.slice(0, 200) ?? '', found.at)];
}

function isDescribed({ sentences }: NoticeText, sentence: Sentence): boolean {
  if (processing.test(sentence.low.replace(/newsletter\p{L}*/gu, ''))) return true;
  const next = sentences[sentences.indexOf(sentence) + 1];
  return next !== undefined && processing.test(next.low);
}

function isNearNewsletter(sentences: readonly Sentence[], index: number): boolean {
  const { section } = sentences[index]!;
  if (newsletter.test(section.heading)) return true;
  if (sentences.slice(Math.max(0, index - 3), index + 2).some(({ low }) => newsletter.test(low))) return true;
  // "Versendet wird über unseren eigenen Server" at the end of a longer passage.
  if (!sends.test(sentences[index]!.low)) return false;
  return sentences.slice(Math.max(0, index - 7), index).some((before) => before.section === section && newsletter.test(before.low));
}
