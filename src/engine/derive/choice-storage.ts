import type { Evidence } from '#evidence/evidence.ts';
import { percentDecoded } from '#knowledge/percent-decoded.ts';
import { looksLikeIdentifier } from './value-entropy.ts';

/** Words by which a stored value says that nothing optional was agreed to. */
const refusal =
  /(?<![a-zß-ɏ0-9.])(?:false|none|no|nein|keine?|off|0|den(?:y|ied)|reject(?:ed)?|declined?|refused?|necessary|essential|technical|notwendig\w*|essen[zt]iell|minimal|abgelehnt|verweigert)(?![a-zß-ɏ0-9.])/i;
/** Words by which it says that all of it was. */
const agreement =
  /(?<![a-zß-ɏ0-9.])(?:true|all|alle[sn]?|yes|ja|on|1|allow(?:ed)?|accept(?:ed)?|granted|akzeptiert|zugestimmt|erlaubt)(?![a-zß-ɏ0-9.])/i;
/** A value that is nothing but such a word, and one that no counter or flag has. */
const plainWord =
  /^"?(?:none|keine?|den(?:y|ied)|reject(?:ed)?|declined?|refused?|necessary|essential|notwendig\w*|essen[zt]iell|abgelehnt|all|alle[sn]?|allow(?:ed)?|accept(?:ed)?|granted|akzeptiert|zugestimmt|erlaubt)"?$/i;
/** Names that speak of the choice themselves, so that a mere "1" or "ja" tells it. */
const telling =
  /consent|einwillig|zustimm|(?:cookies?|datenschutz|privacy|tracking)[-_.]?(?:banner|bar|wahl|auswahl|choice|pref\w*|ok|hinweis|notice|accept\w*|akzept\w*|reject\w*|abgelehnt|declin\w*|den(?:y|ied)|allow\w*|agree\w*)|(?:accept|akzeptier|allow|erlaub|agree)\w{0,4}[-_.]?cookies?/i;
const plainFlag = /^"?(?:0|1|yes|no|ja|nein|true|false|on|off)"?$/i;

/**
 * Names under which the site keeps the visitor's choice in its own banner: read back after rejecting and accepting, with values
 * that say so. One that was written after a single choice has to say it without doubt, because trackers write then too.
 */
export function choiceStorageNames({ consent }: Pick<Evidence, 'consent'>): ReadonlySet<string> {
  const written = { reject: entriesOf(consent.reject), accept: entriesOf(consent.accept) };
  const names = new Set<string>();
  for (const name of new Set([...written.reject.keys(), ...written.accept.keys()])) {
    const [refused, agreed] = [written.reject.get(name), written.accept.get(name)];
    const values = [refused, agreed].filter((value) => value !== undefined);
    if (values.some((value) => looksLikeIdentifier(value))) continue;
    const keeps =
      refused !== undefined && agreed !== undefined
        ? refused !== agreed && (contrasts(refused, agreed) || (telling.test(name) && [refused, agreed].some(isWord)))
        : values.every((value) => plainWord.test(value) || (telling.test(name) && isWord(value)));
    if (keeps) names.add(name);
  }
  return names;
}

function contrasts(refused: string, agreed: string): boolean {
  return refusal.test(withoutTimes(refused)) && agreement.test(withoutTimes(agreed));
}

function isWord(value: string): boolean {
  return plainWord.test(value) || plainFlag.test(value);
}

function entriesOf(gathered: Evidence['consent']['reject']): Map<string, string> {
  if (!gathered.ok || !gathered.data.performed) return new Map();
  return new Map(
    gathered.data.proofs.flatMap(({ kind, value }) => {
      const cut = value.indexOf('=');
      if ((kind !== 'consent-cookie' && kind !== 'consent-storage') || cut < 1) return [];
      return [[value.slice(0, cut), percentDecoded(value.slice(cut + 1))] as const];
    }),
  );
}

/** Banners put the time of the choice beside it, and its digits say nothing. */
function withoutTimes(value: string): string {
  return value.replace(/\d{4}-\d\d-\d\d(?:[T ][\d:.]{5,15}Z?)?|\d{5,}/g, '');
}
