import type { LegalPageFact } from '#checks/facts/pages.ts';
import { withoutAuthorNote } from './author-notes.ts';
import { contractSigns } from './contract-signs.ts';
import { beginsNotice, type Designations, designationsOf } from './designations.ts';
import { foreignKind } from './foreign-signs.ts';
import { isMenuEntry, withoutFurniture } from './furniture.ts';
import { type ImprintSigns, imprintSigns, reachSigns } from './imprint-signs.ts';
import { type OtherMatters, otherMatters } from './other-matters.ts';
import type { LegalContent, PageText } from './page-text.ts';
import { isPlaceholder, promisesMore, withoutSamples } from './placeholder.ts';
import { isPlainNotice } from './plain-notice.ts';
import { type PrivacySigns, privacySigns } from './privacy-signs.ts';
import { isStandIn, isUnrendered, saysSomethingElse } from './short-pages.ts';

type LegalKind = LegalPageFact['kind'];

/** Below this many characters nothing is stated. */
const emptyBelow = 150;
/** From so many characters on, a notice that lacks one of its parts is still one. */
const writtenFrom = 1_200;

/**
 * What a page shows itself to be, whatever it is called. `expected` is what its link promised, if any: a doubt is decided in its favour.
 * Its own text counts; what all pages share is asked only when nothing of its own is left, because some sites carry the imprint in
 * their footer. `language` as `languageOfPage` tells it.
 */
export function recognisePage(given: PageText, expected: LegalKind | null, language: string): LegalContent {
  const page = { ...given, own: withoutHyphenation(given.own), whole: withoutHyphenation(given.whole) };
  const main = withoutFurniture(page.own, page);
  const kind = recogniseText(main, page.own, page, expected, language);
  if (kind !== 'empty' && kind !== 'other') return kind;
  // A footer may hold what its page is named after.
  const shared = recogniseText(page.whole, page.whole, page, expected, language);
  if (shared !== expected || page.whole.length === main.length) return kind;
  return holdsStatement(page.whole, expected) ? shared : kind;
}

/** What somebody wrote of the site, whatever single place was left open in it: more than what a form of a notice says by itself. */
function isLargelyWritten({ parts, topics, controller }: PrivacySigns, text: string): boolean {
  return controller && (parts >= 4 || (parts >= 3 && topics >= 3 && text.length >= writtenFrom));
}

/** Words that a file breaks at the end of a line. */
function withoutHyphenation(text: string): string {
  return text.replace(/(\p{Ll})-\n(?=\p{Ll})/gu, '$1');
}

/** A footer with an address is no imprint unless it says more than how to reach the firm. */
function holdsStatement(whole: string, expected: LegalKind | null): boolean {
  if (expected !== 'imprint') return true;
  const { core, specific } = imprintSigns(whole);
  return core >= 2 && specific >= 1;
}

interface Signs {
  imprint: ImprintSigns;
  privacy: PrivacySigns;
  terms: number;
  cancellation: number;
  other: OtherMatters;
  named: Designations;
  /** Right below the heading of an imprint stands at least who, where or how to reach. */
  stated: boolean;
  /** Hardly more than an address. */
  brief: boolean;
  /** Not even that with a paragraph. */
  tiny: boolean;
}

