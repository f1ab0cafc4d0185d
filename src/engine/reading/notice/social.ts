import type { NoticeItem } from '#checks/shared/notice/notice-items.ts';
import type { NoticeText, Sentence } from './notice-text.ts';
import { part, phrase } from './phrase.ts';
import { sentenceUnder, sentenceWith, stated } from './quote.ts';

const network = part`(?:diesen\s+netzwerken|facebook|instagram|linkedin|youtube|xing|tiktok|twitter|pinterest|threads|mastodon|bluesky|whatsapp|kununu|snapchat|social[\s-]?media|sozialen?[rn]?\s+(?:netzwerk\p{L}*|medien|plattform\p{L}*)|social\s+networks?)`;
const presence = part`(?:(?:unternehmens|fan|firmen|vereins)?-?(?:seiten?|pages?)|fanpages?|profil(?:e|en|s|seiten?)?|auftritte?n?s?|(?:online-?)?präsenz(?:en)?|kan[aä]le?n?s?|accounts?|konto|konten|profiles?|presences?|channels?|company\s+pages?)`;
const own = part`(?:unser(?:e|er|en|em|es)?|eigene[nrsm]?|wir|our|we)`;
const presences = phrase`${own}\s[^\n]{0,60}?(?:${network}[\s-]?${presence}|${presence}\s+(?:[^\n]{0,30}?\s)?(?:auf|bei|in|on|at|innerhalb)\s[^\n]{0,40}?${network}|${network}[^\n]{0,40}?\s${presence})|(?:auf|bei)\s+(?:der|dem|den)\s+${network}[\s-]?${presence}\s+(?:de[rs]|von)|fanpages?|facebook-?\s?fanpage\p{L}*|(?:social[\s-]?media|facebook|instagram|linkedin|xing|youtube|tiktok)-?\s?(?:auftritt\p{L}*|präsenz\p{L}*|profil\p{L}*|kanal|kanäle\p{L}*|unternehmensseite\p{L}*|presence\p{L}*)|(?:auftritt|präsenz|profil|seite|kanal)\p{L}*\s+(?:auf|bei|in)\s+(?:den\s+|dem\s+)?${network}|onlinepräsenz\p{L}*|(?:unterhalten|betreiben|maintain|operate|haben)\s[^\n]{0,80}?(?:${presence}|auftritt\p{L}*)\s[^\n]{0,60}?${network}|(?:unterhalten|betreiben|sind|maintain)\s[^\n]{0,50}?(?:in|auf|bei|on)\s+(?:den\s+|dem\s+|verschiedenen\s+)?${network}[^\n]{0,40}?(?:vertreten|präsent|aktiv|seite\p{L}*|profil\p{L}*|präsenz\p{L}*|auftritt\p{L}*|presence\p{L}*)|wir\s+sind\s[^\n]{0,40}?(?:auf|in|bei)\s+${network}|${network}[^\n]{0,60}?\s(?:bin\s+ich|sind\s+wir)\s[^\n]{0,40}?(?:vertreten|aktiv|präsent)|(?:auf|bei)\s+${network}\s+(?:führen|betreiben|unterhalten|pflegen|haben|betreibe|pflege|führe|habe)\s+(?:wir|ich)\s[^\n]{0,40}?${presence}|(?:besuch|aufruf)\s+(?:dieser|unserer|meiner)\s+(?:auftritte|profile|kanäle)`;
const none = phrase`kein(?:e[nrm]?)?\s+(?:eigene[nr]?\s+)?(?:\p{L}+-?\s?){0,2}(?:auftritte?|präsenz\p{L}*|profile?|seiten?|accounts?|kanäle?)`;
/** A plug-in on the own pages is no page in the network. */
const plugin = phrase`plug-?ins?|like-button|gefällt\s+mir|pixel|eingebettet\p{L}*|widget|feed|galerie|(?:zeigt|zeigen|fotos|bilder)\s+[^\n.]{0,40}(?:kanals?|profils?|accounts?)|einbind\p{L}*|eingebunden\p{L}*|eingeloggt|einloggen|angemeldet|ausloggen|logged\s+in`;

/** What a link leads to is told where one keeps it, not where the link stands; nor is there anything of what one does not keep. */
const onlyLinked = phrase`(?:nur|lediglich|bloß|ausschließlich|einfache|reine|bloße|only)[^\n]{0,40}?\s(?:links?|verweise?|verlinkt)|(?:links?|linking)\s+to|(?:unterhalte[n]?|betreibe[n]?|haben?|führen?)\s+(?:wir|ich)\s+(?:\p{L}+\s+){0,3}nicht`;

const phraseOfNetworks = phrase`${network}(?:(?:,|\s+und|\s+and|\s+&|/)\s+${network})+`;
/** What is said of pages that one keeps. */
const kept = phrase`(?:unterh(?:ält|alten)|betreib\p{L}*|pfleg\p{L}*)\s[^\n.]{0,40}?${presence}|besuchen\s+sie\s+(?:sie|unser\p{L}*|eine\p{L}*|diese)`;
const merelyLinks = phrase`(?:nur|lediglich|bloß|ausschließlich|einfache|reine|bloße|only)[^\n]{0,40}?\s(?:links?|verweise?|verlinkt)`;

