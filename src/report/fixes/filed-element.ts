import type { ConsentMarkFact, PageFact } from '#checks/facts/pages.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import { asWritten, type FiledElement, filedElements, isOfOwnMarkup, wantedMark } from '#checks/shared/banner/consent-filing.ts';
import type { Locale } from '#contract/vocabulary.ts';
import type { NamedFix } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import type { Cmp, ServiceCategory } from '#knowledge/types.ts';
import { shortPathList } from '../statements/page-paths.ts';
import { unconsentedRequests } from './frame-step.ts';

/**
 * The step against a service whose element is marked for the consent tool already, only wrongly: what to change at it. Null where no
 * element of the page tells, or where something else loads the service as well.
 */
export function stepAtElement(cause: string | null, facts: GatheredFacts, cmp: Pick<Cmp, 'id' | 'name'> | null): NamedFix | null {
  const service = cause === null ? null : serviceOf(cause);
  if (!service || !cmp || !facts.pages.ok) return null;
  const early = unconsentedRequests(cause, facts).filter(({ states }) => states.some((state) => state !== 'accept'));
  if (early.length === 0) return null;
  const found = filedElements(service.id, cmp.id, facts.pages.data).map((filed) => ({ filed, fault: faultOf(filed, early) }));
  // A tag manager is let through on purpose where its tags wait by consent mode.
  const wrong = found.filter(({ fault }) => fault !== null && !(fault === 'exempt' && service.category === 'tag-manager'));
  const pages = new Set(wrong.flatMap(({ filed }) => filed.pages));
  const [first] = wrong;
  if (!first || !early.every(({ pageUrl }) => pages.has(pageUrl)) || !early.some(isOfOwnMarkup)) return null;
  const isEverywhere = readPages(facts).every(({ url }) => first.filed.pages.includes(url));
  const shown = (locale: Locale) => (isEverywhere ? everywhere[locale] : onPages(shortPathList(first.filed.pages, facts, locale), locale));
  return wordings[first.fault!](first.filed, cmp.name, service.category, shown);
}

const everywhere: Record<Locale, string> = { de: 'auf jeder geprüften Seite', en: 'on every page examined' };

function onPages(list: string, locale: Locale): string {
  return `${locale === 'de' ? 'auf' : 'on'} ${list}`;
}

function readPages({ pages }: GatheredFacts): PageFact[] {
  return pages.ok ? pages.data.filter(({ failure, isPdf }) => failure === null && !isPdf) : [];
}

type Fault = 'necessary' | 'exempt' | 'skipped' | 'type' | 'oil' | 'released';

/** What is wrong at an element, if anything: what it is filed as, that it does not wait, or that refusing releases it. */
function faultOf({ mark, filing: { kind, attribute, rule } }: FiledElement, early: readonly { states: readonly string[] }[]): Fault | null {
  if (kind === 'necessary') return 'necessary';
  if (kind === 'exempt') return attribute === 'consent-skip-blocker' ? 'skipped' : 'exempt';
  if (mark.element !== 'script') return null;
  const ran = (state: 'none' | 'reject') => mark.runsIn.includes(state) && early.some(({ states }) => states.includes(state));
  if (ran('none')) return rule.waitingType === 'as-oil' ? 'oil' : 'type';
  return mark.states.includes('none') && ran('reject') ? 'released' : null;
}

type Wording = (filed: FiledElement, cmp: string, category: ServiceCategory, pages: (locale: Locale) => string) => NamedFix;

