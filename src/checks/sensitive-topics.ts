/** Words of titles, headings and host names that show a site to be about health, belief, politics, sexuality or distress (Art. 9 GDPR). */
export const sensitiveTopics =
  /(?<![a-zß-ɏ])(arztpraxis|zahnarztpraxis|hausarzt|frauenarzt|psychotherap[a-zß-ɏ]*|psychiatr[a-zß-ɏ]*|schwangerschaftsberatung|schwangerschaftskonflikt[a-zß-ɏ]*|suchtberatung|schuldnerberatung|hiv|krebs(beratung|hilfe|therapie)|onkolog[a-zß-ɏ]*|urolog[a-zß-ɏ]*|gynäkolog[a-zß-ɏ]*|kinderwunsch[a-zß-ɏ]*|apotheke|selbsthilfegruppe|depression(en)?|erektions[a-zß-ɏ]*|gewerkschaft|kirchengemeinde|pfarrei|fetisch|escort|erotik[a-zß-ɏ]*|medical practice|abortion|addiction counselling|fertility clinic)(?![a-zß-ɏ])/iu;

/** The same in host names, which write words without umlauts and run them together. */
export const sensitiveHost =
  /(?:arztpraxis|hausarzt|zahnarzt|frauenarzt|psychotherap|psychiatr|suchtberatung|schuldnerberatung|krebs(?:beratung|hilfe)|onkolog|urolog|gyn(?:ae|a)kolog|kinderwunsch|apotheke|kirchengemeinde|pfarrei|gewerkschaft)/;
