import type { AskedField } from '#checks/facts/forms.ts';

/**
 * Topics that Art. 9 and 10 GDPR protect or that an employer may as a rule not ask for; matched against folded labels. The number of
 * an insured person is a health detail (recital 35); the name of the insurer alone is none.
 */
const topics: readonly { topic: NonNullable<AskedField['topic']>; words: RegExp }[] = [
  {
    topic: 'health',
    words:
      /(krankheit|erkrankung|diagnos|symptom|medikament|medikation|allergi|unvertraeglichkeit|intoleran[zc]|schwangerschaft|schwanger|(voraussichtliche[rnm]?|errechnete[rnm]?) (geburt|entbindung|termin der (geburt|entbindung)|(geburts|entbindungs)-?termin)|(geburts|entbindungs)-?termin|expected (due date|delivery date)|(schwer)?behinderung|schwerbehindert|sehhilfe|brille oder kontaktlinsen|brillentraeger|sehvermoegen|impfstatus|impfung|blutgruppe|pflegegrad|pflegestufe|gesundheitszustand|gesundheitsfrage|gesundheitsdaten|krankengeschichte|anamnese|suchterkrank|(^|[^a-z])(kranken)?versicherten-?\s?(nummer|nr([^a-z]|$))|(^|[^a-z])kvnr([^a-z]|$)|(^|[^a-z])e-?rezept|(aerztliche|heilmittel|hilfsmittel)-?\s?verordnung|psychotherapeutische[nr]? (oder [a-z]+ |und [a-z]+ )?(behandlung|therapie)|psychiatrisch|psychische (belastung|beschwerden|probleme)|(^|[^a-z])hiv([^a-z]|$)|stationaere[nr]? (aufenthalt|behandlung)|(bisherige|fruehere|vergangene|schwere)[nr]? operation|operationen? (der letzten|in den letzten|an )|(gesundheitliche|koerperliche|akute|chronische)[nrs]? (beschwerden|einschraenkung|leiden|probleme|schmerzen)|(^|[^a-z])(welche|unter|haben|hast|leiden|leidest)[^?]{0,30} (beschwerden|schmerzen)([^a-z]|$)|(^|[^a-z])(rauchen|rauchst) (sie|du)([^a-z]|$)|raucherstatus|(sind|bist) (sie|du) (nicht-?)?raucher|(^|[^a-z])raucher([*:]?innen|\/-?in|in)?\?|(^|[^a-z])bmi([^a-z]|$)|koerpergewicht|(nutze|nutzt|nutzen|benoetig|brauch|angewiesen|sitze|person|mein|ihr)[^?]{0,30} rollstuhl(?!ger)|rollstuhl-?\s?(fahrer|nutz|platz|plaetze)|wheelchair (user|space|access needed)|gebaerden-?(sprach|dolmetsch)|schriftdolmetsch|assistenz(bedarf|hund)|gehbehinder|sehbehinder|gehoerlos|aerztliche[rn]? (behandlung|betreuung|ueberwachung)|under medical (care|treatment)|blutverduenn|blutgerinnung|(^|[^a-z])bluter(in)?([^a-z]|$)|(^|[^a-z])(hepatitis|epilepsie|epileptisch|diabetes|diabetik[a-z]*|asthma|bluthochdruck|demenz|herzschrittmacher|krampfanfaell[a-z]*)([^a-z]|$)|^[^a-z]*verletzungen[^a-z]*$|(^|[^a-z])(welche|ihre|deine|fruehere|bestehende|erlittene|art der) verletzung(en)?([^a-z]|$)|(wurden|wurdest|sind|bist) (sie|du)[^?]{0,40} verletzt|personenschaden|koerperschaden|herz-?\s?kreislauf-?\s?(problem|leiden|stoerung)|suchtproblem|suchtverhalten|drogenkonsum|(^|[^a-z])krank ?(gemeldet|geschrieben)([^a-z]|$)|(gesundheitliche|medizinische|koerperliche)[nrs]? (besonderheit|hinweis|gruende|situation|risik|auffaellig)|do you smoke|psychiatric|psychotherapy (in|treatment)|(previous|past) (surger|operation)|illness|(^|[^a-z])disease|medication|medical (history|condition)|allerg(y|ies|ens)|pregnan|disabilit|health (condition|data|status|issue))/,
  },
  {
    topic: 'religion',
    words:
      /(religion|konfession|glaubensbekenntnis|kirchenzugehoerigkeit|kirchenmitglied|konfessionslos|(^|[^a-z])ev(ang)?\.?(-luth\.?)?\s?\/\s?(r(oe)?m?\.?-?\s?)?k(ath)?([^a-z]|$)|^[^a-z]*bekenntnis[^a-z]*$|religious|denomination)/,
  },
  {
    topic: 'union',
    words:
      /(gewerkschaft|(^|[^a-z])(ver\.?di|ig ?metall|ig ?bce|dgb)-?\s?mitglied|mitglied[^?]{0,20} (ver\.?di|ig ?metall|ig ?bce|dgb)([^a-z]|$)|trade union|union member)/,
  },
  {
    topic: 'politics',
    words:
      /(parteizugehoerigkeit|parteimitglied|politische (gesinnung|meinung|einstellung|ueberzeugung)|mitglied[^?]{0,60}[^a-z](partei|parteien)([^a-z]|$)|(^|[^a-z])partei(en)?[^?]{0,30} mitglied|political (opinion|party|affiliation)|^[^a-z]*partei[^a-z]*$)/,
  },
  {
    topic: 'origin',
    words:
      /(ethnische|ethnizitaet|migrationshintergrund|hautfarbe|(^|[^a-z])(ethnie|volksgruppe|volkszugehoerigkeit|abstammung)([^a-z]|$)|ethnicity|ethnic origin|^[^a-z]*herkunft[^a-z]*$)/,
  },
  {
    topic: 'sexuality',
    words:
      /((^|[^a-z])(lesbisch|schwul|bisexuell|homosexuell|heterosexuell|transgender|transsexuell|intersexuell|asexuell|lesbian|gay|bisexual)([^a-z]|$)|sexuelle orientierung|sexualitaet|sexual orientation|geschlecht (des|der|deines|ihres) (gesuchten|gewuenschten|wunsch)-?\s?partner|(gesuchtes|gewuenschtes) partnergeschlecht|partnergeschlecht)/,
  },
  {
    topic: 'criminal-record',
    words:
      /(vorstrafe|vorbestraft|fuehrungszeugnis|strafregister|strafverfahren|ermittlungsverfahren|(^|[^a-z])(rechtskraeftig|strafrechtlich) (verurteilt|in erscheinung)|criminal record|criminal conviction)/,
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

/** Papers that doctors and insurers write about somebody: to send one tells what is in it. */
const healthPapers =
  /((^|[^a-z])(e-?|foto (des |ihres )?|papier|kassen|privat)?rezept(e|s|foto|bild|scan|upload|en|es)?([^a-z]|$)|arzt(brief|bericht)|befund|attest([^a-z]|$)|krankmeldung|krankschreibung|arbeitsunfaehigkeits|(^|[^a-z])(au|ueberweisungs)-?\s?(bescheinigung|schein)|ueberweisungsschein|roentgenbild|laborwert|entlassungsbrief|entlassbrief|medikationsplan|impfpass|impfausweis|verordnung|patientenakte|(gutachten|bescheid)[^?]{0,40}(medizinische[nr]? dienst|(^|[^a-z])mdk?([^a-z]|$)|pflegekasse|pflegegrad)|(mdk?-|pflege(grad)?-?)(gutachten|bescheid)|schwerbehindertenausweis|mutterpass|(seh|hoer)-?test|(seh|hoer)test-?\s?(bescheinigung|ergebnis|nachweis)|aerztliche[nrs]? (bescheinigung|zeugnis|gutachten|bericht|nachweis|unterlagen)|augenaerztlich|impfnachweis|prescription|medical (report|record|certificate)|(eye|vision|hearing) test|sick note|x-?ray)/;
/** Of a kitchen, or of a business. */
const otherRecipe = /(koch|back|kuchen|lieblings|erfolgs|grill|cocktail|recipe|zutaten)/;

/** A seat somebody may ask for in a message is an example of what to write there, no question about an illness. */
const example = /\((?:z\.? ?b\.?|zum beispiel|etwa|beispielsweise|e\. ?g\.|for example)[^)]{1,80}\)/g;
const seats = /(?:rollstuhl|rolli)-?\s?(?:platz|plaetze)|wheelchair spaces?/g;

/** The matter of a question of this type, by its folded name and label, line by line. */
export function topicOf(type: string, words: string): AskedField['topic'] {
  // A box to tick tells its matter in long sentences: consent to the use of health data asks for none.
  if (type === 'checkbox' && words.length > 120) return null;
  const asked = type === 'textarea' ? words.replace(example, (each) => each.replace(seats, ' ')) : words;
  const lines = asked.split('\n');
  if (type === 'file' && healthPapers.test(words) && !otherRecipe.test(words)) return 'health';
  return topics.find(({ words: pattern }) => lines.some((line) => pattern.test(line)))?.topic ?? null;
}

const animal =
  '(?:haus|klein|gross)?tier(?:e|es|en|s)?|hund(?:e|es|en|s)?|welpen?s?|katze[n]?|kater[ns]?|pferd(?:e|es|en|s)?|vierbeiner[ns]?|kaninchens?|vogels?|pets?|dogs?|cats?|horses?|animals?';
/** The animal somebody owns, not one that bothers them or comes along. */
const ownAnimal = new RegExp(
  `(^|[^a-z])(?:de[smr]|das|ihr(?:e[smrn]?)?|dein(?:e[smrn]?)?|mein(?:e[smrn]?)?|eure?[smrn]?|vom|beim|your|the) (?:${animal})(?:[^a-z]|$)`,
);
const namesAnimal = new RegExp(`(^|[^a-z])(?:${animal})(?:[^a-z]|$)`);
const animalForm =
  /(^|[^a-z])(tierart(en)?|tiername|hundename|(hunde|katzen|pferde|tier)?rasse|tierhalter(in)?|kastriert|chip-?\s?(nummer|nr)|breed|species)([^a-z]|$)/;
/** Things that break: what ails them is nobody’s health. */
const things =
  /(^|[^a-z])((kraft)?fahrzeug(e|es|s|modell|typ|daten)?|auto(s|modell|marke)?|kfz|pkw|lkw|motorrad(s|es)?|e-?bikes?|fahrrad(s|es)?|motor[s]?|geraet(e|es|s|etyp)?|maschinen?|heizung(en)?|computer[s]?|laptops?|notebooks?|smartphones?|drucker[s]?|fahrgestell-?nummer|kilometerstand|seriennummer|betriebssystem|(fehler|motor|fahrzeug|pc)-?(bild|code|meldung|diagnose|beschreibung|speicher)|pflanzen?|baum(s|es)?|baeume|schaedlinge?|cars?|vehicles?|devices?|machines?)([^a-z]|$)/;
/** What a machine or a plant has as well as somebody. */
const alsoOfThings = /(symptom|diagnos|beschwerde|krankheit|schmerz)/;
/** People whose illness is asked for in a form about an animal or a thing. */
const people =
  /(haushalt|famili|mitbewohn|partner|teilnehm|reiter|fahrer|allergi[a-z]* (gegen|auf)|(^|[^a-z])(kind|kinder|kindern|person|personen|patient|patientin)([^a-z]|$)|(tier|hunde|katzen|pferde)haar|allerg[a-z]* to|household|family|participant|rider)/;
const addressed = /(^|[^a-z])(sie|ihnen|du|dir|you)([^a-z]|$)/;
const ofVisitor =
  /(^|[^a-z])((leiden|leidest|haben|hast|hatten|hattest|nehmen|nimmst|sind|bist) (sie|du)|(an|unter) welche[nr]?|(ihr|dein|mein)e?n? (krankheit|beschwerde|schmerz|symptom|diagnos|erkrank))/;
const comesToo = /(^|[^a-z])(kind|kinder|kindes|teilnehm[a-z]*|reiter[a-z]*|erziehungsberecht[a-z]*|patient[a-z]*|participants?)([^a-z]|$)/;

/** What a form is about besides its visitor: an animal or a thing that is asked for by questions of its own. */
export type Matter = 'animal' | 'thing' | null;

/** Reads that matter off the folded labels of a form. */
export function matterOf(labels: readonly string[]): Matter {
  if (labels.some((label) => comesToo.test(label))) return null;
  if (labels.some((label) => animalForm.test(label) || (ownAnimal.test(label) && !people.test(label)))) return 'animal';
  return labels.some((label) => things.test(label)) ? 'thing' : null;
}

/** Whether a question on health means an animal or a thing: it says so, or its form is about one and the question speaks of nobody. */
export function isOfNobody(line: string, matter: Matter): boolean {
  if (people.test(line)) return false;
  if (ownAnimal.test(line) || (things.test(line) && alsoOfThings.test(line))) return true;
  if (matter === 'animal') return namesAnimal.test(line) || !addressed.test(line);
  return matter === 'thing' && alsoOfThings.test(line) && !ofVisitor.test(line);
}

const seeking = /(^|[^a-z])(ich )?(suche|suchst du|interessiere mich fuer|stehe auf|seeking|looking for|interested in)([^a-z]|$)/;
const men = /^(einen |ein |eine |a )?(mann|maenner|herr(en)?|man|men|male|m|er)$/;
const women = /^(einen |ein |eine |a )?(frau|frauen|dame[n]?|woman|women|female|w|f|sie)$/;

/** Whether a choice asks whom somebody would like to meet: with one’s own sex it tells the sexual orientation. */
export function asksForPartner(question: string, answers: readonly string[]): boolean {
  return seeking.test(question) && answers.some((answer) => men.test(answer.trim())) && answers.some((answer) => women.test(answer.trim()));
}
