import type { ReactNode } from 'react';
import type { TagRow } from '#contract/tag-monitor.ts';
import { useTexts, useTranslation } from '../../lib/i18n.tsx';
import { wordFor } from '../../lib/word-for.ts';
import classes from './tag-details.module.css';

const pagesAtMost = 12;

/** What is known of a host beyond its row: address, vendor, why consent is needed, and the pages. */
export function TagDetails({ row, country }: { row: TagRow; country: (code: string) => string }) {
  const { t } = useTranslation('tagMonitor');
  const categories: Readonly<Record<string, string>> = useTexts('tagMonitor').category;
  const { serverIp, cnameCloaking, vendor, vendorCountry, category, consent, party, pages, privacyPolicyMatch } = row;
  const reason = consent ?? (party === 'first' ? 'own' : 'unknown');
  const more = pages.length - pagesAtMost;
  return (
    <div className={classes.details}>
      <dl>
        <Fact name={t('detail.party')}>{t(`party.${party}`)}</Fact>
        <Fact name={t('detail.ip')}>{serverIp ? <code>{serverIp}</code> : t('detail.noIp')}</Fact>
        {cnameCloaking && (
          <Fact name={t('detail.cname')}>
            <code>{cnameCloaking.target}</code>
          </Fact>
        )}
        <Fact name={t('detail.vendor')}>
          <bdi>
            {vendor === null
              ? t('detail.unknown')
              : vendorCountry
                ? t('detail.vendorOf', { name: vendor, country: country(vendorCountry) })
                : vendor}
          </bdi>
        </Fact>
        <Fact name={t('detail.category')}>{wordFor(category ?? 'unknown', categories)}</Fact>
      </dl>
      <dl>
        <Fact name={t('detail.consent')}>{t(`detail.consentOf.${reason}`)}</Fact>
        <Fact name={t('detail.policy')}>{t(`detail.policyOf.${privacyPolicyMatch}`)}</Fact>
      </dl>
      <div>
        <p className={classes.name}>{t('detail.pages', { count: pages.length })}</p>
        <ul>
          {pages.slice(0, pagesAtMost).map((page) => (
            <li key={page}>
              <code>{page}</code>
            </li>
          ))}
          {more > 0 && <li>{t('detail.morePages', { count: more })}</li>}
        </ul>
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
