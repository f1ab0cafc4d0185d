import { type ControlVerdict, other } from './verdict.ts';

/**
 * Ids and class names by which consent platforms mark their buttons. Consulted only when the words of a control are not
 * understood: what a visitor reads decides, not what a developer named it.
 */
const marks: readonly (readonly [RegExp, Pick<ControlVerdict, 'role' | 'kind'>])[] = [
  [
    /onetrust-reject-all|ot-pc-refuse-all|bodybuttondecline|levelbuttondecline|didomi-notice-disagree|cky-btn-reject|cmplz-deny|uc-deny-all|fc-cta-do-not-consent|sp_choice_type_13|cc-deny|cn-refuse-cookie|tarteaucitronalldenied|cm-btn-decline|osano-cm-deny/i,
    { role: 'reject', kind: 'plain' },
  ],
  [
    /onetrust-accept-btn|accept-recommended-btn|leveloptinallowall|didomi-notice-agree|cky-btn-accept|cmplz-accept|uc-accept-all|fc-cta-consent|sp_choice_type_11|cc-allow|cn-accept-cookie|tarteaucitronallallowed|tarteaucitronpersonalize2|cm-btn-accept-all|osano-cm-accept-all/i,
    { role: 'accept', kind: 'plain' },
  ],
  [
    /save-preference-btn|leveloptinallowallselection|cky-btn-preferences|cmplz-save-preferences|sp_choice_type_save_and_exit|osano-cm-save/i,
    { role: 'save', kind: 'selection' },
  ],
  [
    /onetrust-pc-btn|levelbuttoncustomize|didomi-notice-learn-more|cky-btn-customize|cmplz-view-preferences|fc-cta-manage-options|sp_choice_type_12|tarteaucitroncloseallpanel|osano-cm-manage/i,
    { role: 'settings', kind: null },
  ],
  [
    /onetrust-close-btn|cky-banner-btn-close|cmplz-close|didomi-popup-close|cc-dismiss|osano-cm-dialog__close|cn-close-(?:notice|icon)/i,
    { role: 'close', kind: null },
  ],
];

/** What the id or class of a control says it is on a known consent platform; `other` without confidence when neither is known. */
export function judgeMark(id = '', className = ''): ControlVerdict {
  const mark = `${id} ${className}`;
  if (mark.length < 4) return other(0);
  const known = marks.find(([pattern]) => pattern.test(mark));
  return known ? { ...known[1], confidence: 0.6 } : other(0);
}

/** Buttons without an address that show the privacy notice, in this window or another (EU Cookie Compliance, Cookie Notice). */
const noticeMark = /(?:^|\s)(?:find-more-button|eu-cookie-compliance-more-button|cn-more-info)(?:\s|$)/i;

/** Whether the class of a control says that it leads to the privacy notice, whatever it is called. */
export function isMarkedNotice(className = ''): boolean {
  return noticeMark.test(className.slice(0, 400));
}

const closing =
  /(?:^|[^a-z])(?:close|closer|dismiss|schlie(?:ss|ß)en)(?![a-z])|close(?:btn|button|icon|cross|x)(?![a-z])|(?:btn|button|icon|modal|banner|notice|popup)close(?![a-z])/i;

/** Whether the id or class of a control without words calls it the one that closes: an X is drawn by style sheets as a rule. */
export function isMarkedClosing(id = '', className = ''): boolean {
  return closing.test(`${id} ${className}`.slice(0, 400));
}
