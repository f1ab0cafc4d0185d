import { languageOf } from '#checks/shared/site/text-language.ts';

/** Labels and terms of legal pages: short imprints hold hardly any other words. */
const labels: Record<string, RegExp> = {
  de: /(?<![a-zß-ɏ])(?:impressum|angaben|gemäß|anschrift|vertreten durch|vertretungsberechtigte?r?|geschäftsführer(?:in|ung)?|inhaber(?:in)?|telefon|telefax|straße|registergericht|handelsregister|umsatzsteuer|verantwortlich|datenschutz[a-zß-ɏ]*|startseite|kontakt|folgt|später|kürze|seite|wir|unsere?|und|hier|bitte|öffnungszeiten|willkommen|inhalt)(?![a-zß-ɏ])/giu,
  en: /(?<![a-zß-ɏ])(?:imprint|legal notice|according to|represented by|managing directors?|owner|phone|street|commercial register|register court|responsible|privacy|policy|home|contact|page|found|soon|we|our|and|here|please|opening hours|welcome|content|under construction)(?![a-zß-ɏ])/giu,
  fr: /(?<![a-zß-ɏ])(?:site|en construction|bientôt|disponible|page introuvable|politique|données|nous|vous|contactez|propriétaire|tous droits réservés|raison sociale|hébergement|mentions légales|siège|représentant|gérant|directeur|téléphone|rue|confidentialité|hébergeur|éditeur|accueil)(?![a-zß-ɏ])/giu,
  it: /(?<![a-zß-ɏ])(?:sito|in costruzione|presto|disponibile|pagina non trovata|dati|trattamento|tutti i diritti riservati|ragione sociale|codice fiscale|indirizzo|note legali|sede legale|rappresentante|telefono|via|informativa|partita iva|titolare|contatti)(?![a-zß-ɏ])/giu,
  nl: /(?<![a-zß-ɏ])(?:in aanbouw|binnenkort|beschikbaar|pagina niet gevonden|bedrijfsgegevens|adres|alle rechten voorbehouden|postcode|welkom|colofon|vertegenwoordigd|telefoon|straat|privacyverklaring|kvk|btw|eigenaar)(?![a-zß-ɏ])/giu,
  es: /(?<![a-zß-ɏ])(?:sitio|en construcción|próximamente|disponible|página no encontrada|datos|tratamiento|todos los derechos reservados|dirección|razón social|aviso legal|domicilio|representante|teléfono|calle|privacidad|titular|contacto|cif|nif)(?![a-zß-ɏ])/giu,
  pl: /(?<![a-zß-ɏ])(?:strona|w budowie|wkrótce|dostępna|adres|kontakt|wszelkie prawa zastrzeżone|dane|osobowych|firma|usługi|nota prawna|siedziba|reprezentowana|telefon|ulica|prywatności|nip|regon|właściciel)(?![a-zß-ɏ])/giu,
  tr: /(?<![a-zß-ɏ])(?:sayfa|sayfası|yapım|aşamasında|lütfen|tekrar|yakında|tüm hakları saklıdır|hakkımızda|bize ulaşın|şirket|menü|galeri|hazırlanıyor|künye|temsil|telefon|cadde|sokak|gizlilik|adres|sahibi|iletişim)(?![a-zß-ɏ])/giu,
  pt: /(?<![a-zß-ɏ])(?:página|em construção|em breve|todos os direitos reservados|privacidade|dados|morada|telefone|contacto|responsável)(?![a-zß-ɏ])/giu,
  da: /(?<![a-zß-ɏ])(?:siden|under opbygning|snart|alle rettigheder forbeholdes|privatlivspolitik|adresse|telefon|ejer)(?![a-zß-ɏ])/giu,
  cs: /(?<![a-zß-ɏ])(?:stránka|ve výstavbě|brzy|všechna práva vyhrazena|provozovatel|údajů|sídlo|kontakt)(?![a-zß-ɏ])/giu,
  la: /(?<![a-zß-ɏ])(?:lorem|ipsum|dolor|amet|consetetur|consectetur|sadipscing|adipiscing|elitr|elit|eirmod|tempor|invidunt|labore|dolore|aliquyam|voluptua|accusam|vero|eos)(?![a-zß-ɏ])/giu,
};

/**
 * Primary language of a page's main text ("de", "en" …), `other` for one that is not known. The text decides: templates often
 * declare a language that nobody changed. What the page declares counts only where the text is too short or evenly mixed.
 */
export function languageOfPage(text: string, declared: string): string {
  const read = languageOf(text);
  if (read !== null && read !== 'other') return read;
  const written = /^[a-z]{2,3}(?![a-z])/i.exec(declared)?.[0].toLowerCase() ?? '';
  const counts = Object.entries(labels)
    .map(([language, pattern]) => ({
      language,
      count: new Set((text.slice(0, 20_000).match(pattern) ?? []).map((word) => word.toLowerCase())).size,
    }))
    .sort((a, b) => b.count - a.count || Number(b.language === written) - Number(a.language === written));
  const [first, second] = counts;
  // Long imprints hold names and numbers and hardly any common word; a language that is not known has no such labels.
  if (read === 'other') return first && first.count >= 2 && first.count > (second?.count ?? 0) ? first.language : read;
  return first && first.count > 0 && (first.language === written || first.count > (second?.count ?? 0)) ? first.language : written;
}
