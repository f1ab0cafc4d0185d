import type { PageFact } from '../../facts/pages.ts';
import { readablePages } from '../site/legal-page.ts';
import { matchesOf, mentions, plainText, quoted, wholeWords } from '../wording.ts';

const contractNoun = '(?:[a-zß-ɏ]{3,30})?vertrag';
/** A page that says itself that one concludes a contract on it. */
const concludes = wholeWords(
  [
    `(?:schließen|schliessen)\\s+sie\\s+(?:[a-zß-ɏ]{1,15}\\s+){0,5}${contractNoun}`,
    `kommt\\s+(?:[a-zß-ɏ]{1,15}\\s+){0,6}${contractNoun}\\s+(?:[a-zß-ɏ]{1,15}\\s+){0,4}zustande`,
    'you\\s+(?:conclude|enter\\s+into)\\s+a(?:n)?\\s+(?:[a-zß-ɏ]{1,15}\\s+){0,3}(?:contract|agreement)',
  ].join('|'),
);
const bindingButton = wholeWords(
  '(?:rechts)?verbindlich(?:e)?\\s+(?:anmelden|anmeldung|buchen|bestellen|beauftragen|absenden|reservieren)|(?:zahlungs|kosten)pflichtig\\s+[a-zß-ɏ]{4,20}|binding\\s+(?:order|booking|registration)',
);
const denial = wholeWords('nicht|kein(?:e[nmrs]?)?|noch\\s+kein|no|not');

/** What a contract is called: by its own noun, or by what it is said to be about. */
const contractName =
  /(?<![a-zß-ɏ])(?:[a-zß-ɏ]{3,30}vertrag(?![a-zß-ɏ])|vertrag\s+über\s+(?:(?:die|den|das|eine[nr]?|ein|ihre[nr]?|unsere[nr]?)\s+)?[a-zß-ɏ]{4,30})/i;
/** Care of people is a social service, for which the law leaves out most duties of distance contracts; care of gardens or software is none. */
const care =
  /(?:^|\s)(?:(?:kinder|ganztags|nachmittags|tages|ferien|mittags|schul|senioren|alltags)?betreuung|(?:kinder|tages|kurzzeit|alten|kranken)?pflege|kita|hort|ganztag|kindergarten|krippe|kindertages|(?:pflege|alten|kinder)?heim)/i;
/** Contracts about something done or made available, not about goods. */
const services =
  /betreuung|pflege|kurs|unterricht|schul|ausbildung|seminar|lehrgang|training|fitness|studio|mitglied|beherbergung|unterkunft|unterbringung|gastaufnahme|übernachtung|hotel|ferien|miet(?!kauf)|pacht|reise|behandlung|therapie|coaching|dienst|service|wartung|beratung|teilnahme|veranstaltung|stellplatz/i;
const goods = /kauf|liefer|bestell/i;
/** Whoever registers or books binds themselves to something that is done for them. */
const serviceButton = wholeWords(
  'verbindlich(?:e)?\\s+(?:anmelden|anmeldung|buchen)|(?:zahlungs|kosten)pflichtig\\s+(?:anmelden|buchen)|binding\\s+(?:booking|registration)',
);

/** `contract`: what the words call the contract, if they do. `kind`: whether it is care or another service; null where that is open. */
export interface ContractSign {
  url: string;
  quote: string;
  contract: string | null;
  kind: 'care' | 'service' | null;
}

/** The words with which a page of the offer says that people conclude a contract on it, or bind themselves by a button; null without any. */
export function contractSign(pages: readonly PageFact[]): ContractSign | null {
  return signsOf(pages)[0] ?? null;
}

/** Whether people conclude contracts on the pages, and each of them is about a service. */
export function concludesServicesOnly(pages: readonly PageFact[]): boolean {
  const signs = signsOf(pages);
  return signs.length > 0 && signs.every(({ kind }) => kind !== null);
}

/** A dozen checks ask for the same pages. */
const known = new WeakMap<readonly PageFact[], ContractSign[]>();

