import type { ConsentMonitor } from '#contract/consent-monitor.ts';
import { Screenshot } from '../../components/screenshot/screenshot.tsx';
import { Section } from '../../components/section/section.tsx';
import { type Translate, useTexts, useTranslation } from '../../lib/i18n.tsx';
import { BannerButtons } from './banner-buttons.tsx';
import { type ChoiceOutcome, choiceOutcome, withdrawalOutcome } from './consent-outcome.ts';
import classes from './consent-section.module.css';

interface ConsentSectionProps {
  monitor: ConsentMonitor;
  identifier: string;
  secret: string | null;
}

/** The banner as it was seen, its controls, and what became of rejecting, accepting, withdrawing and closing. */
export function ConsentSection({ monitor, identifier, secret }: ConsentSectionProps) {
  const { t } = useTranslation('report');
  const { banner, cmp, screenshots } = monitor;
  const shot =
    screenshots.find(({ state, moment }) => state === 'none' && moment === 'banner') ??
    screenshots.find(({ moment }) => moment === 'banner');
  const platform = banner.visible ? <p>{cmp.name ? t('consent.by', { name: cmp.name }) : t('consent.own')}</p> : null;
  if (!banner.examined || !banner.visible) {
    return (
      <Section id="einwilligung" title={t('consent.title')} tight>
        <p className={classes.plain}>{t(banner.examined ? 'consent.none' : 'consent.notExamined')}</p>
      </Section>
    );
  }
  return (
    <Section id="einwilligung" title={t('consent.title')} note={platform}>
      <div className={classes.banner}>
        {shot && <Screenshot identifier={identifier} secret={secret} file={shot.file} alt={t('consent.shot')} missing={t('head.noShot')} />}
        <BannerButtons banner={banner} />
      </div>
      <Outcomes monitor={monitor} />
    </Section>
  );
}

function Outcomes({ monitor: { reject, accept, withdrawal, close } }: { monitor: ConsentMonitor }) {
  const { t } = useTranslation('report');
  const proofWords = useTexts('report').consent.proof as Readonly<Record<string, string>>;
  const sentences = (outcome: ChoiceOutcome) => choiceSentences(outcome, proofWords, t).join(' ');
  const withdrawn = withdrawalOutcome(withdrawal);
  const rows: [term: string, text: string][] = [
    [t('consent.reject'), sentences(choiceOutcome(reject))],
    [t('consent.accept'), sentences(choiceOutcome(accept))],
    [
      t('consent.withdraw'),
      withdrawn.says === 'found'
        ? [
            t('consent.withdrawFound', { text: withdrawn.text, count: withdrawn.pages }),
            ...(withdrawn.reopens === null ? [] : [t(withdrawn.reopens ? 'consent.reopens' : 'consent.reopensNot')]),
          ].join(' ')
        : t(withdrawn.says === 'none' ? 'consent.withdrawNone' : 'consent.withdrawNotExamined'),
    ],
  ];
  if (close.examined) {
    rows.push([
      t('consent.close'),
      !close.present
        ? t('consent.closeAbsent')
        : close.consentGiven === null
          ? t('consent.closeUnknown')
          : t(close.consentGiven ? 'consent.closeAccepts' : 'consent.closeNothing'),
    ]);
  }
  return (
    <dl className={classes.outcomes}>
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function choiceSentences(
  { layer, clicks, verified, proofs, message }: ChoiceOutcome,
  words: Readonly<Record<string, string>>,
  t: Translate<'report'>,
): string[] {
  const done =
    clicks === 0 ? [] : [layer === null ? t('consent.doneNoLayer', { count: clicks }) : t('consent.done', { layer, count: clicks })];
  if (!verified) return [...done, message ?? t('states.notExamined')];
  const named = proofs.map((kind) => words[kind] ?? kind);
  return [...done, t('consent.readBack'), ...(named.length > 0 ? [t('consent.proofs', { proofs: named.join(', ') })] : [])];
}
