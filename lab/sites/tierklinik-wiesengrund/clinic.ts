/** Names and numbers that the clinic has with itself and with others. */
export const clinic = {
  name: 'Tierärztliche Klinik Wiesengrund GmbH',
  domain: 'tierklinik-wiesengrund.test',
  host: 'www.tierklinik-wiesengrund.test',
  origin: 'https://www.tierklinik-wiesengrund.test',
  address: '185.26.156.41',
  phone: '04101 555 0730',
  emergencyPhone: '04101 555 0799',
  /** The agency keeps one Matomo for all its customers. */
  agency: { name: 'Studio Deichlicht GmbH', statistics: 'stats.studio-deichlicht.test', address: '88.198.74.203' },
  matomo: { site: 23, domainHash: '5b0d' },
  googleAds: { id: 'AW-11384205917', callLabel: 'pX2yCMaFz6UZEJ3L-bQq' },
  tidio: 'k7v2hq0zr4mxw9c1tjy8bn5sd3fgl6pa',
  vetstoria: '64b0c1f2a97de',
  petsXl: '3d9a0f71-52c8-4f1e-9be6-7c04a1d85f29',
} as const;
