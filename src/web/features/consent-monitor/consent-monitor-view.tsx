import { useQuery } from '@tanstack/react-query';
import type { ConsentMonitor } from '#contract/consent-monitor.ts';
import type { Report } from '#contract/report.ts';
import { Section } from '../../components/section/section.tsx';
import { ViewRequest } from '../../components/view-state/view-request.tsx';
import { callApi } from '../../lib/api.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { BannerSection } from './banner-section.tsx';
import { ButtonsSection } from './buttons-section.tsx';
import { ConsentModeSection } from './consent-mode-section.tsx';
import { FilmSection } from './film-section.tsx';
import { OutcomeSection } from './outcome-section.tsx';
import { TcfSection } from './tcf-section.tsx';
import { WithdrawalSection } from './withdrawal-section.tsx';

interface ConsentMonitorViewProps {
  identifier: string;
  report: Report;
}

/** The banner, what the scan did with it, and what each choice brought about. */
export function ConsentMonitorView({ identifier, report }: ConsentMonitorViewProps) {
  const { t } = useTranslation('consentMonitor');
  const { data, error, refetch } = useQuery({
    queryKey: ['consent-monitor', identifier],
    queryFn: ({ signal }) => callApi('consentMonitor', { params: { id: identifier }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) {
    return (
      <Section id="consent-monitor" title={t('title')}>
        <ViewRequest error={error} onRetry={() => void refetch()} />
      </Section>
    );
  }
  return <Loaded identifier={identifier} report={report} monitor={data} />;
}

function Loaded({ identifier, report, monitor }: ConsentMonitorViewProps & { monitor: ConsentMonitor }) {
  const { banner, tcf, consentMode } = monitor;
  const hasBanner = banner.examined && banner.visible;
  return (
    <>
      <BannerSection identifier={identifier} monitor={monitor} />
      {hasBanner && <ButtonsSection banner={banner} />}
      {hasBanner && <FilmSection identifier={identifier} monitor={monitor} />}
      <OutcomeSection monitor={monitor} />
      <AppearanceSection identifier={identifier} completeness={report.completeness} />
      {tcf.length > 0 && <TcfSection tcf={tcf} />}
      {consentMode.length > 0 && <ConsentModeSection identifier={identifier} commands={consentMode} />}
      <WithdrawalSection monitor={monitor} />
    </>
  );
}
