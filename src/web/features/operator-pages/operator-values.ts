import type { Operator, PublicConfiguration } from '#contract/api/configuration.ts';

/** The five pages that are filled from the operator's configuration. */
export const operatorPages = ['kontakt', 'cookie-richtlinie', 'agb', 'datenschutz', 'impressum'] as const;
export type OperatorPageName = (typeof operatorPages)[number];

/** Details without which a page is not what the law asks for. */
export const neededDetails = {
  kontakt: ['name', 'street', 'town', 'email'],
  'cookie-richtlinie': [],
  agb: ['name'],
  datenschutz: ['name', 'street', 'town', 'email', 'supervisoryAuthority'],
  impressum: ['name', 'street', 'town', 'email', 'phone'],
} as const satisfies Record<OperatorPageName, readonly (keyof Operator)[]>;

/** Details a page needs and the configuration does not have. */
export const missingDetails = (page: OperatorPageName, operator: Operator) =>
  neededDetails[page].filter((detail) => operator[detail].trim() === '');

/** Values for the texts: details of the operator and of the installation. Empty = not configured. */
export function operatorValues({ operator, product, visitorPages }: PublicConfiguration, retention: string): Record<string, string> {
  const { name, street, town, country } = operator;
  const postal = [name, street, town, country].filter((line) => line.trim() !== '').join('\n');
  return { ...operator, product, retention, pages: String(visitorPages), postal: street && town ? postal : name };
}

/** A paragraph, or the items of a list. */
export type Block = string | string[];

/** Fills the paragraphs of a section: those with an empty value are left out, lines that begin with `- ` become lists. */
export function filledBlocks(paragraphs: readonly string[], values: Readonly<Record<string, string>>): Block[] {
  const blocks: Block[] = [];
  for (const paragraph of paragraphs) {
    const names = [...paragraph.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!);
    if (names.some((name) => !values[name])) continue;
    const text = paragraph.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name]!);
    const last = blocks.at(-1);
    if (!text.startsWith('- ')) blocks.push(text);
    else if (Array.isArray(last)) last.push(text.slice(2));
    else blocks.push([text.slice(2)]);
  }
  return blocks;
}
