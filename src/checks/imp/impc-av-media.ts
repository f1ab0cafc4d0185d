import { defineCheck } from '../define-check.ts';
import { openMessages, readStatements, statementNeeds } from '../shared/imprint/imprint-statements.ts';
import { statute } from '../shared/law/law.ts';

const cause = 'imprint:av-media';

/** Whether audiovisual media services state the state they are established in and their media authority. */
export default defineCheck({
  id: 'impc-av-media',
  area: 'imp',
  version: 1,
  weight: 1,
  confidence: 'medium',
  legalBasis: [statute('§ 5 Abs. 1 Nr. 8 DDG', 'Section 5(1) no. 8 DDG')],
  needs: statementNeeds,
  texts: {
    de: {
      title: 'Sitzland und Medienaufsicht bei Video-Angeboten',
      explanation:
        'Anbieter audiovisueller Mediendienste, etwa Mediatheken, Streaming-Portale oder Video-Plattformen, müssen den Mitgliedstaat nennen, der für sie Sitzland ist, und die zuständige Regulierungs- und Aufsichtsbehörde. Einzelne Videos auf einer Unternehmensseite machen sie noch nicht zu einem solchen Dienst.',
      confidenceReason:
        'Ob Sie einen solchen Dienst anbieten, sagen allein die Scan-Einstellungen; Videos der Website wertet der Scan dafür nicht aus.',
      howToFix:
        '1. Nennen Sie das Sitzland, zum Beispiel „Sitzland: Deutschland“.\n2. Nennen Sie die zuständige Landesmedienanstalt.\n3. Passen Sie den Zweck in den Scan-Einstellungen an, wenn Videos nur Beiwerk sind.',
      messages: {
        ...openMessages.de,
        missing:
          'Nach den Einstellungen bieten Sie Videos oder Streaming an; im Impressum wurden weder Sitzland noch Medienaufsicht gefunden',
        notOwed: 'Die Einstellungen weisen nicht auf einen audiovisuellen Mediendienst hin',
      },
    },
    en: {
      title: 'State of establishment and media authority for video services',
      explanation:
        'Providers of audiovisual media services, for example media libraries, streaming portals or video platforms, must name the member state in which they are established and the competent regulatory and supervisory authority. Single videos on a company site do not make it such a service.',
      confidenceReason:
        'Only the scan settings tell whether you offer such a service; the scan does not examine the website’s videos for it.',
      howToFix:
        '1. State the member state of establishment, for example “Sitzland: Deutschland”.\n2. Name the competent media authority of the state.\n3. Adjust the purpose in the scan settings if videos are only an addition.',
      messages: {
        ...openMessages.en,
        missing:
          'According to the settings you offer videos or streaming; neither state of establishment nor media authority was found in the imprint',
        notOwed: 'The settings do not point to an audiovisual media service',
      },
    },
  },
  run(facts) {
    const read = readStatements(facts);
    if ('verdict' in read) return read.verdict;
    const { applicability, has, absent } = read.statements;
    if (has('mediaAuthority')) return { class: 'Conform' };
    const { purposes, industry } = applicability.settings;
    return purposes.includes('streaming-media') || industry === 'subscription-media'
      ? absent('Hint', 'missing', cause)
      : { class: 'NotApplicable', message: 'notOwed' };
  },
});
