import type { RequestFact } from '../../facts/requests.ts';

const picture = /\.(?:gif|png|jpe?g|svg|webp|avif)$/i;
/** Names of pictures that nobody is meant to see: one by one pixel, to count who opens the page. */
const pixel = /(?:^|[-_])(?:pixel|spacer|blank|clear|transparent|1x1)(?:[-_.]|$)/i;

/** Host and path of a picture by its address, or null where the address is none of a picture. */
export function pictureAt(url: string | null): { address: string; isPixel: boolean } | null {
  const parsed = url === null ? null : URL.parse(url);
  if (!parsed || !picture.test(parsed.pathname)) return null;
  return { address: `${parsed.hostname}${parsed.pathname}`, isPixel: pixel.test(parsed.pathname.split('/').at(-1) ?? '') };
}

/**
 * What a payment service shows where it loads nothing but pictures, as with a button for donations that was pasted as HTML: pixels that
 * count and pictures to be seen, by their addresses. Null where it loads a script or a frame as well.
 */
export function onlyPictures(requests: readonly RequestFact[]): { pixels: string[]; shown: string[] } | null {
  const fetched = requests.filter(({ type }) => type !== 'preconnect');
  if (fetched.length === 0 || fetched.some(({ type }) => type !== 'image')) return null;
  const ids = new Set<string | null>(fetched.map(({ id }) => id));
  const seen = new Map(
    // Where a picture leads on to another one, only the first stands in the page.
    fetched
      .filter(({ parentId }) => !ids.has(parentId))
      .map(({ url, host }) => {
        const { address, isPixel } = pictureAt(url) ?? { address: host, isPixel: false };
        return [address, isPixel] as const;
      }),
  );
  const ofKind = (kind: boolean) => [...seen].flatMap(([address, isPixel]) => (isPixel === kind ? address : []));
  return { pixels: ofKind(true), shown: ofKind(false) };
}
