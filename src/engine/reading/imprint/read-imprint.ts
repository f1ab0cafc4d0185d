import type { LegalPageFact } from '#checks/facts/pages.ts';
import type { ImprintElement, ImprintElementKind, ImprintElements } from '#checks/shared/imprint/imprint-elements.ts';
import { withoutOpenFields } from '#checks/shared/imprint/open-fields.ts';
import { isSupportedLanguage } from '#checks/shared/site/supported-language.ts';
import type { LinkEvidence } from '#evidence/pages.ts';
import { prepareText } from '../prepare-text.ts';
import { type FoundAddress, findAddresses } from './address.ts';
import { readCompanyState } from './company-state.ts';
import { readContactForm } from './contact-form.ts';
import { readEditorial } from './editorial.ts';
import { readEmails } from './email.ts';
import { readContractParty, readProvider } from './name.ts';
import { ownLinks } from './own-links.ts';
import { type ImprintLine, lineLimit, readPassages } from './passages.ts';
import type { Provider } from './person-or-body.ts';
import { readNumbers } from './phone.ts';
import { readProfession } from './profession.ts';
import { readRegister } from './register.ts';
import { readRepresentatives } from './representative.ts';
import { withCapitals } from './small-letters.ts';
import { isStreet } from './street.ts';
import { readSupervision } from './supervision.ts';
import { readTaxIds } from './tax-ids.ts';
import { ownTopics } from './topics.ts';

/** What else is known of the page that carries the imprint. */
export interface ImprintPage {
  links: readonly LinkEvidence[];
  headings: readonly string[];
  /** Whether all of its text was kept. */
  textComplete: boolean;
}

/** What other pages tell of their provider too; names and numbers in articles, forms and statutes are examples. */
const contacts: ReadonlySet<ImprintElementKind> = new Set(['address', 'postBox', 'phone', 'fax', 'email', 'contactForm']);

/** Reads the statements of an imprint off its text and links. Other people's addresses and numbers are left out. */
export function readImprint(page: LegalPageFact, seen: ImprintPage = { links: [], headings: [], textComplete: true }): ImprintElements {
  if (page.contentKind === 'empty' || page.contentKind === 'placeholder') return { elements: [], complete: false };
  const isOtherText = page.contentKind === 'other' || page.contentKind === 'terms';
  const lines = readPassages(
    withCapitals(prepareText(withoutOpenFields(page.text))),
    page.contentKind === 'combined' || page.contentKind === 'privacy',
    seen.headings,
  );
  const addresses = findAddresses(lines);
  const address = providerAddress(addresses);
  const block = providerBlock(addresses, address);
  // Where nobody but the person responsible has an address, that person is the provider.
  const own = lines.filter(({ topic }) => ownTopics.has(topic) || (topic === 'editorial' && block?.topic === 'editorial'));
  const country = address?.country ?? null;
  const links = ownLinks(seen.links, lines);
  const provider = readProvider(lines, block, own);
  const representatives = readRepresentatives(own, provider.form, lines);
  const elements: ImprintElement[] = [
    ...provider.elements,
    ...(provider.elements.length === 0 ? owners(representatives) : []),
    ...addressElements(addresses, address, ownerOf(address, lines, provider)),
    ...contactElements(own, lines, links, country),
    ...representatives,
    ...readRegister(own, provider.form),
    ...readTaxIds(own),
    ...readSupervision(lines),
    ...readProfession(lines),
    ...readEditorial(lines),
    ...readCompanyState(lines, own),
  ];
  const isImprint = page.contentKind === 'imprint' || page.contentKind === 'combined';
  const told = isOtherText ? [...elements.filter(({ kind }) => contacts.has(kind)), ...readContractParty(own)] : elements;
  const isWhole = page.failure === null && seen.textComplete && page.text !== '' && lines.length < lineLimit;
  return { elements: told, complete: isImprint && isWhole && isSupportedLanguage(page) };
}

