import { html, notFound, redirect } from '../../answers.ts';
import type { LabHost } from '../../types.ts';

const field = (name: string, label: string, type: string) => `<label>${label}<input name="${name}" type="${type}" required></label>`;

const order = (
  product: string,
) => `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>${product} – Bestellen | ablefy</title></head><body><main class="payment-form"><h1>${product}</h1>
<form method="post">${field('first_name', 'Vorname', 'text')}${field('last_name', 'Nachname', 'text')}${field('email', 'E-Mail-Adresse', 'email')}${field('street', 'Straße und Hausnummer', 'text')}${field('zip', 'PLZ', 'text')}${field('city', 'Ort', 'text')}
<label><input type="checkbox" name="terms" required> Ich habe AGB, Widerrufsbelehrung und Datenschutzerklärung gelesen.</label>
<label><input type="checkbox" name="waiver" required> Ich verlange ausdrücklich, dass vor Ablauf der Widerrufsfrist begonnen wird, und weiß, dass ich dadurch mein Widerrufsrecht bei digitalen Inhalten verliere.</label>
<button type="submit">Zahlungspflichtig bestellen</button></form><footer>Zahlungsabwicklung: ablefy GmbH, Berlin</footer></main></body></html>`;

/** ablefy, called elopage until 2024: order pages that links lead to. Addresses of the old name are sent on. */
export const ablefyHosts: readonly LabHost[] = [
  {
    host: 'ablefy.io',
    address: '104.18.24.117',
    handle({ url }) {
      const [, kind, , product, page] = url.pathname.split('/');
      return kind === 's' && product && page === 'payment' ? html(order(product)) : notFound();
    },
  },
  { host: 'elopage.com', address: '104.18.25.117', handle: ({ url }) => redirect(`https://ablefy.io${url.pathname}${url.search}`) },
];
