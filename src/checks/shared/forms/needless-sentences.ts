import type { Locale } from '../../define-check.ts';
import type { AskedField, FormFact } from '../../facts/forms.ts';
import type { PageFact } from '../../facts/pages.ts';
import { addedTo, numberedSteps, suffixed } from '../../message-variants.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';
import { candidateOf } from './candidate-forms.ts';
import { isParent, type Purpose } from './form-purposes.ts';
import { isListOfPersons } from './group-forms.ts';
import { registersGuests } from './guest-forms.ts';
import { isPresentPay, meansTopics } from './needless-fields.ts';

/** Sentences about one form, the same for whoever looks for a flat: what is to be done differs. */
const ofAnybody = {
  de: {
    birthdateAndMore:
      'Das Formular „{button}“ auf {path} verlangt das Geburtsdatum („{birthdate}“), ohne dass ein Grund ersichtlich ist, und weitere Angaben, die für den Zweck meist nicht nötig sind: {others}',
    birthdate: 'Das Formular „{button}“ auf {path} verlangt das Geburtsdatum („{fields}“), ohne dass ein Grund ersichtlich ist',
    extra: 'Das Formular „{button}“ auf {path} verlangt Angaben, die für den Zweck meist nicht nötig sind: {fields}',
  },
  en: {
    birthdateAndMore:
      'The form “{button}” on {path} demands the date of birth (“{birthdate}”) without an apparent reason, and further information that its purpose usually does not need: {others}',
    birthdate: 'The form “{button}” on {path} demands the date of birth (“{fields}”) without an apparent reason',
    extra: 'The form “{button}” on {path} demands information that its purpose usually does not need: {fields}',
  },
};

/** A second way to reach somebody may be asked, and only not be demanded. */
const alsoReachable = {
  de: '; ebenfalls Pflicht, obwohl ein Weg genügt, die Person zu erreichen: {reachable}',
  en: '; required as well, although one way to reach the person is enough: {reachable}',
};

/** What may be asked of those who look for a flat, and when (guidance of the data protection conference on self-disclosure). */
const tenantSteps = {
  de: {
    remove:
      'Streichen Sie im Formular „{button}“ auf {path}, was vor einer Besichtigung nicht nötig ist: {fields}. Die Felder auf freiwillig umzustellen genügt nicht: Wer um eine Wohnung konkurriert, macht solche Angaben kaum freiwillig (Art. 7 Abs. 4 DSGVO).',
    optional: 'Stellen Sie auf freiwillig um: {reachable}.',
    papers:
      'Lassen Sie sich keine Ausweiskopie und keine vollständige Datenkopie der SCHUFA oder einer anderen Auskunftei schicken: Es genügt, den Ausweis vorzeigen zu lassen und vor Vertragsschluss einen Bonitätsnachweis für Vermieter zu sehen; vorhandene Kopien löschen Sie.',
    when: 'Fragen Sie vor der Besichtigung nur nach Namen, Anschrift, Kontaktdaten und, soweit nötig, einem Wohnberechtigungsschein, nach Beruf und Einkommen erst, wenn jemand die Wohnung mieten will, und nach der Bonität erst bei der Person, die sie bekommen soll (Orientierungshilfe der Datenschutzkonferenz zu Selbstauskünften von Mietinteressenten).',
  },
  en: {
    remove:
      'In the form “{button}” on {path}, remove what is not needed before a viewing: {fields}. Making the fields optional is not enough: whoever competes for a flat hardly gives such information freely (Art. 7(4) GDPR).',
    optional: 'Make optional: {reachable}.',
    papers:
      'Do not ask for a copy of the identity card or for the full copy of data from SCHUFA or another credit agency: it is enough to be shown the identity card and, before the contract is concluded, a proof of creditworthiness made for landlords; delete the copies you have.',
    when: 'Before the viewing, ask only for name, address, contact details and, where needed, a housing entitlement certificate; for occupation and income only when somebody wants to rent the flat; and for creditworthiness only of the person who is to get it (guidance of the German data protection conference on self-disclosure of prospective tenants).',
  },
};

