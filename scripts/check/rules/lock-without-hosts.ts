import type { ProjectFile } from '../project-files.ts'

/** The lock names versions and checksums only, so that any registry can serve it. */
export function lockWithoutHosts(files: ProjectFile[]): string[] {
  const lock = files.find(({ path }) => path === 'package-lock.json')
  if (!lock) return ['package-lock.json is missing: npm install --package-lock-only makes it.']
  const hosts = lock.text.match(/"resolved": *"[a-z+]+:\/\/[^"]*"/g) ?? []
  if (hosts.length === 0) return []
  return [
    `package-lock.json names a registry ${hosts.length} times, first in ${hosts[0]}. ` +
      'Write it with npm install --omit-lockfile-registry-resolved.',
  ]
}
