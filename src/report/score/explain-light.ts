import type { Locale } from '#contract/vocabulary.ts';
import { fillText } from '../statements/fill-text.ts';
import type { ReportTexts } from '../texts/report-texts.ts';
import { reportTexts } from '../texts.ts';
import type { LightGround } from './light.ts';

/** The rule behind the light in one sentence, with what limits the score (chapter 8 of the legal catalogue). */
export function explainLight(
  ground: LightGround,
  score: { cap: number | null; provisional: boolean; consumersUnknown?: boolean; hasHints?: boolean },
  locale: Locale,
): string {
  const texts = reportTexts[locale].light;
  const areas = 'areas' in ground ? ground.areas : [];
  const where =
    areas.length === 1
      ? fillText(texts.inArea, { area: areas[0]! }, locale)
      : 'scored' in ground
        ? fillText(texts.inAreas, { count: areas.length, all: ground.scored }, locale)
        : fillText(texts.inNamedAreas, { count: areas.length, names: areas.join(', ') }, locale);
  const warnings = texts.warnings[score.hasHints ? 'light' : 'none'];
  const parts = [fillText(templateOf(ground, texts), { where, warnings }, locale)];
  if (ground.kind === 'clean') parts.push(texts.noLegalReview);
  if (score.cap === 69 || score.cap === 49 || score.cap === 29) parts.push(fillText(texts.cap[score.cap], { limit: score.cap }, locale));
  // An open light says already that something is missing.
  if (score.provisional && (ground.kind === 'Risk' || ground.kind === 'Hint')) parts.push(texts.provisional);
  const explained = `${parts.join('; ')}.`;
  const asks = score.consumersUnknown === true && ground.kind === 'area' && areas.includes(reportTexts[locale].areas.shop);
  return asks ? `${explained} ${texts.tellConsumers}` : explained;
}

function templateOf(ground: LightGround, { ground: templates, cleanWithoutBanner }: ReportTexts['light']): string {
  if (ground.kind === 'Hint') return templates.Hint[ground.by];
  return ground.kind === 'clean' && ground.withoutBanner ? cleanWithoutBanner : templates[ground.kind];
}
