import { isEea } from '#knowledge/country.ts';
import { escapedForPattern } from '#knowledge/escaped-for-pattern.ts';
import { deliveryNetworks } from '#knowledge/find-delivery-network.ts';
import { findVendor } from '#knowledge/find-vendor.ts';
import { isHeading } from '#knowledge/notice-lines.ts';
import { services } from '#knowledge/services.ts';
import { mentions, plainText, quoted, sentencesIn, wholeWords } from '../wording.ts';
import { countriesIn } from './country-words.ts';
import { isThirdCountry } from './third-country.ts';
import { transferBasis } from './transfer-bases.ts';

/** The company that a notice names as host of the site, in a third country, without a word on what the transfer there rests on. */
export interface NamedHost {
  host: string;
  country: string;
  quote: string;
}

const hosting = wholeWords(
  'gehostet|hosten|hostet|(?:web-?)?host(?:ing|er|ers)(?:-?(?:anbieter|dienst|dienstleister|provider|partner|leistung)[a-zß-ɏ]*)?|hosted|host\\s+(?:this|our|the)|hosting\\s+(?:provider|company|service)',
);
/** Under a heading on hosting these are words of it too. */
const delivery = wholeWords(
  'ausgeliefert|betrieben|bereitgestellt|liegt|liegen|läuft|anbieter|dienstleister|delivered|served|provided|provider',
);
/** What else is hosted, and what is no one else's. */
const ofOther =
  /video|schrift|font|newsletter|formular|chat|podcast|karte|termin|datenbank|analyse|statistik|lokal|selbst|eigene[nmrs]? server|nicht|kein|local|self-|own server|(?<![a-z])(?:not|no|form|map|booking|database|analytics)(?![a-z])/iu;
const introduces =
  /^(?:der |die |das |dieser |diese |the |this |unser )?(?:anbieter|betreiber|dienstleister|hoster|sitz|provider|company|es handelt sich|dies ist|it is)/iu;

const capital = "\\p{Lu}[\\p{L}\\d&.'-]{0,30}";
const american = new RegExp(`(${capital}(?: ${capital}){0,3}?),? (Inc\\.?|LLC|L\\.L\\.C\\.?|Corp\\.?|Corporation|PBC)(?![\\p{L}\\d])`, 'u');
const elsewhere = new RegExp(`(${capital}(?: ${capital}){0,3}?),? (Ltd\\.?|Limited|Pty|Pte)(?![\\p{L}\\d])`, 'u');
const label = /^(?:(?:Hoster|Hosting|Anbieter|Betreiber|Dienstleister|Dienst|Firma|Unternehmen|Provider|Webhoster)[ :]+)+/u;
/** A branch with which the contract may be. */
const branch = /(?:Ireland|Europe|EMEA|Deutschland|Germany|Netherlands)[^.;]{0,30}(?:Limited|Ltd|GmbH|S\.?\s?à|SARL|B\.?V|UC)/u;

const longest = 320;

interface Said {
  text: string;
  heading: string;
  opensLine: boolean;
}

/** Reads a notice for the host it names. */
export function hostWithoutBasis(privacyText: string): NamedHost | null {
  const said = saidIn(privacyText.slice(0, 200_000));
  for (const passage of hostPassages(said)) {
    const named = branch.test(passage) ? null : companyIn(passage);
    if (named) return hasBasis(said, named.host) ? null : { ...named, quote: quoted(passage) };
  }
  return null;
}

function saidIn(text: string): Said[] {
  const said: Said[] = [];
  let heading = '';
  for (const line of text.split('\n')) {
    const plain = plainText(line);
    if (plain === '') continue;
    // "Nimbus Inc." below "Wir setzen folgenden Hoster ein:" looks like a heading.
    if (isHeading(plain) && !american.test(plain) && !said.at(-1)?.text.endsWith(':')) heading = plain;
    for (const [at, sentence] of sentencesIn(plain).entries()) said.push({ text: sentence, heading, opensLine: at === 0 });
  }
  return said;
}

