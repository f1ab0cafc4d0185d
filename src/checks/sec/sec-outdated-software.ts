import {
  endingSoon,
  type SoftwareVersion,
  softwareOf,
  softwareSupport,
  standingOf,
  type VersionStanding,
} from '#knowledge/software-support.ts';
import { defineCheck, type Finding, type FindingItem, type Verdict } from '../define-check.ts';
import type { SoftwareFact } from '../facts/site.ts';
import { requestItem, verdictOf } from '../items.ts';
import { statute, tdddg19 } from '../shared/law/law.ts';
import { type PackageFile, packagesOf } from '../shared/services/package-addresses.ts';
import { isRunByProvider } from '../shared/site/hosted-system.ts';
import { besideFixes, disclosed } from '../shared/site/shown-versions.ts';
import { shortList } from '../shared/wording.ts';

interface Judged extends SoftwareVersion {
  fact: SoftwareFact;
  standing: VersionStanding;
}

/** Whether versions that the site shows of itself are still kept safe by their makers. */
export default defineCheck({
  id: 'sec-outdated-software',
  area: 'sec',
  version: 14,
  weight: 3,
  confidence: 'medium',
  legalBasis: [statute('Art. 32 Abs. 1 lit. b, d DSGVO', 'Art. 32(1)(b), (d) GDPR'), tdddg19],
  needs: ['software', 'applicability', 'site'],
  wants: ['requests'],
  stepPlaces: ['inHeaders', 'inSource'],
  texts: {
    de: {
      title: 'Erkennbare Software aktuell gehalten',
      explanation:
        'Für Software ohne Sicherheitspflege werden bekannte Schwachstellen nicht mehr geschlossen. Art. 32 Abs. 1 lit. b und d DSGVO verlangt, die Sicherheit auf Dauer zu gewährleisten und regelmäßig zu überprüfen. Geprüft wird nur, was die Website selbst anzeigt; Linux-Distributionen schließen Lücken auch in älteren Versionen, ohne deren Nummer zu ändern.',
      confidenceReason: 'Die Version nennt die Website selbst; eine Distribution kann Lücken schließen, ohne die Nummer zu ändern.',
      howToFix:
        '1. Stellen Sie fest, welche Version wirklich läuft und wer sie pflegt.\n2. Aktualisieren Sie System, Erweiterungen und Bibliotheken auf eine gepflegte Version.\n3. Unterdrücken Sie Versionsangaben in Antwort-Headern und im Quelltext.\n4. Legen Sie fest, wer Sicherheitsmeldungen verfolgt und Aktualisierungen einspielt.',
      fixes: besideFixes('de', {
        endedGeneration:
          '1. Klären Sie, ob Ihr Dienstleister {name} {version} noch selbst oder über einen Anbieter verlängerter Pflege mit Sicherheitskorrekturen versorgt, und lassen Sie sich das bestätigen.\n2. Planen Sie sonst den Umstieg auf ein gepflegtes System: Eine Aktualisierung innerhalb von {name} {version} genügt nicht.\n3. Legen Sie fest, wer bis dahin Sicherheitsmeldungen verfolgt.',
        endedLibrary:
          '1. Stellen Sie fest, was {name} {version} einbindet (Theme, Erweiterung oder eine Einstellung des Systems), und wählen Sie dort eine gepflegte Version oder schalten Sie die Einbindung ab.\n2. Prüfen Sie danach die Skripte, die sie nutzen.',
        behindLibrary:
          '1. Stellen Sie fest, was {name} {version} einbindet (Theme, Erweiterung, eine Einstellung des Systems oder eigener Code), und wechseln Sie dort auf {fixed} oder neuer.\n2. Prüfen Sie danach die Skripte, die sie nutzen.',
        endedLibraryHosted:
          '1. Sehen Sie in den Einstellungen von {system} nach, ob sich {name} dort abschalten oder auf eine gepflegte Version stellen lässt; bringt eigener Code oder eine Erweiterung die Bibliothek mit, tauschen Sie sie dort. Sonst fragen Sie den Anbieter.\n2. Prüfen Sie danach die Skripte, die sie nutzen.',
        noVersionHosted:
          '1. Sehen Sie nach, was Sie in {system} gewählt oder eingefügt haben (Vorlage, Erweiterungen, Code), und halten Sie das aktuell.',
        unknownSupportHosted:
          '1. Prüfen Sie beim Hersteller, ob diese Version noch Sicherheitskorrekturen erhält: {unknown}. Wenn nicht, binden Sie eine gepflegte ein oder verzichten Sie darauf.',
        disclosed:
          '1. Aktualisieren Sie, wo es eine neuere Fassung gibt: {names}.\n2. Unterdrücken Sie die Versionsangaben in den Antwort-Headern ({inHeaders}; bei PHP mit expose_php = Off, bei nginx mit server_tokens off, bei Apache mit ServerTokens Prod) und im generator-Tag ({inSource}).\n3. Legen Sie fest, wer Sicherheitsmeldungen verfolgt und Aktualisierungen einspielt.',
        disclosedHeader:
          '1. Aktualisieren Sie, wo es eine neuere Fassung gibt: {names}.\n2. Unterdrücken Sie die Versionsangaben in den Antwort-Headern ({inHeaders}; bei PHP mit expose_php = Off, bei nginx mit server_tokens off, bei Apache mit ServerTokens Prod).\n3. Legen Sie fest, wer Sicherheitsmeldungen verfolgt und Aktualisierungen einspielt.',
        disclosedSource:
          '1. Aktualisieren Sie, wo es eine neuere Fassung gibt: {names}.\n2. Entfernen Sie die Versionsangaben aus allen generator-Tags ({inSource}), auch denen von Erweiterungen wie einem Page-Builder.\n3. Legen Sie fest, wer Sicherheitsmeldungen verfolgt und Aktualisierungen einspielt.',
        noVersion:
          '1. Stellen Sie fest, welche Versionen laufen und wer sie pflegt.\n2. Legen Sie fest, wer Sicherheitsmeldungen verfolgt und Aktualisierungen einspielt.',
        unknownSupport:
          '1. Prüfen Sie beim Hersteller, ob diese Version noch Sicherheitskorrekturen erhält und ob Schwachstellen bekannt sind: {unknown}.\n2. Stellen Sie fest, welche Versionen auf dem Server laufen und wer sie pflegt.\n3. Legen Sie fest, wer Sicherheitsmeldungen verfolgt und Aktualisierungen einspielt.',
      }),
      messages: {
        exploited: '{name} {version} hat eine bekannte schwerwiegende Schwachstelle, und die Website nimmt persönliche Angaben entgegen',
        exploitedNoInput: '{name} {version} hat eine bekannte schwerwiegende Schwachstelle',
        ended: 'Für {name} {version} liefert der Hersteller seit {since} keine Sicherheitskorrekturen mehr',
        endedGeneration: 'Für {name} {version} liefert der Hersteller seit {since} keine Sicherheitskorrekturen mehr',
        endedLibrary: 'Die Bibliothek {name} {version}, die im Browser läuft, pflegt der Hersteller nicht mehr',
        endedLibraryHosted:
          'Die Bibliothek {name} {version}, die im Browser läuft, pflegt der Hersteller nicht mehr; die Website läuft auf {system}',
        endedBackported:
          '{name} {version} pflegt der Hersteller seit {since} nicht mehr; ob eine Distribution die Version weiter absichert, ist von außen nicht zu sehen',
        behind: '{name} {version} fehlen Sicherheitskorrekturen, die {fixed} enthält',
        behindLibrary: 'Der Bibliothek {name} {version}, die im Browser läuft, fehlen Sicherheitskorrekturen, die {fixed} enthält',
        ...disclosed(
          'Die Website zeigt Versionen ihrer Software: {names}; in der Liste des Scanners (Stand {checked}) ist keine davon als veraltet geführt, mit der jeweils neuesten Fassung wurden sie nicht verglichen',
          '. Aus Adressen zu lesen sind auch Versionen von Bibliotheken oder Erweiterungen, deren Pflegestand der Scanner nicht kennt: {unknown}',
        ),
        kept: 'Unter den erkennbaren Versionen wurde keine veraltete gefunden: {names}',
        keptEnding:
          'Unter den erkennbaren Versionen wurde keine veraltete gefunden: {names}. Die Sicherheitskorrekturen für {ending} enden aber am {since}: Planen Sie den Wechsel auf eine neuere Fassung',
        keptBeside:
          'Unter den Versionen, deren Pflegestand der Scanner kennt, wurde keine veraltete gefunden: {names}. Nicht bekannt ist er ihm bei: {unknown}',
        unknownSupport:
          '{count|=Eine Bibliothek oder Erweiterung zeigt|Bibliotheken und Erweiterungen zeigen} ihre Version, der Scanner kennt ihren Pflegestand aber nicht: {unknown}. Für die Software, deren Pflegestand er kennt (Server, CMS, Shop-Systeme, verbreitete Bibliotheken), war keine Version erkennbar',
        noVersionHosted:
          'Die Software selbst pflegt der Anbieter ({system}). Versionen dessen, was Sie dort selbst gewählt oder eingefügt haben (Vorlage, Erweiterungen, Code), hat der Scan nicht erkannt',
        unknownSupportHosted:
          'Die Software selbst pflegt der Anbieter ({system}). Daneben {count|=zeigt eine Bibliothek|zeigen Bibliotheken} ihre Version, deren Pflegestand der Scanner nicht kennt: {unknown}',
        noVersion:
          'Für die Software, deren Pflegestand der Scanner kennt (Server, CMS, Shop-Systeme, verbreitete Bibliotheken), war keine Version erkennbar',
      },
    },
    en: {
      title: 'Visible software kept up to date',
      explanation:
        'Known vulnerabilities of software without security support are no longer closed. Art. 32(1)(b) and (d) GDPR requires security to be ensured permanently and reviewed regularly. Only what the website shows of itself is examined; Linux distributions close vulnerabilities in older versions, too, without changing their number.',
      confidenceReason: 'The website itself shows the version; a distribution may close vulnerabilities without changing the number.',
      howToFix:
        '1. Establish which version really runs and who maintains it.\n2. Update system, extensions and libraries to a supported version.\n3. Suppress version numbers in response headers and in the source code.\n4. Decide who follows security advisories and installs updates.',
      fixes: besideFixes('en', {
        endedGeneration:
          '1. Find out whether your service provider still supplies {name} {version} with security fixes, by itself or through a provider of extended support, and have that confirmed.\n2. Otherwise plan the move to a maintained system: an update within {name} {version} is not enough.\n3. Decide who follows security advisories until then.',
        endedLibrary:
          '1. Find out what includes {name} {version} (theme, extension or a setting of the system) and choose a maintained version there or turn it off.\n2. Then examine the scripts that use it.',
        behindLibrary:
          '1. Find out what includes {name} {version} (theme, extension, a setting of the system or code of your own) and change to {fixed} or newer there.\n2. Then examine the scripts that use it.',
        endedLibraryHosted:
          '1. Look in the settings of {system} whether {name} can be turned off there or set to a maintained version; where your own code or an extension brings the library, exchange it there. Otherwise ask the provider.\n2. Then examine the scripts that use it.',
        noVersionHosted: '1. Look at what you chose or inserted in {system} (template, extensions, code) and keep that up to date.',
        unknownSupportHosted:
          '1. Check with the maker whether this version still receives security fixes: {unknown}. If not, include a maintained one or do without it.',
        disclosed:
          '1. Update wherever there is a newer version: {names}.\n2. Suppress the version numbers in the response headers ({inHeaders}; expose_php = Off for PHP, server_tokens off for nginx, ServerTokens Prod for Apache) and in the generator tag ({inSource}).\n3. Decide who follows security advisories and installs updates.',
        disclosedHeader:
          '1. Update wherever there is a newer version: {names}.\n2. Suppress the version numbers in the response headers ({inHeaders}; expose_php = Off for PHP, server_tokens off for nginx, ServerTokens Prod for Apache).\n3. Decide who follows security advisories and installs updates.',
        disclosedSource:
          '1. Update wherever there is a newer version: {names}.\n2. Remove the version numbers from all generator tags ({inSource}), those of extensions such as a page builder included.\n3. Decide who follows security advisories and installs updates.',
        noVersion:
          '1. Establish which versions run and who maintains them.\n2. Decide who follows security advisories and installs updates.',
        unknownSupport:
          '1. Check with the maker whether this version still receives security fixes and whether vulnerabilities are known: {unknown}.\n2. Establish which versions run on the server and who maintains them.\n3. Decide who follows security advisories and installs updates.',
      }),
      messages: {
        exploited: '{name} {version} has a known grave vulnerability, and the website takes personal data',
        exploitedNoInput: '{name} {version} has a known grave vulnerability',
        ended: 'The maker has delivered no security fixes for {name} {version} since {since}',
        endedGeneration: 'The maker has delivered no security fixes for {name} {version} since {since}',
        endedLibrary: 'The library {name} {version}, which runs in the browser, is no longer maintained by its maker',
        endedLibraryHosted:
          'The library {name} {version}, which runs in the browser, is no longer maintained by its maker; the website runs on {system}',
        endedBackported:
          '{name} {version} has not been maintained by its maker since {since}; whether a distribution still secures it cannot be seen from outside',
        behind: '{name} {version} lacks security fixes that {fixed} contains',
        behindLibrary: 'The library {name} {version}, which runs in the browser, lacks security fixes that {fixed} contains',
        ...disclosed(
          'The website shows versions of its software: {names}; the scanner’s list (as of {checked}) has none of them as outdated, they were not compared with the newest version of each',
          '. Addresses also show versions of libraries or extensions whose support the scanner does not know: {unknown}',
        ),
        kept: 'No outdated version was found among those visible: {names}',
        keptEnding:
          'No outdated version was found among those visible: {names}. But the security fixes for {ending} end on {since}: plan the change to a newer version',
        keptBeside:
          'No outdated version was found among those whose support the scanner knows: {names}. It does not know the support of: {unknown}',
        unknownSupport:
          '{count|=One library or extension shows|libraries and extensions show} a version, but the scanner does not know its support: {unknown}. No version was recognisable of the software whose support it knows (servers, CMS, shop systems, common libraries)',
        noVersionHosted:
          'The provider ({system}) maintains the software itself. Versions of what you chose or inserted there (template, extensions, code) were not recognised by the scan',
        unknownSupportHosted:
          'The provider ({system}) maintains the software itself. Besides, {count|library shows a version|libraries show a version} whose support the scanner does not know: {unknown}',
        noVersion:
          'No version was recognisable of the software whose support the scanner knows (servers, CMS, shop systems, common libraries)',
      },
    },
  },
  run({ software: shownSoftware, applicability, site, requests = [] }) {
    const software = [...shownSoftware, ...generationOf(applicability.system, shownSoftware, site.finalUrl)];
    const shown = new Set(software.map(({ name, version }) => sameName(name, version)));
    // What names itself in the page is told by that: its files say the same once more.
    const unknown = packagesOf(requests).filter(({ name, version }) => !shown.has(sameName(name, version)));
    const judged = software.flatMap((fact): Judged[] => {
      const known = softwareOf(fact.id);
      return known ? [{ software: known, version: fact.version, fact, standing: standingOf(known, fact.version, site.createdAt) }] : [];
    });
    if (judged.length === 0) return unjudged(unknown, applicability.system);
    const takesData = applicability.hasForms || applicability.hasLogin || applicability.isShop === true;
    const exploited = judged.filter(({ standing }) => standing.kind === 'exploited');
    // A number behind which a distribution may have repaired proves no vulnerability.
    const proven = takesData ? exploited.filter(({ software: { backported } }) => !backported) : [];
    const outdated = judged.filter(({ standing }) => standing.kind !== 'kept');
    const verdict = verdictOf({
      risks: proven.map((entry) => findingOf('exploited', entry)),
      hints: [
        ...outdated.map((entry) => findingOf(messageOf(entry, applicability.system), entry, applicability.system)),
        // What the server of a provider says of itself its customer can neither update nor hide.
        ...(isRunByProvider(applicability.system)
          ? []
          : disclosureOf(
              judged.filter((entry) => !outdated.includes(entry)),
              unknown,
            )),
      ],
    });
    if (verdict) return verdict;
    const names = namesOf(judged);
    // Distributions repair what its makers no longer do.
    const [ending] = judged
      .filter(({ software: { backported } }) => !backported)
      .flatMap(({ software: own, version, fact }) => {
        const since = endingSoon(own, version, site.createdAt);
        return since === null ? [] : [{ since, ending: `${fact.name} ${version}` }];
      });
    if (ending) return { class: 'Conform', message: 'keptEnding', params: { names, ...ending } };
    return unknown.length === 0
      ? { class: 'Conform', message: 'kept', params: { names } }
      : { class: 'Conform', message: 'keptBeside', params: { names, unknown: packageNames(unknown) } };
  },
});