/** `text` is what is read, `raw` the same with the lines of menus, one of which may be the heading of what follows it. */
function recogniseText(text: string, raw: string, page: PageText, expected: LegalKind | null, language: string): LegalContent {
  const imprint = imprintSigns(text);
  const other = otherMatters(text, page.title);
  const privacy = privacySigns(text);
  if (other.parked && imprint.core < 2) return 'other';
  const seen = {
    isAdvice: other.advice >= 3,
    isImprint: imprint.specific >= 1,
    isContact: other.contact >= 2,
    isNotice: isLargelyWritten(privacy, text),
  };
  const isTemplate = (part: typeof seen & { isReachable?: boolean }) => isPlaceholder(text, imprint.core >= 2, part);
  if (isTemplate(seen) && !(isReachable(text, page, expected) && !isTemplate({ ...seen, isReachable: true }))) {
    const rest = withoutAuthorNote(text, expected);
    return rest === null ? 'placeholder' : recogniseText(rest, withoutAuthorNote(raw, expected) ?? rest, page, expected, language);
  }
  const short = text.length < emptyBelow;
  if (other.notFound && text.length < 2_500 && imprint.core + imprint.specific < 4) return 'other';
  const plainNotice = expected === 'privacy' && isPlainNotice(text, page, privacy, imprint, other);
  if (imprint.core + imprint.specific < 3 && privacy.parts < 2 && privacy.topics < 3 && privacy.everyday < 3) {
    if (isUnrendered(text)) return 'empty';
    if (!plainNotice && isStandIn(text)) return 'other';
  }
  const named = designationsOf(raw, page);
  // Its heading reads like the link to it in every footer, so that it may be missing in the page's own text.
  const isCalledSo = expected === 'imprint' && named.page.has('imprint') && text.length < 400 && /\S@\S/.test(text.slice(0, 150));
  const stated =
    imprint.core >= 1 &&
    (named.sections.imprint.some((position) => imprintSigns(raw.slice(position, position + 250)).core >= 1) || isCalledSo);
  // Short texts can be complete imprints, and hardly ever complete notices.
  if (short && !plainNotice && imprint.core < 2 && !stated && privacy.everyday < 3 && privacy.parts + privacy.topics < 3)
    return other.locked || other.credits > 0 || isConsentPage(raw, page) || isDirectory(page) || saysSomethingElse(text)
      ? 'other'
      : promisesMore(text)
        ? 'placeholder'
        : 'empty';
  if (language !== 'de' && language !== 'en' && language !== '') {
    const foreign = foreignKind(text, `${page.title}\n${page.headings.slice(0, 3).join('\n')}`);
    if (foreign !== 'other') return foreign;
  }
  const { terms, cancellation } = contractSigns(text);
  const signs: Signs = { imprint, privacy, terms, cancellation, other, named, stated, brief: text.length < 1_200, tiny: text.length < 400 };
  const onlySpeaksOfIt = speaksOfOthers(signs);
  const isPrivacy = !onlySpeaksOfIt && showsPrivacy(signs, { text, raw }, expected);
  if (!onlySpeaksOfIt && isContract(signs, isPrivacy)) {
    if (expected === 'cancellation' && cancellation >= 2) return 'cancellation';
    if (signs.terms >= 3) return showsTermsToo(signs, raw) ? 'combined' : 'terms';
  }
  if (isPrivacy) return showsImprintToo(signs, raw) || showsTermsToo(signs, raw) ? 'combined' : 'privacy';
  if (onlySpeaksOfIt) return named.page.has('imprint') && showsImprint(signs, expected) && other.advice < 3 ? 'imprint' : 'other';
  if (expected === 'cancellation' && cancellation >= 2) return 'cancellation';
  // Whoever sells says where to send the withdrawal; that makes no imprint of the instruction.
  const isInstruction = named.sections.cancellation.length > 0 && cancellation >= 3 && imprint.specific === 0;
  if (named.page.has('cancellation') && cancellation >= 2 && (!named.page.has('imprint') || isInstruction)) return 'cancellation';
  // The entry of a menu looks like a heading where its page begins right below it.
  const headsImprint = page.headings.some((heading) => /impressum|imprint|anbieterkennzeichnung/i.test(heading));
  const calledImprint = named.page.has('imprint') && (headsImprint || imprint.specific > 0);
  if ((expected === 'terms' || named.page.has('terms')) && terms >= 3 && !calledImprint)
    return headsImprint && showsImprintToo(signs, raw) ? 'combined' : 'terms';
  if (showsImprint(signs, expected)) return holdsTerms(signs, raw) ? 'combined' : 'imprint';
  if (cancellation >= 3) return 'cancellation';
  if (terms >= 4 || (terms >= 3 && (text.match(clause)?.length ?? 0) >= 4)) return 'terms';
  if (plainNotice) return 'privacy';
  // Of a footer that no other page has, nothing is left but how to reach the firm.
  const isFooter =
    expected === 'privacy' &&
    imprint.core >= 2 &&
    text.length < 400 &&
    !saysSomethingElse(text) &&
    other.advice + other.jobs + other.credits === 0;
  return isFooter && !other.locked ? 'empty' : 'other';
}

/**
 * An imprint with gaps: beside its open fields it says where its provider is and how to reach it. All pages may show the address, so that it
 * is missing among the lines of its own.
 */
