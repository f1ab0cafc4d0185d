import { expect, it } from 'vitest';
import { judge, legalPage, noLegalPage } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { analyticsCookie, bannerSite, noRejectSite, traffic } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './trk-meta-pixel.ts';

const script = { service: 'meta-pixel', url: 'https://connect.facebook.net/de_DE/fbevents.js' } as const;
const call = { service: 'meta-pixel', url: 'https://www.facebook.com/tr/?id=1&ev=PageView', type: 'image', identifiers: ['fbp'] } as const;
const cookie = (part: object = {}) => analyticsCookie({ id: 'fbp', name: '_fbp', serviceId: 'meta-pixel', category: 'marketing', ...part });
const accepted = traffic({ ...script, states: ['accept'] });
const notice = (text: string) => legalPage({ kind: 'privacy', text: `${privacyText}\n${text}` });

const serverEvent = { service: 'meta-pixel', event: 'PageView', action: 'pys_api_event', pixel: '884120563917742', marksVisitor: true };
const viaServer = { url: 'https://www.muster.test/wp-admin/admin-ajax.php', type: 'fetch', party: 'first', serverEvent } as const;

const cases: [string, Partial<Facts>, Outline][] = [
  ['not in use', bannerSite(), { class: 'Conform' }],
  [
    'before the choice',
    bannerSite(traffic({ ...script, states: ['none'] })),
    { class: 'Risk', message: 'beforeConsent', cause: 'meta-pixel', refs: ['r1'] },
  ],
  [
    'before the choice, joint control told where the notice speaks of Meta',
    bannerSite({
      ...traffic({ ...script, states: ['none'] }),
      privacy: notice('Meta-Pixel: Für die Erhebung sind wir gemeinsam mit Meta verantwortlich (Art. 26 DSGVO).'),
    }),
    { class: 'Risk', message: 'beforeConsentInformed' },
  ],
  [
    'before the choice, joint control told of something else',
    bannerSite({
      ...traffic({ ...script, states: ['none'] }),
      privacy: notice('Mit dem Verein sind wir gemeinsam verantwortlich (Art. 26 DSGVO).'),
    }),
    { class: 'Risk', message: 'beforeConsent' },
  ],
  ['after rejecting', bannerSite(traffic({ ...call, states: ['reject'] })), { class: 'Risk', message: 'afterReject' }],
  [
    'in both states',
    bannerSite(traffic({ ...script, states: ['none'] }, { ...call, states: ['reject'] })),
    { class: 'Risk', message: 'throughout' },
  ],
  ['an image alone', bannerSite(traffic({ ...call, identifiers: [], states: ['none'] })), { class: 'Risk', message: 'beforeConsentImage' }],
  [
    'an image alone before the choice, the script after accepting',
    bannerSite(traffic({ ...call, identifiers: [], states: ['none', 'reject'] }, { ...script, states: ['accept'] })),
    { class: 'Risk', message: 'throughoutImage' },
  ],
  [
    'an image in a frame',
    bannerSite(traffic({ ...call, identifiers: [], inWrittenFrame: true, states: ['none'] })),
    { class: 'Risk', message: 'beforeConsent' },
  ],
  [
    'image in the page beside the script',
    bannerSite(traffic({ ...call, states: ['none'] }, { ...script, states: ['none'] }, { ...script, states: ['reject'] })),
    { class: 'Risk', message: 'throughoutPicture' },
  ],
  ['without a banner', traffic(script), { class: 'Risk', message: 'beforeConsent' }],
  ['only its cookie', bannerSite({ cookies: [cookie({ states: ['none'] })] }), { class: 'Risk', message: 'beforeConsent', refs: ['fbp'] }],
  ['its cookie left over', bannerSite({ cookies: [cookie({ states: ['reject'], leftOverIn: ['reject'] })] }), { class: 'Conform' }],
  [
    'only a connection',
    bannerSite(traffic({ ...script, type: 'preconnect', states: ['none'], active: false })),
    { class: 'Hint', message: 'connectionBare' },
  ],
  [
    'only a file',
    bannerSite(traffic({ ...script, type: 'image', states: ['none'], active: false })),
    { class: 'Hint', message: 'connectionOnly' },
  ],
  [
    'plugin of the network is another check',
    bannerSite(traffic({ service: 'facebook-plugins', url: 'https://www.facebook.com/plugins/like.php', type: 'frame', states: ['none'] })),
    { class: 'Conform' },
  ],
  [
    'pixel inside a plugin belongs to the plugin',
    bannerSite(
      traffic(
        { service: 'facebook-plugins', url: 'https://www.facebook.com/plugins/page.php', type: 'frame', states: ['none'] },
        { ...call, states: ['none'], parentId: 'r1', embeddedBy: 'facebook-plugins' },
      ),
    ),
    { class: 'Conform' },
  ],
  [
    'after accepting, notice told',
    bannerSite({ ...accepted, privacy: notice('Meta und wir sind gemeinsam verantwortlich.') }),
    { class: 'Conform' },
  ],
  [
    'after accepting, notice names Art. 26',
    bannerSite({ ...accepted, privacy: notice('Vereinbarung nach Art. 26 DSGVO') }),
    { class: 'Conform' },
  ],
  [
    'after accepting, rejecting not possible, notice silent',
    noRejectSite(accepted),
    { class: 'Hint', message: 'noJointControlAccepted', cause: 'meta-pixel' },
  ],
  ...[
    'Wir sind gemeinsam mit Meta Platforms Ireland Ltd. für die Erhebung und Übermittlung dieser Daten verantwortlich.',
    'Näheres regelt der „Zusatz für Verantwortliche“ von Meta (facebook.com/legal/controller_addendum).',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `after accepting, notice told: ${text}`,
    bannerSite({ ...accepted, privacy: notice(text) }),
    { class: 'Conform' },
  ]),
  [
    'what is done together is not what one is responsible for',
    bannerSite({ ...accepted, privacy: notice('Wir entwickeln die Seite gemeinsam mit Meta. Verantwortlich ist die Muster GmbH.') }),
    { class: 'Hint', message: 'noJointControl' },
  ],
  ['after accepting, notice silent', bannerSite(accepted), { class: 'Hint', message: 'noJointControl', cause: 'meta-pixel' }],
  [
    'after accepting, notice missing',
    bannerSite({ ...accepted, privacy: noLegalPage('privacy') }),
    { class: 'NoClassification', message: 'noticeUnread' },
  ],
  [
    'events for Meta by the own server, the pixel itself after accepting',
    bannerSite({
      ...traffic({ ...viaServer, states: ['none'] }, { ...viaServer, states: ['reject'] }, { ...script, states: ['accept'] }),
      privacy: notice('Vereinbarung nach Art. 26 DSGVO'),
    }),
    { class: 'Hint', message: 'serverThroughout', cause: 'meta-server-events', refs: ['r1', 'r2'] },
  ],
  ['the same after accepting only', bannerSite(traffic({ ...viaServer, states: ['accept'] })), { class: 'Conform', message: 'serverOnly' }],
  [
    'the same beside the pixel',
    bannerSite(traffic({ ...viaServer, states: ['reject'] }, { ...script, states: ['none'] })),
    { class: 'Risk', messages: ['beforeConsent', 'serverAfterReject'] },
  ],
  [
    'the same, rejecting not possible',
    noRejectSite(traffic({ ...viaServer, states: ['none'] })),
    { class: 'Hint', message: 'serverBeforeConsent' },
  ],
  ['reject not possible', noRejectSite(), { class: 'NoClassification', message: 'rejectNotExaminedNone' }],
  ['reject not possible, before the choice', noRejectSite(traffic({ ...script, states: ['none'] })), { class: 'Risk' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('names events for the own server with their account, in places that a long number cannot fill in the plural', () => {
  const result = judge(check, bannerSite(traffic({ ...viaServer, states: ['none'] })));
  expect('findings' in result && result.findings[0]?.params).toMatchObject({
    event: 'PageView',
    pixel: ', Pixel 884120563917742',
    product: 'PixelYourSite, ',
    marked: 1,
  });
  for (const text of [...Object.values(check.texts.de.messages), ...Object.values(check.texts.en.messages)])
    expect(text).not.toMatch(/\{marked\|=\|/);
});
