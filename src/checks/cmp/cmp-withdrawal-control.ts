import type { ConsentStep, WithdrawalControl } from '#evidence/choice.ts';
import { defineCheck, type Finding, type TextParams } from '../define-check.ts';
import type { PageFact } from '../facts/pages.ts';
import { controlItem, verdictOf } from '../items.ts';
import { withoutState } from '../shared/banner/banner-declarations.ts';
import { idleBanner } from '../shared/banner/idle-banner.ts';
import { nothingSteered } from '../shared/banner/idle-texts.ts';
import { informsOnly } from '../shared/banner/informs-only.ts';
import { isNameless } from '../shared/banner/nameless-control.ts';
import { reopenedFixes, reopenedMessages, reopenedWithoutRefusal } from '../shared/banner/reopened-without-refusal.ts';
import { isLinkedFromAll, otherRevocation } from '../shared/banner/revocation-links.ts';
import { withoutControl } from '../shared/banner/without-control.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { unverified } from '../shared/law/law.ts';
import { readablePages } from '../shared/site/legal-page.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { plainText } from '../shared/wording.ts';

const cause = 'banner-withdrawal';
/** Told alike where the banner asks to pay or to agree; only the steps differ. */
const notReopenedText = {
  de: '„{text}“ ist vorhanden; nach einem Klick darauf hat der Scan kein Banner erkannt. Ob das am Steuerelement oder am Scan liegt, ist offen',
  en: '“{text}” is there; after a click on it the scan recognised no banner. Whether that is due to the control or to the scan is open',
};
/** Told alike whether the banner is seen on those pages or not; only the steps differ. */
const lackingText = {
  de: 'Das Steuerelement „{text}“ ist nur auf {pages} von {total} geprüften Seiten zu sehen; es fehlt auf: {lacking}',
  en: 'The control “{text}” is visible on only {pages} of {total|page|pages} examined; it is missing on: {lacking}',
};
const unprovenText = {
  de: 'Es gibt ein Steuerelement „{text}“; ob es die Auswahl erneut öffnet, ließ sich nicht prüfen',
  en: 'There is a control “{text}”; whether it opens the choice again could not be examined',
};

