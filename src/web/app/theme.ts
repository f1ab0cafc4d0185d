import { createTheme } from '@mantine/core';

/** Mantine in the colours, fonts and forms of `styles/tokens.css`. Orange carries ink, never white. */
export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: 4,
  colors: {
    brand: ['#fff7ea', '#ffeccb', '#ffdca0', '#fec56f', '#fdad3d', '#f29d22', '#d18110', '#a6650b', '#7d4c0a', '#573609'],
  },
  black: '#17181a',
  autoContrast: true,
  fontFamily: 'var(--font-text)',
  fontFamilyMonospace: 'var(--font-mono)',
  defaultRadius: 4,
  headings: { fontFamily: 'var(--font-text)', fontWeight: '600' },
  respectReducedMotion: true,
});
