import type { AskedField, FormFact } from '../../facts/forms.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';
import { formReasonsBirthdate, noticeReasonsBirthdate, servesInsurance, servesLicence } from './birthdate-reason.ts';
import { isNeedlessConfession } from './confession-questions.ts';
import {
  arrangesCall,
  headsOf,
  isExcessOfRegistration,
  mayVisit,
  meansIndustries,
  ofChild,
  offersCall,
  ownPages,
  type Purpose,
  phoneReason,
  type Site,
  wordsBesideQuestions,
  wordsOf,
} from './form-purposes.ts';
import { asksAboutGroup, isForGroup, isListOfPersons } from './group-forms.ts';
import { isOwedByGuests, registersGuests } from './guest-forms.ts';
import { asksIdentity, needsIdentity } from './identity-questions.ts';
import { isBeforeViewing, isNeedlessForTalk, isSentByPost, isTalk } from './offered-purposes.ts';
import { treatsPatients } from './protected-questions.ts';
import { noteBelow } from './question-notes.ts';
import { byLaw, isForStatistics, statistics } from './statistics-questions.ts';
import { bareLabel } from './visitor-forms.ts';

/** A reason to ask for the date of birth that one can see: age limits, insurance, patients. */
const ageLimits =
  'mindestalter|volljährig[a-zß-ɏ]*|ab\\s+(?:16|18)(?:\\s+jahren?)?|über\\s+18|jugendschutz[a-zß-ɏ]*|altersnachweis|altersprüfung|(?:over|at\\s+least|minimum\\s+age)\\s*(?:of\\s+)?(?:16|18|21)|age\\s+(?:limit|check|verification)';
const ageReason = wholeWords(
  `${ageLimits}|[a-zß-ɏ]*versicherung[a-zß-ɏ]*|versicherte[a-zß-ɏ]*|patient[a-zß-ɏ]*|rezept(?!ion)[a-zß-ɏ]*|praxis|insur[a-zß-ɏ]*|anmeldung\\s+(?:für|zum|zur)\\s+(?:[a-zß-ɏ]+\\s+){0,3}(?:kind|kurs|lager|freizeit)[a-zß-ɏ]*`,
);
/** Who treats patients tells them apart by their date of birth already when they ask for an appointment; who advises or cuts hair does not. */
const appointments = wholeWords('termin[a-zß-ɏ]*|appointments?');
/** Of those who apply for work or get a newsletter: only the age limit of a post, not the patients, insurances and appointments among its duties. */
const ageLimit = wholeWords(ageLimits);
const ageIndustries: ReadonlySet<string> = new Set(['medical', 'health-services', 'pharmacy', 'insurance-broker', 'finance', 'education']);
/** Who looks after a child has to know it, and whom to call. */
const childcare = wholeWords(
  '(?:kinder|ferien|nachmittags|mittags|ganztags|tages|schulkind|rand(?:stunden|zeiten))-?betreuung[a-zß-ɏ]*|betreuungs(?:vertr[aä]g|platz|plätze|umfang|zeit|anmeldung|beginn)[a-zß-ɏ]*|elternbeitr[aä]g[a-zß-ɏ]*|erziehungsberechtigte[a-zß-ɏ]*|sorgeberechtigte[a-zß-ɏ]*|(?:name|geburtsdatum|klasse)\\s+(?:ihres|deines|des)\\s+kindes|kita|kitas|kinderkrippe|kinderhort|kindergarten[a-zß-ɏ]*|kindertages[a-zß-ɏ]*|schulanmeldung|einschulung|ferien(?:freizeit|lager|camp)[a-zß-ɏ]*|child\\s?care|day\\s?care|nursery|legal\\s+guardians?',
);
/** A question that tells what for; to ask back, to advertise and to congratulate is no reason to demand it. */
const tellsReason =
  /(?:^|[^a-zß-ɏ])(?:für|zur|zum|wegen|falls|damit|um|weil|benötigt|nur\s+bei|notfall[a-zß-ɏ-]*|in\s+case|for|because|needed|emergency)(?=[^a-zß-ɏ])/iu;
