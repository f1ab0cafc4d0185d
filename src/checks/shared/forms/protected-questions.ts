import type { Finding } from '../../define-check.ts';
import type { AskedField, FormFact } from '../../facts/forms.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { formItem } from '../../items.ts';
import { isPublicBody } from '../imprint/public-body.ts';
import { churchLawOf } from '../law/church-law.ts';
import { isSilentOnSpecialData } from '../notice/special-data-notice.ts';
import { pageAt } from '../site/legal-page.ts';
import { legalPath } from '../site/legal-path.ts';
import { matchesOf, mentions, plainText, quoted, shortList, wholeWords } from '../wording.ts';
import { type ApplicantQuestion, applicantPlaces, applicantQuestion } from './applicant-questions.ts';
import { isPool } from './applicants-pool.ts';
import { candidateOf } from './candidate-forms.ts';
import { cared, isForSomebodyCaredFor } from './cared-for.ts';
import { agreesToAdvertising, permissionOf } from './form-consents.ts';
import { formFinding, labelled } from './form-page-services.ts';
import { receiverOf } from './form-recipients.ts';
import { isForGroup, namesGroup } from './group-forms.ts';
import { received } from './received-answers.ts';
import { acceptsTermsOnly } from './terms-pictures.ts';
import { byHint, silent } from './uncovered-sentences.ts';
import { bareLabel, protectedTopics, textAround } from './visitor-forms.ts';

/** Special categories and criminal records; the other topics are delicate in applications only. */
const delicateTopics: ReadonlySet<AskedField['topic']> = new Set([...protectedTopics, 'criminal-record']);

const expressConsent = wholeWords(
  'ausdrücklich[a-zß-ɏ]*\\s+(?:[a-zß-ɏ]+\\s+){0,4}(?:ein|einwillig[a-zß-ɏ]*|einverstanden|zu|zustimm[a-zß-ɏ]*)|(?:willige|einwillig[a-zß-ɏ]*|stimme|einverstanden|zustimm[a-zß-ɏ]*)\\s[^.]{0,120}(?:gesundheits[a-zß-ɏ]*|besondere[a-zß-ɏ]*\\s+kategorien|sensib[a-zß-ɏ]*)|gesundheits(?:daten|angaben)\\s[^.]{0,120}(?:willige|einwillig[a-zß-ɏ]*|stimme|einverstanden)|art(?:\\.|ikel)?\\s*(?:9|10)|explicit(?:ly)?\\s+consent|consent\\s[^.]{0,120}(?:health|special\\s+categor(?:y|ies)|sensitive)',
);
const consents = wholeWords(
  'willige[a-zß-ɏ]*\\s[^.]{0,40}ein|willige\\s+ein|einwillig[a-zß-ɏ]*|(?:bin\\s+)?(?:damit\\s+)?einverstanden|akzeptiere[n]?,?\\s+dass|i\\s+consent|i\\s+agree',
);

/** A notification that a law demands names its law: to tell it rests on that law, and consent would be the wrong ground. */
const statutory =
  /§+\s*\d+[a-z]?(?:\s+(?:abs(?:\.|atz)?|s(?:\.|atz)|nr\.?)\s*\d+){0,3}\s+(?!dsgvo|bdsg|datenschutz)(?:[a-zß-ɏ-]{0,60}(?:gesetz|ordnung)(?:es|buch)?|[a-z]{0,10}g(?=[^a-zß-ɏ]|$)|sgb)|(?:nach|gemäß)\s+(?:dem\s+)?(?:infektionsschutz|masernschutz|mutterschutz|arbeitssicherheits)gesetz|melde(?:pflichtig|pflicht)[a-zß-ɏ]*\s+(?:nach|gemäß)\s+(?:dem\s+)?ifsg/iu;
const membership = wholeWords(
  'konfession[a-zß-ɏ]*|religionszugehörigkeit|kirchen(?:zugehörigkeit|mitglied[a-zß-ɏ]*)|religion|denomination',
);

/** Whether a form asks for specially protected data, whatever else it asks. */
export function asksProtected({ kind, visible, asked }: FormFact): boolean {
  return visible && kind !== 'search' && kind !== 'consent' && kind !== 'login' && asked.some(({ topic }) => delicateTopics.has(topic));
}

/** The questions of a form that ask for specially protected data. */
export function sensitiveFields(form: FormFact, facts: Pick<Facts, 'pages'> & Partial<Facts>): AskedField[] {
  return form.asked.filter((field) => delicateTopics.has(field.topic) && !isExempt(field, form, facts));
}

