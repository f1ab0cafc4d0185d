import type { ServiceUse } from '#checks/facts/services.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import { canBeRefused, fixedServices, switchesAbove, withoutState } from '#checks/shared/banner/banner-declarations.ts';
import { namesService } from '#checks/shared/notice/notice.ts';
import { deliversSite } from '#checks/shared/services/service-observations.ts';
import type { BannerEvidence } from '#evidence/banner.ts';
import type { NamedFix } from '#knowledge/find-fix.ts';
import type { Cmp } from '#knowledge/types.ts';

/**
 * The step against a service that runs because of how the consent tool lists it: under “legitimate interest”, which rejecting leaves on,
 * or among what is necessary. Null where the banner shows nothing of the kind. Holding back its script comes after that: a tool
 * releases by this list what it holds back. `tag`: the step at the tag, where the tool holds back by that alone, or at the script that loads the service after any choice; then
 * it goes before the list.
 */
export function stepInBanner(
  serviceId: string | null,
  { banner, services }: Pick<GatheredFacts, 'banner' | 'services'>,
  cmp: Pick<Cmp, 'name' | 'blocker'> | null,
  tag: NamedFix | null = null,
): NamedFix | null {
  const use = services.ok ? services.data.find(({ service }) => service.id === serviceId) : undefined;
  const shown = banner.ok ? banner.data.banner : null;
  if (
    !use ||
    !shown ||
    use.service.consent === 'no' ||
    deliversSite.has(use.service.category) ||
    !use.states.some((state) => state !== 'accept')
  )
    return null;
  const name = use.service.name;
  const cmpName = cmp?.name ?? null;
  const blocker = cmp?.blocker ? ` (${cmp.blocker})` : '';
  const place = { de: cmpName ? `in ${cmpName}` : 'im Einwilligungswerkzeug', en: cmpName ? `In ${cmpName},` : 'In the consent tool,' };
  const interest = shown.toggles.some(
    ({ label, checked, legitimateInterest }) => legitimateInterest && checked && namesService(withoutState(label), use),
  );
  if (interest && use.states.includes('reject'))
    return {
      de: `Stellen Sie ${place.de} die Rechtsgrundlage von ${name} von „berechtigtes Interesse“ auf „Einwilligung“: Voreingestellt an und nicht an eine Einwilligung gebunden, läuft der Dienst auch nach dem Ablehnen. Erst wenn er danach noch lädt, sperren Sie zusätzlich sein Skript${blocker}.`,
      en: `${place.en} set the legal basis of ${name} from “legitimate interest” to “consent”: on by default and tied to no consent, the service runs even after rejection. Only if it still loads after that, block its script as well${blocker}.`,
    };
  // A switch of its own that can be turned off tells more than the switch under whose name its line happens to stand.
  const label = fixedServices(shown, [use])[0]?.label ?? (canBeRefused(shown, use) ? null : fixedAbove(shown, use));
  if (label === null) return null;
  const lead = use.service.category === 'payment' ? onlyToPay(name) : null;
  if (tag)
    return {
      de: `${lead?.de ?? ''}${tag.de} Nehmen Sie ${name} danach auch aus den notwendigen Diensten („${label}“), und ordnen Sie den Dienst der passenden abwählbaren Kategorie zu: Die Liste allein hält nichts zurück.`,
      en: `${lead?.en ?? ''}${tag.en} Then also take ${name} out of the necessary services (“${label}”) and assign it to the fitting category that can be refused: the list alone holds nothing back.`,
    };
  return {
    de: `${lead?.de ?? ''}Nehmen Sie ${name} ${place.de} aus den notwendigen Diensten („${label}“), und ordnen Sie den Dienst einer abwählbaren Kategorie zu: Als notwendig geführt, wartet er auf keine Einwilligung. Erst wenn er danach noch lädt, sperren Sie zusätzlich sein Skript${blocker}.`,
    en: `${lead?.en ?? ''}${place.en} take ${name} out of the necessary services (“${label}”) and assign it to a category that can be refused: listed as necessary, it waits for no consent. Only if it still loads after that, block its script as well${blocker}.`,
  };
}

/** At the till a payment service needs no consent; what the banner calls it matters where it loads elsewhere. */
function onlyToPay(name: string): NamedFix {
  return {
    de: `Laden Sie ${name} nur in Warenkorb und Kasse oder auf einen Klick hin. Soll der Dienst auch sonst laden: `,
    en: `Load ${name} only in cart and checkout or on a click. If the service is to load elsewhere too: `,
  };
}

/** The switch that cannot be turned off in whose list of services this one stands, and in no other; sentences of a description are no list. */
function fixedAbove(shown: BannerEvidence, use: ServiceUse): string | null {
  const above = switchesAbove(shown, (line) => namesService(line, use), true);
  return above.length > 0 && above.every(({ checked, disabled }) => checked && disabled) ? withoutState(above[0]!.label).trim() : null;
}