const wordings: Record<Fault, Wording> = {
  necessary({ mark, filing }, cmp, category, pages) {
    const now = asWritten(filing.attribute, filing.value);
    const wanted = filing.rule.values ? wantedMark(filing, category) : null;
    return {
      de: `Ändern Sie ${at(mark, pages, 'de')} ${now} in ${wanted ?? 'eine Kategorie, die sich ablehnen lässt'}: Als notwendig gekennzeichnet, gibt ${cmp} den Code ohne Einwilligung frei. Danach lädt er erst nach der Zustimmung zu dieser Kategorie.`,
      en: `${at(mark, pages, 'en')}, change ${now} to ${wanted ?? 'a category that can be refused'}: marked as necessary, the code is released by ${cmp} without consent. After that it loads only after consent to this category.`,
    };
  },
  exempt({ mark, filing }, cmp, category, pages) {
    const now = asWritten(filing.attribute, filing.value);
    const wanted = wantedMark(filing, category);
    const type = mark.element === 'script' ? `${asWritten('type', filing.rule.waitingType)} ` : '';
    return {
      de: `Ersetzen Sie ${at(mark, pages, 'de')} ${now} durch ${type && `${type}und `}${wanted}: So, wie es dort steht, nimmt es den Code von jeder Sperre durch ${cmp} aus. Danach lädt er erst nach der Zustimmung zu dieser Kategorie.`,
      en: `${at(mark, pages, 'en')}, replace ${now} by ${type && `${type}and `}${wanted}: as it stands, it exempts the code from all blocking by ${cmp}. After that it loads only after consent to this category.`,
    };
  },
  skipped({ mark, filing: { attribute, value } }, cmp, _category, pages) {
    const now = asWritten(attribute, value);
    const host = hostOf(mark)?.replace(/^www\./, '');
    return {
      de: `Entfernen Sie ${at(mark, pages, 'de')} das Attribut ${now}: Es nimmt den Code von jeder Sperre durch ${cmp} aus. Ohne das Attribut hält ihn der Content Blocker des Dienstes bis nach der Zustimmung zurück${host ? `; lädt er noch, fehlt dort die Regel *${host}*` : ''}.`,
      en: `${at(mark, pages, 'en')}, remove the attribute ${now}: it exempts the code from all blocking by ${cmp}. Without it, the Content Blocker of the service holds the code back until after consent${host ? `; if it still loads, the rule *${host}* is missing there` : ''}.`,
    };
  },
  type({ mark, filing: { attribute, value, rule } }, cmp, _category, pages) {
    const [now, wanted] = [asWritten(attribute, value), asWritten('type', rule.waitingType)];
    return {
      de: `Setzen Sie ${at(mark, pages, 'de')} ${wanted}${instead(mark, 'de')}: Gekennzeichnet ist es schon (${now}), ohne diesen Typ führt der Browser es aber sofort aus. Steht der Typ dort schon, gibt ${cmp} diese Kategorie vor der Auswahl frei; stellen Sie sie dann so ein, dass sie erst nach der Zustimmung lädt.`,
      en: `${at(mark, pages, 'en')}, set ${wanted}${instead(mark, 'en')}: it is marked already (${now}), but without this type the browser runs it at once. If the type is there already, ${cmp} releases this category before the choice; then set it to load only after consent.`,
    };
  },
  oil({ mark }, cmp, _category, pages) {
    const kept = mark.attributes['data-type'] ? null : 'data-type="text/javascript"';
    const missing = mark.attributes['data-purposes'] ? null : 'data-purposes';
    const more = [kept, missing].flatMap((each) => each ?? []);
    return {
      de: `Setzen Sie ${at(mark, pages, 'de')} type="as-oil"${instead(mark, 'de')}: Gekennzeichnet ist es schon (data-managed="as-oil"), mit diesem Typ führt der Browser es aber sofort aus, und ${cmp} hält es nicht bis nach der Zustimmung zurück.${more.length > 0 ? ` Ergänzen Sie ${more.join(' und ')}${missing ? ' mit der Nummer des Zwecks' : ''}.` : ''}${ownFile(mark, 'de')}`,
      en: `${at(mark, pages, 'en')}, set type="as-oil"${instead(mark, 'en')}: it is marked already (data-managed="as-oil"), but with this type the browser runs it at once, and ${cmp} does not hold it back until after consent.${more.length > 0 ? ` Add ${more.join(' and ')}${missing ? ' with the number of the purpose' : ''}.` : ''}${ownFile(mark, 'en')}`,
    };
  },
  released({ mark, filing: { attribute, value } }, cmp, _category, pages) {
    const now = asWritten(attribute, value);
    return {
      de: `Stellen Sie in ${cmp} die Kategorie, zu der ${now} gehört, so ein, dass Ablehnen sie nicht freigibt und sie erst nach der Zustimmung lädt: ${subject(mark, 'de')} (${pages('de')})${mark.code === undefined ? '' : ','} ist gekennzeichnet und wartet vor der Auswahl, nach dem Ablehnen wird es aber ausgeführt. Ist die Kategorie dort richtig eingestellt, ändern Sie die Kennzeichnung in die Kategorie des Dienstes.`,
      en: `In ${cmp}, set the category to which ${now} belongs so that rejection does not release it and it loads only after consent: ${subject(mark, 'en')} (${pages('en')}) is marked and waits before the choice, but runs after rejection. If the category is set correctly there, change the mark to the category of the service.`,
    };
  },
};

const nouns: Record<Locale, Record<ConsentMarkFact['element'], readonly [subject: string, at: string]>> = {
  de: { script: ['das Skript', 'am Skript'], iframe: ['der Rahmen', 'am Rahmen'], img: ['das Bild', 'am Bild'] },
  en: { script: ['the script', 'at the script'], iframe: ['the frame', 'at the frame'], img: ['the picture', 'at the picture'] },
};

/** Where to change something: `am Skript, das cdn.example.test aufruft (im Quelltext auf jeder geprüften Seite),`. */
function at(mark: ConsentMarkFact, pages: (locale: Locale) => string, locale: Locale): string {
  const place = `${nouns[locale][mark.element][1]}${which(mark, locale)}`;
  // A German clause ends with a comma of its own.
  return locale === 'de'
    ? `${place} (im Quelltext ${pages('de')})${mark.code === undefined ? '' : ','}`
    : `In the source ${pages('en')}, ${place}`;
}

function subject(mark: ConsentMarkFact, locale: Locale): string {
  return `${nouns[locale][mark.element][0]}${which(mark, locale)}`;
}

/** How the reader finds it in the source: by the host it names or loads from. */
function which(mark: ConsentMarkFact, locale: Locale): string {
  const host = hostOf(mark);
  if (host === null) return '';
  if (mark.code !== undefined) return locale === 'de' ? `, das ${host} aufruft` : ` that calls ${host}`;
  return locale === 'de' ? ` von ${host}` : ` from ${host}`;
}

function hostOf({ urls: [url] }: ConsentMarkFact): string | null {
  return url === undefined ? null : (URL.parse(url)?.host ?? null);
}

function instead({ type }: ConsentMarkFact, locale: Locale): string {
  if (!type) return '';
  return locale === 'de' ? ` statt ${asWritten('type', type)}` : ` instead of ${asWritten('type', type)}`;
}

/** A file of its own would load whatever the type: it stands elsewhere until it is released. */
function ownFile({ code, attributes }: ConsentMarkFact, locale: Locale): string {
  if (code !== undefined || attributes['data-src']) return '';
  return locale === 'de' ? ' Seine Adresse gehört in data-src statt src.' : ' Its address belongs in data-src instead of src.';
}
