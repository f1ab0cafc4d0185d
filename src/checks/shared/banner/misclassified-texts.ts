import { addedTo, numberedSteps, suffixed } from '../../message-variants.ts';
import { captchaSteps } from '../services/captcha-steps.ts';

const orderFix = {
  de: '1. Prüfen Sie im Einwilligungswerkzeug, welche Dienste ohne Zustimmung laden dürfen.\n2. Verschieben Sie jeden, der für den vom Besucher gewünschten Dienst nicht unbedingt erforderlich ist (§ 25 Abs. 2 Nr. 2 TDDDG), in eine abwählbare Kategorie.\n3. Prüfen Sie, dass er danach erst nach der Zustimmung lädt.',
  en: '1. Check in the consent tool which services may load without consent.\n2. Move each that is not strictly necessary for the service the visitor asked for (Section 25(2) no. 2 TDDDG) into a category that can be refused.\n3. Check that it then loads only after consent.',
};

/** Filed as necessary, filed rightly but not held back, or not filed at all: three faults with a step each. */
const stillRunsSteps = {
  de: {
    look: '1. Sehen Sie im Einwilligungswerkzeug nach, wo dies steht: {names}.',
    open: '1. Öffnen Sie im Banner „{settings}“, und sehen Sie nach, wo dies steht: {names}.',
    rest: '\n2. Steht einer unter den notwendigen, obwohl er für den vom Besucher gewünschten Dienst nicht unbedingt erforderlich ist (§ 25 Abs. 2 Nr. 2 TDDDG), ordnen Sie ihn einer abwählbaren Kategorie zu.\n3. Steht er schon in einer abwählbaren oder fehlt er ganz, lassen Sie das Einwilligungswerkzeug sein Skript oder seinen Rahmen zurückhalten, bis der Besucher zugestimmt hat: Der Eintrag allein sperrt nichts.\n4. Lehnen Sie in einem neuen Browserprofil ab, und prüfen Sie, dass er nicht mehr lädt.',
  },
  en: {
    look: '1. Look in the consent tool where this stands: {names}.',
    open: '1. Open “{settings}” in the banner and look where this stands: {names}.',
    rest: '\n2. If one stands among the necessary ones although it is not strictly necessary for the service the visitor asked for (Section 25(2) no. 2 TDDDG), assign it to a category that can be refused.\n3. If it already stands in such a category or is missing altogether, have the consent tool hold back its script or frame until the visitor has agreed: the entry alone blocks nothing.\n4. Reject in a fresh browser profile and check that it no longer loads.',
  },
};
const heldBack = {
  de: '1. Lassen Sie das Einwilligungswerkzeug die Skripte und Rahmen zurückhalten, die {names} jetzt ohne Zustimmung laden; dass das Banner danach fragt, sperrt allein nichts{see:trk-after-reject,ck-after-reject}.\n2. Lehnen Sie in einem neuen Browserprofil ab, und prüfen Sie, dass davon nichts mehr lädt.',
  en: '1. Have the consent tool hold back the scripts and frames that now load {names} without consent; that the banner asks for it blocks nothing by itself{see:trk-after-reject,ck-after-reject}.\n2. Reject in a fresh browser profile and check that none of it loads any more.',
};
const paymentFix = {
  de: '1. Laden Sie {service} erst, wo bezahlt wird, oder auf einen Klick hin, nicht mit dem Aufruf von {paths}; im Warenkorb und an der Kasse darf der Dienst als notwendig gelten.\n2. Unter den notwendigen („{label}“) darf er danach stehen bleiben. Binden Sie ihn nicht stattdessen an die Zustimmung im Banner, sonst könnte nicht bezahlen, wer ablehnt.',
  en: '1. Load {service} only where payment is made, or upon a click, not as soon as {paths} opens; in the cart and at the checkout the service may count as necessary.\n2. After that it may stay among the necessary ones (“{label}”). Do not tie it to consent in the banner instead: whoever rejects could not pay.',
};

