/** What an imprint may state (Section 5 DDG and its neighbours). */
export const imprintElementKinds = [
  'name',
  'legalForm',
  'address',
  'postBox',
  'email',
  'phone',
  'fax',
  'contactForm',
  'representative',
  'registerCourt',
  'registerNumber',
  'vatId',
  'businessId',
  'taxNumber',
  'authority',
  'chamber',
  'professionalTitle',
  'professionalRules',
  'editorial',
  'insurance',
  'liquidation',
  'capital',
  'mediaAuthority',
] as const;

/** A kind of statement in an imprint. */
export type ImprintElementKind = (typeof imprintElementKinds)[number];

/**
 * One statement read off an imprint. `value` is its normal form:
 * `name` as written, with the legal form ("Muster Holzbau GmbH", "Anna Beispiel"); `legalForm` an id of the scan settings (`gmbh`);
 * `address` "Street 1a, 12345 Town"; `postBox` "Postfach 1234, 12345 Town"; `email` in lower case, disguises undone;
 * `phone` and `fax` as +49 and digits; `contactForm` the link; `representative` and `editorial` a person's name without academic
 * title ("Anna Beispiel"), or the company for a Komplementärin; `registerCourt` the town ("Hamburg"); `registerNumber` "HRB 12345"
 * (foreign registers: as written); `vatId` "DE123456789"; `businessId` "DE123456789-00001"; `taxNumber` "12/345/67890" or in the groups it is written in;
 * `authority`, `chamber`, `professionalTitle`, `professionalRules`, `insurance`, `liquidation`, `capital`, `mediaAuthority` the
 * name or passage as written, at most 200 characters. Who trades under a business name has both names; an Inhaber is a
 * representative too.
 */
export interface ImprintElement {
  kind: ImprintElementKind;
  value: string;
  /** The passage that says it, as the page shows it, at most 200 characters. */
  quote: string;
  /** Of an address abroad, where its own text tells it: ISO code of the country. */
  country?: string;
  /** Of an address that is the only one: whose it is by its label, while the provider itself is named with less. */
  of?: 'branch' | 'editorial';
  /** Of a name: its words tell a business and leave no room for a person's first and last name ("Studio Rosenrot"). */
  isTradeName?: true;
}

/** All that was read off the imprint. */
export interface ImprintElements {
  elements: readonly ImprintElement[];
  /** Whether what is missing here is missing in the imprint: its text was read completely and in a language that is understood. */
  complete: boolean;
}