export default defineCheck({
  id: 'cmp-withdrawal-control',
  area: 'cmp',
  version: 15,
  weight: 4,
  confidence: 'high',
  legalBasis: [unverified('Art. 7 Abs. 3 Satz 4 DSGVO', 'Art. 7(3) sentence 4 GDPR'), consentLaw.edpbTaskforce, consentLaw.dskGuidance],
  needs: ['accepted', 'withdrawal', 'attempts', 'privacy', 'pages'],
  wants: ['banner', 'services', 'requests', 'cookies', 'storage', 'site', 'withdrawalTest', 'consentMode', 'tcf'],
  texts: {
    de: {
      title: 'Widerruf jederzeit möglich',
      explanation:
        'Der Widerruf der Einwilligung muss so einfach sein wie ihre Erteilung (Art. 7 Abs. 3 Satz 4 DSGVO). Die Aufsichtsbehörden erwarten einen jederzeit leicht erreichbaren Weg, etwa einen Link auf jeder Seite; eine bestimmte Form schreibt das Gesetz nicht vor.',
      confidenceReason:
        'Gesucht wird nach der Beschriftung, dann ausprobiert, ob sich das Banner öffnet; ein Symbol ohne Namen kann fehlen.',
      howToFix:
        '1. {#withdrawal} Setzen Sie einen Link „Cookie-Einstellungen“ in die Fußzeile aller Seiten, der das Banner erneut öffnet.\n2. {#withdrawal} Verwenden Sie dazu die Funktion Ihres Einwilligungswerkzeugs (etwa ein schwebendes Symbol oder einen Link mit dessen Aufruf).\n3. Prüfen Sie, dass das geöffnete Banner „Ablehnen“ auf der ersten Ebene anbietet.',
      fixes: {
        ...reopenedFixes.de,
        missingOwn:
          '1. {#withdrawal} Setzen Sie einen Link „Cookie-Einstellungen“ in die Fußzeile aller Seiten.\n2. Lassen Sie ihn im Skript Ihres Banners {entry} löschen, die Cookies der Dienste entfernen, für die eingewilligt war, und die Seite neu laden: Dann fragt das Banner wieder, und bis zu einer neuen Wahl läuft nichts davon.\n3. Prüfen Sie, dass das geöffnete Banner „Ablehnen“ auf der ersten Ebene anbietet.',
        steersNothingSeen:
          '1. Klären Sie, ob irgendwo auf der Website etwas auf die Zustimmung im Banner wartet. Wenn nicht, entfernen Sie das Banner: Es gibt dann nichts einzuwilligen und nichts zu widerrufen.\n2. {#withdrawal} Wartet etwas darauf, setzen Sie einen Link „Cookie-Einstellungen“ in die Fußzeile aller Seiten, der das Banner erneut öffnet.',
        notOnEveryPage:
          '1. Zeigen Sie „{text}“ auch auf {lacking} und auf allen anderen Seiten mit derselben Vorlage, etwa in der Fußzeile.',
        notOnEveryPageNorBanner:
          '1. Rufen Sie {lacking} in einem neuen Browserprofil auf: Der Scan sah dort auch das Banner nicht. Fehlt es, geben Sie das Einwilligungswerkzeug dort aus wie auf den übrigen Seiten; oft ist es für die Seite im Editor abgeschaltet, oder ihre Vorlage lässt den Fuß der Website weg. Ohne das Banner öffnet „{text}“ dort nichts.\n2. Zeigen Sie „{text}“ danach auch dort und auf allen anderen Seiten mit derselben Vorlage, ohne Fußzeile im Inhalt der Seite.',
        moreClicks:
          '1. {#withdrawal-clicks} Bieten Sie im Fenster, das „{text}“ öffnet, sofort ein Ablehnen an, das ohne weiteren Klick speichert.\n2. Zählen Sie nach: Der Widerruf darf, ein Öffnen des Fensters nicht mitgezählt, nicht mehr Klicks brauchen als das Zustimmen (gemessen: {acceptClicks}).',
        moreClicksNamed:
          '1. {#withdrawal-clicks} Bieten Sie im Fenster, das „{text}“ öffnet, ein Ablehnen an, das mit einem einzigen Klick ablehnt und speichert; der Scan musste dort klicken: „{steps}“.\n2. Zählen Sie nach: Der Widerruf darf, ein Öffnen des Fensters nicht mitgezählt, nicht mehr Klicks brauchen als das Zustimmen (gemessen: {acceptClicks}).',
        revokesElsewhere:
          '1. Klicken Sie nach dem Zustimmen auf „{revoke}“ ({page}), und laden Sie die Seite neu: Ist die Einwilligung damit widerrufen, ist nichts weiter zu tun. Besser zu finden ist „{revoke}“ in der Fußzeile neben „{text}“.\n2. {#withdrawal-clicks} Wirkt es nicht, bieten Sie im Fenster, das „{text}“ öffnet, ein Ablehnen an, das mit einem einzigen Klick ablehnt und speichert.',
        describedMissing:
          '1. {#withdrawal} Setzen Sie einen Link, wie ihn die Datenschutzerklärung beschreibt, in die Fußzeile aller Seiten; er muss das Banner erneut öffnen, meist mit einem Aufruf Ihres Einwilligungswerkzeugs.\n2. Prüfen Sie, dass das geöffnete Banner „Ablehnen“ auf der ersten Ebene anbietet.\n3. Bis dahin nennen Sie in der Datenschutzerklärung einen Weg, den es gibt.',
        promisedMissing:
          '1. {#withdrawal} Setzen Sie den Link, den das Banner nennt, in die Fußzeile aller Seiten; er muss das Banner erneut öffnen, mit einem Aufruf Ihres Einwilligungswerkzeugs oder des Skripts Ihres Banners.\n2. Prüfen Sie, dass das geöffnete Banner „Ablehnen“ auf der ersten Ebene anbietet.',
        missingWithoutChoice:
          '1. Soll das Banner bleiben, bauen Sie zuerst die Wahl zwischen Zustimmen und Ablehnen ein; siehe „Einwilligungsabfrage vorhanden, wenn nötig“. Entfällt es, ist hier nichts zu tun.\n2. Setzen Sie dann einen Link „Cookie-Einstellungen“ in die Fußzeile aller Seiten, der diese Wahl erneut öffnet.',
        doesNotReopen:
          '1. Klicken Sie nach dem Zustimmen auf „{text}“: Öffnet sich die Auswahl und lässt sich die Einwilligung dort nach dem Öffnen ohne mehr Klicks als beim Zustimmen widerrufen (etwa mit „Auswahl speichern“, wenn nichts angekreuzt ist), ist nichts zu tun. Fehlt dort ein Widerruf, ergänzen Sie ihn.\n2. Öffnet sie sich nicht, hinterlegen Sie für „{text}“ den Aufruf, mit dem Ihr Einwilligungswerkzeug das Banner erneut öffnet.',
        doesNotReopenPaid:
          '1. Klicken Sie nach dem Zustimmen auf „{text}“: Öffnet sich die Auswahl und lässt sich die Einwilligung dort ohne Bezahlung und nach dem Öffnen ohne mehr Klicks als beim Zustimmen widerrufen (etwa mit „Auswahl speichern“, wenn nichts angekreuzt ist), ist nichts zu tun. Fehlt dort ein Widerruf, ergänzen Sie ihn; stellte das Banner vor die Wahl zwischen Zahlen und Zustimmen, darf diese danach wieder erscheinen.\n2. Öffnet sie sich nicht, hinterlegen Sie für „{text}“ den Aufruf, mit dem Ihr Einwilligungswerkzeug das Banner erneut öffnet.',
        unproven:
          '1. Klicken Sie nach dem Zustimmen auf „{text}“ und prüfen Sie: Öffnet sich die Auswahl und lässt sich die Einwilligung dort nach dem Öffnen ohne mehr Klicks als beim Zustimmen widerrufen (etwa mit „Auswahl speichern“, wenn nichts angekreuzt ist), ist nichts zu tun. Fehlt dort ein Widerruf, ergänzen Sie ihn.\n2. Öffnet sie sich nicht, hinterlegen Sie für „{text}“ den Aufruf, mit dem Ihr Einwilligungswerkzeug das Banner erneut öffnet.',
        unprovenPaid:
          '1. Klicken Sie nach dem Zustimmen auf „{text}“ und prüfen Sie: Öffnet sich die Auswahl und lässt sich die Einwilligung dort ohne Bezahlung und nach dem Öffnen ohne mehr Klicks als beim Zustimmen widerrufen (etwa mit „Auswahl speichern“, wenn nichts angekreuzt ist), ist nichts zu tun. Fehlt dort ein Widerruf, ergänzen Sie ihn; stellte das Banner vor die Wahl zwischen Zahlen und Zustimmen, darf diese danach wieder erscheinen.\n2. Öffnet sie sich nicht, hinterlegen Sie für „{text}“ den Aufruf, mit dem Ihr Einwilligungswerkzeug das Banner erneut öffnet.',
      },
      messages: {
        ...reopenedMessages.de,
        ...nothingSteered.de,
        steersNothingSeen:
          'Ein Steuerelement zum Widerruf wurde nicht gefunden; auf {pages|=der einen gelesenen Seite|gelesenen Seiten} ändert die Wahl im Banner allerdings nichts. Ob sie anderswo etwas freigibt, ist offen',
        missing: 'Nach dem Zustimmen wurde kein Steuerelement gefunden, mit dem sich die Einwilligung widerrufen lässt',
        missingOwn:
          'Nach dem Zustimmen wurde kein Steuerelement gefunden, mit dem sich die Einwilligung widerrufen lässt; das Banner speichert sie in: {entry}',
        missingWithoutChoice:
          'Das Banner bietet keine Wahl, geklickt wurde „{label}“; ein Steuerelement, mit dem sich die Entscheidung ändern lässt, wurde nicht gefunden',
        onlyDescribed: 'Der Widerruf ist nur in der Datenschutzerklärung beschrieben; ein Steuerelement wurde nicht gefunden',
        onlyByDeleting:
          'Nach dem Zustimmen wurde kein Steuerelement gefunden, mit dem sich die Einwilligung widerrufen lässt; die Datenschutzerklärung nennt nur das Löschen der Cookies im Browser, was nicht so einfach ist wie das Zustimmen',
        describedMissing:
          'Die Datenschutzerklärung verweist zum Widerruf auf ein Steuerelement („{quote}“), das auf den gelesenen Seiten ({pages}) nicht zu finden war',
        promisedMissing:
          'Das Banner verweist zum Widerruf auf ein Steuerelement („{quote}“), das auf den gelesenen Seiten ({pages}) nicht zu finden war',
        notOnEveryPage: lackingText.de,
        notOnEveryPageNorBanner: lackingText.de,
        doesNotReopen: notReopenedText.de,
        doesNotReopenPaid: notReopenedText.de,
        moreClicks:
          'Über „{text}“ brauchte der Scan zum Widerruf {withdrawClicks} Klicks, zum Zustimmen {acceptClicks}; mehr als ein zusätzlicher (das Öffnen) ist nicht so einfach wie das Zustimmen',
        moreClicksNamed:
          'Zum Widerruf brauchte der Scan {withdrawClicks} Klicks („{text} → {steps}“), zum Zustimmen {acceptClicks} („{acceptSteps}“); mehr als ein zusätzlicher (das Öffnen) ist nicht so einfach wie das Zustimmen',
        revokesElsewhere:
          'Über „{text}“ brauchte der Scan zum Widerruf {withdrawClicks} Klicks, zum Zustimmen {acceptClicks}; kürzer ist dem Namen nach „{revoke}“ auf {page}, von allen gelesenen Seiten verlinkt. Ob ein Klick darauf die Einwilligung widerruft, wurde nicht ausprobiert',
        found: 'Das Steuerelement „{text}“ öffnet die Auswahl erneut',
        foundNameless:
          'Ein Symbol, das über der Seite liegt (im Quelltext „{text}“), öffnet die Auswahl erneut; einen Namen, den ein Screenreader vorlesen kann, fand der Scan an ihm nicht',
        unproven: unprovenText.de,
        unprovenPaid: unprovenText.de,
        noticeUnread:
          'Es wurde kein Steuerelement gefunden; ob die Datenschutzerklärung einen Weg zum Widerruf nennt, ließ sich nicht lesen',
        informsOnly: 'Zu widerrufen ist nichts: Das Banner bittet um keine Einwilligung, und nichts wurde beobachtet, was eine braucht',
        noBanner: 'Es wurde kein Einwilligungsbanner gefunden',
      },
    },
    en: {
      title: 'Withdrawal possible at any time',
      explanation:
        'Withdrawing consent has to be as easy as giving it (Art. 7(3) sentence 4 GDPR). The supervisory authorities expect a way that is easy to reach at any time, such as a link on every page; the law prescribes no particular form.',
      confidenceReason: 'Labels are looked for, and the scan tries whether the banner opens; an icon without a name may be missed.',
      howToFix:
        '1. {#withdrawal} Place a link “Cookie settings” in the footer of all pages that opens the banner again.\n2. {#withdrawal} Use the function of your consent tool for that (such as a floating icon or a link that calls it).\n3. Verify that the reopened banner offers “Reject” on its first layer.',
      fixes: {
        ...reopenedFixes.en,
        missingOwn:
          '1. {#withdrawal} Place a link “Cookie settings” in the footer of all pages.\n2. In the script of your banner, have it delete {entry}, remove the cookies of the services consented to and load the page again: then the banner asks again, and nothing of it runs until a new choice is made.\n3. Verify that the reopened banner offers “Reject” on its first layer.',
        steersNothingSeen:
          '1. Find out whether anything on the website waits for the consent in the banner. If not, remove the banner: then there is nothing to consent to and nothing to withdraw.\n2. {#withdrawal} If something waits for it, place a link “Cookie settings” in the footer of all pages that opens the banner again.',
        notOnEveryPage: '1. Show “{text}” on {lacking} and on all other pages of the same template as well, for example in the footer.',
        notOnEveryPageNorBanner:
          '1. Open {lacking} in a fresh browser profile: the scan did not see the banner there either. If it is missing, print the consent tool there as on the other pages; often it is switched off for the page in the editor, or the template of the page leaves out the foot of the website. Without the banner, “{text}” opens nothing there.\n2. Then show “{text}” there too and on all other pages of the same template, without a footer in the content of the page.',
        moreClicks:
          '1. {#withdrawal-clicks} In the window that “{text}” opens, offer at once a rejection that is stored without a further click.\n2. Count the clicks: apart from opening a window, withdrawing must not take more of them than accepting (measured: {acceptClicks}).',
        moreClicksNamed:
          '1. {#withdrawal-clicks} In the window that “{text}” opens, offer a rejection that rejects and stores with a single click; the scan had to click there: “{steps}”.\n2. Count the clicks: apart from opening a window, withdrawing must not take more of them than accepting (measured: {acceptClicks}).',
        revokesElsewhere:
          '1. Click “{revoke}” ({page}) after accepting and load the page again: if consent is withdrawn by that, nothing more needs to be done. “{revoke}” is easier to find in the footer beside “{text}”.\n2. {#withdrawal-clicks} If it has no effect, offer in the window that “{text}” opens a rejection that rejects and stores with a single click.',
        describedMissing:
          '1. {#withdrawal} Place a link as the privacy notice describes it in the footer of all pages; it has to open the banner again, mostly by a call of your consent tool.\n2. Verify that the reopened banner offers “Reject” on its first layer.\n3. Until then, name a way in the privacy notice that exists.',
        promisedMissing:
          '1. {#withdrawal} Place the link that the banner names in the footer of all pages; it has to open the banner again, by a call of your consent tool or of the script of your banner.\n2. Verify that the reopened banner offers “Reject” on its first layer.',
        missingWithoutChoice:
          '1. If the banner is to stay, first build in the choice between accepting and rejecting; see “Consent request present where needed”. If it goes, there is nothing to do here.\n2. Then place a link “Cookie settings” in the footer of all pages that opens this choice again.',
        doesNotReopen:
          '1. Click “{text}” after accepting: if the choice opens and consent can be withdrawn there after opening without more clicks than accepting takes (such as by “Save selection” with nothing ticked), nothing needs to be done. If there is no way to withdraw there, add it.\n2. If it does not open, give “{text}” the call by which your consent tool opens the banner again.',
        doesNotReopenPaid:
          '1. Click “{text}” after accepting: if the choice opens and consent can be withdrawn there without payment and, after opening, without more clicks than accepting takes (such as by “Save selection” with nothing ticked), nothing needs to be done. If there is no way to withdraw there, add it; if the banner demanded to pay or to agree, that choice may appear again afterwards.\n2. If it does not open, give “{text}” the call by which your consent tool opens the banner again.',
        unproven:
          '1. Click “{text}” after accepting and check: if the choice opens and consent can be withdrawn there after opening without more clicks than accepting takes (such as by “Save selection” with nothing ticked), nothing needs to be done. If there is no way to withdraw there, add it.\n2. If it does not open, give “{text}” the call by which your consent tool opens the banner again.',
        unprovenPaid:
          '1. Click “{text}” after accepting and check: if the choice opens and consent can be withdrawn there without payment and, after opening, without more clicks than accepting takes (such as by “Save selection” with nothing ticked), nothing needs to be done. If there is no way to withdraw there, add it; if the banner demanded to pay or to agree, that choice may appear again afterwards.\n2. If it does not open, give “{text}” the call by which your consent tool opens the banner again.',
      },
      messages: {
        ...reopenedMessages.en,
        ...nothingSteered.en,
        steersNothingSeen:
          'No control to withdraw was found; on {pages|=the one page read|pages read}, however, the choice in the banner changes nothing. Whether it releases anything elsewhere is open',
        missing: 'After accepting, no control was found by which consent can be withdrawn',
        missingOwn: 'After accepting, no control was found by which consent can be withdrawn; the banner keeps it in: {entry}',
        missingWithoutChoice:
          'The banner offers no choice, “{label}” was clicked; no control was found by which the decision can be changed',
        onlyDescribed: 'Withdrawal is only described in the privacy notice; no control was found',
        onlyByDeleting:
          'After accepting, no control was found by which consent can be withdrawn; the privacy notice only names deleting the cookies in the browser, which is not as easy as accepting',
        describedMissing:
          'For withdrawing, the privacy notice points to a control (“{quote}”) that was not found on the pages read ({pages})',
        promisedMissing: 'For withdrawing, the banner points to a control (“{quote}”) that was not found on the pages read ({pages})',
        notOnEveryPage: lackingText.en,
        notOnEveryPageNorBanner: lackingText.en,
        doesNotReopen: notReopenedText.en,
        doesNotReopenPaid: notReopenedText.en,
        moreClicks:
          'By “{text}”, the scan took {withdrawClicks} clicks to withdraw and {acceptClicks} to accept; more than one additional click (to open it) is not as easy as accepting',
        moreClicksNamed:
          'The scan took {withdrawClicks} clicks to withdraw (“{text} → {steps}”) and {acceptClicks} to accept (“{acceptSteps}”); more than one additional click (to open it) is not as easy as accepting',
        revokesElsewhere:
          'By “{text}”, the scan took {withdrawClicks} clicks to withdraw and {acceptClicks} to accept; going by its name, “{revoke}” on {page}, linked from all pages read, is shorter. Whether a click on it withdraws consent was not tried',
        found: 'The control “{text}” opens the choice again',
        foundNameless:
          'A symbol that lies over the page (“{text}” in the source) opens the choice again; the scan found no name at it that a screen reader can read out',
        unproven: unprovenText.en,
        unprovenPaid: unprovenText.en,
        noticeUnread: 'No control was found; whether the privacy notice names a way to withdraw could not be read',
        informsOnly: 'There is nothing to withdraw: the banner asks for no consent, and nothing was observed that needs one',
        noBanner: 'No consent banner was found',
      },
    },
  },
  run({ accepted, withdrawal, attempts, privacy, pages, banner, withdrawalTest, ...seen }) {
    if (accepted.method === 'no-banner') return { class: 'NotApplicable', message: 'noBanner' };
    const informing = banner ? informsOnly({ banner, attempts, ...seen }) : null;
    if (informing !== null) return { class: 'NotApplicable', message: 'informsOnly' };
    // Where it was only tried in the test of the withdrawal, as the banner stayed on the start page, that test shows that it opens.
    const opens = ({ text, reopensBanner }: WithdrawalControl) =>
      reopensBanner === true || (reopensBanner === null && text === withdrawalTest?.control);
    const best = withdrawal.find(opens) ?? withdrawal[0];
    // Where the choice changes nothing, that is the fault, and it is told once: of a consent nothing rests on, nothing is to be withdrawn.
    const idle = best ? null : idleBanner({ banner, attempts, pages, ...seen });
    if (idle) {
      const kind = idle.regardless.length > 0 ? 'Runs' : '';
      return idle.isWide || kind === 'Runs'
        ? { class: 'NotApplicable', message: `steersNothing${kind}` }
        : { class: 'NoClassification', message: 'steersNothingSeen', params: { pages: idle.pages } };
    }
    if (!best) return withoutControl({ accepted, privacy, pages, banner }, cause);

    const items = [withdrawalItem(best), ...withdrawal.filter((control) => control !== best).map(withdrawalItem)] as const;
    const params = { text: best.text };
    const read = readablePages(pages).filter(({ states }) => states.includes('accept'));
    const lacking = withdrawal.some(({ kind }) => kind === 'floating') ? [] : pagesWithout(withdrawal, read);
    const hints: Finding[] = [];
    const add = (message: string, more: TextParams) => hints.push({ message, params: { ...params, ...more }, items, cause });
    if (lacking.length > 0)
      add(lacking.every(({ url }) => banner?.missingOn?.includes(url)) ? 'notOnEveryPageNorBanner' : 'notOnEveryPage', {
        pages: read.length - lacking.length,
        total: read.length,
        lacking: pathsOf(lacking.map(({ url }) => url)),
      });
    // Counted when it was tried: what the control opens may offer "reject" more directly than the banner does.
    const { withdrawalClicks, withdrawalSteps } = attempts;
    const shorter = shorterWay(best.text, read);
    const isLong = withdrawalClicks !== undefined && withdrawalClicks > accepted.clicks + 1;
    if (isLong && shorter !== null && hints.length === 0) {
      const more = { withdrawClicks: withdrawalClicks, acceptClicks: accepted.clicks };
      return { class: 'NoClassification', message: 'revokesElsewhere', params: { ...params, ...more, ...shorter }, items };
    }
    if (isLong && shorter === null) {
      const steps = (withdrawalSteps ?? []).map(labelOf);
      const acceptSteps = accepted.steps.filter(({ action }) => action === 'click').map(labelOf);
      const clicks = { acceptClicks: accepted.clicks, withdrawClicks: withdrawalClicks };
      // Told only where every click has its name, since a list that is shorter than the count confuses, and where it can be read.
      if (
        steps.length <= mostSteps &&
        steps.length === withdrawalClicks - 1 &&
        acceptSteps.length === accepted.clicks &&
        [...steps, ...acceptSteps].every(Boolean)
      )
        add('moreClicksNamed', { ...clicks, steps: wayOf(steps), acceptSteps: wayOf(acceptSteps) });
      else add('moreClicks', clicks);
    }
    const unrefusable = opens(best) ? reopenedWithoutRefusal({ attempts, withdrawalTest }) : null;
    if (unrefusable) add(unrefusable, {});
    const verdict = verdictOf({ hints });
    if (verdict) return verdict;
    if (opens(best)) return { class: 'Conform', message: isNameless(best, pages) ? 'foundNameless' : 'found', params };
    const paid = attempts.reject?.method === 'pay-or-consent' ? 'Paid' : '';
    // What opened may be a window of settings that is not recognised as the banner.
    const tried = withdrawal.find(({ reopensBanner }) => reopensBanner === false);
    if (tried) return { class: 'NoClassification', message: `doesNotReopen${paid}`, params: { text: tried.text }, items };
    return { class: 'NoClassification', message: `unproven${paid}`, params, items };
  },
});

