import type { DraftName } from '../../../ui/form/draft/draft-store.ts'

/** The same decisions wherever the changes of an edit are shown. */
export const decisionsDraft = (identity: string, owner: string): DraftName => ({
  name: `edited-document ${identity}`,
  owner,
})
