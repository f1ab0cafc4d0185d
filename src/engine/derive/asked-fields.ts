import type { AskedField } from '#checks/facts.ts';
import { bareLabel, protectedTopics } from '#checks/shared/forms/visitor-forms.ts';
import type { FieldEvidence } from '#evidence/evidence.ts';
import { fold, isSalutation, personalFieldOf } from './personal-fields.ts';

/**
 * Topics that Art. 9 and 10 GDPR protect or that an employer may as a rule not ask for; matched against folded labels. The number of
 * an insured person is a health detail (recital 35); the name of the insurer alone is none.
 */
const topics: readonly { topic: NonNullable<AskedField['topic']>; words: RegExp }[] = [
  {
    topic: 'health',
    words:
      /(krankheit|erkrankung|diagnos|symptom|medikament|medikation|allergi|unvertraeglichkeit|intoleran[zc]|schwangerschaft|schwanger|(voraussichtliche[rnm]?|errechnete[rnm]?) (geburt|entbindung|termin der (geburt|entbindung)|(geburts|entbindungs)-?termin)|(geburts|entbindungs)-?termin|expected (due date|delivery date)|(schwer)?behinderung|schwerbehindert|impfstatus|impfung|blutgruppe|pflegegrad|pflegestufe|gesundheitszustand|gesundheitsfrage|gesundheitsdaten|krankengeschichte|anamnese|suchterkrank|(^|[^a-z])(kranken)?versicherten-?\s?(nummer|nr([^a-z]|$))|(^|[^a-z])kvnr([^a-z]|$)|(^|[^a-z])e-?rezept|(aerztliche|heilmittel|hilfsmittel)-?\s?verordnung|psychotherapeutische[nr]? (oder [a-z]+ |und [a-z]+ )?(behandlung|therapie)|psychiatrisch|psychische (belastung|beschwerden|probleme)|(^|[^a-z])hiv([^a-z]|$)|stationaere[nr]? (aufenthalt|behandlung)|(bisherige|fruehere|vergangene|schwere)[nr]? operation|operationen? (der letzten|in den letzten|an )|(gesundheitliche|koerperliche|akute|chronische)[nrs]? (beschwerden|einschraenkung|leiden|probleme|schmerzen)|(^|[^a-z])(welche|unter|haben|hast|leiden|leidest)[^?]{0,30} (beschwerden|schmerzen)([^a-z]|$)|(^|[^a-z])(rauchen|rauchst) (sie|du)([^a-z]|$)|raucherstatus|koerpergewicht|do you smoke|psychiatric|psychotherapy (in|treatment)|(previous|past) (surger|operation)|illness|(^|[^a-z])disease|medication|medical (history|condition)|allerg(y|ies|ens)|pregnan|disabilit|health (condition|data|status|issue))/,
  },
  { topic: 'religion', words: /(religion|konfession|glaubensbekenntnis|kirchenzugehoerigkeit|kirchenmitglied|religious|denomination)/ },
  { topic: 'union', words: /(gewerkschaft|trade union|union member)/ },
  {
    topic: 'politics',
    words:
      /(parteizugehoerigkeit|parteimitglied|politische (gesinnung|meinung|einstellung|ueberzeugung)|mitglied[^?]{0,60}[^a-z]partei([^a-z]|$)|political (opinion|party|affiliation)|^[^a-z]*partei[^a-z]*$)/,
  },
  {
    topic: 'origin',
    words: /(ethnische|ethnizitaet|migrationshintergrund|hautfarbe|ethnicity|ethnic origin|^[^a-z]*herkunft[^a-z]*$)/,
  },
  { topic: 'sexuality', words: /(sexuelle orientierung|sexualitaet|sexual orientation)/ },
  {
    topic: 'criminal-record',
    words: /(vorstrafe|vorbestraft|fuehrungszeugnis|strafregister|strafverfahren|ermittlungsverfahren|criminal record|criminal conviction)/,
  },
  { topic: 'marital-status', words: /(familienstand|zivilstand|marital status|anzahl (der |ihrer )?kinder)/ },
  {
    topic: 'family',
    words:
      /(kinderwunsch|familienplanung|(nachwuchs|schwangerschaft|kinder)[^?]{0,30} (geplant|planen|planung)|(planen|planst|wuenschen|wuenschst|moechten|moechtest)[^?]{0,30} (nachwuchs|kinder)([^a-z]|$)|family planning|(plan|want)[^?]{0,20} (to have )?children)/,
  },
  {
    topic: 'other-persons',
    words:
      /((^|[^a-z])(kindern?|children|ehe-?partner(s|in)?|lebenspartner(s|in)?|lebensgefaehrt(e|in|en)|mitbewohner(n|in|innen)?|mitmieter(n|s|in)?|haushalts-?(mitglied(er|ern|s)?|angehoerigen?)|household members?|(familien)?angehoerigen?|erwachsenen?|adults|personen im haushalt)([^a-z]|$)[^?]{0,50}([^a-z]|^)((vor|nach)?namen?|alter|geburtsdat(um|en)|geburtstage?|names?|ages?|beruf|einkommen)([^a-z]|$)|(^|[^a-z])((vor|nach)?namen?|alter|geburtsdat(um|en)|names?|ages?)([^a-z]|$)[^?]{0,40}([^a-z])(kinder|children|ehe-?partner(s|in)?|lebenspartner(s|in)?|mitbewohner|haushalts-?(mitglieder|angehoerige[nr]?)|household members|(weiteren?|anderen?|uebrigen?) (erwachsenen?|personen)|(other|further) adults)([^a-z]|$))/,
  },
  {
    topic: 'photo',
    words:
      /(bewerbungsfoto|lichtbild|passfoto|portraitfoto|bewerbungsbild|application photo|passport photo|^[^a-z]*(ihr )?(foto|photo)[^a-z]*$)/,
  },
  {
    topic: 'identity-document',
    words:
      /(personalausweis|ausweiskopie|ausweisnummer|(^|[^a-z])ausweis-?\s?nr|passkopie|reisepass|(^|[^a-z])passnummer|fuehrerschein-?\s?(nummer|nr([^a-z]|$)|kopie|scan|foto)|(kopie|scan|foto|nummer|upload)[^?]{0,20} fuehrerschein|fuehrerschein[^?]{0,30}(hochladen|upload)|(^|[^a-z])steuer-?(id([^a-z]|$)|identifikationsnummer)|(sozialversicherungs|rentenversicherungs)-?nummer|driv(er.?s|ing) licen[cs]e (number|no([^a-z]|$)|copy|scan)|passport (number|no([^a-z]|$))|identity (card|document)|(kopie|scan|foto)[^?]{0,20} ausweis|(kopie|scan|foto|bild|nummer|upload)[^?]{0,20} aufenthalts(titel|erlaubnis|karte)|aufenthalts(titel|erlaubnis|karte)[^?]{0,30}(hochladen|upload|kopie|scan|foto|nummer)|(^|[^a-z])azr-?\s?(nummer|nr)|residence permit (number|no([^a-z]|$)|copy|scan|photo)|(copy|scan|photo) of (your )?(id|passport|driv|residence permit)|(^|[^a-z])id card)/,
  },
  {
    topic: 'credit',
    words:
      /(schufa|bonitaet|auskunftei|kredite|schulden|verbindlichkeiten|pfaendung|insolvenz|unterhaltspflicht|credit (report|score|history))/,
  },
  {
    topic: 'income',
    words:
      /((netto|brutto|haushalts|monats|jahres)-?(einkommen|lohn|gehalt|verdienst)|(^|[^a-z])(einkommen|gehalt|verdienst|nettoverdienst)s?([^a-z]|$)|(wie ?viel|was|how much)[^?]{0,60}[^a-z](verdien(st|en|t)|earn)([^a-z]|$)|verdien(st|en) (sie|du)([^a-z]|$)|(jahres|monats)(brutto|netto)|einkommens(verhaeltnisse|hoehe|klasse|gruppe|stufe)|(monatliche[rs]?|jaehrliche[rs]?) (brutto|netto)([^a-z]|$)|gehaltsnachweis|einkommensnachweis|(net|gross|monthly|annual|household) (income|salary))/,
  },
  {
    topic: 'nationality',
    words:
      /(staatsangehoerig|staatsbuergerschaft|nationalitaet|geburtsort|^(ihr |dein )?herkunftsland$|(^|[^a-z])in deutschland seit|aufenthalts(status|titel)|nationality|citizenship|place of birth|country of origin|(residence|immigration) status)/,
  },
  {
    topic: 'occupation',
    words:
      /((^|[^a-z])(arbeitgeber|beruf|occupation|employer)([^a-z]|$)|berufliche[rn]? (taetigkeit|stand|status|situation|stellung)|erwerbsstatus|beschaeftigungs(verhaeltnis|status)|employment status|berufsbezeichnung)/,
  },
];