function isReachable(text: string, { whole, title, headings }: PageText, expected: LegalKind | null): boolean {
  if (expected !== 'imprint' && ![title, ...headings].some((name) => /impressum|imprint|anbieterkennzeichnung/iu.test(name))) return false;
  const own = withoutSamples(text);
  const said = reachSigns(own);
  if (imprintSigns(own).specific === 0 || !(said.address || said.contact)) return false;
  const shared = reachSigns(withoutSamples(whole));
  return shared.address && shared.contact;
}

/** A page for nothing but choosing cookies, named so: its words are those that banners have. */
function isConsentPage(raw: string, { title, headings }: PageText): boolean {
  const named = [title, ...headings.slice(0, 2)].some((name) =>
    /(?:cookie|datenschutz|privatsphäre|privacy)[a-zß-ɏ -]{0,3}(?:einstellung|settings|präferenz|preferences)/iu.test(name),
  );
  return named && otherMatters(raw, title).consentSettings >= 3;
}

/** A page that only lists other pages, and says so: nothing is missing on it. */
function isDirectory({ title, headings }: PageText): boolean {
  return [title, ...headings.slice(0, 3)].some((name) =>
    /(?<![a-zß-ɏ])(?:site ?map|(?:inhalts|seiten|stichwort)(?:verzeichnis|übersicht)|übersicht|alle seiten|a ?[-–] ?z|archiv|downloads?|suche|suchergebnis[a-zß-ɏ]*|search(?: results)?)(?![a-zß-ɏ])/iu.test(
      name,
    ),
  );
}

/** An article, an offer, statutes, a job: legal words without a legal page. */
function speaksOfOthers({ other, privacy, imprint, named }: Signs): boolean {
  const calledLegal = named.page.size > 0;
  if (other.advice >= (privacy.controller && calledLegal ? 5 : imprint.specific >= 3 && calledLegal ? 4 : 2)) return true;
  if (other.statutes >= 5 && !calledLegal) return true;
  if (other.statutes >= 6 && privacy.parts < 5) return true;
  if (other.jobs >= 3 && privacy.parts < 4) return true;
  return other.consentSettings >= 3 && privacy.parts < 4 && imprint.core < 3;
}

function showsPrivacy(
  { privacy, named, terms, imprint, other }: Signs,
  { text, raw }: { text: string; raw: string },
  expected: LegalKind | null,
): boolean {
  const { parts, topics } = privacy;
  // Two or three sentences on the server and its data, said to nobody and by nobody.
  if (!privacy.ownVoice && !privacy.controller)
    return named.page.has('privacy') && text.length < 900 && privacy.everyday >= 3 && other.advice + other.jobs + other.contact === 0;
  const calledSo = named.page.has('privacy') || named.sections.privacy.length > 0;
  const calledImprint = named.page.has('imprint') || imprint.specific >= 3;
  // Terms with a clause on data, whatever their page is called.
  if (terms >= 5 && parts < 3 && named.sections.terms.length > 0) return false;
  if (parts >= 4 && topics >= 2) return true;
  if (parts >= 3 && (calledSo || topics >= 3)) return true;
  if (!calledImprint && privacy.everyday >= 3 && (calledSo || expected === 'privacy')) return true;
  // Told in a voice of its own behind the right link: its name may be a joke.
  const isPlain = other.advice + other.jobs + other.statutes + other.contact === 0;
  if (expected === 'privacy' && parts >= 2 && imprint.specific < 3 && parts + topics + privacy.everyday >= 5 && isPlain && terms < 3)
    return true;
  // Below an imprint, under a name of its own.
  if (calledImprint && named.sections.privacy.some((position) => isNoticePart(raw.slice(position)))) return true;
  // Poor notices are notices; a paragraph on data protection below an imprint is none.
  if (!named.page.has('privacy') || calledImprint) return false;
  if (terms >= 5 || text.length <= 100) return false;
  if (parts + topics >= 4 || (text.length > 400 && parts + topics >= 2)) return true;
  return parts >= 1 && parts + topics + privacy.everyday >= 3 && other.advice + other.jobs + other.statutes + other.contact === 0;
}

/** "§ 3 Mietzeit", "4. Haftung" */
const clause = /(?:^|\n) ?(?:§ ?\d{1,2}|\d{1,2}[.)]) [^\n]{3,80}(?=\n|$)/gu;

