import { entryOf } from '../../src/engine/derive/entry-of.ts';
import { logOdds } from '../../src/knowledge/likelihood-of-use.ts';
import { readText } from '../../src/knowledge/text-reading.ts';
import { signsOf } from '../../src/knowledge/use-signs.ts';
import { type Example, type Learnt, learn } from './logistic-regression.ts';
import { productOf, type ServiceLabel } from './page-label.ts';

/** A service that a labelled notice names, with the signs around each of its names. */
export interface LabelledService {
  page: string;
  serviceId: string;
  isUsed: boolean;
  namings: string[][];
}

const namingsEach = 12;
/** Chosen by leaving out one batch of pages after the other (`npm run accuracy:learn -- --check`). */
const cost = 1;

/** The services that a page's label speaks of and its text names. */
export function labelledServices(page: string, { used, notUsed }: ServiceLabel, text: string): LabelledService[] {
  const reading = readText(text);
  const found = new Map<string, LabelledService>();
  for (const { start, end, names } of reading.hits) {
    const serviceId = productOf(names[0]!.of.id);
    const isUsed = used.some((id) => productOf(id) === serviceId);
    if (!isUsed && !notUsed.some((id) => productOf(id) === serviceId)) continue;
    const { namings } = entryOf(found, serviceId, () => ({ page, serviceId, isUsed, namings: [] }));
    if (namings.length < namingsEach) namings.push(signsOf(reading.surroundingsAt(start, end)));
  }
  return [...found.values()];
}

/**
 * Learns what tells use from mention. A label speaks of the whole page: of a service that is used, the naming that looks most like it
 * counts, and again after each round; of one that is not, every naming does.
 */
export function learnUse(labelled: readonly LabelledService[]): Learnt {
  let learnt = learn(
    labelled.flatMap(({ isUsed, namings }) => namings.map((signs): Example => ({ signs, is: isUsed, weight: 1 / namings.length }))),
    cost,
  );
  for (let round = 0; round < 2; round++) {
    const known = learnt;
    learnt = learn(
      labelled.flatMap(({ isUsed, namings }) => (isUsed ? tellingUse(namings, known) : tellingMention(namings))),
      cost,
    );
  }
  return learnt;
}

function tellingUse(namings: readonly string[][], learnt: Learnt): Example[] {
  const scores = namings.map((signs) => logOdds(learnt, signs));
  const best = scores.indexOf(Math.max(...scores));
  return namings.flatMap((signs, index) => {
    if (index === best) return [{ signs, is: true, weight: 1 }];
    return scores[index]! > 0 ? [{ signs, is: true, weight: 0.3 }] : [];
  });
}

function tellingMention(namings: readonly string[][]): Example[] {
  return namings.map((signs) => ({ signs, is: false, weight: 1 / namings.length + 0.2 }));
}
