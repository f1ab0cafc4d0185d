import type { GatheredFacts } from '#checks/facts.ts';
import { marksOf } from '#checks/step-marks.ts';
import type { ReportFinding } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { type FaultCase, fixInSystem, type NamedFix } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { systemOf } from '#knowledge/find-system.ts';
import { faultOf } from './fault-case.ts';
import { isFramedAtHome } from './frame-step.ts';
import { framesOf } from './listed-frame.ts';
import { waitingBeside } from './waiting-beside.ts';

/** Site builders whose own element for videos writes the frame itself, and the element that takes any markup. */
const builders: Readonly<Record<string, { name: string; video: NamedFix; code: NamedFix }>> = {
  webflow: {
    name: 'Webflow',
    video: { de: 'Video-Element', en: 'Video element' },
    code: { de: '„Embed“-Element', en: '“Embed” element' },
  },
};

/** A step that marks a frame in its markup, where the builder's own element for videos leaves none to mark. */
export function withBuilderElement(step: NamedFix, { form, serviceId }: FaultCase, systemId: string | undefined): NamedFix {
  const builder = systemId === undefined ? undefined : builders[systemId];
  const isVideo = serviceId !== null && serviceOf(serviceId)?.category === 'video';
  if (!builder || form !== 'frame' || !isVideo || !/\bdata-[a-z-]+/.test(step.de)) return step;
  const { name, video, code } = builder;
  return {
    ...step,
    de: `${step.de} Steht der Rahmen in einem ${video.de} von ${name}, lässt er sich nicht kennzeichnen: Löschen Sie dieses, und setzen Sie an seine Stelle ein ${code.de} mit dem gekennzeichneten Rahmen.`,
    en: `${step.en} Where the frame is in a ${video.en} of ${name}, it cannot be marked: delete this element, and put an ${code.en} with the marked frame in its place.`,
  };
}

/** The step against a frame on pages of a builder that names no other way than its own elements; null elsewhere. */
export function stepInElement(systemId: string | undefined, cause: string | null, facts: GatheredFacts, fault: FaultCase): NamedFix | null {
  if (systemId === undefined || systemOf(systemId)?.kind !== 'builder' || isFramedAtHome(cause, facts)) return null;
  const step = fixInSystem(systemId, 'loading', fault);
  if (!step?.only) return null;
  const beside = waitingBeside(cause, framesOf(cause, facts), facts);
  // In front, where the one that is meant is told with the step in short.
  const led = (text: string, clause: string) => text.replace(/^In [^:]{1,60}: /, (product) => `${product}${clause}: `);
  return beside ? { ...step, de: led(step.de, beside.de), en: led(step.en, beside.en) } : step;
}

/**
 * The steps against a widget that needs no consent, with the place where the builder keeps its code in the one that replaces it; null
 * for other findings and systems.
 */
export function withPlaceOfWidget(
  { checkId, cause }: Pick<ReportFinding, 'checkId' | 'cause'>,
  systemId: string | undefined,
  facts: GatheredFacts,
  steps: readonly string[],
  locale: Locale,
): string[] | null {
  if (checkId !== 'emb-booking-widgets' || cause === null || systemId === undefined || systemOf(systemId)?.kind !== 'builder') return null;
  const place = steps.findIndex((line) => marksOf(line).has('replace'));
  const step = place === -1 ? null : fixInSystem(systemId, 'loading', faultOf(cause, facts));
  return step && steps.map((line, index) => (index === place ? `${line} ${step[locale]}` : line));
}
