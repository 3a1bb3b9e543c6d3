import {
  CannotWrite,
  checkNewFiles,
  type FileChanges,
  pascalCase,
  type ReadFile,
  spokenName,
  textOf,
} from './file-changes.ts'
import { fillTemplate, templateFolder } from './fill-template.ts'

type Screen = { name: string; domain: string; query: string; api: string; operation: string }

const screenGroups = 'stories/sitemap/screen-groups.ts'

/** The sitemap's row goes below the domain's last one, or ends the last group. */
function withRow(text: string, { domain, name }: Screen, path: string): string {
  const row = `['/$lang/${path}', '${spokenName(name)}', '${domain}-${name}--full'],\n`
  const below = text.lastIndexOf(`'${domain}-`)
  const end = below < 0 ? text.lastIndexOf('],\n  ]),') : text.indexOf('],\n', below)
  const at = end + '],\n'.length
  return `${text.slice(0, at)}${row}${text.slice(at)}`
}

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

/** `rewards/reward-tiers researcher/tiers rewards/loyaltyQuery`: screen, route, story and sitemap. */
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
  const file = `src/features/${domain}/${name}-screen.tsx`
  const route = `src/routes/$lang/${path}.tsx`
  const story = `stories/${domain}/${name}.stories.tsx`
  checkNewFiles(read, [file, route, story])
  const component = `${pascalCase(name)}Screen`
  const files = {
    'src/api/rewards.ts': `src/api/${api}.ts`,
    [`${templateFolder}/screen-template.tsx`]: file,
  }
  return {
    [file]: fillTemplate(read, 'screen-template.tsx', file, {
      renames: {
        TemplateScreen: component,
        loyaltyQuery: query,
        'Template title': spokenName(name),
      },
      files,
    }),
    [route]: fillTemplate(read, 'route-template.tsx', route, {
      renames: {
        TemplateScreen: component,
        loyaltyQuery: query,
        '/$lang/researcher/rewards': `/$lang/${path}`,
      },
      files,
    }),
    [story]: fillTemplate(read, 'story-template.stories.tsx', story, {
      renames: {
        TemplateScreen: component,
        'Domain/Template title': `${spokenName(domain)}/${spokenName(name)}`,
        '/researcher/rewards': `/${path}`,
        loadLoyalty: screen.operation,
      },
      files,
    }),
    [screenGroups]: withRow(textOf(read, screenGroups), screen, path),
  }
}
