import { expect, it } from 'vitest';
import { formFact, legalPage, pageFact } from '../../../../test/factories/facts.ts';
import { separateNoticesFor } from './separate-notices.ts';

const at = (path: string) => `https://www.muster.test/${path}`;
const link = (path: string) => ({ text: 'hier', href: at(path), visible: true, area: 'body' as const });
const notice = (title: string) => pageFact({ url: at('hinweise/'), kind: 'other', title });
const covers = (kind: 'application' | 'contact', title: string, linkedOn: 'form' | 'notice' | 'elsewhere') => {
  const links = (place: string) => (place === linkedOn ? [link('hinweise')] : []);
  const pages = [
    pageFact({ url: at('formular'), kind: 'other', title: 'Formular', links: links('form') }),
    pageFact({ url: at('datenschutz'), kind: 'privacy', title: 'Datenschutz', links: links('notice') }),
    pageFact({ url: at('ueber-uns'), kind: 'other', title: 'Über uns', links: links('elsewhere') }),
    notice(title),
  ];
  const privacy = legalPage({ kind: 'privacy', url: at('datenschutz') });
  return separateNoticesFor(formFact({ kind, pageUrl: at('formular') }), { privacy, pages }).length > 0;
};

it.each([
  ['application', 'Datenschutzhinweise für Bewerber', 'form', true],
  ['application', 'Datenschutz im Bewerbungsverfahren', 'notice', true],
  ['application', 'Privacy notice for applicants', 'form', true],
  ['contact', 'Datenschutzinformation für Patienten', 'form', true],
  ['application', 'Datenschutzhinweise für Bewerber', 'elsewhere', false],
  ['application', 'Datenschutzinformation für Patienten', 'form', false],
  ['contact', 'Datenschutzhinweise für Bewerber', 'form', false],
  ['application', 'Tipps für Ihre Bewerbung', 'form', false],
] as const)('a form of kind %s, with „%s“ linked at %s', (kind, title, linkedOn, isCovered) => {
  expect(covers(kind, title, linkedOn)).toBe(isCovered);
});
