import { IconCheck, IconPointerOff, IconX } from '@tabler/icons-react';
import type { VisitorScanAccepted } from '#contract/api/scan-order.ts';
import { Trace } from '../../components/trace/trace.tsx';
import { useConfiguration } from '../../lib/configuration.ts';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { RichText } from '../../lib/rich-text.tsx';
import { exampleTrace } from './example-trace.ts';
import classes from './home.module.css';
import { ScanForm } from './scan-form.tsx';

const states = [
  { state: 'none', Icon: IconPointerOff },
  { state: 'reject', Icon: IconX },
  { state: 'accept', Icon: IconCheck },
] as const;

/** Says what the product does, and takes the address of a website to scan. */
export function Home({ onStarted }: { onStarted: (scan: VisitorScanAccepted, url: string) => void }) {
  const { t } = useTranslation('home');
  const { product } = useConfiguration();
  return (
    <div className="sheet">
      <section className={classes.hero} aria-labelledby="home-title">
        <div>
          <h1 id="home-title">
            <RichText text={t('title')} marks={{ marked: (text) => <span className={classes.marked}>{text}</span> }} />
          </h1>
          <p className={`lead ${classes.lead}`}>{t('lead', { product })}</p>
          <ScanForm onStarted={onStarted} />
        </div>
        <figure className={classes.figure}>
          <figcaption>
            <b>{t('figure.title')}</b> {t('figure.text')}
          </figcaption>
          <Trace
            lanes={exampleTrace}
            mode="example"
            label={t('figure.label')}
            notes={{ none: t('figure.none'), reject: t('figure.reject'), accept: t('figure.accept') }}
          />
        </figure>
      </section>
      <Procedure />
      <Reliance />
      <section className={`${classes.part} ${classes.quiet}`} aria-labelledby="limits">
        <header>
          <h2 id="limits">{t('limits.title')}</h2>
        </header>
        <p className={`meta ${classes.limits}`}>{t('limits.text', { product })}</p>
      </section>
    </div>
  );
}

function Procedure() {
  const { t } = useTranslation('home');
  const { visitorPages } = useConfiguration();
  return (
    <section className={classes.part} aria-labelledby="how">
      <header>
        <h2 id="how">{t('how.title')}</h2>
        <p className={classes.intro}>{t('how.text')}</p>
        <p className={classes.intro}>{t('how.pages', { count: visitorPages })}</p>
      </header>
      <div className={classes.three}>
        {states.map(({ state, Icon }) => (
          <article key={state}>
            <h3>
              <Icon size={20} stroke={1.75} aria-hidden="true" />
              {t(`how.${state}`)}
            </h3>
            <p className="meta">{t(`how.${state}Text`)}</p>
          </article>
        ))}
      </div>
    </section>
  );
}

function Reliance() {
  const { t } = useTranslation('home');
  const { checks, visitorRetentionDays } = useConfiguration();
  const { count } = useFormat();
  const facts = [
    [count(checks.total), t('rely.checks', { count: checks.total, areas: checks.areas }), t('rely.checksText')],
    ['0', t('rely.thirdParty'), t('rely.thirdPartyText')],
    [count(visitorRetentionDays), t('rely.retention', { count: visitorRetentionDays }), t('rely.retentionText')],
    ['?', t('rely.open'), t('rely.openText')],
  ] as const;
  return (
    <section className={classes.part} aria-labelledby="rely">
      <header>
        <h2 id="rely">{t('rely.title')}</h2>
      </header>
      <dl className={classes.facts}>
        {facts.map(([figure, title, text]) => (
          <div key={title}>
            <dt>{figure}</dt>
            <dd>
              <b>{title}</b>
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
