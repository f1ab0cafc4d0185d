import type { RequestFact } from '../../facts/requests.ts';

/**
 * Whether every player among the requests of a video service plays by itself without sound or controls: nobody would click on a
 * placeholder behind a headline.
 */
export function isBackgroundVideo(requests: readonly RequestFact[]): boolean {
  const frames = requests.filter(({ type }) => type === 'frame' || type === 'document');
  return (
    frames.length > 0 &&
    frames.every(({ url }) => {
      const params = URL.parse(url)?.searchParams;
      const isOn = (name: string) => ['1', 'true'].includes(params?.get(name) ?? '');
      return isOn('background') || (isOn('autoplay') && (isOn('muted') || isOn('mute')) && params?.get('controls') === '0');
    })
  );
}
