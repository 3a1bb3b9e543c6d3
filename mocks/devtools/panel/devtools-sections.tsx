import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ComponentType } from 'react'
import { CallsSection } from '../calls/calls-section.tsx'
import { FaultsSection } from '../calls/faults-section.tsx'
import { ServerSection } from '../calls/server-section.tsx'
import { ShareSection } from '../share/share-section.tsx'
import { ClockSection } from '../world/clock-section.tsx'
import { FactsSection } from '../world/facts-section.tsx'
import { OutboxSection } from '../world/outbox-section.tsx'
import { RowsSection } from '../world/rows-section.tsx'
import { SwitchesSection } from '../world/switches-section.tsx'
import { WorldSection } from '../world/world-section.tsx'

type SectionEntry = { title: MessageDescriptor; Section: ComponentType }

export const sections = {
  world: { title: msg`World`, Section: WorldSection },
  switches: { title: msg`Switches`, Section: SwitchesSection },
  clock: { title: msg`Clock`, Section: ClockSection },
  faults: { title: msg`Faults`, Section: FaultsSection },
  calls: { title: msg`Calls`, Section: CallsSection },
  facts: { title: msg`Facts`, Section: FactsSection },
  outbox: { title: msg`Outbox`, Section: OutboxSection },
  rows: { title: msg({ context: 'of a database', message: 'Tables' }), Section: RowsSection },
  server: { title: msg`Server`, Section: ServerSection },
  share: { title: msg`Share`, Section: ShareSection },
} satisfies Record<string, SectionEntry>

export type SectionName = keyof typeof sections

export function isSectionName(name: string): name is SectionName {
  return Object.hasOwn(sections, name)
}
