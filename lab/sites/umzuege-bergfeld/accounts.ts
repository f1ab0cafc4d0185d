/** Names, numbers and accounts of the mover. */
export const firm = {
  domain: 'umzuege-bergfeld.test',
  host: 'www.umzuege-bergfeld.test',
  origin: 'https://www.umzuege-bergfeld.test',
  address: '85.13.161.204',
  phone: '0202 555 07 40',
  phoneLink: '+492025550740',
  whatsApp: '491525550740',
  email: 'info@umzuege-bergfeld.test',
  analytics: 'G-7BRGFLD42W',
  ads: 'AW-11390274518',
  callLabel: 'kQ7mCNb4s5gZEJaW0LcqB',
  uet: '97182634',
  recaptcha: '6LdBergUAAAAAN4xw0Zk7uQm2vT8sYb1RfLhPc9E',
} as const;
