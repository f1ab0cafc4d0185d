import type { Locale } from '#contract/vocabulary.ts';
import type { MailKind } from '#mails/mail-kinds.ts';

const de = {
  title: 'Postausgang',
  lead: 'E-Mails dieser Installation. Diese Seite gibt es nur zur Auswertung und nur auf diesem Rechner.',
  kept: 'Ohne SMTP_URL wird keine E-Mail verschickt; alle bleiben hier.',
  sentToo: 'Mit SMTP_URL werden die E-Mails außerdem verschickt.',
  none: 'Noch keine E-Mail. Registrieren Sie sich, dann erscheint hier die erste.',
  back: 'Zum Postausgang',
  home: 'Zur Startseite',
  otherLanguage: 'English',
  skip: 'Zum Inhalt springen',
  column: { created: 'Zeit', recipient: 'An', subject: 'Betreff', kind: 'Art', state: 'Zustand' },
  html: 'HTML',
  text: 'Text',
  frame: 'Die E-Mail, wie ein Mailprogramm sie zeigt',
  state: { waiting: 'wartet', sent: 'verschickt', failed: 'aufgegeben' },
  kinds: {
    'confirm-account': 'Registrierung',
    'account-exists': 'Konto besteht schon',
    'password-reset': 'Neues Passwort',
    'password-changed': 'Passwort geändert',
    'second-factor-on': 'Zweiter Faktor ein',
    'second-factor-off': 'Zweiter Faktor aus',
    'account-deleted': 'Konto gelöscht',
  } satisfies Record<MailKind, string>,
};

/** Texts of the outbox in one language. */
export type OutboxTexts = typeof de;

const en: OutboxTexts = {
  title: 'Outbox',
  lead: 'E-mails of this installation. This page exists for evaluation only, and on this machine only.',
  kept: 'Without SMTP_URL no e-mail is sent; all of them stay here.',
  sentToo: 'With SMTP_URL the e-mails are sent as well.',
  none: 'No e-mail yet. Register, and the first one appears here.',
  back: 'To the outbox',
  home: 'To the home page',
  otherLanguage: 'Deutsch',
  skip: 'Skip to content',
  column: { created: 'Time', recipient: 'To', subject: 'Subject', kind: 'Kind', state: 'State' },
  html: 'HTML',
  text: 'Text',
  frame: 'The e-mail as a mail program shows it',
  state: { waiting: 'waiting', sent: 'sent', failed: 'given up' },
  kinds: {
    'confirm-account': 'Registration',
    'account-exists': 'Account exists already',
    'password-reset': 'New password',
    'password-changed': 'Password changed',
    'second-factor-on': 'Second factor on',
    'second-factor-off': 'Second factor off',
    'account-deleted': 'Account deleted',
  },
};

/** Texts of the outbox. */
export const outboxTexts: Record<Locale, OutboxTexts> = { de, en };
