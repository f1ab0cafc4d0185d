import type { ReactNode } from 'react';
import type { ConsentMonitor } from '#contract/consent-monitor.ts';
import { Screenshot } from '../../components/screenshot/screenshot.tsx';
import { Section } from '../../components/section/section.tsx';
import { Fold } from '../../components/show-more/fold.tsx';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './consent-monitor.module.css';
import { bannerShots } from './film-frames.ts';

/** Less than can be shown. */
const atOnceMs = 50;

/** Platform, how the banner behaves, and its marked picture in each state. */
export function BannerSection({ identifier, monitor }: { identifier: string; monitor: ConsentMonitor }) {
  const { t } = useTranslation('consentMonitor');
  const { banner, cmp, screenshots } = monitor;
  const isThere = banner.examined && banner.visible;
  const shots = bannerShots(screenshots);
  return (
    <Section id="banner" title={t('banner.title')}>
      {!isThere && (
        <>
          <p className={classes.statement}>{t(banner.examined ? 'banner.none' : 'banner.notExamined')}</p>
          <p className="meta">{t(banner.examined ? 'banner.noneText' : 'banner.notExaminedText')}</p>
        </>
      )}
      {(isThere || cmp.name !== null) && <Facts monitor={monitor} isThere={isThere} />}
      {isThere && shots.length > 0 && (
        <div className={classes.shots}>
          {shots.map(({ state, file }) => (
            <figure key={state}>
              <Screenshot
                identifier={identifier}
                secret={null}
                file={file}
                alt={`${t('banner.shot', { state: t(`banner.moment.${state}`) })}. ${t('banner.shots')}`}
                missing={t('film.noShot')}
              />
              <figcaption>{t('banner.shot', { state: t(`banner.moment.${state}`) })}</figcaption>
            </figure>
          ))}
        </div>
      )}
      {isThere && banner.text !== '' && (
        <Fold title={t('banner.text')}>
          <p className={classes.bannerText}>{banner.text}</p>
        </Fold>
      )}
    </Section>
  );
}

function Facts({ monitor: { banner, cmp }, isThere }: { monitor: ConsentMonitor; isThere: boolean }) {
  const { t } = useTranslation('consentMonitor');
  const { t: tReport } = useTranslation('report');
  const { seconds, list, count } = useFormat();
  const { firstLayer, blocksPage, seenAfterMs, buttons, toggles } = banner;
  const offered = (['accept', 'reject', 'settings'] as const)
    .filter((role) => firstLayer[role])
    .map((role) => tReport(`consent.role.${role}`));
  const layers = Math.max(1, ...buttons.map(({ layer }) => layer), ...toggles.map(({ layer }) => layer));
  const platform: [term: string, value: ReactNode][] = [
    [t('banner.platform'), cmp.name ?? t('banner.platformUnknown')],
    ...(cmp.vendor === null ? [] : [[t('banner.vendor'), cmp.vendor] satisfies [string, string]]),
    ...(cmp.tcfId === null ? [] : [[t('banner.tcfId'), String(cmp.tcfId)] satisfies [string, string]]),
  ];
  const seen: [term: string, value: ReactNode][] = isThere
    ? [
        [
          t('banner.visible'),
          seenAfterMs === null
            ? t('yes')
            : seenAfterMs < atOnceMs
              ? t('banner.atOnce')
              : t('banner.seenAfter', { time: seconds(seenAfterMs) }),
        ],
        [t('banner.blocks'), blocksPage === null ? t('unknown') : t(blocksPage ? 'yes' : 'no')],
        [t('banner.layers'), count(layers)],
        [
          t('banner.firstLayer'),
          [...(offered.length > 0 ? [list(offered)] : []), ...(firstLayer.reject ? [] : [t('banner.firstLayerLacks')])].join('; '),
        ],
      ]
    : [];
  return (
    <dl className={classes.facts}>
      {[...platform, ...seen].map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
