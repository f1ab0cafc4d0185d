import { candidateOf } from '../candidate-forms.ts';
import { coreFields, excessFields, findControls, formBehind, withdrawalLabel } from '../contract-controls.ts';
import { defineCheck, type Finding } from '../define-check.ts';
import type { ApplicabilityFact, AskedField, FormFact, PageFact } from '../facts.ts';
import { shownForms } from '../framed-forms.ts';
import { formItem, verdictOf } from '../items.ts';
import { settled, statute } from '../law.ts';
import { readablePages } from '../legal-page.ts';
import { addedTo, numberedSteps, suffixed } from '../message-variants.ts';
import { pathsOf } from '../shop-offer.ts';
import { shortList } from '../stored-findings.ts';
import { bareLabel, checkoutUnseen, dataForms, formList, formPlace, isNewsletterForm, labelsOf } from '../visitor-forms.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';

type Purpose = 'newsletter' | 'contact' | 'comment' | 'contract' | 'withdrawal' | 'application' | 'registration';
type Excess = NonNullable<AskedField['kind']>;

/** A reason to ask for the date of birth that one can see: age limits, insurance, patients. */
const ageLimits =
  'mindestalter|volljährig[a-zß-ɏ]*|ab\\s+(?:16|18)(?:\\s+jahren?)?|über\\s+18|jugendschutz[a-zß-ɏ]*|altersnachweis|altersprüfung|(?:over|at\\s+least|minimum\\s+age)\\s*(?:of\\s+)?(?:16|18|21)|age\\s+(?:limit|check|verification)';
const ageReason = wholeWords(
  `${ageLimits}|[a-zß-ɏ]*versicherung[a-zß-ɏ]*|versicherte[a-zß-ɏ]*|patient[a-zß-ɏ]*|rezept(?!ion)[a-zß-ɏ]*|termin[a-zß-ɏ]*|praxis|insur[a-zß-ɏ]*|appointment|anmeldung\\s+(?:für|zum|zur)\\s+(?:[a-zß-ɏ]+\\s+){0,3}(?:kind|kurs|lager|freizeit)[a-zß-ɏ]*`,
);
/** Of those who apply for work: only the age limit of a post, not the patients, insurances and appointments among its duties. */
const ageLimit = wholeWords(ageLimits);
const ageIndustries: ReadonlySet<string> = new Set(['medical', 'health-services', 'pharmacy', 'insurance-broker', 'finance', 'education']);
const phoneReason = wholeWords(
  'rückruf[a-zß-ɏ]*|zurückrufen|anrufen|telefonat[a-zß-ɏ]*|telefon(?:gespräch|beratung|interview|sprechstunde)[a-zß-ɏ]*|(?:phone|telephone)\\s+(?:call|appointment|interview|consultation)|call[\\s-]?back|call\\s+(?:you|me)|whatsapp|sms|telefonisch[a-zß-ɏ]*|telefontermin',
);
/** What is arranged for a time of day may be a call. */
const arranges = wholeWords(
  '[a-zß-ɏ]*(?:buch(?:en|ung)|termin|reservier|gespräch|sprechstunde|beratung)[a-zß-ɏ]*|book(?:ing)?|appointments?|schedule|consultation',
);
const addressReason = wholeWords(
  'katalog[a-zß-ɏ]*|prospekt[a-zß-ɏ]*|broschüre[a-zß-ɏ]*|per\\s+post|postalisch[a-zß-ɏ]*|zusenden|versand[a-zß-ɏ]*|liefer[a-zß-ɏ]*|vor\\s+ort|kostenvoranschlag|angebot[a-zß-ɏ]*|besichtigung[a-zß-ɏ]*|abholung|umzug[a-zß-ɏ]*|catalog(?:ue)?|brochure|by\\s+post|deliver[a-zß-ɏ]*|shipping|quote|quotation|site\\s+visit',
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
const meansTopics: ReadonlySet<AskedField['topic']> = new Set([
  'income',
  'credit',
  'occupation',
  'nationality',
  'identity-document',
  'marital-status',
]);
const meansIndustries: ReadonlySet<string> = new Set(['insurance-broker', 'finance', 'legal', 'public-body']);

/** Sentences about one form, the same for whoever looks for a flat: what is to be done differs. */
const excessMessages = {
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

/** What an employer decides without as a rule, until there is a contract to write. */
const applicantTopics: ReadonlySet<AskedField['topic']> = new Set([
  'marital-status',
  'photo',
  'nationality',
  'identity-document',
  'credit',
]);
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
    equal:
      'Prüfen Sie die Fragen auch nach dem AGG: Solche nach Alter, Herkunft oder Familie können im Streit als Indiz für eine Benachteiligung gelten (§§ 1, 7, 22 AGG).',
  },
  en: {
    remove:
      'In the application form “{button}” on {path}, remove: {fields} (Art. 5(1)(c), Art. 6(1)(b) GDPR). What you need for the employment contract, ask only the person whom you hire.',
    Photo: 'A photo may at most remain optional.',
    Nationality: 'Instead of nationality, ask only whether there is a work permit (yes or no), as far as needed.',
    equal:
      'Examine the questions under the AGG too: those about age, origin or family can count in a dispute as an indication of discrimination (Sections 1, 7, 22 AGG).',
  },
};
const applicantEndings = ['', 'Photo', 'Nationality', 'PhotoNationality'] as const;

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

