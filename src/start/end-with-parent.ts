/**
 * Loaded before a process of the application (`node --import`): when `npm start` is killed, the channel to it breaks, and the
 * process ends as if it had been told to.
 */
const graceMs = 15_000;

if (process.channel) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), graceMs).unref();
  });
  // Listening alone must not keep a process alive.
  process.channel.unref();
}
