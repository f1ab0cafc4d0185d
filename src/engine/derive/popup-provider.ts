/** Class names that services give the sign-up forms they lay over a page, with what the service is called. */
const providers: readonly (readonly [RegExp, string])[] = [
  [/klaviyo/i, 'Klaviyo'],
  [/(?:^|[\s_-])(?:sib|brevo|sendinblue)(?:$|[\s_-])/i, 'Brevo'],
  [/mc4wp|mailchimp|(?:^|\s)mc-(?:modal|embedded)/i, 'Mailchimp'],
  [/omnisend/i, 'Omnisend'],
  [/optinmonster|(?:^|\s)om-/i, 'OptinMonster'],
  [/sleeknote/i, 'Sleeknote'],
  [/cleverreach/i, 'CleverReach'],
  [/rapidmail/i, 'rapidmail'],
  [/mailerlite/i, 'MailerLite'],
  [/getresponse/i, 'GetResponse'],
  [/hs-form|hubspot|leadin/i, 'HubSpot'],
  [/wisepops/i, 'Wisepops'],
  [/justuno/i, 'Justuno'],
  [/privy-/i, 'Privy'],
];

/** What shows a popup, by the class names of its form: there its words are changed. Undefined where they tell nothing. */
export function popupProviderOf(classes: string): string | undefined {
  return providers.find(([pattern]) => pattern.test(classes))?.[1];
}
