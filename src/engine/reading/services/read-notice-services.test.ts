import { expect, it } from 'vitest';
import { legalPage, pageFact } from '../../../../test/factories/facts.ts';
import { privacyText } from '../../../../test/factories/legal-texts.ts';
import { readNoticeServices } from './read-notice-services.ts';

const text = `${privacyText}\n6. Google Analytics\nWir nutzen Google Analytics, sofern Sie einwilligen. Wir nutzen kein Hotjar.`;
const notice = legalPage({ kind: 'privacy', text });
const ids = (list: readonly { serviceId: string }[]) => list.map(({ serviceId }) => serviceId);

it('tells what a notice says is used, with the sentence', () => {
  const read = readNoticeServices(notice);
  expect(ids(read.used)).toEqual(['google-analytics']);
  expect(read.notUsed).toEqual([{ serviceId: 'hotjar', quote: 'Wir nutzen kein Hotjar.' }]);
  expect(read.complete).toBe(true);
});

it.each([
  ['no notice', legalPage({ kind: 'privacy', url: null, text: '', contentKind: 'empty' }), []],
  ['no notice by its content', { ...notice, contentKind: 'other' as const }, []],
  ['another language', { ...notice, language: 'fr' }, []],
  ['cut text', notice, [pageFact({ url: notice.url!, textComplete: false })]],
])('is not complete: %s', (_name, page, pages) => expect(readNoticeServices(page, pages).complete).toBe(false));

it('reads the chapters that buttons unfold, and titles that are entries of the menu as well', () => {
  const chapters = ['Cookies', 'Rundbrief'];
  const told = `${privacyText}\nCookies\nNach Einwilligung über consentmanager zeigen wir Google Maps.\nNewsletter\nEr geht mit Mailjet an alle, die ihn bestellt haben.`;
  const seen = pageFact({
    url: notice.url!,
    text: told,
    buttons: chapters.map((label) => ({ text: label, visible: true, area: 'body' as const })),
  });
  expect(ids(readNoticeServices({ ...notice, text: told }, [seen]).used)).toEqual(['consentmanager', 'google-maps', 'mailjet']);
});

it('names networks that the footer links to, whatever its text says, and no titles of other articles of the site', () => {
  const told = `${privacyText}\nHotjar richtig einrichten\nWir nutzen Matomo.\nImpressumXFacebook`;
  const host = new URL(notice.url!).origin;
  const to = (text: string, href: string, area: 'body' | 'footer') => ({ text, href, visible: true, area });
  const seen = pageFact({
    url: notice.url!,
    text: told,
    links: [
      to('Hotjar richtig einrichten', `${host}/blog/hotjar`, 'body'),
      to('X', 'https://x.com/example', 'footer'),
      to('Facebook', 'https://www.facebook.com/example', 'footer'),
    ],
  });
  const read = readNoticeServices({ ...notice, text: told }, [seen]);
  expect(ids(read.used)).toEqual(['matomo']);
  expect(ids(read.notUsed)).toEqual(['hotjar', 'x-embed', 'facebook-plugins', 'meta-pixel']);
});
