import type { Facts } from '../../facts.ts';
import { formRecipients } from '../forms/form-recipients.ts';
import { namesService, namesVendor } from './notice.ts';

/** Who receives entries of forms that the notice does not name: the finding of `frm-third-party-target`, not to be passed over here. */
export function unnamedRecipients(forms: Facts['forms'], { services, text }: Pick<Facts, 'services'> & { text: string }): string[] {
  return formRecipients(forms, { embeds: [], services: [...services] })
    .filter(({ use, items }) => items.some(({ kind }) => kind === 'form') && !namesService(text, use) && !namesVendor(text, use))
    .map(({ use }) => use.service.name);
}