/** Church law does not count belonging to a church among the special categories; who applies for work may still not be asked at will. */
export function isExempt(field: AskedField, form: FormFact, { privacy, pages }: Pick<Facts, 'pages'> & Partial<Facts>): boolean {
  if (field.topic !== 'religion' || form.kind === 'application' || privacy === undefined) return false;
  return mentions(plainText(field.label), membership) && churchLawOf({ privacy, pages }) !== null;
}

/** Sensitive questions that nothing at the form covers: it names no law that demands them, and asks no express consent. */
export function uncovered(form: FormFact, sensitive: readonly AskedField[], pages: Facts['pages']): AskedField[] {
  // What a law demands to be told is founded by its name; what is asked besides is not.
  const open = sensitive.filter(({ label }) => !statutory.test(plainText(label)));
  return open.length > 0 && mentions(wordsAround(form, pages), expressConsent) ? [] : open;
}

function wordsAround(form: FormFact, pages: Facts['pages']): string {
  const { before, inside, after } = textAround(form, pages);
  return `${before} ${inside} ${after}`;
}

/**
 * Criminal records fall under Art. 10, which no consent opens: they are told apart from what Art. 9 protects. What candidates may
 * not be asked at all is told with that; severely disabled applicants may be asked, for the sake of their rights.
 */
export function untold(
  form: FormFact,
  sensitive: readonly AskedField[],
  facts: Pick<Facts, 'pages' | 'requests'> & Partial<Facts>,
  trackers: readonly ServiceUse[] = [],
): Finding[] {
  const isRecord = ({ topic }: AskedField) => topic === 'criminal-record';
  const all = sensitive.filter((field) => !isRecord(field));
  const records = sensitive.filter(isRecord);
  const candidate = candidateOf(form, facts.pages);
  const isOpen = candidate === 'Applicant' && all.every(({ label }) => /behinder|disab/i.test(label));
  const suffix = candidate === null || isOpen ? '' : candidate === 'Applicant' ? applicantQuestion(all) : candidate;
  const tracked = trackers.length > 0;
  const isPublic = actsAsAuthority(form, facts);
  // The same body may ask for consent by one form and not by another: the reader has to learn why.
  const isBooked = !isPublic && facts.applicability !== undefined && isPublicBody({ ...facts, applicability: facts.applicability });
  // Treatment and a law may need to know of others; for everybody else nobody but those others can agree to it.
  const others = suffix !== '' || isPublic || treatsPatients(facts) ? [] : all.filter((field) => isAboutOthers(field, form));
  const special = all.filter((field) => !others.includes(field));
  return [others, special, records].flatMap((fields) => {
    if (fields.length === 0) return [];
    // One form is one piece of evidence, however many sentences are told about it.
    const told = (message: string): Finding => {
      const { items, ...rest } = formFinding(message, form, fields, trackers, facts.requests);
      return { ...rest, items: [formItem(form, { fields: labelled(sensitive) }), ...items.slice(1)] };
    };
    if (fields === records) return [told(`${tracked ? 'trackedRecord' : 'criminalRecord'}${candidate === 'Tenant' ? candidate : ''}`)];
    const { privacy, pages } = facts;
    const isSilent = suffix === '' && privacy !== undefined && isSilentOnSpecialData({ privacy, pages });
    const box = consentBox(form);
    const isTest = suffix === '' && fields === special && isAnonymousTest(form);
    const isCared = fields === special && !treatsPatients(facts) && isForSomebodyCaredFor(form);
    const isHinted = !treatsPatients(facts) && fields.every(({ hint }) => hint !== undefined);
    const whose =
      suffix || (isTest ? 'Anonymous' : isPublic ? 'Public' : fields === others ? 'Others' : isCared ? cared : isHinted ? byHint : '');
    const message =
      box === null || fields === others || isTest
        ? withoutConsent(fields, facts, tracked, whose)
        : `${tracked ? 'trackedVagueConsent' : 'vagueConsent'}${whose}`;
    const receiver = suffix === '' ? receiverOf(form, facts.services ?? []) : null;
    const base = told(`${message}${receiver ? received : ''}${isSilent ? silent : ''}`);
    const basis = otherBasis(form, pages);
    const more = {
      basis: basis ?? '',
      noBasis: basis === null ? 1 : '',
      // Ends the sentence before the one it fills.
      notBooked: isBooked ? '.' : 1,
      noReligion: fields.some(({ topic }) => topic === 'religion') ? '' : 1,
      voluntary: fields.some(({ required }) => required) ? '' : 1,
      ...applicantPlaces(fields),
      ...receiver,
      ...(box !== null && { box }),
      ...(isSilent && { notice: legalPath(privacy) }),
      ...(whose === byHint && hintsOf(fields)),
    };
    return [{ ...base, params: { ...base.params, ...more } }];
  });
}

