import { startGateway } from '../start-gateway.ts';

/** A parent that starts a gateway and then waits to be killed: see start-gateway.test.ts. */
const gateway = await startGateway();
process.send?.({ pid: gateway.pid, port: gateway.port });
