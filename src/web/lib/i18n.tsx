import { createContext, type ReactNode, use, useCallback, useContext, useEffect, useMemo, useState, useTransition } from 'react';
import type { Locale } from '#contract/vocabulary.ts';
import type { account } from '../texts/de/account.ts';
import type { app } from '../texts/de/app.ts';
import type { comparison } from '../texts/de/comparison.ts';
import type { consentMonitor } from '../texts/de/consent-monitor.ts';
import type { cookieMonitor } from '../texts/de/cookie-monitor.ts';
import type { dashboard } from '../texts/de/dashboard.ts';
import type { exportMenu } from '../texts/de/export-menu.ts';
import type { home } from '../texts/de/home.ts';
import type { operator } from '../texts/de/operator.ts';
import type { portfolio } from '../texts/de/portfolio.ts';
import type { profile } from '../texts/de/profile.ts';
import type { progress } from '../texts/de/progress.ts';
import type { report } from '../texts/de/report.ts';
import type { reportWork } from '../texts/de/report-work.ts';
import type { scanForm } from '../texts/de/scan-form.ts';
import type { tagMonitor } from '../texts/de/tag-monitor.ts';
import type { trace } from '../texts/de/trace.ts';
import { type Readable, readable } from './readable.ts';
import { fillText, pluralKey, textAt } from './text-format.ts';

/** All texts of the application by namespace, in the shape of the German ones. */
export interface Texts {
  account: typeof account;
  app: typeof app;
  comparison: typeof comparison;
  consentMonitor: typeof consentMonitor;
  cookieMonitor: typeof cookieMonitor;
  dashboard: typeof dashboard;
  exportMenu: typeof exportMenu;
  home: typeof home;
  operator: typeof operator;
  portfolio: typeof portfolio;
  profile: typeof profile;
  progress: typeof progress;
  report: typeof report;
  reportWork: typeof reportWork;
  scanForm: typeof scanForm;
  tagMonitor: typeof tagMonitor;
  trace: typeof trace;
}
export type Namespace = keyof Texts;

type Leaf<T, Path extends string = ''> = T extends string
  ? Path
  : T extends object
    ? { [K in keyof T & string]: Leaf<T[K], Path extends '' ? K : `${Path}.${K}`> }[keyof T & string]
    : never;
type WithoutPlural<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

/** Keys of a namespace, dotted; `x` stands for `x_one` and `x_other`, chosen by the value `count`. */
export type TextKey<N extends Namespace> = WithoutPlural<Leaf<Texts[N]>>;
export type Translate<N extends Namespace> = (key: TextKey<N>, values?: Record<string, string | number>) => string;

// One chunk a language and namespace: a page loads what it shows.
const modules: Record<Locale, { [N in Namespace]: () => Promise<Record<N, Texts[N]>> }> = {
  de: {
    account: () => import('../texts/de/account.ts'),
    app: () => import('../texts/de/app.ts'),
    comparison: () => import('../texts/de/comparison.ts'),
    consentMonitor: () => import('../texts/de/consent-monitor.ts'),
    cookieMonitor: () => import('../texts/de/cookie-monitor.ts'),
    dashboard: () => import('../texts/de/dashboard.ts'),
    exportMenu: () => import('../texts/de/export-menu.ts'),
    home: () => import('../texts/de/home.ts'),
    operator: () => import('../texts/de/operator.ts'),
    portfolio: () => import('../texts/de/portfolio.ts'),
    profile: () => import('../texts/de/profile.ts'),
    progress: () => import('../texts/de/progress.ts'),
    report: () => import('../texts/de/report.ts'),
    reportWork: () => import('../texts/de/report-work.ts'),
    scanForm: () => import('../texts/de/scan-form.ts'),
    tagMonitor: () => import('../texts/de/tag-monitor.ts'),
    trace: () => import('../texts/de/trace.ts'),
  },
  en: {
    account: () => import('../texts/en/account.ts'),
    app: () => import('../texts/en/app.ts'),
    comparison: () => import('../texts/en/comparison.ts'),
    consentMonitor: () => import('../texts/en/consent-monitor.ts'),
    cookieMonitor: () => import('../texts/en/cookie-monitor.ts'),
    dashboard: () => import('../texts/en/dashboard.ts'),
    exportMenu: () => import('../texts/en/export-menu.ts'),
    home: () => import('../texts/en/home.ts'),
    operator: () => import('../texts/en/operator.ts'),
    portfolio: () => import('../texts/en/portfolio.ts'),
    profile: () => import('../texts/en/profile.ts'),
    progress: () => import('../texts/en/progress.ts'),
    report: () => import('../texts/en/report.ts'),
    reportWork: () => import('../texts/en/report-work.ts'),
    scanForm: () => import('../texts/en/scan-form.ts'),
    tagMonitor: () => import('../texts/en/tag-monitor.ts'),
    trace: () => import('../texts/en/trace.ts'),
  },
};

