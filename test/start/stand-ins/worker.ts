/** Stands in for the worker where only its process matters. */
const behaviour = process.env['STAND_IN_WORKER'];
if (behaviour === 'refuses') {
  process.stderr.write('Es wurde kein Browser gefunden.\n');
  process.exit(78);
}
if (behaviour === 'fails') throw new Error('immer kaputt');
setInterval(() => undefined, 60_000);
process.on('SIGTERM', () => process.exit(0));