const weakReason = wholeWords(
  'r(?:ü|ue)ckfrage[n]?|fragen|kontakt[a-zß-ɏ]*|werb[a-zß-ɏ]*|angebot[a-zß-ɏ]*|newsletter[a-zß-ɏ]*|geburtstag[a-zß-ɏ]*|glückw[a-zß-ɏ]*|überraschung[a-zß-ɏ]*|gutschein[a-zß-ɏ]*|geschenk[a-zß-ɏ]*|statisti[a-zß-ɏ]*|marketing[a-zß-ɏ]*|erreich[a-zß-ɏ]*|reach[a-z]*|queries|questions|offers?|birthday[a-z]*|contact[a-z]*',
);
const addressReason = wholeWords(
  'katalog[a-zß-ɏ]*|prospekt[a-zß-ɏ]*|broschüre[a-zß-ɏ]*|per\\s+post|postalisch[a-zß-ɏ]*|zusenden|versand[a-zß-ɏ]*|liefer[a-zß-ɏ]*|vor\\s+ort|kostenvoranschlag|angebot[a-zß-ɏ]*|besichtigung[a-zß-ɏ]*|abholung|umzug[a-zß-ɏ]*|catalog(?:ue)?|brochure|by\\s+post|deliver[a-zß-ɏ]*|shipping|quote|quotation|site\\s+visit',
);
/** A sheet by which somebody is taken on as patient or client: the contract and its bill need the address. */
const takesOn = wholeWords(
  '(?:neu)?(?:anmelde|aufnahme|anamnese|patienten|stammdaten|stammblatt|klienten|halter|besitzer)-?b[oö]gen[s]?|(?:neu-?)?(?:patienten|klienten|tier|kunden)-?(?:aufnahme|anmeldung|registrierung)|aufnahme\\s+(?:neuer|als\\s+(?:neue[rn]?)?)\\s*patient(?:en|in)?|behandlungs-?vertrag[es]{0,2}|new\\s+(?:patient|client)\\s+(?:form|registration)',
);
const businessWords = wholeWords(
  'b2b|geschäftskunden?|firmenkunden?|gewerbe[a-zß-ɏ]*|händler[a-zß-ɏ]*|unternehmer|business\\s+customers?|dealers?|wholesale',
);

/** § 312k Abs. 2 BGB: who cancels has to be told apart from others. */
const endsContract = wholeWords('(?:kündig|cancel|terminat)[a-zß-ɏ]*');
/** Continuing contracts of grown-ups, paid month by month. */
const continuing = wholeWords('mitgliedschaft[a-zß-ɏ]*|(?:erst|mindest|vertrags)laufzeit|membership|minimum\\s+term');
const moneyReason = wholeWords(
  'erstatt[a-zß-ɏ]*|rückerstatt[a-zß-ɏ]*|auszahl[a-zß-ɏ]*|überweis[a-zß-ɏ]*|lastschrift[a-zß-ɏ]*|sepa[a-zß-ɏ-]*|spende[a-zß-ɏ]*|gutschrift|schadens?[a-zß-ɏ]*|beitrag[a-zß-ɏ]*|refund[a-zß-ɏ]*|donat[a-zß-ɏ]*|claim',
);
/** What somebody decides on who lends, insures, advises on taxes or grants: income, work and papers belong to it. */
const meansReason = wholeWords(
  '[a-zß-ɏ]*(?:kredit|finanzierung|darlehen|leasing|versicherung|steuer|förder|zuschuss|zuschüsse|stipendi|wohngeld|gebühr|stundung|ermäßigung|beihilfe|unterhalt|vorsorge)[a-zß-ɏ]*|(?:loan|mortgage|insurance|tax|grant|scholarship)s?',
);
/** Means and papers by which people are chosen. */
export const meansTopics: ReadonlySet<AskedField['topic']> = new Set([
  'income',
  'credit',
  'occupation',
  'nationality',
  'identity-document',
  'marital-status',
]);
/** Plans for children and facts about others: a booking may need how old the children are, a self-disclosure only to judge people. */
export const householdTopics: ReadonlySet<AskedField['topic']> = new Set(['family', 'other-persons']);

/** What an employer decides without as a rule, until there is a contract to write. */
const applicantTopics: ReadonlySet<AskedField['topic']> = new Set([
  'marital-status',
  'photo',
  'nationality',
  'identity-document',
  'credit',
  'family',
  'other-persons',
]);
/** What somebody earns now tells nothing of the post; what they would like to earn does. */
const present = wholeWords(
  'derzeitig[a-zß-ɏ]*|derzeit|gegenwärtig[a-zß-ɏ]*|aktuell[a-zß-ɏ]*|bisherig[a-zß-ɏ]*|bisher|letzte[a-zß-ɏ]*|jetzig[a-zß-ɏ]*|momentan[a-zß-ɏ]*|vorherig[a-zß-ɏ]*|current|present|previous|last',
);
const wishedPay = wholeWords('[a-zß-ɏ]*(?:wunsch|vorstellung|wünsch)[a-zß-ɏ]*|erwart[a-zß-ɏ]*|expect[a-z]*|desired');

