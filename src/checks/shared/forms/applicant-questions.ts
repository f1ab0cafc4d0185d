import type { Locale } from '../../define-check.ts';
import type { AskedField, FormFact } from '../../facts/forms.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';

/**
 * What a form asks of those who apply for work, as far as the law tells it apart: no work permits to ask for a pregnancy, and what may be
 * asked on vaccinations stands in the IfSG. Ends the names of messages.
 */
export type ApplicantQuestion = 'Applicant' | 'ApplicantPregnancy' | 'ApplicantVaccination';

const pregnancy = wholeWords(
  '(?:schwangerschaft|schwangerschafts-?(?:woche|status|test))[a-zß-ɏ]*|schwanger(?:e[nr]?)?|(?:voraussichtliche[rnm]?|errechnete[rnm]?)\\s+(?:entbindungs?|geburts?)[a-zß-ɏ-]*|(?:entbindungs|geburts)-?termin[a-zß-ɏ]*|mutterschutz[a-zß-ɏ]*|stillen|stillzeit|pregnan(?:t|cy)|due\\s+date',
);
const vaccination = wholeWords(
  '[a-zß-ɏ0-9-]{0,30}impf(?:ung|ungen|status|schutz|pass|ausweis|nachweis|nachweise|stand|buch|e|t)|(?:voll(?:ständig)?\\s+)?geimpft[a-zß-ɏ]*|(?:masern|hepatitis|covid|corona)-?(?:schutz|impf|immunität|immunitäts|status|nachweis)[a-zß-ɏ-]*|immunitätsnachweis[a-zß-ɏ]*|impfungen|vaccinat(?:ion|ions|ed)|immuni[sz]ation(?:\\s+status)?',
);
/** What wages are reckoned by: church tax, and the allowances of disabled employees. */
const ofPayroll = wholeWords('[a-zß-ɏ]*behinder[a-zß-ɏ]*|gdb|gleichstellung|disab(?:ility|led)');

const isPregnancy = ({ label }: AskedField): boolean => mentions(plainText(label), pregnancy);
const isVaccination = ({ label }: AskedField): boolean => mentions(plainText(label), vaccination);

/** Which sentence and steps fit what applicants are asked: of their own only where nothing else is asked with it. */
export function applicantQuestion(fields: readonly AskedField[]): ApplicantQuestion {
  if (fields.every(isPregnancy)) return 'ApplicantPregnancy';
  return fields.every(isVaccination) ? 'ApplicantVaccination' : 'Applicant';
}

/** Whether a question has to go whatever a form says about it: what applicants may never be asked, no note founds. */
export function hasToGo(field: AskedField, { kind }: FormFact): boolean {
  return kind === 'application' && isPregnancy(field);
}

/** Places of the steps for a form that asks several such things. */
export function applicantPlaces(fields: readonly AskedField[]): Record<'noPregnancy' | 'noVaccination' | 'noPayroll', 1 | ''> {
  const none = (isOne: (field: AskedField) => boolean) => (fields.some(isOne) ? '' : 1);
  return {
    noPregnancy: none(isPregnancy),
    noVaccination: none(isVaccination),
    noPayroll: none(({ topic, label }) => topic === 'religion' || mentions(plainText(label), ofPayroll)),
  };
}

/** Which questions to applicants a message is about, by its name; null: it is about other forms. */
export function isOfApplicants(name: string): ApplicantQuestion | null {
  const all: readonly ApplicantQuestion[] = ['ApplicantPregnancy', 'ApplicantVaccination', 'Applicant'];
  return all.find((each) => name.endsWith(each)) ?? null;
}

/** What applicants may not be asked, by what they are asked. */
export const applicantSentences: Record<Locale, Record<ApplicantQuestion, string>> = {
  de: {
    Applicant:
      '; nach solchen Angaben dürfen Bewerberinnen und Bewerber in der Regel nicht gefragt werden, auch nicht mit ihrer Einwilligung',
    ApplicantPregnancy:
      '; nach einer Schwangerschaft dürfen Bewerberinnen nicht gefragt werden, auch nicht mit ihrer Einwilligung und auch dann nicht, wenn für die Tätigkeit ein Beschäftigungsverbot gilt',
    ApplicantVaccination:
      '; nach Impfungen dürfen Bewerberinnen und Bewerber nur gefragt werden, soweit das Infektionsschutzgesetz es für die Stelle erlaubt, sonst auch nicht mit ihrer Einwilligung',
  },
  en: {
    Applicant: '; as a rule applicants may not be asked for such information, not even with their consent',
    ApplicantPregnancy:
      '; applicants may not be asked about a pregnancy, not even with their consent, nor where the work is forbidden to pregnant women',
    ApplicantVaccination:
      '; applicants may be asked about vaccinations only as far as the German Infection Protection Act permits it for the post, otherwise not even with their consent',
  },
};

