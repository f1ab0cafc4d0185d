import { html, notFound, script } from '../../answers.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { randomDigits } from '../../random.ts';
import type { LabHost } from '../../types.ts';

const widgets = `(function(){function run(){document.querySelectorAll('blockquote.twitter-tweet').forEach(function(b){var id=(b.innerHTML.match(/status\\/(\\d+)/)||[])[1];var f=document.createElement('iframe');f.id='twitter-widget-0';f.title='X Post';f.src='https://platform.twitter.com/embed/Tweet.html?dnt=false&embedId=twitter-widget-0&id='+id+'&lang=de&theme=light&widgetsVersion=2615f7e52b7e0%3A1702314776716';f.width='100%';f.height='340';f.style.border='0';b.replaceWith(f);});}window.twttr={widgets:{load:run}};run();})();`;

const post =
  '<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Beitrag</title></head><body style="font:15px Arial,sans-serif"><div id="app" style="border:1px solid #cfd9de;border-radius:12px;padding:16px"><b>Kreisbrandinspektion Isartal</b><p>Vollsperrung aufgehoben, danke an alle Einsatzkräfte.</p></div></body></html>';

/** Posts of X (Twitter) on other websites: `widgets.js` and the frame with the post. */
export const twitterHosts: readonly LabHost[] = [
  {
    host: 'platform.twitter.com',
    address: '151.101.244.157',
    handle({ url }) {
      if (url.pathname === '/widgets.js') return script(widgets);
      if (url.pathname !== '/embed/Tweet.html') return notFound();
      const visitor = thirdPartyCookie('guest_id', `v1%3A${randomDigits(18)}`, '.twitter.com', lifetimes.days(400), false);
      return html(post, { 'set-cookie': visitor });
    },
  },
];
