const email =
  /(?<=[\w.-]\s?)(?:@|[([{]\s?(?:at|ät|@)\s?[)\]}])\s?[\w-]{1,63}(?:\s?(?:\.|[([{]\s?(?:dot|punkt)\s?[)\]}])\s?[a-zß-ɏ]{2,24})|\[email\s?protected\]/iu;
const town =
  /(?<![\p{L}\p{N}])(?:(?:D|DE|A|AT|CH|L|FL)\s?-\s?\d{4,5}|\d{5})\s+[\p{Lu}][\p{L}.-]{2}|[\n,;|•·]\s?\d{4}\s+\p{Lu}\p{Ll}{2}|(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?![\p{L}\p{N}])|Dublin\s\d|(?<![\p{L}\p{N}])\d{4}\s?[A-Z]{2}\s+[\p{Lu}]\p{L}{2}/u;
const phone =
  /(?<![a-zß-ɏ])(?:tel|telefon|phone|fon|mobil)(?:\.|:|nummer|isch)?(?:\s(?:unter|über|at|on)(?:\sder)?(?:\snummer)?)?[\s:.]{0,3}[+(]?\d[\d\s()/.-]{5,20}\d/iu;
const companyForm =
  /(?<![\p{L}\p{N}])(?:g?GmbH|mbH|UG(?:\s\(haftungsbeschränkt\))?|AG|SE|KG|KGaA|OHG|e\.\s?K\.?|e\.\s?V\.?|eG|e\.\s?G\.?|GbR|eGbR|PartG\p{L}*|Ltd\.?|Limited|Inc\.?|LLC|B\.V\.|S\.[àa]\s?r\.l\.|Stiftung|Verein|Verband|Stadt|Gemeinde|Landkreis|Universität|Hochschule|Kirchengemeinde|Pfarrei|Körperschaft|Anstalt|Bundesamt|Landesamt|Ministerium|Verlag|Praxis|Kanzlei|Apotheke|Association|Foundation|Society|University|Institute?|Museum|\p{Lu}\p{Ll}{0,20}(?:praxis|kanzlei|apotheke|schule|verein|verband|verlag|stiftung|museum|institut|klinik|werke|gemeinde|hotel|studio|akademie|gesellschaft|bistum))(?![\p{L}\p{N}])/u;
const personName =
  /^(?!(?:Auf|Für|Im|In|Bei|Beim|Wir|Sie|Die|Der|Das|Den|Dem|Ein|Eine|Unsere?|Ihre?|Wenn|Soweit|Sofern|Diese[rs]?|Zu|Zur|Zum|Mit|Nach|Von|Alle|Name|Art|Recht|Kontakt|Telefon|Haftung|Stand|Personenbezogene|Als|Um|Durch|Jede|Unter|The|This|We|You|Our|Your|If|For|In)\s)(?:(?:Herr|Frau|Dr\.|Prof\.|Dipl\.-\p{L}+\.?|Mr|Mrs|Ms)\s){0,3}\p{Lu}\p{Ll}[\p{L}'-]*(?:\s\p{Lu}\.)?\s(?:von\s|van\s|de\s|zu\s)?\p{Lu}\p{Ll}[\p{L}'-]*/u;

/** Where a passage names a company by its legal form; -1 where it does not. */
export function companyAt(passage: string): number {
  return passage.search(companyForm);
}

/** Whether a passage gives an e-mail address or a postal address. */
export function hasContact(passage: string): boolean {
  return email.test(passage) || town.test(passage);
}

/** Whether a passage gives an e-mail address, a postal address or a phone number. */
export function hasAnyContact(passage: string): boolean {
  return hasContact(passage) || phone.test(passage);
}

/** Whether a passage begins with a name: a company by its legal form, or a person. */
export function beginsWithName(passage: string): boolean {
  return personName.test(passage) || companyForm.test(passage.slice(0, 120));
}