/** Whether forms demand no more than their purpose needs. Salutation and gender have a check of their own. */
export default defineCheck({
  id: 'frm-data-minimisation',
  area: 'frm',
  version: 11,
  weight: 3,
  confidence: 'medium',
  legalBasis: [
    statute('Art. 5 Abs. 1 lit. c, Art. 25 Abs. 2 DSGVO', 'Art. 5(1)(c), Art. 25(2) GDPR'),
    settled('EuGH, 9.1.2025, C-394/23 Mousse', 'CJEU, 9 Jan 2025, C-394/23 Mousse'),
  ],
  needs: ['forms', 'framedForms', 'applicability'],
  wants: ['pages'],
  texts: {
    de: {
      title: 'Nur erforderliche Pflichtfelder',
      explanation:
        'Pflichtangaben müssen für den Zweck des Formulars erforderlich sein (Art. 5 Abs. 1 lit. c, Art. 25 Abs. 2 DSGVO). Für einen Newsletter genügt die E-Mail-Adresse, für eine Anfrage eine Nachricht und ein Kontaktweg, für den Widerruf eines Vertrags Name, Angaben zum Vertrag und ein elektronisches Kommunikationsmittel (§ 356a Abs. 2 BGB). Der EuGH (C-394/23) legt die Erforderlichkeit eng aus.',
      confidenceReason:
        'Was Pflicht ist, steht im Formular; ob Sie eine Angabe brauchen, zum Beispiel für Altersgrenzen, zeigt es nicht immer.',
      howToFix:
        '1. Stellen Sie Felder, die der Zweck nicht verlangt, auf freiwillig um oder streichen Sie sie.\n2. Kennzeichnen Sie, welche Angaben freiwillig sind.\n3. Brauchen Sie eine Angabe doch, etwa das Geburtsdatum wegen einer Altersgrenze, nennen Sie den Grund am Feld.',
      fixes: excessFixes(
        tenantSteps.de,
        applicantSteps.de,
        registrationSteps.de,
        '1. Stellen Sie im Formular „{button}“ auf {path} auf freiwillig um, oder streichen Sie: {fields}.\n2. Nehmen Sie dort auch die Kennzeichnung als Pflichtfeld weg, und lassen Sie erkennen, welche Angaben freiwillig sind.\n3. Brauchen Sie eine dieser Angaben doch, etwa das Geburtsdatum wegen einer Altersgrenze, nennen Sie den Grund am Feld.',
      ),
      messages: {
        ...excessMessages.de,
        ...tenantMessages(excessMessages.de, alsoReachable.de),
        ...applicantMessages(applicantMessage.de),
        ...Object.fromEntries(registrationEndings.map((ending) => [`registration${ending}`, registrationMessage.de])),
        newsletter: 'Das Newsletter-Formular „{button}“ auf {path} verlangt mehr als die E-Mail-Adresse: {fields}',
        unjudged:
          'Für {count|=das einzige Formular|Formulare} mit persönlichen Angaben ließ sich nicht beurteilen, welche Angaben nötig sind: {names}',
        requiredUnknown: 'Welche Felder Pflicht sind, war bei {count|=einem Formular|Formularen} nicht zu erkennen: {names}',
        checkoutUnseen:
          'An {forms|=dem Formular|Formularen} auf {paths} wurde keine Auffälligkeit festgestellt; das Formular der Kasse wurde nicht geprüft',
        othersUnjudged:
          'An {forms|=dem Formular|Formularen} auf {paths} wurde keine Auffälligkeit festgestellt; für {others|=ein weiteres Formular|weitere Formulare} ({otherPaths}) ließ sich nicht beurteilen, welche Angaben nötig sind',
        checkoutUnseenOthersUnjudged:
          'An {forms|=dem Formular|Formularen} auf {paths} wurde keine Auffälligkeit festgestellt; für {others|=ein weiteres Formular|weitere Formulare} ({otherPaths}) ließ sich nicht beurteilen, welche Angaben nötig sind, und das Formular der Kasse wurde nicht geprüft',
        noForms: 'Auf den geprüften Seiten wurde kein Formular mit persönlichen Angaben gefunden',
      },
    },
    en: {
      title: 'Only necessary mandatory fields',
      explanation:
        'Mandatory information must be necessary for the purpose of the form (Art. 5(1)(c), Art. 25(2) GDPR). An e-mail address suffices for a newsletter; a message and one means of contact suffice for an enquiry; name, details of the contract and an electronic means of communication suffice for withdrawing from a contract (Section 356a(2) BGB). The CJEU (C-394/23) reads necessity narrowly.',
      confidenceReason:
        'What is mandatory stands in the form; it does not always show whether you need a detail, for instance for an age limit.',
      howToFix:
        '1. Make fields that the purpose does not require optional, or remove them.\n2. Mark which information is voluntary.\n3. If you do need something, such as the date of birth because of an age limit, state the reason at the field.',
      fixes: excessFixes(
        tenantSteps.en,
        applicantSteps.en,
        registrationSteps.en,
        '1. In the form “{button}” on {path}, make optional or remove: {fields}.\n2. Take away the mark as mandatory there too, and let it be seen which information is voluntary.\n3. If you do need one of these, such as the date of birth because of an age limit, state the reason at the field.',
      ),
      messages: {
        ...excessMessages.en,
        ...tenantMessages(excessMessages.en, alsoReachable.en),
        ...applicantMessages(applicantMessage.en),
        ...Object.fromEntries(registrationEndings.map((ending) => [`registration${ending}`, registrationMessage.en])),
        newsletter: 'The newsletter form “{button}” on {path} demands more than the e-mail address: {fields}',
        unjudged: 'For {count|=the only form|forms} asking for personal data it could not be judged which details are necessary: {names}',
        requiredUnknown: 'Which fields are mandatory could not be told for {count|=one form|forms}: {names}',
        checkoutUnseen: 'Nothing conspicuous was found about {forms|=the form|forms} on {paths}; the form of the checkout was not examined',
        othersUnjudged:
          'Nothing conspicuous was found about {forms|=the form|forms} on {paths}; for {others|=one more form|more forms} ({otherPaths}) it could not be judged which details are necessary',
        checkoutUnseenOthersUnjudged:
          'Nothing conspicuous was found about {forms|=the form|forms} on {paths}; for {others|=one more form|more forms} ({otherPaths}) it could not be judged which details are necessary, and the form of the checkout was not examined',
        noForms: 'No form with personal data was found on the pages examined',
      },
    },
  },
  run({ forms: ownForms, framedForms, applicability, pages = [] }) {
    const forms = shownForms({ forms: ownForms, framedForms });
    const withdrawals = withdrawalForms(forms, pages);
    const relevant = dataForms(forms).flatMap((form) => {
      const purpose = withdrawals.has(form) ? 'withdrawal' : purposeOf(form, { applicability, pages });
      return purpose ? { form, purpose } : [];
    });
    if (relevant.length === 0) {
      const open = dataForms(forms);
      if (open.length === 0) return { class: 'NotApplicable', message: 'noForms' };
      return { class: 'NoClassification', message: 'unjudged', params: formList(open), items: open.map((form) => formItem(form)) };
    }

    const risks: Finding[] = [];
    const hints: Finding[] = [];
    for (const { form, purpose } of relevant) {
      const demanded = form.asked.filter((field) => field.required && isExcess(field, form, purpose, { applicability, pages }));
      const of = (...kinds: Excess[]) => demanded.filter(({ kind }) => kind !== null && kinds.includes(kind));
      const grave = purpose === 'newsletter' ? of('name', 'birthdate', 'phone') : purpose === 'contact' ? of('birthdate') : [];
      // All that one form demands in excess is one problem, to be told at once.
      const tenant = tenantOf(form, demanded, pages);
      if (grave.length > 0)
        risks.push(purpose === 'newsletter' ? finding('newsletter', form, demanded) : birthdate(form, grave, demanded, tenant));
      else if (demanded.length > 0) hints.push(finding(hintMessage(purpose, demanded) ?? `extra${tenant}`, form, demanded));
    }
    const verdict = verdictOf({ risks, hints });
    if (verdict) return verdict;
    const unclear = relevant.filter(({ form, purpose }) => isUnmarked(form, purpose, { applicability, pages }));
    if (unclear[0]) {
      const items = unclear.map(({ form }) => formItem(form));
      return { class: 'NoClassification', message: 'requiredUnknown', params: formList(unclear.map(({ form }) => form)), items };
    }
    const others = dataForms(forms).filter((form) => !relevant.some((judged) => judged.form === form));
    const isUnseen = checkoutUnseen(forms, applicability);
    if (others.length === 0 && !isUnseen) return { class: 'Conform' };
    const message = others.length === 0 ? 'checkoutUnseen' : isUnseen ? 'checkoutUnseenOthersUnjudged' : 'othersUnjudged';
    const paths = pathsOf(relevant.map(({ form }) => form.pageUrl));
    const otherPaths = pathsOf(others.map(({ pageUrl }) => pageUrl));
    return { class: 'Conform', message, params: { forms: relevant.length, paths, others: others.length, otherPaths } };
  },
});