function unjudged(unknown: readonly PackageFile[], system: string | null): Verdict {
  if (unknown.length === 0) {
    return isRunByProvider(system)
      ? { class: 'NoClassification', message: 'noVersionHosted', params: { system } }
      : { class: 'NoClassification', message: 'noVersion' };
  }
  const params = { count: unknown.length, unknown: packageNames(unknown) };
  const [message, known] = isRunByProvider(system) ? ['unknownSupportHosted', { system }] : ['unknownSupport', {}];
  return { class: 'NoClassification', message, params: { ...params, ...known }, items: unknown.map(({ request }) => requestItem(request)) };
}

function packageNames(unknown: readonly PackageFile[]): string {
  return shortList(
    unknown.map(({ name, version }) => `${name} ${version}`),
    mostPackages,
  );
}

/** A site of extensions has about as many; each is to be looked up. */
const mostPackages = 8;

function sameName(name: string, version: string): string {
  return `${name.toLowerCase().replace(/[^a-z\d]/g, '')} ${version}`;
}

function messageOf({ standing, software: { backported, kind, version: generation } }: Judged, system: string | null): string {
  if (standing.kind === 'exploited') return 'exploitedNoInput';
  // The day on which the makers of a library turned to the next version is seldom one they name.
  if (standing.kind === 'ended' && kind === 'library') return isRunByProvider(system) ? 'endedLibraryHosted' : 'endedLibrary';
  if (standing.kind === 'ended' && generation !== null) return 'endedGeneration';
  if (standing.kind === 'ended') return backported ? 'endedBackported' : 'ended';
  return kind === 'library' ? 'behindLibrary' : 'behind';
}

