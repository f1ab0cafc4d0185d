import { expect, it } from 'vitest';
import { serviceOf } from '#knowledge/find-service.ts';
import { documentRequest, requestEvidence } from '../../../test/factories/evidence.ts';
import { withBroughtFiles } from './brought-files.ts';

type Seen = [service: string | null, type: 'script' | 'image' | 'frame' | 'fetch', pageId?: string];

/** Parents of requests that all pass for the page's own; the document is the first. */
const parentsOf = (...seen: Seen[]) => {
  const requests = [
    documentRequest(),
    ...seen.map(([id, type, pageId], index) =>
      requestEvidence({ id: `r${index}`, url: `https://${id}.test/`, type, pageId: pageId ?? documentRequest().pageId }),
    ),
  ];
  const services = [null, ...seen.map(([id]) => (id === null ? null : serviceOf(id)))];
  return withBroughtFiles(
    requests,
    requests.map(() => -1),
    (index) => services[index] ?? null,
  );
};

it.each<[string, Seen[], number[]]>([
  [
    'pictures of a network come with the feed before them',
    [
      ['elfsight', 'script'],
      ['instagram', 'image'],
    ],
    [-1, -1, 1],
  ],
  [
    'whichever of its scripts was the last',
    [
      ['juicer', 'script'],
      ['juicer', 'script'],
      ['x-embed', 'image'],
    ],
    [-1, -1, -1, 2],
  ],
  [
    'portraits come with the widget for reviews',
    [
      ['trustindex', 'script'],
      ['google-user-pictures', 'image'],
      ['google-user-pictures', 'image'],
    ],
    [-1, -1, 1, 1],
  ],
  [
    'pictures of Amazon come with the button of Amazon Pay',
    [
      ['amazon-pay', 'script'],
      ['amazon-platform', 'image'],
    ],
    [-1, -1, 1],
  ],
  ["pictures of Amazon without the button are the page's own", [['amazon-platform', 'image']], [-1, -1]],
  ["portraits without a widget are the page's own", [['google-user-pictures', 'image']], [-1, -1]],
  [
    "files of a CDN are the page's own beside a widget",
    [
      ['trustindex', 'script'],
      ['google-cloud', 'image'],
    ],
    [-1, -1, -1],
  ],
  [
    'not before the feed',
    [
      ['instagram', 'image'],
      ['elfsight', 'script'],
    ],
    [-1, -1, -1],
  ],
  [
    'not from another page',
    [
      ['elfsight', 'script', 'p9'],
      ['instagram', 'image'],
    ],
    [-1, -1, -1],
  ],
  [
    'not where the network has a plugin there',
    [
      ['elfsight', 'script'],
      ['instagram', 'script'],
      ['instagram', 'image'],
    ],
    [-1, -1, -1, -1],
  ],
  [
    'not what is no picture',
    [
      ['elfsight', 'script'],
      ['instagram', 'fetch'],
    ],
    [-1, -1, -1],
  ],
  [
    'not what no feed brings',
    [
      ['elfsight', 'script'],
      ['gravatar', 'image'],
      [null, 'image'],
    ],
    [-1, -1, -1, -1],
  ],
])('%s', (_, seen, parents) => {
  expect(parentsOf(...seen)).toEqual(parents);
});