function stillRunsFixes(locale: 'de' | 'en'): Record<string, string> {
  const { look, open, rest } = stillRunsSteps[locale];
  const fixes = { stillRuns: look + rest, stillRunsUnlisted: look + rest, stillRunsUnopened: open + rest };
  return { ...fixes, ...suffixed(fixes, 'Asked'), askedFor: heldBack[locale], onlyAfterReject: heldBack[locale] };
}

const markupFix = {
  de: '1. Ändern Sie im Quelltext am Code von {service} die Kennzeichnung {mark} in {wanted}; steht er in einer Vorlage oder einem Feld für eigenen Code, dann dort.\n2. Führt {cmp} den Dienst auch in seinen Einstellungen unter den notwendigen, ordnen Sie ihn dort derselben Kategorie zu.\n3. Lehnen Sie in einem neuen Browserprofil ab, und prüfen Sie, dass {service} nicht mehr lädt.',
  en: '1. In the source, change the mark {mark} at the code of {service} to {wanted}; if it stands in a template or a field for custom code, do so there.\n2. If {cmp} also lists the service among the necessary ones in its settings, assign it to the same category there.\n3. Reject in a fresh browser profile and check that {service} no longer loads.',
};

/** One service that is filed so: it is named, and where it stands. */
const refile = {
  de: {
    known:
      '1. Nehmen Sie {service} im Einwilligungswerkzeug aus dem, was als notwendig geführt wird („{label}“), und ordnen Sie den Dienst einer abwählbaren Kategorie zu, im Text des Banners ebenso.',
    open: '1. Nehmen Sie {service} im Einwilligungswerkzeug aus dem, was als notwendig geführt wird („{label}“), und ordnen Sie den Dienst einer abwählbaren Kategorie zu, im Text des Banners ebenso, soweit er für das, was der Besucher ausdrücklich wünscht, nicht unbedingt erforderlich ist (§ 25 Abs. 2 Nr. 2 TDDDG).',
    check:
      '\n2. Lehnen Sie in einem neuen Browserprofil ab, und prüfen Sie, dass {service} nicht mehr lädt: Der Eintrag in einer Kategorie allein sperrt nichts.',
  },
  en: {
    known:
      '1. In the consent tool, take {service} out of what is kept as necessary (“{label}”) and assign the service to a category that can be refused, in the text of the banner as well.',
    open: '1. In the consent tool, take {service} out of what is kept as necessary (“{label}”) and assign the service to a category that can be refused, in the text of the banner as well, unless it is strictly necessary for what the visitor expressly asks for (Section 25(2) no. 2 TDDDG).',
    check: '\n2. Reject in a fresh browser profile and check that {service} no longer loads: the entry in a category alone blocks nothing.',
  },
};

function refileFixes(locale: 'de' | 'en'): Record<string, string> {
  const { known, open, check } = refile[locale];
  const clear = Object.fromEntries(['fixedOn', 'fixedBelow', 'listedCookie'].map((message) => [message, known + check]));
  return {
    ...clear,
    ...Object.fromEntries(['examine', 'examineReviews', 'listed', 'listedReviews'].map((message) => [message, open + check])),
  };
}

