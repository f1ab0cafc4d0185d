import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, basename } from './app/app.tsx';
import { loadPageAhead } from './app/routes.ts';
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

// Under way while React starts.
loadTexts(storedLocale(), 'app').catch(() => undefined);
loadPageAhead(window.location.pathname.slice(basename.length));

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App navigation={createNavigation(window)} queryClient={createQueryClient()} />
  </StrictMode>,
);
