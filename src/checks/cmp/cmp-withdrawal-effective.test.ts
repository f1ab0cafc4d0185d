import { expect, it } from 'vitest';
import type { ConsentState } from '#evidence/evidence.ts';
import { judge, outcome, requestFact } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite, catalogueUse } from '../../../test/factories/traffic.ts';
import type { Facts, WithdrawalFact } from '../facts.ts';
import check from './cmp-withdrawal-effective.ts';

type Running = WithdrawalFact['services'][number];
type Left = WithdrawalFact['cookies'][number];
const pixel = (part: Partial<Running> = {}): Running => ({
  id: 'meta-pixel',
  disputed: false,
  name: 'Meta-Pixel',
  before: true,
  after: false,
  url: 'https://connect.facebook.net/en_US/fbevents.js',
  ...part,
});
const fbp = (part: Partial<Left> = {}): Left => ({
  name: '_fbp',
  domain: '.muster.test',
  party: 'first',
  serviceId: 'meta-pixel',
  remains: false,
  ...part,
});
const analytics = pixel({ id: 'google-analytics', name: 'Google Analytics' });
const collector = (part: Partial<WithdrawalFact['hosts'][number]> = {}) => ({
  host: 'collect.replay.test',
  after: false,
  url: 'https://collect.replay.test/r.js',
  ...part,
});
const called = (states: ConsentState[]) => requestFact({ host: 'collect.replay.test', states });
const site = (part: Partial<WithdrawalFact>, facts: Partial<Facts> = {}): Partial<Facts> =>
  bannerSite({
    withdrawalTest: {
      control: 'Cookie-Einstellungen',
      confirmed: true,
      services: [pixel()],
      hosts: [],
      keptChoice: null,
      cookies: [fbp()],
      ...part,
    },
    services: [catalogueUse('meta-pixel', ['accept'])],
    ...facts,
  });
const running = { services: [pixel({ after: true })] };

