import type { MailTexts } from '../mail-texts.ts';
import { duration, newPasswordPage } from './figures.ts';

/** The mails in English. */
export const en: MailTexts = {
  mails: {
    'confirm-account': ({ product }, { link, hours }) => ({
      subject: `Confirm your registration with ${product}`,
      preview: `The link is valid for ${duration('en', hours, 'hour')}.`,
      heading: 'Confirm your registration',
      parts: [
        {
          is: 'paragraph',
          text: `An account with ${product} was created with this e-mail address. Confirm that it is yours; then you can log in.`,
        },
        { is: 'button', label: 'Confirm registration', link },
        { is: 'paragraph', text: `The link is valid for ${duration('en', hours, 'hour')} and can be used once.` },
      ],
      reason: 'You did not register? Then there is nothing to do: without confirmation nobody can log in with this address.',
    }),
    'account-exists': ({ product }, { loginLink, resetLink }) => ({
      subject: `You already have an account with ${product}`,
      preview: 'Nothing about your account has changed.',
      heading: 'You already have an account',
      parts: [
        {
          is: 'paragraph',
          text: `Somebody asked for an account with ${product} for this e-mail address. There is one already; nothing about it has changed. Log in with your password.`,
        },
        { is: 'button', label: 'Log in', link: loginLink },
        { is: 'link', label: 'Forgotten your password? Choose a new one here:', link: resetLink },
      ],
      reason: 'You did not register? Then there is nothing to do.',
    }),
    'password-reset': ({ product }, { link, code, minutes }) => ({
      subject: `New password for your account with ${product}`,
      preview: `Link and code are valid for ${duration('en', minutes, 'minute')}.`,
      heading: 'Choose a new password',
      parts: [
        { is: 'paragraph', text: `A new password was requested for your account with ${product}.` },
        { is: 'button', label: 'Choose a new password', link },
        { is: 'code', label: 'Or enter this code on the page where you requested it:', code },
        {
          is: 'paragraph',
          text: `Link and code are valid for ${duration('en', minutes, 'minute')} and together for one new password. Do not pass the code on to anybody.`,
        },
      ],
      reason: 'You did not request a new password? Then there is nothing to do: your password stays as it is.',
    }),
    'password-changed': (frame) => ({
      subject: `Your password with ${frame.product} was changed`,
      preview: 'You are logged out on other devices.',
      heading: 'Your password was changed',
      parts: [
        {
          is: 'paragraph',
          text: `The password of your account with ${frame.product} was changed. You are now logged out on all other devices.`,
        },
        { is: 'link', label: 'It was not you? Choose a new password at once:', link: newPasswordPage(frame) },
      ],
      reason: 'You get this message whenever your password changes.',
    }),
    'second-factor-on': ({ product }) => ({
      subject: `Second factor switched on for ${product}`,
      preview: 'Logging in now asks for a code as well.',
      heading: 'Second factor switched on',
      parts: [
        {
          is: 'paragraph',
          text: `Logging in to your account with ${product} now takes a code from your authenticator app besides the password. Keep the recovery codes apart from the device; each is valid once.`,
        },
      ],
      reason: 'It was not you? Change your password, and write to us.',
    }),
    'second-factor-off': (frame) => ({
      subject: `Second factor switched off for ${frame.product}`,
      preview: 'Your password is now enough to log in.',
      heading: 'Second factor switched off',
      parts: [
        {
          is: 'paragraph',
          text: `Your password is now enough to log in to ${frame.product}. The recovery codes are no longer valid.`,
        },
        { is: 'link', label: 'It was not you? Choose a new password at once:', link: newPasswordPage(frame) },
      ],
      reason: 'You get this message whenever the second factor changes.',
    }),
    'account-deleted': ({ product }) => ({
      subject: `Your account with ${product} was deleted`,
      preview: 'Scans, reports and comments were deleted with it.',
      heading: 'Your account was deleted',
      parts: [
        {
          is: 'paragraph',
          text: `Your account with ${product} was deleted, with all scans, reports, tags and comments. Documents that the law obliges us to keep stay until their time is over.`,
        },
      ],
      reason: 'This is the last message about this account.',
    }),
  },
  greeting: 'Hello,',
  copyLink: 'Or copy this address into your browser:',
  automatic: (product) => `${product} sent this e-mail automatically.`,
  operator: { representedBy: 'Represented by', phone: 'Phone', email: 'E-mail', register: 'Register', vatId: 'VAT ID' },
};
