/** Words of titles, headings and host names that show a site to be about health, belief, politics, sexuality or distress (Art. 9 GDPR). */
export const sensitiveTopics =
  /(?<![\p{L}])(arztpraxis|zahnarztpraxis|hausarzt|frauenarzt|psychotherap\p{L}*|psychiatr\p{L}*|schwangerschaftsberatung|schwangerschaftskonflikt\p{L}*|suchtberatung|schuldnerberatung|hiv|krebs(beratung|hilfe|therapie)|onkolog\p{L}*|urolog\p{L}*|gynäkolog\p{L}*|kinderwunsch\p{L}*|apotheke|selbsthilfegruppe|depression(en)?|erektions\p{L}*|gewerkschaft|kirchengemeinde|pfarrei|fetisch|escort|erotik\p{L}*|medical practice|abortion|addiction counselling|fertility clinic)(?![\p{L}])/iu;

/** The same in host names, which write words without umlauts and run them together. */
export const sensitiveHost =
  /(?:arztpraxis|hausarzt|zahnarzt|frauenarzt|psychotherap|psychiatr|suchtberatung|schuldnerberatung|krebs(?:beratung|hilfe)|onkolog|urolog|gyn(?:ae|a)kolog|kinderwunsch|apotheke|kirchengemeinde|pfarrei|gewerkschaft)/;