/** Steps against what the banner or the markup files as necessary, by the message that tells of it. */
export const misclassifiedFixes: Record<'de' | 'en', Record<string, string>> = {
  de: {
    noCategories:
      '1. Prüfen Sie, welche Dienste Ihre Website ohne Einwilligung lädt.\n2. Laden Sie davon erst nach der Zustimmung, was für den vom Besucher gewünschten Dienst nicht unbedingt erforderlich ist (§ 25 Abs. 2 Nr. 2 TDDDG).',
    switchesOnly: orderFix.de,
    notOpened: orderFix.de,
    ...stillRunsFixes('de'),
    ...refileFixes('de'),
    examinePayment: paymentFix.de,
    listedPayment: paymentFix.de,
    markup: markupFix.de,
    examineMarkup: markupFix.de,
    examineCaptcha: numberedSteps(Object.values(captchaSteps.de)),
    listedCaptcha: numberedSteps(Object.values(captchaSteps.de)),
  },
  en: {
    noCategories:
      '1. Check which services your website loads without consent.\n2. Of these, load only after consent what is not strictly necessary for the service the visitor asked for (Section 25(2) no. 2 TDDDG).',
    switchesOnly: orderFix.en,
    notOpened: orderFix.en,
    ...stillRunsFixes('en'),
    ...refileFixes('en'),
    examinePayment: paymentFix.en,
    listedPayment: paymentFix.en,
    markup: markupFix.en,
    examineMarkup: markupFix.en,
    examineCaptcha: numberedSteps(Object.values(captchaSteps.en)),
    listedCaptcha: numberedSteps(Object.values(captchaSteps.en)),
  },
};

