import { cors, noContent, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';

const library = new URL('./iomm.js', import.meta.url);

/** INFOnline Measurement in its basic version (IOMb), behind a sub-domain of the site: it counts views and stores nothing. */
export function infonlineHost(host: string, account: string): LabHost {
  return {
    host,
    cname: [`${account}.iocnt.net`],
    address: '185.15.195.71',
    handle({ url, headers }) {
      if (url.pathname === '/iomm/latest/manager/base/es6/bundle.js') return clientScript(library, { host });
      return url.pathname === '/base.io' ? noContent(cors(headers.origin)) : notFound();
    },
  };
}