/** How to put it right: what is to be removed, and which answers to delete. */
export const applicantSteps: Record<Locale, Record<ApplicantQuestion, { remove: string; erase: string }>> = {
  de: {
    Applicant: {
      remove:
        'Streichen Sie auf {path} „{fields}“, wenn keine Vorschrift die Frage für diese Stelle erlaubt (Art. 9 DSGVO, § 26 Abs. 3 BDSG, §§ 1, 7 AGG): nach Krankheiten oder einer Behinderung nur, soweit die Tätigkeit selbst davon abhängt (§ 8 AGG){noReligion|=|und nach der Religion nur kirchlichen Arbeitgebern (§ 9 AGG)}.{noPregnancy|=|Die Frage nach einer Schwangerschaft streichen Sie ohne Ausnahme (§ 3 Abs. 1 Satz 2 AGG).}{noVaccination|=|Zu Impfungen fragen Sie nur, was §§ 20, 23a IfSG für die Stelle verlangen oder erlauben, und den Nachweis des Masernschutzes erst vor dem ersten Arbeitstag.} Die Felder auf freiwillig umzustellen oder ein Häkchen zu ergänzen genügt nicht: Wer sich bewirbt, willigt in der Regel nicht freiwillig ein (Art. 7 Abs. 4 DSGVO).',
      erase:
        'Löschen Sie Antworten auf diese Fragen, die Sie bereits erhalten haben, soweit Sie sie nicht für{noPayroll|=|die Lohnabrechnung Eingestellter oder}{noVaccination|=|den Nachweis nach § 20 Abs. 9 IfSG bei Eingestellten oder} einen laufenden Streit brauchen.',
    },
    ApplicantPregnancy: {
      remove:
        'Streichen Sie auf {path} „{fields}“ ohne Ausnahme: Die Frage benachteiligt unmittelbar wegen des Geschlechts (§ 3 Abs. 1 Satz 2, § 7 AGG), auch wenn für die Tätigkeit ein Beschäftigungsverbot gilt (BAG, 6.2.2003, 2 AZR 621/01). Das Feld auf freiwillig umzustellen oder ein Häkchen zu ergänzen genügt nicht; um den Mutterschutz kümmern Sie sich erst, wenn eine Eingestellte ihre Schwangerschaft mitteilt (§ 15 MuSchG).',
      erase:
        'Löschen Sie Antworten auf diese Frage, die Sie bereits erhalten haben, soweit Sie sie nicht für einen laufenden Streit brauchen, und berücksichtigen Sie sie bei keiner Auswahl.',
    },
    ApplicantVaccination: {
      remove:
        'Streichen Sie auf {path} „{fields}“, soweit das IfSG die Frage für diese Stelle nicht verlangt oder erlaubt (Art. 9 Abs. 2 lit. b DSGVO, § 26 Abs. 3 BDSG). Nachzuweisen ist in Einrichtungen nach § 20 Abs. 8 IfSG (etwa Krankenhäusern, Praxen, Kitas, Schulen) nur der Masernschutz, und zwar vor dem ersten Arbeitstag (§ 20 Abs. 9 IfSG); nach weiteren Impfungen dürfen Einrichtungen nach § 23 Abs. 3 IfSG (etwa Krankenhäuser und Praxen) fragen, soweit die Stelle es zum Schutz vor Infektionen erfordert (§ 23a IfSG). Die Felder auf freiwillig umzustellen oder ein Häkchen zu ergänzen genügt nicht: Wer sich bewirbt, willigt in der Regel nicht freiwillig ein (Art. 7 Abs. 4 DSGVO).',
      erase:
        'Löschen Sie Antworten auf diese Fragen, die Sie bereits erhalten haben, soweit Sie sie nicht bei Eingestellten als Nachweis (§ 20 Abs. 9 IfSG) oder nach § 23a IfSG oder für einen laufenden Streit brauchen.',
    },
  },
  en: {
    Applicant: {
      remove:
        'On {path}, remove “{fields}” unless a provision permits the question for this post (Art. 9 GDPR, Section 26(3) BDSG, Sections 1, 7 AGG): about illnesses or a disability only as far as the work itself depends on it (Section 8 AGG){noReligion|=|and about religion only for church employers (Section 9 AGG)}.{noPregnancy|=|Remove the question about a pregnancy without exception (Section 3(1) sentence 2 AGG).}{noVaccination|=|About vaccinations ask only what Sections 20, 23a IfSG demand or permit for the post, and for the proof of protection against measles only before the first working day.} Making the fields optional or adding a box is not enough: whoever applies for a job does, as a rule, not consent freely (Art. 7(4) GDPR).',
      erase:
        'Delete the answers to these questions that you have received already, as far as you do not need them for{noPayroll|=|the payroll of people you hired or for}{noVaccination|=|the proof under Section 20(9) IfSG of people you hired or for} a pending dispute.',
    },
    ApplicantPregnancy: {
      remove:
        'On {path}, remove “{fields}” without exception: the question discriminates directly on grounds of sex (Section 3(1) sentence 2, Section 7 AGG), even where the work is forbidden to pregnant women (BAG, 6 Feb 2003, 2 AZR 621/01). Making the field optional or adding a box is not enough; see to maternity protection only when somebody you hired tells you of a pregnancy (Section 15 MuSchG).',
      erase:
        'Delete the answers to this question that you have received already, as far as you do not need them for a pending dispute, and base no selection on them.',
    },
    ApplicantVaccination: {
      remove:
        'On {path}, remove “{fields}” as far as the IfSG does not demand or permit the question for this post (Art. 9(2)(b) GDPR, Section 26(3) BDSG). In institutions under Section 20(8) IfSG (such as hospitals, practices, nurseries, schools) only protection against measles has to be proven, before the first working day (Section 20(9) IfSG); about other vaccinations, institutions under Section 23(3) IfSG (such as hospitals and practices) may ask as far as the post requires it to protect against infections (Section 23a IfSG). Making the fields optional or adding a box is not enough: whoever applies for a job does, as a rule, not consent freely (Art. 7(4) GDPR).',
      erase:
        'Delete the answers to these questions that you have received already, as far as you do not need them of people you hired as proof (Section 20(9) IfSG) or under Section 23a IfSG, or for a pending dispute.',
    },
  },
};