function signsOf(pages: readonly PageFact[]): ContractSign[] {
  const signs = known.get(pages) ?? findSigns(pages);
  known.set(pages, signs);
  return signs;
}

/** Sentences of all pages first, then buttons. */
function findSigns(pages: readonly PageFact[]): ContractSign[] {
  const places = readablePages(pages).filter(({ kind }) => kind === 'start' || kind === 'other');
  const told = places.flatMap(({ url, text }) =>
    text
      .slice(0, 60_000)
      .split('\n')
      .map(plainText)
      .flatMap((line) =>
        matchesOf(line, concludes).flatMap((match) => {
          const end = match.index + match.text.length;
          const before = line.slice(Math.max(0, match.index - 120), match.index);
          const after = line.slice(end, end + 120);
          const rest = after.slice(0, after.search(/[.!?;]|$/));
          const sentence = `${before.slice(before.search(/[^.!?;]*$/))}${match.text}${rest}`.trim();
          return mentions(sentence, denial) ? [] : [{ url, quote: quoted(sentence), ...kindOf(`${match.text}${rest}`) }];
        }),
      ),
  );
  const pressed = places.flatMap(({ url, buttons }) =>
    buttons.flatMap(({ text, visible }): ContractSign[] => {
      const label = plainText(text);
      if (!visible || text.length > 60 || !mentions(label, bindingButton)) return [];
      return [{ url, quote: quoted(label), contract: null, kind: mentions(label, serviceButton) ? 'service' : null }];
    }),
  );
  return [...told, ...pressed];
}

function kindOf(words: string): Pick<ContractSign, 'contract' | 'kind'> {
  const contract = contractName.exec(words)?.[0] ?? null;
  if (contract === null || goods.test(contract)) return { contract, kind: null };
  return { contract, kind: care.test(contract) ? 'care' : services.test(contract) ? 'service' : null };
}

/** Texts for a contract that a page lets people conclude, where it is open whether the check concerns it. */
export const openContractTexts = {
  de: {
    fixes: {
      contractKind:
        '1. Klären Sie, welche Art von Vertrag auf {page} zustande kommt. Schließen Verbraucher dort mit Ihnen einen entgeltlichen Vertrag, wählen Sie in den Scan-Einstellungen den passenden Zweck (Verkauf oder Buchung für Verbraucher), und scannen Sie erneut.',
      contractCare:
        '1. Klären Sie, wer beim {contract} auf {page} Vertragspartner ist (Sie oder etwa ein Träger) und ob Verbraucher ihn privatrechtlich, gegen Entgelt und allein über die Website schließen.\n2. Trifft das zu, lassen Sie prüfen, was dafür gilt: Für soziale Dienstleistungen wie Kinderbetreuung oder Pflege ist es nur ein Teil der Pflichten (§ 312 Abs. 3 BGB).',
      contractService:
        '1. Klären Sie, wer beim {contract} auf {page} Vertragspartner ist und ob Verbraucher ihn gegen Entgelt und allein über die Website schließen. Trifft das zu und sind Sie es, wählen Sie in den Scan-Einstellungen den Zweck „Verkauf/Buchung von Dienstleistungen an Verbraucher“, und scannen Sie erneut.',
    },
    messages: {
      contractKind:
        'Auf {page} bindet man sich online („{quote}“); welche Art von Vertrag das ist und mit wem, war nicht zu erkennen, und davon hängt ab, ob diese Prüfung Sie betrifft',
      contractCare:
        'Auf {page} schließt man online einen {contract} („{quote}“); offen ist, mit wem, ob als Verbrauchervertrag im Fernabsatz gegen Entgelt und ob dafür als soziale Dienstleistung nur ein Teil der Pflichten gilt (§ 312 Abs. 3 BGB)',
      contractService:
        'Auf {page} schließt man online einen {contract} („{quote}“); offen ist, mit wem, ob als Verbrauchervertrag im Fernabsatz gegen Entgelt und ob eine Ausnahme gilt (§ 312 BGB)',
    },
  },
  en: {
    fixes: {
      contractKind:
        '1. Clarify what kind of contract is concluded on {page}. If consumers conclude a contract against payment with you there, choose the matching purpose in the scan settings (sales or bookings for consumers) and scan again.',
      contractCare:
        '1. Clarify who is party to the contract (“{contract}”) on {page} (you or for example a supporting organisation) and whether consumers conclude it under private law, against payment and by the website alone.\n2. If so, have it examined what applies: for social services such as childcare or nursing it is only part of the duties (Section 312(3) BGB).',
      contractService:
        '1. Clarify who is party to the contract (“{contract}”) on {page} and whether consumers conclude it against payment and by the website alone. If so, and it is you, choose the purpose “Services to consumers” in the scan settings and scan again.',
    },
    messages: {
      contractKind:
        'On {page} people bind themselves online (“{quote}”); what kind of contract that is and with whom could not be recognised, and whether this check concerns you depends on it',
      contractCare:
        'On {page} people conclude a contract online (“{contract}”: “{quote}”); it is open with whom, whether as a consumer contract at a distance against payment, and whether only part of the duties applies to it as a social service (Section 312(3) BGB)',
      contractService:
        'On {page} people conclude a contract online (“{contract}”: “{quote}”); it is open with whom, whether as a consumer contract at a distance against payment, and whether an exception applies (Section 312 BGB)',
    },
  },
} as const;