/** The same sentences for whoever looks for a flat, told apart by the steps that fit what is demanded. */
function tenantMessages(texts: Readonly<Record<string, string>>, more: string): Record<string, string> {
  const all = { ...suffixed(texts, 'Tenant'), ...suffixed(texts, 'TenantPapers') };
  return { ...all, ...addedTo(all, { Reachable: more }) };
}

/** The same sentence, told apart by the steps that fit what is demanded. */
function applicantMessages(text: string): Record<string, string> {
  return Object.fromEntries(applicantEndings.map((ending) => [`application${ending}`, text]));
}

/** The same steps for every message that names fields, and those for whoever lets flats. */
function excessFixes(
  { remove, optional, papers, when }: (typeof tenantSteps)['de'],
  applicant: (typeof applicantSteps)['de'],
  registration: (typeof registrationSteps)['de'],
  steps: string,
): Record<string, string> {
  const named = (text: string, suffix: string) => ({
    [`birthdate${suffix}`]: text,
    [`birthdateAndMore${suffix}`]: text.replace('{fields}', '{birthdate}, {others}'),
    [`extra${suffix}`]: text,
  });
  const ofApplicants = applicantEndings.map((ending) => {
    const more = (['Photo', 'Nationality'] as const).filter((topic) => ending.includes(topic)).map((topic) => applicant[topic]);
    return [`application${ending}`, numberedSteps([applicant.remove, ...more, applicant.equal])];
  });
  const ofRegistrations = registrationEndings.map((ending) => {
    const more = (['Papers', 'Parents'] as const).filter((each) => ending.includes(each)).map((each) => registration[each]);
    return [`registration${ending}`, numberedSteps([registration.remove, ...more])];
  });
  return {
    ...Object.fromEntries(ofApplicants),
    ...Object.fromEntries(ofRegistrations),
    newsletter: steps,
    ...named(steps, ''),
    ...named(numberedSteps([remove, when]), 'Tenant'),
    ...named(numberedSteps([remove, papers, when]), 'TenantPapers'),
    ...named(numberedSteps([remove, optional, when]), 'TenantReachable'),
    ...named(numberedSteps([remove, optional, papers, when]), 'TenantPapersReachable'),
  };
}

