import type { Locale } from '../../define-check.ts';
import type { AskedField, FormFact } from '../../facts/forms.ts';
import type { PageFact } from '../../facts/pages.ts';
import { numberedSteps } from '../../message-variants.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';
import { agreement, unpunctuated } from './agreement-words.ts';
import { entersContest } from './contest-forms.ts';
import { isNewsletterForm } from './newsletter-forms.ts';
import { namesUnknownPartners } from './newsletter-partners.ts';
import { calls, namesNewsletter } from './newsletter-words.ts';

/** Taking part, terms or the privacy notice: what a box may join with the newsletter. */
const joined = wholeWords(
  '(?:am|beim|an\\s+(?:der|dem|unserem|unserer))\\s+(?:[a-zß-ɏ-]+\\s+){0,3}(?:gewinnspiel|verlosung|preisausschreiben|aktion)\\s+(?:[a-zß-ɏ-]+\\s+){0,3}(?:teil(?:nehmen|zunehmen)?|mitmachen)|teilnahmebedingungen|agb|[a-zß-ɏ]*geschäftsbedingungen|terms(?:\\s+(?:and|of)\\s+[a-z]+)?|(?:enter|take\\s+part\\s+in)\\s+(?:[a-z]+\\s+){0,3}(?:draw|competition|contest)',
);

const said = {
  de: {
    sentence:
      'Das Formular „{button}“ auf {path} verlangt mit einem einzigen Häkchen die Anmeldung zum Newsletter und anderes („{label}“); die Einwilligung in den Newsletter muss davon getrennt sein (Art. 7 Abs. 2, 4 DSGVO)',
    apart:
      'Nehmen Sie den Newsletter aus dem Kästchen „{label}“ im Formular „{button}“ auf {path} heraus, und fragen Sie danach mit einem eigenen, leeren und freiwilligen Kästchen; das bisherige nur freiwillig zu machen, trennt nichts.',
    rest: 'Für die Teilnahme oder Anfrage selbst genügt das Absenden, die AGB einer Bestellung behalten ihr eigenes Kästchen; auf die Datenschutzerklärung weisen Sie nur hin, mit Link und ohne Häkchen.',
    partners:
      'Nennen Sie Partner am Kästchen für den Newsletter mit ihrer Firma, oder streichen Sie sie: Wer ungenannten Firmen zustimmt, weiß nicht, wem (Art. 4 Nr. 11 DSGVO).',
    stop: 'Senden Sie den Newsletter niemandem, von dem nur dieses Pflichthäkchen vorliegt (§ 7 UWG).',
    sentenceCalls:
      'Das Formular „{button}“ auf {path} verlangt mit einem einzigen Häkchen die Einwilligung in den Newsletter und in Anrufe („{label}“)',
    alone:
      'Machen Sie das Kästchen „{label}“ im Formular „{button}“ auf {path} freiwillig, und kreuzen Sie es nicht vorab an; macht sein Text es zur Bedingung, streichen Sie das.',
    each: 'Fragen Sie im Formular „{button}“ auf {path} statt mit „{label}“ nach dem Newsletter und nach Anrufen mit je einem eigenen, leeren und freiwilligen Kästchen; macht der Text sie zur Bedingung, streichen Sie das.',
    accepted: 'Prüfen Sie, dass das Formular auch ohne Häkchen angenommen wird.',
    stopCalls:
      'Senden Sie den Newsletter niemandem und rufen Sie niemanden zu Werbezwecken an, von dem nur dieses Pflichthäkchen vorliegt (§ 7 UWG).',
  },
  en: {
    sentence:
      'With a single tick, the form “{button}” on {path} demands the newsletter sign-up and other things (“{label}”); the consent to the newsletter has to be separate from them (Art. 7(2), (4) GDPR)',
    apart:
      'Take the newsletter out of the box “{label}” in the form “{button}” on {path} and ask for it with an empty, voluntary box of its own; merely making the present one voluntary separates nothing.',
    rest: 'For taking part or for the enquiry itself, sending is enough, and the terms of an order keep a box of their own; refer to the privacy notice with a link and without a box.',
    partners:
      'Name partners with their company at the box for the newsletter, or remove them: whoever agrees to unnamed companies does not know to whom (Art. 4(11) GDPR).',
    stop: 'Send the newsletter to nobody for whom there is only this mandatory tick (Section 7 UWG).',
    sentenceCalls: 'With a single tick, the form “{button}” on {path} demands agreement to the newsletter and to calls (“{label}”)',
    alone:
      'Make the box “{label}” in the form “{button}” on {path} voluntary and do not tick it in advance; where its text makes it a condition, delete that.',
    each: 'In the form “{button}” on {path}, ask for the newsletter and for calls with an empty, voluntary box of its own each instead of “{label}”; where the text makes it a condition, delete that.',
    accepted: 'Verify that the form is accepted without a tick as well.',
    stopCalls:
      'Send the newsletter to nobody and make no advertising calls to anybody for whom there is only this mandatory tick (Section 7 UWG).',
  },
} as const;

/** What is told of a mandatory box with a newsletter, and how to part it from what it is joined with: something else, calls, or the form. */
export function joinedNewsletterTexts(locale: Locale): Record<'messages' | 'fixes', Record<string, string>> {
  const { sentence, apart, rest, partners, stop, sentenceCalls, alone, each, accepted, stopCalls } = said[locale];
  const names = ['coupledJoined', 'coupledJoinedElsewhere', 'coupledJoinedPartners', 'coupledJoinedElsewherePartners'];
  const byCalls = ['coupledCalls', 'coupledCallsElsewhere'];
  const ofOne = numberedSteps([alone, accepted, stop]);
  return {
    messages: Object.fromEntries([
      ...names.map((name) => [name, sentence] as const),
      ...byCalls.map((name) => [name, sentenceCalls] as const),
    ]),
    fixes: Object.fromEntries([
      ...names.map((name) => [name, numberedSteps([apart, rest, ...(name.endsWith('Partners') ? [partners] : []), stop])] as const),
      ...byCalls.map((name) => [name, numberedSteps([each, accepted, stopCalls])] as const),
      ...['coupled', 'coupledElsewhere'].map((name) => [name, ofOne] as const),
    ]),
  };
}

/** The message for a mandatory box with a newsletter by what else it says: made voluntary, it would still join both. */
export function coupledMessage(label: string, isGrave: boolean): string {
  const plain = plainText(label);
  const place = isGrave ? '' : 'Elsewhere';
  if (!mentions(plain, joined) && !mentions(unpunctuated(plain), agreement))
    return `coupled${mentions(plain, calls) ? 'Calls' : ''}${place}`;
  return `coupledJoined${place}${namesUnknownPartners(plain) ? 'Partners' : ''}`;
}

/** Whether a box joins agreement to the notice with a newsletter, in a form that is there for something else than signing up. */
export function joinsNewsletter(form: FormFact, { label }: AskedField, pages: readonly PageFact[]): boolean {
  const plain = plainText(label);
  const isSignUp = isNewsletterForm(form, pages) && !entersContest(form, pages);
  return !isSignUp && mentions(unpunctuated(plain), agreement) && namesNewsletter(plain);
}
