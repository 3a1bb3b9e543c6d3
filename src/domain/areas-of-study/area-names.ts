import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { healthAreaNames } from './health-area-names.ts'
import { humanAreaNames } from './human-area-names.ts'
import { lifeAreaNames } from './life-area-names.ts'
import { physicalAreaNames } from './physical-area-names.ts'

/** By the server's number of the area. */
const areaNames: Readonly<Record<number, MessageDescriptor>> = {
  ...lifeAreaNames,
  ...healthAreaNames,
  ...physicalAreaNames,
  ...humanAreaNames,
  492: msg({ context: 'area of study', message: 'Other' }),
  493: msg`Not listed`,
  494: msg`Undetermined`,
}

export function areaName(
  { id, name }: { id: number; name: string },
  translate: (message: MessageDescriptor) => string,
): string {
  const message = areaNames[id]
  return message ? translate(message) : name
}
