import { Home } from '../../features/home/home.tsx';

/** The home page. */
export function HomePage() {
  return <Home onStarted={() => undefined} />;
}
