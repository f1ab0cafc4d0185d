import type { Locale } from '#checks/define-check.ts';
import type { ConsentOutcome, ConsentProof } from '#evidence/choice.ts';
import { reportTexts } from '../texts.ts';

/** Why a choice that was made does not count: nothing could be read back, or one place confirms it and another contradicts. */
export function unverifiedChoice({ proofs }: Pick<ConsentOutcome, 'proofs'>, state: 'reject' | 'accept', locale: Locale): string {
  const { choice, contradicted, stillShown, forgotten } = reportTexts[locale];
  const told = (confirms: boolean) =>
    [...new Set(proofs.flatMap((proof) => (proof.confirms === confirms ? (placeOf(proof, locale) ?? []) : [])))].join(', ');
  const [pro, contra] = [told(true), told(false)];
  const isBack = proofs.some(({ kind, confirms }) => kind.startsWith('banner-') && !confirms);
  if (pro !== '' && contra === '' && isBack) return stillShown[state].replace('{pro}', () => pro);
  if (proofs.length > 0 && pro === '' && contra === '' && isBack && proofs.some(({ kind, confirms }) => kind === 'banner-gone' && confirms))
    return forgotten[state];
  if (pro === '' || contra === '') return choice['not-verified'][state];
  return contradicted[state].replace('{pro}', () => pro).replace('{contra}', () => contra);
}

function placeOf({ kind, value }: ConsentProof, locale: Locale): string | null {
  // That a window is gone shows only that it is gone.
  if (kind === 'banner-gone' || kind === 'banner-stays-gone') return null;
  const place = reportTexts[locale].proofPlaces[kind];
  return place.replace('{name}', () => (value.split(/[:=]/, 1)[0] ?? '').trim().slice(0, 60));
}
