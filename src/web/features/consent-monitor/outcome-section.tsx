import type { Choice, ConsentMonitor } from '#contract/consent-monitor.ts';
import { Section } from '../../components/section/section.tsx';
import { useTexts, useTranslation } from '../../lib/i18n.tsx';
import classes from './consent-monitor.module.css';

/** What became of rejecting and accepting, with each proof that was read back. */
export function OutcomeSection({ monitor }: { monitor: ConsentMonitor }) {
  const { t } = useTranslation('consentMonitor');
  return (
    <Section id="ergebnis" title={t('outcome.title')} note={<p>{t('outcome.note')}</p>} rule="quiet">
      <div className={classes.two}>
        {(['reject', 'accept'] as const).map((name) => (
          <article key={name} aria-labelledby={`ergebnis-${name}`}>
            <h3 id={`ergebnis-${name}`} className={classes.choice}>
              {t(`film.of.${name}`)}
            </h3>
            <Outcome choice={monitor[name]} />
          </article>
        ))}
      </div>
    </Section>
  );
}

function Outcome({ choice: { performed, verified, layer, method, clicks, message, proofs } }: { choice: Choice }) {
  const { t } = useTranslation('consentMonitor');
  const methods: Readonly<Record<string, string>> = useTexts('consentMonitor').outcome.method;
  const words: Readonly<Record<string, string>> = useTexts('report').consent.proof;
  const clicked = t('outcome.clicks', { count: clicks });
  return (
    <>
      <p className={classes.statement}>{t(verified ? 'outcome.verified' : performed ? 'outcome.unverified' : 'outcome.notDone')}</p>
      {message !== null && <p className="meta">{message}</p>}
      {clicks > 0 && (
        <p className="meta">
          {Object.hasOwn(methods, method) && `${methods[method]}: `}
          {layer === null ? clicked : t('outcome.onLayer', { clicks: clicked, layer })}
        </p>
      )}
      {performed && (
        <>
          <h4 className={classes.subheading}>{t('outcome.proofs')}</h4>
          {proofs.length === 0 && <p className="meta">{t('outcome.noProofs')}</p>}
          <ul className={classes.proofs}>
            {proofs.map(({ kind, value, confirms }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a proof may be there twice; the list never changes
              <li key={index}>
                <span>{Object.hasOwn(words, kind) ? words[kind] : kind}</span>
                <span className={confirms ? classes.second : classes.marked}>
                  {t(confirms ? 'outcome.confirms' : 'outcome.contradicts')}
                </span>
                {value !== '' && value !== 'true' && <ProofValue kind={kind} value={value} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** What was read; that it was so is said by the proof itself. */
function ProofValue({ kind, value }: { kind: string; value: string }) {
  const { t } = useTranslation('consentMonitor');
  const counted = kind === 'tc-string' ? /^(\d+) purposes, (\d+) vendors$/.exec(value) : null;
  if (counted) return <span className={classes.value}>{t('outcome.tcCounts', { purposes: counted[1]!, vendors: counted[2]! })}</span>;
  return value === 'false' ? <span className={classes.value}>{t('no')}</span> : <code>{value}</code>;
}
