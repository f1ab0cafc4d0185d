import type { BannerControl } from '#evidence/banner.ts';

interface Cue {
  pattern: RegExp;
  weight: number;
}

/** Folds case, accents and invisible characters, so that one pattern serves all spellings. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const cookieWord = /\bcookies?\b|\bcookie-|\bciasteczk\w+|\bpliki cookie|\btraceurs\b|\bwebtracking\b/;

/** Asking to agree. */
const asksConsent =
  /\b(?:einwillig\w+|zustimmung\w*|stimmen sie|stimmst du|consent(?:s|ing)?|consentement\w*|consentimiento\w*|consenso|toestemming\w*|zgod[aye]|samtykke\w*|samtycke\w*|consentimento\w*|souhlas\w*)\b/;

/** What cookies serve. */
const purposes =
  /\b(?:personalisier\w+|personali[sz]e[ds]?|personnalis\w+|personaliza\w+|personalizza\w+|gepersonaliseerd\w*|spersonalizowan\w+|personalizova\w+|analyse\w*|analysieren|analy[sz]\w+|analytics|analit\w+|statisti\w+|statystyk\w*|marketing\w*|tracking|werbung|advertis\w+|ads|publicit\w+|publicidad|pubblicit\w+|reklam\w+|advertenties|anuncios|reichweitenmessung|zugriffe|traffic|trafic|trafico)\b/;

/** What banners talk about. Each counts once; the weights add up to a probability-like score. */
const cuesFor: readonly Cue[] = [
  { weight: 0.3, pattern: cookieWord },
  {
    // The site, or we, do something with cookies or data.
    weight: 0.25,
    pattern:
      /\b(?:wir|unsere (?:web)?seite|diese (?:web)?(?:seite|site)|unsere website)\b.{0,60}\b(?:verwende[nt]|nutz(?:en|t)|setz(?:en|t)|einsetzen|brauchen|benotig\w+|verarbeiten|speichern)\b|\b(?:we|our partners|this (?:web)?site|our (?:web)?site)\b.{0,50}\b(?:uses?|store|process|collect)\b|\b(?:nous|ce site|notre site|nos partenaires)\b.{0,50}\b(?:utilis\w+|stock\w+|depos\w+|trait\w+)|\b(?:utilizamos|usamos|utiliza|utilizziamo|usiamo|utilizza|gebruiken|gebruikt|plaatsen|uzywamy|wykorzystujemy|korzystamy|uzywa|pouzivame|pouziva)\b|\bvi (?:bruger|anvander|benytter|og vores)\b|\b(?:bruger|anvander) (?:vi )?cookies\b/,
  },
  { weight: 0.25, pattern: asksConsent },
  {
    weight: 0.2,
    pattern: purposes,
  },
  {
    weight: 0.2,
    pattern:
      /\b(?:akzeptier\w+|ablehn\w+|zustimmen|einverstanden|accept\w*|reject\w*|decline|refus\w+|aceptar|rechazar|configurar|accett\w+|rifiut\w+|accepteren|weigeren|akcept\w+|odrzu\w+|afvis\w*|tillad|godkann\w*|avvisa|aceitar|rejeitar|prijm\w+|odmitn\w+)\b/,
  },
  {
    weight: 0.1,
    pattern:
      /\b(?:(?:cookie-?)?einstellungen|settings|preferences|parametr\w+|instellingen|ustawieni\w+|indstillinger|installningar|nastaveni)\b/,
  },
  {
    weight: 0.15,
    pattern:
      /\b(?:datenschutz\w*|privatsphare\w*|your privacy|vie privee|privacidad|prywatnosc\w*|integritet|soukromi|privatliv|privacy (?:policy|notice|statement)|cookie[- ]?(?:policy|richtlinie|erklarung|notice)|politique de (?:confidentialite|cookies)|politica (?:de|sui?) (?:privacidad|cookies?)|informativa|privacy(?:beleid|verklaring)|cookiebeleid|polityk\w+ (?:prywatnosci|cookies)|privatlivspolitik|impressum)\b/,
  },
  {
    weight: 0.2,
    pattern:
      /\b(?:jederzeit\b.{0,60}\b(?:widerruf\w*|ander\w*|anpass\w*)|widerruf\w* .{0,30}zukunft|withdraw|at any time|a tout moment|en cualquier momento|in qualsiasi momento|op elk (?:moment|gewenst)|w (?:kazdej|dowolnej) chwili|nar som helst|til enhver tid|a qualquer momento|kdykoli\w*)\b/,
  },
  {
    weight: 0.2,
    pattern:
      /\b(?:\d* ?(?:partner\w*|drittanbieter\w*|vendors|third part(?:y|ies)|partenaires|socios|fornitori|derden|dostawc\w+|tredjepart\w*|terceiros)|informationen auf (?:einem|ihrem|deinem) (?:end)?gerat|information on (?:a|your) device|informations sur un (?:appareil|terminal)|dsgvo|gdpr|rgpd|tdddg|ttdsg|tcf|iab|notwendig\w*|essenziell\w*|essential|necessary|necessaires|necesarias|necessari|noodzakelijk\w*|niezbedn\w*|nodvendig\w*|nodvandig\w*|nezbytn\w*)\b/,
  },
];

