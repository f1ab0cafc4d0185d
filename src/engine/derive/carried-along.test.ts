import { expect, it } from 'vitest';
import { carriedAlong } from './carried-along.ts';

const page = 'https://www.muster.test/kontakt';

it.each<[name: string, value: string, kind: string | null]>([
  ['gclid', '', 'click-id'],
  ['form_fields[fbclid]', '', 'click-id'],
  ['utm_source', '', 'campaign'],
  ['fields[utmCampaign]', 'herbst', 'campaign'],
  ['utm_first', '', 'campaign'],
  ['first_touch', '{"ref":"(direct)"}', 'way'],
  ['landingPage', 'https://www.muster.test/', 'way'],
  ['Einstiegsseite', '', 'way'],
  ['form[Herkunft]', 'direkt', 'referrer'],
  ['referrer_url', '', 'referrer'],
  ['tx_powermail_pi1[field][referer]', 'https://www.google.com/', 'referrer'],
  ['input_14', 'GA1.1.940379153.1795467515', 'visitor-id'],
  ['hubspotutk', '', 'visitor-id'],
  ['form_fields[handl_ip]', '203.0.113.7', 'visitor-id'],
  ['ip', '', 'visitor-id'],
  ['userAgent', '', 'visitor-id'],
  ['zip', '', null],
  ['relationship', '', null],
  ['user_agent_name_of_broker', '', null],
  ['input_9', '{"src":"direct","gclid":"","lp":"/"}', 'way'],
  ['quelle', 'utm_source=google&utm_medium=cpc', 'way'],
  ['state', '{"step":"2","lang":"de"}', null],
  ['_wp_http_referer', '/kontakt', null],
  ['tx_powermail_pi1[__referrer][@extension]', 'Powermail', null],
  ['referer_title', 'Kontakt', null],
  ['referrer', 'https://www.muster.test/kontakt', null],
  ['referral_code', '', null],
  ['return_url', '/danke', null],
  ['lead_source', 'Website', null],
  ['source', 'kontaktformular', null],
  ['form_build_id', 'form-2vXh1', null],
  ['_wpcf7_unit_tag', 'wpcf7-f4-p2-o1', null],
  ['post_id', '12', null],
  ['herkunftsland', '', null],
])('a hidden input %s with “%s”: %s', (name, value, kind) => {
  expect(carriedAlong({ hidden: [{ name, value }] }, page)[0]?.kind ?? null).toBe(kind);
});

it('says nothing of forms in older archives', () => {
  expect(carriedAlong({}, page)).toEqual([]);
});
