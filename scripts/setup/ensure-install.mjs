import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectNode, root } from './project-node.mjs'

const modules = join(root, 'node_modules')
const stampFile = join(modules, '.galley-stamp')

/**
 * Identifies an installation by the lock and the kind of machine. @param {string} lock text of
 * package-lock.json
 */
export function stampOf(lock) {
  const machine = `${process.platform} ${process.arch}`
  return createHash('sha256').update(machine).update('\0').update(lock).digest('hex')
}

/**
 * Whether a manual `npm install` has already installed what the lock contains. @param {string} lock
 * text of package-lock.json @param {string} installed text of node_modules/.package-lock.json,
 * which npm writes last
 */
export function matchesLock(lock, installed) {
  const wanted = JSON.parse(lock).packages
  const present = JSON.parse(installed).packages
  const names = Object.keys(wanted).filter((name) => name !== '')
  const added = Object.keys(present).filter((name) => !(name in wanted))
  return (
    added.length === 0 &&
    names.every((name) =>
      // Packages for other systems are only in the lock.
      present[name] ? present[name].version === wanted[name].version : wanted[name].optional,
    )
  )
}

function isInstalled(lock, stamp) {
  if (!existsSync(projectNode)) return false
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true
  const hidden = join(modules, '.package-lock.json')
  return existsSync(hidden) && matchesLock(lock, readFileSync(hidden, 'utf8'))
}

/**
 * The target of a node_modules folder that links to another checkout, else undefined. @param
 * {string} path of node_modules
 */
export function linkedTo(path) {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found?.isSymbolicLink()) return undefined
  return existsSync(path) ? realpathSync(path) : path
}

/** Installs the packages of the lock unless they are there; exits if that fails. */
export function ensureInstall() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const stamp = stampOf(lock)
  if (!isInstalled(lock, stamp)) {
    const target = linkedTo(modules)
    if (target !== undefined) refuseLinked(target)
    installPackages()
  }
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
    writeFileSync(stampFile, stamp)
  }
}

/** `npm ci` would empty the other checkout's folder. */
function refuseLinked(target) {
  console.error(
    `node_modules is a link to ${target}, which belongs to another checkout and does not hold the packages of this package-lock.json; nothing was installed.`,
  )
  process.exit(1)
}

function installPackages() {
  const started = performance.now()
  console.log('Installing the packages of package-lock.json (npm ci). This happens once.')
  // npm passes its own path; without it the shell finds npm (npm.cmd on Windows).
  const npm = process.env.npm_execpath
  const [command, before] = npm ? [process.execPath, [npm]] : ['npm', []]
  const { status } = spawnSync(command, [...before, 'ci', '--include=dev'], {
    cwd: root,
    stdio: 'inherit',
    // A silent `npm test` would hide the reason of a failure too.
    env: { ...process.env, npm_config_loglevel: 'error' },
    shell: !npm && process.platform === 'win32',
  })
  if (status !== 0 || !existsSync(projectNode)) {
    const why = status === 0 ? "the project's own Node is missing" : 'the lines above say why'
    console.error(`The packages could not be installed: ${why}. The next start tries again.`)
    process.exit(1)
  }
  console.log(`Installed in ${Math.round((performance.now() - started) / 1000)} s.`)
}
