import abTesting from './services/ab-testing.json' with { type: 'json' };
import advertising from './services/advertising.json' with { type: 'json' };
import advertisingExchanges from './services/advertising-exchanges.json' with { type: 'json' };
import affiliate from './services/affiliate.json' with { type: 'json' };
import analytics from './services/analytics.json' with { type: 'json' };
import audio from './services/audio.json' with { type: 'json' };
import booking from './services/booking.json' with { type: 'json' };
import captcha from './services/captcha.json' with { type: 'json' };
import cdn from './services/cdn.json' with { type: 'json' };
import chat from './services/chat.json' with { type: 'json' };
import cmp from './services/cmp.json' with { type: 'json' };
import creditCheck from './services/credit-check.json' with { type: 'json' };
import embeddedContent from './services/embedded-content.json' with { type: 'json' };
import errorTracking from './services/error-tracking.json' with { type: 'json' };
import font from './services/font.json' with { type: 'json' };
import formsAndTools from './services/forms-and-tools.json' with { type: 'json' };
import fraudPrevention from './services/fraud-prevention.json' with { type: 'json' };
import hosting from './services/hosting.json' with { type: 'json' };
import map from './services/map.json' with { type: 'json' };
import marketingAutomation from './services/marketing-automation.json' with { type: 'json' };
import meetings from './services/meetings.json' with { type: 'json' };
import newsletter from './services/newsletter.json' with { type: 'json' };
import office from './services/office.json' with { type: 'json' };
import payment from './services/payment.json' with { type: 'json' };
import platforms from './services/platforms.json' with { type: 'json' };
import review from './services/review.json' with { type: 'json' };
import sessionReplay from './services/session-replay.json' with { type: 'json' };
import shipping from './services/shipping.json' with { type: 'json' };
import shop from './services/shop.json' with { type: 'json' };
import social from './services/social.json' with { type: 'json' };
import tagManager from './services/tag-manager.json' with { type: 'json' };
import video from './services/video.json' with { type: 'json' };
import type { Service } from './types.ts';

/** All services of the catalogue. The files hold plain data; knowledge.test.ts checks them against the type. */
export const services = [
  ...abTesting,
  ...advertising,
  ...advertisingExchanges,
  ...affiliate,
  ...analytics,
  ...audio,
  ...booking,
  ...captcha,
  ...cdn,
  ...chat,
  ...cmp,
  ...creditCheck,
  ...embeddedContent,
  ...errorTracking,
  ...font,
  ...formsAndTools,
  ...fraudPrevention,
  ...hosting,
  ...map,
  ...marketingAutomation,
  ...meetings,
  ...newsletter,
  ...office,
  ...payment,
  ...platforms,
  ...review,
  ...sessionReplay,
  ...shipping,
  ...shop,
  ...social,
  ...tagManager,
  ...video,
] as readonly Service[];

/** Services that write to or win known contacts: advertising by purpose, but no network that meets visitors again on other websites. */
export const marketingAutomationIds: ReadonlySet<string> = new Set(marketingAutomation.map(({ id }) => id));

/** What pages show of others and nothing else: the weather, tables of a league, catalogues to leaf through. */
export const embeddedContentIds: ReadonlySet<string> = new Set(embeddedContent.map(({ id }) => id));

/** Widgets that show reviews and seals: nobody asks for them by opening a page. */
export const reviewIds: ReadonlySet<string> = new Set(review.map(({ id }) => id));
