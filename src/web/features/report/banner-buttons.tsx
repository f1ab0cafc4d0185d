import type { BannerButton, ConsentMonitor } from '#contract/consent-monitor.ts';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './consent-section.module.css';

const longestLabel = 80;

/** The controls of the banner by layer, with the numbers they have in the screenshot, and how prominent each is. */
export function BannerButtons({ banner: { buttons, firstLayer, toggles } }: { banner: ConsentMonitor['banner'] }) {
  const { t } = useTranslation('report');
  const { list } = useFormat();
  const layers = [...new Set(buttons.map(({ layer }) => layer))].sort((a, b) => a - b);
  const preselected = toggles.filter(({ checked, disabled }) => checked && !disabled).map(({ label }) => label);
  return (
    <div className={classes.layers}>
      {layers.map((layer) => (
        <Layer key={layer} layer={layer} buttons={buttons.filter((button) => button.layer === layer)} />
      ))}
      {!firstLayer.reject && <p>{t('consent.noReject')}</p>}
      {preselected.length > 0 && <p>{t('consent.toggles', { names: list(preselected.map((text) => t('evidence.quoted', { text }))) })}</p>}
    </div>
  );
}

/** One layer: the controls that decide, and what else can be clicked in a line below. */
function Layer({ layer, buttons }: { layer: number; buttons: readonly BannerButton[] }) {
  const { t } = useTranslation('report');
  // The screenshot shows the first layer; its marks count all controls of it.
  const numbered = buttons.map((button, index) => ({ ...button, number: layer === 1 ? index + 1 : null }));
  const others = numbered.filter(({ role, text }) => role === 'other' && text.length <= longestLabel).map(({ text }) => text);
  return (
    <section aria-labelledby={`ebene-${layer}`}>
      <h3 id={`ebene-${layer}`}>{t('consent.layer', { count: layer })}</h3>
      <ol className={classes.buttons}>
        {numbered
          .filter(({ role }) => role !== 'other')
          .map(({ number, text, role, size }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two controls may read the same; the list never changes
            <li key={index}>
              <span className={classes.number}>{number}</span>
              <span className={classes.label}>{short(text)}</span>
              <span className={classes.kind}>
                {t(`consent.role.${role}`)}, {Math.round(size.width)} × {Math.round(size.height)}&nbsp;px
              </span>
            </li>
          ))}
      </ol>
      {others.length > 0 && <p className={classes.others}>{t('consent.others', { names: [...new Set(others)].join(', ') })}</p>}
    </section>
  );
}

function short(text: string): string {
  return text.length > longestLabel ? `${text.slice(0, longestLabel)}…` : text;
}
