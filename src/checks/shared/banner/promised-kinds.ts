import { embeddedContentIds } from '#knowledge/services.ts';
import type { Service, ServiceCategory } from '#knowledge/types.ts';
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

/** What pages show of others: "externe Inhalte" are all of them, whichever stand there as examples. */
const contentWords: readonly [RegExp, readonly ServiceCategory[]][] = [
  [/inhalt|medien|content|media/iu, ['video', 'audio', 'map', 'social', 'booking', 'newsletter', 'functional']],
  [/video|film/iu, ['video']],
  [/karte|maps?(?![a-zß-ɏ])/iu, ['map']],
];
const externalContent =
  '(?:(?:extern|fremd|eingebettet|eingebunden)e[nr]?\\s+(?:inhalten?|medien)|(?:inhalten?|medien)\\s+(?:dritter|(?:von|externer)\\s+(?:drittanbietern?|dritten|externen\\s+anbietern|anbieter))|drittinhalten?|(?:external|embedded|third-?party)\\s+(?:content|media))';
const contentName = `(?:${externalContent}|(?:youtube-)?videos?|filmen?|(?:land|anfahrts|straßen)?karten|kartendienste|(?:interactive\\s+)?maps)`;
const example = '(?:\\s*[(,–-]?\\s*(?:wie|z\\.\\s?b\\.|zum\\s+beispiel|etwa|such\\s+as|like|e\\.g\\.)\\s[^.;:,()]{1,80}[),–-]?)?';
const contentNames = `${contentName}(?:\\s*(?:,|/|und|oder|sowie|and|or)\\s*${contentName}){0,3}${example}`;
const contentLoads = '(?:lädt|laden|werden|wird|zeigen|zeigt|erscheinen|binden|only|loads?|are|is)';
/** "Externe Inhalte wie Karten laden wir erst mit Ihrer Einwilligung": likewise the whole subject. */
const contentsAsSubject = new RegExp(`^(?:alle\\s+|all\\s+|unsere\\s+|our\\s+)?${contentNames}\\s+${contentLoads}(?![a-zß-ɏ])`, 'iu');
const contentsAtEnd = new RegExp(
  `(?:,|(?:einwilligung|zustimmung|consent))\\s+(?:laden|zeigen|erscheinen)\\s+(?:wir\\s+)?((?:alle\\s+)?${contentNames})\\s*[.!]?$`,
  'iu',
);

/**
 * Whether a sentence speaks of a service as its whole subject, by the kind of service alone; of what else makes a page work (a search, a
 * protection against fraud), nobody speaks as content. Pure.
 */
export function speaksOfKind(sentence: string, { id, category }: Pick<Service, 'id' | 'category'>): boolean {
  return kindsIn(sentence).has(category) && (category !== 'functional' || embeddedContentIds.has(id));
}

/** Kinds of services of which a sentence speaks as its whole subject; none where it speaks of anything else. */
function kindsIn(sentence: string): ReadonlySet<ServiceCategory> {
  const found = asSubject.exec(sentence)?.[0] ?? atEnd.exec(sentence)?.[1];
  if (found !== undefined) return kindsNamed(found);
  const contents = contentsAsSubject.exec(sentence)?.[0] ?? contentsAtEnd.exec(sentence)?.[1] ?? '';
  return new Set(contentWords.flatMap(([word, kinds]) => (word.test(contents) ? kinds : [])));
}
