import type { ImprintElement } from '#checks/shared/imprint/imprint-elements.ts';
import type { FoundAddress } from './address.ts';
import { bodyIn, type Company, companiesIn } from './legal-form.ts';
import { offeredBy } from './offer-sentence.ts';
import type { ImprintLine } from './passages.ts';
import { personName } from './person-name.ts';
import { cleanName, isBrand, isHeading, type NameLine, type Provider, readPersonOrBody, withoutStatus } from './person-or-body.ts';
import { publicBodyLine } from './public-body.ts';

const providerLabel =
  /^(?:(?:dienste?-?)?anbieter|betreiber|(?:web|internet|website|seiten|shop)-?betreiber|herausgeber|name|firma|firmenname|unternehmen|company|provider|operator|publisher|verein|praxis|träger|rechtsträger)/iu;
const ownerLabel = /^(?:(?:allein|geschäfts|praxis|kanzlei|laden|studio|salon)?-?inh(?:aber(?:in)?|\.)|betreiber(?:in)?|owner) ?:/iu;
/** Lines that name a firm without being the provider. */
const others =
  /^(?:vertreten|gesetzlich|persönlich|komplementär|diese[rs]?,? (?:wiederum |gesetzlich )?vertreten|mitglied|geschäftsf|partner(?!schaft))/iu;
/** Somebody works for the firm: "Generalvertretung der Muster Versicherung AG", unlike "Agentur für Gestaltung GmbH". */
const agent =
  /(?:(?:vertretung|vertreter(?:in)?|(?:versicherungs|general|haupt|bezirks|gebiets|vertriebs)-?agentur|berater(?:in)?|vermittler(?:in)?|makler(?:in)?|repräsentant(?:in)?|mitarbeiter(?:in)?|partner(?:in)?|händler(?:in)?|lizenznehmer(?:in)?|franchise-?nehmer(?:in)?) (?:der|des|für|von|bei)|agentur (?:der|des|von|bei|für d(?:ie|en|as|er))) /iu;
/** Says whose offer the site is; the firm below it, if there is one, says it more plainly. */
const offer = /^(?:eine?|an?) [^\n]{3,60}? (?:der|des|von|vom|by|of) /iu;

/** Reads name and legal form of the provider; what no name tells may be told of a public body in a sentence or by who bears its school. */
export function readProvider(lines: readonly ImprintLine[], address: FoundAddress | null, own: readonly ImprintLine[]): Provider {
  const found = readNamedProvider(lines, address, own);
  const named = found.form === null ? withMerchant(found, own) : found;
  const line = named.form === null ? publicBodyLine(lines, own) : null;
  if (line === null) return named;
  const form = isChurch(line) ? 'church-body' : 'public-law';
  return { elements: [...named.elements, { kind: 'legalForm', value: form, quote: line.slice(0, 200) }], form };
}

/** "Lindenhaus, Inhaberin Petra Kant" above the address and "Petra Kant e.K." below it: the form stands with the person alone. */
function withMerchant(provider: Provider, own: readonly ImprintLine[]): Provider {
  const surnames = provider.elements.map(({ value }) => value.split(' ').at(-1)!).filter((name) => name.length > 2);
  const line = own.find(({ text }) =>
    companiesIn(text).some(({ name, form }) => form === 'ek' && surnames.some((surname) => name.split(/[ ,]/u).includes(surname))),
  );
  if (line === undefined) return provider;
  return { elements: [...provider.elements, { kind: 'legalForm', value: 'ek', quote: line.text.slice(0, 200) }], form: 'ek' };
}

/** From the lines above the address, else from labels, else from any line about the provider. */
function readNamedProvider(lines: readonly ImprintLine[], address: FoundAddress | null, own: readonly ImprintLine[]): Provider {
  const above = address === null ? linesBeforeContact(own) : linesAbove(lines, address);
  const labelled = [
    ...own.filter(({ start }) => start?.topic === 'provider' && start.rest !== '' && (start.isTitle || !start.weak)),
    ...own.flatMap(({ start, text }, index) => {
      const next = own[index + 1];
      return start?.topic === 'provider' && !start.isTitle && start.rest === '' && next && providerLabel.test(text) ? [next] : [];
    }),
  ];
  const named = [...above, ...labelled];
  const company = firstCompany(named.filter(({ text }) => !offer.test(text))) ?? firstCompany(named);
  if (company) return brandBefore(company, lines, address) ?? companyProvider(company, own);
  const person = readPersonOrBody(above, own);
  if (!person.isBrandOnly) return person;
  // Without an address nothing tells a brand from a slogan.
  if (address === null && labelled.length === 0) return { elements: [], form: null };
  const elsewhere = firstCompany(own.filter(({ topic }) => topic !== 'representative').slice(0, 60));
  if (person.elements.length === 0 && elsewhere) return companyProvider(elsewhere, own);
  // "Betreiberin: Anna Beispiel" says more than the brand above the address.
  const told = readPersonOrBody(labelled, own);
  if (person.elements.length > 0 && told.isBrandOnly) return person;
  if (told.elements.length > 0) return told;
  // The owner may stand below the address, and nobody above it.
  return readPersonOrBody(
    own.filter(({ text }) => ownerLabel.test(text)).map(({ text }) => ({ content: text, text })),
    own,
  );
}