const choices: ReadonlySet<string> = new Set(['select', 'select-one', 'radio', 'checkbox', 'range', 'number']);

/** A self-test: choices alone about the visitor's health, and nothing by which the visitor is named or reached. */
export function isAnonymousTest({ kind, personalFields, asked }: FormFact): boolean {
  const hasAnswers = asked.some(({ topic }) => topic === 'health');
  return (
    kind === 'other' && hasAnswers && personalFields.every((each) => each === 'health') && asked.every(({ type }) => choices.has(type))
  );
}

const ordinaryBasis = wholeWords(
  'art(?:\\.|icle)\\s*6(?:\\(1\\)(?:\\([a-f]\\))?|(?:\\([a-f]\\)))(?:\\s+(?:uk\\s+)?gdpr)?|art(?:\\.|ikel|icle)?\\s*6(?:\\s+abs(?:\\.|atz)?\\s*1)?(?:\\s+(?:s(?:\\.|atz)\\s*1\\s+)?(?:lit\\.?|buchst(?:\\.|abe))\\s*[a-f]\\)?)?(?:\\s*(?:eu-)?ds-?gvo)?',
);

/** The legal basis that a form names for all it asks (Art. 6): it does not carry what Art. 9 protects; null: none. */
function otherBasis(form: FormFact, pages: Facts['pages']): string | null {
  return matchesOf(wordsAround(form, pages), ordinaryBasis)[0]?.text.trim() ?? null;
}

/** From this many questions on, a form is made to ask them: that is no label which only sounds like one. */
const questionnaire = 3;

/** Matters of health: a question that names several of them sounds like nothing else. */
const matters = [
  '[a-zß-ɏ]*erkrankung(?:en)?|krankheit(?:en)?|leiden|beschwerden|illness(?:es)?|diseases?|(?:medical\\s+)?conditions?',
  '(?:operation(?:en)?|eingriffe?|op|ops)|surger(?:y|ies)|operations?',
  'medikamente?n?|medikation|arzneimittel[n]?|medication|medicines?',
  'diagnosen?|befunde?|diagnos[ie]s',
  'verletzung(?:en)?|injur(?:y|ies)',
  'allergien?|unverträglichkeit(?:en)?|allerg(?:y|ies)',
  'schwangerschaft(?:en)?|schwanger|pregnan(?:cy|t)',
  'behinderung(?:en)?|disabilit(?:y|ies)',
].map(wholeWords);
const severalMatters = 2;

/** Whether nobody can send a form without an answer to a question that names several matters of health. */
function demandsHealth({ topic, required, label }: AskedField): boolean {
  const asked = plainText(label);
  return topic === 'health' && required && matters.filter((matter) => mentions(asked, matter)).length >= severalMatters;
}

/**
 * Whether what a form asks without express consent is a questionnaire on what Art. 9 protects, or demands such an answer: nothing else carries it. Those who
 * treat patients and public bodies may have another exception, and where nobody is named it is about nobody.
 */
export function isUncoveredQuestionnaire(
  form: FormFact,
  open: readonly AskedField[],
  facts: Pick<Facts, 'pages'> & Partial<Facts>,
): boolean {
  const asked = new Set(open.filter(({ topic }) => protectedTopics.has(topic)).map(({ label }) => label));
  if (asked.size < questionnaire && !open.some(demandsHealth)) return false;
  if (isAnonymousTest(form) || treatsPatients(facts)) return false;
  // Religious bodies may process what their own members tell them (Art. 9(2)(d) GDPR, and the acts of the churches alike).
  if (asked.size < questionnaire && facts.privacy !== undefined && churchLawOf({ pages: facts.pages, privacy: facts.privacy }) !== null)
    return false;
  return !actsAsAuthority(form, facts);
}