const citizenship = wholeWords('staatsangehörigkeit(?:en)?|staatsbürgerschaft|nationalität|nationality|citizenship');
/** What costs nothing is paid for by nobody. */
const firstLesson = wholeWords('(?:probe|schnupper)-?(?:stunde|training|unterricht|lektion|kurs|tag|woche)[ns]?|trial\\s+(?:lesson|class)');

/** Whether a form of this purpose has no apparent reason to demand this of its visitors. */
export function isExcess(field: AskedField, form: FormFact, purpose: Purpose, site: Site): boolean {
  const { applicability } = site;
  const { kind, topic, label } = field;
  // What stands below the field is as good as what stands in its label.
  if (mayBeReasoned(field, purpose) && (isReasonTold(noteBelow(field, form)) || isReasonTold(label))) return false;
  const words = withoutOwnInsurance(form, wordsOf(form));
  if (purpose === 'withdrawal') return false;
  if (isListOfPersons(field)) return true;
  if (site.isChurch && purpose !== 'application' && isNeedlessConfession(field, form, site.pages)) return true;
  if (isOwedByGuests(field, site.imprintElements) && registersGuests(form, site.pages)) return false;
  // Whatever is counted is counted without names, or of those who like to tell.
  if (isForStatistics(field)) return true;
  // Who comes with a class or a club says which, and how many they are.
  if (isForGroup(form) && asksAboutGroup(field)) return false;
  // Winners are told by one way; what they win is sent to nobody else.
  if (purpose === 'contest' && kind !== 'phone' && kind !== 'birthdate' && kind !== 'payment') return false;
  if (purpose === 'registration' && !(isTalk(form, headsOf(form, site.pages)) && isNeedlessForTalk(field, form)))
    return isExcessOfRegistration(field, form, site.pages.map(({ title }) => title).join(' '));
  if (purpose === 'self-disclosure') {
    if (topic === 'marital-status') return true;
    const around = ownPages(form, site.pages).map(({ text }) => text.slice(0, 2_000));
    return isBeforeViewing(form, plainText(around.join(' '))) && (meansTopics.has(topic) || kind === 'birthdate');
  }
  if (purpose === 'application')
    return applicantTopics.has(topic) || isPresentPay(field) || (kind === 'birthdate' && !mentions(words, ageLimit));
  if (kind === null && mentions(plainText(label), howFound)) return true;
  if (
    topic === null &&
    (kind === null || kind === 'health') &&
    (purpose === 'contact' || purpose === 'newsletter' || purpose === 'download') &&
    asksStatus(label, form, site)
  )
    return true;
  const industry = applicability.settings.industry ?? '';
  if (purpose === 'contract' && asksIdentity(field)) return !isReasonTold(label) && !needsIdentity(form, site);
  if (purpose === 'contract' && topic === 'nationality' && mentions(bareLabel(label), citizenship))
    return !isReasonTold(label) && !byLaw.test(label) && !needsIdentity(form, site) && !servesLicence(form, site.pages);
  if (meansTopics.has(topic))
    return (
      purpose !== 'contract' &&
      !meansIndustries.has(industry) &&
      !mentions(withoutOwnInsurance(form, wordsBesideQuestions(form)), meansReason) &&
      !servesInsurance(form, site.pages)
    );
  if (asksInsuredNumber(field)) return purpose === 'contact' && !treatsPatients(site);
  if (householdTopics.has(topic))
    return form.asked.some((other) => other.required && meansTopics.has(other.topic) && isExcess(other, form, purpose, site));
  if ((kind === 'phone' || kind === 'address') && mayVisit(form, site.pages)) return false;
  switch (kind) {
    case 'name':
      return purpose === 'newsletter';
    case 'phone':
      // One means of contact must be there.
      return (
        (form.asked.some((field) => field.kind === 'email' && field.required) || isSentByPost(form, headsOf(form, site.pages))) &&
        !mentions(words, phoneReason) &&
        !isReasonTold(label) &&
        !(purpose === 'contract' && mentions(words, childcare)) &&
        !arrangesCall(form, site.pages) &&
        !offersCall(form, site.pages)
      );
    case 'birthdate':
      // Whatever the trade, a newsletter is sent to an address: only an age limit of its own gives a reason.
      if (purpose === 'newsletter') return !mentions(words, ageLimit) && !isReasonTold(label) && !mentions(plainText(label), alternative);
      if (mentions(words, appointments) && treatsPatients(site)) return false;
      if (purpose === 'contact' && isForLater(field, form, site)) return !isReasonTold(label) && !formReasonsBirthdate(form, site.pages);
      if (mentions(words, ageReason) || ageIndustries.has(industry) || mentions(plainText(form.submitText), endsContract)) return false;
      if (purpose === 'contract' && mentions(words, continuing)) return false;
      if (mentions(words, childcare) && (purpose === 'contract' || asksOfChild(form))) return false;
      if (isReasonTold(label) || mentions(plainText(label), ofChild)) return false;
      if (servesLicence(form, site.pages) || servesInsurance(form, site.pages) || noticeReasonsBirthdate(site.pages)) return false;
      if (formReasonsBirthdate(form, site.pages)) return false;
      // "Mitgliedsnummer oder Geburtsdatum" leaves the choice.
      return !mentions(plainText(label), alternative);
    case 'payment':
      if (purpose === 'contact' && mentions(headsOf(form, site.pages), firstLesson)) return true;
      return (purpose === 'contact' || purpose === 'contest') && !mentions(words, moneyReason);
    case 'address':
      return (
        purpose === 'download' ||
        (purpose !== 'contract' &&
          !isSentByPost(form, headsOf(form, site.pages)) &&
          !mentions(words, addressReason) &&
          !(purpose === 'contact' && mentions(`${words} ${headsOf(form, site.pages)}`, takesOn)))
      );
    case 'company':
      return purpose === 'download' || (applicability.isConsumerOffer === true && !mentions(words, businessWords));
    default:
      return false;
  }
}

