import type { FindingItem, Locale, TextParams } from '../../define-check.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { Facts } from '../../facts.ts';
import { requestItem } from '../../items.ts';
import { policiesIn, reportsOf } from '../site/policy-violations.ts';
import { shortList } from '../wording.ts';
import { isConnectionOnly } from './initiator-chains.ts';

type Observed = Pick<Facts, 'requests' | 'cookies' | 'storage'> & Partial<Pick<Facts, 'pages'>>;

/** Unknown servers by what their requests show: those that receive reports of the site's policy, those of fonts, and the rest. */
export interface ServerRoles {
  reports: readonly RequestFact[];
  fonts: readonly RequestFact[];
  rest: readonly RequestFact[];
}

/** Which of the two kinds there are, as an ending of messages. */
export const roleEndings = ['', 'Reports', 'Fonts', 'ReportsFonts'] as const;
export type RoleEnding = (typeof roleEndings)[number];

const policyHeaders = ['content-security-policy', 'content-security-policy-report-only'] as const;

/**
 * Tells servers of which nothing else is known by the kind of all that goes to them, in any state. One that also delivers other things,
 * stores something, is sent an identifier or is asked by a foreign frame stays among the rest.
 */
export function rolesOf(hosts: readonly RequestFact[], facts: Observed): ServerRoles {
  const { requests, cookies, storage, pages = [] } = facts;
  const byHost = Map.groupBy(
    requests.filter((request) => !isConnectionOnly(request)),
    ({ host }) => host,
  );
  const reports = new Set(
    pages.flatMap(({ url, headers }) =>
      reportsOf(
        policyHeaders.flatMap((name) => policiesIn(headers[name] ?? '')),
        url,
        requests,
      ),
    ),
  );
  const storing = new Set([...cookies, ...storage].map(({ setBy }) => URL.parse(setBy ?? '')?.host));
  const isReport = (request: RequestFact) => reports.has(request) || (request.type === 'csp-report' && request.inOwnFrame);
  const isFont = ({ type, inOwnFrame, identifiers }: RequestFact) => type === 'font' && inOwnFrame && identifiers.length === 0;
  const delivered = ({ failure, status }: RequestFact) => failure === null && (status ?? 200) < 400;
  const told = hosts.map((first) => {
    const all = storing.has(first.host) ? [] : (byHost.get(first.host) ?? []);
    // What shows the role is the evidence, not a connection opened before; where there was only that, no role shows.
    const request = all.find(({ states }) => states.some((state) => first.states.includes(state)));
    if (request === undefined) return { role: 'rest' as const, request: first };
    if (all.every(isReport)) return { role: 'reports' as const, request };
    const isFontsOnly = all.every(isFont) && all.some(delivered);
    return isFontsOnly ? { role: 'fonts' as const, request } : { role: 'rest' as const, request: first };
  });
  const having = (role: keyof ServerRoles) => told.flatMap((one) => (one.role === role ? one.request : []));
  return { reports: having('reports'), fonts: having('fonts'), rest: having('rest') };
}

/** The ending for the roles that there are. */
export function roleEnding({ reports, fonts }: ServerRoles): RoleEnding {
  return `${reports.length > 0 ? 'Reports' : ''}${fonts.length > 0 ? 'Fonts' : ''}`;
}

/** Params of the texts here; none where all servers are among the rest. */
export function roleParams({ reports, fonts }: ServerRoles): TextParams {
  const hostsOf = (list: readonly RequestFact[]) => shortList(list.map(({ host }) => host));
  return {
    ...(reports.length > 0 && { reportCount: reports.length, reportHosts: hostsOf(reports) }),
    ...(fonts.length > 0 && { fontCount: fonts.length, fontHosts: hostsOf(fonts) }),
  };
}

/** What shows the roles. */
export function roleItems({ reports, fonts }: ServerRoles): FindingItem[] {
  return [...reports, ...fonts].map((request) => requestItem(request));
}

