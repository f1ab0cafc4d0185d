import { defineCheck, type Finding, type Locale } from '../define-check.ts';
import type { AskedField, FormFact } from '../facts/forms.ts';
import type { Facts } from '../facts.ts';
import { formItem, verdictBeside } from '../items.ts';
import { advertisingCallTexts, demandedForCalls } from '../shared/forms/advertising-calls.ts';
import { askedByText, askedByTextTexts, photoApart } from '../shared/forms/asked-of-applicants.ts';
import { isYearOnly } from '../shared/forms/birthdate-reason.ts';
import { doubtfulFields, doubtfulTexts } from '../shared/forms/doubtful-fields.ts';
import { formsOfWithdrawal, purposeOf, withdrawalForms } from '../shared/forms/form-purposes.ts';
import { shownForms } from '../shared/forms/framed-forms.ts';
import { asksInsuredNumber, householdTopics, isExcess, isExplicable, isUnmarked } from '../shared/forms/needless-fields.ts';
import { excessFixes, excessMessages, hintMessage, isReachable, reachable, tenantOf } from '../shared/forms/needless-sentences.ts';
import { mailingServiceOf } from '../shared/forms/newsletter-forms.ts';
import { namesNewsletter } from '../shared/forms/newsletter-words.ts';
import { treatsPatients } from '../shared/forms/protected-questions.ts';
import { referralOf, referralTexts } from '../shared/forms/referral-forms.ts';
import { checkoutUnseen, dataForms, formList, formPlace, labelsOf, textAround } from '../shared/forms/visitor-forms.ts';
import { churchLawOf } from '../shared/law/church-law.ts';
import { settled, statute } from '../shared/law/law.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { shortList } from '../shared/wording.ts';

type Excess = NonNullable<AskedField['kind']>;

const open = {
  de: '{noOpen|=|– für weitere Formulare ließ sich nicht beurteilen, welche Angaben nötig sind: }{open}{noWithdrawal|=|– nicht hier, sondern in der Prüfung zur Widerrufsfunktion wird beurteilt: }{withdrawal}',
  en: '{noOpen|=|– for further forms it could not be judged which details are necessary: }{open}{noWithdrawal|=|– judged not here but by the check on the withdrawal function: }{withdrawal}',
};

/** What is found about one form says nothing of those whose purpose nobody can tell: they are named with it. */
function withOpen(messages: Readonly<Record<string, string>>, locale: Locale): Record<string, string> {
  return Object.fromEntries(Object.entries(messages).map(([name, text]) => [name, text + open[locale]]));
}

