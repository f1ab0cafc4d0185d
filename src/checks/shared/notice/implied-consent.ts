import { type Match, matchesOf, wholeWords } from '../wording.ts';

const site =
  '(?:web-?)?(?:site|seiten?|sites|auftritts?)|internet(?:seiten?|auftritts?|angebots?|präsenz)|homepage|portals?|online-?(?:angebots?|shops?|auftritts?)|(?:web-?)?shops?|angebots?';
const using = '(?:(?:be)?nutzung|weiternutzung|verwendung|besuchs?|aufrufs?|aufrufen|besuchen|nutzen|verbleibs?)';
const further = '(?:weitere[nrs]?|fortgesetzte[nrs]?|fortführung|reine[nrs]?|bloße[nrs]?)';
/** What a visitor does who does nothing but use the site. */
const bareUse = [
  `(?:mit|durch|bei|indem)\\s+(?:(?:der|die|dem|den|das)\\s+)?(?:${further}\\s+)?${using}\\s+(?:[a-zß-ɏ]+\\s+){0,2}(?:${site})`,
  `(?:mit|durch|bei)\\s+(?:(?:der|die|dem|den|das)\\s+)?(?:weitersurfen|weiternutzung|${further}\\s+(?:be)?nutzung)`,
  `(?:wenn|sofern|indem|sobald)\\s+(?:sie|du|ihr)\\s+(?:weiter(?:hin)?\\s*(?:(?:auf|in)\\s+(?:[a-zß-ɏ]+\\s+){1,3})?(?:surf(?:en|st|t)|nutz(?:en|t)|navigier(?:en|st|t)|les(?:en|t)|liest|scroll(?:en|st|t)|blätter(?:n|st|t)|stöber(?:n|st|t))|auf\\s+(?:[a-zß-ɏ]+\\s+){1,2}(?:${site})\\s+bleib(?:en|st|t)|(?:[a-zß-ɏ]+\\s+){1,2}(?:${site})\\s+(?:weiter(?:hin)?\\s*)?(?:be)?(?:nutz(?:en|t)|such(?:en|st|t)|verwende(?:n|st|t)))`,
  '(?:mit|durch|beim?)\\s+(?:(?:dem|das)\\s+)?(?:weitere[ns]?\\s+)?scrollen',
  `by\\s+(?:continuing\\s+to\\s+)?(?:us(?:e|ing)|brows(?:e|ing)|visit(?:ing)?|access(?:ing)?)\\s+(?:[a-z]+\\s+){0,2}(?:web)?site`,
  '(?:by\\s+continuing|continuing\\s+to\\s+(?:us|brows|navigat)e|(?:if|when)\\s+you\\s+continue\\s+(?:to\\s+(?:us|brows|navigat)e|(?:us|brows|navigat)ing))',
].join('|');
/** How that is taken for a consent. */
const taken = [
  '(?:erklär[a-z]{1,3}|sind|bist|seid|zeig(?:en|st|t))\\s+(?:(?:sie|du|ihr)\\s+)?[^.!?]{0,220}?einverstanden',
  'stimm(?:en|st|t)\\s+[^.!?]{0,220}?\\szu',
  'willig(?:en|st|t)\\s+[^.!?]{0,220}?\\sein',
  'akzeptier(?:en|st|t)\\s+(?:sie|du|ihr)',
  // The sentence that a wide-spread plugin for notices comes with.
  'gehen\\s+wir\\s+(?:davon\\s+)?aus[^.!?]{0,80}?(?:einverstanden|zufrieden)',
  '(?:gehen\\s+wir|geben\\s+sie|gibst\\s+du|erteilen\\s+sie|erteilst\\s+du|gilt|erklären\\s+sie)[^.!?]{0,80}?(?:einverständnis|einwilligung|zustimmung)',
  // What is supposed of the visitor: „gehen wir davon aus, dass du damit einverstanden bist“.
  '(?:gehen|nehmen|setzen)\\s+wir\\s+[^.!?]{0,80}?(?:einverstanden|zustimm(?:en|st|t)|akzeptier(?:en|st|t)|einwillig(?:en|st|t))',
  '(?:you|means|implies)\\s+(?:[a-z]+\\s+)?(?:consent|agree|accept)',
  'we\\s+(?:will\\s+|shall\\s+)?assume\\s+[^.!?]{0,40}?(?:happy|okay|agree|consent|accept)',
].join('|');
const clause = wholeWords(`(?:${bareUse})[^.!?]{0,120}?\\s(?:${taken})[^.!?]{0,120}`);
/** Of what a consent is asked; terms of use and the notice itself are another matter. */
const ofAccess = /cookie|daten(?!schutz)|verarbeit|erheb|speicher|analys|tracking|(?<![a-z])(?:data|process|collect|track|storage)/iu;
/** Another agreement than that to cookies. */
const ofTerms = /nutzungsbedingung|geschäftsbedingung|(?<![a-zß-ɏ])agb(?![a-zß-ɏ])|(?<![a-z])terms(?![a-z])/iu;
const denied = /(?<![a-zß-ɏ])(?:nicht|keine?[nrs]?|not|no)(?![a-zß-ɏ])/iu;
/** Somebody clicks or sends something all the same. */
const ofAct =
  /klick|banner|auswahl|ausdrücklich|abgefragt|button|schaltfläche|formular|absende|registrier|newsletter|click|form(?![a-z])|sign/iu;

/** Clauses that take the mere use of the site for a consent to cookies or to processing. */
export function impliedConsents(text: string): Match[] {
  return impliedAgreements(text).filter((match) => ofAccess.test(match.text));
}

/** The same in a banner, which speaks of nothing else: its clause need not say once more of what. */
export function impliedInBanner(text: string): Match[] {
  return impliedAgreements(text).filter((match) => !ofTerms.test(match.text) || ofAccess.test(match.text));
}

function impliedAgreements(text: string): Match[] {
  return matchesOf(text, clause).filter((match) => !denied.test(match.text) && !ofAct.test(match.text));
}
