// First of all: it has to be in force before the contract's schemas are made.
import '../../lib/zod-without-eval.ts';

export { changePassword } from './change-password.ts';
export { confirmSecondFactor } from './confirm-second-factor.ts';
export { reauthenticated } from './reauthenticated.ts';
export { saveAddress } from './save-address.ts';
