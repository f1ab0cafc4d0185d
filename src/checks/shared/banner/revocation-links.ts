import type { PageFact } from '../../facts/pages.ts';
import type { Facts } from '../../facts.ts';

/** Words on a control that takes back all consents at once, in either order: “Einwilligung widerrufen”, “Widerrufen Sie Ihre Einwilligung”. */
const revokes =
  /(?:einwilligung(?:en)?|zustimmung(?:en)?)\s{1,3}(?:jetzt\s|hier\s)?(?:zurückziehen|zurücknehmen|widerrufen)|(?:widerrufe|widerrufen\ssie|ziehen\ssie|widerruf)\s{1,3}(?:hier\s|jetzt\s)?(?:ihre[nr]?\s|deine[nr]?\s|meine[nr]?\s|alle[nr]?\s|(?:die|der)\s)?(?:einwilligung|zustimmung)(?:en)?(?![a-zß-ɏ])|(?:revoke|withdraw)\s{1,3}(?:all\s|your\s|my\s)?(?:cookie\s)?consents?|^(?:cookies\s)?widerrufen$/i;
const longestLabel = 60;

/** A control that takes back all consents, by its words; nobody tried it. */
export interface Revocation {
  text: string;
  page: PageFact;
  /** Nothing leads away from the page: a script listens to the click. */
  acts: boolean;
}

/** A control of the pages by which consent is taken back, other than the one that was tried; null without one. */
export function otherRevocation(control: string, pages: Facts['pages']): Revocation | null {
  if (revokes.test(control)) return null;
  const found = pages.flatMap((page) => revocationsOn(page)).filter(({ text }) => text !== control);
  return found.find(({ acts }) => acts) ?? found[0] ?? null;
}

function revocationsOn(page: PageFact): Revocation[] {
  const isMeant = ({ text, visible }: { text: string; visible: boolean }) => visible && text.length <= longestLabel && revokes.test(text);
  return [
    ...page.links.filter(isMeant).map(({ text, href }) => ({ text: text.trim(), page, acts: staysPut(href, page.url) })),
    ...page.buttons.filter(isMeant).map(({ text }) => ({ text: text.trim(), page, acts: true })),
  ];
}

/** "#" and "javascript:" name no place; a section or another page may only tell how it is done. */
function staysPut(href: string, base: string): boolean {
  if (/^(?:javascript:|#?$)/i.test(href.trim())) return true;
  const target = URL.parse(href, base);
  return target !== null && target.hash === '' && /#$/.test(target.href) && addressOf(target.href, base) === addressOf(base, base);
}

/** Whether the page is linked from all of these, so that it is one click away wherever one is. */
export function isLinkedFromAll(page: PageFact, pages: readonly PageFact[]): boolean {
  const target = addressOf(page.url, page.url);
  return pages.every(
    ({ url, links }) => addressOf(url, url) === target || links.some(({ href, visible }) => visible && addressOf(href, url) === target),
  );
}

function addressOf(href: string, base: string): string {
  const url = URL.parse(href, base);
  return url === null ? href : `${url.host}${url.pathname.replace(/\/$/, '')}`;
}
