import { useId, useState } from 'react';
import type { ReportFindingItem } from '#contract/report.ts';
import { type Format, useFormat } from '../../lib/format.ts';
import { type Translate, useLocale, useTexts, useTranslation } from '../../lib/i18n.tsx';
import { foldedOnScreen, MoreButton } from '../show-more/show-more.tsx';
import {
  detailOf,
  type EvidenceColumn,
  type EvidenceGroup,
  evidenceGroups,
  longestInitiatorPath,
  shortAddress,
  statesOf,
} from './evidence-columns.ts';
import classes from './evidence-table.module.css';
import { InitiatorPath } from './initiator-path.tsx';

const rowsAtFirst = 5;

/** Evidence of a finding: a table for each kind, and the chain that led to it. */
export function EvidenceTable({ items }: { items: readonly ReportFindingItem[] }) {
  const { t } = useTranslation('report');
  const format = useFormat();
  const id = useId();
  if (items.length === 0) return null;
  const path = longestInitiatorPath(items);
  const states = statesOf(items).map((state) => t('evidence.quoted', { text: t(`state.${state}`) }));
  const inStates =
    states.length === 3 ? t('evidence.allStates') : t('evidence.states', { count: states.length, states: format.list(states) });
  const pages = [...new Set(items.map(({ page }) => page))];
  const onlyPage = pages.length === 1 && pages[0] && !['page', 'form'].includes(items[0]!.kind) ? shortAddress(pages[0]) : null;
  const where = [...(states.length > 0 ? [inStates] : []), ...(onlyPage ? [onlyPage] : [])];
  return (
    <div className={classes.evidence}>
      <div className={classes.head}>
        <p className={classes.title} id={id}>
          {t('evidence.title')}
        </p>
        {where.length > 0 && <p className={classes.where}>{where.join(' · ')}</p>}
      </div>
      {evidenceGroups(items).map((group) => (
        <KindTable key={group.kind} group={group} labelledBy={id} t={t} format={format} />
      ))}
      {path && <InitiatorPath path={path} />}
    </div>
  );
}

interface KindTableProps {
  group: EvidenceGroup;
  labelledBy: string;
  t: Translate<'report'>;
  format: Format;
}

function KindTable({ group, labelledBy, t, format }: KindTableProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { kind, columns, statesDiffer, items } = group;
  const more = items.length - rowsAtFirst;
  return (
    <>
      <table className={classes.table} id={id} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{t(`evidence.kind.${kind}`)}</th>
            {columns.map(({ name, atEnd }) => (
              <th scope="col" key={name} className={atEnd ? classes.end : undefined}>
                {t(`evidence.column.${name}`)}
              </th>
            ))}
            {statesDiffer && <th scope="col">{t('evidence.state')}</th>}
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one thing may be proven twice; the list never changes
            <tr key={index} className={index >= rowsAtFirst && !open ? foldedOnScreen : undefined}>
              <td data-label={t(`evidence.kind.${kind}`)}>
                <Thing item={item} />
              </td>
              {columns.map((column) => (
                <td key={column.name} data-label={t(`evidence.column.${column.name}`)} className={column.atEnd ? classes.end : undefined}>
                  <Cell item={item} column={column} t={t} format={format} />
                </td>
              ))}
              {statesDiffer && (
                <td data-label={t('evidence.state')}>{item.states.map((state) => t(`state.${state}`)).join(', ') || '–'}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <MoreButton open={open} onToggle={setOpen} controls={id} label={t('more.entries', { count: more })} lessLabel={t('more.less')} />
      )}
    </>
  );
}

const longestWhole = 26;

/** A name or address; short ones are not broken while there is room for a table. */
function Code({ text }: { text: string }) {
  const short = shortAddress(text);
  return (
    <code className={short.length <= longestWhole ? classes.whole : undefined} title={short === text ? undefined : text}>
      {short}
    </code>
  );
}

/** Names and addresses in mono; quotes, labels and services as text. */
function Thing({ item: { kind, value } }: { item: ReportFindingItem }) {
  if (kind === 'service' || kind === 'control') return value;
  if (kind === 'text') return <q className={classes.quote}>{value}</q>;
  return <Code text={value} />;
}

function Cell({ item, column, t, format }: { item: ReportFindingItem; column: EvidenceColumn; t: Translate<'report'>; format: Format }) {
  const words: Readonly<Record<string, string>> = useTexts('report').evidence.word;
  const value = detailOf(item, column.name);
  if (column.writing === 'lifetime') return typeof value === 'number' ? lifetime(value, t, format) : t('evidence.session');
  if (value === null || value === undefined || value === '') return '–';
  switch (column.writing) {
    case 'code':
      return <Code text={String(value)} />;
    case 'count':
      return typeof value === 'number' ? format.count(value) : String(value);
    case 'milliseconds':
      return format.seconds(Number(value));
    case 'yes':
      return value === true ? t('evidence.yes') : t('evidence.no');
    case 'pixels':
      return `${String(value)}\u00a0px`;
    case 'ratio':
      return <Ratio value={Number(value)} />;
    case 'date':
      return Number.isNaN(Date.parse(String(value))) ? String(value) : format.date(String(value));
    case 'text':
      return String(value)
        .split(', ')
        .map((word) => words[word] ?? word)
        .join(', ');
  }
}

/** A contrast, with the decimals that matter. */
function Ratio({ value }: { value: number }) {
  const { locale } = useLocale();
  return `${value.toLocaleString(locale, { maximumFractionDigits: 1 })}:1`;
}

function lifetime(seconds: number, t: Translate<'report'>, format: Format): string {
  const [unit, length] =
    seconds >= 86_400 ? (['days', 86_400] as const) : seconds >= 3_600 ? (['hours', 3_600] as const) : (['minutes', 60] as const);
  const count = Math.max(1, Math.round(seconds / length));
  return t(`evidence.${unit}`, { count, amount: format.count(count) });
}
