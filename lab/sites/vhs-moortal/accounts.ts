/** Names and numbers of the adult education centre. */
export const accounts = {
  domain: 'vhs-moortal.test',
  host: 'www.vhs-moortal.test',
  origin: 'https://www.vhs-moortal.test',
  statistics: 'statistik.vhs-moortal.test',
  address: '185.170.112.46',
  /** Site number at Matomo and the end of its cookies' names. */
  matomo: { site: 1, domainHash: 'b83f' },
  video: 'mT3kW0vhsMo',
  /** The course whose pages are linked from the start page. */
  course: { number: '262-70114', path: '/programm/kurs/Malwerkstatt-Farbe-Licht-und-Moor/262-70114' },
} as const;
