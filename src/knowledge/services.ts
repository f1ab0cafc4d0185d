import abTesting from './services/ab-testing.json' with { type: 'json' };
import analytics from './services/analytics.json' with { type: 'json' };
import booking from './services/booking.json' with { type: 'json' };
import cdn from './services/cdn.json' with { type: 'json' };
import chat from './services/chat.json' with { type: 'json' };
import cmp from './services/cmp.json' with { type: 'json' };
import errorTracking from './services/error-tracking.json' with { type: 'json' };
import fontAndCaptcha from './services/font-and-captcha.json' with { type: 'json' };
import functional from './services/functional.json' with { type: 'json' };
import hostingAndShop from './services/hosting-and-shop.json' with { type: 'json' };
import marketing from './services/marketing.json' with { type: 'json' };
import mediaAndMap from './services/media-and-map.json' with { type: 'json' };
import newsletter from './services/newsletter.json' with { type: 'json' };
import payment from './services/payment.json' with { type: 'json' };
import sessionReplay from './services/session-replay.json' with { type: 'json' };
import social from './services/social.json' with { type: 'json' };
import tagManager from './services/tag-manager.json' with { type: 'json' };
import type { Service } from './types.ts';

/** All services of the catalogue. The files hold plain data; knowledge.test.ts checks them against the type. */
export const services = [
  ...tagManager,
  ...analytics,
  ...sessionReplay,
  ...abTesting,
  ...marketing,
  ...social,
  ...mediaAndMap,
  ...fontAndCaptcha,
  ...cdn,
  ...chat,
  ...newsletter,
  ...payment,
  ...booking,
  ...errorTracking,
  ...functional,
  ...hostingAndShop,
  ...cmp,
] as readonly Service[];
