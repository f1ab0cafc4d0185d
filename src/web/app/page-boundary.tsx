import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { MessagePage } from '../components/message-page.tsx';
import { useTranslation } from '../lib/i18n.tsx';

/** Keeps the shell when a page breaks, or when its files are gone after a new version was installed. */
export class PageBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const { t } = useTranslation('app');
  return (
    <MessagePage title={t('broken.title')} text={t('broken.text')}>
      <Button variant="default" onClick={() => location.reload()}>
        {t('broken.reload')}
      </Button>
    </MessagePage>
  );
}