const apart: Record<Locale, Record<'lead' | 'reports' | 'and' | 'fonts', string>> = {
  de: {
    lead: '. Nicht mitgezählt, weil der Zweck zu erkennen ist: ',
    reports: '{reportCount|=ein fremder Empfänger|fremde Empfänger} von Meldungen der Content-Security-Policy ({reportHosts})',
    and: ' und ',
    fonts: '{fontCount|=ein fremder Server, von dem nur Schriften kamen|fremde Server, von denen nur Schriften kamen} ({fontHosts})',
  },
  en: {
    lead: '. Not counted because the purpose shows: ',
    reports: '{reportCount|=a third-party recipient|third-party recipients} of reports of the Content Security Policy ({reportHosts})',
    and: ' and ',
    fonts: '{fontCount|=a third-party server|third-party servers} from which only fonts came ({fontHosts})',
  },
};
const alone: Record<Locale, Record<'reports' | 'and' | 'fonts' | 'unknown', string>> = {
  de: {
    reports: ' {reportCount|=einen fremden Empfänger|fremde Empfänger} von Meldungen der Content-Security-Policy ({reportHosts})',
    and: ' und an',
    fonts: ' {fontCount|=einen fremden Server, von dem nur Schriften kamen|fremde Server, von denen nur Schriften kamen} ({fontHosts})',
    unknown: '; wer dahintersteht, ist dem Scanner nicht bekannt',
  },
  en: {
    reports: ' {reportCount|=a third-party recipient|third-party recipients} of reports of the Content Security Policy ({reportHosts})',
    and: ' and to',
    fonts: ' {fontCount|=a third-party server|third-party servers} from which only fonts came ({fontHosts})',
    unknown: '; the operator is not known to the scanner',
  },
};

/** What follows in a text that counts only the rest, by ending. */
export function roleClauses(locale: Locale): Record<RoleEnding, string> {
  const { lead, reports, and, fonts } = apart[locale];
  return { '': '', Reports: lead + reports, Fonts: lead + fonts, ReportsFonts: lead + reports + and + fonts };
}

/** What is told where there is no rest, by ending; the text before it ends with “go to”. */
export function rolesAlone(locale: Locale): Record<Exclude<RoleEnding, ''>, string> {
  const { reports, and, fonts, unknown } = alone[locale];
  return { Reports: reports + unknown, Fonts: fonts + unknown, ReportsFonts: reports + and + fonts + unknown };
}

const steps: Record<Locale, Record<'reports' | 'fonts', string>> = {
  de: {
    reports:
      'Lassen Sie die Meldungen der Content-Security-Policy (report-uri) an einen eigenen Server senden, oder nennen Sie {reportHosts} als Empfänger in der Datenschutzerklärung, soweit das dort fehlt, und schließen Sie einen Vertrag zur Auftragsverarbeitung, wenn der Anbieter in Ihrem Auftrag handelt.',
    fonts:
      'Liefern Sie die Schriften von {fontHosts} vom eigenen Server aus, soweit die Lizenz das erlaubt; sonst nennen Sie den Anbieter in der Datenschutzerklärung, soweit er dort fehlt{see:emb-other-webfonts}.',
  },
  en: {
    reports:
      'Have the reports of the Content Security Policy (report-uri) sent to a server of your own, or name {reportHosts} as a recipient in the privacy notice where that is missing there, and conclude a data processing agreement if the provider acts on your behalf.',
    fonts:
      'Deliver the fonts of {fontHosts} from your own server, as far as the licence permits; otherwise name the provider in the privacy notice where it is missing there{see:emb-other-webfonts}.',
  },
};

/** What to do about servers whose role is known, by ending. */
export function roleSteps(locale: Locale, ending: RoleEnding): string[] {
  const { reports, fonts } = steps[locale];
  return [...(ending.startsWith('Reports') ? [reports] : []), ...(ending.endsWith('Fonts') ? [fonts] : [])];
}