/** What a form is for, as far as that tells what it needs. */
function purposeOf(form: FormFact, site: Site): Purpose | null {
  if (form.kind === 'newsletter') return isNewsletterForm(form, site.pages) ? 'newsletter' : 'contract';
  if (form.kind === 'contact' || form.kind === 'comment' || form.kind === 'application') return form.kind;
  if (form.kind === 'order' || form.kind === 'registration') return 'contract';
  return isRegistration(form, site) ? 'registration' : null;
}

/** A form by which somebody joins or takes part; schools and authorities register by law, and ask what it tells them to. */
function isRegistration(form: FormFact, { applicability, pages }: Site): boolean {
  const industry = applicability.settings.industry ?? '';
  const own = pages.filter(({ url }) => pathOf(url) === pathOf(form.pageUrl));
  const heads = plainText([form.submitText, ...own.flatMap(({ title, headings }) => [title, ...headings.slice(0, 3)])].join(' '));
  if (industry === 'education' || meansIndustries.has(industry) || pages.some(({ title }) => mentions(plainText(title), schools)))
    return false;
  return mentions(heads, joining);
}

const joining = wholeWords(
  '(?:[a-zß-ɏ]+-?)?anmeld(?:ung|en|eformular)|(?:teilnahme|aufnahme|beitritt|mitglied|einschreib)[a-zß-ɏ]*|sign\\s+up|registration|register|enrol(?:l|lment|ment)?',
);
const schools = wholeWords(
  '(?:grund|haupt|real|gesamt|ober|berufs|förder|hoch|mittel)schule[a-zß-ɏ]*|gymnasium|kita|kitas|kindergarten|kindertages[a-zß-ɏ]*|universität|(?:primary|secondary|high)\\s+school|university|standesamt|bürgeramt|stadt\\s+[a-zß-ɏ]+|landkreis|gemeinde\\s+[a-zß-ɏ]+',
);

