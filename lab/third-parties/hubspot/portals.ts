import { publications } from '../publications.ts';

/** Wording of the consent banner in one language. */
export interface HubSpotBannerWording {
  notice: string;
  accept: string;
  decline: string;
  settings: string;
  dialogTitle: string;
  dialogText: string;
  acceptAll: string;
  save: string;
  alwaysActive: string;
  categories: Record<'necessary' | 'analytics' | 'advertisement' | 'functionality', [name: string, text: string]>;
}

/** A field of a form, as the form editor knows it. */
export interface HubSpotField {
  name: string;
  label: string;
  type: 'text' | 'email' | 'phonenumber' | 'select' | 'textarea' | 'booleancheckbox';
  required?: boolean;
  options?: string[];
}

/** A form of the portal. `consentText` is rich text above the button. */
export interface HubSpotForm {
  fields: HubSpotField[];
  consentText: string;
  submit: string;
  thanks: string;
}

/** What a customer keeps in the HubSpot portal: banner by language (null: none set up) and forms by id. */
export interface HubSpotPortal {
  banner: Record<string, HubSpotBannerWording> | null;
  forms: Record<string, HubSpotForm>;
}

/** Portals by number (`portalId`), all in the European data centre (`eu1`). */
export const hubSpotPortals = publications<HubSpotPortal>('HubSpot portal');
