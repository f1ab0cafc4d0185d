import { userlikeWidgets } from '../../third-parties/userlike/hosts.ts';

/** The shop and its accounts with third parties. */
export const shop = {
  domain: 'werkzeug-falkner.test',
  host: 'www.werkzeug-falkner.test',
  origin: 'https://www.werkzeug-falkner.test',
  address: '185.88.213.46',
  /** Where Magento deploys the files of the theme. */
  files: '/static/version1763021877/frontend/Falkner/werkzeug/de_DE',
  container: 'GTM-WF7K4QN2',
  analytics: 'G-8WKZFLK3R2',
  ads: 'AW-10948372615',
  uet: '187204471',
  criteo: 98127,
  mouseflow: '6f2b81d4-9c37-4e0a-b1f5-27d80c6ae913',
  userlike: { key: '9d41f2ab70c84e35b6172fd0a83c5e9617bb24f08e6cda913057be2148fa6c03', organization: 41877 },
  trustedShops: 'X4B91E07C52D8A63F1B7E90D24C8A5F36',
  findologic: '7E1C40D2B86F95A3E0D1742CBF8A6593',
  recaptcha: '6LcQw0MrAAAAAFalknerRc3Xh2Vt9kPzL0aBqW7u',
  klarna: '3f1b6a72-8c0d-5e94-a7b1-0c52de8841f6',
} as const;

let opened = false;

/** Enter the chat widget in Userlike's console. */
export function openChat(): void {
  if (opened) return;
  opened = true;
  userlikeWidgets.publish(shop.userlike.key, { organization: shop.userlike.organization, greeting: 'Fachberatung', color: '#c8102e' });
}
