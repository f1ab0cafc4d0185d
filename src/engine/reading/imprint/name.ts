import type { ImprintElement } from '#checks/imprint-elements.ts';
import type { FoundAddress } from './address.ts';
import { bodyIn, type Company, companiesIn, statedForm } from './legal-form.ts';
import type { ImprintLine } from './passages.ts';
import { isRole, personName } from './person-name.ts';

/** Who provides the site. */
export interface Provider {
  elements: readonly ImprintElement[];
  /** Id of the scan settings, or null when the text does not tell. */
  form: string | null;
}

const providerLabel =
  /^(?:(?:dienste?-?)?anbieter|betreiber|(?:web|internet|website|seiten|shop)-?betreiber|herausgeber|name|firma|firmenname|unternehmen|company|provider|operator|publisher|verein|praxis|träger|rechtsträger)/iu;
const owner = /^(?:(?:geschäfts|allein)?inh(?:aber(?:in)?|\.)|owner|einzelunternehme(?:r|rin|n)|e\. ?u\.)[ :.]*/iu;
const skipped =
  /^(?:c\/o|vertreten|vertretungsberechtigt|geschäftsf|gf[.: ]|vorst|gesetzlich|z\. ?hd|persönlich haftend|komplementär|deutschland|impressum|imprint|angaben|anschrift|adresse|hausanschrift|postanschrift|firmensitz|sitz|kontakt|tel|fax|e-?mail|www|http|abteilung|abt\.|referat|dezernat|fachbereich|stand|§|nach §|gemäß)/iu;
const noTitle =
  /(?:impressum|imprint|startseite|home|menü|navigation|kontakt|datenschutz|willkommen|cookie|login|suche|zum inhalt|skip to|navigation|gemäß|§|wir |unser|information|herzlich|legal notice|anbieterkennzeichnung)/iu;
const profession =
  /^(?:rechtsanwält?(?:in|e|innen)?|rechtsanwalt|ra(?:in)?|steuerberater(?:in)?|stb|notar(?:in)?|architekt(?:in)?|heilpraktiker(?:in)?|psychotherapeut(?:in)?|zahnarzt|zahnärztin|arzt|ärztin|tierarzt|tierärztin|physiotherapeut(?:in)?|hebamme|fotograf(?:in)?|frau|herrn?) (?=\p{Lu})/iu;

/** Reads name and legal form: from the lines above the address, else from labels, else from any line about the provider. */
export function readProvider(lines: readonly ImprintLine[], address: FoundAddress | null, ownLines: readonly ImprintLine[]): Provider {
  const above = address === null ? [] : linesAbove(lines, address);
  const labelled = ownLines
    .filter(
      ({ start }) => start?.topic === 'provider' && start.rest !== '' && (start.isTitle || providerLabel.test(start.rest) || !start.weak),
    )
    .map(({ content, text }) => ({ content, text }));
  const afterLabel = ownLines.flatMap(({ start, text }, index) => {
    const next = ownLines[index + 1];
    return start?.topic === 'provider' && !start.isTitle && start.rest === '' && next && providerLabel.test(text) ? [next] : [];
  });
  const company = firstCompany([...above, ...labelled, ...afterLabel]);
  if (company) {
    const { found, text } = company;
    return {
      elements: [element('name', found.name, text), element('legalForm', formOf(found, ownLines), text)],
      form: formOf(found, ownLines),
    };
  }
  const persons = personsIn(above, ownLines);
  if (persons.elements.length > 0) return persons;
  const other = firstCompany(ownLines.filter(({ topic }) => topic !== 'representative').slice(0, 60));
  if (other) {
    const form = formOf(other.found, ownLines);
    return { elements: [element('name', other.found.name, other.text), element('legalForm', form, other.text)], form };
  }
  return personsIn([...labelled, ...afterLabel], ownLines);
}

interface Words {
  content: string;
  text: string;
}

/** What stands above the street, nearest first reversed to reading order: lines of the block, and the start of its own line. */
function linesAbove(lines: readonly ImprintLine[], address: FoundAddress): Words[] {
  const own = lines[address.line]!;
  const content = own.content || own.text;
  const head = content
    .slice(0, address.offset)
    .replace(/[\s,;:–-]+$/u, '')
    .trim();
  const result: Words[] = [];
  for (let index = address.line - 1; index >= 0 && address.line - index <= 9; index--) {
    const line = lines[index]!;
    if (line.start?.isTitle) {
      if (line.start.rest !== '') result.unshift({ content: line.start.rest, text: line.text });
      // "Angaben gemäß § 5 DDG" may stand between the name and the address.
      if (result.length > 0) break;
      continue;
    }
    if (line.topic === 'foreign' || line.topic === 'aside' || line.topic === 'prose') break;
    result.unshift({ content: line.start?.topic === 'representative' ? line.text : line.content, text: line.text });
  }
  // A line may hold name and street: "Muster GmbH, Musterstraße 1, 12345 Ort".
  if (head !== '')
    for (const part of companiesIn(head).length > 0 ? [head] : head.split(/, | [-–] /)) result.push({ content: part, text: own.text });
  return result.filter((line) => line.content.trim() !== '');
}

