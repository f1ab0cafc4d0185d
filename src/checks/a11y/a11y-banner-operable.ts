import type { BannerEvidence, ControlRole, KeyboardReach } from '#evidence/banner.ts';
import type { WithdrawalControl } from '#evidence/choice.ts';
import { defineCheck, type Finding, type FindingItem, type Locale, type Verdict } from '../define-check.ts';
import type { FormFact } from '../facts/forms.ts';
import type { PageFact } from '../facts/pages.ts';
import { atLeastOne, controlItem, formItem, pageItem, verdictOf } from '../items.ts';
import { suffixed } from '../message-variants.ts';
import { isNameless } from '../shared/banner/nameless-control.ts';
import { isLoose } from '../shared/forms/form-sending.ts';
import { formPlace } from '../shared/forms/visitor-forms.ts';
import { guidance, statute } from '../shared/law/law.ts';
import { readablePages } from '../shared/site/legal-page.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { shortList } from '../shared/wording.ts';

/** Without these a visitor cannot choose; the rest of a banner is comfort. */
const deciding: ReadonlySet<ControlRole> = new Set(['accept', 'reject', 'save', 'settings', 'acknowledge', 'pay']);
const mostNames = 4;
const bannerCause = 'banner-keyboard';

const atBanner: Record<Locale, Record<'' | 'Scripted' | 'Pay', string>> = {
  de: {
    '': 'Mit der Tabulatortaste zu erreichen: „{controls}“; ob die Eingabetaste sie auslöst, wurde nicht ausprobiert',
    Scripted:
      'Mit der Tabulatortaste zu erreichen: „{controls}“; ob Eingabe- oder Leertaste sie auslösen, wurde nicht ausprobiert. Weder eine echte Schaltfläche noch ein Link mit Adresse: „{scripted}“; darauf wirken diese Tasten nur, wenn ein Skript der Seite sie eigens behandelt',
    Pay: 'Mit der Tabulatortaste zu erreichen: „{controls}“; ob die Eingabetaste sie auslöst, wurde nicht ausprobiert. Ob auch der andere Weg, das bezahlte Angebot, so zu erreichen ist, wurde nicht gemessen',
  },
  en: {
    '': 'Within reach of the Tab key: “{controls}”; whether Enter operates them was not tried',
    Scripted:
      'Within reach of the Tab key: “{controls}”; whether Enter or Space operates them was not tried. Neither a real button nor a link with an address: “{scripted}”; there these keys have an effect only if a script of the page handles them specifically',
    Pay: 'Within reach of the Tab key: “{controls}”; whether Enter operates them was not tried. Whether the other way, the paid offer, can be reached like that too was not measured',
  },
};
const atForms: Record<Locale, Record<'operable' | 'operableNoForms', string>> = {
  de: {
    operable:
      '. An {forms|=dem einzigen Formular|Formularen} mit sichtbaren Feldern (Suche und Anmeldung mitgezählt) wurde kein Feld ohne Beschriftung gefunden (ein Platzhaltertext im Feld zählte mit); die Bedienung mit der Tastatur wurde auch dort nicht geprüft',
    operableNoForms: '. Formularfelder gab es nicht zu beurteilen',
  },
  en: {
    operable:
      '. No field without a label was found in {forms|form|forms} with visible fields (search and login included; a placeholder in the field counted as one); operation by keyboard was not examined there either',
    operableNoForms: '. There were no form fields to judge',
  },
};
const keysStep = {
  de: '1. Gehen Sie in einem neuen Browserprofil mit der Tabulatortaste zu „{scripted}“, und drücken Sie die Eingabetaste, dann die Leertaste: Löst eine von beiden aus, ist nichts zu tun; sonst verwenden Sie dort echte Schaltflächen (<button>).',
  en: '1. In a fresh browser profile, go to “{scripted}” with the Tab key and press Enter, then Space: if one of them operates it, nothing needs to be done; otherwise use real buttons (<button>) there.',
};
const tryKeys = {
  de: { operable: keysStep.de, operableNoForms: keysStep.de },
  en: { operable: keysStep.en, operableNoForms: keysStep.en },
};

