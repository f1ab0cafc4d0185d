import { defineCheck, type Finding } from '../define-check.ts';
import type { Facts } from '../facts.ts';
import { pageCount, requestItem, serviceItem, verdictOf } from '../items.ts';
import { statute } from '../shared/law/law.ts';
import { namesService, readNotice } from '../shared/notice/notice.ts';
import { answeringMachines, modelHosts } from '../shared/services/ai-services.ts';
import { causeOfService } from '../shared/services/service-observations.ts';
import { examineLegalPage } from '../shared/site/legal-page.ts';
import { matchesOf, mentions, wholeWords } from '../shared/wording.ts';

const machineWords = wholeWords(
  'KI(?:-[a-zß-ɏ]+)?|künstliche[rnms]?\\s+intelligenz|AI(?:-[a-zß-ɏ]+)?|artificial\\s+intelligence|chat-?bots?|sprachmodelle?n?s?|language\\s+models?|LLMs?|(?:virtuelle|digitale)[rnms]?\\s+assisten(?:t|ten|tin|z)|virtual\\s+assistants?|ChatGPT|maschinelle[mnsr]?\\s+lernen[s]?|machine\\s+learning(?:-[a-zß-ɏ]+)?',
);
/** A sentence that says there is none describes nothing; that input trains no model is no such sentence. */
const denial = wholeWords(
  'kein(?:e|en|er|em)?\\s+(?:[a-zß-ɏ-]+\\s+){0,3}(?:KI|KI-[a-zß-ɏ]+|künstliche[rn]?|AI|chat-?bots?|sprachmodelle?|maschinelle[sn]?)|automatisierte[nr]?\\s+(?:einzel)?entscheidung[a-zß-ɏ]*\\s[^.]{0,160}(?:nicht|keine)|keine?\\s+automatisierte|(?:findet|finden|erfolgt|erfolgen|kommt|kommen|setzen|nutzen|verwenden)\\s[^.]{0,100}nicht\\s+(?:statt|zum\\s+einsatz|ein)|(?:do|does)\\s+not\\s+use|no\\s+(?:artificial|AI|automated)',
);
/** Measuring and fending off robots learn from data as well; whoever chats is not meant. */
const ofOthers = wholeWords(
  '(?:google|adobe|microsoft)\\s+(?:analytics|ads|tag)[a-zß-ɏ]*|analytics|[a-zß-ɏ]*captcha|cloudflare|turnstile|spam[a-zß-ɏ-]*|bot-?(?:erkennung|schutz|abwehr|detection)|maschinelle[sn]?\\s+lernen[s]?|machine\\s+learning(?:-[a-zß-ɏ]+)?|modellierungs[a-zß-ɏ]*',
);
const conversation = wholeWords(
  'chat[a-zß-ɏ-]*|assisten(?:t|ten|tin|z|ts?)|eingaben?|fragen?|anfragen?|antwort[a-zß-ɏ]*|gespräch[a-zß-ɏ]*|inputs?|questions?|answers?|conversation',
);

/** Whether a notice tells of an AI service: not that there is none, and not how measuring works. */
function tellsOfMachine(text: string): boolean {
  return matchesOf(text, machineWords).some(({ index, text: word }) => {
    const before =
      text
        .slice(Math.max(0, index - 300), index)
        .split(/[.!?]\s|\n/)
        .at(-1) ?? '';
    const after = text.slice(index + word.length, index + word.length + 300).split(/[.!?](?:\s|$)|\n/)[0] ?? '';
    const sentence = `${before}${word}${after}`;
    return !mentions(sentence, denial) && (!mentions(sentence, ofOthers) || mentions(sentence, conversation));
  });
}

interface Seen {
  name: string;
  finding: (message: string) => Finding;
  named: (text: string) => boolean;
}

