import { createServer } from 'node:http';
import pg from 'pg';

/** Stands in for the server where only its process matters: ready when the database answers, and tells its environment. */
const { env } = process;
const behaviour = env['STAND_IN_SERVER'];
const server = createServer(async (request, response) => {
  if (request.url === '/mail') {
    process.send?.({ newMail: { recipient: 'neu@beispiel.test', subject: 'Hallo\u001b[2J\n', address: `${env['PUBLIC_URL']}/outbox/1` } });
    return response.end();
  }
  if (request.url === '/environment') return response.end(JSON.stringify(env));
  const client = new pg.Client({ connectionString: env['DATABASE_URL'] });
  client.on('error', () => undefined);
  const problem = await client.connect().then(
    () => null,
    (error: Error) => error.message,
  );
  await client.end().catch(() => undefined);
  response.writeHead(problem === null ? 200 : 503).end(JSON.stringify({ problems: [problem] }));
});
server.listen(Number(env['PORT']), env['HOST']);
process.on('SIGTERM', () => {
  if (behaviour !== 'deaf') process.exit(0);
});