/** A control one click away from every page that by its words takes back everything at once, as the declaration of cookies may offer. */
function shorterWay(control: string, pages: readonly PageFact[]): { revoke: string; page: string } | null {
  const other = otherRevocation(control, pages);
  return other?.acts && isLinkedFromAll(other.page, pages) ? { revoke: other.text, page: pathsOf([other.page.url]) } : null;
}

/**
 * Pages that do not show the control where others do. Told by the texts of links and buttons in any state, because a page may
 * have failed in the state of consent alone; a control no page lists (in a frame, say) tells nothing about other pages.
 */
function pagesWithout(withdrawal: readonly WithdrawalControl[], pages: readonly PageFact[]): PageFact[] {
  const texts = new Set(withdrawal.map(({ text }) => plainText(text)));
  const isControl = ({ text, visible }: { text: string; visible: boolean }) => visible && texts.has(plainText(text));
  const shows = ({ links, buttons }: PageFact) => [...links, ...buttons].some(isControl);
  // The page that such a link leads to is the choice itself, as the window of a shop system that has an address.
  const led = new Set(pages.flatMap(({ links, url }) => links.filter(isControl).map(({ href }) => URL.parse(href, url)?.href)));
  return pages.some(shows) ? pages.filter((page) => !shows(page) && !led.has(page.url)) : [];
}

/** A switch that is turned off reads otherwise from then on: it is told by its name, a button as it reads. */
function labelOf({ action, text }: Pick<ConsentStep, 'action' | 'text'>): string {
  return action === 'uncheck' ? withoutState(text).trim() : text;
}

const longestLabel = 60;
const mostSteps = 8;

/** Labels in the order of the clicks; what lies between them is cut, the way is not. */
function wayOf(labels: readonly string[]): string {
  return labels.map((label) => (label.length > longestLabel ? `${label.slice(0, longestLabel)}…` : label)).join(' → ');
}

function withdrawalItem({ pageId, text, kind, reopensBanner }: WithdrawalControl) {
  return controlItem(pageId, text, ['accept'], { control: kind, reopensBanner });
}
