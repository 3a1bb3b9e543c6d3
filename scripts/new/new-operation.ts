import {
  CannotWrite,
  checkNewFiles,
  type FileChanges,
  insertBeforeLast,
  kebabCase,
  type ReadFile,
  spokenName,
  textOf,
} from './file-changes.ts'
import { fillTemplate, type Renames, withModule } from './fill-template.ts'

const entry = 'openapi/openapi.yaml'

/** The templates are type-checked in the place of real operations. */
const reading = {
  verbs: /^(load|get|search|list|find)[A-Z]/,
  operation: 'getReferralTotalCredits',
  answer: { totalEarnedCredits: 'total' },
  address: '/api/referral-rewards/total-credits',
  called: '/api/referral-rewards/total-credits',
  parameters: {},
  scenario: {},
}
const writing = {
  operation: 'claimChineseDigitalTrial',
  answer: { eligible: 'done' },
  address: '/api/{type}/chinese-digital-trial',
  called: '/api/digital-translation/chinese-digital-trial',
  parameters: { "path: { type: 'digital-translation' },": '' },
  scenario: { "'digital-translation'": "'returning-customer'" },
}

/** The operation of the template, as a path file holds it. */
function pathItem(contract: string, kind: string, id: string): string {
  const [, item = ''] =
    new RegExp(`^ {2}/api/template/${kind}:\\n((?: {4}.*\\n)+)`, 'm').exec(contract) ?? []
  return `${id}:\n${item.replaceAll(/^ {2}/gm, '')}`
}

/** The path goes below the domain's last one; a domain without one begins the list. */
function withPath(contract: string, tag: string, path: string): string {
  const last = contract.lastIndexOf(`$ref: paths/${tag}.yaml#/`)
  const at = contract.indexOf('\n', last < 0 ? contract.indexOf('\npaths:') + 1 : last) + 1
  return `${contract.slice(0, at)}${path}${contract.slice(at)}`
}

/** The methods of a template's only `operationsOf`. */
const methodsOf = (text: string) => text.slice(text.indexOf('({\n') + 3, text.lastIndexOf('})'))

/** `rewards loadRewardTiers`: contract, handler, options and test, joined to the domain's. */
export function newOperation(
  read: ReadFile,
  [tag = '', id = '']: readonly string[],
  tags: readonly string[],
): FileChanges {
  if (!tags.includes(tag)) throw new CannotWrite(`The domains are ${tags.join(', ')}.`)
  if (!/^[a-z]+([A-Z][a-z0-9]+)+$/.test(id)) {
    throw new CannotWrite('Name the operation by verb and object: loadRewardTiers.')
  }
  const paths = `openapi/paths/${tag}.yaml`
  const handlers = `mocks/backend/operations/${tag}.ts`
  const api = `src/api/${tag}.ts`
  const test = `mocks/backend/operations/${kebabCase(id)}.test.ts`
  checkNewFiles(read, [test])
  const kind = reading.verbs.test(id) ? 'reading' : 'writing'
  const path = `/api/${tag}/${kebabCase(id)}`
  const { operation, address, called, answer, parameters, scenario } = { reading, writing }[kind]
  const fill = (name: string, target: string, renames: Renames) =>
    fillTemplate(read, name, target, { renames: { [operation]: id, ...renames } })
  const contract = fill('contract-template.yaml', paths, {
    ...answer,
    'tags: [template]': `tags: [${tag}]`,
    'summary: Template': `summary: ${spokenName(kebabCase(id))}`,
  })
  const options = fill(`${kind}-options-template.ts`, api, { [address]: path, ...parameters })
  return {
    [paths]: `${textOf(read, paths)}${pathItem(contract, kind, id)}`,
    [entry]: withPath(textOf(read, entry), tag, `  ${path}:\n    $ref: paths/${tag}.yaml#/${id}\n`),
    [handlers]: insertBeforeLast(
      textOf(read, handlers),
      '})',
      `\n${methodsOf(fill(`${kind}-handlers-template.ts`, handlers, answer))}`,
    ),
    [api]: withModule(textOf(read, api), options),
    [test]: fill(`${kind}-template.test.ts`, test, { [called]: path, ...answer, ...scenario }),
  }
}
