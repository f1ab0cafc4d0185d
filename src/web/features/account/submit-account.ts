// What the forms need once they are used: schemas, texts of errors, proof of work. Loaded when a field gets the focus.
// First of all: it has to be in force before the contract's schemas are made.
import '../../lib/zod-without-eval.ts';

export { logIn } from './log-in.ts';
export { register } from './register.ts';
export { checkResetCode, requestReset, saveNewPassword } from './reset-password.ts';
