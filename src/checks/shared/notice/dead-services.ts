import { wholeWords } from '../wording.ts';
import { formerName, noMore, type OutdatedTerm } from './outdated-terms.ts';

const dead = (name: string, pattern: string): OutdatedTerm => ({
  name,
  pattern: wholeWords(pattern),
  unless: goneWords,
  unlessThen: noMore,
  reach: 120,
});
const goneWords = new RegExp(`${formerName.source}|${wholeWords('eingestellt|abgeschaltet|discontinued').source}`, 'giu');
/** Services that no longer exist under this name. */
export const deadServices: readonly OutdatedTerm[] = [
  dead('Google+', 'google\\s?(?:\\+|plus)(?:-?[a-zß-ɏ]+)?|google\\s?\\+1'),
  dead('Universal Analytics', '(?:google\\s+)?universal[\\s-]analytics'),
  dead('Google Optimize', 'google\\s+optimize'),
  dead('Google AdWords', 'google\\s+adwords'),
  dead('Twitter-Plugin', 'twitter-?\\s?(?:plug-?ins?|widgets?|buttons?|schaltflächen?|timeline)'),
  dead('Periscope', 'periscope'),
  dead('Piwik', 'piwik(?!\\s+pro)'),
  dead('AddThis', 'addthis'),
  dead('StumbleUpon', 'stumbleupon'),
  // The server of that name for companies lives on.
  dead('Skype', 'skype(?!\\s+for\\s+business)'),
  dead('Newsletter2Go', 'newsletter2go'),
];