/** Whether forms demand no more than their purpose needs. Salutation and gender have a check of their own. */
export default defineCheck({
  id: 'frm-data-minimisation',
  area: 'frm',
  version: 33,
  weight: 3,
  confidence: 'medium',
  legalBasis: [
    statute('Art. 5 Abs. 1 lit. c, Art. 25 Abs. 2 DSGVO', 'Art. 5(1)(c), Art. 25(2) GDPR'),
    settled('EuGH, 9.1.2025, C-394/23 Mousse', 'CJEU, 9 Jan 2025, C-394/23 Mousse'),
    statute('Art. 6, 14 DSGVO (Angaben über andere Personen)', 'Art. 6, 14 GDPR (information about other persons)'),
  ],
  needs: ['forms', 'framedForms', 'applicability'],
  wants: ['pages', 'imprintElements', 'privacy'],
  texts: {
    de: {
      title: 'Nur erforderliche Pflichtfelder',
      explanation:
        'Pflichtangaben müssen für den Zweck des Formulars erforderlich sein (Art. 5 Abs. 1 lit. c, Art. 25 Abs. 2 DSGVO). Für einen Newsletter genügt die E-Mail-Adresse, für eine Anfrage eine Nachricht und ein Kontaktweg, für den Widerruf eines Vertrags Name, Angaben zum Vertrag und ein elektronisches Kommunikationsmittel (§ 356a Abs. 2 BGB). Der EuGH (C-394/23) legt die Erforderlichkeit eng aus. Wer über andere Personen etwas angeben lässt, braucht auch dafür eine Rechtsgrundlage und muss diese Personen informieren (Art. 6, 14 DSGVO).',
      confidenceReason:
        'Was Pflicht ist, steht im Formular; ob Sie eine Angabe brauchen, zum Beispiel für Altersgrenzen, zeigt es nicht immer.',
      howToFix:
        '1. Stellen Sie Felder, die der Zweck nicht verlangt, auf freiwillig um oder streichen Sie sie.\n2. Kennzeichnen Sie, welche Angaben freiwillig sind.\n3. Brauchen Sie eine Angabe doch, etwa das Geburtsdatum wegen einer Altersgrenze, nennen Sie den Grund am Feld.',
      fixes: {
        ...advertisingCallTexts('de').fixes,
        ...referralTexts('de').fixes,
        ...doubtfulTexts('de').fixes,
        ...askedByTextTexts('de').fixes,
        ...excessFixes(
          'de',
          '1. Stellen Sie im Formular „{button}“ auf {path} auf freiwillig um, oder streichen Sie: {fields}.\n2. Nehmen Sie dort auch die Kennzeichnung als Pflichtfeld weg, und lassen Sie erkennen, welche Angaben freiwillig sind.\n3. Brauchen Sie eine dieser Angaben doch, etwa das Geburtsdatum wegen einer Altersgrenze, nennen Sie den Grund am Feld.',
        ),
      },
      messages: {
        ...withOpen(
          {
            ...excessMessages('de'),
            ...advertisingCallTexts('de').messages,
            ...referralTexts('de').messages,
            ...doubtfulTexts('de').messages,
            ...askedByTextTexts('de').messages,
            newsletter: 'Das Newsletter-Formular „{button}“ auf {path} verlangt mehr als die E-Mail-Adresse: {fields}',
          },
          'de',
        ),
        unjudged:
          'Für {count|=das einzige Formular|Formulare} mit persönlichen Angaben ließ sich nicht beurteilen, welche Angaben nötig sind: {names}',
        requiredUnknown: 'Welche Felder Pflicht sind, war bei {count|=einem Formular|Formularen} nicht zu erkennen: {names}',
        checkoutUnseen:
          'An {forms|=dem Formular|Formularen} auf {paths} wurde keine Auffälligkeit festgestellt; das Formular der Kasse wurde nicht geprüft',
        withdrawalElsewhere:
          'An {forms|=dem Formular|Formularen} auf {paths} wurde keine Auffälligkeit festgestellt; was das Widerrufsformular ({otherPaths}) verlangt, wird bei der Widerrufsfunktion beurteilt{see:shop-withdrawal-button}',
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
        'Mandatory information must be necessary for the purpose of the form (Art. 5(1)(c), Art. 25(2) GDPR). An e-mail address suffices for a newsletter; a message and one means of contact suffice for an enquiry; name, details of the contract and an electronic means of communication suffice for withdrawing from a contract (Section 356a(2) BGB). The CJEU (C-394/23) reads necessity narrowly. Whoever has visitors tell about other persons needs a legal basis for that too, and has to inform them (Art. 6, 14 GDPR).',
      confidenceReason:
        'What is mandatory stands in the form; it does not always show whether you need a detail, for instance for an age limit.',
      howToFix:
        '1. Make fields that the purpose does not require optional, or remove them.\n2. Mark which information is voluntary.\n3. If you do need something, such as the date of birth because of an age limit, state the reason at the field.',
      fixes: {
        ...advertisingCallTexts('en').fixes,
        ...referralTexts('en').fixes,
        ...doubtfulTexts('en').fixes,
        ...askedByTextTexts('en').fixes,
        ...excessFixes(
          'en',
          '1. In the form “{button}” on {path}, make optional or remove: {fields}.\n2. Take away the mark as mandatory there too, and let it be seen which information is voluntary.\n3. If you do need one of these, such as the date of birth because of an age limit, state the reason at the field.',
        ),
      },
      messages: {
        ...withOpen(
          {
            ...excessMessages('en'),
            ...advertisingCallTexts('en').messages,
            ...referralTexts('en').messages,
            ...doubtfulTexts('en').messages,
            ...askedByTextTexts('en').messages,
            newsletter: 'The newsletter form “{button}” on {path} demands more than the e-mail address: {fields}',
          },
          'en',
        ),
        unjudged: 'For {count|=the only form|forms} asking for personal data it could not be judged which details are necessary: {names}',
        requiredUnknown: 'Which fields are mandatory could not be told for {count|=one form|forms}: {names}',
        checkoutUnseen: 'Nothing conspicuous was found about {forms|=the form|forms} on {paths}; the form of the checkout was not examined',
        withdrawalElsewhere:
          'Nothing conspicuous was found about {forms|=the form|forms} on {paths}; what the form for withdrawals ({otherPaths}) demands is judged with the withdrawal function{see:shop-withdrawal-button}',
        othersUnjudged:
          'Nothing conspicuous was found about {forms|=the form|forms} on {paths}; for {others|=one more form|more forms} ({otherPaths}) it could not be judged which details are necessary',
        checkoutUnseenOthersUnjudged:
          'Nothing conspicuous was found about {forms|=the form|forms} on {paths}; for {others|=one more form|more forms} ({otherPaths}) it could not be judged which details are necessary, and the form of the checkout was not examined',
        noForms: 'No form with personal data was found on the pages examined',
      },
    },
  },
  run({ forms: ownForms, framedForms, applicability, pages = [], imprintElements, privacy }) {
    const isChurch = privacy !== undefined && churchLawOf({ privacy, pages }) !== null;
    const site = { applicability, pages, isChurch, ...(imprintElements && { imprintElements }) };
    const forms = shownForms({ forms: ownForms, framedForms });
    const withdrawals = withdrawalForms(forms, pages);
    const relevant = dataForms(forms).flatMap((form) => {
      const purpose = withdrawals.has(form) ? 'withdrawal' : purposeOf(form, site);
      return purpose ? { form, purpose } : [];
    });
    const others = dataForms(forms).filter((form) => !relevant.some((judged) => judged.form === form));
    const referred = dataForms(forms).flatMap((form) => {
      const told = referralOf(form, pages);
      return told ? [{ form, told }] : [];
    });
    const called = others.flatMap((form) => demandedForCalls(form, pages).map((told) => ({ form, told })));
    const doubted = others.flatMap((form) => {
      const demanded = [...called, ...referred].some((each) => each.form === form) ? [] : doubtfulFields(form, site);
      return demanded.length > 0 ? [{ form, told: finding('doubtful', form, demanded) }] : [];
    });
    const byText = askedByText(pages, forms);
    if (relevant.length === 0 && [called, referred, doubted, byText].every(({ length }) => length === 0)) {
      if (others.length === 0) return { class: 'NotApplicable', message: 'noForms' };
      return { class: 'NoClassification', message: 'unjudged', params: formList(others), items: others.map((form) => formItem(form)) };
    }

    const risks: Finding[] = [];
    const hints: Finding[] = [];
    for (const { form, purpose } of relevant) {
      const asked = purpose === 'application' ? form.asked.map(photoApart) : form.asked;
      const demanded = asked.filter((field) => field.required && isExcess(field, form, purpose, site));
      const of = (...kinds: Excess[]) =>
        demanded.filter(({ kind, topic }) => kind !== null && kinds.includes(kind) && !householdTopics.has(topic));
      const grave =
        purpose === 'newsletter'
          ? // Where only the target tells that it is one, the name may serve what the button promises.
            of(...(isSaidToBe(form, pages) ? (['name', 'birthdate', 'phone'] as const) : (['birthdate'] as const)))
          : purpose === 'contact'
            ? // Beside questions on care and insurance an age may be needed, though not the day.
              of('birthdate').filter((field) => !isYearOnly(field) && !demanded.some(asksInsuredNumber) && !isExplicable(field, form, site))
            : [];
      // All that one form demands in excess is one problem, to be told at once.
      const tenant = tenantOf(form, demanded, pages);
      if (grave.length > 0)
        risks.push(purpose === 'newsletter' ? finding('newsletter', form, demanded) : birthdate(form, grave, demanded, tenant));
      else if (demanded.length > 0) {
        // A copy of an identity paper shows far more than an enquiry ever needs; whoever lets a flat has to know at some point who moves in.
        const copies =
          purpose === 'contact' &&
          !tenant.startsWith('Tenant') &&
          demanded.some(({ kind, topic }) => kind === 'file' && topic === 'identity-document');
        (copies ? risks : hints).push(finding(hintMessage(purpose, demanded) ?? `extra${tenant}`, form, demanded));
      }
    }
    const toldApart = [...called, ...referred, ...doubted];
    hints.push(...toldApart.map(({ told }) => told), ...byText);
    const unjudged = others.filter((form) => !toldApart.some((each) => each.form === form));
    const ofWithdrawal = new Set(formsOfWithdrawal(forms, pages));
    const verdict = verdictBeside(...withUnjudged(risks, hints, unjudged, ofWithdrawal));
    if (verdict) return verdict;
    const unclear = relevant.filter(({ form, purpose }) => isUnmarked(form, purpose, site));
    if (unclear[0]) {
      const items = unclear.map(({ form }) => formItem(form));
      return { class: 'NoClassification', message: 'requiredUnknown', params: formList(unclear.map(({ form }) => form)), items };
    }
    const isUnseen = checkoutUnseen(forms, applicability);
    // Whether illnesses and the like may be demanded is judged by the check on them: that is nothing to praise here.
    const isOpen = ({ form }: (typeof relevant)[number]) =>
      !treatsPatients(site) && form.asked.some(({ topic, required }) => topic === 'health' && required);
    const praised = relevant.filter((each) => !isOpen(each));
    const left = [...relevant.filter(isOpen).map(({ form }) => form), ...others];
    if (praised.length === 0)
      return { class: 'NoClassification', message: 'unjudged', params: formList(left), items: left.map((form) => formItem(form)) };
    if (left.length === 0 && !isUnseen) return { class: 'Conform' };
    // One that demands more than the law allows is told by the check on the withdrawal function.
    const isToldThere = left.length > 0 && !isUnseen && left.every((form) => ofWithdrawal.has(form));
    const message = isToldThere
      ? 'withdrawalElsewhere'
      : left.length === 0
        ? 'checkoutUnseen'
        : isUnseen
          ? 'checkoutUnseenOthersUnjudged'
          : 'othersUnjudged';
    const paths = pathsOf(praised.map(({ form }) => form.pageUrl));
    const otherPaths = pathsOf(left.map(({ pageUrl }) => pageUrl));
    return { class: 'Conform', message, params: { forms: praised.length, paths, others: left.length, otherPaths } };
  },
});

/** The first finding names the forms that were left open, and those that another check judges; the others say nothing of them. */
function withUnjudged(
  risks: readonly Finding[],
  hints: readonly Finding[],
  unjudged: readonly FormFact[],
  ofWithdrawal: ReadonlySet<FormFact>,
): [Finding[], Finding[]] {
  const [first] = [...risks, ...hints];
  const { withdrawal = [], open = [] } = Object.groupBy(unjudged, (form) => (ofWithdrawal.has(form) ? 'withdrawal' : 'open'));
  const told = (found: Finding): Finding => {
    const namesOf = (these: readonly FormFact[]) => (found === first && these.length > 0 ? formList(these).names : null);
    const [left, elsewhere] = [namesOf(open), namesOf(withdrawal)];
    const params = {
      ...found.params,
      noOpen: left === null ? 1 : '',
      open: left ?? '',
      noWithdrawal: elsewhere === null ? 1 : '',
      withdrawal: elsewhere ?? '',
    };
    return { ...found, params };
  };
  return [risks.map(told), hints.map(told)];
}

/** Whether what stands at a form calls it a newsletter. */
function isSaidToBe(form: FormFact, pages: Facts['pages']): boolean {
  const { before, inside } = textAround(form, pages);
  return mailingServiceOf(form) === null || namesNewsletter(`${before} ${inside} ${form.submitText}`);
}

/** The date of birth, with whatever else the form demands in excess. */
function birthdate(form: FormFact, grave: readonly AskedField[], demanded: readonly AskedField[], tenant: string): Finding {
  const others = demanded.filter((field) => !grave.includes(field) && !(tenant.endsWith(reachable) && isReachable(field)));
  if (others.length === 0) return finding(`birthdate${tenant}`, form, demanded);
  const base = finding(`birthdateAndMore${tenant}`, form, demanded);
  return { ...base, params: { ...base.params, birthdate: shortList(labelsOf(grave)), others: shortList(labelsOf(others), mostFields) } };
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