/** What a registration needs a reason for: papers, where somebody was born or goes to school, a second parent, a child’s own number. */
function isExcessOfRegistration({ kind, topic, label }: AskedField, form: FormFact): boolean {
  const asked = bareLabel(label);
  if (kind === 'file') return topic !== 'photo';
  if (topic === 'nationality' || topic === 'identity-document' || topic === 'marital-status') return true;
  const demanded = form.asked.filter(({ required }) => required);
  if (isParent(label)) return new Set(demanded.filter((field) => isParent(field.label)).map((field) => parentOf(field.label))).size > 1;
  if (kind === 'phone')
    return mentions(asked, ofChild) && demanded.some((field) => field.kind === 'phone' && !mentions(bareLabel(field.label), ofChild));
  return school.test(asked);
}

const mother = wholeWords('mutter|mother');
const father = wholeWords('vaters?|father');
const ofChild = wholeWords('kind(?:es)?|konfirmand[a-zß-ɏ]*|schüler[a-zß-ɏ]*|child(?:.s)?');
const school =
  /^(?:(?:besuchte|name der|ihre|deine)\s+)?schule(?:\s*(?:und|,|\/)\s*klasse)?$|^(?:current )?school(?:\s*(?:and|,|\/)\s*(?:class|grade))?$/iu;

function isParent(label: string): boolean {
  return /name/i.test(label) && parentOf(label) !== null;
}

function parentOf(label: string): 'mother' | 'father' | null {
  const asked = bareLabel(label);
  if (mentions(asked, mother) === mentions(asked, father)) return null;
  return mentions(asked, mother) ? 'mother' : 'father';
}

/**
 * Forms behind “withdraw from the contract” that demand what § 356a Abs. 2 BGB allows and no more: name, contract and one means of
 * communication. Those that demand more are judged as any other form.
 */
function withdrawalForms(forms: readonly FormFact[], pages: readonly PageFact[]): ReadonlySet<FormFact> {
  const behind = findControls(readablePages(pages), withdrawalLabel).flatMap((control) => formBehind(control, pages, forms)?.form ?? []);
  return new Set(
    behind.filter((form) => {
      // With nothing marked as mandatory a script may demand all of it.
      const marked = form.asked.filter(({ required }) => required);
      const demanded = marked.length > 0 ? marked : form.asked;
      const labels = new Set(demanded.map(({ label }) => label));
      const fields = form.fields.map((field) => ({ ...field, required: labels.has(field.label || field.name) }));
      const isPlain = demanded.every(({ kind }) => kind === null || kind === 'name' || kind === 'email');
      const { name, contract, contact } = coreFields(form);
      return isPlain && name && contract && contact && excessFields({ ...form, fields }).length === 0;
    }),
  );
}