/** A paper that shows who somebody is, or what they may drive, is looked at when it is needed: to ask its number is no matter of choice. */
const documentStep = {
  de: ' Ausweis- und Führerscheindaten streichen Sie ganz, soweit keine Vorschrift sie verlangt: Es genügt, sich das Dokument vorlegen zu lassen, wenn Sie es brauchen.',
  en: ' Remove data of identity cards and driving licences altogether unless a provision demands them: it is enough to be shown the document when you need it.',
};

/** Of whom hosts still have to record a paper: §§ 29, 30 BMG since 1 January 2025. */
const guestSteps = {
  de: {
    remove:
      'Fragen Sie im Formular „{button}“ auf {path} nicht mehr bei allen Gästen ab: {fields}. Staatsangehörigkeit und Passnummer verlangt der Meldeschein seit 1.1.2025 nur noch von ausländischen Gästen (§§ 29, 30 BMG); bei deutschen Gästen streichen Sie die Passnummer, und statt der Staatsangehörigkeit genügt ein Kästchen für Gäste ohne deutsche.',
    keep: 'Was die Satzung Ihrer Gemeinde zu Gästebeitrag oder Kurtaxe verlangt, in der Regel Name, Geburtsdatum und Wohnort, darf Pflicht bleiben; nennen Sie die Satzung am Formular.',
    erase:
      'Bewahren Sie Meldescheine ein Jahr ab der Anreise auf, und vernichten Sie sie danach innerhalb von drei Monaten (§ 30 Abs. 4 BMG); löschen Sie, was Sie von deutschen Gästen nur dafür erhoben haben.',
  },
  en: {
    remove:
      'In the form “{button}” on {path}, no longer ask all guests for: {fields}. Since 1 Jan 2025 the registration form demands nationality and passport number of foreign guests only (Sections 29, 30 BMG); remove the passport number for German guests, and instead of the nationality a box for guests without the German one is enough.',
    keep: 'What the statute of your municipality on visitor’s tax demands, as a rule name, date of birth and place of residence, may stay mandatory; name the statute at the form.',
    erase:
      'Keep registration forms for one year from arrival and destroy them within three months after that (Section 30(4) BMG); delete what you collected of German guests for this alone.',
  },
};

/** Nobody has to know all who come before it is sure that they come. */
const listStep = {
  de: ' Statt einer Liste der Personen genügt für die Anfrage ihre Zahl und, wenn es darauf ankommt, ihr Alter ohne Namen; brauchen Sie später Namen, erklären Sie den Grund, und informieren Sie in der Datenschutzerklärung darüber (Art. 14 DSGVO).',
  en: ' Instead of a list of the persons, their number is enough for the enquiry, and their age without names where it matters; if you need names later, explain why and inform about it in the privacy notice (Art. 14 GDPR).',
};

const applicantMessage = {
  de: 'Das Bewerbungsformular „{button}“ auf {path} verlangt Angaben, die für die Auswahl meist nicht nötig sind: {fields}',
  en: 'The application form “{button}” on {path} demands information that the selection usually does not need: {fields}',
};
const applicantSteps = {
  de: {
    remove:
      'Streichen Sie im Bewerbungsformular „{button}“ auf {path}: {fields} (Art. 5 Abs. 1 lit. c, Art. 6 Abs. 1 lit. b DSGVO). Was Sie für den Arbeitsvertrag brauchen, fragen Sie erst die Person, die Sie einstellen.',
    Photo: 'Ein Foto darf allenfalls freiwillig bleiben.',
    Nationality: 'Statt nach der Staatsangehörigkeit fragen Sie, soweit nötig, nur, ob eine Arbeitserlaubnis vorliegt (ja oder nein).',
    Pay: 'Statt nach dem bisherigen Gehalt fragen Sie, soweit nötig, nach der Gehaltsvorstellung.',
    equal:
      'Prüfen Sie die Fragen auch nach dem AGG: Solche nach Alter, Herkunft oder Familie können im Streit als Indiz für eine Benachteiligung gelten (§§ 1, 7, 22 AGG).',
  },
  en: {
    remove:
      'In the application form “{button}” on {path}, remove: {fields} (Art. 5(1)(c), Art. 6(1)(b) GDPR). What you need for the employment contract, ask only the person whom you hire.',
    Photo: 'A photo may at most remain optional.',
    Nationality: 'Instead of nationality, ask only whether there is a work permit (yes or no), as far as needed.',
    Pay: 'Instead of the present or previous pay, ask for the expected salary, as far as needed.',
    equal:
      'Examine the questions under the AGG too: those about age, origin or family can count in a dispute as an indication of discrimination (Sections 1, 7, 22 AGG).',
  },
};
const applicantSubjects = ['Photo', 'Nationality', 'Pay'] as const;
const applicantEndings = ['', 'Photo'].flatMap((photo) =>
  ['', 'Nationality'].flatMap((nationality) => ['', 'Pay'].map((pay) => `${photo}${nationality}${pay}`)),
);

