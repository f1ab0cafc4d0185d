import type { StepMark } from '#checks/step-marks.ts';
import type { FixTopic } from '#knowledge/types.ts';

/**
 * Where a specific step is taken; `only-tag-manager`, `only-system`: there is no other way to the service. `only-cmp`: what the service
 * loads is the consent tool as well, and its requests cannot end. `idle-cmp`: the consent tool holds nothing back. `own-tool`: the system has a consent tool of its own, and its step names the template, too.
 * `away`: the service is to go, whatever the visitor chooses.
 */
export type StepPlace =
  | 'away'
  | 'only-tag-manager'
  | 'tag-manager'
  | 'only-cmp'
  | 'idle-cmp'
  | 'cmp'
  | 'own-tool'
  | 'system'
  | 'only-system';

/** Steps to tie, delay or replace a service, which a product's step names itself or does not allow. */
const ways: readonly StepMark[] = ['tie', 'call', 'template', 'basic-mode', 'later', 'replace', 'other-way'];
const inTool: readonly StepMark[] = ['tie', 'enter', 'call'];
const idle: readonly StepMark[] = [...ways, 'enter'];

/** What is said again where a service is to load later; other hints on a system name the places to look at, not the step to take there. */
const ofLoading: Readonly<Record<StepPlace, readonly StepMark[]>> = {
  away: [...idle, 'tag-manager'],
  'only-tag-manager': ['tie', 'basic-mode', 'tag-manager', 'call', 'any-choice'],
  'tag-manager': ['tie', 'tag-manager'],
  'only-cmp': [...idle, 'no-request'],
  'idle-cmp': idle,
  cmp: inTool,
  'own-tool': [...inTool, 'template'],
  system: [],
  'only-system': ways,
};

/** Other faults with a place of their own in products, and the general steps that name it. */
const ofTopic: Partial<Record<FixTopic, StepMark>> = {
  reject: 'reject',
  preselection: 'preselection',
  withdrawal: 'withdrawal',
  'withdrawal-clicks': 'withdrawal-clicks',
  granularity: 'granularity',
  'legal-links': 'legal-links',
};

/** Tells a general step by its marks. */
export type StepTest = (marks: ReadonlySet<StepMark>) => boolean;

/** Whether a step has one of these marks. */
export function isMarked(...wanted: readonly StepMark[]): StepTest {
  return (marks) => wanted.some((mark) => marks.has(mark));
}

/** Whether a general step says in other words what the step of a product says. */
export function isSaidBy(place: StepPlace, topic: FixTopic): StepTest {
  if (topic === 'loading' || ((place === 'only-system' || place === 'only-cmp') && topic === 'lifetime'))
    return isMarked(...ofLoading[place]);
  const mark = ofTopic[topic];
  return isMarked(...(mark === undefined || place === 'system' || place === 'own-tool' || place === 'only-system' ? [] : [mark]));
}

/** Whether a step looks for a call or a script in the site's templates: a frame has none there. */
export const isOfTemplate = isMarked('template');

/** Whether a step acts on what the pages themselves embed: what only the frame of another provider holds is not among it. */
export const isOfPages = isMarked('template', 'later', 'remove', 'own-embed', 'own-files', 'other-way');

/** Whether a general step looks for the condition under which the site's own code loads a service. */
export const isOfCondition = isMarked('any-choice', 'template');
