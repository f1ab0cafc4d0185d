import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Customer } from '#contract/api/customer.ts';
import { Dashboard } from '../../features/dashboard/dashboard.tsx';
import { filtersInAddress, type ListFilters, readFilters } from '../../features/dashboard/list-filters.ts';
import { useCustomerReport } from '../../features/report/customer/customer-report.ts';
import { headerPaths } from '../navigation-links.ts';
import { pagePaths } from '../routes.ts';

/** The home page of somebody who is logged in. */
export function DashboardPage({ customer }: { customer: Customer }) {
  const [filters, setFilters] = useAddressFilters();
  const [started, setStarted] = useState<{ identifier: string; created: string } | null>(null);
  // Loaded ahead, so that the report of a scan that was just started opens at once.
  useCustomerReport(started?.identifier ?? '', started?.created ?? null, started !== null);
  return (
    <Dashboard
      customer={customer}
      upgradeHref={pagePaths.has(headerPaths.upgrade) ? headerPaths.upgrade : null}
      filters={filters}
      onFilters={setFilters}
      onAppeared={(identifier) => setStarted({ identifier, created: new Date().toISOString() })}
    />
  );
}

/** Marks a change of the address that this page made itself. */
const own = { isOfFilters: true };

/** The list's filters, kept in the address. They change at once, while the address is followed as a transition. */
function useAddressFilters(): [ListFilters, (filters: ListFilters) => void] {
  const { search, key, state } = useLocation();
  const navigate = useNavigate();
  const [filters, setFilters] = useState(() => readFilters(new URLSearchParams(search)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its key, also one to the same address
  useEffect(() => {
    // A link, or going back. What the page wrote itself may be older than what it shows.
    if (!(state as Partial<typeof own> | null)?.isOfFilters) setFilters(readFilters(new URLSearchParams(search)));
  }, [key]);
  return [
    filters,
    (next) => {
      setFilters(next);
      navigate({ search: filtersInAddress(next) }, { replace: true, state: own });
    },
  ];
}
