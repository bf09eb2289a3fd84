import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { GlobalStyle } from './global-style.ts';
import { theme } from './theme.ts';

type ThemeRootProps = {
  /** True in a page that a server has written: its rules are there, and take long to make. */
  isWritten?: boolean;
  children: ReactNode;
};

/** Wraps the app once: emits the CSS variables and the global rules, loads the fonts. */
export function ThemeRoot({ isWritten = false, children }: ThemeRootProps) {
  const hasRules = isWritten && typeof document !== 'undefined';
  return (
    <ThemeProvider theme={theme.raw}>
      {!hasRules && (
        <>
          <theme.GlobalStyle />
          <GlobalStyle />
        </>
      )}
      {children}
    </ThemeProvider>
  );
}