/** A list of footer links names cookies and settings too, but neither explains nor asks. */
const cuesOfAsking = cuesFor.slice(1, 3).concat(cuesFor.slice(4, 5));

/** What other overlays and articles talk about. */
const cuesAgainst: readonly Cue[] = [
  {
    weight: 0.4,
    pattern:
      /\b(?:newsletter|rabatt\w*|gutschein\w*|prozent|discount|coupon|voucher|\d+ ?% (?:off|rabatt)|e-?mail-?adresse|e-?mail address|email)\b/,
  },
  {
    weight: 0.4,
    pattern:
      /\b(?:18 jahre|volljahrig|jugendschutz|altersnachweis|alter bestatigen|over 18|18 or older|years old|legal age|majeur|mayor de edad|maggiorenne)\b/,
  },
  {
    weight: 0.35,
    pattern:
      /\b(?:versandkosten\w*|versand|lieferzeit\w*|lieferung|shipping|delivery|livraison|envio|warenkorb|cart|checkout|bestellung)\b/,
  },
  {
    weight: 0.35,
    pattern:
      /\b(?:chat|chatbot|wie kann ich (?:ihnen|dir) helfen|how can (?:i|we) help|push-?(?:nachricht|benachrichtigung)\w*|benachrichtigungen|notifications)\b/,
  },
  {
    weight: 0.5,
    pattern:
      /\b(?:(?:video|inhalt\w*|karte|map|content|beitrag|post) (?:zu )?(?:laden|anzeigen|entsperren|aktivieren|abspielen)|load (?:the )?(?:video|map|content)|externer inhalt)\b/,
  },
];

/** Cookies to eat. A baker asks for consent too, so it only counts where nobody asks. */
const baking =
  /\b(?:rezept\w*|recipes?|backen|backofen|teig|bake[ds]?|baking|oven|dough|mehl|zucker|flour|sugar|schokolade|chocolate chip|butter|ricetta|recette|receta|platzchen|zutaten|ingredients)\b/;
const bakingWeight = 0.8;

/** Headings and duties of a privacy notice in the body of a page: many of them make a document, not a banner. */
const documentCues: readonly RegExp[] = [
  /\bverantwortliche[rn]?\b.{0,40}\b(?:im sinne|stelle|ist)\b|\bdata controller\b|\bresponsable du traitement\b/,
  /\b(?:beschwerderecht|aufsichtsbehorde|supervisory authority|autorite de controle|lodge a complaint)\b/,
  /\b(?:auskunftsrecht|recht auf (?:auskunft|loschung|berichtigung)|right (?:to|of) (?:access|erasure|rectification))\b/,
  /\b(?:datenubertragbarkeit|data portability|portabilite)\b/,
  /\b(?:server-?log\w*|log-?dateien|logfiles|hosting|hoster)\b/,
  /\b(?:kontaktformular|contact form)\b/,
  /\b(?:datenschutzbeauftragte\w*|data protection officer)\b/,
  /\b(?:art\.? ?6 abs\.? ?1|article 6\(1\)|rechtsgrundlage\w*|legal basis)\b/,
];

const payCue =
  /\b(?:(?:pur|plus|premium)[- ]?abo\w*|werbefrei\w*|ad[- ]?free|contentpass|freechoice|abo\b|abonn\w+|abbona\w+|suscri\w+|subscri(?:be|ption)|sans publicite|sin publicidad|reklamefri|advertentievrij|(?:mit|gegen|fur) (?:nur )?\d+[.,]\d\d ?(?:€|eur)|€ ?\d+[.,]\d\d|\d+[.,]\d\d ?€)/;
const untrackedForPay =
  /\b(?:ohne|without|sans|sin|senza|zonder) (?:\w+[ -]){0,2}(?:tracking|werbung|werbetracking|ads|advertising|publicite|publicidad|pubblicita|advertenties)\b|werbefrei|ad[- ]?free|pur[- ]?abo|contentpass/;

