import type { ConsentMark } from '#evidence/pages.ts';

/**
 * Runs in our world of a frame: scripts, frames and pictures that carry what a consent tool reads to hold them back or let them through.
 * Self-contained. Caps bound it: 60 elements, values of 120 characters, 4 addresses each.
 */
export function readConsentMarks(): ConsentMark[] {
  /** Attributes that only consent tools read. */
  const ofTools =
    /^(?:data-(?:cookieconsent|cookieblock-src|usercentrics|iub-purposes|suppressedsrc|cookieyes|borlabs-[a-z-]{1,40}|purposes|managed|cmp-(?:vendor|src|purpose)|cookiefirst-(?:category|script)|cookiecategory|cookiescript)|consent-(?:required|by|id|skip-blocker|original-[a-z-]{1,40}_))$/;
  const classesOfTools = /^(?:_iub_cs_activate(?:-[a-z]{1,20})?|optanon-category-[\w-]{1,40}|cmplazyload)$/;
  /** Attributes with everyday names, which consent tools read where the element waits. */
  const everyday = /^data-(?:category|categories|service|name|type|consent)$/;
  const isWaiting = (type: string | null): boolean => type !== null && /^text\/plain$/i.test(type.trim());
  const otherHost = (url: string): string | null => {
    try {
      const full = new URL(url, document.baseURI);
      return /^https?:$/.test(full.protocol) && full.host !== location.host ? full.host : null;
    } catch {
      return null;
    }
  };
  const absolute = (url: string): string | null => {
    try {
      const { href } = new URL(url, document.baseURI);
      return /^https?:/.test(href) ? href.slice(0, 300) : null;
    } catch {
      return null;
    }
  };
  const marks: ConsentMark[] = [];
  for (const element of [...document.querySelectorAll('script,iframe,img')].slice(0, 5_000)) {
    if (marks.length >= 60) break;
    const names = element.getAttributeNames().slice(0, 60);
    const type = element.getAttribute('type');
    const classes = [...element.classList].filter((name) => classesOfTools.test(name)).slice(0, 4);
    const isScript = element.tagName === 'SCRIPT';
    // Complianz writes both of these names, whether the element waits or not.
    const isPaired = names.includes('data-category') && names.includes('data-service');
    const isMarked = classes.length > 0 || names.some((name) => ofTools.test(name));
    if (!isMarked && !(isScript && isWaiting(type) && names.some((name) => everyday.test(name))) && !isPaired) continue;
    const attributes: Record<string, string> = {};
    for (const name of names) {
      if (ofTools.test(name) || everyday.test(name)) attributes[name] = (element.getAttribute(name) ?? '').slice(0, 120);
    }
    if (classes.length > 0) attributes.class = classes.join(' ').slice(0, 120);
    const own = names
      .filter((name) => /(?:^|-)(?:src|suppressedsrc)(?:-|_|$)/.test(name))
      .flatMap((name) => absolute((element.getAttribute(name) ?? '').trim()) ?? []);
    const code = isScript && own.length === 0 ? (element.textContent ?? '').slice(0, 20_000) : '';
    const named = [...code.matchAll(/["'`]((?:https?:)?\/\/[a-z0-9][a-z0-9.-]{2,100}(?:[/?#][^\s"'`\\<>]{0,200})?)["'`]/gi)]
      .slice(0, 40)
      .flatMap(([, url]) => (otherHost(url!) === null ? [] : (absolute(url!) ?? [])));
    // What names many hosts is a list of settings, no snippet that loads something.
    const snippet = new Set(named.map(otherHost)).size > 4 ? [] : named;
    const start = code.replace(/\s+/g, ' ').trim().slice(0, 120);
    marks.push({
      element: element.tagName.toLowerCase() as ConsentMark['element'],
      urls: [...new Set([...own, ...snippet])].slice(0, 4),
      ...(start !== '' && { code: start }),
      type,
      attributes,
    });
  }
  return marks;
}
