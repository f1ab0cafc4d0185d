import type { BannerEvidence, ControlRole, KeyboardReach } from '#evidence/evidence.ts';
import { defineCheck, type Finding, type FindingItem, type Verdict } from '../define-check.ts';
import type { FormFact, PageFact } from '../facts.ts';
import { atLeastOne, controlItem, formItem, pageItem, verdictOf } from '../items.ts';
import { guidance, statute } from '../law.ts';
import { readablePages } from '../legal-page.ts';
import { shortList } from '../stored-findings.ts';

/** Without these a visitor cannot choose; the rest of a banner is comfort. */
const deciding: ReadonlySet<ControlRole> = new Set(['accept', 'reject', 'save', 'settings', 'acknowledge', 'pay']);
const bannerCause = 'banner-keyboard';

export default defineCheck({
  id: 'a11y-banner-operable',
  area: 'a11y',
  version: 2,
  weight: 1,
  confidence: 'medium',
  legalBasis: [
    statute('§ 3 BFSG', 'Section 3 BFSG'),
    guidance('BFSGV, EN 301 549', 'BFSGV, EN 301 549'),
    statute('Art. 4 Nr. 11, Art. 7 DSGVO', 'Art. 4(11), Art. 7 GDPR'),
  ],
  needs: ['banner', 'forms', 'pages'],
  texts: {
    de: {
      title: 'Banner per Tastatur erreichbar, Felder beschriftet',
      explanation:
        'Wer keine Maus bedienen kann, muss im Banner genauso frei wählen können wie alle anderen; sonst ist die Einwilligung nicht freiwillig (Art. 7 DSGVO). Für Angebote an Verbraucher verlangt das BFSG zudem bedienbare Steuerelemente, beschriftete Felder und die Angabe der Sprache.',
      confidenceReason:
        'Ausprobiert wird mit der Tabulatortaste in einem Browser; Hilfsmittel wie Vorleseprogramme können sich anders verhalten.',
      howToFix:
        '1. Verwenden Sie im Banner Schaltflächen (<button>) oder Links mit Adresse statt anklickbarer Flächen.\n2. Entfernen Sie tabindex="-1" und inert von den Steuerelementen des Banners und lassen Sie den Fokusrahmen sichtbar.\n3. Verbinden Sie jedes Formularfeld mit einer Beschriftung und geben Sie in <html lang> die Sprache an.',
      messages: {
        notReachable: 'Mit der Tabulatortaste nicht zu erreichen: {controls}',
        unnamed: 'Steuerelemente des Banners haben keinen Namen, den ein Vorleseprogramm nennen könnte: {roles}',
        focusInvisible: 'Im Banner ist nicht zu sehen, welches Steuerelement den Fokus hat: {controls}',
        fieldsUnlabelled: 'Formularfelder ohne Beschriftung: {count}',
        languageMissing: 'Auf {pages|Seite|Seiten} fehlt die Angabe der Sprache',
        operable: 'Mit der Tabulatortaste erreichbar sind {controls}; ob Formulare mit der Tastatur zu bedienen sind, wurde nicht geprüft',
        bannerNotExamined: 'Ob das Banner mit der Tabulatortaste zu erreichen ist, ließ sich nicht prüfen',
        noBanner: 'Es wurde kein Banner gesehen; ob Formulare mit der Tastatur zu bedienen sind, wurde nicht geprüft',
      },
    },
    en: {
      title: 'Banner reachable by keyboard, fields labelled',
      explanation:
        'Whoever cannot use a mouse has to be able to choose in the banner as freely as everybody else; otherwise consent is not freely given (Art. 7 GDPR). For offers to consumers, the BFSG also demands operable controls, labelled fields and a declared language.',
      confidenceReason: 'The tab key is tried in one browser; aids such as screen readers may behave differently.',
      howToFix:
        '1. Use buttons (<button>) or links with an address in the banner instead of clickable areas.\n2. Remove tabindex="-1" and inert from the controls of the banner and keep the focus ring visible.\n3. Connect each form field to a label and declare the language in <html lang>.',
      messages: {
        notReachable: 'Not reachable with the Tab key: {controls}',
        unnamed: 'Controls of the banner have no name that a screen reader could tell: {roles}',
        focusInvisible: 'The banner does not show which control has the focus: {controls}',
        fieldsUnlabelled: 'Form fields without a label: {count}',
        languageMissing: 'On {pages|page|pages} the language is not declared',
        operable: 'The Tab key reaches {controls}; whether forms can be operated by keyboard was not examined',
        bannerNotExamined: 'Whether the banner can be reached with the Tab key could not be examined',
        noBanner: 'No banner was seen; whether forms can be operated by keyboard was not examined',
      },
    },
  },
  run({ banner: { banner }, forms, pages }): Verdict {
    const shown = banner?.visible ? banner : null;
    const verdict = verdictOf({ hints: [...(shown ? bannerHints(shown) : []), ...formHints(forms), ...languageHints(pages)] });
    if (verdict) return verdict;
    if (!shown) return { class: 'NotApplicable', message: 'noBanner' };
    const reached = (shown.keyboard ?? []).filter(({ role, tabbable }) => deciding.has(role) && tabbable);
    return reached.length > 0
      ? {
          class: 'Conform',
          message: 'operable',
          params: { controls: shortList([...new Set(reached.map(nameOf))]) },
        }
      : { class: 'NoClassification', message: 'bannerNotExamined' };
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
    const named = list.map(nameOf);
    const params = { controls: shortList(named), roles: shortList(list.map(({ role }) => role)) };
    if (items) hints.push({ message, params, items, cause: bannerCause });
  };
  add('notReachable', lacking);
  add('unnamed', unnamed);
  // One control in its own style says little; where none shows the focus, nobody finds it.
  if (invisible.length === tabbable.length) add('focusInvisible', invisible);
  return hints;
}

/** In quotation marks of no language: the label may hold a comma. */
function nameOf({ text, role }: KeyboardReach): string {
  return text === '' ? role : `"${text}"`;
}

function reachItem({ pageId, state }: BannerEvidence, { text, role, tabbable, native, focusVisible }: KeyboardReach): FindingItem {
  return controlItem(pageId, text, [state], { role, tabbable, native, focusVisible });
}

function formHints(forms: readonly FormFact[]): Finding[] {
  return forms
    .filter(({ visible, kind }) => visible && kind !== 'consent')
    .flatMap((form): Finding[] => {
      const count = form.fields.filter(({ visible, label, type }) => visible && label.trim() === '' && type !== 'hidden').length;
      return count === 0
        ? []
        : [{ message: 'fieldsUnlabelled', params: { count }, items: [formItem(form, { fields: count })], cause: form.id }];
    });
}

function languageHints(pages: readonly PageFact[]): Finding[] {
  const silent = readablePages(pages).filter(({ language, text }) => language === '' && text !== '');
  const items = atLeastOne(silent.map(({ url }) => pageItem(url)));
  return items ? [{ message: 'languageMissing', params: { pages: items.length }, items, cause: 'page-language' }] : [];
}
