import type { Facts } from '../../facts.ts';
import { readablePages } from '../site/legal-page.ts';
import { plainText, quoted } from '../wording.ts';

/** A tool for video meetings in which a page says that something takes place, and of which the notice is silent. */
export interface UntoldMeeting {
  url: string;
  quote: string;
  tool: string;
}

const tool =
  '(zoom(?!faktor|stufe|objektiv|funktion)|(?:microsoft|ms)\\s+teams|(?:cisco\\s+)?webex|goto\\s?(?:meeting|webinar)|google\\s+meet|skype)';
/** "Über Zoom, 19 bis 21 Uhr", "per Microsoft Teams", "der Zoom-Link". */
const takesPlace = new RegExp(
  `(?<![a-zß-ɏ])(?:über|per|via|auf|by|on)\\s+${tool}(?![a-zß-ɏ-])|(?<![a-zß-ɏ])${tool}-?\\s?(?:link|call|meeting|webinar|konferenz|raum|sitzung)`,
  'iu',
);
/** What takes place: without it the tool may be a channel of somebody else, or what a product works with. */
const event =
  /(?<![a-zß-ɏ])(?:\d{1,2}(?:[.:]\d{2})?\s?uhr|[a-zß-ɏ-]{0,20}(?:seminare?|webinare?|kurse?|workshops?|vortrag|vorträge|sprechstunden?|beratungen?|beratungsgespräche?|unterricht|coaching|stammtisch|elternabend|infoabend|treffen|sitzung)[sn]?)(?![a-zß-ɏ])/iu;
const ofProduct = /integration|schnittstelle|anbindung|kompatib|plugin|plug-in|api(?![a-z])/iu;

/** Meetings that pages announce in a tool that the notice does not name. */
export function untoldMeeting({ pages, privacy }: Pick<Facts, 'pages' | 'privacy'>): UntoldMeeting | null {
  const notice = plainText(privacy.text).toLowerCase();
  for (const { url, kind, text } of readablePages(pages)) {
    if (url === privacy.url || kind === 'privacy' || kind === 'terms') continue;
    for (const line of text.split('\n').map(plainText)) {
      if (line.length > 400 || ofProduct.test(line) || !event.test(line)) continue;
      const match = takesPlace.exec(line);
      const named = match?.[1] ?? match?.[2];
      if (named === undefined) continue;
      const name = named.toLowerCase().replace(/^(?:microsoft|ms|cisco|google)\s+/, '');
      if (!notice.includes(name)) return { url, quote: quoted(line), tool: named };
    }
  }
  return null;
}
