import type { ReactNode } from 'react';
import type { Report } from '#contract/report.ts';
import { scanChoices } from '../../components/scan-settings/scan-choices.at-build.ts';
import { legalAddresses } from '../../components/scan-settings/scan-form-values.ts';
import { Section } from '../../components/section/section.tsx';
import { Fold } from '../../components/show-more/fold.tsx';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import classes from './report.module.css';

/** What the scan was ordered with and what it was made with, folded: enough to repeat it and to doubt it. */
export function SettingsSection({ report, depth }: { report: Report; depth: 'standard' | 'premium' | null }) {
  const { t, i18n } = useTranslation('report');
  const { t: form } = useTranslation('scanForm');
  const { count, list } = useFormat();
  const { settings, browser, url, finalUrl, completeness, ruleVersion, engineVersion } = report;
  const nameOf = (choices: readonly { id: string; de: string; en: string }[], id: string) =>
    choices.find((choice) => choice.id === id)?.[i18n.language] ?? id;
  const chosen = (choices: Parameters<typeof nameOf>[0], id: string | null) => (id ? nameOf(choices, id) : t('settings.notGiven'));
  const rows: [term: string, value: ReactNode][] = [
    ...(depth ? [[t('settings.depth'), t(`settings.depthOf.${depth}`)] as [string, string]] : []),
    [t('settings.address'), <code key="address">{url}</code>],
    ...(finalUrl === url ? [] : [[t('settings.final'), <code key="final">{finalUrl}</code>] as [string, ReactNode]]),
    [t('settings.pages'), count(completeness.pages.planned)],
    [form('settings.websiteType'), chosen(scanChoices.websiteTypes, settings.websiteType)],
    [form('settings.industry'), chosen(scanChoices.industries, settings.industry)],
    [form('settings.legalForm'), chosen(scanChoices.legalForms, settings.legalForm)],
    [
      form('settings.purposes'),
      settings.purposes.length > 0 ? list(settings.purposes.map((id) => nameOf(scanChoices.purposes, id))) : t('settings.notGiven'),
    ],
    ...legalAddresses.map((field): [string, ReactNode] => {
      const address = settings[field];
      return [form(`settings.${field}`), address ? <code key={field}>{address}</code> : t('settings.searched')];
    }),
    [t('settings.browser'), browser.product],
    [t('settings.viewport'), `${browser.viewport.width} × ${browser.viewport.height}\u00a0px`],
    [t('settings.language'), browser.language],
    [t('settings.rules'), ruleVersion],
    [t('settings.version'), engineVersion],
  ];
  return (
    <Section id="einstellungen" title={t('settings.title')} rule="quiet" tight>
      <Fold title={t('settings.fold')}>
        <table className={classes.table}>
          <tbody>
            {rows.map(([term, value]) => (
              <tr key={term}>
                <th scope="row">{term}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Fold>
    </Section>
  );
}
