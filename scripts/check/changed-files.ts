import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/project-node.mjs'

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

function commonCommit(): string {
  const branches = git(
    'for-each-ref',
    '--format=%(refname)',
    'refs/heads/main',
    'refs/remotes/origin/main',
  )
  const [commit] = branches[0] ? git('merge-base', branches[0], 'HEAD') : []
  if (!commit) throw new Error('There is no branch main to compare with. Run npm test.')
  return commit
}

/** What this branch and the working tree have changed since they left main, and all files there are. */
export function changedFiles(): { since: string; changed: string[]; files: string[] } {
  const since = commonCommit()
  const untracked = git('ls-files', '--others', '--exclude-standard')
  const files = [...git('ls-files'), ...untracked].filter((path) => existsSync(join(root, path)))
  return { since, changed: [...git('diff', '--name-only', since), ...untracked], files }
}
