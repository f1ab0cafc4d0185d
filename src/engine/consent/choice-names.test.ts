import { expect, it } from 'vitest';
import { keepsChoice } from './choice-names.ts';

const page = 'www.muster.test';
const entry = (name: string, value = 'x', domain = page, kind: 'cookie' | 'localStorage' = 'cookie') =>
  keepsChoice({ kind, name, value, domain, page });

it.each<[string, boolean]>([
  ['a platform by its key', entry('borlabs-cookie', '%7B%7D')],
  ['HubSpot', entry('__hs_opt_out', 'yes')],
  ['a flag under a name that tells it', entry('cookie-preference', '1')],
  ['a name in camel case', entry('allowCookie', '1')],
  ['a small plugin', entry('fp_cookie_consent', '%7B%22statistik%22%3Atrue%7D')],
  ['a name of one word', entry('acceptcookies', 'true')],
  ['a word for the choice under any name', entry('wahl', 'alle')],
  ['one for the whole domain', entry('wahl', 'keine', '.muster.test')],
  ['a flag beside the name of a choice', entry('hinweis_ok', '1')],
  ['web storage', entry('site-consent', '{"all":true}', page, 'localStorage')],
  ['a platform on a domain of its own', entry('consentUUID', 'a1', 'cdn.privacy.test')],
])('%s keeps the choice', (_, keeps) => expect(keeps).toBe(true));

it.each<[string, boolean]>([
  ['the browser id of LinkedIn', entry('bcookie', '"v=2&0bf9"', '.linkedin.com')],
  ['one called so elsewhere', entry('bcookie', '"v=2&0bf9"', '.adnetwork.test')],
  ['the session of HubSpot', entry('__hssrc', '1')],
  ['the session of Matomo', entry('_pk_ses.1.8d1e', '1')],
  ['a trial', entry('testcookie', '1')],
  ['another trial', entry('cookie_test', '1')],
  ['a campaign', entry('cmpid', '1')],
  ['a counter', entry('visits', '1')],
  ['a word on a foreign domain', entry('state', 'all', 'ads.test')],
])('%s keeps something else', (_, keeps) => expect(keeps).toBe(false));