interface Site {
  applicability: ApplicabilityFact;
  pages: readonly PageFact[];
}

function isExcess(field: AskedField, form: FormFact, purpose: Purpose, site: Site): boolean {
  const { applicability } = site;
  const { kind, topic, label } = field;
  const words = wordsOf(form);
  if (purpose === 'withdrawal') return false;
  if (purpose === 'registration') return isExcessOfRegistration(field, form);
  if (purpose === 'application') return applicantTopics.has(topic) || (kind === 'birthdate' && !mentions(words, ageLimit));
  if (kind === null && mentions(plainText(label), howFound)) return true;
  if (
    topic === null &&
    (kind === null || kind === 'health') &&
    (purpose === 'contact' || purpose === 'newsletter') &&
    asksStatus(label, form, site)
  )
    return true;
  const industry = applicability.settings.industry ?? '';
  if (meansTopics.has(topic)) return purpose !== 'contract' && !meansIndustries.has(industry) && !mentions(frameOf(form), meansReason);
  switch (kind) {
    case 'name':
      return purpose === 'newsletter';
    case 'phone':
      // One means of contact must be there.
      return (
        form.asked.some((field) => field.kind === 'email' && field.required) &&
        !mentions(words, phoneReason) &&
        !arrangesCall(form, site.pages)
      );
    case 'birthdate':
      if (mentions(words, ageReason) || ageIndustries.has(industry) || mentions(plainText(form.submitText), endsContract)) return false;
      if (purpose === 'contract' && mentions(words, continuing)) return false;
      // "Mitgliedsnummer oder Geburtsdatum" leaves the choice.
      return !mentions(plainText(label), alternative);
    case 'payment':
      return purpose === 'contact' && !mentions(words, moneyReason);
    case 'address':
      return purpose !== 'contract' && !mentions(words, addressReason);
    case 'company':
      return applicability.isConsumerOffer === true && !mentions(words, businessWords);
    default:
      return false;
  }
}

/** Whether what a form arranges may be a call: the page it stands on, or one that leads to it, offers something by telephone. */
function arrangesCall(form: FormFact, pages: readonly PageFact[]): boolean {
  const path = pathOf(form.pageUrl);
  const own = pages.filter(({ url }) => pathOf(url) === path);
  const heads = own.flatMap(({ title, headings }) => [title, ...headings]);
  if (!mentions(plainText([form.submitText, ...heads].join(' ')), arranges)) return false;
  const leading = pages.filter(({ url, links }) =>
    links.some(({ href, area }) => area === 'body' && pathOf(URL.parse(href, url)?.href ?? '') === path),
  );
  return [...own, ...leading].some(({ text }) => mentions(plainText(text.slice(0, 60_000)), phoneReason));
}

function pathOf(url: string): string {
  const { host, pathname } = URL.parse(url) ?? { host: '', pathname: url };
  return `${host}${pathname.replace(/\/$/, '')}`;
}

const alternative = wholeWords('oder|or');

