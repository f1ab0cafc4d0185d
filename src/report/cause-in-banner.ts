import { fixedServices, withoutState } from '#checks/banner-declarations.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import { namesService } from '#checks/notice.ts';
import type { NamedFix } from '#knowledge/find-fix.ts';

/**
 * The step against a service that runs because of how the consent tool lists it: under “legitimate interest”, which rejecting leaves on,
 * or among what is necessary. Null where the banner shows nothing of the kind. Holding back its script comes after that: a tool
 * releases by this list what it holds back.
 */
export function stepInBanner(
  serviceId: string | null,
  { banner, services }: Pick<GatheredFacts, 'banner' | 'services'>,
  cmpName: string | null,
): NamedFix | null {
  const use = services.ok ? services.data.find(({ service }) => service.id === serviceId) : undefined;
  const shown = banner.ok ? banner.data.banner : null;
  if (!use || !shown || use.service.consent !== 'yes' || !use.states.some((state) => state !== 'accept')) return null;
  const name = use.service.name;
  const place = { de: cmpName ? `in ${cmpName}` : 'im Einwilligungswerkzeug', en: cmpName ? `In ${cmpName},` : 'In the consent tool,' };
  const interest = shown.toggles.some(
    ({ label, checked, legitimateInterest }) => legitimateInterest && checked && namesService(withoutState(label), use),
  );
  if (interest && use.states.includes('reject'))
    return {
      de: `Stellen Sie ${place.de} die Rechtsgrundlage von ${name} von „berechtigtes Interesse“ auf „Einwilligung“: Voreingestellt an und nicht an eine Einwilligung gebunden, läuft der Dienst auch nach dem Ablehnen. Erst wenn er danach noch lädt, sperren Sie zusätzlich sein Skript (Content Blocker).`,
      en: `${place.en} set the legal basis of ${name} from “legitimate interest” to “consent”: on by default and tied to no consent, the service runs even after rejection. Only if it still loads after that, block its script as well (content blocker).`,
    };
  const [fixed] = fixedServices(shown, [use]);
  return fixed
    ? {
        de: `Nehmen Sie ${name} ${place.de} aus den notwendigen Diensten („${fixed.label}“), und ordnen Sie den Dienst einer abwählbaren Kategorie zu: Als notwendig geführt, wartet er auf keine Einwilligung. Erst wenn er danach noch lädt, sperren Sie zusätzlich sein Skript (Content Blocker).`,
        en: `${place.en} take ${name} out of the necessary services (“${fixed.label}”) and assign it to a category that can be refused: listed as necessary, it waits for no consent. Only if it still loads after that, block its script as well (content blocker).`,
      }
    : null;
}
