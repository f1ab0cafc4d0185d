import { notFound } from '../../../answers.ts';
import { answerAssets, answerEvents } from '../../../third-parties/posthog/answers.ts';
import type { LabHost } from '../../../types.ts';

/** Project key of the site. */
export const projectKey = 'phc_Fj3TqWm8ZrVn1XyKd5LsBgPh7CuAe2oR9iQtN6kEwMz';

/** PostHog's European cloud: the real scripts from npm, and stand-ins that take what they send. */
export const posthogHosts: readonly LabHost[] = [
  { host: 'eu-assets.i.posthog.com', address: '108.157.4.31', handle: (asked) => answerAssets(projectKey, asked) ?? notFound() },
  { host: 'eu.i.posthog.com', address: '3.120.214.96', handle: answerEvents },
];
