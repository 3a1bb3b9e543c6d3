import type { HiddenStyles } from '../../../lib/manuscript/hidden-styles.ts'
import type { Relation } from '../../../lib/manuscript/package/relations.ts'
import type { DocumentComment } from '../model/document-model.ts'
import type { changeList, DocumentPart, RevisionPlace } from './change-list.ts'
import type { ListCounter } from './list-numbers.ts'
import type { ParagraphStyle } from './style-roles.ts'

export type DocumentContext = {
  styles: ReadonlyMap<string, ParagraphStyle>
  countItem: ListCounter
  hiddenStyles: HiddenStyles
  relations: Record<DocumentPart, readonly Relation[]>
  changes: ReturnType<typeof changeList>
  moveEdges: { place: RevisionPlace; change: number }[]
  /** By the id in the file. */
  comments: ReadonlyMap<string, DocumentComment>
  /** The position of each comment, by its id, in the order of the anchors. */
  anchored: Map<string, number>
  /** Ids of notes, such as `footnote 2`, in the order of their references. */
  referred: string[]
}
