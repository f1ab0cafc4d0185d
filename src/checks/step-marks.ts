/**
 * What a step of a fix does, where the report has to know: steps of a product of the site take the place of general ones that say the
 * same, one step settles several findings, and some lead to others. Marks stand before the step, in both languages the same:
 * `1. {#tie,later} Laden Sie {service} erst nach der Einwilligung.` No reader sees them.
 */
export const stepMarks = {
  /** Holds a service back until there is consent, in general words; a product's step says how. */
  tie: true,
  /** Is how the products of the very site hold a service back, or end it: whoever takes this step needs no general one. */
  held: true,
  /** Lists a service in the consent tool, or moves it to a category that can be refused. */
  enter: true,
  /** Takes away the call that loads without a condition: marked for the platform, it stays where it is. */
  call: true,
  /** Looks for a call or a script in the templates of the site: a frame has none there. */
  template: true,
  /** Is taken in a tag manager, should there be one. */
  'tag-manager': true,
  /** Holds back the tags of Google that would wait for consent mode by themselves. */
  'basic-mode': true,
  /** Looks for the condition under which code of the site loads a service after any choice. */
  'any-choice': true,
  /** Loads something later, or on fewer pages, than now. */
  later: true,
  /** Does without a service, or shows something else in its place. */
  replace: true,
  /** Takes an embed away. */
  remove: true,
  /** Delivers files from the own server. */
  'own-files': true,
  /** Names in the notice what a transfer to the host rests on. */
  'host-basis': true,
  /** Is about what the pages themselves embed, not about what the frame of another provider brings along. */
  'own-embed': true,
  /** Another way to the end that the step of a product reaches. */
  'other-way': true,
  /** Looks at the traffic, in which no request of the service may be left. */
  'no-request': true,
  /** Deletes what a withdrawal leaves behind. */
  delete: true,
  /** Puts a way to reject on the first layer of the banner. */
  reject: true,
  /** Turns off what a banner has turned on beforehand. */
  preselection: true,
  /** Offers the way back to the banner. */
  withdrawal: true,
  /** Offers to refuse at once in a window that opens again. */
  'withdrawal-clicks': true,
  /** Lets visitors agree to each purpose separately. */
  granularity: true,
  /** Makes imprint and privacy notice reachable under the banner. */
  'legal-links': true,
  /** Keeps a service away from pages for good, whatever visitors choose. */
  gone: true,
  /** Keeps services away from pages whatever visitors choose; which ones stands after a colon: `{#kept-off:hotjar,meta-pixel}`. */
  'kept-off': true,
  /** Has a service load on a click alone, whatever visitors choose in the banner. */
  'on-click': true,
  /** Is about the page of the form that its finding names, not about one it names itself. */
  'this-page': true,
  /** Takes an image of a service out of the page, where it stands beside a script that something else loads. */
  'page-picture': true,
  /** Holds back a container for the sake of what comes through it alone. */
  'through-container': true,
} as const;

/** A mark of a step. */
export type StepMark = keyof typeof stepMarks;

/** Marks, and the ids of the services they are about: in the text of a check the place that they are filled in at. */
const marked = /^\{#([a-z,-]+)(?::(\{\w+\}|[a-z0-9,-]*))?\} /;

/** The marks of a step, which begins with them; none for a step without. */
export function marksOf(step: string): ReadonlySet<StepMark> {
  return new Set((marked.exec(step)?.[1]?.split(',') ?? []) as StepMark[]);
}

/** Ids of the services that the marks of a step name. */
export function servicesMarkedIn(step: string): string[] {
  return (marked.exec(step)?.[2] ?? '').split(',').filter((id) => id !== '');
}

/** A step without its marks. */
export function unmarked(step: string): string {
  return step.replace(marked, '');
}

/** A fix (one step a line, numbered or not) as a reader sees it. */
export function withoutMarks(fix: string): string {
  return fix.replace(/^(\d+\. )?\{#[a-z,-]+(?::(?:\{\w+\}|[a-z0-9,-]*))?\} /gm, '$1');
}
