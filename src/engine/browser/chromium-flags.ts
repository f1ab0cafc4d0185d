/** What differs between starts. */
interface FlagOptions {
  profile: string;
  proxyPort: number;
  viewport: { width: number; height: number };
  /** Whether shared memory goes to the disk, because the machine has too little of it. */
  sharesOnDisk: boolean;
}

/**
 * Features that would send packets of the browser's own, or that change what sites can do behind our back.
 * HTTPS upgrades are off because they would hide sites that deliver over plain HTTP.
 */
const disabledFeatures = [
  'AsyncDns',
  'AutofillServerCommunication',
  'CertificateTransparencyComponentUpdater',
  'DialMediaRouteProvider',
  'DnsOverHttps',
  'GlobalMediaControls',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PrivacySandboxSettings4',
  'Translate',
];

/** The command line of the scanner's browser. Sources and measurements: docs/decisions/0003-browser-flags.md. */
export function chromiumFlags({ profile, proxyPort, viewport, sharesOnDisk }: FlagOptions): string[] {
  return [
    '--headless',
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
    `--window-size=${viewport.width},${viewport.height}`,
    '--lang=de-DE',
    '--accept-lang=de-DE,de,en',
    // Everything leaves through the gateway: loopback and link-local would go round it by default.
    `--proxy-server=http://127.0.0.1:${proxyPort}`,
    '--proxy-bypass-list=<-loopback>',
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    '--disable-quic',
    // Both spellings: full Chromium obeys the first, the headless shell the second.
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    `--disable-features=${disabledFeatures.join(',')}`,
    '--disable-background-networking',
    '--disable-breakpad',
    '--disable-client-side-phishing-detection',
    '--disable-component-extensions-with-background-pages',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-domain-reliability',
    '--disable-extensions',
    '--disable-sync',
    '--disable-search-engine-choice-screen',
    '--metrics-recording-only',
    '--no-default-browser-check',
    '--no-first-run',
    '--no-service-autorun',
    '--password-store=basic',
    '--use-mock-keychain',
    // Banners hide from browsers that call themselves automated.
    '--disable-blink-features=AutomationControlled',
    // Three states run side by side: a tab in the background must load and run timers like the one in front.
    '--disable-background-timer-throttling',
    '--disable-backgrounding-occluded-windows',
    '--disable-renderer-backgrounding',
    '--block-new-web-contents',
    '--deny-permission-prompts',
    '--disable-print-preview',
    '--hide-scrollbars',
    '--mute-audio',
    '--disable-gpu',
    ...(sharesOnDisk ? ['--disable-dev-shm-usage'] : []),
  ];
}