const payStep = {
  de: '1. Gehen Sie in einem neuen Browserprofil mit der Tabulatortaste zur Schaltfläche für das bezahlte Angebot, und drücken Sie die Eingabetaste: Führt sie dorthin, ist nichts zu tun; sonst verwenden Sie dafür eine echte Schaltfläche (<button>) oder einen Link mit Adresse.',
  en: '1. In a fresh browser profile, go to the button for the paid offer with the Tab key and press Enter: if it leads there, nothing needs to be done; otherwise use a real button (<button>) or a link with an address for it.',
};
const tryPaying = {
  de: { operable: payStep.de, operableNoForms: payStep.de },
  en: { operable: payStep.en, operableNoForms: payStep.en },
};

/** What passed: the banner and the forms, with what was not tried about either. */
function operable(locale: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(atForms[locale]).flatMap(([name, ofForms]) =>
      Object.entries(atBanner[locale]).map(([key, ofBanner]) => [`${name}${key}`, ofBanner + ofForms]),
    ),
  );
}

export default defineCheck({
  id: 'a11y-banner-operable',
  area: 'a11y',
  version: 14,
  weight: 1,
  confidence: 'medium',
  legalBasis: [
    statute('§ 3 BFSG', 'Section 3 BFSG'),
    guidance('BFSGV, EN 301 549', 'BFSGV, EN 301 549'),
    statute('Art. 4 Nr. 11, Art. 7 DSGVO', 'Art. 4(11), Art. 7 GDPR'),
  ],
  needs: ['banner', 'forms', 'pages'],
  wants: ['withdrawal'],
  texts: {
    de: {
      title: 'Banner per Tastatur erreichbar, Felder beschriftet',
      explanation:
        'Wer keine Maus bedienen kann, muss im Banner genauso frei wählen können wie alle anderen; sonst ist die Einwilligung nicht freiwillig (Art. 7 DSGVO). Wo Verbraucher auf der Website Verträge schließen oder anbahnen, verlangt das BFSG zudem bedienbare Steuerelemente, beschriftete Felder und die Angabe der Sprache (§ 1 Abs. 3 Nr. 5, § 2 Nr. 26 BFSG); Kleinstunternehmen sind bei Dienstleistungen ausgenommen (§ 3 Abs. 3 BFSG).',
      confidenceReason:
        'Gelesen wird, was der Browser in die Reihenfolge der Tabulatortaste aufnimmt; gedrückt wird sie nicht, und Vorleseprogramme können sich anders verhalten.',
      howToFix:
        '1. Prüfen Sie in einem neuen Browserprofil, ob sich alle Schaltflächen des Banners mit der Tabulatortaste erreichen und mit der Eingabetaste auslösen lassen; wenn ja, ist nichts zu tun.',
      fixes: {
        notReachable:
          '1. Verwenden Sie im Banner Schaltflächen (<button>) oder Links mit Adresse statt anklickbarer Flächen: „{controls}“.',
        takenOut: '1. Nehmen Sie tabindex="-1" oder inert von „{controls}“ oder den umgebenden Elementen weg.',
        unnamed: '1. Geben Sie diesen Steuerelementen einen Text oder ein aria-label.',
        withdrawalNameless:
          '1. Machen Sie aus dem Symbol eine echte Schaltfläche mit Namen (<button type="button" aria-label="Cookie-Einstellungen">); bietet das Einwilligungswerkzeug das nicht, setzen Sie zusätzlich einen Link „Cookie-Einstellungen“ in die Fußzeile, der das Banner öffnet.',
        focusInvisible: '1. Lassen Sie den Fokusrahmen der Steuerelemente des Banners sichtbar (etwa :focus-visible mit einem Umriss).',
        fieldsUnlabelled:
          '1. Verbinden Sie jedes Feld mit einer Beschriftung (<label for="…">), auch die, in denen nur ein Platzhaltertext steht: Er ersetzt keine. Setzt ein eingebundenes Werkzeug das Feld (etwa ein Schutz vor Robotern), aktualisieren Sie es, oder melden Sie den Fehler dessen Anbieter.',
        looseUnlabelled:
          '1. Verbinden Sie jedes Feld mit einer Beschriftung (<label for="…">), auch die, in denen nur ein Platzhaltertext steht: Er ersetzt keine. Setzt ein eingebundenes Werkzeug das Feld (etwa ein Schutz vor Robotern), aktualisieren Sie es, oder melden Sie den Fehler dessen Anbieter.',
        unnamedUnlabelled:
          '1. Verbinden Sie jedes Feld mit einer Beschriftung (<label for="…">), auch die, in denen nur ein Platzhaltertext steht: Er ersetzt keine. Setzt ein eingebundenes Werkzeug das Feld (etwa ein Schutz vor Robotern), aktualisieren Sie es, oder melden Sie den Fehler dessen Anbieter.',
        languageMissing: '1. Geben Sie die Sprache der Seite an, etwa <html lang="de">.',
        ...suffixed(tryKeys.de, 'Scripted'),
        ...suffixed(tryPaying.de, 'Pay'),
      },
      messages: {
        notReachable: 'Mit der Tabulatortaste nicht zu erreichen: „{controls}“',
        takenOut: 'Aus der Reihenfolge der Tabulatortaste genommen: „{controls}“',
        unnamed: 'Steuerelemente des Banners haben keinen Namen, den ein Vorleseprogramm nennen könnte: {roles}',
        withdrawalNameless:
          'Das Symbol für den Widerruf (im Quelltext „{text}“) hat keinen Namen, den ein Vorleseprogramm nennen könnte; ob es mit der Tastatur zu erreichen ist, wurde nicht geprüft',
        focusInvisible: 'Im Banner ist nicht zu sehen, welches Steuerelement den Fokus hat: „{controls}“',
        fieldsUnlabelled:
          'Im Formular „{button}“ auf {path} fehlt die Beschriftung an {count|=einem sichtbaren Feld|sichtbaren Feldern}: {fields}; Felder mit Platzhaltertext sind nicht mitgezählt',
        unnamedUnlabelled:
          'In einem Formular ohne beschriftete Schaltfläche auf {path} fehlt die Beschriftung an {count|=einem sichtbaren Feld|sichtbaren Feldern}: {fields}; Felder mit Platzhaltertext sind nicht mitgezählt',
        looseUnlabelled:
          'Auf {path} fehlt außerhalb eines Formulars die Beschriftung an {count|=einem sichtbaren Feld|sichtbaren Feldern}: {fields}; Felder mit Platzhaltertext sind nicht mitgezählt',
        languageMissing: 'Auf {pages|=einer Seite|Seiten} fehlt die Angabe der Sprache ({paths})',
        ...operable('de'),
        bannerNotExamined: 'Ob das Banner mit der Tabulatortaste zu erreichen ist, ließ sich nicht prüfen',
        noBanner: 'Es wurde kein Banner gesehen; ob Formulare mit der Tastatur zu bedienen sind, wurde nicht geprüft',
      },
    },
    en: {
      title: 'Banner reachable by keyboard, fields labelled',
      explanation:
        'Whoever cannot use a mouse has to be able to choose in the banner as freely as everybody else; otherwise consent is not freely given (Art. 7 GDPR). Where consumers conclude or initiate contracts on the website, the BFSG also demands operable controls, labelled fields and a declared language (Sections 1(3) no. 5, 2 no. 26 BFSG); micro-enterprises are exempt as to services (Section 3(3) BFSG).',
      confidenceReason:
        'What the browser puts in the order of the Tab key is read; the key is not pressed, and screen readers may behave differently.',
      howToFix:
        '1. Check in a fresh browser profile whether all buttons of the banner can be reached with the Tab key and operated with Enter; if so, nothing needs to be done.',
      fixes: {
        notReachable: '1. Use buttons (<button>) or links with an address in the banner instead of clickable areas: “{controls}”.',
        takenOut: '1. Remove tabindex="-1" or inert from “{controls}” or the elements around them.',
        unnamed: '1. Give these controls a text or an aria-label.',
        withdrawalNameless:
          '1. Turn the symbol into a real button with a name (<button type="button" aria-label="Cookie settings">); if the consent tool does not offer that, also put a link “Cookie settings” that opens the banner into the footer.',
        focusInvisible: '1. Keep the focus ring of the controls of the banner visible (such as :focus-visible with an outline).',
        fieldsUnlabelled:
          '1. Connect each field to a label (<label for="…">), those too that hold only a placeholder: it replaces none. Where an embedded tool places the field (such as a protection against robots), update it or report the fault to its provider.',
        looseUnlabelled:
          '1. Connect each field to a label (<label for="…">), those too that hold only a placeholder: it replaces none. Where an embedded tool places the field (such as a protection against robots), update it or report the fault to its provider.',
        unnamedUnlabelled:
          '1. Connect each field to a label (<label for="…">), those too that hold only a placeholder: it replaces none. Where an embedded tool places the field (such as a protection against robots), update it or report the fault to its provider.',
        languageMissing: '1. Declare the language of the page, such as <html lang="en">.',
        ...suffixed(tryKeys.en, 'Scripted'),
        ...suffixed(tryPaying.en, 'Pay'),
      },
      messages: {
        notReachable: 'Not reachable with the Tab key: “{controls}”',
        takenOut: 'Taken out of the order of the Tab key: “{controls}”',
        unnamed: 'Controls of the banner have no name that a screen reader could tell: {roles}',
        withdrawalNameless:
          'The symbol for withdrawing (“{text}” in the source) has no name that a screen reader could tell; whether it can be reached by keyboard was not examined',
        focusInvisible: 'The banner does not show which control has the focus: “{controls}”',
        fieldsUnlabelled:
          'In the form “{button}” on {path} the label is missing at {count|visible field|visible fields}: {fields}; fields with a placeholder are not counted',
        unnamedUnlabelled:
          'In a form without a labelled button on {path} the label is missing at {count|visible field|visible fields}: {fields}; fields with a placeholder are not counted',
        looseUnlabelled:
          'Outside any form on {path} the label is missing at {count|visible field|visible fields}: {fields}; fields with a placeholder are not counted',
        languageMissing: 'On {pages|page|pages} the language is not declared ({paths})',
        ...operable('en'),
        bannerNotExamined: 'Whether the banner can be reached with the Tab key could not be examined',
        noBanner: 'No banner was seen; whether forms can be operated by keyboard was not examined',
      },
    },
  },
  run({ banner: { banner, payOrConsent }, forms, pages, withdrawal = [] }): Verdict {
    const shown = banner?.visible ? banner : null;
    const verdict = verdictOf({
      hints: [...(shown ? bannerHints(shown) : []), ...namelessHints(withdrawal, pages), ...formHints(forms), ...languageHints(pages)],
    });
    if (verdict) return verdict;
    if (!shown) return { class: 'NotApplicable', message: 'noBanner' };
    const reached = (shown.keyboard ?? []).filter(({ role, tabbable }) => deciding.has(role) && tabbable);
    if (reached.length === 0) return { class: 'NoClassification', message: 'bannerNotExamined' };
    // What the browser operates by itself says what can be reached; the rest adds nothing sure beside it.
    const sure = reached.filter(({ native }) => native);
    const scripted = reached.filter(({ role }) => !sure.some((control) => control.role === role));
    const judged = forms.filter(({ visible, kind, fields }) => visible && kind !== 'consent' && fields.some((field) => field.visible));
    // Who does not consent pays: that way has to be open to the keyboard too.
    const other = payOrConsent && !reached.some(({ role }) => role === 'pay') ? 'Pay' : '';
    const left = scripted.length > 0 ? 'Scripted' : other;
    return {
      // Whether a script handles the keys there decides, and that was not tried.
      class: left === '' ? 'Conform' : 'NoClassification',
      message: `${judged.length === 0 ? 'operableNoForms' : 'operable'}${left}`,
      params: {
        ...namesOf([...sure, ...scripted]),
        ...(scripted.length > 0 && { scripted: namesOf(scripted).controls }),
        ...(judged.length > 0 && { forms: judged.length }),
      },
    };
  },
});

