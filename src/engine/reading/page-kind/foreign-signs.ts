import { countMatches } from './page-text.ts';

/** Legal pages in languages whose statements are not read any further; only what they are is told. */
const privacyNames =
  /politique (?:de (?:confidentialité|protection)|relative aux (?:données|cookies))|protection des données|données personnelles|vie privée|informativa|protezione dei dati|dati personali|privacy(?:verklaring|beleid|statement)|privacy|persoonsgegevens|gegevensbescherming|(?:política|aviso) de privacidad|protección de datos|datos personales|pol[ií]tica de privacidade|proteção de dados|dados pessoais|polityk[aię] prywatności|danych osobowych|ochron[ay] danych|rodo|gizlilik|kişisel veri|aydınlatma metni|veri koruma|kvkk|zásady (?:ochrany|zpracování)|ochran[ayuě] osobn[íý]ch|osobn[íý]ch údaj|privatlivs?politik|persondata|personuppgift|integritetspolicy|personvern|tietosuoja|конфиденциальност|персональных данных|персональних даних|конфіденційн|политика за поверителност|лични данни|ochrana súkromia|adatvédelm|adatkezelés|protecția datelor|date(?:lor)? cu caracter personal|confidențialitate|zaštit[aeiu] (?:osobnih )?podataka|privatnosti|zasebnost|προσωπικ|απορρήτου|سياسة الخصوصية|حماية البيانات|datenschutz/giu;
const privacyParts: readonly RegExp[] = [
  /RGPD|GDPR|AVG|RODO|KVKK|DSGVO|DPO|GDPD|ОРЗД|ΓΚΠΔ|2016\/679/u,
  /responsable d[ue] (?:l[ea] )?trai?tement|responsable del tratamiento|titolare del trattamento|titolare|verwerkingsverantwoordelijke|verantwoordelijk|administrator|veri sorumlusu|správc|prevádzkovateľ|dataansvarlig|personuppgiftsansvarig|behandlingsansvarlig|rekisterinpitäjä|оператор|контролер|администратор|відповідальн|ответственн|adatkezelő|operator|voditelj|upravljavec|υπεύθυνος|responsável/iu,
  /acc[èe]s(?!s)|accesso|inzage|acceso|dostęp|eriş|acesso|přístup|prístup|indsigt|tillgång|innsyn|доступ|достъп|hozzáférés|pristup|πρόσβαση|rectification|rettific|rectificatie|rectificación|sprostowa|düzelt|oprav|berigtigelse|rättelse|исправлени|виправленн|helyesbít|ispravak/iu,
  /effacement|cancellazione|verwijder|wissen|supresión|usunięci|silme|silinme|apagamento|výmaz|vymaz|sletning|radering|sletting|удалени|видаленн|изтриване|törlés|ștergere|brisanj|διαγραφή/iu,
  /conserv|bewaar|bewaren|przechowyw|sakla|uchováv|opbevar|lagra|lagres|хран|зберіга|съхран|tárol|megőr|stoca|pohran|čuva|διατηρ/iu,
  /finalit|doeleind|finalidad|cel(?:u|e|ów|ach|em) |amac|amaç|účel|formål|ändamål|цел[ьи]|мет[аи] |cél(?:ja|ok)|scop(?:ul|uri)|svrh|σκοπ/iu,
  /cookies?|çerez|файлы cookie|sütik|kolačić|piškot|informasjonskapsler/iu,
  /consent|toestemming|consenso|consentimi?ento|zgod[ayęz]|rıza|souhlas|súhlas|samtykke|samtycke|согласи|згод|съгласи|hozzájárul|privol|συγκατάθεση|base (?:juridique|légale|giuridica|jurídica|legal)|grondslag|podstaw[ay] prawn|hukuki dayanak|právní (?:základ|důvod)|retsgrundlag|rättslig grund/iu,
  /(?:art|madde|čl|чл|ст|cikk|άρθρο)[\p{L}.]{0,8} ?6(?!\d)/iu,
  /hébergeu?r|hébergé|hosting|barındırma|hostuje|хостинг|adresse IP|indirizz[oi] IP|IP-adres|dirección IP|adres(?:u|y)? IP|IP adres|endereço IP|IP-адрес|IP cím|adresa IP|IP adresa/iu,
];
const imprintNames =
  /mentions légales|note legali|informazioni legali|aviso legal|información legal|colofon|nota prawna|stopka redakcyjna|dane (?:firmy|kontaktowe)|informacje prawne|künye|yasal (?:bilgi|uyarı)|informations légales|bedrijfsgegevens|právní informace|provozovatel|impresszum|impresum|impressum|imprint|редакция сайта|выходные данные|импрессум|kolofon|juridisk information|avisos? lega(?:l|is)|ficha técnica/giu;
