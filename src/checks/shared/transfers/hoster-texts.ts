import type { Locale } from '../../define-check.ts';
import { addedTo, numberedSteps } from '../../message-variants.ts';

const runs = {
  de: 'Betrieben wird die Website bei {network} ({company}, {country})',
  en: 'The website is hosted by {network} ({company}, {country})',
};
const lacking: Record<Locale, Record<string, string>> = {
  de: {
    hostNotNamed: `${runs.de}; die Datenschutzerklärung nennt diesen Hoster nicht`,
    hostBasisMissing: `${runs.de}; die Datenschutzerklärung nennt das Unternehmen, aber nicht, worauf die Übermittlung dorthin beruht`,
    hostCountryMissing: `${runs.de}; die Datenschutzerklärung nennt das Unternehmen und eine Grundlage der Übermittlung, aber nicht das Land`,
    hostBothMissing: `${runs.de}; die Datenschutzerklärung nennt das Unternehmen, aber weder das Land noch, worauf die Übermittlung dorthin beruht`,
  },
  en: {
    hostNotNamed: `${runs.en}; the privacy notice does not name this hosting company`,
    hostBasisMissing: `${runs.en}; the privacy notice names the company, but not what the transfer there rests on`,
    hostCountryMissing: `${runs.en}; the privacy notice names the company and a basis of the transfer, but not the country`,
    hostBothMissing: `${runs.en}; the privacy notice names the company, but neither the country nor what the transfer there rests on`,
  },
};
const listed = {
  de: '. Nach dem Katalog des Scanners nimmt {company} am Data Privacy Framework teil; maßgeblich ist die Liste auf dataprivacyframework.gov',
  en: '. According to the scanner’s catalogue, {company} takes part in the Data Privacy Framework; the list on dataprivacyframework.gov decides',
};

/** Sentences on hosts that keep the site: `Listed` where the catalogue has the company on the list, `Region` where its customers choose the place. */
export function hostMessages(locale: Locale): Record<string, string> {
  const said =
    locale === 'de'
      ? {
          hostTold: `${runs.de}; die Datenschutzerklärung nennt das Unternehmen, das Land und eine Grundlage der Übermittlung`,
          hostStatusUnknown: `${runs.de}; die Datenschutzerklärung beruft sich dafür auf das Data Privacy Framework. Ob {company} daran teilnimmt, ist dem Scanner nicht bekannt`,
          hostUnread: `${runs.de}; ob eine Datenschutzerklärung das Unternehmen, das Land und die Grundlage der Übermittlung nennt, ließ sich nicht feststellen`,
        }
      : {
          hostTold: `${runs.en}; the privacy notice names the company, the country and a basis of the transfer`,
          hostStatusUnknown: `${runs.en}; the privacy notice relies on the Data Privacy Framework for that. Whether {company} takes part in it is not known to the scanner`,
          hostUnread: `${runs.en}; whether a privacy notice names the company, the country and the basis of the transfer could not be established`,
        };
  return { ...addedTo(addedTo(lacking[locale], { '': '', Listed: listed[locale] }), { '': '', Region: '' }), ...said };
}

const basis = {
  de: 'Data Privacy Framework, soweit {company} auf dataprivacyframework.gov gelistet ist, sonst Standardvertragsklauseln mit dem Hinweis, wo Besucher eine Kopie erhalten',
  en: 'Data Privacy Framework as far as {company} is listed on dataprivacyframework.gov, otherwise standard contractual clauses with a note where visitors get a copy',
};
const name: Record<Locale, Record<string, string>> = {
  de: {
    hostNotNamed: `Nennen Sie in der Datenschutzerklärung {network} ({company}, {country}) als Hoster, mit der Grundlage der Übermittlung: ${basis.de}.`,
    hostBasisMissing: `{#host-basis} Ergänzen Sie in der Datenschutzerklärung beim Hoster die Grundlage der Übermittlung: ${basis.de}.`,
    hostCountryMissing: 'Ergänzen Sie in der Datenschutzerklärung beim Hoster das Land ({country}).',
    hostBothMissing: `Ergänzen Sie in der Datenschutzerklärung beim Hoster das Land ({country}) und die Grundlage der Übermittlung: ${basis.de}.`,
  },
  en: {
    hostNotNamed: `In the privacy notice, name {network} ({company}, {country}) as hosting company, with the basis of the transfer: ${basis.en}.`,
    hostBasisMissing: `{#host-basis} In the privacy notice, add the basis of the transfer where the hosting company is named: ${basis.en}.`,
    hostCountryMissing: 'In the privacy notice, add the country ({country}) where the hosting company is named.',
    hostBothMissing: `In the privacy notice, add the country ({country}) and the basis of the transfer where the hosting company is named: ${basis.en}.`,
  },
};
const contract = {
  de: 'Sehen Sie nach, ob für Ihr Konto, auch ein kostenloses, ein Vertrag zur Auftragsverarbeitung mit {company} gilt (Art. 28 DSGVO); gibt es keinen, wechseln Sie den Tarif oder den Hoster.',
  en: 'Look up whether a data processing agreement with {company} applies to your account, a free one too (Art. 28 GDPR); if there is none, change the plan or the hosting company.',
};
const place = {
  de: {
    '': 'Von welchen Servern {network} ausliefert, lässt sich nicht auf den Europäischen Wirtschaftsraum beschränken: Wollen Sie die Übermittlung vermeiden, ziehen Sie zu einem Hoster mit Servern dort um.',
    Region:
      'Sehen Sie nach, in welcher Region die Website bei {network} läuft, und wählen Sie eine im Europäischen Wirtschaftsraum; Land und Grundlage bleiben wegen des Sitzes der Firma zu nennen.',
  },
  en: {
    '': 'From which servers {network} delivers cannot be limited to the European Economic Area: if you want to avoid the transfer, move to a hosting company with servers there.',
    Region:
      'Look up in which region the website runs at {network}, and choose one in the European Economic Area; country and basis have to be named all the same because of the company’s seat.',
  },
};