function bannerHints(banner: BannerEvidence): Finding[] {
  const controls = (banner.keyboard ?? []).filter(({ role }) => deciding.has(role));
  const tabbable = controls.filter((control) => control.tabbable);
  // Wrappers and their buttons are both controls: what one of the same kind can do, the visitor can do.
  const lacking = controls.filter(({ role }) => !tabbable.some((control) => control.role === role));
  const unnamed = tabbable.filter(({ named }) => !named);
  const invisible = tabbable.filter(({ focusVisible }) => focusVisible === false);
  const hints: Finding[] = [];
  const add = (message: string, list: readonly KeyboardReach[]) => {
    const items = atLeastOne(list.map((control) => reachItem(banner, control)));
    const params = { ...namesOf(list), roles: shortList(list.map(({ role }) => role)) };
    if (items) hints.push({ message, params, items, cause: bannerCause });
  };
  // The browser takes in what it operates itself unless it is told not to; anything else it never knew.
  add(
    'notReachable',
    lacking.filter(({ native }) => !native),
  );
  add(
    'takenOut',
    lacking.filter(({ native }) => native),
  );
  add('unnamed', unnamed);
  // One control in its own style says little; where none shows the focus, nobody finds it.
  if (invisible.length === tabbable.length) add('focusInvisible', invisible);
  return hints;
}

