import { countMatches } from './page-text.ts';

/** Legal pages in languages whose statements are not read any further; only what they are is told. */
const privacyNames =
  /politique de (?:confidentialité|protection des données)|protection des données personnelles|données personnelles|informativa (?:sulla|sulla|privacy|per il trattamento)|protezione dei dati|privacyverklaring|privacybeleid|privacystatement|persoonsgegevens|política de privacidad|protección de datos|polityk[aię] prywatności|danych osobowych|gizlilik (?:politikası|bildirimi)|kişisel verilerin|aydınlatma metni|política de privacidade|zásady (?:ochrany|zpracování)|privatlivspolitik|integritetspolicy|политика конфиденциальности|персональных данных/giu;
const privacyParts: readonly RegExp[] = [
  /RGPD|GDPR|AVG|RODO|KVKK|DSGVO|DPO|2016\/679/u,
  /responsable du traitement|titolare del trattamento|verwerkingsverantwoordelijke|responsable del tratamiento|administrator(?:em)? (?:danych|pani|państwa)|veri sorumlusu|správce|оператор/iu,
  /droit d[’']accès|diritto di accesso|recht (?:op|van) inzage|derecho (?:de|a) acceso|prawo (?:do )?dostępu|erişim hakk|rectification|rettifica|rectificatie|rectificación|sprostowani|düzeltil/iu,
  /effacement|cancellazione|verwijdering|wissen|supresión|usunięci|silinme|výmaz/iu,
  /durée de conservation|conserv(?:ées|ati|ación)|bewaartermijn|bewaren|plazo de conservación|okres przechowywania|przechowywane|saklama süresi/iu,
  /finalit|doeleinden|finalidad|cel(?:u|e|ów|ach) (?:przetwarzania|realizacji)|amac|účel/iu,
  /cookies?/iu,
  /consent|toestemming|consenso|consentimiento|zgod[ayę]|rıza|souhlas|base juridique|base giuridica|grondslag/iu,
];
const imprintNames =
  /mentions légales|note legali|aviso legal|colofon|nota prawna|künye|informations légales|información legal|dane firmy|bedrijfsgegevens|právní informace/giu;
const imprintParts: readonly RegExp[] = [
  /(?<!\p{L})(?:SARL|SAS|SASU|S\.?r\.?l|S\.?p\.?A|B\.?V|N\.?V|S\.?L|S\.?A|Sp\. z o\.? ?o|A\.?Ş|Ltd\.? Şti|GmbH|AG)(?!\p{L})/u,
  /@|\(at\)/u,
  /siège social|sede legale|domicilio|siedziba|adres|adresse|indirizzo|dirección/iu,
  /(?:SIRET|SIREN|RCS|P\. ?IVA|partita iva|REA|KvK|BTW|CIF|NIF|NIP|KRS|REGON|MERSİS|vergi)(?![a-zß-ɏ])/iu,
  /directeur de (?:la )?publication|hébergeur|rappresentante|vertegenwoordig|representante|reprezent|temsilci|éditeur|tél(?:éphone)?|tel/iu,
];
const termsNames =
  /conditions générales|condizioni generali|algemene voorwaarden|condiciones generales|términos y condiciones|regulamin|ogólne warunki|genel (?:şartlar|koşullar)|kullanım koşulları/giu;

/** What a text in another language shows itself to be. */
export function foreignKind(text: string, title: string): 'imprint' | 'privacy' | 'terms' | 'combined' | 'other' {
  const head = `${title}\n${text.slice(0, 300)}`;
  const named = (pattern: RegExp) => (head.match(pattern)?.length ?? 0) > 0;
  const often = (pattern: RegExp) => text.slice(0, 60_000).match(pattern)?.length ?? 0;
  const privacy = countMatches(text, privacyParts);
  const imprint = countMatches(text, imprintParts);
  const isPrivacy = (privacy >= 5 && often(privacyNames) >= 1) || (named(privacyNames) && privacy >= 3 && text.length > 400);
  const isImprint = (named(imprintNames) || often(imprintNames) >= 1) && imprint >= 3;
  if (isPrivacy && isImprint) return 'combined';
  if (isPrivacy) return 'privacy';
  if (isImprint) return 'imprint';
  return named(termsNames) && text.length > 400 ? 'terms' : 'other';
}
