import type { Facts } from '../../facts.ts';

const path =
  /\/(?:warenkorb|cart|basket|checkout|kasse|kassenbereich|bestell(?:en|ung|vorgang)|order|payment|bezahl(?:en|ung)|zahlung|login|log-in|signin|anmeld(?:en|ung)|einloggen|konto|mein-konto|my-account|account|register|registrier(?:en|ung)|kundenkonto)(?=[/.?#_-]|$)/i;

/** Addresses of pages on which visitors log in, register, order or pay: there a service may guard against fraud. */
export function accountPages({ pages, forms }: Pick<Facts, 'pages' | 'forms'>): ReadonlySet<string> {
  const withForm = forms
    .filter(({ kind }) => kind === 'login' || kind === 'registration' || kind === 'order')
    .map(({ pageUrl }) => pageUrl);
  const byAddress = pages.map(({ url }) => url).filter((url) => path.test(URL.parse(url)?.pathname ?? ''));
  return new Set([...withForm, ...byAddress]);
}
