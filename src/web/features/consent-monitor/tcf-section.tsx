import type { ReactNode } from 'react';
import { FullText } from '../../components/full-text/full-text.tsx';
import { Section } from '../../components/section/section.tsx';
import { Fold } from '../../components/show-more/fold.tsx';
import table from '../../components/table/table.module.css';
import { useFormat } from '../../lib/format.ts';
import { useTexts, useTranslation } from '../../lib/i18n.tsx';
import classes from './consent-monitor.module.css';
import { purposeIn, purposesIn, type TcAnswer, type TcDifference, type TcMoment, tcDifferences, tcMoments } from './tc-moments.ts';

/** The TC strings decoded side by side, and what each choice changed in them. */
export function TcfSection({ tcf }: { tcf: readonly TcAnswer[] }) {
  const { t } = useTranslation('consentMonitor');
  const moments = tcMoments(tcf);
  const withString = moments.filter(({ answer }) => answer.tcString !== null);
  return (
    <Section id="tc-string" title={t('tcf.title')} note={<p>{t('tcf.note')}</p>} rule="quiet">
      {withString.length === 0 && <p className="meta">{t('tcf.noString')}</p>}
      {withString.some(({ answer }) => answer.content === null) && <p className="meta">{t('tcf.unreadable')}</p>}
      <Differences differences={tcDifferences(moments)} />
      <MomentTable moments={moments} />
      {withString.length > 0 && (
        <Fold title={t('tcf.strings')}>
          <Strings moments={withString} />
        </Fold>
      )}
    </Section>
  );
}

function Differences({ differences }: { differences: readonly TcDifference[] }) {
  const { t } = useTranslation('consentMonitor');
  const { count, list } = useFormat();
  const numbers = (purposes: readonly number[]) => list(purposes.map(String));
  return differences.map(({ state, came, went, vendors: [before, after] }) => {
    const changes = [
      ...(came.length > 0 ? [t('tcf.came', { count: came.length, purposes: numbers(came) })] : []),
      ...(went.length > 0 ? [t('tcf.went', { count: went.length, purposes: numbers(went) })] : []),
    ];
    return (
      <p key={state} className={classes.difference}>
        <strong>{t(`tcf.change.${state}`)}</strong> {changes.length > 0 ? list(changes) : t('tcf.same')}.{' '}
        {t('tcf.vendorsChange', { before: count(before), after: count(after) })}
      </p>
    );
  });
}