/** What the banner and the markup say of what is necessary. */
export const misclassifiedMessages: Record<'de' | 'en', Record<string, string>> = {
  de: {
    fixedOn: '{service} ist im Banner fest eingeschaltet („{label}“) und lässt sich nicht ablehnen',
    fixedBelow: '{service} steht im Banner unter „{label}“, was sich nicht abwählen lässt; nach dem Ablehnen läuft der Dienst weiter',
    examine: '{service} ist im Banner fest eingeschaltet („{label}“); ob der Dienst unbedingt erforderlich ist, ist zu prüfen',
    examineReviews:
      '{service} ist im Banner fest eingeschaltet („{label}“); Bewertungen oder Siegel zu zeigen ist in der Regel nicht unbedingt erforderlich',
    examineCaptcha:
      '{service} ist im Banner fest eingeschaltet („{label}“); ob der Schutz eines Formulars unbedingt erforderlich ist, ist umstritten',
    examinePayment:
      '{service} ist im Banner fest eingeschaltet („{label}“), lädt aber schon, wo noch niemand bezahlt ({paths}); dort ist der Dienst in der Regel nicht unbedingt erforderlich',
    markup: '{service} ist im Quelltext als notwendig gekennzeichnet ({mark}); {cmp} gibt den Dienst damit ohne Einwilligung frei',
    examineMarkup:
      '{service} ist im Quelltext als notwendig gekennzeichnet ({mark}), {cmp} gibt den Dienst damit ohne Einwilligung frei; ob er unbedingt erforderlich ist, ist zu prüfen',
    listedPayment:
      'Der Text des Banners führt {service} unter den notwendigen Diensten auf („{label}“), der Dienst lädt aber schon, wo noch niemand bezahlt ({paths}); dort ist er in der Regel nicht unbedingt erforderlich',
    listedCookie: 'Der Text des Banners führt unter dem Notwendigen „{label}“ auf, ein Cookie von {service}',
    listed: 'Der Text des Banners führt {service} unter den notwendigen Diensten auf („{label}“)',
    listedReviews:
      'Der Text des Banners führt {service} unter den notwendigen Diensten auf („{label}“); Bewertungen oder Siegel zu zeigen ist in der Regel nicht unbedingt erforderlich',
    listedCaptcha:
      'Der Text des Banners führt {service} unter den notwendigen Diensten auf („{label}“); ob der Schutz eines Formulars unbedingt erforderlich ist, ist umstritten',
    switches: 'Fest eingeschaltet ist im Banner kein Dienst, den der Scanner als Tracking kennt; gelesene Schalter: {labels}',
    listRead: 'Unter den notwendigen Diensten führt der Text des Banners kein Tracking auf; gelesen: {names}',
    categoriesOnly: 'Das Banner zeigt Kategorien ({labels}); welche Dienste es ihnen zuordnet, wurde nicht ausgewertet',
    switchesOnly: 'Das Banner zeigt Schalter ({labels}); welche Dienste zu ihnen gehören, wurde nicht ausgewertet',
    notOpened: 'Die Einstellungen des Banners ließen sich nicht lesen; die Einstufung der Dienste wurde nicht geprüft',
    noCategories: 'Am Banner war nicht zu lesen, welche Dienste es als notwendig einstuft; die Einstufung wurde nicht geprüft',
    nothingListed:
      'Das Banner stuft keinen Dienst namentlich als notwendig ein; ob einer ohne Einwilligung lädt, werten die Prüfungen zu Tracking, Cookies und Einbettungen',
    nothingRuns:
      'Nach dem Ablehnen lädt auf den geprüften Seiten kein Dienst, den der Scanner als Tracking kennt; als notwendig eingestuft liefe er dort weiter',
    askedFor:
      'Das Banner fragt nach {names} und führt davon nichts als notwendig auf; dass es nach dem Ablehnen trotzdem lädt, werten die Prüfungen zu Tracking, Cookies und Einbettungen',
    ...addedTo(
      {
        stillRuns:
          'Schon vor der Auswahl und noch nach dem Ablehnen geladen, obwohl selten unbedingt erforderlich: {names}; ob das Banner etwas davon als notwendig einstuft, zeigen Text und Schalter nicht',
        stillRunsUnlisted:
          'Schon vor der Auswahl und noch nach dem Ablehnen geladen, obwohl selten unbedingt erforderlich: {names}; in dem, was der Scan vom Banner gelesen hat, ist davon nichts genannt, weder als notwendig noch als abwählbar',
        stillRunsUnopened:
          'Schon vor der Auswahl und noch nach dem Ablehnen geladen, obwohl selten unbedingt erforderlich: {names}; ob das Banner etwas davon als notwendig einstuft, steht hinter „{settings}“; das hat der Scan nicht oder nicht ganz gelesen',
      },
      { '': '', Asked: '. Nach {asked} fragt das Banner; dass es trotzdem lädt, ist keine Frage der Einstufung' },
    ),
    ...addedTo(
      {
        heldByNothing:
          '{cmp} hält nicht zurück, was in die Seiten eingefügt ist: Dass {names} ohne Zustimmung laden, liegt daran und nicht an einer Einstufung als notwendig; das werten die Prüfungen zu Tracking, Cookies und Einbettungen',
        notAmongListed:
          'Als notwendig führt das Banner keinen Dienst auf, den der Scanner als Tracking kennt. Selten unbedingt erforderlich, im gelesenen Teil des Banners nicht beim Namen genannt und dennoch ohne Zustimmung geladen: {names}; das werten die Prüfungen zu Tracking, Cookies und Einbettungen',
      },
      { '': '', Asked: '. Ebenso werten sie, wonach das Banner fragt und was trotzdem lädt: {asked}' },
    ),
    onlyAfterReject:
      'Nach dem Ablehnen werden geladen: {names}; vor der Auswahl nicht, als notwendig eingestuft lüden sie schon da. Dass sie laden, werten die Prüfungen zu Tracking, Cookies und Einbettungen',
    onlyBrought:
      'Nach dem Ablehnen werden geladen: {names}. Die Website bindet das nicht selbst ein; dass es lädt, werten die Prüfungen zu Tracking und Einbettungen, nicht diese',
    noBanner: 'Es wurde kein Einwilligungsbanner gefunden',
  },
  en: {
    fixedOn: '{service} is switched on firmly in the banner (“{label}”) and cannot be refused',
    fixedBelow: '{service} stands in the banner under “{label}”, which cannot be turned off; after rejection the service goes on running',
    examine: '{service} is switched on firmly in the banner (“{label}”); whether the service is strictly necessary has to be examined',
    examineReviews:
      '{service} is switched on firmly in the banner (“{label}”); to show reviews or seals is as a rule not strictly necessary',
    examineCaptcha:
      '{service} is switched on firmly in the banner (“{label}”); whether the protection of a form is strictly necessary is disputed',
    examinePayment:
      '{service} is switched on firmly in the banner (“{label}”) but loads where nobody pays yet ({paths}); as a rule the service is not strictly necessary there',
    markup: '{service} is marked as necessary in the source ({mark}); {cmp} thereby releases the service without consent',
    examineMarkup:
      '{service} is marked as necessary in the source ({mark}), {cmp} thereby releases the service without consent; whether it is strictly necessary has to be examined',
    listedPayment:
      'The text of the banner lists {service} among the necessary services (“{label}”), but the service loads where nobody pays yet ({paths}); as a rule it is not strictly necessary there',
    listedCookie: 'Among what is necessary, the text of the banner lists “{label}”, a cookie of {service}',
    listed: 'The text of the banner lists {service} among the necessary services (“{label}”)',
    listedReviews:
      'The text of the banner lists {service} among the necessary services (“{label}”); to show reviews or seals is as a rule not strictly necessary',
    listedCaptcha:
      'The text of the banner lists {service} among the necessary services (“{label}”); whether the protection of a form is strictly necessary is disputed',
    switches: 'No service that the scanner knows as tracking is switched on firmly in the banner; switches read: {labels}',
    listRead: 'Among the necessary services, the text of the banner lists no tracking; read: {names}',
    categoriesOnly: 'The banner shows categories ({labels}); which services it assigns to them was not examined',
    switchesOnly: 'The banner shows switches ({labels}); which services belong to them was not examined',
    notOpened: 'The settings of the banner could not be read; how services are declared was not examined',
    noCategories: 'The banner did not show which services it declares necessary; how services are declared was not examined',
    nothingListed:
      'The banner declares no service necessary by name; whether one loads without consent is rated by the checks on tracking, cookies and embeds',
    nothingRuns:
      'After rejection, no service that the scanner knows as tracking loads on the pages examined; declared necessary, it would go on running there',
    askedFor:
      'The banner asks for {names} and lists none of it as necessary; that it loads after rejection nevertheless is rated by the checks on tracking, cookies and embeds',
    ...addedTo(
      {
        stillRuns:
          'Loaded before the choice already and still after rejection, though rarely strictly necessary: {names}; text and switches do not show whether the banner declares any of it necessary',
        stillRunsUnlisted:
          'Loaded before the choice already and still after rejection, though rarely strictly necessary: {names}; what the scan has read of the banner names none of it, neither as necessary nor as something to be refused',
        stillRunsUnopened:
          'Loaded before the choice already and still after rejection, though rarely strictly necessary: {names}; whether the banner declares any of it necessary stands behind “{settings}”, which the scan has not read, or not in full',
      },
      { '': '', Asked: '. The banner asks for {asked}; that it loads nevertheless is no question of how it is declared' },
    ),
    ...addedTo(
      {
        heldByNothing:
          '{cmp} does not hold back what is pasted into the pages: that {names} load without consent is due to that and not to being declared necessary; that is rated by the checks on tracking, cookies and embeds',
        notAmongListed:
          'The banner lists no service as necessary that the scanner knows as tracking. Rarely strictly necessary, not named as such in the part of the banner that was read, and loaded without consent nevertheless: {names}; that is rated by the checks on tracking, cookies and embeds',
      },
      { '': '', Asked: ', and so is that this loads although the banner asks for it: {asked}' },
    ),
    onlyAfterReject:
      'After rejection there load: {names}; not before the choice, when they would load already if declared necessary. That they load is rated by the checks on tracking, cookies and embeds',
    onlyBrought:
      'After rejection there load: {names}. The website does not embed these itself; that they load is rated by the checks on tracking and embeds, not by this one',
    noBanner: 'No consent banner was found',
  },
};
