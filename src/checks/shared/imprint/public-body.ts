import type { Facts } from '../../facts.ts';
import { mentions, wholeWords } from '../wording.ts';

/** What tells of a public body: the settings, else the imprint. */
export type PublicBodyFacts = Pick<Facts, 'applicability'> & Partial<Pick<Facts, 'imprintElements'>>;

/** Municipalities, their schools and offices, ministries: they act for public tasks, unlike savings banks, utilities or hospitals. */
const authority = wholeWords(
  '[a-zß-ɏ-]{0,40}(?:gemeinde|stadt|landkreis|kreis|behörde|amt|ministerium|präsidium|schule|gymnasium|kolleg|verwaltung|regierung|bibliothek|bücherei|archiv|handwerkerschaft|innung)|markt|flecken|bezirk|land|freistaat|polizei[a-zß-ɏ]*',
);
/** Public by their form, but in the market or without powers. */
const enterprise = wholeWords(
  '[a-zß-ɏ-]{0,40}(?:sparkasse|landesbank|bank|werke?|betriebe?|klinik|klinikum|kliniken|krankenhaus|kasse|versicherung|rundfunk|kammer|(?<!volks)hochschule|universität|studi(?:eren|en)denwerk|messe|verkehrsbetriebe?)|aok|ihk|hwk|stiftung|theater|museum',
);

/** Those who govern themselves under the supervision of the state, without a market to serve: the law on equality binds them as it binds authorities. */
const selfGoverned = wholeWords(
  '[a-zß-ɏ-]{0,40}(?:kammer|(?<![ws])innung|hochschule|universität|studi(?:eren|en)denwerk|studi(?:eren|en)denschaft|berufsgenossenschaft|rentenversicherung|(?:zweck|wasser|abwasser|boden|deich|schul|landschafts)verband)|kreishandwerkerschaft|ihk|hwk|(?:zahn)?kassen(?:zahn)?ärztliche\\s+vereinigung',
);

/** Whether the site belongs to a body under public law: by the settings, and where they choose no legal form by the imprint. */
export function isPublicBody({ applicability, imprintElements }: PublicBodyFacts): boolean {
  const { legalForm, industry, websiteType } = applicability.settings;
  if (legalForm === 'public-law' || industry === 'public-body') return true;
  if (legalForm !== null || websiteType === 'privateer') return false;
  return statedPublic(imprintElements) !== null;
}

/** Whether it is surely one that acts for a public task, as municipalities, schools and ministries do. */
export function isPublicAuthority(facts: PublicBodyFacts): boolean {
  if (!isPublicBody(facts)) return false;
  const { industry, websiteType } = facts.applicability.settings;
  const name = facts.imprintElements?.elements.find(({ kind }) => kind === 'name')?.value ?? '';
  if (mentions(name, enterprise) || websiteType === 'privateer') return false;
  return industry === 'public-body' || mentions(name, authority);
}

/** Whether it is surely a chamber, a guild, a university or the like: under public law, and no authority for everybody. */
export function isSelfGoverned(facts: PublicBodyFacts): boolean {
  const name = facts.imprintElements?.elements.find(({ kind }) => kind === 'name')?.value ?? '';
  return isPublicBody(facts) && mentions(name, selfGoverned);
}

/** The passage of the imprint that says so; null without one. */
export function statedPublic(imprintElements: PublicBodyFacts['imprintElements']): string | null {
  return imprintElements?.elements.find(({ kind, value }) => kind === 'legalForm' && value === 'public-law')?.quote ?? null;
}
