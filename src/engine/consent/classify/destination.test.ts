import { expect, it } from 'vitest';
import { leadsToOtherSite } from './destination.ts';

const page = 'https://www.muster.test/cookies';

it.each<[string, string | null, boolean]>([
  ['a page of somebody else', 'https://help.browser.test/cookies', true],
  ['one without a scheme', '//help.browser.test/cookies', true],
  ['a sister of the page', 'https://konto.muster.test/einstellungen', false],
  ['a page beside it', '/datenschutz', false],
  ['a section', '#cookies', false],
  ['a script', 'javascript:void 0', false],
  ['a mail', 'mailto:info@example.test', false],
  ['a platform that keeps the choice', 'https://consent.cookiebot.com/uc.js', false],
  ['a button', null, false],
])('%s', (_, href, leads) => expect(leadsToOtherSite(href, page)).toBe(leads));