/** Taking it back has to be as easy as giving it, for those who hear the page too. */
function namelessHints(withdrawal: readonly WithdrawalControl[], pages: readonly PageFact[]): Finding[] {
  const control = withdrawal.find(({ reopensBanner }) => reopensBanner === true);
  if (!control || !isNameless(control, pages)) return [];
  const { pageId, text, kind } = control;
  const items = [controlItem(pageId, text, ['accept'], { control: kind })] as const;
  return [{ message: 'withdrawalNameless', params: { text }, items, cause: bannerCause }];
}

/** Labels for one pair of quotation marks in the text, which is that of its language. */
function namesOf(list: readonly KeyboardReach[]): { controls: string } {
  const names = [...new Set(list.map(({ text, role }) => text || role))];
  return { controls: names.length > mostNames ? `${names.slice(0, mostNames).join(' / ')} …` : names.join(' / ') };
}

function reachItem({ pageId, state }: BannerEvidence, { text, role, tabbable, native, focusVisible }: KeyboardReach): FindingItem {
  return controlItem(pageId, text, [state], { role, tabbable, native, focusVisible });
}

function formHints(forms: readonly FormFact[]): Finding[] {
  return forms
    .filter(({ visible, kind }) => visible && kind !== 'consent')
    .flatMap((form): Finding[] => {
      const bare = form.fields.filter(
        ({ visible, label, beside, type }) => visible && (beside || label.trim() === '') && type !== 'hidden',
      );
      return bare.length === 0
        ? []
        : [
            {
              message: unlabelledIn(form),
              // Without a label only the name in the source tells which one it is.
              params: {
                ...formPlace(form),
                count: bare.length,
                fields: shortList([...new Set(bare.map(({ name, type }) => name || type))]),
              },
              items: [formItem(form, { fields: bare.length })],
              cause: form.id,
            },
          ];
    });
}

/** Where no button names the form, the page has no word for it, and the kind it was taken for is ours. */
function unlabelledIn(form: FormFact): string {
  if (form.submitText.trim() === '' && isLoose(form)) return 'looseUnlabelled';
  return formPlace(form).button === form.kind ? 'unnamedUnlabelled' : 'fieldsUnlabelled';
}

function languageHints(pages: readonly PageFact[]): Finding[] {
  const silent = readablePages(pages).filter(({ language, text }) => language === '' && text !== '');
  const items = atLeastOne(silent.map(({ url }) => pageItem(url)));
  return items
    ? [
        {
          message: 'languageMissing',
          params: { pages: items.length, paths: pathsOf(silent.map(({ url }) => url)) },
          items,
          cause: 'page-language',
        },
      ]
    : [];
}
