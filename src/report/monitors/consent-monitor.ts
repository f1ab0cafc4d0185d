import type { TcContent } from '#checks/facts/consent.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import { shownLabel } from '#checks/shared/banner/banner-controls.ts';
import type { BannerButton, Choice, ConsentMonitor } from '#contract/consent-monitor.ts';
import type { Locale } from '#contract/vocabulary.ts';
import type { BannerControl, BannerEvidence } from '#evidence/banner.ts';
import type { Evidence } from '#evidence/evidence.ts';
import { consentStates } from '#evidence/gathered.ts';
import { findVendor } from '#knowledge/find-vendor.ts';
import { maskText, maskUrl, maskValue } from '../statements/mask.ts';
import { unverifiedChoice } from '../statements/unverified-choice.ts';
import { reportTexts } from '../texts.ts';
import { type ConsentPlatform, consentPlatform } from './consent-platform.ts';

/** Banner as seen without interaction, both choices with their proofs, withdrawal and signals. */
export function buildConsentMonitor(evidence: Evidence, facts: GatheredFacts, locale: Locale): ConsentMonitor {
  const banner = evidence.banners.none;
  return {
    cmp: describeCmp(consentPlatform(evidence, facts)),
    banner: describeBanner(banner.ok ? banner.data : null, banner.ok),
    withdrawal: describeWithdrawal(evidence),
    close: {
      examined: evidence.closeTest.ok,
      present: evidence.closeTest.ok && evidence.closeTest.data.present,
      consentGiven: evidence.closeTest.ok ? evidence.closeTest.data.consentGiven : null,
    },
    reject: describeChoice(evidence, 'reject', locale),
    accept: describeChoice(evidence, 'accept', locale),
    tcf: describeTcf(facts),
    consentMode: describeConsentMode(facts),
    screenshots: collectScreenshots(evidence),
  };
}

function describeCmp({ name, tcfId, known }: ConsentPlatform): ConsentMonitor['cmp'] {
  const vendor = known?.vendor ? (findVendor(known.vendor)?.name ?? null) : null;
  return { name: name ?? known?.name ?? null, vendor, tcfId: tcfId ?? known?.tcfId ?? null };
}

function describeBanner(banner: BannerEvidence | null, examined: boolean): ConsentMonitor['banner'] {
  const controls = banner?.controls ?? [];
  const onFirstLayer = (role: BannerControl['role']) => controls.some((control) => control.layer === 1 && control.role === role);
  return {
    examined,
    visible: banner?.visible ?? false,
    seenAfterMs: banner?.seenAfterMs ?? null,
    blocksPage: banner?.blocksPage ?? null,
    text: maskText(banner?.text ?? ''),
    firstLayer: { accept: onFirstLayer('accept'), reject: onFirstLayer('reject'), settings: onFirstLayer('settings') },
    buttons: controls.map(describeButton),
    toggles: (banner?.toggles ?? []).map(({ label, layer, checked, disabled, legitimateInterest }) => ({
      label,
      layer,
      checked,
      disabled,
      legitimateInterest,
    })),
  };
}

function describeButton(control: BannerControl): BannerButton {
  const { role, layer, element, inViewport, rect, fontSize, fontWeight, color, background, textContrast, surfaceContrast } = control;
  return {
    role,
    text: shownLabel(control),
    layer,
    element,
    inViewport,
    size: { width: rect.width, height: rect.height },
    position: { x: rect.x, y: rect.y },
    fontSize,
    fontWeight,
    color,
    background,
    contrast: textContrast,
    surfaceContrast,
  };
}

function describeWithdrawal({ withdrawal, pages }: Evidence): ConsentMonitor['withdrawal'] {
  if (!withdrawal.ok) return { examined: false, found: false, controls: [] };
  const urls = new Map(pages.map(({ id, finalUrl }) => [id, finalUrl]));
  const controls = withdrawal.data.map(({ pageId, kind, text, reopensBanner }) => ({
    page: maskUrl(urls.get(pageId) ?? pageId),
    kind,
    text,
    reopensBanner,
  }));
  return { examined: true, found: controls.length > 0, controls };
}

function describeChoice({ consent }: Evidence, state: 'reject' | 'accept', locale: Locale): Choice {
  const outcome = consent[state];
  if (!outcome.ok) {
    const message = reportTexts[locale].gather[outcome.reason];
    return { performed: false, verified: false, layer: null, method: 'not-examined', clicks: 0, message, steps: [], proofs: [] };
  }
  const { performed, verified, layer, method, clicks, steps, proofs } = outcome.data;
  const texts = reportTexts[locale].choice;
  const failure = method === 'no-banner' || method === 'no-reject' || method === 'pay-or-consent' || method === 'failed' ? method : null;
  const reason = failure ?? (verified ? null : performed ? 'not-verified' : 'failed');
  return {
    performed,
    verified,
    layer,
    method,
    clicks,
    message: reason === null ? null : reason === 'not-verified' ? unverifiedChoice(outcome.data, state, locale) : texts[reason][state],
    steps: steps.map((step) => ({ layer: step.layer, action: step.action, text: step.text, screenshot: step.screenshot })),
    proofs: proofs.map(({ kind, value, confirms }) => ({ kind, value: maskValue(value, 400), confirms })),
  };
}

function describeTcf({ tcf }: GatheredFacts): ConsentMonitor['tcf'] {
  if (!tcf.ok) return [];
  return tcf.data.map((fact) => ({
    state: fact.state,
    moment: fact.moment,
    cmpId: fact.cmpId,
    cmpVersion: fact.cmpVersion,
    gdprApplies: fact.gdprApplies,
    eventStatus: fact.eventStatus,
    policyVersion: fact.tcfPolicyVersion,
    tcString: fact.tcString,
    decodes: fact.decodes,
    purposeConsents: fact.purposeConsents,
    vendorConsents: fact.vendorConsents,
    purposeLegitimateInterests: fact.purposeLegitimateInterests.length,
    content: describeContent(fact.content),
  }));
}

/** Copied: facts are not to be changed through a report. */
function describeContent(content: TcContent | null): ConsentMonitor['tcf'][number]['content'] {
  return (
    content && {
      ...content,
      specialFeatures: [...content.specialFeatures],
      purposesConsent: [...content.purposesConsent],
      purposesLegitimateInterest: [...content.purposesLegitimateInterest],
      vendorsConsent: [...content.vendorsConsent],
    }
  );
}

function describeConsentMode({ consentMode }: GatheredFacts): ConsentMonitor['consentMode'] {
  if (!consentMode.ok) return [];
  return consentMode.data.map(({ state, time, command, values }) => ({ state, timeMs: time, command, values: { ...values } }));
}

function collectScreenshots(evidence: Evidence): ConsentMonitor['screenshots'] {
  const shots: ConsentMonitor['screenshots'] = [];
  const add = (state: (typeof consentStates)[number], moment: 'banner' | 'step' | 'page', file: string | null | undefined) => {
    if (file && !shots.some((shot) => shot.file === file)) shots.push({ state, moment, file });
  };
  for (const state of consentStates) {
    const banner = evidence.banners[state];
    add(state, 'banner', banner.ok ? banner.data?.screenshot : null);
    const outcome = state === 'none' ? null : evidence.consent[state];
    if (outcome?.ok) for (const step of outcome.data.steps) add(state, 'step', step.screenshot);
    for (const page of evidence.pages) if (page.state === state && page.kind === 'start') add(state, 'page', page.screenshot);
  }
  return shots;
}