/** Steps that a customer of such a host can take. */
export function hostFixes(locale: Locale): Record<string, string> {
  const fixes = Object.entries(name[locale]).flatMap(([message, first]) =>
    ['', 'Listed'].flatMap((status) =>
      (['', 'Region'] as const).map((where): [string, string] => [
        `${message}${status}${where}`,
        numberedSteps([first, contract[locale], place[locale][where]]),
      ]),
    ),
  );
  const check = {
    de: 'Sehen Sie auf dataprivacyframework.gov nach, ob {company} gelistet ist; wenn nicht, nennen Sie beim Hoster die Standardvertragsklauseln, soweit Sie sie mit {company} vereinbart haben.',
    en: 'Look up on dataprivacyframework.gov whether {company} is listed; if not, name the standard contractual clauses at the hosting company as far as you have agreed on them with {company}.',
  }[locale];
  return { ...Object.fromEntries(fixes), hostStatusUnknown: numberedSteps([check, contract[locale]]) };
}

const networkLacking = {
  de: 'Ausgeliefert wird die Website über {network} ({company}, {country}); die Datenschutzerklärung nennt das Unternehmen, aber nicht, worauf die Übermittlung dorthin beruht',
  en: 'The website is delivered by way of {network} ({company}, {country}); the privacy notice names the company, but not what the transfer there rests on',
};
const networkBasis = {
  de: 'Angemessenheitsbeschluss, in den USA Data Privacy Framework, soweit {company} auf dataprivacyframework.gov gelistet ist, sonst Standardvertragsklauseln',
  en: 'adequacy decision, in the USA Data Privacy Framework as far as {company} is listed on dataprivacyframework.gov, otherwise standard contractual clauses',
};

/** On networks in front of a server that is not seen. */
export const networkTexts = {
  de: {
    messages: { networkBasisMissing: networkLacking.de },
    fixes: {
      networkNotNamed: numberedSteps([
        `Nennen Sie in der Datenschutzerklärung {network} ({company}, {country}) als Empfänger, mit der Grundlage der Übermittlung: ${networkBasis.de}.`,
        'Schließen Sie mit {company} einen Vertrag zur Auftragsverarbeitung, soweit noch keiner besteht (Art. 28 DSGVO); buchen Sie {network} nicht selbst, sondern Ihr Hoster, genügt Ihr Vertrag mit ihm.',
        'Stellen Sie beim Hoster fest, in welchem Land der eigentliche Server und die Sicherungen stehen; liegt es außerhalb des EWR, dokumentieren Sie die Garantien für die Übermittlung.',
      ]),
      networkBasisMissing: numberedSteps([
        `Ergänzen Sie in der Datenschutzerklärung bei {network} die Grundlage der Übermittlung: ${networkBasis.de}.`,
        'Stellen Sie beim Hoster fest, in welchem Land der eigentliche Server und die Sicherungen stehen; liegt es außerhalb des EWR, dokumentieren Sie die Garantien für die Übermittlung.',
      ]),
    },
  },
  en: {
    messages: { networkBasisMissing: networkLacking.en },
    fixes: {
      networkNotNamed: numberedSteps([
        `In the privacy notice, name {network} ({company}, {country}) as recipient, with the basis of the transfer: ${networkBasis.en}.`,
        'Conclude a data processing agreement with {company} where there is none yet (Art. 28 GDPR); if not you but your hosting company books {network}, your contract with it is enough.',
        'Find out from the hosting company in which country the actual server and the backups are; if it is outside the EEA, document the guarantees for the transfer.',
      ]),
      networkBasisMissing: numberedSteps([
        `In the privacy notice, add the basis of the transfer beside {network}: ${networkBasis.en}.`,
        'Find out from the hosting company in which country the actual server and the backups are; if it is outside the EEA, document the guarantees for the transfer.',
      ]),
    },
  },
};
