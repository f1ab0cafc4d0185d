import type { LegalPageFact } from '#checks/facts/pages.ts';
import type { ApplicabilityFact } from '#checks/facts/site.ts';
import type { Facts } from '#checks/facts.ts';
import type { ImprintElementKind, ImprintElements } from '#checks/shared/imprint/imprint-elements.ts';
import { applicability, imprintElements, legalPage, noLegalPage } from './facts.ts';
import type { Outline } from './outline.ts';

type Stated = Parameters<typeof imprintElements>[0];
type Settings = Partial<ApplicabilityFact['settings']>;

/** Facts of a site with these imprint statements (those of the factory company where nothing else is given) and settings. */
export function imprintSite(
  stated: Stated = {},
  settings: Settings = {},
  part: {
    complete?: boolean;
    text?: string;
    imprint?: Partial<LegalPageFact>;
    site?: Partial<Omit<ApplicabilityFact, 'settings'>>;
  } = {},
): Partial<Facts> {
  return {
    imprint: legalPage({ ...(part.text === undefined ? {} : { text: part.text }), ...part.imprint }),
    imprintElements: imprintElements(stated, part.complete ?? true),
    applicability: applicability({ ...part.site, settings }),
  };
}

/** Leaves out all that a company states of its legal form: what remains is a person who trades alone. */
export const soleTrader: Stated = {
  name: ['Anna Beispiel'],
  legalForm: [],
  representative: [],
  registerCourt: [],
  registerNumber: [],
  vatId: [],
  editorial: [],
};

const nothing: Stated = {
  ...soleTrader,
  name: [],
  address: [],
  email: [],
  phone: [],
};

/** Cases in which no check of the imprint's content has anything to judge. */
export const openCases: readonly [string, Partial<Facts>, Outline][] = [
  [
    'no imprint at all',
    { ...imprintSite(nothing, {}, { complete: false }), imprint: noLegalPage('imprint') },
    { class: 'NotApplicable', message: 'noImprint' },
  ],
  [
    'another page behind the link',
    imprintSite(nothing, {}, { complete: false, imprint: { contentKind: 'other' } }),
    { class: 'NotApplicable', message: 'noImprint' },
  ],
  [
    'imprint could not be opened',
    imprintSite(nothing, {}, { complete: false, imprint: { failure: 'blocked-by-site', text: '' } }),
    { class: 'NoClassification', message: 'notRead' },
  ],
  [
    'PDF without text',
    imprintSite(nothing, {}, { complete: false, imprint: { isPdf: true, text: '' } }),
    { class: 'NoClassification', message: 'notRead' },
  ],
  [
    'purely personal',
    imprintSite(soleTrader, { websiteType: 'privateer', purposes: ['private-hobby'] }, { site: { isBusiness: false } }),
    { class: 'NotApplicable', message: 'personal' },
  ],
];

/** Values that were read, by kind. */
export function statedBy({ elements }: ImprintElements): Partial<Record<ImprintElementKind, string[]>> {
  const stated: Partial<Record<ImprintElementKind, string[]>> = {};
  for (const { kind, value } of elements) stated[kind] = [...(stated[kind] ?? []), value];
  return stated;
}