/** "Vertreten durch den Inhaber: Anna Beispiel": nobody else is named above, and whoever owns it provides it. */
function owners(representatives: readonly ImprintElement[]): ImprintElement[] {
  return representatives
    .filter(({ kind, quote }) => kind === 'representative' && /(?<![a-zß-ɏ])inhaber(?:in)?(?![a-zß-ɏ])/iu.test(quote))
    .slice(0, 1)
    .map(({ value, quote }) => ({ kind: 'name', value, quote }));
}

/** The provider's address: in its own lines, else at the person responsible or a branch. */
function providerAddress(addresses: readonly FoundAddress[]): FoundAddress | null {
  const streets = addresses.filter(({ kind }) => kind === 'address');
  return (
    streets.find(({ topic }) => ownTopics.has(topic)) ??
    streets.find(({ topic }) => topic === 'editorial' || topic === 'branch') ??
    addresses.find(({ topic }) => ownTopics.has(topic)) ??
    null
  );
}

/** The address that the provider's name stands above: its own post box rather than somebody else's street. */
function providerBlock(addresses: readonly FoundAddress[], address: FoundAddress | null): FoundAddress | null {
  const isOwn = address === null || ownTopics.has(address.topic);
  return isOwn ? address : (addresses.find(({ topic }) => ownTopics.has(topic)) ?? address);
}

/** Whose the only address is, where the provider itself is named apart from it: a branch below a street without a town, an editor below a brand. */
function ownerOf(address: FoundAddress | null, lines: readonly ImprintLine[], provider: Provider): ImprintElement['of'] {
  if (address?.topic === 'branch' && lines.some(({ topic, text }) => topic === 'provider' && isStreet(text))) return 'branch';
  const isBrand = provider.form === null && provider.elements.length > 0 && provider.elements.every(({ isTradeName }) => isTradeName);
  return address?.topic === 'editorial' && isBrand ? 'editorial' : undefined;
}

/** The provider's address and its post boxes: further streets in its passages are of those who are mentioned there. */
function addressElements(addresses: readonly FoundAddress[], address: FoundAddress | null, of: ImprintElement['of']): ImprintElement[] {
  const own = addresses.filter((one) => one === address || (one.kind === 'postBox' && ownTopics.has(one.topic)));
  // A firm with an office in Germany too is not told to be abroad.
  const atHome = addresses.some(({ topic, country }) => country === 'DE' && (ownTopics.has(topic) || topic === 'branch'));
  return own
    .filter((one, index) => own.findIndex((other) => other.value === one.value) === index)
    .map(({ kind, value, quote, country }) => ({
      kind,
      value,
      quote,
      ...(of !== undefined && kind === 'address' && { of }),
      ...(country !== null && country !== 'DE' && country !== 'XX' && !atHome && { country }),
    }));
}

/** A branch is reached for the firm; a warehouse or a hall is not. */
const office = /niederlassung|zweigstelle|büro|branch|standort/iu;

/** The provider's own lines and those of its offices elsewhere. */
function withOffices(own: readonly ImprintLine[], lines: readonly ImprintLine[]): ImprintLine[] {
  const known = new Set(own);
  let isOffice = false;
  return lines.filter((line) => {
    if (line.start?.topic === 'branch') isOffice = office.test(line.text);
    return known.has(line) || (line.topic === 'branch' && isOffice);
  });
}

/** Ways to reach the provider; those of the person responsible count when there are no others. */
function contactElements(
  own: readonly ImprintLine[],
  lines: readonly ImprintLine[],
  links: ReturnType<typeof ownLinks>,
  country: string | null,
): ImprintElement[] {
  const editorial = lines.filter(({ topic }) => topic === 'editorial' || topic === 'branch');
  const reached = withOffices(own, lines);
  const emails = readEmails(reached, links);
  const numbers = readNumbers(reached, links, country);
  return [
    ...(emails.length > 0 ? emails : readEmails(editorial, [])),
    ...(numbers.length > 0 ? numbers : readNumbers(editorial, [], country)),
    ...readContactForm(own, links),
  ];
}
