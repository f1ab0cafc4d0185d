import { useConfiguration } from '../../lib/configuration.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './examples.module.css';

/** In evaluation mode, sites that can be scanned without Internet; a click takes the address over. */
export function Examples({ onChoose }: { onChoose: (url: string) => void }) {
  const { t, i18n } = useTranslation('home');
  const { evaluation, examples } = useConfiguration();
  if (!evaluation || examples.length === 0) return null;
  return (
    <section className={classes.examples} aria-labelledby="examples">
      <h2 id="examples">{t('form.examples')}</h2>
      <ul>
        {examples.map((example) => (
          <li key={example.url}>
            <button
              type="button"
              aria-label={`${t('form.useExample', { url: example.url })}: ${example[i18n.language]}`}
              onClick={() => onChoose(example.url)}
            >
              <code>{example.url}</code>
            </button>
            <span>{example[i18n.language]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
