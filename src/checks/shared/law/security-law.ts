import { unverified } from './law.ts';

/** Measures by the state of the art; which ones single headers and flags need, no statute says. */
export const stateOfTheArt = unverified('Art. 32 Abs. 1 DSGVO (Stand der Technik)', 'Art. 32(1) GDPR (state of the art)');
