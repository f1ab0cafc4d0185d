import { type MouseEvent, useCallback, useEffect, useMemo, useState } from 'react';
import type { Report } from '#contract/report.ts';
import { checkOfAnchor, type FindingGroup, groupAnchor, groupFindings, splitGroups } from './finding-groups.ts';

/** Findings that are shown before „weitere anzeigen“. */
const groupsAtFirst = 5;

/** The findings in their order, whether the folded ones are shown, and how links lead to each. */
export interface FindingLinks {
  groups: FindingGroup[];
  first: FindingGroup[];
  rest: ReturnType<typeof splitGroups>['rest'];
  restCount: number;
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Goes to a finding, unfolding the list when it is among the folded ones. */
  goTo: (checkId: string) => (event: MouseEvent) => void;
}

/** Frames until the heights of the findings above are known: off the screen they were only guessed. */
const settlingFrames = 4;

function scrollTo(element: HTMLElement, frames: number): void {
  element.scrollIntoView();
  if (frames > 0) requestAnimationFrame(() => scrollTo(element, frames - 1));
}

/** Prepares the findings of a report once, and unfolds them when the address or a link asks for a folded one. */
export function useFindingLinks(report: Report): FindingLinks {
  const sorted = useMemo(() => {
    const groups = groupFindings(report);
    return { groups, ...splitGroups(groups, report.areas, groupsAtFirst) };
  }, [report]);
  const isFolded = useCallback(
    (checkId: string) => sorted.groups.slice(groupsAtFirst).some((group) => group.checkId === checkId),
    [sorted],
  );
  // The report comes after the page: a place in the address has to be looked for again.
  const [asked] = useState(() => checkOfAnchor(location.hash));
  const [open, setOpen] = useState(asked !== null && isFolded(asked));
  const [target, setTarget] = useState(asked);
  useEffect(() => {
    if (target === null) return;
    const element = document.getElementById(groupAnchor(target));
    if (element) scrollTo(element, settlingFrames);
    element?.focus({ preventScroll: true });
    setTarget(null);
  }, [target]);
  const goTo = useCallback(
    (checkId: string) => (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (isFolded(checkId)) setOpen(true);
      setTarget(checkId);
    },
    [isFolded],
  );
  return { ...sorted, open, setOpen, goTo };
}