const company =
  /((^|[^a-z])(firma|firmenname|unternehmen|unternehmensname|company|organisation|organization|betrieb)([^a-z]|$)|company.?name|name der firma|name des unternehmens)/;
const trap =
  /(honey.?pot|(^|[^a-z])hp([^a-z]|$)|gotcha|bitte (nicht ausfuellen|freilassen|leer lassen|frei lassen)|nicht ausfuellen|leave (this )?(field )?(blank|empty)|do not fill|robots? only|nur fuer (bots|roboter))/;
const noQuestion = new Set(['hidden', 'submit', 'button', 'image', 'reset', 'range', 'color', 'search']);

/** Papers that doctors and insurers write about somebody: to send one tells what is in it. */
const healthPapers =
  /((^|[^a-z])(e-?|foto (des |ihres )?|papier|kassen|privat)?rezept(e|s|foto|bild|scan|upload|en|es)?([^a-z]|$)|arzt(brief|bericht)|befund|attest([^a-z]|$)|krankmeldung|krankschreibung|arbeitsunfaehigkeits|(^|[^a-z])(au|ueberweisungs)-?\s?(bescheinigung|schein)|ueberweisungsschein|roentgenbild|laborwert|entlassungsbrief|entlassbrief|medikationsplan|impfpass|impfausweis|verordnung|patientenakte|(gutachten|bescheid)[^?]{0,40}(medizinische[nr]? dienst|(^|[^a-z])mdk?([^a-z]|$)|pflegekasse|pflegegrad)|(mdk?-|pflege(grad)?-?)(gutachten|bescheid)|schwerbehindertenausweis|mutterpass|prescription|medical (report|record|certificate)|sick note|x-?ray)/;
