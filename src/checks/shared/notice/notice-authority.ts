/** States by the beginning of a postcode, where all places with it lie in one state. */
const statesByPostcode: readonly [RegExp, string][] = [
  // 12529 is Schönefeld.
  [/^1(?:[03]|2(?!529)|4[01])/, 'Berlin'],
  [/^(?:20|22[3-7])/, 'Hamburg'],
  [/^(?:2[45]|23[56])/, 'Schleswig-Holstein'],
  [/^(?:18|190)/, 'Mecklenburg-Vorpommern'],
  // 28790 is Schwanewede.
  [/^(?:28[1-7](?!90)|2757)/, 'Bremen'],
  [/^(?:26[1-8]|28(?:[89]|790)|30|31[0-7]|38[1-3])/, 'Niedersachsen'],
  [/^(?:391|061)/, 'Sachsen-Anhalt'],
  [/^(?:030|12529|144)/, 'Brandenburg'],
  [/^(?:3[23]|4[0124567]|481|5[028]|531)/, 'Nordrhein-Westfalen'],
  [/^(?:35|34[1256]|36[0-3]|6[01]|63[0-6]|64[234568]|65[124789])/, 'Hessen'],
  [/^(?:551|670|560)/, 'Rheinland-Pfalz'],
  [/^661/, 'Saarland'],
  [/^(?:7[0123578]|79|68[12]|691)/, 'Baden-Württemberg'],
  [/^(?:8[0-5]|9[0-4])/, 'Bayern'],
  [/^(?:0[89]|01[0-3]|04[1-3])/, 'Sachsen'],
  [/^(?:99|07[3-7]|98[567])/, 'Thüringen'],
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
