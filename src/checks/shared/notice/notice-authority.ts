/** States by the beginning of a postcode, where all places with it lie in one state. */
const statesByPostcode: readonly [RegExp, string][] = [
  [/^1[023]/, 'Berlin'],
  [/^20/, 'Hamburg'],
  [/^24/, 'Schleswig-Holstein'],
  [/^18/, 'Mecklenburg-Vorpommern'],
  [/^30/, 'Niedersachsen'],
  [/^(?:4[012457]|5[02])/, 'Nordrhein-Westfalen'],
  [/^6[01]/, 'Hessen'],
  [/^(?:7[01235]|78)/, 'Baden-Württemberg'],
  [/^(?:8[0-5]|9[0-4])/, 'Bayern'],
  [/^09/, 'Sachsen'],
  [/^99/, 'Thüringen'],
];

/** States by the names and short names of their authorities. */
const statesByAuthority: readonly [RegExp, string][] = [
  [/berliner|blnbdi|bln bdi/i, 'Berlin'],
  [/hamburg|hmbbfdi/i, 'Hamburg'],
  [/schleswig|unabhängige\S* (?:landes)?zentrum|(?<![a-zß-ɏ])uld(?![a-zß-ɏ])/iu, 'Schleswig-Holstein'],
  [/mecklenburg/i, 'Mecklenburg-Vorpommern'],
  [/niedersachsen|niedersächsisch/i, 'Niedersachsen'],
  [/nordrhein|(?<![a-zß-ɏ])ldi(?:[\s-]nrw)?(?![a-zß-ɏ])/iu, 'Nordrhein-Westfalen'],
  [/hessisch|hessen|hbdi/i, 'Hessen'],
  [/baden-württemberg/i, 'Baden-Württemberg'],
  [/bayer|baylda|baylfd/i, 'Bayern'],
  [/sachsen-anhalt/i, 'Sachsen-Anhalt'],
  [/sächsisch|sdtb|freistaat(?:es)? sachsen/i, 'Sachsen'],
  [/thüringe|tlfdi/i, 'Thüringen'],
  [/bremen|bremisch/i, 'Bremen'],
  [/brandenburg/i, 'Brandenburg'],
  [/rheinland/i, 'Rheinland-Pfalz'],
  [/saarland/i, 'Saarland'],
];

/** The state whose authority a text names, or null. */
export function stateOfAuthority(name: string): string | null {
  return statesByAuthority.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

/** The state in which an address lies, or null where its postcode does not tell for sure. */
export function stateOfAddress(address: string): string | null {
  const postcode = /(?<!\d)\d{5}(?= \p{L})/u.exec(address)?.[0];
  return postcode === undefined ? null : (statesByPostcode.find(([pattern]) => pattern.test(postcode))?.[1] ?? null);
}
