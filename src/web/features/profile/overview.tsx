import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAuth } from '../../lib/customer.ts';
import { useFormat } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.tsx';
import { useScanAccount } from '../../lib/scan-account.ts';
import { ChangePasswordButton } from './change-password.tsx';
import classes from './profile.module.css';
import { ProfileFrame, ProfilePart } from './profile-frame.tsx';
import { websiteTypeNames } from './website-type.at-build.ts';

/** What the account is and what it may still do. */
export function Overview() {
  const { t, i18n } = useTranslation('profile');
  const { user, isPremiumAccount } = useAuth();
  if (!user) return null;
  return (
    <ProfileFrame page="overview">
      <ProfilePart id="account" title={t('overview.account')}>
        <dl className={classes.facts}>
          <Fact name={t('overview.email')}>
            <p className={classes.value}>{user.email}</p>
          </Fact>
          <Fact name={t('overview.product')}>
            <p className={classes.value}>{t(`overview.products.${user.product}`)}</p>
            <p className="meta">{t(isPremiumAccount ? 'overview.premiumIncludes' : 'overview.freeIncludes')}</p>
          </Fact>
          <Fact name={t('overview.websiteType')}>
            {user.websiteType ? websiteTypeNames[user.websiteType][i18n.language] : t('overview.notGiven')}
          </Fact>
        </dl>
      </ProfilePart>
      <ProfilePart id="scans" title={t('overview.scans')}>
        <ScansLeft />
      </ProfilePart>
      <ProfilePart id="login" title={t('overview.login')}>
        <dl className={classes.facts}>
          <Fact name={t('overview.password')}>
            <ChangePasswordButton />
          </Fact>
          <Fact name={t('overview.secondFactor')}>
            <p>{t(user.secondFactor ? 'overview.secondFactorOn' : 'overview.secondFactorOff')}</p>
            <p>
              <Link to="/profile/security">{t(user.secondFactor ? 'overview.manage' : 'overview.setUp')}</Link>
            </p>
          </Fact>
        </dl>
      </ProfilePart>
    </ProfileFrame>
  );
}

function ScansLeft() {
  const { t } = useTranslation('profile');
  const { count, date } = useFormat('Europe/Berlin');
  const account = useScanAccount();
  if (!account) return <p className={classes.text}>{t('overview.scansUnknown')}</p>;
  const { scansAvailable, scansPerMonth, premiumScansAvailable, bookingPlanDetails, scanCounter } = account;
  const next = bookingPlanDetails[0];
  return (
    <dl className={classes.facts}>
      <Fact name={t('overview.standard')}>
        <p className={classes.value}>{t('overview.left', { left: count(scansAvailable), month: count(scansPerMonth) })}</p>
        <p className="meta">
          {next
            ? t('overview.nextScans', { date: date(next.dueDate), count: next.scans })
            : t('overview.next', { date: date(scanCounter.nextChargeUp) })}
        </p>
      </Fact>
      <Fact name={t('overview.premium')}>
        <p className={classes.value}>{count(premiumScansAvailable)}</p>
      </Fact>
    </dl>
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