function MomentTable({ moments }: { moments: readonly TcMoment[] }) {
  const { t } = useTranslation('consentMonitor');
  const texts = useTexts('consentMonitor').tcf;
  const names: Readonly<Record<number, string>> = texts.purpose;
  const features: Readonly<Record<number, string>> = texts.feature;
  const titles: Readonly<Record<string, string>> = texts.moment;
  const { count, date } = useFormat();
  type Content = NonNullable<TcAnswer['content']>;
  const row = (term: ReactNode, key: string, value: (moment: TcMoment) => ReactNode) => (
    <tr key={key}>
      <th scope="row">{term}</th>
      {moments.map((moment) => (
        <td key={moment.id} data-label={titles[moment.id]}>
          {value(moment)}
        </td>
      ))}
    </tr>
  );
  const field = (name: 'vendorList' | 'created' | 'updated' | 'language' | 'country' | 'scope', value: (content: Content) => ReactNode) =>
    row(t(`tcf.${name}`), name, ({ answer: { content } }) => (content ? value(content) : <None />));
  const heading = (title: string) => (
    <tr className={classes.part}>
      <th scope="rowgroup" colSpan={moments.length + 1}>
        {title}
      </th>
    </tr>
  );
  const decoded = moments.some(({ answer }) => answer.content !== null);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by keyboard
    <section className={classes.scroll} aria-label={t('tcf.decoded')} tabIndex={0}>
      <table className={`${table.table} ${classes.moments}`}>
        <thead>
          <tr>
            <th scope="col">{t('tcf.what')}</th>
            {moments.map(({ id }) => (
              <th key={id} scope="col">
                {titles[id]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(t('tcf.cmp'), 'cmp', ({ answer: { cmpId, cmpVersion } }) =>
            cmpId === null ? <None /> : t('tcf.cmpOf', { id: cmpId, version: cmpVersion ?? '–' }),
          )}
          {row(t('tcf.gdpr'), 'gdpr', ({ answer: { gdprApplies } }) => (gdprApplies === null ? <None /> : t(gdprApplies ? 'yes' : 'no')))}
          {row(t('tcf.policy'), 'policy', ({ answer: { policyVersion } }) =>
            policyVersion === null ? <None /> : t('tcf.version', { version: policyVersion }),
          )}
          {field('vendorList', ({ vendorListVersion }) => t('tcf.version', { version: vendorListVersion }))}
          {field('created', ({ created }) => date(created))}
          {field('updated', ({ lastUpdated }) => date(lastUpdated))}
          {field('language', ({ consentLanguage }) => consentLanguage)}
          {field('country', ({ publisherCountry }) => publisherCountry)}
          {field('scope', ({ isServiceSpecific }) => t(isServiceSpecific ? 'tcf.scopeSite' : 'tcf.scopeAll'))}
          {row(t('tcf.vendors'), 'vendors', ({ answer: { content, vendorConsents } }) => (content ? count(vendorConsents) : <None />))}
          {row(t('tcf.answers'), 'answers', ({ answers }) => count(answers))}
        </tbody>
        {decoded && (
          <tbody>
            {heading(t('tcf.purposes'))}
            {purposesIn(moments, Object.keys(names).length).map((purpose) =>
              row(
                <Numbered number={purpose} name={names[purpose] ?? t('tcf.purposeUnknown')} />,
                `purpose ${purpose}`,
                ({ answer: { content } }) => {
                  const set = content ? purposeIn(content, purpose) : 'none';
                  return set === 'none' ? <None /> : <strong className={classes.set}>{t(`tcf.${set}`)}</strong>;
                },
              ),
            )}
          </tbody>
        )}
        {decoded && (
          <tbody>
            {heading(t('tcf.features'))}
            {Object.entries(features).map(([number, name]) =>
              row(<Numbered number={Number(number)} name={name} />, `feature ${number}`, ({ answer: { content } }) =>
                content?.specialFeatures.includes(Number(number)) ? <strong className={classes.set}>{t('tcf.consent')}</strong> : <None />,
              ),
            )}
          </tbody>
        )}
      </table>
    </section>
  );
}

function Numbered({ number, name }: { number: number; name: string }) {
  return (
    <span className={classes.numbered}>
      <span>{number}</span>
      <span>{name}</span>
    </span>
  );
}

function None() {
  const { t } = useTranslation('consentMonitor');
  return (
    <>
      <span className={classes.count} aria-hidden="true">
        –
      </span>
      <span className="visually-hidden">{t('tcf.none')}</span>
    </>
  );
}

const shortest = 64;

function Strings({ moments }: { moments: readonly TcMoment[] }) {
  const { t } = useTranslation('consentMonitor');
  const titles: Readonly<Record<string, string>> = useTexts('consentMonitor').tcf.moment;
  const { count } = useFormat();
  const short = (text: string) => (text.length > shortest ? `${text.slice(0, shortest)}…` : text);
  const text = (full: string) => <FullText short={short(full)} full={full} moreLabel={t('tcf.show')} lessLabel={t('tcf.shorten')} />;
  return (
    <dl className={classes.strings}>
      {moments.map(({ id, answer: { tcString, content, vendorConsents } }) => (
        <div key={id}>
          <dt>{titles[id]}</dt>
          <dd>
            {text(tcString ?? '')}
            {content && content.vendorsConsent.length > 0 && (
              <p>
                {t('tcf.vendorNumbers')}
                {vendorConsents > content.vendorsConsent.length &&
                  ` (${t('tcf.vendorsFirst', { count: count(content.vendorsConsent.length) })})`}
                : {text(content.vendorsConsent.join(', '))}
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