/**
 * The brand below the title of an imprint whose only address stands at another firm, who is responsible for the site: nothing tells that
 * this firm, perhaps the agency, is the provider.
 */
function brandBefore({ company }: NamedCompany, lines: readonly ImprintLine[], address: FoundAddress | null): Provider | null {
  if (address?.topic !== 'editorial') return null;
  const editor = lines.findLastIndex(({ start }, index) => index <= address.line && start?.topic === 'editorial');
  const title = lines.findLastIndex(({ start }, index) => index < editor && start?.isTitle === true);
  if (title < 0 || editor - title > 4) return null;
  const brand = lines.slice(title + 1, editor).find(({ start, text }) => start === null && isBrand(text) && !isHeading(text));
  if (brand === undefined || companiesIn(brand.text).length > 0 || personName(cleanName(brand.text)) !== null) return null;
  const words = company.name.toLowerCase();
  const isKin = brand.text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .some((word) => word.length > 2 && words.includes(word));
  return isKin ? null : { elements: [{ kind: 'name', value: brand.text, quote: brand.text, isTradeName: true }], form: null };
}

/** Whom terms define as the other party: "der Muster Handels GmbH (nachfolgend „Verkäufer“)". */
export function readContractParty(own: readonly ImprintLine[]): readonly ImprintElement[] {
  for (const { text } of own) {
    const defined = /[ ,(]{1,2}(?:(?:im )?(?:nach)?folgend(?:en)?|nachstehend|hereinafter)(?![a-zß-ɏ])/iu.exec(text.slice(0, 600));
    const company = defined && companiesIn(text.slice(0, defined.index)).at(-1);
    if (!company) continue;
    const name = company.name.replace(/^.*(?<!\p{L})(?:der|die|des|dem|von|mit) (?=\p{Lu})/u, '');
    return companyProvider({ company: { ...company, name }, quote: text }, own).elements;
  }
  return [];
}

function companyProvider({ company, quote }: NamedCompany, own: readonly ImprintLine[]): Provider {
  const form = formOf(company, own);
  const shown = quote.slice(0, 200);
  return {
    elements: [
      { kind: 'name', value: withoutStatus(company.name).slice(0, 200), quote: shown },
      { kind: 'legalForm', value: form, quote: shown },
    ],
    form,
  };
}

/** Of an imprint without an address: what stands between its title and the first telephone number or e-mail address. */
function linesBeforeContact(own: readonly ImprintLine[]): NameLine[] {
  const from = own.findIndex(({ start }) => start?.isTitle) + 1;
  const to = own.findIndex(({ text }, index) => index >= from && /@|\(at\)|\[at\]|\d{3}/u.test(text));
  const block = from === 0 || to < 0 || to - from > 5 ? [] : own.slice(from, to);
  return block.filter(({ start, text }) => start === null && text.length < 80).map(({ text }) => ({ content: text, text }));
}

/** What stands above the street in reading order: lines of the block, and the start of its own line. */
function linesAbove(lines: readonly ImprintLine[], address: FoundAddress): NameLine[] {
  const own = lines[address.line]!;
  const head = offeredBy(nameAfterLabel(own, (own.content || own.text).slice(0, address.offset)))
    .replace(/[\s,;:–-]+$/u, '')
    .trim();
  const result: NameLine[] = [];
  for (let index = address.line - 1; index >= 0 && address.line - index <= 9; index--) {
    const line = lines[index]!;
    if (line.start?.isTitle) {
      if (line.start.rest !== '') result.unshift({ content: nameAfterLabel(line, line.start.rest), text: line.text });
      // "Angaben gemäß § 5 DDG" may stand between the name and the address.
      if (result.length > 0) break;
      continue;
    }
    if (line.topic === 'foreign' || line.topic === 'aside' || line.topic === 'prose') break;
    const content = line.start?.topic === 'representative' ? line.text : nameAfterLabel(line, line.content);
    result.unshift({ content: offeredBy(content), text: line.text });
  }
  // A line may hold name and street: "Muster GmbH, Musterstraße 1, 12345 Ort".
  const parts = head === '' ? [] : companiesIn(head).length > 0 ? [head] : head.split(/, | [-–] /);
  return [...result, ...parts.map((content) => ({ content, text: own.text }))].filter(({ content }) => content.trim() !== '');
}

/** "Impressum der Gemeinde Muster", "wird betrieben von Anna Beispiel": the name without the word that joins it to its label. */
function nameAfterLabel({ start }: ImprintLine, content: string): string {
  return start === null ? content : content.replace(/^(?:von|vom|durch|der|des|dem|den|die|für|by|of) (?:der |die |den |dem |the )?/u, '');
}

interface NamedCompany {
  company: Company;
  quote: string;
}

function firstCompany(lines: readonly NameLine[]): NamedCompany | null {
  for (const [index, { content, text }] of lines.entries()) {
    if (content.length > 300 || others.test(text) || agent.test(content)) continue;
    const above = lines[index - 1];
    const isFormAlone = above !== undefined && isNothingButForm(content) && isBrand(above.content) && !isHeading(above.content);
    const [company] = companiesIn(isFormAlone ? `${above.content.replace(/[\s,;:–-]+$/u, '')} ${content}` : content);
    if (!company) continue;
    if (isFormAlone) return { company, quote: `${above.text} ${text}` };
    // "Beispiel & Kollegen" on one line, "Rechtsanwälte PartG mbB" on the next.
    if (above && company.form === 'public-law' && company.index === 0 && /^(?:Körperschaft|Anstalt|Stiftung)(?= )/u.test(company.name)) {
      return { company: { ...company, name: cleanName(above.content) }, quote: `${above.text} ${text}` };
    }
    if (
      above &&
      company.index === 0 &&
      /^(?:Gesellschaft (?:für|zur|mit) |im |in der |des |der |beim? |(?:Orts|Kreis|Landes|Bezirks|Stadt|Regional)(?:verband|verein|gruppe) (?!der |des |für |von ))/u.test(
        company.name,
      ) &&
      isBrand(above.content) &&
      !isHeading(above.content)
    ) {
      return {
        company: { ...company, name: `${above.content.replace(/[\s,;:–-]+$/u, '')} ${company.name}` },
        quote: `${above.text} ${text}`,
      };
    }
    return { company, quote: text };
  }
  return null;
}

const formWords = new Set(
  'rechtsanwälte rechtsanwälten partgmbb partg rechtsanwaltsgesellschaft steuerberater steuerberatungsgesellschaft wirtschaftsprüfer wirtschaftsprüfungsgesellschaft notar notare patentanwälte architekten ingenieure zahnärzte ärzte partner partnerschaft partnerschaftsgesellschaft gesellschaft und & von mit beschränkter haftung berufshaftung verwaltungs beteiligungs ug gmbh ggmbh mbh mbb gbr egbr ohg kg ag se kgaa co co. + e. v. e.v. ev eg e.g. e.k. ek e.kfm. e.kfr. k. partg (haftungsbeschränkt) haftungsbeschränkt aktiengesellschaft kommanditgesellschaft eingetragener verein eingetragene genossenschaft'.split(
    ' ',
  ),
);

function isNothingButForm(name: string): boolean {
  return name.split(/[ ,]+/).every((word) => formWords.has(word.toLowerCase()));
}

function formOf(company: Company, own: readonly ImprintLine[]): string {
  if (company.form === 'gmbh' && /^gemeinnützig|(?<![a-zß-ɏ])gemeinnützige/iu.test(company.name)) return 'ggmbh';
  if (company.form === 'gbr' && own.some(({ text }, index) => isEnteredPartnership(text, own[index + 1]?.text ?? ''))) return 'egbr';
  if (company.form === 'public-law' && [company.name, ...own.map(({ text }) => text).filter((text) => text.length < 80)].some(isChurch))
    return 'church-body';
  return company.form === 'ev' && bodyIn(company.name) === 'political-party' ? 'political-party' : company.form;
}

const partnershipRegister = /(?<!\p{L})(?:GsR|Gesellschaftsregister)/u;
/** Whoever says of the register that there is no entry has a partnership that is none of it: nobody has to enter one (§ 707 Abs. 1 BGB). */
const noEntry =
  /(?<![a-zß-ɏ])(?:nicht|kein(?:e[nr]?)?|ohne|weder|noch nicht|not|no|without)(?![a-zß-ɏ])|(?<![a-zß-ɏ])(?:freiwillig|entfällt|un-?eingetragen|nichteingetragen|beantragt|n\/a|entfaellt)|unregistered/iu;

/** A line that tells of an entry in the register of partnerships, not of the lack of one. */
function isEnteredPartnership(line: string, next: string): boolean {
  if (/(?<!\p{L})GsR ?(?:Nr\.? ?)?\d/u.test(line)) return true;
  // What stands beside or under a label answers it.
  const text = /(?:Gesellschaftsregister|GsR)(?:s|-?(?:eintrag|nummer|Nr\.?))?\s?[:–-]?\s*$/u.test(line) ? `${line} ${next}` : line;
  // The denial of one sentence says nothing of the next.
  return text.split(/(?<=[a-zß-ɏ)]{2}[.;!]) /iu).some((sentence) => partnershipRegister.test(sentence) && !noEntry.test(sentence));
}

function isChurch(text: string): boolean {
  return bodyIn(text) === 'church-body';
}
