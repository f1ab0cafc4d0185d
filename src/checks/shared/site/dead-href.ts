/** Fragments that lead to the beginning or a bare part of a page, never to a legal text; "top" does so without any such element. */
const bareFragment =
  /^#(?:!|\/|_|-|0|x|top|page-?top|to-?top|back-?to-?top|oben|nach-?oben|seitenanfang|start|home|header|link|url|leer|empty|none|null|undefined|void|no-?link|nolink|dummy|placeholder|platzhalter)?$/i;

/**
 * A link that leads nowhere: no address, a script, an empty fragment or one that only leads to the page's beginning. Any other fragment may
 * be a part of the page or open one. `base`: the page that has it, for links that write its own address in full.
 */
export function isDeadHref(href: string, base = ''): boolean {
  const written = href.trim();
  if (written === '' || /^javascript:/i.test(written)) return true;
  const at = written.indexOf('#');
  if (at < 0 || !bareFragment.test(written.slice(at))) return false;
  return at === 0 || (base !== '' && withoutFragment(written) === withoutFragment(base));
}

function withoutFragment(address: string): string {
  return address.replace(/#.*$/, '').replace(/\/$/, '');
}
