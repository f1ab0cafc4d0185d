import { defineCheck } from '../define-check.ts';
import { openMessages, readStatements, statementNeeds } from '../shared/imprint/imprint-statements.ts';
import { permittedActivity, titleAtName } from '../shared/imprint/practised.ts';
import { statute } from '../shared/law/law.ts';
import { matchesOf, mentions, plainText, wholeWords } from '../shared/wording.ts';

const cause = 'imprint:authority';
/** Activities that always need a permit or a licence. */
const permitted = new Set(['insurance-broker', 'pharmacy']);
/** Industries in which most need one, but not who lets houses of their own or only writes about money. */
const mostlyPermitted = new Set(['finance', 'real-estate']);
/** Professions that their chamber supervises. */
const chambered = new Set(['medical', 'legal', 'tax-audit']);
const supervised = /anw[aä]lt|notar|steuer|prüfer|arzt|ärztin|psychotherapeut|apotheker/iu;
/** Industries in which some activities need a permit. */
const perhaps = new Set([
  'health-services',
  'hospitality',
  'travel-transport',
  'logistics-automotive',
  'energy-telecom',
  'recruiting-staffing',
  'craft',
]);
/** Provisions of the GewO on activities that need a permit, with their paragraph; further down they name those who need none. */
const permit = wholeWords(
  '§\\s*34\\s?[a-i]\\s*(?:(?:abs(?:atz|\\.)?\\s*\\d|\\(\\d\\))[a-z]?\\s*)?(?:s(?:atz|\\.)?\\s*\\d\\s*)?(?:(?:nr\\.?|nummer|ziff(?:er|\\.))\\s*\\d\\s*)?(?:GewO|gewerbeordnung)|erlaubnis\\s+(?:nach|gemäß|gem\\.)\\s+§\\s*\\d+|überlassungserlaubnis',
);
/** § 34d(2) is the permit of insurance advisers; otherwise only the first paragraph asks for one. */
const permitting = /34\s?d\s*(?:abs(?:atz|\.)?\s*|\()[12]|34\s?[a-i]\s*(?:abs(?:atz|\.)?\s*|\()1/i;
const paragraph = /abs(?:atz|\.)?\s*\d|\(\d\)/i;
/** Who says so needs no permit for it, such as tied agents of an insurer. */
const exempt =
  /erlaubnisfrei|(?:keiner|keine)\s+(?:[a-zß-ɏ]+\s+){0,2}erlaubnis|erlaubnis\s+(?:ist|wird)\s+nicht|gebundene[rn]?\s+(?:versicherungs)?(?:vertreter|vermittler)|befreit|befreiung|no\s+permit|tied\s+agent/iu;
/** A rule beside others that hold for the profession: by that nobody says to hold a permit. */
const ofRules =
  /(?:rechtliche\s+(?:vorschrift|regelung|bestimmung|grundlage)|(?:berufs|gewerbe)recht|vorschriften|regelungen|rechtsgrundlagen|professional\s+(?:rules|regulations))[^.;]{0,80}$/iu;
const permitWord = /erlaubnis|genehmigung|zulassung|permit|licen[cs]e/iu;
/** The office of a notary, which the president of the regional court supervises beside the chamber (§ 92 BNotO). */
const notary = wholeWords(
  'notar(?:in)?\\s+(?:mit\\s+(?:dem\\s+)?amtssitz|\\(?amtssitz)|amtsbezeichnung\\W{0,6}notar(?:in)?|(?:westfälische\\s+|rheinische\\s+|bundes|landes)?notarkammer[a-zß-ɏ]*|bundesnotarordnung|BNotO|dienstordnung\\s+für\\s+(?:notare|notarinnen)[a-zß-ɏ]*',
);
const formerNotary = /notar(?:in)?\s+(?:a\.\s?D\.|außer\s+dienst)/iu;
const supervisesNotaries = /(?:land|oberland|kammer)gericht|justiz(?:ministeri|verwaltung|senat)|senat[a-zß-ɏ]*\s+(?:für|der)\s+justiz/iu;
/** Sentences on disputes and statutes name courts too. */
const presidency =
  /präsident(?:in)?(?:\s*(?:\/|und|oder)\s*(?:die\s+)?präsident(?:in)?)?\s+(?:des|beim)\s+(?:ober)?(?:land|kammer)gericht|landgerichtspräsident|(?:dienst|justiz)?aufsicht[^.;]{0,80}(?:(?:land|kammer)gericht|justiz)/iu;
/** Healing without being a doctor takes a permit of the health office (§ 1 HeilprG). */
const layHealer = /heilpraktiker(?:in)?(?![a-zß-ɏ])/iu;
/** Whoever names it has said who is in charge, in whatever words. */
const healthOffice =
  /gesundheits(?:amt|behörde)|landratsamt|kreisverwaltung|(?<![a-zß-ɏ])(?:landkreis|kreis|stadt) [a-zß-ɏ][^\n]{0,60}(?:erlaubnis|zugelassen|aufsicht)|erlaubnis[^\n]{0,60}(?:durch|von|vom) (?:die |das |der |den )?(?:stadt|kreis|landkreis)/iu;
/** Words above an address that name nobody: "Adresse, Kassenärztliche Vereinigung …". */
const label =
  /^(?:(?:(?:post)?(?:adresse|anschrift)|name(?: der behörde)?|behörde|kontakt|address|contact)(?![a-zß-ɏ])[\s,:–-]{0,4}){1,3}/iu;
const reachable = /(?<!\d)\d{5} \p{Lu}|www\.|https?:|\.de(?!\p{L})|@/u;

/** Whether those who need a permit name the authority that supervises them. Authorities for data protection do not count. */
export default defineCheck({
  id: 'impc-authority',
  area: 'imp',
  version: 9,
  weight: 3,
  confidence: 'medium',
  legalBasis: [statute('§ 5 Abs. 1 Nr. 3 DDG', 'Section 5(1) no. 3 DDG')],
  needs: [...statementNeeds, 'pages'],
  texts: {
    de: {
      title: 'Zuständige Aufsichtsbehörde',
      explanation:
        'Wer eine Tätigkeit anbietet, die einer behördlichen Zulassung bedarf, muss im Impressum Angaben zur zuständigen Aufsichtsbehörde machen. Das betrifft etwa Makler und Hausverwalter (§ 34c GewO), Versicherungs- und Finanzanlagenvermittler, Banken, Apotheken und Heilberufe. Die Datenschutz-Aufsichtsbehörde ist damit nicht gemeint.',
      confidenceReason:
        'Ob eine Erlaubnis nötig ist, wird aus Branche und Text geschlossen; Ihre tatsächliche Tätigkeit kennt der Scan nicht.',
      howToFix:
        '1. Entnehmen Sie Ihrem Erlaubnisbescheid, welche Behörde für Sie zuständig ist.\n2. Nennen Sie die Behörde mit Anschrift oder einem Link im Impressum.\n3. Passen Sie die Branche in den Scan-Einstellungen an, wenn Ihre Tätigkeit keine Erlaubnis braucht.',
      fixes: {
        activity:
          '1. Entnehmen Sie Ihrem Erlaubnisbescheid, welche Behörde für „{activity}“ zuständig ist.\n2. Nennen Sie die Behörde mit Anschrift oder einem Link im Impressum.\n3. Brauchen Sie für Ihre Tätigkeit keine Zulassung, ist hier nichts zu tun.',
        usually:
          '1. Braucht Ihre Tätigkeit eine Zulassung, entnehmen Sie dem Bescheid, welche Behörde zuständig ist, und nennen Sie sie mit Anschrift oder einem Link im Impressum.\n2. Braucht sie keine, ist hier nichts zu tun.',
        permitOnly:
          '1. Entnehmen Sie dem Erlaubnisbescheid, welche Behörde zuständig ist.\n2. Nennen Sie sie mit Anschrift oder einem Link im Impressum, bei mehreren Anbietern dort, wo die Erlaubnis steht.',
        notary:
          '1. Nennen Sie im Impressum neben der Notarkammer die Aufsichtsbehörde: den Präsidenten oder die Präsidentin des Landgerichts, in dessen Bezirk der Amtssitz liegt, mit Anschrift oder Link.',
        layHealer:
          '1. Entnehmen Sie Ihrer Erlaubnis nach dem Heilpraktikergesetz, welche Behörde zuständig ist (meist das Gesundheitsamt).\n2. Nennen Sie sie mit Anschrift oder einem Link im Impressum.',
        profession:
          '1. Nennen Sie im Impressum mit Anschrift oder Link, wer Sie beaufsichtigt: die Kammer, der Sie angehören, oder die Behörde, die Sie zugelassen hat.',
        noAddress: '1. Ergänzen Sie zu „{name}“ die Anschrift oder einen Link auf die Website der Behörde.',
      },
      messages: {
        ...openMessages.de,
        missing: 'Im Impressum wurde keine Aufsichtsbehörde gefunden, obwohl die gewählte Branche einer Zulassung bedarf',
        usually:
          'Im Impressum wurde keine Aufsichtsbehörde gefunden; in der gewählten Branche brauchen die meisten Tätigkeiten eine Zulassung, das Vermieten eigener Immobilien oder reine Information aber nicht',
        activity:
          'Der Name des Anbieters oder die Startseite nennt eine Tätigkeit, die in der Regel einer behördlichen Zulassung bedarf („{activity}“); im Impressum wurde keine Aufsichtsbehörde gefunden',
        profession:
          'Das Impressum nennt einen Beruf, der eine Zulassung braucht („{title}“); weder Kammer noch Aufsichtsbehörde wurden gefunden',
        notary:
          'Das Impressum nennt ein Notaramt; die Aufsichtsbehörde (Präsident oder Präsidentin des Landgerichts, § 92 BNotO) wurde dort nicht gefunden',
        layHealer:
          'Das Impressum nennt die Berufsbezeichnung „{title}“, die eine Erlaubnis voraussetzt (§ 1 HeilprG); die Behörde wurde dort nicht gefunden',
        permitOnly: 'Das Impressum nennt eine Erlaubnis ({quote}), aber keine Behörde',
        noAddress: 'Die Aufsichtsbehörde ist ohne Anschrift oder Link genannt: {name}',
        unclear: 'In dieser Branche brauchen nur einzelne Tätigkeiten eine Erlaubnis; ob eine Behörde zu nennen ist, ist offen',
        exempt:
          'Das Impressum nennt eine Ausnahme von der Erlaubnispflicht ({quote}); ob daneben eine Tätigkeit eine Erlaubnis braucht, ist offen',
        notOwed: 'Für die gewählte Branche ist keine Erlaubnispflicht bekannt, und das Impressum nennt keine Erlaubnis',
      },
    },
    en: {
      title: 'Competent supervisory authority',
      explanation:
        'Whoever offers an activity that needs official authorisation must give details of the competent supervisory authority in the imprint. This concerns for example estate agents and property managers (Section 34c GewO), insurance and investment brokers, banks, pharmacies and health professions. The data protection authority is not meant.',
      confidenceReason: 'Whether a permit is needed is inferred from industry and text; the scan does not know what you actually do.',
      howToFix:
        '1. See in your permit which authority is competent for you.\n2. State the authority with its address or a link in the imprint.\n3. Adjust the industry in the scan settings if your activity needs no permit.',
      fixes: {
        activity:
          '1. See in your permit which authority is competent for “{activity}”.\n2. State the authority with its address or a link in the imprint.\n3. If your activity needs no authorisation, there is nothing to do here.',
        usually:
          '1. If your activity needs authorisation, see in the permit which authority is competent, and state it with its address or a link in the imprint.\n2. If it needs none, there is nothing to do here.',
        permitOnly:
          '1. See in the permit which authority is competent.\n2. State it with its address or a link in the imprint, with several providers where the permit stands.',
        notary:
          '1. State in the imprint, beside the chamber of notaries, the supervisory authority: the president of the regional court (Landgericht) in whose district the office lies, with address or link.',
        layHealer:
          '1. See in your permit under the Heilpraktikergesetz which authority is competent (usually the health office).\n2. State it with its address or a link in the imprint.',
        profession:
          '1. State in the imprint, with address or link, who supervises you: the chamber to which you belong, or the authority that admitted you.',
        noAddress: '1. Add the address of “{name}” or a link to the website of the authority.',
      },
      messages: {
        ...openMessages.en,
        missing: 'No supervisory authority was found in the imprint, although the chosen industry needs authorisation',
        usually:
          'No supervisory authority was found in the imprint; in the chosen industry most activities need authorisation, but letting real estate of one’s own or mere information does not',
        activity:
          'The name of the provider or the start page mentions an activity that as a rule needs official authorisation (“{activity}”); no supervisory authority was found in the imprint',
        profession:
          'The imprint mentions a profession that needs admission (“{title}”); neither chamber nor supervisory authority was found',
        notary:
          'The imprint mentions the office of a notary; the supervisory authority (president of the regional court, Section 92 BNotO) was not found in it',
        layHealer:
          'The imprint mentions the professional title “{title}”, which takes a permit (Section 1 HeilprG); the authority was not found in it',
        permitOnly: 'The imprint mentions a permit ({quote}), but no authority',
        noAddress: 'The supervisory authority is named without address or link: {name}',
        unclear: 'In this industry only some activities need a permit; whether an authority must be named is open',
        exempt: 'The imprint names an exemption from the duty to hold a permit ({quote}); whether another activity needs one is open',
        notOwed: 'No permit is known to be needed in the chosen industry, and the imprint mentions none',
      },
    },
  },
  run(facts) {
    const read = readStatements(facts);
    if ('verdict' in read) return read.verdict;
    const { duties, applicability, imprint, of, has, finding, absent, complete } = read.statements;
    const authorities = of('authority');
    const first = authorities[0];
    if (
      isNotarysOffice(imprint.text) &&
      complete &&
      !authorities.some(({ value }) => supervisesNotaries.test(value)) &&
      !presidency.test(plainText(imprint.text))
    )
      return absent('Hint', 'notary', cause);
    if (first) {
      const isReachable = authorities.some(
        ({ value, quote }) => reachable.test(`${value} ${quote}`) || isReachableElsewhere(value, imprint.text),
      );
      // What a public body states of its own supervision is advice anyway.
      const isAdvice = duties.forms.some((form) => ['public-law', 'church-body', 'foundation'].includes(form));
      return isReachable || isAdvice
        ? { class: 'Conform' }
        : { class: 'Hint', findings: [finding('noAddress', cause, authorities, { name: first.value.replace(label, '').slice(0, 80) })] };
    }
    const industry = applicability.settings.industry ?? '';
    if (chambered.has(industry) && has('chamber')) return { class: 'Conform' };
    const named = permitsIn(complete ? imprint.text : '');
    const held = named.find(({ isExempt }) => !isExempt);
    if (held) return absent('Hint', 'permitOnly', cause, { quote: held.quote });
    if (named[0]) return { class: 'NoClassification', message: 'exempt', params: { quote: named[0].quote } };
    const [healer] = of('professionalTitle').flatMap(({ value }) => layHealer.exec(value) ?? []);
    if (healer !== undefined && !healthOffice.test(imprint.text)) return absent('Hint', 'layHealer', cause, { title: healer });
    const level = duties.contradicts ? 'Hint' : 'Risk';
    if (permitted.has(industry)) return absent(level, 'missing', cause);
    if (mostlyPermitted.has(industry)) {
      const told = permittedActivity(read.statements, facts.pages);
      return told === null ? absent('Hint', 'usually', cause) : absent(level, 'activity', cause, { activity: told });
    }
    if (chambered.has(industry)) return absent('Hint', 'missing', cause);
    if (industry === '' || perhaps.has(industry)) {
      const activity = permittedActivity(read.statements, facts.pages);
      if (activity !== null) return absent('Hint', 'activity', cause, { activity });
      const title = titleAtName(read.statements);
      if (title !== null && supervised.test(title))
        return has('chamber') ? { class: 'Conform' } : absent('Hint', 'profession', cause, { title });
    }
    return perhaps.has(industry) ? { class: 'NoClassification', message: 'unclear' } : { class: 'NotApplicable', message: 'notOwed' };
  },
});

const around = 90;

/** Permits that a text names, and provisions or words by which none is needed; a bare provision is what the same one says elsewhere. */
function permitsIn(written: string): { quote: string; isExempt: boolean }[] {
  const text = plainText(written);
  const named = matchesOf(text, permit).flatMap(({ text: quote, index }) => {
    const before = text.slice(Math.max(0, index - around), index);
    const words = `${before}${text.slice(index, index + quote.length + around)}`;
    const isBare = !paragraph.test(quote) && !permitWord.test(quote);
    if (isBare && ofRules.test(before) && !permitWord.test(ofRules.exec(before)![0])) return [];
    const isExempt = (paragraph.test(quote) && !permitting.test(quote)) || exempt.test(words);
    return { quote: quote.trim(), rule: ruleIn(quote), isBare, isExempt };
  });
  const free = new Set(named.filter(({ isExempt }) => isExempt).map(({ rule }) => rule));
  return named.map(({ quote, rule, isBare, isExempt }) => ({ quote, isExempt: isExempt || (isBare && free.has(rule)) }));
}

function ruleIn(quote: string): string {
  return /34\s?[a-i]/i.exec(quote)?.[0].replace(/\s/, '').toLowerCase() ?? quote;
}

/** "Rechtsanwalt und Notar a. D." holds no office any more. */
function isNotarysOffice(text: string): boolean {
  return mentions(text, notary) && !formerNotary.test(text);
}

/** Often the chamber stands with its address further up, and the authority below refers to it. */
function isReachableElsewhere(value: string, text: string): boolean {
  const [name = ''] = value.replace(label, '').split(/\s(?:und|sowie|and)\s|[,;(]/u);
  if (name.trim().length < 8) return false;
  return text
    .split(name.trim())
    .slice(1)
    .some((after) => reachable.test(after.slice(0, 140)));
}
