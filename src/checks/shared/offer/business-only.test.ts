import { describe, expect, it } from 'vitest';
import { field, formFact, pageFact, siteUrl } from '../../../../test/factories/facts.ts';
import { addressesBusinessesOnly, businessSign, offersPrivateChoice, termsExcludeConsumers } from './business-only.ts';

const start = (text: string) => [pageFact({ text })];

describe('says that nobody but businesses is addressed', () => {
  it.each([
    'Unser Angebot richtet sich ausschließlich an Unternehmen.',
    'Wir sind Großhändler. Unsere Preise richten sich nur an Gewerbetreibende.',
    'Diese Website richtet sich ausschließlich an Geschäftskunden.',
    'Unsere Angebote richten sich nur an Unternehmer im Sinne des § 14 BGB.',
    'Das Angebot richtet sich an Unternehmer im Sinne von § 14 BGB.',
    'Auftraggeber sind ausschließlich Unternehmen und Behörden.',
    'Unsere Kunden sind nur kleine und mittlere Unternehmen, Kommunen und öffentliche Einrichtungen.',
    'Verkauf ausschließlich an Gewerbetreibende.',
    'Wir liefern ausschließlich an Fachhändler, nicht an Privatkunden.',
    'Wir beliefern nur Industriebetriebe.',
    'Kein Verkauf an Privatpersonen!',
    'Portal\nLogin\nWir arbeiten ausschließlich für Unternehmen.',
    'Our software is offered exclusively to businesses.',
    'We sell only to public authorities and companies.',
    'Business customers only',
    'For businesses only. All prices exclude VAT.',
    'For companies only – prices net.',
    'Verkauf ausschließlich an Unternehmen.\nKann ich auch als Privatperson bestellen?\nNein, das geht leider nicht.',
    'Verkauf ausschließlich an Unternehmen. Als Verbraucher können Sie hier nicht bestellen.',
    'Verkauf ausschließlich an Unternehmen. Sind Sie Privatperson? Fragen Sie im Fachhandel.',
    'Unser Angebot richtet sich ausschließlich an Unternehmer, Gewerbetreibende, Freiberufler, Vereine und öffentliche Institutionen.',
    'Dieser Onlineshop richtet sich nur an Unternehmer*innen im Sinne des § 14 BGB.',
    'Unser Angebot richtet sich nicht an Verbraucher:innen i. S. d. § 13 BGB, sondern an Handwerk und Industrie.',
    'Wir beliefern ausschließlich gewerbliche Kunden.',
    'Nur für Gewerbetreibende! Alle Preise verstehen sich netto zzgl. MwSt.',
    'Bestellberechtigt sind ausschließlich Unternehmen, Handwerker und Selbstständige.',
    'An Privatpersonen verkaufen wir leider nicht.',
    'Ein Verkauf an Verbraucher ist ausgeschlossen.',
    'For companies only. All prices in euros per month, plus statutory VAT.',
    'Can private persons use it?\nNo. It is offered to entrepreneurs within the meaning of section 14 BGB only.',
    'We work exclusively with companies.',
    'Unser Angebot richtet sich ausschließlich an Unternehmen.\nKönnen Privatkunden bei Ihnen bestellen?\nNein, das ist nicht vorgesehen.',
  ])('%s', (text) => expect(addressesBusinessesOnly(start(text))).toBe(true));
});

describe('does not say so', () => {
  it.each([
    'Unser Angebot richtet sich nicht ausschließlich an Unternehmen.',
    'Auch für Unternehmen.',
    'Nicht nur für Unternehmen.',
    'Für Privatkunden und Unternehmen.',
    'Dieser Tarif richtet sich nur an Unternehmen.',
    'Der Händlerbereich: Der Login richtet sich nur an Händler.',
    'Unser Angebot richtet sich nur an Unternehmen und Privatpersonen.',
    'Unser Angebot richtet sich nur an Unternehmen, Vereine und Privatpersonen.',
    'Unser Angebot richtet sich nur an Unternehmen und Studierende.',
    'Unser Angebot richtet sich an Unternehmen.',
    'Preise nur für Händler sichtbar.',
    'Kauf auf Rechnung nur für Unternehmen.',
    'Unser Angebot richtet sich ausschließlich an Unternehmen.\nStrom für Privatkunden',
    'Unser Angebot richtet sich ausschließlich an Unternehmer im Sinne von § 14 BGB.\nKann ich mich auch als Privatperson anmelden?\nKlar. Wählen Sie bei der Registrierung „Privatperson“.',
    'Verkauf nur an Unternehmen.\nIch melde mich an als\nUnternehmen\nPrivatperson',
    'Discounts are available only to businesses.',
    'Available only to businesses and individuals.',
    'Wir liefern nicht an Packstationen.',
    'Dieser Rabatt richtet sich nicht an Privatpersonen.',
    'Wir verkaufen an Unternehmen und gerne auch an Privatpersonen.',
    'Nur für Gewerbetreibende! Kauf auf Rechnung.',
    'Unser Angebot richtet sich nur an Gewerbetreibende, Vereine und Endverbraucher.',
    'We sell to public authorities and companies worldwide.',
    'Unser Angebot richtet sich ausschließlich an Unternehmen.\nKönnen Privatkunden bei Ihnen bestellen?\nJa, gern.',
    'Training is offered to companies under a framework agreement.',
  ])('%s', (text) => expect(addressesBusinessesOnly(start(text))).toBe(false));

  it('on a legal page: terms speak of one group after the other', () => {
    const terms = pageFact({ kind: 'terms', url: `${siteUrl}agb`, text: 'Dieser Abschnitt: Verkauf nur an Unternehmer.' });
    expect(addressesBusinessesOnly([pageFact(), terms])).toBe(false);
  });
});

