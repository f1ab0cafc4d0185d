import { almhofKirchleitn } from './sites/almhof-kirchleitn/site.ts';
import { angelhausSchilf } from './sites/angelhaus-schilf/site.ts';
import { autohausKessler } from './sites/autohaus-kessler/site.ts';
import { backhausThalmann } from './sites/backhaus-thalmann/site.ts';
import { belegwerk } from './sites/belegwerk/site.ts';
import { blickpunktIsartal } from './sites/blickpunkt-isartal/site.ts';
import { cmpSites } from './sites/cmp/sites.ts';
import { elektroBrunnert } from './sites/elektro-brunnert/site.ts';
import { energieberatungLindner } from './sites/energieberatung-lindner/site.ts';
import { fahrschuleKurvenreich } from './sites/fahrschule-kurvenreich/site.ts';
import { ferienhausDeichkrone } from './sites/ferienhaus-deichkrone/site.ts';
import { fernwehMagazin } from './sites/fernweh-magazin/site.ts';
import { fitpunktStudio } from './sites/fitpunkt-studio/site.ts';
import { flowdesk } from './sites/flowdesk/site.ts';
import { fotografieAmelieBrandt } from './sites/fotografie-amelie-brandt/site.ts';
import { freilichtmuseumHeidhof } from './sites/freilichtmuseum-heidhof/site.ts';
import { gemeindeAltenau } from './sites/gemeinde-altenau/site.ts';
import { grundschuleLerchenfeld } from './sites/grundschule-lerchenfeld/site.ts';
import { hansekontorMakler } from './sites/hansekontor-makler/site.ts';
import { heideKurier } from './sites/heide-kurier/site.ts';
import { hostileSites } from './sites/hostile/sites.ts';
import { hotelSeeblick } from './sites/hotel-seeblick/site.ts';
import { kaffeehausPregler } from './sites/kaffeehaus-pregler/site.ts';
import { kanzleiOsterholt } from './sites/kanzlei-osterholt/site.ts';
import { keramikMorgenrot } from './sites/keramik-morgenrot/site.ts';
import { kircheSanktNikolai } from './sites/kirche-sankt-nikolai/site.ts';
import { klinikRosental } from './sites/klinik-rosental/site.ts';
import { lenaWirthCoaching } from './sites/lena-wirth-coaching/site.ts';
import { lichthausBrandau } from './sites/lichthaus-brandau/site.ts';
import { lindwurmApotheke } from './sites/lindwurm-apotheke/site.ts';
import { maklerNordkai } from './sites/makler-nordkai/site.ts';
import { moebelwerkLindau } from './sites/moebelwerk-lindau/site.ts';
import { nordlichtOutdoor } from './sites/nordlicht-outdoor/site.ts';
import { osteriaLucca } from './sites/osteria-lucca/site.ts';
import { personalwerkHansa } from './sites/personalwerk-hansa/site.ts';
import { pflegeHavelblick } from './sites/pflege-havelblick/site.ts';
import { planwerk } from './sites/planwerk/site.ts';
import { praxisLebensraum } from './sites/praxis-lebensraum/site.ts';
import { pumpentechnikHagen } from './sites/pumpentechnik-hagen/site.ts';
import { radwerkIlmtal } from './sites/radwerk-ilmtal/site.ts';
import { reisedienstMohnkamp } from './sites/reisedienst-mohnkamp/site.ts';
import { sanitaetshausVogt } from './sites/sanitaetshaus-vogt/site.ts';
import { schnaeppchenPalast } from './sites/schnaeppchen-palast/site.ts';
import { seehotelAmmerblick } from './sites/seehotel-ammerblick/site.ts';
import { sonnwerkSolar } from './sites/sonnwerk-solar/site.ts';
import { springerpoolWeser } from './sites/springerpool-weser/site.ts';
import { stadtwerkeElmtal } from './sites/stadtwerke-elmtal/site.ts';
import { steuerkanzleiRehberg } from './sites/steuerkanzlei-rehberg/site.ts';
import { stiftungAuenland } from './sites/stiftung-auenland/site.ts';
import { stimmraumAkademie } from './sites/stimmraum-akademie/site.ts';
import { taktwerkSoftware } from './sites/taktwerk-software/site.ts';
import { teekontorHansen } from './sites/teekontor-hansen/site.ts';
import { ticketjaeger } from './sites/ticketjaeger/site.ts';
import { tierheimHaselgrund } from './sites/tierheim-haselgrund/site.ts';
import { tierklinikWiesengrund } from './sites/tierklinik-wiesengrund/site.ts';
import { tischlereiBrandtner } from './sites/tischlerei-brandtner/site.ts';
import { tsvWiesenbruch } from './sites/tsv-wiesenbruch/site.ts';
import { umzuegeBergfeld } from './sites/umzuege-bergfeld/site.ts';
import { vhsMoortal } from './sites/vhs-moortal/site.ts';
import { weingutSteinacker } from './sites/weingut-steinacker/site.ts';
import { werkzeugFalkner } from './sites/werkzeug-falkner/site.ts';
import { wollstubeKarolin } from './sites/wollstube-karolin/site.ts';
import { yogaraumLichtung } from './sites/yogaraum-lichtung/site.ts';
import { zahnarztLindenhof } from './sites/zahnarzt-lindenhof/site.ts';
import type { LabSite } from './types.ts';

export { thirdPartyHosts } from './third-parties/hosts.ts';

/** Every site of the lab, one line each. */
export const sites: readonly LabSite[] = [
  tischlereiBrandtner,
  schnaeppchenPalast,
  ticketjaeger,
  kanzleiOsterholt,
  tsvWiesenbruch,
  heideKurier,
  planwerk,
  teekontorHansen,
  hotelSeeblick,
  energieberatungLindner,
  zahnarztLindenhof,
  weingutSteinacker,
  taktwerkSoftware,
  stiftungAuenland,
  gemeindeAltenau,
  fitpunktStudio,
  maklerNordkai,
  osteriaLucca,
  praxisLebensraum,
  elektroBrunnert,
  seehotelAmmerblick,
  steuerkanzleiRehberg,
  keramikMorgenrot,
  nordlichtOutdoor,
  pumpentechnikHagen,
  blickpunktIsartal,
  lichthausBrandau,
  kircheSanktNikolai,
  autohausKessler,
  flowdesk,
  grundschuleLerchenfeld,
  sanitaetshausVogt,
  fotografieAmelieBrandt,
  kaffeehausPregler,
  almhofKirchleitn,
  personalwerkHansa,
  tierheimHaselgrund,
  lenaWirthCoaching,
  stadtwerkeElmtal,
  werkzeugFalkner,
  fahrschuleKurvenreich,
  klinikRosental,
  pflegeHavelblick,
  moebelwerkLindau,
  fernwehMagazin,
  lindwurmApotheke,
  hansekontorMakler,
  stimmraumAkademie,
  umzuegeBergfeld,
  yogaraumLichtung,
  belegwerk,
  angelhausSchilf,
  backhausThalmann,
  freilichtmuseumHeidhof,
  wollstubeKarolin,
  reisedienstMohnkamp,
  vhsMoortal,
  ferienhausDeichkrone,
  radwerkIlmtal,
  sonnwerkSolar,
  springerpoolWeser,
  tierklinikWiesengrund,
  ...cmpSites,
  ...hostileSites,
];
