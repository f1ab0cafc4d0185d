import type { RequestFact } from '#checks/facts/requests.ts';
import type { Parameter } from './parameters.ts';

/** Fields of measurement that name a product or its kind: of Google's events, their older form, Meta's and those that others took from them. */
const itemFields =
  /^(?:epn?\.)?(?:item_name|item_category\d?|item_list_name|product_name|product_category|content_name|content_category|ecomm_(?:pname|category))$|^cd\[content_(?:name|category)\]$|^pr\d{1,3}(?:nm|ca)$/i;
/** Products of an event of Google Analytics 4: parts behind two letters, joined by `~`. */
const packed = /^pr\d{1,3}$/;
const packedParts: Readonly<Record<string, string>> = { nm: 'item_name', ca: 'item_category' };
/** Google Ads packs what its dynamic remarketing is told into one parameter: `event=view_item;ecomm_pname=…`. */
const remarketing = /(?:^|;)(?:ecomm_[a-z]{2,20}|event)=/i;
const eventNames = new Set(['en', 'ev', 'event', 'event_name']);

/** What a measuring request tells of the product that is looked at: names of the fields, the first value, and the event; null: nothing. */
export function readEventItem(written: readonly Parameter[]): NonNullable<RequestFact['eventItem']> | null {
  const parameters = written.flatMap((parameter) => [parameter, ...unpackRemarketing(parameter)]);
  const found = parameters.flatMap(({ name, value }) => {
    if (packed.test(name)) return unpack(value);
    return itemFields.test(name) && /[a-zß-ɏ]/i.test(value) ? [{ field: bareName(name), value }] : [];
  });
  const [first] = found;
  if (!first) return null;
  const event = parameters.find(({ name, value }) => eventNames.has(name.toLowerCase()) && /^[a-z_ ]{2,40}$/i.test(value))?.value ?? null;
  return { event, fields: [...new Set(found.map(({ field }) => field))].slice(0, 6), value: first.value.slice(0, 80) };
}

function unpack(value: string): { field: string; value: string }[] {
  return value.split('~', 60).flatMap((part) => {
    const field = packedParts[part.slice(0, 2)];
    return field !== undefined && part.length > 4 ? [{ field, value: part.slice(2) }] : [];
  });
}

function unpackRemarketing({ name, value }: Parameter): Pick<Parameter, 'name' | 'value'>[] {
  if (name !== 'data' || !remarketing.test(value)) return [];
  return value.split(';', 60).flatMap((part) => {
    const at = part.indexOf('=');
    return at > 0 ? [{ name: part.slice(0, at), value: part.slice(at + 1) }] : [];
  });
}

function bareName(name: string): string {
  if (/^pr\d{1,3}nm$/i.test(name)) return 'item_name';
  if (/^pr\d{1,3}ca$/i.test(name)) return 'item_category';
  return name.replace(/^epn?\./i, '').replace(/^cd\[(.{1,40})\]$/i, '$1');
}
