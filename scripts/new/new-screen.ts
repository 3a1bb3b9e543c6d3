import {
  CannotWrite,
  checkNewFiles,
  type FileChanges,
  pascalCase,
  type ReadFile,
  spokenName,
  textOf,
} from './file-changes.ts'

type Screen = { name: string; domain: string; query: string; api: string; operation: string }

const screenFile = ({
  name,
  query,
  api,
}: Screen) => `import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ${query} } from '../../api/${api}.ts'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { Section } from '../../ui/page/section.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'

export function ${pascalCase(name)}Screen() {
  const { t } = useLingui()
  return (
    <>
      <PageHeading title={t\`${spokenName(name)}\`} />
      <Section title={<Trans>Overview</Trans>}>
        <Content />
      </Section>
    </>
  )
}

function Content() {
  const { t } = useLingui()
  return (
    <QueryState
      query={useQuery(${query}())}
      loading={<SkeletonRows rows={4} label={t\`The page is loading.\`} />}
      failedTitle={t\`The page could not be loaded\`}
    >
      {() => (
        <p>
          <Trans>The page is loaded.</Trans>
        </p>
      )}
    </QueryState>
  )
}
`

function routeFile({ name, domain, query, api }: Screen, path: string) {
  const up = '../'.repeat(path.split('/').length + 1)
  return `import { createFileRoute } from '@tanstack/react-router'
import { ${query} } from '${up}api/${api}.ts'
import { ${pascalCase(name)}Screen } from '${up}features/${domain}/${name}-screen.tsx'
import { prefetchWithTimeout } from '${up}lib/prefetch-with-timeout.ts'

export const Route = createFileRoute('/$lang/${path}')({
  staticData: { access: 'signed-in' },
  loader: ({ context: { queryClient } }) =>
    prefetchWithTimeout(queryClient.prefetchQuery(${query}())),
  component: ${pascalCase(name)}Screen,
})
`
}

const storyFile = (
  { name, domain, operation }: Screen,
  path: string,
) => `import { expect, userEvent } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

// ${pascalCase(name)}Screen
export default {
  ...screen,
  title: '${spokenName(domain)}/${spokenName(name)}',
  args: { path: '/${path}', world: 'scenario=returning-customer' },
}

export const Full: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The page is loaded.')).toBeVisible()
  },
}

export const Loading: ScreenStory = {
  args: { world: 'scenario=returning-customer&fault=${operation}:time-out' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The page is loading.')).toBeInTheDocument()
  },
}

export const FailedAndRetried: ScreenStory = {
  args: { world: 'scenario=returning-customer&fault=${operation}:500:1' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('The page is loaded.')).toBeVisible()
  },
}
`

/** Query options that need no input, and the operation that they call. */
function findOperation(read: ReadFile, api: string, query: string): string {
  const [, options = ''] = textOf(read, `src/api/${api}.ts`).split(`const ${query} = () =>`)
  const [, address] = /client\.GET\('([^']+)'/.exec(options) ?? []
  const operations = textOf(read, 'src/api/generated/operations.gen.ts')
  const line = operations.split('\n').find((text) => text.includes(`"path":"${address}"`))
  const [, operation] = /^ {2}(\w+):/.exec(line ?? '') ?? []
  if (!operation) throw new CannotWrite(`src/api/${api}.ts has no ${query} without input.`)
  return operation
}

/** `rewards/reward-tiers researcher/tiers rewards/loyaltyQuery`: screen, route and story. */
export function newScreen(
  read: ReadFile,
  [target = '', path = '', options = '']: readonly string[],
): FileChanges {
  const [, domain, name] = /^([a-z-]+)\/([^/]+)$/.exec(target) ?? []
  const [, api, query] = /^([a-z-]+)\/(\w+Query)$/.exec(options) ?? []
  if (!domain || !name || !/^[a-z][a-z/-]*[a-z]$/.test(path) || !api || !query) {
    throw new CannotWrite(
      'Name screen, path and query: rewards/reward-tiers researcher/tiers rewards/loyaltyQuery.',
    )
  }
  const screen = { name, domain, query, api, operation: findOperation(read, api, query) }
  const files = {
    [`src/features/${domain}/${name}-screen.tsx`]: screenFile(screen),
    [`src/routes/$lang/${path}.tsx`]: routeFile(screen, path),
    [`stories/${domain}/${name}.stories.tsx`]: storyFile(screen, path),
  }
  checkNewFiles(read, Object.keys(files))
  return files
}
