import { cors, json, noContent, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost } from '../../types.ts';
import { instagramLandscape, instagramPicture } from '../instagram/hosts.ts';
import { publications } from '../publications.ts';

/** An Instagram feed as its owner set it up with Elfsight. */
export interface InstagramFeed {
  account: string;
  title: string;
  captions: readonly string[];
  /** Pictures taken out of doors instead of on a table. */
  outdoors?: boolean;
}

/** Feeds by the id of their widget. */
export const instagramFeeds = publications<InstagramFeed>('Elfsight widget');

const file = (name: string) => new URL(name, import.meta.url);
const cloudflare = '104.22.62.241';

/** Widgets of Elfsight: the platform, the settings of a widget, the feed itself. Its network sets Cloudflare's cookies. */
export const elfsightHosts: readonly LabHost[] = [
  {
    host: 'static.elfsight.com',
    address: cloudflare,
    handle: ({ url }) => (url.pathname === '/platform/platform.js' ? clientScript(file('platform.js')) : notFound()),
  },
  {
    // Where the snippet of newer widgets takes the platform from.
    host: 'elfsightcdn.com',
    address: '104.18.21.76',
    handle: ({ url }) => (url.pathname === '/platform.js' ? clientScript(file('platform.js')) : notFound()),
  },
  {
    host: 'core.service.elfsight.com',
    address: cloudflare,
    handle({ url, headers }) {
      if (!url.pathname.startsWith('/p/boot')) return noContent();
      const widgets: Record<string, unknown> = {};
      for (const id of (url.searchParams.get('w') ?? '').split(',')) {
        const feed = instagramFeeds.find(id);
        if (feed)
          widgets[id] = { status: 1, data: { app: 'instagram-feed', settings: { title: feed.title, limit: feed.captions.length } } };
      }
      return json(
        { status: 1, data: { widgets } },
        {
          ...cors(headers.origin),
          'set-cookie': [
            thirdPartyCookie('__cf_bm', randomText(60), '.elfsight.com', lifetimes.minutes(30)),
            thirdPartyCookie('_cfuvid', randomText(40), '.elfsight.com'),
          ],
        },
      );
    },
  },
  {
    host: 'universe-static.elfsightcdn.com',
    address: '104.18.20.76',
    handle: ({ url }) => (url.pathname.endsWith('/instashow.js') ? clientScript(file('instashow.js')) : notFound()),
  },
  {
    host: 'widget-data.service.elfsight.com',
    address: cloudflare,
    handle({ url, headers }) {
      const feed = instagramFeeds.find(url.searchParams.get('public_widget_token') ?? '');
      if (!feed) return notFound();
      return json(
        feed.captions.map((caption, index) => ({
          caption,
          link: `https://www.instagram.com/${feed.account}/`,
          image: feed.outdoors ? instagramLandscape(index) : instagramPicture(index),
        })),
        cors(headers.origin),
      );
    },
  },
];
