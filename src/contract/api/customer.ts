import { z } from 'zod';

/** Roles a customer may have. */
export const roleSchema = z.enum(['customer', 'auditor', 'admin']);

/** `GET /api/user/dsgvo/customer`: who is logged in. */
export const customerSchema = z.object({
  identifier: z.uuid(),
  email: z.string(),
  product: z.enum(['free', 'premium']),
  roles: z.array(roleSchema),
  pendingInvoiceOrder: z.boolean().describe('An order by invoice waits to be delivered: no Upgrade is shown'),
  locale: z.enum(['de', 'en']),
  websiteType: z.enum(['privateer', 'company', 'society', 'liberalprofession']).nullable(),
  secondFactor: z.boolean().describe('Login asks for a code as well'),
});

export type Customer = z.infer<typeof customerSchema>;
export type Role = z.infer<typeof roleSchema>;
