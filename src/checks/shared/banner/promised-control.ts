import type { BannerEvidence } from '#evidence/banner.ts';
import { isSameSite } from '#knowledge/registrable-domain.ts';
import type { Facts } from '../../facts.ts';
import { sentencesOf } from '../notice/notice-passages.ts';
import { readablePages } from '../site/legal-page.ts';
import { mentions, plainText, quoted, wholeWords } from '../wording.ts';

/** A control of the website itself, by the words a notice has for it. */
const ownControl = wholeWords(
  '(?:cookie|einwilligungs|consent|privatsphären?|privacy|datenschutz|tracking)[\\s-]{0,3}(?:einstellungen|präferenzen|auswahl|verwaltung|settings|preferences|choices)|(?:cookies?|einwilligung(?:en)?)\\s+(?:verwalten|ändern|anpassen)|manage\\s+(?:cookies?|consent)',
);
const onThePage = wholeWords(
  '(?:am|im|unten|ganz)\\s+(?:[a-zß-ɏ]+\\s+){0,3}(?:ende|fuß|fußbereich|seitenende|rand|fußzeile)|fu(?:ß|ss)(?:zeile|bereich|leiste)|footer|(?:unten|oben)\\s+(?:links|rechts)|unten\\s+auf\\s+(?:der|jeder|dieser)\\s+(?:web)?-?(?:seite|site)|(?:am|unterer?)\\s+seitenende|auf\\s+jeder\\s+(?:unter)?seite|schaltfläche|button|bottom\\s+of|on\\s+every\\s+page',
);
const takesBack = wholeWords(
  'widerruf[a-zß-ɏ]*|wider(?:rufen|sprechen)|zurück(?:zu)?(?:nehmen|ziehen)|(?:ver)?änder[a-zß-ɏ]*|anpass[a-zß-ɏ]*|anzupassen|lösch[a-zß-ɏ]*|entfern[a-zß-ɏ]*|(?:de)?aktivier[a-zß-ɏ]*|abwähl[a-zß-ɏ]*|abzuwählen|öffne[a-zß-ɏ]*|aufruf[a-zß-ɏ]*|aufzurufen|verwalten|withdraw[a-z]*|revoke|change|adjust|delete|remove|clear|open|manage|disable',
);
/** Settings of something else; and an icon without a name may have been missed. */
const elsewhere = wholeWords(
  'browsers?|browser-?\\s?einstellungen|newsletter|e-mail|google[\\s-]konto|facebook[\\s-]konto|android|ios|[a-zß-ɏ-]*symbol[a-zß-ɏ]*|icons?|fingerabdruck|fingerprint|zahnrad',
);
/** An icon that stands for the choice, by the words a notice has for it. A search by words does not find it: it may have been missed. */
const ownIcon = wholeWords(
  '(?:cookie|keks|einwilligungs|consent|privatsphären?|privacy|datenschutz)[\\s-]{0,3}(?:symbol|icon|logo|button)[a-zß-ɏ]*|(?:symbol|icon|fingerabdruck|zahnrad|schild|keks)[a-zß-ɏ-]*\\s+(?:[a-zß-ɏ]+\\s+){0,2}(?:unten|am|im|in\\s+der)(?=\\s)',
);
const ofChoice = wholeWords('cookies?[a-zß-ɏ-]*|einwilligung[a-zß-ɏ]*|zustimmung[a-zß-ɏ]*|consent|auswahl|entscheidung');
const otherPlace = wholeWords('browsers?|newsletter|e-mail|google[\\s-]konto|facebook[\\s-]konto|android|ios');
/** Labels by which such a control may be called on a page. */
const label =
  /(?:cookie|consent|einwilligung|privatsph|datenschutz|privacy|tracking)[^\n]{0,25}(?:einstellung|auswahl|verwalt|settings|preferences|präferenz|manage|ändern|anpass|widerruf|choices)|(?:einstellungen|auswahl|settings|preferences|manage|ändern|anpassen|widerrufen)[^\n]{0,25}(?:cookie|consent|einwilligung|privat|datenschutz|privacy)|^\W{0,3}cookies?\W{0,3}$|^\W{0,3}consent\W{0,3}$/iu;

