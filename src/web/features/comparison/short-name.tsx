import { FullText } from '../../components/full-text/full-text.tsx';
import { useTranslation } from '../../lib/i18n.tsx';

const longest = 80;

/** The name of a host or cookie; a very long one in short. */
export function ShortName({ name }: { name: string }) {
  const { t } = useTranslation('comparison');
  const short = name.length > longest ? `${name.slice(0, longest)}…` : name;
  return <FullText short={short} full={name} moreLabel={t('table.full')} lessLabel={t('table.short')} />;
}