/** Of a kitchen, or of a business. */
const otherRecipe = /(koch|back|kuchen|lieblings|erfolgs|grill|cocktail|recipe|zutaten)/;

/** A consent is the answer to no question, whatever stands over it. */
const consentWords = /(einwillig|willige |einverstanden|zustimm|stimme |akzeptier|consent|(^|[^a-z])i agree)/;

/** Boxes and radio buttons under one question, where it or an answer to it touches a topic: by the question, with its topic. */
function topicsOfGroups(fields: readonly FieldEvidence[]): Map<string, AskedField['topic']> {
  const isAnswer = ({ group, label, visible }: FieldEvidence) =>
    visible && (group ?? '') !== '' && label.length <= 120 && !consentWords.test(fold(label));
  const groups = Map.groupBy(fields.filter(isAnswer), ({ group, type }) => `${type} ${group}`);
  return new Map(
    [...groups].flatMap(([key, answers]) => {
      const lines = [answers[0]!.group!, ...answers.map(({ label }) => label)].map(fold);
      const topic = lines.map((line) => topicOf('radio', line)).find((each) => each !== null) ?? null;
      return answers.length > 1 && topic !== null ? [[key, topic] as const] : [];
    }),
  );
}

/**
 * What a form asks of the visitor who sees it. Hidden fields and traps for robots ask nobody; radio buttons of one name are one
 * question, and so are boxes under one that touches a topic.
 */
