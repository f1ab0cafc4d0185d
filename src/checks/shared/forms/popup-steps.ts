import type { Locale } from '../../define-check.ts';
import type { FormFact } from '../../facts/forms.ts';
import { addedTo } from '../../message-variants.ts';

const steps: Record<Locale, { Popup: string; PopupOf: string }> = {
  de: {
    Popup:
      'Ändern Sie das Popup dort, wo es angelegt ist: Suchen Sie seinen Text zuerst in der Vorlage und im eingefügten Code Ihrer Website, danach in Erweiterungen und im Konto des Newsletter-Dienstes; gefunden wurde es auf {path}, erscheinen kann es überall, wo es geladen wird.',
    PopupOf:
      'Ändern Sie das Popup in Ihrem Konto bei {provider}; gefunden wurde es auf {path}, erscheinen kann es überall, wo {provider} geladen wird.',
  },
  en: {
    Popup:
      'Change the popup where it was set up: look for its text first in the template and the inserted code of your website, then in extensions and in the account of the newsletter service; it was found on {path} and may appear wherever it is loaded.',
    PopupOf: 'Change the popup in your account at {provider}; it was found on {path} and may appear wherever {provider} is loaded.',
  },
};

/** Ends the name of a message about a form that lies over the page: its words stand in no page, so its steps say where they do. */
export function popupSuffix({ overlay }: FormFact): '' | 'Popup' | 'PopupOf' {
  if (!overlay) return '';
  return overlay.provider === undefined ? 'Popup' : 'PopupOf';
}

/** What such a message needs besides. */
export function popupParams({ overlay }: FormFact): { provider?: string } {
  return overlay?.provider === undefined ? {} : { provider: overlay.provider };
}

/** The same sentences for popups. */
export function popupMessages(messages: Readonly<Record<string, string>>): Record<string, string> {
  return addedTo(messages, { '': '', Popup: '', PopupOf: '' });
}

/** The same steps for popups, with where they are taken. */
export function popupFixes(locale: Locale, fixes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fixes).flatMap(([name, fix]) => [
      [name, fix],
      ...Object.entries(steps[locale]).map(([suffix, step]) => [`${name}${suffix}`, `${fix}\n${fix.split('\n').length + 1}. ${step}`]),
    ]),
  );
}
