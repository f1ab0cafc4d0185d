import { type ComponentType, lazy } from 'react';
import { loadTexts, type Namespace, storedLocale } from '../lib/i18n.tsx';

/** One page of the application. */
export interface PageRoute {
  path: string;
  Page: ComponentType;
  /** Set on `<body>` while the page is shown. */
  bodyClasses: readonly string[];
  /** The page stays where it is scrolled to when navigation leads here. */
  keepsScroll?: boolean;
}

/** A page that loads when it is first shown, its texts at the same time. */
const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name, texts?: Namespace) =>
  lazy(async () => {
    // Only an early start: the page itself waits for its texts and says when they fail.
    if (texts) loadTexts(storedLocale(), texts).catch(() => undefined);
    return { default: (await load())[name] };
  });

const OperatorPage = page(() => import('./pages/operator-page.tsx'), 'OperatorPage', 'operator');
const operatorPage = (path: string): PageRoute => ({
  path,
  Page: OperatorPage,
  bodyClasses: ['page-operator', `page${path.replace('/', '-')}`],
});

/** All pages. What is not listed is the page "not found". */
export const routes: readonly PageRoute[] = [
  { path: '/', Page: page(() => import('./pages/home-page.tsx'), 'HomePage', 'home'), bodyClasses: ['page-home'] },
  operatorPage('/kontakt'),
  operatorPage('/cookie-richtlinie'),
  operatorPage('/agb'),
  operatorPage('/datenschutz'),
  operatorPage('/impressum'),
  { path: '*', Page: page(() => import('./pages/not-found-page.tsx'), 'NotFoundPage'), bodyClasses: ['page-not-found'] },
];