/** Sentences on who hosts the site, each with what introduces the company right behind it. */
function hostPassages(said: readonly Said[]): string[] {
  return said.flatMap(({ text: sentence, heading }, index) => {
    const isOwn = mentions(sentence, hosting) || (mentions(heading, hosting) && mentions(sentence, delivery));
    if (!isOwn || ofOther.test(sentence) || ofOther.test(heading)) return [];
    let passage = sentence;
    for (const next of said.slice(index + 1, index + 5)) {
      const goesOn =
        introduces.test(next.text) || passage.endsWith(':') || (next.opensLine && american.test(next.text) && next.text.length < 60);
      if (next.heading !== heading || !goesOn || passage.length + next.text.length > longest) break;
      passage = `${passage} ${next.text}`;
    }
    return [passage];
  });
}

function companyIn(passage: string): { host: string; country: string } | null {
  const form = american.exec(passage) ?? elsewhere.exec(passage);
  const countries = countriesIn(passage).filter((code) => isThirdCountry(code) === true);
  if (form) {
    const country = countriesIn(passage.slice(form.index)).find((code) => isThirdCountry(code) === true);
    const host = `${form[1]!.replace(label, '').replace(/,$/, '')} ${form[2]}`;
    const isAmerican = american.test(form[0]);
    if (country !== undefined || isAmerican) return { host, country: country ?? 'US' };
  }
  const name = knownName.exec(passage)?.[0];
  const known = name === undefined ? undefined : knownHosts.find(({ names }) => names.includes(name));
  if (!known || countriesIn(passage).some((code) => isEea(code) === true)) return null;
  return { host: name!, country: countries[0] ?? known.country };
}

/** Hosts from a third country without a branch in the EEA that the catalogue knows: their names alone tell where data goes. */
const knownHosts = [
  ...deliveryNetworks.map(({ name, vendor }) => ({ name, vendor, aliases: [] })),
  ...services.filter(({ category }) => category === 'hosting'),
].flatMap(({ name, vendor: id, aliases }) => {
  const vendor = findVendor(id);
  return vendor && vendor.euEntity === null && isThirdCountry(vendor.country) === true
    ? [{ names: [name, ...aliases], country: vendor.country }]
    : [];
});

const knownName = new RegExp(
  `(?<![\\p{L}\\d])(?:${knownHosts.flatMap(({ names }) => names.map(escapedForPattern)).join('|')})(?![\\p{L}\\d])`,
  'u',
);

/** Consent to a single transfer carries none that happens on every visit. */
const basis = new RegExp(transferBasis.source.replace('4[5-9]', '4[5-7]'), 'giu');
/** What is told of all recipients may be meant for the host too; "Die Übermittlung in die USA" of a section speaks of that one alone. */
const ofAll = wholeWords(
  'drittl[aä]nde[rn]{1,2}|drittstaaten|übermittlungen|datenübermittlungen|datentransfers|empfängern?|dienstleistern|anbietern|auftragsverarbeitern?|soweit|sofern|falls|jeweil[a-zß-ɏ]*|alle[nr]?|third\\s+countries|transfers|recipients|processors|providers|where|insofar|all',
);
const generalHeading =
  /drittl[aä]nd|drittstaat|übermittlung|empfänger|weitergabe|auftragsverarbeit|third\s+countr|recipients|transfer|processors/iu;

/** Sentences before a ground in which its company may be named. */
const before = 3;

/** Whether a ground is told of this company, in its section or right behind its name, or of nobody in particular. */
function hasBasis(said: readonly Said[], host: string): boolean {
  const name = host.split(' ')[0]!.replace(/,$/, '');
  return said.some(({ text, heading }, index) => {
    if (!mentions(text, basis)) return false;
    if (mentions(heading, hosting) || heading.includes(name)) return true;
    const told = said.slice(Math.max(0, index - before), index + 1).filter((each) => each.heading === heading);
    if (told.some((each) => each.text.includes(name))) return true;
    return (mentions(text, ofAll) || generalHeading.test(heading)) && !american.test(text);
  });
}
