import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';

/** First pages of the lists of one customer with very many scans. */
export interface ListCost {
  list: string;
  /** Scans of other customers in the same table. */
  others: number;
  p50: number;
  p95: number;
  max: number;
}

const ownScans = 10_000;
const ownWebsites = 500;
const times = 100;

const scan = '/api/user/dsgvo/scan';
const paths: Record<string, string> = {
  newest: scan,
  oldest: `${scan}?order=asc`,
  'by host': `${scan}?sort=host&order=asc`,
  'by score, best': `${scan}?sort=score`,
  'by score, worst': `${scan}?sort=score&order=asc`,
  'one host': `${scan}?host=seite-7.de`,
  'one class': `${scan}?class=Risk`,
  'one tag': `${scan}?tag=Kunde%207`,
  'one month': `${scan}?from=2026-06-01&to=2026-06-30`,
  'search, many': `${scan}?search=seite`,
  'search, none': `${scan}?search=nirgends`,
  tags: '/api/user/dsgvo/tag',
  websites: '/api/user/dsgvo/website',
  'websites with a service': '/api/user/dsgvo/website?service=service-3&sort=change',
  'services in use': '/api/user/dsgvo/website/service',
};

/** A customer with 10,000 scans of 500 websites. Answers the session's token. */
export async function seedLargeCustomer(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into customers (id, email, product) values (gen_random_uuid(), 'agentur@beispiel.test', 'premium') returning id`,
  );
  const customer = rows[0]!.id;
  const token = randomBytes(32).toString('base64url');
  await client.query(`insert into sessions (token_hash, customer_id, expires) values ($1, $2, now() + interval '1 day')`, [
    createHash('sha256').update(token).digest(),
    customer,
  ]);
  await client.query(
    `insert into scans (id, customer_id, url, host, depth, max_pages, configuration_code, settings, locale, tags, state, attempt, created, finished, class, score, complete, risks, hints, finding_keys)
     select gen_random_uuid(), $1, 'https://www.seite-' || n % $3 || '.de/pfad/' || n, 'seite-' || n % $3 || '.de', 'standard', 10,
            'GMHDLSUPR', '{}'::jsonb, 'de', array['Kunde ' || n % 50, 'Vertrag'], case when n % 40 = 0 then 'failed' else 'done' end, 1,
            now() - n * interval '50 minutes', now() - n * interval '50 minutes',
            (array['Risk', 'Hint', 'NoClassification', 'Conform'])[1 + n % 4], case when n % 9 > 0 then n % 101 end, n % 7 > 0, 12, 9,
            array(select 'Risk trk-before-consent dienst-' || k from generate_series(n % 5, 20 + n % 5) k)
     from generate_series(1, $2) n`,
    [customer, ownScans, ownWebsites],
  );
  await client.query(
    `insert into websites (id, customer_id, url, host)
     select gen_random_uuid(), $1, 'https://www.seite-' || n || '.de/', 'seite-' || n || '.de' from generate_series(0, $2 - 1) n`,
    [customer, ownWebsites],
  );
  await client.query(
    `insert into scan_services (scan_id, service_id, name)
     select s.id, 'service-' || k, 'Dienst ' || k from scans s, generate_series(1, 15) k where s.customer_id = $1`,
    [customer],
  );
  await client.query('vacuum analyze scans, websites, scan_services');
  return token;
}

/** Asks for each list a hundred times, one after the other. */
export async function measureLists(origin: string, token: string, others: number): Promise<ListCost[]> {
  const costs: ListCost[] = [];
  for (const [list, path] of Object.entries(paths)) {
    const measured: number[] = [];
    for (let time = 0; time < times; time++) {
      const begun = performance.now();
      const answer = await fetch(origin + path, { headers: { cookie: `mcftoken=${token}` } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      measured.push(performance.now() - begun);
    }
    measured.sort((a, b) => a - b);
    const at = (share: number) => Math.round(measured[Math.ceil(times * share) - 1]! * 10) / 10;
    costs.push({ list, others, p50: at(0.5), p95: at(0.95), max: at(1) });
  }
  return costs;
}
