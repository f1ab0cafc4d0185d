import { defineCheck } from '../define-check.ts';
import type { Facts } from '../facts.ts';
import { verdictOf } from '../items.ts';
import type { ImprintElement, ImprintElementKind } from '../shared/imprint/imprint-elements.ts';
import { openMessages, readStatements, statementNeeds } from '../shared/imprint/imprint-statements.ts';
import { titleAtName } from '../shared/imprint/practised.ts';
import { hasChamber, isFree } from '../shared/imprint/professions.ts';
import { statute } from '../shared/law/law.ts';
import { pageAt } from '../shared/site/legal-page.ts';
import { quoted as inQuotes } from '../shared/wording.ts';

const cause = 'imprint:chamber';
/** Professions with a chamber, a protected title and rules of their own. */
const regulated = new Set(['legal', 'tax-audit', 'medical', 'pharmacy']);
/** Regulated in part: not every planner is an architect, and health professions mostly have no chamber. */
const partly = new Set(['architecture-engineering', 'health-services']);
/** A hospital or a company of several professions is no member of a chamber itself. */
const companies = new Set([
  'gmbh',
  'ggmbh',
  'ug',
  'ag',
  'se',
  'kgaa',
  'vvag',
  'gmbh-co-kg',
  'ug-co-kg',
  'kg',
  'foundation',
  'public-law',
  'church-body',
  'ev',
]);
const messages: Partial<Record<ImprintElementKind, string>> = {
  chamber: 'noChamber',
  professionalTitle: 'noTitle',
  professionalRules: 'noRules',
};

