import type { ArchiveVerification, VerifyArchive } from '#engine/scan-order.ts';
import { printable } from '#lib/terminal-text.ts';
import type { VerifyCommand } from './command.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { complain } from './messages.ts';
import { deliverText } from './outputs.ts';
import { say, sayCount } from './say.ts';
import type { Terminal } from './terminal.ts';
import { type CliTexts, cliTexts } from './texts.ts';

/** The part of the engine that verifying needs. */
export interface VerifyDependencies {
  verifyArchive: VerifyArchive;
}

/** Compares an evidence package with its manifest, and its manifest with the seal that a report names; says what is not as it was. */
export async function verifyCommand(
  { archive, seal, locale }: VerifyCommand,
  terminal: Terminal,
  { verifyArchive }: VerifyDependencies,
): Promise<ExitCode> {
  const texts = cliTexts[locale];
  const verification = await verifyArchive(archive);
  if (!verification.ok && verification.reason !== 'damaged')
    return complain(terminal, say(texts.archive[verification.reason], { path: archive }), exitCodes.usage);

  const isOtherSeal = seal !== null && verification.sealSha256 !== seal;
  const lines = [
    ...(verification.ok ? intact(verification, texts) : changed(verification, texts)),
    ...sealLines(verification, seal, texts),
  ];
  const undelivered = await deliverText(`${lines.map(printable).join('\n')}\n`, terminal, texts);
  if (undelivered !== null) return complain(terminal, undelivered, exitCodes.outputFailed);
  return verification.ok && !isOtherSeal ? exitCodes.done : exitCodes.notVerified;
}

function intact({ manifest }: Extract<ArchiveVerification, { ok: true }>, { verify }: CliTexts): string[] {
  const { url, createdAt, sealedAt, ruleVersion, engineVersion, browser, files } = manifest;
  return [
    sayCount(verify.intact, files.length),
    ...(url === undefined ? [] : [`  ${say(verify.website, { url })}`]),
    `  ${say(verify.times, { createdAt, sealedAt })}`,
    `  ${say(verify.versions, { ruleVersion, engineVersion, browser })}`,
  ];
}

function changed({ problems, message }: Extract<ArchiveVerification, { ok: false }>, { verify }: CliTexts): string[] {
  if (problems.length === 0) return [say(verify.broken, { reason: message })];
  return [sayCount(verify.changed, problems.length), ...problems.map(({ kind, name }) => `  ${verify.problems[kind]}: ${name}`)];
}

function sealLines({ sealSha256 }: ArchiveVerification, seal: string | null, { verify }: CliTexts): string[] {
  if (sealSha256 === null) return [];
  const own = `  ${say(verify.seal, { seal: sealSha256 })}`;
  if (seal === null) return [own, `  ${verify.compareSeal}`];
  return seal === sealSha256 ? [own, `  ${verify.sameSeal}`] : [own, `  ${say(verify.otherSeal, { seal })}`];
}
