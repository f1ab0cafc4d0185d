import type { Choice } from '#contract/consent-monitor.ts';
import type { ScanResult } from '#contract/scan-result.ts';
import { say } from './say.ts';
import type { SummaryContext } from './summary-head.ts';
import type { CliTexts } from './texts.ts';

/** Banner: platform, first layer, and how rejecting and accepting were verified. */
export function printBanner({ consentMonitor }: ScanResult, { page, texts }: SummaryContext): void {
  const { summary: t } = texts;
  const { banner, cmp, reject, accept } = consentMonitor;
  page.section(t.banner);
  if (!banner.examined || !banner.visible) {
    page.paragraph(banner.examined ? t.noBanner : t.bannerUnknown);
    return;
  }
  page.paragraph([cmp.name, firstLayer(banner.firstLayer, texts)].filter((part) => part !== null).join(' · '));
  page.paragraph(choiceSentence(reject, t.rejectVerified, texts));
  page.paragraph(choiceSentence(accept, t.acceptVerified, texts));
}

function firstLayer(present: Record<'accept' | 'reject' | 'settings', boolean>, { summary: t }: CliTexts): string {
  const roles = ['accept', 'reject', 'settings'] as const;
  const names = roles.filter((role) => present[role]).map((role) => t.roles[role]);
  if (names.length === 0) return t.firstLayerNothing;
  const layer = say(t.firstLayer, { controls: names.join(', ') });
  return present.reject ? layer : `${layer}, ${say(t.without, { controls: t.roles.reject })}`;
}

function choiceSentence(choice: Choice, verified: string, { summary: t }: CliTexts): string {
  if (!choice.verified) return choice.message ?? '';
  const method = Object.hasOwn(t.methods, choice.method) ? t.methods[choice.method as keyof typeof t.methods] : '';
  const clicked = choice.steps.findLast(({ action, text }) => action === 'click' && text.trim() !== '');
  const means = clicked ? say(t.withText, { text: clicked.text.trim() }) : method;
  const how = [means, choice.layer === null ? '' : say(t.onLayer, { layer: choice.layer })].filter((part) => part !== '').join(' ');
  const kinds = [...new Set(choice.proofs.filter(({ confirms }) => confirms).map(({ kind }) => kind))];
  const proofs = kinds.map((kind) => (Object.hasOwn(t.proofs, kind) ? t.proofs[kind as keyof typeof t.proofs] : kind));
  return say(verified, { how, proofs: proofs.join(', ') });
}
