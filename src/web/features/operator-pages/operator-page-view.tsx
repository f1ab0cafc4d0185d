import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useConfiguration } from '../../lib/configuration.ts';
import { useFormat } from '../../lib/format.ts';
import { useTexts, useTranslation } from '../../lib/i18n.tsx';
import { RichText } from '../../lib/rich-text.tsx';
import { fillText } from '../../lib/text-format.ts';
import classes from './operator-page-view.module.css';
import { type Block, filledBlocks, missingDetails, type OperatorPageName, operatorValues } from './operator-values.ts';

const marks = {
  email: (text: string) => <a href={`mailto:${text}`}>{text}</a>,
  phone: (text: string) => <a href={`tel:${text.replace(/[^\d+]/g, '')}`}>{text}</a>,
  // May be an address to write to, a name, or both.
  contact: (text: string) => (/^\S+@\S+$/.test(text) ? <a href={`mailto:${text}`}>{text}</a> : text),
  code: (text: string) => <code>{text}</code>,
  cookies: (text: string) => <Link to="/cookie-richtlinie">{text}</Link>,
  privacy: (text: string) => <Link to="/datenschutz">{text}</Link>,
  security: (text: string) => <a href="/.well-known/security.txt">{text}</a>,
};

/** One of the five pages of the operator. */
export function OperatorPageView({ page }: { page: OperatorPageName }) {
  const { t } = useTranslation('operator');
  const texts = useTexts('operator');
  const configuration = useConfiguration();
  const { list } = useFormat();
  const values = operatorValues(configuration, t('days', { count: configuration.visitorRetentionDays }));
  const missing = missingDetails(page, configuration.operator);
  const sections = Object.entries<{ title: string; text: string[] }>(texts[page].sections);
  return (
    <div className={`sheet ${classes.page}`}>
      <h1>{texts[page].title}</h1>
      <p className="lead">{fillText(texts[page].lead, values)}</p>
      {missing.length > 0 && (
        <p className={classes.missing}>
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
          <span>{t('missing', { fields: list(missing.map((detail) => t(`fields.${detail}`))) })}</span>
        </p>
      )}
      {sections.map(([id, { title, text }]) => {
        const blocks = filledBlocks(text, values);
        return (
          blocks.length > 0 && (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className={classes.section}>
              <h2 id={`${id}-title`}>{title}</h2>
              <div className={classes.text}>
                {blocks.map((block) => (
                  <TextBlock key={String(block)} block={block} />
                ))}
              </div>
            </section>
          )
        );
      })}
    </div>
  );
}

function TextBlock({ block }: { block: Block }) {
  if (!Array.isArray(block)) {
    return (
      <p>
        <RichText text={block} marks={marks} />
      </p>
    );
  }
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>
          <RichText text={item} marks={marks} />
        </li>
      ))}
    </ul>
  );
}
