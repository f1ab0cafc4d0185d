import type { ServiceCategory } from '#knowledge/types.ts';
import { kindsNamed } from '../notice/site-denials.ts';

const things = '(?:dienste|technologien|techniken|tools|werkzeuge|skripte|cookies|services|technologies|scripts)';
const kindName =
  '(?:statistik(?:en)?|(?:web-?|besucher-?|nutzungs-?)?(?:analysen?|analytics)|reichweitenmessung|tracking|marketing|werbung|werbe|statistics|advertising)';
const kindNames = `${kindName}(?:[-\\s]?${things})?-?(?:\\s*(?:,|/|und|oder|sowie|and|or)\\s*${kindName}(?:[-\\s]?${things})?-?){0,3}`;
const before = `(?:(?:alle|all)\\s+)?(?:${things}\\s+(?:für|zur|for)\\s+|unsere?\\s+|our\\s+)?`;
/** "Statistik und Marketing starten …", "Analyse-Dienste laden …": the whole subject of the sentence. */
const asSubject = new RegExp(
  `^${before}${kindNames}\\s+(?:starte[nt]?|lädt|laden|läuft|laufen|werden|wird|only|starts?|runs?|loads?|are|is)(?![a-zß-ɏ])`,
  'iu',
);
/** "Erst wenn Sie zustimmen, starten Statistik und Marketing." */
const atEnd = new RegExp(
  `(?:,|(?:einwilligung|zustimmung|consent))\\s+(?:starten|startet|laden|lädt|laufen|läuft)\\s+(?:wir\\s+)?(${before}${kindNames})\\s*[.!]?$`,
  'iu',
);

/** Kinds of services of which a sentence speaks as its whole subject, by their kind alone; none where it speaks of anything else. Pure. */
export function kindsIn(sentence: string): ReadonlySet<ServiceCategory> {
  const found = asSubject.exec(sentence)?.[0] ?? atEnd.exec(sentence)?.[1];
  return found === undefined ? new Set() : kindsNamed(found);
}
