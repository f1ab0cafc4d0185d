import type { ConsentMonitor } from '#contract/consent-monitor.ts';
import type { ReportFinding } from '#contract/report.ts';
import { Screenshot } from '../../components/screenshot/screenshot.tsx';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { bannerProof } from './banner-proof.ts';
import classes from './report.module.css';

interface BannerPictureProps {
  finding: ReportFinding;
  monitor: ConsentMonitor;
  identifier: string;
  secret: string | null;
}

/** The banner with the controls that a finding is about, by the numbers they have in the picture. */
export function BannerPicture({ finding, monitor, identifier, secret }: BannerPictureProps) {
  const { t } = useTranslation('report');
  const { list } = useFormat();
  const proof = bannerProof(monitor, finding);
  if (!proof) return null;
  const { file, numbers } = proof;
  const named = t('consent.proofNumber', { count: numbers.length, numbers: list(numbers.map(String)) });
  return (
    <figure className={classes.proof}>
      <Screenshot identifier={identifier} secret={secret} file={file} alt={t('consent.shot')} missing={t('head.noShot')} />
      <figcaption>
        {t('consent.proofShot')}: {named}
      </figcaption>
    </figure>
  );
}
