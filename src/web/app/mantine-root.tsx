import { localStorageColorSchemeManager, MantineContext, MantineThemeProvider, useProviderColorScheme } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { theme } from './theme.ts';

/** The key `public/first-paint.js` reads before the application starts. */
const storageKey = 'mantine-color-scheme-value';
const getRootElement = () => document.documentElement;

/**
 * Mantine's provider without the style elements it writes into the page: the content security policy forbids them, and the
 * build makes a style sheet of the same variables (`virtual:mantine-theme.css`).
 */
export function MantineRoot({ children }: { children: ReactNode }) {
  const [manager] = useState(() => localStorageColorSchemeManager({ key: storageKey }));
  const scheme = useProviderColorScheme({ manager, defaultColorScheme: 'auto', forceColorScheme: undefined, getRootElement });
  return (
    <MantineContext
      value={{ ...scheme, getRootElement, classNamesPrefix: 'mantine', cssVariablesSelector: ':root', withStaticClasses: true }}
    >
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