const loads = new Map<string, Readable<object>>();

/** Loads the texts of a namespace once; calling it early saves a page the wait. */
export function loadTexts<N extends Namespace>(locale: Locale, namespace: N): Promise<Texts[N]> {
  const id = `${locale}/${namespace}`;
  let load = loads.get(id);
  if (!load) {
    const begun: Readable<object> = readable(modules[locale][namespace]().then((module) => module[namespace]));
    // A chunk that did not arrive is asked for again at the next try.
    begun.catch(() => loads.delete(id));
    loads.set(id, begun);
    load = begun;
  }
  return load as Promise<Texts[N]>;
}

const localeKey = 'locale';

/** Language chosen before on this device, German otherwise. */
export function storedLocale(): Locale {
  try {
    return localStorage.getItem(localeKey) === 'en' ? 'en' : 'de';
  } catch {
    // Storage can be forbidden by the browser's settings.
    return 'de';
  }
}

interface LocaleChoice {
  locale: Locale;
  setLocale: (locale: Locale) => void;
}
const LocaleContext = createContext<LocaleChoice | null>(null);

/** Gives the language to everything below and keeps `<html lang>` and the stored choice in step with it. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const [locale, set] = useState(storedLocale);
  const [, startTransition] = useTransition();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const setLocale = useCallback((next: Locale) => {
    try {
      localStorage.setItem(localeKey, next);
    } catch {
      // The choice then holds until the page is left.
    }
    // As a transition the old language stays on the screen until the new one has arrived.
    startTransition(() => set(next));
  }, []);
  const choice = useMemo(() => ({ locale, setLocale }), [locale, setLocale]);
  return <LocaleContext value={choice}>{children}</LocaleContext>;
}

/** The language and how to change it. */
export function useLocale(): LocaleChoice {
  const choice = useContext(LocaleContext);
  if (!choice) throw new Error('useLocale outside of LocaleProvider');
  return choice;
}

/** All texts of a namespace as they are written; suspends until they are there. */
export function useTexts<N extends Namespace>(namespace: N): Texts[N] {
  const { locale } = useLocale();
  // Always by `use`: left out once the texts are there, React would count the hooks of the resumed render differently.
  return use(loadTexts(locale, namespace));
}

/**
 * `t('key', {name: value})` for a namespace, plural by the value `count`; suspends until the texts are there.
 * Named and shaped like the hook of react-i18next, which is too large for the home page (ADR 0010).
 */
export function useTranslation<N extends Namespace>(namespace: N): { t: Translate<N>; i18n: { language: Locale } } {
  const { locale } = useLocale();
  const texts = useTexts(namespace);
  return useMemo(() => {
    const t: Translate<N> = (key, values) =>
      fillText(textAt(texts, typeof values?.count === 'number' ? pluralKey(texts, key, values.count, locale) : key), values);
    return { t, i18n: { language: locale } };
  }, [texts, locale]);
}
