import { defineCheck, type Finding } from '../define-check.ts';
import type { PageFact } from '../facts/pages.ts';
import type { ServiceUse } from '../facts/services.ts';
import type { Facts } from '../facts.ts';
import { controlItem, serviceItem, verdictOf } from '../items.ts';
import { statute } from '../shared/law/law.ts';
import { type Notice, passagesAbout, readNotice } from '../shared/notice/notice.ts';
import { answeringMachines } from '../shared/services/ai-services.ts';
import { pageAt, readablePages } from '../shared/site/legal-page.ts';
import { isSupportedLanguage } from '../shared/site/supported-language.ts';
import { mentions, plainText, quoted, wholeWords } from '../shared/wording.ts';

const disclosure = wholeWords(
  '(?:ki|ai)[\\s-]?(?:chat|chatbot|bot|assistent(?:in)?|assistenz|assistant|agent|berater(?:in)?|gestützte[rnms]?\\s+(?:chat|assistent|assistenz|beratung))|chat-?bot|(?:ich\\s+bin|hier\\s+(?:chattet|schreibt|antwortet|hilft))\\s+(?:nur\\s+)?(?:ein|eine|der|die|euer|dein|ihr)\\s+(?:[a-zß-ɏ]+\\s+){0,2}(?:bot|roboter|computer[a-zß-ɏ]*|programm|maschine|sprachmodell|ki)|kein\\s+(?:echter\\s+)?mensch|antworten\\s+(?:werden|sind)\\s+(?:automatisch|maschinell|automatisiert|ki-)[a-zß-ɏ-]*(?:\\s+(?:erzeugt|erstellt|generiert|verfasst))?|(?:i.m|i\\s+am)\\s+(?:a|your)\\s+(?:[a-z]+\\s+)?bot|not\\s+a\\s+human|virtuelle[rnms]?\\s+(?:assistent(?:in)?|assistenz|berater(?:in)?)|digitale[rnms]?\\s+(?:assistent(?:in)?|assistenz)|künstliche[rnms]?\\s+intelligenz\\s+(?:antwortet|beantwortet)|(?:antwortet|beantwortet|antworten)\\s+(?:[a-zß-ɏ]+\\s+){0,4}(?:ki|künstliche\\s+intelligenz)|automatisierter\\s+chat|virtual\\s+(?:assistant|agent)|artificial\\s+intelligence\\s+assistant|(?:answered|generated)\\s+by\\s+(?:an?\\s+)?(?:ai|artificial\\s+intelligence)|(?:frag|frage|fragen\\s+sie)\\s+(?:die|unsere)\\s+ki|ask\\s+(?:the|our)\\s+(?:ai|bot)',
);

