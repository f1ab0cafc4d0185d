import type { ConsentMonitor } from '#contract/consent-monitor.ts';
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
        <section key={layer} aria-labelledby={`ebene-${layer}`}>
          <h3 id={`ebene-${layer}`}>{t('consent.layer', { count: layer })}</h3>
          <ol className={classes.buttons}>
            {buttons
              .filter((button) => button.layer === layer)
              .map((button, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two controls may read the same; the list never changes
                <li key={index}>
                  <span className={classes.number}>{layer === 1 ? index + 1 : ''}</span>
                  <span className={classes.label}>{short(button.text)}</span>
                  <span className={classes.kind}>
                    {button.role === 'other' ? t(`consent.element.${button.element}`) : t(`consent.role.${button.role}`)},{' '}
                    {Math.round(button.size.width)} × {Math.round(button.size.height)}&nbsp;px
                  </span>
                </li>
              ))}
          </ol>
        </section>
      ))}
      {!firstLayer.reject && <p>{t('consent.noReject')}</p>}
      {preselected.length > 0 && <p>{t('consent.toggles', { names: list(preselected.map((text) => t('evidence.quoted', { text }))) })}</p>}
    </div>
  );
}

function short(text: string): string {
  return text.length > longestLabel ? `${text.slice(0, longestLabel)}…` : text;
}
