import { marksOf, unmarked } from '#checks/step-marks.ts';
import type { Locale } from '#contract/vocabulary.ts';
import type { NamedFix } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { reviewIds } from '#knowledge/services.ts';

/**
 * The steps against a captcha with the step of a product that makes it wait for consent. To do without the captcha opens the form to
 * everybody, so it stays the first way where the check names it; the second way says already what becomes of those who refuse, and
 * where in the product it is taken belongs into it. Null where the check does not name both ways, or the cause is no captcha.
 */
export function withinSecondWay(step: NamedFix, cause: string | null, steps: readonly string[], locale: Locale): string[] | null {
  if (!isCaptcha(cause)) return null;
  const first = steps.findIndex((line) => marksOf(line).has('replace'));
  const second = steps.findIndex((line) => marksOf(line).has('later') && !marksOf(line).has('replace'));
  if (first === -1 || second < first) return null;
  return within(second, step, steps, locale);
}

/** The steps with that of a product in the one that lets a service wait, where there are others as good; null where none waits. */
export function withinLater(step: NamedFix, steps: readonly string[], locale: Locale): string[] | null {
  const later = steps.findIndex((line) => marksOf(line).has('later'));
  return later === -1 ? null : within(later, step, steps, locale);
}

function within(place: number, step: NamedFix, steps: readonly string[], locale: Locale): string[] {
  return steps.map((line, index) => (index === place ? `${line} ${unmarked(step[locale])}` : line));
}

/**
 * The step of a product that makes a booking widget wait for consent, with a way for those who refuse; told alike in every finding, so
 * that the same step is told once. Steps against other services, and those that lead on themselves, as they are.
 */
export function withWayToBook(step: NamedFix, cause: string | null): NamedFix {
  const service = cause === null ? null : serviceOf(cause);
  if (service?.category !== 'booking' || reviewIds.has(service.id) || /Klick|Link/.test(step.de)) return step;
  return {
    ...step,
    de: `${step.de} Auch wer ablehnt, muss buchen können, etwa nach einem Klick auf einen Hinweis an dieser Stelle oder über einen Link zur Buchungsseite.`,
    en: `${step.en} Whoever rejects has to be able to book too, for instance after a click on a notice in its place or by a link to the booking page.`,
  };
}

/**
 * The step of a product that makes a captcha wait for consent, with what becomes of those who refuse; `offersOther`: the steps after it
 * name a protection without a third party themselves. Steps against other services as they are.
 */
export function withWayRoundCaptcha(step: NamedFix, cause: string | null, offersOther = false): NamedFix {
  const service = isCaptcha(cause) ? serviceOf(cause!) : null;
  if (service === null) return step;
  const other = offersOther
    ? { de: '', en: '' }
    : {
        de: ', oder stellen Sie das Formular auf einen Schutz ohne fremden Dienst um (etwa ein verstecktes Feld), für den sich die Frage der Einwilligung nicht stellt',
        en: ', or switch the form to a protection without a third-party service (a hidden field, for example), for which the question of consent does not arise',
      };
  return {
    ...step,
    de: `${step.de} Wer ablehnt, kann ein Formular, das ${service.name} verlangt, dann nicht absenden: Nennen Sie daneben einen anderen Weg (E-Mail, Telefon)${other.de}.`,
    en: `${step.en} Whoever rejects cannot send a form that demands ${service.name} then: name another way beside it (e-mail, telephone)${other.en}.`,
  };
}

function isCaptcha(cause: string | null): boolean {
  return cause !== null && serviceOf(cause)?.category === 'captcha';
}
