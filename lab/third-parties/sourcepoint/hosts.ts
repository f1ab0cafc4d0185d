import { cors, html, json, noContent, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import { publications } from '../publications.ts';
import { tcStrings } from '../tcf/tc-strings.ts';
import { managerPage, messagePage } from './message.ts';

const wrapper = [new URL('../tcf/tcf-api.js', import.meta.url), new URL('./wrapper.js', import.meta.url)];

/** How a publisher has set up its message. `pay` is the way out against payment. */
export interface SourcepointConfiguration {
  title: string;
  text: string;
  links: readonly { text: string; href: string }[];
  buttons: { accept: string; reject?: string; settings?: string; pay?: { text: string; url: string } };
  purposes: readonly { id: string; name: string; preTicked?: boolean }[];
}

/** Messages by id (`_sp_.config.messageId`). */
export const sourcepointMessages = publications<SourcepointConfiguration>('Message');

/** Sourcepoint: the wrapper on the page and the message in a cross-site frame on cdn.privacy-mgmt.com. */
export const sourcepointHosts: readonly LabHost[] = [
  {
    host: 'cdn.privacy-mgmt.com',
    address: '151.101.66.114',
    handle({ url, method, headers }) {
      if (url.pathname === '/unified/wrapperMessagingWithoutDetection.js') return clientScript(wrapper, { strings: tcStrings.sourcepoint });
      if (url.pathname.startsWith('/wrapper/'))
        return method === 'POST' ? noContent(cors(headers.origin)) : json({ campaigns: [] }, cors(headers.origin));
      const configuration = sourcepointMessages.find(url.searchParams.get('message_id') ?? '');
      if (!configuration) return notFound();
      return html(url.pathname.startsWith('/privacy-manager/') ? managerPage(configuration) : messagePage(configuration));
    },
  },
];
