import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../setup/project-node.mjs'
import { runNpm } from '../run-npm.ts'

const unreachable =
  /\b(ENOTCACHED|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH)\b/

/** A project outside this one, so that it finds no package of this one; its path has a space. */
export class EmptyFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'galley packages '))

  constructor() {
    this.write('package.json', JSON.stringify({ private: true, type: 'module' }))
  }

  write(name: string, text: string): void {
    writeFileSync(join(this.path, name), text)
  }

  /** False where packages that it depends on cannot be had. @throws where it fails otherwise */
  install(file: string, ...options: string[]): boolean {
    try {
      runNpm(['install', '--no-audit', '--no-fund', ...options, file], this.path)
      return true
    } catch (error) {
      if (unreachable.test(String(error))) return false
      throw error
    }
  }

  /** Checks the types of its TypeScript, and compiles it into `out`. @throws where it does not fit */
  compile(): void {
    const compilerOptions = {
      strict: true,
      target: 'ES2022',
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      module: 'NodeNext',
      types: [],
      outDir: 'out',
    }
    this.write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.ts'] }))
    this.run(process.execPath, join(root, 'node_modules/typescript7/bin/tsc'))
  }

  /** What a program prints. @throws with that where it fails */
  run(node: string, ...args: string[]): string {
    const { status, stdout, stderr } = spawnSync(node, args, { cwd: this.path, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${args.join(' ')} fails:\n${stdout}${stderr}`)
    return stdout
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true })
  }
}
