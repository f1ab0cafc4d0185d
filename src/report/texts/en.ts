import type { ReportTexts } from './report-texts.ts';

/** English. */
export const en: ReportTexts = {
  areas: {
    sec: 'Encryption & security',
    imp: 'Imprint',
    pp: 'Privacy notice',
    ck: 'Cookies & web storage',
    trk: 'Tracking & tags',
    cmp: 'Consent (CMP/banner)',
    tc: 'Third-country transfer',
    emb: 'Embedded content',
    frm: 'Forms',
    shop: 'Shop and contract duties',
    a11y: 'Accessibility',
  },
  states: { none: 'no interaction', reject: 'rejected', accept: 'accepted' },
  ifItApplies: 'If it applies:',
  basisNote: { disputed: 'disputed', background: 'guidance, not binding' },
  volatile: '{text} (as of {since})',
  summary: {
    noRemarks: {
      states: 'Nothing conspicuous was found in the states examined.',
      visit: 'Nothing conspicuous was found on the pages examined.',
    },
    onlyLightHints: {
      states: {
        one: 'No risk was found in the states examined, but one warning: {first}',
        other: 'No risk was found in the states examined, but {count} warnings, among them: {first}',
      },
      visit: {
        one: 'No risk was found on the pages examined, but one warning: {first}',
        other: 'No risk was found on the pages examined, but {count} warnings, among them: {first}',
      },
    },
    stateMissing: 'The state “{state}” was not examined: {reason}',
    tooLittle: 'More than 40% of the weight of the applicable checks is open.',
    areaOpen: 'In the area “{area}” more than 40% of the weight of the checks is open, above all: {open}',
    areasOpen:
      'In each of {count} areas ({names}) more than 40% of the weight of the checks is open, in the area “{area}” above all: {open}',
    failed: 'The scan could not examine the start page: {reason}',
    failedWithStatus: 'The start page {url} answered with status {status}. {advice}',
    turnedAway: 'The start page {url} turned the scan away (bot protection). {advice}',
    admit:
      'In your bot protection, temporarily admit the public IP address of the scanner (whoever runs it will tell you), then scan again. The browser identification is not enough: it is that of an ordinary browser.',
  },
  light: {
    ground: {
      Risk: 'The traffic light shows “risk” because a risk of high weight (4 or 5 out of 5) was found {where}',
      Hint: {
        risks:
          'The traffic light shows “warning” and not “risk” because the risk {where} has a lower weight (3 or less on the scale up to 5)',
        hints: 'The traffic light shows “warning” because warnings make up more than a fifth of the weight {where}',
        both: 'The traffic light shows “warning” because a risk of lower weight was found {where} or warnings make up more than a fifth of the weight there',
      },
      clean:
        'The traffic light shows “OK” because all three states were examined (before the choice, after rejecting, after accepting), no risk was found, and {warnings}',
      failed: 'The traffic light stays open because the start page could not be examined',
      state: 'The traffic light stays open because not all three states could be examined',
      thin: 'The traffic light stays open because more than 40% of the weight of the applicable checks is open',
      area: 'The traffic light stays open because more than 40% of the weight of the checks {where} is open',
    },
    cleanWithoutBanner:
      'The traffic light shows “OK” because no risk was found and {warnings}. The website shows no banner; what was examined is the visit without a choice',
    warnings: {
      none: 'there is no warning either',
      light: 'warnings make up no more than a fifth of the weight of any area',
    },
    noLegalReview: 'this is no legal review',
    inArea: 'in the area “{area}”',
    inAreas: 'in {count} of {all} areas that count for the score',
    inNamedAreas: 'in each of {count} areas ({names})',
    cap: {
      69: 'one cause that is a risk in especially important checks (core checks) limits the score to {limit}',
      49: 'two causes that are a risk in especially important checks (core checks) limit the score to {limit}',
      29: 'three or more causes that are a risk in especially important checks (core checks) limit the score to {limit}',
    },
    provisional: 'the score is provisional because not everything could be examined',
    tellConsumers:
      'In the scan settings, choose all that applies under “Purposes of the website”; if consumers conclude no contracts through the website, “Company presentation”, for example, is enough.',
  },
  see: '; see “{title}”',
  opening: 'when {page} was opened',
  openingStart: 'when the start page was opened',
  effect: {
    risks: { one: 'one single finding “risk”', other: '{count} single findings “risk”' },
    hints: { one: 'one single finding “warning”', other: '{count} single findings “warning”' },
    pages: { one: 'on one page', other: 'on {count} pages' },
    and: ' and ',
    settles: {
      alone: 'This settles {what}{pages}.',
      same: 'This settles {what} of the same cause{pages}.',
      several: 'This settles {what} of {causes} causes{named}{pages}.',
    },
    begins: {
      alone: 'One of several steps (all are told with the finding) that settle {what}{pages}.',
      same: 'One of several steps (all are told with the finding) that settle {what} of the same cause{pages}.',
      several: 'One of several steps (all are told with the finding) that settle {what} of {causes} causes{named}{pages}.',
    },
    concerns: {
      alone: 'Concerns {what}{pages}.',
      same: 'Concerns {what} of the same cause{pages}.',
      several: 'Concerns {what} of {causes} causes{named}{pages}.',
    },
  },
  choice: {
    'no-banner': {
      reject: 'No consent banner was found. The visit without interaction stands for this state too.',
      accept: 'No consent banner was found. The visit without interaction stands for this state too.',
    },
    'no-reject': {
      reject: 'The banner could not be rejected: no control for it was found.',
      accept: 'No control to accept was found.',
    },
    'pay-or-consent': {
      reject: 'On the first layer of the banner, rejecting is only offered against payment. The scan takes out no subscription.',
      accept: 'Accepting is only offered together with a subscription.',
    },
    failed: { reject: 'Rejecting in the banner did not succeed.', accept: 'Accepting in the banner did not succeed.' },
    'not-verified': {
      reject: 'The banner was operated, but it could not be read back that the rejection is stored.',
      accept: 'The banner was operated, but it could not be read back that the consent is stored.',
    },
  },
  contradicted: {
    reject: 'The banner was operated; that the rejection is stored is confirmed by: {pro}; contradicted by: {contra}.',
    accept: 'The banner was operated; that the consent is stored is confirmed by: {pro}; contradicted by: {contra}.',
  },
  stillShown: {
    reject: 'The banner was operated and the rejection stored ({pro}), but a banner could still be seen afterwards.',
    accept: 'The banner was operated and the consent stored ({pro}), but a banner could still be seen afterwards.',
  },
  forgotten: {
    reject: 'The banner went away when it was rejected and was back when the page was loaded again: the rejection was not stored.',
    accept: 'The banner went away when it was accepted and was back when the page was loaded again: the consent was not stored.',
  },
  proofPlaces: {
    'cmp-api': 'interface of {name}',
    'tc-string': 'TC string',
    'consent-cookie': 'cookie {name}',
    'consent-storage': 'web storage {name}',
    'consent-mode': 'Consent Mode',
  },
  stateUnreachable: 'The start page could not be examined in this state: {reason}',
  gather: {
    timeout: 'The time limit was reached.',
    crashed: 'The browser crashed.',
    blocked: 'The website or the browser prevented it.',
    unsupported:
      'The scan had no access to it, for example because it is in a file or in a closed part of the page (shadow root). Please check it by hand.',
    'not-performed': 'The step before it did not succeed.',
    unreachable: 'The page was not reachable.',
  },
  page: {
    unresolvable: 'The name cannot be resolved.',
    refused: 'The server refused the connection.',
    timeout: 'The page did not answer in time.',
    tls: 'The encrypted connection failed.',
    'blocked-target': 'The address leads to a private or blocked network.',
    'blocked-by-site': 'The website turned the scan away (bot protection).',
    'http-error': 'The page answers with an error.',
    'not-html': 'There is no web page at this address.',
    download: 'The address delivers a file to download.',
    'auth-required': 'The page asks for a login.',
    'redirect-loop': 'The page redirects in a circle.',
    'too-large': 'The page is too large.',
    crashed: 'The browser crashed.',
    unresponsive: 'The page no longer responds.',
    unreadable: 'The content of the page could not be read; its requests and cookies were recorded.',
    budget: 'The time or data limit of the scan was reached.',
    network: 'The connection was lost.',
  },
  facts: {
    site: 'the website',
    applicability: 'the kind of website',
    software: 'the software in use',
    transport: 'the encryption of the server',
    requests: 'the network traffic',
    services: 'the embedded services',
    cookies: 'the cookies',
    storage: 'the web storage',
    fingerprints: 'the reading of device features',
    recordings: 'the recording of input',
    banner: 'the consent banner',
    rejected: 'the state after rejecting',
    accepted: 'the state after accepting',
    attempts: 'the choice in the banner',
    closeTest: 'the closing of the banner',
    withdrawal: 'the withdrawal of consent',
    withdrawalTest: 'the effect of the withdrawal',
    prompts: 'the banner after the choice',
    legalAccess: 'the way to imprint and privacy notice while the banner is open',
    tcf: 'the TCF signal',
    consentMode: 'Google Consent Mode',
    pages: 'the pages',
    imprint: 'the imprint',
    privacy: 'the privacy notice',
    terms: 'the terms',
    cancellation: 'the withdrawal instruction',
    imprintElements: 'the statements of the imprint',
    noticeItems: 'the statements of the privacy notice',
    noticeServices: 'the services in the privacy notice',
    policyMatches: 'the match with the privacy notice',
    forms: 'the forms',
    framedForms: 'the forms in embedded frames',
    shopPages: 'the shop pages',
    embeds: 'the embedded content',
  },
  factMissing: 'Not examined: {fact}. {reason}',
  cause: {
    'no-reject': { reject: 'No way to reject was found in the banner.', accept: 'No way to accept was found in the banner.' },
    'pay-or-consent': {
      reject: 'The banner offers no rejection without payment on its first layer.',
      accept: 'The banner offers no acceptance without a subscription.',
    },
    closedBanner:
      'The banner lies in a closed part of the page (shadow root). There the scan reads it on the start page only; on further pages it was not looked for after rejecting. Please check by hand whether it stays away.',
    noWithdrawal: 'No way to withdraw consent was found.',
    noWithdrawalStep:
      'As long as there is no way to withdraw, there is nothing to examine here{see:cmp-withdrawal-control}. Once there is one (such as a link in the footer that reopens the choice), scan again.',
    withdrawalElsewhere: 'Withdrawing is tried on the start page; “{text}” was found on other pages only.',
    noReopening:
      'After the click on what was found for the withdrawal, the scan recognised no banner. Whether that is due to the link or to the scan is open; please check it by hand.',
  },
  notExamined: 'Not examined: {reason}',
  startPage: {
    turnedAway: 'The website turned the scan away on the start page already (bot protection).',
    turnedAwayWithStatus: 'The website turned the scan away on the start page already (bot protection, status {status}).',
    failed: 'The start page could not be examined. {reason}',
    failedWithStatus: 'The start page could not be examined (status {status}). {reason}',
    notCalled: 'The scan broke off before it examined any page of the website.',
    again: 'Scan again; this says nothing about the website.',
    admit: 'Temporarily admit the public IP address of the scanner in your bot protection, then scan again.',
  },
  noRejection: {
    nothingAsked:
      'Nothing needs doing here as long as nothing is added that needs consent: the banner only informs, there is nothing to reject.',
    'no-reject':
      'As long as no way to reject is found in the banner, there is nothing to examine here. Set one up and scan again{see:cmp-reject-first-layer,cmp-required-present}.',
    nothingSeen: 'There is nothing to do here as long as no such service is added.',
    inEmbeds: 'There is nothing of its own to do here{see:emb-video,emb-maps,emb-social-plugins,emb-captcha}.',
    'pay-or-consent': {
      loading:
        'Check in the paid access that nothing that needs consent loads there; the banner offers no rejection without payment on its first layer{see:cmp-pay-or-consent}.',
      signal:
        'Check in the paid access that the TCF signal there reports neither consents nor a legitimate interest for advertising; the banner offers no rejection without payment on its first layer.',
      transfer:
        'Check in the paid access which recipients in third countries receive data there and on what the transfer rests; the banner offers no rejection without payment on its first layer.',
      files:
        'Check in the paid access whether files such as fonts are loaded from third-party servers there, and then deliver them yourself; the banner offers no rejection without payment on its first layer.',
    },
  },
  notRated: 'Not rated, because it was not examined.',
};