/** What nobody needs of a public body: whoever comes may leave it, and so can consent (Recital 43 speaks of a clear imbalance). */
const leisure = wholeWords(
  '(?:mal|koch|tanz|sport|schwimm|yoga|ferien|musik|kunst|kreativ|näh|bastel|theater|computer|fitness|babyschwimm|aqua)-?(?:kurs[a-zß-ɏ]*|werkstatt|workshop[a-zß-ɏ]*|unterricht|freizeit|programm|gruppe|fest|spaß|pass)|(?:volkshochschule[n]?|vhs|musikschule[n]?|museum|museen|theater|(?:frei|hallen|schwimm)bad|bücherei|stadtbibliothek|zoo|tierpark|ferienspiele[n]?|ferienfreizeit[a-zß-ɏ]*|ferienlager[a-zß-ɏ]*)',
);
/** What a law or an office makes somebody attend. */
const imposed = wholeWords(
  '(?:integrations|berufssprach|orientierungs|alphabetisierungs|sprach|einbürgerungs)-?(?:kurs|test)[a-zß-ɏ]*|integration|einbürgerung[a-zß-ɏ]*|jobcenter|bamf|(?:grund|haupt|real|gesamt|ober|berufs|förder)schule[a-zß-ɏ]*|gymnasium|kita|kindertages[a-zß-ɏ]*',
);

/** Whether a public body asks by this form as such, rather than for a leisure offer that somebody books. */
export function actsAsAuthority(form: FormFact, facts: Pick<Facts, 'pages'> & Partial<Facts>): boolean {
  if (facts.applicability === undefined || !isPublicBody({ ...facts, applicability: facts.applicability })) return false;
  const page = pageAt(facts.pages, form.pageUrl);
  const heads = plainText([page?.title ?? '', ...(page?.headings.slice(0, 3) ?? []), form.submitText].join('\n'));
  return (
    mentions(heads, imposed) ||
    !(form.kind === 'order' || form.kind === 'registration') ||
    !mentions(`${heads} ${plainText(form.text)}`, leisure)
  );
}

/** A box that consents to something, yet does not name what is specially protected. */
function consentBox({ asked }: FormFact): string | null {
  const box = asked.find(
    ({ type, label }) => type === 'checkbox' && mentions(plainText(label), consents) && !acceptsTermsOnly(label) && !isForOther(label),
  );
  return box ? quoted(bareLabel(box.label), longestBox) : null;
}

const longestBox = 160;

/** Advertising, pictures and later posts are consented to for themselves, and say nothing on what else the form asks. */
function isForOther(label: string): boolean {
  return isPool(plainText(label)) || agreesToAdvertising(label) || permissionOf(label) !== null;
}

/** What additions ask, and of which fields. */
function hintsOf(fields: readonly AskedField[]): { hintedField: string; hint: string } {
  const named = fields.map(({ label, hint = '' }) => bareLabel(plainText(label).replace(`(${plainText(hint)})`, ' ')));
  return { hintedField: quoted(shortList(named)), hint: quoted(shortList(fields.map(({ hint = '' }) => plainText(hint))), longestBox) };
}

/** Which sentence tells that nothing at the form says on what the question rests: the steps differ. */
function withoutConsent(
  fields: readonly AskedField[],
  facts: Pick<Facts, 'pages'> & Partial<Facts>,
  tracked: boolean,
  candidate: ApplicantQuestion | 'Tenant' | 'Public' | 'Others' | 'Anonymous' | typeof cared | typeof byHint | '',
): string {
  const isMedical = (candidate === '' || candidate === 'Public') && fields.some(({ topic }) => topic === 'health') && treatsPatients(facts);
  // What is demanded and who treats is beside the point where nobody is named, or where an addition asks that nobody has to answer.
  if (candidate === 'Anonymous' || candidate === byHint) return `${tracked ? 'trackedNoConsent' : 'noExplicitConsent'}${candidate}`;
  const required = fields.every((field) => field.required) ? 'Required' : fields.some((field) => field.required) ? 'PartlyRequired' : '';
  return `${tracked ? 'trackedNoConsent' : 'noExplicitConsent'}${required}${isMedical ? 'Medical' : candidate}`;
}

/** Papers sent by applicants and patients say as much as a sensitive question. */
export function papersOf(form: FormFact, facts: Pick<Facts, 'pages'> & Partial<Facts>): AskedField[] {
  const papers = form.asked.filter(({ kind }) => kind === 'file');
  return papers.length > 0 && (form.kind === 'application' || treatsPatients(facts)) ? papers : [];
}

