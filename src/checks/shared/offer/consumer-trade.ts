import type { PageFact } from '../../facts/pages.ts';
import { matchesOf, mentions, plainText, quoted, wholeWords } from '../wording.ts';
import { offerPages } from './shop-offer.ts';

/** Trades that serve guests, patients and private customers, by what the start page calls itself: with whom they contract is no question. */
const consumerTrade = wholeWords(
  [
    'restaurant|ristorante|osteria|trattoria|pizzeria|gasthaus|gasthof|gaststätte|wirtshaus|brauhaus|biergarten|bistro|café|eiscafé|eisdiele|steakhouse|sushi-?bar|imbiss',
    'hotel|pension|ferienwohnung(?:en)?|ferienhaus|campingplatz',
    'friseur(?:in|e|salon)?|frisör(?:salon)?|barber(?:s?hop)?|barbier|kosmetik(?:studio|institut|salon)|nagel(?:studio|design|atelier)|fußpflege|tattoo-?studio|massage-?(?:studio|praxis)|sonnenstudio',
    'fitness-?studio|yoga-?(?:studio|schule)|tanzschule|fahrschule|musikschule|hundeschule|reitschule|schwimmschule',
    'apotheke|[a-zß-ɏ]{2,20}-apotheke|zahnarzt(?:praxis)?|(?:haus|kinder|frauen|haut|augen|hno-)arzt(?:praxis)?|arztpraxis|physiotherapie|ergotherapie|logopädie|osteopathie|heilpraktiker(?:in)?|podologie|hebamme(?:npraxis)?|naturheilpraxis|optiker|augenoptik|hörakustik|sanitätshaus',
    'bäckerei|konditorei|metzgerei|fleischerei|eismanufaktur|blumenladen|floristik|juwelier|goldschmiede|änderungsschneiderei|schlüsseldienst|bestattung(?:en|shaus|sinstitut)|reisebüro|hochzeits(?:fotograf(?:in|ie)?|planung|planer(?:in)?)',
    'hair\\s+salon|barber\\s*shop|beauty\\s+salon|nail\\s+(?:bar|salon)|gym|pharmacy|dentist|physiotherapist|bakery|florist|holiday\\s+(?:flat|home)s?',
  ].join('|'),
);
/** Who writes about such trades, works for them or sells to them is none. */
const servesTrade = wholeWords(
  '(?:für|for|an)\\s+(?:[a-zß-ɏ]+\\s+){0,3}(?:restaurants?|hotels?|hotellerie|gastronomie|gaststätten|cafés?|friseure?n?|fahrschulen?|fitness-?studios?|gyms?|apotheken?|(?:arzt|zahnarzt)?praxen|ärzte|ärztinnen|pharmac(?:y|ies)|dentists?)|software|agentur|großhandel|bedarf|b2b|magazin|verzeichnis|vergleich|verband|kammer|innung|directory|wholesale|agency|association',
);
/** Patients and guests: nobody else is treated, or pays in this way. */
const patients = wholeWords(
  'privatpatient(?:en|innen|:innen|\\*innen)?|kassenpatient(?:en|innen|:innen|\\*innen)?|selbstzahler(?:n|innen|:innen|\\*innen)?|(?:gesetzlich|privat)\\s+versicherte[nr]?|alle\\s+kassen|medikamentenlieferung|rezept\\s+(?:einlösen|vorbestellen|hochladen)|private\\s+patients|self-pay(?:ing)?\\s+patients?',
);
/** What private customers have done, eat or visit, with its price. */
const privateService =
  '(?:(?:herren|damen|kinder|maschinen|trocken)?haarschnitt|waschen,?\\s+schneiden|balayage|bart(?:pflege|rasur|schnitt|trimmen)|nassrasur|maniküre|pediküre|fußpflege|shellac|neumodellage|wimpern(?:verlängerung|lifting)|gesichtsbehandlung|waxing|[a-zß-ɏ-]{0,20}massage|pizza|spaghetti|tagliatelle|[a-zß-ɏ]{0,12}schnitzel|pommes|tiramisu|cappuccino|kinderteller|doppelzimmer|einzelzimmer|fahrstunde|welpen(?:kurs|stunde|gruppe)|kindergeburtstag|familienkarte|hair\\s?cut|manicure|pedicure|double\\s+room|family\\s+ticket)';
const price = '(?:\\d{1,4}(?:[.,](?:\\d{2}|-))?\\s?(?:€|EUR|Euro)|€\\s?\\d{1,4}(?:[.,]\\d{2})?)';
const pricedService = wholeWords(`${privateService}(?:\\s[^€]{0,90})?\\s(?:ab\\s|from\\s)?${price}`);

/** What shows that a business serves private customers: the name of its trade on the start page, or what a page offers them. */
export interface ConsumerTradeSign {
  kind: 'trade' | 'offer';
  url: string;
  quote: string;
}

/** The first sign that a business serves private customers, whatever it sells on the website; null without one. */
export function consumerTradeSign(pages: readonly PageFact[]): ConsumerTradeSign | null {
  const start = pages.find(({ kind }) => kind === 'start');
  const lines = start ? [start.title, ...start.headings.slice(0, 3)].map((line) => plainText(line).slice(0, 160)) : [];
  if (lines.some((line) => mentions(line, servesTrade))) return null;
  const trade = lines.find((line) => mentions(line, consumerTrade));
  if (start && trade) return { kind: 'trade', url: start.url, quote: trade };
  for (const { url, text } of offerPages(pages)) {
    const words = plainText(text.slice(0, 40_000));
    // The word before a price may be one of a line above.
    const match = matchesOf(words, patients)[0] ?? matchesOf(words, pricedService)[0];
    if (match) return { kind: 'offer', url, quote: quoted(match.text, 90) };
  }
  return null;
}
