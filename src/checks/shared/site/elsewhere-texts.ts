import type { Finding, Locale, Verdict } from '../../define-check.ts';
import type { ElsewhereText, LegalPageFact } from '../../facts/pages.ts';
import { pageItem, verdictBeside } from '../../items.ts';
import type { NoticeItemKind } from '../notice/notice-items.ts';
import { shortList } from '../wording.ts';
import { legalPath } from './legal-path.ts';

/** What every privacy notice has to state, by the statements that count for it. */
const owed: readonly { de: string; en: string; kinds: readonly NoticeItemKind[] }[] = [
  { de: 'Verantwortlicher', en: 'controller', kinds: ['controller'] },
  { de: 'Zwecke', en: 'purposes', kinds: ['purposes'] },
  { de: 'Rechtsgrundlagen', en: 'legal bases', kinds: ['legalBases', 'legalBasesInWords'] },
  { de: 'Speicherdauer', en: 'storage period', kinds: ['retentionPeriod', 'retentionCriterion'] },
  { de: 'Recht auf Auskunft', en: 'right of access', kinds: ['rightAccess'] },
  { de: 'Recht auf Löschung', en: 'right to erasure', kinds: ['rightErasure'] },
  { de: 'Beschwerderecht', en: 'right to complain', kinds: ['complaint'] },
];
/** A list of what is missing: each place is filled with the sign before it, or left out. */
const lacks = (locale: Locale) => owed.map((each, index) => `{lack${index}|=|${each[locale]}}`).join('');

const places: Record<Locale, Record<'imprint' | 'privacy', { present: string; own: string; ask: string }>> = {
  de: {
    imprint: {
      present: 'Ein Impressum ist vorhanden ({path})',
      own: 'ein eigenes Impressum',
      ask: 'Gilt dort ein eigener Text, prüfen Sie, ob er vollständig ist (§ 5 DDG) und denselben Anbieter nennt.',
    },
    privacy: {
      present: 'Eine Datenschutzerklärung ist vorhanden ({path})',
      own: 'eine eigene Datenschutzerklärung',
      ask: 'Gilt dort ein eigener Text, prüfen Sie, ob er vollständig ist (Art. 13 DSGVO) und dem anderen nicht widerspricht (Verantwortlicher, Hoster, Dienste, Aufsichtsbehörde).',
    },
  },
  en: {
    imprint: {
      present: 'There is an imprint ({path})',
      own: 'an imprint of its own',
      ask: 'If a text of its own applies there, check whether it is complete (Section 5 DDG) and names the same provider.',
    },
    privacy: {
      present: 'There is a privacy notice ({path})',
      own: 'a privacy notice of its own',
      ask: 'If a text of its own applies there, check whether it is complete (Art. 13 GDPR) and does not contradict the other (controller, host, services, supervisory authority).',
    },
  },
};

/** What is told of texts of the same kind to which single pages lead. */
export function elsewhereMessages(kind: 'imprint' | 'privacy', locale: Locale): Record<string, string> {
  const { present, own } = places[locale][kind];
  return locale === 'de'
    ? {
        elsewhereUnread: `${present}; auf {from} führt „{label}“ aber auf eine andere Seite ({other}), und diese hat der Scan nicht gelesen`,
        elsewhereRead: `${present}; auf {from} führt „{label}“ auf ${own} ({other}). Die übrigen Prüfungen lesen nur {path}; vergleichen Sie beide Texte selbst`,
        ...(kind === 'privacy' && {
          elsewhereLacks: `Auf {from} führt „{label}“ auf ${own} ({other}); darin wurde nicht gefunden${lacks('de')}. Die übrigen Prüfungen lesen nur {path}`,
        }),
      }
    : {
        elsewhereUnread: `${present}; but on {from} “{label}” leads to another page ({other}), which the scan has not read`,
        elsewhereRead: `${present}; on {from} “{label}” leads to ${own} ({other}). The other checks read {path} only; compare the two texts yourself`,
        ...(kind === 'privacy' && {
          elsewhereLacks: `On {from} “{label}” leads to ${own} ({other}), in which this was not found${lacks('en')}. The other checks read {path} only`,
        }),
      };
}