/** What a registration for a course, an event or a club demands, by the steps that fit: papers are shown, one parent is enough. */
const registrationMessage = {
  de: 'Das Formular „{button}“ auf {path} verlangt für die Anmeldung auch Angaben, für die kein Grund ersichtlich ist: {fields}',
  en: 'The form “{button}” on {path} demands for the registration also information for which no reason is apparent: {fields}',
};
const registrationSteps = {
  de: {
    remove:
      'Prüfen Sie im Formular „{button}“ auf {path} jede dieser Angaben: {fields}. Was für die Anmeldung nicht nötig ist, streichen Sie oder stellen Sie auf freiwillig um; wo Sie eine Angabe brauchen, nennen Sie den Grund am Feld.',
    Papers:
      'Lassen Sie sich Urkunden und Ausweise vorlegen, statt sie hochladen zu lassen; vorhandene Kopien löschen Sie, sobald sie geprüft sind.',
    Parents:
      'Verlangen Sie nur ein Elternteil, und stellen Sie das zweite frei: Wer allein erzieht, kann das Formular sonst nicht absenden.',
  },
  en: {
    remove:
      'In the form “{button}” on {path}, examine each of these: {fields}. Remove or make optional what the registration does not need; where you need something, state the reason at the field.',
    Papers: 'Have certificates and identity cards shown to you instead of uploaded; delete existing copies once they are checked.',
    Parents: 'Demand one parent only and leave the second optional: single parents cannot send the form otherwise.',
  },
};
const registrationEndings = ['', 'Papers', 'Parents', 'PapersParents'] as const;

/** All sentences on one form that demands too much, told apart by the steps that fit what it demands. */
export function excessMessages(locale: Locale): Record<string, string> {
  return {
    ...ofAnybody[locale],
    ...suffixed(ofAnybody[locale], 'Document'),
    ...suffixed(ofAnybody[locale], 'List'),
    ...suffixed(ofAnybody[locale], 'Guests'),
    ...tenantMessages(ofAnybody[locale], alsoReachable[locale]),
    ...Object.fromEntries(applicantEndings.map((ending) => [`application${ending}`, applicantMessage[locale]])),
    ...Object.fromEntries(registrationEndings.map((ending) => [`registration${ending}`, registrationMessage[locale]])),
  };
}

/** The same sentences for whoever looks for a flat, told apart by the steps that fit what is demanded. */
function tenantMessages(texts: Readonly<Record<string, string>>, more: string): Record<string, string> {
  const all = { ...suffixed(texts, 'Tenant'), ...suffixed(texts, 'TenantPapers') };
  return { ...all, ...addedTo(all, { Reachable: more }) };
}