function sum(text: string, cues: readonly Cue[]): number {
  return cues.reduce((total, cue) => total + (cue.pattern.test(text) ? cue.weight : 0), 0);
}

/** What windows ask that are no consent banners: an age, a language, a place, an address to write to, a game, terms, a profession. */
const otherMatter =
  /\b(?:18 jahre|uber 18|(?:bist|sind) (?:du|sie) (?:schon |bereits |mindestens )?(?:18|volljahrig)|volljahrig|alters(?:nachweis|prufung|verifikation|verifizierung|abfrage|bestatigung)|(?:ihr|dein) alter|age (?:verification|check|gate)|(?:verify|confirm) your age|over 18|18 or older|years old|legal age|(?:wahlen? (?:sie )?|auswahl )(?:bitte )?(?:ihre[rs]?|deine[rs]?|eine|der) (?:sprache|region|standort)|(?:choose|select) your (?:country|language|region|location)|(?:benachrichtigungen|push-?\w+) (?:zu )?(?:senden|erhalten|schicken)|notifications|(?:ihren|deinen) standort|your location|newsletter|rabatt\w*|gutschein\w*|glucksrad|gewinnspiel\w*|verlosung|(?:bleib\w*|halten) .{0,12}(?:informiert|auf dem laufenden)|stay (?:informed|up to date|in touch)|(?:nutzungs|geschafts)bedingungen|\bagb\b|terms of (?:use|service)|terms and conditions|fachkreis\w*|professionelle[rn]? anleger\w*|professional investors?|umfrage|befragung|survey)\b/;
const ofCookiesOrTracking =
  /\b(?:tracking|webanalyse|web analytics|datenschutzeinstellungen|privatsphare-?einstellungen|einwilligungsverwaltung|consent (?:manager|management))\b/;
const longestOfOther = 900;

/**
 * Whether a short text asks for something else than cookies: what pop-ups for a newsletter, an age, a language or terms say. "Einwilligung"
 * stands there too; beside cookies it, or what these serve, makes it a banner all the same.
 */
export function asksOtherMatter(text: string): boolean {
  const folded = fold(text.slice(0, 4_000));
  if (folded.length > longestOfOther || !otherMatter.test(folded) || ofCookiesOrTracking.test(folded)) return false;
  return !cookieWord.test(folded) || !(asksConsent.test(folded) || purposes.test(folded));
}

/**
 * How much a block of text reads like a request for consent to cookies and tracking: 0 not at all, 1 surely, 0.5 the usual threshold.
 * Newsletter pop-ups, age gates, chats, placeholders of embedded content, recipes and privacy notices in the body score low.
 */
export function bannerScore(text: string): number {
  const folded = fold(text.slice(0, 20_000));
  if (folded.length < 12) return 0;
  const speaksOfConsent =
    cookieWord.test(folded) ||
    /\b(?:einwillig\w+|zustimmung|consent\w*|toestemming|tracking|datenschutzeinstellungen|privatsphare-?einstellungen|zgod[aye]|samtycke|samtykke|souhlas\w*)\b/.test(
      folded,
    );
  if (!speaksOfConsent) return 0;
  if (!cuesOfAsking.some((cue) => cue.pattern.test(folded))) return Math.min(0.3, sum(folded, cuesFor));
  const documentWeight = documentCues.filter((cue) => cue.test(folded)).length;
  const eaten = baking.test(folded) && !asksConsent.test(folded) ? bakingWeight : 0;
  const prose = documentWeight >= 4 ? 0.2 * (documentWeight - 2) : 0;
  // A newsletter line inside a long banner says little; in a short pop-up it says what the pop-up is for.
  const brevity = folded.length > 1200 ? 0.5 : 1;
  return Math.min(1, Math.max(0, Math.min(1, sum(folded, cuesFor)) - brevity * (sum(folded, cuesAgainst) + eaten) - prose));
}

/**
 * True when a banner's layer leaves the visitor the choice between agreeing to tracking and paying: it offers agreement, asks for money
 * or a subscription, and holds no free refusal. `controls` are those of one layer, usually the first.
 */
export function payOrConsent(text: string, controls: readonly Pick<BannerControl, 'role'>[]): boolean {
  const offers = (role: BannerControl['role']) => controls.some((control) => control.role === role);
  if (!offers('accept') || offers('reject')) return false;
  if (offers('pay')) return true;
  const folded = fold(text);
  return payCue.test(folded) && untrackedForPay.test(folded);
}
