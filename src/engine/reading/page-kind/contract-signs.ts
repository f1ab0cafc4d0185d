import { countMatches } from './page-text.ts';

const terms: readonly RegExp[] = [
  /(?<![a-zß-ɏ])(?:allgemeine[nr]? (?:geschäfts|verkaufs|liefer|miet|nutzungs|teilnahme|vertrags|reise|einkaufs|auftrags)|nutzungs|teilnahme|geschäfts|miet|reise|vertrags)bedingungen|(?<![a-zß-ɏ])AGB(?![a-zß-ɏ])|terms (and|&) conditions|terms of (use|service|sale)|general terms/iu,
  /geltungsbereich|gelten für alle (?:verträge|bestellungen|lieferungen|geschäfte)|scope (?:of application|and application)|these terms (?:apply|govern)/i,
  /vertragsschluss|vertragsabschluss|zustandekommen des vertrag|(?:kommt|gilt)[^.\n]{0,60}vertrag[^.\n]{0,40}(?:zustande|geschlossen)|vertragspartner|ihre bestellung ist ein|angebot(?:s|e)? (?:sind|ist) freibleibend|conclusion of (the )?contract|acceptance of (?:the|these) terms/i,
  /lieferbedingungen|lieferzeit|lieferung und|zahlungsbedingungen|zahlungsweise|preise (?:und|sind|verstehen)|fällig|storn|absage|vergütung|delivery|payment terms|fees/i,
  /gewährleistung|mängelhaftung|mängelrecht|haftung(sbeschränkung)?|warranty|liability/i,
  /gerichtsstand|anwendbares recht|erfüllungsort|governing law|jurisdiction|salvatorische|schlussbestimmungen|eigentumsvorbehalt|retention of title/i,
];
/** In Austria the same right is called Rücktritt (§ 11 FAGG); in Germany that is what the travel and delivery terms speak of. */
const cancellation: readonly RegExp[] = [
  /widerrufsbelehrung|widerrufsrecht|rücktrittsbelehrung|rücktrittsrecht auszuüben|(?:binnen|innerhalb)[^.\n]{0,80}zurückzutreten|fern- und auswärtsgeschäfte|(?<![a-zß-ɏ])FAGG(?![a-zß-ɏ])|recht,? [^.\n]{0,60}zu widerrufen|(?:vertrag|bestellung|kurs|kauf|buchung)[^.\n]{0,80} widerrufen|right of withdrawal|right to (?:cancel|withdraw)|cancellation (policy|right)/i,
  /(vierzehn|14) ?tage|fourteen days|14 days|widerrufsfrist|rücktrittsfrist/i,
  /folgen des widerrufs|wenn sie (?:von )?diese[nm] vertrag (?:widerrufen|zurücktreten)|erstatten (?:wir )?(?:ihnen )?(?:alle|sämtliche) zahlungen|effects of withdrawal|effects of cancell?ation|consequences of (the )?withdrawal/i,
  /muster-?widerrufsformular|widerrufsformular|muster-?rücktrittsformular|rücktrittsformular|hiermit (?:trete|treten) (?:ich|wir)[^\n]{0,200}zurück|withdrawal form|cancellation form/i,
  /ohne angabe von gründen|gründe (?:müssen|brauchen) sie nicht|without giving any reason/i,
];

/** What of terms and of a withdrawal instruction a text holds. */
export function contractSigns(text: string): { terms: number; cancellation: number } {
  return { terms: countMatches(text, terms), cancellation: countMatches(text, cancellation) };
}