/** Whether the notice covers the AI services that the site was seen to use. */
export default defineCheck({
  id: 'pp-ai-tools',
  area: 'pp',
  version: 2,
  weight: 2,
  confidence: 'low',
  legalBasis: [
    statute('Art. 13, ggf. Art. 22 DSGVO', 'Art. 13, Art. 22 GDPR where it applies'),
    statute('Art. 50 Abs. 1 VO (EU) 2024/1689', 'Art. 50(1) Regulation (EU) 2024/1689'),
  ],
  volatile: {
    de: 'Die Transparenzpflicht der KI-Verordnung gilt seit 2.8.2026; gefestigte Rechtsprechung gibt es noch nicht.',
    en: 'The transparency duty of the AI Act applies since 2 Aug 2026; there is no settled case law yet.',
    since: '2026-11-21',
  },
  needs: ['services', 'requests', 'privacy', 'pages'],
  texts: {
    de: {
      title: 'KI-gestützte Dienste in der Datenschutzerklärung',
      explanation:
        'Gibt ein Besucher Text in einen KI-Dienst ein, gehen diese Daten an dessen Anbieter. Die Datenschutzerklärung muss Zweck und Empfänger nennen (Art. 13 DSGVO); sie sollte auch sagen, welche Arten von Daten das sind und ob mit den Eingaben Modelle trainiert werden. Chat-Fenster ohne erkennbare KI zählen hier nicht.',
      confidenceReason: 'Erkannt werden Adressen bekannter KI-Anbieter; ob wirklich ein KI-Modell antwortet, ist von außen nicht zu sehen.',
      howToFix:
        '1. Beschreiben Sie den KI-Dienst mit Anbieter, Zweck, Datenarten und Speicherdauer in der Datenschutzerklärung.\n2. Schreiben Sie, ob Eingaben zum Training verwendet werden, und schalten Sie das möglichst ab.\n3. Kennzeichnen Sie auf der Website, dass ein KI-System antwortet.',
      messages: {
        notDescribed: '{service} wurde beobachtet; die Datenschutzerklärung sagt nichts zu künstlicher Intelligenz',
        notRead: 'Ob die Datenschutzerklärung die beobachteten KI-Dienste behandelt, ließ sich nicht lesen: {names}',
        noNotice: 'Es wurde keine lesbare Datenschutzerklärung gefunden',
        noService: 'Es wurden keine KI-Dienste beobachtet',
      },
    },
    en: {
      title: 'AI services covered by the notice',
      explanation:
        'When visitors enter text into an AI service, the data goes to its provider. The privacy notice must name purpose and recipient (Art. 13 GDPR); it should also say what kinds of data these are and whether models are trained with the input. Chat windows without recognisable AI do not count here.',
      confidenceReason: 'Addresses of known AI providers are recognised; whether an AI model really answers cannot be seen from outside.',
      howToFix:
        '1. Describe the AI service with provider, purpose, kinds of data and storage period in the privacy notice.\n2. State whether input is used for training, and turn that off if possible.\n3. Label on the website that an AI system answers.',
      messages: {
        notDescribed: '{service} was observed; the privacy notice says nothing about artificial intelligence',
        notRead: 'Whether the privacy notice covers the AI services observed could not be read: {names}',
        noNotice: 'No readable privacy notice was found',
        noService: 'No AI services were observed',
      },
    },
  },
  run(facts) {
    const seen = aiServices(facts);
    if (seen.length === 0) return { class: 'NotApplicable', message: 'noService' };
    const { kind } = examineLegalPage(facts.privacy, facts.pages);
    if (kind === 'missing' || kind === 'faulty') return { class: 'NotApplicable', message: 'noNotice' };
    const notice = readNotice(facts);
    const unnamed = tellsOfMachine(notice.text) ? [] : seen.filter(({ named }) => !named(notice.text));
    if (unnamed.length > 0 && !notice.complete) {
      return { class: 'NoClassification', message: 'notRead', params: { names: unnamed.map(({ name }) => name).join(', ') } };
    }
    return verdictOf({ hints: unnamed.map(({ finding }) => finding('notDescribed')) }) ?? { class: 'Conform' };
  },
});

function aiServices({ services, requests }: Pick<Facts, 'services' | 'requests'>): Seen[] {
  const widgets = services
    .filter(({ service }) => answeringMachines.has(service.id))
    .map(
      (use): Seen => ({
        name: use.service.name,
        named: (text) => namesService(text, use),
        finding: (message) => ({
          message,
          params: { service: use.service.name },
          items: [serviceItem(use)],
          cause: causeOfService(use.service.id, services),
          serviceIds: [use.service.id],
        }),
      }),
    );
  const models = modelHosts.flatMap(([pattern, name]): Seen[] => {
    const sent = requests.filter(({ host, party }) => party === 'third' && pattern.test(host));
    const [request] = sent;
    if (!request) return [];
    return [
      {
        name,
        named: (text) => mentions(text, wholeWords(name.replace(' ', '\\s+'))),
        finding: (message) => ({
          message,
          params: { service: name },
          items: [requestItem(request, { pages: pageCount(sent) })],
          cause: request.serviceId ?? request.domain,
        }),
      },
    ];
  });
  return [...widgets, ...models];
}
