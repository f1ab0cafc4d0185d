import type { ChurchLaw } from '../law/church-law.ts';
import { stateOfAuthority } from './notice-authority.ts';

const churchAuthority =
  /(?<![a-zß-ɏ])(?:bfd[\s-]?ekd|ekd|kdsa|nordkirche)(?![a-zß-ɏ])|evangelisch|katholisch|landeskirche|diözes|(?:erz)?bist(?:um|üm)|kirchliche[nrs]?\s+datenschutz/iu;
const federal = /bundesbeauftragte|(?<![a-zß-ɏ])bfdi(?![a-zß-ɏ])/iu;
/** Supervision of a church, named anywhere in its notice. */
const churchSupervision =
  /(?<![a-zß-ɏ])bfd[\s-]?ekd(?![a-zß-ɏ])|beauftragte[rn]?\s+für\s+(?:den\s+)?datenschutz\s+(?:der|in\s+der)\s+(?:ekd|evangelisch|nordkirche|[a-zß-ɏ.-]{0,20}\s?landeskirche)|katholische[sn]?\s+datenschutz|diözesandatenschutz|(?<![a-zß-ɏ])kdsa(?![a-zß-ɏ])|kirchliche[sn]?\s+datenschutzaufsicht/iu;

/** Whether a notice under church law sends its readers to an authority of the state alone: complaints go to the supervision of the church (Section 46 DSG-EKD, Section 48 KDG). */
export function namesStateForChurch(law: ChurchLaw | null, named: string, text: string): law is ChurchLaw {
  if (law === null || churchAuthority.test(named) || churchSupervision.test(text)) return false;
  return stateOfAuthority(named) !== null || federal.test(named);
}

const forCompanies = /landesamt[a-zß-ɏ]*\s+für\s+datenschutzaufsicht|(?<![a-zß-ɏ])baylda(?![a-zß-ɏ])/iu;
const forPublicBodies =
  /bayerische[rn]?\s+landes(?:datenschutz)?beauftragte|landesbeauftragte[^.]{0,60}bayern|(?<![a-zß-ɏ])baylfd(?![a-zß-ɏ])/iu;

/** Bavaria has an authority for companies and one for public bodies: the kind of bodies that the one named is for, where the text names only that; else null. */
export function bavarianKind(named: string, text: string): 'companies' | 'public-bodies' | null {
  if (forCompanies.test(named) && !forPublicBodies.test(text)) return 'companies';
  if (forPublicBodies.test(named) && !forCompanies.test(text)) return 'public-bodies';
  return null;
}
