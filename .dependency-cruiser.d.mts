import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser'

declare const configuration: {
  forbidden: (IForbiddenRuleType & { name: string; comment: string })[]
  options: ICruiseOptions
}
// biome-ignore lint/style/noDefaultExport: it describes the default export beside it.
export default configuration
