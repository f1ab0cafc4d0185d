import type { NoticeItem, NoticeItemKind } from '#checks/shared/notice/notice-items.ts';
import { readNoticeItems } from '../../src/engine/reading/notice/read-notice.ts';
import { legalPage } from './facts.ts';

/** What a passage of a notice states, and what it must not be read as. */
export type NoticeCase = [name: string, text: string, stated: NoticeItemKind[], notStated?: NoticeItemKind[]];

/** Openings that state nothing, but tell the language. */
export const germanIntro =
  'Datenschutzhinweise\nDer Schutz der Privatsphäre ist uns wichtig, und wir nehmen ihn auch bei dieser Website sehr ernst.';
export const englishIntro =
  'Privacy policy\nThe protection of privacy is important to us and we take it very seriously on this website as well.';

/** The six rights, in the order of the items. */
export const sixRights: NoticeItemKind[] = [
  'rightAccess',
  'rightRectification',
  'rightErasure',
  'rightRestriction',
  'rightPortability',
  'rightObjection',
];

/** Statements read off a passage behind an opening. */
export function statementsIn(text: string, intro = germanIntro): readonly NoticeItem[] {
  return readNoticeItems(legalPage({ kind: 'privacy', text: `${intro}\n${text}` })).items;
}

/** Where the reading of a passage differs from what is expected; both lists are empty when it does not. */
export function misread([, text, stated, notStated = []]: NoticeCase, intro = germanIntro) {
  const kinds = new Set(statementsIn(text, intro).map(({ kind }) => kind));
  return { missing: stated.filter((kind) => !kinds.has(kind)), wrong: notStated.filter((kind) => kinds.has(kind)) };
}