/** Whether members of regulated professions state chamber, title and professional rules. Each part is counted by itself. */
export default defineCheck({
  id: 'impc-chamber',
  area: 'imp',
  version: 6,
  weight: 3,
  confidence: 'medium',
  legalBasis: [statute('§ 5 Abs. 1 Nr. 5 lit. a–c DDG', 'Section 5(1) no. 5(a)–(c) DDG')],
  needs: [...statementNeeds, 'pages'],
  texts: {
    de: {
      title: 'Kammer, Berufsbezeichnung und Berufsregeln',
      explanation:
        'Wer einen reglementierten Beruf ausübt, etwa in Rechtsanwaltschaft, Steuerberatung, Medizin, Apotheke oder Architektur, muss drei Angaben machen: die Kammer, die gesetzliche Berufsbezeichnung mit dem Staat der Verleihung und die berufsrechtlichen Regelungen mit ihrer Fundstelle. Berufe ohne Kammer, etwa in Physiotherapie oder Fahrschule, nennen Berufsbezeichnung und Regeln.',
      confidenceReason:
        'Kammer, Berufsbezeichnung und Regeln werden einzeln gesucht; ob der Beruf reglementiert ist, sagt meist nur die Branche.',
      howToFix:
        '1. Nennen Sie die Kammer, falls Ihr Beruf eine hat.\n2. Nennen Sie die gesetzliche Berufsbezeichnung und den Staat, in dem sie verliehen wurde.\n3. Nennen Sie die berufsrechtlichen Regelungen und verlinken Sie, wo sie nachzulesen sind.',
      fixes: {
        noChamber: '1. Nennen Sie die Kammer, der Sie angehören.',
        noTitle: '1. Nennen Sie die gesetzliche Berufsbezeichnung und den Staat, in dem sie verliehen wurde.',
        titleOnly:
          '1. Nennen Sie die Kammer, der Sie angehören.\n2. Schreiben Sie zur gesetzlichen Berufsbezeichnung den Staat, in dem sie verliehen wurde.\n3. Nennen Sie die berufsrechtlichen Regelungen und verlinken Sie, wo sie nachzulesen sind.',
        noState:
          '1. Schreiben Sie zu „{title}“ den Staat, in dem die Berufsbezeichnung verliehen wurde, etwa „verliehen in der Bundesrepublik Deutschland“.',
        noRules: '1. Nennen Sie die berufsrechtlichen Regelungen und verlinken Sie, wo sie nachzulesen sind.',
        federalChamber: '1. Nennen Sie statt „{chamber}“ die Kammer Ihres Landes oder Bezirks, der Sie angehören.',
        noAccess:
          '1. Schreiben Sie zu „{rules}“, wo die Regelungen nachzulesen sind, etwa mit einem Link auf gesetze-im-internet.de oder auf die Seite der Kammer (§ 5 Abs. 1 Nr. 5 lit. c DDG).\n2. Gilt für Ihren Beruf auch eine Berufsordnung, nennen Sie sie ebenso, falls sie fehlt.',
        noAccessToOrder:
          '1. Schreiben Sie zu „{rules}“, wo die Regelungen nachzulesen sind, etwa mit einem Link auf gesetze-im-internet.de oder auf die Seite der Kammer (§ 5 Abs. 1 Nr. 5 lit. c DDG).',
      },
      messages: {
        ...openMessages.de,
        missing: 'Kammer, Berufsbezeichnung und Berufsregeln wurden im Impressum nicht gefunden',
        perhapsMissing:
          'Angaben zu Kammer, Berufsbezeichnung und Berufsregeln wurden nicht gefunden; sie sind nötig, soweit Sie einen reglementierten Beruf ausüben',
        titleOnly:
          'Das Impressum nennt einen reglementierten Beruf („{title}“); Kammer, Staat der Verleihung und Berufsregeln wurden nicht gefunden',
        noState: 'Bei der Berufsbezeichnung („{title}“) fehlt der Staat, in dem sie verliehen wurde',
        noChamber: 'Von den Angaben zum reglementierten Beruf fehlt die zuständige Kammer',
        noTitle: 'Von den Angaben zum reglementierten Beruf fehlt die gesetzliche Berufsbezeichnung',
        noRules: 'Von den Angaben zum reglementierten Beruf fehlen die berufsrechtlichen Regelungen',
        federalChamber:
          'Als Kammer ist „{chamber}“ genannt; das ist ein Zusammenschluss der Kammern, keine Kammer, der Berufsangehörige selbst angehören',
        noAccess: 'Zu den berufsrechtlichen Regelungen („{rules}“) steht im Impressum nicht, wo sie zu finden sind',
        noAccessToOrder: 'Zu den berufsrechtlichen Regelungen („{rules}“) steht im Impressum nicht, wo sie zu finden sind',
        withoutChamber: 'Berufsbezeichnung und berufsrechtliche Regelungen stehen im Impressum; eine Kammer gehört zu diesem Beruf nicht',
        notRegulated:
          'Das Impressum nennt als Berufsbezeichnung „{title}“; das ist kein reglementierter Beruf (§ 5 Abs. 1 Nr. 5 DDG), Kammer und berufsrechtliche Regelungen sind nicht anzugeben. Empfehlung: Streichen Sie den Abschnitt, er lässt an einen geschützten Titel denken',
        notOwed: 'Nichts weist auf einen reglementierten Beruf hin',
      },
    },
    en: {
      title: 'Chamber, professional title and rules',
      explanation:
        'Members of regulated professions, for example lawyers, tax advisers, doctors, pharmacists or architects, must make three statements: the chamber, the statutory professional title with the state that awarded it, and the professional rules with the place where they can be read. Professions without a chamber, such as physiotherapists or driving instructors, state title and rules.',
      confidenceReason:
        'Chamber, title and rules are looked for one by one; mostly only the industry tells whether the profession is regulated.',
      howToFix:
        '1. Name the chamber, if your profession has one.\n2. State the statutory professional title and the state in which it was awarded.\n3. Name the professional rules and link to where they can be read.',
      fixes: {
        noChamber: '1. Name the chamber to which you belong.',
        noTitle: '1. State the statutory professional title and the state in which it was awarded.',
        titleOnly:
          '1. Name the chamber to which you belong.\n2. Add to the statutory professional title the state in which it was awarded.\n3. Name the professional rules and link to where they can be read.',
        noState:
          '1. Add to “{title}” the state in which the professional title was awarded, for instance “awarded in the Federal Republic of Germany”.',
        noRules: '1. Name the professional rules and link to where they can be read.',
        federalChamber: '1. In place of “{chamber}”, name the chamber of your federal state or district to which you belong.',
        noAccess:
          '1. Say where “{rules}” can be read, for instance with a link to gesetze-im-internet.de or to the page of the chamber (Section 5(1) no. 5(c) DDG).\n2. If rules of professional conduct apply to your profession too, name them likewise if they are missing.',
        noAccessToOrder:
          '1. Say where “{rules}” can be read, for instance with a link to gesetze-im-internet.de or to the page of the chamber (Section 5(1) no. 5(c) DDG).',
      },
      messages: {
        ...openMessages.en,
        missing: 'Chamber, professional title and professional rules were not found in the imprint',
        perhapsMissing:
          'Statements on chamber, professional title and rules were not found; they are needed as far as you practise a regulated profession',
        titleOnly: 'The imprint mentions a regulated profession (“{title}”); chamber, awarding state and professional rules were not found',
        noState: 'With the professional title (“{title}”) the state in which it was awarded is missing',
        noChamber: 'Of the statements on the regulated profession the competent chamber is missing',
        noTitle: 'Of the statements on the regulated profession the statutory title is missing',
        noRules: 'Of the statements on the regulated profession the professional rules are missing',
        federalChamber:
          'The chamber named is “{chamber}”; that is an association of the chambers, not one to which members of the profession belong themselves',
        noAccess: 'The imprint does not say where the professional rules (“{rules}”) can be found',
        noAccessToOrder: 'The imprint does not say where the professional rules (“{rules}”) can be found',
        withoutChamber: 'The imprint states professional title and rules; no chamber belongs to this profession',
        notRegulated:
          'The imprint gives “{title}” as the professional title; that is no regulated profession (Section 5(1) no. 5 DDG), chamber and professional rules need not be stated. Recommendation: delete the section, it suggests a protected title',
        notOwed: 'Nothing points to a regulated profession',
      },
    },
  },
  run(facts) {
    const read = readStatements(facts);
    if ('verdict' in read) return read.verdict;
    const { duties, applicability, of, has, finding, absent, complete } = read.statements;
    const industry = applicability.settings.industry ?? '';
    const named = hasChamber([...of('professionalTitle'), ...of('professionalRules')].map(({ value }) => value));
    const owesChamber = named ?? (has('professionalTitle') ? regulated.has(industry) : industry !== 'health-services');
    const wanted: ImprintElementKind[] = [...(owesChamber ? (['chamber'] as const) : []), 'professionalTitle', 'professionalRules'];
    const isRegulated = regulated.has(industry);
    const [stated] = of('professionalTitle');
    if (stated && !isRegulated && named !== true && isFree(stated.value))
      return { class: 'NotApplicable', message: 'notRegulated', params: { title: inQuotes(stated.value, 120) } };
    const isCompany = duties.forms.some((form) => companies.has(form));
    // Without a choice of industry the profession at the provider's own name tells it.
    const title = isRegulated || (industry !== '' && !partly.has(industry)) || isCompany ? null : titleAtName(read.statements);
    const found = wanted.filter((kind) => has(kind));
    const missing = wanted.filter((kind) => !has(kind));
    if (found.length === 0) {
      if (isRegulated) {
        return isCompany || duties.forms.length === 0 || duties.contradicts
          ? absent('Hint', 'perhapsMissing', cause)
          : absent('Risk', 'missing', cause);
      }
      if (title !== null) return absent('Hint', 'titleOnly', cause, { title });
      if (partly.has(industry) || duties.forms.includes('partg')) return absent('Hint', 'perhapsMissing', cause);
      return { class: 'NotApplicable', message: 'notOwed' };
    }
    // A craftsman's chamber alone makes no regulated profession.
    const isProfession = has('professionalRules') && of('chamber').some(({ value }) => !ofTrades.test(value));
    if (!isRegulated && !partly.has(industry) && !has('professionalTitle') && title === null && !isProfession)
      return { class: 'NotApplicable', message: 'notOwed' };
    if (!complete) return { class: 'NoClassification', message: 'notRead' };
    const quoted = found.flatMap((kind) => of(kind).slice(0, 1));
    const chambers = of('chamber');
    const [rules] = of('professionalRules');
    const isStateless = stated !== undefined && hasChamber([stated.value]) !== null && !tellsState(stated, read.statements.imprint.text);
    const associations = owesChamber && chambers.length > 0 && chambers.every(({ value }) => isAssociation(value));
    const hints = [
      ...missing.map((kind) =>
        kind === 'professionalTitle' && title !== null
          ? finding('noState', cause, quoted, { title })
          : finding(messages[kind]!, cause, quoted),
      ),
      ...(isStateless ? [finding('noState', cause, [stated], { title: inQuotes(stated.value, 120) })] : []),
      ...(associations ? [finding('federalChamber', cause, chambers.slice(0, 1), { chamber: nameOf(chambers[0]!.value) })] : []),
      ...(rules && !saysWhere(read.statements.imprint, facts.pages)
        ? [
            finding(/berufsordnung|bora(?![a-z])|berufssatzung/iu.test(rules.value) ? 'noAccessToOrder' : 'noAccess', cause, [rules], {
              rules: inQuotes(rules.value.slice(0, 120)),
            }),
          ]
        : []),
    ];
    return verdictOf({ hints }) ?? (named === false ? { class: 'Conform', message: 'withoutChamber' } : { class: 'Conform' });
  },
});

