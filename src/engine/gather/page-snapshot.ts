import type { FormEvidence } from '#evidence/forms.ts';
import type { Gathered } from '#evidence/gathered.ts';
import type { PageSnapshot } from '#evidence/pages.ts';
import { systems } from '#knowledge/find-system.ts';
import type { Tab } from '../browser/tab.ts';
import { readConsentMarks } from './consent-marks.ts';
import { readFieldPlaces, withFieldPlaces } from './field-places.ts';
import { fieldSelector, readFormParts, withFormParts } from './form-parts.ts';
import { readFramedForms } from './framed-forms.ts';
import { readLooseGroups, withLooseGroups } from './loose-forms.ts';
import { readPageText } from './page-text.ts';
import { readScriptTargets } from './script-targets.ts';

/** Longest text of a page, in characters. */
const textCap = 400_000;
/** Embedded frames are read too: generators deliver legal texts this way. */
const frameTextCap = 200_000;

/**
 * Runs in our world of the main frame: everything about a page that checks read. Self-contained; walks open shadow roots.
 * Caps keep pages with a million links from eating us.
 */
function readPage(fieldSelector: string): Omit<PageSnapshot, 'text' | 'textTruncated'> {
  const linkCap = 2_000;
  type Area = 'header' | 'footer' | 'banner' | 'body';
  // A form answers with its own fields to many a name: shops call one `id`, and `document.title` may be an image.
  const clean = (text: unknown, cap = 300): string => (typeof text === 'string' ? text.replace(/\s+/g, ' ').trim().slice(0, cap) : '');
  const attributeOf = (element: Element, name: string): string | null => Element.prototype.getAttribute.call(element, name);
  const all = (element: Element, selector: string): Element[] => [...Element.prototype.querySelectorAll.call(element, selector)];
  const innerTextOf = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'innerText')?.get;
  const visible = (element: Element): boolean => {
    const rect = Element.prototype.getBoundingClientRect.call(element);
    if (rect.width < 1 || rect.height < 1) return false;
    return (
      typeof Element.prototype.checkVisibility !== 'function' ||
      Element.prototype.checkVisibility.call(element, { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: false })
    );
  };
  const elements: Element[] = [];
  const roots: (Document | ShadowRoot)[] = [document];
  for (let index = 0; index < roots.length && index < 200; index++) {
    for (const element of roots[index]!.querySelectorAll('*')) {
      if (elements.length < 60_000) elements.push(element);
      if (element.shadowRoot) roots.push(element.shadowRoot);
    }
  }
  const areaOf = (element: Element): Area => {
    for (let node: Element | null = element, hops = 0; node && hops < 40; hops++) {
      const tag = node.tagName.toLowerCase();
      const mark = `${attributeOf(node, 'id')} ${attributeOf(node, 'class')}`.toLowerCase();
      if (/cookie|consent|gdpr|dsgvo|\bcmp|\bcc-|usercentrics|onetrust|didomi|klaro/.test(mark) && tag !== 'body' && tag !== 'html')
        return 'banner';
      if (tag === 'footer' || attributeOf(node, 'role') === 'contentinfo' || /(^|[\s_-])(footer|fusszeile|page-bottom)/.test(mark))
        return 'footer';
      if (tag === 'header' || tag === 'nav' || attributeOf(node, 'role') === 'banner') return 'header';
      node = node.parentElement ?? (node.getRootNode() as ShadowRoot).host ?? null;
    }
    return 'body';
  };
  const rectOf = (element: Element) => {
    const rect = element.getBoundingClientRect();
    return { x: Math.round(rect.x), y: Math.round(rect.y), width: Math.round(rect.width), height: Math.round(rect.height) };
  };
  const absolute = (url: string): string => {
    try {
      return new URL(url, document.baseURI).href;
    } catch {
      return url;
    }
  };
  const nameOf = (element: Element): string => {
    const text = clean((element as HTMLElement).innerText ?? element.textContent);
    return (
      text ||
      clean(
        element.getAttribute('aria-label') ?? element.getAttribute('title') ?? element.querySelector('img[alt]')?.getAttribute('alt') ?? '',
      )
    );
  };
  // A label around its list of choices would read as if the choices were part of its name.
  const labelText = (label: Element | null): string | undefined => {
    const copy = label?.cloneNode(true) as Element | undefined;
    for (const control of copy?.querySelectorAll('select,textarea,button,datalist,script,style') ?? []) control.remove();
    return copy?.textContent ?? undefined;
  };
  // What is drawn anew by a theme (boxes, the choice of a file) is hidden itself, and its label is what one clicks.
  const labelsOf = (field: Element): Element[] => {
    const wrapped = field.closest('label');
    const root = field.getRootNode() as Document | ShadowRoot;
    return [...(wrapped ? [wrapped] : []), ...(field.id ? root.querySelectorAll(`label[for="${CSS.escape(field.id)}"]`) : [])];
  };
  const labelOf = (field: Element): string => {
    const id = field.id;
    const root = field.getRootNode() as Document | ShadowRoot;
    const byFor = id ? root.querySelector(`label[for="${CSS.escape(id)}"]`) : null;
    const wrapped = field.closest('label');
    const described = field.getAttribute('aria-labelledby');
    const byId = described
      ? described
          .split(/\s+/)
          .map((part) => root.querySelector(`#${CSS.escape(part)}`)?.textContent ?? '')
          .join(' ')
      : '';
    return clean(labelText(byFor) ?? labelText(wrapped) ?? (byId || field.getAttribute('aria-label') || field.getAttribute('placeholder')));
  };
  // Traps for robots lie outside the page, or nobody can get at them by eye, ear or keyboard.
  const isTrap = (field: Element, type: string): boolean => {
    if (field.tagName !== 'INPUT' || type === 'checkbox' || type === 'radio' || type === 'file') return false;
    const rect = field.getBoundingClientRect();
    const isOutside = rect.right + window.scrollX <= 0 || rect.bottom + window.scrollY <= 0;
    return isOutside || (field.getAttribute('tabindex') === '-1' && field.closest('[aria-hidden=true]') !== null);
  };
  // Nothing between a field and the box that hides it hides it as well: it shows once the box does.
  const showsWith = (field: Element, box: Element): boolean => {
    const isChoice = /^(checkbox|radio)$/.test(attributeOf(field, 'type') ?? '');
    if (!isChoice && attributeOf(field, 'tabindex') === '-1') return false;
    for (let node: Element | null = (isChoice && field.closest('label')) || field; node && node !== box; node = node.parentElement) {
      const { display, position, left } = getComputedStyle(node);
      if (display === 'none' || attributeOf(node, 'aria-hidden') === 'true') return false;
      if (!isChoice && position === 'absolute' && parseFloat(left) <= -500) return false;
    }
    return true;
  };
  // What stands over a group of boxes or radio buttons is the question, their labels are the answers.
  const questionOver = (field: Element): string => {
    const group = field.closest('fieldset,[role=group],[role=radiogroup]');
    // Divi writes the question into a label that belongs to no field.
    if (!group) return clean(field.closest('.et_pb_contact_field')?.querySelector('.et_pb_contact_form_label')?.textContent, 200);
    if (group.tagName === 'FORM') return '';
    const [legend] = all(group, ':scope > legend');
    const root = group.getRootNode() as Document | ShadowRoot;
    const [id] = (attributeOf(group, 'aria-labelledby') ?? '').split(/\s+/);
    return clean(
      legend?.textContent ?? (id ? root.querySelector(`#${CSS.escape(id)}`)?.textContent : attributeOf(group, 'aria-label')),
      200,
    );
  };
  // Builders whose own script refuses to send (Divi, Contact Form 7, Gravity Forms) say so around a box and not on it. Around several
  // boxes it means one of them.
  const isRequiredAround = (field: Element): boolean => {
    if (attributeOf(field, 'data-required_mark') === 'required') return true;
    if (attributeOf(field, 'type') !== 'checkbox') return false;
    const around = field.closest('.et_pb_contact_field,.wpcf7-acceptance,.wpcf7-validates-as-required,.gfield');
    if (!around || all(around, 'input[type=checkbox]').length > 1) return false;
    if (around.matches('.wpcf7-acceptance')) return !around.matches('.optional');
    return (
      around.matches('.wpcf7-validates-as-required,.gfield_contains_required') ||
      all(around, '.et_pb_checkbox_handle[data-required_mark=required]').length > 0
    );
  };
  const fieldOf = (field: Element, hiding: readonly Element[] = []) => {
    const input = field as HTMLInputElement;
    const placeholder = clean(field.getAttribute('placeholder'));
    const type = field.tagName === 'SELECT' ? 'select' : field.tagName === 'TEXTAREA' ? 'textarea' : (input.type || 'text').toLowerCase();
    return {
      name: clean(input.name || field.id, 120),
      label: labelOf(field),
      type,
      required:
        input.required === true ||
        field.getAttribute('aria-required') === 'true' ||
        /\*\s*$/.test(labelOf(field)) ||
        isRequiredAround(field),
      checked: input.checked === true,
      visible: (visible(field) && !isTrap(field, type)) || (/^(checkbox|radio|file)$/.test(type) && labelsOf(field).some(visible)),
      autocomplete: clean(field.getAttribute('autocomplete'), 60),
      options:
        field.tagName === 'SELECT'
          ? [...(field as HTMLSelectElement).options].slice(0, 40).map((option) => clean(option.text, 80))
          : type === 'radio'
            ? [clean(input.value, 80)]
            : [],
      ...(placeholder !== '' && placeholder !== labelOf(field) && { placeholder }),
      ...((type === 'checkbox' || type === 'radio') && questionOver(field) !== '' && { group: questionOver(field) }),
      ...(hiding.some((box) => box.contains(field) && showsWith(field, box)) && { later: true as const }),
    };
  };
  // A field and a button alone say nothing: what they are for stands in the next box around them.
  const textBeside = (form: Element): string => {
    let around = form.closest(':not(form)');
    for (let step = 0; around && around !== document.body && step < 5; step++) {
      const text = clean(innerTextOf?.call(around), 800);
      if (text !== '') return text.length > 600 ? '' : text;
      around = around.parentElement;
    }
    return '';
  };
  // A popup lies over the page; what holds the page itself is none, however it is placed.
  const overlayOf = (form: Element): Element | null => {
    for (
      let node: Element | null = form, hops = 0;
      node && hops < 20 && !/^(BODY|HTML|MAIN|HEADER|NAV|FOOTER)$/.test(node.tagName);
      hops++
    ) {
      const isDialog = /^(dialog|alertdialog)$/.test(attributeOf(node, 'role') ?? '') || node.tagName === 'DIALOG';
      if ((isDialog || getComputedStyle(node).position === 'fixed') && all(node, 'main,footer,nav,header').length === 0) return node;
      node = node.parentElement ?? (node.getRootNode() as ShadowRoot).host ?? null;
    }
    return null;
  };
  // A popup that waits for its moment says what it is by its role or its name.
  const waitingOverlayOf = (form: Element): Element | null => {
    if (areaOf(form) === 'banner') return null;
    const named =
      'dialog,[role=dialog],[role=alertdialog],[aria-modal=true],[class*=popup i],[class*=modal i],[class*=lightbox i],[id*=popup i],[id*=modal i]';
    // The outermost of them is the popup; what holds the page itself is none, whatever it is called.
    let overlay: Element | null = null;
    for (
      let node = form.closest(named);
      node && all(node, 'main,footer,header').length === 0;
      node = node.parentElement?.closest(named) ?? null
    )
      if (!/^(BODY|HTML|MAIN)$/.test(node.tagName)) overlay = node;
    return overlay;
  };
  // Steps of one form stand side by side and are alike; one of them shows and leads on to the next.
  const laterStepsOf = (form: Element): Element[] => {
    const isStep = /(^|[^a-z])(multi-?)?(form-?)?(step|schritt|slide|screen|page|seite)s?([^a-z]|$)/i;
    const leadsOn = /^[^a-zß-ɏ]*(weiter|nächste|fortfahren|next|continue|proceed)/i;
    const marks = (box: Element) =>
      [...box.attributes].filter(({ name }) => name !== 'style').map(({ name, value }) => `${name} ${value}`.slice(0, 200));
    const classes = (box: Element) => (attributeOf(box, 'class') ?? '').split(/\s+/).filter(Boolean);
    const alike = (one: Element, other: Element) =>
      one.tagName === other.tagName && (one.tagName === 'FIELDSET' || classes(one).some((name) => classes(other).includes(name)));
    return all(form, 'div,fieldset,section,li,article')
      .slice(0, 600)
      .filter((box) => {
        const parent = box.parentElement;
        if (!parent || visible(box) || !visible(parent) || all(box, fieldSelector).length === 0) return false;
        const shown = [...parent.children].filter((other) => other !== box && visible(other) && alike(box, other));
        const leading = shown.some((other) =>
          all(other, 'a,button,input[type=button],[role=button]').some((each) =>
            leadsOn.test(clean(each.textContent) || clean((each as HTMLInputElement).value)),
          ),
        );
        // One hidden field beside a button that leads on may be a trap, or asked under a condition.
        const asked = new Set(all(box, fieldSelector).map((field) => attributeOf(field, 'name') || field));
        return shown.length > 0 && ((leading && asked.size > 1) || marks(box).some((mark) => isStep.test(mark)));
      });
  };
  // What sends a form by script alone; a cross or a step back does not.
  const scriptedSubmit = (form: Element): Element | undefined => {
    const closes = /^([^a-zß-ɏ]*|.{0,3}|(schlie(ß|ss)en|abbrechen|zurück|close|cancel|back|dismiss|nein|no)(?![a-zß-ɏ]).*)$/i;
    const found = all(form, 'button[type=button],[role=button]').filter((each) => visible(each) && !closes.test(clean(each.textContent)));
    return found.length === 1 ? found[0] : undefined;
  };
  // A sign on a button is read out by its name.
  const sendingName = (button: Element): string => {
    const shown = clean(button.textContent) || clean((button as HTMLInputElement).value);
    if (/[a-zß-ɏ]/i.test(shown)) return shown;
    const [picture] = all(button, 'img[alt],svg[aria-label]');
    const drawn =
      clean(attributeOf(button, 'alt')) || clean(picture && (attributeOf(picture, 'alt') ?? attributeOf(picture, 'aria-label')));
    return clean(attributeOf(button, 'aria-label')) || drawn || clean(attributeOf(button, 'title')) || shown;
  };
  const links: PageSnapshot['links'] = [];
  const buttons: PageSnapshot['buttons'] = [];
  const forms: PageSnapshot['forms'] = [];
  const embeds: PageSnapshot['embeds'] = [];
  const waiting = new Set<string>();
  const preconnects = new Set<string>();
  const headings: string[] = [];
  const pictures: string[] = [];
  const emphasised: string[] = [];
  const weightOf = (element: Element): number => Number(getComputedStyle(element).fontWeight) || 400;
  // Bold where the page is not, or in a frame of its own.
  const isEmphasised = (element: Element): boolean => {
    if (weightOf(element) >= 600 && weightOf(element) >= weightOf(document.body) + 200) return true;
    const { borderTopWidth, borderTopStyle, borderLeftWidth, borderLeftStyle } = getComputedStyle(element);
    const isDrawn = (width: string, style: string) => style !== 'none' && parseFloat(width) >= 1;
    return (
      /^(P|DIV|BLOCKQUOTE|ASIDE|SECTION)$/.test(element.tagName) &&
      isDrawn(borderTopWidth, borderTopStyle) &&
      isDrawn(borderLeftWidth, borderLeftStyle)
    );
  };
  for (const element of elements) {
    const tag = element.tagName;
    if (tag === 'A' && element.hasAttribute('href')) {
      // `#` and `javascript:` stay as they are written: dead links are a finding.
      const written = element.getAttribute('href') ?? '';
      if (links.length < linkCap)
        links.push({
          text: nameOf(element),
          href: /^(#|javascript:|\s*$)/i.test(written) ? written.slice(0, 200) : absolute(written).slice(0, 2_048),
          visible: visible(element),
          area: areaOf(element),
        });
    } else if (
      tag === 'BUTTON' ||
      (tag === 'INPUT' && /^(submit|button)$/.test((element as HTMLInputElement).type)) ||
      attributeOf(element, 'role') === 'button' ||
      (tag === 'A' && !element.hasAttribute('href'))
    ) {
      const text = tag === 'INPUT' ? clean((element as HTMLInputElement).value) : nameOf(element);
      if (buttons.length < 600 && text) buttons.push({ text, visible: visible(element), area: areaOf(element) });
    } else if (/^H[1-4]$/.test(tag)) {
      if (headings.length < 400) headings.push(clean(element.textContent));
    } else if (tag === 'FORM' && forms.length < 60) {
      const form = element as HTMLFormElement;
      const action = attributeOf(form, 'action');
      const [sending] = all(form, 'button:not([type=button]):not([type=reset]),input[type=submit],input[type=image]');
      const submit = sending ?? scriptedSubmit(form);
      const isShown = visible(form);
      const overlay = isShown ? overlayOf(form) : waitingOverlayOf(form);
      const hiding = isShown ? laterStepsOf(form) : overlay ? [overlay] : [];
      const laterText = isShown ? clean(hiding.map(labelText).join(' '), 2_000) : '';
      const text = clean(isShown || !overlay ? innerTextOf?.call(form) : labelText(form), 4_000);
      const [heading] = overlay ? all(overlay, 'h1,h2,h3,h4,[role=heading]') : [];
      const around = overlay && overlay !== form ? (isShown ? innerTextOf?.call(overlay) : labelText(overlay)) : null;
      const near = around !== null ? clean(around, 2_000) : text === '' ? textBeside(form) : '';
      const parent = form.parentElement;
      const classes = clean(`${attributeOf(form, 'class') ?? ''} ${parent ? (attributeOf(parent, 'class') ?? '') : ''}`, 300);
      forms.push({
        id: clean(attributeOf(form, 'id') || attributeOf(form, 'name'), 120) || `form-${forms.length + 1}`,
        action: absolute(action ?? document.URL).slice(0, 2_048),
        actionDeclared: action !== null && action.trim() !== '',
        method: (attributeOf(form, 'method') ?? 'get').toLowerCase(),
        visible: isShown,
        text,
        ...(laterText !== '' && { laterText }),
        ...(near !== '' && { near }),
        ...(classes !== '' && { classes }),
        submitText: submit ? sendingName(submit) : '',
        ...(overlay && { overlay: { heading: clean(heading?.textContent, 80) } }),
        fields: all(form, fieldSelector)
          .slice(0, 120)
          .map((field) => fieldOf(field, hiding)),
      });
    }
    if (tag === 'IMG' && pictures.length < 60 && !element.closest('a,button')) {
      const said = clean(attributeOf(element, 'alt'), 200);
      if (said.length >= 15) pictures.push(said);
    }
    if (emphasised.length < 20 && /^(B|STRONG|MARK|P|LI|DIV|SPAN|BLOCKQUOTE|ASIDE|SECTION)$/.test(tag) && element.childElementCount <= 12) {
      const passage = element.textContent ?? '';
      const isShort = passage.length >= 40 && passage.length < 3_000;
      if (isShort && /widersp|object/i.test(passage) && visible(element) && isEmphasised(element)) emphasised.push(clean(passage, 1_200));
    }
    if (tag === 'LINK' && /(^|\s)preconnect(\s|$)/i.test((element as HTMLLinkElement).rel) && preconnects.size < 60) {
      const url = (element as HTMLLinkElement).href;
      if (/^https?:/.test(url)) preconnects.add(new URL(url).origin);
    }
    if (waiting.size < 60 && !/^(IMG|A|SOURCE|LINK|META)$/.test(tag)) {
      for (const name of Element.prototype.getAttributeNames.call(element)) {
        if (!/^data-([a-z]{1,20}-){0,2}(src|html|url|embed|iframe)$|^consent-original-src/.test(name)) continue;
        const [url] = /(https?:)?\/\/[^\s"'<>\\]{4,500}/i.exec(attributeOf(element, name)?.slice(0, 5_000) ?? '') ?? [];
        const full = url === undefined ? '' : absolute(url);
        if (/^https?:/.test(full) && URL.canParse(full) && new URL(full).origin !== location.origin) waiting.add(full);
      }
    }
    if (embeds.length < 800) {
      const foreign = (url: string | null | undefined, kind: PageSnapshot['embeds'][number]['kind'], integrity = false): void => {
        if (!url || !/^(https?:)?\/\//i.test(url)) return;
        const full = absolute(url);
        if (new URL(full).origin === location.origin) return;
        embeds.push({ kind, url: full.slice(0, 2_048), visible: visible(element), rect: rectOf(element), integrity });
      };
      try {
        if (tag === 'IFRAME' || tag === 'FRAME') foreign((element as HTMLIFrameElement).src, 'iframe');
        else if (tag === 'OBJECT') foreign((element as HTMLObjectElement).data, 'object');
        else if (tag === 'EMBED') foreign((element as HTMLEmbedElement).src, 'object');
        else if (tag === 'VIDEO' || tag === 'AUDIO')
          foreign((element as HTMLMediaElement).currentSrc || (element as HTMLMediaElement).src, tag === 'VIDEO' ? 'video' : 'audio');
        else if (tag === 'SCRIPT') foreign((element as HTMLScriptElement).src, 'script', element.hasAttribute('integrity'));
        else if (tag === 'IMG') foreign((element as HTMLImageElement).currentSrc || (element as HTMLImageElement).src, 'image');
        else if (tag === 'LINK' && /stylesheet/.test((element as HTMLLinkElement).rel))
          foreign((element as HTMLLinkElement).href, 'stylesheet', element.hasAttribute('integrity'));
      } catch {
        // An address that is none.
      }
    }
  }
  // Single-page applications often have fields without a form around them.
  const loose = elements.filter((element) => element.matches(fieldSelector) && !element.closest('form')).slice(0, 60);
  if (loose.length > 0)
    forms.push({
      id: 'loose-fields',
      action: document.URL.slice(0, 2_048),
      actionDeclared: false,
      method: 'post',
      visible: loose.some(visible),
      text: '',
      submitText: '',
      fields: loose.map((field) => fieldOf(field)),
    });

  const jsonLdTypes: string[] = [];
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    for (const [, type] of (script.textContent ?? '').slice(0, 100_000).matchAll(/"@type"\s*:\s*"([^"]{1,60})"/g))
      if (jsonLdTypes.length < 60) jsonLdTypes.push(type!);
  }
  const fonts = new Set<string>();
  document.fonts?.forEach((font) => {
    if (font.status === 'loaded' && fonts.size < 60) fonts.add(font.family.replace(/["']/g, ''));
  });
  return {
    title: clean(Object.getOwnPropertyDescriptor(Document.prototype, 'title')?.get?.call(document)),
    language: clean(document.documentElement.lang, 20).toLowerCase(),
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? null,
    // Theme and extensions write one each; the system's own may be any of them.
    generator:
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=generator i]')]
        .map(({ content }) => clean(content, 200))
        .filter((content) => content !== '')
        .slice(0, 10)
        .join('\n') || null,
    metaRefresh: document.querySelector<HTMLMetaElement>('meta[http-equiv=refresh i]')?.content?.slice(0, 400) ?? null,
    headings,
    emphasised,
    pictures,
    links,
    buttons,
    forms,
    embeds,
    waitingEmbeds: [...waiting],
    preconnects: [...preconnects].sort(),
    fonts: [...fonts].sort(),
    jsonLdTypes: [...new Set(jsonLdTypes)].sort(),
    globals: [],
  };
}

/** Names that tell a system or service by its mere presence. */
const tellingGlobals = new Set([
  ...'Shopware,wp,gtag,ga,google_tag_manager,fbq,_paq,Matomo,hj,clarity,posthog,ttq,pintrk,twq,_linkedin_partner_id,uetq,_satellite,dataLayer,jQuery,React,Vue,angular'.split(
    ',',
  ),
  ...systems.flatMap(({ globals }) => globals),
]);

/** Which of them there are; containers of Google's tag manager by their ids, since each Google tag has the same object. */
const whichGlobals = `[
  ...${JSON.stringify([...tellingGlobals])}.filter((name) => name in window),
  ...Object.keys(window.google_tag_manager ?? {}).filter((id) => /^GTM-\\w{4,12}$/.test(id)).slice(0, 5).map((id) => 'google_tag_manager.' + id),
]`;

/** Takes the snapshot of a page: main frame in full, text of visible frames appended. */
export async function takeSnapshot(tab: Tab): Promise<Gathered<PageSnapshot>> {
  const main = tab.frames.main;
  if (!main) return { ok: false, reason: 'crashed', message: 'the page has no document' };
  const [page, text, globals, marks, parts, places, loose] = await Promise.all([
    tab.evaluate(main, readPage, [fieldSelector], 8_000),
    tab.evaluate(main, readPageText, [textCap], 8_000),
    tab.askPage<string[]>(main, whichGlobals),
    tab.evaluate(main, readConsentMarks, [], 4_000),
    tab.evaluate(main, readFormParts, [fieldSelector], 4_000),
    tab.evaluate(main, readFieldPlaces, [fieldSelector], 4_000),
    tab.evaluate(main, readLooseGroups, [fieldSelector], 4_000),
  ]);
  if (!page.ok) return { ok: false, reason: page.reason, message: page.message };
  if (!text.ok) return { ok: false, reason: text.reason, message: text.message };
  const frames = tab.frames
    .all()
    .filter((frame) => frame !== main && /^https?:/.test(frame.url))
    .slice(0, 12);
  const [texts, framedForms] = await Promise.all([
    Promise.all(frames.map((frame) => tab.evaluate(frame, readPageText, [frameTextCap], 2_000))),
    readFramedForms(tab, main, async (frame) => {
      const [answer, inside, placed] = await Promise.all([
        tab.evaluate(frame, readPage, [fieldSelector], 2_000),
        tab.evaluate(frame, readFormParts, [fieldSelector], 2_000),
        tab.evaluate(frame, readFieldPlaces, [fieldSelector], 2_000),
      ]);
      if (!answer.ok) return null;
      return { forms: withFieldPlaces(withFormParts(answer.value.forms, inside.ok ? inside.value : []), placed.ok ? placed.value : []) };
    }),
  ]);
  const whole = withFieldPlaces(withFormParts(page.value.forms, parts.ok ? parts.value : []), places.ok ? places.value : []);
  const own = withLooseGroups(whole, loose.ok ? loose.value : []);
  const scripted = own.some(mayBeScripted) ? await readScriptTargets(tab, main) : { targets: [], forwards: [] };
  const framed = texts.flatMap((answer) => (answer.ok && answer.value.length > 200 ? [answer.value] : []));
  const wholeText = [text.value, ...framed].join('\n\n');
  return {
    ok: true,
    data: {
      ...page.value,
      forms: [...own, ...framedForms.own],
      framedForms: framedForms.foreign,
      text: wholeText.slice(0, textCap),
      textTruncated: text.value.length > textCap,
      globals: globals ?? [],
      ...(marks.ok && { consentMarks: marks.value }),
      ...(scripted.targets.length > 0 && { scriptTargets: scripted.targets }),
      ...(scripted.forwards.length > 0 && { scriptForwards: scripted.forwards }),
    },
  };
}

/** A form in view that names no target of its own, and asks more than a choice: a script may send it. */
function mayBeScripted({ actionDeclared, action, visible, overlay, fields }: FormEvidence): boolean {
  const asks = fields.some(({ type }) => !/^(?:checkbox|radio|select|search|range)$/.test(type));
  return asks && (visible || overlay !== undefined) && (!actionDeclared || /#$|^(?:javascript|mailto):/i.test(action));
}
