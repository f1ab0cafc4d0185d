import type { ControlRole } from '#evidence/banner.ts';

/** Labels of the public table of button texts. */
export const buttonLabels = ['accept', 'reject', 'settings', 'acknowledge', 'other'] as const;
export type ButtonLabel = (typeof buttonLabels)[number];

/**
 * A role of ours in the words of the table, whose labels are coarser. `acknowledge` there holds closing and some saving ("close",
 * "speichern schließen"), `accept` holds saving ("auswahl bestätigen"), `reject` holds refusing against payment. So close counts as
 * acknowledge; save counts as right under accept, acknowledge and other, and never as an acceptance under reject or settings; pay
 * counts as other, and as right under reject.
 */
export function comparableLabel(role: ControlRole, label: ButtonLabel): ButtonLabel {
  if (role === 'close') return 'acknowledge';
  if (role === 'save') return label === 'accept' || label === 'acknowledge' ? label : 'other';
  if (role === 'pay') return label === 'reject' ? label : 'other';
  return role;
}

/** Whether one was taken for the other: the error that would falsify a whole scan. */
export function isConfusion(label: ButtonLabel, read: ButtonLabel): boolean {
  return (label === 'accept' && read === 'reject') || (label === 'reject' && read === 'accept');
}
