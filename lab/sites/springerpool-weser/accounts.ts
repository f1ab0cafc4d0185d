import { tagManagerContainers } from '../../third-parties/google/tag-manager-containers.ts';

/** Names, numbers and accounts of the agency. */
export const firm = {
  domain: 'springerpool-weser.test',
  host: 'www.springerpool-weser.test',
  origin: 'https://www.springerpool-weser.test',
  address: '85.13.147.66',
  name: 'Springerpool Weser Personal GmbH',
  street: 'Deisterallee 87',
  town: '31785 Hameln',
  phone: '05151 555 82 0',
  phoneLink: '+495151555820',
  whatsApp: '4915255508216',
  email: 'info@springerpool-weser.test',
  jobsEmail: 'bewerbung@springerpool-weser.test',
  container: 'GTM-PW5SPR8L',
  analytics: 'G-SPW31785HM',
  ads: 'AW-10984417263',
  indeed: '7730415286194402',
  metaPixel: '688214903377152',
  recaptcha: '6LcSpwUpAAAAAJ3d9Vt0yQmN5bWk2HsXeRzT8uLa',
  softgarden: 'springerpool-weser',
} as const;

// Analytics and Google Ads ask for consent in the container; the agency's pixel for Indeed was added later, without a consent check.
tagManagerContainers.publish(firm.container, [
  { type: 'gtag', id: firm.analytics, requires: ['analytics_storage'] },
  { type: 'gtag', id: firm.ads, requires: ['ad_storage', 'ad_user_data'] },
  { type: 'html', code: `new Image(1,1).src='https://conv.indeed.com/pagead/conv/${firm.indeed}/?script=0';` },
]);