describe('terms shut consumers out', () => {
  const site = (text: string, ...more: ReturnType<typeof pageFact>[]) =>
    termsExcludeConsumers([pageFact(), pageFact({ kind: 'terms', url: `${siteUrl}agb`, text }), ...more]);

  it.each([
    'Diese AGB gelten ausschließlich gegenüber Unternehmern im Sinne von § 14 BGB.',
    '1.1 Unsere Verkaufsbedingungen gelten nur gegenüber Unternehmern, juristischen Personen des öffentlichen Rechts oder Sondervermögen.',
    'Verträge mit Verbrauchern werden nicht geschlossen.',
    'Unser Angebot richtet sich ausschließlich an Gewerbetreibende.',
    'These terms apply only to businesses.',
  ])('%s', (text) => expect(site(text)).toBe(true));

  it.each([
    'Verbraucher ist jede natürliche Person. Diese Ziffer gilt ausschließlich gegenüber Unternehmern.',
    'Die Garantiebedingungen gelten für alle Kunden.',
    'Diese AGB gelten nur gegenüber Unternehmern. Verbraucher können binnen vierzehn Tagen widerrufen.',
  ])('not: %s', (text) => expect(site(text)).toBe(false));

  it('not where consumers are addressed or instructed', () => {
    const text = 'Diese AGB gelten nur gegenüber Unternehmern.';
    expect(site(text, pageFact({ kind: 'cancellation', url: `${siteUrl}widerruf` }))).toBe(false);
    expect(site(text, pageFact({ kind: 'other', url: `${siteUrl}x`, text: 'Für Privatkunden' }))).toBe(false);
  });
});

describe('names businesses as customers', () => {
  it.each([
    ['Ausschließlich für Unternehmen und Einrichtungen.', 'Ausschließlich für Unternehmen und Einrichtungen'],
    ['Hero\nWe sell to public authorities and companies worldwide. More', 'We sell to public authorities and companies worldwide'],
    ['Unser Angebot richtet sich an Unternehmen.', 'Unser Angebot richtet sich an Unternehmen'],
  ])('%s', (text, quote) => expect(businessSign(start(text))).toEqual({ url: siteUrl, quote }));

  it.each([
    'Auch für Unternehmen.',
    'Nicht nur für Unternehmen.',
    'Für Privatkunden und Unternehmen.',
    'Nur für Unternehmen und Interessierte.',
    'Ausschließlich für Unternehmen.\nStrom für Privathaushalte',
    'Wir verkaufen an Unternehmen und Endverbraucher.',
    'We sell to companies and consumers.',
  ])('not: %s', (text) => expect(businessSign(start(text))).toBeNull());
});

describe('lets somebody choose to be a private person', () => {
  const radios = ['Unternehmen', 'Privatperson'].map((label) => field({ type: 'radio', name: 'type', label }));
  it.each<[string, Partial<Parameters<typeof formFact>[0]>, boolean]>([
    ['by a radio button where an account is opened', { kind: 'registration', fields: radios }, true],
    ['in a list where something is ordered', { kind: 'order', fields: [field({ type: 'select', options: ['Firma', 'Privat'] })] }, true],
    ['in an enquiry', { kind: 'contact', fields: radios }, false],
    ['among firms', { kind: 'registration', fields: [field({ type: 'select', options: ['GmbH', 'Privatbank'] })] }, false],
  ])('%s', (_, part, expected) => expect(offersPrivateChoice(formFact(part))).toBe(expected));
});