/** Somebody else than who fills in the form; of one's own child parents may tell, and a carer's form is about who is cared for. */
const otherPersons = wholeWords(
  '(?:jemand(?:em|en)?|wer|person(?:en)?|mitglied(?:er|ern)?)\\s+(?:[a-zß-ɏ]+\\s+){0,2}(?:haushalt[es]{0,2}|familie)|(?:in|aus)\\s+(?:ihrer|deiner|eurer|der)\\s+(?:familie|wg|wohngemeinschaft)|(?:im|in\\s+(?:ihrem|deinem|eurem|dem))\\s+haushalt|haushalts?-?(?:mitglied[a-zß-ɏ]*|angehörige[a-zß-ɏ]*)|familien-?(?:mitglied[a-zß-ɏ]*|angehörige[a-zß-ɏ]*)|mitbewohner[a-zß-ɏ]*|(?:ehe|lebens)?-?partner(?:s|in)?|ehefrau|ehemann(?:es)?|lebensgefährt[a-zß-ɏ]*|geschwister[a-zß-ɏ]*|(?:andere|weitere|übrige|mitreisende)[nr]?\\s+(?:personen|erwachsene[nr]?|mitreisende[nr]?|bewohner[a-zß-ɏ]*|teilnehmer[a-zß-ɏ]*)|(?:ihre[nrm]?|deine[nrm]?|eure[nrm]?|unter\\s+den|der|von|mit)\\s+(?:[a-zß-ɏ]+\\s+)?(?:gäste[n]?|mitreisende[nr]?|begleitung|begleit(?:er|ern|person(?:en)?)|kolleg(?:en|innen)|mitarbeit(?:ern|er|erinnen|ende|enden)|freunde[n]?|besucher[n]?)|(?:your|of|among)\\s+(?:[a-z]+\\s+)?(?:guests|companions|colleagues|employees|fellow\\s+travellers|friends)|(?:any(?:one|body)|somebody|someone|members?)\\s+(?:[a-z]+\\s+){0,2}(?:household|family)|in\\s+(?:your|the)\\s+(?:household|family)|(?:household|family)\\s+members?|flatmates?|spouse|your\\s+partner|siblings?',
);
const caredFor = /pflege|betreut|vollmacht|nursing|carer/i;

/** Whether a question of a form is about somebody else than who fills it in: nobody can agree to it for them. */
export function isAboutOthers({ label }: AskedField, form: FormFact): boolean {
  const asked = plainText(label);
  if (caredFor.test(asked)) return false;
  return mentions(asked, otherPersons) || (isForGroup(form) && namesGroup(label));
}

/** Titles of sites whose owner treats patients, or gives them medicines: professions bound to secrecy. */
const treatment = wholeWords(
  '(?:zahn|haus|fach|kinder|frauen|augen|haut)?(?:arzt|ärzte|ärztin|arztpraxis)|(?:gemeinschafts)?praxis\\s+(?:für|dr)[a-zß-ɏ]*|[a-zß-ɏ]{0,20}klinik(?:um)?|krankenhaus|(?:physio|psycho|ergo)therap[a-zß-ɏ]*|heilpraktiker[a-zß-ɏ]*|logopäd[a-zß-ɏ]*|hebammen?(?:praxis)?|(?:[a-zß-ɏ]+-?)?apotheken?|pharmacy|medical\\s+practice|dentist|clinic|hospital',
);

/** Those who treat animals, and clinics for things: what they are sent is about nobody’s health. */
const noPatients = wholeWords(
  '(?:[a-zß-ɏ]{0,8}tier|pferde?|hunde|katzen|vogel|reptilien|auto|kfz|handy|smartphone|computer|pc|notebook|laptop|puppen|teddy|uhren|schuh|fahrrad|felgen|möbel)-?(?:(?:zahn|augen|fach)?(?:arzt|ärzt|klinik|praxis|hospital)|heilpraktiker|heilpraxis|(?:physio|ergo)?therap)[a-zß-ɏ]*|veterinär[a-zß-ɏ-]*|(?:praxis|klinik|physiotherapie|heilpraktiker(?:in)?|osteopathie)\\s+für\\s+(?:(?:ihre[n]?|alle|kleine|große)\\s+){0,2}(?:[a-zß-ɏ]{0,8}tiere|pferde|hunde|katzen|vögel|reptilien|exoten|autos|handys|computer)|(?:veterinary|animal|pet|equine|car|phone|computer)\\s+(?:practice|clinic|hospital)|veterinarian[s]?',
);
const people = wholeWords('mensch(?:en)?|people|humans?');

/** Whether the owner of the site treats patients or gives them medicines: by the settings, else by what the start page calls itself. */
export function treatsPatients({ applicability, pages }: Pick<Facts, 'pages'> & Partial<Facts>): boolean {
  const industry = applicability?.settings.industry ?? null;
  if (industry !== null) return industry === 'medical' || industry === 'health-services' || industry === 'pharmacy';
  const lines = pages.flatMap(({ kind, title, headings }) => (kind === 'start' ? [title, ...headings].map(plainText) : []));
  if (lines.some((line) => mentions(line, noPatients)) && !lines.some((line) => mentions(line, people))) return false;
  return lines.some((line) => mentions(line, treatment));
}