/** The same steps (`steps`) for every message that names fields, and those for applicants, registrations and whoever lets flats. */
export function excessFixes(locale: Locale, steps: string): Record<string, string> {
  const { remove, optional, papers, when } = tenantSteps[locale];
  const applicant = applicantSteps[locale];
  const registration = registrationSteps[locale];
  const named = (text: string, suffix: string) => ({
    [`birthdate${suffix}`]: text,
    [`birthdateAndMore${suffix}`]: text.replace('{fields}', '{birthdate}, {others}'),
    [`extra${suffix}`]: text,
  });
  const ofApplicants = applicantEndings.map((ending) => {
    const more = applicantSubjects.filter((subject) => ending.includes(subject)).map((subject) => applicant[subject]);
    return [`application${ending}`, numberedSteps([applicant.remove, ...more, applicant.equal])];
  });
  const ofRegistrations = registrationEndings.map((ending) => {
    const more = (['Papers', 'Parents'] as const).filter((each) => ending.includes(each)).map((each) => registration[each]);
    return [`registration${ending}`, numberedSteps([registration.remove, ...more])];
  });
  // The example of the date of birth fits only where that is demanded.
  const others = steps.replace(/, etwa das Geburtsdatum [^,]{1,40}(?=,)|, such as the date of birth [^,]{1,40}(?=,)/, '');
  return {
    ...Object.fromEntries(ofApplicants),
    ...Object.fromEntries(ofRegistrations),
    newsletter: others,
    ...named(steps, ''),
    extra: others,
    ...named(steps.replace('{fields}.', `{fields}.${documentStep[locale]}`), 'Document'),
    extraDocument: others.replace('{fields}.', `{fields}.${documentStep[locale]}`),
    ...named(others.replace('{fields}.', `{fields}.${listStep[locale]}`), 'List'),
    ...named(numberedSteps(Object.values(guestSteps[locale])), 'Guests'),
    ...named(numberedSteps([remove, when]), 'Tenant'),
    ...named(numberedSteps([remove, papers, when]), 'TenantPapers'),
    ...named(numberedSteps([remove, optional, when]), 'TenantReachable'),
    ...named(numberedSteps([remove, optional, papers, when]), 'TenantPapersReachable'),
  };
}

/** Which sentence, and so which steps, go with what a form demands; null: those of any form. */
export function hintMessage(purpose: Purpose, demanded: readonly AskedField[]): string | null {
  if (purpose === 'application') return applicationMessage(demanded);
  if (purpose !== 'registration') return null;
  const papers = demanded.some(({ kind }) => kind === 'file');
  return `registration${papers ? 'Papers' : ''}${demanded.some(({ label }) => isParent(label)) ? 'Parents' : ''}`;
}

/** Which steps go with what an application demands. */
function applicationMessage(demanded: readonly AskedField[]): string {
  const asks = (topic: AskedField['topic']) => demanded.some((field) => field.topic === topic);
  return `application${asks('photo') ? 'Photo' : ''}${asks('nationality') ? 'Nationality' : ''}${demanded.some(isPresentPay) ? 'Pay' : ''}`;
}

/** Ends the name of a message about means or papers demanded of somebody who looks for a flat: to make them optional is no way out. */
export function tenantOf(form: FormFact, demanded: readonly AskedField[], pages: readonly PageFact[]): string {
  if (demanded.some(({ topic }) => topic === 'identity-document' || topic === 'nationality') && registersGuests(form, pages))
    return 'Guests';
  if (!demanded.some(({ topic }) => meansTopics.has(topic)) || candidateOf(form, pages) !== 'Tenant')
    return demanded.some(isListOfPersons) ? 'List' : demanded.some(({ topic }) => topic === 'identity-document') ? 'Document' : '';
  const papers = demanded.some(({ kind, topic }) => kind === 'file' && (topic === 'credit' || topic === 'identity-document'));
  return `Tenant${papers ? 'Papers' : ''}${demanded.some(isReachable) ? reachable : ''}`;
}

/** Ending of messages that name a second way to reach somebody by itself. */
export const reachable = 'Reachable';
const othersNumber = wholeWords('[a-zß-ɏ]*(?:vermieter|arbeitgeber|bürge|referenz)[a-zß-ɏ]*|landlord|employer|guarantor|reference');

/** One’s own number or address, not that of an employer or a former landlord. */
export function isReachable({ kind, topic, label }: AskedField): boolean {
  return (kind === 'phone' || kind === 'address') && !meansTopics.has(topic) && !mentions(plainText(label), othersNumber);
}
