import { useId, useState } from 'react';
import type { ReportFindingItem } from '#contract/report.ts';
import { type Format, useFormat } from '../../lib/format.ts';
import { type Translate, useLocale, useTexts, useTranslation } from '../../lib/i18n.tsx';
import { foldedOnScreen, MoreButton } from '../show-more/show-more.tsx';
import {
  type Clicks,
  detailOf,
  type EvidenceColumn,
  type EvidenceGroup,
  evidenceGroups,
  msAfterClick,
  shortAddress,
  shortestInitiatorPath,
  statesOf,
} from './evidence-columns.ts';
import classes from './evidence-table.module.css';
import { InitiatorPath } from './initiator-path.tsx';
import { lifetimeText } from './lifetime-text.ts';

const rowsAtFirst = 5;
const noClicks: Clicks = {};

/** Evidence of a finding: a table for each kind, and the chain that led to it. */
export function EvidenceTable({ items, clicks = noClicks }: { items: readonly ReportFindingItem[]; clicks?: Clicks | undefined }) {
  const { t } = useTranslation('report');
  const format = useFormat();
  const id = useId();
  if (items.length === 0) return null;
  const path = shortestInitiatorPath(items);
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
        <KindTable key={group.kind} group={group} clicks={clicks} labelledBy={id} t={t} format={format} />
      ))}
      {path && <InitiatorPath path={path} />}
    </div>
  );
}

interface KindTableProps {
  group: EvidenceGroup;
  clicks: Clicks;
  labelledBy: string;
  t: Translate<'report'>;
  format: Format;
}

function KindTable({ group, clicks, labelledBy, t, format }: KindTableProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { kind, columns, statesDiffer, items } = group;
  const more = items.length - rowsAtFirst;
  // One column, one meaning: counted from the click only when everything happened after it.
  const isAfterClick = items.every((item) => msAfterClick(item, clicks) !== null);
  const heading = (name: EvidenceColumn['name']) =>
    t(name === 'timeMs' && isAfterClick ? 'evidence.afterClick' : `evidence.column.${name}`);
  return (
    <>
      <table className={classes.table} id={id} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{t(`evidence.kind.${kind}`)}</th>
            {columns.map(({ name, atEnd }) => (
              <th scope="col" key={name} className={atEnd ? classes.end : undefined}>
                {heading(name)}
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
                <td key={column.name} data-label={heading(column.name)} className={column.atEnd ? classes.end : undefined}>
                  <Cell item={item} column={column} afterClick={isAfterClick ? msAfterClick(item, clicks) : null} t={t} format={format} />
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

interface CellProps {
  item: ReportFindingItem;
  column: EvidenceColumn;
  /** Milliseconds; null = not counted from the click. */
  afterClick: number | null;
  t: Translate<'report'>;
  format: Format;
}

function Cell({ item, column, afterClick, t, format }: CellProps) {
  const words: Readonly<Record<string, string>> = useTexts('report').evidence.word;
  const value = detailOf(item, column.name);
  if (column.writing === 'lifetime') return typeof value === 'number' ? lifetimeText(value, t, format) : t('evidence.session');
  if (value === null || value === undefined || value === '') return '–';
  switch (column.writing) {
    case 'code':
      return <Code text={String(value)} />;
    case 'count':
      return typeof value === 'number' ? format.count(value) : String(value);
    case 'milliseconds':
      return format.seconds(afterClick ?? Number(value));
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
