import type { ConsentProof } from '#evidence/choice.ts';
import type { FindingItem, Locale, Verdict } from '../../define-check.ts';
import type { WithdrawalFact } from '../../facts/consent.ts';
import { textItem } from '../../items.ts';
import { addedTo, numberedSteps } from '../../message-variants.ts';
import { shortList } from '../wording.ts';
import { withRegardless } from './runs-regardless.ts';

/** Why the withdrawal counts as unread: something still reports consent, or the banner asked again. */
type Reason = 'Yes' | 'Asks';

const leads: Record<Locale, Record<`unconfirmed${Reason | 'AsksRead'}${'' | 'Ended'}`, string>> = {
  de: {
    unconfirmedAsks:
      'Nach dem Widerruf über „{control}“ und erneutem Laden der Startseite fragte das Banner erneut; ob der Widerruf gespeichert oder nur die frühere Wahl gelöscht wurde, ist offen',
    unconfirmedAsksEnded:
      'Nach dem Widerruf über „{control}“ und erneutem Laden der Startseite kamen keine Anfragen mehr an {ended}; das Banner fragte erneut; ob der Widerruf gespeichert oder nur die frühere Wahl gelöscht wurde, ist offen',
    unconfirmedAsksRead:
      'Nach dem Widerruf über „{control}“ und erneutem Laden der Startseite fragte das Banner erneut; keine Einwilligung meldete danach: {no}. Ob der Widerruf als Ablehnung gespeichert oder nur die frühere Wahl gelöscht wurde, ist offen',
    unconfirmedAsksReadEnded:
      'Nach dem Widerruf über „{control}“ und erneutem Laden der Startseite kamen keine Anfragen mehr an {ended}; keine Einwilligung meldete danach: {no}. Das Banner fragte erneut; ob der Widerruf als Ablehnung gespeichert oder nur die frühere Wahl gelöscht wurde, ist offen',
    unconfirmedYes:
      'Nach dem Widerruf über „{control}“ und erneutem Laden der Startseite meldete noch eine Einwilligung: {yes}; ob der Widerruf gespeichert wurde, ist deshalb offen',
    unconfirmedYesEnded:
      'Nach dem Widerruf über „{control}“ und erneutem Laden der Startseite kamen keine Anfragen mehr an {ended}; eine Einwilligung meldete aber noch: {yes}; ob der Widerruf gespeichert wurde, ist deshalb offen',
  },
  en: {
    unconfirmedAsks:
      'After withdrawing by “{control}” and loading the start page again, the banner asked again; whether the withdrawal was stored or the earlier choice merely deleted is open',
    unconfirmedAsksEnded:
      'After withdrawing by “{control}” and loading the start page again, no more requests went to {ended}; the banner asked again, and whether the withdrawal was stored or the earlier choice merely deleted is open',
    unconfirmedAsksRead:
      'After withdrawing by “{control}” and loading the start page again, the banner asked again; no consent was reported then by: {no}. Whether the withdrawal was stored as a rejection or the earlier choice merely deleted is open',
    unconfirmedAsksReadEnded:
      'After withdrawing by “{control}” and loading the start page again, no more requests went to {ended}; no consent was reported then by: {no}. The banner asked again; whether the withdrawal was stored as a rejection or the earlier choice merely deleted is open',
    unconfirmedYes:
      'After withdrawing by “{control}” and loading the start page again, consent was still reported by: {yes}; whether the withdrawal was stored is therefore open',
    unconfirmedYesEnded:
      'After withdrawing by “{control}” and loading the start page again, no more requests went to {ended}; but consent was still reported by: {yes}; whether the withdrawal was stored is therefore open',
  },
};
/** What became of the cookies of the site's own domain that need consent. */
const cookies: Record<Locale, Record<'' | 'Deleted' | 'Left' | 'DeletedLeft', string>> = {
  de: {
    '': '. Einwilligungsbedürftige Cookies der eigenen Domain waren nach dem Zustimmen dort nicht zu erkennen, nach Einträgen der Dienste im Web-Speicher wurde nicht gesucht',
    Deleted: '. Von den Cookies der eigenen Domain gelöscht: {deleted}; nach Einträgen der Dienste im Web-Speicher wurde nicht gesucht',
    Left: '. Von den Cookies der eigenen Domain noch gespeichert: {left}; nach Einträgen der Dienste im Web-Speicher wurde nicht gesucht',
    DeletedLeft:
      '. Von den Cookies der eigenen Domain gelöscht: {deleted}; noch gespeichert: {left}; nach Einträgen der Dienste im Web-Speicher wurde nicht gesucht',
  },
  en: {
    '': '. No cookies of the own domain that need consent were recognised there after accepting, and web storage was not searched for entries of the services',
    Deleted: '. Of the cookies of the own domain, deleted: {deleted}; web storage was not searched for entries of the services',
    Left: '. Of the cookies of the own domain, still stored: {left}; web storage was not searched for entries of the services',
    DeletedLeft:
      '. Of the cookies of the own domain, deleted: {deleted}; still stored: {left}; web storage was not searched for entries of the services',
  },
};

