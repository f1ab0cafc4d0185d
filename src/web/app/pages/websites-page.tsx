import { useLocation, useNavigate } from 'react-router';
import { Portfolio } from '../../features/portfolio/portfolio.tsx';
import { filtersInAddress, readFilters } from '../../features/portfolio/website-filters.ts';

/** The customer's websites; search, order and service live in the address. */
export function WebsitesPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <Portfolio
      filters={readFilters(new URLSearchParams(search))}
      onFilters={(filters) => navigate({ search: filtersInAddress(filters) }, { replace: true })}
    />
  );
}
