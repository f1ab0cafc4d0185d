import { useNavigate, useParams } from 'react-router';
import { ComparisonGone } from '../../features/comparison/comparison-gone.tsx';
import { ComparisonView } from '../../features/comparison/comparison-view.tsx';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Two scans of one website side by side. */
export function ComparisonPage() {
  const { a = '', b = '' } = useParams();
  const navigate = useNavigate();
  if (!uuid.test(a) || !uuid.test(b)) return <ComparisonGone />;
  return <ComparisonView scans={[a, b]} onChosen={(one, other) => navigate(`/compare/${one}/${other}`)} />;
}
