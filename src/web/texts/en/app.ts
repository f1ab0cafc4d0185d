import type { app as de } from '../de/app.ts';

/** English texts of shell, dialogs and pages around the features. */
export const app: typeof de = {
  skip: 'Skip to content',
  loading: 'Loading',
  toHome: 'To the home page',
  navigation: {
    label: 'Main navigation',
    dashboard: 'Dashboard',
    websites: 'Websites',
    profile: 'Profile',
    upgrade: 'Upgrade',
    login: 'Login',
    logout: 'Logout',
    menu: 'Menu',
  },
  professional: 'Professional Account',
  footer: {
    label: 'About this service',
    kontakt: 'Contact',
    'cookie-richtlinie': 'Cookie policy',
    agb: 'Terms',
    datenschutz: 'Privacy',
    impressum: 'Legal notice',
    language: 'Language',
    scheme: 'Colours',
    light: 'Light',
    dark: 'Dark',
    system: 'As the system',
  },
  dialog: { title: 'Notice', accept: 'OK', dismiss: 'Cancel', close: 'Close' },
  unsaved: {
    title: 'Leave this page?',
    message: 'What you entered on this page has not been saved and will be lost.',
    accept: 'Leave the page',
    dismiss: 'Stay',
  },
  session: {
    expired: 'Your login has expired. Please log in again.',
    endedElsewhere: 'You have logged out in another tab.',
  },
  form: {
    noCrypto:
      'Your browser offers the computation for the check against abuse only over a secure connection. Open the application over https:// or, on this machine, over localhost.',
    proofFailed: 'The check against abuse could not be computed. Please try again.',
    noCookie: 'The login succeeded, but your browser did not keep the cookie of the session. Allow cookies for this website and try again.',
    unavailable: 'The application could not be loaded completely. Check your connection and try again.',
  },
  password: {
    show: 'Show',
    hide: 'Hide',
    showLabel: 'Show: {{label}}',
    hideLabel: 'Hide: {{label}}',
    length: 'At least {{count}} characters. A sentence is easier to remember than a word.',
    missing_one: '{{count}} more character',
    missing_other: '{{count}} more characters',
    longEnough: 'Long enough',
  },
  offline: 'No connection to the Internet. Entries are sent again once the connection is back.',
  online: 'The connection is back.',
  notFound: {
    title: 'This page does not exist',
    text: 'There is nothing at the address <address>-</address>. It may have changed, or it was not copied completely.',
  },
  unavailable: {
    title: 'The service cannot be reached',
    text: 'The application could not load its settings. Check your connection and try again.',
    retry: 'Try again',
  },
  broken: {
    title: 'This page could not be shown',
    text: 'The application may have been renewed in the meantime. Reload the page.',
    reload: 'Reload the page',
  },
};