/** A sentence that promises a control, and on how many pages none was found. Of an icon it is less sure that it is not there. */
export interface MissingControl {
  quote: string;
  pages: number;
  isIcon: boolean;
}

/**
 * The sentence of a notice that promises a control on the pages, where no visited page has one; null: none promised, found, or not
 * to be told, because accepting failed (many controls show only then) or a page was not read completely.
 */
export function missingPromisedControl({
  privacy,
  pages,
  withdrawal,
  accepted,
  banner,
}: Pick<Facts, 'privacy' | 'pages' | 'withdrawal' | 'accepted'> & Partial<Pick<Facts, 'banner'>>): MissingControl | null {
  const at = whereMissing({ pages, withdrawal, accepted, banner });
  return at === null ? null : promisedIn(sentencesOf(privacy.text), at);
}

/** The same for the words of the banner itself, on any layer. */
export function missingControlOfBanner(
  asked: BannerEvidence,
  facts: Pick<Facts, 'pages' | 'withdrawal' | 'accepted' | 'banner'>,
): MissingControl | null {
  const at = whereMissing(facts);
  const lines = [asked.text, asked.deeperText ?? '']
    .join('\n')
    .slice(0, mostOfBanner)
    .split(/(?<=[.!?])\s+|\n/);
  return at === null
    ? null
    : promisedIn(
        lines.map((text) => ({ text })),
        at,
      );
}

const mostOfBanner = 20_000;

/** Pages on which no control was found, all of them read completely; null where that is not known. */
function whereMissing({
  pages,
  withdrawal,
  accepted,
  banner,
}: Pick<Facts, 'pages' | 'withdrawal' | 'accepted'> & Partial<Pick<Facts, 'banner'>>): number | null {
  const performed = accepted.method === 'no-banner' || (accepted.performed && accepted.verified);
  if (!performed || withdrawal.length > 0) return null;
  const read = readablePages(pages);
  if (read.length === 0 || read.some(({ textComplete }) => !textComplete)) return null;
  const ofBanner = new Set(banner?.banner?.controls.map(({ text }) => text.trim()));
  return read.some((page) => staysWithLabel(page, ofBanner)) ? null : read.length;
}

function promisedIn(sentences: readonly { text: string }[], pages: number): MissingControl | null {
  const promises = sentences.map(({ text }) => plainText(text)).filter((plain) => mentions(plain, onThePage) && tellsToTakeBack(plain));
  const control = promises.find(isOfOwnControl);
  const promise =
    control ?? promises.find((plain) => mentions(plain, ownIcon) && mentions(plain, ofChoice) && !mentions(plain, otherPlace));
  return promise ? { quote: quoted(promise), pages, isIcon: control === undefined } : null;
}

/**
 * Whether a page has a control with such a label that is there when the banner is gone: what it shows once, in the banner and under a
 * label of the banner, goes with it.
 */
function staysWithLabel({ links, buttons, url }: Facts['pages'][number], ofBanner: ReadonlySet<string>): boolean {
  // The help of a browser is called alike.
  const own = links.filter(({ href }) => isOnSite(href, url));
  const labelled = [...own, ...buttons].filter(({ text }) => label.test(text.slice(0, 120)));
  return labelled.some(
    ({ text, area }) =>
      area !== 'banner' || !ofBanner.has(text.trim()) || labelled.filter((other) => other.text.trim() === text.trim()).length > 1,
  );
}

function isOnSite(href: string, base: string): boolean {
  const [page, target] = [URL.parse(base), URL.parse(href, base)];
  return !page || !target || !/^https?:$/.test(target.protocol) || isSameSite(page.hostname, target.hostname);
}

/** Whether a sentence speaks of changing or taking back what was chosen. */
export function tellsToTakeBack(sentence: string): boolean {
  return mentions(sentence, takesBack);
}

/** Whether it speaks of a control of the website that the search by words would find, and of no other way. */
export function isOfOwnControl(sentence: string): boolean {
  return mentions(sentence, ownControl) && !mentions(sentence, elsewhere);
}
