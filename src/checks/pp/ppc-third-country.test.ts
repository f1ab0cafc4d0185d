import { expect, it } from 'vitest';
import { legalPage, noLegalPage, noticeItem, noticeItems } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite, traffic } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './ppc-third-country.ts';

const analytics = bannerSite(traffic({ service: 'google-analytics', url: 'https://www.google-analytics.com/g/collect' }));

const cases: [string, Partial<Facts>, Outline][] = [
  ['dealt with', analytics, { class: 'Conform', message: 'stated' }],
  [
    'not dealt with: the same cause as in tc-disclosed, and no second risk',
    { ...analytics, noticeItems: noticeItems({ without: ['thirdCountry'] }) },
    { class: 'Hint', message: 'missing', cause: 'google-analytics' },
  ],
  ...(
    [
      ['the United Kingdom', 'openstreetmap', 'https://tile.openstreetmap.org/1/1/1.png', 'missingAdequate'],
      ['New Zealand', 'matomo-cloud', 'https://muster.matomo.cloud/matomo.php', 'missingAdequate'],
      ['the United States, where it holds for those who take part alone', 'vimeo', 'https://player.vimeo.com/video/1', 'missing'],
    ] as const
  ).map(([country, service, url, message]): [string, Partial<Facts>, Outline] => [
    `not dealt with, on whose country there is a decision or not: ${country}`,
    { ...bannerSite(traffic({ service, url })), noticeItems: noticeItems({ without: ['thirdCountry'] }) },
    { class: 'Hint', message },
  ]),
  [
    'denied',
    { ...analytics, noticeItems: noticeItems({ items: [noticeItem('thirdCountry', 'none')] }) },
    { class: 'Hint', message: 'denied' },
  ],
  [
    'denied of a service, while others are told to transfer',
    {
      ...analytics,
      privacy: legalPage({
        kind: 'privacy',
        text: 'Chat\nIntercom sitzt in den USA; es gelten Standardvertragsklauseln.\nMessung\nWir nutzen Google Analytics. Eine Übermittlung in Drittländer durch Google Analytics findet nicht statt.',
      }),
    },
    { class: 'Hint', message: 'denied', cause: 'google-analytics' },
  ],
  ...(
    [
      ['Geben wir deine Daten weiter?\nNein. In ein Land außerhalb der EU geben wir nichts weiter.', 'denied'],
      ['Empfänger und Drittländer\nEine Übermittlung in Drittländer findet nicht statt.', 'denied'],
      ['Empfänger und Drittländer\nIm Übrigen findet eine Übermittlung in Drittländer nicht statt.', undefined],
      ['Bestellungen\nEine Übermittlung in Drittländer findet nicht statt.', undefined],
    ] as const
  ).map(([section, message]): [string, Partial<Facts>, Outline] => [
    `a transfer told of a service; ${section}`,
    {
      ...analytics,
      privacy: legalPage({
        kind: 'privacy',
        text: `Messung\nWir nutzen Google Analytics; Google ist nach dem Data Privacy Framework zertifiziert.\n${section}`,
      }),
    },
    message ? { class: 'Hint', message, cause: 'google-analytics' } : { class: 'Conform' },
  ]),
  ...(
    [
      [
        'country and basis stand beside the service',
        'Messung\nWir nutzen Google Analytics; dabei gelangen Daten in die USA, wo Google nach dem Data Privacy Framework zertifiziert ist.',
        'deniedThough',
      ],
      [
        'they stand beside another service of the company',
        'Messung\nWir nutzen Google Analytics.\nKarten\nWir nutzen Google Maps; Daten gelangen in die USA, wo Google nach dem Data Privacy Framework zertifiziert ist.',
        'denied',
      ],
      ['the country alone stands there', 'Messung\nWir nutzen Google Analytics; dabei gelangen Daten in die USA.', 'denied'],
    ] as const
  ).map(([name, section, message]): [string, Partial<Facts>, Outline] => [
    `denied elsewhere: ${name}`,
    {
      ...analytics,
      privacy: legalPage({
        kind: 'privacy',
        text: `${section}\nGeben wir deine Daten weiter?\nNein. In ein Land außerhalb der EU geben wir nichts weiter.`,
      }),
    },
    { class: 'Hint', message, cause: 'google-analytics' },
  ]),
  ...(
    [
      ['Wir nutzen Google Analytics der Google LLC, Mountain View, CA 94043, USA.', 'missingBasis'],
      ['Wir nutzen Google Analytics der Google Ireland Limited, Dublin, Irland.', 'missing'],
      ['Wir nutzen Matomo.\nChat\nWir nutzen Intercom, Inc., San Francisco, USA.', 'missing'],
    ] as const
  ).map(([section, message]): [string, Partial<Facts>, Outline] => [
    `not dealt with: ${section}`,
    {
      ...analytics,
      noticeItems: noticeItems({ without: ['thirdCountry'] }),
      privacy: legalPage({ kind: 'privacy', text: `Messung\n${section}` }),
    },
    { class: 'Hint', message },
  ]),
  [
    'a transfer named and denied, of which nothing was seen',
    {
      privacy: legalPage({
        kind: 'privacy',
        text: 'Empfänger und Drittländer\nIn Drittländer übermitteln wir keine Daten.\nGoogle Analytics\nDie Informationen werden an einen Server von Google in den USA übertragen.',
      }),
    },
    { class: 'Hint', message: 'contradiction', cause: 'privacy-notice:transfer-contradiction:/datenschutz' },
  ],
  [
    'only an annulled framework',
    {
      ...analytics,
      privacy: legalPage({ kind: 'privacy', text: 'Wir übermitteln Daten in die USA. Google ist nach dem Privacy Shield zertifiziert.' }),
    },
    { class: 'Hint', message: 'invalidOnly', cause: 'privacy-notice:invalid-guarantee' },
  ],
  [
    'an annulled framework, called the adequacy decision it was',
    {
      ...analytics,
      privacy: legalPage({
        kind: 'privacy',
        text: 'Wir übermitteln Daten in die USA. Google ist nach dem Privacy Shield zertifiziert; damit besteht ein Angemessenheitsbeschluss.',
      }),
    },
    { class: 'Hint', message: 'invalidOnly', cause: 'privacy-notice:invalid-guarantee' },
  ],
  [
    'an annulled framework, and another ground far from it',
    {
      ...analytics,
      privacy: legalPage({
        kind: 'privacy',
        text: `Google ist nach dem Privacy Shield zertifiziert.\n${'Wir verarbeiten Ihre Angaben. '.repeat(10)}\nFür die Schweiz besteht ein Angemessenheitsbeschluss.`,
      }),
    },
    { class: 'NoClassification', message: 'statedAsideInvalid' },
  ],
  [
    'an annulled framework beside clauses',
    {
      ...analytics,
      privacy: legalPage({ kind: 'privacy', text: 'Google ist nach dem Privacy Shield zertifiziert; es gelten Standardvertragsklauseln.' }),
    },
    { class: 'Conform', message: 'statedBesideInvalid' },
  ],
  [
    'a host abroad that the notice names, without a basis',
    { privacy: legalPage({ kind: 'privacy', text: 'Hosting\nDiese Website wird bei der Nimbus Inc., Denver, USA, gehostet.' }) },
    { class: 'Hint', message: 'hostBasis' },
  ],
  [
    'such a host beside a recipient',
    {
      ...analytics,
      noticeItems: noticeItems({ without: ['thirdCountry'] }),
      privacy: legalPage({ kind: 'privacy', text: 'Hosting\nDiese Website wird bei der Nimbus Inc., Denver, USA, gehostet.' }),
    },
    { class: 'Hint', message: 'missing' },
  ],
  [
    'such a host in a text that is not whole',
    {
      noticeItems: noticeItems({ without: ['thirdCountry'], complete: false }),
      privacy: legalPage({ kind: 'privacy', text: 'Hosting\nDiese Website wird bei der Nimbus Inc., Denver, USA, gehostet.' }),
    },
    { class: 'NotApplicable', message: 'noRecipients' },
  ],
  ['no recipients there', { noticeItems: noticeItems({ without: ['thirdCountry'] }) }, { class: 'NotApplicable', message: 'noRecipients' }],
  [
    'text not whole',
    { ...analytics, noticeItems: noticeItems({ without: ['thirdCountry'], complete: false }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  ['no notice at all', { privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  ['notice not readable', { ...analytics, noticeItems: { items: [], complete: false } }, { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
