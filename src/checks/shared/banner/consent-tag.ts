import type { ConsentMarkFact } from '../../facts/pages.ts';
import { asWritten } from './consent-filing.ts';

/** Start tag of an element as evidence: what tells consent tools how to treat it, and its address. */
export function tagOf({ element, type, attributes, urls, code }: ConsentMarkFact): string {
  const written = [
    ...(type === null ? [] : [asWritten('type', type)]),
    ...Object.entries(attributes).map(([name, value]) => asWritten(name, value)),
  ];
  const address = urls[0] === undefined ? '' : code === undefined ? ` … ${urls[0]}` : ` … ${URL.parse(urls[0])?.host ?? ''}`;
  return `<${element} ${written.join(' ')}>${address}`.slice(0, 300);
}