/** Somebody is only called back, or a child may come once: whatever trade it is, nothing is concluded or calculated there yet. */
const callBack = wholeWords('rückruf[a-zß-ɏ]*|zurückrufen|call[\\s-]?back');
const oneVisit = wholeWords('(?:kinder)?geburtstags?-?(?:feiern?|party|partys|anfrage)?|kindergeburtstage?[ns]?|birthday\\s+part(?:y|ies)');

function isForLater({ label }: AskedField, form: FormFact, site: Site): boolean {
  const heads = headsOf(form, site.pages);
  if (mentions(plainText(label), ofChild) || asksOfChild(form)) return mentions(heads, oneVisit) || mentions(heads, firstLesson);
  return mentions(heads, callBack) && !treatsPatients(site);
}

const treated = wholeWords(
  '[a-zß-ɏ]*(?:behandlung|anamnese|therapie)[a-zß-ɏ]*|gesundheitsfragebogen|erstbesuch|treatments?|medical\\s+history',
);

/** Whether a date of birth has something that speaks for asking it, though not now or not to the day: a child, an insurance, an illness. */
export function isExplicable({ label }: AskedField, form: FormFact, site: Site): boolean {
  const isOfChild = mentions(plainText(label), ofChild) || asksOfChild(form);
  // A question on allergies, or before a trial class, is no questionnaire before a treatment.
  const isOfHealth =
    form.asked.filter(({ topic }) => topic === 'health').length > 1 && mentions(`${wordsOf(form)} ${headsOf(form, site.pages)}`, treated);
  return isOfChild || isOfHealth || servesInsurance(form, site.pages) || mentions(wordsOf(form), ageReason);
}

/** What a reason at the field makes necessary enough to ask; papers, marital status and the like it does not, nor a name for a newsletter. */
function mayBeReasoned({ kind, topic, label }: AskedField, purpose: Purpose): boolean {
  if (purpose === 'newsletter' || purpose === 'application' || purpose === 'self-disclosure') return false;
  if (kind === 'birthdate' || kind === 'address' || kind === 'phone' || kind === 'company') return true;
  return topic === 'occupation' && !mentions(plainText(label), statistics);
}

/** Whether a form asks about a child that somebody registers, whose date of birth then stands beside its name. */
function asksOfChild({ asked }: FormFact): boolean {
  return asked.some(({ kind, label }) => kind === 'name' && mentions(bareLabel(label), ofChild));
}

/** Who insures the visitor against illness, and under which number. */
const ownInsurance = wholeWords(
  '(?:kranken|pflege)-?(?:kasse|versicherung)(?:snummer)?|kranken-?\\s+und\\s+pflegekasse|(?:kranken)?versicherten-?\\s?(?:nummer|nr)|(?:health\\s+insurance|insured|policy)\\s+number|health\\s+insur(?:ance|er)',
);
const insuredNumber = wholeWords(
  '(?:kranken)?versicherten-?\\s?(?:nummer|nr)|krankenversicherungs-?\\s?(?:nummer|nr)|kvnr|(?:health\\s+insurance|insured)\\s+number',
);
const insuranceWords = wholeWords('[a-zß-ɏ-]*versicher[a-zß-ɏ]*|insur[a-z]*');