function firstCompany(lines: readonly Words[]): { found: Company; text: string } | null {
  for (const { content, text } of lines) {
    if (
      text.length > 300 ||
      /^(?:vertreten|gesetzlich|persönlich|komplementär|diese|mitglied|geschäftsf|partner|ein (?:projekt|angebot))/iu.test(text)
    )
      continue;
    const [found] = companiesIn(content);
    if (found && !/^(?:webdesign|hosting)/iu.test(text)) return { found, text };
  }
  return null;
}

function formOf(company: Company, lines: readonly ImprintLine[]): string {
  // "AG", "GbR" of a registered partnership, and bodies under church law.
  if (company.form === 'gbr' && lines.some(({ text }) => /(?<!\p{L})(?:GsR|Gesellschaftsregister)/u.test(text))) return 'egbr';
  if (company.form === 'public-law')
    return bodyIn(company.name) === 'church-body' || lines.some(({ text }) => bodyIn(text) === 'church-body' && text.length < 80)
      ? 'church-body'
      : 'public-law';
  if (company.form === 'ev' && bodyIn(company.name) === 'political-party') return 'political-party';
  return company.form;
}

/** A provider whose name tells no legal form of commercial law: a person, a body, an association without register. */
function personsIn(above: readonly Words[], ownLines: readonly ImprintLine[]): Provider {
  const candidates = above.filter(
    ({ content }) => !skipped.test(content) && !noTitle.test(content) && content.length <= 110 && !/@|www\.|\d{5}/.test(content),
  );
  const ownerAt = candidates.findIndex(({ content }) => owner.test(content));
  const persons = candidates.flatMap(({ content, text }) => {
    const bare = clean(content.replace(owner, ''));
    const name = bare.split(/,| [-–] /)[0]!.trim();
    return personName(name) !== null ? [{ name, text }] : [];
  });
  const person = ownerAt >= 0 ? (persons.find(({ text }) => text === candidates[ownerAt]!.text) ?? persons[0]) : persons[0];
  const body = candidates.find(({ content }) => !isRole(content) && bodyIn(content) !== null && !owner.test(content));
  const text = ownLines
    .map((line) => line.text)
    .join('\n')
    .slice(0, 20_000);
  if (body && !(person && bodyIn(body.content) === 'foundation')) {
    const form = bodyForm(bodyIn(body.content)!, text);
    return { elements: [element('name', clean(body.content), body.text), element('legalForm', form, body.text)], form };
  }
  if (person) {
    const brand = candidates.find(({ text: line, content }) => line !== person.text && isBrand(content));
    const isBrandAbove = brand !== undefined && candidates.indexOf(brand) < candidates.findIndex(({ text: line }) => line === person.text);
    const elements = [
      ...(isBrandAbove ? [element('name', clean(brand.content), brand.text)] : []),
      element('name', person.name, person.text),
    ];
    const form = /(?<!\p{L})einzelunternehmen(?!\p{L})/iu.test(text)
      ? 'sole-trader'
      : /(?<!\p{L})freiberuf(?:ler|lich)/iu.test(text)
        ? 'freelancer'
        : null;
    return {
      elements:
        form === null
          ? elements
          : [...elements, element('legalForm', form, form === 'sole-trader' ? 'Einzelunternehmen' : 'freiberuflich')],
      form,
    };
  }
  const first = candidates.find(({ content }) => isBrand(content));
  const stated =
    /rechtsform ?:? ?([^\n]{2,80})/iu.exec(text)?.[1] ??
    text.match(
      /(?:Körperschaft|Anstalt|Stiftung) des (?:bürgerlichen|öffentlichen|privaten) Rechts|eingetragener Verein|nicht eingetragener Verein/iu,
    )?.[0] ??
    null;
  const form = stated === null ? null : (bodyIn(stated) ?? statedForm(stated));
  const named = first ? [element('name', clean(first.content), first.text)] : [];
  return { elements: form === null || stated === null ? named : [...named, element('legalForm', form, stated)], form };
}

function bodyForm(form: string, text: string): string {
  if (form === 'foundation' && /(?:stiftung|körperschaft|anstalt) des öffentlichen rechts/iu.test(text)) return 'public-law';
  return form;
}

function isBrand(text: string): boolean {
  return (
    text.length >= 3 &&
    text.length <= 80 &&
    /\p{L}{2}/u.test(text) &&
    !isRole(text) &&
    !owner.test(text) &&
    !/[:?!]|\d{4}/.test(text) &&
    /^[\p{Lu}\d„"]/u.test(text) &&
    text.split(' ').length <= 8
  );
}

function clean(text: string): string {
  return text
    .replace(profession, '')
    .replace(/^[\s:–•*-]+|[\s,;:–-]+$/gu, '')
    .trim();
}

function element(kind: 'name' | 'legalForm', value: string, quote: string): ImprintElement {
  return { kind, value: value.slice(0, 200), quote: quote.slice(0, 200) };
}
