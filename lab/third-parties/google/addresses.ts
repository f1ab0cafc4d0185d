/** Public addresses in the networks of Google, so that geography answers as for the originals. */
export const googleAddresses = {
  tagManager: '142.250.185.200',
  analytics: '142.250.185.110',
  fonts: '142.250.186.74',
  fontFiles: '142.250.186.99',
  maps: '142.250.184.202',
  search: '142.250.184.228',
  static: '142.250.185.131',
  video: '142.250.186.110',
  images: '142.250.186.54',
  ads: '142.250.185.98',
} as const;