/** More than the old paragraph on data protection: bases or purposes, and what is told of the site. */
function isNoticePart(section: string): boolean {
  const { parts, topics, everyday, controller } = privacySigns(section);
  return parts >= 2 && (controller || topics >= 3) && topics + everyday >= 5;
}

/** A notice names who is responsible as an imprint does; an imprint besides says that it is one, in a section of its own. */
function showsImprintToo({ imprint, named }: Signs, raw: string): boolean {
  if (imprint.core < 2) return false;
  // Who provides the site, said before the notice begins, needs no heading.
  const first = named.sections.privacy.find((position) => position > 60);
  if (first !== undefined && first < 3_000) {
    const preface = imprintSigns(raw.slice(0, first));
    if (preface.core >= 2 && preface.specific >= 1) return true;
  }
  return named.sections.imprint
    .filter((position) => !leadsElsewhere(raw, position))
    .some((position) => {
      const section = imprintSigns(raw.slice(position, position + 900));
      if (section.core >= 2 && (section.core === 3 || section.specific >= 1)) return true;
      // A heading that names both announces both.
      const next = named.sections.privacy.find((notice) => notice > position) ?? raw.length;
      if (named.page.has('imprint') && imprintSigns(raw.slice(position, Math.min(next, position + 200))).core >= 2) return true;
      // A private person's imprint is name, address and e-mail; the same follows the last entry of a menu by chance.
      return (
        imprintSigns(raw.slice(position, position + 250)).core >= 2 &&
        !isMenuEntry(raw.slice(0, position).trimEnd().split('\n').at(-1) ?? '')
      );
    });
}

/** "Impressum" as the last entry of a menu, right above the heading of the notice, or as a line that links there. */
function leadsElsewhere(raw: string, position: number): boolean {
  const [line = '', ...below] = raw.slice(position, position + 400).split('\n');
  if (/:\s*(?:https?:|www\.|siehe|hier|\/)/i.test(line)) return true;
  const next = below.find((each) => each.trim() !== '') ?? '';
  return beginsNotice(next);
}

/** Terms and a notice one below the other, each under its own heading and whole; a clause on data is no notice, nor the reverse. */
function showsTermsToo({ named, terms }: Signs, raw: string): boolean {
  if (terms < 3) return false;
  // A clause has the number of a clause.
  const notices = named.sections.privacy.filter(
    (position) => !/^\W{0,4}\d/u.test(raw.slice(position, position + 12)) && privacySigns(raw.slice(position, position + 8_000)).parts >= 3,
  );
  return named.sections.terms.some((position) => {
    const next = notices.find((notice) => notice > position) ?? raw.length;
    return notices.some((notice) => notice !== position) && contractSigns(raw.slice(position, Math.min(next, position + 8_000))).terms >= 3;
  });
}

/** Terms of a contract below an imprint, under a heading of their own. */
function holdsTerms({ named, terms }: Signs, raw: string): boolean {
  return terms >= 4 && named.sections.terms.some((position) => contractSigns(raw.slice(position, position + 8_000)).terms >= 4);
}

function showsImprint({ imprint, named, other, privacy, stated, brief, tiny }: Signs, expected: LegalKind | null): boolean {
  const { core, specific } = imprint;
  const calledSo = named.page.has('imprint');
  if (calledSo)
    return (
      (core >= 2 || stated || (core === 1 && specific >= 1 && expected === 'imprint' && brief)) &&
      !(other.credits >= 3 && core + specific < 3)
    );
  if (named.page.has('privacy') && privacy.parts >= 2) return false;
  if (named.sections.imprint.length > 0 && core >= 2 && (specific >= 1 || (expected === 'imprint' && other.contact === 0))) return true;
  if (expected !== 'imprint') return core >= 3 && specific >= 3 && other.contact < 2;
  // Called something else: an address alone makes a contact page.
  if (other.contact >= 1 || other.jobs >= 2 || other.credits >= 3 || named.elsewhere) return core >= 2 && specific >= 2;
  return core >= 2 && (specific >= 1 || (core === 3 && brief) || (tiny && other.contact + other.statutes === 0));
}

/** Terms and withdrawal instructions may hold a section on data; they are called by their own name. */
function isContract({ terms, cancellation, named }: Signs, isPrivacy: boolean): boolean {
  const called = named.page.has('terms') || named.page.has('cancellation');
  if (!isPrivacy) return false;
  return called && !named.page.has('privacy') && (terms >= 4 || cancellation >= 3);
}
