import { runCommand } from './check/run-command.ts'

const repairs: [name: string, command: string, args: string[]][] = [
  ['generate', 'scripts/generate/generate.ts', []],
  ['messages', 'scripts/extract.ts', []],
  ['format', 'biome', ['check', '--write', '--colors=off']],
]

for (const [name, command, args] of repairs) {
  const { exitCode, output } = await runCommand(command, args)
  console.log(`${exitCode === 0 ? '✓' : '✗'} ${name}\n${output.trim().replace(/^/gm, '    ')}\n`)
  if (exitCode !== 0) process.exitCode = 1
}
