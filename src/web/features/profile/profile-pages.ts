/** Pages of the profile in the order of its navigation; the names are those of the specification. */
export const profilePages = [
  { page: 'overview', path: '/profile/overview' },
  { page: 'billingAddress', path: '/profile/billingAddress' },
  { page: 'changePassword', path: '/profile/changePassword' },
  { page: 'security', path: '/profile/security' },
  { page: 'data', path: '/profile/data' },
] as const;
export type ProfilePage = (typeof profilePages)[number]['page'];
