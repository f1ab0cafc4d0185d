import type { LinkEvidence } from '#evidence/pages.ts';
import type { FormFact } from '../../facts/forms.ts';
import type { PageFact } from '../../facts/pages.ts';
import type { Facts } from '../../facts.ts';
import { pageAt, plainAddress, readablePages } from '../site/legal-page.ts';
import { languageOf } from '../site/text-language.ts';

const applicants = /bewerb(?:er|ung|ende)|applica(?:nt|tion)|recruit/iu;
const protection = /datenschutz|privacy|data\s+protection/iu;

/** A link to a separate notice on applications, and the page it leads to where that was visited. */
export interface ApplicantsNotice {
  page: PageFact;
  link: LinkEvidence;
  target: PageFact | null;
}

/** The separate notice on applications to which a page links, one that was visited first; null: none is linked. */
export function applicantsNotice(pages: readonly PageFact[]): ApplicantsNotice | null {
  const found = readablePages(pages).flatMap((page): ApplicantsNotice[] => {
    const link = page.links.find(({ text, visible }) => visible && applicants.test(text) && protection.test(text));
    return link ? [{ page, link, target: pageAt(pages, link.href) }] : [];
  });
  return found.find(({ target }) => target !== null) ?? found[0] ?? null;
}

/** Whether a page says of itself that it is a notice on applications: read as one, not merely linked as one. */
export function isReadAsApplicantsNotice(target: PageFact | null): target is PageFact {
  return target !== null && readablePages([target]).length > 0 && applicants.test(target.text);
}

/**
 * Separate notices that cover a form (Art. 13 GDPR asks for the information, not for one page of it): linked on the form's own page or in
 * the privacy notice. One on applications covers forms for applications alone, and these are covered by no other.
 */
export function separateNoticesFor(form: FormFact, { privacy, pages }: Pick<Facts, 'privacy' | 'pages'>): PageFact[] {
  const readable = readablePages(pages);
  const linking = [form.pageUrl, privacy.url].flatMap((url) => (url === null ? [] : (pageAt(readable, url) ?? [])));
  const linked = new Set(
    linking.flatMap(({ url, links }) =>
      links.flatMap(({ href, visible }) => (visible ? plainAddress(URL.parse(href, url)?.href ?? href) : [])),
    ),
  );
  return readable.filter(({ kind, url, title, headings }) => {
    const heads = [title, ...headings.slice(0, 2)];
    if (kind !== 'other' || !linked.has(plainAddress(url)) || !heads.some((head) => protection.test(head))) return false;
    return heads.some((head) => applicants.test(head)) === (form.kind === 'application');
  });
}

/** What a notice calls itself, for whom ever it is: "Datenschutzhinweise für Bewerber", "Datenschutzinformation für Kunden". */
const notice =
  /^(?:information(?:en)?\s+(?:zum|zur|über\s+den)\s+)?datenschutz(?:-?(?:hinweise?n?|information(?:en)?|erklärung|bestimmungen))?(?:\s+(?:für|bei|im|in|zu|zur|zum|auf)\s|$)|^(?:hinweise|information(?:en)?)\s[^\n]{0,40}?datenschutz|^privacy\s+(?:notice|information)\s+for\s/iu;

/** Notices beside the main one, in its language: pages whose heading says that they are one. Texts on cookies are none. */
export function separateNotices({ privacy, pages }: Pick<Facts, 'privacy' | 'pages'>): PageFact[] {
  const main = languageOf(privacy.text);
  return readablePages(pages).filter(
    ({ kind, url, headings, text, textComplete }) =>
      (kind === 'other' || kind === 'privacy') &&
      privacy.url !== null &&
      plainAddress(url) !== plainAddress(privacy.url) &&
      textComplete &&
      headings.slice(0, 2).some((head) => notice.test(head.trim())) &&
      /(?:art\.?|artikel)\s*(?:6|9|13)|rechtsgrundlage|verantwortlich|controller/iu.test(text) &&
      languageOf(text) === main,
  );
}
