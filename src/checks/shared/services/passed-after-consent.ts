import type { Service } from '#knowledge/types.ts';
import type { Verdict } from '../../define-check.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { shortList } from '../wording.ts';
import { isEmbed } from './initiator-chains.ts';

type Observed = Pick<Facts, 'services'> & Partial<Pick<Facts, 'attempts'>>;

/** What both say beyond a check's own messages. */
export const rejectNotExamined = {
  de: {
    onlyInEmbeds:
      'Ohne Einwilligung lief dazu nur, was eingebundene Inhalte mitbringen: {names}; gewertet wird das bei diesen Inhalten{see:emb-video,emb-maps,emb-social-plugins,emb-captcha}',
    rejectNotExaminedInEmbeds:
      'Vor der Auswahl lief dazu nur, was eingebundene Inhalte mitbringen: {names}; gewertet wird das bei diesen Inhalten{see:emb-video,emb-maps,emb-social-plugins,emb-captcha}. Der Zustand nach dem Ablehnen ließ sich nicht prüfen',
    rejectNotExaminedNone:
      'Weder vor der Auswahl noch nach dem Zustimmen wurde dazu etwas beobachtet; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
    rejectNotExaminedAccepted:
      'Vor der Auswahl nicht geladen, nach dem Zustimmen schon: {names}; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
    rejectNotExaminedLoaded:
      'Vor der Auswahl geladen und dort nicht beanstandet: {names}; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
  },
  en: {
    onlyInEmbeds:
      'Without consent, all that ran of this is what embedded content brings along: {names}; it is rated with that content{see:emb-video,emb-maps,emb-social-plugins,emb-captcha}',
    rejectNotExaminedInEmbeds:
      'Before the choice, all that ran of this is what embedded content brings along: {names}; it is rated with that content{see:emb-video,emb-maps,emb-social-plugins,emb-captcha}. The state after rejection could not be examined',
    rejectNotExaminedNone:
      'Nothing of it was observed before the choice or after accepting; the state after rejection could not be examined',
    rejectNotExaminedLoaded: 'Loaded before the choice and not objected to there: {names}; the state after rejection could not be examined',
    rejectNotExaminedAccepted: 'Not loaded before the choice but after accepting: {names}; the state after rejection could not be examined',
  },
};

/** The same where trackers are concerned, each of which a general check rates: that one of its own found nothing is no clearance. */
export const trackersLoaded = {
  de: {
    rejectNotExaminedLoaded:
      'Vor der Auswahl geladen: {names}; gewertet wird das bei der allgemeinen Prüfung{see:trk-before-consent}. Der Zustand nach dem Ablehnen ließ sich nicht prüfen',
  },
  en: {
    rejectNotExaminedLoaded:
      'Loaded before the choice: {names}; that is rated by the general check{see:trk-before-consent}. The state after rejection could not be examined',
  },
};

/**
 * What a passed check on one kind of service may say: that none was observed, or that all of them came only after accepting.
 * Without an own sentence where neither is certain, so without `attempts` where nothing was observed. What an embed with a check of its
 * own brings along is left to that check, but named: whoever reads that all is well has to know of it. Params: `names`.
 */
export function passedAfterConsent(facts: Observed, inScope: (service: Service) => boolean): Verdict {
  const seen = seenAfterConsent(facts, inScope);
  const brought = seen === null ? broughtByEmbeds(facts, inScope) : '';
  if (brought !== '') return { class: 'Conform', message: 'onlyInEmbeds', params: { names: brought } };
  if (seen === null) return { class: 'Conform' };
  return seen === ''
    ? { class: 'Conform', message: 'noneObserved' }
    : { class: 'Conform', message: 'onlyAfterConsent', params: { names: seen } };
}

/** What an open check says that found nothing before the choice and could not look after rejecting: what accepting showed, or what embeds brought along. */
export function openAfterReject(facts: Observed, inScope: (service: Service) => boolean): Verdict {
  const seen = seenAfterConsent(facts, inScope);
  const brought = seen === null ? broughtByEmbeds(facts, inScope) : '';
  if (brought !== '') return { class: 'NoClassification', message: 'rejectNotExaminedInEmbeds', params: { names: brought } };
  if (seen === null) {
    const loaded = loadedBeforeChoice(facts, inScope);
    return loaded === ''
      ? { class: 'NoClassification', message: 'rejectNotExamined' }
      : { class: 'NoClassification', message: 'rejectNotExaminedLoaded', params: { names: loaded } };
  }
  return seen === ''
    ? { class: 'NoClassification', message: 'rejectNotExaminedNone' }
    : { class: 'NoClassification', message: 'rejectNotExaminedAccepted', params: { names: seen } };
}

/** Names of the services that came only after accepting; empty: none in any state; null: neither is certain. */
function seenAfterConsent({ services, attempts }: Observed, inScope: (service: Service) => boolean): string | null {
  const uses = services.filter(({ service }) => inScope(service));
  const accept = attempts?.accept ?? null;
  const seenAll = accept !== null && (accept.method === 'no-banner' || (accept.performed && accept.verified));
  if (uses.length === 0) return seenAll ? '' : null;
  if (uses.some(({ states }) => states.length === 0 || states.some((state) => state !== 'accept'))) return null;
  return shortList(uses.map(withEmbed(services)));
}

/** Names of the services that ran without consent inside an embed, after that embed; empty where none did. */
function broughtByEmbeds({ services }: Observed, inScope: (service: Service) => boolean): string {
  const embeds = new Set(services.filter(isEmbed).map(({ service }) => service.id));
  const brought = services.filter(
    ({ service, states, embeddedBy, active }) =>
      inScope(service) && states.some((state) => state !== 'accept' && active[state]) && embeds.has(embeddedBy ?? ''),
  );
  return shortList(brought.map(withEmbed(services)));
}

/** Names of what ran before the choice: that nothing loaded there would be false, though nothing is to be said against it. */
function loadedBeforeChoice({ services }: Observed, inScope: (service: Service) => boolean): string {
  return shortList(services.filter(({ service, active }) => inScope(service) && active.none).map(withEmbed(services)));
}

/** The name of a service, after that of the embed that brings it along. */
function withEmbed(services: Facts['services']): (use: ServiceUse) => string {
  const embeds = new Map(services.filter(isEmbed).map(({ service }) => [service.id, service.name]));
  return ({ service, embeddedBy }) => {
    const embed = embeds.get(embeddedBy ?? '');
    return embed === undefined ? service.name : `${embed} → ${service.name}`;
  };
}