/**
 * The system by the name that tells its generation ("Shopware 5"), where no version of it shows: its traces are enough to know that its
 * maker cares for it no more.
 */
function generationOf(system: string | null, shown: readonly SoftwareFact[], url: string): SoftwareFact[] {
  const known = softwareSupport.find(({ kind, name, version }) => kind === 'cms' && version !== null && `${name} ${version}` === system);
  if (!known || known.version === null || shown.some(({ name }) => name === known.name)) return [];
  return [{ id: known.id, name: known.name, version: known.version, evidence: [{ where: 'generator', value: `${system}`, ref: url }] }];
}

function findingOf(message: string, { fact, standing }: Judged, system: string | null = null): Finding {
  const since = standing.kind === 'ended' ? standing.since : '';
  const fixed = standing.kind === 'behind' ? standing.fixed : '';
  const [first, ...rest] = itemsOf(fact);
  return {
    message,
    params: { name: fact.name, version: fact.version, since, fixed, system: system ?? '' },
    items: [first!, ...rest],
    cause: `software:${fact.id}`,
  };
}

/** Exact numbers in headers and generator tell an attacker what to try; a file name of a library is no such sign. */
function disclosureOf(kept: readonly Judged[], unknown: readonly PackageFile[]): Finding[] {
  const shown = kept.filter(
    ({ software, version, fact }) =>
      software.kind !== 'library' && version.includes('.') && fact.evidence.some(({ where }) => where !== 'address'),
  );
  const [first, ...rest] = shown.flatMap(({ fact }) => itemsOf(fact).slice(0, 2));
  if (!first) return [];
  const places = new Set(shown.flatMap(({ fact }) => fact.evidence.flatMap(({ where }) => (where === 'address' ? [] : where))));
  const place = places.size > 1 ? 'disclosed' : places.has('header') ? 'disclosedHeader' : 'disclosedSource';
  const [checked = ''] = shown.map(({ software }) => software.checked).sort();
  const message = `${place}${unknown.length > 0 ? 'Beside' : ''}`;
  const standing = (at: 'header' | 'generator') => namesOf(shown.filter(({ fact }) => fact.evidence.some(({ where }) => where === at)));
  const params = {
    names: namesOf(shown),
    checked,
    unknown: packageNames(unknown),
    inHeaders: standing('header'),
    inSource: standing('generator'),
  };
  const items = [first, ...rest, ...unknown.map(({ request }) => requestItem(request))] as const;
  return [{ message, params, items, cause: 'software-disclosure' }];
}

function itemsOf({ evidence, name, version }: SoftwareFact): FindingItem[] {
  return evidence.map(({ where, value, ref }) => ({
    kind: where === 'header' ? 'header' : where === 'generator' ? 'page' : 'request',
    ref,
    value,
    states: [],
    detail: { software: name, version },
  }));
}

function namesOf(judged: readonly Judged[]): string {
  return shortList(judged.map(({ fact }) => `${fact.name} ${fact.version}`));
}
