import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { ScanOrderAnswer } from '#contract/api/scan-reading.ts';
import type { Report, ReportFinding } from '#contract/report.ts';
import type { FindingWork } from '../../../components/finding/finding-slots.ts';
import { useRescan } from '../../../components/scan-actions/use-rescan.ts';
import { useTranslation } from '../../../lib/i18n.tsx';
import { DisputeButton, DisputeNote } from './dispute-tools.tsx';
import { RecheckNote } from './recheck-note.tsx';
import { recheckOutcome } from './recheck-outcome.ts';
import type { useDisputes } from './use-disputes.ts';

interface FindingWorkInput {
  report: Report;
  disputes: ReturnType<typeof useDisputes>;
  /** Undefined while it is not known: nothing can be looked at again yet. */
  order: ScanOrderAnswer | undefined;
  /** Finding of an earlier scan that this one was started for. */
  asked: string | null;
  onRestarted: (identifier: string, finding: ReportFinding) => void;
}

/** What a customer did about findings and can do: contradict, look again. The same until something of it changes. */
export function useFindingWork({ report, disputes, order, asked, onRestarted }: FindingWorkInput): FindingWork {
  const { list } = disputes;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the calls themselves never change what they do, and a new object would draw every finding again
  return useMemo(() => {
    const byFinding = new Map(list?.disputes.map((dispute) => [dispute.findingId, dispute]));
    const outcome = asked === null ? null : recheckOutcome(report, asked);
    const isShown = report.areas.some(({ findings }) =>
      findings.some((finding) => finding.checkId === outcome?.checkId && (finding.class === 'Risk' || finding.class === 'Hint')),
    );
    return {
      isDisputed: (id) => byFinding.has(id),
      note: (finding) => {
        const dispute = byFinding.get(finding.id);
        return dispute && <DisputeNote finding={finding} dispute={dispute} disputes={disputes} />;
      },
      tools: (finding) => list && <DisputeButton finding={finding} disputes={disputes} />,
      recheck: (finding) => order && <RecheckButton order={order} onRestarted={(identifier) => onRestarted(identifier, finding)} />,
      rechecked: outcome && { checkId: outcome.checkId, outcome: <RecheckNote outcome={outcome} isAlone={!isShown} /> },
    };
  }, [list, report, order, asked]);
}

/** Scans again with the same settings. */
function RecheckButton({ order, onRestarted }: { order: ScanOrderAnswer; onRestarted: (identifier: string) => void }) {
  const { t } = useTranslation('reportWork');
  const rescan = useRescan();
  const again = async () => {
    const started = await rescan(order);
    if (started) onRestarted(started);
  };
  return (
    <Button variant="default" onClick={() => void again()}>
      {t('recheck.button')}
    </Button>
  );
}
