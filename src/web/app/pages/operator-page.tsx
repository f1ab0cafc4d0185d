import { useLocation } from 'react-router';
import { OperatorPageView } from '../../features/operator-pages/operator-page-view.tsx';
import { operatorPages } from '../../features/operator-pages/operator-values.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** One of the operator's pages, by the last part of the address. */
export function OperatorPage() {
  const name = useLocation().pathname.replaceAll('/', '');
  const page = operatorPages.find((known) => known === name);
  return page ? <OperatorPageView page={page} /> : <NotFoundPage />;
}
