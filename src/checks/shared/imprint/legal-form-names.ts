const names: Record<string, string> = {
  'natural-private': 'Privatperson',
  'sole-trader': 'Einzelunternehmen',
  ek: 'e.K.',
  freelancer: 'Freiberufler/in',
  gbr: 'GbR',
  egbr: 'eGbR',
  ohg: 'OHG',
  kg: 'KG',
  'gmbh-co-kg': 'GmbH & Co. KG',
  'ug-co-kg': 'UG (haftungsbeschränkt) & Co. KG',
  gmbh: 'GmbH',
  ggmbh: 'gGmbH',
  ug: 'UG (haftungsbeschränkt)',
  ag: 'AG',
  se: 'SE',
  kgaa: 'KGaA',
  vvag: 'VVaG',
  eg: 'eG',
  ev: 'e.V.',
  'association-unregistered': 'nicht eingetragener Verein',
  foundation: 'Stiftung',
  partg: 'PartG',
  'public-law': 'Körperschaft oder Anstalt des öffentlichen Rechts',
  'church-body': 'kirchliche Körperschaft',
  'foreign-company': 'ausländische Gesellschaft',
  'political-party': 'Partei',
};

/** A legal form as imprints write it, by its id in the scan settings. German in both languages, like the form itself. */
export function legalFormName(id: string): string {
  return names[id] ?? id;
}

/** The legal form that a passage of the imprint states, with a suffix that the id does not tell, and without one that is missing there. */
export function statedFormName(id: string, quote: string): string {
  if (id === 'ug' && quote !== '' && !/haftungsbeschränkt/iu.test(quote)) return 'UG';
  return id === 'partg' && /mbB|beschränkter Berufshaftung/u.test(quote) ? 'PartG mbB' : legalFormName(id);
}
