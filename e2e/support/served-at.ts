/** Servers beside the demo, by the offset of their port from the demo's. */
export const servers = { backend: 1, separate: 2, below: 3, http: 4 } as const

export type ServerName = keyof typeof servers

export function servedAt(baseURL: string | undefined, name: ServerName, host?: string): string {
  const { hostname, port } = new URL(baseURL ?? '')
  return `http://${host ?? hostname}:${Number(port) + servers[name]}`
}

/** Whether a spec uses a server. */
export const visits = (spec: string, name: ServerName): boolean =>
  new RegExp(`servedAt\\([^)]*'${name}'`).test(spec)
