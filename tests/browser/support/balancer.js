// A plain load balancer: every new connection goes to the next server that takes it.

import net from "node:net";

export class Balancer {
  // Listens on a free port before these servers.
  static async before(...sites) {
    const balancer = new Balancer(sites.map((site) => new URL(site)));
    await new Promise((done) => balancer.server.listen(0, "127.0.0.1", done));
    balancer.site = `http://127.0.0.1:${balancer.server.address().port}`;
    return balancer;
  }

  constructor(targets) {
    this.targets = targets;
    this.turn = 0;
    this.open = new Set();
    this.server = net.createServer((client) => this.take(client, this.targets.length));
  }

  take(client, tries) {
    const { hostname, port } = this.targets[this.turn++ % this.targets.length];
    const server = net.connect({ host: hostname, port: Number(port) });
    this.open.add(client);
    client.on("close", () => { this.open.delete(client); server.destroy(); });
    client.on("error", () => server.destroy());
    server.once("connect", () => {
      server.on("close", () => client.destroy());
      client.pipe(server);
      server.pipe(client);
    });
    server.on("error", () => {
      // A server that is not there is passed over; one that went away takes its connections along.
      if (server.connecting === false && server.bytesRead > 0) client.destroy();
      else if (tries > 1) this.take(client, tries - 1);
      else client.destroy();
    });
  }

  async close() {
    for (const client of this.open) client.destroy();
    await new Promise((done) => this.server.close(done));
  }
}
