import type { Locale } from '../../define-check.ts';
import type { Facts } from '../../facts.ts';

type Message = 'reopensPaid' | 'reopensUnrefusable';

/**
 * What is wrong with a control that opens a banner again in which nothing can be refused: a wall that only takes consent or money, or a
 * banner without any way to reject. Null where rejecting worked, or the withdrawal did.
 */
export function reopenedWithoutRefusal({
  attempts,
  withdrawalTest,
}: Pick<Facts, 'attempts'> & Partial<Pick<Facts, 'withdrawalTest'>>): Message | null {
  const { reject } = attempts;
  if (!reject || reject.performed || withdrawalTest !== undefined) return null;
  if (reject.method === 'pay-or-consent') return 'reopensPaid';
  return reject.method === 'no-reject' ? 'reopensUnrefusable' : null;
}

/** What is said of it. */
export const reopenedMessages: Record<Locale, Record<Message, string>> = {
  de: {
    reopensPaid:
      '„{text}“ öffnet die Auswahl erneut; einen Weg, die Einwilligung dort ohne Bezahlung zurückzunehmen, fand der Scan nicht: Sie bietet nur Zustimmen oder Bezahlen',
    reopensUnrefusable: '„{text}“ öffnet das Banner erneut; einen Weg, die Einwilligung dort zurückzunehmen, fand der Scan nicht',
  },
  en: {
    reopensPaid:
      '“{text}” opens the choice again; the scan found no way to take consent back there without paying: it only offers to consent or to pay',
    reopensUnrefusable: '“{text}” opens the banner again; the scan found no way to take consent back there',
  },
};

/** What to do about it. */
export const reopenedFixes: Record<Locale, Record<Message, string>> = {
  de: {
    reopensPaid:
      '1. Bieten Sie in dem, was „{text}“ öffnet, eine Schaltfläche an, die eine erteilte Einwilligung mit einem Klick zurücknimmt. Wer sie klickt, darf danach wieder vor der Wahl zwischen Zustimmen und Bezahlen stehen; bis dahin darf nichts laden, was eine Einwilligung braucht.\n2. Prüfen Sie in einem neuen Browserprofil: zustimmen, zurücknehmen, neu laden, Netzverkehr und Cookies ansehen.',
    reopensUnrefusable:
      '1. Bieten Sie in dem, was „{text}“ öffnet, eine Schaltfläche „Ablehnen“ an, die eine erteilte Einwilligung mit einem Klick zurücknimmt.\n2. Prüfen Sie in einem neuen Browserprofil: zustimmen, zurücknehmen, neu laden, Netzverkehr und Cookies ansehen.',
  },
  en: {
    reopensPaid:
      '1. In what “{text}” opens, offer a button that takes a given consent back with one click. Whoever clicks it may then face the choice between consenting and paying again; until then nothing may load that needs consent.\n2. Check in a fresh browser profile: accept, take back, reload, look at traffic and cookies.',
    reopensUnrefusable:
      '1. In what “{text}” opens, offer a button “Reject” that takes a given consent back with one click.\n2. Check in a fresh browser profile: accept, take back, reload, look at traffic and cookies.',
  },
};