/** What somebody is at work, or how insured against illness: an enquiry is answered without it, a treatment is billed by it. */
function asksStatus(label: string, form: FormFact, { applicability, pages }: Site): boolean {
  const asked = plainText(label).replace(/\s*\*+\s*$/, '');
  if (workStatus.test(asked)) return true;
  if (!mentions(asked, insurance) || meansIndustries.has(applicability.settings.industry ?? '') || mentions(frameOf(form), meansReason))
    return false;
  const own = pages.filter(({ url }) => pathOf(url) === pathOf(form.pageUrl));
  const around = plainText([wordsOf(form), ...own.map(({ text }) => text.slice(0, 60_000))].join(' '));
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
const advertising = wholeWords(
  'newsletter[a-zß-ɏ]*|werb(?:ung|lich)[a-zß-ɏ]*|(?:informier|kontaktier|zusend)[a-zß-ɏ]*|auf\\s+dem\\s+laufenden|neuigkeiten|künftig|regelmäßig|keep\\s+me|inform\\s+me|contact\\s+me|advertis[a-zß-ɏ]*|marketing',
);

/** What a form says, without boxes for advertising: offers by phone and post are no reason to demand number and address. */
function wordsOf(form: FormFact): string {
  const boxes = form.asked.filter(({ type, label }) => type === 'checkbox' && mentions(plainText(label), advertising));
  const text = plainText(`${form.text} ${form.submitText}`);
  return boxes.reduce((rest, { label }) => rest.replace(plainText(label), ' '), text);
}

/** What a form says besides its questions. */
function frameOf(form: FormFact): string {
  const labels = form.fields.map(({ label }) => plainText(label)).filter((label) => label.length > 3);
  return labels.reduce((rest, label) => rest.replace(label, ' '), plainText(`${form.text} ${form.submitText}`));
}

/** Fields beyond the purpose, and nothing marked as mandatory: then a script decides on submitting. */
function isUnmarked(form: FormFact, purpose: Purpose, site: Site): boolean {
  const required = form.asked.map((field) => ({ ...field, required: true }));
  const marked = form.asked.some((field) => field.required);
  return !marked && required.some((field) => isExcess(field, { ...form, asked: required }, purpose, site));
}

/** The date of birth, with whatever else the form demands in excess. */
function birthdate(form: FormFact, grave: readonly AskedField[], demanded: readonly AskedField[], tenant: string): Finding {
  const others = demanded.filter((field) => !grave.includes(field) && !(tenant.endsWith(reachable) && isReachable(field)));
  if (others.length === 0) return finding(`birthdate${tenant}`, form, demanded);
  const base = finding(`birthdateAndMore${tenant}`, form, demanded);
  return { ...base, params: { ...base.params, birthdate: shortList(labelsOf(grave)), others: shortList(labelsOf(others), mostFields) } };
}

/** Which sentence, and so which steps, go with what a form demands; null: those of any form. */
function hintMessage(purpose: Purpose, demanded: readonly AskedField[]): string | null {
  if (purpose === 'application') return applicationMessage(demanded);
  if (purpose !== 'registration') return null;
  const papers = demanded.some(({ kind }) => kind === 'file');
  return `registration${papers ? 'Papers' : ''}${demanded.some(({ label }) => isParent(label)) ? 'Parents' : ''}`;
}

/** Which steps go with what an application demands. */
function applicationMessage(demanded: readonly AskedField[]): string {
  const asks = (topic: AskedField['topic']) => demanded.some((field) => field.topic === topic);
  return `application${asks('photo') ? 'Photo' : ''}${asks('nationality') ? 'Nationality' : ''}`;
}

/** Ends the name of a message about means or papers demanded of somebody who looks for a flat: to make them optional is no way out. */
function tenantOf(form: FormFact, demanded: readonly AskedField[], pages: readonly PageFact[]): string {
  if (!demanded.some(({ topic }) => meansTopics.has(topic)) || candidateOf(form, pages) !== 'Tenant') return '';
  const papers = demanded.some(({ kind, topic }) => kind === 'file' && (topic === 'credit' || topic === 'identity-document'));
  return `Tenant${papers ? 'Papers' : ''}${demanded.some(isReachable) ? reachable : ''}`;
}

/** Ending of messages that name a second way to reach somebody by itself. */
const reachable = 'Reachable';
const othersNumber = wholeWords('[a-zß-ɏ]*(?:vermieter|arbeitgeber|bürge|referenz)[a-zß-ɏ]*|landlord|employer|guarantor|reference');

/** One’s own number or address, not that of an employer or a former landlord. */
function isReachable({ kind, topic, label }: AskedField): boolean {
  return (kind === 'phone' || kind === 'address') && !meansTopics.has(topic) && !mentions(plainText(label), othersNumber);
}

const mostFields = 12;

function finding(message: string, form: FormFact, demanded: readonly AskedField[]): Finding {
  const ways = message.endsWith(reachable) ? demanded.filter(isReachable) : [];
  const fields = demanded.filter((field) => !ways.includes(field));
  return {
    message,
    params: {
      ...formPlace(form),
      fields: shortList(labelsOf(fields), mostFields),
      ...(ways.length > 0 && { reachable: shortList(labelsOf(ways)) }),
    },
    items: [formItem(form, { fields: labelsOf(demanded).join(', ') })],
    cause: `form-fields:${form.id}`,
  };
}
