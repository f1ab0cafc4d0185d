import { matchesOf, mentions, near, wholeWords } from '../wording.ts';

/** In Austria it is called Rücktritt; of the German one for other reasons only its being free of reasons tells it. */
export const instructionWords = wholeWords(
  'widerruf(?:s(?:belehrung|rechts?))?|rücktrittsbelehrung|rücktrittsrecht\\s+auszuüben|ohne\\s+angabe\\s+von\\s+gründen\\s+[^.]{0,60}zurückzutreten|§\\s*11\\s+fagg|right\\s+of\\s+withdrawal|cancell?ation\\s+(?:policy|right)',
);
const fourteenDays = wholeWords('(?:14|vierzehn)\\s+tagen?|(?:14|fourteen)\\s+days');

/** Whether a text instructs about withdrawal: terms give the period near the word; one to pay or to return in stands elsewhere. */
export function instructsIn(text: string): boolean {
  return matchesOf(text, fourteenDays).some((match) => near(text, match, instructionWords, 300));
}

/** The instruction itself, by the period it grants; a link to it or a word on the right is none. */
const grant = wholeWords(
  '(?:binnen|innerhalb\\s+von)\\s+(?:vierzehn|14)\\s+tagen?\\s[^.]{0,120}widerruf[a-zß-ɏ]*|widerruf[a-zß-ɏ]*\\s[^.]{0,120}(?:binnen|innerhalb\\s+von)\\s+(?:vierzehn|14)\\s+tagen?|withdraw\\s[^.]{0,120}within\\s+(?:fourteen|14)\\s+days|within\\s+(?:fourteen|14)\\s+days\\s[^.]{0,120}withdraw',
);

/** Whether a text holds the instruction itself, wherever it stands. */
export function grantsWithdrawal(text: string): boolean {
  return mentions(text, grant);
}