/** Who answers for a page in a network, or what its statistics are: told only of pages that one keeps. */
const shared = phrase`gemeinsam(?:e[nr]?)?\s[^\n.]{0,60}?verantwort\p{L}*|joint(?:ly)?\s[^\n.]{0,40}?(?:controller|responsib)\p{L}*|art\.?\s*26|(?:seiten|page)-?(?:statistik\p{L}*|insights)|insights`;

/** "Wir sind auf XING vertreten. Von hier aus verweisen lediglich Links dorthin." */
function isThenOnlyLinked({ sentences }: NoticeText, sentence: Sentence): boolean {
  const next = sentences[sentences.indexOf(sentence) + 1];
  return next?.section === sentence.section && merelyLinks.test(next.low);
}

/** "Für die Facebook-Seite sind wir mit Meta gemeinsam verantwortlich": a page that is kept, whatever is said beside of links and plug-ins. */
const pageOfNetwork = phrase`${network}[\s-]?${presence}|${presence}\s+(?:auf|bei|in|on|at)\s+(?:den\s+|dem\s+|der\s+)?${network}`;
/** "Es gibt keine Social-Media-Plugins": what is denied is no plug-in. */
const noPlugin = phrase`(?:keine(?:rlei)?|ohne|no|without)\s+(?:\p{L}+[\s-]){0,3}?(?:plug-?ins?|widgets?|like-buttons?|pixels?)`;
const noPlugins = new RegExp(noPlugin.source, 'g');
const posts = part`(?:beiträge|posts?|postings?|fotos|bilder|videos|reels|inhalte|neuigkeiten|pictures|photos)\s+(?:\p{L}+\s+){0,4}?(?:kanals?|kanäle|profils?|profile|accounts?|kontos?|(?:facebook-?|instagram-?)?seiten?|auftritte?s?|channels?|pages?)`;
const broughtHere = part`(?:rufen|ruft|abrufen|abgerufen|zeigen|zeigt|gezeigt|angezeigt|dargestellt|übernehmen|übernommen|laden|geladen|lädt|speichern|gespeichert|spiegeln|kopieren|kopiert|ausgeben|ausgegeben|fetch|fetched|show|shown|display|displayed|copy|copied|load|loaded)`;
/** "Beiträge unseres Profils bei Instagram rufen wir täglich ab": told of the own pages, on which they are shown, not of those in the network. */
const showsPosts = phrase`${posts}\s[^\n.]{0,80}?${broughtHere}|${broughtHere}\s[^\n.]{0,60}?${posts}`;
const hasPlugin = (low: string) => plugin.test(low.replace(noPlugins, ' ')) || showsPosts.test(low);

/** "Sie finden uns auch bei Facebook": an invitation, which tells of a page that is kept where it says who answers for it. */
const invites = phrase`(?:sie\s+finden|finden\s+sie|ihr\s+findet|findet\s+ihr|du\s+findest|findest\s+du|folgen\s+sie|folgt|folge|besuchen\s+sie|besucht|besuche|follow|find|visit)\s+(?:\p{L}+\s+)?(?:uns|mich|us|me)\s[^\n.]{0,40}?(?:auf|bei|in|on|at)\s+(?:den\s+|dem\s+)?${network}`;

/** Whether the site's own pages in social networks are described. */
export function readSocial(notice: NoticeText): NoticeItem[] {
  const isOther = (sentence: Sentence) =>
    none.test(sentence.low) ||
    hasPlugin(sentence.low) ||
    onlyLinked.test(sentence.low) ||
    sentence.low.length < 30 ||
    !/[.!?:]\s?$/.test(sentence.text) ||
    isThenOnlyLinked(notice, sentence);
  const answered = sentenceWith(
    notice,
    pageOfNetwork,
    ({ low, isHeading }) => isHeading || !shared.test(low) || none.test(low) || hasPlugin(low),
  );
  if (answered) return [stated('social', answered.sentence, undefined, answered.at)];
  const found = sentenceWith(notice, presences, (sentence) => sentence.isHeading || isOther(sentence));
  if (found) return [stated('social', found.sentence, undefined, found.at)];
  const under = sentenceUnder(notice, phraseOfNetworks, ({ low }) => none.test(low) || hasPlugin(low));
  if (under && notice.sentences.some(({ low, section }) => section === under.section && kept.test(low))) return [stated('social', under)];
  // "Zu unseren Auftritten bei … führen einfache Links. Für die Statistik dort sind wir mit … gemeinsam verantwortlich."
  const isUnshared = ({ low, section }: Sentence) => {
    const body = notice.sentences.filter((sentence) => sentence.section === section);
    return none.test(low) || !body.some((sentence) => shared.test(sentence.low)) || body.some((sentence) => hasPlugin(sentence.low));
  };
  const linked = sentenceWith(notice, presences, isUnshared) ?? sentenceWith(notice, invites, isUnshared);
  if (linked) return [stated('social', linked.sentence, undefined, linked.at)];
  const heading = sentenceWith(notice, presences, (sentence) => !sentence.isHeading || none.test(sentence.low) || hasPlugin(sentence.low));
  return heading ? [stated('social', heading.sentence, undefined, heading.at)] : [];
}
