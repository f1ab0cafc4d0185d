import type { FaultCase, NamedFix } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';

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
