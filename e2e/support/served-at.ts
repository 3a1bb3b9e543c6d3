/** What browser tests visit beside the demo, by how far its port is from the demo's. */
export const servers = { backend: 1, separate: 2, below: 3, http: 4 } as const

export type ServerName = keyof typeof servers

/** The origin of one of the servers, on the demo's host unless another one is named. */
export function servedAt(baseURL: string | undefined, name: ServerName, host?: string): string {
  const { hostname, port } = new URL(baseURL ?? '')
  return `http://${host ?? hostname}:${Number(port) + servers[name]}`
}

/** Whether a spec visits one of the servers. */
export const visits = (spec: string, name: ServerName): boolean =>
  new RegExp(`servedAt\\([^)]*'${name}'`).test(spec)
