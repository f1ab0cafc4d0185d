import { expect, it } from 'vitest';
import { type FaultCase, fixInSystem } from '#knowledge/find-fix.ts';
import { stepForOtherFonts } from './other-fonts.ts';

const fault = (serviceId: string): FaultCase => ({ form: 'file', hasBanner: true, serviceId });

it.each([
  ['wordpress', 'font-awesome', null],
  ['shopify', 'font-awesome', null],
  ['webflow', 'adobe-fonts', /Verbindung zu Adobe Fonts/],
  ['webflow', 'font-awesome', null],
  ['typo3', 'font-awesome', /Sitepackage/],
  ['squarespace', 'adobe-fonts', /Design > Schriftarten/],
] as const)('on %s, fonts of %s', (system, service, expected) => {
  const step = stepForOtherFonts(fixInSystem(system, 'fonts', fault(service)), system, fault(service));
  if (expected === null) expect(step).toBeNull();
  else expect(step?.de).toMatch(expected);
});