const imprintParts: readonly RegExp[] = [
  /(?<!\p{L})(?:SARL|SAS|SASU|S\.?r\.?l|S\.?p\.?A|B\.?V|N\.?V|S\.?L|S\.?A|Sp\. z o\.? ?o|A\.?Ş|Ltd\.? Şti|Limited Şirketi|s\.r\.o|d\.o\.o|Kft|ApS|A\/S|AB|Oy|Lda|S\.?R\.?L|GmbH|UG|AG|e\.V\.|GbR|ООО|ЕООД)(?!\p{L})|einzelunternehm/u,
  /@|\(at\)|\[at\]/u,
  /siège social|sede|domicilio|siedzib|adres|indirizzo|dirección|endereço|sídlo|székhely|cím|адрес|(?<!\d)\d{4,5} \p{Lu}\p{L}+|\p{L}(?:stra(?:ß|ss)e|str\.|weg|platz|gasse) \d/iu,
  /(?:SIRET|SIREN|RCS|P\. ?IVA|partita iva|REA|KvK|BTW|CIF|NIF|NIP|KRS|REGON|MERSİS|vergi|IČO?|DIČ|CVR|ИНН|adószám|HR ?[AB]|TVA|USt)(?!\p{L})/iu,
  /direct(?:eur|rice) de (?:la )?(?:publication|rédaction)|responsable de (?:la )?publication|hébergeur|rappresentante|legale rappresentante|vertegenwoordig|representante|reprezent|temsilci|sorumlu|éditeur|gérante?|titolare|propriétaire|właściciel|sahibi|jednatel|ügyvezető|директор|владел|(?<!\p{L})tél(?:éphone)?(?!\p{L})|(?<!\p{L})tel(?!\p{L})|telef/iu,
];
const termsNames =
  /conditions générales|conditions d[’']utilisation|condizioni generali|termini e condizioni|algemene voorwaarden|condiciones (?:generales|de uso)|términos y condiciones|regulamin|ogólne warunki|genel (?:şartlar|koşullar)|kullanım (?:koşulları|şartları)|obchodní podmínky|condições gerais|условия (?:использования|продажи)|általános szerződési|termeni și condiții/giu;

/** What a text in another language shows itself to be. */
export function foreignKind(text: string, title: string): 'imprint' | 'privacy' | 'terms' | 'combined' | 'other' {
  const head = `${title}\n${text.slice(0, 300)}`;
  const named = (pattern: RegExp) => (head.match(pattern)?.length ?? 0) > 0;
  const often = (pattern: RegExp) => text.slice(0, 60_000).match(pattern)?.length ?? 0;
  const privacy = countMatches(text, privacyParts);
  const imprint = countMatches(text, imprintParts);
  const isPrivacy = (privacy >= 6 && often(privacyNames) >= 1) || (named(privacyNames) && privacy >= 4 && text.length > 300);
  const isImprint = named(imprintNames) && imprint >= 3;
  if (isPrivacy && isImprint) return 'combined';
  if (isPrivacy) return 'privacy';
  if (isImprint) return 'imprint';
  return named(termsNames) && text.length > 400 ? 'terms' : 'other';
}