/** What to do about them. */
export function elsewhereFixes(kind: 'imprint' | 'privacy', locale: Locale): Record<string, string> {
  const { ask } = places[locale][kind];
  return locale === 'de'
    ? {
        elsewhereUnread: `1. Sehen Sie nach, ob unter {other} derselbe Text steht wie unter {path}; dann verlinken Sie auf {from} am besten {path}.\n2. ${ask}`,
        ...(kind === 'privacy' && {
          elsewhereLacks: `1. Entweder verlinken Sie auf {from} die Datenschutzerklärung {path} und nehmen dort auf, was nur für diese Seiten gilt, oder Sie ergänzen unter {other}, was fehlt${lacks('de')}.\n2. Achten Sie darauf, dass beide Texte einander nicht widersprechen (Verantwortlicher, Hoster, Dienste, Aufsichtsbehörde).`,
        }),
      }
    : {
        elsewhereUnread: `1. Look whether the text at {other} is the same as at {path}; if so, best link {path} on {from}.\n2. ${ask}`,
        ...(kind === 'privacy' && {
          elsewhereLacks: `1. Either link the privacy notice {path} on {from} and include there what applies to these pages only, or add at {other} what is missing${lacks('en')}.\n2. Make sure that the two texts do not contradict each other (controller, host, services, supervisory authority).`,
        }),
      };
}

/** Findings about such texts, and the verdict where nothing is wrong. */
interface Elsewhere {
  findings: Finding[];
  verdict: Verdict | null;
}

/** What is to be told of such texts: what a notice leaves out, what stays open, and how a site that is as it should be is told beside. */
export function elsewhereOf(legal: LegalPageFact, cause: string): Elsewhere {
  const { elsewhere = [] } = legal;
  const findings = elsewhere.flatMap((text) => (text.read ? lackOf(text, legal, cause) : unreadOf(text, legal, cause)));
  const [first] = elsewhere;
  if (!first) return { findings, verdict: null };
  const unread = elsewhere.find(({ read }) => !read);
  if (unread) {
    const items = unread.from.map((url) => pageItem(url));
    return { findings, verdict: { class: 'NoClassification', message: 'elsewhereUnread', params: paramsOf(unread, legal), items } };
  }
  return { findings, verdict: { class: 'Conform', message: 'elsewhereRead', params: paramsOf(first, legal) } };
}

/** The verdict on a text that is there, with what is wrong about it and about the others; null where all is as it should be. */
export function withElsewhere(hints: readonly Finding[], { findings, verdict }: Elsewhere): Verdict | null {
  const told = [...hints, ...findings];
  return told.some((found) => found.class === undefined) ? verdictBeside([], told) : verdict;
}

/** What nobody read stays open, also beside what is wrong. */
function unreadOf(text: ElsewhereText, legal: LegalPageFact, cause: string): Finding[] {
  const [first, ...rest] = text.from.map((url) => pageItem(url));
  if (!first) return [];
  const params = paramsOf(text, legal);
  return [{ message: 'elsewhereUnread', params, items: [first, ...rest], cause: `${cause}:elsewhere`, class: 'NoClassification' }];
}

/** What an own notice leaves out. */
function lackOf(text: ElsewhereText, legal: LegalPageFact, cause: string): Finding[] {
  const { states } = text;
  if (states === undefined) return [];
  const missing = owed.filter(({ kinds }) => !kinds.some((kind) => states.includes(kind)));
  if (missing.length === 0) return [];
  const signOf = (each: (typeof owed)[number]) => (missing.includes(each) ? (each === missing[0] ? ':' : ',') : 1);
  const params = { ...paramsOf(text, legal), ...Object.fromEntries(owed.map((each, index) => [`lack${index}`, signOf(each)])) };
  const items = [pageItem(text.url), ...text.from.map((url) => pageItem(url))] as const;
  return [{ message: 'elsewhereLacks', params, items, cause: `${cause}:elsewhere` }];
}

function paramsOf(text: ElsewhereText, legal: LegalPageFact): Record<string, string> {
  return {
    path: legalPath(legal),
    other: legalPath(text),
    label: text.label,
    from: shortList(text.from.map((url) => legalPath({ url }))),
  };
}