export function askedFields(fields: readonly FieldEvidence[]): AskedField[] {
  const seen = new Set<string>();
  const groups = topicsOfGroups(fields);
  return fields.flatMap((field) => {
    const type = field.type.toLowerCase();
    const words = wordsOf(field);
    if (!field.visible || noQuestion.has(type) || trap.test(words)) return [];
    const question = `${type} ${field.group ?? ''}`;
    const shared = consentWords.test(fold(field.label)) ? null : (groups.get(question) ?? null);
    if (shared !== null) {
      if (seen.has(question)) return [];
      seen.add(question);
      const isMandatory = fields.some((other) => other.group === field.group && other.type === field.type && isRequired(other));
      return { kind: kindOf(field, type, words), topic: shared, label: bareLabel(field.group!), type, required: isMandatory };
    }
    const group = `${type} ${field.name}`;
    if (type === 'radio' && field.name !== '') {
      if (seen.has(group)) return [];
      seen.add(group);
    }
    const topic = topicOf(type, words);
    const answers = topic === null ? topicOfOptions(field) : null;
    const hinted = answers?.topic ?? (topic === null && field.placeholder ? topicOf(type, fold(field.placeholder)) : null);
    return {
      kind: kindOf(field, type, words),
      topic: topic ?? hinted,
      label: answers
        ? `${bareLabel(field.label || field.name)}: ${answers.option}`
        : hinted === null
          ? field.label || field.name
          : `${field.label || field.name} (${field.placeholder})`,
      type,
      required: isRequired(field),
    };
  });
}

/** Whether a form has a trap for robots: a field to write in that people do not see, or are told to leave empty. */
export function hasTrap(fields: readonly FieldEvidence[]): boolean {
  return fields.some((field) => !noQuestion.has(field.type.toLowerCase()) && trap.test(wordsOf(field)));
}

function wordsOf({ name, label }: FieldEvidence): string {
  return `${fold(name.replace(/([a-z])([A-Z])/g, '$1 $2'))}\n${fold(bareLabel(label))}`;
}

function kindOf(field: FieldEvidence, type: string, words: string): AskedField['kind'] {
  if (isSalutation(field)) return 'salutation';
  if (type === 'checkbox' || type === 'radio') return null;
  if (type === 'file') return 'file';
  if (/organization/.test(field.autocomplete.toLowerCase()) || company.test(words)) return 'company';
  return personalFieldOf(field);
}

function topicOf(type: string, words: string): AskedField['topic'] {
  // A box to tick tells its matter in long sentences: consent to the use of health data asks for none.
  if (type === 'checkbox' && words.length > 120) return null;
  const lines = words.split('\n');
  if (type === 'file' && healthPapers.test(words) && !otherRecipe.test(words)) return 'health';
  return topics.find(({ words: pattern }) => lines.some((line) => pattern.test(line)))?.topic ?? null;
}

/** What is chosen there is on offer: which course or leaflet somebody wants does not ask how they are. */
const offers =
  /(kurs|produkt|leistung|thema|themen|anliegen|betreff|termin|interess|versicherung|seminar|veranstaltung|broschuere|angebot|behandlung|abteilung|bereich|subject|topic|course|service|product|department)/;

/**
 * The topic of the answers to choose from, with the first that tells it: a label may shorten to what nobody reads ("PG"), and its
 * answers say it. Half of them have to: one in a long list is only named.
 */
function topicOfOptions({ type, options, label, name }: FieldEvidence): { topic: AskedField['topic']; option: string } | null {
  if (!/^select/i.test(type) || offers.test(fold(`${name} ${label}`))) return null;
  const answers = options.map((option) => option.trim()).filter((option) => /\p{L}/u.test(option) && !/^(bitte|please|--)/i.test(option));
  const told = answers.flatMap((option) => {
    const topic = option.length <= 120 ? topicOf('select', fold(option)) : null;
    return topic !== null && protectedTopics.has(topic) ? [{ topic, option: answers.length > 1 ? `${option} …` : option }] : [];
  });
  return told[0] && told.length * 2 >= answers.length ? told[0] : null;
}

/** Marked for the browser, or for the eye. */
function isRequired({ required, label }: FieldEvidence): boolean {
  if (/optional|freiwillig|voluntary/i.test(label)) return false;
  return (
    required ||
    /\*|\((?:pflichtfeld|pflichtangabe|erforderlich|required|mandatory)\)/i.test(label.slice(0, 400)) ||
    /\s(?:pflichtfeld|pflichtangabe)\s*$/i.test(label)
  );
}
