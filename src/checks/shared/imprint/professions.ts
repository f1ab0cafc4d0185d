import { mentions, plainText, wholeWords } from '../wording.ts';

/** Professions whose members belong to a chamber by law. */
const withChamber = wholeWords(
  '(?:syndikus)?rechtsanw[aä]lt(?:e|in|innen)?|notar(?:e|in|innen)?|patentanw[aä]lt(?:e|in|innen)?|steuerberater(?:in|innen)?|steuerbevollmächtigte[rn]?|wirtschaftsprüfer(?:in|innen)?|buchprüfer(?:in|innen)?|[a-zß-ɏ]{0,20}(?:arzt|ärzte|ärztin|ärztinnen)|(?:kinder- und jugendlichen)?psychotherapeut(?:en|in|innen)?|apotheker(?:in|innen)?|(?:innen|landschafts|garten- und landschafts)?architekt(?:en|in|innen)?|stadtplaner(?:in|innen)?|beratende[rn]? ingenieur(?:e|in|innen)?|lawyer|attorney|solicitor|notary|tax advis[eo]r|auditor|physician|doctor|dentist|veterinar(?:y|ian)|psychotherapist|pharmacist|architect|consulting engineer',
);
/** Regulated professions and trades for which there is no chamber, or none in most states. */
const withoutChamber = wholeWords(
  'heilpraktiker(?:in|innen)?|fahrlehrer(?:in|innen)?|(?:physio|ergo|sprach|sport|atem)-?therapeut(?:en|in|innen)?|krankengymnast(?:en|in|innen)?|masseur(?:e|in|innen)?|logopäd(?:e|en|in|innen)|hebammen?|entbindungspfleger|podolog(?:e|en|in|innen)|diätassistent(?:en|in|innen)?|orthoptist(?:en|in|innen)?|notfallsanitäter(?:in|innen)?|pflegefach[a-zß-ɏ]{1,12}|[a-zß-ɏ]{0,20}kranken(?:pfleger(?:in|innen)?|schwestern?)|altenpfleger(?:in|innen)?|osteopath(?:en|in|innen)?|lehrer(?:in|innen)?|erzieher(?:in|innen)?|sozialp[aä]dagog(?:e|en|in|innen)|dolmetscher(?:in|innen)?|übersetzer(?:in|innen)?|bergführer(?:in|innen)?|FahrlG|fahrlehrergesetz|MPhG|HebG|hebammengesetz|ErgThG|LogopG|PflBG|PodG|heilpraktikergesetz|driving instructor|(?:physio|occupational |speech )therapist|midwife|nurse|naturopath',
);

/**
 * Whether a chamber belongs to the professions that an imprint names; null: nothing tells. “Heilpraktiker für Psychotherapie” names a
 * profession without one, “Rechtsanwältin und Notarin” two that have one.
 */
export function hasChamber(statements: readonly string[]): boolean | null {
  const named = plainText(statements.join('; ').slice(0, 2_000));
  if (mentions(named, withChamber)) return true;
  return mentions(named, withoutChamber) ? false : null;
}

/**
 * What people call themselves without a diploma that the law asks for, so that § 5 (1) no. 5 DDG does not mean them; brokers need a permit
 * and no diploma.
 */
const free = wholeWords(
  '(?:[a-zß-ɏ]{2,20}[ -])?coach(?:in|es)?|[a-zß-ɏ]{0,20}-?trainer(?:in|innen)?|personal trainer(?:in)?|tattoo(?:[ -]?artist|[ -]?künstler(?:in)?)?|tätowierer(?:in|innen)?|piercer(?:in)?|(?:immobilien|wohnungs|grundstücks)-?(?:makler|verwalter|berater)(?:in|innen)?|hausverwalter(?:in)?|real estate (?:agent|broker)|(?:foto|video|kamera)graf(?:en|in|innen)?|photographer|(?:[a-zß-ɏ]{2,20}-?)?designer(?:in|innen)?|illustrator(?:in)?|texter(?:in|innen)?|(?:web|software|app)-?entwickler(?:in|innen)?|programmierer(?:in)?|(?:unternehmens|lebens|ernährungs|stil|farb|wein|it|marketing|management|psychologische[rn]? )-?berater(?:in|innen)?|consultant|kosmetiker(?:in|innen)?|visagist(?:in|innen)?|make-?up artist|yogalehrer(?:in|innen)?|mediator(?:in)?|moderator(?:in)?|dozent(?:in)?|speaker(?:in)?|redner(?:in)?|autor(?:in|innen)?|journalist(?:in|innen)?|redakteur(?:in)?|künstler(?:in)?|musiker(?:in)?|dj|energetiker(?:in)?|hypnotiseur(?:in)?|influencer(?:in)?|blogger(?:in)?',
);

/** Whether a professional title is one that nobody regulates ("Zertifizierte Coachin"), and none that is regulated besides. */
export function isFree(title: string): boolean {
  const named = plainText(title.slice(0, 300));
  return mentions(named, free) && !mentions(named, withChamber) && !mentions(named, withoutChamber);
}

/**
 * Professions and bodies of health care for people, which the Services Directive leaves out (Art. 2 no. 2 lit. f of Directive 2006/123/EG),
 * and so does what transposes it (§ 1 Abs. 1 DL-InfoV). Veterinarians do not treat people.
 */
const ofHealthCare = wholeWords(
  '(?![a-zß-ɏ]{0,12}tier)[a-zß-ɏ]{0,20}(?:arzt|ärzte|ärztin|ärztinnen)|(?:landes|bezirks|bundes)?(?:zahn)?ärztekammer[a-zß-ɏ]*|kassen(?:zahn)?ärztliche[a-zß-ɏ]*\\s+vereinigung[a-zß-ɏ]*|(?:landes|bundes)?(?:psychotherapeuten|apotheker|pflege)kammer[a-zß-ɏ]*|(?:kinder- und jugendlichen)?psychotherapeut(?:en|in|innen)?|apotheker(?:in|innen)?|apotheken?(?:betriebsordnung|gesetz)?|heilpraktiker(?:in|innen)?|(?:physio|ergo|sprach)-?therapeut(?:en|in|innen)?|krankengymnast(?:en|in|innen)?|logopäd(?:e|en|in|innen)|hebammen?|entbindungspfleger|podolog(?:e|en|in|innen)|gesundheitsamt|physician|dentist|pharmacist|psychotherapist|midwife',
);

/** Whether an imprint names a profession or body of health care for people, in its statements on professional law. */
export function namesHealthCare(statements: readonly string[]): boolean {
  return mentions(plainText(statements.join('; ').slice(0, 2_000)), ofHealthCare);
}