/** Whether a chatbot that answers by machine says so on the page. The chat window itself is never opened. */
export default defineCheck({
  id: 'emb-ai-chatbot-label',
  area: 'emb',
  version: 5,
  weight: 3,
  confidence: 'low',
  legalBasis: [statute('Art. 50 Abs. 1, 5 VO (EU) 2024/1689', 'Art. 50(1), (5) Regulation (EU) 2024/1689')],
  volatile: {
    de: 'Die Transparenzpflicht der KI-Verordnung gilt seit 2.8.2026 und wurde nicht verschoben. Sie richtet sich an den Anbieter des KI-Systems und entfällt, wenn der Einsatz offensichtlich ist; gefestigte Rechtsprechung gibt es noch nicht.',
    en: 'The transparency duty of the AI Act applies since 2 Aug 2026 and was not postponed. It addresses the provider of the AI system and does not apply where the use is obvious; there is no settled case law yet.',
    since: '2026-11-21',
  },
  needs: ['services', 'pages'],
  wants: ['privacy'],
  texts: {
    de: {
      title: 'KI-Chatbot als KI gekennzeichnet',
      explanation:
        'Nach Art. 50 Abs. 1 der KI-Verordnung sollen Menschen spätestens bei der ersten Nachricht erfahren, dass ein KI-System antwortet, sofern das nicht offensichtlich ist. Die Pflicht trifft in erster Linie den Anbieter des Systems; auf der Website sichtbar wird sie bei Ihnen. Was im Chatfenster selbst steht, prüft der Scan nicht.',
      confidenceReason: 'Der Scan öffnet den Chat nicht; ein Hinweis auf KI kann erst in seinem Fenster stehen.',
      howToFix:
        '1. Stellen Sie fest, ob in dem Chat ein KI-System antwortet; antworten nur Menschen, ist nichts zu tun.\n2. Sonst öffnen Sie den Chat und prüfen Sie, ob vor der ersten Nachricht steht, dass ein KI-System antwortet. Fehlt das, ergänzen Sie einen Satz in der Begrüßung, etwa „Hier antwortet ein KI-Assistent“, und benennen Sie die Schaltfläche entsprechend.\n3. Klären Sie dann mit dem Anbieter, wer die Kennzeichnung übernimmt.',
      fixes: {
        toldAsAi:
          '1. Öffnen Sie den Chat und prüfen Sie, ob vor der ersten Nachricht steht, dass ein KI-System antwortet. Fehlt das, ergänzen Sie einen Satz in der Begrüßung, etwa „Hier antwortet ein KI-Assistent“, benennen Sie die Schaltfläche entsprechend, und lassen Sie den Assistenten nicht unter dem Namen eines Menschen auftreten.\n2. Klären Sie mit dem Anbieter, wer die Kennzeichnung übernimmt.\n3. Antwortet dort kein KI-System mehr, berichtigen Sie den Satz der Datenschutzerklärung.',
        toldAutomatic:
          '1. Stellen Sie fest, ob das automatische System ein KI-System ist; spielt es nur vorgegebene Antworten nach festen Regeln aus, ist nichts zu tun.\n2. Sonst öffnen Sie den Chat und prüfen Sie, ob vor der ersten Nachricht steht, dass ein KI-System antwortet. Fehlt das, ergänzen Sie einen Satz in der Begrüßung, etwa „Hier antwortet zunächst ein KI-Assistent“, und benennen Sie die Schaltfläche entsprechend; der Satz der Datenschutzerklärung genügt dafür nicht.\n3. Klären Sie dann mit dem Anbieter, wer die Kennzeichnung übernimmt.',
      },
      messages: {
        noLabelSeen: '{service} ist ein KI-Chatbot; auf den Seiten mit dem Chat wurde keine Kennzeichnung als KI gefunden',
        toldAsAi:
          'In {service} antwortet laut Datenschutzerklärung ein KI-System („{quote}“); auf den Seiten mit dem Chat wurde keine Kennzeichnung als KI gefunden',
        typeUnclear: 'Ob in {service} Menschen oder ein KI-System antworten, lässt sich von außen nicht erkennen',
        toldAutomatic:
          'In {service} antwortet laut Datenschutzerklärung ein automatisches System („{quote}“); ob es ein KI-System ist, lässt sich von außen nicht erkennen',
        notRead: 'Der Text der Seiten mit {service} ließ sich nicht vollständig lesen',
        disclosed: 'Eine Kennzeichnung als KI oder Bot wurde auf den Seiten mit dem Chat gefunden',
        noChatbot: 'Es wurde kein Chat gefunden',
      },
    },
    en: {
      title: 'AI chatbot disclosed as AI',
      explanation:
        'Under Art. 50(1) of the AI Act, people should learn by the first message at the latest that an AI system answers, unless that is obvious. The duty is primarily that of the provider of the system; it becomes visible on your site. What the chat window itself says is not examined by the scan.',
      confidenceReason: 'The scan does not open the chat; a note on AI may stand only inside its window.',
      howToFix:
        '1. Find out whether an AI system answers in the chat; where only people answer, there is nothing to do.\n2. Otherwise open the chat and check whether it says before the first message that an AI system answers. If it does not, add a sentence to the greeting, for example “An AI assistant answers here”, and name the button accordingly.\n3. Then settle with the provider who takes care of the label.',
      fixes: {
        toldAsAi:
          '1. Open the chat and check whether it says before the first message that an AI system answers. If it does not, add a sentence to the greeting, for example “An AI assistant answers here”, name the button accordingly, and do not let the assistant appear under the name of a person.\n2. Settle with the provider who takes care of the label.\n3. If no AI system answers there any more, correct the sentence of the privacy notice.',
        toldAutomatic:
          '1. Find out whether the automatic system is an AI system; where it only gives set answers by fixed rules, there is nothing to do.\n2. Otherwise open the chat and check whether it says before the first message that an AI system answers. If it does not, add a sentence to the greeting, for example “An AI assistant answers first here”, and name the button accordingly; the sentence in the privacy notice does not suffice for that.\n3. Then settle with the provider who takes care of the label.',
      },
      messages: {
        noLabelSeen: '{service} is an AI chatbot; no label as AI was found on the pages with the chat',
        toldAsAi:
          'In {service} an AI system answers according to the privacy notice (“{quote}”); no label as AI was found on the pages with the chat',
        typeUnclear: 'Whether people or an AI system answer in {service} cannot be told from outside',
        toldAutomatic:
          'In {service} an automatic system answers according to the privacy notice (“{quote}”); whether it is an AI system cannot be told from outside',
        notRead: 'The text of the pages with {service} could not be read completely',
        disclosed: 'A label as AI or bot was found on the pages with the chat',
        noChatbot: 'No chat was found',
      },
    },
  },
  run({ services, pages, privacy }) {
    const chats = services.filter(({ service }) => service.category === 'chat');
    const labelled = labelledButton(pages);
    if (chats.length === 0) {
      return labelled ? { class: 'Conform', message: 'disclosed' } : { class: 'NotApplicable', message: 'noChatbot' };
    }
    if (labelled) return { class: 'Conform', message: 'disclosed' };

    const hints: Finding[] = [];
    const unread: ServiceUse[] = [];
    const unclear: ServiceUse[] = [];
    const notice = privacy ? readNotice({ privacy, pages }) : null;
    for (const use of chats) {
      const shown = pagesWith(use, pages);
      if (shown.some(({ text }) => mentions(plainText(text), disclosure))) continue;
      const told = answeringMachines.has(use.service.id) || !notice ? null : saidToAnswer(use, notice, machine);
      if (told === null && !answeringMachines.has(use.service.id)) unclear.push(use);
      else if (shown.length === 0 || shown.some((page) => !page.textComplete || !isSupportedLanguage(page))) unread.push(use);
      else hints.push(told === null ? finding(use, shown) : toldFinding(use, shown, told));
    }
    const verdict = verdictOf({ hints });
    if (verdict) return verdict;
    const [open] = [...unread, ...unclear];
    if (!open) return { class: 'Conform', message: 'disclosed' };
    const undecided = { class: 'NoClassification', items: [serviceItem(open)] } as const;
    const { name: service } = open.service;
    if (unread.length > 0) return { ...undecided, message: 'notRead', params: { service } };
    const quote = notice && saidToAnswer(open, notice, automatic);
    return quote === null
      ? { ...undecided, message: 'typeUnclear', params: { service } }
      : { ...undecided, message: 'toldAutomatic', params: { service, quote } };
  },
});