const state =
  /deutsch|bundesrepublik|germany|österreich|austria|schweiz|switzerland|niedersachsen|bayern|hessen|sachsen|thüringen|brandenburg|saarland|nordrhein|rheinland|schleswig|mecklenburg|württemberg|\(D\)|(?<![a-zß-ɏ])(?:EU|BRD|NRW)(?![a-zß-ɏ])/iu;
/** A sentence on how the title was awarded; what it says of the state may stand in words of its own. */
const awarded =
  /verl(?:ie|ei)h|zugelassen|bestellt|approb|zuerkannt|erworben|(?:nach|gemäß) (?:dem )?(?:deutschem )?recht|(?<=\s)in deutschland|bundesrepublik|awarded|admitted/iu;

/** Whether an imprint says in which state a title was awarded; the country of the address says nothing of it. */
function tellsState({ value, quote }: ImprintElement, text: string): boolean {
  return state.test(`${value} ${quote}`) || awarded.test(text);
}

/** Chambers that trades belong to, whatever they do. */
const ofTrades = /handwerk|(?<![a-zß-ɏ])(?:industrie|IHK|handels)|landwirtschaftskammer|arbeitskammer/iu;

/** Associations of the chambers; nobody who practises is a member of one. */
const association =
  /bundes(?:rechtsanwalts|steuerberater|architekten|ingenieur|ärzte|zahnärzte|apotheker|psychotherapeuten|tierärzte)[a-zß-ɏ]*kammer(?:n)?/iu;

