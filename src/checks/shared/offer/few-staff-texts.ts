import { addedTo, numberedSteps } from '../../message-variants.ts';

/** Told of few employees; endings where the notice is on the website already. */
export const fewStaffMessages = {
  de: addedTo(
    {
      fewStaff:
        'Auf {staffPath} steht: „{staff}“; bei höchstens zehn Beschäftigten (Stand 31. Dezember des Vorjahres) ist ein Hinweis zur Verbraucherschlichtung entbehrlich, auf der Website wie in den AGB, solange Sie sich nicht zur Teilnahme verpflichtet haben',
    },
    {
      '': '',
      NotInTerms: '; er steht im Impressum, aber nicht in den AGB ({path})',
      NotInTermsElsewhere: '; er steht auf der Website, aber nicht in den AGB ({path})',
    },
  ),
  en: addedTo(
    {
      fewStaff:
        '{staffPath} says: “{staff}”; with at most ten employees (as of 31 December of the previous year) a notice on consumer arbitration is dispensable, on the website and in the terms alike, unless you have committed yourself to take part',
    },
    {
      '': '',
      NotInTerms: '; it stands in the imprint but not in the terms ({path})',
      NotInTermsElsewhere: '; it stands on the website but not in the terms ({path})',
    },
  ),
};

const fewStaffFix = {
  de: {
    first:
      'Beschäftigten Sie am 31. Dezember des Vorjahres höchstens zehn Personen und haben Sie sich nicht zur Teilnahme verpflichtet, ist nichts zu tun (§ 36 Abs. 3 VSBG).',
    say: 'Waren es mehr, sagen Sie auf der Website (etwa im Impressum) und, wenn Sie AGB verwenden, auch dort, ob Sie zur Teilnahme bereit oder verpflichtet sind.',
    fromImprint: 'Waren es mehr, übernehmen Sie den Satz aus dem Impressum in die AGB ({path}).',
    fromSite: 'Waren es mehr, übernehmen Sie den Hinweis, der schon auf der Website steht, in die AGB ({path}).',
  },
  en: {
    first:
      'If you employed at most ten people on 31 December of the previous year and have not committed yourself to take part, there is nothing to do (Section 36(3) VSBG).',
    say: 'If there were more, say on the website (for instance in the imprint) and, if you use terms, there as well whether you are willing or obliged to take part.',
    fromImprint: 'If there were more, copy the sentence from the imprint into the terms ({path}).',
    fromSite: 'If there were more, copy the notice that is on the website already into the terms ({path}).',
  },
};
function fixesOf({ first, say, fromImprint, fromSite }: (typeof fewStaffFix)['de']) {
  return {
    fewStaff: numberedSteps([first, say]),
    fewStaffNotInTerms: numberedSteps([first, fromImprint]),
    fewStaffNotInTermsElsewhere: numberedSteps([first, fromSite]),
  };
}

/** What to do, by the same endings: what stands in the imprint is only to be copied. */
export const fewStaffFixes = { de: fixesOf(fewStaffFix.de), en: fixesOf(fewStaffFix.en) };