const cases: [string, Partial<Facts>, Outline][] = [
  ['stops and deletes', site({}), { class: 'Conform', message: 'endedDeleted' }],
  [
    'goes on although silent when rejected at once',
    site(running),
    {
      class: 'Risk',
      message: 'continues',
      cause: 'meta-pixel',
      refs: ['https://www.muster.test/', 'https://www.muster.test/'],
    },
  ],
  [
    'runs when rejected at once too: another check tells the risk',
    site(running, { services: [catalogueUse('meta-pixel', ['reject', 'accept'])] }),
    { class: 'Hint', message: 'continuesAsRejected', cause: 'meta-pixel' },
  ],
  [
    'runs when rejected at once too, and its cookies remain',
    site({ ...running, cookies: [fbp({ remains: true })] }, { services: [catalogueUse('meta-pixel', ['reject', 'accept'])] }),
    { class: 'Hint', messages: ['continuesAsRejectedStoring', 'cookiesOfServiceRemain'] },
  ],
  [
    'a counter whose need of consent is disputed goes on',
    site({ services: [pixel({ after: true, disputed: true })] }),
    { class: 'Hint', message: 'continues' },
  ],
  [
    'a counter whose need of consent is disputed runs when rejected too',
    site({ services: [pixel({ after: true, disputed: true })] }, { services: [catalogueUse('meta-pixel', ['reject', 'accept'])] }),
    { class: 'Conform' },
  ],
  ['withdrawal not read back', site({ ...running, confirmed: false }), { class: 'Hint', message: 'continuesUnclear' }],
  [
    'rejecting was never examined',
    site(running, { attempts: { reject: outcome({ verified: false }), accept: outcome({ state: 'accept' }) } }),
    { class: 'Hint', message: 'continuesUnclear' },
  ],
  [
    'cookies remain',
    site({ cookies: [fbp({ remains: true })] }),
    { class: 'Hint', message: 'cookiesOfStoppedRemain', cause: 'meta-pixel', refs: ['.muster.test _fbp'] },
  ],
  ['cookies of others cannot be deleted', site({ cookies: [fbp({ party: 'third', remains: true })] }), { class: 'Conform' }],
  [
    'cookies of Google Analytics remain',
    site({
      services: [analytics, pixel()],
      cookies: [fbp({ name: '_ga_PLNW3RK24C', serviceId: 'google-analytics', remains: true })],
    }),
    { class: 'Hint', message: 'cookiesOfStoppedRemainAnalytics', cause: 'google-analytics' },
  ],
  ['unread, but nothing runs', site({ confirmed: false }), { class: 'NoClassification', message: 'unconfirmedEnded' }],
  [
    'unread, and no request whose end could be seen',
    site({ confirmed: false, services: [] }),
    { class: 'NoClassification', message: 'unconfirmed' },
  ],
  ['unread: cookies that remain say nothing', site({ confirmed: false, cookies: [fbp({ remains: true })] }), { class: 'NoClassification' }],
  [
    'nothing ran on the start page, but a service elsewhere',
    site({ services: [], cookies: [] }, { services: [catalogueUse('youtube', ['accept'], { pages: ['https://www.muster.test/videos'] })] }),
    { class: 'NoClassification', message: 'nothingSeenElsewhere' },
  ],
  ['nothing ran with consent', site({ services: [], cookies: [] }), { class: 'NoClassification', message: 'nothingSeen' }],
  ['the stored yes stays', site({ ...running, keptChoice: 'wahl=alle' }), { class: 'Risk', message: 'continuesKept', cause: 'meta-pixel' }],
  [
    'a host nobody knows, called only with consent, ends',
    site({ services: [], cookies: [], hosts: [collector()] }, { requests: [called(['accept'])] }),
    { class: 'Conform', message: 'endedUntried' },
  ],
  [
    'such a host goes on',
    site({ hosts: [collector({ after: true })] }, { requests: [called(['accept'])] }),
    { class: 'NoClassification', message: 'hostsContinue' },
  ],
  [
    'a host that is called without consent too has nothing to end',
    site({ services: [], cookies: [], hosts: [collector({ after: true })] }, { requests: [called(['none', 'reject', 'accept'])] }),
    { class: 'NoClassification', message: 'nothingSeen' },
  ],
  [
    'unread, and an unknown host ends',
    site({ confirmed: false, services: [], cookies: [], hosts: [collector()] }, { requests: [called(['accept'])] }),
    { class: 'NoClassification', message: 'unconfirmedEnded' },
  ],
  ['only cookies that are gone', site({ services: [] }, { services: [] }), { class: 'Conform', message: 'deleted' }],
  ['no cookies to delete', site({ cookies: [] }), { class: 'Conform', message: 'ended' }],
  [
    'a service of another page was not tried',
    site({}, { services: [catalogueUse('meta-pixel', ['accept']), catalogueUse('youtube', ['accept'])] }),
    { class: 'Conform', message: 'endedDeletedUntried' },
  ],
  [
    'a service of another page that the consent tool releases was not tried either',
    site({}, { services: [catalogueUse('klaro'), catalogueUse('youtube', ['accept'], { embeddedBy: 'klaro' })] }),
    { class: 'Conform', message: 'endedDeletedUntried' },
  ],
  [
    'what an embed of the start page brings along ends with it',
    site(
      { services: [pixel({ id: 'youtube', name: 'YouTube' })] },
      {
        services: [
          catalogueUse('youtube', ['accept'], { embeddedBy: 'klaro' }),
          catalogueUse('google-doubleclick', ['accept'], { embeddedBy: 'youtube' }),
        ],
      },
    ),
    { class: 'Conform', message: 'endedDeleted' },
  ],
  [
    'new after the withdrawal is no continuation',
    site({ services: [pixel(), pixel({ id: 'x', before: false, after: true })] }),
    { class: 'Conform' },
  ],
  ['no banner', {}, { class: 'NotApplicable', message: 'noBanner' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('tells all services that ended and the domain of the cookies', () => {
  const cookies = ['_ga', '_ga_PLNW3RK24C'].map((name) => fbp({ name, serviceId: 'google-analytics', remains: true }));
  const params = {
    ended: 'Google Analytics, Meta-Pixel',
    domains: '.muster.test',
    domainCount: 1,
  };
  expect(judge(check, site({ services: [pixel(), analytics], cookies }))).toMatchObject({ findings: [{ params }] });
});
