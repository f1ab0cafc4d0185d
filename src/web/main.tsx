import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, basename } from './app/app.tsx';
import { loadPageAhead } from './app/routes.ts';
import { configurationQuery } from './lib/configuration.ts';
import { customerQuery } from './lib/customer.ts';
import { loadTexts, storedLocale } from './lib/i18n.tsx';
import { createNavigation } from './lib/navigation.ts';
import { createQueryClient } from './lib/query-client.ts';
import './styles/layers.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import 'virtual:mantine-theme.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/mantine.css';

/** So long the first picture waits for what it will show; a picture that has only a turning wheel comes no sooner. */
const patienceMs = 150;

const queryClient = createQueryClient();
// All that the first picture needs is under way at once, not one after the other as the parts are drawn.
const texts = loadTexts(storedLocale(), 'app').catch(() => undefined);
const rest = Promise.all([
  loadPageAhead(window.location.pathname.slice(basename.length)),
  queryClient.prefetchQuery(customerQuery),
  queryClient.prefetchQuery(configurationQuery),
]);

const draw = () =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App navigation={createNavigation(window)} queryClient={queryClient} />
    </StrictMode>,
  );
void texts.then(() => Promise.race([rest, new Promise((resolve) => setTimeout(resolve, patienceMs))])).then(draw);