function isAssociation(chamber: string): boolean {
  return association.test(chamber) && !/kammer/iu.test(chamber.replace(new RegExp(association.source, 'giu'), ' '));
}

function nameOf(chamber: string): string {
  return association.exec(chamber)?.[0] ?? chamber;
}

/** Where rules can be read; a link elsewhere in the imprint may be meant for them, so that any is enough. */
const where =
  /abrufbar|einseh|eingesehen|nachzulesen|nachlesen|zu\s+finden|finden\s+sie|find(?:est|et)\s|veröffentlicht|zugänglich|fundstelle|download|www\.|https?:|gesetze-im-internet|BGBl|bundesgesetzblatt|GVBl|available|can\s+be\s+(?:found|read)|accessible/iu;
const aboutLaw =
  /gesetz|ordnung|kammer|berufsrecht|regel|satzung|law|brak|bstbk|wpk|(?:BRAO|BORA|FAO|RVG|StBerG|BOStB|StBVV|WPO|PsychThG|MPhG|HOAI)/iu;

function saysWhere(imprint: Facts['imprint'], pages: Facts['pages']): boolean {
  if (where.test(imprint.text)) return true;
  const page = imprint.url === null ? null : pageAt(pages, imprint.url);
  // Without the page's links nothing tells that there is none.
  if (page === null) return true;
  return page.links.some(({ text, href, area }) => area === 'body' && /^https?:/.test(href) && aboutLaw.test(`${text} ${href}`));
}
