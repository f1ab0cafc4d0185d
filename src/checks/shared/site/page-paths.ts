import { shortList } from '../wording.ts';

/** Addresses of pages without their host, each once, the first four: for a sentence that says where something was seen. */
export function pathsOf(pages: readonly string[]): string {
  return shortList([...new Set(pages.map((page) => URL.parse(page)?.pathname ?? page))]);
}
