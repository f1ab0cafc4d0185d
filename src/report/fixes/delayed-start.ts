import type { GatheredFacts } from '#checks/facts.ts';
import { isAskedFor } from '#checks/shared/banner/banner-declarations.ts';
import { type DelayedStart, delayedStart } from '#checks/shared/services/delayed-start.ts';
import type { ReportArea } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import type { NamedFix } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { fillText } from '../statements/fill-text.ts';
import { mergeFixes } from './merge-fixes.ts';

function startOf(cause: string | null, { requests, pages }: GatheredFacts): DelayedStart | null {
  if (cause === null || !requests.ok) return null;
  return delayedStart(cause, { requests: requests.data, pages: pages.ok ? pages.data : [] });
}

/**
 * The step against a service whose script an extension for speed starts late and past the consent tool: the settings of the tool change
 * nothing about it, the snippet has to move. Null for what starts otherwise.
 */
export function stepWithDelayer(cause: string | null, facts: GatheredFacts, cmpName: string | null): NamedFix | null {
  const start = startOf(cause, facts);
  const service = cause === null ? null : serviceOf(cause);
  if (!start?.itself || service === null) return null;
  const { banner, services } = facts;
  const shown = banner.ok ? banner.data.banner : null;
  const use = services.ok ? services.data.find((one) => one.service.id === cause) : undefined;
  const isListed = cmpName !== null && shown !== null && use !== undefined && isAskedFor(use, shown);
  const { name } = start.delayer;
  const place = {
    de: cmpName === null ? '' : isListed ? ` in ${cmpName} bei dem Dienst, der dort schon steht,` : ` in ${cmpName}`,
    en: cmpName === null ? '' : isListed ? ` in ${cmpName} with the service that is listed there already,` : ` in ${cmpName}`,
  };
  return {
    de: `${name} startet ${service.name} verzögert und ohne nach der Einwilligung zu fragen, womöglich auch auf Seiten, auf denen der Scan den Dienst nicht gesehen hat: Nehmen Sie das Skript dort heraus, wo sein Schnipsel heute steht (Kopfbereich, Theme oder Plugin), und aus den Einstellungen von ${name}; hinterlegen Sie es stattdessen${place.de} so, dass es erst nach der Zustimmung läuft.`,
    en: `${name} starts ${service.name} late and without asking for consent, possibly also on pages where the scan has not seen the service: take the script out of the place where its snippet stands today (head, theme or plugin) and out of the settings of ${name}; place it${place.en} instead so that it runs only after consent.`,
  };
}

/** Checks that find a service running without consent: whoever mends it looks whether it still runs. */
const ofRunning = /^(?:ck-(?:before-consent|after-reject|storage-before-consent)|cmp-withdrawal-effective|trk-(?!user-data)|emb-)/;

const check: Record<Locale, string> = {
  de: '{service} startet durch {delayer} verzögert, nach einigen Sekunden oder der ersten Bewegung: Bewegen Sie bei jeder Gegenprobe die Maus, und warten Sie zehn Sekunden, auch auf Seiten, die hier nicht genannt sind.',
  en: '{service} is started late by {delayer}, after some seconds or the first movement: whenever you check, move the mouse and wait ten seconds, on pages not named here too.',
};

/** Adds a last step where a service starts late: whoever loads the page and does not wait takes the fault for mended. */
export function withDelayedStart(areas: readonly ReportArea[], facts: GatheredFacts, locale: Locale): ReportArea[] {
  const starts = new Map<string, DelayedStart | null>();
  const of = (cause: string) => {
    if (!starts.has(cause)) starts.set(cause, startOf(cause, facts));
    return starts.get(cause) ?? null;
  };
  return areas.map((area) => ({
    ...area,
    findings: area.findings.map((finding) => {
      const { checkId, cause, howToFix } = finding;
      const isFault = finding.class === 'Risk' || finding.class === 'Hint';
      const service = cause !== null && isFault && ofRunning.test(checkId) ? serviceOf(cause) : null;
      const start = service === null ? null : of(service.id);
      if (service === null || start === null) return finding;
      return {
        ...finding,
        howToFix: mergeFixes([howToFix, fillText(check[locale], { service: service.name, delayer: start.delayer.name }, locale)]),
      };
    }),
  }));
}
