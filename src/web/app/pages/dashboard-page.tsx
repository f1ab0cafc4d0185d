import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Customer } from '#contract/api/customer.ts';
import { Dashboard } from '../../features/dashboard/dashboard.tsx';
import { filtersInAddress, readFilters } from '../../features/dashboard/list-filters.ts';
import { useCustomerReport } from '../../features/report/customer/customer-report.ts';
import { headerPaths } from '../navigation-links.ts';
import { pagePaths } from '../routes.ts';

/** The home page of somebody who is logged in. The list's filters live in the address. */
export function DashboardPage({ customer }: { customer: Customer }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [started, setStarted] = useState<{ identifier: string; created: string } | null>(null);
  // Loaded ahead, so that the report of a scan that was just started opens at once.
  useCustomerReport(started?.identifier ?? '', started?.created ?? null, started !== null);
  return (
    <Dashboard
      customer={customer}
      upgradeHref={pagePaths.has(headerPaths.upgrade) ? headerPaths.upgrade : null}
      filters={readFilters(new URLSearchParams(search))}
      onFilters={(filters) => navigate({ search: filtersInAddress(filters) }, { replace: true })}
      onAppeared={(identifier) => setStarted({ identifier, created: new Date().toISOString() })}
    />
  );
}
