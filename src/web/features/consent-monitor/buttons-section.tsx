import type { BannerButton, ConsentMonitor } from '#contract/consent-monitor.ts';
import { Section } from '../../components/section/section.tsx';
import { ShowMore } from '../../components/show-more/show-more.tsx';
import table from '../../components/table/table.module.css';
import { useLocale, useTranslation } from '../../lib/i18n.tsx';
import classes from './consent-monitor.module.css';

const rowsAtFirst = 15;
const longestText = 120;

/** The controls of the banner with what makes them prominent, and its switches as they stood at first. */
export function ButtonsSection({ banner: { buttons, toggles } }: { banner: ConsentMonitor['banner'] }) {
  const { t } = useTranslation('consentMonitor');
  // The marks of the picture count all controls of the first layer, in this order.
  const onFirst = buttons.filter(({ layer }) => layer === 1);
  const numbered = [...buttons]
    .sort((a, b) => a.layer - b.layer)
    .map((button) => ({ button, number: button.layer === 1 ? onFirst.indexOf(button) + 1 : null }));
  if (buttons.length === 0 && toggles.length === 0) return null;
  const rest = numbered.slice(rowsAtFirst);
  return (
    <Section id="schaltflaechen" title={t('buttons.title')} note={<p>{t('buttons.note')}</p>} rule="quiet">
      {buttons.length > 0 && <ButtonTable rows={numbered.slice(0, rowsAtFirst)} />}
      {rest.length > 0 && (
        <ShowMore label={t('more', { count: rest.length })} lessLabel={t('less')}>
          <ButtonTable rows={rest} />
        </ShowMore>
      )}
      {toggles.length > 0 && <Toggles toggles={toggles} />}
    </Section>
  );
}

function ButtonTable({ rows }: { rows: readonly { button: BannerButton; number: number | null }[] }) {
  const { t } = useTranslation('consentMonitor');
  const { t: tReport } = useTranslation('report');
  const { locale } = useLocale();
  const pixels = (value: number) => `${Math.round(value)}`;
  const ratio = (value: number) => `${value.toLocaleString(locale, { maximumFractionDigits: 1 })}:1`;
  const columns = ['number', 'text', 'role', 'layer', 'size', 'font', 'contrast', 'position'] as const;
  return (
    <table className={`${table.table} ${table.cards} ${classes.table}`} aria-labelledby="schaltflaechen-title">
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {t(`buttons.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ button, number }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two controls may read the same; the list never changes
          <tr key={index}>
            <td data-label={t('buttons.number')}>{number ?? '–'}</td>
            <th scope="row">
              <bdi>{shortened(button.text) || t('buttons.noText')}</bdi>
              <span className={classes.second}>{t(`buttons.elementOf.${button.element}`)}</span>
            </th>
            <td data-label={t('buttons.role')}>{tReport(`consent.role.${button.role}`)}</td>
            <td data-label={t('buttons.layer')}>{button.layer}</td>
            <td data-label={t('buttons.size')}>
              {pixels(button.size.width)} × {pixels(button.size.height)}&nbsp;px
            </td>
            <td data-label={t('buttons.font')}>
              {t('buttons.fontOf', { size: `${pixels(button.fontSize)}\u00a0px`, weight: button.fontWeight })}
            </td>
            <td data-label={t('buttons.contrast')}>
              {ratio(button.contrast)}
              <span className={classes.second}>{t('buttons.surface', { ratio: ratio(button.surfaceContrast) })}</span>
            </td>
            <td data-label={t('buttons.position')}>
              {pixels(button.position.x)}, {pixels(button.position.y)}
              {!button.inViewport && <span className={classes.second}>{t('buttons.outside')}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Toggles({ toggles }: { toggles: ConsentMonitor['banner']['toggles'] }) {
  const { t } = useTranslation('consentMonitor');
  const preselected = toggles.filter(({ checked, disabled }) => checked && !disabled).length;
  const position = (checked: boolean, disabled: boolean) =>
    t(disabled ? (checked ? 'toggles.locked' : 'toggles.lockedOff') : checked ? 'toggles.on' : 'toggles.off');
  const list = (some: typeof toggles) => (
    <ul className={classes.toggles}>
      {some.map(({ label, layer, checked, disabled, legitimateInterest }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two switches may read the same; the list never changes
        <li key={index}>
          <bdi>{shortened(label) || t('buttons.noText')}</bdi>
          <span className={checked && !disabled ? classes.marked : classes.second}>{position(checked, disabled)}</span>
          <span className={classes.second}>
            {t('film.layer', { layer })}
            {legitimateInterest && `, ${t('toggles.interest')}`}
          </span>
        </li>
      ))}
    </ul>
  );
  const rest = toggles.slice(rowsAtFirst);
  return (
    <>
      <h3 className={classes.heading}>{t('toggles.title')}</h3>
      <p className="meta">{preselected === 0 ? t('toggles.preselectedNone') : t('toggles.preselected', { count: preselected })}</p>
      {list(toggles.slice(0, rowsAtFirst))}
      {rest.length > 0 && (
        <ShowMore label={t('more', { count: rest.length })} lessLabel={t('less')}>
          {list(rest)}
        </ShowMore>
      )}
    </>
  );
}

function shortened(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > longestText ? `${trimmed.slice(0, longestText)}…` : trimmed;
}
