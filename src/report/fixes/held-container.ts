import type { GatheredFacts } from '#checks/facts.ts';
import { fixInCmp, type NamedFix } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { faultOf } from './fault-case.ts';
import { loadingTagManagers } from './loading-tag-manager.ts';
import { nameOnSwitch } from './name-on-switch.ts';

/** Ends the step where a picture of the service stands in the page besides: what says how to hold the container back comes before it. */
export const pictureApart: NamedFix = {
  de: 'Das Bild des Dienstes, das unabhängig davon lädt, entfernen Sie gesondert.',
  en: 'Remove the image of the service, which loads independently of it, separately.',
};

/**
 * The step against a service that only a tag manager loads, under a banner that tells consent mode nothing: tags that wait for its word
 * would wait for ever, so the container itself is held back. Null where the banner does tell, where there is none, and where the
 * container brings the consent tool along.
 */
export function stepHoldingContainer(cause: string | null, managerId: string, facts: GatheredFacts, cmpId: string | null): NamedFix | null {
  const { banner, consentMode, services } = facts;
  const [service, manager] = [cause === null ? null : serviceOf(cause), serviceOf(managerId)];
  if (!service || !manager || !banner.ok || banner.data.banner === null) return null;
  if (!consentMode.ok || consentMode.data.length > 0) return null;
  const managers = loadingTagManagers(facts);
  const bringsTool =
    services.ok && services.data.some((use) => use.service.category === 'cmp' && managers.get(use.service.id)?.id === managerId);
  if (bringsTool) return null;
  const inTool = cmpId === null ? null : fixInCmp(cmpId, 'loading', nameOnSwitch(managerId, facts), faultOf(managerId, facts));
  if (inTool?.blocksNothing) return null;
  const step = inTool
    ? aboutContainer(inTool, manager.name)
    : {
        de: `Binden Sie den Container von ${manager.name} im Einwilligungswerkzeug an die Einwilligung, statt ihn fest einzubinden.`,
        en: `Tie the container of ${manager.name} to consent in the consent tool, instead of including it unconditionally.`,
      };
  if (managers.get(service.id)?.hasPicture)
    return {
      de: `{#through-container} ${step.de} Damit wartet auch das Skript von ${service.name}: Es lädt hier nur über ${manager.name}. ${pictureApart.de}`,
      en: `{#through-container} ${step.en} That makes the script of ${service.name} wait too: here it loads only through ${manager.name}. ${pictureApart.en}`,
    };
  return {
    de: `{#through-container} ${step.de} Damit wartet auch ${service.name}: Der Dienst lädt hier nur über ${manager.name}.`,
    en: `{#through-container} ${step.en} That makes ${service.name} wait too: here it loads only through ${manager.name}.`,
  };
}

/** Steps of platforms that name no service would be read as being about the tag. */
function aboutContainer(step: NamedFix, name: string): NamedFix {
  const named = (text: string, words: string) => (text.includes(name) ? text : text.replace(':', () => `, ${words} ${name}:`));
  return { de: named(step.de, 'für den Container von'), en: named(step.en, 'for the container of') };
}
