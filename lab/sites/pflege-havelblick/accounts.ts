/** Names and numbers that the operator of the homes has with itself and with others. */
export const accounts = {
  domain: 'pflege-havelblick.test',
  host: 'www.pflege-havelblick.test',
  origin: 'https://www.pflege-havelblick.test',
  statistics: 'statistik.pflege-havelblick.test',
  address: '85.13.152.61',
  matomo: { site: 1, domainHash: 'e94b' },
  readSpeaker: '12963',
  recaptcha: '6LdQx7cUAAAAAJw0hVn4Tz2m8bYkRr5eF1sPo9Ha',
  matterport: 'Hv7kLq2nBzE',
  film: 'q8ZtVhW3x1M',
  softgarden: 'pflege-havelblick',
} as const;
