import { expect, it } from 'vitest';
import { englishIntro, misread, type NoticeCase, sixRights } from '../../../../test/factories/notice-cases.ts';

const cases: NoticeCase[] = [
  [
    'controller',
    'Controller\nThe controller within the meaning of the GDPR is Example GmbH, Musterweg 1, 12345 Musterstadt, Germany.',
    ['controller', 'controllerContact'],
  ],
  ['officer', 'Our data protection officer can be reached at dpo@example.test.', ['dpo', 'dpoContact']],
  [
    'log files',
    'Each time you visit our website, our server stores log files with your IP address in order to ensure security. The legal basis is Art. 6(1)(f) GDPR.',
    ['hostingLogs', 'purposes', 'legalBases'],
  ],
  [
    'rights',
    'You have the right of access, to rectification, erasure, restriction of processing, data portability and the right to object.',
    sixRights,
  ],
  ['complaint', 'You have the right to lodge a complaint with a supervisory authority.', ['complaint']],
  ['withdrawal', 'You may withdraw your consent at any time by e-mail.', ['withdrawal']],
  ['storage', 'Log data are deleted after 7 days. Enquiries are stored as long as necessary.', ['retentionPeriod', 'retentionCriterion']],
  [
    'recipients',
    'Our website is hosted by a service provider that processes data on our behalf and may transfer it to the United States on the basis of standard contractual clauses.',
    ['recipients', 'thirdCountry'],
  ],
  ['obligation', 'You are not obliged to provide your personal data.', ['obligation']],
  ['automated', 'We do not use automated decision-making or profiling.', ['automated']],
];

it.each(cases)('%s', (...noticeCase) => {
  expect(misread(noticeCase, englishIntro)).toEqual({ missing: [], wrong: [] });
});
