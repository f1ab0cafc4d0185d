const hosts = /^(?:i\d?\.ytimg\.com|img\.youtube\.com|i\.vimeocdn\.com)$/;

/** Whether an address is that of a preview picture, as a provider of videos delivers it without its player. */
export function isPreviewAddress(address: string): boolean {
  return hosts.test(URL.parse(address)?.hostname ?? '');
}