/** What checks on goods say where all that the pages offer is services, software or supply by line. */
export const servicesOnlyTexts = {
  de: 'Die geprüften Seiten bieten Leistungen, Software, digitale Inhalte oder Lieferungen über ein Netz (etwa Strom) an; Waren wurden nicht gefunden',
  en: 'The pages examined offer services, software, digital content or supply by a grid (such as electricity); no goods were found',
} as const;

/** What the one check says that asks whether consumers conclude contracts on the site (`shop-withdrawal-policy`); the others refer to it. */
export const askedOfferTexts = {
  de: {
    fix: '1. Wählen Sie in den Scan-Einstellungen unter „Zwecke der Website“ alles, was zutrifft: Bei Verkauf oder Buchung für Verbraucher wird dann geprüft; schließen sie über die Website keine Verträge (etwa nur „Unternehmens-/Selbstdarstellung“), entfallen alle Prüfungen zum Online-Verkauf.',
    message:
      'Ob über die Website Verträge mit Verbrauchern geschlossen werden, ließ sich nicht feststellen. Davon hängen auch die anderen Prüfungen zum Online-Verkauf ab, etwa zu Widerrufsfunktion, Bestellschaltfläche und Preisangaben',
  },
  en: {
    fix: '1. In the scan settings, choose all that applies under “Purposes of the website”: with sales or bookings for consumers it is then examined; if they conclude no contracts on the website (“Company presentation” only, say), none of the checks on online sales applies.',
    message:
      'Whether contracts with consumers are concluded on the site could not be established. The other checks on online sales depend on that as well, such as those on withdrawal function, order button and prices',
  },
} as const;

/** Texts of the other checks for which it is open whether consumers conclude contracts on the site, or contracts of what kind. */
export const unclearOfferTexts = {
  de: {
    fixes: {
      b2cUnclear:
        '1. Diese Frage beantworten Sie einmal für alle Prüfungen zum Online-Verkauf: Wählen Sie in den Scan-Einstellungen unter „Zwecke der Website“ alles, was zutrifft{see:shop-withdrawal-policy}.',
      ...openContractTexts.de.fixes,
    },
    messages: {
      b2cUnclear:
        'Ob über die Website Verträge mit Verbrauchern geschlossen werden, ließ sich nicht feststellen{see:shop-withdrawal-policy}',
      ...openContractTexts.de.messages,
    },
  },
  en: {
    fixes: {
      b2cUnclear:
        '1. You answer this question once for all checks on online sales: in the scan settings, choose all that applies under “Purposes of the website”{see:shop-withdrawal-policy}.',
      ...openContractTexts.en.fixes,
    },
    messages: {
      b2cUnclear: 'Whether contracts with consumers are concluded on the site could not be established{see:shop-withdrawal-policy}',
      ...openContractTexts.en.messages,
    },
  },
} as const;