/** Pages on which the chat ran; legal texts that describe it label nothing. */
function pagesWith(use: ServiceUse, pages: Facts['pages']): PageFact[] {
  return readablePages(use.pages.flatMap((url) => pageAt(pages, url) ?? [])).filter(({ kind }) => kind === 'start' || kind === 'other');
}

const machine = wholeWords(
  '(?:ki|ai|künstlichen?\\s+intelligenz|artificial\\s+intelligence)(?:-?(?:gestützte[nrms]?|basierte[nrms]?|assistent(?:en|in)?|agent(?:en)?|system[es]?|modelle?n?|bots?|chatbots?))?|ai-(?:based|powered|driven)|sprachmodelle?n?|language\\s+models?|chatgpt',
);
/** What answers by itself, by which means is not said. */
const automatic = wholeWords(
  'automatische[nrs]?\\s+(?:systeme?n?|dialogsystem|assistent(?:in|en)?|assistenz|programm)|automatisiert(?:e[nrs]?)?|automatisch|chat-?bots?|bots?|automat(?:ed|ic)\\s+(?:systems?|assistant)|automatically',
);
const answers = wholeWords('(?:be)?antworte[nt]?|beantwortet|antwortet|answer(?:s|ed)?|repl(?:y|ies|ied)|respond(?:s|ed)?');
const denies = wholeWords('nicht|kein(?:e|en|em|er|erlei)?|ohne|no|not|without|never');
/** As far as the section of a notice on one service reaches at most. */
const sectionReach = 600;

/** The sentence of the notice about a chat by which something of that kind answers in it; null: none that says so. */
function saidToAnswer(use: ServiceUse, notice: Notice, kind: typeof machine): string | null {
  for (const passage of passagesAbout(notice, use, sectionReach)) {
    if (!/chat/i.test(passage)) continue;
    const sentence = passage
      .split(/(?<=[.!?])\s+/)
      .slice(1, -1)
      .find((one) => mentions(one, kind) && mentions(one, answers) && !mentions(one, denies));
    if (sentence !== undefined) return quoted(sentence);
  }
  return null;
}

function toldFinding(use: ServiceUse, pages: readonly PageFact[], quote: string): Finding {
  const found = finding(use, pages);
  return { ...found, message: 'toldAsAi', params: { ...found.params, quote } };
}

/** A button that opens a chat and names it an AI or bot. */
function labelledButton(pages: Facts['pages']): boolean {
  return readablePages(pages).some(({ buttons }) =>
    buttons.some(({ text, visible }) => visible && text.length <= 60 && mentions(plainText(text), disclosure)),
  );
}

function finding(use: ServiceUse, pages: readonly PageFact[]): Finding {
  return {
    message: 'noLabelSeen',
    params: { service: use.service.name },
    items: [serviceItem(use), ...pages.slice(0, 5).map(({ url, states }) => controlItem(url, use.service.name, states))],
    cause: `ai-label:${use.service.id}`,
    serviceIds: [use.service.id],
  };
}
