import type { DraftName } from '../../../ui/form/draft/draft-store.ts'

export const decisionsDraft = (identity: string, owner: string): DraftName => ({
  name: `edited-document ${identity}`,
  owner,
})