/** Whether a question asks for the number under which somebody is insured against illness: it serves billing, which no enquiry does. */
export function asksInsuredNumber({ label }: AskedField): boolean {
  return mentions(bareLabel(label), insuredNumber);
}

/** Words of a form without those on insurance where it asks who insures the visitor: that says nothing of what the form is for. */
function withoutOwnInsurance({ asked }: FormFact, words: string): string {
  return asked.some(({ label }) => mentions(bareLabel(label), ownInsurance)) ? words.replaceAll(insuranceWords, ' ') : words;
}

/** Fields beyond the purpose, and nothing marked as mandatory: then a script decides on submitting. */
export function isUnmarked(form: FormFact, purpose: Purpose, site: Site): boolean {
  const required = form.asked.map((field) => ({ ...field, required: true }));
  const marked = form.asked.some((field) => field.required);
  return !marked && required.some((field) => isExcess(field, { ...form, asked: required }, purpose, site));
}

/** Whether a question is about what somebody earns now. */
export function isPresentPay({ topic, label }: AskedField): boolean {
  const plain = plainText(label);
  return topic === 'income' && mentions(plain, present) && !mentions(plain, wishedPay);
}

const alternative = wholeWords('oder|or');

/** Whether a question tells what for it is asked; to ask back or to advertise is no reason to demand it. */
export function isReasonTold(label: string): boolean {
  const plain = `${bareLabel(label)} `;
  return tellsReason.test(plain) && !mentions(plain, weakReason);
}

/** What somebody is at work, or how insured against illness: an enquiry is answered without it, a treatment is billed by it. */
function asksStatus(label: string, form: FormFact, { applicability, pages }: Site): boolean {
  const asked = plainText(label).replace(/\s*\*+\s*$/, '');
  if (workStatus.test(asked)) return true;
  if (
    !mentions(asked, insurance) ||
    meansIndustries.has(applicability.settings.industry ?? '') ||
    mentions(wordsBesideQuestions(form), meansReason)
  )
    return false;
  const around = plainText([wordsOf(form), ...ownPages(form, pages).map(({ text }) => text.slice(0, 60_000))].join(' '));
  return mentions(around, freeTalk) || !mentions(around, treatment);
}

const workStatus =
  /^(?:ihre\s+|your\s+)?(?:(?:berufliche\s+)?(?:position|funktion)(?:\s+im\s+(?:unternehmen|betrieb))?|stellung\s+im\s+(?:unternehmen|betrieb)|jobtitel|abteilung|job\s+title|department)$/iu;
const insurance = wholeWords(
  '(?:kranken|gesetzlich\\s+|privat\\s+)versichert|krankenversicherung(?:sart)?|krankenkasse|versicherungs(?:status|art)|health\\s+insur(?:ance|ed|er)',
);
const freeTalk = wholeWords(
  '(?:kostenlos|kostenfrei|unverbindlich|gratis)[a-zß-ɏ]*\\s+(?:[a-zß-ɏ\\d-]+\\s+){0,4}(?:erst|vor|kennenlern|info|orientierungs)?-?(?:gespräch|telefonat|beratung|telefongespräch)[a-zß-ɏ]*|free\\s+(?:[a-z\\d-]+\\s+){0,3}(?:call|consultation|talk)',
);
const treatment = wholeWords('termin[a-zß-ɏ]*|sprechstunde[a-zß-ɏ]*|behandlung[a-zß-ɏ]*|rezept(?!ion)[a-zß-ɏ]*|appointments?|treatment');

/** "How did you hear of us" serves advertising, whatever the form is for. */
const howFound = wholeWords(
  '(?:auf\\s+(?:uns|mich)\\s+)?aufmerksam\\s+geworden|(?:wie|woher|wodurch|wo)\\s+(?:haben|hast|kennen|kennst)\\s+(?:sie|du)\\s+(?:von\\s+)?(?:uns|mich)(?:\\s+(?:gehört|erfahren|gefunden))?|how\\s+did\\s+you\\s+(?:hear|learn|find\\s+out)\\s+(?:about|of)\\s+us|how\\s+did\\s+you\\s+find\\s+us',
);