const steps: Record<Locale, Record<Reason | 'Left' | 'Always', string>> = {
  de: {
    Always:
      '{#tie} Binden Sie zuerst an die Einwilligung, was ohne sie lädt ({always}){see:ck-before-consent,trk-before-consent,ck-after-reject,trk-after-reject}: Solange das läuft, wirkt dort kein Widerruf, und gelöschte Cookies entstehen neu.',
    Asks: 'Prüfen Sie in einem neuen Browserprofil auch auf weiteren Seiten (zustimmen, über „{control}“ widerrufen, neu laden), dass ohne neue Wahl nichts läuft, was eine Einwilligung braucht; dann ist hier nichts weiter zu tun. Bietet Ihr Banner kein kostenloses Ablehnen, ist das erneute Fragen zu erwarten; sonst speichern Sie den Widerruf so wie ein Ablehnen, damit es nicht erneut fragt.',
    Yes: 'Prüfen Sie in einem neuen Browserprofil (zustimmen, über „{control}“ widerrufen, neu laden), ob noch eine Einwilligung gemeldet wird ({yes}); wenn ja, lassen Sie den Widerruf dort eintragen und binden Sie die Dienste an diesen Stand.',
    Left: 'Ist der Widerruf gespeichert oder die Zustimmung gelöscht, löschen Sie dabei auch diese Cookies, nachdem die Dienste beendet sind: {left}.',
  },
  en: {
    Always:
      '{#tie} First tie to consent what loads without it ({always}){see:ck-before-consent,trk-before-consent,ck-after-reject,trk-after-reject}: as long as that runs, no withdrawal takes effect there, and deleted cookies come back.',
    Asks: 'Check in a fresh browser profile, on further pages too (accept, withdraw by “{control}”, reload), that nothing that needs consent runs without a new choice; then nothing more needs to be done here. If your banner offers no rejecting free of charge, being asked again is to be expected; otherwise store the withdrawal as you store a rejection, so that it does not ask again.',
    Yes: 'Check in a fresh browser profile (accept, withdraw by “{control}”, reload) whether consent is still reported ({yes}); if so, have the withdrawal entered there and tie the services to that state.',
    Left: 'Where the withdrawal is stored or the consent deleted, delete these cookies with it, after the services have ended: {left}.',
  },
};

/** What `unreadWithdrawal` tells. */
export function unreadMessages(locale: Locale): Record<string, string> {
  return withRegardless(addedTo(leads[locale], cookies[locale]), locale);
}

/** What to do about it. */
export function unreadFixes(locale: Locale): Record<string, string> {
  const { Always, Asks, Yes, Left } = steps[locale];
  return Object.fromEntries(
    Object.keys(unreadMessages(locale)).map((message) => [
      message,
      numberedSteps([
        ...(message.endsWith('Always') ? [Always] : []),
        message.startsWith('unconfirmedYes') ? Yes : Asks,
        ...(/Left(?:Always)?$/.test(message) ? [Left] : []),
      ]),
    ]),
  );
}

/** What still reports consent, by the names of those who do; empty: the withdrawal counts as unread because the banner asked again. */
export function stillReporting({ proofs }: Pick<WithdrawalFact, 'proofs'>): string[] {
  const names = proofs.filter(({ kind, confirms }) => !confirms && kind !== 'banner-gone' && kind !== 'banner-stays-gone').map(readFrom);
  return [...new Set(names)];
}

const signals: ReadonlySet<ConsentProof['kind']> = new Set(['cmp-api', 'tc-string', 'consent-mode']);

/** Signals that report no consent. An entry counts as read when it merely changed, and of two modes one may be granted still. */
function reportingNone({ proofs }: Pick<WithdrawalFact, 'proofs'>): string[] {
  const none = proofs.filter(({ kind, value, confirms }) => confirms && signals.has(kind) && !/granted/.test(value));
  return [...new Set(none.map(readFrom))];
}

/** Open because the withdrawal could not be confirmed: why, what was read, and what became of the cookies. `ended`: what is called no more, `always`: what runs regardless. */
export function unreadWithdrawal(test: WithdrawalFact, ended: readonly string[], always: readonly string[], page: string): Verdict {
  const yes = stillReporting(test);
  const no = reportingNone(test);
  const reason = yes.length > 0 ? 'Yes' : no.length > 0 ? 'AsksRead' : 'Asks';
  const own = test.cookies.filter(({ party }) => party === 'first');
  const namesOf = (remains: boolean) => [...new Set(own.filter((cookie) => cookie.remains === remains).map(({ name }) => name))];
  const [deleted, left] = [namesOf(false), namesOf(true)];
  const told = `${deleted.length > 0 ? 'Deleted' : ''}${left.length > 0 ? 'Left' : ''}`;
  return {
    class: 'NoClassification',
    message: `unconfirmed${reason}${ended.length > 0 ? 'Ended' : ''}${told}${always.length > 0 ? 'Always' : ''}`,
    params: {
      control: test.control,
      ended: shortList(ended),
      always: shortList(always),
      yes: shortList(yes),
      no: shortList(no),
      deleted: shortList(deleted),
      left: shortList(left, left.length),
    },
    items: test.proofs.flatMap((proof) => proofItem(proof, page)),
  };
}

/** Who was asked, in words of both languages. */
function readFrom({ kind, value }: ConsentProof): string {
  if (kind === 'tc-string') return 'TC-String';
  if (kind === 'consent-mode') return 'Google Consent Mode';
  return value.split(/[:=]/, 1)[0]!;
}

/** What was read back, as it reads; the banner itself is told in the sentence. */
function proofItem(proof: ConsentProof, page: string): FindingItem[] {
  if (proof.kind === 'banner-gone' || proof.kind === 'banner-stays-gone') return [];
  const named = proof.kind === 'tc-string' || proof.kind === 'consent-mode';
  return [textItem(page, named ? `${readFrom(proof)}: ${proof.value}` : proof.value)];
}
