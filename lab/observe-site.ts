import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { type ConsentState, consentStates } from '#evidence/gathered.ts';
import type { NetworkFile } from './network-file.ts';
import type { ChoiceStep, Lab, LabSite } from './types.ts';

/** What an ordinary browser met on a site, each thing with the states it was seen in. Keys as in the truth file. */
export interface Observation {
  thirdParties: Record<string, ConsentState[]>;
  /** `name@domain`. */
  cookies: Record<string, ConsentState[]>;
  /** `kind key@origin`. */
  storage: Record<string, ConsentState[]>;
}

/** A Chromium that sees the lab as the Internet. `close` ends it and removes its profile. */
export interface LabBrowser {
  browser: Browser;
  close(): Promise<void>;
}

/** Where a Chromium is installed, or null. */
export function installedChromium(): string | null {
  const places = [process.env['CHROMIUM_PATH'], '/usr/lib/chromium/chromium', '/usr/bin/google-chrome', '/opt/google/chrome/chrome'];
  return places.find((place) => place !== undefined && existsSync(place)) ?? null;
}

/** Start a Chromium for the lab: all names lead there, its root is trusted, third-party cookies are let through. */
export async function launchLabBrowser(lab: Lab, executablePath: string): Promise<LabBrowser> {
  const { hosts } = JSON.parse(readFileSync(lab.networkFile, 'utf8')) as NetworkFile;
  const rules = Object.entries(hosts).flatMap(([name, host]) =>
    Object.entries(host.dial).map(([port, endpoint]) => `MAP ${name}:${port} ${endpoint}`),
  );
  const root = new X509Certificate(readFileSync(lab.certificateAuthority));
  const pin = createHash('sha256')
    .update(root.publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
  const userDataDir = mkdtempSync(join(tmpdir(), 'spurenleser-lab-browser-'));
  mkdirSync(join(userDataDir, 'Default'));
  const preferences = { profile: { cookie_controls_mode: 0, block_third_party_cookies: false } };
  writeFileSync(join(userDataDir, 'Default', 'Preferences'), JSON.stringify(preferences));
  const browser = await puppeteer.launch({
    executablePath,
    userDataDir,
    args: [
      // Only pages of our own are opened, and tests may run as root, where the sandbox cannot start.
      '--no-sandbox',
      '--disable-blink-features=AutomationControlled',
      '--lang=de-DE',
      `--host-resolver-rules=${rules.join(',')}`,
      `--ignore-certificate-errors-spki-list=${pin}`,
    ],
  });
  return {
    browser,
    async close() {
      await browser.close();
      rmSync(userDataDir, { recursive: true, force: true });
    },
  };
}

const registrable = (host: string) => host.split('.').slice(-2).join('.');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Wait until no request has been under way for a moment, at most five seconds. */
async function settle(page: Page): Promise<void> {
  await page.waitForNetworkIdle({ idleTime: 700, timeout: 5000 }).catch(() => {});
}

async function click(page: Page, step: ChoiceStep): Promise<void> {
  const inFrame = () => (step.frame ? page.frames().find((frame) => frame.url().includes(step.frame!)) : page.mainFrame());
  for (let attempt = 0; attempt < 40; attempt++) {
    const handle = await inFrame()?.evaluateHandle(
      (selector, shadow) => (shadow ? document.querySelector(shadow)?.shadowRoot : document)?.querySelector(selector) ?? null,
      step.selector,
      step.shadow ?? null,
    );
    const element = handle?.asElement() as ElementHandle<Element> | null | undefined;
    if (element && (await element.isVisible())) return element.click();
    await pause(100);
  }
  throw new Error(`Nothing to click at ${step.selector}`);
}

/** Where anybody may run anything: an alias of it says nothing of who is behind a name. */
const generalHosts = new Set(['ghs.googlehosted.com']);

/** Visit a site in the three states, clicking as `site.choices` says, and note what third parties, cookies and storage there are. */
export async function observeSite(browser: Browser, lab: Lab, site: LabSite): Promise<Observation> {
  const { hosts } = JSON.parse(readFileSync(lab.networkFile, 'utf8')) as NetworkFile;
  const own = registrable(new URL(site.url).hostname);
  const seen: Observation = { thirdParties: {}, cookies: {}, storage: {} };
  const note = (kind: keyof Observation, key: string, state: ConsentState) => {
    const states = seen[kind];
    states[key] ??= [];
    if (!states[key].includes(state)) states[key].push(state);
  };
  const version = (await browser.version()).match(/\d+/)?.[0];

  const visit = async (state: ConsentState) => {
    const steps = state === 'none' ? [] : site.choices?.[state];
    if (!steps) return;
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setUserAgent({
      userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`,
    });
    let watching = state === 'none';
    const contacted = (address: string) => {
      const { hostname, protocol } = new URL(address);
      // The address of the site itself may be an alias of its hoster.
      const alias = hostname === new URL(site.url).hostname ? undefined : hosts[hostname]?.cname;
      const aliased = alias !== undefined && !alias.some((name) => generalHosts.has(name));
      const foreign = registrable(hostname) !== own || aliased;
      if (watching && foreign && /^(https?|wss?):$/.test(protocol)) note('thirdParties', hostname, state);
    };
    page.on('request', (request) => contacted(request.url()));
    const session = await page.createCDPSession();
    await session.send('Network.enable');
    session.on('Network.webSocketCreated', ({ url }) => contacted(url));
    const look = async () => {
      for (const cookie of await context.cookies()) note('cookies', `${cookie.name}@${cookie.domain.replace(/^\./, '')}`, state);
      for (const frame of page.frames()) {
        const read = () => ({ origin: self.origin, localStorage: Object.keys(localStorage), sessionStorage: Object.keys(sessionStorage) });
        const stored = await frame.evaluate(read).catch(() => null);
        for (const kind of ['localStorage', 'sessionStorage'] as const)
          for (const key of stored?.[kind] ?? []) note('storage', `${kind} ${key}@${stored?.origin}`, state);
      }
    };

    await page.goto(site.url, { waitUntil: 'load' });
    await settle(page);
    if (watching) await pause(site.choices?.bannerAfterMs ?? 0);
    if (!watching) {
      watching = true;
      for (const step of steps) await click(page, step);
      await settle(page);
      await page.goto(site.url, { waitUntil: 'load' });
      await settle(page);
    }
    await look();
    const links = await page.$$eval('nav a', (anchors) =>
      anchors
        .map((anchor) => (anchor as HTMLAnchorElement).href)
        .filter((href) => new URL(href).origin === location.origin && !href.endsWith('#')),
    );
    for (const link of new Set(links)) {
      await page.goto(link, { waitUntil: 'load' });
      await settle(page);
      await look();
    }
    await context.close();
  };
  await Promise.all(consentStates.map(visit));
  for (const kind of Object.keys(seen) as (keyof Observation)[])
    for (const states of Object.values(seen[kind])) states.sort((a, b) => consentStates.indexOf(a) - consentStates.indexOf(b));
  return seen;
}
