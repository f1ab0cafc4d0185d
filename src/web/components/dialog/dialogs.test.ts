import { expect, it } from 'vitest';
import { alertDialog, confirmDialog, firstDialog, onDialogChange } from './dialogs.ts';

it('shows one dialog after the other and gives each its answer', async () => {
  let changes = 0;
  const release = onDialogChange(() => {
    changes += 1;
  });
  const told = alertDialog({ message: 'a' });
  const asked = confirmDialog({ message: 'b' });
  const askedAgain = confirmDialog({ message: 'c' });
  expect(firstDialog()).toMatchObject({ kind: 'alert', options: { message: 'a' } });
  firstDialog()!.answer(true);
  expect(firstDialog()).toMatchObject({ kind: 'confirm', options: { message: 'b' } });
  firstDialog()!.answer(false);
  firstDialog()!.answer(true);
  expect(await Promise.all([told, asked, askedAgain])).toEqual([undefined, false, true]);
  expect([firstDialog(), changes]).toEqual([null, 6]);
  release();
});
