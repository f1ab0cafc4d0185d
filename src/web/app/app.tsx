import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { LocaleProvider } from '../lib/i18n.tsx';
import type { Navigation } from '../lib/navigation.ts';
import { NavigationProvider } from '../lib/navigation-context.tsx';
import { MantineRoot } from './mantine-root.tsx';
import { Shell } from './shell.tsx';

/** Where the application's pages begin. */
export const basename = '/app';

/** The whole application: what every page needs, around the shell. */
export function App({ navigation, queryClient }: { navigation: Navigation; queryClient: QueryClient }) {
  return (
    <MantineRoot>
      <QueryClientProvider client={queryClient}>
        <LocaleProvider>
          <NavigationProvider navigation={navigation} basename={basename}>
            <Shell />
          </NavigationProvider>
        </LocaleProvider>
      </QueryClientProvider>
    </MantineRoot>
  );
}
